"""`tutor export`: a copy of the site as files, for any web host."""

import re
import sys
import time
from pathlib import Path

import click


@click.command("export")
@click.argument("folder", type=click.Path(file_okay=False, path_type=Path), metavar="DIR")
@click.option(
    "--base",
    default="/",
    show_default=True,
    help="The address of the copy: a path such as /hanabi/, or with the host before it.",
)
@click.option("--languages", help="Language tags, such as en,ja; by default all.")
@click.option(
    "--puzzles",
    type=click.IntRange(0),
    help="The number of puzzles of each theme; by default the whole library.",
)
@click.option(
    "--processes",
    type=click.IntRange(1),
    help="The number of processes; by default one for each core.",
)
def command(
    folder: Path, base: str, languages: str | None, puzzles: int | None, processes: int | None
) -> None:
    """Write a copy of the site into DIR that any web host can serve.

    The copy has the rules, the glossary, the sheets to print, the lessons and the library puzzles.
    With scripts it judges answers; without them, each answer leads to the right one. Only a --base
    with a host gives it a sitemap.xml, the list of pages for search engines.
    """
    from tutor.web.app import create_app
    from tutor.web.games import GAMES
    from tutor.web.offline.places import Places, exported_pages
    from tutor.web.offline.writer import Written, write
    from tutor.web.shell.languages import LANGUAGES

    if not re.fullmatch(r"(https?://[^/?#]+)?/([^?#]*/)?", base):
        raise click.BadParameter(
            "must begin with / or https:// and end with /", param_hint="--base"
        )
    known = [language.tag for language in LANGUAGES]
    wanted = languages.split(",") if languages else known
    if unknown := [tag for tag in wanted if tag not in known]:
        raise click.BadParameter(f"no language {unknown[0]}", param_hint="--languages")
    if folder.exists() and any(folder.iterdir()):
        raise click.ClickException(f"{folder} is not empty")
    pages = exported_pages(GAMES, puzzles)
    places = Places(base, tuple(tag for tag in known if tag in wanted), pages)
    started = time.monotonic()
    done = Written(0, 0)
    for done in write(places, folder, create_app, processes):
        if sys.stderr.isatty():  # the count goes up in its line, which the last one takes
            click.echo(f"\r{done.files} files", nl=False, err=True)
    seconds = time.monotonic() - started
    click.echo(f"{done.files} files, {done.size / 1e6:.1f} MB, {seconds:.0f} s")
