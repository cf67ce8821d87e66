"""Answers that are typed: "play 2", "clue bob red", "r4 r5", "1 3".

A text is read in the page's language and in English. Each word must be in the sentence of some
option, and only one option may have all of them. So words can come in any order, and those that
don't tell options apart can be missing. Words may be inflected (their beginnings are compared), Han
and kana need no spaces, and colours can be named by their letters.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from flask import request, url_for

from tutor.core.messages import Message
from tutor.core.puzzle import NONE
from tutor.web.puzzles.fields import TYPED
from tutor.web.puzzles.typed_tokens import (
    Token,
    Typed,
    are_alike,
    in_each_language,
    is_eastern,
    listed_words,
    tokens_of,
)
from tutor.web.shell.text import say_plain
from tutor.web.site.game_pages import GamePages
from tutor.web.site.presentation import Label


@dataclass(frozen=True, slots=True)
class OptionTexts:
    """An option with the texts that mean it; `group` is the part its kind shares."""

    option: str
    whole: frozenset[tuple[Token, ...]]
    things: Counter[Token]
    words: frozenset[str]
    group: tuple[str, ...]
    place: int | None = None
    """Its place in a list of sentences, from 1, which means it, too."""
    features: tuple[Token, ...] = ()
    """The number of a place and what is seen there; the first of that tells that it is meant."""

    def has(self, token: Token) -> bool:
        """Return whether one of its texts contains this token."""
        if token.kind == "word":
            return any(are_alike(str(token.value), known) for known in self.words)
        return token in self.things

    def has_all(self, things: Counter[Token]) -> bool:
        """Return whether one of its texts contains all these numbers, names and players.

        A number alone is a place; beside what is seen there, a card's colour, it may be its own.
        """
        if self.features and self.features[1] not in things:
            return things <= self.things - Counter(self.features[2:])
        return things <= self.things


def _option(pages: GamePages, option: str, label: Message, place: int | None) -> OptionTexts:
    extra = pages.presentation.typing.words(option, label)
    labels = list(in_each_language(lambda: say_plain(label)))
    whole = [tuple(t for t, _ in tokens_of(pages, text) if not t.is_gap) for text in labels]
    tokens = [token for each in whole for token in each]
    for verbs in in_each_language(lambda: listed_words(extra.verbs) if extra.verbs else ""):
        tokens += [token for token, _ in tokens_of(pages, verbs)]
    things = Counter[Token]()
    for each in whole:
        things |= Counter(token for token in each if token.kind != "word")
    things |= Counter(Token("player", seat) for seat in extra.players)
    return OptionTexts(
        option,
        frozenset(whole),
        things,
        frozenset(str(token.value) for token in tokens if token.kind == "word"),
        extra.group,
        place,
        tuple(Token(kind, value) for kind, value in extra.features),
    )


LONGEST = 200
"""A longer text is not read."""

MOST_TOKENS = 80
"""Nor is one of more parts."""


@dataclass(frozen=True, slots=True)
class TypedAnswer:
    """The typed text as options, or the `problem` that kept it from being parsed."""

    text: str
    options: tuple[str, ...] = ()
    problem: Message | None = None


def read_typed(
    pages: GamePages,
    text: str,
    options: Sequence[str],
    label: Label,
    *,
    several: bool,
    numbered: bool,
) -> TypedAnswer:
    """Return the options that the text means; `label` says an option.

    If the options are `numbered`, as in a list, their numbers mean them, too. Unless `several` can
    be chosen, the text has to mean exactly one.
    """
    cut = text[:LONGEST]
    tokens = list(tokens_of(pages, cut))
    if len(text) > LONGEST or len(tokens) > MOST_TOKENS:
        return TypedAnswer(cut, problem=Message("typed.unknown", {"text": cut.strip()}))
    texts = (
        _option(pages, option, label(option), place if numbered else None)
        for place, option in enumerate(options, 1)
    )
    reader = _Reader(tuple(texts))
    option_names, why, part = reader.several(tokens) if several else reader.one(tokens)
    if option_names:
        return TypedAnswer(cut, option_names)
    # A character alone says little.
    part = cut.strip() if len(part) < 2 and is_eastern(part) else part or cut.strip()
    return TypedAnswer(cut, problem=Message(why, {"text": part}))


ReadOptions = tuple[tuple[str, ...], str, str]
"""The options found; if there are none, the problem and the part of the text that makes it."""


class _Reader:
    """Finds the options of a puzzle that tokens mean."""

    def __init__(self, options: tuple[OptionTexts, ...]) -> None:
        self.options = options
        self.longest = max(len(whole) for each in options for whole in each.whole)
        self.with_token: dict[Token, frozenset[str]] = {}

    def one(self, typed: Typed) -> ReadOptions:
        """Return the one option that the tokens mean."""
        tokens = [each for each in typed if not each[0].is_gap]
        meant = self.meant(tokens)
        if len(meant) == 1:
            return (meant[0].option,), "", ""
        if meant:
            return (), "typed.unclear", _text(tokens)
        reading = self.several(typed)
        return ((), "typed.one", "") if reading[0] else reading

    def several(self, typed: Typed) -> ReadOptions:
        """Return the options meant one after the other, in as few pieces as can be."""
        without_gaps = [each for each in typed if not each[0].is_gap]
        all_tokens = tuple(token for token, _ in without_gaps)
        # All that an option says is that option, even if it begins with the place of another one.
        whole = tuple(each.option for each in self.options if all_tokens in each.whole)
        if len(whole) == 1:
            return whole, "", ""
        for tokens in (typed, without_gaps):
            options = _Pieces(self, tokens).best(0, ())
            if options:
                return tuple(dict.fromkeys(options)), "", ""
        return self._problem(without_gaps)

    def meant(self, typed: Typed) -> tuple[OptionTexts, ...]:
        """Return the options that can be meant by all of the tokens together."""
        tokens = tuple(token for token, _ in typed)
        whole = tuple(each for each in self.options if tokens in each.whole)
        if whole or not tokens:
            return whole
        if len(tokens) == 1:
            [number] = tokens
            is_place = number.kind == "number"
            placed = tuple(e for e in self.options if is_place and e.place == number.value)
            if placed:
                return placed
        with_all_tokens = frozenset.intersection(*map(self._options_with, tokens))
        things = Counter(token for token in tokens if token.kind != "word")
        return tuple(
            each for each in self.options if each.option in with_all_tokens and each.has_all(things)
        )

    def _options_with(self, token: Token) -> frozenset[str]:
        """Return the options of which a text has this token."""
        if token not in self.with_token:
            self.with_token[token] = frozenset(e.option for e in self.options if e.has(token))
        return self.with_token[token]

    def _problem(self, tokens: Typed) -> ReadOptions:
        """Return the first part that means no option, or more than one."""
        start, group = 0, tuple[str, ...]()
        while start < len(tokens):
            for end in range(len(tokens), start, -1):
                if meant := in_group(group, self.meant(tokens[start:end])):
                    break
            else:
                return (), "typed.unknown", tokens[start][1]
            if len(meant) > 1:
                return (), "typed.unclear", _text(tokens[start:end])
            start, group = end, meant[0].group
        return (), "typed.unknown", ""


class _Pieces:
    """Splits a text into pieces that mean one option each."""

    def __init__(self, reader: _Reader, tokens: Typed) -> None:
        self.reader = reader
        self.tokens = tokens
        self.meant: dict[tuple[int, int], tuple[OptionTexts, ...]] = {}
        self.known: dict[tuple[int, tuple[str, ...]], tuple[str, ...] | None] = {}

    def best(self, start: int, group: tuple[str, ...]) -> tuple[str, ...] | None:
        """Return the options from here on in the fewest pieces; None if they cannot be read.

        `group` is what the piece before was about, which need not be said again.
        """
        while start < len(self.tokens) and self.tokens[start][0].is_gap:
            start += 1
        if start == len(self.tokens):
            return ()
        if (start, group) not in self.known:
            self.known[start, group] = min(self._ways(start, group), key=len, default=None)
        return self.known[start, group]

    def _ways(self, start: int, group: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
        for end in range(start + 1, len(self.tokens) + 1):
            if self.tokens[end - 1][0].is_gap:
                return
            if (start, end) not in self.meant:
                self.meant[start, end] = self.reader.meant(self.tokens[start:end])
            meant = in_group(group, self.meant[start, end])
            if not meant and end - start > self.reader.longest:
                return
            if len(meant) == 1:
                rest = self.best(end, meant[0].group)
                if rest is not None:
                    yield (meant[0].option, *rest)


def in_group(group: tuple[str, ...], meant: tuple[OptionTexts, ...]) -> tuple[OptionTexts, ...]:
    """Return the only option of several that goes on with what was said before, if there is one."""
    alike = tuple(each for each in meant if each.group == group)
    return alike if len(alike) == 1 else meant


def _text(typed: Typed) -> str:
    """Return the text of tokens, joined."""
    joined = ""
    for _, text in typed:
        joined += (
            text if not joined or (is_eastern(joined[-1]) and is_eastern(text)) else f" {text}"
        )
    return joined


@dataclass(frozen=True, slots=True)
class TypingView:
    """What is written in the field, examples for it, and the problem with what was sent.

    It `is_wanted` if the address has it, be it empty; else it has no examples and no help.
    `numbered` are options that are typed by their places in the list. `help_url` is the page about
    typing answers, if the game has one.
    """

    examples: tuple[str, ...]
    numbered: bool
    help_url: str | None
    is_wanted: bool
    text: str
    problem: Message | None


def typing_view(
    pages: GamePages, options: Sequence[str], *, several: bool, reading: TypedAnswer | None
) -> TypingView:
    """Return the field for an answer with these options; `reading` is what was sent from it."""
    numbered = len(options) > 1 and pages.presentation.typing.is_numbered(options)
    is_wanted = TYPED in request.args
    shown = examples(pages, options, several=several) if is_wanted else ()
    page = pages.puzzles.typing_help if is_wanted else None
    help_url = url_for(page, _anchor="typing") if page else None
    sent = reading or TypedAnswer("")
    return TypingView(shown, numbered, help_url, is_wanted, sent.text, sent.problem)


def examples(pages: GamePages, options: Sequence[str], *, several: bool) -> tuple[str, ...]:
    """Return short forms of some options, or if `several` can be chosen of some together."""
    typing = pages.presentation.typing
    example_options = typing.examples([option for option in options if option != NONE])
    forms = tuple(typing.short_form(option, options) for option in example_options)
    if not several or len(forms) < 2:
        return forms
    return forms[0], (", " if " " in forms[0] else " ").join(forms[:2])
