"""The typed forms of Hanabi's options: "play 2", "clue Bob red", "r4"."""

from collections.abc import Mapping, Sequence

from tutor.core.messages import Message
from tutor.core.puzzle import NONE
from tutor.games.hanabi.engine import Card, Suit
from tutor.games.hanabi.engine.actions import Action, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS
from tutor.games.hanabi.puzzles.option_names import (
    CardAt,
    CardCount,
    Identity,
    Points,
    Seat,
    TokenCount,
    kind_of,
    read_option,
)
from tutor.web.hanabi.cards import suit_letter, suit_name
from tutor.web.shell.text import say_plain
from tutor.web.site.presentation import TypedWords, Typing

MOST_EXAMPLES = 3
"""As many kinds of options as a table has: to play, to discard, to give a clue."""

_KINDS = (Play, Discard, ColorClue | RankClue, Identity, CardAt, TokenCount, CardCount, Points)
"""Kinds of options of which one example is enough; all others are sentences in a list."""


class HanabiTyping(Typing):
    """Actions, cards and colours by their names and by their shortest unique forms."""

    def names(self) -> Mapping[str, tuple[str, int | str]]:
        """Return the names of colours and players."""
        suits = {suit_name(suit): ("suit", str(suit)) for suit in Suit}
        players = {_name(seat): ("player", seat) for seat in range(MAX_PLAYERS)}
        return {**suits, **players}

    def letters(self) -> Mapping[str, tuple[str, int | str]]:
        """Return the letters of the colours."""
        return {suit_letter(suit): ("suit", str(suit)) for suit in Suit}

    def words(self, option: str, label: Message) -> TypedWords:
        """Return the verbs of actions, and the words of clues and cards that may be left out."""
        kind = kind_of(option)
        match read_option(option):
            case Play() | Discard():
                return TypedWords(f"typed.{kind}", group=(kind,))
            case ColorClue(target) | RankClue(target):
                # A clue to oneself may also be typed with one's own name.
                return TypedWords("typed.clue", players=(target,), group=("clue", str(target)))
            case Identity(card):
                return TypedWords(group=(kind, str(card.suit)))
            case CardAt(player):
                return TypedWords(group=(kind, str(player)), features=_features(label))
        return TypedWords("typed.none" if option == NONE else "", group=(kind,))

    def examples(self, options: Sequence[str]) -> Sequence[str]:
        """Return the first option of each kind, or the first two of a single kind.

        So nothing depends on which option is right.
        """
        kinds: dict[object, str] = {}
        for option in options:
            kinds.setdefault(_kind(option), option)
        return list(kinds.values())[:MOST_EXAMPLES] if len(kinds) > 1 else options[:2]

    def is_numbered(self, options: Sequence[str]) -> bool:
        """Return whether the options are sentences, which can be named by their places."""
        return any(_kind(option) is None for option in options if option != NONE)

    def short_form(self, option: str, options: Sequence[str]) -> str:
        """Return a short way to type one of the options.

        Among cards and actions, "none of these" has a word of its own.
        """
        named = read_option(option)
        if isinstance(named, Seat):
            return _name(named.player)
        if self.is_numbered(options):
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
    """Return the kind of the option; None for a sentence in a list."""
    named = read_option(option)
    return next((kind for kind in _KINDS if isinstance(named, kind)), None)


def _verb(kind: str) -> str:
    return say_plain(Message(f"typed.{kind}")).partition("/")[0]


def _name(seat: int) -> str:
    return say_plain(Message(f"player.{seat}"))


def _features(label: Message) -> tuple[tuple[str, int | str], ...]:
    """Return the number of a place, the colour and the number of the card that a label shows."""
    card, slot = label.params.get("card"), label.params.get("slot")
    if not isinstance(card, Card):
        return ()
    return ("number", int(slot or 0)), ("suit", str(card.suit)), ("number", card.rank)
