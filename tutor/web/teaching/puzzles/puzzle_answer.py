"""A puzzle together with an answer to it: what every part of an answered page asks of the two."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, Puzzle, Theme, Verdict
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.presentation import Judged
from tutor.web.teaching.puzzles.answer_state import AnswerState

FEW = 8
"""With more options than these, what is said of several is said once, and most is folded away."""


@dataclass(frozen=True)
class PuzzleAnswer:
    """An answer, with the theme and the puzzle that it answers; it may choose nothing.

    Who asks to be shown the answer gets one that chooses nothing.
    """

    theme: Theme[Any]
    puzzle: Puzzle[Any]
    answer: Answer[Any]

    @property
    def state(self) -> AnswerState:
        """Return the verdict in a word."""
        return AnswerState.of(solved=self.answer.solved, shown=self.is_shown)

    @property
    def is_shown(self) -> bool:
        """Return whether nobody answered: the answer was asked for."""
        return not self.answer.chosen

    @cached_property
    def is_trial(self) -> bool:
        """Return whether any action may be tried, so that it is allowed or not, never right."""
        return self.theme.name in current_site().presentation.trial_themes

    @cached_property
    def compares(self) -> bool:
        """Return whether it is said of a wrong option how much better the best one does."""
        return self.theme.name in current_site().presentation.comparing_themes

    @property
    def has_many_options(self) -> bool:
        """Return whether there are more options than are told one by one."""
        return len(self.answer.verdicts) > FEW

    @property
    def any_will_do(self) -> bool:
        """Return whether one of so many right options is asked for that they are not listed."""
        return self.answer.choose is Choose.ONE and len(self.answer.correct_options) > FEW

    @property
    def right(self) -> tuple[str, ...]:
        """Return the right options, in their order if the answer is one; none if any will do."""
        return () if self.any_will_do else self.answer.right

    @property
    def chosen(self) -> tuple[Verdict[Any], ...]:
        """Return the verdicts on what was chosen, in the order of the options."""
        return tuple(each for each in self.answer.verdicts if each.option in self.answer.chosen)

    @cached_property
    def judged(self) -> Mapping[str, Judged | None]:
        """Return what became of each option; None of one that was rightly left alone."""
        return {verdict.option: self._judged(verdict) for verdict in self.answer.verdicts}

    def first(self, judged: Judged) -> Verdict[Any] | None:
        """Return the first verdict of which this became, if any did."""
        return next(
            (each for each in self.answer.verdicts if self.judged[each.option] is judged), None
        )

    @cached_property
    def after(self) -> Any | None:
        """Return the position that the answer leads to; None where there is none, or several."""
        if self.answer.choose is Choose.ONE:
            for verdict in self.chosen:
                if verdict.after is not None:
                    return verdict.after
        told = [
            verdict.after
            for verdict in self.answer.verdicts
            if verdict.correct or self.answer.choose.several
        ]
        if not told or any(after != told[0] for after in told):
            return None
        return told[0]

    def label(self, option: str) -> Message:
        """Return the words for an option."""
        return self.theme.label(self.puzzle, option)

    def labels(self, *options: str) -> tuple[Message, ...]:
        """Return the words for several options."""
        return tuple(map(self.label, options))

    def _judged(self, verdict: Verdict[Any]) -> Judged | None:
        if verdict.option in self.answer.chosen:
            return Judged.RIGHT if verdict.correct else Judged.WRONG
        if not verdict.correct:
            return None
        if self.is_shown:
            return Judged.RIGHT
        if self.is_trial or (self.answer.choose is Choose.ONE and self.answer.solved):
            return Judged.ALSO
        return Judged.MISSED
