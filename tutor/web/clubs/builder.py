"""The page on which an organiser puts a club together, and makes its link.

One form, sent by GET: each button redirects to the address of the resulting plan, `?plan=~…`, so
the page can be reloaded, bookmarked and read in another language. Nothing is stored.

**Long addresses.** A form encodes each Han character of a greeting in nine bytes, so addresses of
this page may be four times as long as others.
"""

from collections.abc import Iterator
from http import HTTPStatus

from flask import Response, render_template, request, url_for

from tutor.clubs import limits
from tutor.clubs.items import evenings
from tutor.clubs.plan import Plan
from tutor.core.messages import Message
from tutor.web.clubs import blueprint
from tutor.web.clubs import draft as form
from tutor.web.clubs.draft import LIST, PLAN, Button, Draft
from tutor.web.clubs.greetings import prepared_greetings
from tutor.web.clubs.item_view import (
    address_of,
    games_in_lists,
    item_view,
    seconds_for,
)
from tutor.web.learn.lesson_view import ChapterView, chapter_views
from tutor.web.puzzles.kinds import families_in_library
from tutor.web.shell.catalogues import translated
from tutor.web.shell.errors import uncached
from tutor.web.shell.language_prefix import page_language, spoken_language
from tutor.web.shell.view_options import required, view_options
from tutor.web.site.game_pages import Family, GamePages
from tutor.web.site.game_routing import games
from tutor.web.site.minutes import minutes
from tutor.web.site.reader_options import in_game

ALSO = "also"
"""The field with the `EXTRAS` besides the link; they need a saved club."""
EXTRAS = ("board", "tournament")


@blueprint.get("/clubs/")
@view_options(listed=True, query_fields=None, preview_template="clubs/builder.html", long_address=4)
def builder() -> str | Response:
    """Return the builder, or redirect to the result of the button.

    Raises BadSyntaxError for what the form cannot send, and for a `plan` that is none.
    """
    button = request.args.get(form.DO)
    if button is None:
        text = request.args.get(PLAN)
        draft = Draft.from_plan(Plan.parse(text)) if text else Draft.new(spoken_language().tag)
        return builder_page(draft)
    draft = Draft.from_form(request.args, games()[0]).after(button)
    if draft.problems:
        return uncached(builder_page(draft), HTTPStatus.BAD_REQUEST)
    return Response(status=HTTPStatus.FOUND, headers={"Location": _address(draft, button)})


def _address(draft: Draft, button: str) -> str:
    """Return where a press of a button leads: to the link that was made, or back to the form."""
    text, also = str(draft.plan()), extras_sent()
    if button == Button.LINK:
        return url_for("clubs.link", ref=text, also=also)
    if button == Button.COMPOSE:
        return url_for("clubs.composer", plan=text)
    return url_for("clubs.builder", plan=text, list=1, also=also, _anchor=LIST)


def extras_sent() -> list[str]:
    """Return the extras asked for; BadSyntaxError for one that the form doesn't offer."""
    return [required(ALSO, each, EXTRAS) for each in request.args.getlist(ALSO)]


def builder_page(draft: Draft, template: str = "clubs/builder.html", **more: object) -> str:
    """Return the page with this draft in the form; `template` may add to what stands around it.

    The list is open if the address asks for that.
    """
    kind = games()[0].setting
    setting = kind.read(draft.setting, page_language())
    return render_template(
        template,
        draft=draft,
        evenings=_evenings(draft),
        own=form.OWN,
        items=tuple(item_view(item, address_of(item), done=False) for item in draft.items),
        greetings=_greetings(draft),
        setting_form=kind.form(setting),
        shortfalls=kind.shortfalls(setting) if draft.box else (),
        conventions=games()[0].game.conventions,
        chapters=tuple(_chapters()),
        families=tuple(_families()),
        levels=form.levels(),
        numbers=range(1, form.MOST_AT_ONCE + 1),
        limits=limits,
        list_open=LIST in request.args,
        also=extras_sent(),
        **more,
    )


def _evenings(draft: Draft) -> list[dict[str, object]]:
    """Return the prepared evenings to choose from."""
    return [
        {
            "id": each.id,
            "title": Message(f"evening.{each.id}"),
            "about": Message(f"evening.{each.id}.about"),
            "minutes": minutes(sum(map(seconds_for, each.items)), step=5),
            "checked": draft.evening == each.id,
            "questions": form.questions_of(each, games()[0], draft.setting),
        }
        for each in evenings().values()
    ]


def _chapters() -> Iterator[tuple[GamePages, ChapterView]]:
    """Yield the chapters of every game's lessons, each with its game."""
    for pages in games_in_lists():
        with in_game(pages):
            yield from ((pages, chapter) for chapter in chapter_views(pages))


def _families() -> Iterator[tuple[GamePages, Family]]:
    """Yield the families of every game's puzzles, each with its game."""
    for pages in games_in_lists():
        with in_game(pages):
            yield from ((pages, family) for family in families_in_library(pages))


def _greetings(draft: Draft) -> list[dict[str, object]]:
    """Return the languages: whether they are spoken at the table, its greeting, and ours."""
    prepared = prepared_greetings()
    return [
        {
            "language": each,
            "field": form.GREETING + each.tag,
            "spoken": each.tag in draft.languages,
            "text": draft.greetings.get(each.tag, ""),
            "prepared": prepared[each.tag],
        }
        for each in translated()
    ]
