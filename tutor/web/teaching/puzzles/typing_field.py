"""The field in which an answer is typed, with examples of what it takes."""

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.core.puzzle import NONE
from tutor.games.hanabi.engine.actions import ColorClue, Discard, Play, RankClue, parse_action
from tutor.web.hanabi.cards import suit_letter
from tutor.web.hanabi.options import COUNTS, IDENTITY, ON_CARD, identity_of, is_action
from tutor.web.teaching.puzzles.typed import Reading
from tutor.web.teaching.text.plain import say_plain

_PLAYER = "player-"

MOST_EXAMPLES = 3
"""As many kinds of options as a table has: to play, to discard, to give a clue."""


@dataclass(frozen=True, slots=True)
class TypingView:
    """What is written in the field, examples for it, and the problem with what was sent."""

    examples: tuple[str, ...]
    text: str = ""
    problem: Message | None = None


def typing_view(
    options: Sequence[str], *, several: bool, reading: Reading | None = None
) -> TypingView:
    """Return the field for an answer with these options; `reading` is what was sent from it."""
    shown = examples(options, several=several)
    return TypingView(shown, reading.text, reading.problem) if reading else TypingView(shown)


def examples(options: Sequence[str], *, several: bool) -> tuple[str, ...]:
    """Return short forms of some options, or if `several` can be chosen of some together.

    They are the first of each kind, or the first two of a single kind, so that nothing depends on
    which option is right.
    """
    named = [option for option in options if option != NONE]
    kinds: dict[str, str] = {}
    for option in named:
        kinds.setdefault(_kind(option), option)
    shown = list(kinds.values())[:MOST_EXAMPLES] if len(kinds) > 1 else named[:2]
    forms = tuple(short_form(option, options) for option in shown)
    if not several or len(forms) < 2:
        return forms
    return forms[0], (", " if " " in forms[0] else " ").join(forms[:2])


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
