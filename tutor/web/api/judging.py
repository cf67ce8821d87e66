"""A puzzle as it is asked, and what an answer to it comes to."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from typing import Any

from tutor.core.errors import BadSyntaxError
from tutor.core.library import puzzle_record
from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Puzzle, Reason, answer_to
from tutor.core.result import AnyResult, OptionResult, line_result, result_of
from tutor.core.scenario import Line, Refusal, Scenario, Status
from tutor.web.api import answers
from tutor.web.puzzles.question_view import (
    deciding_steps,
    number_of_hints,
    steps_of_hints,
    story,
)
from tutor.web.shell.language_prefix import spoken_language
from tutor.web.shell.text import say_plain
from tutor.web.site.game_pages import GamePages


@dataclass(frozen=True, slots=True)
class PuzzleSource:
    """A puzzle, and where it comes from: its permanent id, level, page and picture."""

    puzzle: Puzzle[Any]
    name: str
    level: int | None
    page: str | None
    picture: str | None


def asked(pages: GamePages, source: PuzzleSource, hints: int = 0) -> answers.Puzzle:
    """Return the puzzle as its viewer sees it, with so many hints.

    Raises BadSyntaxError if there are not so many.
    """
    puzzle = source.puzzle
    theme = pages.game.themes[puzzle.theme]
    steps = deciding_steps(theme, puzzle)
    every = number_of_hints(steps)
    if hints > every:
        raise BadSyntaxError("hints", str(hints), 0, f"a number from 0 to {every}")
    hint_steps = steps_of_hints(steps, hints) if hints else ()
    return answers.Puzzle(
        **_record(pages, source),
        position=pages.game.seen_by(puzzle.position, puzzle.viewer),
        hints=_said(step.message for step in hint_steps),
        all_hints=every,
    )


def answered(
    pages: GamePages, source: PuzzleSource, sent: Sequence[str], *, show: bool
) -> answers.AnsweredPuzzle:
    """Return the result of an answer, as the page of the answered puzzle has it.

    Raises BadSyntaxError if nothing is chosen, or what cannot be.
    """
    if not sent and not show:
        raise BadSyntaxError("answer", "", 0, "an option, or show=true")
    puzzle = source.puzzle
    theme = pages.game.themes[puzzle.theme]
    chosen = [*map(pages.game.canonical_name, sent)]
    if isinstance(theme, Scenario):
        return _played(pages, source, theme, chosen, show=show)
    answer = answer_to(theme, puzzle, () if show else chosen)
    result = result_of(theme, puzzle, answer)
    return answers.AnsweredPuzzle(
        **_judged(pages, source, result, answer.chosen),
        correct=answer.right,
        verdicts=tuple(map(_verdict, result.options)),
        position=str(puzzle.position),
        after=_after(answer),
        line=None,
    )


def _played(
    pages: GamePages,
    source: PuzzleSource,
    theme: Scenario[Any],
    chosen: Sequence[str],
    *,
    show: bool,
) -> answers.AnsweredPuzzle:
    """Return where the line of a scenario stands; only its end tells hidden cards."""
    puzzle = source.puzzle
    line = theme.play(puzzle, theme.solution(puzzle) if show else chosen)
    is_open = line.status is Status.OPEN
    result = line_result(theme, puzzle, line, shown=show and not is_open)

    def written(state: Any) -> str:
        return pages.game.seen_by(state, puzzle.viewer) if is_open else str(state)

    return answers.AnsweredPuzzle(
        **_judged(pages, source, result, line.options),
        correct=theme.solution(puzzle) if show else (),
        verdicts=(),
        position=written(puzzle.position),
        after=written(line.state),
        line=_line(pages, theme, puzzle, line),
    )


def _record(pages: GamePages, source: PuzzleSource) -> dict[str, Any]:
    """Return the fields of a puzzle that don't depend on an answer."""
    puzzle = source.puzzle
    theme = pages.game.themes[puzzle.theme]
    record = puzzle_record(theme, puzzle, name=source.name, level=source.level)
    return {
        **{field.name: getattr(record, field.name) for field in fields(record)},
        "game": pages.game.id,
        "lang": spoken_language().tag,
        "goal": say_plain(theme.goal(puzzle)),
        "labels": {option: say_plain(theme.label(puzzle, option)) for option in record.options},
        "before": _said(pages.presentation.earlier_events(puzzle)),
        "page": source.page,
        "picture": source.picture,
    }


def _judged(
    pages: GamePages, source: PuzzleSource, result: AnyResult[Any], chosen: Sequence[str]
) -> dict[str, Any]:
    """Return the fields that every result has."""
    return {
        **_record(pages, source),
        "hints": (),
        "all_hints": 0,
        "state": result.state,
        "chosen": tuple(chosen),
        "headline": say_plain(result.headline),
        "reason": tuple(map(_reason, result.reason)),
        "details": tuple(map(_reason, result.details)),
    }


def _after(answer: Answer[Any]) -> str | None:
    """Return the position after the chosen action, if there is just one."""
    led = [each.after for each in answer.verdicts if each.option in answer.chosen and each.after]
    return str(led[0]) if len(led) == 1 else None


def _verdict(each: OptionResult[Any]) -> answers.Verdict:
    verdict = each.verdict
    return answers.Verdict(
        option=verdict.option,
        correct=verdict.is_right,
        mark=each.mark,
        consequence=say_plain(verdict.consequence),
        rule=verdict.rule,
        after=None if verdict.after is None else str(verdict.after),
    )


def _reason(reason: Reason) -> answers.Reason:
    return answers.Reason(text=say_plain(reason.message), rules=reason.rules)


def _line(
    pages: GamePages, theme: Scenario[Any], puzzle: Puzzle[Any], line: Line[Any]
) -> answers.Line:
    moves = story(pages, puzzle, line)
    is_open = line.status is Status.OPEN
    return answers.Line(
        status=line.status,
        left=line.left,
        moves=tuple(
            answers.Move(
                turns=tuple(
                    answers.Turn(seat=turn.seat, action=turn.action) for turn in move.turns
                ),
                told=_said(view.events),
            )
            for move, view in zip(line.moves, moves, strict=True)
        ),
        options=theme.moves_now(puzzle, line.state) if is_open else (),
        refusal=None if line.refusal is None else _refused(line.refusal),
    )


def _refused(refusal: Refusal) -> answers.Refused:
    reason = say_plain(refusal.message)
    return answers.Refused(option=refusal.option, reason=reason, rule=refusal.rule)


def _said(messages: Iterable[Message]) -> tuple[str, ...]:
    return tuple(map(say_plain, messages))
