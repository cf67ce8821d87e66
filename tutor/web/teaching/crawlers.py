"""What search engines are told: `/robots.txt`, `/sitemap.xml`, and which pages not to list.

Listed are pages under their canonical address, in every language. A page with a query is the same
page seen otherwise, or the answer to a puzzle, and is not. Endless puzzles do not end, so that
crawlers are kept out of them; those that fetch what a link is about are not crawlers.
"""

from collections.abc import Iterator

from flask import Flask, Response, render_template, request, url_for

from tutor.games.hanabi.lessons import LESSONS
from tutor.games.hanabi.rulebook import RULES
from tutor.web.shell.language_prefix import absolute
from tutor.web.shell.languages import LANGUAGES

_PREVIEWERS = (
    "Discordbot",
    "facebookexternalhit",
    "LinkedInBot",
    "Slackbot-LinkExpanding",
    "TelegramBot",
    "Twitterbot",
    "WhatsApp",
)

_LISTED = (
    "home.page",
    "learn.index",
    "puzzles.index",
    "library.listed",
    "rules.book",
    "printed.page",
    "glossary.page",
    "using.page",
    "adding.page",
    "club_builder.page",
)
"""The pages that there is one of in each language."""


def init_app(app: Flask) -> None:
    """Serve the two files, and mark pages with a query."""
    app.add_url_rule("/robots.txt", "robots", _robots)
    app.add_url_rule("/sitemap.xml", "sitemap", _sitemap)
    app.after_request(_mark)


def _robots() -> Response:
    lines = [
        *(f"User-agent: {name}" for name in _PREVIEWERS),
        "Disallow:",
        "",
        "User-agent: *",
        "Disallow: /*/puzzles/endless/",
        "",
        f"Sitemap: {absolute('/sitemap.xml')}",
    ]
    return Response("".join(f"{line}\n" for line in lines), mimetype="text/plain")


def _sitemap() -> Response:
    addresses = [absolute(path) for language in LANGUAGES for path in listed(language.tag)]
    return Response(render_template("shell/sitemap.xml", addresses=addresses), mimetype="text/xml")


def listed(tag: str) -> Iterator[str]:
    """Yield the paths of the pages that search engines are to list in a language."""
    for endpoint in _LISTED:
        yield url_for(endpoint, language=tag)
    for rule in RULES:
        yield url_for("rules.rule", language=tag, rule=rule)
    for lesson in LESSONS.values():
        for step in range(1, len(lesson.steps) + 1):
            yield url_for("learn.step", language=tag, lesson=lesson.id, step=step)


def _mark(response: Response) -> Response:
    """Ask for a page with a query not to be listed."""
    if request.query_string and response.mimetype == "text/html":
        response.headers["X-Robots-Tag"] = "noindex"
    return response
