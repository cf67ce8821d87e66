"""Puzzles of any game: a position, a question, and a verdict on every option.

A puzzle never holds an answer. Its theme lists the options and judges each of them anew with the
game's own engine; all options that are equally right are accepted.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from functools import lru_cache
from itertools import pairwise
from operator import attrgetter
from typing import Any, Generic, TypeVar

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message

State = TypeVar("State")

NONE = "none"
"""The option "none of these". It can't be combined with others."""


class Choose(StrEnum):
    """Whether to choose one right option, all of them, or all in their order."""

    ONE = "one"
    ALL = "all"
    ORDER = "order"

    @property
    def several(self) -> bool:
        """Whether more than one option can be chosen."""
        return self is not Choose.ONE


@dataclass(frozen=True, slots=True)
class Puzzle(Generic[State]):
    """A position, the seat of the viewer, and the question.

    Parts of a question that are lists are tuples, and nobody changes it: caches keep puzzles. A
    mapping has no hash, so the hash leaves the question out.
    """

    theme: str
    position: State
    viewer: int
    question: Mapping[str, Any] = field(hash=False)


@dataclass(frozen=True, slots=True)
class Reason:
    """A cause as a sentence, with the ids of its rules."""

    message: Message
    rules: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Fact:
    """A step of a proof: a statement, the id of its rule, and its kind.

    `kind` is one of the game's own ways of finding things out; how hard a puzzle is follows from
    the kinds of facts that it takes. `about` tells facts apart whose statements are the same.
    """

    message: Message
    rule: str
    kind: str
    about: object = None

    @property
    def reason(self) -> Reason:
        """The statement as a cause."""
        return Reason(self.message, (self.rule,))


@dataclass(frozen=True, slots=True)
class Verdict(Generic[State]):
    """The engine's judgement of one option.

    `consequence` tells what choosing it leads to or means, `rule` is the id of the rule it rests
    on, `facts` the steps of its own proof in order, `after` the position it leads to, if any. With
    `Choose.ORDER` a right option has its `rank` in the order; those of the same rank may stand
    either way.
    """

    option: str
    is_right: bool
    consequence: Message
    rule: str
    facts: tuple[Fact, ...] = ()
    after: State | None = None
    rank: int = 0

    @property
    def reason(self) -> Reason:
        """Why the option is right or wrong."""
        return Reason(self.consequence, (self.rule,))


@dataclass(frozen=True, slots=True)
class Explanation:
    """The explanation of a judged answer.

    `headline` is the verdict in a few words, and names what was missed or wrong ("Card 1 is the
    blue 5"); None stands for the plain word. `reason` is the one cause that decides, in one
    sentence or two. `details` are further causes, for a fold: they never repeat the others, and
    without any there is no fold. With `details_say_all` the fold has nothing else: no line for
    each option that was chosen wrongly or missed.
    """

    headline: Message | None
    reason: tuple[Reason, ...]
    details: tuple[Reason, ...] = ()
    details_say_all: bool = False


class Theme(ABC, Generic[State]):
    """One kind of puzzle of one game."""

    name: str
    choose: Choose
    keeps_note: bool = False
    """Whether an answered page shows the note again: its explanation rests on the word."""
    is_trial: bool = False
    """Whether every allowed option is right, so that no answer misses any."""

    @abstractmethod
    def goal(self, puzzle: Puzzle[State]) -> Message:
        """Return the prompt: who you are, whose turn it is, what to do."""

    @abstractmethod
    def options(self, puzzle: Puzzle[State]) -> tuple[str, ...]:
        """Return the names of all options, in the order in which they are shown."""

    @abstractmethod
    def label(self, puzzle: Puzzle[State], option: str) -> Message:
        """Return the label of an option."""

    @abstractmethod
    def judge(self, puzzle: Puzzle[State], option: str) -> Verdict[State]:
        """Return the verdict on one of the options."""

    @abstractmethod
    def proof(self, puzzle: Puzzle[State]) -> tuple[Fact, ...]:
        """Return the facts that settle the puzzle, in the order of reasoning.

        They stop short of the answer: told one by one, they are its hints. None of them tells
        what the viewer cannot see.
        """

    def partner_behaviour(self, puzzle: Puzzle[State]) -> tuple[Message, ...]:
        """Return sentences on how the partners act; () if that doesn't matter."""
        return ()

    def note(self, puzzle: Puzzle[State]) -> Reason | None:
        """Return the explanation of a word in the prompt that newcomers may not know, if any."""
        return None

    def asks_about(self, puzzle: Puzzle[State]) -> tuple[str, ...]:
        """Return the ids of the rules to look up beside the prompt; they give no answer away."""
        return ()

    def needs_board(self, puzzle: Puzzle[State]) -> bool:
        """Return whether the question has to do with the table; otherwise it is folded away."""
        return True

    def irrelevant_facts(self, state: State) -> frozenset[str]:
        """Return the ids of messages in proofs that decide nothing about this position."""
        return frozenset()

    def right_options(self, puzzle: Puzzle[State]) -> frozenset[str] | None:
        """Return the right options; None if an answer is a line of moves, which has none."""
        return answer_to(self, puzzle).right_options

    def number_of_actions(self, puzzle: Puzzle[State]) -> int:
        """Return how many actions there are to find: a line has several, another answer is one."""
        return 1

    def is_solved_by(self, puzzle: Puzzle[State], chosen: Sequence[str]) -> bool:
        """Return whether this answer is right as a whole; raises what `checked_choice` raises."""
        return answer_to(self, puzzle, chosen).is_solved

    def explain(self, puzzle: Puzzle[State], answer: "Answer[State]") -> Explanation:
        """Return the explanation of an answer; an empty answer asks for the solution.

        By default the consequence of the option that decides, and the other facts of its proof.
        """
        return default_explanation(self, puzzle, answer)


