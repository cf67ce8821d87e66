"""A result as it is drawn: verdict, reason, table, marks, and what the fold explains."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import islice
from typing import Any

from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Reason, Theme
from tutor.core.result import AnyResult, LineResult, Mark, OptionResult, Result, ResultState
from tutor.web.puzzles.question_view import MoveView, story
from tutor.web.site.game_pages import GamePages
from tutor.web.site.presentation import Choice, OptionList


@dataclass(frozen=True, slots=True)
class ReasonView:
    """A Reason. Its `option` stands before it; `is_pinned` if the table shows it."""

    message: Message
    rules: tuple[str, ...]
    option: Message | None = None
    is_pinned: bool = False


@dataclass(frozen=True, slots=True)
class ResultView:
    """A judged answer, or a line of a scenario that is over, as a page shows it.

    `explained` and `story` lie in the fold: further causes, and the turns of a scenario.
    """

    prompt: Message
    note: Reason | None
    before: tuple[Message, ...]
    unusual_rules: tuple[Message, ...]
    partners: tuple[Message, ...]
    state: ResultState
    headline: Message
    reason: tuple[ReasonView, ...]
    table: object
    options: OptionList | None = None
    explained: tuple[ReasonView, ...] = ()
    story: tuple[MoveView, ...] = ()


def result_view(
    pages: GamePages,
    theme: Theme[Any],
    result: Result[Any] | LineResult[Any],
    seat: int | None = None,
) -> ResultView:
    """Return a result; the table of an answer is seen from a seat, by default the viewer's."""
    if isinstance(result, LineResult):
        return _line_view(pages, theme, result)
    return _answer_view(pages, theme, result, seat)


def _line_view(pages: GamePages, theme: Theme[Any], result: LineResult[Any]) -> ResultView:
    puzzle = result.question.puzzle
    reason = tuple(ReasonView(each.message, each.rules) for each in result.reason)
    table = pages.presentation.table(result.position, puzzle.viewer)
    view = _view(pages, theme, result, reason, table)
    return replace(view, story=story(pages, puzzle, result.line))


def _answer_view(
    pages: GamePages, theme: Theme[Any], result: Result[Any], seat: int | None
) -> ResultView:
    puzzle, wrong = result.question.puzzle, result.first_wrong
    consequence = wrong and wrong.verdict.consequence
    # The reason shown at the first wrong pick, if it is not shown above.
    message_on_table = next(
        (each.message for each in result.reason if each.message == consequence), None
    )
    on_table = pages.presentation.question(
        theme,
        puzzle,
        _settled(theme, result, wrong, message_on_table),
        seat=puzzle.viewer if seat is None else seat,
    )
    drawn = message_on_table if on_table.reasoned else None
    reason = tuple(
        ReasonView(each.message, _rules(result, each, drawn), is_pinned=each.message == drawn)
        for each in result.reason
    )
    return replace(
        _view(pages, theme, result, reason, on_table.table),
        options=on_table.options,
        explained=tuple(islice(_explained(result), MOST_CAUSES)),
    )


def _view(
    pages: GamePages,
    theme: Theme[Any],
    result: AnyResult[Any],
    reason: tuple[ReasonView, ...],
    table: object,
) -> ResultView:
    """Return what the views of answers and lines have in common."""
    question, presentation = result.question, pages.presentation
    return ResultView(
        prompt=question.prompt,
        note=question.note if theme.keeps_note else None,
        before=presentation.earlier_events(question.puzzle),
        unusual_rules=presentation.unusual_rules(question.puzzle.position),
        partners=question.partners,
        state=result.state,
        headline=result.headline,
        reason=reason,
        table=table,
    )


def _rules(result: Result[Any], reason: Reason, drawn: Message | None) -> tuple[str, ...]:
    """Return the rules shown with a reason; one drawn on the table leaves out repeated ones."""
    if reason.message != drawn:
        return reason.rules
    seen = {rule for each in result.reason if each is not reason for rule in each.rules}
    return tuple(rule for rule in reason.rules if rule not in seen)


def _settled(
    theme: Theme[Any],
    result: Result[Any],
    wrong: OptionResult[Any] | None,
    message_on_table: Message | None,
) -> dict[str, Choice]:
    """Return the choices by option, now that nothing can be chosen any more.

    The first `wrong` one has `message_on_table` as its reason.
    """
    in_order = theme.choose is Choose.ORDER
    options = list(result.options)
    if in_order:
        places = {name: place for place, name in enumerate(result.answer.right)}
        options.sort(key=lambda each: places.get(each.option.name, len(places)))
    return {
        each.option.name: Choice(
            "",
            each.option.name,
            theme.choose.several,
            checked=each.option.name in result.answer.chosen,
            mark=None if theme.is_trial and each.mark is Mark.ALSO else each.mark,
            settled=True,
            reason=message_on_table if each is wrong else None,
            place=place if in_order else None,
        )
        for place, each in enumerate(options, 1)
    }


MOST_CAUSES = 6
"""The most causes in the fold: nobody reads more."""


def _explained(result: Result[Any]) -> Iterator[ReasonView]:
    """Yield further causes, then the consequence of each option that was wrongly chosen or missed.

    Skip an option whose consequence, or a fact that proves it, is already on the page. If the
    further causes are complete, skip all.
    """
    seen = {each.message for each in result.reason} | {result.headline}
    for reason in result.details:
        if reason.message not in seen:
            seen.add(reason.message)
            yield ReasonView(reason.message, reason.rules)
    if result.details_say_all:
        return
    is_one = result.answer.choose is Choose.ONE
    for mark in (Mark.WRONG,) if is_one else (Mark.WRONG, Mark.MISSED):
        for each in result.options:
            consequence, facts = each.verdict.consequence, each.verdict.facts
            if each.mark is mark and not seen & {consequence, *(fact.message for fact in facts)}:
                seen.add(consequence)
                yield ReasonView(consequence, (each.verdict.rule,), each.option.label)
