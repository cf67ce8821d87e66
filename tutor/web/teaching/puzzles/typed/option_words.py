"""The options of a puzzle by all that can be said of them."""

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.core.puzzle import NONE
from tutor.games.hanabi.engine import Card
from tutor.web.hanabi.options import ON_CARD
from tutor.web.teaching.puzzles.typed.typed_tokens import (
    Token,
    are_alike,
    in_each_language,
    listed_words,
    tokens_of,
)
from tutor.web.teaching.text.plain import say_plain

_VERBS = {"play": "typed.play", "discard": "typed.discard", "color": "typed.clue"}
_VERBS |= {"rank": "typed.clue", NONE: "typed.none"}

Label = Callable[[str], Message]
"""Says an option, by its name."""


@dataclass(frozen=True, slots=True)
class Spoken:
    """An option by all that can be said of it; `lead` is what it shares with those of its kind."""

    option: str
    whole: frozenset[tuple[Token, ...]]
    things: Counter[Token]
    words: frozenset[str]
    lead: tuple[str, ...]
    place: int | None = None
    """Its place in a list of sentences, from 1: another name for it."""
    card: tuple[Token, Token, Token] | None = None
    """The number of a place in a hand, colour and number of the card that is seen there."""

    def has(self, token: Token) -> bool:
        """Return whether it can be said with this token, perhaps among others."""
        if token.kind == "word":
            return any(are_alike(str(token.value), known) for known in self.words)
        return token in self.things

    def has_all(self, things: Counter[Token]) -> bool:
        """Return whether it can be said with all these numbers, colours and players.

        A number alone is a place in the hand; beside a colour it may be the card's own.
        """
        if self.card and self.card[1] not in things:
            return things <= self.things - Counter(self.card[2:])
        return things <= self.things


def spoken(options: Sequence[str], label: Label, *, numbered: bool) -> tuple[Spoken, ...]:
    """Return how each of the options can be said."""
    return tuple(
        _option(option, label(option), place if numbered else None)
        for place, option in enumerate(options, 1)
    )


def _option(option: str, label: Message, place: int | None) -> Spoken:
    kind = option.partition("-")[0]
    said = list(in_each_language(lambda: say_plain(label)))
    whole = [tuple(t for t, _ in tokens_of(text) if not t.is_gap) for text in said]
    extra = list(in_each_language(lambda: _verbs(kind)))
    tokens = [token for each in whole for token in each]
    tokens += [token for text in extra for token, _ in tokens_of(text)]
    things = Counter[Token]()
    for each in whole:
        things |= Counter(token for token in each if token.kind not in ("word", "gap"))
    if kind in ("color", "rank"):
        # A clue to oneself says so; whoever writes the own name there means the same.
        things |= Counter([Token("player", int(option.split("-")[1]))])
    card = label.params.get("card") if option.startswith(ON_CARD) else None
    return Spoken(
        option,
        frozenset(whole),
        things,
        frozenset(str(token.value) for token in tokens if token.kind == "word"),
        _lead(option),
        place,
        _card(int(label.params["slot"]), card) if isinstance(card, Card) else None,
    )


def _verbs(kind: str) -> str:
    """Return words for options of a kind; empty if it needs none beside its label."""
    return listed_words(_VERBS[kind]) if kind in _VERBS else ""


def _card(slot: int, card: Card) -> tuple[Token, Token, Token]:
    return Token("number", slot), Token("suit", str(card.suit)), Token("number", card.rank)


def _lead(option: str) -> tuple[str, ...]:
    """Return what options of a kind share: their verb, whom a clue goes to, a card's colour."""
    kind, _, rest = option.partition("-")
    if kind in ("color", "rank"):
        return "clue", rest.partition("-")[0]
    if kind == "identity":
        return kind, rest[:1]
    return (kind, rest.partition("-")[0]) if option.startswith(ON_CARD) else (kind,)
