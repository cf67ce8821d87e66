"""The boxes on people's tables: what is inside, what the leaflet has, where leaflets disagree.

Facts as symbols, no words. A leaflet's variants and difficulty settings are parts of ruleset codes.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType

from tutor.games.hanabi.engine.cards import RANKS
from tutor.games.hanabi.engine.ruleset import (
    CLUE_TOKENS,
    COPIES_BY_RANK,
    FUSES,
    Ruleset,
    Variant,
)

SILENT = "silent"
"""What a leaflet says on a point that it does not mention."""

UNKNOWN = "unknown"
"""What a leaflet that we have not read says on a point that no description of it tells."""


class Place(StrEnum):
    """Where tokens lie."""

    LID = "lid"
    BOX = "box"
    BESIDE = "beside"
    FACE_UP = "face-up"
    TURNED_OVER = "turned-over"
    STACK = "stack"


class FuseMove(StrEnum):
    """What a mistake does to a fuse token."""

    PUT_IN = "put-in"
    TAKEN_AWAY = "taken-away"
    TURNED_OVER = "turned-over"


class PerfectEnd(StrEnum):
    """When, by the leaflet, completing all fireworks ends the game with the full score."""

    NO_TIME = "no-time"
    BEFORE_DECK_END = "before-deck-end"
    UNKNOWN = UNKNOWN


class Talk(StrEnum):
    """What may be said of cards beside clues: only the general rule, or what the group agrees."""

    GENERAL = "general"
    OWN_WAY = "own-way"
    UNKNOWN = UNKNOWN


class Rearranging(StrEnum):
    """Whether the leaflet says that players may rearrange their cards."""

    ARRANGED = "arranged"
    SILENT = "silent"
    UNKNOWN = UNKNOWN


class SixScale(StrEnum):
    """How much of the scale beyond 25 points a leaflet has: all, its two ends, nothing."""

    ALL = "all"
    ENDS = "ends"
    NONE = "none"
    UNKNOWN = UNKNOWN


@dataclass(frozen=True, slots=True)
class ClueTokens:
    """Tokens that pay for clues: where they are while available, and when spent."""

    count: int
    color: str
    available: Place
    spent: Place


@dataclass(frozen=True, slots=True)
class FuseTokens:
    """Tokens that count mistakes."""

    count: int
    color: str
    """"storm" if they are told apart by the lightning on one side."""
    start: Place
    """Where they are at first."""
    move: FuseMove
    """What a mistake does to one."""
    counted: Place
    """Where a mistake puts a token, or takes it from."""
    explosion: bool = False
    """Whether the lowest of the pieces shows an explosion, seen when the others are gone."""


@dataclass(frozen=True, slots=True)
class Leaflet:
    """What a printed leaflet says where leaflets differ."""

    language: str
    parts: Mapping[str, str] = field(hash=False)
    """The variants and settings it describes, by their part of a ruleset code, and its names for
    them: `avalanche`, `variant-1`, `harder`, …"""
    perfect_end: PerfectEnd
    talk: Talk
    rearranging: Rearranging
    six_scale: SixScale
    implied: frozenset[str] = frozenset({"play-unknown"})
    """The ids of rules that follow from what it says though it does not print them."""
    is_read: bool = True
    """Whether we have the leaflet; if not, the fields have what public descriptions agree on."""


@dataclass(frozen=True, slots=True)
class TooFew:
    """A ruleset needs more `pieces` ("multicolor-cards", "clue-tokens") than the box has."""

    pieces: str
    needs: int
    has: int


@dataclass(frozen=True, slots=True)
class NotInLeaflet:
    """The box's leaflet does not describe this `part` of a ruleset code."""

    part: str


Shortfall = TooFew | NotInLeaflet


class FifthColour(StrEnum):
    """The fifth colour of a box, by its letter."""

    WHITE = "w"
    BLACK = "k"


@dataclass(frozen=True, slots=True)
class Box:
    """A printed edition: a permanent `id`, what is in the box, and its leaflet.

    `fifth` is the basic colour that other boxes lack. It changes names and pictures, never the
    rules: the engine calls it white.
    """

    id: str
    fifth: FifthColour
    multicolor_cards: int
    rules_cards: int
    clue_tokens: ClueTokens
    fuse_tokens: FuseTokens
    leaflet: Leaflet

    @property
    def cards(self) -> int:
        """How many cards are in the box to play with, the multicolour ones counted."""
        return len(Ruleset().deck) + self.multicolor_cards

    def can_play(self, ruleset: Ruleset) -> tuple[Shortfall, ...]:
        """Return the shortfalls of this box for the ruleset, pieces first.

        For telling, not for refusing: a table can borrow pieces, and read the rules here.
        """
        wanted = (
            ("multicolor-cards", ruleset.variant.multicolor_cards, self.multicolor_cards),
            ("clue-tokens", ruleset.clue_tokens, self.clue_tokens.count),
        )
        pieces = [TooFew(name, needs, has) for name, needs, has in wanted if needs > has]
        parts = [part for part in str(ruleset).split(".") if part != Variant.NONE]
        if not self.leaflet.is_read:
            return tuple(pieces)
        unknown = [NotInLeaflet(part) for part in parts if part not in self.leaflet.parts]
        return (*pieces, *unknown)


