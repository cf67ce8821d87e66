"""Line drawings of our own: the ancient forms of the deck's characters, and icons.

Each is an SVG file that any viewer opens. On a page it takes the colour of the text around it, so
that it needs nothing further for dark themes and print, and its size from the page's style.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources import files

from markupsafe import Markup

OPENING = (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="currentColor"'
    ' stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round">'
)
"""How every file begins: one box and one pen for all."""

_LOOK = Markup(OPENING.removeprefix('<svg xmlns="http://www.w3.org/2000/svg" ').removesuffix(">"))


@dataclass(frozen=True)
class Drawing:
    """A drawing; `id` is the one that it has on a page, `lines` its SVG elements."""

    id: str
    lines: Markup

    def svg(self, label: str = "") -> Markup:
        """Return the drawing whole, named `label`; without, readers that speak pass it over."""
        return Markup("<svg {} {}>{}</svg>").format(_spoken(label), _LOOK, self.lines)

    def symbol(self) -> Markup:
        """Return the element that `use` points at."""
        return Markup('<symbol id="{}" {}>{}</symbol>').format(self.id, _LOOK, self.lines)

    def use(self, label: str = "") -> Markup:
        """Return a short reference to the page's `symbol`, with `label` as for `svg`."""
        return Markup('<svg {}><use href="#{}"/></svg>').format(_spoken(label), self.id)


def symbols(drawings: Iterable[Drawing]) -> Markup:
    """Return an element without size that holds each drawing's symbol once, for `use`."""
    each = Markup().join(drawing.symbol() for drawing in dict.fromkeys(drawings))
    return Markup('<svg width="0" height="0" aria-hidden="true">{}</svg>').format(each)


def _spoken(label: str) -> Markup:
    if label:
        return Markup('role="img" aria-label="{}"').format(label)
    return Markup('aria-hidden="true"')


def _drawings(folder: str, prefix: str) -> Mapping[str, Drawing]:
    drawings = {}
    folder_files = files("tutor.web.hanzi").joinpath(folder).iterdir()
    for file in sorted(folder_files, key=lambda file: file.name):
        name = file.name.removesuffix(".svg")
        text = file.read_text(encoding="utf-8")
        lines = text.removeprefix(OPENING).removesuffix("</svg>\n")
        drawings[name] = Drawing(prefix + name, Markup(lines))
    return drawings


ANCIENT_FORMS = _drawings("ancient_forms", "form-")
"""The ancient form of each character, by its id in the deck."""

ICONS = _drawings("icons", "icon-")
"""By name: `marker`, the four eyes that Cangjie had; `token`; and the deck's effects."""
