"""The pages of games: who plays, the way to a deal, and each moment of a game."""

from typing import Any

from flask import Blueprint, Response, redirect, render_template, url_for
from werkzeug.wrappers import Response as AnyResponse

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.games.hanabi.deals.deal import LAST_SEED
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS
from tutor.games.hanabi.partners import Deal, GameRecord, Manner
from tutor.games.hanabi.partners.action_codes import write_actions
from tutor.web.hanabi.play.addresses import (
    ACTIONS,
    ALL,
    AT_ONCE,
    GIVEN_UP,
    ONE,
    PAGE_FIELDS,
    PARTNERS,
    YES,
    Addresses,
    game_of_address,
    page_fields_of_address,
)
from tutor.web.hanabi.play.coach_view import CoachView, game_said, turn_said
from tutor.web.hanabi.play.coaching import game_review, turn_review
from tutor.web.hanabi.play.daily_deal import deal_of
from tutor.web.hanabi.play.game_options import (
    DAY,
    HELP,
    MANNER,
    OPTION_FIELDS,
    PEOPLE,
    USUAL,
    GameOptions,
    Help,
    manner_of_request,
    options_of_address,
    options_of_form,
)
from tutor.web.hanabi.play.game_page import GamePage
from tutor.web.hanabi.play.page_view import play_view
from tutor.web.hanabi.play.partner_rules import rules_shown
from tutor.web.hanabi.play.seats import is_partner, partners_actions, partners_in_turn
from tutor.web.hanabi.play.turns import TurnView, turn_view
from tutor.web.puzzles.views import today
from tutor.web.shell.addresses import for_now
from tutor.web.shell.query import number_of, one_of, reads
from tutor.web.shell.view_marks import marked
from tutor.web.site.play import SEED, game_played, seed_wished
from tutor.web.site.setting import RULES, carries, current_setting, setting_context

blueprint = Blueprint("hanabi_play", __name__)

INDEX = "/play/"

PARTNERS_PATH = f"{INDEX}partners/"

PLAYERS = "players"
"""The field of the form that says how many play."""

_NUMBERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
_USUAL_PLAYERS = 3


@blueprint.get(INDEX)
@carries()
@reads(MANNER, usual=USUAL)
@marked(listed=True, preview_template="hanabi/play/choose.html")
def choose() -> str:
    """Return the page on which is chosen who plays, and how; BadSyntaxError as in `deal`."""
    return render_template(
        "hanabi/play/choose.html",
        deal_url=url_for("hanabi_play.deal").partition("?")[0],
        last_seed=LAST_SEED,
        players=[(number, number == _USUAL_PLAYERS) for number in _NUMBERS],
        people=range(1, MAX_PLAYERS + 1),
        manners=list(Manner),
        chosen_manner=manner_of_request(),
        helps=list(Help),
        day=today().isoformat(),
        **setting_context(),
    )


@blueprint.get(f"{INDEX}deal")
@carries()
@reads(PLAYERS, SEED, MANNER, PEOPLE, HELP)
def deal() -> Response:
    """Lead to the deal that a form asks for, or to any one for so many players.

    Raises BadSyntaxError for what there is not.
    """
    players = number_of(PLAYERS, _NUMBERS, _USUAL_PLAYERS)
    found = Deal.parse(f"{players}-{seed_wished(LAST_SEED)}", current_setting().ruleset)
    options = options_of_form(found.players)
    fields: dict[str, Any] = dict(options.fields())
    return for_now(url_for("hanabi_play.game", deal=found.name, **fields))


@blueprint.get(f"{INDEX}today")
@carries(without=(RULES,))
def daily() -> Response:
    """Lead to the deal of the day that it is in UTC, which is one of the basic game."""
    day = today()
    found = deal_of(day)
    fields: dict[str, Any] = {RULES: None, DAY: day.isoformat()}
    return for_now(url_for("hanabi_play.game", deal=found.name, **fields))


@blueprint.get(PARTNERS_PATH)
@carries()
@marked(preview_template="hanabi/play/partners.html")
def partners() -> str:
    """Return the page of the rules that partners act by."""
    return render_template("hanabi/play/partners.html", rules=rules_shown())


@blueprint.get(f"{INDEX}<deal>")
@carries()
@reads(*OPTION_FIELDS, *PAGE_FIELDS, usual=USUAL)
def game(deal: str) -> str | AnyResponse:
    """Return a game at the moment that its address has; 404 for a deal that there is not.

    Or lead to what partners do next, if that is asked for.

    What can't have been played is a 400, more than is read a 414.
    """
    record, options, to = _of_address(deal)
    if which := one_of(PARTNERS, (ONE, ALL)):
        turns = partners_in_turn(record, options.people)
        return redirect(
            to.after(*partners_actions(record, min(turns, 1) if which == ONE else turns))
        )
    page = GamePage.of(record, options, page_fields_of_address(record), to)
    return render_template(
        "hanabi/play/game.html",
        view=play_view(page),
        deal=record.deal,
        options=options,
        title=Message("play.title", {"deal": deal}),
    )


@blueprint.get(f"{INDEX}<deal>/coach/turn")
@carries()
@reads(*OPTION_FIELDS, ACTIONS, usual=USUAL)
def coach_turn(deal: str) -> str:
    """Return what the coach says of the last action; errors as above.

    A last action of a partner, or none, is a BadSyntaxError.
    """
    record, options, to = _of_address(deal)
    step = len(record.actions) - 1
    if step < 0 or is_partner(actor := record.states[step].to_act, options.people):
        done = write_actions(record.actions)
        raise BadSyntaxError(ACTIONS, done, 0, "a game in which one of the people acted last")
    said = turn_said(record, turn_review(record), options.people, to)
    turn = turn_view(record, step, actor)
    return _coach_page(record, said, to.at(step + 1), turn)


@blueprint.get(f"{INDEX}<deal>/coach/game")
@carries()
@reads(*OPTION_FIELDS, ACTIONS, GIVEN_UP, AT_ONCE, usual=USUAL)
def coach_game(deal: str) -> str:
    """Return what the coach says of a game; errors as above.

    A game that goes on is a BadSyntaxError: it would show hands that people may not see yet.
    """
    record, options, to = _of_address(deal)
    given_up = bool(one_of(GIVEN_UP, (YES,)))
    if record.state.ending is None and not given_up:
        raise BadSyntaxError(GIVEN_UP, "", 0, YES)
    review = game_review(record, options.people, at_once=bool(one_of(AT_ONCE, (YES,))))
    back = to.given_up if given_up else to.at(len(record.actions))
    return _coach_page(record, game_said(record, review, options.people, to), back)


def _of_address(deal: str) -> tuple[GameRecord, GameOptions, Addresses]:
    """Return the game that this request's address has, and how it is played."""
    found = Deal.parse(deal, current_setting().ruleset)
    options = options_of_address(found)
    record = game_played(lambda: game_of_address(found, options))
    return record, options, Addresses.of(record, options)


def _coach_page(
    record: GameRecord, said: CoachView, back: str, turn: TurnView | None = None
) -> str:
    title = Message("play.title", {"deal": record.deal.name})
    return render_template("hanabi/play/coach.html", said=said, turn=turn, back=back, title=title)
