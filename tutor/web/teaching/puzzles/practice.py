"""One "Next puzzle" for all kinds of puzzles, at the rules that the reader has chosen.

As the server makes it, the link leads from kind to kind at the level that was just answered: from
the families in turn, so that no two alike follow each other. static/script/practice.js leads it to
what the device's memory says instead, with what `practice_marks` says of the puzzles that there
are. docs/practice.md has the rules.
"""

from collections.abc import Iterator, Mapping
from datetime import date
from itertools import chain, zip_longest

from flask import Flask, url_for

from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.puzzles.links import endless_address, first_seed, seed_after
from tutor.web.teaching.setting import ruleset_of_setting

NAME = "NAME"
"""Stands in addresses where a script puts the name of a puzzle."""

_SEEDS_OF_DAYS = 100


def init_app(app: Flask) -> None:
    """Let templates say what there is to practise."""
    app.add_template_global(practice_marks)


def first_of_day(day: date) -> str:
    """Return the address of an easy puzzle: another kind every day."""
    kinds = _kinds()
    turn, place = divmod(day.toordinal(), len(kinds))
    seed = current_site().game.seeds[turn % _SEEDS_OF_DAYS]
    return endless_address(ruleset_of_setting(), kinds[place], seed=seed)


def puzzle_after(theme: str, level: int | None = None, seed: int | None = None) -> str:
    """Return the address of the puzzle after one of a theme: of the next kind, as hard as that.

    After the last kind the next seed has its turn.
    """
    kinds = _kinds()
    place = kinds.index(theme) + 1 if theme in kinds else 0
    kind = kinds[place % len(kinds)]
    number = seed or first_seed()
    return endless_address(
        ruleset_of_setting(),
        kind,
        min(current_site().game.levels[kind], key=lambda each: abs(each - (level or 0))),
        seed_after(number) if place == len(kinds) else number,
    )


def practice_marks() -> Mapping[str, object]:
    """Return the attributes from which a device finds its next puzzle."""
    game = current_site().game
    levels = (f"{kind}:{','.join(map(str, game.levels[kind]))}" for kind in _kinds())
    return {
        "data-practice": "",
        "data-game": game.id,
        "data-rules": f"{game.generator_version}/{ruleset_of_setting()}",
        "data-kinds": " ".join(levels),
        "data-first": game.seeds[0],
        "data-last": game.seeds[-1],
        **name_templates(),
    }


def name_templates() -> Mapping[str, str]:
    """Return the addresses of puzzles with `NAME` for the name, as attributes for scripts."""
    endless = url_for("puzzles.endless", rules="A", theme="B", level="C", seed="D")
    return {
        "data-library": url_for("library.puzzle", name=NAME),
        "data-endless": endless.replace("A/B/C/D", NAME),
    }


def _kinds() -> tuple[str, ...]:
    """Return the themes that make sense with the rules chosen, one of each family in turn."""
    game, rules = current_site().game, ruleset_of_setting()
    in_turn: Iterator[str | None] = chain(
        *zip_longest(*(family.themes for family in current_site().families))
    )
    return tuple(kind for kind in in_turn if kind and game.makes_sense(rules, kind))
