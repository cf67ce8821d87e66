"""The SVG symbols that a page needs, drawn once at its end.

A game's macros ask `symbol_ref` for the address of a symbol whenever they draw one; pages end with
the symbols that were asked for, each drawn by the macro `symbols` of its game, so that a page
without cards carries none of them.
"""

from flask import Flask, g

_SYMBOLS = "symbols"

Symbol = tuple[str, str]
"""A symbol by the mount of its game and its name."""


def init_app(app: Flask) -> None:
    """Give templates `symbol_ref(name)`."""
    app.add_template_global(symbol_ref)


def symbol_ref(name: str) -> str:
    """Return the reference to a symbol for `<use>`, and note that the page needs it."""
    known = vars(g._get_current_object())
    known.setdefault(_SYMBOLS, set()).add((known.get("game", ""), name))
    return f"#{name}"


def symbols_used() -> list[Symbol]:
    """Return the symbols used so far in this request, in a stable order."""
    return sorted(g.get(_SYMBOLS, ()))
