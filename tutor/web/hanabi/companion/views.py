"""The pages of the companion: who plays, the set-up, the table, and its link for others."""

from collections.abc import Iterator
from itertools import product
from urllib.parse import urlencode

from flask import Blueprint, render_template, url_for

from tutor.core.messages import Message
from tutor.games.hanabi.engine.ruleset import Ruleset, Variant
from tutor.games.hanabi.rulebook import BOXES
from tutor.web.clubs.qr import QrCode
from tutor.web.hanabi.companion.play_view import (
    FIRST,
    MOST_LETTERS,
    NAMES,
    NUMBERS,
    PLAYERS,
    TAPS,
    TOPS,
    USUAL,
    USUAL_PLAYERS,
    play_view,
    setup_steps,
    table_of_address,
)
from tutor.web.hanabi.setting import BOX
from tutor.web.hanabi.setting_form import playing
from tutor.web.shell.addresses import absolute
from tutor.web.shell.view_options import query_fields, view_options
from tutor.web.site.reader_options import (
    RULES,
    current_setting,
    keeps_reader_options,
    setting_context,
)

blueprint = Blueprint("hanabi_companion", __name__)

INDEX = "/table/"
PLAY_PATH = f"{INDEX}play"
SETUP_PATH = f"{INDEX}setup"


def kept_setups() -> Iterator[str]:
    """Yield the queries of the set-ups that are kept offline: see tutor/web/offline/pack.js."""
    for players, box, variant in product(NUMBERS, BOXES, Variant):
        fields = [(BOX, box)]
        if players != USUAL_PLAYERS:
            fields.insert(0, (PLAYERS, str(players)))
        if variant is not Variant.NONE:
            fields.append((RULES, str(Ruleset(variant))))
        yield f"?{urlencode(fields)}"


@blueprint.get(INDEX)
@keeps_reader_options()
@view_options(listed=True, preview_template="hanabi/companion/choose.html")
def choose() -> str:
    """Return the page that asks which box is on the table, and who plays."""
    return render_template(
        "hanabi/companion/choose.html",
        setup_url=url_for("hanabi_companion.setup").partition("?")[0],
        players=[(number, number == USUAL_PLAYERS) for number in NUMBERS],
        most_letters=MOST_LETTERS,
        **setting_context(),
    )


@blueprint.get(SETUP_PATH)
@keeps_reader_options()
@query_fields(PLAYERS, NAMES, usual=USUAL)
def setup() -> str:
    """Return the page of the setup; BadSyntaxError as in `table_of_address`."""
    table = table_of_address()
    setting = current_setting()
    players = table.game.players
    return render_template(
        "hanabi/companion/setup.html",
        steps=setup_steps(setting, players),
        begins=[
            (name, table.address("play", first=seat))
            for seat, name in enumerate(table.seats[:players])
        ],
        playing=playing(setting.ruleset),
        num=players,
    )


@blueprint.get(PLAY_PATH)
@keeps_reader_options()
@query_fields(PLAYERS, NAMES, FIRST, TAPS, TOPS, usual=USUAL)
def play() -> str:
    """Return the table page, or the end; BadSyntaxError as in `table_of_address`."""
    table = table_of_address()
    return render_template("hanabi/companion/play.html", view=play_view(table, current_setting()))


@blueprint.get(f"{INDEX}share")
@keeps_reader_options()
@query_fields(PLAYERS, NAMES, FIRST, TAPS, TOPS, usual=USUAL)
def share() -> str:
    """Return the link and QR code of the table; BadSyntaxError as in `table_of_address`."""
    table = table_of_address()
    link = absolute(table.address("opened"))
    return render_template(
        "hanabi/companion/share.html", code=QrCode(link), link=link, back=table.address("play")
    )


@blueprint.get(f"{INDEX}opened")
@keeps_reader_options()
@query_fields(PLAYERS, NAMES, FIRST, TAPS, TOPS, usual=USUAL)
def opened() -> str:
    """Return the first page behind the link of a table; BadSyntaxError as in `table_of_address`."""
    table = table_of_address()
    return render_template(
        "hanabi/companion/opened.html",
        view=play_view(table, current_setting()),
        stood=Message("companion.stood", {"num": len(table.game.taps)}),
        take_over=table.address("play"),
        playing=playing(table.game.ruleset),
    )
