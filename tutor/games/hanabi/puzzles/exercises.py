"""Which puzzles of the library are about which rule: those whose verdicts rest on it.

`exercises.txt` has a line for each rule, its id and then up to one puzzle of each theme, easy ones
first. `python -m tools.exercises` writes it anew from the library; what stands in it is judged
again by the tests.
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

FILE = "exercises.txt"


def exercises(rule_id: str) -> tuple[str, ...]:
    """Return the ids of library puzzles on a rule, each of another theme; none for many rules."""
    return _by_rule().get(rule_id, ())


@cache
def _by_rule() -> Mapping[str, tuple[str, ...]]:
    text = (files(__package__ or __name__) / FILE).read_text(encoding="utf-8")
    lines = (line.split() for line in text.splitlines())
    return MappingProxyType({rule: tuple(names) for rule, *names in lines})
