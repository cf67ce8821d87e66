"""Reads the options that a request chooses: an answer, or the question again.

A first miss gets the question back: each wrong pick is marked, the first one with its reason, and
nothing says what is right. The form sends which try it is, so that the next answer is followed by
the result; so is an answer in an address that doesn't say.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from flask import abort, redirect, request

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.core.puzzle import (
    Answer,
    Choose,
    ContradictionError,
    Fact,
    Puzzle,
    Reason,
    RepeatedOptionError,
    Theme,
    answer_to,
)
from tutor.core.result import (
    LineResult,
    Mark,
    Result,
    ResultState,
    plain_headline,
    result_of,
)
from tutor.core.scenario import Refusal
from tutor.web.puzzles.fields import (
    ANSWER,
    CHECK,
    FIRST_TRY,
    HINT,
    LAST_TRY,
    SHOW,
    TRY,
    TYPED,
    answer_fields,
)
from tutor.web.puzzles.links import PuzzleLinks
from tutor.web.puzzles.puzzle_view import (
    HintsView,
    QuestionView,
    hints_view,
    number_of_hints,
    question_view,
)
from tutor.web.puzzles.typed import Reading, read
from tutor.web.shell.view_options import required_number
from tutor.web.site.game_site import GameSite


def typed_answer(
    site: GameSite,
    theme: Theme[Any],
    puzzle: Puzzle[Any],
    links: PuzzleLinks,
    options_now: Callable[[], Sequence[str]],
    earlier: Sequence[str] = (),
) -> Reading | None:
    """Return the typed text that means no option; None if nothing was typed.

    Aborts with a 302 to the address of the answer that was typed: what was chosen `earlier`, then
    that, and which try it is. So however an answer is given, it has the same address.
    """
    text = request.args.get(TYPED, "")
    if not text.strip():
        return None
    options = options_now()
    reading = read(
        site,
        text,
        options,
        lambda option: theme.label(puzzle, option),
        several=theme.choose.several,
        numbered=site.presentation.typing.is_numbered(options),
    )
    if reading.problem is None:
        fields = answer_fields((*earlier, *reading.options))
        tries = ((TRY, number) for number in request.args.getlist(TRY))
        abort(redirect(f"{links.with_query(*fields, *tries)}#result"))
    return reading


def options_sent(site: GameSite, theme: Theme[Any]) -> list[str]:
    """Return the options that the form sent, in its order, as they are called now.

    A form that asks for an order has a field for each place, and sends the empty ones, too.
    """
    options = [*map(site.game.canonical_name, request.args.getlist(ANSWER))]
    return [each for each in options if each] if theme.choose is Choose.ORDER else options


def read_number(field: str, numbers: range) -> int | None:
    """Return the number in the query, None if there is no such field.

    Raises BadSyntaxError for any that is not one of these.
    """
    text = request.args.get(field)
    return None if text is None else required_number(field, text, numbers)


@dataclass(frozen=True, slots=True)
class Miss:
    """The feedback on a first wrong answer; `pinned` is the option with the reason.

    A reason that stands on the table is only heard beside the buttons.
    """

    state: ResultState
    head: Message
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
        missed = self.miss.head if self.miss else None
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


Steps = Callable[[], tuple[Fact, ...]]
"""Returns what the hints tell; called if they are needed."""


def options_attempt(
    site: GameSite,
    theme: Theme[Any],
    puzzle: Puzzle[Any],
    links: PuzzleLinks,
    steps: Steps,
    *,
    may_have_changed: bool = False,
) -> Attempt | Answered:
    """Return the answer that chooses options, or the question where none settles it.

    A form without a choice, or with one that contradicts itself, gets the question back as it was,
    with a word about it, and so does a first miss. Whoever asks to be shown the answer gets the one
    that chooses nothing; whoever wants a hint has not answered yet. Aborts with 400 for what no
    form can send, with a redirect for an answer that was typed. If the puzzle `may_have_changed`,
    an option that it does not have redirects to the question.
    """
    chosen = options_sent(site, theme)
    if may_have_changed and not {*theme.options(puzzle)}.issuperset(chosen):
        abort(redirect(links.this))
    reading = typed_answer(site, theme, puzzle, links, lambda: theme.options(puzzle))
    hints = hints_asked_for(steps)
    answer = None if hints else _answer_of_form(theme, puzzle, chosen)
    tries = read_number(TRY, range(FIRST_TRY, LAST_TRY + 1))
    if not isinstance(answer, Answer):
        view = question_view(site, theme, puzzle, chosen, reading)
        return Attempt(view, hints_view(steps(), hints), answer, tries=tries or FIRST_TRY)
    miss = first_miss(theme, answer) if tries == FIRST_TRY and not theme.is_trial else None
    if miss is None:
        return _answered(theme, puzzle, answer)
    reasons = {miss.pinned: miss.reason.message} if miss.pinned and miss.reason else None
    view = question_view(site, theme, puzzle, chosen, reading, _marks(answer), reasons)
    return Attempt(view, hints_view(steps(), 0), miss=miss, tries=LAST_TRY)


def hints_asked_for(steps: Steps) -> int:
    """Return the number of hints that the request asks for; 400 if there are not so many."""
    if HINT not in request.args:
        return 0
    return read_number(HINT, range(1, number_of_hints(steps()) + 1)) or 0


def _answered(theme: Theme[Any], puzzle: Puzzle[Any], answer: Answer[Any]) -> Answered:
    chosen = answer.chosen
    if answer.choose is not Choose.ORDER:
        # In no order of theirs, options are named in that of the puzzle.
        chosen = tuple(each.option for each in answer.chosen_verdicts)
    return Answered(
        result_of(theme, puzzle, answer),
        answer_fields(chosen) or [(SHOW, "1")],
        {"chosen": " ".join(chosen) or "-", "right": " ".join(answer.right)},
    )


def _answer_of_form(
    theme: Theme[Any], puzzle: Puzzle[Any], chosen: Sequence[str]
) -> Answer[Any] | Message | None:
    """Return the answer of this request; a notice if the form's choice is missing or impossible.

    None if no form was sent. Aborts with 400 for what no form can send.
    """
    is_shown = SHOW in request.args
    if not chosen and not is_shown:
        return Message(f"result.choose-{theme.choose}") if CHECK in request.args else None
    try:
        return answer_to(theme, puzzle, () if is_shown else chosen)
    except ContradictionError:
        return Message("result.contradiction")
    except RepeatedOptionError:
        if theme.choose is not Choose.ORDER:
            abort(HTTPStatus.BAD_REQUEST)
        return Message("result.two-places")
    except BadSyntaxError:
        abort(HTTPStatus.BAD_REQUEST)


def first_miss(theme: Theme[Any], answer: Answer[Any]) -> Miss | None:
    """Return the feedback on a wrong or partly right answer, without the solution; else None."""
    state = ResultState.of(answer)
    if state not in (ResultState.PARTLY, ResultState.WRONG):
        return None
    head = plain_headline(theme, state, answer, final=False)
    if state is ResultState.WRONG:
        # A reason that a right option has as well would give that option away.
        revealing = {each.consequence for each in answer.right_verdicts}
        for each in answer.wrong:
            if each.consequence not in revealing:
                return Miss(state, head, each.reason, each.option)
    return Miss(state, head)


def _marks(answer: Answer[Any]) -> dict[str, Mark]:
    """Return the mark of each option that was chosen, and of no other."""
    return {
        each.option: Mark.RIGHT if each.is_right else Mark.WRONG for each in answer.chosen_verdicts
    }
