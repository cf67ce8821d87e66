"""A question as it is drawn before the answer: table, options, hints, and what has been tried."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, Puzzle, Theme
from tutor.core.result import Mark, Question
from tutor.core.scenario import Line, Scenario
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.presentation import Asked, Choice
from tutor.web.teaching.puzzles.answer_form import FIELD
from tutor.web.teaching.puzzles.typed import Reading
from tutor.web.teaching.puzzles.typing_field import TypingView, typing_view

MOST_HINTS = 5
"""Each hint costs a tap, so that a longer proof is told several steps at a time."""


@dataclass(frozen=True, slots=True)
class HintsView:
    """The steps of the proof told so far; `next` is the number of the next hint, None after all.

    `all` is how many hints there are.
    """

    told: tuple[Fact, ...]
    next: int | None
    all: int


@dataclass(frozen=True, slots=True)
class MoveView:
    """One own action and the replies to it, in sentences; `wrong` marks the turning point."""

    title: Message
    told: tuple[Message, ...]
    wrong: bool


@dataclass(frozen=True, slots=True)
class QuestionView:
    """A question waiting for an answer. It is made from what the viewer sees, and judges nothing.

    Of a scenario there is the `story` so far and how many actions are `left`.
    """

    question: Question[Any]
    before: tuple[Message, ...]
    """What happened earlier that the question rests on."""
    other_rules: tuple[Message, ...]
    lacking: tuple[Message, ...]
    """What the reader's own table has too little of to be this one."""
    table: Any
    options: Any
    typing: TypingView
    worded: bool = False
    """Whether the question is about words, so that its table can be folded away."""
    reasoned: bool = False
    """Whether the reason against what was chosen is drawn with it."""
    story: tuple[MoveView, ...] = ()
    left: Message | None = None


def question_view(
    theme: Theme[Any],
    puzzle: Puzzle[Any],
    chosen: Sequence[str] = (),
    reading: Reading | None = None,
    marks: Mapping[str, Mark] | None = None,
    reasons: Mapping[str, Message] | None = None,
) -> QuestionView:
    """Return the puzzle to be answered; `chosen` are the options that are chosen already.

    `reading` is what was typed and could not be understood; `marks` and `reasons` are what a first
    wrong answer gets to its options.
    """
    choices = {
        option: Choice(
            FIELD,
            option,
            theme.choose.several,
            checked=option in chosen,
            mark=(marks or {}).get(option),
            reason=(reasons or {}).get(option),
            place=_place(chosen, option) if theme.choose is Choose.ORDER else None,
        )
        for option in theme.options(puzzle)
    }
    presentation = current_site().presentation
    asked = presentation.asked(theme, puzzle, choices)
    return _view(theme, puzzle, puzzle.position, asked, tuple(choices), reading)


def line_view(
    theme: Scenario[Any], puzzle: Puzzle[Any], line: Line[Any], reading: Reading | None = None
) -> QuestionView:
    """Return what the player sees where an open line of a scenario stands."""
    choices = {
        option: Choice(FIELD, option, several=False)
        for option in theme.moves_now(puzzle, line.state)
    }
    asked = current_site().presentation.asked(theme, puzzle, choices, line.state)
    left = Message("scenario.left", {"num": line.left})
    return _view(
        theme, puzzle, line.state, asked, tuple(choices), reading, story(puzzle, line), left
    )


def story(puzzle: Puzzle[Any], line: Line[Any]) -> tuple[MoveView, ...]:
    """Return what has happened, move by move, as far as the viewer sees it."""
    happened = current_site().presentation.happened
    return tuple(
        MoveView(
            title=Message("scenario.move", {"num": place + 1}),
            told=tuple(
                message for turn in move.turns for message in happened(turn.after, puzzle.viewer)
            ),
            wrong=place == line.failed_at,
        )
        for place, move in enumerate(line.moves)
    )


def deciding_steps(theme: Theme[Any], puzzle: Puzzle[Any]) -> tuple[Fact, ...]:
    """Return the facts of the proof that decide something, in order: what hints tell."""
    idle = current_site().presentation.idle_facts(theme.name, puzzle.position)
    return tuple(fact for fact in theme.proof(puzzle) if fact.message.id not in idle)


def number_of_hints(steps: Sequence[Fact]) -> int:
    """Return in how many hints these steps are told."""
    return min(len(steps), MOST_HINTS)


def steps_of_hints(steps: tuple[Fact, ...], hints: int) -> tuple[Fact, ...]:
    """Return the steps that so many hints tell, all of them if there are no more hints."""
    every = number_of_hints(steps)
    return steps if hints >= every else steps[: ceil(len(steps) * hints / every)]


def hints_view(steps: tuple[Fact, ...], asked_for: int) -> HintsView | None:
    """Return the hints up to the one asked for (0: none yet); None if there are none at all."""
    if not steps:
        return None
    every = number_of_hints(steps)
    following = asked_for + 1 if asked_for < every else None
    return HintsView(steps_of_hints(steps, asked_for), following, every)


def _view(
    theme: Theme[Any],
    puzzle: Puzzle[Any],
    state: Any,
    asked: Asked,
    options: Iterable[str],
    reading: Reading | None,
    moves: tuple[MoveView, ...] = (),
    left: Message | None = None,
) -> QuestionView:
    presentation = current_site().presentation
    several = theme.choose.several
    return QuestionView(
        question=Question.of(theme, puzzle),
        before=presentation.before(puzzle),
        other_rules=presentation.other_rules(state),
        lacking=presentation.lacking(state),
        table=asked.table,
        options=asked.options,
        typing=typing_view(tuple(options), several=several, reading=reading),
        worded=not presentation.needs_board(puzzle),
        reasoned=asked.reasoned,
        story=moves,
        left=left,
    )


def _place(chosen: Sequence[str], option: str) -> int:
    """Return the place of an option in the order chosen, from 1; 0 if it has none."""
    return chosen.index(option) + 1 if option in chosen else 0
