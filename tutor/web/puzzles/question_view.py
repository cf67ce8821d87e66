"""A question as it is drawn: table, options, hints, and the marks of a first miss."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Any

from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, Puzzle, Theme
from tutor.core.result import Mark, Question
from tutor.core.scenario import Line, Scenario
from tutor.web.puzzles.fields import ANSWER
from tutor.web.puzzles.typed import TypedAnswer, TypingView, typing_view
from tutor.web.site.game_pages import GamePages
from tutor.web.site.presentation import Choice, OptionList

HINTS_OF_A_PUZZLE = 5
"""The most hints: each costs a tap, so a longer proof is told several steps at a time."""


@dataclass(frozen=True, slots=True)
class HintsView:
    """The facts of the hints so far; `next` is the number of the next hint, None after all.

    `all` is how many hints there are.
    """

    facts: tuple[Fact, ...]
    next: int | None
    all: int


@dataclass(frozen=True, slots=True)
class MoveView:
    """One own action and the replies to it, in sentences; `wrong` marks the turning point."""

    title: Message
    events: tuple[Message, ...]
    wrong: bool


@dataclass(frozen=True, slots=True)
class QuestionView:
    """A question waiting for an answer. It is made from what the viewer sees, and judges nothing.

    Of a scenario there is the `story` so far and how many actions are `left`.
    """

    question: Question[Any]
    before: tuple[Message, ...]
    """Earlier events the question depends on."""
    unusual_rules: tuple[Message, ...]
    shortfalls: tuple[Message, ...]
    """What the reader's own table has too little of to be this one."""
    table: object
    options: OptionList
    typing: TypingView
    worded: bool = False
    """Whether the question is about words, so that its table can be folded away."""
    reasoned: bool = False
    """Whether the reason against what was chosen is drawn with it."""
    story: tuple[MoveView, ...] = ()
    left: Message | None = None


def question_view(
    pages: GamePages,
    theme: Theme[Any],
    puzzle: Puzzle[Any],
    chosen: Sequence[str] = (),
    reading: TypedAnswer | None = None,
    marks: Mapping[str, Mark] | None = None,
    reasons: Mapping[str, Message] | None = None,
) -> QuestionView:
    """Return the view of a puzzle waiting for an answer.

    `chosen`: the options that are already chosen.
    `reading`: typed text that could not be parsed.
    `marks`: after a first miss, the marks on the chosen options.
    `reasons`: after a first miss, the reason shown at an option.
    """
    choices = {
        option: Choice(
            ANSWER,
            option,
            theme.choose.several,
            checked=option in chosen,
            mark=(marks or {}).get(option),
            reason=(reasons or {}).get(option),
            place=_place(chosen, option) if theme.choose is Choose.ORDER else None,
        )
        for option in theme.options(puzzle)
    }
    return _view(pages, theme, puzzle, choices, reading)


def line_view(
    pages: GamePages,
    theme: Scenario[Any],
    puzzle: Puzzle[Any],
    line: Line[Any],
    reading: TypedAnswer | None = None,
) -> QuestionView:
    """Return the question at the end of an open line of a scenario."""
    choices = {
        option: Choice(ANSWER, option, several=False)
        for option in theme.moves_now(puzzle, line.state)
    }
    return replace(
        _view(pages, theme, puzzle, choices, reading, line.state),
        story=story(pages, puzzle, line),
        left=Message("scenario.left", {"num": line.left}),
    )


def story(pages: GamePages, puzzle: Puzzle[Any], line: Line[Any]) -> tuple[MoveView, ...]:
    """Return the events, move by move, as the viewer sees them."""
    events = pages.presentation.events
    return tuple(
        MoveView(
            title=Message("scenario.move", {"num": place + 1}),
            events=tuple(
                message for turn in move.turns for message in events(turn.after, puzzle.viewer)
            ),
            wrong=place == line.failed_at,
        )
        for place, move in enumerate(line.moves)
    )


def deciding_steps(theme: Theme[Any], puzzle: Puzzle[Any]) -> tuple[Fact, ...]:
    """Return the facts of the proof that decide something, in order, each statement once: hints."""
    idle = theme.irrelevant_facts(puzzle.position)
    facts: dict[Message, Fact] = {}
    for fact in theme.proof(puzzle):
        facts.setdefault(fact.message, fact)
    return tuple(fact for fact in facts.values() if fact.message.id not in idle)


def number_of_hints(steps: Sequence[Fact]) -> int:
    """Return the number of hints for these steps."""
    return min(len(steps), HINTS_OF_A_PUZZLE)


def steps_of_hints(steps: tuple[Fact, ...], hints: int) -> tuple[Fact, ...]:
    """Return the steps that the first `hints` tell; the last hint tells all."""
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
    pages: GamePages,
    theme: Theme[Any],
    puzzle: Puzzle[Any],
    choices: Mapping[str, Choice],
    reading: TypedAnswer | None,
    later: Any = None,
) -> QuestionView:
    """Return the question with these choices by option; of a scenario, at a `later` state."""
    presentation = pages.presentation
    on_table = presentation.question(theme, puzzle, choices, later)
    state = puzzle.position if later is None else later
    return QuestionView(
        question=Question.of(theme, puzzle),
        before=presentation.earlier_events(puzzle),
        unusual_rules=presentation.unusual_rules(state),
        shortfalls=presentation.shortfalls(state),
        table=on_table.table,
        options=on_table.options,
        typing=typing_view(pages, tuple(choices), several=theme.choose.several, reading=reading),
        worded=not theme.needs_board(puzzle),
        reasoned=on_table.reasoned,
    )


def _place(chosen: Sequence[str], option: str) -> int:
    """Return the place of an option in the order chosen, from 1; 0 if it has none."""
    return chosen.index(option) + 1 if option in chosen else 0
