"""What a card can be, and why not something else: the proof, fact by fact.

The facts come in the order in which one finds them: the clues that pointed at the card, the clues
that left it out, the copies that are in sight, and last the cards of the hand taken together. Each
rules out something that those before it did not; all of them leave exactly what `deduce` leaves.

The last kind is Hall's theorem at the table: a card cannot be in a slot if and only if there are
other slots of the hand which, by clues and counting, use up all copies of it that are out of sight.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache, reduce
from itertools import combinations
from operator import or_
from typing import Any

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Fact
from tutor.games.hanabi.engine.cards import (
    CARDS,
    CLUE_BITS,
    COLOR_BIT,
    RANK_BIT,
    RANKS,
    TOP_RANK,
    Card,
    Suit,
)
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.knowledge import (
    IdentitySet,
    View,
    allowed,
    allowed_by_clues,
    cards_in,
    sightings,
    stretch,
    unseen_copies,
)
from tutor.games.hanabi.puzzles.proofs.card_status import rule_on_copies
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence

_MOST_NAMED_ONE_BY_ONE = 3
_MOST_LISTED = 8
_ANYTHING: IdentitySet = -1
"""All identities, as bits."""

Spot = tuple[str, dict[str, Any]]
"""A place where copies of a card are seen: its kind, and what there is to say of it."""


@dataclass(frozen=True, slots=True)
class ProofStep:
    """A fact of a proof, and the identities that it rules out and no fact before it did."""

    rules_out: IdentitySet
    fact: Fact


def possible(view: View) -> tuple[IdentitySet, ...]:
    """Return, by slot, all that each of the viewer's own cards could be, as `deduce` has it."""
    return _hand(view).possible


def slot_facts(
    view: View, slot: int, reader: int, against: IdentitySet = _ANYTHING
) -> tuple[Fact, ...]:
    """Return the facts that leave exactly what the card in the viewer's `slot` can be.

    `reader` is the seat that is spoken to. With `against`, only identities of that set are of
    interest: facts that rule out none of them are left out.
    """
    return tuple(step.fact for step in steps(view, slot, reader, against))


def short_proof(view: View, slot: int, reader: int, against: IdentitySet) -> tuple[Fact, ...]:
    """Return the one clue that rules out all of `against`, or else the facts of `slot_facts`."""
    place = place_of(view.seat, slot, reader)
    for by_clue in _clue_steps(view.ruleset, view.marks[view.seat][slot], place):
        if not against & ~by_clue.rules_out:
            return (by_clue.fact,)
    return slot_facts(view, slot, reader, against)


def left_message(view: View, slot: int, reader: int) -> Message:
    """Return the identities that the proof leaves for the card in the viewer's `slot`."""
    cards = cards_in(possible(view)[slot])
    place = place_of(view.seat, slot, reader)
    if len(cards) > _MOST_LISTED:
        return Message("proof.left-many", {"place": place, "num": len(cards)})
    return Message("proof.left", {"place": place, "cards": cards})


def ruled_out(view: View, slot: int, card: Card, reader: int) -> Fact:
    """Return the first fact that rules this identity out for the card in the viewer's `slot`.

    Raises ValueError if the card could be there.
    """
    facts = slot_facts(view, slot, reader, 1 << card)
    if not facts:
        raise ValueError(f"slot {slot} could be {card}")
    return facts[0]


def place_of(seat: int, slot: int, reader: int) -> Message:
    """Return the name of a card's place, "Your card 3", as said to the player at `reader`."""
    if seat == reader:
        return Message("place.your-card", {"slot": slot + 1})
    return Message("place.card-of", {"name": Player(seat), "slot": slot + 1})


def surely_held(view: View) -> IdentitySet:
    """Return the cards of which the viewer must hold every copy that is out of sight."""
    return reduce(or_, (could_be for _, could_be in _hand(view).full_groups), 0)


