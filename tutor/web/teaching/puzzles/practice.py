"""One "Next puzzle" for all kinds of puzzles, at the rules that the reader has chosen.

As the server makes it, the link leads from kind to kind, the easiest to answer first, at the level
that was just answered. static/script/practice.js leads it to what the device's memory says instead,
with what `practice_marks` says of the puzzles that there are. docs/practice.md has the rules.
"""

from collections.abc import Mapping
from datetime import date
from enum import IntEnum
from functools import lru_cache
from itertools import chain, zip_longest
from operator import itemgetter
from typing import Any

from flask import Flask, url_for

from tutor.core.lesson import Lesson
from tutor.core.scenario import is_scenario
from tutor.web.teaching.game_site import GameSite, current_site
from tutor.web.teaching.puzzles.links import endless_address, first_seed, seed_after
from tutor.web.teaching.setting import current_setting, ruleset_of_setting

NAME = "NAME"
"""Stands in addresses where a script puts the name of a puzzle."""

_SEEDS_OF_DAYS = 100


class Stage(IntEnum):
    """When a newcomer meets a kind of puzzle."""

    ONE_TAP = 0
    """At once: a question about the rules that one tap answers."""
    ONE_TURN = 1
    """Then: any other question about one moment."""
    SEVERAL_TURNS = 2
    """Last: several turns, or the family that the game puts last."""


def init_app(app: Flask) -> None:
    """Let templates say what there is to practise."""
    app.add_template_global(practice_marks)


def first_of_day(day: date) -> str:
    """Return the address of an easy puzzle that one tap answers: another kind every day."""
    stages = _stages(current_site(), ruleset_of_setting())
    kinds = [kind for kind, stage in stages.items() if stage is min(stages.values())]
    turn, place = divmod(day.toordinal(), len(kinds))
    seed = current_site().game.seeds[turn % _SEEDS_OF_DAYS]
    return endless_address(ruleset_of_setting(), kinds[place], seed=seed)


def puzzle_after(theme: str, level: int | None = None, seed: int | None = None) -> str:
    """Return the address of the puzzle after one of a theme: of the next kind, as hard as that.

    After the last kind the next seed has its turn.
    """
    kinds = list(_stages(current_site(), ruleset_of_setting()))
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
    game, rules = current_site().game, ruleset_of_setting()
    endless = url_for("puzzles.endless", rules="A", theme="B", level="C", seed="D")
    kinds = (
        f"{kind}:{','.join(map(str, game.levels[kind]))}:{stage:d}"
        for kind, stage in _stages(current_site(), rules).items()
    )
    return {
        "data-practice": "",
        "data-game": game.id,
        "data-rules": f"{game.generator_version}/{rules}",
        "data-kinds": " ".join(kinds),
        "data-first": game.seeds[0],
        "data-last": game.seeds[-1],
        "data-endless": endless.replace("A/B/C/D", NAME),
    }


def kind_of_step(theme: str, lesson: Lesson[Any, Any]) -> str | None:
    """Return the kind of puzzle that practises a step of a lesson.

    It is the step's own theme, else the first one in the lesson of which there are puzzles; None if
    there is no such one.
    """
    asked = (step(current_setting()).puzzle.theme for step in lesson.steps)
    return next((each for each in (theme, *asked) if each in current_site().game.levels), None)


def _stage_of(kind: str, site: GameSite) -> Stage:
    """Return when a newcomer meets this kind of puzzle of a game."""
    theme = site.game.themes[kind]
    if is_scenario(theme):
        return Stage.SEVERAL_TURNS
    if kind in site.families[0].themes:
        return Stage.ONE_TURN if theme.choose.several else Stage.ONE_TAP
    return Stage.SEVERAL_TURNS if kind in site.families[-1].themes else Stage.ONE_TURN


@lru_cache(maxsize=64)  # twice a page: 230 of an answered puzzle's 4,830 calls
def _stages(site: GameSite, rules: str) -> Mapping[str, Stage]:
    """Return the stages of the themes that make sense with these rules, in order of stage.

    In a stage the themes are taken from each family in turn.
    """
    in_turn = chain(*zip_longest(*(family.themes for family in site.families)))
    stages = {
        kind: _stage_of(kind, site)
        for kind in in_turn
        if kind and site.game.makes_sense(rules, kind)
    }
    return dict(sorted(stages.items(), key=itemgetter(1)))
