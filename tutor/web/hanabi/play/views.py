"""The pages of games: who plays, the way to a deal, and each moment of a game."""

from typing import Any

from flask import Blueprint, Response, redirect, render_template, url_for
from werkzeug.wrappers import Response as AnyResponse

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.games.hanabi.deals.deal import LAST_SEED
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS
from tutor.games.hanabi.partners import ALL_CONVENTIONS, NO_CONVENTIONS, NONE_OR_ALL, Deal
from tutor.games.hanabi.partners.action_codes import write_actions
from tutor.web.hanabi.play.coaching import moment_view, turn_review
from tutor.web.hanabi.play.moment import (
    ACTIONS,
    ALL,
    GIVEN_UP,
    ONE,
    PAGE_FIELDS,
    PARTNERS,
    YES,
    moment_of_address,
)
from tutor.web.hanabi.play.options import (
    CONVENTION_LESSONS,
    CONVENTIONS,
    DAY,
    FORMERLY,
    HELP,
    OPTION_FIELDS,
    PEOPLE,
    USUAL,
    Help,
    conventions_at,
    deal_of,
    options_of_form,
)
from tutor.web.hanabi.play.page_view import play_view
from tutor.web.hanabi.play.reasons import rule_views
from tutor.web.hanabi.play.turns import partners_actions, turn_view
from tutor.web.puzzles.views import today
from tutor.web.shell.redirects import temporary_redirect
from tutor.web.shell.view_options import number_of, one_of, query_fields, view_options
from tutor.web.site.play import SEED, seed_wished
from tutor.web.site.reader_options import (
    RULES,
    current_setting,
    keeps_reader_options,
    setting_context,
)

blueprint = Blueprint("hanabi_play", __name__)

INDEX = "/play/"

PARTNERS_PATH = f"{INDEX}partners/"

PLAYERS = "players"
"""The field of the form that says how many play."""

_NUMBERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
_USUAL_PLAYERS = 3


@blueprint.get(INDEX)
@keeps_reader_options()
@query_fields(CONVENTIONS, usual=USUAL, formerly=FORMERLY)
@view_options(listed=True, preview_template="hanabi/play/choose.html")
def choose() -> str:
    """Return the page on which is chosen who plays, and how; BadSyntaxError as in `deal`.

    An address with some conventions, as that of a club, offers those instead of all.
    """
    chosen = conventions_at(CONVENTIONS)
    return render_template(
        "hanabi/play/choose.html",
        deal_url=url_for("hanabi_play.deal").partition("?")[0],
        last_seed=LAST_SEED,
        players=[(number, number == _USUAL_PLAYERS) for number in _NUMBERS],
        people=range(1, MAX_PLAYERS + 1),
        agreements=NONE_OR_ALL if chosen in NONE_OR_ALL else (NO_CONVENTIONS, chosen),
        all_or_none=NONE_OR_ALL,
        chosen_conventions=chosen,
        helps=list(Help),
        convention_lessons=CONVENTION_LESSONS,
        conventions_url=url_for("hanabi_play.choose", conventions=str(ALL_CONVENTIONS)),
        day=today().isoformat(),
        **setting_context(),
    )


@blueprint.get(f"{INDEX}deal")
@keeps_reader_options()
@query_fields(PLAYERS, SEED, CONVENTIONS, PEOPLE, HELP)
def deal() -> Response:
    """Redirect to the deal that the form asks for, or to a random one.

    Raises BadSyntaxError for unknown values.
    """
    players = number_of(PLAYERS, _NUMBERS, _USUAL_PLAYERS)
    new_deal = Deal.parse(f"{players}-{seed_wished(LAST_SEED)}", current_setting().ruleset)
    options = options_of_form(new_deal.players)
    return temporary_redirect(url_for("hanabi_play.game", deal=new_deal.name, **options.fields()))


@blueprint.get(f"{INDEX}today")
@keeps_reader_options(without=(RULES,))
def daily() -> Response:
    """Lead to the deal of the day that it is in UTC, which is one of the basic game."""
    day = today()
    fields: dict[str, Any] = {RULES: None, DAY: day.isoformat()}
    return temporary_redirect(url_for("hanabi_play.game", deal=deal_of(day).name, **fields))


@blueprint.get(PARTNERS_PATH)
@keeps_reader_options()
@view_options(preview_template="hanabi/play/partners.html")
def partners() -> str:
    """Return the page of the rules that partners act by."""
    return render_template("hanabi/play/partners.html", rules=rule_views())


@blueprint.get(f"{INDEX}<deal>")
@keeps_reader_options()
@query_fields(*OPTION_FIELDS, *PAGE_FIELDS, usual=USUAL, formerly=FORMERLY)
def game(deal: str) -> str | AnyResponse:
    """Return the page of a game so far; 404 for an unknown deal.

    With the field PARTNERS it redirects to the page after the partners' actions.

    Illegal actions are a 400, too many of them a 414.
    """
    moment = moment_of_address(deal)
    if which := one_of(PARTNERS, (ONE, ALL)):
        turns = moment.partners_in_turn
        return redirect(
            moment.address_after(
                *partners_actions(moment.record, min(turns, 1) if which == ONE else turns)
            )
        )
    return render_template(
        "hanabi/play/game.html",
        view=play_view(moment),
        moment=moment,
        title=Message("play.title", {"deal": deal}),
    )


@blueprint.get(f"{INDEX}<deal>/coach/turn")
@keeps_reader_options()
@query_fields(*OPTION_FIELDS, ACTIONS, usual=USUAL, formerly=FORMERLY)
def coach_turn(deal: str) -> str:
    """Return the coach's comment on the last action; 400, 404 or 414 as for `game`.

    A last action of a partner, or none, is a BadSyntaxError.
    """
    moment = moment_of_address(deal)
    record = moment.record
    step = len(record.actions) - 1
    if step < 0 or moment.had_partner(step):
        done = write_actions(record.actions)
        raise BadSyntaxError(ACTIONS, done, 0, "a game in which one of the people acted last")
    review = turn_review(record)
    return render_template(
        "hanabi/play/coach.html",
        said=moment_view(record, review.moment) if review.moment else None,
        turn=turn_view(record, step, record.states[step].to_act),
        back=moment.address_at(step + 1),
        title=Message("play.title", {"deal": deal}),
    )


@blueprint.get(f"{INDEX}<deal>/coach/game")
@keeps_reader_options()
@query_fields(*OPTION_FIELDS, ACTIONS, GIVEN_UP, usual=USUAL, formerly=FORMERLY)
def coach_game(deal: str) -> AnyResponse:
    """Lead to the review of a game; 400, 404 or 414 as for `game`.

    A game that goes on is a BadSyntaxError: it would show hands that people may not see yet.
    """
    moment = moment_of_address(deal)
    if moment.record.state.ending is None and not moment.given_up:
        raise BadSyntaxError(GIVEN_UP, "", 0, YES)
    return redirect(moment.review.further)
