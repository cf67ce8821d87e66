"""Good touch: which clue points at no trash and at no second copy.

Question: `{"to": "player-1"}`. Options: the clues to that player that point at a card
without a clue.
"""

from collections.abc import Iterator, Mapping

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Fact, Puzzle
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.conventions import SAVED_TWO, Fault, Kind, bad_touches, is_good, read
from tutor.games.hanabi.engine.actions import ColorClue
from tutor.games.hanabi.engine.cards import TOP_RANK
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import has
from tutor.games.hanabi.knowledge.status import playable, trash
from tutor.games.hanabi.puzzles.families.convention import (
    ConventionTheme,
    Judged,
    clue_named,
    clues_that_point,
    fact,
    given_in,
    good_clues_in,
    player_in,
    table_of,
)
from tutor.games.hanabi.puzzles.option_names import Seat
from tutor.games.hanabi.puzzles.proofs.action_messages import action_subject
from tutor.games.hanabi.puzzles.proofs.card_status import playable_fact, trash_fact
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence


class GoodTouch(ConventionTheme):
    """No first clue for trash, nor for a card whose other copy has a clue."""

    name = "good-touch"
    thresholds = (4, 7, 98, 99)
    aims: Mapping[int, tuple[str, ...]] = {
        1: (Fault.USELESS,),
        2: (Fault.USELESS, Fault.CLUED, Fault.TWICE),
        3: (Fault.CLUED, Fault.TWICE, Fault.OWN, Fault.USELESS),
    }

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the question, with the player's name."""
        return Message("good-touch.goal", {"name": Player(player_in(puzzle))})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the clues to the player that point at a card without a clue."""
        player = player_in(puzzle)
        hand = table_of(puzzle).hands[player]
        return tuple(
            str(given.clue)
            for given in clues_that_point(puzzle.position)
            if given.receiver == player and not all(hand[slot].is_clued for slot in given.slots)
        )

    def says(self, puzzle: Puzzle[GameState], option: str) -> Judged:
        """Return whether the clue is good, or what is wrong with it."""
        table, given = table_of(puzzle), given_in(puzzle, option)
        hand = puzzle.position.hands[given.receiver]
        reading = read(table, given, given.giver)
        if is_good(table, given):
            return True, Message(f"convention.good.{reading.kind}")
        if faults := bad_touches(table, given):
            told = {"card": hand[faults[0].slot]}
            return False, Message(f"good-touch.{faults[0].fault}", told)
        card = hand[reading.focus]
        if has(playable(puzzle.position), card) or not reading.on_chop:
            return False, Message("convention.good.off-chop")
        if card.rank == TOP_RANK or (card.rank == SAVED_TWO and isinstance(given.clue, ColorClue)):
            return False, Message("saves.by-number", {"num": card.rank})
        return False, Message("convention.good.not-critical")

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return what is trash in the hand, what has a clue elsewhere, and what is playable."""
        state, player = puzzle.position, player_in(puzzle)
        table = table_of(puzzle).seen_by(puzzle.viewer)
        clued = {held.card for hand in table.hands for held in hand if held.is_clued}
        found: list[Fact] = []
        for card in state.hands[player]:
            if has(trash(state), card):
                found.append(trash_fact(state, card))
            elif card in clued:
                found.append(fact("convention.card-has-clue", Evidence.CLUED, card=card))
            elif has(playable(state), card):
                found.append(playable_fact(state, card))
        return tuple(dict.fromkeys(found))

    def slip(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return that the clue is not good."""
        return Message("good-touch.head", {"action": action_subject(clue_named(option))})

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the question about each player who can get a good play clue, in a drawn order."""
        table = table_of(Puzzle(self.name, state, state.to_act, {}))
        plays = (g for g in good_clues_in(state) if read(table, g, g.giver).kind is Kind.PLAY)
        for player in choice.shuffled(tuple(dict.fromkeys(each.receiver for each in plays))):
            yield Puzzle(self.name, state, state.to_act, {"to": str(Seat(player))})

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether some clue is good, and another has the fault that is the aim."""
        table = table_of(puzzle)
        given = [given_in(puzzle, option) for option in self.options(puzzle)]
        good = [each for each in given if is_good(table, each)]
        faults = {touch.fault for g in given if g not in good for touch in bad_touches(table, g)}
        return 0 < len(good) < len(given) and aim in faults
