"""The order in which a learner meets the kinds of puzzle, and the practice of each lesson."""

from collections.abc import Mapping
from datetime import date
from enum import IntEnum
from functools import lru_cache
from itertools import chain, zip_longest
from operator import itemgetter
from typing import Any

from flask import Flask, url_for

from tutor.core.lesson import Lesson
from tutor.core.messages import Message
from tutor.core.result import ResultState
from tutor.web.puzzles.links import PuzzlePage, endless_address, seed_after
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import pages_of_request
from tutor.web.site.reader_options import current_setting, ruleset_of_setting

NAME = "NAME"
"""The placeholder in addresses that a script replaces with the name of a puzzle."""


_SEEDS_OF_DAYS = 100


class NewcomerStage(IntEnum):
    """The stage at which a newcomer meets a kind of puzzle."""

    ONE_TAP = 0
    """A question about the rules, answered with one tap."""
    ONE_TURN = 1
    """Any other question about one moment."""
    SEVERAL_TURNS = 2
    """Several turns, or the last family that needs no lesson."""


def init_app(app: Flask) -> None:
    """Give templates `practice_attrs`."""
    app.add_template_global(practice_attrs)


def first_of_day(pages: GamePages, day: date) -> str:
    """Return the address of the day's easy puzzle, of another kind each day."""
    stages = _stages(pages, ruleset_of_setting())
    kinds = [kind for kind, stage in stages.items() if stage is min(stages.values())]
    turn, place = divmod(day.toordinal(), len(kinds))
    seed = pages.game.seeds[turn % _SEEDS_OF_DAYS]
    return endless_address(pages, ruleset_of_setting(), kinds[place], seed=seed)


def puzzle_after(
    pages: GamePages, theme: str, level: int | None = None, seed: int | None = None
) -> str:
    """Return the address of the next puzzle: of the next kind, at the same level.

    After the last kind comes the first with the next seed. Kinds that need a lesson are a cycle of
    their own.
    """
    taught = lessons_needed(pages)
    kinds = [
        kind
        for kind in _stages(pages, ruleset_of_setting())
        if (kind in taught) is (theme in taught)
    ]
    place = kinds.index(theme) + 1 if theme in kinds else 0
    kind = kinds[place % len(kinds)]
    number = seed or pages.game.seeds[0]
    return endless_address(
        pages,
        ruleset_of_setting(),
        kind,
        min(pages.game.levels[kind], key=lambda each: abs(each - (level or 0))),
        seed_after(pages, number) if place == len(kinds) else number,
    )


def practice_attrs() -> Mapping[str, object]:
    """Return the data-* attributes by which a script chooses the next puzzle."""
    pages = pages_of_request()
    game, rules = pages.game, ruleset_of_setting()
    endless = url_for("puzzles.endless", rules="A", theme="B", level="C", seed="D")
    taught = lessons_needed(pages)
    kinds = [
        f"{kind}:{','.join(map(str, game.levels[kind]))}:{stage:d}:{taught.get(kind, '')}"
        for kind, stage in _stages(pages, rules).items()
    ]
    return {
        "data-practice": "",
        "data-game": game.id,
        "data-rules": f"{game.generator_version}/{rules}",
        "data-kinds": " ".join(kinds),
        "data-first": game.seeds[0],
        "data-last": game.seeds[-1],
        "data-endless": endless.replace("A/B/C/D", NAME),
    }


def kind_of_step(pages: GamePages, theme: str, lesson: Lesson[Any, Any]) -> str | None:
    """Return the kind of puzzle that practises a step of a lesson.

    It is the step's own theme, else the first theme of the lesson with puzzles, else None.
    """
    if theme in pages.game.levels:
        return theme
    return next(iter(kinds_of(pages, lesson)), None)


def kinds_of(pages: GamePages, lesson: Lesson[Any, Any]) -> tuple[str, ...]:
    """Return the kinds of puzzle that practise a lesson, in the order of its steps."""
    themes = dict.fromkeys(step(current_setting()).puzzle.theme for step in lesson.steps)
    return tuple(kind for kind in themes if kind in pages.game.levels)


def practice_ways(pages: GamePages, lesson: Lesson[Any, Any]) -> tuple[tuple[Message, str], ...]:
    """Return links to endless puzzles that practise a lesson, at most two."""
    rules = ruleset_of_setting()
    kinds = [kind for kind in kinds_of(pages, lesson) if pages.game.makes_sense(rules, kind)]
    return tuple(
        (Message(f"theme.{kind}"), endless_address(pages, rules, kind)) for kind in kinds[:2]
    )


@lru_cache(maxsize=8)
def lessons_needed(pages: GamePages) -> Mapping[str, str]:
    """Return the lesson before each kind that needs one."""
    needed = {kind for each in pages.puzzles.families if each.taught for kind in each.themes}
    return {
        kind: lesson.id
        for lesson in reversed(tuple(pages.game.lessons.values()))
        for kind in kinds_of(pages, lesson)
        if kind in needed
    }


def _stage_of(kind: str, pages: GamePages) -> NewcomerStage:
    """Return when a newcomer meets this kind of puzzle of a game."""
    families = [each for each in pages.puzzles.families if not each.taught]
    if kind in families[0].themes:
        several = pages.game.themes[kind].choose.several
        return NewcomerStage.ONE_TURN if several else NewcomerStage.ONE_TAP
    is_last = kind in families[-1].themes
    return NewcomerStage.SEVERAL_TURNS if is_last else NewcomerStage.ONE_TURN


@lru_cache(maxsize=64)  # called twice for each answered puzzle
def _stages(pages: GamePages, rules: str) -> Mapping[str, NewcomerStage]:
    """Return the stages of the themes that make sense with these rules, in order of stage.

    In a stage the themes are taken from each family in turn.
    """
    in_turn = chain(*zip_longest(*(family.themes for family in pages.puzzles.families)))
    stages = {
        kind: _stage_of(kind, pages)
        for kind in in_turn
        if kind and pages.game.makes_sense(rules, kind)
    }
    return dict(sorted(stages.items(), key=itemgetter(1)))


def memory_attributes(done: str, *, right: bool) -> dict[str, object]:
    """Return the data-* attributes by which the browser remembers a step or puzzle."""
    return {"data-done": done, "data-right": "yes" if right else "no"}


def puzzle_memory(
    pages: GamePages, page: PuzzlePage, theme: str, state: ResultState
) -> dict[str, object]:
    """Return the data-* attributes by which the browser remembers a puzzle's result."""
    return {
        **memory_attributes(f"puzzle {page.name}", right=state is ResultState.RIGHT),
        "data-rated": page.level and f"{pages.game.id} {theme} {page.level}",
        "data-day": page.day,
        "data-days": days_group(pages) if page.day else None,
    }


def days_group(pages: GamePages) -> str | None:
    """Return the name under which a device remembers the days of the current game.

    It is None for the first game, whose days were remembered before there was another.
    """
    return f"{pages.game.id}-days" if pages.mount else None
