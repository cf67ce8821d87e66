"""Critical: mark every visible card that is still needed and has no other copy left.

Question: none. Options: `card-P-S` for each card of the other players, and `none`.
"""

from collections.abc import Iterable, Sequence

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Puzzle, Reason
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View, has, sightings
from tutor.games.hanabi.knowledge.status import critical, top_of, trash
from tutor.games.hanabi.puzzles.option_names import CardAt
from tutor.games.hanabi.puzzles.proofs.card_status import (
    critical_fact,
    stop_fact,
    why_critical,
    why_not_critical,
)
from tutor.games.hanabi.puzzles.theme import by_level
from tutor.games.hanabi.puzzles.theme_bases.marking import (
    Marking,
    has_time,
    list_params,
    visible_cards,
)

SINGLE = "single"
"""A card is there that is the only one of its kind."""
PILE = "pile"
"""A card is there of which the others lie in the discard pile."""
USELESS = "useless"
"""A card is there that is the last of its kind, but no firework can take it any more."""
NOTHING = "nothing"
"""No card is irreplaceable, though one could be taken for it."""


class Critical(Marking):
    """Rule `last-copy`: a card is gone once its last copy is in the discard pile."""

    name = "critical"
    trains = ("copies", "last-copy", "avalanche")
    none_rule = "last-copy"
    thresholds = (3, 5, 8, 12)
    aims = by_level(
        (SINGLE, NOTHING),
        (SINGLE, PILE, USELESS, NOTHING),
        (SINGLE, PILE, USELESS),
        (SINGLE, PILE, USELESS),
        (SINGLE, PILE, USELESS),
    )

    wanted = staticmethod(critical)
    fact = staticmethod(critical_fact)

    def why(self, view: View, at: CardAt) -> Reason:
        """Return where the other copies are, or why the card is trash."""
        card = view.hands[at.player][at.slot]
        if has(critical(view), card):
            return why_critical(view, card)
        if card.rank <= top_of(view, card):
            params = {"card": card, "rank": card.rank}
            return Reason(Message("critical.built", params), ("one-per-colour",))
        return why_not_critical(view, card, at)

    def which(self, view: View, found: Sequence[Card]) -> Sequence[Reason]:
        """Return the cards, and what makes them critical."""
        return (Reason(Message("critical.which", list_params(found)), ("last-copy",)),)

    def shown(
        self, view: View, found: Sequence[Card], causes: Sequence[Reason]
    ) -> Sequence[Reason]:
        """Return what makes them critical; the headline lists the cards."""
        return causes

    def tempting(self, view: View, found: Sequence[Card]) -> Iterable[Reason]:
        """Return why the first card is not critical that would be, like those, if it was needed.

        Like them is a card that never had another copy, or one whose others are discarded.
        """
        were_single = {view.ruleset.copies(card) == 1 for card in found}
        for card in visible_cards(view):
            is_like = _is_last(view, card) and (view.ruleset.copies(card) == 1) in were_single
            if is_like and has(trash(view), card) and card.rank > top_of(view, card):
                stop = stop_fact(view, card).message.params
                holder = Player(sightings(view, card).hands[0][0])
                params = {"name": holder, "card": card, "gone": stop["gone"], "num": stop["num"]}
                return (Reason(Message("why.cut-off", params), ("last-copy",)),)
        return ()

    def needs_thought(self, view: View, card: Card) -> bool:
        """Return whether the card is the only one of its kind or one of its kind is discarded."""
        return view.ruleset.copies(card) == 1 or card in view.discards

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether the aim is there, and some card is not irreplaceable.

        Where none is, some card could be taken for it: it is the only one of its kind, or one of
        its kind lies in the discard pile. Turns play no part (`has_time`).
        """
        view = View.of(puzzle.position, puzzle.viewer)
        wanted, hands = critical(view), visible_cards(view)
        found = {card for card in hands if has(wanted, card)}
        traps = {card for card in hands if self.needs_thought(view, card)} - found
        if not (found or traps) or len(found) == len(set(hands)) or not has_time(puzzle.position):
            return False
        match aim:
            case "single":
                return any(view.ruleset.copies(card) == 1 for card in found)
            case "pile":
                return any(view.ruleset.copies(card) > 1 for card in found)
            case "useless":
                return bool(found) and any(
                    _is_last(view, card) and has(trash(view), card) for card in traps
                )
        return not found


def _is_last(view: View, card: Card) -> bool:
    """Return whether all other copies of a visible card are discarded or built."""
    left = view.ruleset.copies(card) - view.discards.count(card)
    return left - (card.rank <= top_of(view, card)) == 1
