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
"""

from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import quote, urlsplit

from flask import Flask, Response, current_app, g, request
from flask_babel import Babel, force_locale
from werkzeug.exceptions import NotFound
from werkzeug.routing import BaseConverter, RequestRedirect

from tutor.web.errors import address_too_long
from tutor.web.i18n import LANGUAGES, SOURCE, Language, language_of, mended, negotiate

COOKIE = "lang"
_ONE_YEAR = 365 * 24 * 60 * 60

# What may stand for itself in a path or a query (RFC 3986); the rest is percent-encoded.
_PATH_SAFE = "/:@!$&'()*+,;=~"
_QUERY_SAFE = _PATH_SAFE + "?%[]"


class LanguageConverter(BaseConverter):
    """`<language:language>` in a route: the exact tag of a release language."""

    regex = "|".join(language.tag for language in LANGUAGES)


def init_app(app: Flask) -> None:
    """Give the app its language prefix, and Babel the locale that goes with it."""
    app.url_map.converters["language"] = LanguageConverter
    app.add_url_rule("/", "negotiate", _negotiate)
    app.before_request(_mend_prefix)
    app.after_request(_remember_choice)
    app.url_value_preprocessor(_pull_language)
    app.url_defaults(_add_language)
    app.context_processor(_template_context)
    Babel(  # type: ignore[no-untyped-call]  # Flask-Babel's constructor is not annotated
        app,
        default_translation_directories=app.config["TRANSLATIONS"],
        locale_selector=lambda: str(current_language().locale),
    )


def current_language() -> Language:
    """Return the language in which things are said: the page's, or the one we are `speaking`."""
    spoken: Language | None = g.get("spoken")
    return spoken or page_language()


@contextmanager
def speaking(language: Language) -> Iterator[None]:
    """Say things in another language than the page's; links stay in the page's."""
    before = g.get("spoken")
    g.spoken = language
    try:
        with force_locale(str(language.locale)):
            yield
    finally:
        g.spoken = before


def page_language() -> Language:
    """Return the language of this request: its prefix, else what `/` would choose."""
    language: Language | None = g.get("language")
    if language is None:
        language = g.language = _language_in_path(request.path) or _negotiated()
    return language


def address(language: Language, query: str | None = None) -> str:
    """Return path and query of the page being shown, in another language.

    `query` replaces the one that was asked. Outside the languages, and for an address too long to
    be repeated, that is the home page.
    """
    if address_too_long() or _language_in_path(request.path) is None:
        return f"/{language.tag}/"
    return _swap_prefix(language, query)


def absolute(path: str) -> str:
    """Return the whole URL of a path, on the configured SITE_URL or on the host that was asked."""
    # A request without a usable Host gets the path alone.
    site: str = current_app.config["SITE_URL"] or (request.host and request.host_url)
    return site.rstrip("/") + path


def _negotiate() -> Response:
    """Send a visitor of `/` to the home page in their language."""
    response = Response(status=302, headers={"Location": f"/{_negotiated().tag}/"})
    response.vary.update(("Accept-Language", "Cookie"))
    response.cache_control.no_store = True
    return response


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
    prefix = _first_part(request.path)
    language = mended(prefix)
    if language is not None and language.tag != prefix:
        return Response(status=301, headers={"Location": _swap_prefix(language)})
    if isinstance(missed, RequestRedirect):
        target = urlsplit(missed.new_url)._replace(scheme="", netloc="")
        return Response(status=missed.code, headers={"Location": target.geturl()})
    return None


def _remember_choice(response: Response) -> Response:
    """Set the cookie if this page was asked for from a page of ours in another language."""
    language = _language_in_path(request.path)
    prefetched = "prefetch" in request.headers.get("Sec-Purpose", "")
    if language is None or prefetched or response.status_code >= 400:
        return response
    left = _language_left()
    if left not in (None, language) and request.cookies.get(COOKIE) != language.tag:
        response.set_cookie(
            COOKIE,
            language.tag,
            max_age=_ONE_YEAR,
            secure=request.is_secure,
            httponly=True,
            samesite="Lax",
        )
        response.cache_control.private = True
    return response


def _language_left() -> Language | None:
    """Return the language of the page of ours that the visitor comes from, None if from none."""
    try:
        referrer = urlsplit(request.referrer or "")
    except ValueError:
        return None
    return _language_in_path(referrer.path) if referrer.netloc == request.host else None


def _pull_language(endpoint: str | None, values: dict[str, object] | None) -> None:
    """Keep the prefix out of the views' arguments: they ask `current_language`."""
    if values:
        values.pop("language", None)


def _add_language(endpoint: str, values: dict[str, object]) -> None:
    """Let `url_for` stay in the language of the request unless another one is named."""
    if current_app.url_map.is_endpoint_expecting(endpoint, "language"):
        values.setdefault("language", page_language().tag)


def _template_context() -> dict[str, object]:
    """Name the languages for base.html; `alternates` is empty on pages of no language."""
    in_language = _language_in_path(request.path) is not None
    return {
        "language": page_language(),
        "languages": [(language, address(language)) for language in LANGUAGES],
        "canonical": absolute(address(page_language())),
        "alternates": alternates() if in_language else [],
    }


def alternates(query: str | None = None) -> list[tuple[str, str]]:
    """Return (hreflang, URL) for each language, then x-default: `/` for home, else the source.

    `query` replaces the one that was asked.
    """
    found = [(language.tag, absolute(address(language, query))) for language in LANGUAGES]
    home = request.path.strip("/") == page_language().tag
    return [*found, ("x-default", absolute("/" if home else address(SOURCE, query)))]


def _first_part(path: str) -> str:
    return path[1:].partition("/")[0]


def _language_in_path(path: str) -> Language | None:
    return language_of(_first_part(path))


def _swap_prefix(language: Language, query: str | None = None) -> str:
    _, _, rest = request.path[1:].partition("/")
    if query is None:
        query = quote(request.query_string, safe=_QUERY_SAFE)
    return f"/{language.tag}/{quote(rest, safe=_PATH_SAFE)}" + (f"?{query}" if query else "")
