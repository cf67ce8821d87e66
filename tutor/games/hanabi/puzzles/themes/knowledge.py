"""What do I know: mark every identity that one of the viewer's own cards can have.

Question: `{"slot": 2}`. Options: `identity-x` for every card of the ruleset, suit by suit.
"""

from collections.abc import Iterator, Sequence

from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, Explanation, Fact, Puzzle, Reason, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.cards import TOP_RANK, Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View, cards_in, has, unseen_copies
from tutor.games.hanabi.puzzles.option_names import Identity, read_as
from tutor.games.hanabi.puzzles.proofs.card_status import rule_on_copies
from tutor.games.hanabi.puzzles.proofs.proof import (
    all_in_sight,
    left_message,
    place_of,
    possible,
    ruled_out,
    slot_facts,
)
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence, brief, explanation, paragraph_of
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily, by_level
from tutor.games.hanabi.puzzles.theme_bases.identities import IdentityOptions
from tutor.games.hanabi.puzzles.theme_bases.own_hand import own_view

_MOST_TO_MARK = 12
_MOST_COUNTED = 3
_MOST_PLACED = 2
"""Of so many cards of a colour it is said where their copies are."""
_MOST_LISTED = 8
_MOST_EXPLAINED = 5
"""Of so many cards it is said why they are possible, however long the rest is."""
_LONG = (Evidence.COUNTED, Evidence.JOINT)
"""Kinds of facts that take long sentences."""
_HARDEST_FIRST = (Evidence.JOINT, Evidence.COUNTED, Evidence.DENIED, Evidence.CLUED)
_MOST_IN_HEADLINE = 4
_MOST_MISSED = 3
_NAMES_CARD = "-and-rank"
"""The end of the ids of reasons that say which card it is."""
_MOST_TOLD = 2
"""So many reasons need no fold."""


class WhatDoIKnow(IdentityOptions, HanabiTheme):
    """Reading clues, also those that left the card out, and counting copies."""

    name = "knowledge"
    family = ThemeFamily.READING
    trains = ("copies", "discard-pile", "clue-denies", "wild-proof")
    choose = Choose.ALL
    thresholds = (3, 6, 10, 16)
    aims = by_level(
        ("clued",),
        ("denied", "counted"),
        ("denied", "counted"),
        ("counted", "joint"),
        ("counted", "joint"),
    )

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return which card is asked about, and the request to mark all that it can be."""
        return Message("knowledge.goal", {"slot": puzzle.question["slot"] + 1})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the viewer's card can be this one, or the first fact against it."""
        view, slot, card = own_view(puzzle), puzzle.question["slot"], read_as(Identity, option).card
        if has(possible(view)[slot], card):
            told = Message("knowledge.can-be", {"num": unseen_copies(view)[card]})
            return Verdict(option, True, told, rule_on_copies(view.ruleset, [card]))
        fact = ruled_out(view, slot, card, puzzle.viewer)
        return Verdict(option, False, fact.message, fact.rule, (fact,))

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the facts that leave just what the card can be."""
        return slot_facts(own_view(puzzle), puzzle.question["slot"], puzzle.viewer)

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return why the first wrong card is ruled out, or the missed cards; then the rest."""
        view, slot = own_view(puzzle), puzzle.question["slot"]
        cards, proof = cards_in(possible(view)[slot]), self.proof(puzzle)
        proved = _reasons(view, slot, proof)
        params = {"cards": cards, "num": len(cards)}
        if answer.wrong:
            cards_named = [read_as(Identity, each.option).card for each in answer.wrong]
            causes = [ruled_out(view, slot, card, puzzle.viewer) for card in cards_named]
            first, *others = _conclusive(causes, proof)
            headline = Message("knowledge.not", {"card": cards_named[0]})
            facts = dict.fromkeys((*_conclusive(proof, proof), *others))
            firsts = [first, *_not_wild(view, cards, first, proof)]
            if len(cards) == 1 and len(brief(facts)) <= _MOST_TOLD:
                firsts = list(facts)
            rest = [fact for fact in facts if fact not in firsts]
            could_be = Reason(_could_be(view, slot, answer, firsts))
            reasons = [*_reasons(view, slot, firsts)]
            if not any(each.message.id.endswith(_NAMES_CARD) for each in reasons):
                reasons.append(could_be)
            return explanation(headline, [paragraph_of(*reasons)], _reasons(view, slot, rest))
        if answer.is_partly_right:
            missed = tuple(read_as(Identity, each.option).card for each in answer.missed)
            kind = "also" if len(missed) == 1 else "also-these"
            if len(missed) > _MOST_MISSED:
                kind = "more"
            params = {"num": len(missed), "card": missed[0], "cards": missed}
            return explanation(
                Message(f"knowledge.{kind}", params), [_missed(view, missed)], proved
            )
        shown = _answer(cards, len(view.ruleset.suits)) if answer.is_shown else None
        if shown and shown.id == "knowledge.answer.many" and len(cards) <= _MOST_LISTED:
            why = Reason(Message("knowledge.all", params), (rule_on_copies(view.ruleset, cards),))
            return explanation(shown, [why], proved)
        if len(proved) <= _MOST_TOLD:
            return explanation(shown, [paragraph_of(*proved)] if proved else ())
        if answer.is_solved or len(cards) == 1:
            return explanation(shown, proved[-1:], proved[:-1])
        kind = "why-single" if _are_single(view, cards) else "why"
        why = Reason(Message(f"knowledge.{kind}"), (rule_on_copies(view.ruleset, cards),))
        return explanation(shown, [why], proved)

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield a puzzle for each card of the player to act, in a drawn order."""
        for slot in choice.shuffled(range(len(state.hands[state.to_act]))):
            yield Puzzle(self.name, state, state.to_act, {"slot": slot})

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether clues are there to read, and the hardest fact is of the aim's kind.

        The card is known outright only where that is not plain from the clues that pointed at it.
        """
        view, slot = own_view(puzzle), puzzle.question["slot"]
        if not view.marks[view.seat][slot]:
            return False
        num = possible(view)[slot].bit_count()
        if num > _MOST_TO_MARK or (num == 1 and aim == Evidence.CLUED):
            return False
        kinds = {fact.kind for fact in self.proof(puzzle)}
        return next((kind for kind in _HARDEST_FIRST if kind in kinds), None) == aim


