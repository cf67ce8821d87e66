"""Extraction, update and compilation of catalogues, on a small site made for it."""

import gettext
import shutil
from pathlib import Path

import pytest
from babel.support import Translations

from tutor import catalogues

ROOT = Path(__file__).parents[1]

CODE = """
RULES = {
    "title": words("Only one thing a turn"),
    # i18n: num is a number of cards
    "hands": nwords("%(num)s card", "%(num)s cards", count="num"),
    "red": pwords("colour of a card", "red"),
}
"""
TEMPLATE = """
<h1>{% trans trimmed %}
    Two
    lines
{% endtrans %}</h1>{{ pgettext("button", "Play") }}
"""


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A checkout with one module, one template and a Russian translation still to be made."""
    shutil.copy(ROOT / "babel.cfg", tmp_path)
    for name, content in {"tutor/web/wording.py": CODE, "templates/page.html": TEMPLATE}.items():
        (tmp_path / name).parent.mkdir(parents=True)
        (tmp_path / name).write_text(content, encoding="utf-8")
    catalogues.update(tmp_path, ["ru"])
    return tmp_path


def translate(site: Path, english: str, *russian: str) -> None:
    """Write a translation, or all its plural forms, below the English in the Russian file."""
    path = catalogues.catalogue_path(site, "ru")
    before, found, after = path.read_text(encoding="utf-8").partition(f'"{english}"\n')
    assert found
    for number, form in enumerate(russian):
        label = f"msgstr[{number}]" if len(russian) > 1 else "msgstr"
        after = after.replace(f'{label} ""', f'{label} "{form}"', 1)
    path.write_text(before + found + after, encoding="utf-8")


def translate_all(site: Path) -> None:
    """Translate every message of the small site."""
    translate(site, "Two lines", "Две строки")
    translate(site, "Play", "Разыграть")
    translate(site, "Only one thing a turn", "Одно действие за ход")
    translate(site, "%(num)s card", "%(num)s карта", "%(num)s карты", "%(num)s карт")
    translate(site, "red", "красный")


def test_words_are_extracted_with_their_context_and_comment(site: Path) -> None:
    """Code markers, plurals, contexts, template blocks and notes to translators all arrive."""
    template = catalogues.extract(site)
    found = {(message.context, message.id) for message in template if message.id}
    assert found == {
        (None, "Two lines"),
        (None, "Only one thing a turn"),
        (None, ("%(num)s card", "%(num)s cards")),
        ("button", "Play"),
        ("colour of a card", "red"),
    }
    counted = template.get("%(num)s card")
    assert counted
    assert counted.auto_comments == ["num is a number of cards"]


def test_a_template_that_cannot_be_parsed_stops_extraction(site: Path) -> None:
    """Its words would otherwise be missing without a sound."""
    (site / "templates" / "page.html").write_text("{% trans %}never closed", encoding="utf-8")
    with pytest.raises(catalogues.BrokenCatalogueError, match=r"^templates/page\.html:1: unclosed"):
        catalogues.extract(site)


def test_extracting_again_changes_nothing(site: Path) -> None:
    """The files depend on the sources alone, so that a difference is a change of words."""
    assert catalogues.stale(site) == []
    before = catalogues.template_path(site).read_bytes()
    catalogues.update(site)
    assert catalogues.template_path(site).read_bytes() == before


def test_new_words_make_every_catalogue_stale(site: Path) -> None:
    """A word added to a page is missed in the template and in each translation."""
    with (site / "tutor" / "web" / "wording.py").open("a", encoding="utf-8") as file:
        file.write('words("New")\n')
    assert catalogues.stale(site) == [
        "translations/messages.pot: out of date, run `make i18n`",
        "translations/ru/LC_MESSAGES/messages.po: out of date, run `make i18n`",
    ]


def test_a_changed_sentence_comes_out_empty_and_the_old_one_goes(site: Path) -> None:
    """No guessed, obsolete or fuzzy entry is left behind; the other translations stay."""
    translate_all(site)
    code = site / "tutor" / "web" / "wording.py"
    changed = code.read_text(encoding="utf-8").replace("Only one thing", "One thing")
    code.write_text(changed, encoding="utf-8")
    catalogues.update(site)
    path = catalogues.catalogue_path(site, "ru")
    (problem,) = catalogues.incomplete(path)
    assert problem.endswith("not translated: 'One thing a turn'")
    assert "Only one thing" not in path.read_text(encoding="utf-8")
    assert "Разыграть" in path.read_text(encoding="utf-8")


def test_a_sentence_takes_its_translation_to_another_catalogue(site: Path) -> None:
    """Moving a module to another part of the site leaves nothing to translate again."""
    translate_all(site)
    (site / "tutor" / "web" / "hanzi").mkdir()
    (site / "tutor" / "web" / "wording.py").rename(site / "tutor" / "web" / "hanzi" / "wording.py")
    catalogues.update(site)
    assert catalogues.template_path(site, "hanzi").exists()
    moved = catalogues.catalogue_path(site, "ru", "hanzi")
    assert catalogues.incomplete(moved) == []
    assert "красный" in moved.read_text(encoding="utf-8")
    assert "красный" not in catalogues.catalogue_path(site, "ru").read_text(encoding="utf-8")
    (site / "tutor" / "web" / "hanzi" / "wording.py").unlink()
    catalogues.update(site)
    assert not moved.exists()


def test_a_proofreader_is_given_what_is_translated(site: Path) -> None:
    """A message that is still empty is missing, and no more than that."""
    path = catalogues.catalogue_path(site, "ru")
    assert catalogues.pairs(path) == []
    translate(site, "Play", "Разыграть")
    assert catalogues.pairs(path) == [("button", "Play", "Разыграть")]


def test_a_compiled_catalogue_speaks(site: Path) -> None:
    """What was translated is read back from the .mo, with context and Russian plural forms."""
    translate_all(site)
    path = catalogues.catalogue_path(site, "ru")
    assert catalogues.incomplete(path) == []
    with catalogues.compile_catalogue(path).open("rb") as file:
        russian = gettext.GNUTranslations(file)
    assert russian.pgettext("button", "Play") == "Разыграть"
    counted = [russian.ngettext("%(num)s card", "%(num)s cards", num) for num in (1, 2, 5)]
    assert counted == ["%(num)s карта", "%(num)s карты", "%(num)s карт"]


def test_what_is_empty_is_not_compiled(site: Path) -> None:
    """Nor is a plural, which Babel would fill with English."""
    translate(site, "red", "красный")
    with catalogues.compile_catalogue(catalogues.catalogue_path(site, "ru")).open("rb") as file:
        russian = Translations(file)
    assert [key for key in russian._catalog if key] == ["colour of a card\x04red"]


@pytest.mark.parametrize(
    ("slip", "complaint"),
    [
        (('"%(num)s карты"', '"%(n)s карты"'), "'n'"),
        (('msgstr[2] "%(num)s карт"\n', ""), "plural form"),
        (("#: templates/page.html", "#, fuzzy\n#: templates/page.html"), "fuzzy"),
        (('msgstr "красный"', 'msgstr "крас"ный"'), "messages.po"),
    ],
    ids=["wrong placeholder", "missing plural form", "fuzzy", "syntax"],
)
def test_a_broken_catalogue_is_not_compiled(
    site: Path, slip: tuple[str, str], complaint: str
) -> None:
    """What would be an error 500 or a wrong sentence is named, and no .mo is written."""
    translate_all(site)
    path = catalogues.catalogue_path(site, "ru")
    text = path.read_text(encoding="utf-8")
    assert slip[0] in text
    path.write_text(text.replace(*slip, 1), encoding="utf-8")
    with pytest.raises(catalogues.BrokenCatalogueError) as refused:
        catalogues.compile_catalogue(path)
    assert any(complaint in problem for problem in refused.value.problems), refused.value.problems
    assert not path.with_suffix(".mo").exists()


def test_an_unknown_language_is_refused(site: Path) -> None:
    """A new translation needs a locale whose plural forms are known."""
    template = catalogues.read(catalogues.template_path(site))
    with pytest.raises(catalogues.BrokenCatalogueError, match="unknown locale"):
        catalogues.blank("tlh", template)
