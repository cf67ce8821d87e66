"""The items of a club's list as pages name them and lead to them."""

from dataclasses import dataclass
from typing import Any

from flask import url_for

from tutor import registry
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.core.messages import Message
from tutor.web.site.game_site import GAME, GameSite, current_site, sites
from tutor.web.site.minutes import seconds_for_lesson, seconds_for_puzzle


@dataclass(frozen=True, slots=True)
class ItemView:
    """An item in a club's list: its name, where it begins, and what it asks for.

    `steps` is the number of a lesson's steps, 0 for a puzzle, which has a `level` instead.
    """

    id: str
    title: Message
    url: str
    steps: int
    level: int
    done: bool


def item_view(item: Item, url: str, *, done: bool) -> ItemView:
    """Return an item as the list of its club shows it."""
    if item.is_lesson:
        steps = len(item.game.lessons[item.id].steps)
        return ItemView(item.id, title_of(item), url, steps=steps, level=0, done=done)
    entry = item.game.library()[item.id]
    title = Message(f"theme.{entry.theme}")
    return ItemView(item.id, title, url, steps=0, level=entry.level, done=done)


def title_of(item: Item) -> Message:
    """Return the name of a lesson, or the theme and the level of a puzzle."""
    if item.is_lesson:
        return Message(f"lesson.{item.id}")
    entry = item.game.library()[item.id]
    theme = Message(f"theme.{entry.theme}")
    return Message("theme.level", {"theme": theme, "level": entry.level})


def games_of(plan: Plan) -> tuple[GameSite, ...]:
    """Return the games that a list has something of, in the site's order; of an empty list one."""
    mounts = {site_of(item).mount for item in plan.items}
    return tuple(site for site in sites() if site.mount in mounts) or (current_site(),)


def site_of(item: Item) -> GameSite:
    """Return what the site has of the game that an item is of."""
    game = item.game
    return next(site for site in sites() if site.game.id == game.id)


def sites_in_lists() -> tuple[GameSite, ...]:
    """Return the games whose lessons and puzzles a list can have: those of the registry."""
    known = {game.id for game in registry.GAMES}
    return tuple(site for site in sites() if site.game.id in known)


def seconds_for(item: Item) -> float:
    """Return how many seconds a newcomer takes for an item."""
    if item.is_lesson:
        return seconds_for_lesson(site_of(item), item.id)
    return seconds_for_puzzle(site_of(item), item.id)


def address_of(item: Item, **fields: Any) -> str:
    """Return where an item begins, at the table of the request, with more fields in the query."""
    site = site_of(item)
    fields[GAME] = site.mount
    if item.id in site.game.lessons:
        return url_for("learn.step", lesson=item.id, step=1, **fields)
    return url_for("library.puzzle", name=item.id, **fields)
