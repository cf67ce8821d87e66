"""Finish the firework: have its last cards played, your own and your partners'.

Question: `{"suit": "r", "moves": 2}`, the firework to complete and the own actions there are for
it; each is followed by a turn of every partner. What is right is said in
scenarios/scenario.py.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import chain

from tutor.core.messages import Message
from tutor.core.puzzle import Fact, Puzzle
from tutor.core.scenario import Line
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.cards import TOP_RANK, Card, Suit, card_of
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View, left_by_counting
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence
from tutor.games.hanabi.puzzles.scenarios.facts import playing, steps
from tutor.games.hanabi.puzzles.scenarios.foresight import Foresight, lasts, turns_to_come
from tutor.games.hanabi.puzzles.scenarios.goals import FinishFirework
from tutor.games.hanabi.puzzles.scenarios.scenario import HanabiScenario
from tutor.games.hanabi.puzzles.scenarios.search import FEWEST_MOVES, MOST_MOVES
from tutor.games.hanabi.puzzles.theme import by_level

_BUDGETS = (2, 3)
_MOST_MISSING = 3
_MOST_SPARE = {2: 1, 3: 0}
_MOST_SPARE_OF_MANY = 1
"""By number of actions; with more to spare, judging takes long."""

ONE_CARD, TWO_CARDS, THREE_CARDS = "one-card", "two-cards", "three-cards"
_AIM = {1: ONE_CARD, 2: TWO_CARDS, 3: THREE_CARDS, 4: THREE_CARDS, 5: THREE_CARDS}


class Finish(HanabiScenario):
    """Rules of playing and of proof over several turns; aims are how many cards are missing."""

    name = "finish-firework"
    trains = ("firework", "bonus")
    rule = "firework"
    thresholds = (7, 9, 11, 15)
    aims = by_level((ONE_CARD,), (ONE_CARD,), (TWO_CARDS,), (TWO_CARDS,), (TWO_CARDS, THREE_CARDS))

    def target(self, puzzle: Puzzle[GameState]) -> FinishFirework:
        """Return the goal as a value."""
        question = puzzle.question
        return FinishFirework(puzzle.viewer, question["moves"], Suit(question["suit"]))

    def task(self, puzzle: Puzzle[GameState]) -> Message:
        """Return which firework to complete."""
        return Message("finish-firework.task", {"suit": self.target(puzzle).suit})

    def facts(self, puzzle: Puzzle[GameState], line: Line[GameState]) -> Iterator[Fact]:
        """Yield which cards are missing, and card by card who can play it, and knowing what."""
        goal = self.target(puzzle)
        missing = goal.missing(puzzle.position)
        yield Fact(goal.short_of(puzzle.position), "firework", Evidence.SEEN)
        for step in steps(puzzle, line):
            if step.is_play and step.card in missing:
                yield from playing(puzzle, step)

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield a puzzle for each firework that is not far from complete, in a drawn order.

        The game has to last for all the actions.
        """
        for suit in choice.shuffled(state.ruleset.suits):
            if 0 < TOP_RANK - state.firework(suit) <= _MOST_MISSING:
                yield from self._asked(state, suit, _BUDGETS)

    def ask_hard(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield a puzzle for each firework whose cards are in hand, with the fewest actions."""
        held = set(chain(*state.hands))
        for suit in choice.shuffled(state.ruleset.suits):
            goal = FinishFirework(state.to_act, MOST_MOVES, suit)
            missing = goal.missing(state)
            if missing and held.issuperset(missing):
                spare, *_ = goal.plan(state, MOST_MOVES)
                needed = max(FEWEST_MOVES, MOST_MOVES - max(0, spare))
                yield from self._asked(state, suit, range(needed, MOST_MOVES + 1))

    def _asked(
        self, state: GameState, suit: Suit, budgets: Iterable[int]
    ) -> Iterator[Puzzle[GameState]]:
        """Yield a puzzle for each number of actions for which the game lasts."""
        for moves in budgets:
            if lasts(state, moves * state.players):
                question = {"suit": str(suit), "moves": moves}
                yield Puzzle(self.name, state, state.to_act, question)

    def is_usual(self, puzzle: Puzzle[GameState]) -> bool:
        """Return whether the last of the others holds the five that is missing: tell them of fives.

        It is the last clue of all, and right in most games of two.
        """
        state = puzzle.position
        last = max(seat for seat in range(state.players) if seat != state.to_act)
        return card_of(self.target(puzzle).suit, TOP_RANK) in state.hands[last]

    def is_about(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether as many cards are missing as the aim says, and hardly an action to spare.

        All of them are in hand, and what the player could prove of the own ones fits: the rest
        would be luck.
        """
        state, goal = puzzle.position, self.target(puzzle)
        missing = goal.missing(state)
        if _AIM.get(len(missing)) != aim or not set(missing) <= set(chain(*state.hands)):
            return False
        spare, own, _ = goal.plan(state, goal.moves)
        if not 0 <= spare <= _MOST_SPARE.get(goal.moves, _MOST_SPARE_OF_MANY):
            return False
        return not own or _may_be_known(state, own, goal)


def _may_be_known(state: GameState, own: Sequence[Card], goal: FinishFirework) -> bool:
    """Return whether the player's cards may be proven playable when their turn comes."""
    hand = state.hands[goal.seat]
    could_be = left_by_counting(View.of(state, goal.seat))
    ready = Foresight(state, turns_to_come(state, goal.seat, goal.moves)).ready
    return all(
        any(held == card and not could & ~ready for held, could in zip(hand, could_be, strict=True))
        for card in own
    )
