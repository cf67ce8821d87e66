"""The `tutor` command: each of its commands is a module of tutor.commands, imported when used."""

import importlib

import click

from tutor.core.errors import TutorError

COMMANDS = {
    "coach": "tutor.commands.coach",
    "conventions": "tutor.commands.conventions",
    "db": "tutor.commands.db",
    "deals": "tutor.commands.deals",
    "endings": "tutor.commands.endings",
    "export": "tutor.commands.export",
    "i18n": "tutor.commands.i18n",
    "play": "tutor.commands.play",
    "position": "tutor.commands.position",
    "puzzles": "tutor.commands.puzzles",
    "replay": "tutor.commands.replay",
    "review": "tutor.commands.review",
    "serve": "tutor.commands.serve",
}
"""Name on the command line → module that holds it, as a click command named `command`."""


class LazyGroup(click.Group):
    """A click group that imports a command's module only when that command is used or listed.

    `tutor replay` must not wait for Flask, nor `tutor serve` for the extractor.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands, sorted."""
        return sorted(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of that name, or None so that click says what was mistyped."""
        if cmd_name not in COMMANDS:
            return None
        command = importlib.import_module(COMMANDS[cmd_name]).command
        assert isinstance(command, click.Command), f"{COMMANDS[cmd_name]}.command"
        return command

    def invoke(self, ctx: click.Context) -> object:
        """Run the command; an error of ours is one line and exit status 1, not a traceback."""
        try:
            return super().invoke(ctx)
        except TutorError as error:
            raise click.ClickException(str(error)) from error


@click.command(cls=LazyGroup)
@click.version_option(package_name="hanabi-tutor")
def main() -> None:
    """Hanabi Tutor: serve or export the site, check translations, replay games, make puzzles."""
