"""The verdicts on the options of an answered puzzle as they are drawn, one by one."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Fact, Verdict
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.presentation import Judged
from tutor.web.teaching.puzzles.judging import proof
from tutor.web.teaching.puzzles.puzzle_answer import PuzzleAnswer


@dataclass(frozen=True, slots=True)
class VerdictView:
    """What became of an option, in a word; `judged` is None if it was rightly left alone.

    Options that have the same said of them share a verdict, so there can be several `labels`.
    `steps` is how it is found, unless the proof of the puzzle has said so; `detail` is what there
    is to draw of what the option leads to.
    """

    labels: tuple[Message, ...]
    judged: Judged | None
    word: Message
    consequence: Message
    rule: str
    steps: tuple[Fact, ...] = ()
    detail: Any = None
    steps_open: bool = False
    """Whether the steps are the only reason that there is, and not folded away."""
    in_line: bool = False
    """Whether the labels are nothing but cards, which stand side by side."""


@dataclass(frozen=True, slots=True)
class VerdictViews:
    """The verdicts on all options: those to be seen at once, and those folded away."""

    open: tuple[VerdictView, ...]
    folded: tuple[VerdictView, ...]


def verdict_views(given: PuzzleAnswer, *, thorough: bool) -> VerdictViews:
    """Return the verdicts in the order of the options; what is said of several of many, once.

    Those beyond what was chosen or missed are folded away. If it is `thorough`, steps are told of
    wrong options that were rightly left alone, too.
    """
    views = tuple(_views(given, thorough=thorough))
    # If one of many right options was asked for, the other ones are not missed.
    beyond = (None, Judged.ALSO, *((Judged.MISSED,) if given.any_will_do else ()))
    return VerdictViews(
        open=tuple(view for view in views if view.judged not in beyond),
        folded=tuple(view for view in views if view.judged in beyond),
    )


def _views(given: PuzzleAnswer, *, thorough: bool) -> Iterator[VerdictView]:
    presentation = current_site().presentation
    told = frozenset(map(_key, proof(given.theme, given.puzzle)))
    draws = _draws_details(given)
    for said in _alike(given):
        first = said[0]
        judged = given.judged[first.option]
        new = any(_key(fact) not in told for fact in first.facts)
        is_told = thorough or judged is not None
        yield VerdictView(
            labels=given.labels(*(verdict.option for verdict in said)),
            judged=judged,
            word=_word(given, first),
            consequence=presentation.consequence(first, chosen=first.option in given.answer.chosen),
            rule=first.rule,
            steps=first.facts if new and is_told and len(said) == 1 else (),
            steps_open=given.compares,
            detail=presentation.detail(given.puzzle, first) if draws else None,
            in_line=presentation.is_picture(first.option),
        )


def _alike(given: PuzzleAnswer) -> tuple[list[Verdict[Any]], ...]:
    """Return the verdicts, those together of which the same is said where there are many."""
    presentation, draws = current_site().presentation, _draws_details(given)
    alike: dict[tuple[object, ...], list[Verdict[Any]]] = {}
    for verdict in given.answer.verdicts:
        judged = given.judged[verdict.option]
        if verdict.option == NONE and judged is None:
            continue
        has_detail = draws and presentation.has_detail(verdict)
        has_line = verdict.facts and given.compares
        shares = given.has_many_options and not has_detail and not has_line
        same = (judged, verdict.rule, verdict.consequence) if shares else (verdict.option,)
        alike.setdefault(same, []).append(verdict)
    return tuple(alike.values())


def _draws_details(given: PuzzleAnswer) -> bool:
    """Return whether it is drawn what each option leads to: not if the table shows that of one."""
    return given.after is None and not given.has_many_options


def _word(given: PuzzleAnswer, verdict: Verdict[Any]) -> Message:
    """Return what became of an option in a word; an action that may be tried is allowed or not."""
    if given.is_trial:
        return Message("result.allowed" if verdict.correct else "result.not-allowed")
    judged = given.judged[verdict.option]
    return Message(f"choice.{judged or ('wrong' if given.is_shown else 'left-alone')}")


def _key(fact: Fact) -> tuple[object, ...]:
    return (fact.message, fact.rule)
