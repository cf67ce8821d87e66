"""Chop: which of your cards is discarded next, by convention.

Question: none. Options: `card-P-S` for each own card, and `none`.
"""

from collections.abc import Iterator, Sequence

from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Fact, Puzzle
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.conventions import chop
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.option_names import own_cards, read_card_at
from tutor.games.hanabi.puzzles.theme import by_level
from tutor.games.hanabi.puzzles.theme_bases.convention import (
    ConventionTheme,
    Judged,
    Verdicts,
    clued_places,
    table_of,
)

ONE, ALL = "one", "all"
"""There is a chop; every card has a clue."""


class Chop(ConventionTheme):
    """The oldest card without a clue."""

    name = "chop"
    thresholds = (2, 3)
    aims = by_level((ONE,), (ONE,), (ONE, ALL))
    deciding = frozenset({"convention.chop.newer", "chop.none-wrong"})

    def headline(self, puzzle: Puzzle[GameState], right: Sequence[str]) -> Message:
        """Return which card is the chop, or that there is none."""
        if right[0] == NONE:
            return Message("chop.head.none")
        return Message("chop.head", {"slot": read_card_at(right[0]).slot + 1})

    def wrong_headline(self, puzzle: Puzzle[GameState], option: str) -> Message | None:
        """Return that the card is not the chop."""
        if option == NONE:
            return None
        return Message("chop.not", {"slot": read_card_at(option).slot + 1})

    def right_alternative(self, puzzle: Puzzle[GameState], option: str, right: Verdicts) -> Message:
        """Return which card is the chop, or that there is none."""
        if right[0].option == NONE:
            return Message("chop.instead.none")
        slot = read_card_at(right[0].option).slot
        is_clued = table_of(puzzle).hands[puzzle.viewer][read_card_at(option).slot].is_clued
        return Message(f"chop.instead.{'oldest' if is_clued else 'older'}", {"slot": slot + 1})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the own cards, and `none`."""
        return (*own_cards(puzzle), NONE)

    def judge_option(self, puzzle: Puzzle[GameState], option: str) -> Judged:
        """Return whether the card is the chop, and why."""
        hand = table_of(puzzle).hands[puzzle.viewer]
        right = chop(hand)
        if option == NONE:
            return right is None, Message(f"chop.none-{'right' if right is None else 'wrong'}")
        slot = read_card_at(option).slot
        if slot == right:
            return True, Message("convention.chop.yes")
        case = "clued" if hand[slot].is_clued else "newer"
        return False, Message(f"convention.chop.{case}", {"slot": slot + 1})

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return which of the older cards have clues."""
        hand = table_of(puzzle).hands[puzzle.viewer]
        right = chop(hand)
        older = range(len(hand) if right is None else right)
        return tuple(clued_places(puzzle, *older))

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the question to the player to act."""
        if state.hands[state.to_act]:
            yield Puzzle(self.name, state, state.to_act, {})

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether the oldest card has a clue; and all of them, if that is the aim."""
        right = chop(table_of(puzzle).hands[puzzle.viewer])
        return right != 0 and (right is None) is (aim == ALL)
