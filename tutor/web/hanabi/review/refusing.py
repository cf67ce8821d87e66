"""Files and links that are no game which can be looked back at: the page that says why."""

from http import HTTPStatus

from flask import Response

from tutor.core.errors import BadSyntaxError, TutorError, UnsupportedError
from tutor.core.messages import Message
from tutor.games.hanabi.engine.game_file import ReplayError
from tutor.games.hanabi.review import ElsewhereError, TooLargeError
from tutor.web.shell.errors import error_page
from tutor.web.site.text.plain import say_plain

_LONGEST_NAME = 60


def refused(error: TutorError) -> Response:
    """Return the page that says why a file or a link was not read: a 400, or a 413."""
    too_large = isinstance(error, TooLargeError)
    status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE if too_large else HTTPStatus.BAD_REQUEST
    return _page(status, Message("review.refused"), _why(error))


def nothing_brought() -> Response:
    """Return the page for a form that was sent without a game: a 400."""
    return _page(
        HTTPStatus.BAD_REQUEST, Message("pages.hanabi.review"), Message("review.refused.empty")
    )


def _page(status: int, title: Message, why: Message) -> Response:
    return error_page(
        status,
        lambda: (say_plain(title), say_plain(why)),
        template="hanabi/review/refused.html",
    )


def _why(error: TutorError) -> Message:
    match error:
        case TooLargeError():
            return Message("review.refused.too-large")
        case ElsewhereError():
            return Message("review.refused.elsewhere")
        case UnsupportedError():
            name = error.name[:_LONGEST_NAME].encode(errors="replace").decode()
            return Message(f"review.refused.{error.kind}", {"value": name})
        case ReplayError(action=int(number)):
            return Message("review.refused.action", {"num": number})
        case BadSyntaxError():
            return Message("review.refused.link", {"num": error.position + 1})
    return Message("review.refused.file")
