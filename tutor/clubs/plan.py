"""The content of a club's link: name, greetings, table, and list.

**The text** of a plan goes into addresses and QR codes, so it is short, and no server has to
remember it: `~1`, then base64url of the fields as JSON, deflated with a dictionary of words that
plans have, and of two bytes of checksum, as links are cut off and mistyped. Links are printed:
format 1, its dictionary included, is read for ever, and a change is another format. Its box and
rules are those of the first game, which was the only one when it was made. Conventions stand last,
and only if there are any: links without them stay as they were.
"""

import binascii
import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache

from tutor import registry
from tutor.clubs import limits
from tutor.clubs.items import Item
from tutor.clubs.texts import one_line
from tutor.core.errors import BadSyntaxError

MARK = "~"
"""What the text of a plan begins with, and the slug of a saved club does not."""

_FORMAT = f"{MARK}1"
_RAW = -15  # deflate without zlib's own header and checksum
_TAG = re.compile("[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*")
_DICTIONARY = (
    "sixth-10 sixth-5 wild-10 wild-5 fuses-1 fuses-2 clues-10 play-on empty-clues try-it-00 "
    "odds-00 allowed-00 last-round-00 still-perfect-00 recover-tokens-00 finish-firework-00 "
    "survive-00 make-playable-00 save-00 critical-00 trash-00 safe-discard-00 safe-play-00 "
    "knowledge-00 tokens-00 score-00 outcome-00 point-out-00 difficulty sixth avalanche wild "
    "playing-on graduation round pile score endings bonus play discard denies complete clue hidden "
    "goal Hanabi 花火 煙火 烟花 Ханаби Добро пожаловать ようこそ 歡迎 欢迎 Welcome to the club"
    '","en ja zh-Hant zh-Hans ru","","base","goal hidden clue",{"en":"","ja":"","zh-Hant":"",'
    '"zh-Hans":"","ru":""}]'
).encode()
"""Words of plans, the likeliest last. It is part of the format: not a letter may change.

A theme or a rule option that joins needs nothing here: its name takes a few letters more.
"""


@dataclass(frozen=True, slots=True)
class Plan:
    """A club as its organiser has composed it.

    `languages` are the tags of those spoken at the table, in order, `greetings` pairs of tag and
    text; `box` is the id of the box on the table, empty if each reader sees the one of their own
    leaflet, `rules` the canonical code of the ruleset. `conventions` are those that the table
    plays, as addresses of games have them: empty if nobody said so, `all`, or names joined by dots.
    """

    name: str = ""
    items: tuple[Item, ...] = ()
    languages: tuple[str, ...] = ()
    greetings: tuple[tuple[str, str], ...] = ()
    box: str = ""
    rules: str = "base"
    conventions: str = ""

    def __post_init__(self) -> None:
        """Raise BadSyntaxError for the first field that no form of ours would take."""
        _check("name", self.name, limits.NAME)
        for tag, text in self.greetings:
            _check("greeting", text, limits.GREETING, empty=False)
            _require("language", tag, bool(_TAG.fullmatch(tag)), "a language tag")
        for tag in self.languages:
            _require("language", tag, bool(_TAG.fullmatch(tag)), "a language tag")
        ids = [item.id for item in self.items]
        _require("list", " ".join(ids), len(ids) <= limits.ITEMS, f"at most {limits.ITEMS} items")
        for field, names in (("list", ids), ("languages", self.languages)):
            _require(field, " ".join(names), len({*names}) == len(names), "each once")
        tags = [tag for tag, _ in self.greetings]
        _require("greetings", " ".join(tags), len({*tags}) == len(tags), "one for a language")
        game = registry.GAMES[0]
        _require("box", self.box, self.box in ("", *game.boxes), "the id of a box")
        canonical = game.canonical(self.rules)
        _require("rules", self.rules, self.rules == canonical, "a canonical code")
        agreed = agreement(self.conventions.split("."), game.conventions)
        _require("conventions", self.conventions, self.conventions == agreed, "some, in order")

    @classmethod
    @lru_cache(maxsize=256)  # each page of a list reads its club's, a fiftieth of its time
    def parse(cls, text: str) -> "Plan":
        """Return the plan of a text that `str` gave; BadSyntaxError for any other."""
        try:
            name, languages, box, rules, items, greetings, *more = json.loads(_unpacked(text))
            (conventions,) = more or ("",)
            return cls(
                name,
                tuple(Item.parse(word) for word in items.split()),
                tuple(languages.split()),
                tuple(greetings.items()),
                box,
                rules,
                conventions,
            )
        except BadSyntaxError:
            raise
        except (ValueError, TypeError, AttributeError, RecursionError):
            raise _no_plan(text) from None

    @property
    def setting(self) -> Mapping[str, str]:
        """The box and rules of the club, as fields of the first game's reader options."""
        return {"box": self.box, "rules": self.rules}

    @property
    def fits_link(self) -> bool:
        """Whether its text is short enough to be read back."""
        return len(self._content()) <= limits.PLAN_BYTES and len(str(self)) <= limits.PLAN_TEXT

    def __str__(self) -> str:
        """Return the text of the plan; `parse` reads it back if it `fits_link`."""
        packer = zlib.compressobj(9, wbits=_RAW, zdict=_DICTIONARY)
        packed = packer.compress(self._content()) + packer.flush()
        check = binascii.crc_hqx(packed, 0).to_bytes(2, "big")
        return _FORMAT + urlsafe_b64encode(check + packed).rstrip(b"=").decode()

    def _content(self) -> bytes:
        """Return the fields as JSON."""
        more = (self.conventions,) if self.conventions else ()
        fields = (
            self.name,
            " ".join(self.languages),
            self.box,
            self.rules,
            " ".join(item.id for item in self.items),
            dict(self.greetings),
            *more,
        )
        return json.dumps(fields, ensure_ascii=False, separators=(",", ":")).encode()


