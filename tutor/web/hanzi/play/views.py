"""The pages of games: who plays, the way to a deal, and each moment of a game."""

import random
from http import HTTPStatus

from flask import Blueprint, Response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.games.hanzi.engine import Ruleset
from tutor.web.hanzi.play.addresses import ACTIONS, CHOOSING, HIDDEN, MARKER, MEMORY, Addresses
from tutor.web.hanzi.play.page_view import play_view
from tutor.web.hanzi.play.record import LAST_SEED, Deal, PlayedWrongError, Record, TooLongError
from tutor.web.shell.errors import error_page
from tutor.web.shell.query import reads
from tutor.web.shell.view_marks import marked
from tutor.web.teaching.setting import carries
from tutor.web.teaching.text.plain import say_plain

blueprint = Blueprint("hanzi_play", __name__)

INDEX = "/play/"

TABLE, SEED = "table", "seed"
"""The fields of the form that leads to a deal: who plays, and the number of the deal or nothing."""

TABLES = {
    "alone": tuple(f"{Ruleset.CANGJIE}-{players}" for players in (1,)),
    "together": tuple(f"{Ruleset.PLAIN}-{players}" for players in Ruleset.PLAIN.players),
    "with-cangjie": tuple(
        f"{Ruleset.CANGJIE}-{players}" for players in Ruleset.CANGJIE.players if players > 1
    ),
}
"""Who can play, by the heading under which it is offered."""

_choice = random.SystemRandom()


@blueprint.get(INDEX)
@carries()
@marked(listed=lambda site: site.game.id == "hanzi", preview_template="hanzi/play/choose.html")
def choose() -> str:
    """Return the page on which is chosen who plays."""
    tables = [
        (Message(f"hanzi-play.group.{group}"), [(name, _players(name)) for name in names])
        for group, names in TABLES.items()
    ]
    return render_template("hanzi/play/choose.html", tables=tables, last_seed=LAST_SEED)


def _players(table: str) -> Message:
    return Message("hanzi-play.players", {"num": int(table[-1])})


@blueprint.get(f"{INDEX}deal")
@reads(TABLE, SEED, MEMORY)
def deal() -> AnyResponse:
    """Lead to the deal that a form asks for, or to any one for these players.

    Raises BadSyntaxError for players or a number that there is not.
    """
    seed = request.args.get(SEED, "").strip()
    table = request.args.get(TABLE, TABLES["alone"][0])
    memory = _read(MEMORY, HIDDEN) or None
    name = str(Deal.parse(f"{table}-{seed or _choice.randint(1, LAST_SEED)}"))
    found = redirect(url_for("hanzi_play.game", deal=name, memory=memory))
    found.cache_control.no_store = True
    return found


@blueprint.get(f"{INDEX}<deal>")
@reads(ACTIONS, MEMORY, CHOOSING)
def game(deal: str) -> str | Response:
    """Return a game at the moment that its address has; 404 for a deal that there is not.

    What can't have been played is a 400, more than is read a 414.
    """
    found = Deal.parse(deal)
    try:
        record = Record.read(found, request.args.get(ACTIONS, ""))
    except TooLongError:
        return _refused(HTTPStatus.REQUEST_URI_TOO_LONG, "too-long", {})
    except BadSyntaxError as error:
        return _refused(HTTPStatus.BAD_REQUEST, "unread", {"num": error.position + 1})
    except PlayedWrongError as error:
        return _refused(HTTPStatus.BAD_REQUEST, "not-allowed", {"num": error.number})
    _read(MEMORY, HIDDEN)
    view = play_view(record, Addresses.of(record), _read(CHOOSING, MARKER))
    return render_template("hanzi/play/game.html", view=view)


def _read(field: str, only: str) -> str:
    """Return a field that is empty or has one value; BadSyntaxError for any other."""
    text = request.args.get(field, "")
    if text not in ("", only):
        raise BadSyntaxError(field, text, 0, only)
    return text


def _refused(status: int, reason: str, params: dict[str, int]) -> Response:
    title = Message(f"hanzi-play.refused.{reason}")
    why = Message(f"hanzi-play.refused.{reason}.why", params)
    return error_page(status, lambda: (say_plain(title), say_plain(why)))
