"""The rules of a table on one page: what is looked up while playing.

The same few points in every language, so that they can stand side by side. The English sentences
are in tutor/web/hanabi/wording/summary.py; rows that the rulebook has too are the rulebook's.
"""

from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.core.rulebook import ItemList
from tutor.games.hanabi.engine import Card, Ruleset, Suit
from tutor.games.hanabi.engine.cards import RANKS, TOP_RANK, card_of
from tutor.games.hanabi.rulebook.book import rulebook
from tutor.games.hanabi.rulebook.table import TableSetup


@dataclass(frozen=True, slots=True)
class Block:
    """A few points under a title.

    The picture beside it needs no words: `cards` in a row, or the game's `clue_tokens` and
    `fuse_tokens`.
    """

    id: str
    title: Message
    points: tuple[Message, ...]
    cards: tuple[Card, ...] = ()
    clue_tokens: int = 0
    fuse_tokens: int = 0


def summary(table: TableSetup) -> tuple[Block, ...]:
    """Return the blocks of the summary for a table, in order."""
    ruleset = table.ruleset
    red = [card for card in ruleset.deck if card.suit is Suit.RED]
    return (
        _block("goal", _goal(), cards=tuple(card_of(Suit.GREEN, rank) for rank in RANKS)),
        _block("cards", _cards(table), cards=tuple(red)),
        _block(
            "setup",
            _setup(table),
            clue_tokens=ruleset.clue_tokens,
            fuse_tokens=ruleset.fuses,
        ),
        _block("clue", _clue(ruleset)),
        _block("discard", _discard(ruleset)),
        _block("play", _play()),
        _block("end", _end(ruleset)),
        _block("score", _score(table)),
        _block("talk", (_say("talk.1"), _say("talk.2"))),
    )


def _goal() -> tuple[Message, ...]:
    return (_say("goal.1", first=RANKS[0], last=TOP_RANK), _say("goal.2"))


def _cards(table: TableSetup) -> tuple[Message, ...]:
    ruleset = table.ruleset
    multicolour = ruleset.variant.multicolor_cards
    return (
        _say(f"cards.{table.box.fifth}", num=len(ruleset.deck) - multicolour),
        *((_say("cards.multicolour", num=multicolour),) if multicolour else ()),
        *((_say("cards.singles"),) if table.multicolor_is_single else ()),
    )


def _setup(table: TableSetup) -> tuple[Message, ...]:
    ruleset = table.ruleset
    return (
        *_rows("hands", table),
        _say(f"setup.clues.{table.box.clue_tokens.color}", num=ruleset.clue_tokens),
        _say(f"setup.fuses.{table.box.fuse_tokens.counted}", num=ruleset.fuses),
        _say("setup.first"),
    )


def _clue(ruleset: Ruleset) -> tuple[Message, ...]:
    variant = ruleset.variant
    named = "wild" if variant.is_wild else "sixth" if variant.has_sixth_suit else ""
    return (
        _say("clue.1"),
        _say("clue.2"),
        *((_say(f"clue.{named}"),) if named else ()),
        _say("clue.may-be-empty" if ruleset.empty_clues else "clue.not-empty"),
    )


def _discard(ruleset: Ruleset) -> tuple[Message, ...]:
    return (_say("discard.1"), _say("discard.2", num=ruleset.clue_tokens))


def _play() -> tuple[Message, ...]:
    return (
        _say("play.1", rank=RANKS[0]),
        _say("play.2"),
        _say("play.3"),
        _say("play.4", rank=TOP_RANK),
    )


def _end(ruleset: Ruleset) -> tuple[Message, ...]:
    return (
        _say("end.strikes", num=ruleset.fuses),
        _say("end.won") if ruleset.play_on else _say("end.perfect", num=ruleset.max_score),
        *(
            (_say("end.play-on"), _say("end.card-gone"))
            if ruleset.play_on
            else (_say("end.last-round"),)
        ),
    )


def _score(table: TableSetup) -> tuple[Message, ...]:
    if table.ruleset.play_on:
        return (_say("score.play-on"),)
    return (_say("score.1"), *_rows("scale", table))


def _rows(rule_id: str, table: TableSetup) -> tuple[Message, ...]:
    """Return the points of the list that a rule of the book has."""
    parts = rulebook(table).rules[rule_id].paragraphs
    return next(part.items for part in parts if isinstance(part, ItemList))


def _block(
    name: str,
    points: tuple[Message, ...],
    *,
    cards: tuple[Card, ...] = (),
    clue_tokens: int = 0,
    fuse_tokens: int = 0,
) -> Block:
    return Block(name, _say(f"{name}.title"), points, cards, clue_tokens, fuse_tokens)


def _say(name: str, **params: object) -> Message:
    return Message(f"summary.{name}", params)
