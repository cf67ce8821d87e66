"""What search engines are told: `/robots.txt`, `/sitemap.xml`, and which pages not to list.

Listed are pages under their canonical address, in every language: those of the views marked
`listed`, which there is one of in each language or of each game (or of those of which the mark says
so), all rules and lessons. A page with
a query is the same page seen otherwise, or the answer to a puzzle, and is not. Endless puzzles do
not end, so that crawlers are kept out of them; those that fetch what a link is about are not
crawlers.
"""

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

from flask import Flask, Response, current_app, render_template, request, url_for

from tutor.web.shell.compression import QUICK, compress_with
from tutor.web.shell.language_prefix import absolute
from tutor.web.shell.languages import LANGUAGES, Language
from tutor.web.shell.view_marks import mark_of
from tutor.web.site.game_site import GAME, GameSite, sites

_PREVIEWERS = (
    "Discordbot",
    "facebookexternalhit",
    "LinkedInBot",
    "Slackbot-LinkExpanding",
    "TelegramBot",
    "Twitterbot",
    "WhatsApp",
)


def init_app(app: Flask) -> None:
    """Serve the two files, and mark pages with a query."""
    app.add_url_rule("/robots.txt", "robots", _robots)
    all_paths = cache(lambda: [path for each in LANGUAGES for path in listed_paths(each)])
    app.add_url_rule("/sitemap.xml", "sitemap", lambda: _sitemap(all_paths()))
    app.after_request(_keep_out)


def _robots() -> Response:
    lines = [
        *(f"User-agent: {name}" for name in _PREVIEWERS),
        "Disallow:",
        "",
        "User-agent: *",
        *(f"Disallow: /*{site.prefix}/puzzles/endless/" for site in sites()),
        "",
        f"Sitemap: {absolute('/sitemap.xml')}",
    ]
    return _kept_a_day(Response("".join(f"{line}\n" for line in lines), mimetype="text/plain"))


def _sitemap(paths: list[str]) -> Response:
    """Return the sitemap. It is compressed quickly: each host that is asked for has its own."""
    site = absolute("")
    text = render_template("shell/sitemap.xml", addresses=[site + path for path in paths])
    response = Response(text, mimetype="text/xml")
    compress_with(response, {name: squeeze(response.data) for name, squeeze in QUICK.items()})
    return _kept_a_day(response)


def _kept_a_day(response: Response) -> Response:
    response.cache_control.public = True
    response.cache_control.max_age = 24 * 60 * 60
    return response


def listed_paths(language: Language) -> Iterator[str]:
    """Yield the paths of the pages that search engines are to list in a language."""
    for endpoint in current_app.view_functions:
        for in_game in _games_listed(endpoint):
            yield url_for(endpoint, language=language.tag, **in_game)
    for site in sites():
        yield from _parts_of(site, language)


def _games_listed(endpoint: str) -> list[dict[str, Any]]:
    """Return what names each game whose page of this endpoint is listed; for any page of none."""
    listed: bool | Callable[[GameSite], bool] = mark_of(endpoint, "listed", False)
    if not listed or not current_app.url_map.is_endpoint_expecting(endpoint, GAME):
        return [{}] if listed else []
    return [{GAME: site.mount} for site in sites() if listed is True or listed(site)]


def _parts_of(site: GameSite, language: Language) -> Iterator[str]:
    """Yield the paths of a game's rules and lessons' steps, and of what is below its own pages."""
    in_game: dict[str, Any] = {"language": language.tag, GAME: site.mount}
    setting = site.setting.read({}, language)
    for rule in site.game.rulebook(setting).rules:
        yield url_for("rules.rule", rule=rule, **in_game)
    for lesson in site.game.lessons.values():
        for step in range(1, len(lesson.steps) + 1):
            yield url_for("learn.step", lesson=lesson.id, step=step, **in_game)
    for page in site.own_pages:
        yield from (f"/{language.tag}{site.prefix}{path}" for path in page.below)


def _keep_out(response: Response) -> Response:
    """Ask for a page with a query not to be listed."""
    if request.query_string and response.mimetype == "text/html":
        response.headers["X-Robots-Tag"] = "noindex"
    return response
