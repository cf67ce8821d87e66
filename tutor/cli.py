"""The `tutor` command: the modules of its commands are imported when they are used."""

import importlib

import click

from tutor.core.errors import TutorError

COMMANDS = {
    "coach": "tutor.commands.coach:coach_command",
    "conventions": "tutor.commands.coach:conventions_command",
    "db": "tutor.commands.db:command",
    "deals": "tutor.commands.play:deals_command",
    "endings": "tutor.commands.coach:endings_command",
    "export": "tutor.commands.export:command",
    "i18n": "tutor.commands.i18n:command",
    "play": "tutor.commands.play:play_command",
    "position": "tutor.commands.position:command",
    "puzzles": "tutor.commands.puzzles:command",
    "replay": "tutor.commands.replay:replay_command",
    "review": "tutor.commands.replay:review_command",
    "serve": "tutor.commands.serve:command",
}
"""The module and the name of each click command, by what it is called on the command line."""


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
        module, _, name = COMMANDS[cmd_name].partition(":")
        command = getattr(importlib.import_module(module), name)
        assert isinstance(command, click.Command), COMMANDS[cmd_name]
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
    """Learn Hanabi: serve or export the site, check translations, replay games, make puzzles."""
