"""A site that teaches card games, with every puzzle judged by the game's own engine."""

import typing

if typing.TYPE_CHECKING:
    from tutor.web.app import create_app

__all__ = ["create_app"]


def __getattr__(name: str) -> object:
    """Return `create_app` from the web layer on first use.

    Importing an engine also imports this module, and that must not bring Flask along.
    Raises AttributeError for any other name.
    """
    if name == "create_app":
        from tutor.web.app import create_app

        return create_app
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
