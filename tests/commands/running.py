"""Commands as tests run them."""

from click.testing import CliRunner, Result

from tutor.cli import main


def run_command(*arguments: object, stdin: str | None = None) -> Result:
    """Run `tutor` with these arguments."""
    return CliRunner().invoke(main, [*map(str, arguments)], input=stdin)
