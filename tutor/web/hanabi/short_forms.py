"""Short ways to type the options of Hanabi's puzzles: "play 2", "clue Bob red", "r4"."""

from collections.abc import Sequence

from tutor.core.messages import Message
from tutor.core.puzzle import NONE
from tutor.games.hanabi.engine.actions import Action, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.puzzles.option_names import (
    CardAt,
    CardCount,
    Identity,
    Points,
    Seat,
    TokenCount,
    read_option,
)
from tutor.web.hanabi.cards import suit_letter, suit_name
from tutor.web.shell.text import say_plain

MOST_EXAMPLES = 3
"""As many kinds of options as a table has: to play, to discard, to give a clue."""

_KINDS = (Play, Discard, ColorClue | RankClue, Identity, CardAt, TokenCount, CardCount, Points)
"""Kinds of options of which one example is enough; all others are sentences in a list."""


def examples(named: Sequence[str]) -> Sequence[str]:
    """Return the first option of each kind, or the first two of a single kind.

    So nothing depends on which option is right.
    """
    kinds: dict[object, str] = {}
    for option in named:
        kinds.setdefault(_kind(option), option)
    return list(kinds.values())[:MOST_EXAMPLES] if len(kinds) > 1 else named[:2]


def is_numbered(options: Sequence[str]) -> bool:
    """Return whether the options are a list of sentences, which can be named by their places."""
    return any(_kind(option) is None for option in options if option != NONE)


def short_form(option: str, options: Sequence[str]) -> str:
    """Return a short way to type one of the options.

    Among cards and actions, "none of these" has a word of its own.
    """
    named = read_option(option)
    if isinstance(named, Seat):
        return _name(named.player)
    if is_numbered(options):
        return str(options.index(option) + 1)
    match named:
        case Identity(card):
            return f"{suit_letter(card.suit)}{card.rank}"
        case CardAt():
            return _card(named, options)
        case Points(number) | TokenCount(number) | CardCount(number):
            return str(number)
    return _action(named, options) if isinstance(named, Action) else _verb(NONE)


def _card(card: CardAt, options: Sequence[str]) -> str:
    """Return the number of a card, and whose it is unless all are of one hand."""
    hands = {each.player for each in map(read_option, options) if isinstance(each, CardAt)}
    number = str(card.slot + 1)
    return number if len(hands) == 1 else f"{_name(card.player)} {number}"


def _action(action: Action, options: Sequence[str]) -> str:
    kinds = {_kind(each) for each in options if each != NONE}
    match action:
        case Play(slot) | Discard(slot) if len(kinds) == 1:
            # Where every card can be chosen for the same, its number is enough.
            return str(slot + 1)
        case Play(slot):
            return f"{_verb('play')} {slot + 1}"
        case Discard(slot):
            return f"{_verb('discard')} {slot + 1}"
        case ColorClue(target, suit):
            return f"{_verb('clue')} {_name(target)} {suit_name(suit)}"
        case RankClue(target, rank):
            return f"{_verb('clue')} {_name(target)} {rank}"


def _kind(option: str) -> object:
    """Return what kind of option it is; None for a sentence in a list."""
    named = read_option(option)
    return next((kind for kind in _KINDS if isinstance(named, kind)), None)


def _verb(kind: str) -> str:
    return say_plain(Message(f"typed.{kind}")).partition("/")[0]


def _name(seat: int) -> str:
    return say_plain(Message(f"player.{seat}"))
