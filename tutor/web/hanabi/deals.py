"""Pages of certified deals: a choice of them, each arranged as a pack on paper, and played out.

Winning lines are cached for all visitors, because finding one is slow.
"""

from functools import lru_cache
from typing import Any

from flask import Blueprint, render_template, request, url_for

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.games.hanabi.deals.deal import (
    LAST_SEED,
    Deal,
    Selection,
    WinningLine,
    certified_deals,
    find_winning_line,
)
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS, Ruleset
from tutor.web.hanabi.deal_views import DealPart, deal_sheet, line_view
from tutor.web.hanabi.setting_form import playing
from tutor.web.shell.heavy import heavy
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.text import in_each
from tutor.web.shell.view_options import (
    number_of,
    query_fields,
    required_number,
    some_of,
    view_options,
)
from tutor.web.site.reader_options import current_setting, keeps_reader_options, setting_context

MOST = 12
"""Deals that are looked for at once at the most."""

_LOOKED_AT = 2 * MOST
"""Deals that are looked at for that: with a single sixth suit, three of ten are passed over."""

_TRIES = 200
"""Tries at each of them, so that all take two seconds at most. They are the first of those that the
page of a deal makes: what is certified here is certified there, by the same line."""


@lru_cache(maxsize=256)
@heavy
def line_of(deal: Deal) -> WinningLine | None:
    """Return a line to all points of a deal, None if none is known; may raise BusyError."""
    return find_winning_line(deal.start())


@lru_cache(maxsize=64)
@heavy
def deals_from(ruleset: Ruleset, players: int, first: int, count: int) -> Selection:
    """Return up to `count` certified deals from a number on; may raise BusyError."""
    last = min(first + _LOOKED_AT - 1, LAST_SEED)
    return certified_deals(ruleset, players, range(first, last + 1), count=count, tries=_TRIES)


blueprint = Blueprint("hanabi_deals", __name__)

INDEX = "/deals/"

PLAYERS, FIRST, COUNT = "players", "from", "count"
"""The fields of the form: how many play, the first number, and how many deals are wanted."""

PARTS = "parts"
"""The field that says what is printed of a deal."""

_NUMBERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
_USUAL_PLAYERS = 3
_USUAL_COUNT = 4


@blueprint.get(INDEX)
@keeps_reader_options()
@query_fields(PLAYERS, FIRST, COUNT)
@view_options(preview_template="hanabi/deals/choose.html")
def choose() -> str:
    """Return the page on which certified deals are looked for, with those found if any are wanted.

    Raises BadSyntaxError for what cannot be asked for, BusyError if too much is looked for.
    """
    players = number_of(PLAYERS, _NUMBERS, _USUAL_PLAYERS)
    first = number_of(FIRST, range(1, LAST_SEED + 1), 1)
    count = number_of(COUNT, range(1, MOST + 1), _USUAL_COUNT)
    is_asked = any(request.args.get(field) for field in (PLAYERS, FIRST, COUNT))
    selection = deals_from(current_setting().ruleset, players, first, count) if is_asked else None
    return render_template(
        "hanabi/deals/choose.html",
        choose_url=url_for("hanabi_deals.choose").partition("?")[0],
        players=[(number, number == players) for number in _NUMBERS],
        first=first,
        last_seed=LAST_SEED,
        count=count,
        most=MOST,
        selection=selection,
        left_out=_left_out(selection) if selection else None,
        further=_further(selection, players, count) if selection else "",
        **setting_context(),
    )


def _left_out(selection: Selection) -> Message | None:
    """Return the note on deals that are not certified; None if all are."""
    names = tuple(deal.name for deal in selection.passed_over)
    values = {"left": len(names), "num": selection.looked_at, "deals": names}
    return Message("deals.left-out", values) if names else None


def _further(selection: Selection, players: int, count: int) -> str:
    """Return the address of the deals after those found; empty after the last of all."""
    seeds = [
        each.seed for each in (*(each.deal for each in selection.certified), *selection.passed_over)
    ]
    first = max(seeds) + 1
    if first > LAST_SEED:
        return ""
    wanted: dict[str, Any] = {PLAYERS: players, FIRST: first, COUNT: count}
    return url_for("hanabi_deals.choose", **wanted)


@blueprint.get(f"{INDEX}<deal>")
@keeps_reader_options()
def deal_page(deal: str) -> str:
    """Return the page of a deal, which shows none of its cards; 404 for an unknown deal.

    Raises BusyError if too many lines are looked for.
    """
    chosen_deal = _of_address(deal)
    return render_template(
        "hanabi/deals/deal.html",
        title=_title(chosen_deal),
        rules=playing(chosen_deal.ruleset),
        deal=chosen_deal,
        certified=line_of(chosen_deal) is not None,
        parts=_labels(),
    )


@blueprint.get(f"{INDEX}<deal>/sheet")
@keeps_reader_options()
@query_fields(PARTS)
def sheet(deal: str) -> str:
    """Return the parts of a deal to print, by default the score sheet, which shows no card.

    Raises BadSyntaxError for an unknown part; 404 for an unknown deal.
    """
    chosen_deal = _of_address(deal)
    return render_template(
        "hanabi/deals/sheet.html",
        title=_title(chosen_deal),
        deal=chosen_deal,
        sheet=deal_sheet(chosen_deal, _title(chosen_deal)),
        in_each=in_each([page_language()]),
        parts=some_of(PARTS, DealPart, (DealPart.SCORES,)),
        labels=_labels(),
    )


@blueprint.get(f"{INDEX}<deal>/line/<step>")
@keeps_reader_options()
def line(deal: str, step: str) -> str:
    """Return the page of a winning line after its first `step` actions.

    A deal without a known line is a 404, as is a step that the line does not have.
    """
    chosen_deal = _of_address(deal)
    known = line_of(chosen_deal)
    if known is None:
        raise BadSyntaxError("deal", deal, 0, "a certified deal")
    taken = required_number("step", step, range(len(known) + 1))
    return render_template(
        "hanabi/deals/line.html",
        title=_title(chosen_deal),
        deal=chosen_deal,
        view=line_view(chosen_deal, known, taken),
    )


def _of_address(deal: str) -> Deal:
    return Deal.parse(deal, current_setting().ruleset)


def _title(deal: Deal) -> Message:
    return Message("play.title", {"deal": deal.name})


def _labels() -> list[tuple[DealPart, Message]]:
    return [(part, Message(f"deals.part.{part}")) for part in DealPart]
