"""The suit symbols that a page needs, drawn once at its end.

Macros ask `suit_ref` for the address of a symbol whenever they draw one; base.html ends with the
symbols that were asked for, so that a page without cards carries none of them.
"""

from flask import Flask, g


def init_app(app: Flask) -> None:
    """Give templates `suit_ref(letter)` and `suits_drawn()`."""
    app.add_template_global(suit_ref)
    app.add_template_global(suits_drawn)


def suit_ref(suit: str) -> str:
    """Return the reference to a suit's symbol for `<use>`, and note that the page needs it."""
    if "suits_drawn" not in g:
        g.suits_drawn = set()
    g.suits_drawn.add(suit)
    return f"#suit-{suit}"


def suits_drawn() -> list[str]:
    """Return the suits drawn so far in this request, in a stable order."""
    return sorted(g.get("suits_drawn", ()))
