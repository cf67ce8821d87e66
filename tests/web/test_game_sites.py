"""What every game brings to the site: it is there, and fits together.

Each test is a step of docs/adding-a-game.md, and fails for a game that has forgotten it.
"""

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from jinja2 import Environment, FileSystemLoader

from tests.tictactoe.site import SITE as TICTACTOE
from tutor.core.lesson import Lesson
from tutor.core.puzzle import answer
from tutor.core.rulebook import Rulebook
from tutor.core.scenario import is_scenario
from tutor.registry import GAMES
from tutor.web.shell.languages import SOURCE
from tutor.web.shell.settings import data_folder
from tutor.web.sites import SITES, words_of
from tutor.web.teaching.game_site import GameSite

ROOT = Path(__file__).parents[2]
TEMPLATES = data_folder("templates")
GENERIC = [
    path.read_text(encoding="utf-8")
    for path in (
        *sorted((TEMPLATES / "teaching").rglob("*.html")),
        *sorted((TEMPLATES / "shell").rglob("*.html")),
        TEMPLATES / "clubs" / "macros" / "paper.html",
    )
]
"""The templates that pages of every game are drawn from."""

BESIDES = (
    "detail",
    "error_picture",
    "knowledge",
    "setting_form",
    "summary_picture",
    "symbols",
)
"""Macros that only games with such a thing need."""

ALL = (*SITES, TICTACTOE)
each_site = pytest.mark.parametrize("site", ALL, ids=lambda site: site.game.id)


def book_of(site: GameSite) -> Rulebook:
    """Return the rules as a reader of English reads them who has chosen nothing."""
    return site.game.rulebook(site.setting.read({}, SOURCE))


def lessons_of(site: GameSite) -> Iterator[Lesson[Any, Any]]:
    """Yield the lessons of a game in the order of its chapters."""
    for chapter in site.chapters:
        for name in chapter.lessons:
            yield site.game.lessons[name]


def test_the_site_is_built_from_the_games_in_the_registry() -> None:
    """A game that is in one of the two lists is in the other."""
    assert [site.game for site in SITES] == list(GAMES)


def test_the_first_game_is_at_the_root_and_others_below_their_names(app: Flask) -> None:
    """Addresses of two games cannot be taken for each other, nor for a page of the first one."""
    mounts = [site.mount for site in ALL]
    assert mounts[0] == ""
    assert len({*mounts}) == len(mounts)
    assert all(re.fullmatch("[a-z][a-z0-9-]+", mount) for mount in mounts[1:])
    pages = {rule.rule.split("/")[2] for rule in app.url_map.iter_rules() if "/" in rule.rule[1:]}
    assert not pages & {*mounts[1:]}


@each_site
def test_every_theme_is_in_one_family_and_every_lesson_in_one_chapter(site: GameSite) -> None:
    """None is left out of the lists, and none stands there twice."""
    listed = [theme for family in site.families for theme in family.themes]
    assert sorted(listed) == sorted(site.game.themes)
    assert [lesson.id for lesson in lessons_of(site)] == list(site.game.lessons)


@each_site
def test_pages_have_words_for_all_that_a_game_names(site: GameSite) -> None:
    """Themes, families, lessons, chapters, questions and terms by their ids, and its own texts."""
    words = words_of((site,))
    game = site.game
    wanted = [
        *(f"theme.{theme}{end}" for theme in game.themes for end in ("", ".about")),
        *(f"family.{family.id}" for family in site.families),
        *(f"chapter.{chapter.id}" for chapter in site.chapters),
        *(f"lesson.{lesson}{end}" for lesson in game.lessons for end in ("", ".able")),
        *(question.question.id for question in game.questions),
        *(f"term.{term.id}{end}" for term in game.terms for end in ("", ".is", ".also")),
        *(f"pages.{game.id}.{name}" for name in page_texts()),
    ]
    assert [name for name in wanted if name not in words] == []


def page_texts() -> set[str]:
    """Return the names of what the pages of every game say of the current one."""
    return {name for text in GENERIC for name in re.findall(r'page_text\("([^"]+)"\)', text)}


@each_site
def test_every_macro_that_pages_ask_for_is_there(site: GameSite) -> None:
    """The template of each exists and has it; there may be no setting to choose, say."""
    asked = {
        name for text in GENERIC for name in re.findall(r"game_macro\(['\"](\w+)['\"]\)", text)
    }
    macros = site.presentation.macros
    assert asked - {*BESIDES} <= macros.keys()
    folders = [TEMPLATES, *([site.folder / "templates"] if site.folder else [])]
    environment = Environment(loader=FileSystemLoader(folders), autoescape=True)
    for name, template in macros.items():
        source = environment.loader and environment.loader.get_source(environment, template)[0]
        assert f"macro {name}(" in str(source), f"{template}: {name}"


@each_site
def test_rules_questions_terms_and_lessons_name_rules_that_there_are(site: GameSite) -> None:
    """And puzzle themes that there are; every rule that a verdict rests on is in the book."""
    game, book = site.game, book_of(site)
    assert game.rules == book.rules.keys()
    named = [
        *(question.rule for question in game.questions),
        *(term.rule for term in game.terms),
        *(rule for lesson in game.lessons.values() for rule in lesson.rules),
    ]
    assert {*named} <= game.rules
    for rule in book.rules.values():
        assert {*rule.themes} <= game.themes.keys()
        assert not rule.themes or game.canonical(rule.tried_with) == rule.tried_with


@each_site
def test_every_step_of_a_lesson_can_be_answered(site: GameSite) -> None:
    """The engine finds something right in it, among what the reader is shown."""
    setting = site.setting.read({}, SOURCE)
    known: list[str] = []
    for lesson in lessons_of(site):
        assert {*lesson.needs} <= {*known}, f"{lesson.id} comes too early"
        known.append(lesson.id)
        for make in lesson.steps:
            step = make(setting)
            theme = step.asked(site.game.lesson_themes[step.puzzle.theme])
            if not is_scenario(theme):
                given = answer(theme, step.puzzle, ())
                assert answer(theme, step.puzzle, given.solution).solved, lesson.id


@each_site
def test_the_library_holds_puzzles_of_its_themes(site: GameSite) -> None:
    """Ids are theme and number, levels are the theme's, positions can be shared as they are."""
    game = site.game
    for name, entry in game.library().items():
        assert name == entry.id
        assert re.fullmatch(rf"{entry.theme}-\d{{3}}", name)
        assert entry.level in game.levels[entry.theme]
        assert game.parse_position(str(entry.puzzle.position)) == entry.puzzle.position
    assert {entry.theme for entry in game.library().values()} == game.themes.keys()


def test_words_claimed_twice_are_refused() -> None:
    """Two games cannot have a message id in common."""
    twice: Mapping[str, object] = TICTACTOE.words
    with pytest.raises(ValueError, match=min(twice)):
        words_of((TICTACTOE, TICTACTOE))
