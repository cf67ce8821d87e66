"""The page behind a club's link, in the visitor's own language, with a button to the next item.

`/c/<ref>` stands on paper and in QR codes, so it names no language: it leads to the page in the one
that the visitor is given on `/`, too. The page itself depends on its address alone; what is solved
comes along in it from the items.
"""

from urllib.parse import quote

from flask import Response, render_template, request, url_for

from tutor.clubs.items import Solved
from tutor.clubs.plan import Plan, is_plan
from tutor.clubs.results_code import results_code
from tutor.web.clubs import blueprint, short
from tutor.web.clubs.club import club_in_path
from tutor.web.clubs.club_list import END, first_open, item_address
from tutor.web.clubs.greetings import greeting_for
from tutor.web.clubs.item_view import item_view
from tutor.web.clubs.learners import solved_on_board
from tutor.web.shell.language_prefix import spoken_language
from tutor.web.shell.redirects import by_language
from tutor.web.shell.view_options import query_fields, view_options
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import games
from tutor.web.site.reader_options import SOLVED, current_setting, keeps_reader_options, read_as

_AFTER_LINKS = ".,;:!?)]}'\"”»。，、）」"
"""Characters that texts around a pasted link leave at its end."""


@short.get("/c/<ref>", strict_slashes=False)
@view_options(query_fields=None)
def link(ref: str) -> Response:
    """Redirect to a club's page in the visitor's language.

    A slug may have been typed from paper, in whatever letter case.

    Raises UnknownClubError if there is no such club, StoreUnavailableError if nobody knows.
    """
    text = ref.rstrip(_AFTER_LINKS)
    club = club_in_path(text if is_plan(text) else text.lower())
    query = quote(request.query_string, safe="/:@!$&'()*+,;=~?%")
    target = url_for("clubs.visit", ref=club.ref) + (f"?{query}" if query else "")
    return by_language(target)


@blueprint.get("/clubs/<ref>/")
@keeps_reader_options(in_links=False)
@query_fields(SOLVED)
def visit(ref: str) -> str:
    """Return a club's page: greeting, box and rules, list, and the link to the next item.

    Raises UnknownClubError for an unknown club, StoreUnavailableError without the store,
    BadSyntaxError for an invalid `solved`.
    """
    club = club_in_path(ref)
    plan, pages = club.plan, games()[0]
    read_as(plan.setting)
    sent = Solved.parse(request.args.get(SOLVED, ""))
    solved = (sent | solved_on_board(club)).within(len(plan.items))
    following = first_open(plan.items, solved)
    return render_template(
        "clubs/page.html",
        club=club,
        greeting=greeting_for(plan, spoken_language()),
        items=tuple(
            item_view(item, item_address(pages, club, place, solved), done=place in solved)
            for place, item in enumerate(plan.items)
        ),
        solved=solved,
        next=None if following is None else item_address(pages, club, following, solved),
        code=results_code(plan.items, solved) if solved.mask else None,
        end=END,
        setting_form=pages.setting.form(current_setting()),
        conventions=conventions_of(pages, plan),
    )


def conventions_of(pages: GamePages, plan: Plan) -> tuple[str, ...]:
    """Return the names of the conventions that a club's table plays."""
    chosen = plan.conventions.split(".")
    names = pages.game.conventions
    return tuple(name for name in names if name in chosen or plan.conventions == "all")
