"""Safe discard: mark every own card that is certainly not a needed last copy, or none.

Question: nothing more. Options: `discard-S` for each card of the player to act, and `none`.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache

from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Fact, Puzzle, Reason, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Discard
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import (
    IdentitySet,
    View,
    cards_in,
    oldest_unclued,
    set_of,
    unseen_copies,
)
from tutor.games.hanabi.knowledge.status import critical
from tutor.games.hanabi.puzzles.proofs.card_status import critical_fact, why_critical
from tutor.games.hanabi.puzzles.proofs.proof import possible, short_proof, slot_facts
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence, paragraph_of
from tutor.games.hanabi.puzzles.theme import by_level
from tutor.games.hanabi.puzzles.theme_bases.own_hand import (
    OwnCards,
    is_pointed_at,
    of_slots,
    own_view,
    slot_of,
    together,
)


class SafeDiscard(OwnCards):
    """Rule `last-copy`, decided by all that can be proved of a hidden card."""

    name = "safe-discard"
    keeps_note = True
    trains = ("discard", "last-copy")
    action = Discard
    rule = "last-copy"
    thresholds = (7, 9, 12, 16)
    aims = by_level(
        ("plain", "none"),
        ("plain", "subtle", "none"),
        ("plain", "subtle", "none"),
        ("plain", "subtle", "none"),
        ("subtle", "none"),
    )

    def note(self, puzzle: Puzzle[GameState]) -> Reason:
        """Return the definition of critical cards."""
        return Reason(Message("critical.note"), ("last-copy",))

    def unsafe(self, view: View) -> IdentitySet:
        """Return the cards to keep."""
        return to_keep(view)

    def judge_card(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the card may be lost in every case, or a case in which it may not."""
        view = own_view(puzzle)
        slot, keep = slot_of(option), to_keep(view)
        at_risk = possible(view)[slot] & keep
        narrowing = slot_facts(view, slot, puzzle.viewer, keep)
        if not at_risk:
            facts = (*to_keep_facts(view), *narrowing)
            told = Message("safe-discard.sure", {"slot": slot + 1})
            return Verdict(option, True, told, "last-copy", facts)
        card = cards_in(at_risk)[0]
        fact = critical_fact(view, card)
        could_be = cards_in(possible(view)[slot])
        if len(could_be) > 1 and not possible(view)[slot] & ~keep:
            told = Message("safe-discard.all", {"slot": slot + 1, "cards": could_be})
        else:
            of = ("single", "last-of-two", "last-of-three")[view.ruleset.copies(card) - 1]
            kind = "could-be" if len(could_be) > 1 else "is"
            told = Message(f"safe-discard.{kind}.{of}", {**of_slots([slot]), "card": card})
        facts = (*narrowing, fact) if is_pointed_at(view, slot) else (fact,)
        return Verdict(option, False, told, fact.rule, facts)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return which cards are to be kept, then what settles the cards."""
        kept = to_keep_facts(own_view(puzzle))
        return tuple(dict.fromkeys((*kept, *super().proof(puzzle))))

    def wrong_headline(self, view: View, slot: int) -> Message:
        """Return that losing the card in this slot may hurt, or does."""
        kind = "may-hurt" if possible(view)[slot] & ~to_keep(view) else "hurts"
        return Message(f"safe-discard.{kind}", {"slot": slot + 1})

    def right_cards(
        self, view: View, answer: Answer[GameState], slots: Sequence[int]
    ) -> Sequence[Reason]:
        """Return which cards are safe, after why a wrong one is not."""
        return [_safe(cards_in(to_keep(view)), slots, "rest")]

    def why_right(
        self, view: View, answer: Answer[GameState], slots: Sequence[int]
    ) -> tuple[Sequence[Reason], Sequence[Reason]]:
        """Return why the cards in these slots are safe, and the facts for the fold."""
        safe = _safe(cards_in(to_keep(view)), slots, "rest" if answer.is_solved else "why")
        keep = to_keep(view)
        settled = together((slot, short_proof(view, slot, view.seat, keep)) for slot in slots)
        return ([safe, *settled], []) if len(settled) == 1 else ([safe], settled)

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the puzzle of the player to act, where a discard is allowed."""
        if state.clue_tokens < state.ruleset.clue_tokens and state.hands[state.to_act]:
            yield Puzzle(self.name, state, state.to_act, {})

    def is_hard(self, puzzle: Puzzle[GameState]) -> bool:
        """Return whether marking the oldest card without a clue alone is wrong."""
        view = own_view(puzzle)
        return self.safe_slots(view) != (oldest_unclued(view.marks[view.seat]) or 0,)


@lru_cache(maxsize=512)
def to_keep(view: View) -> IdentitySet:
    """Return the cards that are still needed, and whose last copy the viewer does not see."""
    unseen = unseen_copies(view)
    return set_of(card for card in cards_in(critical(view)) if unseen[card])


def to_keep_facts(view: View) -> tuple[Fact, ...]:
    """Return the cards to keep; no fact if there are none."""
    cards = cards_in(to_keep(view))
    if not cards:
        return ()
    singles = all(view.ruleset.copies(card) == 1 for card in cards)
    kind = Evidence.SEEN if singles else Evidence.COUNTED
    message = Message("safe-discard.keep", {"cards": cards, "num": len(cards)})
    return (Fact(message, "last-copy", kind),)


def why_to_keep(view: View) -> Sequence[Reason]:
    """Return why the cards to keep are critical, as one reason; none if there are none."""
    cards = cards_in(to_keep(view))
    gone = [card for card in cards if view.ruleset.copies(card) > 1]
    reasons = [why_critical(view, card) for card in cards if len(gone) == 1 or card not in gone]
    if len(gone) > 1:
        message = Message("safe-discard.others-gone", {"cards": tuple(gone)})
        reasons.append(Reason(message, ("last-copy",)))
    return [paragraph_of(*reasons)] if reasons else []


def _safe(cards: Sequence[Card], slots: Sequence[int], kind: str) -> Reason:
    """Return that the viewer's cards in these slots are none of the critical `cards`."""
    of = "no" if not cards else "one" if len(cards) == 1 else "all"
    params = {**of_slots(slots), "cards": cards}
    return Reason(Message(f"safe-discard.{kind}-{of}", params), ("last-copy",))
