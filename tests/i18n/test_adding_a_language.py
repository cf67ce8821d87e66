"""Adding a language as docs/adding-a-language.md says: a copy of the checkout learns Hebrew.

Hebrew, since it is written from right to left and in a script that no language of ours has.
"""

import csv
import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.web.page import Page
from tutor import catalogues
from tutor.cli import main
from tutor.commands import i18n
from tutor.web.shell.languages import LANGUAGES

ROOT = Path(__file__).parents[2]
COPIED = ("tutor", "templates", "translations", "babel.cfg", "pyproject.toml")
TERMBASE = "translations/terms.csv"
LINE = '    Language("he", "עברית", last_catalogue="messages"),\n'
PAGES = (
    "/he/",
    "/he/rules/goal",
    "/he/rules/goal?with=ja",
    "/he/rules/find?q=clues",
    "/he/puzzles/daily/learner/2026-11-20",
    "/he/embed/puzzles/odds-001",
    "/ja/glossary/?with=he",
    "/he/play/",
    "/en/",
)

# What a site of the copy answers: a page's text, or the kind of the file.
READER = """
import json, sys
from tutor.web.app import create_app
client = create_app().test_client()
said = {path: client.get(path, follow_redirects=True) for path in sys.argv[1:]}
said["/"] = client.get("/", headers={"Accept-Language": "he-IL,he;q=0.9,en;q=0.8"})
said["/he/preview.png"] = client.get("/he/preview.png")
found = {p: [a.status_code, a.location or a.mimetype, a.text if "html" in a.mimetype else ""]
         for p, a in said.items()}
print(json.dumps(found))
"""

Answers = dict[str, tuple[int, str, str]]
"""Status, kind or place it leads to, and text of each answer, by its path."""

Run = Callable[..., Result]


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout, with what a site is made of: other languages are compiled only."""
    folder = tmp_path_factory.mktemp("copy")
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("*.po"))
        else:
            shutil.copy(ROOT / name, folder / name)
    return folder


@pytest.fixture(scope="module")
def run(copy: Path) -> Iterator[Run]:
    """Run `tutor i18n` on the copy, whose English is collected once."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(i18n, "checkout", lambda: copy)
        patch.setattr(catalogues, "templates", cache(catalogues.templates))
        yield lambda *arguments: CliRunner().invoke(main, ["i18n", *arguments])


def files_of(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder by their paths, without what Python and gettext compile."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file() and path.suffix not in {".pyc", ".mo"}
    }


def pretend(po: Path) -> None:
    """Fill a new catalogue with its own English: a translation that breaks no placeholder."""
    text = po.read_text(encoding="utf-8")
    catalog = catalogues.read(po)
    for message in catalog:
        if message.id:
            plural = not isinstance(message.id, str)
            english = message.id[1] if plural else message.id
            forms = (str(english),) * catalog.num_plurals
            message.string = forms if plural else forms[0]
    po.write_bytes(catalogues.rendered(catalog))
    assert po.read_text(encoding="utf-8") != text


def complaints(run: Run) -> list[str]:
    """Return what `tutor i18n check` says of Hebrew."""
    return run("check", "he").stderr.removeprefix("Error: ").splitlines()


def name_terms(termbase: Path) -> None:
    """Give every concept its word in Hebrew: the English one, as in the pretended catalogue."""
    with termbase.open(encoding="utf-8", newline="") as file:
        english = [row for row in csv.DictReader(file) if row["language"] == "en"]
    with termbase.open("a", encoding="utf-8", newline="") as file:
        writer = csv.DictWriter(file, english[0], lineterminator="\n")
        writer.writerows(row | {"language": "he", "forbidden": ""} for row in english)


@pytest.fixture(scope="module")
def said(copy: Path, run: Run) -> Answers:
    """What the copy answers after the steps; each step that is missing is told before."""
    before = files_of(copy)
    started = run("new", "he")
    assert started.exit_code == 0, started.stderr
    missing = complaints(run)
    untranslated = [line for line in missing if "not translated" in line]
    first = catalogues.catalogue_path(copy, "he")
    assert len(untranslated) == len(catalogues.incomplete(first))
    assert any("no word for" in line for line in missing)
    pretend(first)
    name_terms(copy / TERMBASE)
    assert complaints(run) == []
    languages = copy / "tutor" / "web" / "shell" / "languages.py"
    text = languages.read_text(encoding="utf-8")
    added = re.sub(r"(LANGUAGES = \(\n(?:    .*\n)*)", rf"\g<1>{LINE}", text, count=1)
    languages.write_text(added, encoding="utf-8")
    assert run("compile", "he").exit_code == 0
    command = [sys.executable, "-c", READER, *PAGES]
    answered = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
    assert answered.returncode == 0, answered.stderr
    after = files_of(copy)
    changed = {path for path in after if after[path] != before.get(path)}
    assert changed == {
        *(f"translations/he/LC_MESSAGES/{domain}.po" for domain in catalogues.DOMAINS),
        TERMBASE,
        "tutor/web/shell/languages.py",
    }
    return {path: tuple(answer) for path, answer in json.loads(answered.stdout).items()}


