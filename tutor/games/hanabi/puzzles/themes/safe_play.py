"""Safe play: mark every own card that is certain to fit, or none.

Question: nothing more. Options: `play-S` for each card of the player to act, and `none`.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import reduce
from operator import or_

from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Puzzle, Reason, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Play
from tutor.games.hanabi.engine.cards import Card, Suit
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View, cards_in
from tutor.games.hanabi.knowledge.status import playable
from tutor.games.hanabi.puzzles.proofs.card_status import playable_fact
from tutor.games.hanabi.puzzles.proofs.proof import possible, slot_facts
from tutor.games.hanabi.puzzles.proofs.reasons import brief
from tutor.games.hanabi.puzzles.theme import by_level
from tutor.games.hanabi.puzzles.theme_bases.own_hand import (
    OwnCards,
    is_pointed_at,
    of_slots,
    own_view,
    slot_of,
    together,
)

_SETTLING = frozenset({"proof.color-and-rank", "proof.two-colors-and-rank"})
"""Ids of messages that name the one card that is left."""
_NONE_OF_THESE = "safe-play.none-of-these"
_NOT_NEEDED = "safe-play.not-needed"
_COMPLETE = "standing.firework-complete"


class SafePlay(OwnCards):
    """Rule `play`, decided by all that can be proved of a hidden card."""

    name = "safe-play"
    trains = ("play", "play-unknown")
    action = Play
    rule = "play"
    of_several: Mapping[str, str] = {
        f"safe-play.could-be.{kind}": f"safe-play.each-could-be.{kind}"
        for kind in ("built", "too-early", "cut-off")
    } | {_NONE_OF_THESE: "safe-play.several.none-of-these"}
    thresholds = (8, 12, 16, 22)
    aims = by_level(
        ("plain", "none"),
        ("plain", "none"),
        ("plain", "subtle", "none"),
        ("plain", "subtle", "none"),
        ("subtle", "none"),
    )

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
            each_fits = (playable_fact(view, card) for card in cards)
            facts = (*slot_facts(view, slot, puzzle.viewer, ~fits), *each_fits)
            params = {"slot": slot + 1, "cards": cards, "num": len(cards)}
            return Verdict(option, True, Message("safe-play.sure", params), "play", facts)
        if could_be & fits == 0:
            facts = slot_facts(view, slot, puzzle.viewer, fits)
            return Verdict(option, False, _never(view, slot, could_be), "play", facts)
        fact = playable_fact(view, cards_in(could_be & ~fits)[0])
        narrowed = slot_facts(view, slot, puzzle.viewer, ~fits) if is_pointed_at(view, slot) else ()
        told = _fails(view, slot, could_be & ~fits, could_be)
        return Verdict(option, False, told, fact.rule, (*narrowed, fact))

    def wrong_headline(self, view: View, slot: int) -> Message:
        """Return that the card in this slot may not fit, or never does."""
        kind = "may-fail" if possible(view)[slot] & playable(view) else "never"
        return Message(f"safe-play.{kind}", {"slot": slot + 1})

    def right_cards(
        self, view: View, answer: Answer[GameState], slots: Sequence[int]
    ) -> Sequence[Reason]:
        """Return which cards fit, after why a wrong one does not."""
        named = any(each.consequence.id == _NONE_OF_THESE for each in answer.wrong[:1])
        fit = _fit(view, slots, named=named)
        if len(fit) > 1:
            fit = [Message("safe-play.sure-all", of_slots(slots))]
        elif fit[0].id == "safe-play.fit" and _needs(answer.wrong) is fit[0].params["card"].suit:
            fit = [Message("safe-play.fit-needed", fit[0].params)]
        return [Reason(message, ("play",)) for message in fit]

    def why_right(
        self, view: View, answer: Answer[GameState], slots: Sequence[int]
    ) -> tuple[Sequence[Reason], Sequence[Reason]]:
        """Return why the cards in these slots fit, and the proofs for the fold."""
        proof = together((slot, slot_facts(view, slot, view.seat)) for slot in slots)
        cards, last = cards_in(possible(view)[slots[0]]), proof[-1]
        if len(slots) == len(cards) == 1 and last.message.id in _SETTLING:
            return (last, playable_fact(view, cards[0]).reason), proof[:-1]
        return [Reason(message, ("play",)) for message in _fit(view, slots)], proof

    def tempting(self, view: View) -> Sequence[Reason]:
        """Return why clues that pointed at cards don't make them certain to fit.

        That is the best known card that may fit, and one of a colour of which another card is
        needed.
        """
        could_be, fits = possible(view), playable(view)
        slots = sorted(range(view.hand_size), key=lambda slot: len(cards_in(could_be[slot])))
        clued = [slot for slot in slots if could_be[slot] & ~fits and is_pointed_at(view, slot)]
        unsure = [slot for slot in clued if could_be[slot] & fits]
        told = [_fails(view, slot, could_be[slot] & ~fits, could_be[slot]) for slot in unsure[:1]]
        needed = {card.suit: card for card in cards_in(fits)}
        for slot in clued:
            suit, *others = {card.suit for card in cards_in(could_be[slot])}
            if suit in needed and not others and slot not in unsure:
                told.append(Message(_NOT_NEEDED, {"slot": slot + 1, "needed": needed[suit]}))
                break
        return [Reason(message, ("play",)) for message in told]

    def why_tempting(self, view: View, seem: Sequence[Reason]) -> Sequence[Reason]:
        """Return why a card isn't the one of its colour that would fit."""
        reasons: list[Reason] = []
        for told in (each.message.params for each in seem if each.message.id == _NOT_NEEDED):
            others = (c for c in view.ruleset.cards if c.suit is not told["needed"].suit)
            against = sum(1 << card for card in (told["needed"], *others))
            reasons += brief(slot_facts(view, told["slot"] - 1, view.seat, against))
        return reasons

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the puzzle of the player to act."""
        if state.hands[state.to_act]:
            yield Puzzle(self.name, state, state.to_act, {})


def _needs(wrong: Sequence[Verdict[GameState]]) -> Suit | None:
    """Return the colour of which the cause of a wrong card says what it needs next."""
    told = wrong[0].consequence.params if wrong else {}
    return told["card"].suit if "needed" in told else None


def _never(view: View, slot: int, could_be: IdentitySet) -> Message:
    """Return why nothing that the card could be fits."""
    cards = cards_in(could_be)
    why = playable_fact(view, cards[0]).message
    if len(cards) == 1:
        return _fails(view, slot, could_be, could_be)
    if all(card.suit == cards[0].suit for card in cards) and why.id == _COMPLETE:
        return Message("safe-play.colour", {"slot": slot + 1, "suit": cards[0].suit})
    params = {"slot": slot + 1, "cards": cards, "num": len(cards)}
    fits = cards_in(playable(view))
    same = [card for card in fits if card.suit == cards[0].suit]
    if same and all(card.suit == cards[0].suit for card in cards):
        return Message("safe-play.waits", {**params, "card": same[0], "needed": same[0].rank})
    if len({card.rank for card in cards}) == 1:
        return Message("safe-play.no-rank", {"slot": slot + 1, "rank": cards[0].rank})
    if fits:
        return Message(_NONE_OF_THESE, {**params, "cards": fits, "num": len(fits)})
    return Message("safe-play.nothing-fits")


def _fails(view: View, slot: int, bad: IdentitySet, could_be: IdentitySet) -> Message:
    """Return a card that the viewer's card is, or could be, and why that one doesn't fit."""
    card = cards_in(bad)[0]
    params: dict[str, object] = {"slot": slot + 1, "card": card, "num": view.ruleset.copies(card)}
    why = playable_fact(view, card).message
    if why.id == "standing.too-early":
        kind, params["needed"] = "too-early", why.params["needed"]
    elif "gone" in why.params:
        kind, params["gone"] = "cut-off", why.params["gone"]
    else:
        kind, params["rank"] = "built", card.rank
    certainty = "is" if could_be == 1 << card else "could-be"
    return Message(f"safe-play.{certainty}.{kind}", params)


def _fit(view: View, slots: Sequence[int], *, named: bool = False) -> Sequence[Message]:
    """Return why the cards in these slots are certain to fit: what they are, and that is next.

    If all that fits has been `named` already, cards that could be several are one of those.
    """
    could_be = [possible(view)[slot] for slot in slots]
    cards = cards_in(reduce(or_, could_be))
    if len(slots) > 1 and len(set(could_be)) == 1:
        if len(cards) > 1:
            return [_one_of(slots, cards, named=named)]
        return [Message("safe-play.fit-alike", {**of_slots(slots), "card": cards[0]})]
    if len(slots) > 1 and all(each.bit_count() == 1 for each in could_be):
        known = tuple(cards_in(each)[0] for each in could_be)
        return [Message("safe-play.fit-known", {**of_slots(slots), "cards": known})]
    return [
        _fits(slot, cards_in(each), named=named) for slot, each in zip(slots, could_be, strict=True)
    ]


def _one_of(slots: Sequence[int], cards: Sequence[Card], *, named: bool) -> Message:
    """Return that cards fit, whichever of these they are."""
    kind = "fit-those" if named else "fit-each"
    return Message(f"safe-play.{kind}", {**of_slots(slots), "cards": cards})


def _fits(slot: int, cards: Sequence[Card], *, named: bool) -> Message:
    """Return why a card fits."""
    if len(cards) > 1:
        return _one_of([slot], cards, named=named)
    top = cards[0].rank - 1
    kind = "fit" if top else "fit-first"
    return Message(f"safe-play.{kind}", {"slot": slot + 1, "card": cards[0], "top": top})
