"""The rules on one page, and the card for a table that shares no language."""

import pytest
from flask.testing import FlaskClient

from tests.web.conftest import Read
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.ruleset import KNOWN_PARTS
from tutor.games.hanabi.rulebook import BOXES, TableSetup
from tutor.games.hanabi.rulebook.summary import summary
from tutor.web.shell.languages import LANGUAGES


@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])
def test_the_page_is_in_its_own_language(read: Read, tag: str) -> None:
    """Without a list of languages the sheet is in that of the page."""
    sheet = read(f"/{tag}/rules/print").one("div", class_="languages-1")
    assert {e["lang"] for e in sheet.inside("div") if "lang" in e.attributes} == {tag}


def test_a_card_has_a_column_for_each_language(read: Read) -> None:
    """In the order that was asked, beside each other in every block; pictures are drawn once."""
    sheet = read("/en/rules/print?langs=ru,ja,zh-Hant").one("div", class_="languages-3")
    columns = [e for e in sheet.inside("div") if e.attributes.get("class") == "columns"]
    blocks = summary(TableSetup(BOXES["en"], Ruleset()))
    assert len(columns) == len(blocks)
    assert {tuple(e["lang"] for e in column.children) for column in columns} == {
        ("ru", "ja", "zh-Hant")
    }
    pictures = [e for e in sheet.inside("p") if e.attributes.get("class") == "pile"]
    assert len(pictures) == sum(bool(block.cards) for block in blocks)


def test_the_form_of_the_card_leads_to_one_address(client: FlaskClient) -> None:
    """A field for each language becomes one list."""
    response = client.get("/en/rules/print?langs=ru&langs=ja&box=ru")
    assert response.location == "/en/rules/print?box=ru&langs=ru,ja"


def test_a_language_is_printed_once(read: Read) -> None:
    """Asking twice for a language does not print it twice."""
    assert read("/en/rules/print?langs=ja,ru,ja").one("div", class_="languages-2")


def test_an_unknown_language_is_told(client: FlaskClient) -> None:
    """There is no card in a language that the site does not have."""
    response = client.get("/ja/rules/print?langs=ja,tlh")
    assert response.status_code == 400
    assert '<html lang="ja">' in response.text


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize(
    "code", ["sixth-5", "wild-5.fuses-1.clues-10.empty-clues", "sixth-10.play-on"]
)
def test_numbers_are_those_of_the_game(read: Read, box: str, code: str) -> None:
    """Tokens, cards and the full score follow the table, in words and in pictures."""
    ruleset = Ruleset.parse(code)
    sheet = read(f"/en/rules/print?box={box}&rules={code}").one("div", class_="sheet")
    clues, fuses = "blue clue tokens", f"{BOXES[box].fuse_tokens.color} fuse token"
    if box == "de":  # what is on them tells them, not their colours
        clues, fuses = "clue tokens", "fuse token"
    assert f"{ruleset.clue_tokens} {clues}" in sheet.text
    assert f"{ruleset.fuses} {fuses}" in sheet.text
    # Playing on, there is no score to speak of.
    assert (f"with {ruleset.max_score} points" in sheet.text) is not ruleset.play_on
    color = "black" if BOXES[box].fifth == "k" else "white"
    assert f"green, blue and {color}" in sheet.text
    tokens = [e for e in sheet.inside("span") if e.attributes.get("class") == "token"]
    assert len(tokens) == ruleset.clue_tokens + ruleset.fuses


def test_every_choice_changes_the_sheet() -> None:
    """No variant, setting or agreement is left out of the summary."""
    tables = [TableSetup(BOXES["en"], Ruleset.parse(code)) for code in KNOWN_PARTS]
    said = {str([block.points for block in summary(table)]) for table in tables}
    assert len(said) == len(KNOWN_PARTS)
