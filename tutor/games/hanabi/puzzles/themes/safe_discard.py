"""Safe discard: mark every own card that is certainly not a needed last copy, or none.

Question: nothing more. Options: `discard-S` for each card of the player to act, and `none`.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache

from tutor.core.messages import Message
from tutor.core.puzzle import (
    NONE,
    Answer,
    Choose,
    Explanation,
    Fact,
    Puzzle,
    Reason,
    Verdict,
    gathered,
)
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Discard, parse_action
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View, cards_in, set_of, unseen_copies
from tutor.games.hanabi.knowledge.status import critical
from tutor.games.hanabi.puzzles.families.own_hand import (
    explain_marks,
    identity,
    is_pointed_at,
    is_subtle,
    options_for,
    own_view,
    slot_of,
)
from tutor.games.hanabi.puzzles.proofs.action_messages import action_label
from tutor.games.hanabi.puzzles.proofs.card_status import critical_fact
from tutor.games.hanabi.puzzles.proofs.proof import possible, slot_facts
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence, as_reason, brief, sentences
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily
from tutor.games.hanabi.solver import oldest_without_clue


class SafeDiscard(HanabiTheme):
    """Rule `last-copy`, decided by all that can be proved of a hidden card."""

    name = "safe-discard"
    family = ThemeFamily.READING
    trains = "discard last-copy"
    choose = Choose.ALL
    thresholds = (7, 9, 12, 16)
    aims: Mapping[int, tuple[str, ...]] = {
        1: ("plain", "none"),
        2: ("plain", "subtle", "none"),
        3: ("plain", "subtle", "none"),
        4: ("plain", "subtle", "none"),
        5: ("subtle", "none"),
    }

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the request to mark the cards that may be lost."""
        return Message("safe-discard.goal")

    def note(self, puzzle: Puzzle[GameState]) -> Reason:
        """Return what harm is."""
        return Reason(Message("safe-discard.note"), ("last-copy",))

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the discards of all own cards, and `none`."""
        return (*options_for(Discard, own_view(puzzle)), NONE)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return what the option says."""
        if option == NONE:
            return Message("safe-discard.option.none")
        return action_label(parse_action(option), puzzle.viewer)

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the card may be lost in every case, or a case in which it may not.

        `after` is None: discarding would turn the card up.
        """
        view = own_view(puzzle)
        if option == NONE:
            some = bool(_safe_slots(view))
            told = Message("safe-discard.none-wrong" if some else "safe-discard.none-right")
            return Verdict(option, not some, told, "last-copy")
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
        """Return which cards are to be kept, then what settles the cards that are safe.

        And those at which a clue has pointed: they may look safe.
        """
        view = own_view(puzzle)
        safe = _safe_slots(view)
        verdicts = [
            self.judge(puzzle, option)
            for slot, option in enumerate(options_for(Discard, view))
            if slot in safe or is_pointed_at(view, slot)
        ]
        return tuple(dict.fromkeys((*to_keep_facts(view), *gathered(verdicts))))

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return which card may be critical, or which safe ones were missed, and why."""
        view = own_view(puzzle)
        keep = to_keep(view)

        def headline(slot: int) -> Message:
            kind = "may-hurt" if possible(view)[slot] & ~keep else "hurts"
            return Message(f"safe-discard.{kind}", {"slot": slot + 1})

        kept = tuple(as_reason(fact) for fact in to_keep_facts(view))

        def why(slot: int) -> Sequence[Reason]:
            narrowing = brief(slot_facts(view, slot, puzzle.viewer, keep))
            sure = Reason(Message("safe-discard.sure", {"slot": slot + 1}), ("last-copy",))
            return (*kept, *narrowing[-1:], *narrowing[:-1], *(() if narrowing else [sure]))

        return explain_marks(self.name, answer, headline, why)

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the puzzle of the player to act, where a discard is allowed."""
        if state.clue_tokens < state.ruleset.clue_tokens and state.hands[state.to_act]:
            yield Puzzle(self.name, state, state.to_act, {})

    def is_hard(self, puzzle: Puzzle[GameState]) -> bool:
        """Return whether marking the oldest card without a clue alone is wrong."""
        view = own_view(puzzle)
        return _safe_slots(view) != (oldest_without_clue(view.marks[view.seat]),)

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether some cards may be lost and some may not, found as the aim has it.

        `plain`: by the clues that pointed at the cards. `subtle`: that takes more. `none`: nothing
        is safe, though a card at which a clue has pointed may be lost in some cases.
        """
        view = own_view(puzzle)
        safe, keep = _safe_slots(view), to_keep(view)
        if not safe:
            return aim == "none" and any(
                could_be & ~keep and is_pointed_at(view, slot)
                for slot, could_be in enumerate(possible(view))
            )
        if aim == "none" or len(safe) == view.hand_size:
            return False
        subtle = any(is_subtle(slot_facts(view, slot, view.seat, keep)) for slot in safe)
        return aim == ("subtle" if subtle else "plain")


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


def _safe_slots(view: View) -> tuple[int, ...]:
    """Return the slots whose card is no needed last copy, whatever it is."""
    keep = to_keep(view)
    return tuple(slot for slot, could_be in enumerate(possible(view)) if not could_be & keep)
