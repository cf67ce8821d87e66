"""Which puzzles of the library are about which rule: those whose verdicts rest on it.

`library/exercises.txt` has a line for each rule, its id and then up to one puzzle of each theme,
easy ones first. `python -m tools.library` writes it anew from the library; what stands in it is
judged again by the tests.
"""

from functools import cache

from tutor.games.hanabi.puzzles.library import Names, read_names

FILE = "exercises.txt"


def exercises(rule_id: str) -> tuple[str, ...]:
    """Return the ids of library puzzles on a rule, each of another theme; none for many rules."""
    return _by_rule().get(rule_id, ())


@cache
def _by_rule() -> Names:
    return read_names(FILE)
