"""The items of a club's list as pages name them and lead to them."""

from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qs

from flask import url_for

from tutor import registry
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle
from tutor.web.puzzles.library import puzzle_of
from tutor.web.puzzles.links import fields_of
from tutor.web.puzzles.shared import NoQuestionError, read_shared_puzzle
from tutor.web.site.game_pages import GAME, GamePages
from tutor.web.site.game_routing import games
from tutor.web.site.minutes import seconds_for_lesson, seconds_for_puzzle
from tutor.web.site.reader_options import in_game


@dataclass(frozen=True, slots=True)
class ItemView:
    """An item of a club's list: its name, address, and question.

    `steps` is the number of a lesson's steps, 0 for a puzzle, which has a `level` and a `number`
    within its theme instead; one at a position has neither.
    """

    id: str
    title: Message
    url: str
    steps: int
    level: int
    number: int
    done: bool


def item_view(item: Item, url: str, *, done: bool) -> ItemView:
    """Return an item as the list of its club shows it."""
    if item.is_lesson:
        title, steps = title_of(item), len(item.game.lessons[item.id].steps)
    else:
        title, steps = Message(f"theme.{item.theme}"), 0
    entry = item.game.library().get(item.id)
    level, number = (entry.level, entry.number) if entry else (0, 0)
    return ItemView(item.id, title, url, steps, level, number, done)


def title_of(item: Item) -> Message:
    """Return the name of a lesson, or the theme of a puzzle, with its level if it has one."""
    if item.is_lesson:
        return Message(f"lesson.{item.id}")
    theme = Message(f"theme.{item.theme}")
    if item.is_at_position:
        return theme
    level = item.game.library()[item.id].level
    return Message("theme.level", {"theme": theme, "level": level})


def puzzle_of_item(item: Item, number: int) -> Puzzle[Any]:
    """Return the puzzle that an item is, or its twin of this number.

    Raises BadSyntaxError for a question that its theme doesn't ask at that position.
    """
    if not item.is_at_position:
        return puzzle_of(pages_of(item), item.game.library()[item.id], number)
    try:
        puzzle = read_shared_puzzle(pages_of(item), item.fields)
    except NoQuestionError:
        raise BadSyntaxError("item", item.id, 0, "a question that can be asked") from None
    return item.game.twin(puzzle, number)


def item_at_address(query: str) -> Item:
    """Return the puzzle at a position that the query of an address stands for.

    Raises BadSyntaxError, ImpossiblePositionError, NoQuestionError.
    """
    fields = parse_qs(query)
    asking = (each for each in games_in_lists() if fields.get("theme", [""])[0] in each.game.themes)
    pages = next(asking, None)
    if pages is None:
        raise NoQuestionError
    with in_game(pages):
        return Item.at(fields_of(read_shared_puzzle(pages, fields)))


def games_of(plan: Plan) -> tuple[GamePages, ...]:
    """Return the games that a list has something of, in the site's order; of an empty list one."""
    mounts = {pages_of(item).mount for item in plan.items}
    return tuple(pages for pages in games() if pages.mount in mounts) or games()[:1]


def pages_of(item: Item) -> GamePages:
    """Return the GamePages of an item's game."""
    game = item.game
    return next(pages for pages in games() if pages.game.id == game.id)


def games_in_lists() -> tuple[GamePages, ...]:
    """Return the games whose lessons and puzzles a list can have: those of the registry."""
    known = {game.id for game in registry.GAMES}
    return tuple(pages for pages in games() if pages.game.id in known)


def seconds_for(item: Item) -> float:
    """Return how many seconds a newcomer takes for an item."""
    if item.is_lesson:
        return seconds_for_lesson(pages_of(item), item.id)
    return seconds_for_puzzle(pages_of(item), item.id)


def address_of(item: Item, **fields: Any) -> str:
    """Return where an item begins, at the table of the request, with more fields in the query."""
    pages = pages_of(item)
    fields[GAME] = pages.mount
    if item.is_at_position:
        return url_for("shared.puzzle", **{**item.fields, **fields})
    if item.is_lesson:
        return url_for("learn.step", lesson=item.id, step=1, **fields)
    return url_for("library.puzzle", name=item.id, **fields)