def test_three_files_are_a_language(said: Answers) -> None:
    """One catalogue, terms and one line: each kind of page answers, and so does its picture."""
    assert {path: said[path][0] for path in PAGES} == dict.fromkeys(PAGES, 200)
    assert said["/he/preview.png"][:2] == (200, "image/png")
    assert said["/"][:2] == (302, "/he/")


def test_the_steps_name_tests_that_are_there() -> None:
    steps = (ROOT / "docs" / "adding-a-language.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`(test_\w+)`", steps))
    tests = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("*.py"))
    assert named
    assert {name for name in named if f"def {name}(" not in tests} == set()


COUNTED = re.compile(
    r"\b(?:four|five|six|seven|[4-9])\s+(?:other\s+)?(?:languages|catalogues|locales)\b",
    re.IGNORECASE,
)


@pytest.mark.parametrize("folder", ["tutor", "templates"])
def test_nothing_counts_the_languages(folder: str) -> None:
    """No sentence and no comment has to change when there is one more."""
    for path in sorted((ROOT / folder).rglob("*")):
        if path.suffix in {".py", ".html", ".css", ".js"}:
            assert COUNTED.findall(path.read_text(encoding="utf-8")) == [], path


HAN = ("Jpan", "Hans", "Hant", "Kore")


@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES if language.script in HAN])
def test_languages_that_share_characters_have_fonts_of_their_own(tag: str) -> None:
    """The same Han character is drawn otherwise in Tokyo, Taipei and Beijing."""
    style = (ROOT / "tutor/web/static/style/base.css").read_text(encoding="utf-8")
    assert re.search(rf"^:lang\({tag}\) {{ font-family: ", style, re.MULTILINE)


def test_a_later_catalogue_is_checked_once_it_is_begun(copy: Path, run: Run, said: Answers) -> None:
    """Translators are told what is missing before the language offers it."""
    path = catalogues.catalogue_path(copy, "he", "play")
    empty = path.read_bytes()
    catalog = catalogues.read(path)
    next(each for each in catalog if each.id and isinstance(each.id, str)).string = "עברית"
    path.write_bytes(catalogues.rendered(catalog))
    missing = [line for line in complaints(run) if "not translated" in line]
    assert len(missing) == len(catalogues.incomplete(path)) > 0
    path.write_bytes(empty)
    assert complaints(run) == []


def test_what_is_not_translated_yet_is_english(said: Answers) -> None:
    """From left to right, but for the line that says so."""
    page = Page(said["/he/play/"][2])
    assert page.one("html")["lang"] == "en"
    assert "dir" not in page.one("html").attributes
    assert page.one("p", class_="note", lang="he")["dir"] == "rtl"


@pytest.mark.parametrize("path", ["/he/", "/he/rules/goal", "/he/embed/puzzles/odds-001"])
def test_it_is_written_from_right_to_left(said: Answers, path: str) -> None:
    """The page says so; what is in another language on it has its own direction."""
    html = Page(said[path][2]).one("html")
    assert (html["lang"], html["dir"]) == ("he", "rtl")
    if path == "/he/":
        pickers = [a for a in Page(said[path][2]).all("a") if "hreflang" in a.attributes]
        directions = {a["lang"]: a.attributes.get("dir") for a in pickers}
        assert directions.pop("he") is None
        assert set(directions.values()) == {"ltr"}


def test_values_keep_their_own_direction(said: Answers) -> None:
    """A name of Latin letters draws no number, bracket or mark beside it to its own side."""
    isolated = re.compile("\N{FIRST STRONG ISOLATE}[^\N{POP DIRECTIONAL ISOLATE}]+")
    assert isolated.search(said["/he/rules/goal"][2])
    assert not isolated.search(said["/en/"][2])


def test_beside_another_language_it_has_its_direction(
    said: Answers,
) -> None:
    """Pages in other languages are as before, with a part from right to left."""
    page = Page(said["/ja/glossary/?with=he"][2])
    assert "dir" not in page.one("html").attributes
    directions = {
        (each["lang"], each.attributes.get("dir"))
        for each in page.elements
        if "lang" in each.attributes
    }
    assert ("he", "rtl") in directions
    assert {way for tag, way in directions if tag != "he"} == {None}
    beside = Page(said["/he/rules/goal?with=ja"][2]).all("div", class_="pair")
    assert [(half["lang"], half["dir"]) for half in beside[0].children[1:]] == [("ja", "ltr")]


def test_links_name_it_to_others(said: Answers) -> None:
    """Search engines, link pictures and the picker of other pages know the language."""
    home = Page(said["/he/"][2])
    assert home.one("meta", property="og:locale")["content"] == "he_IL"
    alternates = {e.attributes.get("hreflang") for e in Page(said["/en/"][2]).all("link")}
    assert "he" in alternates
    assert "עברית" in {a.text for a in Page(said["/en/"][2]).all("a")}
