"""What a first wrong answer is told: a nudge, and the question comes back with its marks kept.

The second wrong answer is followed by the solution (result_view.py). Which try it is goes along in
the form, so nothing is remembered, and an answer in an address that says no try is followed by the
solution at once.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from tutor.core.messages import Message
from tutor.core.puzzle import Fact
from tutor.web.teaching.puzzles.answer_form import FIRST_TRY, LAST_TRY, TRY, read_number
from tutor.web.teaching.puzzles.answer_state import AnswerState
from tutor.web.teaching.puzzles.puzzle_answer import PuzzleAnswer
from tutor.web.teaching.puzzles.summary import against, counted


@dataclass(frozen=True, slots=True)
class NudgeView:
    """What is told of a wrong answer without the right one, drawn as the head of a result is.

    `reasons` has what speaks against the option that it is about, if it is about one.
    """

    summary: tuple[Message, ...]
    rule: str
    reasons: Mapping[str, Message] = field(default_factory=dict)
    state: ClassVar[AnswerState] = AnswerState.WRONG
    headline: ClassVar[Message] = state.headline
    chosen: ClassVar[tuple[Message, ...]] = ()


def nudge_view(given: PuzzleAnswer | None, steps: Sequence[Fact]) -> NudgeView | None:
    """Return the nudge for this request's answer; None if there is none, or the solution follows.

    `steps` are what the hints tell. The solution follows a right answer and whoever asks for it; an
    action that was tried out is never wrong.
    """
    if _read_try() != FIRST_TRY or given is None:
        return None
    if given.state is not AnswerState.WRONG or given.is_trial:
        return None
    answer = given.answer
    if answer.is_complete:
        return NudgeView((Message("result.other-order"),), "")
    wrong = [verdict for verdict in given.chosen if not verdict.correct]
    if not wrong:
        missing = len(answer.correct_options) - len(answer.chosen)
        return NudgeView((Message("nudge.missing", {"num": missing}),), "")
    # What is said of a right option as well tells which one that is.
    telling = {each.consequence for each in answer.verdicts if each.correct}
    for each in wrong:
        if each.consequence not in telling:
            reasons = {each.option: each.consequence}
            return NudgeView((against(given, each), *counted(answer)), each.rule, reasons)
    for fact in steps[:1]:
        if fact.message not in telling:
            return NudgeView((fact.message, *counted(answer)), fact.rule)
    return NudgeView((Message("nudge.again"), *counted(answer)), "")


def next_try(nudge: NudgeView | None) -> int:
    """Return which try the form of a question sends: the last one after a nudge."""
    return LAST_TRY if nudge else _read_try() or FIRST_TRY


def _read_try() -> int | None:
    """Return which try the form has sent, None if none; aborts with 400 for what no form sends."""
    return read_number(TRY, LAST_TRY, least=FIRST_TRY)
