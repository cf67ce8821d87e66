"""A puzzle as it is drawn before the answer: the question on its table, options and hints."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, Puzzle, Theme
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.presentation import Choice, Judged
from tutor.web.teaching.puzzles.steps import number_of_hints, steps_of_hints
from tutor.web.teaching.puzzles.typed import Reading
from tutor.web.teaching.puzzles.typing_field import TypingView, typing_view

FIELD = "answer"
"""The name of the form field; it comes as often as options are chosen."""


@dataclass(frozen=True, slots=True)
class HintsView:
    """The steps of the proof told so far; `next` is the number of the next hint, None after all.

    `all` is how many hints there are. A long proof is told several steps at a time.
    """

    told: tuple[Fact, ...]
    next: int | None
    all: int


@dataclass(frozen=True, slots=True)
class PuzzleView:
    """A puzzle waiting for an answer. It is made from what the viewer sees, and judges nothing."""

    goal: Message
    before: tuple[Message, ...]
    """What happened earlier that the question rests on."""
    other_rules: tuple[Message, ...]
    lacking: tuple[Message, ...]
    """What the reader's own table has too little of to be this one."""
    manners: tuple[Message, ...]
    """How the partners act, where that matters."""
    table: Any
    options: Any
    typing: TypingView
    worded: bool
    """Whether the question is about words, so that its table can be folded away."""
    reasoned: bool
    """Whether the reason against what was chosen is drawn on the table."""


def puzzle_view(
    theme: Theme[Any],
    puzzle: Puzzle[Any],
    chosen: Sequence[str] = (),
    reading: Reading | None = None,
    reasons: Mapping[str, Message] | None = None,
) -> PuzzleView:
    """Return the puzzle to be answered; `chosen` are the options that are chosen already.

    `reading` is what was typed and could not be understood, `reasons` what speaks against options
    that were found to be wrong.
    """
    against = reasons or {}
    several = theme.choose.several
    choices = {
        option: Choice(
            FIELD,
            option,
            several,
            checked=option in chosen,
            judged=Judged.WRONG if option in against else None,
            reason=against.get(option),
            place=_place(chosen, option) if theme.choose is Choose.ORDER else None,
        )
        for option in theme.options(puzzle)
    }
    presentation = current_site().presentation
    asked = presentation.asked(theme, puzzle, choices)
    typing = typing_view(tuple(choices), several=several, reading=reading)
    return PuzzleView(
        goal=theme.goal(puzzle),
        before=presentation.before(puzzle),
        other_rules=presentation.other_rules(puzzle.position),
        lacking=presentation.lacking(puzzle.position),
        manners=theme.manners(puzzle),
        table=asked.table,
        options=asked.options,
        typing=typing,
        worded=not presentation.needs_board(puzzle),
        reasoned=asked.reasoned,
    )


def hints_view(proof: tuple[Fact, ...], asked_for: int) -> HintsView | None:
    """Return the hints up to the one asked for (0: none yet); None if there are none at all."""
    if not proof:
        return None
    every = number_of_hints(proof)
    following = asked_for + 1 if asked_for < every else None
    return HintsView(steps_of_hints(proof, asked_for), following, every)


def _place(chosen: Sequence[str], option: str) -> int:
    """Return the place of an option in the order chosen, from 1; 0 if it has none."""
    return chosen.index(option) + 1 if option in chosen else 0
