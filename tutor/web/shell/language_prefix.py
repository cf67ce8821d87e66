"""The language of a request is the first part of its address.

Only `/` negotiates. Elsewhere the address decides, aliases and slips of letter case are sent on to
the proper one, and errors outside any language are told in the negotiated language.

**The choice.** The picker's links are plain addresses of the same page in another language, so
that they can be copied, cached and crawled, and say the truth with `hreflang`. What tells a choice
from any other visit is that the browser comes from a page of ours in another language: it says so
in `Referer` (our Referrer-Policy keeps that within the site). Only then a cookie is set, which only
`/` reads. A marker in the address would be simpler to see, but would be copied along with the
link and choose for whoever it is sent to; a browser that keeps its Referer to itself merely
goes without the memory.

**Secrets.** `/en/clubs/<slug>/edit/<secret>` and what is below it open a club to whoever knows
them, `/table/` in the place of `/edit/` one table of a tournament. They are in the hands of
organisers and players, in no page that others see, in no cache and in no log.
"""

import re
from collections.abc import Mapping
from functools import partial
from http import HTTPStatus
from types import MappingProxyType
from urllib.parse import quote, unquote, urlsplit

from flask import Flask, Response, current_app, g, request
from markupsafe import Markup, escape
from werkzeug.exceptions import NotFound
from werkzeug.routing import BaseConverter, Map, RequestRedirect

from tutor.web.shell.catalogues import is_translated, translated
from tutor.web.shell.languages import (
    LANGUAGES,
    SOURCE,
    Language,
    language_of,
    mended,
    negotiate,
)
from tutor.web.shell.view_options import view_option, view_option_of

_SECRET = re.compile(r"(?:(?<=/edit/)|(?<=/table/))[^/?#\s]+|[0-9a-f]{32}", re.IGNORECASE)
_BELOW = re.compile(r"/+(?:[^/]+/+clubs|c)/+[^/]+/+(?:edit|table)(/.*)?", re.DOTALL)
_MASK = "***"
_SAFE = "/:@!$&'()*+,;=~?%#[]"


def address_too_long() -> bool:
    """Return whether path and query are longer than any address of this page.

    A view marked with `long_address` may have addresses so many times as long as usual.
    """
    # Not request.full_path: it fails on a query that is not UTF-8.
    asked = request._get_current_object()  # type: ignore[attr-defined]  # it is a proxy
    length = len(asked.path) + len(asked.query_string)
    usual = int(current_app.config["MAX_URL_LENGTH"])
    times: int = view_option_of(asked.endpoint, "long_address", 1)
    return length > usual * times


def holds_secret(path: str) -> bool:
    """Return whether a path, decoded as the server has it, is one that holds a club's secret."""
    return bool(_BELOW.fullmatch(path))


def masked(text: str) -> str:
    """Return an address, or a part of one, with stars in the place of secrets.

    It is returned as it is if there are none; they are found in whatever way they are encoded.
    """
    decoded = unquote(text)
    if not _SECRET.search(decoded):
        return text
    return quote(_SECRET.sub(_MASK, decoded), safe=_SAFE)


def for_now(address: str) -> Response:
    """Return a temporary redirect."""
    response = Response(status=HTTPStatus.FOUND, headers={"Location": address})
    response.cache_control.no_store = True
    return response


def by_language(address: str) -> Response:
    """Return the redirect to an address in the language negotiated with this visitor.

    It follows from what the browser accepts, and from the choice that a cookie remembers.
    """
    response = for_now(address)
    response.vary.update(("Accept-Language", "Cookie"))
    return response


COOKIE = "lang"
SHORT_NAME = "Hanabi"
"""What stands below the icon on a device, the same in every language."""
_ONE_YEAR = 365 * 24 * 60 * 60

# What may stand for itself in a path or a query (RFC 3986); the rest is percent-encoded.
_PATH_SAFE = "/:@!$&'()*+,;=~"
_QUERY_SAFE = _PATH_SAFE + "?%[]"


class LanguageConverter(BaseConverter):
    """`<language:language>` in a route: the exact tag of a release language."""

    regex = "|".join(language.tag for language in LANGUAGES)


def init_app(app: Flask) -> None:
    """Give the app its language prefix."""
    app.url_map.converters["language"] = LanguageConverter
    app.add_url_rule("/", "negotiate", _negotiate)
    app.before_request(_mend_prefix)
    app.after_request(_remember_choice)
    app.url_value_preprocessor(_pull_language)
    app.url_defaults(partial(_add_language, app.url_map))
    app.context_processor(_template_context)
    app.add_template_global(lang_attributes)


def _template_context() -> dict[str, object]:
    """Tell templates the language asked for and the page's, and whether it is in a frame."""
    return {
        "language": page_language(),
        "spoken": spoken_language(),
        "framed": view_option("framed", False),
    }


def page_language() -> Language:
    """Return the language of this request: its prefix, else what `/` would choose."""
    known = vars(g._get_current_object())
    language: Language | None = known.get("language")
    if language is None:
        language = known["language"] = _language_in_path(request.path) or _negotiated()
    return language


def spoken_language() -> Language:
    """Return the language that the page of this request is in: the source if it has no other."""
    language = page_language()
    return language if is_translated(language) else SOURCE


def lang_attributes(language: Language) -> Markup:
    """Return `lang` of a part of the page, and `dir` where it is not that of the page."""
    same = language.direction == spoken_language().direction
    return Markup(f'lang="{language.tag}"' + ("" if same else f' dir="{language.direction}"'))


