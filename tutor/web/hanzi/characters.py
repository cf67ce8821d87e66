"""The pages about the characters of our deck: all of them, and one for each."""

from dataclasses import dataclass
from http import HTTPStatus

from flask import Blueprint, abort, render_template

from tutor.core.messages import Message
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import (
    CHARACTER_OF_ID,
    CHARACTERS,
    TASK_OF_ID,
    TASKS,
    Character,
    Glossed,
    Readings,
    Task,
)
from tutor.games.hanzi.puzzles.options import meaning
from tutor.games.hanzi.rulebook.summary import effect_does, effect_name
from tutor.web.hanzi.cards import ANCIENT_FORMS
from tutor.web.shell.text import current_language
from tutor.web.shell.view_options import view_options
from tutor.web.site.reader_options import keeps_reader_options

blueprint = Blueprint("hanzi_characters", __name__)

INDEX = "/characters/"

BOX = "/box/"

CHANGED = {
    "ren": "亻",
    "shui": "氵",
    "shou": "扌",
    "xin": "忄",
    "cao": "艹",
    "quan": "犭",
    "shi-altar": "礻",
    "dao": "刂",
    "yi-robe": "衤",
    "huo": "灬",
    "pu": "攵",
}
"""The shape that some components take inside a character, by their ids."""

CHANGED_ELSEWHERE = (
    ("言", "訁", "speech"),
    ("肉", "月", "flesh"),
    ("竹", "⺮", "bamboo"),
    ("糸", "糹", "thread"),
    ("食", "飠", "food"),
    ("辵", "辶", "walk"),
    ("阜", "阝", "mound"),
    ("邑", "阝", "town"),
)
"""The same of common components that our deck does not have, with what they mean."""

PATHS = tuple(f"{INDEX}{name}" for name in (*CHARACTER_OF_ID, *TASK_OF_ID))
"""The paths of the pages of single characters."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A character's reading in the language of the page; `lang` marks it in HTML."""

    text: str
    lang: str


@dataclass(frozen=True, slots=True)
class CharacterView:
    """A component in a list: the name of its ancient form, what it means, how it is read."""

    character: Character
    form: str
    meaning: Message
    reading: Reading


@dataclass(frozen=True, slots=True)
class TaskLine:
    """A task with its parts in writing order, and how they make its meaning."""

    task: Task
    meaning: Message
    reading: Reading
    parts: tuple[CharacterView, ...]
    origin: Message


@blueprint.get(INDEX)
@keeps_reader_options()
@view_options(
    listed=lambda pages: pages.game.id == "hanzi", preview_template="hanzi/characters/index.html"
)
def index() -> str:
    """Return the page of all characters."""
    return render_template(
        "hanzi/characters/index.html",
        characters=tuple(map(_character_view, CHARACTERS)),
        tasks=tuple(map(task_line, TASKS)),
    )


@blueprint.get(BOX)
@keeps_reader_options()
@view_options(
    listed=lambda pages: pages.game.id == "hanzi", preview_template="hanzi/characters/box.html"
)
def box() -> str:
    """Return the page on how to find the parts of a task that is not in our deck."""
    return render_template(
        "hanzi/characters/box.html",
        example=task_line(TASK_OF_ID["xiu"]),
        changed=[(_character_view(CHARACTER_OF_ID[name]), to) for name, to in CHANGED.items()],
        changed_elsewhere=[
            (character, to, Message(f"hanzi-box.{means}"))
            for character, to, means in CHANGED_ELSEWHERE
        ],
        rules=(rules.DECK, rules.TASKS, rules.MATCH),
    )


@blueprint.get(f"{INDEX}<name>")
@keeps_reader_options()
def character(name: str) -> str:
    """Return the page of a component or a task, by its id; 404 for any other name."""
    if name not in CHARACTER_OF_ID and name not in TASK_OF_ID:
        abort(HTTPStatus.NOT_FOUND)
    if name in TASK_OF_ID:
        return _task_page(TASK_OF_ID[name])
    return _component_page(CHARACTER_OF_ID[name])


def task_line(task: Task) -> TaskLine:
    """Return a task with its parts."""
    one, other = map(_character_view, task.parts)
    origin = Message(f"hanzi-origin.{task.id}")
    return TaskLine(task, meaning(task), _reading(task.readings), (one, other), origin)


def _character_view(character: Character) -> CharacterView:
    form = ANCIENT_FORMS[character.id].id
    return CharacterView(character, form, meaning(character), _reading(character.readings))


def _reading(readings: Readings) -> Reading:
    """Return Japanese readings on Japanese pages, zhuyin on those for Taiwan, else pinyin."""
    match current_language().tag:
        case "ja":
            return Reading("・".join((*readings.on, *readings.kun)), "ja")
        case "zh-Hant":
            return Reading(readings.zhuyin, "zh-Bopo")
    return Reading(readings.pinyin, "zh-Latn-pinyin")


def _glossed(named: Character | Task) -> Message:
    return Message("hanzi-character.option", {"character": Glossed(named)})


def _component_page(character: Character) -> str:
    return render_template(
        "hanzi/characters/component.html",
        shown=character,
        glossed=_glossed(character),
        view=_character_view(character),
        looks=Message(f"drawing.{character.id}"),
        gives=_gives(character),
        tasks=tuple(map(task_line, character.tasks)),
        rules=(rules.CARDS, rules.ANCIENT_FORMS),
    )


def _gives(character: Character) -> tuple[Message, ...]:
    """Return the points and effects of its cards, each once."""
    effects = dict.fromkeys(card.effect for card in character.cards if card.effect)
    points = dict.fromkeys(card.points for card in character.cards if card.points)
    return (
        *(Message("hanzi-points", {"num": each}) for each in points),
        *(
            Message(
                "hanzi-character.effect", {"effect": effect_name(each), "does": effect_does(each)}
            )
            for each in effects
        ),
    )


def _task_page(task: Task) -> str:
    older = {"older": task.older_form} if task.older_form else {}
    return render_template(
        "hanzi/characters/task.html",
        shown=task,
        glossed=_glossed(task),
        line=task_line(task),
        period=Message("hanzi-task.period", {"period": task.period}),
        etymology=Message(f"hanzi-etymology.{task.etymology}", older),
        rules=(rules.CHARACTERS, rules.TASKS, rules.MATCH),
    )
