"""The suit symbols that a page needs, drawn once at its end.

Macros ask `suit_ref` for the address of a symbol whenever they draw one; base.html ends with
those that were asked for, so that a page without cards carries none of them.
"""

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from flask import Flask, g


def init_app(app: Flask) -> None:
    """Give templates `suit_ref(letter)` and `suits_drawn()`."""
    app.add_template_global(suit_ref)
    app.add_template_global(suits_drawn)


def suit_ref(suit: str) -> str:
    """Return the reference to a suit's symbol for `<use>`, and note that the page needs it."""
    note_suits((suit,))
    return f"#suit-{suit}"


def note_suits(suits: Collection[str]) -> None:
    """Note that the page needs the symbols of these suits."""
    drawn: set[str] = vars(g._get_current_object()).setdefault("suits_drawn", set())
    drawn.update(suits)


@contextmanager
def suits_noted() -> Iterator[set[str]]:
    """Give the suits that are noted while the block runs, and keep them apart from the others."""
    before = g.get("suits_drawn", set())
    noted: set[str] = set()
    g.suits_drawn = noted
    try:
        yield noted
    finally:
        g.suits_drawn = before


def suits_drawn() -> tuple[str, ...]:
    """Return the suits drawn so far in this request, in a stable order."""
    return tuple(sorted(g.get("suits_drawn", ())))
