"""`tutor db`: the database of saved clubs."""

import typing

import click

if typing.TYPE_CHECKING:
    from tutor.clubs.store import Store


@click.group("db")
def command() -> None:
    """Manage the database of saved clubs (TUTOR_DATABASE_URL or DATABASE_URL)."""


@command.command()
def where() -> None:
    """Print the database's address, without its password."""
    click.echo(_store().location)


@command.command()
def upgrade() -> None:
    """Create or update the tables for this release; `tutor serve` does this when it starts."""
    store = _store()
    changed = store.prepare()
    click.echo(f"{store.location}: {'updated' if changed else 'already up to date'}")


@command.command()
@click.argument("release", type=click.Choice(["1.0.0"]))
def downgrade(release: str) -> None:
    """Change the tables back to those of an older release, with every server stopped.

    All is kept that release knows: of 1.0.0's tables all but the seasons.
    """
    store = _store()
    store.downgrade(release)
    click.echo(f"{store.location}: tables of {release}")


@command.command()
def sweep() -> None:
    """Erase clubs, learners, tournaments and seasons that nobody visits any more.

    `tutor serve` does this hourly.
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
    if not store.location:
        raise click.ClickException("clubs can't be saved: DATABASE_URL is empty")
    return store
