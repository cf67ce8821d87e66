"""A learner's way along a club's list, from item to item.

`?club=<ref>&solved=<mask>` goes along with every link and form of the walk, on the pages of lessons
and of library puzzles. That is all there is to remember, so the way works where nothing is stored.
A right answer counts in the links that lead on, and not in the address of its own page, which is
the same for everyone who answers like that.
"""

import re
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from flask import Flask, g, request, url_for

from tutor.clubs.errors import StoreUnavailableError, UnknownClubError
from tutor.clubs.items import Item
from tutor.clubs.solved import Solved
from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.web.clubs.club import Club, club_named, keep_nothing
from tutor.web.clubs.fields import CLUB, SOLVED
from tutor.web.clubs.stops import address_of, title_of

_ID_FIELDS = {"learn.step": "lesson", "learn.done": "lesson", "library.puzzle": "name"}
"""The pages of a walk, and what their addresses call the item."""

_BESIDE = frozenset({"rules.book", "printed.page"})
"""What a club's page leads to beside its list."""

END = "end"
"""Where the club's page says that all is done."""

_REF = re.compile("~?[A-Za-z0-9_-]{1,2000}")


@dataclass(frozen=True, slots=True)
class Walk:
    """Where a page lies in a club's list, and where to go from it.

    `place` counts from 1. `solved` is what goes along with the links that lead on: this item is in
    it once it is finished. `next` is the name of the open item that comes next, at `next_url`;
    without one that leads to the club's page, where `back_url` always leads.
    """

    club: Club
    item: Item
    place: int
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


@dataclass(frozen=True, slots=True)
class WayBack:
    """A club's name, which may be empty, and the address of its page with what is solved."""

    name: str
    url: str


def init_app(app: Flask) -> None:
    """Let templates ask for the walk."""
    app.add_template_global(walk_here)
    app.add_template_global(walk_is_lost)
    app.add_template_global(way_back)


def walk_fields() -> dict[str, Any]:
    """Return the fields that links to pages of the same item have to carry; none outside a walk.

    Raises BadSyntaxError for a `solved` that no link of ours has.
    """
    return _fields() if request.endpoint in _ID_FIELDS else {}


def _fields() -> dict[str, Any]:
    ref, solved = request.args.get(CLUB, ""), request.args.get(SOLVED, "")
    if not _REF.fullmatch(ref):
        return {}
    return {CLUB: ref, SOLVED: str(Solved.parse(solved))} if solved else {CLUB: ref}


def walk_here(finished: bool = False) -> Walk | None:
    """Return the walk that this page is part of; `finished` if the item has just been solved.

    None outside a walk, for an item that is not in the list, and if the club cannot be read.
    """
    club = _club() if request.endpoint in _ID_FIELDS else None
    item = Item((request.view_args or {})[_ID_FIELDS[request.endpoint or ""]]) if club else None
    if club is None or item not in club.plan.items:
        return None
    place = club.plan.items.index(item)
    solved = Solved.parse(request.args.get(SOLVED, "")).within(len(club.plan.items))
    if finished:
        solved |= Solved.of([place])
    return _walk(club, place, solved)


def way_back() -> WayBack | None:
    """Return the way back from the rules to the club that has led there; None without one."""
    club = _club() if request.endpoint in _BESIDE else None
    if club is None:
        return None
    solved = Solved.parse(request.args.get(SOLVED, "")).within(len(club.plan.items))
    return WayBack(club.plan.name, to_club(club, solved))


def walk_is_lost() -> bool:
    """Return whether this page is part of a walk, and its club cannot be read."""
    return bool(walk_fields()) and _club() is None


def to_item(club: Club, place: int, solved: Solved) -> str:
    """Return the address where an item of the list begins, on the walk."""
    return address_of(club.plan.items[place], club=club.ref, solved=str(solved) or None)


def to_club(club: Club, solved: Solved) -> str:
    """Return the address of the club's page with what is solved."""
    return url_for("clubs.page", ref=club.ref, solved=str(solved) or None)


def way_on(club: Club, place: int, solved: Solved) -> str:
    """Return where the list goes on after an item.

    Without another that is open it is the club's page; if all are done, where it says so.
    """
    following = next_open(club.plan.items, solved, place)
    if following is not None:
        return to_item(club, following, solved)
    return to_club(club, solved) + (f"#{END}" if place in solved else "")


def first_open(items: Sequence[Item], solved: Solved) -> int | None:
    """Return the first place of a list that is not solved; None if there is none."""
    return next((place for place in range(len(items)) if place not in solved), None)


def next_open(items: Sequence[Item], solved: Solved, place: int) -> int | None:
    """Return the first place after this one that is not solved; None if there is none.

    After the last come the first: those that were passed over on the way.
    """
    others = (*range(place + 1, len(items)), *range(place))
    return next((other for other in others if other not in solved), None)


def _walk(club: Club, place: int, solved: Solved) -> Walk:
    items = club.plan.items
    following = next_open(items, solved, place)
    return Walk(
        club=club,
        item=items[place],
        place=place + 1,
        solved=solved,
        next=None if following is None else title_of(items[following]),
        next_url=way_on(club, place, solved),
        back_url=to_club(club, solved),
    )


def _club() -> Club | None:
    """Return the club of this request, asked for once; None without one that can be read."""
    fields = _fields()
    if not fields:
        return None
    known = vars(g._get_current_object())
    if "club_walked" not in known:
        known["club_walked"] = None
        with suppress(BadSyntaxError, UnknownClubError):
            try:
                known["club_walked"] = club_named(fields[CLUB])
            except StoreUnavailableError:
                keep_nothing()
    found: Club | None = known["club_walked"]
    return found
