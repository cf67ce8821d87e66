"""Addresses of endless puzzles."""

import re

from flask import url_for

from tutor.core.errors import BadSyntaxError
from tutor.web.teaching.game_site import current_site


def first_seed() -> int:
    """Return the first seed of the game's endless puzzles."""
    return current_site().game.seeds[0]


def endless_address(
    rules: str, theme: str, level: int | None = None, seed: int | None = None
) -> str:
    """Return the address of an endless puzzle; without a level, of the theme's easiest one.

    Without a seed it is the first.
    """
    return url_for(
        "puzzles.endless",
        rules=rules,
        theme=theme,
        level=level or min(current_site().game.levels[theme]),
        seed=seed or first_seed(),
    )


def read_seed(text: str) -> int:
    """Return the seed of 1 to 9 digits; BadSyntaxError for anything else.

    A seed is written in one way only, so that a puzzle has one address.
    """
    seeds = current_site().game.seeds
    if not re.fullmatch("[1-9][0-9]{0,8}", text) or int(text) not in seeds:
        raise BadSyntaxError("seed", text, 0, f"a number from {seeds[0]} to {seeds[-1]}")
    return int(text)


def seed_after(seed: int) -> int:
    """Return the next seed; the first one after the last."""
    return seed + 1 if seed + 1 in current_site().game.seeds else first_seed()
