"""A judged answer in short: the verdict in a word, and the one reason that decides."""

from typing import Any

from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Answer, Choose, Verdict
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.presentation import Judged
from tutor.web.teaching.puzzles.puzzle_answer import PuzzleAnswer
from tutor.web.teaching.text.plain import has_words


def headline(given: PuzzleAnswer) -> Message:
    """Return the result in a word; an action that was tried out is allowed or not, never right."""
    if given.is_trial and not given.is_shown:
        return Message("result.allowed" if given.answer.solved else "result.not-allowed")
    return given.state.headline


def summary(given: PuzzleAnswer) -> tuple[Message, ...]:
    """Return the result in short: first the one reason that decides."""
    name, answer, chosen = given.theme.name, given.answer, given.chosen
    if answer.choose is Choose.ONE:
        told = [verdict.consequence for verdict in (*chosen, *_missed_at_once(given))]
        # Where the same thing speaks against one and for the other, it is said once.
        return tuple(told[:1] if told and told[0] == told[-1] else told)
    if not chosen:
        return ()
    if answer.solved:
        return (Message(f"{name}.solved"),) if has_words(f"{name}.solved") else ()
    if answer.chosen == (NONE,):
        return (chosen[0].consequence,)
    if answer.is_complete:
        return (Message("result.other-order"),)
    return (_deciding(given), *counted(answer))


def against(given: PuzzleAnswer, verdict: Verdict[Any]) -> Message:
    """Return what speaks against a wrong option, with the option."""
    return _with_reason("result.wrong", given, verdict)


def counted(answer: Answer[Any]) -> tuple[Message, ...]:
    """Return how many marks are right and wrong, of an answer that may have several."""
    found = len(answer.correct_options.intersection(answer.chosen))
    if answer.choose is Choose.ONE or (not found and len(answer.chosen) == 1):
        # The reason has said all there is to say of a single mark.
        return ()
    counts = [Message("result.found", {"found": found, "all": len(answer.correct_options)})]
    if found and (wrong := len(answer.chosen) - found):
        counts.append(Message("result.too-many", {"num": wrong}))
    return tuple(counts)


def _missed_at_once(given: PuzzleAnswer) -> tuple[Verdict[Any], ...]:
    """Return the one right option if it was missed, and is told beside the wrong one.

    Several are better looked up in the list, and so is what is drawn: what the chosen one proves
    and what the right one does would seem to disagree, as it would where they are compared.
    """
    right = tuple(verdict for verdict in given.answer.verdicts if verdict.correct)
    if given.answer.solved or len(right) != 1 or current_site().presentation.has_detail(right[0]):
        return ()
    return () if given.compares and not given.is_shown else right


def _deciding(given: PuzzleAnswer) -> Message:
    """Return what speaks against the first wrong option, or for the first that was missed."""
    if wrong := given.first(Judged.WRONG):
        return against(given, wrong)
    missed = given.first(Judged.MISSED)
    assert missed is not None, "an answer that is not complete has missed an option"
    return _with_reason("result.missed", given, missed)


def _with_reason(message: str, given: PuzzleAnswer, verdict: Verdict[Any]) -> Message:
    option = given.label(verdict.option)
    return Message(message, {"option": option, "reason": verdict.consequence})
