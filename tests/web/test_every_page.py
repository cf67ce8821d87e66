"""Every type of page: whole, with nothing nameless and no two choices alike, and a small script."""

import re
from collections import Counter
from collections.abc import Iterator

import pytest
from flask.testing import FlaskClient

from tests.support.pages import page_types
from tests.web.page import Element, Page

PAGES = {name: path for name, path in page_types().items() if name != "error"}


@pytest.mark.parametrize("name", PAGES)
def test_a_page_is_whole(client: FlaskClient, name: str) -> None:
    """It says what it is, anchors lead to one place, the symbols that it uses are drawn once.

    A list of the choices makes sense without the table around; decoration is hidden. The script is
    deferred and in the head, and the page waits for it; no attribute is a script or a style.
    """
    html = client.get(f"/en{PAGES[name]}", follow_redirects=True).text
    page = Page(html)
    assert len(page.one("title").text) > 5
    assert page.one("h1").text
    if not PAGES[name].startswith("/embed/"):
        assert len(page.one("meta", name="description")["content"]) > 5
        assert page.one("a", class_="skip")["href"] == "#" + page.one("main")["id"]
        assert page.one("header", class_="site-header")
    ids = [e["id"] for e in page.elements if "id" in e.attributes]
    assert len(ids) == len(set(ids))
    used = {e["href"] for e in page.all("use")}
    assert sorted(used) == sorted(f"#{e['id']}" for e in page.all("symbol"))
    assert list(silent_pictures(page.one("html"))) == []
    if name != "sheet":  # it has many questions, for a pen
        said = Counter(map(words_of, choices(page)))
        assert {words: times for words, times in said.items() if times > 1 or not words} == {}
    assert not re.findall(r"<[^>]*\s(?:on[a-z]+|style)=|javascript:", html)
    [script] = re.findall(r"<script\b.*?</script>", html.partition("</head>")[0], re.DOTALL)
    assert html.count("<script") == 1
    known = r'<script src="/static/[0-9a-f]{12}/\w+\.js" defer blocking="render"></script>'
    assert re.fullmatch(known, script)


def silent_pictures(element: Element, *, spoken_for: bool = False) -> Iterator[Element]:
    """Yield the drawings that are neither hidden nor in something that names or hides them."""
    hidden = element.attributes.get("aria-hidden") == "true"
    spoken_for = spoken_for or hidden or element.attributes.get("role") == "img"
    if element.tag == "svg" and not spoken_for:
        yield element
    for child in element.children:
        yield from silent_pictures(child, spoken_for=spoken_for)


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
