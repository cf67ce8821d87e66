"""The `tutor` command as a whole."""

import subprocess
import sys

import pytest
from click.testing import CliRunner

from tutor.cli import COMMANDS, main

HEAVY = {"babel", "flask", "waitress", "jinja2"}


def imported_by(code: str) -> set[str]:
    """Return the modules that a fresh Python has loaded after `code`."""
    report = f"import sys\n{code}\nprint(*sys.modules, file=sys.stderr)"
    run = subprocess.run([sys.executable, "-c", report], capture_output=True, text=True, check=True)
    return set(run.stderr.split())


def test_help_lists_every_command_without_importing_the_site() -> None:
    """`tutor --help` names each command and answers at once: nothing heavy is imported for it."""
    listed = CliRunner().invoke(main, ["--help"]).output
    assert [name for name in COMMANDS if f"\n  {name} " not in listed] == []
    called = 'from tutor.cli import main\nmain(["--help"], standalone_mode=False)'
    assert not imported_by(called) & HEAVY


def test_an_engine_comes_without_the_site() -> None:
    """Importing the engine, and with it the package, imports no part of a web site."""
    loaded = imported_by("import tutor.games.hanabi.engine")
    assert "tutor" in loaded
    assert not loaded & HEAVY


def test_the_package_gives_create_app_and_nothing_unknown() -> None:
    """`tutor.create_app` is loaded when asked for; other names are an ordinary AttributeError."""
    import tutor

    assert callable(tutor.create_app)
    with pytest.raises(AttributeError, match="no_such_name"):
        tutor.no_such_name  # noqa: B018 - the access itself is what is tested


def test_a_mistyped_command_is_one_clear_error() -> None:
    """An unknown command is named, with the usage, and is exit status 2."""
    run = CliRunner().invoke(main, ["sevre"])
    assert (run.exit_code, "No such command 'sevre'" in run.output) == (2, True)
