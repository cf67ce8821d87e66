"""The gates of every catalogue: complete, current, well-formed, and proofread."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tutor import catalogues, proofreading
from tutor.proofreading import complaints
from tutor.web.games import known_forms
from tutor.web.shell.languages import CATALOGUES, LANGUAGES, SOURCE, catalogues_of

ROOT = Path(__file__).parents[2]
TERMBASES = sorted((ROOT / "translations").glob("*terms.csv"))
PATHS = catalogues.catalogue_paths(ROOT)

LOCALES = sorted(str(each.locale) for each in LANGUAGES if each is not SOURCE)

each_language = pytest.mark.parametrize("locale", LOCALES)
each_catalogue = pytest.mark.parametrize(
    "path",
    [path for locale in LOCALES for path in PATHS[locale] if path.stem in catalogues_of(locale)],
    ids=lambda path: f"{path.parent.parent.name}-{path.stem}",
)


def entries(path: Path) -> list[tuple[object, ...]]:
    """Return the messages of a catalogue, without dates and layout."""
    catalog = catalogues.read(path)
    current = [(m.context, m.id, m.string) for m in catalog if m.id]
    return [*current, *(("obsolete", m.id) for m in catalog.obsolete.values())]


def test_every_language_has_its_catalogue() -> None:
    """Catalogues for each language but the English source, in all catalogues."""
    assert set(PATHS) >= set(LOCALES)
    domains = {tuple(path.stem for path in each) for each in PATHS.values()}
    assert domains == {tuple(sorted(CATALOGUES))}


def test_a_message_lies_in_one_catalogue() -> None:
    """Whoever translates one of them finds no sentence of another again."""
    templates = [
        catalogues.read(catalogues.template_path(ROOT, each)) for each in catalogues.DOMAINS
    ]
    messages = [(each.context, each.id) for one in templates for each in one if each.id]
    assert len(messages) == len(set(messages))


PLURALS = {
    "de": (2, "(n != 1)"),
    "fr": (2, "(n > 1)"),
    "ja": (1, "0"),
    "ru": (
        3,
        "(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2)",
    ),
    "zh_Hans": (1, "0"),
    "zh_Hant": (1, "0"),
}
"""Libraries disagree on some languages: the newest CLDR has a third form for French millions."""


@pytest.mark.parametrize("locale", PATHS)
def test_plural_forms_are_the_ones_that_were_translated(locale: str) -> None:
    """In every catalogue of a language, whichever release of Babel wrote it."""
    forms = {(each.num_plurals, each.plural_expr) for each in map(catalogues.read, PATHS[locale])}
    assert forms == {PLURALS[locale]}


@each_language
@pytest.mark.parametrize("termbase", TERMBASES, ids=lambda path: path.stem)
def test_every_term_has_its_word(locale: str, termbase: Path) -> None:
    """The termbase has a row for each concept in the language."""
    if termbase.stem.removesuffix("-terms") not in ("terms", *catalogues_of(locale)):
        pytest.skip("this catalogue is not offered yet")
    concepts = {term.concept for term in proofreading.read_terms(termbase, "en")}
    assert {term.concept for term in proofreading.read_terms(termbase, locale)} == concepts


def test_a_game_has_terms_of_its_own() -> None:
    """They count for its catalogue only; the common ones for all."""
    found = {
        domain: [path.name for path in proofreading.termbases(ROOT / "translations", domain)]
        for domain in catalogues.DOMAINS
    }
    assert found.pop("hanzi") == ["terms.csv", "hanzi-terms.csv"]
    assert set(map(tuple, found.values())) == {("terms.csv",)}


def test_the_catalogues_are_current() -> None:
    """Extracting and updating again would change nothing."""
    assert catalogues.stale(ROOT) == []


@pytest.mark.parametrize("domain", catalogues.DOMAINS)
def test_pybabel_would_change_no_entry(domain: str, tmp_path: Path) -> None:
    """The standard tool, on which translators rely, agrees that the catalogues are current.

    Its own `update --check` calls every catalogue with a msgctxt out of date (Babel issue 1307), so
    the update is done on a copy and compared.
    """
    shutil.copytree(ROOT / "translations", tmp_path / "translations")
    command = [sys.executable, "-m", "babel.messages.frontend", "update", "--no-fuzzy-matching"]
    command += ["-D", domain, "-i", str(catalogues.template_path(ROOT, domain))]
    command += ["-d", str(tmp_path / "translations")]
    subprocess.run(command, check=True, capture_output=True)
    for locale in PATHS:
        updated = catalogues.catalogue_path(tmp_path, locale, domain)
        assert entries(updated) == entries(catalogues.catalogue_path(ROOT, locale, domain))


@each_catalogue
def test_nothing_is_fuzzy_empty_or_obsolete(path: Path) -> None:
    """Every entry is translated, surely, and still in use."""
    assert catalogues.broken(path) + catalogues.incomplete(path) == []


@each_catalogue
def test_msgfmt_accepts_the_catalogue(path: Path) -> None:
    """Only msgfmt notices a missing Russian plural form."""
    msgfmt = shutil.which("msgfmt")
    assert msgfmt, "make test installs gettext"
    done = subprocess.run(
        [msgfmt, "--check", "--output-file=/dev/null", str(path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")


@each_catalogue
def test_dennis_finds_no_error(path: Path) -> None:
    """Dennis lints placeholders and tags."""
    command = [str(Path(sys.executable).with_name("dennis-cmd")), "lint", "--errorsonly"]
    done = subprocess.run([*command, str(path)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@each_catalogue
def test_the_proofreader_has_no_complaint(path: Path) -> None:
    """Placeholders, tags, numbers, rule ids, terms and punctuation are as they should be."""
    locale = path.parent.parent.name
    termbases = proofreading.termbases(ROOT / "translations", path.stem)
    forms = known_forms(locale.replace("_", "-"))
    assert list(complaints(locale, catalogues.pairs(path), termbases, forms)) == []
