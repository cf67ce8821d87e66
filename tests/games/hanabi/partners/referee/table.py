"""What lies open to a referee of partners: clues, which cards are left, and what they are worth."""

from collections import Counter
from functools import lru_cache

from tutor.games.hanabi.engine.actions import Clue, ColorClue, RankClue
from tutor.games.hanabi.engine.cards import Card, ClueMarks
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState

Cards = frozenset[Card]
Said = tuple[int, Cards | None]
"""Who told a card first, and what they meant that it is; None if only that it is wanted."""


def matches(ruleset: Ruleset, clue: Clue, card: Card) -> bool:
    """Return whether the clue touches the card."""
    if isinstance(clue, RankClue):
        return card.rank == clue.rank
    return card.suit in (clue.suit, ruleset.wild_suit)


@lru_cache(maxsize=100_000)
def fitting(ruleset: Ruleset, told: ClueMarks) -> Cards:
    """Return the cards that all clues about a card are true of."""
    true: list[Clue] = [ColorClue(0, suit) for suit in told.colors]
    true += [RankClue(0, number) for number in told.ranks]
    false: list[Clue] = [ColorClue(0, suit) for suit in told.denied_colors]
    false += [RankClue(0, number) for number in told.denied_ranks]
    return frozenset(
        card
        for card in ruleset.cards
        if all(matches(ruleset, clue, card) for clue in true)
        and not any(matches(ruleset, clue, card) for clue in false)
    )


def heard(told: ClueMarks, clue: Clue, touched: bool) -> ClueMarks:
    """Return what a card has been told after one more clue."""
    colors, ranks = set(told.colors), set(told.ranks)
    no_colors, no_ranks = set(told.denied_colors), set(told.denied_ranks)
    if isinstance(clue, ColorClue):
        (colors if touched else no_colors).add(clue.suit)
    else:
        (ranks if touched else no_ranks).add(clue.rank)
    return ClueMarks(
        tuple(sorted(colors)),
        tuple(sorted(ranks)),
        tuple(sorted(no_colors)),
        tuple(sorted(no_ranks)),
    )


class Table:
    """What lies open: which cards are left, and what they are worth."""

    def __init__(self, state: GameState) -> None:
        self.ruleset = state.ruleset
        self.players = len(state.hands)
        tops = dict(zip(state.ruleset.suits, state.fireworks, strict=True))
        thrown = Counter(state.discards)
        self.left = {
            card: state.ruleset.copies(card) - thrown[card] - (card.rank <= tops[card.suit])
            for card in state.ruleset.cards
        }
        self.reach = {}
        for suit, top in tops.items():
            height = top
            while height < 5 and self.left[Card(f"{suit}{height + 1}")] > 0:
                height += 1
            self.reach[suit] = height
        self.needed = {
            card for card in self.left if tops[card.suit] < card.rank <= self.reach[card.suit]
        }
        self.playable = {card for card in self.needed if card.rank == tops[card.suit] + 1}
        self.critical = {card for card in self.needed if self.left[card] == 1}
        self.last_fuse = state.strikes == state.ruleset.fuses - 1

    def understood(self, cards: Cards, said: Said | None) -> Cards:
        """Return what a card is, of what it could be, if all that was meant holds."""
        if said is None:
            return cards
        meant = cards if said[1] is None else cards & said[1] or cards
        return meant if self.last_fuse else meant & self.needed or meant

    def after(
        self, giver: int, clue: Clue, told: list[ClueMarks], slots: list[int]
    ) -> dict[int, Said]:
        """Return what a clue means, by slot, told to a hand that had been told so much."""
        untold = [slot for slot, mark in enumerate(told) if not (mark.colors or mark.ranks)]
        first = [slot for slot in slots if slot in untold]
        said: dict[int, Said] = dict.fromkeys(first, (giver, None))
        if not first:
            return said
        saves = {
            card for card in self.critical if isinstance(clue, RankClue) and card.rank == clue.rank
        }
        if saves and untold[0] == first[0]:
            said[first[0]] = giver, frozenset(self.playable | saves)
        else:
            said[first[-1]] = giver, frozenset(self.playable)
        return said

    def after_literal(
        self,
        giver: int,
        clue: Clue,
        told: list[ClueMarks],
        slots: list[int],
        said: list[Said | None],
    ) -> dict[int, Said]:
        """Return what a clue means that a player without conventions gives to one who has them."""
        there = frozenset(card for card, copies in self.left.items() if copies)
        about = [
            slot
            for slot in slots
            if (after := heard(told[slot], clue, touched=True)) != told[slot]
            and fitting(self.ruleset, told[slot]) & there - self.playable
            and self.understood(fitting(self.ruleset, after) & there, said[slot]) & self.playable
        ]
        return {about[0]: (giver, frozenset(self.playable))} if len(about) == 1 else {}