def agreement(chosen: Collection[str], names: tuple[str, ...]) -> str:
    """Return the text for those of these conventions that are chosen; empty for none."""
    agreed = [name for name in names if name in chosen or "all" in chosen]
    return "all" if agreed and len(agreed) == len(names) else ".".join(agreed)


def is_plan(ref: str) -> bool:
    """Return whether a ref is the text of a plan; else it is the slug of a saved club."""
    return ref.startswith(MARK)


def _unpacked(text: str) -> str:
    """Return the JSON within a text; BadSyntaxError if there is none, ValueError if it is odd."""
    if not text.startswith(_FORMAT) or len(text) > limits.PLAN_TEXT or not text.isascii():
        raise _no_plan(text)
    code = text.removeprefix(_FORMAT)
    if not re.fullmatch("[A-Za-z0-9_-]*", code):
        raise _no_plan(text)
    content = urlsafe_b64decode(code + "=" * (-len(code) % 4))
    check, packed = content[:2], content[2:]
    if binascii.crc_hqx(packed, 0).to_bytes(2, "big") != check:
        raise _no_plan(text)
    opener = zlib.decompressobj(_RAW, zdict=_DICTIONARY)
    try:
        unpacked = opener.decompress(packed, limits.PLAN_BYTES)
    except zlib.error:
        raise _no_plan(text) from None
    if not opener.eof or opener.unused_data:
        raise _no_plan(text)
    return unpacked.decode()


def _no_plan(text: str) -> BadSyntaxError:
    return BadSyntaxError("plan", text, 0, "the whole text of a plan")


def _check(field: str, text: object, most: int, *, empty: bool = True) -> None:
    """Raise BadSyntaxError unless this is one clean line of so many characters at most."""
    _require(field, text, isinstance(text, str), "a text")
    assert isinstance(text, str)
    fits = len(text) <= most and (empty or bool(text))
    _require(field, text, fits, f"at most {most} characters")
    _require(field, text, one_line(text) == text, "one line of visible characters")


def _require(field: str, text: object, holds: bool, expected: str) -> None:
    if not holds:
        raise BadSyntaxError(field, str(text), 0, expected)
