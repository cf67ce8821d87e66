"""Addresses of endless puzzles."""

import re
from typing import Any

from flask import url_for

from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.puzzles.generator import SEEDS
from tutor.games.hanabi.puzzles.theme import HanabiTheme

FIRST_SEED, LAST_SEED = SEEDS[0], SEEDS[-1]


def endless_address(
    ruleset: Ruleset,
    theme: HanabiTheme,
    level: int | None = None,
    seed: int = FIRST_SEED,
    box: str | None = None,
) -> str:
    """Return the address of an endless puzzle; without a level, of the theme's easiest one.

    Without a `box` it has the one that the page's address names, if it names one.
    """
    named: dict[str, Any] = {"box": box} if box else {}
    return url_for(
        "puzzles.endless",
        rules=str(ruleset),
        theme=theme.name,
        level=level or min(theme.aims),
        seed=seed,
        **named,
    )


def read_seed(text: str) -> int:
    """Return the seed of 1 to 9 digits; BadSyntaxError for anything else.

    A seed is written in one way only, so that a puzzle has one address.
    """
    if not re.fullmatch("[1-9][0-9]{0,8}", text):
        raise BadSyntaxError("seed", text, 0, f"a number from {FIRST_SEED} to {LAST_SEED}")
    return int(text)


def seed_after(seed: int) -> int:
    """Return the next seed; the first one after the last."""
    return seed + 1 if seed < LAST_SEED else FIRST_SEED
