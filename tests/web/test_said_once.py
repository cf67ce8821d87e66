"""No page says a sentence of five words or more twice where both can be seen."""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from html.parser import HTMLParser

import pytest
from flask.testing import FlaskClient

from tests.support.pages import late, page_types
from tests.web.lesson_answers import STEPS, answers
from tests.web.page import VOID
from tutor.games.hanabi.puzzles import THEMES

FEWEST_WORDS = 5

UNSEEN = {"head", "script", "style", "template", "textarea", "noscript", "svg", "select"}

INLINE = {"a", "abbr", "b", "bdi", "em", "i", "kbd", "mark", "small", "span", "strong"}


class SeenText(HTMLParser):
    """The text that is seen on a page with its folds closed, each block on a line."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.text = ""
        self._open: list[tuple[str, bool]] = [("", True)]
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note whether what is inside is seen."""
        attributes = dict(attrs)
        parent, seen = self._open[-1]
        if parent == "details":
            # Of a fold that is closed the summary alone is seen.
            seen = seen and tag == "summary"
        if tag in UNSEEN or "hidden" in attributes:
            seen = False
        if "visually-hidden" in (attributes.get("class") or "").split():
            seen = False
        self.text += "" if tag in INLINE else "\n"
        if tag not in VOID:
            self._open.append(("" if "open" in attributes else tag, seen))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Pass over an element closed by `/>`, which has no text."""

    def handle_endtag(self, tag: str) -> None:
        """Leave the element."""
        self._open.pop()
        self.text += "" if tag in INLINE else "\n"

    def handle_data(self, data: str) -> None:
        """Add text that is seen."""
        parent, seen = self._open[-1]
        if seen and parent != "details":
            self.text += data.replace("\n", " ")


def sentences(html: str) -> Iterator[str]:
    """Yield the sentences of five words or more that are seen."""
    for block in SeenText(html).text.split("\n"):
        for sentence in re.split(r"(?<=[.?!:;])\s+", " ".join(block.split())):
            words = sentence.strip(" .?!:;“”").lower()
            if len(re.findall(r"\w+", words)) >= FEWEST_WORDS:
                yield words


def said_twice(html: str) -> list[str]:
    """Return the sentences that are seen more than once."""
    return [each for each, times in Counter(sentences(html)).items() if times > 1]


LISTS = {
    *("learn", "which-box", "framed-rule", "glossary", "sheet", "deal-sheet", "api", "reviewing"),
    *("hanzi-print", "hanzi-characters", "hanzi-ended"),
}
"""Types of pages that list many like things, in which a line may come twice."""


LISTED_STEPS = {("boxes", 4)}
"""Steps that list what each leaflet says, in whose words the options are too."""


def steps() -> Iterator[str]:
    """Yield the addresses of all steps of lessons: asked, right, wrong, and asked again."""
    for lesson, place in STEPS:
        if (lesson, place) not in LISTED_STEPS:
            right, wrong = answers(lesson, place)
            for query in ("", f"?{right}", f"?{wrong}", f"?{wrong}&try=1"):
                yield f"/learn/{lesson}/{place}{query}"


def repetitions(client: FlaskClient, addresses: Iterable[str]) -> dict[str, list[str]]:
    """Return what pages say twice, and their quotations within others, by address."""
    repeated = {}
    for address in addresses:
        html = client.get(f"/en{address}", follow_redirects=True).text
        nested = re.findall("“[^”\n]*“.*", SeenText(html).text)
        if wrong := said_twice(html) + nested:
            repeated[address] = wrong
    return repeated


def test_no_type_of_page_says_anything_twice(client: FlaskClient) -> None:
    """No sentence is seen twice outside folds, and no quotation stands within another."""
    types = {name: address for name, address in page_types().items() if name not in LISTS}
    assert repetitions(client, types.values()) == {}


def test_no_step_says_anything_twice(client: FlaskClient) -> None:
    assert repetitions(client, steps()) == {}


@pytest.mark.parametrize("theme", THEMES)
def test_no_puzzle_says_anything_twice(client: FlaskClient, theme: str) -> None:
    asked, wrong = late(theme)
    assert repetitions(client, (asked, wrong, f"{wrong}&try=1", f"{asked}?show=1")) == {}
