"""How the values of messages are said that belong to a game: its cards, its colours."""

from collections.abc import Iterable, Mapping

from flask import Flask, current_app

from tutor.web.teaching.game_site import GameSite
from tutor.web.teaching.presentation import ValueFormat

_VALUE_FORMATS = "value_formats"


def init_app(app: Flask, sites: Iterable[GameSite]) -> None:
    """Give the app the values of its games."""
    app.extensions[_VALUE_FORMATS] = {
        kind: value_format
        for site in sites
        for kind, value_format in site.presentation.value_formats.items()
    }


def value_format(value: object) -> ValueFormat | None:
    """Return how one of the games says such values; None for what is of no game."""
    formats: Mapping[type, ValueFormat] = current_app.extensions[_VALUE_FORMATS]
    return formats.get(type(value))
