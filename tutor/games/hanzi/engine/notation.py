"""A whole position as one line of text that can stand in a URL as it is.

    hanzi_TGC…-…_UVW…_XYZ…_ABC_DEF.H.a.J.2.3~GIK....0.3_turning0.tD.a1_4021

Fields, in their order: ruleset; grid from a1 on, `-` for a gap, with Cangjie `.` and the marker's
spot behind it; period 2; task deck; supply; players, each with tasks, hand, new cards, scored
cards, tokens and task limit; the turn; the seed. Cards and tasks are letters (deck.py). The turn
is the phase and the active player, then what there is of: `t` and the task named, `u` and the spots
turned up, `p` and the card played, `w` and the players who are waited for, `c` and the craftings to
come if not one, `3` for a third card paid for, `m` if the marker was put somewhere, `e` and why the
game ended. A position has exactly one line: what `read_position` accepts, `write_position` gives
back letter for letter.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from tutor.core.errors import BadSyntaxError
from tutor.games.hanzi.deck import CARD_OF_LETTER, LETTER, TASK_OF_LETTER, Card, Task
from tutor.games.hanzi.engine.position import Phase, Position
from tutor.games.hanzi.engine.reasons import EndCause
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT, SEEDS, SPOT_OF_NAME, SPOTS, Ruleset

LONGEST = 400
"""Longer lines are not read."""

FIELDS = ("ruleset", "grid", "pile", "deck", "supply", "players", "turn", "seed")
_GAP = "-"
_TURN = re.compile(
    rf"(?P<phase>{'|'.join(Phase)})(?P<active>[0-4])"
    r"(?:\.t(?P<named>[A-Za-z]))?(?:\.u(?P<up>(?:[a-f][1-5]){1,3}))?(?:\.p(?P<played>[A-Za-z]))?"
    r"(?:\.w(?P<waiting>[0-4]+))?(?:\.c(?P<craftings>[2-9]))?(?P<third>\.3)?(?P<put>\.m)?"
    rf"(?:\.e(?P<ending>{'|'.join(EndCause)}))?"
)

T = TypeVar("T")


def write_position(state: Position) -> str:
    """Return the line for a position."""
    grid = "".join(LETTER[card] if card else _GAP for card in state.grid)
    marker = "" if state.marker is None else f".{NAME_OF_SPOT[state.marker]}"
    hidden = (_letters(state.pile), _letters(state.task_deck))
    fields = (str(state.ruleset), grid + marker, *hidden, *open_fields(state), str(state.seed))
    return "_".join(fields)


def open_fields(table: Any) -> tuple[str, str, str]:
    """Return the supply, the players and the turn, of a position or of what a player sees of it."""
    players = (_player(table, seat) for seat in range(table.players))
    return _letters(table.supply), "~".join(players), ".".join(_turn(table))


def _letters(items: Iterable[object]) -> str:
    """Return cards and tasks as letters; what only looks like a card writes itself."""
    return "".join(LETTER[i] if isinstance(i, Card | Task) else str(i) for i in items)


def _player(table: Any, seat: int) -> str:
    cards = (table.tasks, table.hands, table.new_cards, table.scored)
    numbers = (table.tokens, table.limits)
    return ".".join([*(_letters(each[seat]) for each in cards), *(str(n[seat]) for n in numbers)])


def _turn(table: Any) -> Iterable[str]:
    yield f"{table.phase}{table.active}"
    if table.named:
        yield f"t{LETTER[table.named]}"
    if table.face_up:
        yield "u" + "".join(NAME_OF_SPOT[spot] for spot in table.face_up)
    if table.played:
        yield f"p{LETTER[table.played]}"
    if table.waiting:
        yield "w" + "".join(map(str, table.waiting))
    if table.craftings != 1:
        yield f"c{table.craftings}"
    if table.third_card:
        yield "3"
    if table.marker_put:
        yield "m"
    if table.ending:
        yield f"e{table.ending}"


def read_position(text: str) -> Position:
    """Return the position that this line stands for, which is read, not judged.

    Raises BadSyntaxError with the field and the character where reading failed.
    """
    if len(text) > LONGEST:
        raise BadSyntaxError("position", text, LONGEST, f"at most {LONGEST} characters")
    fields = text.split("_")
    if len(fields) != len(FIELDS):
        raise BadSyntaxError("position", text, len(text), f"{len(FIELDS)} fields")
    starts = [sum(len(field) + 1 for field in fields[:place]) for place in range(len(fields))]
    placed = zip(FIELDS, zip(fields, starts, strict=True), strict=True)
    return _Reader(text, dict(placed)).position()


class _Reader:
    """The fields of a line, each with the place where it begins."""

    def __init__(self, text: str, fields: Mapping[str, tuple[str, int]]) -> None:
        self.text = text
        self.fields = fields

    def position(self) -> Position:
        grid, marker = self._grid()
        tasks, hands, new_cards, scored, tokens, limits = zip(*self._players(), strict=True)
        turn = _TURN.fullmatch(self.fields["turn"][0])
        if not turn:
            raise self._fail("turn", 0, "a phase, a seat and what belongs to them")
        named, played, ending = turn["named"], turn["played"], turn["ending"]
        up = turn["up"] or ""
        return Position(
            ruleset=Ruleset.parse(self.fields["ruleset"][0]),
            seed=self._seed(),
            grid=grid,
            marker=marker,
            pile=self._items("pile", self.fields["pile"][0], CARD_OF_LETTER),
            task_deck=self._items("deck", self.fields["deck"][0], TASK_OF_LETTER),
            supply=self._items("supply", self.fields["supply"][0], TASK_OF_LETTER),
            tasks=tasks,
            limits=limits,
            hands=hands,
            new_cards=new_cards,
            scored=scored,
            tokens=tokens,
            active=int(turn["active"]),
            phase=Phase(turn["phase"]),
            named=self._one("turn", named, TASK_OF_LETTER),
            face_up=tuple(SPOT_OF_NAME[up[i : i + 2]] for i in range(0, len(up), 2)),
            played=self._one("turn", played, CARD_OF_LETTER),
            waiting=tuple(map(int, turn["waiting"] or "")),
            craftings=int(turn["craftings"] or 1),
            third_card=bool(turn["third"]),
            marker_put=bool(turn["put"]),
            ending=EndCause(ending) if ending else None,
        )

    def _fail(self, field: str, offset: int, expected: str) -> BadSyntaxError:
        return BadSyntaxError(field, self.text, self.fields[field][1] + offset, expected)

    def _seed(self) -> int:
        number = self.fields["seed"][0]
        if not re.fullmatch("[0-9]{1,10}", number) or int(number) >= SEEDS:
            raise self._fail("seed", 0, f"a number below {SEEDS}")
        return int(number)

    def _items(self, field: str, letters: str, known: Mapping[str, T]) -> tuple[T, ...]:
        for offset, letter in enumerate(letters):
            if letter not in known:
                raise self._fail(field, offset, f"letters of {''.join(known)}")
        return tuple(known[letter] for letter in letters)

    def _one(self, field: str, letter: str | None, known: Mapping[str, T]) -> T | None:
        return self._items(field, letter, known)[0] if letter else None

    def _grid(self) -> tuple[tuple[Card | None, ...], int | None]:
        letters, dot, spot = self.fields["grid"][0].partition(".")
        if len(letters) != SPOTS:
            raise self._fail("grid", len(letters), f"{SPOTS} cards")
        if dot and spot not in SPOT_OF_NAME:
            raise self._fail("grid", len(letters) + 1, "the marker's spot")
        known: dict[str, Card | None] = {**CARD_OF_LETTER, _GAP: None}
        return self._items("grid", letters, known), SPOT_OF_NAME[spot] if dot else None

    def _players(self) -> Iterator[tuple[Any, ...]]:
        """Yield each player's tasks, three kinds of cards, tokens, limit."""
        for player in self.fields["players"][0].split("~"):
            parts = player.split(".")
            if len(parts) != 6 or not all(re.fullmatch(r"[0-9]{1,2}", n) for n in parts[4:]):
                raise self._fail("players", 0, "tasks.hand.new.scored.tokens.limit")
            tasks = self._items("players", parts[0], TASK_OF_LETTER)
            cards = (self._items("players", each, CARD_OF_LETTER) for each in parts[1:4])
            yield (tasks, *cards, int(parts[4]), int(parts[5]))
