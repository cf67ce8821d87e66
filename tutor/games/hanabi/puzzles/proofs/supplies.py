"""What everybody can count on the table, as facts of a proof; and what a rule says, as one too."""

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Fact
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence

ABOUT_DRAWING = frozenset({"rule.last-round-no-draw.1", "rule.last-round-no-draw.play-on"})
"""Ids of messages on who draws no card any more."""

ABOUT_THE_DECK = ABOUT_DRAWING | {
    "fact.deck",
    "table.turns-left",
    "rule.end-last-round.1",
    "rule.play-on.1",
    "rule.play-on-no-action.1",
}
"""Ids of messages on how far the game has got."""


def rule_says(rule: str, paragraph: str, **params: object) -> Fact:
    """Return a paragraph of the rulebook as a fact; `params` are those of its sentence."""
    return Fact(Message(f"rule.{rule}.{paragraph}", params), rule, Evidence.RULE)


def clue_tokens(state: GameState, rule: str) -> Fact:
    """Return how many clue tokens are available; `rule` says why it matters."""
    params = {"left": state.clue_tokens, "all": state.ruleset.clue_tokens}
    return Fact(Message("fact.clue-tokens", params), rule, Evidence.SEEN)


def fuse_tokens(state: GameState) -> Fact:
    """Return how many fuse tokens are left (rule `end-strikes`)."""
    fuses = state.ruleset.fuses
    params = {"left": fuses - state.strikes, "all": fuses}
    return Fact(Message("fact.fuse-tokens", params), "end-strikes", Evidence.SEEN)


def deck(state: GameState) -> Fact:
    """Return how many cards are left to draw (rule `end-last-round`, or `play-on`)."""
    message = Message("fact.deck", {"num": state.deck_size})
    rule = "play-on" if state.ruleset.play_on else "end-last-round"
    return Fact(message, rule, Evidence.SEEN)


def turns_left(state: GameState) -> Fact:
    """Return how many turns of the last round are left (rule `end-last-round`)."""
    message = Message("table.turns-left", {"num": state.turns_left})
    return Fact(message, "end-last-round", Evidence.SEEN)


def hand(state: GameState, seat: int, rule: str) -> Fact:
    """Return the cards of a hand that the reader sees; `rule` says why they matter."""
    params = {"name": Player(seat), "cards": state.hands[seat]}
    return Fact(Message("supplies.hand", params), rule, Evidence.SEEN)
