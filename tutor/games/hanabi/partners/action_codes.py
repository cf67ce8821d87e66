"""Actions in two characters each, so that an address can have those of a whole game.

`p0` plays the card in slot 0, `d3` discards the one in slot 3, `Br` tells Bob (the player in seat
1, as A is in seat 0) which of his cards are red, `B3` which are threes.
"""

from collections.abc import Iterable

from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.engine.actions import Action, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.cards import RANKS, SUIT_BY_LETTER
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.knowledge.deduction import LARGEST_HAND

_SEATS = "ABCDE"


_ACTIONS: dict[str, Action] = {
    **{f"p{slot}": Play(slot) for slot in range(LARGEST_HAND)},
    **{f"d{slot}": Discard(slot) for slot in range(LARGEST_HAND)},
    **{
        f"{name}{letter}": ColorClue(seat, suit)
        for seat, name in enumerate(_SEATS)
        for letter, suit in SUIT_BY_LETTER.items()
    },
    **{f"{name}{rank}": RankClue(seat, rank) for seat, name in enumerate(_SEATS) for rank in RANKS},
}


_CODES = {action: code for code, action in reversed(_ACTIONS.items())}
"""What is written: of the two letters of the fifth colour, the first."""


def write_action(action: Action) -> str:
    """Return the two characters that stand for the action."""
    return _CODES[action]


def write_actions(actions: Iterable[Action]) -> str:
    """Return the actions one after the other."""
    return "".join(map(write_action, actions))


def read_actions(text: str) -> tuple[Action, ...]:
    """Return the actions written in the text, which are read and not judged.

    Raises BadSyntaxError with the character at which no action begins.
    """
    actions = []
    for position in range(0, len(text), 2):
        action = _ACTIONS.get(text[position : position + 2])
        if action is None:
            raise BadSyntaxError("actions", text, position, "an action, as p0, d0, Br or B3")
        actions.append(action)
    return tuple(actions)


def longest(ruleset: Ruleset) -> int:
    """Return how many characters of actions are read: no game has more.

    Every play and discard takes a card, and every clue a token: one of those at the start, one that
    a discard or a finished firework brought back.
    """
    cards, tokens = len(ruleset.deck), ruleset.clue_tokens + len(ruleset.suits)
    return 2 * (cards + cards + tokens)
