"""Delayed plays: what a card is that a clue asks you to play.

Question: `{"clue": "color-1-r"}`. Options: `identity-x` for every card that fits the clues.
"""

from collections.abc import Iterable, Sequence

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Choose, Fact, Puzzle
from tutor.games.hanabi.conventions import ClueKind, PublicTable
from tutor.games.hanabi.engine.cards import Card, card_of
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import cards_in, has
from tutor.games.hanabi.knowledge.status import top_of, trash
from tutor.games.hanabi.puzzles.option_names import Identity, read_as
from tutor.games.hanabi.puzzles.proofs.card_status import playable_fact, why_trash
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence, sentences
from tutor.games.hanabi.puzzles.theme import by_level
from tutor.games.hanabi.puzzles.theme_bases.convention import (
    AGREED,
    ClueTheme,
    Judged,
    Verdicts,
    clued_holder,
    fact,
    given_in,
    reading_of,
    slot_params,
    table_of,
)

LATER, NOW_OR_LATER = "later", "now-or-later"
"""The card has to wait; it may also be one that is playable now."""


class DelayedPlays(ClueTheme):
    """Playable now, or once cards with clues have been played."""

    name = "delayed"
    choose = Choose.ALL
    tables = (3, 4, 5)
    thresholds = (4, 6)
    aims = by_level((LATER,), (LATER, NOW_OR_LATER), (NOW_OR_LATER, LATER))

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the cards that the clues leave for the card in focus."""
        given = given_in(puzzle)
        hand = table_of(puzzle).after(given).hands[given.receiver]
        cards = cards_in(hand[reading_of(puzzle).focus].possible)
        return tuple(str(Identity(card)) for card in cards)

    def judge_option(self, puzzle: Puzzle[GameState], option: str) -> Judged:
        """Return whether it can be this card, and why."""
        card, reading = read_as(Identity, option).card, reading_of(puzzle)
        if has(reading.direct, card):
            return True, playable_fact(puzzle.position, card).message
        if has(reading.cards, card):
            return True, _follows(puzzle, card)
        table = table_of(puzzle).seen_by(puzzle.viewer)
        params: dict[str, object] = {"card": card, "rank": card.rank}
        if (holder := clued_holder(table, card)) is not None:
            return False, Message("delayed.clued", {**params, "name": Player(holder)})
        if card.rank <= top_of(table, card):
            return False, Message("delayed.built", params)
        if has(trash(table), card):
            why = why_trash(puzzle.position, card).message
            return False, sentences(Message("delayed.useless", params), why)
        missing = [each for each in _before(table, card) if clued_holder(table, each) is None]
        if not missing:
            return False, Message("delayed.seen", params)
        return False, Message("delayed.not-next", {**params, "needed": missing[0]})

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return which clued cards come before, and what is playable."""
        reading, table = reading_of(puzzle), table_of(puzzle).seen_by(puzzle.viewer)
        before = {first for card in cards_in(reading.delayed) for first in _before(table, card)}
        clued = (
            fact(
                "convention.clued-card",
                Evidence.PLAYED,
                **slot_params(player, slot),
                card=held.card,
            )
            for player, hand in enumerate(table.hands)
            for slot, held in enumerate(hand)
            if held.is_clued and held.card in before
        )
        now = (playable_fact(puzzle.position, card) for card in cards_in(reading.direct))
        return (*clued, *now)

    def extra_facts(self, puzzle: Puzzle[GameState], verdicts: Verdicts) -> Iterable[Fact]:
        """Return why each of several cards is possible, beside those that these verdicts name."""
        right = [each for each in self.options(puzzle) if self.judge_option(puzzle, each)[0]]
        if len(right) == 1:
            return ()
        return tuple(
            Fact(self.judge_option(puzzle, each)[1], AGREED, Evidence.PLAYED) for each in right
        )

    def headline(self, puzzle: Puzzle[GameState], right: Sequence[str]) -> Message:
        """Return the possible identities of the card."""
        cards = tuple(read_as(Identity, option).card for option in right)
        if len(cards) == 1:
            return Message("delayed.head.only", {"card": cards[0]})
        return Message("delayed.head", {"cards": cards})

    def missed(self, puzzle: Puzzle[GameState], options: Sequence[str]) -> Message:
        """Return the identities that were missed."""
        cards = tuple(read_as(Identity, option).card for option in options)
        if len(cards) == 1:
            return Message("delayed.missed", {"card": cards[0]})
        return Message("delayed.missed-several", {"cards": cards})

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether the clue asks for a play that may have to wait, as the aim says.

        Only cards of others come before it, and some option is wrong.
        """
        reading, viewer = reading_of(puzzle), puzzle.viewer
        own = table_of(puzzle).hands[viewer]
        if reading.kind is not ClueKind.PLAY or not reading.delayed or not self.proof(puzzle):
            return False
        if any(held.is_clued for slot, held in enumerate(own) if slot != reading.focus):
            return False
        if len(cards_in(reading.cards)) == len(self.options(puzzle)):
            return False
        return aim == (NOW_OR_LATER if reading.direct else LATER)


def _before(table: PublicTable, card: Card) -> tuple[Card, ...]:
    """Return the cards that have to be played before this one, lowest first."""
    return tuple(card_of(card.suit, rank) for rank in range(top_of(table, card) + 1, card.rank))


def _follows(puzzle: Puzzle[GameState], card: Card) -> Message:
    """Return which cards with clues are played before this one."""
    table = table_of(puzzle).seen_by(puzzle.viewer)
    before = _before(table, card)
    holder = clued_holder(table, before[0])
    if len(before) == 1 and holder is not None:
        params = {"card": card, "needed": before[0], "name": Player(holder)}
        return Message("delayed.yes", params)
    return Message("delayed.yes-several", {"card": card, "cards": before})
