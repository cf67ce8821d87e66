"""The page of any puzzle: question, hints, answer.

An answer is sent by GET to the address of its puzzle, `?answer=…` once for each option chosen, so
that an answered page can be linked, put into another language and cached. `?hint=2` asks for the
first two hints, which tell steps of the proof, `?show=1` for the answer; an answered page shows the
table as another player sees it with `&seat=1`. `&try=1`, which forms send along, gets the question
back after a first miss (attempt.py).
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from flask import render_template, request

from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, Puzzle, Theme
from tutor.core.result import ResultState, line_result, result_of
from tutor.core.scenario import Scenario, Status
from tutor.web.puzzles.attempt import (
    SEAT,
    SHOW,
    attempt_at,
    back_to,
    read_attempt,
    read_line,
    read_number,
)
from tutor.web.puzzles.links import (
    ANSWER,
    PuzzleLinks,
    PuzzlePage,
    position_text,
    shared_address,
)
from tutor.web.puzzles.practice import puzzle_memory
from tutor.web.puzzles.puzzle_view import deciding_steps, line_result_view, result_view
from tutor.web.shell.language_prefix import page_language
from tutor.web.site.game_site import GameSite
from tutor.web.site.presentation import seat_name


@dataclass(frozen=True, slots=True)
class SeatLink:
    """A link to the knowledge of a seat; `is_shown` if the page shows it."""

    name: Message
    href: str
    is_shown: bool


@dataclass(frozen=True, slots=True)
class WhoKnows:
    """Links to the knowledge of each player, and that of the `seat` asked for, if any."""

    seat: int | None
    seats: tuple[SeatLink, ...]
    knowledge: Any


def puzzle_page(site: GameSite, theme: Theme[Any], puzzle: Puzzle[Any], page: PuzzlePage) -> str:
    """Return the page of a puzzle, answered if the request has an answer.

    A form without a choice, or with one that contradicts itself, gets the puzzle back as it was,
    with a word about it. Aborts with 400 for what no form can send, with a redirect for an answer
    that was typed.
    """
    if isinstance(theme, Scenario):
        return _scenario_page(site, theme, puzzle, page)
    attempt = read_attempt(site, theme, puzzle, page.links, lambda: deciding_steps(theme, puzzle))
    if isinstance(attempt, Answer):
        return _answered(site, theme, puzzle, attempt, page)
    return render_template(
        "puzzles/puzzle.html",
        attempt=attempt,
        memory_attrs=puzzle_memory(site, page, theme.name, attempt.miss.state)
        if attempt.miss
        else None,
        **page.context(theme.name),
    )


def _answered(
    site: GameSite, theme: Theme[Any], puzzle: Puzzle[Any], answer: Answer[Any], page: PuzzlePage
) -> str:
    """Return the page of an answered puzzle."""
    # In no order of theirs, options are named in that of the puzzle.
    chosen = answer.chosen
    if answer.choose is not Choose.ORDER:
        chosen = tuple(each.option for each in answer.chosen_verdicts)
    fields = [(ANSWER, option) for option in chosen] or [(SHOW, "1")]
    result = result_of(theme, puzzle, answer)
    knowing = _who_knows(site, puzzle, puzzle.position, page.links, fields)
    report_lines = {"chosen": " ".join(chosen) or "-", "right": " ".join(answer.right)}
    return render_template(
        "puzzles/answered.html",
        result=result_view(site, theme, result, knowing.seat),
        memory_attrs=puzzle_memory(site, page, theme.name, result.state),
        back=None,
        back_to_it=None,
        knowing=knowing,
        share=shared_address(puzzle),
        report=_report(page.name, puzzle, report_lines),
        **page.context(theme.name),
    )


def _scenario_page(
    site: GameSite, theme: Scenario[Any], puzzle: Puzzle[Any], page: PuzzlePage
) -> str:
    """Return the page of a scenario at the end of the request's line."""
    line, is_shown = read_line(site, theme, puzzle), SHOW in request.args
    context = {
        **page.context(theme.name),
        "back": back_to(page.links, line, len(line.moves) - 1),
    }
    if line.status is Status.OPEN:
        return render_template(
            "puzzles/scenario.html",
            attempt=attempt_at(
                site, theme, puzzle, line, page.links, deciding_steps(theme, puzzle)
            ),
            **context,
        )
    result = line_result(theme, puzzle, line, shown=is_shown)
    fields = [(SHOW, "1")] if is_shown else [(ANSWER, option) for option in line.options]
    report_lines = {"line": " ".join(line.options) or "-", "status": str(line.status)}
    return render_template(
        "puzzles/answered.html",
        result=line_result_view(site, theme, result),
        memory_attrs=puzzle_memory(site, page, theme.name, result.state),
        # Who goes back to look for another line is not told what others see.
        knowing=None
        if result.state is ResultState.WRONG
        else _who_knows(site, puzzle, line.state, page.links, fields),
        turning_point=line.failed_at,
        back_to_it=back_to(page.links, line, line.failed_at),
        share=shared_address(puzzle),
        report=_report(page.name, puzzle, report_lines),
        **context,
    )


def _who_knows(
    site: GameSite,
    puzzle: Puzzle[Any],
    state: Any,
    links: PuzzleLinks,
    answer_fields: Sequence[tuple[str, str]],
) -> WhoKnows:
    """Return each player's knowledge at `state`; links keep the fields of the answer.

    Raises BadSyntaxError if another seat was asked for than there is.
    """
    asked = read_number(SEAT, range(puzzle.position.players))
    return WhoKnows(
        asked,
        tuple(
            SeatLink(
                seat_name(seat, puzzle.viewer),
                links.with_query(*answer_fields, (SEAT, str(seat))),
                seat == asked,
            )
            for seat in range(puzzle.position.players)
        ),
        None if asked is None else site.presentation.knowledge(state, asked),
    )


def _report(name: str, puzzle: Puzzle[Any], report_lines: Mapping[str, str]) -> str:
    """Return a puzzle and an answer as text for a report, the same in every language.

    It has every hidden card, so it must not be on a page before the answer.
    """
    lines = {
        "puzzle": name,
        "theme": puzzle.theme,
        "position": position_text(puzzle.position),
        "viewer": str(puzzle.viewer),
        "question": json.dumps(dict(puzzle.question)),
        **report_lines,
        "language": page_language().tag,
    }
    return "\n".join([f"{label}: {text}" for label, text in lines.items()])
