"""`tutor db`: the database of saved clubs."""

import typing

import click

if typing.TYPE_CHECKING:
    from tutor.clubs.store import Store


@click.group("db")
def command() -> None:
    """Look after the database of saved clubs (TUTOR_DATABASE_URL or DATABASE_URL)."""


@command.command()
def where() -> None:
    """Print where clubs are kept; a password is left out."""
    click.echo(_store().place)


@command.command()
def upgrade() -> None:
    """Make or change the tables for this release; `tutor serve` does so at its start."""
    store = _store()
    changed = store.prepare()
    click.echo(f"{store.place}: {'brought up to date' if changed else 'up to date already'}")


@command.command()
def sweep() -> None:
    """Erase clubs, learners, tournaments and seasons not visited for too long.

    `tutor serve` does so hourly.
    """
    erased = _store().sweep()
    click.echo(
        f"erased: {erased.clubs} clubs, {erased.learners} learners,"
        f" {erased.tournaments} tournaments, {erased.seasons} seasons"
    )


def _store() -> "Store":
    """Return the store that the site would use; SettingError, or ClickException if it has none."""
    from flask import Config

    from tutor.clubs.store import Store
    from tutor.web.shell.settings import DEFAULTS, database_url

    config = Config("", DEFAULTS)
    config.from_prefixed_env("TUTOR")
    store = Store(database_url(config))
    if not store.place:
        raise click.ClickException("clubs cannot be saved, as DATABASE_URL is empty")
    return store
