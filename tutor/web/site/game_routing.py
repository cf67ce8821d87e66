"""Adds the games to the app: addresses that name a game, and the game of a request."""

from collections.abc import Callable, Mapping, Sequence
from functools import cache, partial, wraps
from typing import Any

from flask import Blueprint, Flask, current_app, g, request
from jinja2 import ChoiceLoader, FileSystemLoader
from werkzeug.routing import BaseConverter, Map

from tutor.web.site.game_pages import GAME, GamePages

_GAMES = "games"


_NOTHING = "(?!)"


class GameBlueprint(Blueprint):
    """A blueprint of pages that every game has: each route exists once for each mount.

    Its views have the game as their first argument.
    """

    def add_url_rule(
        self,
        rule: str,
        endpoint: str | None = None,
        view_func: Callable[..., Any] | None = None,
        *args: Any,
        **options: Any,
    ) -> None:
        """Register a rule for the first game, and one for the others below their mounts."""
        view = view_func and _given_the_game(view_func)
        defaults = options.pop("defaults", None) or {}
        for path, named in ((rule, {**defaults, GAME: ""}), (f"/<game:{GAME}>{rule}", defaults)):
            super().add_url_rule(path, endpoint, view, *args, defaults=named, **options)


@cache  # a view with several routes stays one view
def _given_the_game(view_func: Callable[..., Any]) -> Callable[..., Any]:
    """Return a view that passes the request's game as first argument."""

    @wraps(view_func)
    def view(**values: Any) -> Any:
        return view_func(pages_of_request(), **values)

    return view


def init_app(app: Flask, games: Sequence[GamePages]) -> None:
    """Register the games, their templates, and the `game` part of addresses."""
    app.extensions[_GAMES] = {pages.mount: pages for pages in games}
    folders = [FileSystemLoader(pages.folder / "templates") for pages in games if pages.folder]
    app.jinja_loader = ChoiceLoader([*filter(None, [app.jinja_loader]), *folders])
    mounts = "|".join(pages.mount for pages in games if pages.mount)

    class GameConverter(BaseConverter):
        regex = mounts or _NOTHING

    app.url_map.converters[GAME] = GameConverter
    app.url_value_preprocessor(_pull_game)
    app.url_defaults(partial(_add_game, app.url_map))
    for pages in games:
        pages.init_app(app)


def games() -> tuple[GamePages, ...]:
    """Return the games of the site, the first one first."""
    return tuple(current_app.extensions[_GAMES].values())


def pages_at(mount: str) -> GamePages:
    """Return the game at a mount; KeyError if there is none."""
    by_mount: Mapping[str, GamePages] = current_app.extensions[_GAMES]
    return by_mount[mount]


def pages_of_request() -> GamePages:
    """Return the game that this request is about; the first one on pages that are about none.

    It is for hooks and template globals; everything else is given the game.
    """
    return pages_at(g.get(GAME, ""))


def _pull_game(endpoint: str | None, values: dict[str, Any] | None) -> None:
    """Take the game out of the values of the address.

    An unknown address below a game's mount gets that game's error page.
    """
    if values is None:
        mount = "".join(request.path.split("/")[2:3])
        g.game = mount if mount in current_app.extensions[_GAMES] else ""
    else:
        g.game = values.pop(GAME, "")


def _add_game(urls: Map, endpoint: str, values: dict[str, Any]) -> None:
    """Keep links within the request's game unless they name another one."""
    if GAME not in values and urls.is_endpoint_expecting(endpoint, GAME):
        values[GAME] = g.get(GAME, "")
