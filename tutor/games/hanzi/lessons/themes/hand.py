"""The themes that only lessons have, with steps made by hand, and what their options do."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from types import MappingProxyType

from tutor.core.errors import IllegalActionError
from tutor.core.lesson import explain_step
from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, Explanation, Fact, Puzzle, Theme, Verdict
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import CHARACTER_OF_ID, Character, Glossed, Task
from tutor.games.hanzi.engine import Action, GameState, Phase, read_actions
from tutor.games.hanzi.engine.events import Event, Matched, Missed, TurnedUp
from tutor.games.hanzi.engine.ruleset import SPOT_OF_NAME
from tutor.games.hanzi.lessons.themes.claims import Claim
from tutor.games.hanzi.puzzles.options import (
    action_message,
    consequence_message,
    refusal_message,
)


class LessonTheme(Theme[GameState]):
    """A theme of which steps are made by hand."""

    listed: str
    """The part of a question that names the options."""

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the step's own question."""
        message: Message = puzzle.question["asks"]
        return message

    def asks_about(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the rule that the step is about."""
        return (puzzle.question["rule"],)

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the options."""
        return tuple(puzzle.question[self.listed])

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return nothing: it is read, remembered, or seen by doing it."""
        return ()

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return why an answer is wrong or what it missed; nothing for a solved one."""
        return explain_step(answer)


def does_all(chain: Sequence[Action]) -> Message:
    """Return actions as things to do one after the other; ValueError if there are none."""
    if not chain:
        raise ValueError("nothing to do")
    first, *later = map(action_message, chain)
    for message in later:
        first = Message("hanzi-step.then", {"first": first, "second": message})
    return first


@dataclass(frozen=True, slots=True)
class Line:
    """Actions taken one after the other: where they led, with all that happened on the way."""

    start: GameState
    end: GameState

    @staticmethod
    def of(start: GameState, chain: Sequence[Action]) -> "Line":
        """Return the line of these actions; IllegalActionError if one is not allowed."""
        state, events = start, list[Event]()
        for action in chain:
            state = state.apply(action)
            events += state.events
        return Line(start, state._replace(events=tuple(events)))

    @property
    def came_of_crafting(self) -> Message | None:
        """What came of the crafting, if one was finished."""
        for event in self.end.events:
            if isinstance(event, Matched):
                one, other = event.scoring.character, event.effect.character
                made: tuple[Character | Task, ...] = (event.task, one, other)
                params = dict(zip(("task", "one", "other"), map(Glossed, made), strict=True))
                return Message("hanzi-came.match", params)
        if not any(isinstance(event, Missed) for event in self.end.events):
            return None
        turned = [self.start.grid[spot] for spot in self.start.face_up]
        turned += [event.card for event in self.end.events if isinstance(event, TurnedUp)]
        characters = (Glossed(card.character) for card in turned if card)
        names = dict(zip(("one", "other", "third"), characters, strict=False))
        return Message("hanzi-came.miss-three" if "third" in names else "hanzi-came.miss", names)


SCORE, EFFECT = "score", "effect"


class FindCards(LessonTheme):
    """Find the cards: those that show certain characters, or those that gave points or an effect.

    Reading ancient forms, and remembering modern sides.

    Question: `{"spots": ["b2", "d4"], "characters": ["ri", "yue"]}`, or `"gave": "score"` or
    `"effect"` for characters. Options: the spots, which lie on the table.
    """

    name = "hanzi-find"
    listed = "spots"
    choose = Choose.ALL

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the question: which character to find."""
        if "gave" in puzzle.question:
            return Message(f"hanzi-find.goal.{puzzle.question['gave']}")
        characters = [Glossed(CHARACTER_OF_ID[name]) for name in puzzle.question["characters"]]
        params: dict[str, object] = dict(zip(("one", "other"), characters, strict=False))
        return Message("hanzi-find.goal" if len(characters) == 1 else "hanzi-find.goal.two", params)

    def asks_about(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return how forms are read and remembered."""
        return (rules.ANCIENT_FORMS,)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the spot."""
        return Message("hanzi-find.at", {"spot": option})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the card is one of those, and what it shows or gave."""
        card = puzzle.position.card_at(SPOT_OF_NAME[option])
        params: dict[str, object] = {"spot": option}
        gave = puzzle.question.get("gave")
        if gave:
            message = Message("hanzi-find.gives", {**params, "card": Glossed(card)})
            return Verdict(option, (gave == EFFECT) == bool(card.effect), message, rules.CARDS)
        message = Message("hanzi-find.shows", {**params, "character": Glossed(card.character)})
        wanted = card.character.id in puzzle.question["characters"]
        return Verdict(option, wanted, message, rules.CHARACTERS)


class Afterwards(LessonTheme):
    """What is true of the table, after some actions if there are any.

    Any rule whose consequence shows on the table.

    Question: `{"asks": Message("lesson.hanzi-table.1.asks"), "moves": "tBa1b2", "claims":
    ["points.0.2", …], "rules": ["hanzi-match", …]}`: what is asked in words, the actions, if any,
    the claims, and for each the rule that settles it. Options: the claims.
    """

    name = "hanzi-afterwards"
    listed = "claims"
    choose = Choose.ALL

    def asks_about(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the rules that settle the claims."""
        return tuple(dict.fromkeys(puzzle.question["rules"]))

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the label of the claim."""
        return Claim.parse(option).said.addressed_to(puzzle.viewer)

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the claim holds, or what speaks against it."""
        after = Line.of(puzzle.position, read_actions(puzzle.question["moves"])).end
        claim = Claim.parse(option)
        rule = puzzle.question["rules"][puzzle.question["claims"].index(option)]
        holds = claim.holds(after)
        message = claim.truth(after) if holds else claim.against(after)
        return Verdict(option, holds, message.addressed_to(puzzle.viewer), rule, after=after)


class WhichAction(LessonTheme):
    """Which choice gets you there: of some actions the one after which a claim holds.

    Any choice that leads to something that the rules let one see.

    Question: `{"asks": Message("lesson.hanzi-tokens.1.asks"), "choices": ["a1", "b2"], "aim":
    "points.0.2", "rule": "hanzi-match"}`. Options: the choices, each one action or several, one
    after the other.
    """

    name = "hanzi-which"
    listed = "choices"
    choose = Choose.ONE

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the label of the action."""
        return does_all(read_actions(option))

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the aim is reached: what came of a crafting, or how things are then."""
        aim = Claim.parse(puzzle.question["aim"])
        try:
            line = Line.of(puzzle.position, read_actions(option))
        except IllegalActionError as error:
            return Verdict(option, False, refusal_message(error.reason), error.rule)
        result = line.came_of_crafting or aim.truth(line.end).addressed_to(puzzle.viewer)
        return Verdict(option, aim.holds(line.end), result, puzzle.question["rule"], after=line.end)


_DEEDS: Mapping[str, tuple[bool, str]] = MappingProxyType(
    {
        "skip": (False, rules.CRAFTING),
        "look": (True, rules.ANCIENT_FORMS),
        "peek": (False, rules.ANCIENT_FORMS),
    }
)
"""What is no action of the game: whether it is allowed, and the rule on it."""


class WhatYouMayDo(LessonTheme):
    """What you may do: mark everything that the rules allow, whether it is an action or not.

    Rules of what is allowed, and when.

    Question: `{"deeds": ["tB", "skip", …], "rule": "hanzi-turn"}`. Options: those deeds. Actions,
    one or several after each other, are judged by the engine; what an engine never sees, by the
    rule that speaks of it.
    """

    name = "hanzi-may"
    listed = "deeds"
    choose = Choose.ALL

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the request to mark what is allowed."""
        return Message("hanzi-may.goal")

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the label of the action."""
        if option in _DEEDS:
            return Message(f"hanzi-may.deed.{option}")
        return does_all(read_actions(option))

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether it is allowed, and what it leads to or why not."""
        if option in _DEEDS:
            allowed, rule = _DEEDS[option]
            return Verdict(option, allowed, Message(f"hanzi-may.deed.{option}.why"), rule)
        actions = read_actions(option)
        try:
            line = Line.of(puzzle.position, actions)
        except IllegalActionError as error:
            return Verdict(option, False, refusal_message(error.reason), error.rule)
        last = actions[-1]
        return Verdict(option, True, consequence_message(last), last.rule, after=line.end)


class InWhichOrder(LessonTheme):
    """In which order: of some actions of one turn, what comes first.

    The phases of a turn.

    Question: `{"actions": ["pGo1", "3", "tB"]}`. Options: those, each one action or several. The
    engine accepts them in one order alone.
    """

    name = "hanzi-order"
    listed = "actions"
    choose = Choose.ORDER

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the request to put them in order."""
        return Message("hanzi-order.goal")

    def asks_about(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the rule on the phases of a turn."""
        return (rules.TURN,)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the label of the action."""
        return does_all(read_actions(option))

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return the place of the action in the only order that is allowed."""
        (order,) = (each for each in permutations(self.options(puzzle)) if _goes(puzzle, each))
        rank = order.index(option)
        message = Message(f"hanzi-allowed.due.{Phase.CARD}")
        return Verdict(option, True, message, rules.TURN, rank=rank)


def _goes(puzzle: Puzzle[GameState], order: Iterable[str]) -> bool:
    """Return whether the actions are allowed in this order."""
    try:
        Line.of(puzzle.position, read_actions("".join(order)))
    except IllegalActionError:
        return False
    return True
