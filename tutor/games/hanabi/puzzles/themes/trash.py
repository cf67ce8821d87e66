"""Trash: mark every visible card that can never be played any more.

Question: none. Options: `card-P-S` for each card of the other players, and `none`.
"""

from collections.abc import Sequence

from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle, Reason
from tutor.games.hanabi.engine.cards import RANKS, Card, card_of
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View, has
from tutor.games.hanabi.knowledge.status import top_of, trash
from tutor.games.hanabi.puzzles.option_names import CardAt
from tutor.games.hanabi.puzzles.proofs.card_status import trash_fact, why_trash
from tutor.games.hanabi.puzzles.theme import by_level
from tutor.games.hanabi.puzzles.theme_bases.marking import (
    MOST_IN_HEADLINE,
    Marking,
    has_time,
    list_params,
    visible_cards,
)

BUILT = "built"
"""Some cards are useless, because their firework has them already."""
CUT_OFF = "cut-off"
"""A card is useless, because every copy of a lower number is gone."""
NOTHING = "nothing"
"""No card is useless, though one could be taken for it."""


class Trash(Marking):
    """Rules `one-per-colour` and `last-copy`: what a firework has, and what it can never get."""

    name = "trash"
    trains = ("firework", "one-per-colour")
    none_rule = "firework"
    none_says_why = True
    thresholds = (3, 5, 8, 12)
    aims = by_level(
        (BUILT, NOTHING), (BUILT, NOTHING), (BUILT,), (BUILT, CUT_OFF), (BUILT, CUT_OFF)
    )

    wanted = staticmethod(trash)
    fact = staticmethod(trash_fact)

    def why(self, view: View, at: CardAt) -> Reason:
        """Return why the card can never be played, or that its firework can still take it."""
        card = view.hands[at.player][at.slot]
        return why_trash(view, card) if has(trash(view), card) else trash_fact(view, card).reason

    def which(self, view: View, found: Sequence[Card]) -> Sequence[Reason]:
        """Return the cards that their fireworks have already, and those that are cut off."""
        built = [card for card in found if card.rank <= top_of(view, card)]
        cut_off = [card for card in found if card.rank > top_of(view, card)]
        told = (("built", built, "one-per-colour"), ("cut-off", cut_off, "last-copy"))
        return [
            Reason(
                Message(f"trash.{kind}", {**list_params(cards), "num": len(set(cards))}), (rule,)
            )
            for kind, cards, rule in told
            if cards
        ]

    def shown(
        self, view: View, found: Sequence[Card], causes: Sequence[Reason]
    ) -> Sequence[Reason]:
        """Return why the cards in the headline are trash, or which if it only counts them."""
        few = len(set(found)) <= MOST_IN_HEADLINE
        return causes if few else self.which(view, found)

    def rest(self, view: View, causes: Sequence[Reason]) -> Sequence[Reason]:
        """Return which lower cards are gone."""
        return [cause for cause in causes if "last-copy" in cause.rules]

    def needs_thought(self, view: View, card: Card) -> bool:
        """Return whether the card is useless, or a number on the way to it is in the pile."""
        if has(trash(view), card):
            return True
        between = RANKS[top_of(view, card) : card.rank - 1]
        return any(card_of(card.suit, rank) in view.discards for rank in between)

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether the aim is there, and a card of another worth beside it.

        Unless the aim is that none is useless, some card is useless and some card is not. If none
        is, at least one could be taken for useless, as a number on the way to it is in the discard
        pile, and some firework is begun. Turns play no part (`has_time`).
        """
        state = puzzle.position
        view = View.of(state, puzzle.viewer)
        wanted, hands = trash(view), visible_cards(view)
        useless = {card for card in hands if has(wanted, card)}
        others = set(hands) - useless
        if not others or not has_time(state):
            return False
        if aim == NOTHING:
            tempting = any(self.needs_thought(view, card) for card in others)
            return not useless and tempting and any(state.fireworks)
        cut_off = any(card.rank > state.firework(card.suit) for card in useless)
        return bool(useless) and cut_off is (aim == CUT_OFF)