class _Hand:
    """A hand as its holder can see through it, all slots at once."""

    def __init__(self, view: View) -> None:
        self.unseen = unseen_copies(view)
        somewhere = sum(1 << card for card in view.ruleset.cards if self.unseen[card])
        self.by_clues = allowed_by_clues(view)
        self.counted = tuple(could & somewhere for could in self.by_clues)
        self.full_groups = tuple(self._full_groups())
        taken = [
            reduce(or_, (cards for group, cards in self.full_groups if slot not in group), 0)
            for slot in range(len(self.counted))
        ]
        self.possible = tuple(
            could & ~cards for could, cards in zip(self.counted, taken, strict=True)
        )

    def _full_groups(self) -> Iterator[tuple[tuple[int, ...], IdentitySet]]:
        """Yield the groups of slots that take every unseen copy of all they could be.

        The smaller groups come first. Four slots at most: a fifth has to be left to learn of it.
        """
        for size in range(1, len(self.counted)):
            for group in combinations(range(len(self.counted)), size):
                could_be = reduce(or_, (self.counted[slot] for slot in group))
                if could_be.bit_count() > size:
                    continue
                if sum(self.unseen[card] for card in cards_in(could_be)) == size:
                    yield group, could_be


@lru_cache(maxsize=512)
def _hand(view: View) -> _Hand:
    return _Hand(view)


@lru_cache(maxsize=2048)
def steps(
    view: View, slot: int, reader: int, against: IdentitySet = _ANYTHING
) -> tuple[ProofStep, ...]:
    """Return the facts as `slot_facts` does, each with what it rules out."""
    proof: list[ProofStep] = []
    still_open = allowed(view.ruleset, 0) & against
    place = place_of(view.seat, slot, reader)
    for by_clue in _clue_steps(view.ruleset, view.marks[view.seat][slot], place):
        if rules_out := still_open & by_clue.rules_out:
            proof.append(ProofStep(rules_out, by_clue.fact))
            still_open &= ~rules_out
    hand = _hand(view)
    if counted := still_open & ~hand.counted[slot]:
        proof += _counted_steps(view, counted, place, reader)
    still_open &= hand.counted[slot]
    if still_open & ~hand.possible[slot]:
        proof += _joint_steps(view, slot, reader, still_open)
    return tuple(proof)


# Clues


@lru_cache(maxsize=4096)
def _clue_steps(ruleset: Ruleset, told: int, place: Message) -> tuple[ProofStep, ...]:
    """Return the facts on each clue alone, those that pointed at the card first."""
    return (*_pointed(ruleset, told, place), *_left_out(ruleset, told, place))


def _pointed(ruleset: Ruleset, told: int, place: Message) -> Iterator[ProofStep]:
    """Yield the facts from clues that pointed at the card.

    They are by the rules `clue-complete`, `wild-touched` and `wild-proof`.
    """
    is_wild = ruleset.wild_suit is not None
    colors = [suit for suit in ruleset.clue_suits if told & COLOR_BIT[suit]]
    for suit in colors[:1]:
        kind = "proof.wild-color" if is_wild else "proof.color"
        rule = "wild-touched" if is_wild else "clue-complete"
        message = Message(kind, {"place": place, "suit": suit})
        yield _clued(ruleset, COLOR_BIT[suit], message, rule)
    if len(colors) > 1:
        both = COLOR_BIT[colors[0]] | COLOR_BIT[colors[1]]
        message = Message("proof.two-colors", {"place": place, "suits": tuple(colors)})
        yield _clued(ruleset, both, message, "wild-proof")
    for rank in RANKS:
        if told & RANK_BIT[rank]:
            message = Message("proof.rank", {"place": place, "rank": rank})
            yield _clued(ruleset, RANK_BIT[rank], message)


def _left_out(ruleset: Ruleset, told: int, place: Message) -> Iterator[ProofStep]:
    """Yield the facts from clues that left the card out (rule `clue-denies`).

    Any colour left out says first of all that the card is not wild.
    """
    denied = told >> CLUE_BITS
    colors = [suit for suit in ruleset.clue_suits if denied & COLOR_BIT[suit]]
    if colors and ruleset.wild_suit is not None:
        message = Message("proof.not-wild", {"place": place, "denied": colors[0]})
        yield ProofStep(_cards_of(ruleset.wild_suit), _denied(message))
    for suit in colors:
        message = Message("proof.not-color", {"place": place, "suit": suit})
        yield ProofStep(_cards_of(suit), _denied(message))
    for rank in RANKS:
        if denied & RANK_BIT[rank]:
            message = Message("proof.not-rank", {"place": place, "rank": rank})
            ruled_out = allowed(ruleset, 0) & ~allowed(ruleset, RANK_BIT[rank] << CLUE_BITS)
            yield ProofStep(ruled_out, _denied(message))


