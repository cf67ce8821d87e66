"""The pages that look back at a game: how to bring one, the whole of it, and each of its turns."""

from http import HTTPStatus

from flask import Blueprint, Response, abort, redirect, render_template, request
from werkzeug.exceptions import NotFound
from werkzeug.wrappers import Response as AnyResponse

from tutor.core.errors import BadSyntaxError, TutorError, UnsupportedError
from tutor.core.messages import Message
from tutor.games.hanabi.engine.game_file import ReplayError
from tutor.games.hanabi.engine.replay import VARIANT_NAMES
from tutor.games.hanabi.partners import NO_CONVENTIONS, GameRecord
from tutor.games.hanabi.partners.action_codes import longest
from tutor.games.hanabi.review.reading import (
    ElsewhereError,
    TooLargeError,
    read_game,
    read_recorded,
)
from tutor.games.hanabi.review.slips import (
    slip_at,
    slips,
)
from tutor.web.hanabi.play.coaching import game_review, moment_view, turn_name, turn_review
from tutor.web.hanabi.play.moment import action_of_address
from tutor.web.hanabi.play.options import CONVENTIONS, FORMERLY, conventions_at
from tutor.web.hanabi.play.review_addresses import (
    ACTION,
    FURTHER,
    OPEN,
    PLAYED_BY,
    SEAT,
    YES,
    ReviewAddresses,
)
from tutor.web.hanabi.play.turns import partners_actions, turn_view
from tutor.web.hanabi.review.page_view import review_view, try_page, turn_page
from tutor.web.shell.errors import error_page
from tutor.web.shell.view_options import one_of, query_fields, view_options
from tutor.web.site.play import game_played
from tutor.web.site.reader_options import RULES, keeps_reader_options

blueprint = Blueprint("hanabi_review", __name__)

INDEX = "/review/"

PASTED, FILE = "game", "file"
"""The fields of the form: a game or a link as text, or a file."""

_FORM_TEMPLATE = "hanabi/review/choose.html"
_VARIANTS = tuple(VARIANT_NAMES.values())


@blueprint.get(INDEX)
@keeps_reader_options(without=(RULES,))
@view_options(listed=True, preview_template=_FORM_TEMPLATE)
def choose() -> str:
    """Return the page on which a game is brought."""
    return render_template(_FORM_TEMPLATE, variants=_VARIANTS, problem=None, text="")


@blueprint.post(INDEX)
@keeps_reader_options(without=(RULES,))
@view_options(takes_file=True)
def bring() -> AnyResponse:
    """Lead to the game that was sent, which is not stored.

    If it can't be read, return the form with what was typed into it and the reason: a 400 or 413.
    """
    sent, text = request.files.get(FILE), request.form.get(PASTED, "")
    data = (sent.read() if sent else b"") or text.encode(errors="replace")
    if not data.strip():
        return _refused(Message("review.refused.empty"), title="pages.hanabi.review")
    try:
        record = read_recorded(data)
    except TooLargeError:
        status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE
        return _refused(Message("review.refused.too-large"), status=status)
    except TutorError as error:
        return _refused(_why(error), text)
    return redirect(ReviewAddresses(record, None).game, 303)


@blueprint.get(f"{INDEX}<recorded>")
@keeps_reader_options(without=(RULES,))
@query_fields(CONVENTIONS, FURTHER, formerly=FORMERLY)
def review(recorded: str) -> str:
    """Return the page of a whole game; 400 or 414 for an address that is none.

    503 if the queue is full.
    """
    record, addresses = _of_address(recorded)
    further = bool(one_of(FURTHER, (YES,)))
    review = game_review(record, record.deal.players, at_once=not further)
    view = review_view(record, review, addresses, further=further)
    return _rendered("page", record, addresses, view=view)


@blueprint.get(f"{INDEX}<recorded>/<int:turn>")
@keeps_reader_options(without=(RULES,))
@query_fields(CONVENTIONS, SEAT, formerly=FORMERLY)
def turn(recorded: str, turn: int) -> str:
    """Return the page of one turn; 400, 414 or 503 as for `review`, 404 for no such turn."""
    record, addresses = _of_address(recorded)
    step = _step(turn, len(record.states))
    view = turn_page(
        record, step, _seat(record, step), addresses, stays=bool(request.args.get(SEAT))
    )
    return _rendered("turn", record, addresses, view=view)


