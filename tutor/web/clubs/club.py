"""The club that an address names: a plan, or a club in the app's store; and how it greets."""

from collections.abc import Mapping
from dataclasses import dataclass

from flask import Flask, current_app

from tutor.clubs.errors import UnknownClubError
from tutor.clubs.plan import Plan, is_plan
from tutor.clubs.saved import BoardState, SavedClub
from tutor.clubs.store import Store
from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.web.clubs.keeping import Keeper, let_keep
from tutor.web.shell.language_prefix import spoken_language
from tutor.web.shell.languages import Language, language_of
from tutor.web.shell.layers import translated
from tutor.web.shell.settings import database_url
from tutor.web.shell.text import say_plain, speaking


@dataclass(frozen=True, slots=True)
class Club:
    """A club as an address names it; `ref` is the text of its plan, or its slug if it is saved."""

    ref: str
    plan: Plan
    board: BoardState = BoardState.NONE

    @property
    def is_saved(self) -> bool:
        """Whether it is kept by the store, so that it can change."""
        return not is_plan(self.ref)


def club_named(ref: str) -> Club:
    """Return the club of a ref; a page with a saved one is its visitor's alone, as it can change.

    Raises BadSyntaxError for the text of no plan, UnknownClubError for the slug of no club,
    StoreUnavailableError if the store cannot be asked.
    """
    if is_plan(ref):
        return Club(ref, Plan.parse(ref))
    let_keep(Keeper.BROWSER)
    return club_of(store().club(ref))


def club_of(saved: SavedClub) -> Club:
    """Return a club as the store has it."""
    return Club(saved.slug, Plan.parse(saved.plan), saved.board)


def club_in_path(ref: str) -> Club:
    """Return the club of a ref that an address leads to.

    Raises UnknownClubError if there is none, be it that the link was cut off; else as `club_named`.
    """
    try:
        return club_named(ref)
    except BadSyntaxError:
        raise UnknownClubError(ref) from None


_KEY = "clubs"


def init_app(app: Flask) -> None:
    """Give the app its store, and tell templates whether there is one; nothing is opened yet."""
    store = Store(database_url(app.config))
    app.extensions[_KEY] = store
    app.jinja_env.globals["clubs_can_be_saved"] = bool(store.place)


def store() -> Store:
    """Return the store of this app; StoreUnavailableError when used, if it is set to keep none."""
    of_app: Store = current_app.extensions[_KEY]
    return of_app


@dataclass(frozen=True, slots=True)
class Greeting:
    """A greeting, in the language of this tag."""

    tag: str
    text: str


def prepared_greetings() -> Mapping[str, str]:
    """Return our greeting in each language that has the pages of clubs, by its tag."""
    greetings = {}
    for language in translated():
        with speaking(language):
            greetings[language.tag] = say_plain(Message("club-builder.welcome"))
    return greetings


def greeting_for(plan: Plan, language: Language) -> Greeting:
    """Return how a club greets readers of a language.

    In their language if the club speaks it: with its own words, else with ours, as the builder
    promises. Readers of any other language see the club's first own words, which may tell more
    than hello, and ours if it has none.
    """
    own = dict(plan.greetings)
    if language.tag in own:
        return Greeting(language.tag, own[language.tag])
    spoken = next((tag for tag in (*plan.languages, *own) if tag in own), None)
    if language.tag in plan.languages or spoken is None:
        return Greeting(language.tag, prepared_greetings()[language.tag])
    return Greeting(spoken, own[spoken])


def languages_of(plan: Plan) -> tuple[Language, ...]:
    """Return the languages of the page that are spoken at the table; else the page's own."""
    languages = translated(filter(None, map(language_of, plan.languages)))
    return languages or (spoken_language(),)


def greetings_of(plan: Plan) -> tuple[Greeting, ...]:
    """Return the greetings of a club in the languages of its table, each once."""
    return tuple(dict.fromkeys(greeting_for(plan, each) for each in languages_of(plan)))
