"""Safe discard: mark every own card that is certainly not a needed last copy, or none.

Question: nothing more. Options: `discard-S` for each card of the player to act, and `none`.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from tutor.core.messages import Message
from tutor.core.puzzle import (
    NONE,
    Answer,
    Explanation,
    Fact,
    Puzzle,
    Reason,
    Verdict,
)
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Discard
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import (
    IdentitySet,
    View,
    cards_in,
    oldest_untold,
    set_of,
    unseen_copies,
)
from tutor.games.hanabi.knowledge.status import critical
from tutor.games.hanabi.puzzles.families.own_hand import (
    OwnCards,
    explain_marks,
    identity,
    is_pointed_at,
    of_slots,
    own_view,
    slot_of,
)
from tutor.games.hanabi.puzzles.proofs.card_status import critical_fact
from tutor.games.hanabi.puzzles.proofs.proof import possible, slot_facts
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence, as_reason, brief, sentences

_MOST_LISTED = 4


class SafeDiscard(OwnCards):
    """Rule `last-copy`, decided by all that can be proved of a hidden card."""

    name = "safe-discard"
    keeps_note = True
    trains = "discard last-copy"
    action = Discard
    rule = "last-copy"
    thresholds = (7, 9, 12, 16)
    aims: Mapping[int, tuple[str, ...]] = {
        1: ("plain", "none"),
        2: ("plain", "subtle", "none"),
        3: ("plain", "subtle", "none"),
        4: ("plain", "subtle", "none"),
        5: ("subtle", "none"),
    }

    def note(self, puzzle: Puzzle[GameState]) -> Reason:
        """Return what harm is."""
        return Reason(Message("safe-discard.note"), ("last-copy",))

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
        told = sentences(identity(view, slot, card, possible(view)[slot]), fact.message)
        if len(could_be) > 1 and not possible(view)[slot] & ~keep:
            told = Message("safe-discard.all", {"slot": slot + 1, "cards": could_be})
        facts = (*narrowing, fact) if is_pointed_at(view, slot) else (fact,)
        return Verdict(option, False, told, fact.rule, facts)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return which cards are to be kept, then what settles the cards."""
        kept = to_keep_facts(own_view(puzzle))
        return tuple(dict.fromkeys((*kept, *super().proof(puzzle))))

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return which card may be critical, or which safe ones were missed, and why."""
        view = own_view(puzzle)
        keep = to_keep(view)

        def headline(slot: int) -> Message:
            kind = "may-hurt" if possible(view)[slot] & ~keep else "hurts"
            return Message(f"safe-discard.{kind}", {"slot": slot + 1})

        cards = cards_in(keep)
        is_listed = len(cards) <= _MOST_LISTED
        picked_wrong = any(each.option != NONE for each in answer.wrong)
        # After a wrong pick, the sentence about the safe cards has them.
        facts = () if picked_wrong and is_listed else to_keep_facts(view)

        def rest(slots: Sequence[int]) -> Reason:
            if not is_listed:
                return Reason(Message("safe-discard.rest", of_slots(slots)), ("last-copy",))
            told = {**of_slots(slots), "cards": cards}
            kind = "rest-one" if len(cards) == 1 else "rest-all"
            return Reason(Message(f"safe-discard.{kind}", told), ("last-copy",))

        def why(slots: Sequence[int]) -> Sequence[Reason]:
            proof = [as_reason(fact) for fact in facts]
            for slot in slots:
                narrowing = brief(slot_facts(view, slot, puzzle.viewer, keep))
                sure = Reason(Message("safe-discard.sure", {"slot": slot + 1}), ("last-copy",))
                proof += [*narrowing[-1:], *narrowing[:-1]] if narrowing else [sure]
            return proof

        return explain_marks(self.name, answer, headline, rest, why)

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the puzzle of the player to act, where a discard is allowed."""
        if state.clue_tokens < state.ruleset.clue_tokens and state.hands[state.to_act]:
            yield Puzzle(self.name, state, state.to_act, {})

    def is_hard(self, puzzle: Puzzle[GameState]) -> bool:
        """Return whether marking the oldest card without a clue alone is wrong."""
        view = own_view(puzzle)
        return self.safe_slots(view) != (oldest_untold(view.marks[view.seat]) or 0,)


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
