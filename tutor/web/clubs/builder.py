"""The page on which an organiser puts a club together, and makes its link.

One form, sent by GET: whatever is pressed leads to the address of what came of it, `?plan=~…`, so
that the page can be reloaded, left, come back to, and read in another language. Nothing is stored.

**Long addresses.** A form with a greeting in each language says every Han character in nine bytes,
so this page may be asked for with addresses four times as long as others (shell/errors.py).
"""

from dataclasses import dataclass
from http import HTTPStatus

from flask import Blueprint, Response, make_response, render_template, request, url_for

from tutor.clubs import limits
from tutor.clubs.evenings import EVENINGS
from tutor.clubs.plan import Plan
from tutor.core.messages import Message
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.puzzles import LEVELS
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.rulebook import Table
from tutor.games.hanabi.rulebook.boxes import shortfalls
from tutor.web.clubs import draft as form
from tutor.web.clubs.draft import Draft
from tutor.web.clubs.greetings import prepared_greetings
from tutor.web.clubs.stops import Stop, address_of, stop_view
from tutor.web.hanabi.setting import box_of
from tutor.web.hanabi.setting_form import setting_form
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.languages import LANGUAGES, Language
from tutor.web.shell.view_marks import marked
from tutor.web.teaching.lessons.lesson_view import chapter_views
from tutor.web.teaching.puzzles.collection import shelves_view
from tutor.web.teaching.setting import current_setting

blueprint = Blueprint("club_builder", __name__)

PLAN = "plan"

LIST = "list"
"""The field that says that the list is to be seen, and the part of the page where it is."""


@dataclass(frozen=True, slots=True)
class EveningView:
    """A prepared evening to choose."""

    id: str
    title: Message
    about: Message
    minutes: int
    checked: bool


@dataclass(frozen=True, slots=True)
class GreetingView:
    """A language of the table: whether it is spoken there, its greeting, and ours without one."""

    language: Language
    field: str
    spoken: bool
    text: str
    prepared: str


@blueprint.get("/clubs/")
@marked(listed=True, preview_template="clubs/builder.html")
def page() -> str | Response:
    """Return the builder, or lead on to what a press of a button has made.

    Raises BadSyntaxError for what the form cannot send, and for a `plan` that is none.
    """
    button = request.args.get(form.DO)
    if button is None:
        text = request.args.get(PLAN)
        given = Draft.of(Plan.parse(text)) if text else Draft.new(page_language().tag)
        return shown(given)
    draft = Draft.sent(request.args).done(button)
    if draft.problems:
        response = make_response(shown(draft), HTTPStatus.BAD_REQUEST)
        response.cache_control.no_store = True
        return response
    return Response(status=HTTPStatus.FOUND, headers={"Location": _address(draft, button)})


def _address(draft: Draft, button: str) -> str:
    """Return where a press of a button leads: to the link that was made, or back to the form."""
    text = str(draft.plan())
    if button == "link":
        return url_for("club_link.page", ref=text)
    return url_for("club_builder.page", plan=text, list=1, _anchor=LIST)


def shown(draft: Draft, template: str = "clubs/builder.html", **more: object) -> str:
    """Return the page with this draft in the form; `template` may add to what stands around it.

    The list is open if the address asks for that.
    """
    ruleset = Ruleset.parse(draft.rules)
    table = Table(box_of(draft.box) if draft.box else current_setting().box, ruleset)
    return render_template(
        template,
        draft=draft,
        evenings=tuple(_evenings(draft)),
        own=form.OWN,
        stops=tuple(_stops(draft)),
        greetings=tuple(_greetings(draft)),
        choice=setting_form(table),
        lacking=shortfalls(table) if draft.box else (),
        chapters=chapter_views(),
        families=shelves_view(library().values()),
        levels=LEVELS,
        numbers=range(1, form.MOST_AT_ONCE + 1),
        limits=limits,
        list_open=LIST in request.args,
        **more,
    )


def _evenings(draft: Draft) -> list[EveningView]:
    return [
        EveningView(
            each.id,
            Message(f"evening.{each.id}"),
            Message(f"evening.{each.id}.about"),
            each.minutes,
            checked=draft.evening == each.id,
        )
        for each in EVENINGS.values()
    ]


def _stops(draft: Draft) -> list[Stop]:
    return [stop_view(item, address_of(item), done=False) for item in draft.items]


def _greetings(draft: Draft) -> list[GreetingView]:
    prepared = prepared_greetings()
    return [
        GreetingView(
            each,
            form.GREETING + each.tag,
            each.tag in draft.languages,
            draft.greetings.get(each.tag, ""),
            prepared[each.tag],
        )
        for each in LANGUAGES
    ]
