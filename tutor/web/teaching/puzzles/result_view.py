"""A result as it is drawn: its table with the marks on it, and what is left to explain."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from typing import Any

from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Puzzle, Reason, Theme
from tutor.core.result import LineResult, Mark, OptionResult, Result, ResultState
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.presentation import Choice
from tutor.web.teaching.puzzles.question_view import MoveView, story


@dataclass(frozen=True, slots=True)
class ReasonView:
    """A Reason. An `option` stands before what is said of it; `is_pinned` if the table shows it."""

    message: Message
    rules: tuple[str, ...]
    option: Message | None = None
    is_pinned: bool = False


@dataclass(frozen=True, slots=True)
class ResultView:
    """A judged answer, or a line of a scenario that is over, as a page shows it.

    `explained` and `rest` lie in the fold: further causes and the `story` of a scenario, and one
    line for all that nobody chose.
    """

    prompt: Message
    before: tuple[Message, ...]
    partners: tuple[Message, ...]
    state: ResultState
    head: Message
    reason: tuple[ReasonView, ...]
    table: Any
    options: Any
    explained: tuple[ReasonView, ...]
    rest: Message | None = None
    story: tuple[MoveView, ...] = ()


def result_view(
    theme: Theme[Any], puzzle: Puzzle[Any], found: Result[Any], seat: int | None = None
) -> ResultView:
    """Return a result, its table seen from a seat, by default the viewer's."""
    pinned = _pinned(found)
    at = puzzle.viewer if seat is None else seat
    asked = current_site().presentation.asked(theme, puzzle, _settled(theme, found, pinned), at=at)
    explained = tuple(islice(_explained(found), MOST_CAUSES))
    drawn = pinned if asked.reasoned else None
    return ResultView(
        prompt=found.question.prompt,
        before=current_site().presentation.before(puzzle),
        partners=found.question.partners,
        state=found.state,
        head=found.head,
        reason=tuple(
            ReasonView(each.message, _rules(found, each, drawn), is_pinned=each.message == drawn)
            for each in found.reason
        ),
        table=asked.table,
        options=asked.options,
        explained=explained,
        rest=_rest(found) if explained and not theme.is_trial else None,
    )


def line_result_view(found: LineResult[Any]) -> ResultView:
    """Return a line that is over."""
    puzzle, presentation = found.question.puzzle, current_site().presentation
    return ResultView(
        prompt=found.question.prompt,
        before=presentation.before(puzzle),
        partners=found.question.partners,
        state=found.state,
        head=found.head,
        reason=tuple(map(_plain, found.reason)),
        table=presentation.table(found.line.state, puzzle.viewer),
        options=None,
        explained=(),
        story=story(puzzle, found.line),
    )


def _rules(found: Result[Any], reason: Reason, drawn: Message | None) -> tuple[str, ...]:
    """Return the rules of a reason, but for those that are seen beside another one anyway."""
    if reason.message != drawn:
        return reason.rules
    seen = {rule for each in found.reason if each is not reason for rule in each.rules}
    return tuple(rule for rule in reason.rules if rule not in seen)


def _plain(reason: Reason) -> ReasonView:
    return ReasonView(reason.message, reason.rules)


def _pinned(found: Result[Any]) -> Message | None:
    """Return the reason that stands on the first wrong pick, if it is told there and not above."""
    wrong = found.first_wrong
    said = wrong.verdict.consequence if wrong else None
    return said if said in {each.message for each in found.reason} else None


def _settled(theme: Theme[Any], found: Result[Any], pinned: Message | None) -> dict[str, Choice]:
    """Return the choices by option, now that nothing can be chosen any more."""
    wrong = found.first_wrong
    in_order = theme.choose is Choose.ORDER
    options = list(found.options)
    if in_order:
        places = {name: place for place, name in enumerate(found.answer.right)}
        options.sort(key=lambda each: places.get(each.option.name, len(places)))
    return {
        each.option.name: Choice(
            "",
            each.option.name,
            theme.choose.several,
            checked=each.option.name in found.answer.chosen,
            mark=None if theme.is_trial and each.mark is Mark.ALSO else each.mark,
            settled=True,
            reason=pinned if each is wrong else None,
            place=place if in_order else None,
        )
        for place, each in enumerate(options, 1)
    }


MOST_CAUSES = 6
"""Further causes that are told: more of them nobody reads."""


def _explained(found: Result[Any]) -> Iterator[ReasonView]:
    """Yield further causes, then those of what was chosen or missed, each said nowhere before."""
    told = {each.message for each in found.reason} | {found.head}
    for reason in found.details:
        if reason.message not in told:
            told.add(reason.message)
            yield _plain(reason)
    for each in _chosen_or_missed(found):
        if each.verdict.consequence not in told:
            told.add(each.verdict.consequence)
            yield ReasonView(each.verdict.consequence, (each.verdict.rule,), each.option.label)


def _chosen_or_missed(found: Result[Any]) -> Iterator[OptionResult[Any]]:
    """Yield the options that were chosen wrongly, then those that were missed, if each was."""
    yield from (each for each in found.options if each.mark is Mark.WRONG)
    if found.answer.choose is not Choose.ONE:
        yield from (each for each in found.options if each.mark is Mark.MISSED)


def _rest(found: Result[Any]) -> Message | None:
    """Return the line for all options that nobody chose and nobody should have."""
    num = found.left_alone
    return Message("result.rest", {"num": num}) if num else None
