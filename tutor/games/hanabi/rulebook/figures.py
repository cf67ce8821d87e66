"""The pictures of the rulebook: each a position reached by playing real actions.

Named hands use red, yellow, green and blue only, the colours that every box has.
"""

from collections import Counter
from functools import lru_cache
from itertools import count

from tutor.core.messages import Message, Player
from tutor.games.hanabi.engine import (
    Action,
    Card,
    ColorClue,
    Discard,
    GameState,
    Play,
    RankClue,
    Ruleset,
    Suit,
)
from tutor.games.hanabi.rulebook.parts import Figure

ANN, BOB, CAT = range(3)


def copies(ruleset: Ruleset) -> Figure:
    """Return a picture of every red card in the deck."""
    return Figure(
        "cards",
        position(_CLUE_TABLE, ruleset),
        caption("copies"),
        cards=tuple(card for card in ruleset.deck if card.suit is Suit.RED),
    )


def own_hand_hidden(ruleset: Ruleset) -> Figure:
    """Return a picture of a table at the start as Ann sees it."""
    state = GameState.deal(ruleset, players=3, seed=2)
    return Figure("table", state, caption("own-hand-hidden", player=Player(ANN)), viewer=ANN)


def complete_clue(ruleset: Ruleset) -> Figure:
    """Return a picture of Bob's hand while Ann points at all his red cards."""
    before = position(_CLUE_TABLE, ruleset)
    return Figure(
        "hand",
        before,
        caption("clue-one-fact", giver=Player(ANN), receiver=Player(BOB)),
        seat=BOB,
        pointed=frozenset((BOB, slot) for slot in before.touched(_RED_TO_BOB)),
    )


def incomplete_clue(ruleset: Ruleset) -> Figure:
    """Return the same hand while Ann, against the rules, points at the first red card only."""
    before = position(_CLUE_TABLE, ruleset)
    touched, *left_out = before.touched(_RED_TO_BOB)
    return Figure(
        "hand",
        before,
        caption(
            "clue-complete",
            giver=Player(ANN),
            receiver=Player(BOB),
            card=before.hands[BOB][left_out[0]],
        ),
        seat=BOB,
        pointed=frozenset({(BOB, touched)}),
    )


def clue_as_heard(ruleset: Ruleset) -> Figure:
    """Return Bob's hand after the complete clue, as Bob knows it."""
    return Figure(
        "hand",
        position(_CLUE_TABLE, ruleset, _RED_TO_BOB),
        caption(
            "clue-denies", player=Player(BOB), ending=".wild" if ruleset.variant.is_wild else ""
        ),
        viewer=BOB,
        seat=BOB,
        denied=True,
    )


def last_copy(ruleset: Ruleset) -> Figure:
    """Return a discard pile that holds every copy of the blue 4."""
    state = position(LOSE_BLUE_4_HANDS, ruleset, *LOSE_BLUE_4)
    gone = next(card for card, n in Counter(state.discards).items() if n == ruleset.copies(card))
    return Figure("discards", state, caption("last-copy", card=gone, stop=gone.rank - 1))


def misplay(ruleset: Ruleset) -> Figure:
    """Return the table as Bob sees it after playing a red 3 on a red 1."""
    state = position(("r1 g2 b1 y4 b2", "b3 r3 g1 y2 g4"), ruleset, Play(0), Play(1))
    card = state.discards[-1]
    return Figure(
        "table",
        state,
        caption("misplay", player=Player(BOB), card=card, needed=next_of(state, card.suit)),
        viewer=BOB,
    )


def firework(ruleset: Ruleset) -> Figure:
    """Return the fireworks with red at 3."""
    state = position(_RED_RUN, ruleset, *_RED_RUN_PLAYS[:3])
    return Figure(
        "fireworks",
        state,
        caption("firework", top=state.firework(Suit.RED), next=next_of(state, Suit.RED)),
    )


def bonus(ruleset: Ruleset) -> Figure:
    """Return the table as Ann sees it just after she has finished red, two clues spent."""
    before = position(_RED_RUN, ruleset, RankClue(BOB, 1), RankClue(ANN, 3), *_RED_RUN_PLAYS[:-1])
    state = before.apply(_RED_RUN_PLAYS[-1])
    return Figure(
        "table",
        state,
        caption("bonus", player=Player(ANN), before=before.clue_tokens, after=state.clue_tokens),
        viewer=ANN,
    )