def absolute(path: str) -> str:
    """Return the whole URL of a path, on the configured SITE_URL or on the host that was asked."""
    # A request without a usable Host gets the path alone.
    asked = f"{request.scheme}://{request.host}" if request.host else ""
    site: str = current_app.config["SITE_URL"] or asked
    return site.rstrip("/") + path


def _negotiate() -> Response:
    """Send a visitor of `/` to the home page in their language."""
    return by_language(f"/{_negotiated().tag}/")


def _negotiated() -> Language:
    accepted = [tag for tag, quality in request.accept_languages if quality > 0]
    return negotiate(accepted, request.cookies.get(COOKIE))


def _mend_prefix() -> Response | None:
    """Send an alias (zh-TW) or a tag in the wrong letter case on, keeping path and query.

    A slip in the slashes (`/ru`, `/en//`) is mended too, without naming the host that was asked and
    without the English page that werkzeug would send along.
    """
    missed = request.routing_exception
    if not isinstance(missed, NotFound | RequestRedirect):
        return None
    prefix = request.path[1:].partition("/")[0]
    language = mended(prefix)
    if language is not None and language.tag != prefix:
        proper = _in_language(language, _below(request.path), None)
        return Response(status=301, headers={"Location": proper})
    if isinstance(missed, RequestRedirect):
        target = urlsplit(missed.new_url)._replace(scheme="", netloc="")
        return Response(status=missed.code, headers={"Location": target.geturl()})
    return None


def _remember_choice(response: Response) -> Response:
    """Set the cookie if this page was asked for from a page of ours in another language."""
    language = _language_in_path(request.path)
    if language is None or response.status_code >= 400 or not request.referrer:
        return response
    if "prefetch" in request.headers.get("Sec-Purpose", ""):
        return response
    chosen = is_a_choice(request.path, request.host, request.referrer)
    if chosen and request.cookies.get(COOKIE) != language.tag:
        response.set_cookie(
            COOKIE,
            language.tag,
            max_age=_ONE_YEAR,
            secure=request.is_secure,
            httponly=True,
            samesite="Lax",
        )
        if not response.cache_control.no_store:
            response.headers["Cache-Control"] = "private, no-cache"
    return response


def is_a_choice(path: str, host: str, referrer: str) -> bool:
    """Return whether who asks for this path comes from a page of this host in another language.

    In a frame on somebody else's page nobody chooses for this site.
    """
    if "embed" in path.split("/")[2:4]:  # behind the language, or behind that and the game
        return False
    try:
        left = urlsplit(referrer)
    except ValueError:
        return False
    if left.netloc != host:
        return False
    before, now = _language_in_path(left.path), _language_in_path(path)
    return None not in (before, now) and before is not now


def _pull_language(endpoint: str | None, values: dict[str, object] | None) -> None:
    """Keep the prefix out of the views' arguments: they ask `page_language`."""
    if values:
        values.pop("language", None)


def _add_language(urls: Map, endpoint: str, values: dict[str, object]) -> None:
    """Let `url_for` stay in the language of the request unless another one is named."""
    if "language" not in values and urls.is_endpoint_expecting(endpoint, "language"):
        values["language"] = page_language().tag


def page_links(
    query: str | None = None, picked: Mapping[str, str] = MappingProxyType({})
) -> dict[str, object]:
    """Return the page's own links for shell/base.html: to itself, and to itself in every language.

    `query` replaces the one that was asked in its canonical address and in the alternates: a link
    in HTML for each language that it is translated into, then for x-default: `/` for home, else the
    source; there are none on pages of no language, nor where the address is a secret. `picked` has
    the queries of the picker's links, by the tags of the languages.
    """
    below, here = _path_below_language(), page_language()
    found = {each.tag: _in_language(each, below, query) for each in LANGUAGES}
    site = absolute("")
    home = request.path.strip("/") == here.tag
    alternates = "\n".join(
        f'<link rel="alternate" hreflang="{tag}" href="{escape(site + address)}">'
        for tag, address in (
            *((each.tag, found[each.tag]) for each in translated()),
            ("x-default", "/" if home else found[SOURCE.tag]),
        )
    )
    return {
        "languages": [
            (each, _in_language(each, below, picked.get(each.tag))) for each in LANGUAGES
        ],
        "canonical": site + found[spoken_language().tag],
        "alternates": Markup(alternates)
        if below is not None and not holds_secret(request.path)
        else "",
    }


def _path_below_language() -> str | None:
    """Return the path of the page being shown without its language, ready for an address.

    A form is sent to an address of its page, or to one below that cannot be read. An error page
    does not repeat the secret of a club. None outside the languages, and for an address too long to
    be repeated.
    """
    path = request.path
    if address_too_long() or _language_in_path(path) is None:
        return None
    if "is_error_page" in g and holds_secret(path):
        return "clubs/"
    is_form = request.method == "POST" and request.url_rule is not None
    if is_form and not current_app.url_map.bind("").test(path, "GET"):
        path = path.rpartition("/")[0]
    return _below(path)


def _language_in_path(path: str) -> Language | None:
    return language_of(path[1:].partition("/")[0])


def _below(path: str) -> str:
    """Return the path below the prefix."""
    return quote(path[1:].partition("/")[2], safe=_PATH_SAFE)


def _in_language(language: Language, below: str | None, query: str | None) -> str:
    """Return an address with this query or with the one that was asked; home for no path."""
    if below is None:
        return f"/{language.tag}/"
    if query is None:
        query = quote(request.query_string, safe=_QUERY_SAFE)
    return f"/{language.tag}/{below}" + (f"?{query}" if query else "")
