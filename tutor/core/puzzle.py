"""What any game's puzzles share: a position, a question, and a verdict on every option.

A puzzle never holds an answer. Its theme lists the options and judges each of them anew with the
game's own engine; all options that are equally right are accepted.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Generic, Protocol, TypeVar

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message

State = TypeVar("State")

NONE = "none"
"""The option that says: no other option fits. It stands alone."""


class Choose(StrEnum):
    """How much to choose: one right option, or exactly all the right ones."""

    ONE = "one"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Puzzle(Generic[State]):
    """A position, the seat that looks at it, and what is asked of whoever sits there."""

    theme: str
    position: State
    viewer: int
    question: Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Fact:
    """One step of a proof: what holds, the id of the rule it rests on, and how it is found.

    `kind` is one of the game's own ways of finding things out; how hard a puzzle is follows from
    the kinds of facts that it takes.
    """

    message: Message
    rule: str
    kind: str


@dataclass(frozen=True, slots=True)
class Verdict(Generic[State]):
    """What the engine says of one option.

    `consequence` tells what choosing it leads to or means, `rule` is the id of the rule it rests
    on, `facts` the steps of its own proof in order, `after` the position it leads to, if any.
    """

    option: str
    correct: bool
    consequence: Message
    rule: str
    facts: tuple[Fact, ...] = ()
    after: State | None = None


class Theme(Protocol[State]):
    """One kind of puzzle of one game."""

    name: str
    choose: Choose

    def goal(self, puzzle: Puzzle[State]) -> Message:
        """Return what is asked, literally: who you are, whose turn it is, what to do."""

    def options(self, puzzle: Puzzle[State]) -> tuple[str, ...]:
        """Return the names of all options, in the order in which they are shown."""

    def label(self, puzzle: Puzzle[State], option: str) -> Message:
        """Return what an option says."""

    def judge(self, puzzle: Puzzle[State], option: str) -> Verdict[State]:
        """Return the verdict on one of the options."""

    def proof(self, puzzle: Puzzle[State]) -> tuple[Fact, ...]:
        """Return the facts that settle the puzzle, in the order in which one would find them.

        They stop short of the answer: told one by one, they are its hints. None of them tells
        what the viewer cannot see.
        """


class ContradictionError(BadSyntaxError):
    """Options that cannot be chosen together: `NONE` and another one."""


@dataclass(frozen=True, slots=True)
class Answer(Generic[State]):
    """An answer to a puzzle: what was chosen, and the verdict on every option."""

    chosen: frozenset[str]
    verdicts: tuple[Verdict[State], ...]
    choose: Choose

    @property
    def correct_options(self) -> frozenset[str]:
        """The right options; with `Choose.ONE` any one of them will do."""
        return frozenset(verdict.option for verdict in self.verdicts if verdict.correct)

    @property
    def solved(self) -> bool:
        """Whether the answer is right as a whole."""
        if self.choose is Choose.ONE:
            return len(self.chosen) == 1 and self.chosen <= self.correct_options
        return self.chosen == self.correct_options


def gathered(verdicts: Iterable[Verdict[State]]) -> tuple[Fact, ...]:
    """Return the facts of these verdicts, each once, in the order in which they first come up."""
    return tuple(dict.fromkeys(fact for verdict in verdicts for fact in verdict.facts))


def answer(theme: Theme[State], puzzle: Puzzle[State], chosen: Iterable[str]) -> Answer[State]:
    """Return the answer given by choosing these options.

    Raises what `picked` raises.
    """
    return Answer(picked(theme, puzzle, chosen), judged(theme, puzzle), theme.choose)


def judged(theme: Theme[State], puzzle: Puzzle[State]) -> tuple[Verdict[State], ...]:
    """Return the verdict on every option, in the order of the options."""
    return tuple(theme.judge(puzzle, option) for option in theme.options(puzzle))


def picked(theme: Theme[State], puzzle: Puzzle[State], chosen: Iterable[str]) -> frozenset[str]:
    """Return what was chosen, as far as it can be chosen.

    Raises BadSyntaxError for an option that the puzzle does not have, for one chosen twice and for
    a second one where one is asked for; ContradictionError for `NONE` beside others.
    """
    counted = Counter(chosen)
    options = theme.options(puzzle)
    for place, (option, times) in enumerate(counted.items()):
        if option not in options:
            raise BadSyntaxError("answer", option, 0, "one of " + ", ".join(options))
        if times > 1:
            raise BadSyntaxError("answer", option, 0, "every option once")
        if place and theme.choose is Choose.ONE:
            raise BadSyntaxError("answer", option, 0, "a single option")
    if NONE in counted and len(counted) > 1:
        raise ContradictionError("answer", NONE, 0, "either none of the options or some of them")
    return frozenset(counted)
