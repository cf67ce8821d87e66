"""Which box the reader has, where the boxes disagree, and what no leaflet says."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.core.rulebook import ItemList, Link, Rule
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.ruleset import FUSES
from tutor.games.hanabi.engine.scoring import SCALE_SIX
from tutor.games.hanabi.rulebook.editions import BOXES, SILENCES, SILENT, UNKNOWN, Box, TooFew
from tutor.games.hanabi.rulebook.parts import say
from tutor.games.hanabi.rulebook.table import TableSetup

Side = tuple[str, dict[str, int]]
"""What a box has or says: the last part of a message id, and the numbers in that message."""


_UNKNOWN: Side = (UNKNOWN, {})


@dataclass(frozen=True, slots=True)
class Point:
    """A point on which boxes disagree, as a rule: the differences it covers (see editions.py).

    `noted_at` are the rules that read differently with another box; they carry its other sides as
    notes, except the side `usual`, which the text of these rules takes itself. `closes`: whether a
    paragraph follows the list, with `closing` as its numbers.
    """

    id: str
    differences: tuple[str, ...]
    side: Callable[[Box], Side]
    noted_at: tuple[str, ...]
    usual: str = ""
    closes: bool = False
    closing: tuple[tuple[str, int], ...] = ()

    def rows(self, boxes: tuple[Box, ...]) -> tuple[Message, ...]:
        """Return one message for each side that any of these boxes takes, with those that do.

        A box of which we do not know it is in none.
        """
        sides: list[tuple[Side, list[Box]]] = []
        for box in boxes:
            side = self.side(box)
            if side == _UNKNOWN:
                continue
            for known, sharing in sides:
                if side == known:
                    sharing.append(box)
                    break
            else:
                sides.append((side, [box]))
        return tuple(
            say(f"{self.id}.{name}", boxes=editions(sharing), **numbers)
            for (name, numbers), sharing in sides
        )

    def rule(self) -> Rule:
        """Return the rule that lists all boxes by their side."""
        last = (say(f"{self.id}.2", **dict(self.closing)),) if self.closes else ()
        unknown = [box for box in BOXES.values() if self.side(box) == _UNKNOWN]
        rows = self.rows(tuple(BOXES.values()))
        if unknown:
            rows += (say(f"{self.id}.unknown", boxes=editions(unknown)),)
        return Rule(self.id, say(f"{self.id}.title"), (say(f"{self.id}.1"), ItemList(rows), *last))

    def notes(self, box: Box) -> tuple[Message, ...]:
        """Return the sentences on boxes that differ from this one."""
        own = self.side(box)
        others = [(self.side(other), other) for other in BOXES.values()]
        return self.rows(
            tuple(
                other
                for side, other in others
                if side[0] != self.usual and not _is_alike(side, own)
            )
        )


def _is_alike(side: Side, other: Side) -> bool:
    """Return whether two sides play alike: they are the same, but for cards with rules on them."""
    if {side[0], other[0]} <= {"cards", "with-rules"}:
        return side[1]["num"] == other[1]["num"]
    return side == other


def _if_read(side: Callable[[Box], Side]) -> Callable[[Box], Side]:
    """Return a function that reads a box's side of a point from its leaflet."""
    return lambda box: side(box) if box.leaflet.is_read else _UNKNOWN


def names(boxes: Iterable[Box]) -> tuple[Message, ...]:
    """Return the names of the boxes, by the language of their leaflet."""
    return tuple(Message(f"box.{box.id}") for box in boxes)


def editions(boxes: Sequence[Box]) -> Message:
    """Return the names of the boxes as editions."""
    return Message("boxes", {"boxes": names(boxes), "num": len(boxes)})


def _card_count(box: Box) -> Side:
    numbers = {"num": box.multicolor_cards, "all": box.cards}
    if box.rules_cards:
        return "with-rules", {**numbers, "rules": box.rules_cards}
    return "cards", numbers


def _difficulty(box: Box) -> Side:
    """Return which settings the leaflet has, with the numbers of tokens in them."""
    parts = box.leaflet.parts
    settings = {part: Ruleset.parse(part) for part in parts if part.startswith(("fuses", "clues"))}
    if not settings:
        return "none", {}
    harder = min(ruleset.fuses for ruleset in settings.values())
    if "fuses-2" in settings:
        return "harder-less-hard", {"fuses": harder, "other": settings["fuses-2"].fuses}
    more = max(ruleset.clue_tokens for ruleset in settings.values())
    return "harder-easier", {"fuses": harder, "clues": more}


def _variants(box: Box) -> Side:
    has_all = {"sixth-10", "sixth-5", "wild-10"} <= box.leaflet.parts.keys()
    return ("all" if has_all else "avalanche"), {}


def _six_scale(box: Box) -> Side:
    """Return how far the scale goes on, with the points that are named."""
    legendary, beyond = SCALE_SIX[-2:]
    return box.leaflet.six_scale.value, {"low": legendary.low, "high": beyond.high}


