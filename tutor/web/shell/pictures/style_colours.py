"""The site's colours, read from its style sheets: a picture and its page cannot disagree.

Pictures are of the night, so `light-dark(day, night)` is the colour of the night.
"""

import re
from functools import cache
from pathlib import Path

from tutor.web.shell.static_files import joined

_COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_DECLARATION = re.compile(r"([\w-]+):\s*((?:\"[^\"]*\"|[^;\"])+)")
_BY_DAY = re.compile(r"light-dark\([^,()]+,\s*([^,()]+)\)")
_VARIABLE = re.compile(r"var\(--([\w-]+)\)")


def colour(name: str, selector: str = ":root", own_sheet: Path | None = None) -> str:
    """Return the colour that a custom property has at a selector; KeyError if it has none there.

    `own_sheet` is a style sheet of a game's own, which is looked into as well.
    """
    return declared(selector, f"--{name}", own_sheet)


@cache
def declared(selector: str, name: str, own_sheet: Path | None = None) -> str:
    """Return the value that the style sheet gives a property for exactly this selector.

    What depends on the screen or the printer is left out. A `var(…)` is looked up in the same rule,
    else in `:root`; KeyError if it is in neither, or if the property is not declared.
    """
    own = _own(selector, own_sheet)
    variables = {**_own(":root", None), **own}
    value = own[name]
    while _VARIABLE.search(value):
        value = _VARIABLE.sub(lambda match: variables[f"--{match[1]}"], value)
    return _BY_DAY.sub(r"\1", value).strip()


def _own(selector: str, own_sheet: Path | None) -> dict[str, str]:
    own: dict[str, str] = {}
    for selectors, body in _rules(own_sheet):
        if selector in selectors:
            own.update(_DECLARATION.findall(body))
    return own


@cache
def _rules(own_sheet: Path | None) -> list[tuple[frozenset[str], str]]:
    """Return selectors and body of every rule outside of blocks for some screens only."""
    whole = joined("site.css").decode()
    if own_sheet is not None:
        whole += own_sheet.read_text(encoding="utf-8")
    sheet = _without_blocks(_COMMENT.sub("", whole))
    return [
        (frozenset(part.strip() for part in selectors.split(",")), " ".join(body.split()))
        for selectors, body in _RULE.findall(sheet)
    ]


def _without_blocks(sheet: str) -> str:
    """Return a style sheet without its `@media {…}` and the like."""
    kept: list[str] = []
    depth, skipping = 0, False
    for part in re.split(r"([{};])", sheet):
        if depth == 0 and part.lstrip().startswith("@"):
            skipping = True
        if not skipping:
            kept.append(part)
        depth += (part == "{") - (part == "}")
        if depth == 0 and part in ("}", ";"):
            skipping = False
    return "".join(kept)
