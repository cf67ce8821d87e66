"""The pages of games: who plays, the way to a deal, and each moment of a game."""

from flask import Blueprint, Response, render_template, request, url_for

from tutor.core.messages import Message
from tutor.games.hanzi.engine import Ruleset
from tutor.web.hanzi.play.addresses import ACTIONS, CHOOSING, HIDDEN, MARKER, MEMORY, Addresses
from tutor.web.hanzi.play.page_view import play_view
from tutor.web.hanzi.play.record import LAST_SEED, Deal, Record
from tutor.web.shell.addresses import for_now
from tutor.web.shell.query import one_of, reads
from tutor.web.shell.view_marks import marked
from tutor.web.teaching.play.dealing import SEED, seed_wished
from tutor.web.teaching.play.refusing import game_played
from tutor.web.teaching.setting import carries

blueprint = Blueprint("hanzi_play", __name__)

INDEX = "/play/"

TABLE = "table"
"""The field of the form that leads to a deal: who plays."""

TABLES = {
    "alone": tuple(f"{Ruleset.CANGJIE}-{players}" for players in (1,)),
    "together": tuple(f"{Ruleset.PLAIN}-{players}" for players in Ruleset.PLAIN.players),
    "with-cangjie": tuple(
        f"{Ruleset.CANGJIE}-{players}" for players in Ruleset.CANGJIE.players if players > 1
    ),
}
"""Who can play, by the heading under which it is offered."""


@blueprint.get(INDEX)
@carries()
@marked(listed=lambda site: site.game.id == "hanzi", preview_template="hanzi/play/choose.html")
def choose() -> str:
    """Return the page on which is chosen who plays."""
    tables = [
        (Message(f"hanzi-play.group.{group}"), [(name, _players(name)) for name in names])
        for group, names in TABLES.items()
    ]
    return render_template(
        "hanzi/play/choose.html",
        tables=tables,
        deal_url=url_for("hanzi_play.deal"),
        last_seed=LAST_SEED,
    )


def _players(table: str) -> Message:
    return Message("hanzi-play.players", {"num": int(table[-1])})


@blueprint.get(f"{INDEX}deal")
@reads(TABLE, SEED, MEMORY)
def deal() -> Response:
    """Lead to the deal that a form asks for, or to any one for these players.

    Raises BadSyntaxError for players or a number that there is not.
    """
    table = request.args.get(TABLE, TABLES["alone"][0])
    memory = one_of(MEMORY, (HIDDEN,)) or None
    name = str(Deal.parse(f"{table}-{seed_wished(LAST_SEED)}"))
    return for_now(url_for("hanzi_play.game", deal=name, memory=memory))


@blueprint.get(f"{INDEX}<deal>")
@reads(ACTIONS, MEMORY, CHOOSING, usual={MEMORY: "", CHOOSING: ""})
def game(deal: str) -> str:
    """Return a game at the moment that its address has; 404 for a deal that there is not.

    What can't have been played is a 400, more than is read a 414.
    """
    found = Deal.parse(deal)
    record = game_played(lambda: Record.read(found, request.args.get(ACTIONS, "")))
    to = Addresses.of(record, hides=bool(one_of(MEMORY, (HIDDEN,))))
    view = play_view(record, to, one_of(CHOOSING, (MARKER,)))
    return render_template("hanzi/play/game.html", view=view)
