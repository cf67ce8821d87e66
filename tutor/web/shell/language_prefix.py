"""The language of a request is the first part of its address.

Only `/` negotiates. Elsewhere the address decides, aliases and wrong letter case are redirected;
errors outside any language are in the negotiated language.

**The choice.** The picker's links are plain addresses of the same page in another language, so
that they can be copied, cached and crawled. A visit counts as a choice if its `Referer` is one of
our pages in another language (our Referrer-Policy keeps it within the site). Only then is a cookie
set, which only `/` reads. A marker in the address would be copied along with the link, and choose
for everybody who follows it. A browser that sends no Referer merely isn't remembered.
"""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from urllib.parse import quote, urlsplit

from flask import Flask, Response, current_app, g, request
from markupsafe import Markup, escape
from werkzeug.exceptions import NotFound
from werkzeug.routing import BaseConverter, Map, RequestRedirect

from tutor.web.shell.addresses import SAFE_IN_PATH, SAFE_IN_QUERY, absolute, address_too_long
from tutor.web.shell.catalogues import is_translated, translated
from tutor.web.shell.languages import (
    LANGUAGES,
    SOURCE,
    Language,
    language_of,
    language_of_alias,
    negotiate,
)
from tutor.web.shell.redirects import by_language
from tutor.web.shell.request_values import kept_for_request
from tutor.web.shell.secret_paths import holds_secret
from tutor.web.shell.view_options import current_view_options

COOKIE = "lang"
_ONE_YEAR = 365 * 24 * 60 * 60


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
    """Return the template context: language of the address, of the page, whether it is framed."""
    return {
        "language": page_language(),
        "spoken": spoken_language(),
        "framed": current_view_options().framed,
    }


def page_language() -> Language:
    """Return the language of this request: its prefix, else the negotiated one."""
    return kept_for_request("language", lambda: _language_in_path(request.path) or _negotiated())


def spoken_language() -> Language:
    """Return the language that this request's page is in: English if it isn't translated."""
    language = page_language()
    return language if is_translated(language) else SOURCE


def lang_attributes(language: Language) -> Markup:
    """Return the `lang` attribute for a part of the page, with `dir` where it differs."""
    same = language.direction == spoken_language().direction
    return Markup(f'lang="{language.tag}"' + ("" if same else f' dir="{language.direction}"'))


def _negotiate() -> Response:
    """Redirect `/` to the home page in the negotiated language."""
    return by_language(f"/{_negotiated().tag}/")


def _negotiated() -> Language:
    accepted = [tag for tag, quality in request.accept_languages if quality > 0]
    return negotiate(accepted, request.cookies.get(COOKIE))


def _mend_prefix() -> Response | None:
    """Redirect an alias (zh-TW) or a tag in the wrong letter case, keeping path and query.

    Wrong slashes (`/ru`, `/en//`) are redirected too, without werkzeug's absolute URL and English
    page.
    """
    missed = request.routing_exception
    if not isinstance(missed, NotFound | RequestRedirect):
        return None
    prefix = request.path[1:].partition("/")[0]
    language = language_of_alias(prefix)
    if language is not None and language.tag != prefix:
        proper = _in_language(language, _path_after_language(request.path), None)
        return Response(status=301, headers={"Location": proper})
    if isinstance(missed, RequestRedirect):
        target = urlsplit(missed.new_url)._replace(scheme="", netloc="")
        return Response(status=missed.code, headers={"Location": target.geturl()})
    return None


def _remember_choice(response: Response) -> Response:
    """Set the cookie if the visitor comes from a page of ours in another language."""
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
    """Return whether the referrer is a page of this host in another language.

    Pages in frames on other sites don't count.
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
    """Remove the prefix from the views' arguments: they call `page_language`."""
    if values:
        values.pop("language", None)


def _add_language(urls: Map, endpoint: str, values: dict[str, object]) -> None:
    """Keep `url_for` in the request's language unless another one is named."""
    if "language" not in values and urls.is_endpoint_expecting(endpoint, "language"):
        values["language"] = page_language().tag


def page_links(
    query: str | None = None, picked: Mapping[str, str] = MappingProxyType({})
) -> dict[str, object]:
    """Return the page's links to itself in every language, for shell/base.html.

    `query` replaces the request's query in the canonical address and in the alternates. Alternates
    are a link for each language of the page, then x-default: `/` for home, else English. A page
    without a language has none, nor has one with a secret in its address. `picked` has the queries
    of the picker's links by language tag.
    """
    below, here = _path_below_language(), page_language()
    links = {each.tag: _in_language(each, below, query) for each in LANGUAGES}
    site = absolute("")
    home = request.path.strip("/") == here.tag
    alternates = "\n".join(
        f'<link rel="alternate" hreflang="{tag}" href="{escape(site + address)}">'
        for tag, address in (
            *((each.tag, links[each.tag]) for each in translated()),
            ("x-default", "/" if home else links[SOURCE.tag]),
        )
    )
    return {
        "languages": [
            (each, _in_language(each, below, picked.get(each.tag))) for each in LANGUAGES
        ],
        "canonical": site + links[spoken_language().tag],
        "alternates": Markup(alternates)
        if below is not None and not holds_secret(request.path)
        else "",
    }


def _path_below_language() -> str | None:
    """Return the encoded path of the page shown, without its language.

    After a form sent to an address without a page, it is the page above. An error page does not
    repeat the secret of a club. None for a path without a language, and for one that is too long.
    """
    path = request.path
    if address_too_long() or _language_in_path(path) is None:
        return None
    if "is_error_page" in g and holds_secret(path):
        return "clubs/"
    is_form = request.method == "POST" and request.url_rule is not None
    if is_form and not current_app.url_map.bind("").test(path, "GET"):
        path = path.rpartition("/")[0]
    return _path_after_language(path)


def _language_in_path(path: str) -> Language | None:
    return language_of(path[1:].partition("/")[0])


def _path_after_language(path: str) -> str:
    """Return the path below the prefix."""
    return quote(path[1:].partition("/")[2], safe=SAFE_IN_PATH)


def _in_language(language: Language, below: str | None, query: str | None) -> str:
    """Return an address with this query, by default the request's; home for no path."""
    if below is None:
        return f"/{language.tag}/"
    if query is None:
        query = quote(request.query_string, safe=SAFE_IN_QUERY)
    return f"/{language.tag}/{below}" + (f"?{query}" if query else "")
