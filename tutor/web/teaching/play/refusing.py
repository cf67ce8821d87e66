"""Addresses of games that can't have been played: the page that says why."""

from collections.abc import Callable
from http import HTTPStatus
from typing import NoReturn, TypeVar

from flask import abort

from tutor.core.errors import BadSyntaxError, PlayedWrongError, TutorError
from tutor.core.messages import Message
from tutor.web.shell.errors import error_page
from tutor.web.teaching.text.plain import say_plain

Game = TypeVar("Game")


class TooLongError(TutorError):
    """There are more actions than an address may have."""


def game_played(read: Callable[[], Game]) -> Game:
    """Return the game that `read` makes of the actions in an address.

    What can't have been played is aborted with a 400, more than is read with a 414, and with words
    for the place where it went wrong.
    """
    try:
        return read()
    except TooLongError:
        _refuse(HTTPStatus.REQUEST_URI_TOO_LONG, "too-long", {})
    except BadSyntaxError as error:
        _refuse(HTTPStatus.BAD_REQUEST, "unread", {"num": error.position + 1})
    except PlayedWrongError as error:
        _refuse(HTTPStatus.BAD_REQUEST, "not-allowed", {"num": error.number})


def _refuse(status: int, reason: str, params: dict[str, int]) -> NoReturn:
    title = Message(f"play.refused.{reason}")
    why = Message(f"play.refused.{reason}.why", params)
    abort(error_page(status, lambda: (say_plain(title), say_plain(why))))
