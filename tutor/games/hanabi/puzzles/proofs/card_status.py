"""What a card is worth now, as facts of a proof: read off what lies open, the same for everybody.

Each function takes the true state or any view, and a card: one that is seen somewhere, or one that
a hidden card could be. The fact says why the card is or is not so, as knowledge/status.py has it.
"""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Fact, Reason
from tutor.games.hanabi.engine.cards import RANKS, TOP_RANK, Card, Suit, card_of
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.knowledge import View, has, sightings
from tutor.games.hanabi.knowledge.status import (
    PublicState,
    critical,
    heights,
    needed,
    playable,
    top_of,
)
from tutor.games.hanabi.puzzles.option_names import CardAt
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence


def rule_on_copies(ruleset: Ruleset, cards: Iterable[Card]) -> str:
    """Return the rule that says how many copies of these cards there are.

    Where the deck has just one of each multicolour card, that is the rule of the Avalanche.
    """
    single = ruleset.variant.multicolor_cards == len(RANKS)
    return "avalanche" if single and all(c.suit is Suit.MULTI for c in cards) else "copies"


def playable_fact(table: PublicState, card: Card) -> Fact:
    """Return why the card would join its firework if it were played now, or why not.

    It is next or begins its firework (rule `play`), comes too early (`firework`), is built already
    (`one-per-colour`) or is cut off (`last-copy`).
    """
    if not has(needed(table), card):
        return _useless(table, card)
    if not has(playable(table), card):
        params = {"needed": top_of(table, card) + 1, "card": card}
        return Fact(Message("standing.too-early", params), "firework", Evidence.SEEN)
    if card.rank == 1:
        return Fact(Message("standing.fits-first", {"card": card}), "play", Evidence.SEEN)
    message = Message("standing.fits", {"top": card.rank - 1, "card": card})
    return Fact(message, "play", Evidence.SEEN)


def played_fact(table: PublicState, card: Card) -> Fact:
    """Return why the card joins its firework as it is played now, or why it does not.

    As `playable_fact`, and as hard to see, but what is next decides, even where all copies of that
    are discarded.
    """
    fact = playable_fact(table, card)
    if card.rank <= top_of(table, card) or has(needed(table), card):
        return fact
    params = {"needed": top_of(table, card) + 1, "card": card}
    return replace(fact, message=Message("standing.not-next", params), rule="firework")


def trash_fact(table: PublicState, card: Card) -> Fact:
    """Return why the card can never be played any more, or why it still can.

    It is built already (rule `one-per-colour`) or cut off (`last-copy`); or it is next (`play`), or
    its firework can still get there (`firework`).
    """
    if has(playable(table), card) or not has(needed(table), card):
        return playable_fact(table, card)
    params = {"card": card, "rank": card.rank, "top": top_of(table, card)}
    return Fact(Message("standing.still-needed", params), "firework", Evidence.SEEN)


def critical_fact(table: PublicState, card: Card) -> Fact:
    """Return why the card must not be lost, or why losing it would do no harm.

    It is the only one of its kind (rule `copies` or `avalanche`) or the last one (`last-copy`); or
    another copy is left, or it can never be played any more, as `trash_fact` says.
    """
    if not has(needed(table), card):
        return _useless(table, card)
    params: dict[str, object] = {"card": card}
    if not has(critical(table), card):
        return Fact(Message("standing.another-copy", params), "last-copy", Evidence.COUNTED)
    if table.ruleset.copies(card) == 1:
        rule = rule_on_copies(table.ruleset, [card])
        return Fact(Message("standing.only-one", params), rule, Evidence.RULE)
    params["num"] = table.ruleset.copies(card) - 1
    return Fact(Message("standing.last-copy", params), "last-copy", Evidence.COUNTED)


