"""The page of any puzzle: question, hints, answer.

An answer is sent by GET to the address of its puzzle, `?answer=…` once for each option chosen, so
that an answered page can be linked, put into another language and cached. `?hint=2` asks for the
first two hints, which tell steps of the proof, `?show=1` for the answer; an answered page shows the
table as another player sees it with `&seat=1`. `&try=1`, which forms send along, gets the question
back after a first miss (options_attempt.py).
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from flask import render_template, url_for

from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle
from tutor.web.puzzles.attempt import Answered, Attempt, read_number
from tutor.web.puzzles.fields import SEAT
from tutor.web.puzzles.links import POSITION, PuzzleLinks, PuzzlePage, fields_of
from tutor.web.puzzles.practice import puzzle_memory
from tutor.web.puzzles.question_view import deciding_steps
from tutor.web.puzzles.read_attempt import read_attempt
from tutor.web.puzzles.result_view import result_view
from tutor.web.shell.language_prefix import page_language
from tutor.web.site.game_pages import GamePages
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


def puzzle_page(pages: GamePages, puzzle: Puzzle[Any], page: PuzzlePage) -> str:
    """Return the page of a puzzle, answered if the request has an answer.

    Aborts with 400 for an answer that no form sends, and with a redirect for a typed answer.
    """
    theme = pages.game.themes[puzzle.theme]
    outcome = read_attempt(pages, theme, puzzle, page.links, lambda: deciding_steps(theme, puzzle))
    if isinstance(outcome, Attempt):
        miss = outcome.miss
        return render_template(
            "puzzles/puzzle.html",
            attempt=outcome,
            memory_attrs=miss and puzzle_memory(pages, page, theme.name, miss.state),
            **page.context(theme.name),
        )
    answered, result = outcome, outcome.result
    # The page offers another try at the turning point; other seats' cards would spoil it.
    knowing = None if answered.back_to_it else _who_knows(pages, answered, page.links)
    fields = fields_of(puzzle)
    return render_template(
        "puzzles/answered.html",
        answered=answered,
        result=result_view(pages, theme, result, knowing.seat if knowing else None),
        memory_attrs=puzzle_memory(pages, page, theme.name, result.state),
        knowing=knowing,
        share=url_for("shared.puzzle", **fields),
        report=_report(page.name, puzzle, fields[POSITION], answered.report),
        **page.context(theme.name),
    )


def _who_knows(pages: GamePages, answered: Answered, links: PuzzleLinks) -> WhoKnows:
    """Return each player's knowledge after an answer; links keep the fields of the answer.

    Raises BadSyntaxError if another seat was asked for than there is.
    """
    position, viewer = answered.result.position, answered.result.question.puzzle.viewer
    asked = read_number(SEAT, range(position.players))
    return WhoKnows(
        asked,
        tuple(
            SeatLink(
                seat_name(seat, viewer),
                links.with_query(*answered.fields, (SEAT, str(seat))),
                seat == asked,
            )
            for seat in range(position.players)
        ),
        None if asked is None else pages.presentation.knowledge(position, asked),
    )


def _report(name: str, puzzle: Puzzle[Any], position: str, report_lines: Mapping[str, str]) -> str:
    """Return a puzzle and an answer as text for a report, the same in every language.

    It has every hidden card, so it must not be on a page before the answer.
    """
    lines = {
        "puzzle": name,
        "theme": puzzle.theme,
        "position": position,
        "viewer": str(puzzle.viewer),
        "question": json.dumps(dict(puzzle.question)),
        **report_lines,
        "language": page_language().tag,
    }
    return "\n".join([f"{label}: {text}" for label, text in lines.items()])