POINTS: tuple[Point, ...] = (
    Point(
        "difference-fifth-colour",
        ("fifth-suit",),
        lambda box: (box.fifth.value, {}),
        noted_at=("deck",),
        closes=True,
    ),
    Point(
        "difference-multicolour-count",
        ("cards", "rules-cards", "multicolor-cards"),
        _card_count,
        noted_at=("deck", "multicolour-cards"),
        closes=True,
    ),
    Point(
        "difference-clue-tokens",
        ("clue-tokens-available", "clue-tokens-spent"),
        lambda box: (box.clue_tokens.available.value, {}),
        noted_at=("token-setup", "clue-cost"),
    ),
    Point(
        "difference-fuse-colour",
        ("fuse-color", "fuse-count", "mistake", "counted", "last-mistake"),
        lambda box: (box.fuse_tokens.counted.value, {"num": box.fuse_tokens.count}),
        noted_at=("tokens", "token-setup", "misplay", "end-strikes"),
        closes=True,
        closing=(("num", FUSES),),
    ),
    Point(
        "difference-perfect-end",
        ("perfect-end",),
        lambda box: (box.leaflet.perfect_end.value, {}),
        noted_at=("end-perfect",),
        usual="no-time",
        closes=True,
    ),
    Point(
        "difference-difficulty",
        ("fuses-1", "fuses-2", "clues-10"),
        _if_read(_difficulty),
        noted_at=("difficulty-boxes",),
    ),
    Point(
        "difference-variants",
        ("sixth-10", "sixth-5", "wild-10"),
        _if_read(_variants),
        noted_at=("sixth-suit", "wild"),
        closes=True,
    ),
    Point(
        "difference-play-on",
        ("play-on",),
        _if_read(lambda box: (box.leaflet.parts.get("play-on", SILENT), {})),
        noted_at=("play-on",),
    ),
    Point(
        "difference-six-scale",
        ("six-scale",),
        _if_read(_six_scale),
        noted_at=("six-scale",),
        closes=True,
    ),
    Point(
        "difference-rearranging",
        ("hand",),
        lambda box: (box.leaflet.rearranging.value, {}),
        noted_at=("arrange-hand", "discard-pile"),
    ),
    # Its id is older than the finding that two leaflets do speak of it, and links carry it.
    Point(
        "silence-memory",
        ("talk",),
        lambda box: (box.leaflet.talk.value, {}),
        noted_at=("table-talk", "memory-aloud"),
        closes=True,
    ),
)
"""Every difference in editions.py, gathered into rules, in order."""


def compared_in(rule_id: str) -> tuple[str, ...]:
    """Return the rules that compare the boxes on the subject of a rule."""
    return tuple(point.id for point in POINTS if rule_id in point.noted_at)


def notes(rule_id: str, box: Box) -> tuple[Message, ...]:
    """Return the notes on other boxes that concern a rule."""
    return tuple(note for point in POINTS if rule_id in point.noted_at for note in point.notes(box))


def which_box(table: TableSetup) -> tuple[Rule, ...]:
    """Return the rule by which readers find out which box is theirs, or is nearest to theirs."""
    counts = sorted({box.multicolor_cards for box in BOXES.values()})
    questions = ItemList(
        (
            say("which-box.cards"),
            say("which-box.fuses"),
            say("which-box.multicolour", fewer=counts[0], more=counts[-1]),
        )
    )
    return (
        Rule(
            "which-box",
            say("which-box.title"),
            (
                say("which-box.1"),
                questions,
                say("which-box.2"),
                ItemList(_answers()),
                say("which-box.3"),
                *(
                    say(f"which-box.unread.{id_}")
                    for id_, box in BOXES.items()
                    if not box.leaflet.is_read
                ),
                say(f"which-box.yours.{table.box.id}"),
                *shortfalls(table),
            ),
        ),
    )


def _answers() -> tuple[Message, ...]:
    """Return a row for each set of answers to the questions, with the boxes it fits."""
    boxes_by_answer: dict[tuple[str, int], list[Box]] = {}
    for box in BOXES.values():
        seen = f"{box.fifth}.{box.fuse_tokens.color}", box.multicolor_cards
        boxes_by_answer.setdefault(seen, []).append(box)
    return tuple(
        say(f"which-box.row.{colours}", num=multicolor, boxes=editions(fitting))
        for (colours, multicolor), fitting in boxes_by_answer.items()
    )


def shortfalls(table: TableSetup) -> tuple[Message, ...]:
    """Return the shortfalls of the box and its leaflet for the chosen rules."""
    pieces, all_shortfalls = too_few(table), table.box.can_play(table.ruleset)
    return (
        *pieces,
        *((say("which-box.not-in-leaflet"),) if len(pieces) < len(all_shortfalls) else ()),
    )


def too_few(table: TableSetup) -> tuple[Message, ...]:
    """Return of which pieces the box has too few for the game, and what stands in for them."""
    return tuple(
        say(f"which-box.short.{short.pieces}", num=short.has, needed=short.needs)
        for short in table.box.can_play(table.ruleset)
        if isinstance(short, TooFew)
    )


def differences() -> tuple[Rule, ...]:
    """Return a rule for each point on which the boxes disagree."""
    return tuple(point.rule() for point in POINTS)


def silences() -> tuple[Link, ...]:
    """Return the points that no leaflet settles, each with the rule by which we play."""
    return tuple(
        Link(f"silence-{silence.id}", say(f"silence-{silence.id}.title"), silence.rules[-1])
        for silence in SILENCES
    )
