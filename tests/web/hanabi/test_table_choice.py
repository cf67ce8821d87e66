"""The box and the rules of the reader's table, in the address and on the page."""

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.conftest import Read
from tutor.core.messages import Message
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.ruleset import KNOWN_PARTS
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.rulebook import BOXES, TableSetup
from tutor.web.games import WORDS
from tutor.web.hanabi.setting_form import USUAL, setting_form
from tutor.web.shell.languages import LANGUAGES, SOURCE
from tutor.web.shell.text import say_plain

CHECKED = ("variant", "fuses", "clues")


def chosen(read: Read, path: str) -> dict[str, str]:
    """Return what the form of a page has ticked, by field; the last of several."""
    inputs = read(path).one("main").inside("input")
    return {e["name"]: e["value"] for e in inputs if "checked" in e.attributes}


@pytest.mark.usefixtures("in_english")
def test_the_form_offers_every_part() -> None:
    """Each part of a code can be chosen, once."""
    form = setting_form(TableSetup(BOXES["en"], Ruleset()))
    offered = [option.value for field in form.fields for option in field.options]
    assert sorted(value for value in offered if value != USUAL) == sorted(KNOWN_PARTS[1:])
    labels = [option.label for field in form.fields for option in field.options]
    assert {label.id for label in labels} <= WORDS.keys()


@pytest.mark.parametrize(
    ("tag", "box"),
    [
        ("en", "en"),
        ("ja", "ja"),
        ("zh-Hant", "zh-Hant"),
        ("zh-Hans", "zh-Hant"),
        ("ru", "ru"),
        ("de", "de"),
        ("fr", "fr"),
    ],
)
def test_each_language_starts_with_its_leaflet(read: Read, tag: str, box: str) -> None:
    """Without a choice the box is that of the language, and the game the basic one."""
    assert chosen(read, f"/{tag}/rules/") == {
        "box": box,
        **dict.fromkeys(CHECKED, "usual"),
    }


@pytest.mark.parametrize("box", BOXES)
def test_colours_and_tokens_follow_the_box(read: Read, box: str) -> None:
    """Cards and fuse tokens are drawn as they lie on the table."""
    page = read(f"/en/rules/misplay?box={box}")
    suits = {e["href"] for e in page.one("article").inside("use")}
    assert f"#suit-{BOXES[box].fifth}" in suits
    color = BOXES[box].fuse_tokens.color
    drawn = page.one("body").attributes.get("class")
    assert drawn == (None if color == "red" else f"{color}-fuses")


@pytest.mark.parametrize(
    ("sent", "address"),
    [
        (
            "box=ru&variant=wild-5&fuses=fuses-1&clues=clues-10&more=empty-clues&more=play-on",
            "box=ru&rules=wild-5.fuses-1.clues-10.play-on.empty-clues",
        ),
        ("box=en&variant=usual&fuses=usual&clues=usual", "box=en"),
        ("fuses=fuses-2&rules=play-on&with=ja", "with=ja&rules=fuses-2"),
        ("rules=base", ""),
        ("with=en", ""),
        ("with=&box=", ""),
        ("box=ja&box=ru", "box=ja"),
        ("cards=k&rules=base", "cards=k"),
    ],
)
def test_a_table_has_one_address(client: FlaskClient, sent: str, address: str) -> None:
    """What the form sends, and what goes without saying, leads to the address that is shared."""
    response = client.get(f"/en/rules/goal?{sent}")
    assert response.status_code == 302
    assert response.location == "/en/rules/goal" + (f"?{address}" if address else "")
    assert client.get(response.location).status_code == 200


@pytest.mark.parametrize(
    "query", ["box=tlh", "rules=fuses-9", "rules=fuses-1.wild-5", "with=tlh", "box=%00"]
)
@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])
def test_what_there_is_none_of_is_told(client: FlaskClient, tag: str, query: str) -> None:
    """An unknown box, ruleset or language is a page in the reader's language with status 400."""
    response = client.get(f"/{tag}/rules/?{query}")
    assert response.status_code == 400
    assert f'<html lang="{tag}">' in response.text


