"""Deals of tournaments: how packs are arranged, ways to all points, and games at a table."""

from collections.abc import Mapping
from typing import Any

from flask import url_for
from markupsafe import Markup

from tutor.games.hanabi.duplicate import line_to_all_points
from tutor.web.clubs.tournaments.table_ref import TABLE
from tutor.web.hanabi.play.addresses import ACTIONS, NOW
from tutor.web.hanabi.play.game_options import PEOPLE
from tutor.web.teaching.deal_pages import DealPages
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.setting import RULES


def sheet(rules: str, name: str) -> Markup:
    """Return how the pack of a deal is arranged."""
    return Markup("")


def winning_line(rules: str, name: str) -> str:
    """Return the address of a game that makes all points, with each of its turns to look at."""
    return play(rules, name, "", line_to_all_points(rules, name))


def play(rules: str, name: str, table: str, actions: str) -> str:
    """Return the address of a game that all players of a table play at one device."""
    players = name.partition("-")[0]
    return _address(rules, name, {PEOPLE: players, TABLE: table, ACTIONS: actions})


def _address(rules: str, name: str, fields: Mapping[str, str]) -> str:
    """Return the address of a game; what goes without saying is left out, so nothing redirects."""
    usual = current_site().setting.usual.get(RULES)
    given: dict[str, Any] = {field: text or None for field, text in fields.items()}
    given[RULES] = None if rules == usual else rules
    return url_for("hanabi_play.game", deal=name, _anchor=NOW, **given)


DEAL_PAGES = DealPages(sheet=sheet, winning_line=winning_line, play=play)