def last_round(ruleset: Ruleset) -> Figure:
    """Return the table at the moment when the last card has just been drawn."""
    moments = _whole_game(ruleset)
    state = next(state for state in moments if state.turns_left is not None)
    drawer = moments[moments.index(state) - 1].to_act
    return Figure(
        "table",
        state,
        caption("end-last-round", player=Player(drawer), num=state.turns_left),
        viewer=drawer,
    )


def score(ruleset: Ruleset) -> Figure:
    """Return the fireworks at the end of the same game, with the sum of their top cards."""
    state = _whole_game(ruleset)[-1]
    tops = "\N{NO-BREAK SPACE}+\N{NO-BREAK SPACE}".join(map(str, state.fireworks))
    return Figure("fireworks", state, caption("score", sum=tops, num=state.points))


def lost_game(ruleset: Ruleset) -> Figure:
    """Return the fireworks of a game that was lost after some cards had been built."""
    state = position(_RED_RUN, ruleset, *_RED_RUN_PLAYS[:3])
    while state.outcome is None:
        hand = state.hands[state.to_act]
        misfit = next(slot for slot, card in enumerate(hand) if not state.is_playable(card))
        state = state.apply(Play(misfit))
    return Figure(
        "fireworks", state, caption("lost-score", num=state.points, score=state.outcome.score)
    )


LOSE_BLUE_4_HANDS = ("g1 y2 r3 y4 b1", "b4 r2 g3 y1 b2", "g2 r1 b4 y3 g4")
LOSE_BLUE_4 = (
    RankClue(BOB, 1),
    Discard(0),
    RankClue(BOB, 1),
    Discard(0),
    RankClue(CAT, 1),
    Discard(2),
)
"""How a table of three comes to lose every blue 4."""

# In the basic game this deal ends with finished and unfinished fireworks.
_SEED = 40

_CLUE_TABLE = ("g2 y1 b4 y3 r2", "b3 r1 g1 r4 y2", "y4 b1 g3 r3 b2")
_RED_TO_BOB = ColorClue(BOB, Suit.RED)

_RED_RUN = ("r1 r3 r5 y3 g4", "r2 r4 y2 b1 g3")
# The hand closes up after each play, so that the next red card is always the oldest.
_RED_RUN_PLAYS = (Play(0), Play(0), Play(0), Play(0), Play(0))


def caption(rule_id: str, *, ending: str = "", **params: object) -> Message:
    """Return the caption of a rule's picture; `ending` tells captions of one picture apart."""
    return Message(f"rule.{rule_id}.figure{ending}", params)


def position(hands: tuple[str, ...], ruleset: Ruleset, *actions: Action) -> GameState:
    """Return the position after these actions in a game dealt so, the rest of the deck in order."""
    dealt = [Card(name) for hand in hands for name in hand.split()]
    rest = ruleset.deck_counts - Counter(dealt)
    state = GameState.from_deck(ruleset, len(hands), (*dealt, *rest.elements()))
    for action in actions:
        state = state.apply(action)
    return state


def next_of(state: GameState, suit: Suit) -> Card:
    """Return the card that the suit's firework waits for."""
    return next(c for c in state.ruleset.cards if c.suit is suit and state.is_playable(c))


@lru_cache(maxsize=8)
def _whole_game(ruleset: Ruleset) -> tuple[GameState, ...]:
    """Return every moment of a good game of three that came to its last round."""
    games = (_played_out(GameState.deal(ruleset, players=3, seed=seed)) for seed in count(_SEED))
    return next(moments for moments in games if moments[-1].turns_left is not None)


def _played_out(state: GameState) -> tuple[GameState, ...]:
    """Return every moment of a game from here, played as if all could see their own cards."""
    moments = [state]
    while state.outcome is None:
        state = state.apply(_sensible_action(state))
        moments.append(state)
    return tuple(moments)


def _sensible_action(state: GameState) -> Action:
    """Return a play that fits, else the discard of the oldest card, else a clue."""
    legal = state.legal_actions()
    hand = state.hands[state.to_act]
    for action in legal:
        if isinstance(action, Play) and state.is_playable(hand[action.slot]):
            return action
    return next((action for action in legal if isinstance(action, Discard)), legal[-1])
