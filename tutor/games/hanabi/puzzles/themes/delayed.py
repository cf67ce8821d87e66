"""Delayed plays: what a card is that a clue asks you to play.

Question: `{"clue": "color-1-r"}`. Options: `identity-x` for every card that fits the clues.
"""

from collections.abc import Iterator, Mapping

from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, Puzzle
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.conventions import Kind, Reading, read
from tutor.games.hanabi.engine.cards import card_of
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import cards_in, has
from tutor.games.hanabi.puzzles.families.convention import (
    ConventionTheme,
    Judged,
    asked_of,
    fact,
    given_in,
    good_clues_in,
    place,
    shuffled,
    table_of,
)
from tutor.games.hanabi.puzzles.option_names import Identity, read_as
from tutor.games.hanabi.puzzles.proofs.card_status import playable_fact
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence

LATER, NOW_OR_LATER = "later", "now-or-later"
"""The card has to wait; it may also be one that is playable now."""


class DelayedPlays(ConventionTheme):
    """Playable now, or once cards with clues have been played."""

    name = "delayed"
    choose = Choose.ALL
    tables = (3, 4, 5)
    thresholds = (4, 6, 98, 99)
    aims: Mapping[int, tuple[str, ...]] = {
        1: (LATER,),
        2: (LATER, NOW_OR_LATER),
        3: (NOW_OR_LATER, LATER),
    }

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the cards that the clues leave for the card in focus."""
        given = given_in(puzzle)
        hand = table_of(puzzle).after(given).hands[given.receiver]
        return tuple(str(Identity(card)) for card in cards_in(hand[_read(puzzle).focus].possible))

    def says(self, puzzle: Puzzle[GameState], option: str) -> Judged:
        """Return whether it can be this card, and why."""
        card, reading = read_as(Identity, option).card, _read(puzzle)
        if has(reading.direct, card):
            return True, playable_fact(puzzle.position, card).message
        if has(reading.cards, card):
            return True, Message("delayed.yes", {"card": card})
        table = table_of(puzzle).seen_by(puzzle.viewer)
        clued = any(held.card == card and held.is_clued for hand in table.hands for held in hand)
        if clued:
            return False, Message("delayed.clued", {"card": card})
        if has(table.useless | table.playable, card):
            why = "delayed.seen" if has(table.playable, card) else "delayed.useless"
            return False, Message(why, {"card": card})
        return False, Message("delayed.not-next", {"card": card})

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return which clued cards come before, and what is playable."""
        reading, table = _read(puzzle), table_of(puzzle).seen_by(puzzle.viewer)
        before = {
            card_of(card.suit, rank)
            for card in cards_in(reading.delayed)
            for rank in range(table.top(card) + 1, card.rank)
        }
        clued = (
            fact("convention.clued-card", Evidence.PLAYED, **place(player, slot), card=held.card)
            for player, hand in enumerate(table.hands)
            for slot, held in enumerate(hand)
            if held.is_clued and held.card in before
        )
        now = (playable_fact(puzzle.position, card) for card in cards_in(reading.direct))
        return (*clued, *now)

    def slip(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return which card it cannot be."""
        return Message("knowledge.not", {"card": read_as(Identity, option).card})

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the question about each good clue to its receiver, in a drawn order."""
        asked = (asked_of(self, given, state, given.receiver) for given in good_clues_in(state))
        yield from shuffled(asked, choice)

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether the clue asks for a play that may have to wait, as the aim says.

        Only cards of others come before it, and some option is wrong.
        """
        reading, viewer = _read(puzzle), puzzle.viewer
        own = table_of(puzzle).hands[viewer]
        if reading.kind is not Kind.PLAY or not reading.delayed or not self.proof(puzzle):
            return False
        if any(held.is_clued for slot, held in enumerate(own) if slot != reading.focus):
            return False
        if len(cards_in(reading.cards)) == len(self.options(puzzle)):
            return False
        return aim == (NOW_OR_LATER if reading.direct else LATER)


def _read(puzzle: Puzzle[GameState]) -> Reading:
    return read(table_of(puzzle), given_in(puzzle), puzzle.viewer)