@blueprint.get(f"{INDEX}<recorded>/<int:turn>/coach")
@keeps_reader_options(without=(RULES,))
@query_fields(CONVENTIONS, formerly=FORMERLY)
def coach(recorded: str, turn: int) -> str:
    """Return the coach's comment on one action; 400, 404, 414 or 503 as for `turn`."""
    record, addresses = _of_address(recorded)
    step = _step(turn, len(record.actions))
    with_turn = record.up_to(step + 1)
    mistake = slip_at(with_turn, step, turn_review(with_turn).moment, addresses.conventions)
    return _rendered(
        "coach",
        record,
        addresses,
        said=moment_view(with_turn, mistake.moment) if mistake and mistake.moment else None,
        turn=turn_view(record, step, record.states[step].to_act),
        back=addresses.at(step),
        whose=turn_name(record, step),
    )


@blueprint.get(f"{INDEX}<recorded>/<int:turn>/try")
@keeps_reader_options(without=(RULES,))
@query_fields(CONVENTIONS, ACTION, formerly=FORMERLY)
def try_again(recorded: str, turn: int) -> str:
    """Return a turn to try again, or the verdict on the tried action; errors as for `turn`.

    An action that is not allowed is a 400.
    """
    record, addresses = _of_address(recorded)
    step = _step(turn, len(record.actions))
    action = action_of_address(ACTION, record.states[step])
    review = game_review(record, record.deal.players, at_once=True)
    view = try_page(
        record, step, action, slips(record, review.all_moments, addresses.conventions), addresses
    )
    return _rendered("try", record, addresses, view=view)


@blueprint.get(f"{INDEX}<recorded>/on")
@keeps_reader_options(without=(RULES,))
@query_fields(CONVENTIONS, PLAYED_BY)
def on(recorded: str) -> AnyResponse:
    """Redirect to the game as partners finish it; 400 or 414 as for `review`."""
    record, addresses = _of_address(recorded)
    by_partners = GameRecord(record.deal, conventions_at(PLAYED_BY), record.actions)
    actions = partners_actions(by_partners, longest(record.deal.ruleset))
    return redirect(ReviewAddresses(record.then(*actions), addresses.conventions).game)


def _of_address(recorded: str) -> tuple[GameRecord, ReviewAddresses]:
    """Return the game in this request's address, and the addresses of its pages."""
    conventions = conventions_at(CONVENTIONS) if request.args.get(CONVENTIONS) else None
    record = game_played(lambda: read_game(recorded, conventions or NO_CONVENTIONS))
    return record, ReviewAddresses(record, conventions)


def _step(turn: int, turns: int) -> int:
    if not 1 <= turn <= turns:
        abort(NotFound.code)
    return turn - 1


def _seat(record: GameRecord, step: int) -> int | None:
    """Return who looks at the table: the player to act, unless another seat is named."""
    seats = [str(seat) for seat in range(record.deal.players)]
    named = one_of(SEAT, (*seats, OPEN))
    if named == OPEN:
        return None
    return int(named) if named else record.states[step].to_act


def _rendered(name: str, record: GameRecord, addresses: ReviewAddresses, **context: object) -> str:
    """Return a page of a game, drawn by the template of this name."""
    title = Message("review.title", {"num": record.deal.players})
    return render_template(
        f"hanabi/review/{name}.html", addresses=addresses, title=title, **context
    )


_LONGEST_NAME = 60


def _refused(
    why: Message,
    text: str = "",
    *,
    title: str = "review.refused",
    status: HTTPStatus = HTTPStatus.BAD_REQUEST,
) -> Response:
    """Return the form with the reason why its file or link was not read."""
    return error_page(
        status, _FORM_TEMPLATE, title=Message(title), variants=_VARIANTS, problem=why, text=text
    )


def _why(error: TutorError) -> Message:
    match error:
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