_RED_FUSES = FuseTokens(FUSES, "red", Place.BESIDE, FuseMove.PUT_IN, Place.BOX)
_EXPLOSION = 1

BOXES: Mapping[str, Box] = MappingProxyType(
    {
        box.id: box
        for box in (
            Box(
                id="en",
                fifth=FifthColour.BLACK,
                multicolor_cards=len(RANKS),
                rules_cards=0,
                clue_tokens=ClueTokens(CLUE_TOKENS, "blue", Place.LID, Place.BESIDE),
                fuse_tokens=replace(_RED_FUSES, counted=Place.LID),
                leaflet=Leaflet(
                    "en",
                    {"sixth-5": "avalanche", "fuses-1": "harder", "clues-10": "easier"},
                    PerfectEnd.NO_TIME,
                    Talk.GENERAL,
                    Rearranging.ARRANGED,
                    SixScale.ALL,
                ),
            ),
            Box(
                id="ja",
                fifth=FifthColour.BLACK,
                multicolor_cards=len(RANKS),
                rules_cards=0,
                clue_tokens=ClueTokens(CLUE_TOKENS, "blue", Place.BOX, Place.BESIDE),
                fuse_tokens=_RED_FUSES,
                leaflet=Leaflet(
                    "ja",
                    {"sixth-5": "avalanche", "fuses-1": "harder", "fuses-2": "less-hard"},
                    PerfectEnd.NO_TIME,
                    Talk.GENERAL,
                    Rearranging.SILENT,
                    SixScale.ALL,
                ),
            ),
            Box(
                id="ru",
                fifth=FifthColour.WHITE,
                multicolor_cards=len(RANKS),
                rules_cards=4,
                clue_tokens=ClueTokens(CLUE_TOKENS, "blue", Place.BOX, Place.BESIDE),
                fuse_tokens=_RED_FUSES,
                leaflet=Leaflet(
                    "ru",
                    {"sixth-5": "avalanche", "play-on": "expert"},
                    PerfectEnd.BEFORE_DECK_END,
                    Talk.OWN_WAY,
                    Rearranging.ARRANGED,
                    SixScale.ENDS,
                ),
            ),
            Box(
                id="zh-Hant",
                fifth=FifthColour.WHITE,
                multicolor_cards=sum(COPIES_BY_RANK),
                rules_cards=0,
                clue_tokens=ClueTokens(CLUE_TOKENS, "blue", Place.FACE_UP, Place.TURNED_OVER),
                fuse_tokens=FuseTokens(
                    FUSES + _EXPLOSION,
                    "black",
                    Place.STACK,
                    FuseMove.TAKEN_AWAY,
                    Place.STACK,
                    explosion=True,
                ),
                leaflet=Leaflet(
                    "zh-Hant",
                    {
                        "sixth-10": "variant-1",
                        "sixth-5": "variant-2",
                        "wild-10": "variant-3",
                        "play-on": "variant-4",
                    },
                    PerfectEnd.BEFORE_DECK_END,
                    Talk.OWN_WAY,
                    Rearranging.ARRANGED,
                    SixScale.NONE,
                    implied=frozenset({"no-passing", "play", "play-unknown", "sixth-suit"}),
                ),
            ),
            Box(
                id="de",
                fifth=FifthColour.WHITE,
                multicolor_cards=sum(COPIES_BY_RANK),
                rules_cards=0,
                clue_tokens=ClueTokens(CLUE_TOKENS, "white", Place.FACE_UP, Place.TURNED_OVER),
                fuse_tokens=FuseTokens(
                    FUSES, "storm", Place.BESIDE, FuseMove.TURNED_OVER, Place.TURNED_OVER
                ),
                leaflet=Leaflet(
                    "de",
                    {},
                    PerfectEnd.NO_TIME,
                    Talk.UNKNOWN,
                    Rearranging.ARRANGED,
                    SixScale.UNKNOWN,
                    implied=frozenset(),
                    is_read=False,
                ),
            ),
            Box(
                id="fr",
                fifth=FifthColour.WHITE,
                multicolor_cards=len(RANKS),
                rules_cards=0,
                clue_tokens=ClueTokens(CLUE_TOKENS, "blue", Place.LID, Place.BESIDE),
                fuse_tokens=replace(_RED_FUSES, counted=Place.LID),
                leaflet=Leaflet(
                    "fr",
                    {},
                    PerfectEnd.UNKNOWN,
                    Talk.UNKNOWN,
                    Rearranging.UNKNOWN,
                    SixScale.UNKNOWN,
                    implied=frozenset(),
                    is_read=False,
                ),
            ),
        )
    }
)
"""The four boxes whose leaflets we have, by id, and two known from descriptions."""


