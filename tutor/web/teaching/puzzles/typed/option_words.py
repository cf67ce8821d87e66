"""The options of a puzzle by all that can be said of them."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.presentation import Label
from tutor.web.teaching.puzzles.typed.typed_tokens import (
    Token,
    are_alike,
    in_each_language,
    listed_words,
    tokens_of,
)
from tutor.web.teaching.text.plain import say_plain


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
    seen: tuple[Token, ...] = ()
    """The number of a place and what is seen there; the first of that tells that it is meant."""

    def has(self, token: Token) -> bool:
        """Return whether it can be said with this token, perhaps among others."""
        if token.kind == "word":
            return any(are_alike(str(token.value), known) for known in self.words)
        return token in self.things

    def has_all(self, things: Counter[Token]) -> bool:
        """Return whether it can be said with all these numbers, names and players.

        A number alone is a place; beside what is seen there, a card's colour, it may be its own.
        """
        if self.seen and self.seen[1] not in things:
            return things <= self.things - Counter(self.seen[2:])
        return things <= self.things


def spoken(options: Sequence[str], label: Label, *, numbered: bool) -> tuple[Spoken, ...]:
    """Return how each of the options can be said."""
    return tuple(
        _option(option, label(option), place if numbered else None)
        for place, option in enumerate(options, 1)
    )


def _option(option: str, label: Message, place: int | None) -> Spoken:
    extra = current_site().presentation.typed_words(option, label)
    said = list(in_each_language(lambda: say_plain(label)))
    whole = [tuple(t for t, _ in tokens_of(text) if not t.is_gap) for text in said]
    tokens = [token for each in whole for token in each]
    for verbs in in_each_language(lambda: listed_words(extra.verbs) if extra.verbs else ""):
        tokens += [token for token, _ in tokens_of(verbs)]
    things = Counter[Token]()
    for each in whole:
        things |= Counter(token for token in each if token.kind not in ("word", "gap"))
    things |= Counter(Token("player", seat) for seat in extra.players)
    return Spoken(
        option,
        frozenset(whole),
        things,
        frozenset(str(token.value) for token in tokens if token.kind == "word"),
        extra.lead,
        place,
        tuple(Token(kind, value) for kind, value in extra.seen),
    )
