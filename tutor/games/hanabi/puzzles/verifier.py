"""Records: puzzles as plain data, and the check of a record from the table up.

The shape of a record, with the whole truth, is described in docs/puzzle-format.md.

Nothing here knows how puzzles are made: the position is put together again from the record's
table, every option is judged anew, and what comes out is compared with what the record says.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from tutor.core.errors import TutorError, UnsupportedError
from tutor.core.library import puzzle_record
from tutor.core.puzzle import Puzzle, answer_to
from tutor.games.hanabi.engine.cards import SUIT_BY_LETTER, Card, ClueMarks
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.engine.validation import build
from tutor.games.hanabi.knowledge.table_record import whole_table
from tutor.games.hanabi.puzzles.difficulty import level_of
from tutor.games.hanabi.puzzles.option_names import canonical
from tutor.games.hanabi.puzzles.themes import THEMES

Record = Mapping[str, Any]
"""A puzzle as docs/puzzle-format.md describes it."""


class WrongRecordError(TutorError):
    """A record that does not say what the engine finds; the message says where they differ."""

    def __init__(self, name: object, differences: Sequence[str]) -> None:
        self.name = name
        self.differences = tuple(differences)
        super().__init__(f"{name}: {'; '.join(differences)}")


def verify(record: Record) -> Puzzle[GameState]:
    """Return the puzzle of a record whose choose, options, correct and level are all as judged.

    Raises WrongRecordError for one that says something else, has nothing right or nothing wrong,
    or is no record; BadSyntaxError or ImpossiblePositionError for a table that cannot be.
    """
    try:
        puzzle = puzzle_of(record)
        said = {field: record[field] for field in ("id", "choose", "options", "correct", "level")}
        name = said["id"]
        differences = list(_differences(puzzle, said))
    except (AttributeError, LookupError, TypeError, ValueError) as error:
        told = f"not a record of a puzzle ({type(error).__name__}: {error})"
        name = record.get("id", "?") if isinstance(record, Mapping) else "?"
        raise WrongRecordError(name, [told]) from error
    if differences:
        raise WrongRecordError(name, differences)
    return puzzle


def puzzle_of(record: Record) -> Puzzle[GameState]:
    """Return the puzzle that the record is about, whatever it says of the answer.

    Raises UnsupportedError for an unknown theme, BadSyntaxError or ImpossiblePositionError for a
    table that cannot be, and what Python raises for parts that are missing or of another type.
    """
    theme = record["theme"]
    if theme not in THEMES:
        raise UnsupportedError("theme", str(theme))
    question = {key: _frozen(value) for key, value in record["question"].items()}
    position, viewer = position_of(record), record["viewer"]
    if viewer not in range(position.players):
        raise ValueError(f"nobody sits at {viewer!r}")
    return Puzzle(theme, position, viewer, question)


def position_of(record: Record) -> GameState:
    """Return the position of the record's table; raises as `puzzle_of` does."""
    table = record["table"]
    hands = table["hands"]
    if len(hands) != table["players"]:
        raise ValueError(f"{len(hands)} hands for {table['players']} players")
    return GameState._make(
        build(
            Ruleset.parse(record["rules"]),
            to_act=record["to_act"],
            hands=tuple(_cards(held["card"] for held in hand) for hand in hands),
            marks=tuple(tuple(_told(held).bits for held in hand) for hand in hands),
            fireworks={SUIT_BY_LETTER[letter]: top for letter, top in table["fireworks"].items()},
            discards=_cards(table["discards"]),
            clue_tokens=table["clue_tokens"],
            strikes=table["strikes"],
            deck=_cards(table["deck"]),
            turns_left=table["turns_left"],
        )
    )


def _differences(puzzle: Puzzle[GameState], said: Mapping[str, Any]) -> Iterator[str]:
    """Yield each thing that is otherwise than the record says."""
    theme = THEMES[puzzle.theme]
    given = answer_to(theme, puzzle, [])
    options = [verdict.option for verdict in given.verdicts]
    right = [option for option in options if option in given.right_options]
    found = {
        "choose": str(theme.choose),
        "options": options,
        "correct": right,
        "level": level_of(theme, puzzle),
    }
    for field, value in found.items():
        if _frozen(said[field]) != _frozen(value):
            yield f"{field} is {_written(value)}, not {_written(said[field])}"
    if (name := said["id"]) and not _fits(str(name), puzzle, found["level"]):
        yield "the id is of another ruleset, theme or level"
    if not right:
        yield "no option is right"
    if len(right) == len(options):
        yield "no option is wrong"


def _fits(name: str, puzzle: Puzzle[GameState], level: Any) -> bool:
    """Return whether a name that says what it stands for (`1/base/save/2/7`) says this."""
    parts = name.split("/")
    return len(parts) == 1 or parts[1:4] == [str(puzzle.position.ruleset), puzzle.theme, str(level)]


def _written(value: object) -> str:
    return " ".join(map(str, value)) or "nothing" if isinstance(value, list) else str(value)


def _cards(names: Any) -> tuple[Card, ...]:
    return tuple(Card(name) for name in names)


def _told(held: Mapping[str, Any]) -> ClueMarks:
    clued, denied = held["clued"], held["denied"]
    return ClueMarks(
        tuple(map(SUIT_BY_LETTER.__getitem__, clued["colors"])),
        tuple(clued["ranks"]),
        tuple(map(SUIT_BY_LETTER.__getitem__, denied["colors"])),
        tuple(denied["ranks"]),
    )


def _frozen(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(map(_frozen, value))
    return canonical(value) if isinstance(value, str) else value


_FIELDS = (
    *("id", "theme", "rules", "level", "viewer", "to_act", "table", "question"),
    *("choose", "options", "correct"),
)
"""In this order they stand in a line."""


def record(puzzle: Puzzle[GameState], *, name: str, level: int) -> dict[str, Any]:
    """Return the puzzle, hidden cards and right options included, as JSON can hold it.

    `name` and `level` say where it comes from; they are not part of a puzzle.
    """
    theme = THEMES[puzzle.theme]
    asked = asdict(puzzle_record(theme, puzzle, name=name, level=level))
    right = answer_to(theme, puzzle, []).right_options
    said = {
        **asked,
        "table": asdict(whole_table(puzzle.position)),
        "correct": [option for option in asked["options"] if option in right],
    }
    # Written and read, so that there are lists for tuples.
    plain: dict[str, Any] = json.loads(json.dumps({field: said[field] for field in _FIELDS}))
    return plain
