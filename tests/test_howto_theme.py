"""docs/adding-a-puzzle-theme.md is complete: what it asks for is there for every theme there is."""

import inspect
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

from tools.library import exercises_found
from tools.thresholds import thresholds
from tutor.core.library import EXERCISES
from tutor.core.messages import Message
from tutor.core.puzzle import Fact
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import LIBRARY, library
from tutor.games.hanabi.puzzles.theme import HanabiTheme
from tutor.web.games import WORDS

DOCS = Path(__file__).parents[1] / "docs"
SCHEMA: Mapping[str, Any] = json.loads((DOCS / "puzzle.schema.json").read_text(encoding="utf-8"))

SAMPLE = 5
"""Every fifth puzzle of the library is looked at: each of its levels and table sizes comes up."""

each_theme = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


def source(theme: HanabiTheme) -> Path:
    """Return the module of a theme."""
    return Path(inspect.getfile(type(theme)))


def test_every_module_of_a_theme_is_registered() -> None:
    """A theme that THEMES does not list would be there for nobody."""
    folder = source(THEMES["allowed"]).parent
    modules = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    assert modules == {name.replace("-", "_") for name in THEMES}


@each_theme
def test_a_theme_has_thresholds_that_rise(theme: HanabiTheme) -> None:
    """Each level takes more effort than the one before, and only levels 1 to 5 are aimed at."""
    assert list(theme.thresholds) == sorted(set(theme.thresholds))
    assert set(theme.aims) <= {1, 2, 3, 4, 5}
    assert all(theme.aims.values())


def test_thresholds_are_proposed_from_many_puzzles() -> None:
    """The tool that the document names finds levels that rise with the effort."""
    proposed, puzzles = thresholds(THEMES["trash"])
    assert len(proposed) == 4
    assert proposed == sorted(proposed)
    assert puzzles > 100


@each_theme
def test_every_message_of_a_theme_has_words(theme: HanabiTheme) -> None:
    """Whatever its puzzles in the library say; and each message that its module spells out."""
    spelled = re.findall(r'Message\(\s*"([^"]+)"', source(theme).read_text(encoding="utf-8"))
    met = {message.id for message in messages(theme)}
    assert met, f"{theme.name} has no puzzles: generate its library (step 5) first"
    assert sorted({*spelled, *met} - WORDS.keys()) == []


def messages(theme: HanabiTheme) -> Iterator[Message]:
    """Yield what a theme says about puzzles of the library, and the messages inside of it."""
    entries = [entry for entry in library().values() if entry.theme == theme.name]
    for entry in entries[::SAMPLE]:
        puzzle = entry.puzzle
        yield from within(theme.goal(puzzle))
        yield from of_facts(theme.proof(puzzle))
        for option in theme.options(puzzle):
            verdict = theme.judge(puzzle, option)
            yield from within(theme.label(puzzle, option))
            yield from within(verdict.consequence)
            yield from of_facts(verdict.facts)


def of_facts(facts: tuple[Fact, ...]) -> Iterator[Message]:
    """Yield the messages of facts."""
    for fact in facts:
        yield from within(fact.message)


def within(message: Message) -> Iterator[Message]:
    """Yield a message and the messages that are put into it."""
    yield message
    for part in message.params.values():
        if isinstance(part, Message):
            yield from within(part)


def test_every_theme_has_its_shape_in_the_schema() -> None:
    """By its name among the themes, and with its question, its options and how many to choose."""
    assert SCHEMA["properties"]["theme"]["enum"] == list(THEMES)
    shapes = {each["if"]["properties"]["theme"]["const"]: each["then"] for each in SCHEMA["allOf"]}
    assert list(shapes) == list(THEMES)
    for name, shape in shapes.items():
        assert set(shape["properties"]) == {"question", "choose", "options"}
        assert shape["properties"]["choose"]["const"] == THEMES[name].choose


def test_the_exercises_are_up_to_date() -> None:
    """`python -m tools.library` finds for each rule the puzzles that stand in the list."""
    exercises = {rule: tuple(names) for rule, names in exercises_found().items()}
    assert exercises == LIBRARY.names(EXERCISES)
