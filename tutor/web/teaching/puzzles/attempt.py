"""A question that waits for its answer, and what has been tried so far."""

from dataclasses import dataclass
from typing import Any

from tutor.core.messages import Message
from tutor.core.puzzle import Fact, Puzzle, Theme
from tutor.core.scenario import Refusal
from tutor.web.teaching.puzzles.answer_form import (
    HINT,
    options_sent,
    read_answer,
    read_number,
    typed_answer,
)
from tutor.web.teaching.puzzles.links import PuzzleLinks
from tutor.web.teaching.puzzles.nudge import NudgeView, next_try, nudge_view
from tutor.web.teaching.puzzles.puzzle_answer import PuzzleAnswer
from tutor.web.teaching.puzzles.puzzle_view import HintsView, PuzzleView, hints_view, puzzle_view
from tutor.web.teaching.puzzles.scenario_view import ScenarioView
from tutor.web.teaching.puzzles.steps import number_of_hints


@dataclass(frozen=True, slots=True)
class Attempt:
    """A question as it is drawn, with what its form has sent and what is told of that."""

    view: PuzzleView | ScenarioView
    hints: HintsView | None
    notice: Message | None = None
    """A word to a form that was sent without a choice, or with one that contradicts itself."""
    nudge: NudgeView | None = None
    """What a first wrong answer is told."""
    tries: int | None = None
    """Which try the next answer is; None where that makes no difference."""
    earlier: tuple[tuple[str, str], ...] = ()
    """The actions before, as fields of the form."""
    refusal: Refusal | None = None
    """Why the rules do not allow the last action."""

    @property
    def said(self) -> Message | None:
        """Return what came of the form, if it sent anything, for the title of the page."""
        nudged = self.nudge.headline if self.nudge else None
        refused = self.refusal.message if self.refusal else None
        return self.view.typing.problem or self.notice or nudged or refused


def read_attempt(
    theme: Theme[Any], puzzle: Puzzle[Any], links: PuzzleLinks, steps: tuple[Fact, ...]
) -> PuzzleAnswer | Attempt:
    """Return the answer of this request, or the question where there is none that settles it.

    A form without a choice, or with one that contradicts itself, gets the question back as it was,
    with a word about it, and so does a first wrong answer, with a nudge. `steps` are what the hints
    tell. Aborts with 400 for what no form can send, with a redirect for an answer that was typed.
    """
    reading = typed_answer(theme, puzzle, links)
    chosen = options_sent(theme, puzzle)
    hints = read_number(HINT, number_of_hints(steps), least=1)
    given, notice = read_answer(theme, puzzle, chosen, wants_hint=hints is not None)
    nudge = nudge_view(given, steps)
    if given is not None and nudge is None:
        return given
    return Attempt(
        view=puzzle_view(theme, puzzle, chosen, reading, nudge.reasons if nudge else None),
        hints=hints_view(steps, hints or 0),
        notice=notice,
        nudge=nudge,
        tries=next_try(nudge),
    )