def playable_facts(table: PublicState, cards: Sequence[Card]) -> tuple[Fact, ...]:
    """Return the facts of `playable_fact` for all that a card can be; one fact if each fits."""
    good = playable(table)
    if len(cards) > 1 and all(has(good, card) for card in cards):
        return (Fact(Message("standing.each-fits"), "play", Evidence.SEEN),)
    return tuple(playable_fact(table, card) for card in cards)


def critical_facts(table: PublicState, cards: Sequence[Card]) -> tuple[Fact, ...]:
    """Return the facts of `critical_fact` for all that a card can be; one if each is a single one.

    That is, if none of them had another copy from the start, as with the 5s.
    """
    still = needed(table)
    if len(cards) > 1 and all(table.ruleset.copies(c) == 1 and has(still, c) for c in cards):
        rule = rule_on_copies(table.ruleset, cards)
        return (Fact(Message("standing.each-only-one"), rule, Evidence.RULE),)
    return tuple(critical_fact(table, card) for card in cards)


def _useless(table: PublicState, card: Card) -> Fact:
    """Return why a card is trash: built already, or cut off by the first number that is gone.

    Of a firework the same is said for all cards that it has, so that an explanation says it once.
    """
    reached = top_of(table, card)
    if card.rank <= reached:
        built = {"card": card_of(card.suit, reached)}
        message = Message("standing.already-built", {**built, "top": reached})
        if reached == TOP_RANK:
            message = Message("standing.firework-complete", built)
        return Fact(message, "one-per-colour", Evidence.SEEN, card)
    return stop_fact(table, card)


def stop_fact(table: PublicState, card: Card) -> Fact:
    """Return the number, all of whose copies are discarded, that stops the card's firework."""
    height = heights(table)[table.ruleset.suits.index(card.suit)]
    gone = card_of(card.suit, height + 1)
    params = {"gone": gone, "num": table.ruleset.copies(gone)}
    message = Message("standing.never-begins", params)
    if height:
        message = Message("standing.stops", {**params, "top": height})
    return Fact(message, "last-copy", Evidence.COUNTED, card)


# Causes, for whoever marked a card or missed one


def played_reason(table: PublicState, card: Card) -> Reason:
    """Return why a card that is played fits, or why not: it can't wait any more."""
    fact = played_fact(table, card)
    if fact.message.id == "standing.too-early":
        return Reason(Message("standing.not-next", fact.message.params), (fact.rule,))
    return fact.reason


def why_critical(table: PublicState, card: Card) -> Reason:
    """Return where the other copies of a critical card went, or that it never had any."""
    copies = table.ruleset.copies(card)
    if copies > 1:
        message = Message("why.last-copy", {"card": card, "num": copies - 1})
        return Reason(message, ("last-copy",))
    rule = rule_on_copies(table.ruleset, [card])
    if rule == "avalanche":
        return Reason(Message("why.single-multicolour"), (rule,))
    return Reason(Message("why.single", {"rank": card.rank}), (rule,))


def why_not_critical(view: View, card: Card, at: CardAt | None) -> Reason:
    """Return why the viewer could lose a card that is not critical, and where its other copy is.

    `at` is the place of the card itself, if it is one that the viewer sees.
    """
    if not has(needed(view), card):
        return why_trash(view, card)
    places = (CardAt(player, slot) for player, slot in sightings(view, card).hands)
    other = next((place for place in places if place != at), None)
    params: dict[str, object] = {"card": card}
    kind = "unseen" if view.deck_size else "own"
    if other is not None:
        kind, params["name"] = "held", Player(other.player)
    return Reason(Message(f"why.other-copy.{kind}", params), ("last-copy",))


def why_trash(table: PublicState, card: Card) -> Reason:
    """Return why a card can never be played, the same for all cards of a complete firework."""
    reached = top_of(table, card)
    if reached == TOP_RANK:
        card = card_of(card.suit, TOP_RANK)
    elif card.rank < reached:
        params = {"card": card, "rank": card.rank, "top": reached}
        return Reason(Message("why.built", params), ("one-per-colour",))
    return _useless(table, card).reason
