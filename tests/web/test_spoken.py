"""What a screen reader meets on every type of page: nothing nameless, no two choices alike."""

from collections import Counter
from collections.abc import Iterator

import pytest

from tests.support.pages import page_types
from tests.web.conftest import Read
from tests.web.page import Element, Page

PAGES = {name: path for name, path in page_types().items() if name != "error"}


def silent_pictures(element: Element, *, spoken_for: bool = False) -> Iterator[Element]:
    """Yield the drawings that are neither hidden nor in something that names or hides them."""
    hidden = element.attributes.get("aria-hidden") == "true"
    spoken_for = spoken_for or hidden or element.attributes.get("role") == "img"
    if element.tag == "svg" and not spoken_for:
        yield element
    for child in element.children:
        yield from silent_pictures(child, spoken_for=spoken_for)


@pytest.mark.parametrize("name", PAGES)
def test_pictures_have_names_and_choices_are_told_apart(read: Read, name: str) -> None:
    """A list of the choices makes sense without the table around; decoration is hidden."""
    page = read(f"/en{PAGES[name]}")
    assert list(silent_pictures(page.one("html"))) == []
    if name != "sheet":  # it has many questions, for a pen
        said = Counter(map(words_of, choices(page)))
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
