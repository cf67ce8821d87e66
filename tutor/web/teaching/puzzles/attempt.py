"""A question that waits for its answer, and what has been tried so far.

A first miss gets the question back: each wrong pick is marked, the first one with its reason, and
nothing says what is right. The form sends which try it is, so that the next answer is followed by
the result; so is an answer in an address that doesn't say.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from http import HTTPStatus
from typing import Any

from flask import abort, request

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Fact, Puzzle, Reason, Theme
from tutor.core.result import Mark, ResultState
from tutor.core.scenario import Line, Refusal, Scenario
from tutor.web.teaching.puzzles.answer_form import (
    FIELD,
    FIRST_TRY,
    HINT,
    LAST_TRY,
    SENT,
    TRY,
    is_asked_to_show,
    options_sent,
    read_answer,
    read_number,
    typed_answer,
)
from tutor.web.teaching.puzzles.links import PuzzleLinks
from tutor.web.teaching.puzzles.question_view import (
    HintsView,
    QuestionView,
    hints_view,
    line_view,
    number_of_hints,
    question_view,
)


@dataclass(frozen=True, slots=True)
class Miss:
    """What is said about a first answer that is not right; `pinned` is the option with the reason.

    A reason that stands on the table is only heard beside the buttons.
    """

    state: ResultState
    head: Message
    reason: Reason | None = None
    pinned: str | None = None


@dataclass(frozen=True, slots=True)
class Attempt:
    """A question as it is drawn, with what its form has sent and what is told of that."""

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

    @property
    def said(self) -> Message | None:
        """Return what came of the form, if it sent anything, for the title of the page."""
        missed = self.miss.head if self.miss else None
        refused = self.refusal.message if self.refusal else None
        return self.view.typing.problem or self.notice or missed or refused


def read_attempt(
    theme: Theme[Any], puzzle: Puzzle[Any], links: PuzzleLinks, steps: tuple[Fact, ...]
) -> Answer[Any] | Attempt:
    """Return the answer of this request, or the question where there is none that settles it.

    A form without a choice, or with one that contradicts itself, gets the question back as it was,
    with a word about it, and so does a first miss. `steps` are what the hints tell. Aborts with 400
    for what no form can send, with a redirect for an answer that was typed.
    """
    reading = typed_answer(theme, puzzle, links)
    chosen = options_sent(theme, puzzle)
    hints = read_number(HINT, number_of_hints(steps), least=1)
    given, notice = read_answer(theme, puzzle, chosen, wants_hint=hints is not None)
    tries = read_number(TRY, LAST_TRY, least=FIRST_TRY)
    miss = first_miss(given) if given and tries == FIRST_TRY and not theme.is_trial else None
    if given is not None and miss is None:
        return given
    return Attempt(
        view=question_view(
            theme,
            puzzle,
            chosen,
            reading,
            marks=_marks(given) if given and miss else None,
            reasons={miss.pinned: miss.reason.message}
            if miss and miss.pinned and miss.reason
            else None,
        ),
        hints=hints_view(steps, hints or 0),
        notice=notice,
        miss=miss,
        tries=LAST_TRY if miss else tries or FIRST_TRY,
    )


def first_miss(given: Answer[Any]) -> Miss | None:
    """Return what is said about an answer that is not right, and no more; None for any other."""
    state = ResultState.of(given)
    if state is ResultState.PARTLY:
        if given.is_complete:
            return Miss(state, Message("result.other-order"))
        return Miss(state, Message("result.so-far", {"num": len(given.missed)}))
    if state is not ResultState.WRONG:
        return None
    head = Message("result.wrong")
    # What is said of a right option as well would tell which one that is.
    telling = {each.consequence for each in given.verdicts if each.correct}
    for each in given.wrong:
        if each.consequence not in telling:
            return Miss(state, head, Reason(each.consequence, (each.rule,)), each.option)
    return Miss(state, head)


def _marks(given: Answer[Any]) -> dict[str, Mark]:
    """Return the mark of each option that was chosen, and of no other."""
    return {
        each.option: Mark.RIGHT if each.correct else Mark.WRONG for each in given.chosen_verdicts
    }


# --- Scenarios: the line that a request plays ---


def read_line(theme: Scenario[Any], puzzle: Puzzle[Any]) -> Line[Any]:
    """Return the line of this request, the one that reaches the goal if it asks to be shown that.

    `?answer=play-0&answer=color-1-r`, in this order, is the line: the form of the next action sends
    the earlier ones along, so that every step has an address. Aborts with 400 for what no form can
    send.
    """
    options = theme.solution(puzzle) if is_asked_to_show() else options_sent(theme, puzzle)
    try:
        return theme.play(puzzle, options)
    except BadSyntaxError:
        abort(HTTPStatus.BAD_REQUEST)


def attempt_at(
    theme: Scenario[Any],
    puzzle: Puzzle[Any],
    line: Line[Any],
    links: PuzzleLinks,
    steps: tuple[Fact, ...],
) -> Attempt:
    """Return the question where an open line stands; `steps` are what the hints tell.

    An action that the rules refuse gets the position before it back, with the reason and its rule.
    Aborts with 400 for what no form can send, with a redirect for an action that was typed.
    """
    reading = typed_answer(
        theme, puzzle, links, options=theme.moves_now(puzzle, line.state), earlier=line.options
    )
    hints = read_number(HINT, number_of_hints(steps), least=1) or 0
    return Attempt(
        view=line_view(theme, puzzle, line, reading),
        # Hints are about the start; whoever is under way can go back there.
        hints=None if line.moves else hints_view(steps, hints),
        notice=None if reading else _missing_action(line),
        earlier=fields_of_line(line.options),
        refusal=line.refusal,
    )


def fields_of_line(options: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Return the fields that play these actions."""
    return tuple((FIELD, option) for option in options)


def back_to(links: PuzzleLinks, line: Line[Any], moves: int | None) -> str | None:
    """Return the address of the line with so many of its actions; None where there is none."""
    if moves is None or moves < 0:
        return None
    return links.with_query(*fields_of_line(line.options[:moves])) if moves else links.this


def _missing_action(line: Line[Any]) -> Message | None:
    """Return what to say to a form that was sent without a choice."""
    expected = request.args.get(SENT)
    if expected is None or line.refusal is not None:
        return None
    return Message("result.choose-one") if expected == str(len(line.moves) + 1) else None