def default_box(locale: str) -> Box:
    """Return the box of a language: the one with its leaflet, else the one nearest to it.

    `locale` is a tag like `zh-Hans`. Where no leaflet is in the language at all, the English one.
    """
    if locale in BOXES:
        return BOXES[locale]
    language = locale.replace("_", "-").partition("-")[0]
    near = (box for box in BOXES.values() if box.id.partition("-")[0] == language)
    return next(near, BOXES["en"])


@dataclass(frozen=True, slots=True)
class Difference:
    """A point on which leaflets or boxes differ: a permanent `id` and the rules it concerns.

    `value` gives the symbol for a box's side of it, SILENT if its leaflet does not say, UNKNOWN if
    we do not know.
    """

    id: str
    rules: tuple[str, ...]
    value: Callable[[Box], str]

    @property
    def values(self) -> dict[str, str]:
        """Each box's side, by the box's id."""
        return {box.id: self.value(box) for box in BOXES.values()}


def _says(part: str) -> Callable[[Box], str]:
    """Return a function that gives a leaflet's name for a part of a ruleset code."""
    return lambda box: box.leaflet.parts.get(part, SILENT if box.leaflet.is_read else UNKNOWN)


DIFFERENCES: tuple[Difference, ...] = (
    Difference("fifth-suit", ("deck",), lambda box: box.fifth.value),
    Difference("cards", ("deck",), lambda box: str(box.cards)),
    Difference("rules-cards", ("deck",), lambda box: str(box.rules_cards)),
    Difference("multicolor-cards", ("deck",), lambda box: str(box.multicolor_cards)),
    Difference(
        "clue-tokens-available",
        ("tokens", "token-setup", "discard", "bonus"),
        lambda box: box.clue_tokens.available.value,
    ),
    Difference("clue-tokens-spent", ("clue-cost",), lambda box: box.clue_tokens.spent.value),
    Difference("fuse-color", ("tokens", "token-setup"), lambda box: box.fuse_tokens.color),
    Difference("fuse-count", ("tokens", "token-setup"), lambda box: str(box.fuse_tokens.count)),
    Difference("mistake", ("token-setup", "misplay"), lambda box: box.fuse_tokens.move.value),
    Difference("counted", ("token-setup", "misplay"), lambda box: box.fuse_tokens.counted.value),
    Difference(
        "last-mistake",
        ("end-strikes",),
        lambda box: "explosion" if box.fuse_tokens.explosion else "last-token",
    ),
    Difference("perfect-end", ("end-perfect",), lambda box: box.leaflet.perfect_end.value),
    Difference("fuses-1", ("end-strikes",), _says("fuses-1")),
    # The Japanese leaflet makes the game harder with one fuse token, or with two if one is too few.
    Difference("fuses-2", ("end-strikes",), _says("fuses-2")),
    Difference("clues-10", ("tokens", "discard-not-full"), _says("clues-10")),
    Difference("sixth-10", ("deck", "goal"), _says("sixth-10")),
    Difference("sixth-5", ("deck", "goal", "last-copy"), _says("sixth-5")),
    Difference("wild-10", ("deck", "goal", "wild-never-named"), _says("wild-10")),
    Difference("play-on", ("end-last-round", "play-on-card-gone"), _says("play-on")),
    Difference("six-scale", ("scale", "six-scale"), lambda box: box.leaflet.six_scale.value),
    Difference("hand", ("arrange-hand", "discard-pile"), lambda box: box.leaflet.rearranging.value),
    Difference("talk", ("table-talk", "memory-aloud"), lambda box: box.leaflet.talk.value),
)
"""Every point on which the leaflets or the boxes differ."""


@dataclass(frozen=True, slots=True)
class Silence:
    """A point on which every leaflet is silent, so that it is for the table to agree on.

    The last of `rules` says how it is played here. `taken` is the symbol of what the engine takes;
    `part` the part of a ruleset code that takes the opposite, if there is one.
    """

    id: str
    rules: tuple[str, ...]
    taken: str
    part: str | None = None


SILENCES: tuple[Silence, ...] = (
    Silence("empty-clue", ("clue-touches-some",), "not-allowed", "empty-clues"),
    Silence("lost-score", ("lost-score",), "zero"),
    Silence("same-clue", ("memory-aloud",), "allowed"),
    Silence("play-on-no-action", ("no-passing", "play-on-no-action"), "lost"),
)
"""Every point on which the leaflets say nothing."""