class ContradictionError(BadSyntaxError):
    """Options that cannot be chosen together: `NONE` and another one."""


class RepeatedOptionError(BadSyntaxError):
    """An option that is chosen twice."""


@dataclass(frozen=True, slots=True)
class Answer(Generic[State]):
    """An answer: the chosen options in their order, and the verdict on every option."""

    chosen: tuple[str, ...]
    verdicts: tuple[Verdict[State], ...]
    choose: Choose

    @property
    def right_options(self) -> frozenset[str]:
        """The right options; with `Choose.ONE` any one of them will do."""
        return frozenset(self.right)

    @property
    def right(self) -> tuple[str, ...]:
        """All right options, in their order if the answer is one; with `Choose.ONE` any will do."""
        verdicts = list(self.right_verdicts)
        if self.choose is Choose.ORDER:
            verdicts.sort(key=attrgetter("rank"))
        return tuple(verdict.option for verdict in verdicts)

    @property
    def solution(self) -> tuple[str, ...]:
        """An answer that is right: the first right option, all of them, or all in their order."""
        return self.right[:1] if self.choose is Choose.ONE else self.right

    @property
    def right_verdicts(self) -> tuple[Verdict[State], ...]:
        """The verdicts on all right options, in the order of the options."""
        return tuple(each for each in self.verdicts if each.is_right)

    @property
    def chosen_verdicts(self) -> tuple[Verdict[State], ...]:
        """The verdicts on what was chosen, in the order of the options."""
        return tuple(each for each in self.verdicts if each.option in self.chosen)

    @property
    def wrong(self) -> tuple[Verdict[State], ...]:
        """The verdicts on the wrong options among those chosen."""
        return tuple(each for each in self.chosen_verdicts if not each.is_right)

    @property
    def missed(self) -> tuple[Verdict[State], ...]:
        """The verdicts on the right options that were not chosen."""
        return tuple(each for each in self.right_verdicts if each.option not in self.chosen)

    @property
    def is_shown(self) -> bool:
        """Whether the reader asked for the answer instead of answering."""
        return not self.chosen

    @property
    def is_partly_right(self) -> bool:
        """Whether all chosen options are right, but incomplete or in another order."""
        return bool(self.chosen) and not self.wrong and not self.is_solved

    @property
    def is_complete(self) -> bool:
        """Whether exactly the right options were chosen, in any order."""
        return frozenset(self.chosen) == self.right_options

    @property
    def is_solved(self) -> bool:
        """Whether the answer is right as a whole."""
        if self.choose is Choose.ONE:
            return len(self.chosen) == 1 and self.right_options.issuperset(self.chosen)
        return self.is_complete and (self.choose is Choose.ALL or self._is_in_order)

    @property
    def _is_in_order(self) -> bool:
        ranks = {verdict.option: verdict.rank for verdict in self.verdicts}
        return all(ranks[one] <= ranks[other] for one, other in pairwise(self.chosen))


def default_explanation(
    theme: Theme[State], puzzle: Puzzle[State], answer: Answer[State]
) -> Explanation:
    """Return an explanation from the verdicts alone: the first wrong option, else the right ones.

    The facts of the proof that say something else are the details.
    """
    decisive = (answer.wrong or answer.right_verdicts)[:1]
    reason = tuple(each.reason for each in decisive)
    if answer.wrong and len(answer.right_verdicts) == 1:
        reason += (answer.right_verdicts[0].reason,)
    reason = tuple(dict.fromkeys(reason))
    messages = {each.message for each in reason}
    facts = (*facts_of(decisive), *theme.proof(puzzle))
    details = dict.fromkeys(fact.reason for fact in facts if fact.message not in messages)
    return Explanation(None, reason, tuple(details))


def facts_of(verdicts: Iterable[Verdict[State]]) -> tuple[Fact, ...]:
    """Return the facts of these verdicts, each once, in order of appearance."""
    return tuple(dict.fromkeys(fact for verdict in verdicts for fact in verdict.facts))


def answer_to(
    theme: Theme[State], puzzle: Puzzle[State], chosen: Iterable[str] = ()
) -> Answer[State]:
    """Return the answer that chooses these options; without any, the one that asks to be shown it.

    Raises what `checked_choice` raises.
    """
    return Answer(checked_choice(theme, puzzle, chosen), _verdicts(theme, puzzle), theme.choose)


def verdicts_on(theme: Theme[State], puzzle: Puzzle[State]) -> tuple[Verdict[State], ...]:
    """Return the verdict on every option, in the order of the options."""
    return tuple(theme.judge(puzzle, option) for option in theme.options(puzzle))


@lru_cache(maxsize=256)
def _verdicts(theme: Theme[Any], puzzle: Puzzle[Any]) -> tuple[Verdict[Any], ...]:
    return verdicts_on(theme, puzzle)


def checked_choice(
    theme: Theme[State], puzzle: Puzzle[State], chosen: Iterable[str]
) -> tuple[str, ...]:
    """Return the chosen options in the order given.

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
