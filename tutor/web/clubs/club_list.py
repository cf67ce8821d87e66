"""The links along a club's list, from item to item.

Links and forms on the pages of the list's lessons and puzzles keep `?club=<ref>&solved=<mask>`, so
nothing needs to be stored. After a right answer the links to other items have its bit in the mask;
the address of the answered page hasn't, and is the same for everyone with that answer.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass

from flask import g, request, url_for
from markupsafe import Markup

from tutor.clubs.errors import StoreUnavailableError, UnknownClubError
from tutor.clubs.items import Item, Solved
from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.web.clubs import blueprint
from tutor.web.clubs.club import Club, club_named
from tutor.web.clubs.item_view import address_of, pages_of, title_of
from tutor.web.shell.headers import CachePolicy, limit_caching
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.view_options import current_view_options
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import games, pages_of_request
from tutor.web.site.reader_options import CLUB, SOLVED, list_fields, list_of_address
from tutor.web.site.template_helpers import draw_macro

_NAVIGATION = "clubs/macros/list_navigation.html"

END = "end"
"""The anchor of the end of the list on the club's page."""


@dataclass(frozen=True, slots=True)
class ListPlace:
    """A page's place in a club's list, and the links from it.

    `number` counts from 1. `solved` is for links to other items: it includes this item once it is
    finished. `next` is the name of the next open item, at `next_url`; without one `next_url` leads
    to the club's page, as `back_url` always does.
    """

    club: Club
    item: Item
    number: int
    solved: Solved
    next: Message | None
    next_url: str
    back_url: str

    @property
    def count(self) -> int:
        """How many items the list has."""
        return len(self.club.plan.items)

    @property
    def is_ended(self) -> bool:
        """Whether all items are solved, this one too."""
        return len(self.solved) == self.count


@blueprint.app_template_global()
def list_bar(finished: bool = False) -> Markup:
    """Return the bar with the club and the place in its list, or a note that it can't be read.

    `finished`: the item of the page has just been solved.
    """
    if not list_fields():
        return Markup()
    if club_of_list() is None:
        return draw_macro(_NAVIGATION, "unreadable_list")
    place = place_in_list(finished=finished)
    return draw_macro(_NAVIGATION, "list_bar", place) if place else Markup()


@blueprint.app_template_global()
def list_onward(finished: bool = False, quiet: bool = False) -> Markup:
    """Return the button to the next open item, or to the club's page; nothing outside a list."""
    place = place_in_list(finished=finished)
    return draw_macro(_NAVIGATION, "list_onward", place, quiet) if place else Markup()


@blueprint.app_template_global()
def list_back() -> Markup:
    """Return the link from the rules back to the club."""
    club = club_of_list() if current_view_options().beside_list else None
    if club is None:
        return Markup()
    return draw_macro(
        _NAVIGATION, "list_back", club.plan.name, club_address(club, _solved_in(club))
    )


def place_in_list(*, finished: bool) -> ListPlace | None:
    """Return this page's place in a club's list; `finished` if its item has just been solved.

    None outside a list, for an item that is not in it, and if the club cannot be read.
    """
    club = club_of_list() if current_view_options().list_item else None
    item = _item_of_page(club.plan.items) if club else None
    if club is None or item is None:
        return None
    place = club.plan.items.index(item)
    solved = _solved_in(club)
    if finished:
        solved |= Solved.of([place])
    items = club.plan.items
    following = next_open(items, solved, place)
    return ListPlace(
        club=club,
        item=item,
        number=place + 1,
        solved=solved,
        next=None if following is None else title_of(items[following]),
        next_url=next_address(pages_of_request(), club, place, solved),
        back_url=club_address(club, solved),
    )


def _item_of_page(items: Sequence[Item]) -> Item | None:
    """Return the item that this request's page is about; None for one that is not in the list."""
    named = (request.view_args or {}).get(current_view_options().list_item)
    if named:
        return Item(named) if Item(named) in items else None
    query = request.args.to_dict(flat=False)
    return next((item for item in items if _is_asked(item, query)), None)


def _is_asked(item: Item, query: Mapping[str, list[str]]) -> bool:
    """Return whether a query has the fields of this puzzle at a position."""
    return item.is_at_position and all(
        query.get(name) == texts for name, texts in item.fields.items()
    )


def item_address(pages: GamePages, club: Club, place: int, solved: Solved) -> str:
    """Return the address where an item of the list begins, on the way along the list."""
    item = club.plan.items[place]
    return address_of(
        item, **_table_for(pages, item, club), club=club.ref, solved=str(solved) or None
    )


def club_address(club: Club, solved: Solved) -> str:
    """Return the address of the club's page with the solved items."""
    return url_for("clubs.visit", ref=club.ref, solved=str(solved) or None)


def next_address(pages: GamePages, club: Club, place: int, solved: Solved) -> str:
    """Return the address after an item of the list.

    Without another that is open it is the club's page; if all are done, where it says so.
    """
    following = next_open(club.plan.items, solved, place)
    if following is not None:
        return item_address(pages, club, following, solved)
    return club_address(club, solved) + (f"#{END}" if place in solved else "")


def first_open(items: Sequence[Item], solved: Solved) -> int | None:
    """Return the first place of a list that is not solved; None if there is none."""
    return next((place for place in range(len(items)) if place not in solved), None)


def next_open(items: Sequence[Item], solved: Solved, place: int) -> int | None:
    """Return the first place after this one that is not solved; None if there is none.

    After the last come the first: those that were passed over on the way.
    """
    others = (*range(place + 1, len(items)), *range(place))
    return next((other for other in others if other not in solved), None)


def _table_for(pages: GamePages, item: Item, club: Club) -> Mapping[str, str]:
    """Return the club's box and rules, for a link to the first game from another's page.

    Within a game, links carry on what is on the reader's own table.
    """
    first = games()[0]
    if pages is first or pages_of(item) is not first:
        return {}
    fields = club.plan.setting
    query = first.setting.query(fields, first.setting.read(fields, page_language()))
    return {name: text for name, text in query.items() if text}


def _solved_in(club: Club) -> Solved:
    """Return the solved items of a club's list in this request's address."""
    return Solved.parse(request.args.get(SOLVED, "")).within(len(club.plan.items))


def club_of_list() -> Club | None:
    """Return the club of this request, asked for once; None without one that can be read."""
    fields = list_of_address()
    if not fields:
        return None
    if "club_of_list" not in g:
        g.club_of_list = None
        with suppress(BadSyntaxError, UnknownClubError):
            try:
                g.club_of_list = club_named(fields[CLUB])
            except StoreUnavailableError:
                limit_caching(CachePolicy.NOBODY)
    club: Club | None = g.club_of_list
    return club
