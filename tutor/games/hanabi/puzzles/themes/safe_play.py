"""Safe play: mark every own card that is certain to fit, or none.

Question: nothing more. Options: `play-S` for each card of the player to act, and `none`.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from operator import or_

from tutor.core.messages import Message
from tutor.core.puzzle import (
    NONE,
    Answer,
    Explanation,
    Puzzle,
    Reason,
    Verdict,
)
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Play
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View, cards_in
from tutor.games.hanabi.knowledge.status import playable
from tutor.games.hanabi.puzzles.families.own_hand import (
    OwnCards,
    explain_marks,
    identity,
    is_pointed_at,
    of_slots,
    own_view,
    slot_of,
)
from tutor.games.hanabi.puzzles.proofs.card_status import playable_fact
from tutor.games.hanabi.puzzles.proofs.proof import possible, slot_facts
from tutor.games.hanabi.puzzles.proofs.reasons import as_reason, brief, sentences

_SETTLING = frozenset({"proof.color-and-rank", "proof.two-colors-and-rank"})
"""Ids of messages that name the one card that is left."""
_COMPLETE = "standing.firework-complete"


class SafePlay(OwnCards):
    """Rule `play`, decided by all that can be proved of a hidden card."""

    name = "safe-play"
    trains = "play play-unknown"
    action = Play
    rule = "play"
    thresholds = (8, 12, 16, 22)
    aims: Mapping[int, tuple[str, ...]] = {
        1: ("plain", "none"),
        2: ("plain", "none"),
        3: ("plain", "subtle", "none"),
        4: ("plain", "subtle", "none"),
        5: ("subtle", "none"),
    }

    def unsafe(self, view: View) -> IdentitySet:
        """Return the cards that do not fit."""
        return ~playable(view)

    def judge_card(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the card fits in every case, or a case in which it does not."""
        view = own_view(puzzle)
        slot, fits = slot_of(option), playable(view)
        could_be = possible(view)[slot]
        if could_be & ~fits == 0:
            cards = cards_in(could_be)
            facts = (
                *slot_facts(view, slot, puzzle.viewer, ~fits),
                *(playable_fact(view, card) for card in cards),
            )
            told = Message(
                "safe-play.sure",
                {"slot": slot + 1, "cards": cards, "num": len(cards)},
            )
            return Verdict(option, True, told, "play", facts)
        if could_be & fits == 0:
            facts = slot_facts(view, slot, puzzle.viewer, fits)
            return Verdict(option, False, _never(view, slot, could_be), "play", facts)
        card = cards_in(could_be & ~fits)[0]
        fact = playable_fact(view, card)
        told = sentences(identity(view, slot, card, could_be), fact.message)
        narrowed = slot_facts(view, slot, puzzle.viewer, ~fits) if is_pointed_at(view, slot) else ()
        return Verdict(option, False, told, fact.rule, (*narrowed, fact))

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return which card does not fit, or which were missed, and why."""
        view = own_view(puzzle)
        fits = playable(view)

        def headline(slot: int) -> Message:
            kind = "may-fail" if possible(view)[slot] & fits else "never"
            return Message(f"safe-play.{kind}", {"slot": slot + 1})

        def rest(slots: Sequence[int]) -> Reason:
            fit = _fit(view, slots)
            said = {each.consequence.id for each in answer.wrong[:1]}
            if fit.id == "safe-play.fit-each" and "safe-play.none-of-these" in said:
                fit = Message("safe-play.fit-those", of_slots(slots))
            return Reason(fit, ("play",))

        def why(slots: Sequence[int]) -> Sequence[Reason]:
            proofs = [brief(slot_facts(view, slot, puzzle.viewer, ~fits)) for slot in slots]
            cards = cards_in(possible(view)[slots[0]])
            *others, last = proofs[0]
            every = [reason for proof in proofs for reason in reversed(proof)]
            if any(each.option != NONE for each in answer.wrong):
                # `rest` has said what they are.
                return every
            if len(slots) == len(cards) == 1 and last.message.id in _SETTLING:
                return last, as_reason(playable_fact(view, cards[0])), *others
            return rest(slots), *every

        return explain_marks(self.name, answer, headline, rest, why, _tempting(view))

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the puzzle of the player to act."""
        if state.hands[state.to_act]:
            yield Puzzle(self.name, state, state.to_act, {})


def _never(view: View, slot: int, could_be: IdentitySet) -> Message:
    """Return why nothing that the card could be fits."""
    cards = cards_in(could_be)
    why = playable_fact(view, cards[0]).message
    if len(cards) == 1:
        return sentences(identity(view, slot, cards[0], could_be), why)
    if all(card.suit == cards[0].suit for card in cards) and why.id == _COMPLETE:
        told = {"slot": slot + 1, "suit": cards[0].suit}
        return sentences(Message("safe-play.colour", told), why)
    told = {"slot": slot + 1, "cards": cards, "num": len(cards)}
    fits = cards_in(playable(view))
    same = [card for card in fits if card.suit == cards[0].suit]
    if same and all(card.suit == cards[0].suit for card in cards):
        return Message("safe-play.waits", {**told, "card": same[0], "needed": same[0].rank})
    if fits:
        return Message("safe-play.none-of-these", {**told, "cards": fits, "num": len(fits)})
    return Message("safe-play.nothing-fits")


def _tempting(view: View) -> Reason | None:
    """Return in one sentence why a clue doesn't make a card certain to fit: of the best known card.

    That is a card that may fit, and one of a colour of which another card is needed.
    """
    could_be, fits = possible(view), playable(view)
    slots = sorted(range(view.hand_size), key=lambda slot: len(cards_in(could_be[slot])))
    clued = [slot for slot in slots if could_be[slot] & ~fits and is_pointed_at(view, slot)]
    told: dict[str, object] = {}
    if unsure := [slot for slot in clued if could_be[slot] & fits]:
        told = {"slot": unsure[0] + 1, "card": cards_in(could_be[unsure[0]] & ~fits)[0]}
    needed = {card.suit: card for card in cards_in(fits)}
    for slot in clued:
        suit, *others = {card.suit for card in cards_in(could_be[slot])}
        if suit in needed and not others and slot not in unsure:
            told |= {"other": slot + 1, "needed": needed[suit]}
            kind = "uncertain-two" if unsure else "not-needed"
            return Reason(Message(f"safe-play.{kind}", told), ("play",))
    return Reason(Message("safe-play.uncertain", told), ("play",)) if unsure else None


def _fit(view: View, slots: Sequence[int]) -> Message:
    """Return why the cards in these slots are certain to fit: what they are, and that is next."""
    told = of_slots(slots)
    cards = cards_in(reduce(or_, (possible(view)[slot] for slot in slots)))
    if len(cards) > 1:
        return Message("safe-play.fit-each", {**told, "cards": cards})
    card = {"card": cards[0], "top": cards[0].rank - 1}
    if len(slots) > 1:
        return Message("safe-play.fit-alike", {**told, **card})
    kind = "fit-first" if cards[0].rank == 1 else "fit"
    return Message(f"safe-play.{kind}", {"slot": slots[0] + 1, **card})
