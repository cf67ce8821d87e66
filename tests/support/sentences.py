"""Hanabi in sentences: `Ann clues red to Bob (slots 1,3)`. Slot 1 is the oldest card of a hand.

What a player does can be written and read; what came of it is only written.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from tutor.games.hanabi.engine import Action, Card, ColorClue, Discard, GameState, Play, RankClue
from tutor.games.hanabi.engine.cards import Suit
from tutor.games.hanabi.engine.events import (
    ClueGiven,
    Discarded,
    Drew,
    Event,
    FireworkCompleted,
    GameEnded,
    LastRoundBegan,
    Misplayed,
    Played,
)

NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")
COLORS = {
    Suit.RED: "red",
    Suit.YELLOW: "yellow",
    Suit.GREEN: "green",
    Suit.BLUE: "blue",
    Suit.WHITE: "white",
    Suit.MULTI: "multicolour",
}

_SLOTS = r"(?P<slots>no slots|slots? [\d,]+)"
_CLUE = re.compile(rf"(?P<who>\w+) clues (?P<fact>\w+) to (?P<target>\w+)(?: \({_SLOTS}\))?")
_CARD = re.compile(
    r"(?P<who>\w+) (?P<verb>plays|discards) slot (?P<slot>\d+)(?: \((?P<card>\w+)\))?"
)


class SentenceError(AssertionError):
    """A sentence that is no sentence of this language."""


@dataclass(frozen=True)
class Sentence:
    """What a sentence says: who does what, and what it shows of the cards, if it says so."""

    player: int
    action: Action
    slots: tuple[int, ...] | None = None
    card: Card | None = None


def read(text: str, names: Sequence[str]) -> Sentence:
    """Return what a sentence says; SentenceError if it says nothing clear."""
    if match := _CLUE.fullmatch(text):
        clue = _clue(match["fact"], _seat(match["target"], names), text)
        slots = match["slots"]
        touched = None if slots is None else tuple(int(n) - 1 for n in re.findall(r"\d+", slots))
        return Sentence(_seat(match["who"], names), clue, slots=touched)
    if match := _CARD.fullmatch(text):
        slot = int(match["slot"]) - 1
        card = Card(match["card"]) if match["card"] else None
        action = Play(slot) if match["verb"] == "plays" else Discard(slot)
        return Sentence(_seat(match["who"], names), action, card=card)
    raise SentenceError(
        f"{text!r} is neither “Ann clues red to Bob (slots 1,3)” "
        "nor “Ann plays slot 2 (r1)” nor “Ann discards slot 2 (r1)”"
    )


def write(state: GameState, action: Action, names: Sequence[str] = NAMES) -> str:
    """Return the sentence for an action of the player to act, with the cards it shows."""
    me = state.to_act
    if isinstance(action, Play | Discard):
        verb = "plays" if isinstance(action, Play) else "discards"
        return f"{names[me]} {verb} slot {action.slot + 1} ({state.hands[me][action.slot]})"
    return _clue_words(me, action, state.touched(action), names)


def tell(event: Event, names: Sequence[str] = NAMES) -> str:
    """Return what an event says, in words."""
    match event:
        case ClueGiven(giver, clue, slots):
            return _clue_words(giver, clue, slots, names)
        case Discarded(player, slot, card):
            return f"{names[player]} discards {card} from slot {slot + 1}"
        case Played(player, slot, card):
            return f"{names[player]} plays {card} from slot {slot + 1}"
        case FireworkCompleted(suit, token_recovered):
            bonus = "a clue token comes back" if token_recovered else "all clue tokens are there"
            return f"the {COLORS[suit]} firework is complete, {bonus}"
        case Misplayed(player, slot, card, strikes):
            return f"{names[player]} misplays {card} from slot {slot + 1}, strike {strikes}"
        case Drew(player, card):
            return f"{names[player]} draws {card}"
        case LastRoundBegan(player, turns):
            return f"the last round begins, {turns} turns, {names[player]} is last"
        case GameEnded(cause):
            return f"the game is over: {cause}"


def cards(text: str) -> tuple[Card, ...]:
    """Return the cards named in a text like `r1 y2`."""
    return tuple(Card(name) for name in text.split())


def _clue(fact: str, target: int, text: str) -> ColorClue | RankClue:
    if fact.isdecimal():
        return RankClue(target, int(fact))
    for suit, word in COLORS.items():
        if word == fact:
            return ColorClue(target, suit)
    raise SentenceError(
        f"{text!r}: {fact} is neither a number nor one of {', '.join(COLORS.values())}"
    )


def _clue_words(
    giver: int, clue: ColorClue | RankClue, slots: Sequence[int], names: Sequence[str]
) -> str:
    fact = COLORS[clue.suit] if isinstance(clue, ColorClue) else clue.rank
    numbers = ",".join(str(slot + 1) for slot in slots)
    pointed = f"slot{'s' * (len(slots) > 1)} {numbers}" if slots else "no slots"
    return f"{names[giver]} clues {fact} to {names[clue.target]} ({pointed})"


def _seat(name: str, names: Sequence[str]) -> int:
    if name not in names:
        raise SentenceError(f"{name} is not at the table ({', '.join(names)})")
    return names.index(name)
