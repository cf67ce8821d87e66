"""What each player knows, asked for on the page of an answered puzzle, a seat at a time."""

from dataclasses import dataclass
from typing import Any

from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.puzzles.answer_form import SEAT, read_number
from tutor.web.teaching.puzzles.links import PuzzleLinks
from tutor.web.teaching.seats import seat_name


@dataclass(frozen=True, slots=True)
class SeatLink:
    """A link to what is known at a seat; `is_shown` if that is what the page shows."""

    name: Message
    href: str
    is_shown: bool


@dataclass(frozen=True, slots=True)
class WhoKnows:
    """Links to what each player knows, and what is known at the seat that was asked for."""

    seats: tuple[SeatLink, ...]
    knowledge: Any


def seat_asked(puzzle: Puzzle[Any]) -> int | None:
    """Return the seat whose view was asked for, None if none was; aborts with 400 for no seat."""
    return read_number(SEAT, puzzle.position.players - 1)


def who_knows(
    puzzle: Puzzle[Any], state: Any, links: PuzzleLinks, given: list[tuple[str, str]]
) -> WhoKnows:
    """Return what each player knows where the table stands at `state`.

    `given` are the fields of the answer, which the links go on with.
    """
    asked = seat_asked(puzzle)
    return WhoKnows(
        tuple(
            SeatLink(
                seat_name(seat, puzzle.viewer),
                links.with_query(*given, (SEAT, str(seat))),
                seat == asked,
            )
            for seat in range(puzzle.position.players)
        ),
        None if asked is None else current_site().presentation.knowledge(state, asked),
    )
