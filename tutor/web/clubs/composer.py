"""The page on which an organiser makes a puzzle from a position, for a club's list.

A form sent by GET, as the builder. First comes the position: from an address of this site, in
notation, or put up by hand. Then the organiser chooses a theme and one of its questions there. The
last link leads to the builder with the puzzle in the list. Nothing is stored.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import partial
from itertools import islice
from typing import Any
from urllib.parse import parse_qsl, urlsplit

from flask import Response, current_app, render_template, request, url_for
from werkzeug.exceptions import HTTPException

from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.core.errors import BadSyntaxError, ImpossiblePositionError, TutorError
from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle, Theme
from tutor.web.clubs import blueprint
from tutor.web.clubs.draft import LIST, PLAN, Draft
from tutor.web.clubs.item_view import games_in_lists
from tutor.web.puzzles.library import get_entry
from tutor.web.puzzles.links import POSITION, fields_of, shared_address
from tutor.web.puzzles.shared import can_be_asked, questions_asked
from tutor.web.puzzles.views import endless_puzzle
from tutor.web.shell.addresses import with_fields
from tutor.web.shell.heavy import heavy
from tutor.web.shell.redirects import see_other
from tutor.web.shell.view_options import query_fields, required, required_number
from tutor.web.site.game_pages import GAME, GamePages
from tutor.web.site.game_routing import games
from tutor.web.site.presentation import PLAYERS, PositionForm, UnfinishedPositionError
from tutor.web.site.reader_options import in_game, read_as

SOURCE, THEME, QUESTION = "source", "theme", "question"
"""The fields of the page beside `PLAN`; a QUESTION is counted from 1."""

_LONGEST = 2000
"""Characters of an address or a notation."""

_QUESTIONS = 8
"""The most questions of a theme that are offered."""

_TRIES = 60
"""The most questions that are drawn for that: a theme may repeat one."""


class SourceError(TutorError):
    """A source without a position that can be asked about.

    `why` says so; `before` and `unread` are the parts of the text, `rule` is the broken one.
    """

    def __init__(self, why: Message, before: str = "", unread: str = "", rule: str = "") -> None:
        self.why, self.before, self.unread, self.rule = why, before, unread, rule
        super().__init__(why.id)


def fields_by_hand() -> Collection[str]:
    """Return the fields of the form in which a position is put up by hand."""
    form = _form()
    return form.fields if form else ()


@blueprint.get("/clubs/compose")
@query_fields(PLAN, SOURCE, THEME, QUESTION, more=fields_by_hand)
@heavy
def composer() -> str | Response:
    """Return the page; BadSyntaxError for an invalid plan or field."""
    text = request.args.get(PLAN)
    plan = Plan.parse(text) if text else Plan()
    return composer_page(plan, url_for("clubs.composer"), url_for("clubs.builder"))


def composer_page(plan: Plan, here: str, builder: str) -> str | Response:
    """Return the page at the path `here`, which leads back to the `builder`'s."""
    source, here = _source(), here.partition("?")[0]
    read_as(plan.setting)
    form = _form()
    asked_here = with_fields(here, {PLAN: str(plan)})
    rendered = partial(_rendered, plan, here, builder)
    if form and PLAYERS in request.args:
        return _by_hand(form, plan, asked_here, rendered)
    if not source:
        return rendered()
    try:
        pages, state = position_at(source)
    except SourceError as error:
        return rendered(refusal=error)
    change = None
    if form and _is_from_form(form, plan, source, pages, state):
        players = form.read(state)[PLAYERS]
        change = with_fields(asked_here, {SOURCE: source, PLAYERS: players})
    with in_game(pages):
        asked = _asked_at(pages, state, plan, builder, with_fields(asked_here, {SOURCE: source}))
        return rendered(change=change, **asked)


def _source() -> str:
    return request.args.get(SOURCE, "").strip()


def _rendered(plan: Plan, here: str, builder: str, **content: object) -> str:
    """Return the page with a form by hand, a refusal, or the questions at a position."""
    form = _form()
    absent = dict.fromkeys(("refusal", "kinds", "by_hand", "change"))
    return render_template(
        "clubs/composer.html",
        here=here,
        plan=str(plan),
        back=_list_address(builder, str(plan)),
        source=_source(),
        longest=_LONGEST,
        ways_by_hand=[
            (count, with_fields(here, {PLAN: str(plan), PLAYERS: str(count)}))
            for count in (form.players if form else ())
        ],
        **absent | content,
    )


def _by_hand(
    form: PositionForm, plan: Plan, asked_here: str, rendered: Callable[..., str]
) -> str | Response:
    """Return the form with what was sent, or the redirect to a finished position as notation."""
    source, sent = _source(), request.args
    refusal: SourceError | None = None
    try:
        if any(field in sent for field in form.fields if field != PLAYERS):
            written = form.written(plan.rules, sent)
            position_at(written)
            return see_other(with_fields(asked_here, {SOURCE: written}))
        if source:
            sent = form.read(position_at(source)[1])
    except UnfinishedPositionError as error:
        refusal = SourceError(error.why)
    except SourceError as error:
        refusal = error
    return rendered(refusal=refusal, by_hand=form.view(plan.rules, sent))


def _form() -> PositionForm | None:
    """Return the form of the game that the rules of plans are for, if it has one."""
    play = games()[0].play
    return play.position_form if play else None


def _is_from_form(
    form: PositionForm, plan: Plan, source: str, pages: GamePages, state: Any
) -> bool:
    """Return whether a position is just what the form writes for it with the rules of a plan."""
    if pages is not games()[0] or str(state.ruleset) != plan.rules:
        return False
    try:
        return form.written(plan.rules, form.read(state)) == source
    except TutorError:
        return False


