"""Pages of deals: certified ones to choose from, one of them, its sheets and its winning line."""

from enum import StrEnum
from typing import Any

from flask import Blueprint, render_template, request, url_for

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.games.hanabi.deals import Deal, Selection
from tutor.games.hanabi.deals.deal import LAST_SEED
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS
from tutor.web.hanabi.deals.finding import MOST, deals_from, line_of
from tutor.web.hanabi.deals.line_view import line_view
from tutor.web.hanabi.deals.sheet_view import deal_sheet
from tutor.web.hanabi.setting_form import playing
from tutor.web.shell.query import number_of, reads, required_number, some_of
from tutor.web.shell.view_marks import marked
from tutor.web.site.setting import carries, current_setting, setting_context

blueprint = Blueprint("hanabi_deals", __name__)

INDEX = "/deals/"

PLAYERS, FIRST, COUNT = "players", "from", "count"
"""The fields of the form: how many play, the first number, and how many deals are wanted."""

PARTS = "parts"
"""The field that says what is printed of a deal."""

_NUMBERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
_USUAL_PLAYERS = 3
_USUAL_COUNT = 4


class Part(StrEnum):
    """What can be printed of a deal."""

    SCORES = "scores"
    PACKETS = "packets"
    PACK = "pack"


@blueprint.get(INDEX)
@carries()
@reads(PLAYERS, FIRST, COUNT)
@marked(preview_template="hanabi/deals/choose.html")
def choose() -> str:
    """Return the page on which certified deals are looked for, with those found if any are wanted.

    Raises BadSyntaxError for what cannot be asked for, BusyError if too much is looked for.
    """
    players = number_of(PLAYERS, _NUMBERS, _USUAL_PLAYERS)
    first = number_of(FIRST, range(1, LAST_SEED + 1), 1)
    count = number_of(COUNT, range(1, MOST + 1), _USUAL_COUNT)
    asked = any(request.args.get(field) for field in (PLAYERS, FIRST, COUNT))
    found = deals_from(current_setting().ruleset, players, first, count) if asked else None
    return render_template(
        "hanabi/deals/choose.html",
        choose_url=url_for("hanabi_deals.choose").partition("?")[0],
        players=[(number, number == players) for number in _NUMBERS],
        first=first,
        last_seed=LAST_SEED,
        count=count,
        most=MOST,
        found=found,
        left_out=_left_out(found) if found else None,
        further=_further(found, players, count) if found else "",
        **setting_context(),
    )


def _left_out(found: Selection) -> Message | None:
    """Return which deals are not certified; None if all are."""
    names = tuple(deal.name for deal in found.passed_over)
    values = {"left": len(names), "num": found.looked_at, "deals": names}
    return Message("deals.left-out", values) if names else None


def _further(found: Selection, players: int, count: int) -> str:
    """Return the address of the deals after those found; empty after the last of all."""
    seeds = [each.seed for each in (*(each.deal for each in found.certified), *found.passed_over)]
    first = max(seeds) + 1
    if first > LAST_SEED:
        return ""
    wanted: dict[str, Any] = {PLAYERS: players, FIRST: first, COUNT: count}
    return url_for("hanabi_deals.choose", **wanted)


@blueprint.get(f"{INDEX}<deal>")
@carries()
def page(deal: str) -> str:
    """Return the page of a deal, which shows no card of it; 404 for one that there is not.

    Raises BusyError if too many lines are looked for.
    """
    found = _of_address(deal)
    return render_template(
        "hanabi/deals/deal.html",
        title=_title(found),
        rules=playing(found.ruleset),
        deal=found,
        certified=line_of(found) is not None,
        parts=_labels(),
    )


@blueprint.get(f"{INDEX}<deal>/sheet")
@carries()
@reads(PARTS)
def sheet(deal: str) -> str:
    """Return what is printed of a deal; without a choice the score sheet, which shows no card.

    Raises BadSyntaxError for a part that there is not; a deal that there is not is a 404.
    """
    found = _of_address(deal)
    return render_template(
        "hanabi/deals/sheet.html",
        title=_title(found),
        deal=found,
        sheet=deal_sheet(found),
        parts=some_of(PARTS, Part, (Part.SCORES,)),
        labels=_labels(),
    )


@blueprint.get(f"{INDEX}<deal>/line/<step>")
@carries()
def line(deal: str, step: str) -> str:
    """Return a winning line after so many actions.

    A deal without a known line is a 404, as is a step that the line does not have.
    """
    found = _of_address(deal)
    known = line_of(found)
    if known is None:
        raise BadSyntaxError("deal", deal, 0, "a certified deal")
    taken = required_number("step", step, range(len(known.actions) + 1))
    return render_template(
        "hanabi/deals/line.html",
        title=_title(found),
        deal=found,
        view=line_view(found, known, taken),
    )


def _of_address(deal: str) -> Deal:
    return Deal.parse(deal, current_setting().ruleset)


def _title(deal: Deal) -> Message:
    return Message("play.title", {"deal": deal.name})


def _labels() -> list[tuple[Part, Message]]:
    return [(part, Message(f"deals.part.{part}")) for part in Part]
