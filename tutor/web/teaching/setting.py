"""How the rules are read: the box and the ruleset on the table, and a second language beside.

The address says all of it, `?box=ru&rules=wild-5.fuses-1&with=ja`, so that a page can be linked as
it is seen and depends on nothing else. Links carry it on from page to page. Without a `box` it is
the one with the leaflet of the page's language; a `box` that is given stays given, even if it is
that one, so that a change of language does not change what lies on the table.

**Canonical addresses** have none of it: it is the same page, read at another table. Nor do they
have what takes a learner along a club's list (clubs/fields.py).

**Memory.** A table that was chosen is remembered in localStorage by static/script/table.js,
which offers it again on pages whose address names none. A cookie would make pages depend on
something that caches and recipients of a link do not see; without scripts only the offer is gone.

**The form** sends the ruleset in parts (`variant=wild-5&fuses=fuses-1`) and is answered with a
redirect to the address that has its code.
"""

from contextlib import suppress
from dataclasses import dataclass
from urllib.parse import quote, urlencode

from flask import Flask, Response, current_app, g, request

from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.ruleset import KNOWN_PARTS
from tutor.games.hanabi.rulebook import BOXES, Box, Table, default_box
from tutor.web.clubs.fields import OF_A_WALK
from tutor.web.shell.language_prefix import page_language, page_links
from tutor.web.shell.languages import LANGUAGES, Language, language_of

BOX, RULES, WITH = "box", "rules", "with"
_OF_THE_TABLE = (BOX, RULES)
_ALL = (BOX, RULES, WITH)
_OF_THE_READER = (*_ALL, *OF_A_WALK)

LANGS = "langs"
"""The languages of a printed card, `langs=ru,ja`; a form sends a field for each instead."""

PART_FIELDS = ("variant", "fuses", "clues", "more")
"""The fields in which the form sends the parts of a ruleset's code."""

USUAL = "usual"
"""What a part field says for the basic game."""

_CARRIED = {
    "home.page": _OF_THE_TABLE,
    "learn.index": _OF_THE_TABLE,
    "learn.step": _OF_THE_TABLE,
    "learn.done": _OF_THE_TABLE,
    "puzzles.index": _OF_THE_TABLE,
    "progress.page": _OF_THE_TABLE,
    # Which rules a puzzle is played by is in its path.
    "puzzles.endless": (BOX,),
    "library.listed": _OF_THE_TABLE,
    "library.puzzle": _OF_THE_TABLE,
    "library.of_today": _OF_THE_TABLE,
    "library.of_day": _OF_THE_TABLE,
    "shared.page": (BOX,),
    "rules.book": _ALL,
    "rules.rule": _ALL,
    "find.page": _ALL,
    "glossary.page": _ALL,
    "printed.page": _OF_THE_TABLE,
    "embedding.puzzle": _OF_THE_TABLE,
    "embedding.rule": _ALL,
    "adding.page": _OF_THE_TABLE,
    # The table of a club is said by the club.
    "clubs.page": (),
    "preview.rule": _OF_THE_TABLE,
    "preview.step": _OF_THE_TABLE,
    "preview.puzzle": _OF_THE_TABLE,
    "preview.of_day": _OF_THE_TABLE,
    "preview.endless": (BOX,),
    "preview.shared": (BOX,),
}
"""What links to these pages take along."""


@dataclass(frozen=True, slots=True)
class Reading:
    """What the address says about how to read: `query` has just what it names, in order."""

    table: Table
    second: Language | None
    query: tuple[tuple[str, str], ...] = ()


def init_app(app: Flask) -> None:
    """Read the choice of each request, let links carry it, and tell templates about it."""
    app.before_request(_mend_query)
    app.url_defaults(_carry)
    app.context_processor(_template_context)


def reading() -> Reading:
    """Return how this request's page is read.

    Raises BadSyntaxError, once, for a box, ruleset or language that there is none of; from then on
    the request has the default table, so that the error can be told.
    """
    known = vars(g._get_current_object())
    if "reading" not in known:
        g.reading = Reading(Table(default_box(page_language().tag), Ruleset()), None)
        if request.endpoint in _CARRIED:
            g.reading = _read()
    found: Reading = known["reading"]
    return found


def read_at(box: str, rules: str) -> None:
    """Read this request's page at a table that its address does not name, as that of a club.

    An empty `box` is the one that goes with the page's language. Call it before anything is said
    or linked. Raises BadSyntaxError as `reading` does.
    """
    ruleset = Ruleset.parse(rules)
    chosen = box_of(box) if box else default_box(page_language().tag)
    named = {BOX: box, RULES: "" if ruleset == Ruleset() else str(ruleset)}
    query = tuple((name, text) for name, text in named.items() if text)
    g.reading = Reading(Table(chosen, ruleset), None, query)


def current_table() -> Table:
    """Return the box and the ruleset of this request."""
    return reading().table


def box_of(name: str) -> Box:
    """Return the box with this id; BadSyntaxError if there is none."""
    if name not in BOXES:
        raise BadSyntaxError(BOX, name, 0, f"one of {', '.join(BOXES)}")
    return BOXES[name]


