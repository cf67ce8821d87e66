"""Addresses: where a page of a puzzle lies on the site, and where it leads.

Endless puzzles have their rules, theme, level and seed in the address. Any puzzle is also the query
`position=…&theme=…&viewer=…` and what is asked: each part of the question is a field of its own
name, `slot=2`, `clue=color-1-r`; a part with several values comes as often. The names are those of
docs/puzzle-format.md.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import IntEnum
from functools import lru_cache
from itertools import chain, zip_longest
from operator import itemgetter
from typing import Any
from urllib.parse import parse_qsl, urlencode

from flask import Flask, url_for

from tutor.core.errors import BadSyntaxError
from tutor.core.lesson import Lesson
from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle
from tutor.core.scenario import Scenario
from tutor.web.site.game_routing import site_of_request
from tutor.web.site.game_site import GameSite
from tutor.web.site.setting import CLUB, SOLVED, current_setting, ruleset_of_setting

FIELD = "answer"
"""The name of the form field; it comes as often as options are chosen."""

POSITION, THEME, VIEWER = "position", "theme", "viewer"

_NUMBER = re.compile("0|[1-9][0-9]{0,2}")
_NAME = re.compile("[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Breadcrumb:
    """A page above this one, or with no `url` what there is to say of this one's place.

    A `label` that is no message is a name or a date, which needs no words.
    """

    label: Message | str
    url: str | None = None


@dataclass(frozen=True, slots=True)
class PuzzleLinks:
    """The addresses that lead on, by what they lead to; None where there is no such page.

    `this` is the permanent address of the puzzle without an answer; its query, if it has one, goes
    along with every answer.
    """

    this: str
    next: str
    same: str | None = None
    """Another puzzle of the same theme and level, where `next` is one of another theme."""
    level: str | None = None
    """The next level of the same theme."""
    earlier: str | None = None
    """The puzzle of the day before."""
    later: str | None = None
    """The puzzle of the day after, once that day has come."""

    @property
    def path(self) -> str:
        """The address without its query: where the form of an answer is sent."""
        return self.this.partition("?")[0]

    @property
    def fields(self) -> tuple[tuple[str, str], ...]:
        """The query of the address, which a form has to send along."""
        return tuple(parse_qsl(self.this.partition("?")[2]))

    @property
    def permanent(self) -> str:
        """The address to pass on: that of the puzzle, without the list that led to it."""
        kept = [(name, value) for name, value in self.fields if name not in (CLUB, SOLVED)]
        return self.path + (f"?{urlencode(kept)}" if kept else "")

    def with_query(self, *fields: tuple[str, str]) -> str:
        """Return `this` with more in its query: an answer, a hint, a seat."""
        before = self.this + ("&" if "?" in self.this else "?")
        return before + urlencode(fields)


@dataclass(frozen=True, slots=True)
class PuzzlePlace:
    """Where a puzzle lies on the site, and what a device remembers of it.

    `name` is its permanent name, `level` how hard it is, if that is known; `day` is given for the
    puzzle of a day. `breadcrumbs` are the steps of the trail below the index of puzzles.
    """

    name: str
    links: PuzzleLinks
    breadcrumbs: tuple[Breadcrumb, ...] = ()
    level: int | None = None
    day: date | None = None

    def context(self, theme: str) -> dict[str, object]:
        """Return what the template of any page of a puzzle of this theme is given."""
        return {
            "title": Message(f"theme.{theme}"),
            "breadcrumbs": (
                Breadcrumb(Message("page.puzzles"), url_for("puzzles.index")),
                *self.breadcrumbs,
            ),
            "links": self.links,
            "name": self.name,
        }


def endless_address(
    site: GameSite, rules: str, theme: str, level: int | None = None, seed: int | None = None
) -> str:
    """Return the address of an endless puzzle; without a level, of the theme's easiest one.

    Without a seed it is the first.
    """
    return url_for(
        "puzzles.endless",
        rules=rules,
        theme=theme,
        level=level or min(site.game.levels[theme]),
        seed=seed or site.game.seeds[0],
    )


def read_seed(site: GameSite, text: str) -> int:
    """Return the seed of 1 to 9 digits; BadSyntaxError for anything else.

    A seed is written in one way only, so that a puzzle has one address.
    """
    seeds = site.game.seeds
    if not re.fullmatch("[1-9][0-9]{0,8}", text) or int(text) not in seeds:
        raise BadSyntaxError("seed", text, 0, f"a number from {seeds[0]} to {seeds[-1]}")
    return int(text)


def seed_after(site: GameSite, seed: int) -> int:
    """Return the next seed; the first one after the last."""
    return seed + 1 if seed + 1 in site.game.seeds else site.game.seeds[0]


def shared_address(puzzle: Puzzle[Any], **more: Any) -> str:
    """Return the address of the puzzle by its position; it tells every hidden card.

    There may be `more` fields in its query.
    """
    return url_for("shared.page", **fields_of(puzzle), **more)


def fields_of(puzzle: Puzzle[Any]) -> dict[str, Any]:
    """Return the fields that stand for a puzzle, in order; a part with several values is a list."""
    return {
        POSITION: position_text(puzzle.position),
        THEME: puzzle.theme,
        VIEWER: str(puzzle.viewer),
        **{
            key: [str(part) for part in value] if isinstance(value, tuple | list) else str(value)
            for key, value in puzzle.question.items()
        },
    }


@lru_cache(maxsize=1024)
def position_text(state: Any) -> str:
    """Return the position in its notation; an answered page has it twice."""
    return str(state)


def question_like(
    site: GameSite, asked: Mapping[str, Any], given: Mapping[str, Sequence[str]]
) -> dict[str, Any]:
    """Return the question with the parts of `asked`, and with the values `given` for them.

    Raises BadSyntaxError for a value of another kind than the one in `asked`.
    """
    return {key: _value(site, key, value, given.get(key)) for key, value in asked.items()}


def _value(site: GameSite, key: str, like: object, given: Sequence[str] | None) -> Any:
    """Return what was given for a part of the question; what is not given stays as it is."""
    if given is None:
        return like
    if isinstance(like, tuple | list):
        return tuple(_one(site, key, like[0] if like else "", text) for text in given)
    if len(given) > 1:
        raise BadSyntaxError(key, given[1], 0, "a single value")
    return _one(site, key, like, given[0])


def _one(site: GameSite, key: str, like: object, text: str) -> Any:
    if isinstance(like, int):
        if not _NUMBER.fullmatch(text):
            raise BadSyntaxError(key, text, 0, "a number")
        return int(text)
    if not _NAME.fullmatch(text) or len(text) > 40:
        raise BadSyntaxError(key, text, 0, "a name like color-1-r")
    return site.game.canonical_name(text)


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
    """Last: several turns, or the last family that needs no lesson."""


def init_app(app: Flask) -> None:
    """Let templates say what there is to practise."""
    app.add_template_global(practice_marks)


def first_of_day(site: GameSite, day: date) -> str:
    """Return the address of an easy puzzle that one tap answers: another kind every day."""
    stages = _stages(site, ruleset_of_setting())
    kinds = [kind for kind, stage in stages.items() if stage is min(stages.values())]
    turn, place = divmod(day.toordinal(), len(kinds))
    seed = site.game.seeds[turn % _SEEDS_OF_DAYS]
    return endless_address(site, ruleset_of_setting(), kinds[place], seed=seed)


def puzzle_after(
    site: GameSite, theme: str, level: int | None = None, seed: int | None = None
) -> str:
    """Return the address of the puzzle after one of a theme: of the next kind, as hard as that.

    After the last kind the next seed has its turn. Kinds that need a lesson follow each other.
    """
    taught = lessons_needed(site)
    kinds = [
        kind
        for kind in _stages(site, ruleset_of_setting())
        if (kind in taught) is (theme in taught)
    ]
    place = kinds.index(theme) + 1 if theme in kinds else 0
    kind = kinds[place % len(kinds)]
    number = seed or site.game.seeds[0]
    return endless_address(
        site,
        ruleset_of_setting(),
        kind,
        min(site.game.levels[kind], key=lambda each: abs(each - (level or 0))),
        seed_after(site, number) if place == len(kinds) else number,
    )


def practice_marks() -> Mapping[str, object]:
    """Return the attributes from which a device finds its next puzzle."""
    site = site_of_request()
    game, rules = site.game, ruleset_of_setting()
    endless = url_for("puzzles.endless", rules="A", theme="B", level="C", seed="D")
    taught = lessons_needed(site)
    kinds = [
        f"{kind}:{','.join(map(str, game.levels[kind]))}:{stage:d}:{taught.get(kind, '')}"
        for kind, stage in _stages(site, rules).items()
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


def kind_of_step(site: GameSite, theme: str, lesson: Lesson[Any, Any]) -> str | None:
    """Return the kind of puzzle that practises a step of a lesson.

    It is the step's own theme, else the first one in the lesson of which there are puzzles; None if
    there is no such one.
    """
    if theme in site.game.levels:
        return theme
    return next(iter(kinds_of(site, lesson)), None)


def kinds_of(site: GameSite, lesson: Lesson[Any, Any]) -> tuple[str, ...]:
    """Return the kinds of puzzle that practise a lesson, in the order of its steps."""
    asked = dict.fromkeys(step(current_setting()).puzzle.theme for step in lesson.steps)
    return tuple(kind for kind in asked if kind in site.game.levels)


def practice_ways(site: GameSite, lesson: Lesson[Any, Any]) -> tuple[tuple[Message, str], ...]:
    """Return the ways to endless puzzles that practise a lesson, at most two."""
    rules = ruleset_of_setting()
    kinds = [kind for kind in kinds_of(site, lesson) if site.game.makes_sense(rules, kind)]
    return tuple(
        (Message(f"theme.{kind}"), endless_address(site, rules, kind)) for kind in kinds[:2]
    )


@lru_cache(maxsize=8)
def lessons_needed(site: GameSite) -> Mapping[str, str]:
    """Return the lesson that comes first, by kind, of kinds that nobody meets without one."""
    needed = {kind for each in site.puzzles.families if each.taught for kind in each.themes}
    return {
        kind: lesson.id
        for lesson in reversed(tuple(site.game.lessons.values()))
        for kind in kinds_of(site, lesson)
        if kind in needed
    }


def _stage_of(kind: str, site: GameSite) -> Stage:
    """Return when a newcomer meets this kind of puzzle of a game."""
    theme = site.game.themes[kind]
    if isinstance(theme, Scenario):
        return Stage.SEVERAL_TURNS
    families = [each for each in site.puzzles.families if not each.taught]
    if kind in families[0].themes:
        return Stage.ONE_TURN if theme.choose.several else Stage.ONE_TAP
    return Stage.SEVERAL_TURNS if kind in families[-1].themes else Stage.ONE_TURN


@lru_cache(maxsize=64)  # twice a page: 230 of an answered puzzle's 4,830 calls
def _stages(site: GameSite, rules: str) -> Mapping[str, Stage]:
    """Return the stages of the themes that make sense with these rules, in order of stage.

    In a stage the themes are taken from each family in turn.
    """
    in_turn = chain(*zip_longest(*(family.themes for family in site.puzzles.families)))
    stages = {
        kind: _stage_of(kind, site)
        for kind in in_turn
        if kind and site.game.makes_sense(rules, kind)
    }
    return dict(sorted(stages.items(), key=itemgetter(1)))
