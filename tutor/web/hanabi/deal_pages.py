"""Pages of a deal that a tournament links to: its sheet, a winning line, a game on a device."""

from collections.abc import Mapping, Sequence
from typing import Any

from flask import url_for
from markupsafe import Markup

from tutor.core.messages import Message
from tutor.games.hanabi.deals.deal import Deal
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.web.clubs.tournaments.club_tournament import TABLE
from tutor.web.hanabi.deal_views import DealPart, deal_sheet
from tutor.web.hanabi.play.moment import ACTIONS, NOW
from tutor.web.hanabi.play.options import PEOPLE
from tutor.web.hanabi.setting import HanabiSetting
from tutor.web.shell.languages import Language
from tutor.web.shell.text import in_each
from tutor.web.site.presentation import DealPages
from tutor.web.site.reader_options import RULES
from tutor.web.site.template_helpers import draw_macro

_SHEETS = "hanabi/deals/sheet_macros.html"


def sheet(rules: str, name: str, title: Message, languages: Sequence[Language]) -> Markup:
    """Return how to arrange the pack of a deal, by suits and as a whole, in these languages."""
    view = deal_sheet(Deal.parse(name, Ruleset.parse(rules)), title)
    parts = (DealPart.PACKETS, DealPart.PACK)
    return draw_macro(_SHEETS, "deal_sheets", view, parts, in_each(languages))


def winning_line(rules: str, name: str) -> str:
    """Return the address of a way to all points, before its first action."""
    return _address("hanabi_deals.line", rules, {"deal": name, "step": "0"})


def game_at_table(rules: str, name: str, table: str, actions: str) -> str:
    """Return the address of a game that all players of a table play at one device."""
    players = name.partition("-")[0]
    fields = {"deal": name, PEOPLE: players, TABLE: table, ACTIONS: actions, "_anchor": NOW}
    return _address("hanabi_play.game", rules, fields)


def _address(endpoint: str, rules: str, fields: Mapping[str, str]) -> str:
    """Return an address without default values, so that it needs no redirect."""
    usual = HanabiSetting().usual.get(RULES)
    given_fields: dict[str, Any] = {field: text or None for field, text in fields.items()}
    given_fields[RULES] = None if rules == usual else rules
    return url_for(endpoint, **given_fields)


DEAL_PAGES = DealPages(sheet=sheet, winning_line=winning_line, play=game_at_table)