def test_parts_that_exclude_each_other_are_told(client: FlaskClient) -> None:
    """No form sends two variants; an address made by hand gets no table of its own."""
    response = client.get("/en/rules/?variant=wild-5&variant=sixth-5", follow_redirects=True)
    assert response.status_code == 400


def test_links_carry_the_table(read: Read) -> None:
    """From page to page box, rules and second language stay."""
    query = "?box=ru&rules=wild-5&with=ja"
    links = {e["href"] for e in read(f"/en/rules/{query}").one("main").inside("a")}
    pages = {link.partition("#")[0] for link in links if link.startswith("/en/rules/")}
    table = "?box=ru&rules=wild-5"
    beside = {
        f"/en/rules/{table}{second}"
        for second in ("", *(f"&with={each.tag}" for each in LANGUAGES if each is not SOURCE))
    }
    printed = {f"/en/rules/print{table}"}
    assert len(pages) > 50
    assert {page for page in pages if not page.endswith(query)} <= beside | printed
    assert f"/en/glossary/{query}" in {link.partition("#")[0] for link in links}


@pytest.mark.parametrize(
    ("query", "told"),
    [
        ("box=en&rules=sixth-10", "Your box has 5 multicolour cards"),
        ("box=ru&rules=clues-10", "Your box has 8 clue tokens"),
        ("box=en&rules=play-on", "Your leaflet doesn’t describe everything"),
    ],
)
def test_what_the_box_lacks_is_told(read: Read, query: str, told: str) -> None:
    """A game that the box cannot play is shown all the same, with a word about it."""
    notes = [e.text for e in read(f"/en/rules/goal?{query}").all("p", class_="lacking")]
    assert [note for note in notes if note.startswith(told)]


@pytest.mark.parametrize(
    ("answers", "boxes"),
    [
        ("cards=k&fuse-tokens=red", ["en", "ja"]),
        ("cards=w&fuse-tokens=red", ["ru", "fr"]),
        ("cards=w&fuse-tokens=black", ["zh-Hant"]),
        ("cards=w&multicolour=10", ["zh-Hant", "de"]),
        ("fuse-tokens=storm", ["de"]),
        ("fuse-tokens=black", ["zh-Hant"]),
        ("cards=w&fuse-tokens=black&multicolour=10", ["zh-Hant"]),
        ("multicolour=5", ["en", "ja", "ru", "fr"]),
    ],
)
def test_three_questions_find_the_box(read: Read, answers: str, boxes: list[str]) -> None:
    """The boxes that fit are links that choose them; the game stays."""
    page = read(f"/en/rules/which-box?{answers}&rules=play-on")
    found = [e["href"] for e in page.all("a", class_="box")]
    assert found == [f"/en/rules/?box={box}&rules=play-on" for box in boxes]
    assert page.one("div", class_="fit").inside("p")[-1].text, "other languages are none of ours"


@pytest.mark.parametrize(
    ("answers", "boxes"),
    [
        ("cards=w&fuse-tokens=black&multicolour=5", ["zh-Hant"]),
        ("cards=w&fuse-tokens=red&multicolour=0", ["ru", "fr"]),
        ("cards=k&fuse-tokens=red&multicolour=0", ["en", "ja"]),
        ("cards=w&fuse-tokens=red&multicolour=10", ["ru", "fr"]),
        ("cards=k&fuse-tokens=black", ["zh-Hant"]),
        ("cards=k&fuse-tokens=black&multicolour=5", ["en", "ja"]),
        ("multicolour=0", [*BOXES]),
    ],
)
def test_a_box_of_which_we_have_no_leaflet_is_led_to_the_nearest(
    read: Read, answers: str, boxes: list[str]
) -> None:
    """It differs in as little as can be, first of all not in its fuse tokens; and that is said."""
    page = read(f"/en/rules/which-box?{answers}")
    found = [e["href"] for e in page.all("a", class_="box")]
    assert found == [f"/en/rules/?box={box}" for box in boxes]
    assert "We don’t know your edition" in page.one("div", class_="nearest").inside("p")[0].text


