"""Deals of tournaments: how packs are arranged, ways to all points, and games at a table."""

from typing import Any

from flask import url_for
from markupsafe import Markup

from tutor.web.clubs.tournaments.table_ref import TABLE
from tutor.web.hanabi.play.addresses import ACTIONS, NOW
from tutor.web.hanabi.play.game_options import PEOPLE
from tutor.web.teaching.deal_pages import DealPages
from tutor.web.teaching.setting import RULES


def sheet(rules: str, name: str) -> Markup:
    """Return how the pack of a deal is arranged."""
    return Markup("")


def winning_line(rules: str, name: str) -> str:
    """Return the address of a way to all points."""
    fields: dict[str, Any] = {RULES: rules}
    return url_for("hanabi_play.game", deal=name, **fields)


def play(rules: str, name: str, table: str, actions: str) -> str:
    """Return the address of a game that all players of a table play at one device."""
    fields = {RULES: rules, PEOPLE: name.partition("-")[0], TABLE: table, ACTIONS: actions}
    given: dict[str, Any] = {field: text or None for field, text in fields.items()}
    return url_for("hanabi_play.game", deal=name, _anchor=NOW, **given)


DEAL_PAGES = DealPages(sheet=sheet, winning_line=winning_line, play=play)
