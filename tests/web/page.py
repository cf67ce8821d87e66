"""A page as a test reads it: its elements with their attributes and text, and whether they nest."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"br", "circle", "hr", "img", "input", "link", "meta", "path", "rect", "use"}


@dataclass
class Element:
    """An element of a page; `text` is all text inside it, white space collapsed.

    `own` is the text that stands directly in it and in none of its `children`.
    """

    tag: str
    attributes: dict[str, str]
    pieces: list[str] = field(default_factory=list)
    own: list[str] = field(default_factory=list)
    children: list["Element"] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The text inside, with single spaces."""
        return " ".join("".join(self.pieces).split())

    def inside(self, tag: str) -> list["Element"]:
        """Return the elements with this tag inside, at any depth, in order."""
        elements = []
        for child in self.children:
            elements += [child] if child.tag == tag else []
            elements += child.inside(tag)
        return elements

    def walk(self) -> Iterator["Element"]:
        """Yield the elements inside at any depth, in order."""
        for child in self.children:
            yield child
            yield from child.walk()

    def __getitem__(self, name: str) -> str:
        """Return an attribute; KeyError if the element has none of this name."""
        return self.attributes[name]


class Page(HTMLParser):
    """The elements of an HTML document in order; AssertionError if their tags do not match."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.elements: list[Element] = []
        self._open: list[Element] = []
        self.feed(html)
        self.close()
        assert not self._open, f"left open: {self._open[-1]}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element, and look into it unless it is empty by nature."""
        element = Element(tag, {name: value or "" for name, value in attrs})
        self._add(element)
        if tag not in VOID:
            self._open.append(element)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element closed by `/>`."""
        self._add(Element(tag, {name: value or "" for name, value in attrs}))

    def _add(self, element: Element) -> None:
        self.elements.append(element)
        if self._open:
            self._open[-1].children.append(element)

    def handle_endtag(self, tag: str) -> None:
        """Leave the innermost element, which must be this one."""
        assert self._open, f"</{tag}> closes nothing"
        innermost = self._open.pop()
        assert innermost.tag == tag, f"</{tag}> closes {innermost}"

    def handle_data(self, data: str) -> None:
        """Add text to every element around it."""
        for element in self._open:
            element.pieces.append(data)
        if self._open:
            self._open[-1].own.append(data)

    def all(self, tag: str, **attributes: str) -> list[Element]:
        """Return the elements with this tag and attributes (`class_` finds one of the classes)."""
        wanted = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
        return [e for e in self.elements if e.tag == tag and _fits(e, wanted)]

    def one(self, tag: str, **attributes: str) -> Element:
        """Return the only such element."""
        elements = self.all(tag, **attributes)
        assert len(elements) == 1, f"{len(elements)} <{tag}> with {attributes}"
        return elements[0]


def _fits(element: Element, wanted: dict[str, str]) -> bool:
    return all(
        value in element.attributes.get(name, "").split()
        if name == "class"
        else element.attributes.get(name) == value
        for name, value in wanted.items()
    )
