"""Recover tokens: bring clue tokens back, and lose nothing for them.

Question: `{"tokens": 4, "moves": 3}`, the clue tokens to be available at some time before the own
actions are used up and answered; each action is followed by a turn of every partner. Until then
nobody may make a mistake, and the highest score that can be reached may not fall. See
puzzles/scenarios/scenario.py for what is right.
"""

from collections.abc import Iterable, Iterator

from tutor.core.messages import Message
from tutor.core.puzzle import Fact, Puzzle, Reason
from tutor.core.scenario import Line
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge.status import highest_score
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence
from tutor.games.hanabi.puzzles.scenarios.facts import discarding, of_their_own_accord, steps
from tutor.games.hanabi.puzzles.scenarios.foresight import lasts, turns_to_come
from tutor.games.hanabi.puzzles.scenarios.goals import RecoverTokens
from tutor.games.hanabi.puzzles.scenarios.scenario import HanabiScenario
from tutor.games.hanabi.puzzles.scenarios.search import FEWEST_MOVES
from tutor.games.hanabi.puzzles.theme import by_level

_BUDGETS = (2, 3)
_MOST_PLAYERS_FOR_THREE = 3
"""With more players a third action makes more turns than can be looked ahead in a moment."""
_MOST_SPARE = 3
_MOST_OF_MANY = 5
"""Actions of an ending: with more, hardly any line is without luck."""
_SPARE_OF_MANY = range(2, 5)
"""Turns to spare in an ending: with fewer no clue can be given, with more there are many lines."""
_FEWEST_MORE = 2

_ABOUT_LAST_COPIES = ("last-copy", "copies", "avalanche")

SAVE, DISCARD = "save", "discard"


class Recover(HanabiScenario):
    """Rules of discarding and of last copies; aims are whether a clue is needed on the way."""

    name = "recover-tokens"
    keeps_note = True
    trains = ("discard",)
    rule = "discard"
    thresholds = (9, 11, 13, 16)
    aims = by_level((DISCARD,), (DISCARD, SAVE), (DISCARD, SAVE), (DISCARD, SAVE), (DISCARD, SAVE))

    def target(self, puzzle: Puzzle[GameState]) -> RecoverTokens:
        """Return the goal as a value."""
        state, question = puzzle.position, puzzle.question
        return RecoverTokens(
            puzzle.viewer,
            question["moves"],
            question["tokens"],
            state.strikes,
            highest_score(state),
        )

    def task(self, puzzle: Puzzle[GameState]) -> Message:
        """Return how many tokens there have to be, and what may not be lost for them."""
        return Message("recover-tokens.task", {"num": puzzle.question["tokens"]})

    def note(self, puzzle: Puzzle[GameState]) -> Reason:
        """Return the definition of critical cards."""
        return Reason(Message("critical.note"), ("last-copy",))

    def facts(self, puzzle: Puzzle[GameState], line: Line[GameState]) -> Iterator[Fact]:
        """Yield the facts on missing cards, partners' actions, and own cards to spare."""
        missing = self.target(puzzle).short_of(puzzle.position)
        yield Fact(missing, "discard", Evidence.SEEN)
        yield from of_their_own_accord(puzzle)
        for step in steps(puzzle, line):
            if not step.is_play:
                yield from discarding(puzzle, step)

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield puzzles for the tokens that there may be time for, the most first.

        The game has to last for all the actions.
        """
        budgets = _BUDGETS if state.players <= _MOST_PLAYERS_FOR_THREE else _BUDGETS[:1]
        for moves in choice.shuffled(budgets):
            yield from self._asked(state, moves, _tokens_in(state, moves))

    def ask_hard(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield puzzles of many actions that leave few turns to spare, most actions first."""
        for moves in range(_MOST_OF_MANY, FEWEST_MOVES - 1, -1):
            there = state.clue_tokens + turns_to_come(state, state.to_act, moves)
            tokens = [each for each in _tokens_in(state, moves) if there - each in _SPARE_OF_MANY]
            yield from self._asked(state, moves, tokens)

    def _asked(
        self, state: GameState, moves: int, tokens: Iterable[int]
    ) -> Iterator[Puzzle[GameState]]:
        """Yield the puzzles for these numbers of tokens, if the game lasts."""
        if lasts(state, moves * state.players):
            for number in tokens:
                question = {"tokens": number, "moves": moves}
                yield Puzzle(self.name, state, state.to_act, question)

    def is_about(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether somebody is about to discard a last copy, as `save` has it."""
        threatened = any(fact.rule in _ABOUT_LAST_COPIES for fact in of_their_own_accord(puzzle))
        return threatened is (aim == SAVE)


def _tokens_in(state: GameState, moves: int) -> range:
    """Return how many tokens there may be time for in so many actions, the most first."""
    turns = turns_to_come(state, state.to_act, moves)
    most = min(state.clue_tokens + turns, state.ruleset.clue_tokens)
    fewest = max(state.clue_tokens + _FEWEST_MORE, most - _MOST_SPARE)
    return range(most, fewest - 1, -1)
