"""Positions that are small enough to count their worlds by hand."""

from tests.support.table_script import TableScript


def told_red() -> TableScript:
    """Return a turn of Ann, whose cards are both red: two out of r3, r4, r4 and r5."""
    return TableScript(
        "Ann Bob",
        ["r4 r4", "r3 r5"],
        ruleset="play-on",
        fireworks="r2 y5 g5 b5 w5",
        deck_size=0,
        starts="Bob",
    ).do("Bob clues red to Ann (slots 1,2)")
