"""What any game's puzzles share: a position, a question, and a verdict on every option.

A puzzle never holds an answer. Its theme lists the options and judges each of them anew with the
game's own engine; all options that are equally right are accepted.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import Any, Generic, Protocol, TypeVar

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message

State = TypeVar("State")

NONE = "none"
"""The option that says: no other option fits. It stands alone."""


class Choose(StrEnum):
    """How much to choose: one right option, exactly all the right ones, or these in their order."""

    ONE = "one"
    ALL = "all"
    ORDER = "order"

    @property
    def several(self) -> bool:
        """Whether more than one option can be chosen."""
        return self is not Choose.ONE


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
    on, `facts` the steps of its own proof in order, `after` the position it leads to, if any. With
    `Choose.ORDER` a right option has its `place` in the order; those of the same place may stand
    either way.
    """

    option: str
    correct: bool
    consequence: Message
    rule: str
    facts: tuple[Fact, ...] = ()
    after: State | None = None
    place: int = 0


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

    def manners(self, puzzle: Puzzle[State]) -> tuple[Message, ...]:
        """Return in words, one after the other, how the partners act; () if it is no matter."""
        return ()


class ContradictionError(BadSyntaxError):
    """Options that cannot be chosen together: `NONE` and another one."""


class RepeatedOptionError(BadSyntaxError):
    """An option that is chosen twice."""


@dataclass(frozen=True, slots=True)
class Answer(Generic[State]):
    """An answer to a puzzle: what was chosen, as it was put, and the verdict on every option."""

    chosen: tuple[str, ...]
    verdicts: tuple[Verdict[State], ...]
    choose: Choose

    @property
    def correct_options(self) -> frozenset[str]:
        """The right options; with `Choose.ONE` any one of them will do."""
        return frozenset(verdict.option for verdict in self.verdicts if verdict.correct)

    @property
    def right(self) -> tuple[str, ...]:
        """All right options, in their order if the answer is one; with `Choose.ONE` any will do."""
        right = [verdict for verdict in self.verdicts if verdict.correct]
        if self.choose is Choose.ORDER:
            right.sort(key=lambda verdict: verdict.place)
        return tuple(verdict.option for verdict in right)

    @property
    def solution(self) -> tuple[str, ...]:
        """An answer that is right: the first right option, all of them, or all in their order."""
        return self.right[:1] if self.choose is Choose.ONE else self.right

    @property
    def is_complete(self) -> bool:
        """Whether exactly the right options were chosen, in whatever order."""
        return frozenset(self.chosen) == self.correct_options

    @property
    def solved(self) -> bool:
        """Whether the answer is right as a whole."""
        if self.choose is Choose.ONE:
            return len(self.chosen) == 1 and self.correct_options.issuperset(self.chosen)
        return self.is_complete and (self.choose is Choose.ALL or self._is_in_order)

    @property
    def _is_in_order(self) -> bool:
        places = {verdict.option: verdict.place for verdict in self.verdicts}
        return all(places[one] <= places[other] for one, other in pairwise(self.chosen))


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


def picked(theme: Theme[State], puzzle: Puzzle[State], chosen: Iterable[str]) -> tuple[str, ...]:
    """Return what was chosen, in the order given, as far as it can be chosen.

    Raises BadSyntaxError for an option that the puzzle does not have and for a second one where one
    is asked for; RepeatedOptionError for one chosen twice, ContradictionError for `NONE` beside
    others.
    """
    counted = Counter(chosen)
    options = theme.options(puzzle)
    for place, (option, times) in enumerate(counted.items()):
        if option not in options:
            raise BadSyntaxError("answer", option, 0, "one of " + ", ".join(options))
        if times > 1:
            raise RepeatedOptionError("answer", option, 0, "every option once")
        if place and theme.choose is Choose.ONE:
            raise BadSyntaxError("answer", option, 0, "a single option")
    if NONE in counted and len(counted) > 1:
        raise ContradictionError("answer", NONE, 0, "either none of the options or some of them")
    return tuple(counted)
