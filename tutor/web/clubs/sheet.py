"""A club on paper: posters, puzzles and answers, chosen by a small form.

`/<lang>/clubs/<ref>/sheet?parts=puzzles&parts=answers&copies=4`: a document for the printer, each
part on pages of its own. Answers are left out by default, so that nobody sees them by accident, on
paper or on a screen.
"""

from collections.abc import Iterator, Mapping, Sequence
from enum import StrEnum
from itertools import product
from string import ascii_uppercase

from flask import render_template, request
from markupsafe import Markup

from tutor.clubs import limits
from tutor.clubs.items import Item
from tutor.web.clubs import blueprint
from tutor.web.clubs.club import club_in_path
from tutor.web.clubs.greetings import greetings_of, languages_of
from tutor.web.clubs.item_view import games_of, title_of
from tutor.web.clubs.paper import (
    draw_answer,
    draw_puzzle,
    draw_rules,
)
from tutor.web.clubs.qr import QrCode, link_of, picture_of
from tutor.web.shell.heavy import heavy
from tutor.web.shell.language_prefix import spoken_language
from tutor.web.shell.languages import Language
from tutor.web.shell.text import speaking
from tutor.web.shell.view_options import query_fields, required_number, some_of
from tutor.web.site.game_routing import games
from tutor.web.site.reader_options import read_as

PARTS, COPIES = "parts", "copies"

TYPED = 60
"""Characters of a link that is still short enough to be typed from paper."""

LARGE_GREETINGS = 200
"""Characters of all greetings together that fit on the welcome sheet in large print."""

QR_WIDTH = (8, 5)
"""The width of the QR code in centimetres, for scanning across a table, and beside greetings, which
leave less room. A long link may need more.
"""

_STEP = 11
"""The difference between the twins of neighbouring copies: with this step they share the fewest
colours, and no seat with any number of players.
"""

_PIXELS_A_CENTIMETRE = 96 / 2.54


class SheetPart(StrEnum):
    """The parts of a sheet."""

    WELCOME = "welcome"
    RULES = "rules"
    PUZZLES = "puzzles"
    ANSWERS = "answers"


USUAL = (SheetPart.WELCOME, SheetPart.RULES, SheetPart.PUZZLES)
"""The parts that are printed by default."""


@blueprint.get("/clubs/<ref>/sheet")
@query_fields(PARTS, COPIES)
@heavy
def sheet(ref: str) -> str:
    """Return the sheets of a club: the parts that are asked for, else all but the answers.

    Raises UnknownClubError for an unknown ref, BadSyntaxError for an unknown part or an impossible
    number of copies, BusyError if the queue is full.
    """
    club = club_in_path(ref)
    plan = club.plan
    read_as(plan.setting)
    parts = some_of(PARTS, SheetPart, USUAL)
    puzzles = [(place + 1, item) for place, item in enumerate(plan.items) if not item.is_lesson]
    most = _most_copies([item for _, item in puzzles])
    copies = _copies(most)
    languages = languages_of(plan)
    others = tuple(each for each in languages if each is not spoken_language())
    every = (spoken_language(), *others)
    greetings = greetings_of(plan)
    on_sheet, first = games_of(plan), games()[0]
    at_length = sum(len(each.text) for each in greetings) > LARGE_GREETINGS
    return render_template(
        "clubs/sheet.html",
        club=club,
        parts=parts,
        all_parts=tuple(SheetPart),
        copies=copies,
        numbers_of_copies=range(1, most + 1),
        greetings=greetings,
        languages_shown=languages,
        other_languages=others,
        all_languages=every,
        box=first.box_name(plan.box) if plan.box else None,
        playing=first.setting.rules_in_words(plan.rules),
        is_about_first=first in on_sheet,
        rules=[draw_rules(game, plan, languages) for game in on_sheet]
        if SheetPart.RULES in parts
        else (),
        code=_code(club.ref, QR_WIDTH[at_length]),
        greets_at_length=at_length,
        lessons=[(n, title_of(item)) for n, item in enumerate(plan.items, 1) if item.is_lesson],
        puzzles=tuple(_puzzles(puzzles, copies, others)) if SheetPart.PUZZLES in parts else (),
        answers=tuple(_answers(puzzles, copies, every)) if SheetPart.ANSWERS in parts else (),
    )


def _most_copies(puzzles: Sequence[Item]) -> int:
    """Return how many copies there may be: the longer the list, the fewer fit in a document.

    There is but one of puzzles that have no twins.
    """
    if puzzles and all(item.game.twins == 1 for item in puzzles):
        return 1
    return min(limits.COPIES, max(1, limits.ON_PAPER // max(1, len(puzzles))))


def _copies(most: int) -> int:
    """Return how many copies are asked for, `most` if it is more: a list can grow."""
    text = request.args.get(COPIES, "1")
    return min(required_number(COPIES, text, range(1, limits.COPIES + 1)), most)


def _code(ref: str, width: int) -> Mapping[str, object]:
    """Return the QR code of a club's link, at least so many centimetres wide.

    Its width is in pixels, of a screen and as many on paper.
    """
    link = link_of(ref)
    width = max(width, QrCode(link).least_width)
    return {
        "picture": picture_of(ref, "svg"),
        "link": link,
        "width": round(width * _PIXELS_A_CENTIMETRE),
        "can_be_typed": len(link) <= TYPED,
    }


def twin_of(copy: int, twins: int) -> int:
    """Return the number of the twin that a copy has of a puzzle; the first has the puzzle."""
    return copy * _STEP % twins


def _puzzles(
    puzzles: Sequence[tuple[int, Item]], copies: int, languages: Sequence[Language]
) -> Iterator[tuple[str, tuple[Markup, ...]]]:
    """Yield the letter of each copy, and another twin of every puzzle."""
    for copy, letter in _letters(copies):
        drawn = (
            draw_puzzle(item, _twin_of_copy(item, copy), f"{letter}{number}", languages)
            for number, item in puzzles
        )
        yield letter, tuple(drawn)


def _answers(
    puzzles: Sequence[tuple[int, Item]], copies: int, languages: Sequence[Language]
) -> Iterator[tuple[str, Language, tuple[Markup, ...]]]:
    """Yield the letter of each copy and the answers to it, language by language."""
    for language, (copy, letter) in product(languages, _letters(copies)):
        with speaking(language):
            drawn = tuple(
                draw_answer(item, _twin_of_copy(item, copy), f"{letter}{number}")
                for number, item in puzzles
            )
        yield letter, language, drawn


def _letters(copies: int) -> Iterator[tuple[int, str]]:
    """Yield the number of each copy and its letter, empty if it is the only one."""
    for copy in range(copies):
        yield copy, ascii_uppercase[copy] if copies > 1 else ""


def _twin_of_copy(item: Item, copy: int) -> int:
    return twin_of(copy, item.game.twins)