@pytest.mark.parametrize("answers", ["cards=green", "fuse-tokens=blue", "multicolour=7"])
def test_an_answer_that_cannot_be_given_is_told(client: FlaskClient, answers: str) -> None:
    """The questions have the answers of their form."""
    assert client.get(f"/en/rules/which-box?{answers}").status_code == 400


def test_the_form_leads_to_the_questions(read: Read) -> None:
    """Whoever sees no box like the own one goes where it is looked for, at a club's form too."""
    for path in ("/en/rules/", "/en/clubs/"):
        page = read(path)
        assert "/en/rules/which-box#matcher" in {link["href"] for link in page.all("a")}
    assert read("/en/rules/which-box").one("form", id="matcher")


CARDS = Message("rule.which-box.short.multicolor-cards", {"num": 5, "needed": 10})
TOKENS = Message("rule.which-box.short.clue-tokens", {"num": 8, "needed": 10})
SHORT: dict[str, tuple[Message, tuple[str, ...]]] = {
    "sixth-10": (CARDS, ("en", "ja", "ru", "fr")),
    "wild-10": (CARDS, ("en", "ja", "ru", "fr")),
    "sixth-5": (CARDS, ()),
    "wild-5": (CARDS, ()),
    "clues-10": (TOKENS, tuple(BOXES)),
    "play-on": (CARDS, ()),
}
"""What is said of a box with too few pieces for a part of a ruleset, and of which boxes."""


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.parametrize("code", SHORT)
def test_too_few_pieces_are_told_wherever_a_game_is_played(
    app: Flask, read: Read, code: str, box: str
) -> None:
    """In a puzzle as on the page of a rule: how many the box has, and what stands in."""
    message, boxes = SHORT[code]
    with app.test_request_context("/en/"):
        told = say_plain(message)
    library_puzzle = next(
        name for name, entry in library().items() if str(entry.puzzle.position.ruleset) == code
    )
    for path in (
        f"/en/puzzles/endless/{code}/point-out/1/1?box={box}",
        f"/en/puzzles/{library_puzzle}?box={box}",
        f"/en/puzzles/?box={box}&rules={code}",
        f"/en/learn/?box={box}&rules={code}",
        f"/en/rules/clue-cost?box={box}&rules={code}",
    ):
        notes = [each.text for each in read(path).all("p", class_="lacking")]
        assert (told in notes) is (box in boxes), path


@pytest.mark.parametrize(
    ("step", "lacks"),
    [
        ("difficulty/2", tuple(BOXES)),
        ("sixth/1", ("en", "ja", "ru", "fr")),
        ("wild/1", ()),
        ("avalanche/1", ()),
        ("goal/1", ()),
    ],
)
def test_a_lesson_tells_what_the_box_has_too_few_of(
    read: Read, step: str, lacks: tuple[str, ...]
) -> None:
    """Its table is that of the variant, with as many cards as the box has if that will do."""
    for box in BOXES:
        notes = read(f"/en/learn/{step}?box={box}").all("p", class_="lacking")
        assert bool(notes) is (box in lacks), box


@pytest.mark.parametrize("box", BOXES)
@pytest.mark.usefixtures("in_english")
def test_the_form_says_what_the_box_cannot_play(box: str) -> None:
    """Beside each choice that needs more cards or tokens than there are."""
    form = setting_form(TableSetup(BOXES[box], Ruleset()))
    options = [option for field in form.fields for option in field.options]
    short = {each.value for each in options if each.label.id == "table-choice.short"}
    assert short == {code for code, (_, boxes) in SHORT.items() if box in boxes}


def test_trying_a_rule_keeps_the_game(read: Read) -> None:
    """A puzzle on a rule is played by the rules of the table, in the colours of its box."""
    page = read("/en/rules/misplay?rules=wild-5.fuses-1")
    links = [e["href"] for e in page.one("p", class_="try").inside("a")]
    assert links == [
        "/en/learn/play/1?rules=wild-5.fuses-1",
        "/en/puzzles/endless/wild-5.fuses-1/outcome/1/1",
        "/en/puzzles/endless/wild-5.fuses-1/tokens/1/1",
    ]
    for link in links:
        assert read(link).one("h1")
