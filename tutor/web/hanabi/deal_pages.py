"""Deals of tournaments: how packs are arranged, ways to all points, and games at a table."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from flask import get_template_attribute, url_for
from markupsafe import Markup

from tutor.core.messages import Message
from tutor.games.hanabi.deals import Deal
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.web.clubs.tournaments.table_ref import TABLE
from tutor.web.hanabi.deals.sheet_view import deal_sheet
from tutor.web.hanabi.deals.views import Part
from tutor.web.hanabi.play.moment import ACTIONS, NOW
from tutor.web.hanabi.play.options import PEOPLE
from tutor.web.site.deal_pages import DealPages
from tutor.web.site.game_site import current_site
from tutor.web.site.setting import RULES

_SHEETS = "hanabi/deals/sheet_macros.html"


def sheet(rules: str, name: str, title: Message) -> Markup:
    """Return how the pack of a deal is arranged, by suits and as a whole, under this title."""
    deal = Deal.parse(name, Ruleset.parse(rules))
    draw = get_template_attribute(_SHEETS, "deal_sheets")
    drawn: Markup = draw(replace(deal_sheet(deal), title=title), (Part.PACKETS, Part.PACK))
    return drawn


def winning_line(rules: str, name: str) -> str:
    """Return the address of a way to all points, before its first action."""
    return _address("hanabi_deals.line", rules, {"deal": name, "step": "0"})


def play(rules: str, name: str, table: str, actions: str) -> str:
    """Return the address of a game that all players of a table play at one device."""
    players = name.partition("-")[0]
    fields = {"deal": name, PEOPLE: players, TABLE: table, ACTIONS: actions, "_anchor": NOW}
    return _address("hanabi_play.game", rules, fields)


def _address(endpoint: str, rules: str, fields: Mapping[str, str]) -> str:
    """Return an address without what goes without saying, so that nothing redirects."""
    usual = current_site().setting.usual.get(RULES)
    given: dict[str, Any] = {field: text or None for field, text in fields.items()}
    given[RULES] = None if rules == usual else rules
    return url_for(endpoint, **given)


DEAL_PAGES = DealPages(sheet=sheet, winning_line=winning_line, play=play)
