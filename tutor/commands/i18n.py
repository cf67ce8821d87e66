"""`tutor i18n`: the chores of a translator, on a checkout."""

import csv
import sys
from collections.abc import Iterable
from pathlib import Path

import click


@click.group("i18n")
def command() -> None:
    """Manage the translations of a checkout."""


@command.command()
def update() -> None:
    """Collect the English messages and update every translation to match.

    A message whose English has changed comes out empty; one no longer used is dropped.
    """
    from tutor import catalogues

    root = checkout()
    catalogues.update(root)
    for locale, paths in catalogues.catalogue_paths(root).items():
        click.echo(f"{locale}: {_left(paths)} to translate")


@command.command()
@click.argument("locale")
def new(locale: str) -> None:
    """Start a translation.

    LOCALE is spelt as in Babel: de, pt_BR, zh_Hant.
    """
    from tutor import catalogues

    root = checkout()
    folder = catalogues.catalogue_path(root, locale).parent
    if folder.exists():
        raise click.ClickException(f"{folder} already exists")
    catalogues.update(root, [locale])
    left = _left(catalogues.catalogue_paths(root)[locale])
    click.echo(f"{folder}: {left} to translate")


def _left(paths: Iterable[Path]) -> int:
    from tutor import catalogues

    return sum(len(catalogues.incomplete(path)) for path in paths)


@command.command("compile")
@click.argument("locales", nargs=-1, metavar="[LOCALE]...")
def compile_(locales: tuple[str, ...]) -> None:
    """Compile the translations for the site.

    A broken one isn't compiled: each problem gets a line, and the exit status is 1.
    """
    from tutor import catalogues

    root = checkout()
    for locale, paths in catalogues.catalogue_paths(root).items():
        if not locales or locale in locales:
            for path in paths:
                catalogues.compile_catalogue(path)


@command.command()
def status() -> None:
    """Say how far each translation is."""
    from tutor import catalogues

    for locale, paths in catalogues.catalogue_paths(checkout()).items():
        click.echo(f"{locale}:")
        for path in paths:
            left, every = len(catalogues.incomplete(path)), len(catalogues.read(path))
            click.echo(f"  {path.stem}: {every - left} of {every}")


@command.command()
@click.argument("locale")
def glossary(locale: str) -> None:
    """Write the terms of LOCALE as CSV, as Weblate imports a glossary."""
    out = csv.writer(sys.stdout)
    out.writerow(("source", "target", "context"))
    for termbase in sorted((checkout() / "translations").glob("*terms.csv")):
        with termbase.open(encoding="utf-8", newline="") as file:
            rows = list(csv.DictReader(file))
        own = {row["concept"]: row["term"] for row in rows if row["language"] == locale}
        for row in rows:
            if row["language"] == "en":
                out.writerow((row["term"], own.get(row["concept"], ""), row["concept"]))


@command.command()
@click.argument("locales", nargs=-1, metavar="[LOCALE]...")
def check(locales: tuple[str, ...]) -> None:
    """List everything left to translate or mend, by default in the languages of the site.

    Only catalogues that a language offers count; of a new language that is the first one. Of a
    language that is named, those that have been begun count, too. The exit status is 1 if anything
    is out of date, broken, untranslated, obsolete or misworded.
    """
    from tutor import catalogues
    from tutor.proofreading import complaints, termbases
    from tutor.web.games import known_forms
    from tutor.web.shell.languages import LANGUAGES, catalogues_of

    root = checkout()
    problems = catalogues.stale(root)
    named = locales or {str(each.locale) for each in LANGUAGES}
    for locale, every in catalogues.catalogue_paths(root).items():
        if locale not in named:
            continue
        offered = catalogues_of(locale)
        paths = [
            path
            for path in every
            if path.stem in offered or (locale in locales and catalogues.begun(path))
        ]
        for path in paths:
            problems += catalogues.broken(path) or catalogues.incomplete(path)
        forms = known_forms(locale.replace("_", "-"))
        for path in paths:
            bases = termbases(root / "translations", path.stem)
            try:
                problems += complaints(locale, catalogues.pairs(path), bases, forms)
            except KeyError as missing:
                concept, language = missing.args[0]
                problems.append(f"{bases[-1].parent}: no word for {concept!r} in {language}")
    if problems:
        raise catalogues.BrokenCatalogueError(problems)
    click.echo("every translation is up to date and complete")


@command.command()
@click.argument("tags", nargs=-1, metavar="[LANGUAGE]...")
@click.option("--to", type=click.Path(path_type=Path), default=Path("build/corpus"))
def corpus(tags: tuple[str, ...], to: Path) -> None:
    """Write every message with real values, in each of its forms, to build/corpus/ for reading.

    LANGUAGE is a language tag as in the site's addresses: en, zh-Hant. By default all.
    """
    from tutor.commands.corpus import corpus as corpus_of
    from tutor.web.app import create_app
    from tutor.web.games import GAMES, words_of
    from tutor.web.shell.languages import LANGUAGES
    from tutor.web.shell.text import speaking

    app = create_app()
    for language in LANGUAGES:
        if tags and language.tag not in tags:
            continue
        lines = []
        for pages in GAMES:
            with app.test_request_context(f"/{language.tag}/"), speaking(language):
                for id_, examples in corpus_of(pages, words_of((pages,))).items():
                    lines += [f"[{id_}]", *(f"  {example}" for example in examples)]
        to.mkdir(parents=True, exist_ok=True)
        (to / f"{language.tag}.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
        click.echo(f"{to / language.tag}.txt")


def checkout() -> Path:
    """Return the folder of the checkout this package runs from.

    Raises click.ClickException if it runs from a wheel, which has only compiled catalogues.
    """
    root = Path(__file__).parents[2]
    if not (root / "babel.cfg").exists():
        raise click.ClickException("translations are kept in a checkout, and this isn't one")
    return root
