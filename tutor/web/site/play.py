"""Parts shared by the pages on which a game is played.

The address has the whole game: the deal and the actions. Nothing is stored on the server. Each
action is a link to the next address, and undoing goes back to the one before.
"""

import random
from collections.abc import Callable
from dataclasses import dataclass
from http import HTTPStatus
from typing import NoReturn, TypeVar

from flask import abort, request

from tutor.core.errors import BadSyntaxError, PlayedWrongError, TutorError
from tutor.core.messages import Message
from tutor.web.shell.errors import error_page
from tutor.web.shell.text import say_plain

SEED = "seed"
"""The field of the form that leads to a deal: its number, or nothing for any deal."""

_choice = random.SystemRandom()


def seed_wished(last: int) -> str:
    """Return the seed that the form sent; a random one up to `last` if it sent none."""
    return request.args.get(SEED, "").strip() or str(_choice.randint(1, last))


Game = TypeVar("Game")


class TooLongError(TutorError):
    """There are more actions than an address may have."""


def game_played(read: Callable[[], Game]) -> Game:
    """Return the game that `read` makes of the actions in an address.

    Aborts with a page that says where the mistake is: 400 for actions that can't be read or that
    the rules forbid, 414 for too many.
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
    why = say_plain(Message(f"play.refused.{reason}.why", params))
    abort(error_page(status, title=say_plain(Message(f"play.refused.{reason}")), explanation=why))


@dataclass(frozen=True, slots=True)
class TurningPointView:
    """A decisive turn; `href` leads to the moment before it."""

    turn: Message
    href: str
    message: Message
