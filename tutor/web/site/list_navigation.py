"""Lists of lessons and puzzles that somebody has put together, which lead from one to the next.

Teaching has no such lists of its own. Whatever has them, as the clubs do, gives the app its
`ListNavigation`: pages of lessons and puzzles then carry its fields on in links to themselves and
show what it says. Views are marked with what it has to know of them: `list_item` is the argument
with the id of the lesson or puzzle, `beside_list` is for pages that a list leads to beside them.
"""

from collections.abc import Mapping
from typing import Any

from flask import Flask, current_app
from markupsafe import Markup

_NAVIGATION = "list_navigation"


class ListNavigation:
    """What a list adds to the pages of its items; without any lists that is nothing.

    `field_names` are the fields of an address that say which list a reader follows. They say
    nothing of what is read, so canonical addresses and links to pass on are without them.
    """

    field_names: tuple[str, ...] = ()

    def fields(self) -> Mapping[str, str]:
        """Return the fields that links to pages of the same item have to carry on."""
        return {}

    def bar(self, finished: bool = False) -> Markup:
        """Return what says where in a list this page lies; `finished`: its item just has been."""
        return Markup()

    def onward(self, finished: bool = False, *, quiet: bool = False) -> Markup:
        """Return what leads to the next item, as a `quiet` button or not; empty without a list."""
        return Markup()

    def back(self) -> Markup:
        """Return what leads back to the list from a page beside it."""
        return Markup()


def init_app(app: Flask) -> None:
    """Let templates ask for what a list adds."""
    use(app, ListNavigation())
    app.add_template_global(lambda finished=False: _navigation().bar(finished), "list_bar")
    app.add_template_global(
        lambda finished=False, quiet=False: _navigation().onward(finished, quiet=quiet),
        "list_onward",
    )
    app.add_template_global(lambda: _navigation().back(), "list_back")


def use(app: Flask, navigation: ListNavigation) -> None:
    """Give the app lists."""
    app.extensions[_NAVIGATION] = navigation


def list_fields() -> dict[str, Any]:
    """Return the fields that links to pages of the same item have to carry on."""
    return dict(_navigation().fields())


def list_field_names() -> tuple[str, ...]:
    """Return the names of all such fields."""
    return _navigation().field_names


def _navigation() -> ListNavigation:
    navigation: ListNavigation = current_app.extensions[_NAVIGATION]
    return navigation
