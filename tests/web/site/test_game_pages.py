"""What every game brings to the site: it is there, and fits together.

Each test is a step of docs/adding-a-game.md, and fails for a game that has forgotten it.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from jinja2 import FileSystemLoader, nodes

from tutor import registry
from tutor.core.lesson import Lesson
from tutor.core.messages import Message
from tutor.core.puzzle import answer_to
from tutor.core.rulebook import Rulebook
from tutor.core.scenario import Scenario
from tutor.web.games import GAMES, words_of
from tutor.web.shell.languages import SOURCE
from tutor.web.shell.settings import data_folder
from tutor.web.site.game_pages import GamePages

ROOT = Path(__file__).parents[3]
TEMPLATES = data_folder("templates")
GENERIC = [
    path.read_text(encoding="utf-8")
    for path in (
        *sorted(
            page
            for feature in (
                "api",
                "embedding",
                "home",
                "learn",
                "offline",
                "puzzles",
                "rules",
                "site",
            )
            for page in (TEMPLATES / feature).rglob("*.html")
        ),
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

CALLS = {
    "table": ("view", "seat", "also"),
    "figure": ("view", "second"),
    "options": ("view", "numbered", "also"),
    "emblem": ("name",),
    "summary_picture": ("picture",),
}
"""What pages give to macros, by position or by these names."""

each_game = pytest.mark.parametrize("game_pages", GAMES, ids=lambda pages: pages.game.id)


def book_of(game_pages: GamePages) -> Rulebook:
    """Return the rules as a reader of English reads them who has chosen nothing."""
    return game_pages.game.rulebook(game_pages.setting.read({}, SOURCE))


def lessons_of(game_pages: GamePages) -> Iterator[Lesson[Any, Any]]:
    """Yield the lessons of a game in the order of its chapters."""
    for chapter in game_pages.lessons.chapters:
        for name in chapter.lessons:
            yield game_pages.game.lessons[name]


def test_the_site_is_built_from_the_games_in_the_registry() -> None:
    """A game that is in one of the two lists is in the other."""
    assert [game_pages.game for game_pages in GAMES] == list(registry.GAMES)


def test_the_first_game_is_at_the_root_and_others_below_their_names(app: Flask) -> None:
    """Addresses of two games cannot be taken for each other, nor for a page of the first one."""
    mounts = [game_pages.mount for game_pages in GAMES]
    assert mounts[0] == ""
    assert len({*mounts}) == len(mounts)
    assert all(re.fullmatch("[a-z][a-z0-9-]+", mount) for mount in mounts[1:])
    firsts = [each for each in app.url_map.iter_rules() if not (each.defaults or {}).get("game")]
    pages = {rule.rule.split("/")[2] for rule in firsts if "/" in rule.rule[1:]}
    assert not pages & {*mounts[1:]}


@each_game
def test_every_theme_is_in_one_family_and_every_lesson_in_one_chapter(
    game_pages: GamePages,
) -> None:
    """None is left out of the lists, and none stands there twice."""
    listed = [theme for family in game_pages.puzzles.families for theme in family.themes]
    assert sorted(listed) == sorted(game_pages.game.themes)
    assert [lesson.id for lesson in lessons_of(game_pages)] == list(game_pages.game.lessons)


@each_game
def test_pages_have_words_for_all_that_a_game_names(game_pages: GamePages) -> None:
    """Themes, families, lessons, chapters, questions and terms by their ids, and its own texts."""
    words = words_of((game_pages,))
    game = game_pages.game
    wanted = [
        *(f"theme.{theme}{end}" for theme in game.themes for end in ("", ".about")),
        *(f"family.{family.id}" for family in game_pages.puzzles.families),
        *(f"chapter.{chapter.id}" for chapter in game_pages.lessons.chapters),
        *(f"lesson.{lesson}{end}" for lesson in game.lessons for end in ("", ".able")),
        *(said.id for each in game.faq for said in (each.question, each.answer)),
        *(f"term.{term.id}{end}" for term in game.terms for end in ("", ".is", ".also")),
        *(f"pages.{game.id}.{name}" for name in page_texts()),
    ]
    assert [name for name in wanted if name not in words] == []


def page_texts() -> set[str]:
    """Return the names of what the pages of every game say of the current one, or of the others."""
    asked = re.compile(r'page_text\("([^"]+)"\)|Message\("pages\." ~ [\w.]+ ~ "\.([^"]+)"\)')
    return {own or other for text in GENERIC for own, other in asked.findall(text)}


@each_game
def test_rules_lessons_and_puzzles_say_nothing_without_words(
    app: Flask, game_pages: GamePages
) -> None:
    """Titles, sentences, captions, goals, options, verdicts and proofs, with what is in them."""
    with app.test_request_context("/en/"):
        said = {message.id for each in shown_of(game_pages) for message in messages_in(each)}
    assert said
    assert sorted(said - words_of((game_pages,)).keys()) == []


def shown_of(game_pages: GamePages) -> Iterator[object]:
    """Yield what the rules, the lessons and one puzzle of each theme show; raise what they do."""
    game, presentation = game_pages.game, game_pages.presentation
    setting = game_pages.setting.read({}, SOURCE)
    yield game_pages.setting.rules_in_words(game.rulesets[0])
    for section in book_of(game_pages).sections:
        yield section.title
        for rule in section.rules:
            yield rule.messages
            yield presentation.figure(rule.figure) if rule.figure else ()
    for lesson in lessons_of(game_pages):
        for make in lesson.steps:
            step = make(setting)
            yield (step.before, step.after, step.reference)
    entries = {entry.theme: entry.puzzle for entry in game.library().values()}
    for theme, puzzle in entries.items():
        judge = game.themes[theme]
        yield judge.goal(puzzle)
        yield presentation.unusual_rules(puzzle.position)
        yield presentation.table(puzzle.position, puzzle.viewer, theme=theme)
        for verdict in answer_to(judge, puzzle, ()).verdicts:
            yield (judge.label(puzzle, verdict.option), verdict.consequence)
        yield judge.proof(puzzle)


def messages_in(shown: object) -> Iterator[Message]:
    """Yield the messages in a view, or in anything else, and those that stand in their places."""
    if isinstance(shown, Message):
        yield shown
        parts: list[object] = list(shown.params.values())
    elif is_dataclass(shown):
        parts = [getattr(shown, each.name) for each in fields(shown)]
    elif isinstance(shown, Mapping):
        parts = list(shown.values())
    elif isinstance(shown, list | tuple | frozenset):
        parts = list(shown)
    else:
        parts = []
    for part in parts:
        yield from messages_in(part)


@each_game
def test_every_macro_that_pages_ask_for_is_there(app: Flask, game_pages: GamePages) -> None:
    """The template of each exists and has it, and it takes what the pages give it.

    Some games need not have all of them: there may be no setting to choose, say.
    """
    asked = {
        name for text in GENERIC for name in re.findall(r"game_macro\(['\"](\w+)['\"]\)", text)
    }
    macros = game_pages.presentation.macros
    assert asked - {*BESIDES} <= macros.keys()
    folders = [TEMPLATES, *([game_pages.folder / "templates"] if game_pages.folder else [])]
    loader = FileSystemLoader(folders)
    for name, template in macros.items():
        source = loader.get_source(app.jinja_env, template)[0]
        found = {each.name: each for each in app.jinja_env.parse(source).find_all(nodes.Macro)}
        assert name in found, f"{template}: {name}"
        taken = tuple(each.name for each in found[name].args)
        assert taken == CALLS.get(name, taken), f"{template}: {name}"


@each_game
def test_rules_questions_terms_and_lessons_name_rules_that_there_are(game_pages: GamePages) -> None:
    """And puzzle themes that there are; every rule that a verdict rests on is in the book."""
    game, book = game_pages.game, book_of(game_pages)
    assert game.rules == book.rules.keys()
    named = [
        *(question.rule for question in game.faq),
        *(term.rule for term in game.terms),
        *(rule for lesson in game.lessons.values() for rule in lesson.rules),
    ]
    assert {*named} <= game.rules
    for rule in book.rules.values():
        assert {*rule.themes} <= game.themes.keys()
        assert not rule.themes or game.canonical(rule.tried_with) == rule.tried_with


@each_game
def test_every_step_of_a_lesson_can_be_answered(game_pages: GamePages) -> None:
    """The engine finds something right in it, among what the reader is shown."""
    setting = game_pages.setting.read({}, SOURCE)
    known: list[str] = []
    for lesson in lessons_of(game_pages):
        assert {*lesson.needs} <= {*known}, f"{lesson.id} comes too early"
        known.append(lesson.id)
        for make in lesson.steps:
            step = make(setting)
            theme = step.as_asked(game_pages.game.lesson_themes[step.puzzle.theme])
            if not isinstance(theme, Scenario):
                given = answer_to(theme, step.puzzle, ())
                assert answer_to(theme, step.puzzle, given.solution).is_solved, lesson.id


@each_game
def test_the_library_holds_puzzles_of_its_themes(game_pages: GamePages) -> None:
    """Ids are theme and number, levels are the theme's, positions can be shared as they are."""
    game = game_pages.game
    for name, entry in game.library().items():
        assert name == entry.id
        assert re.fullmatch(rf"{entry.theme}-\d{{3}}", name)
        assert entry.level in game.levels[entry.theme]
        assert game.parse_position(str(entry.puzzle.position)) == entry.puzzle.position
    assert {entry.theme for entry in game.library().values()} == game.themes.keys()


@each_game
def test_the_contracts_of_the_layers_name_every_game(game_pages: GamePages) -> None:
    """A list that leaves a game out goes on being kept, and says nothing of it."""
    [room] = re.findall(r"^tutor\.web\.(\w+)\.", type(game_pages.presentation).__module__)
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    contracts = {each["name"]: each for each in settings["tool"]["importlinter"]["contracts"]}
    generic = contracts["What serves any game knows none of them"]
    assert f"tutor.web.{room}" in generic["forbidden_modules"]
    assert f"tutor.web.{room}" in contracts["No circles inside the rooms"]["ancestors"]
