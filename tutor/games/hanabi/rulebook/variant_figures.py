"""The pictures of the variants: multicolour cards, and what ends a game that plays on."""

from tutor.core.messages import Player
from tutor.games.hanabi.engine import Card, ColorClue, Play, RankClue, Ruleset, Suit
from tutor.games.hanabi.engine.cards import card_of
from tutor.games.hanabi.rulebook.figures import (
    ANN,
    BOB,
    LOSE_BLUE_4,
    LOSE_BLUE_4_HANDS,
    caption,
    next_of,
    position,
)
from tutor.games.hanabi.rulebook.parts import Figure

_HANDS = ("y1 m1 g4 y3 r2", "b3 r1 m4 r3 y2")
_RED, _BLUE = ColorClue(BOB, Suit.RED), ColorClue(BOB, Suit.BLUE)


def sixth_suit(ruleset: Ruleset) -> Figure:
    """Return the fireworks with multicolour begun."""
    plays = (Play(1), RankClue(ANN, 4), Play(0))
    state = position(_HANDS, ruleset, *plays)
    top, wanted = state.firework(Suit.MULTI), next_of(state, Suit.MULTI)
    return Figure("fireworks", state, caption("sixth-suit", top=top, next=wanted))


def avalanche(ruleset: Ruleset) -> Figure:
    """Return a picture of every multicolour card in the deck."""
    return Figure(
        "cards",
        position(_HANDS, ruleset),
        caption("avalanche"),
        cards=tuple(card for card in ruleset.deck if card.suit is Suit.MULTI),
    )


def wild_touched(ruleset: Ruleset) -> Figure:
    """Return Bob's hand while Ann points at his red cards and his multicolour card."""
    state = position(_HANDS, ruleset)
    slots = state.touched(_RED)
    wild = next(card for card in state.hands[BOB] if card.suit is Suit.MULTI)
    return Figure(
        "hand",
        state,
        caption("wild-touched", giver=Player(ANN), receiver=Player(BOB), card=wild),
        seat=BOB,
        pointed=frozenset((BOB, slot) for slot in slots),
    )


def wild_proof(ruleset: Ruleset) -> Figure:
    """Return Bob's hand as he knows it after a red and a blue clue."""
    state = position(_HANDS, ruleset, _RED, RankClue(ANN, 1), _BLUE)
    return Figure("hand", state, caption("wild-proof", player=Player(BOB)), viewer=BOB, seat=BOB)


def wild_firework(ruleset: Ruleset) -> Figure:
    """Return the table as Bob sees it after playing a multicolour card in place of a red one."""
    hands = ("r1 g2 b1 y4 b2", "b3 m2 g1 y2 g4")
    state = position(hands, ruleset, Play(0), Play(1))
    played = state.discards[-1]
    needed = card_of(Suit.RED, state.firework(Suit.RED) + 1)
    return Figure(
        "table",
        state,
        caption("wild-firework", player=Player(BOB), card=played, needed=needed),
        viewer=BOB,
    )


def play_on_card_gone(ruleset: Ruleset) -> Figure:
    """Return the discard pile of a game that plays on and has just lost the last blue 4."""
    state = position(LOSE_BLUE_4_HANDS, ruleset, *LOSE_BLUE_4)
    gone: Card = state.discards[-1]
    return Figure("discards", state, caption("play-on-card-gone", card=gone))
