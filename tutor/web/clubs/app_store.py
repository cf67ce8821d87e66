"""The app's store of clubs."""

from flask import Flask, current_app

from tutor.clubs.store import Store
from tutor.web.shell.settings import database_url

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
