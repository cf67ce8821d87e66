"""The club that an address names: a plan, or a club in the store."""

from dataclasses import dataclass

from flask import Flask, current_app

from tutor.clubs.errors import UnknownClubError
from tutor.clubs.plan import Plan, is_plan
from tutor.clubs.saved import BoardState, SavedClub
from tutor.clubs.store import Store
from tutor.core.errors import BadSyntaxError
from tutor.web.shell.headers import CachePolicy, limit_caching
from tutor.web.shell.settings import database_url


@dataclass(frozen=True, slots=True)
class Club:
    """A club as an address names it; `ref` is the text of its plan, or its slug if it is saved."""

    ref: str
    plan: Plan
    board: BoardState = BoardState.NONE

    @property
    def is_saved(self) -> bool:
        """Whether it is in the store, and so can change."""
        return not is_plan(self.ref)


def club_named(ref: str) -> Club:
    """Return the club of a ref; a page with a saved one is its visitor's alone, as it can change.

    Raises BadSyntaxError for the text of no plan, UnknownClubError for the slug of no club,
    StoreUnavailableError if the store cannot be asked.
    """
    if is_plan(ref):
        return Club(ref, Plan.parse(ref))
    limit_caching(CachePolicy.BROWSER)
    return club_of(store().club(ref))


def club_of(saved: SavedClub) -> Club:
    """Return a club as the store has it."""
    return Club(saved.slug, Plan.parse(saved.plan), saved.board)


def club_in_path(ref: str) -> Club:
    """Return the club of a ref that an address leads to.

    Raises UnknownClubError if there is none or the link was cut off; otherwise as `club_named`.
    """
    try:
        return club_named(ref)
    except BadSyntaxError:
        raise UnknownClubError(ref) from None


_KEY = "clubs"


def init_app(app: Flask) -> None:
    """Give the app its store, which is opened on first use, and the template global for it."""
    store = Store(database_url(app.config))
    app.extensions[_KEY] = store
    app.jinja_env.globals["clubs_can_be_saved"] = bool(store.location)


def store() -> Store:
    """Return the store of this app; StoreUnavailableError when used, if it is set to keep none."""
    of_app: Store = current_app.extensions[_KEY]
    return of_app
