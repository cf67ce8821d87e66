"""The views of the companion: the table page with its end, and the set-up in pictures.

The table page holds every text that it may need later, hidden, so that a script can go on without a
network.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from flask import request, url_for

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.games.hanabi.companion import TableGame, Tap, TipMoment
from tutor.games.hanabi.engine.cards import RANKS, TOP_RANK, card_of
from tutor.games.hanabi.engine.reasons import EndCause
from tutor.games.hanabi.engine.ruleset import (
    FUSES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    MORE_CLUE_TOKENS,
    Variant,
)
from tutor.games.hanabi.engine.scoring import SCALE_SIX
from tutor.games.hanabi.rulebook import TableSetup
from tutor.games.hanabi.rulebook.editions import Place
from tutor.web.hanabi.cards import Face, drawn_suit, face_of, suit_letter, suit_name
from tutor.web.shell.text import say_plain
from tutor.web.shell.view_options import number_of
from tutor.web.site.reader_options import current_setting

PLAYERS, NAMES, FIRST, TAPS, TOPS = "players", "names", "first", "taps", "tops"
"""The fields: how many play, their names, who began, the taps, and the top of each firework."""

NUMBERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
USUAL_PLAYERS = 3
USUAL = {PLAYERS: str(USUAL_PLAYERS), NAMES: "", FIRST: "0", TAPS: "", TOPS: ""}

MOST_LETTERS = 120
"""Letters that all names can have together."""

UNKNOWN = "-"
"""The top of a firework that nobody has tapped yet."""

_BETWEEN_NAMES = re.compile(r"\s*[,;，、；]\s*")


@dataclass(frozen=True, slots=True)
class TableAddress:
    """A table: `names` as they were typed, `tops` a digit or UNKNOWN for each firework."""

    names: str
    first: int
    game: TableGame
    tops: str

    @property
    def seats(self) -> tuple[str, ...]:
        """The name of each seat, empty seats included."""
        names = _BETWEEN_NAMES.split(self.names.strip())
        return tuple(
            (names[seat : seat + 1] or [""])[0] or _seat_name(seat) for seat in range(MAX_PLAYERS)
        )

    def address(self, page: str, **changes: Any) -> str:
        """Return the address of a page of this table, with some fields changed."""
        fields: dict[str, Any] = {
            PLAYERS: self.game.players,
            NAMES: self.names,
            FIRST: self.first,
            TAPS: self.game.code,
            TOPS: self.tops,
            **changes,
        }
        changed = {
            name: None if str(text) == USUAL[name] else text for name, text in fields.items()
        }
        return url_for(f"hanabi_companion.{page}", **changed)


def table_of_address() -> TableAddress:
    """Return the table that this request is about.

    Raises BadSyntaxError for what cannot be: too many players or letters, a tap that is not
    allowed, tops before the end.
    """
    players = number_of(PLAYERS, NUMBERS, USUAL_PLAYERS)
    first = number_of(FIRST, range(players), 0)
    names, tops = request.args.get(NAMES, ""), request.args.get(TOPS, "")
    if len(names) > MOST_LETTERS:
        raise BadSyntaxError(NAMES, names, MOST_LETTERS, f"at most {MOST_LETTERS} characters")
    game = TableGame.read(current_setting().ruleset, players, first, request.args.get(TAPS, ""))
    digits = f"[{UNKNOWN}0-{RANKS[-1]}]{{{len(game.ruleset.suits)}}}"
    if tops and (game.ending is None or not re.fullmatch(digits, tops)):
        raise BadSyntaxError(TOPS, tops, 0, "the top of each firework, after the end")
    return TableAddress(names, first, game, tops)


def _seat_name(seat: int) -> str:
    return say_plain(Message("companion.seat", {"num": seat + 1}))


_MOST_FIREWORKS = 6

_LESSON_AFTER_ALL_POINTS = {
    Variant.NONE: "sixth",
    Variant.SIXTH_10: "avalanche",
    Variant.SIXTH_5: "wild",
}
"""The lesson on the next variant; after the last one comes playing on."""


def play_view(table: TableAddress, setup: TableSetup) -> Mapping[str, object]:
    """Return the page of a table; `lessons` are read next after a lost game, or for a score."""
    game, rules = table.game, table.game.ruleset
    points = _points(table)
    rated = None if game.is_lost else next(r for r in SCALE_SIX if r.low <= points <= r.high)
    return {
        "game": game,
        "seats": table.seats,
        "clues": _tokens(game.clue_tokens, rules.clue_tokens, MORE_CLUE_TOKENS),
        "fuses": _tokens(game.fuses_left, rules.fuses, FUSES),
        "taps": tuple(_tap(table, tap) for tap in Tap),
        "fireworks": tuple(_firework(table, setup, place) for place in range(_MOST_FIREWORKS)),
        "points": points,
        "rating": rated,
        "lesson": lesson_after(game, points),
        "lessons": {
            "lost": "knowing",
            "few": "complete",
            "some": "choosing",
            "many": "agreements",
            "all": _LESSON_AFTER_ALL_POINTS.get(rules.variant, "playing-on"),
        },
        "undo": table.address("play", **{TAPS: game.code[:-1], TOPS: ""}) if game.taps else "",
        "share": table.address("share"),
        "again": table.address(
            "play", first=(table.first + 1) % game.players, **{TAPS: "", TOPS: ""}
        ),
        "moments": tuple(TipMoment),
        "endings": tuple(EndCause),
        "ratings": SCALE_SIX,
        "most": rules.max_score,
    }


def lesson_after(game: TableGame, points: int) -> str:
    """Return after what result the lesson for next time is shown."""
    if game.is_lost:
        return "lost"
    if points == game.ruleset.max_score:
        return "all"
    return next((name for name, low in (("many", 21), ("some", 11)) if points >= low), "few")


def _points(table: TableAddress) -> int:
    """Return the points by the tops if all are known, else by the cards played; 0 if lost."""
    if table.game.is_lost:
        return 0
    if table.tops and UNKNOWN not in table.tops:
        return sum(map(int, table.tops))
    return table.game.played


def _tap(table: TableAddress, tap: Tap) -> Mapping[str, object]:
    """Return an action: its name, its requirement, and its address, empty if it is not allowed."""
    game = table.game
    after = {TAPS: game.code + tap, TOPS: ""}
    return {
        "letter": tap,
        "label": Message(f"companion.tap.{tap}"),
        "need": Message(f"companion.need.{tap}", {"num": game.ruleset.clue_tokens}),
        "href": table.address("play", **after) if game.allows(tap) else "",
        "hidden": tap is Tap.CARD_GONE and not game.ruleset.play_on,
    }


def _tokens(left: int, there: int, most: int) -> Mapping[str, object]:
    """Return the tokens of a kind: whether each is used, None for a missing one."""
    drawn = [place >= left if place < there else None for place in range(most)]
    return {"left": left, "drawn": drawn}


def _firework(table: TableAddress, setup: TableSetup, place: int) -> Mapping[str, object]:
    """Return a firework whose top is tapped at the end: by number, where a tap leads."""
    with_all_suits = setup.with_variant(
        Variant.SIXTH_10, Variant.SIXTH_5, Variant.WILD_10, Variant.WILD_5
    )
    suit = with_all_suits.suits[place]
    hidden = suit not in table.game.ruleset.suits
    known = table.tops or UNKNOWN * len(table.game.ruleset.suits)
    over = table.game.ending is not None and not hidden
    hrefs = (
        table.address("play", **{TOPS: f"{known[:place]}{top}{known[place + 1 :]}"}) if over else ""
        for top in (0, *RANKS)
    )
    return {
        "suit": drawn_suit(suit),
        "letter": suit_letter(suit),
        "name": suit_name(suit),
        "top": UNKNOWN if hidden else known[place],
        "hrefs": tuple(hrefs),
        "hidden": hidden,
    }


@dataclass(frozen=True, slots=True)
class SetupStep:
    """A thing to do, with what its picture shows: cards (None: a back), or tokens of a kind."""

    messages: tuple[Message, ...]
    cards: tuple[Face | None, ...] = ()
    tokens: int = 0
    kind: str = ""


def setup_steps(setup: TableSetup, players: int) -> tuple[SetupStep, ...]:
    """Return the steps of the setup: cards, tokens, hands."""
    ruleset = setup.ruleset
    hand = ruleset.hand_size(players)
    cards = tuple(face_of(card_of(suit, TOP_RANK)) for suit in ruleset.suits)
    return (
        SetupStep(_deck(setup), cards=cards),
        SetupStep(_clue_tokens(setup), tokens=ruleset.clue_tokens, kind="clues"),
        SetupStep(_fuse_tokens(setup), tokens=ruleset.fuses, kind="fuses"),
        SetupStep((Message("companion.setup.deal", {"num": hand}),), cards=(None,) * hand),
    )


def _deck(setup: TableSetup) -> tuple[Message, ...]:
    """Return the messages on the deck: cards that stay in the box, the number to shuffle."""
    box, used = setup.box, setup.ruleset.variant.multicolor_cards
    aside = box.multicolor_cards - used
    messages = []
    if aside > 0:
        which = "companion.setup.singles" if used else "companion.setup.aside"
        messages.append(Message(which, {"num": aside}))
    if box.rules_cards:
        messages.append(Message("companion.setup.rules-cards", {"num": box.rules_cards}))
    messages.append(Message("companion.setup.deck", {"num": len(setup.ruleset.deck)}))
    return tuple(messages)


def _clue_tokens(setup: TableSetup) -> tuple[Message, ...]:
    tokens, needed = setup.box.clue_tokens, setup.ruleset.clue_tokens
    missing = needed - tokens.count
    more = Message("rule.token-setup.more", {"num": missing, "has": tokens.count})
    return (
        Message("rule.token-setup.1", {"num": needed}),
        *((more,) if missing > 0 else ()),
        Message(f"rule.token-setup.clues.{tokens.available}"),
    )


def _fuse_tokens(setup: TableSetup) -> tuple[Message, ...]:
    counted, fuses = setup.box.fuse_tokens.counted, setup.ruleset.fuses
    if fuses == 1:
        where_they_lie = f"rule.token-setup.only.{counted}"
    elif counted is Place.STACK:
        where_they_lie = "companion.setup.stack"
    else:
        where_they_lie = f"rule.token-setup.fuses.{counted}"
    unused = setup.fuse_tokens_unused
    if not unused:
        return (Message("rule.token-setup.3", {"num": fuses}), Message(where_they_lie))
    return (
        Message("rule.fuse-tokens-fewer.row", {"num": fuses}),
        Message("rule.token-setup.fewer", {"num": unused}),
        Message(where_they_lie),
    )
