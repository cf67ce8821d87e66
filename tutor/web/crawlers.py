"""robots.txt and the sitemap.

The sitemap lists pages under their canonical address in every language: views marked `listed`, all
rules and lesson steps. A page with a query is another reading of the same page, or the answer to a
puzzle, and is not listed. Crawlers are kept out of endless puzzles, which never end. Robots that
fetch a link's preview are not crawlers.
"""

from collections.abc import Iterator
from functools import cache
from typing import Any

from flask import Flask, Response, current_app, render_template, url_for

from tutor.web.shell.addresses import absolute
from tutor.web.shell.catalogues import catalogue_of, has_catalogue
from tutor.web.shell.compression import QUICK, compress_with
from tutor.web.shell.headers import A_DAY, cached_for
from tutor.web.shell.languages import LANGUAGES, Language
from tutor.web.shell.view_options import view_options_of
from tutor.web.site.game_pages import GAME, GamePages
from tutor.web.site.game_routing import games

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
    """Serve the two files."""
    app.add_url_rule("/robots.txt", "robots", _robots)
    all_paths = cache(lambda: [path for each in LANGUAGES for path in listed_paths(each)])
    app.add_url_rule("/sitemap.xml", "sitemap", lambda: _sitemap(all_paths()))


def _robots() -> Response:
    lines = [
        *(f"User-agent: {name}" for name in _PREVIEWERS),
        "Disallow:",
        "",
        "User-agent: *",
        *(f"Disallow: /*{pages.prefix}/puzzles/endless/" for pages in games()),
        "",
        f"Sitemap: {absolute('/sitemap.xml')}",
    ]
    text = "".join(f"{line}\n" for line in lines)
    return cached_for(Response(text, mimetype="text/plain"), A_DAY)


def _sitemap(paths: list[str]) -> Response:
    """Return the sitemap. It is compressed quickly: each host that is asked for has its own."""
    pages = absolute("")
    text = render_template("shell/sitemap.xml", addresses=[pages + path for path in paths])
    response = cached_for(Response(text, mimetype="text/xml"), A_DAY)
    compress_with(response, {name: compress(response.data) for name, compress in QUICK.items()})
    return response


def listed_paths(language: Language) -> Iterator[str]:
    """Yield the paths of the pages that search engines are to list in a language."""
    for endpoint in current_app.view_functions:
        for in_game in _games_listed(endpoint):
            if has_catalogue(language, catalogue_of(endpoint, in_game.get(GAME, ""))):
                yield url_for(endpoint, language=language.tag, **in_game)
    for pages in games():
        if has_catalogue(language, catalogue_of(None, pages.mount)):
            yield from _parts_of(pages, language)
        for page in pages.own_pages:
            if has_catalogue(language, catalogue_of(page.endpoint, pages.mount)):
                yield from (f"/{language.tag}{pages.prefix}{path}" for path in page.below)


def _games_listed(endpoint: str) -> list[dict[str, Any]]:
    """Return the address values of each game whose page of this endpoint is listed."""
    listed = view_options_of(endpoint).listed
    if not listed or not current_app.url_map.is_endpoint_expecting(endpoint, GAME):
        return [{}] if listed else []
    return [{GAME: pages.mount} for pages in games() if listed is True or listed(pages)]


def _parts_of(pages: GamePages, language: Language) -> Iterator[str]:
    """Yield the paths of a game's rules and lessons' steps."""
    in_game: dict[str, Any] = {"language": language.tag, GAME: pages.mount}
    setting = pages.setting.read({}, language)
    for rule in pages.game.rulebook(setting).rules:
        yield url_for("rules.rule", rule=rule, **in_game)
    for lesson in pages.game.lessons.values():
        for step in range(1, len(lesson.steps) + 1):
            yield url_for("learn.step", lesson=lesson.id, step=step, **in_game)
