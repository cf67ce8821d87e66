"""Short ways to type the options of Hanabi's puzzles: "play 2", "clue Bob red", "r4"."""

from collections.abc import Sequence

from tutor.core.messages import Message
from tutor.core.puzzle import NONE
from tutor.games.hanabi.engine.actions import ColorClue, Discard, Play, RankClue, parse_action
from tutor.web.hanabi.cards import suit_letter
from tutor.web.hanabi.options import COUNTS, IDENTITY, ON_CARD, identity_of, is_action
from tutor.web.teaching.text.plain import say_plain

_PLAYER = "player-"

MOST_EXAMPLES = 3
"""As many kinds of options as a table has: to play, to discard, to give a clue."""


def examples(named: Sequence[str]) -> Sequence[str]:
    """Return the first option of each kind, or the first two of a single kind.

    So nothing depends on which option is right.
    """
    kinds: dict[str, str] = {}
    for option in named:
        kinds.setdefault(_kind(option), option)
    return list(kinds.values())[:MOST_EXAMPLES] if len(kinds) > 1 else named[:2]


def is_numbered(options: Sequence[str]) -> bool:
    """Return whether the options are a list of sentences, which can be named by their places."""
    return any(not _kind(option) for option in options if option != NONE)


def short_form(option: str, options: Sequence[str]) -> str:
    """Return a short way to type one of the options.

    Among cards and actions, "none of these" has a word of its own.
    """
    if option.startswith(_PLAYER):
        return _name(int(option.removeprefix(_PLAYER)))
    if is_numbered(options):
        return str(options.index(option) + 1)
    if option == NONE:
        return _verb(NONE)
    if is_action(option):
        kinds = {_kind(each) for each in options if each != NONE}
        # Where every card can be chosen for the same, its number is enough.
        return _action(option).split()[-1] if kinds in ({"play"}, {"discard"}) else _action(option)
    if option.startswith(IDENTITY):
        card = identity_of(option)
        return f"{suit_letter(card.suit)}{card.rank}"
    if option.startswith(ON_CARD):
        _, seat, slot = option.split("-")
        is_only_hand = len({each.split("-")[1] for each in options if _kind(each) == ON_CARD}) == 1
        return str(int(slot) + 1) if is_only_hand else f"{_name(int(seat))} {int(slot) + 1}"
    return option.rpartition("-")[2]


def _action(option: str) -> str:
    match parse_action(option):
        case Play(slot):
            return f"{_verb('play')} {slot + 1}"
        case Discard(slot):
            return f"{_verb('discard')} {slot + 1}"
        case ColorClue(target, suit):
            return f"{_verb('clue')} {_name(target)} {say_plain(Message(f'suit.{suit}'))}"
        case RankClue(target, rank):
            return f"{_verb('clue')} {_name(target)} {rank}"


def _kind(option: str) -> str:
    """Return what kind of option it is; empty for a sentence in a list."""
    if is_action(option):
        kind = option.partition("-")[0]
        return "clue" if kind in ("color", "rank") else kind
    return next((kind for kind in (IDENTITY, ON_CARD, *COUNTS) if option.startswith(kind)), "")


def _verb(kind: str) -> str:
    return say_plain(Message(f"typed.{kind}")).partition("/")[0]


def _name(seat: int) -> str:
    return say_plain(Message(f"player.{seat}"))