def _conclusive(facts: Sequence[Fact], proof: Sequence[Fact]) -> list[Fact]:
    """Return the facts; a second colour that proves the card multicolour replaces the first."""
    proved = [fact for fact in proof if fact.message.id == "proof.two-colors"]
    return [
        proved[0] if proved and fact.message.id == "proof.wild-color" else fact for fact in facts
    ]


def _not_wild(
    view: View, cards: Sequence[Card], first: Fact, proof: Sequence[Fact]
) -> Iterator[Fact]:
    """Yield why the card isn't wild, if the first fact leaves that open and `cards` don't."""
    wild = view.ruleset.wild_suit
    if first.message.id == "proof.wild-color" and all(card.suit is not wild for card in cards):
        for fact in proof:
            params = fact.message.params
            counted = params.get("cards", (params.get("card"),))
            if fact.message.id == "proof.not-wild" or (
                fact.kind == Evidence.COUNTED and all(card.suit is wild for card in counted)
            ):
                yield fact


def _are_single(view: View, cards: Sequence[Card]) -> bool:
    """Return whether the game has one copy of each of these cards."""
    return all(view.ruleset.copies(card) == 1 for card in cards)


def _answer(cards: tuple[Card, ...], number_of_suits: int) -> Message:
    """Return the identities of the card in a few words."""
    params = {"cards": cards, "num": len(cards), "suit": cards[0].suit}
    if len(cards) <= _MOST_IN_HEADLINE:
        return Message(f"knowledge.answer.{'one' if len(cards) == 1 else 'few'}", params)
    ranks, suits = {card.rank for card in cards}, {card.suit for card in cards}
    if len(suits) == 1 and len(cards) == TOP_RANK:
        return Message("knowledge.answer.colour", params)
    if len(ranks) == 1 and len(cards) == number_of_suits:
        return Message("knowledge.answer.rank", {**params, "rank": cards[0].rank})
    return Message("knowledge.answer.many", params)


def _could_be(view: View, slot: int, answer: Answer[GameState], said: Sequence[Fact]) -> Message:
    """Return what the card could be, and why if what is `said` before leaves room for it."""
    cards = cards_in(possible(view)[slot])
    is_long = any(fact.kind in _LONG for fact in said)
    if _MOST_EXPLAINED < len(cards) <= _MOST_LISTED and is_long:
        return left_message(view, slot, view.seat)
    kind = "many" if len(answer.wrong) < len(answer.chosen) else "many-missed"
    if len(cards) <= _MOST_LISTED:
        kind = "all-single" if _are_single(view, cards) and len(cards) > 1 else "all"
    return Message(f"knowledge.{kind}", {"cards": cards, "num": len(cards)})


def _missed(view: View, cards: tuple[Card, ...]) -> Reason:
    """Return why the viewer's card could be these as well: how many copies are in sight."""
    card = cards[0]
    copies, unseen = view.ruleset.copies(card), unseen_copies(view)[card]
    if len(cards) > 1:
        kind = "why" if len(cards) <= _MOST_MISSED else "missed"
        if kind == "why" and _are_single(view, cards):
            kind = "why-single"
        message = Message(f"knowledge.{kind}", {"cards": cards})
    elif copies == unseen:
        message = Message("knowledge.missed.unseen", {"num": copies})
    else:
        message = Message("knowledge.missed.seen", {"num": copies, "seen": copies - unseen})
    return Reason(message, (rule_on_copies(view.ruleset, cards),))


def _reasons(view: View, slot: int, facts: Sequence[Fact]) -> tuple[Reason, ...]:
    """Return the facts as reasons; where the copies are if it is about few cards."""
    counted = []
    for fact in facts:
        cards = fact.message.params.get("cards", ())
        if fact.message.id == "proof.counted-colour" and len(cards) <= _MOST_PLACED:
            place = place_of(view.seat, slot, view.seat)
            counted += [all_in_sight(view, card, place, view.seat) for card in cards]
        elif fact.kind == Evidence.COUNTED:
            counted.append(fact)
    if len(counted) > _MOST_COUNTED:
        return brief(facts)
    others = [fact for fact in facts if fact.kind != Evidence.COUNTED]
    return (*brief(others), *(fact.reason for fact in counted))
