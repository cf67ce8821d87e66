"""What a screen reader meets on every type of page: nothing nameless, no two choices alike."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.web.conftest import Read
from tests.web.page import Element, Page
from tools.pages import page_types

PAGES = {name: path for name, path in page_types().items() if name != "error"}

every_page = pytest.mark.parametrize("name", PAGES)


def silent_pictures(element: Element, *, spoken_for: bool = False) -> Iterator[Element]:
    """Yield the drawings that are neither hidden nor in something that names or hides them."""
    hidden = element.attributes.get("aria-hidden") == "true"
    spoken_for = spoken_for or hidden or element.attributes.get("role") == "img"
    if element.tag == "svg" and not spoken_for:
        yield element
    for child in element.children:
        yield from silent_pictures(child, spoken_for=spoken_for)


@every_page
def test_no_picture_is_without_a_name(read: Read, name: str) -> None:
    """Whatever is drawn is named, or decoration and hidden."""
    page = read(f"/en{PAGES[name]}")
    assert list(silent_pictures(page.one("html"))) == []


# The sheet has many questions, for a pen.
@pytest.mark.parametrize("name", [name for name in PAGES if name != "sheet"])
def test_what_can_be_chosen_is_told_apart_by_its_words(read: Read, name: str) -> None:
    """Each choice says all of itself, so a list of them makes sense without the table around."""
    said = Counter(map(words_of, choices(read(f"/en{PAGES[name]}"))))
    assert {words: times for words, times in said.items() if times > 1 or not words} == {}


def choices(page: Page) -> list[Element]:
    """Return the labels of the answers to a question."""
    return [
        label
        for label in page.all("label")
        if any(field.attributes.get("name") == "answer" for field in label.inside("input"))
    ]


def words_of(label: Element) -> str:
    """Return what is read out of a label, pictures by their names."""
    if label.attributes.get("aria-hidden") == "true":
        return ""
    if "aria-label" in label.attributes:
        return label["aria-label"]
    return " ".join([*"".join(label.own).split(), *filter(None, map(words_of, label.children))])


def test_a_nameless_picture_would_be_found() -> None:
    """The search for them can fail."""
    [found] = silent_pictures(Page("<html><p><svg></svg></p></html>").one("html"))
    assert found.tag == "svg"
