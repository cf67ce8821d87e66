"""The reader options: box and variant, second language, and the club whose list is followed.

The address has all of them, `?box=ru&rules=wild-5.fuses-1&with=ja`, so that a page can be linked as
it is seen and depends on nothing else. Links keep them for views marked `keeps_reader_options`. The
page's language decides options that the address doesn't name. A named default stays in the address,
so that a change of language doesn't change the cards on the table.

**Canonical addresses** have no reader options: they show the same page with the defaults. Nor do
they have `?club=<ref>&solved=<mask>`, from which clubs/club_list.py draws the links along a list.

**Memory.** static/script/table.js stores a choice in localStorage and offers it again on pages
whose address names none. With a cookie, pages would depend on more than their address. Without
scripts only the offer is missing.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from urllib.parse import quote, urlencode

from flask import Flask, g, request

from tutor.clubs.items import Solved
from tutor.core.errors import BadSyntaxError
from tutor.web.shell.catalogues import is_translated, translated
from tutor.web.shell.language_prefix import page_language, page_links
from tutor.web.shell.languages import LANGUAGES, TAGS, Language, language_of
from tutor.web.shell.request_values import kept_for_request
from tutor.web.shell.view_options import (
    KeptOptions,
    ViewFunction,
    current_view_options,
    view_options,
    view_options_of,
)
from tutor.web.site.game_pages import GAME, GamePages
from tutor.web.site.game_routing import pages_of_request

CLUB = "club"
"""The ref of the club whose list it is."""

SOLVED = "solved"
"""The items of the list that are solved, as the text of a `Solved`."""

RULES = "rules"
"""The field with the code of the ruleset that is played, in games with rules to choose."""

WITH = "with"
"""The field with the tag of the second language."""

LANGS = "langs"
"""The languages of a printed card, `langs=ru,ja`; a form sends a field for each instead."""

_REF = re.compile("~?[A-Za-z0-9_-]{1,2000}")


@dataclass(frozen=True, slots=True)
class PageSetting:
    """The reader options of an address; `query` has the fields it names, in order.

    `chosen` is what readers of the game choose, None if there is nothing to choose.
    """

    chosen: Any
    second: Language | None
    query: tuple[tuple[str, str], ...] = ()


def keeps_reader_options(
    *, second: bool = False, without: tuple[str, ...] = (), in_links: bool = True
) -> Callable[[ViewFunction], ViewFunction]:
    """Mark a view that reads reader options from its address.

    Links to it keep them, but for the fields `without`. `second`: they keep the second language as
    well. `in_links=False` is for pages with a setting of their own.
    """
    left_out = frozenset(without if second else (*without, WITH))
    return view_options(kept=KeptOptions(in_links, left_out))


def init_app(app: Flask) -> None:
    """Keep the reader options in links, and give them to templates."""
    app.url_defaults(_keep_in_link)
    app.context_processor(_template_context)


def page_setting() -> PageSetting:
    """Return the reader options of this request; the defaults if its address has unknown ones.

    `check_reader_options` refuses such an address, so only its error page has them.
    """
    try:
        return kept_for_request("page_setting", _read)
    except BadSyntaxError:
        return _defaults()


def check_reader_options() -> None:
    """Raise BadSyntaxError if this request's address has an unknown setting or language."""
    kept_for_request("page_setting", _read)


def read_as(named: Mapping[str, str]) -> None:
    """Set this request's options from elsewhere, such as a club's plan.

    Call it before any text or link is made. Raises BadSyntaxError for unknown ones.
    """
    g.page_setting = _setting({name: text for name, text in named.items() if text}, None)


@contextmanager
def in_game(pages: GamePages) -> Iterator[None]:
    """Make another game current, with its default options, while the block runs."""
    if pages is pages_of_request():
        yield
        return
    game, outer = pages_of_request().mount, page_setting()
    g.game = pages.mount
    g.page_setting = _defaults(outer.second)
    try:
        yield
    finally:
        g.game, g.page_setting = game, outer


def current_setting() -> Any:
    """Return the reader's setting on this page: of Hanabi, a box and a ruleset."""
    return page_setting().chosen


def ruleset_of_setting() -> str:
    """Return the code of the ruleset that readers of this page have chosen."""
    return pages_of_request().setting.rules(current_setting())


