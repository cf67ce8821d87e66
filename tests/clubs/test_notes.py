"""Codes as they are noted down: the name is what is left of a line."""

import time

import pytest

from tutor.clubs import limits
from tutor.clubs.items import Item, Solved
from tutor.clubs.results_code import BadCode, Note, fits, notes, results_code

ITEMS = tuple(map(Item, ("goal", "hidden", "clue", "save-001", "odds-002")))
SOLVED = Solved.of([0, 3])
CODE = results_code(ITEMS, SOLVED)


@pytest.mark.parametrize(
    ("line", "name"),
    [
        (f"Aya {CODE}", "Aya"),
        (f"Aya: {CODE}", "Aya"),
        (f"Aya – {CODE.lower()}", "Aya"),
        (f"{CODE} Aya", "Aya"),
        (f"  Тимур,{CODE.replace('-', ' ')}", "Тимур"),
        (f"花子\t{CODE.replace('-', '')}", "花子"),
        (f"- Max M. ({CODE})", "Max M"),
        (f"Tim 7 {CODE}", "Tim 7"),
        (CODE, ""),
    ],
)
def test_the_name_is_what_stands_around_the_code(line: str, name: str) -> None:
    """Before it or behind it, with whatever between."""
    [note] = notes(ITEMS, line)
    assert (note.name, note.solved, note.why) == (name, SOLVED, None)


def test_what_cannot_be_read_says_why() -> None:
    """A slip and the code of another list, each with its name; empty lines say nothing."""
    slip = CODE[:-1] + ("1" if CODE[-1] != "1" else "2")
    other = results_code(ITEMS[::-1], SOLVED)
    text = f"\n Max {slip}\r\n\r\nLi: {other}\nno code at all here\n"
    first, second, third = notes(ITEMS, text)
    assert first == Note("Max", slip, None, BadCode.SLIP)
    assert second == Note("Li", other, None, BadCode.OTHER_LIST)
    assert (third.solved, third.why) == (None, BadCode.SLIP)


def test_a_name_is_no_longer_than_names_are() -> None:
    """Whatever is pasted, the grid stays a grid; marks that turn text around are gone."""
    [note] = notes(ITEMS, f"{'x' * 50}\u202e {CODE}")
    assert (note.name, note.solved) == ("x" * limits.NAME, SOLVED)
    [endless] = notes(ITEMS, "x" * 60_000)
    assert len(endless.name) + len(endless.code) <= 100


@pytest.mark.parametrize(
    "line",
    [
        " ".join(["\ufdfa" * 160] * 41),
        "\n".join([" ".join(["\ufdfa"] * 55)] * limits.CODES),
        "\n".join(["77 " * 200] * limits.CODES),
    ],
    ids=["a-line-of-long-words", "lines-of-long-characters", "lines-of-short-words"],
)
def test_nonsense_is_cheap(line: str) -> None:
    """What is longer than a code is not looked at: normalised, a character may be 18."""
    before = time.process_time()
    assert not any(note.solved for note in notes(ITEMS, line))
    assert time.process_time() - before < 0.2


def test_so_many_lines_are_read_at_a_time() -> None:
    """Empty ones do not count."""
    line = f"Aya {CODE}\n"
    assert fits(line * limits.CODES + "\n\n")
    assert not fits(line * (limits.CODES + 1))
