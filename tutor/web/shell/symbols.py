"""The SVG symbols that a page needs, drawn once at its end.

A game's macros ask `symbol_ref` for the address of a symbol whenever they draw one; pages end with
the symbols that were asked for, drawn by the game's macro `symbols`, so that a page without cards
carries none of them.
"""

from collections.abc import Collection, Iterator
from contextlib import contextmanager

from flask import Flask, g

_NAMES = "symbols"


def init_app(app: Flask) -> None:
    """Give templates `symbol_ref(name)` and `symbols_used()`."""
    app.add_template_global(symbol_ref)
    app.add_template_global(symbols_used)


def symbol_ref(name: str) -> str:
    """Return the reference to a symbol for `<use>`, and note that the page needs it."""
    note_symbols((name,))
    return f"#{name}"


def note_symbols(names: Collection[str]) -> None:
    """Note that the page needs the symbols of these names."""
    noted: set[str] = vars(g._get_current_object()).setdefault(_NAMES, set())
    noted.update(names)


@contextmanager
def symbols_noted() -> Iterator[set[str]]:
    """Give the names that are noted while the block runs, and keep them apart from the others."""
    before = g.get(_NAMES, set())
    noted: set[str] = set()
    setattr(g, _NAMES, noted)
    try:
        yield noted
    finally:
        setattr(g, _NAMES, before)


def symbols_used() -> tuple[str, ...]:
    """Return the names of the symbols used so far in this request, in a stable order."""
    return tuple(sorted(g.get(_NAMES, ())))
