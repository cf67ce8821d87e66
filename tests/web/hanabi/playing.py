"""Games for tests of their pages, and how a test follows the links of a page."""

import re
from html import unescape

from tests.web.page import Page
from tests.web.playing import done
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.partners import NO_CONVENTIONS, ConventionSet, Deal, GameRecord
from tutor.games.hanabi.partners.action_codes import write_actions

START = "/en/play/"

_LINK = re.compile(r'<a class="short[^"]*" href="([^"]+)"')


def record_of(
    name: str, turns: int = 200, rules: str = "base", conventions: ConventionSet = NO_CONVENTIONS
) -> GameRecord:
    """Return a game of partners alone after so many turns, or to its end."""
    record = GameRecord(Deal.parse(name, Ruleset.parse(rules)), conventions)
    while record.state.ending is None and len(record.actions) < turns:
        record = record.then(record.decision().action)
    return record


def address_of(record: GameRecord, *fields: str) -> str:
    """Return the address of a game at this moment."""
    text = write_actions(record.actions)
    query = "&".join([*fields, *([f"actions={text}"] if text else [])])
    return f"{START}{record.deal.name}" + (f"?{query}" if query else "")


def ways(html: str) -> dict[str, str]:
    """Return the links to actions on a page, by all actions that they lead to."""
    return {done(address): address for address in map(unescape, _LINK.findall(html))}


def way_of(html: str, record: GameRecord, action: Action) -> str:
    """Return the link of a page to an action in this game."""
    return ways(html)[write_actions((*record.actions, action))]


def button(page: Page) -> str:
    """Return where the first button of the bar leads."""
    return page.one("div", class_="controls").inside("a")[0]["href"]