def setting_context() -> dict[str, object]:
    """Return the context of the setting's form; None where there is nothing to choose."""
    kind, chosen = pages_of_request().setting, current_setting()
    return {"setting_form": kind.form(chosen), "shortfalls": kind.shortfalls(chosen)}


def listed_language(field: str, tag: str) -> Language:
    """Return the language of a tag in a query; BadSyntaxError naming the field if there is none."""
    language = language_of(tag)
    if language is None:
        known = ", ".join(language.tag for language in LANGUAGES)
        raise BadSyntaxError(field, tag, 0, f"one of {known}")
    return language


def _defaults(second: Language | None = None) -> PageSetting:
    return PageSetting(pages_of_request().setting.read({}, page_language()), second)


def _read() -> PageSetting:
    if current_view_options().kept is None:
        return _defaults()
    fields = request.args.to_dict()
    in_path = request.view_args or {}
    if RULES in in_path:
        fields[RULES] = in_path[RULES]
    tag = fields.get(WITH)
    second = listed_language(WITH, tag) if tag else None
    is_other = second is not None and second is not page_language() and is_translated(second)
    return _setting(fields, second if is_other else None)


def _setting(fields: Mapping[str, str], second: Language | None) -> PageSetting:
    setting_kind = pages_of_request().setting
    chosen = setting_kind.read(fields, page_language())
    query = {**setting_kind.query(fields, chosen), WITH: second.tag if second else ""}
    return PageSetting(chosen, second, tuple((name, text) for name, text in query.items() if text))


def reader_option_fields() -> tuple[str, ...]:
    """Return the names of the fields that hold reader options."""
    return (*pages_of_request().setting.fields, WITH, CLUB, SOLVED)


def _keep_in_link(endpoint: str, values: dict[str, object]) -> None:
    """Add the reader options to links to marked views, unless they name others or None.

    Links to another game keep only the second language.
    """
    query = page_setting().query
    kept = view_options_of(endpoint).kept if query else None
    if kept is None or not kept.in_links:
        return
    game = g.get(GAME, "")
    same_game = values.get(GAME, game) == game
    for name, text in query:
        if name not in kept.without and (same_game or name == WITH):
            values.setdefault(name, text)


def list_of_address() -> dict[str, Any]:
    """Return the club and the solved items that this request's address names, if any.

    Raises BadSyntaxError for an invalid `solved`.
    """
    ref, solved = request.args.get(CLUB, ""), request.args.get(SOLVED, "")
    if not _REF.fullmatch(ref):
        return {}
    return {CLUB: ref, SOLVED: str(Solved.parse(solved))} if solved else {CLUB: ref}


def list_fields() -> dict[str, Any]:
    """Return the fields that links to pages of the same item must keep.

    Raises BadSyntaxError for a `solved` that no link of ours has.
    """
    return list_of_address() if current_view_options().list_item else {}


def second_addresses() -> list[tuple[Language | None, str]]:
    """Return the possible second languages of this page with their addresses; None: off."""
    others = [language for language in translated() if language is not page_language()]
    return [(language, _here(language)) for language in (None, *others)]


def _here(second: Language | None) -> str:
    """Return this page's address with another second language."""
    fields = request.args.to_dict(flat=False)
    fields[WITH] = [second.tag] if second else []
    query = urlencode(fields, doseq=True, safe=",")
    return quote(request.path) + (f"?{query}" if query else "")


def _template_context() -> dict[str, object]:
    """Return the template context: reader options, body class, addresses in other languages."""
    body_class = pages_of_request().presentation.body_class(current_setting())
    return {"page_setting": page_setting(), "body_class": body_class, **_page_links()}


def _page_links() -> dict[str, object]:
    if current_view_options().kept is None:
        return page_links()
    fields = list(request.args.items(multi=True))
    bare = [(name, text) for name, text in fields if name not in reader_option_fields()]
    if bare == fields:
        return page_links(_query(fields))
    picked = dict.fromkeys(TAGS, _query(fields))
    if second := page_setting().second:
        # The picker's link to the second language swaps it with the page's.
        here = page_language().tag
        swapped = [(name, here if name == WITH else text) for name, text in fields]
        picked[second.tag] = _query(swapped)
    return page_links(_query(bare), picked)


def _query(fields: Iterable[tuple[str, str]]) -> str:
    return urlencode(list(fields), safe=",")
