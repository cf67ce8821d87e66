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
    help="Where the copy will be: a path such as /hanabi/, or with the host before it.",
)
@click.option("--languages", help="Language tags, such as en,ja; all by default.")
@click.option(
    "--puzzles",
    type=click.IntRange(0),
    help="This many puzzles of each theme; by default the whole library.",
)
@click.option("--processes", type=click.IntRange(1), help="One for each core by default.")
def command(
    folder: Path, base: str, languages: str | None, puzzles: int | None, processes: int | None
) -> None:
    """Write a copy of the site into DIR that any web host can serve.

    It has the rules, the glossary, the sheets to print, the lessons and the puzzles of the library.
    With scripts answers are judged; without, an answer leads to the right one. The list of pages
    for search engines, sitemap.xml, needs a --base with a host.
    """
    from tutor.web.app import create_app
    from tutor.web.offline.places import Places
    from tutor.web.offline.writer import Written, exported_pages, write
    from tutor.web.shell.languages import LANGUAGES
    from tutor.web.sites import SITES

    if not re.fullmatch(r"(https?://[^/?#]+)?/([^?#]*/)?", base):
        raise click.BadParameter(
            "it begins with / or https:// and ends with /", param_hint="--base"
        )
    known = [language.tag for language in LANGUAGES]
    wanted = languages.split(",") if languages else known
    if unknown := [tag for tag in wanted if tag not in known]:
        raise click.BadParameter(f"there is no {unknown[0]}", param_hint="--languages")
    if folder.exists() and any(folder.iterdir()):
        raise click.ClickException(f"{folder} is not empty")
    pages = exported_pages(SITES, puzzles)
    places = Places(base, tuple(tag for tag in known if tag in wanted), pages)
    started = time.monotonic()
    done = Written(0, 0)
    for done in write(places, folder, create_app, processes):
        if sys.stderr.isatty():  # the count goes up in its line, which the last one takes
            click.echo(f"\r{done.files} files", nl=False, err=True)
    seconds = time.monotonic() - started
    click.echo(f"{done.files} files, {done.size / 1e6:.1f} MB, {seconds:.0f} s")