def _asked_at(
    pages: GamePages, state: Any, plan: Plan, builder: str, here: str
) -> dict[str, object]:
    """Return the questions at a position of this request's game, and the chosen one.

    Kinds and questions come with the address that chooses each, and whether it is chosen.
    """
    themes = [theme for theme in _themes(pages, state) if any(_questions(pages, theme, state, 1))]
    text, number = request.args.get(THEME, ""), request.args.get(QUESTION, "1")
    theme = required(THEME, text, themes) if text else ""
    puzzles = list(_questions(pages, theme, state, _QUESTIONS)) if theme else []
    place = required_number(QUESTION, number, range(1, len(puzzles) + 1)) if puzzles else 0
    presentation = pages.presentation
    context: dict[str, object] = {
        "kinds": [
            (Message(f"theme.{each}"), with_fields(here, {THEME: each}), each == theme)
            for each in themes
        ],
        "questions": [
            (
                _goal(pages, puzzle),
                with_fields(here, {THEME: theme, QUESTION: str(each)}),
                each == place,
            )
            for each, puzzle in enumerate(puzzles, 1)
        ],
    }
    if not puzzles:
        return context | {"chosen": None, "table": presentation.table(state, state.to_act)}
    puzzle = puzzles[place - 1]
    draft = Draft.from_plan(plan).with_item(Item.at(fields_of(puzzle)))
    return context | {
        "chosen": puzzle,
        "table": presentation.table(puzzle.position, puzzle.viewer, theme=puzzle.theme),
        "goal": _goal(pages, puzzle),
        "url": shared_address(puzzle),
        "adding": _list_address(builder, "" if draft.problems else str(draft.plan())),
        "problems": tuple(draft.problems.values()),
    }


def position_at(source: str) -> tuple[GamePages, Any]:
    """Return the position that a source stands for, with its game; SourceError if there is none.

    A source is an address of this site, of a puzzle or a moment of a game, or a notation.
    """
    if len(source) > _LONGEST:
        raise SourceError(Message("composer.unknown"))
    pages, state = _at_address(source) if "/" in source else _written(source)
    if state.outcome is not None:
        raise SourceError(Message("composer.over"))
    return pages, state


def _written(source: str) -> tuple[GamePages, Any]:
    """Return a position in the notation of any game.

    If none can read it, the error is that of the game that reads furthest.
    """
    refusals: list[tuple[int, SourceError]] = []
    for pages in games_in_lists():
        try:
            return pages, pages.game.parse_position(source)
        except ImpossiblePositionError as error:
            rule = error.rule if error.rule in pages.game.rules else ""
            refusals.append((len(source), SourceError(Message("shared.impossible"), rule=rule)))
        except BadSyntaxError as error:
            position = error.position if error.text == source else 0
            why = Message("composer.unreadable")
            refusals.append((position, SourceError(why, source[:position], source[position:])))
    raise max(refusals, key=lambda each: each[0])[1]


def _at_address(source: str) -> tuple[GamePages, Any]:
    parts = urlsplit(source)
    query = dict(parse_qsl(parts.query))
    try:
        endpoint, path = current_app.url_map.bind("").match(parts.path)
        mount = path.get(GAME, "")
        pages = next(each for each in games_in_lists() if each.mount == mount)
        with in_game(pages):
            return pages, _position(pages, endpoint, path, query)
    except (HTTPException, LookupError, StopIteration, TutorError):
        raise SourceError(Message("composer.unknown")) from None


def _position(
    pages: GamePages, endpoint: str, path: Mapping[str, Any], query: Mapping[str, str]
) -> Any:
    """Return the position that a page shows; LookupError for a page that shows none."""
    match endpoint:
        case "library.puzzle":
            return get_entry(pages, path["name"]).puzzle.position
        case "puzzles.endless":
            named = (path[part] for part in ("rules", "theme", "level", "seed"))
            return endless_puzzle(pages, *named).position
        case "shared.puzzle":
            return pages.game.parse_position(query[POSITION])
    readers = pages.play.positions if pages.play else {}
    return readers[endpoint](path, query)


def _themes(pages: GamePages, state: Any) -> Iterator[str]:
    """Yield the themes that make sense with the rules of a position, by family."""
    for family in pages.puzzles.families:
        for theme in family.themes:
            if pages.game.makes_sense(str(state.ruleset), theme):
                yield theme


def _questions(pages: GamePages, name: str, state: Any, most: int) -> Iterator[Puzzle[Any]]:
    """Yield at most `most` questions of a theme that are worth asking at a position.

    Of several with the same goal only the first, as they would look the same.
    """
    theme, goals = pages.game.themes[name], set()
    count = 0
    for puzzle in islice(questions_asked(pages, theme, state), _TRIES):
        goal = repr(theme.goal(puzzle))
        if goal not in goals and _is_worth_asking(pages, theme, puzzle):
            goals.add(goal)
            count += 1
            yield puzzle
        if count == most:
            return


def _is_worth_asking(pages: GamePages, theme: Theme[Any], puzzle: Puzzle[Any]) -> bool:
    """Return whether a question can be asked, and not every answer is right."""
    if not can_be_asked(pages, theme, puzzle):
        return False
    return theme.is_trial or theme.right_options(puzzle) != frozenset(theme.options(puzzle))


def _goal(pages: GamePages, puzzle: Puzzle[Any]) -> Message:
    return pages.game.themes[puzzle.theme].goal(puzzle)


def _list_address(builder: str, plan: str) -> str:
    """Return the address of the builder with the list of a plan open."""
    return with_fields(builder, {PLAN: plan, LIST: "1"}) + f"#{LIST}"
