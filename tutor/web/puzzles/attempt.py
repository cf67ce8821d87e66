"""A question that still waits for its answer (`Attempt`), or that has it (`Answered`).

Also the parts of a request that options_attempt.py and line_attempt.py both read.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from flask import abort, redirect, request

from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, Puzzle, Reason, Theme
from tutor.core.result import LineResult, Result, ResultState
from tutor.core.scenario import Refusal
from tutor.web.puzzles.fields import ANSWER, HINT, TRY, TYPED, answer_fields
from tutor.web.puzzles.links import PuzzleLinks
from tutor.web.puzzles.question_view import HintsView, QuestionView, number_of_hints
from tutor.web.puzzles.typed import TypedAnswer, read_typed
from tutor.web.shell.view_options import required_number
from tutor.web.site.game_pages import GamePages

Steps = Callable[[], tuple[Fact, ...]]
"""Returns what the hints tell; called if they are needed."""


@dataclass(frozen=True, slots=True)
class Miss:
    """The feedback on a first wrong answer; `pinned` is the option with the reason.

    A reason that stands on the table is only heard beside the buttons.
    """

    state: ResultState
    headline: Message
    reason: Reason | None = None
    pinned: str | None = None


@dataclass(frozen=True, slots=True)
class Attempt:
    """A question as it is drawn, with the fields of its form and the feedback on them."""

    view: QuestionView
    hints: HintsView | None
    notice: Message | None = None
    """A word to a form that was sent without a choice, or with one that contradicts itself."""
    miss: Miss | None = None
    tries: int | None = None
    """Which try the next answer is; None where that makes no difference."""
    earlier: tuple[tuple[str, str], ...] = ()
    """The actions before, as fields of the form."""
    refusal: Refusal | None = None
    """Why the rules do not allow the last action."""
    back: str | None = None
    """The address without the last action, if there is one."""

    @property
    def feedback(self) -> Message | None:
        """The feedback on the form, if it sent anything, for the page's title."""
        missed = self.miss.headline if self.miss else None
        refused = self.refusal.message if self.refusal else None
        return self.view.typing.problem or self.notice or missed or refused


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer that settles the question: its result, and the addresses that lead back from it.

    `fields` are those of its address, `report` names its parts for a problem report.
    """

    result: Result[Any] | LineResult[Any]
    fields: Sequence[tuple[str, str]]
    report: Mapping[str, str]
    back: str | None = None
    """The address without the last action."""
    turning_point: int | None = None
    """The index of the action with which the goal was lost."""
    back_to_it: str | None = None
    """The address before that action."""


def typed_answer(
    pages: GamePages,
    theme: Theme[Any],
    puzzle: Puzzle[Any],
    links: PuzzleLinks,
    options_now: Callable[[], Sequence[str]],
    earlier: Sequence[str] = (),
) -> TypedAnswer | None:
    """Return the typed text that means no option; None if nothing was typed.

    Aborts with a 302 to the address of the answer that was typed: what was chosen `earlier`, then
    that, and which try it is. So however an answer is given, it has the same address.
    """
    text = request.args.get(TYPED, "")
    if not text.strip():
        return None
    options = options_now()
    reading = read_typed(
        pages,
        text,
        options,
        lambda option: theme.label(puzzle, option),
        several=theme.choose.several,
        numbered=pages.presentation.typing.is_numbered(options),
    )
    if reading.problem is None:
        fields = answer_fields((*earlier, *reading.options))
        tries = ((TRY, number) for number in request.args.getlist(TRY))
        abort(redirect(f"{links.with_query(*fields, *tries)}#result"))
    return reading


def options_sent(pages: GamePages, theme: Theme[Any]) -> list[str]:
    """Return the options that the form sent, in its order, as they are called now.

    A form that asks for an order has a field for each place, and sends the empty ones, too.
    """
    options = [*map(pages.game.canonical_name, request.args.getlist(ANSWER))]
    return [each for each in options if each] if theme.choose is Choose.ORDER else options


def read_number(field: str, numbers: range) -> int | None:
    """Return the number in the query, None if there is no such field.

    Raises BadSyntaxError for any that is not one of these.
    """
    text = request.args.get(field)
    return None if text is None else required_number(field, text, numbers)


def hints_asked_for(steps: Steps) -> int:
    """Return the number of hints that the request asks for.

    Raises BadSyntaxError if there are not so many.
    """
    if HINT not in request.args:
        return 0
    return read_number(HINT, range(1, number_of_hints(steps()) + 1)) or 0
