"""The puzzles of the day, one for learners and one for experts, by dates in UTC."""

import re
from datetime import UTC, date, datetime, timedelta
from http import HTTPStatus

from babel.dates import format_date
from flask import Flask, Response, abort, make_response, render_template, url_for
from werkzeug.routing import BaseConverter

from tutor.core.game import Daily, DailyReader
from tutor.core.library import Entry
from tutor.core.messages import Message
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.query import reads
from tutor.web.shell.redirects import for_now
from tutor.web.shell.view_marks import marked
from tutor.web.teaching.game_site import GameBlueprint, current_site
from tutor.web.teaching.puzzles.answer_form import OF_THE_ANSWER
from tutor.web.teaching.puzzles.library import entry_page
from tutor.web.teaching.puzzles.links import Breadcrumb
from tutor.web.teaching.setting import carries

blueprint = GameBlueprint("daily", __name__)


class ReaderConverter(BaseConverter):
    """The part of an address that says whom a puzzle of the day is for."""

    regex = "|".join(DailyReader)


def init_app(app: Flask) -> None:
    """Let addresses name readers."""
    app.url_map.converters["reader"] = ReaderConverter


@blueprint.get("/puzzles/daily", defaults={"reader": DailyReader.LEARNER})
@blueprint.get("/puzzles/daily/<reader:reader>")
@carries()
def today_for(reader: str) -> Response:
    """Lead to the puzzle for a reader of the day that it is in UTC."""
    daily_of_game()
    return for_now(_url(today(), reader))


@blueprint.get("/puzzles/daily/<day>", defaults={"reader": DailyReader.LEARNER}, alias=True)
@blueprint.get("/puzzles/daily/<reader:reader>/<day>")
@carries()
@reads(*OF_THE_ANSWER)
@marked(pictured=True)
def page(day: str, reader: str) -> str | Response:
    """Return the puzzle of a day for a reader.

    404 for a day that has none, or that has not come yet.
    """
    when = read_day(day)
    if when > today():
        page = render_template("teaching/puzzles/not-yet.html")
        response = make_response(page, HTTPStatus.NOT_FOUND)
        response.cache_control.no_store = True
        return response
    before, after = when - timedelta(days=1), when + timedelta(days=1)
    entry = entry_of(when, reader)
    return entry_page(
        entry,
        this=_url(when, reader),
        breadcrumbs=(
            Breadcrumb(Message("page.daily")),
            Breadcrumb(Message(f"daily.{reader}")),
            Breadcrumb(date_in_words(when)),
            Breadcrumb(Message("page.level", {"level": entry.level})),
        ),
        day=when,
        earlier=_url(before, reader) if before >= daily_of_game().first else None,
        later=_url(after, reader) if after <= today() else None,
    )


def entry_of(day: date, reader: str) -> Entry:
    """Return the puzzle of a day for a reader."""
    return daily_of_game().of(day, DailyReader(reader))


def daily_of_game() -> Daily:
    """Return the game's puzzles of the day; abort with 404 if it has none."""
    daily = current_site().game.daily
    if daily is None:
        abort(HTTPStatus.NOT_FOUND)
    return daily


def today() -> date:
    """Return the date in UTC."""
    return datetime.now(UTC).date()


def _url(day: date, reader: str) -> str:
    return url_for("daily.page", day=day.isoformat(), reader=reader)


def date_in_words(day: date) -> str:
    """Return the date as the language writes it in its country."""
    return format_date(day, "long", page_language().regional_locale)


def read_day(text: str) -> date:
    """Return the day of `YYYY-MM-DD`; abort with 404 for anything else, or before the first."""
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        abort(HTTPStatus.NOT_FOUND)
    try:
        day = date.fromisoformat(text)
    except ValueError:
        abort(HTTPStatus.NOT_FOUND)
    if day < daily_of_game().first:
        abort(HTTPStatus.NOT_FOUND)
    return day
