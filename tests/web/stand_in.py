"""Pages in the stand-in language, whose words all have accents."""

import re
from collections.abc import Iterator

from tests.i18n.pseudo import STAND_IN
from tests.web.page import Element
from tutor.clubs.items import evenings
from tutor.clubs.plan import Plan
from tutor.games.hanabi.puzzles import THEMES
from tutor.web.shell.speaker import OF_EVERY_GAME

SPOKEN = ("alt", "aria-label", "aria-description", "placeholder", "title")

UNACCENTED = re.compile(r"[A-Za-z]+")

NAMES = {"Hanabi", "A", "PNG", "SVG", "Hanab", "Live", "H-Group"}
"""The game's own name, which heads a printed sheet for readers of any language, a letter on a
picture of that sheet, kinds of files, and who calls things otherwise."""

QUOTED = {
    *("nowhere", "nonsense"),
    *(word for form in ("nth", "word") for word in OF_EVERY_GAME["en", form].values()),
}
"""What the addresses below ask for, which an error page quotes; and English forms of numbers."""

OF_THE_FIRST_CATALOGUE = (
    "/",
    "/rules/",
    "/rules/?box=zh-Hant&rules=wild-5.fuses-1.clues-10.play-on.empty-clues",
    "/rules/goal",
    "/rules/bonus",
    "/rules/scale",
    "/learn/",
    "/learn/goal/1",
    "/learn/hidden/2?answer=peek",
    "/learn/graduation/3?answer=play-3",
    "/learn/bonus/done",
    "/rules/which-box?cards=k",
    "/rules/goal?with=ru",
    "/rules/find",
    "/rules/find?q=123",
    "/rules/print",
    "/rules/print?box=ru&rules=sixth-5&langs=ja,ru",
    "/glossary/",
    "/puzzles/",
    "/progress/",
    *(f"/puzzles/{theme}-001" for theme in THEMES),
    # English says "yellow 5s" in a form of its own, as it does numbers.
    *(f"/puzzles/{theme}-002?show=1" for theme in THEMES if theme != "still-perfect"),
    "/puzzles/endless/wild-5.play-on/point-out/1/7?answer=none",
    "/puzzles/endless/base/outcome/3/7?answer=mistake",
    "/puzzles/?rules=play-on",
    "/puzzles/endless/wild-5/knowledge/4/7?hint=1",
    "/puzzles/endless/wild-5/knowledge/4/7?show=1&seat=0",
    "/puzzles/endless/base/try-it/4/7",
    "/puzzles/endless/base/try-it/4/7?answer=play-0&seat=1",
    "/puzzles/library/?theme=score",
    "/puzzles/daily/learner/2026-11-20",
    "/puzzles/daily/learner/2999-11-20",
    "/puzzles/at?position=nonsense&theme=save",
    "/embed/puzzles/odds-001?show=1",
    "/embed/rules/which-box",
    "/nowhere",
    "/rules/?box=nowhere",
    "/rules/?rules=nonsense",
    "/puzzles/endless/base/point-out/1/7?answer=nonsense",
    "/puzzles/endless/nonsense/point-out/1/7",
)

LATER = ("/clubs/", "/play/", "/review/", "/deals/", "/hanzi/", "/hanzi/rules/", "/api/")

OF_LATER_CATALOGUES = (
    *("/clubs/", "/play/", "/deals/", "/hanzi/"),
    "/clubs/embed?puzzle=odds-001",
    "/clubs/compose?source=/en/puzzles/save-012&theme=critical",
    "/clubs/compose?source=base_r9",
    "/clubs/?do=link&evening=own&pasted=%F0%9F%8E%86",
    f"/clubs/{Plan(items=evenings()['first-night'].items)}/link",
)


def pieces(element: Element) -> Iterator[str]:
    """Yield what is read or heard of an element and all inside it, but not in another language."""
    if element.attributes.get("lang", STAND_IN) != STAND_IN:
        return
    yield from (element.attributes[name] for name in SPOKEN if name in element.attributes)
    if element.tag == "input" and element.attributes.get("type") in ("submit", "button"):
        yield element.attributes.get("value", "")
    yield from element.own
    for child in element.children:
        yield from pieces(child)
