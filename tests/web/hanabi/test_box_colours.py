"""Every page of a visit shows the same fifth colour: white or black, as the box has it."""

import re
from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from tests.support.answers import of_library, right_answer
from tests.web.conftest import Read
from tests.web.page import Element, Page
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.rulebook import BOXES, FifthColour, default_box
from tutor.web.shell.languages import LANGUAGES

TAGS = [language.tag for language in LANGUAGES]
VISIT = {
    "home": "/",
    "using": "/using/",
    "rules": "/rules/",
    "rule": "/rules/misplay",
    "rule in a frame": "/embed/rules/misplay",
    "lesson": "/learn/goal/1",
    "library": "/puzzles/save-012",
    "twin": "/puzzles/save-012?twin=5",
    "answered": "/puzzles/save-012?show=1",
    "several turns": "/puzzles/recover-tokens-009",
    "endless": "/puzzles/endless/base/save/1/1",
    "day": "/puzzles/daily/learner/2026-11-01",
    "puzzle in a frame": "/embed/puzzles/save-012",
}
"""A page of each kind on which cards of all basic colours lie."""

NO_CARDS = {"table-choice", "matcher", "matches", "rocket"}
"""Classes of what shows no cards of the visit."""

BOX_OR_NONE = [None, *BOXES]


def drawn(element: Element) -> Iterator[str]:
    """Yield what is said of an element and of those inside.

    Left out are the pictures of other boxes, the night sky of the home page, and what is kept for
    pictures to be drawn from.
    """
    kinds = set(element.attributes.get("class", "").split())
    if not kinds & NO_CARDS and element.tag != "symbol":
        yield " ".join(element.attributes.values())
        for child in element.children:
            yield from drawn(child)


def fifth_colours(page: Page) -> set[str]:
    """Return which of white and black a page draws: in cards, stacks, chips and options."""
    attributes = " ".join(drawn(page.one("main")))
    return set(re.findall(r"\bsuit-([wk])\b", attributes))


def with_box(path: str, box: str | None) -> str:
    """Return an address with a box in its query, as it is without one for None."""
    if box is None:
        return path
    return f"{path}{'&' if '?' in path else '?'}box={box}"


KNOWLEDGE = next(
    name
    for name in library()
    if name.startswith("knowledge")
    and any("-w" in each for each in right_answer(*of_library(name)))
)
"""A puzzle in which a card can be white."""


@pytest.mark.parametrize("path", VISIT.values(), ids=VISIT)
@pytest.mark.parametrize(
    ("tag", "box"), [*(("en", box) for box in BOX_OR_NONE), ("ru", None), ("ru", "en")]
)
def test_each_page_has_the_colour_of_the_box(
    read: Read, tag: str, box: str | None, path: str
) -> None:
    """The box that the address names, else that of the language; never both colours."""
    of_visit = BOXES[box] if box else default_box(tag)
    assert fifth_colours(read(with_box(f"/{tag}{path}", box))) == {of_visit.fifth.value}


@pytest.mark.parametrize("box", ["", *BOXES])
def test_a_sheet_has_the_colour_of_its_club(read: Read, box: str) -> None:
    """Puzzles and answers on paper lie beside the box that is on the table there."""
    plan = Plan("Lantern Club", tuple(Item(f"{theme}-030") for theme in THEMES), ("en",), box=box)
    fifth = (BOXES[box] if box else default_box("en")).fifth
    for part in ("puzzles", "answers"):
        assert fifth_colours(read(f"/en/clubs/{plan}/sheet?parts={part}")) == {fifth.value}


@pytest.mark.parametrize("tag", TAGS)
def test_links_of_a_visit_stay_with_its_box(read: Read, tag: str) -> None:
    """Links to puzzles need no box: without one the puzzle has that of the language, too."""
    for path in ("/puzzles/", "/rules/misplay"):
        links = {element["href"] for element in read(f"/{tag}{path}").all("a")}
        to_puzzles = [link for link in links if f"/{tag}/puzzles/" in link]
        assert to_puzzles
        assert not [link for link in to_puzzles if "box=" in link]


@pytest.mark.parametrize(("tag", "letter"), [("en", "K"), ("ru", "Б")])
def test_a_letter_of_the_box_can_be_typed(client: FlaskClient, tag: str, letter: str) -> None:
    """What is typed is read in the colours that lie there."""
    [card, *_] = [each for each in right_answer(*of_library(KNOWLEDGE)) if "-w" in each]
    typed = {"typed": f"{letter}{card[-1]}"}
    sent = client.get(f"/{tag}/puzzles/{KNOWLEDGE}", query_string=typed)
    assert sent.status_code == 302, sent.status
    assert f"answer=identity-w{card[-1]}" in sent.location


@pytest.mark.parametrize("tag", ["en", "ru"])
def test_an_address_with_an_answer_means_the_same_everywhere(read: Read, tag: str) -> None:
    """One that was kept with a white option is right in a box with black cards, and the reverse."""
    white = right_answer(*of_library(KNOWLEDGE))
    for fifth in FifthColour:
        sent = "&".join("answer=" + re.sub("-w(?=[1-5])", f"-{fifth}", each) for each in white)
        page = read(f"/{tag}/puzzles/{KNOWLEDGE}?{sent}")
        assert page.one("section", id="result")["data-right"] == "yes"