def listed_language(field: str, tag: str) -> Language:
    """Return the language of a tag in a query; BadSyntaxError naming the field if there is none."""
    language = language_of(tag)
    if language is None:
        known = ", ".join(language.tag for language in LANGUAGES)
        raise BadSyntaxError(field, tag, 0, f"one of {known}")
    return language


def _read() -> Reading:
    given = dict(reversed(_given()))
    box, second = given.get(BOX), given.get(WITH)
    chosen = box_of(box) if box else default_box(page_language().tag)
    in_path = (request.view_args or {}).get(RULES)
    ruleset = Ruleset.parse(in_path or given.get(RULES) or str(Ruleset()))
    language = listed_language(WITH, second) if second else None
    if language is page_language():
        language = None
    query = {
        BOX: chosen.id if box else "",
        RULES: "" if ruleset == Ruleset() else str(ruleset),
        WITH: language.tag if language else "",
    }
    return Reading(
        Table(chosen, ruleset),
        language,
        tuple((name, text) for name, text in query.items() if text),
    )


def _mend_query() -> Response | None:
    """Send a form's fields, or a query with what goes without saying, to the proper address.

    And one with fields that the page does not read.
    """
    if not is_page() or (request.endpoint not in _CARRIED and not request.query_string):
        return None
    given = _given()
    proper = _known(_proper(given) if request.endpoint in _CARRIED else given)
    if given == proper:
        reading()
        return None
    query = f"?{urlencode(proper, safe=',')}" if proper else ""
    return Response(status=302, headers={"Location": quote(request.path) + query})


def _given() -> list[tuple[str, str]]:
    """Return the fields of the query in order; BadSyntaxError if they are not UTF-8."""
    try:
        return list(request.args.items(multi=True))
    except UnicodeDecodeError as error:
        raise BadSyntaxError("query", "", error.start, "UTF-8") from None


def _proper(given: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the fields of a query without what is empty, doubled, usual or in parts."""
    if any(name in PART_FIELDS for name, _ in given):
        rules = composed(given)
        given = [(name, text) for name, text in given if name not in (*PART_FIELDS, RULES)]
        given.append((RULES, rules))
    if listed := [text for name, text in given if name == LANGS]:
        given = [(name, text) for name, text in given if name != LANGS]
        given.append((LANGS, ",".join(listed)))
    needless = {(RULES, str(Ruleset())), (WITH, page_language().tag)}
    proper: list[tuple[str, str]] = []
    for name, text in given:
        doubled = any(name == known for known, _ in proper)
        if name not in _OF_THE_READER or (text and not doubled and (name, text) not in needless):
            proper.append((name, text))
    return proper


def _known(given: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """Return the fields that the page of this request reads, or carries along."""
    endpoint = request.endpoint or ""
    read = fields_read(current_app.view_functions[endpoint])
    if read is None:
        return given
    carried = _CARRIED.get(endpoint, ())
    return [(name, text) for name, text in given if name in read or name in carried]


def composed(given: list[tuple[str, str]]) -> str:
    """Return the code of the form's parts; Ruleset.parse judges those that do not go together."""
    chosen = {part for field, part in given if field in PART_FIELDS} - {USUAL, ""}
    known = [part for part in KNOWN_PARTS if part in chosen]
    return ".".join([*known, *sorted(chosen - set(known))]) or str(Ruleset())


def _carry(endpoint: str, values: dict[str, object]) -> None:
    """Let links to pages of the rules keep the choice, unless they say another or None."""
    if carried := _CARRIED.get(endpoint):
        for name, text in reading().query:
            if name in carried:
                values.setdefault(name, text)


def second_addresses() -> list[tuple[Language | None, str]]:
    """Return each language that can stand beside this page's, with the address; None: off."""
    others = [language for language in LANGUAGES if language is not page_language()]
    return [(language, _here(language)) for language in (None, *others)]


def _here(second: Language | None) -> str:
    """Return this page's address with another second language."""
    fields = request.args.to_dict(flat=False)
    fields[WITH] = [second.tag] if second else []
    query = urlencode(fields, doseq=True, safe=",")
    return quote(request.path) + (f"?{query}" if query else "")


def _template_context() -> dict[str, object]:
    """Tell templates about the table, and shell/base.html the addresses of a page that carries it."""
    # A request that was refused before it was read has not been read yet, and is now not to fail.
    with suppress(BadSyntaxError):
        reading()
    return {"reading": reading(), **_page_links()}


def _page_links() -> dict[str, object]:
    if request.endpoint not in _CARRIED:
        return page_links()
    try:
        given = _given()
    except BadSyntaxError:  # this is the page that tells of it
        return page_links()
    bare = [(name, text) for name, text in given if name not in _OF_THE_READER]
    if bare == given:
        return page_links(urlencode(given, safe=","))
    return page_links(urlencode(bare, safe=","), _for_picker)


def _for_picker(language: Language) -> str:
    """Return this page's query for another language; the second language changes places with it."""
    swapped = {language.tag: page_language().tag}
    fields = [(name, swapped.get(text, text) if name == WITH else text) for name, text in _given()]
    return urlencode(fields, safe=",")