def _clued(ruleset: Ruleset, told: int, message: Message, rule: str = "clue-complete") -> ProofStep:
    rules_out = allowed(ruleset, 0) & ~allowed(ruleset, told)
    return ProofStep(rules_out, Fact(message, rule, Evidence.CLUED))


def _denied(message: Message) -> Fact:
    return Fact(message, "clue-denies", Evidence.DENIED)


def _cards_of(suit: Suit) -> IdentitySet:
    return stretch(suit, 0, TOP_RANK)


# Counting


def _counted_steps(
    view: View, counted: IdentitySet, place: Message, reader: int
) -> Iterator[ProofStep]:
    """Yield that all copies of these are in sight: a few card by card, many colour by colour."""
    if counted.bit_count() <= _MOST_NAMED_ONE_BY_ONE:
        groups = [1 << card for card in cards_in(counted)]
    else:
        groups = [group for suit in view.ruleset.suits if (group := counted & _cards_of(suit))]
    for group in groups:
        cards = cards_in(group)
        if len(cards) == 1:
            yield ProofStep(group, all_in_sight(view, cards[0], place, reader))
        else:
            single = all(view.ruleset.copies(card) == 1 for card in cards)
            kind = "proof.counted-single" if single else "proof.counted-colour"
            message = Message(kind, {"place": place, "cards": cards})
            rule = rule_on_copies(view.ruleset, cards)
            yield ProofStep(group, Fact(message, rule, Evidence.COUNTED))


def all_in_sight(view: View, card: Card, place: Message, reader: int) -> Fact:
    """Return that the card in this place is not this one, with the places of its copies."""
    copies = view.ruleset.copies(card)
    told = {"place": place, "card": card, "num": copies}
    spots = _spots(view, card, reader)
    where = tuple(Message(f"where.{kind}", params) for kind, params in spots)
    message = Message("proof.counted", {**told, "where": where})
    if len(spots) == 1:
        kind, params = spots[0]
        there = Message(f"there.{kind}", {key: of for key, of in params.items() if key != "num"})
        message = Message("proof.counted-there", {**told, "where": there})
    in_the_pile = view.discards.count(card) == copies
    rule = "discard-pile" if in_the_pile else rule_on_copies(view.ruleset, [card])
    return Fact(message, rule, Evidence.COUNTED)


def _spots(view: View, card: Card, reader: int) -> list[Spot]:
    """Return the places where the viewer sees copies of the card, how many in each."""
    seen = sightings(view, card)
    spots: list[Spot] = []
    if seen.firework:
        spots.append(("firework", {}))
    if seen.discards:
        spots.append(("discard-pile", {"num": seen.discards}))
    holders = [player for player, _ in seen.hands]
    for player in dict.fromkeys(holders):
        num: dict[str, Any] = {"num": holders.count(player)}
        if player == reader:
            spots.append(("your-hand", num))
        else:
            spots.append(("hand", {**num, "name": Player(player)}))
    return spots


# The hand taken together


def _joint_steps(
    view: View, slot: int, reader: int, still_open: IdentitySet
) -> Iterator[ProofStep]:
    """Yield which other slots take the last copies, as few slots at a time as will do."""
    hand = _hand(view)
    for group, could_be in hand.full_groups:
        if slot not in group and (rules_out := still_open & could_be):
            still_open &= ~rules_out
            cards = [CARDS[card] for card in cards_in(could_be) for _ in range(hand.unseen[card])]
            message = _taken_by(view, slot, reader, group, tuple(cards))
            rule = rule_on_copies(view.ruleset, cards)
            yield ProofStep(rules_out, Fact(message, rule, Evidence.JOINT))


def _taken_by(
    view: View, slot: int, reader: int, group: tuple[int, ...], cards: tuple[Card, ...]
) -> Message:
    """Return that these slots hold just these cards, so that the one in question does not."""
    params: dict[str, object] = {"place": place_of(view.seat, slot, reader)}
    if view.seat != reader:
        params["name"] = Player(view.seat)
    whose = "your" if view.seat == reader else "their"
    if len(group) == 1:
        params |= {"slot": group[0] + 1, "card": cards[0]}
        return Message(f"proof.taken-by-{whose}-card", params)
    params["slots"] = tuple(other + 1 for other in group)
    if len(set(cards)) == 1:
        return Message(f"proof.taken-by-{whose}-cards-alike", {**params, "card": cards[0]})
    return Message(f"proof.taken-by-{whose}-cards", {**params, "cards": cards})
