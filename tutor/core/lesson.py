"""Lessons of any game: a lesson has a few steps, and each step is a puzzle.

A step says what is new, lets the reader act, and explains afterwards. Its answers are judged as
those of any puzzle are: no lesson knows them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from tutor.core.messages import Message
from tutor.core.puzzle import (
    Answer,
    Choose,
    Explanation,
    Fact,
    Puzzle,
    Reason,
    Theme,
    Verdict,
)

State = TypeVar("State")
Setting = TypeVar("Setting")


@dataclass(frozen=True, slots=True)
class Step(Generic[State]):
    """A puzzle in a lesson, with the sentences `before` and `after` it.

    `options`, if there are any, are those of the theme's options that are shown: a beginner is
    not asked about what no lesson has told yet. `told` is what there is to look up meanwhile.
    `tells` are the ids of the rules that `before` tells, `explains` those that `after` tells, so
    that a rule is asked about only where one of them was before. The figure of the rule with the
    id `pictured` stands before the question.
    """

    before: Message
    puzzle: Puzzle[State]
    after: Message
    options: tuple[str, ...] = ()
    told: tuple[Message, ...] = ()
    tells: tuple[str, ...] = ()
    explains: tuple[str, ...] = ()
    pictured: str = ""

    @property
    def teaches(self) -> tuple[str, ...]:
        """The ids of all rules in its sentences."""
        return (*self.tells, *self.explains)

    def asked(self, theme: Theme[State]) -> Theme[State]:
        """Return the theme as this step asks it."""
        return Narrowed(theme, self.options) if self.options else theme


@dataclass(frozen=True, slots=True)
class Lesson(Generic[Setting, State]):
    """A lesson. Each of its `steps` makes a `Step` for a reader's setting.

    `needs` are the ids of the lessons to have done before, `rules` the ids of the rules learned.
    """

    id: str
    needs: tuple[str, ...]
    rules: tuple[str, ...]
    steps: tuple[Callable[[Setting], Step[State]], ...]


def explain_step(answer: Answer[State], headline: Message | None = None) -> Explanation:
    """Return the reasons why an answer is wrong or incomplete; none for a right one.

    What there is to say of a solved step, the lesson says.
    """
    if answer.solved:
        return Explanation(None, ())
    decisive = answer.wrong[:1] or answer.missed[:2]
    right = [each for each in answer.verdicts if each.correct]
    if answer.wrong and len(right) == 1:
        decisive += (right[0],)
    reason = reasons(*decisive)
    others = reasons(*answer.wrong, *answer.missed)
    return Explanation(headline, reason, tuple(each for each in others if each not in reason))


def reasons(*verdicts: Verdict[State]) -> tuple[Reason, ...]:
    """Return the verdicts' reasons, each once."""
    return tuple(dict.fromkeys(Reason(each.consequence, (each.rule,)) for each in verdicts))


class Narrowed(Generic[State]):
    """A theme that offers only some of its options."""

    def __init__(self, theme: Theme[State], options: tuple[str, ...]) -> None:
        """Narrow the theme to those of its options that are named."""
        self._theme = theme
        self._options = options
        self.name: str = theme.name
        self.choose: Choose = theme.choose
        self.is_trial: bool = theme.is_trial

    def __eq__(self, other: object) -> bool:
        """Whether the same theme is narrowed to the same options."""
        if not isinstance(other, Narrowed):
            return NotImplemented
        return (self._theme, self._options) == (other._theme, other._options)

    def __hash__(self) -> int:
        """Agree with `==`."""
        return hash((self._theme, self._options))

    def goal(self, puzzle: Puzzle[State]) -> Message:
        """Return what is asked."""
        return self._theme.goal(puzzle)

    def options(self, puzzle: Puzzle[State]) -> tuple[str, ...]:
        """Return the options named that the puzzle has, in its order."""
        return tuple(option for option in self._theme.options(puzzle) if option in self._options)

    def label(self, puzzle: Puzzle[State], option: str) -> Message:
        """Return what an option says."""
        return self._theme.label(puzzle, option)

    def judge(self, puzzle: Puzzle[State], option: str) -> Verdict[State]:
        """Return the theme's verdict."""
        return self._theme.judge(puzzle, option)

    def proof(self, puzzle: Puzzle[State]) -> tuple[Fact, ...]:
        """Return the theme's proof."""
        return self._theme.proof(puzzle)

    def partner_behaviour(self, puzzle: Puzzle[State]) -> tuple[Message, ...]:
        """Return how the theme's partners act."""
        return self._theme.partner_behaviour(puzzle)

    def note(self, puzzle: Puzzle[State]) -> Reason | None:
        """Return what a word of the question means."""
        return self._theme.note(puzzle)

    def asks_about(self, puzzle: Puzzle[State]) -> tuple[str, ...]:
        """Return the rules to look up beside the question."""
        return self._theme.asks_about(puzzle)

    def needs_board(self, puzzle: Puzzle[State]) -> bool:
        """Return whether the theme needs the table."""
        return self._theme.needs_board(puzzle)

    def irrelevant_facts(self, state: State) -> frozenset[str]:
        """Return what decides nothing for the theme."""
        return self._theme.irrelevant_facts(state)

    def explain(self, puzzle: Puzzle[State], answer: Answer[State]) -> Explanation:
        """Return what the theme says about an answer."""
        return self._theme.explain(puzzle, answer)
