"""The home page of a game, one's own progress, what crawlers read.

The home page of a game, which is the game's own: what it is, and a way into it.

One's own progress: what has been done, kept in the browser of whoever has done it.

The server knows none of it. Pages carry marks that say what has been done on them, and
static/script/memory.js writes them down in localStorage and fills in what it finds there.

**What pages say.** `data-done="puzzle <name>"` or `"step <lesson> <number>"` with
`data-right="yes"` or `"no"`, `data-day="2026-11-21"` beside it for a puzzle of that day, and
`data-days` with the name of the group if that is another than `days`; `data-rated="<game> <theme>
<level>"` where the answer says something about who gave it; beside a step, `data-kind` is the kind
of puzzle that practises it, asked again if the step is missed, and `data-rule` the id of its rule,
or of the one missed; `data-done="lesson <lesson>"` at the last step of a lesson; `data-done="deal
<points>"` with `data-day` for a game of the day's deal, of which the first one counts. `data-slips`
has the kinds of puzzles that practise the slips of a game, `data-game` its number.

**What is filled in.** `data-lesson`, on a link to a lesson's first step, says that it is done;
`data-resume`, with all lessons and the numbers of their steps, leads to the very step at which one
was left; `data-dealt` with a day gets the points of its deal; `data-tally` says how many of these
lessons are done; `data-puzzle="<name>"` gets "solved" or "to review"; `data-figure` gets a number,
and `data-if` shows a part only if that is not 0: `solved`, `days`, `row`, `level <game or theme>`,
`due <theme>`, `mine <theme>`, and `scripts`, which is 1; `data-due` is the number of kinds that are
due. The words are in macros/memory.html. A link `data-next` leads to the next puzzle
(puzzles/links.py), `data-changes` says what an answer has changed. `data-known` is shown if there
is any memory, `data-unknown` if there is none, `data-mine` if a slip waits to be practised, and
`data-learned` once these lessons are done and no partners have been chosen.

**What is kept** is one object in JSON under the key `done`: by group the names of what was done,
each with 1, or with 0 for what was missed and not solved since. Groups are lessons that are done
(`+3`; `+2` and `+1` are from releases in which lessons had stars), steps tried of a lesson that is
not finished (`.clue`), endless puzzles by their address, `days` of which the puzzle was answered
(days since 1970-01-01 in UTC), puzzles of the library by theme, days by the points made with their
deals (`deal-17`), games with a slip by the kind of puzzle that practises it (`my/save`: 1 once a
fresh position was answered right). Names are ids as they are, so the library may grow. Those of
another game than the first carry its name, and its days are `<game>-days`, so that one memory is
enough for all; a page counts the lessons and themes that it names. A later format has to be kept
under another key.

Two groups have several numbers to a name. `*` has ratings by game and theme: points, deviation and
number of answers. `@` has by theme when it is asked again: the minute since 1970, stability and
difficulty in thousandths, and the minute of its last answer (review.js). With a number for each
puzzle answered that is all there is, some eight bytes for each. Release 1.0.0 had `?` in place of
`@`, by group and number of a puzzle: how often it had been solved since it was missed, and the
minute at which it was due. A device turns it into `@`.

**The text** to carry to another device says the same, with numbers in a row put together; `!` marks
what was missed, and colons stand between the numbers of a name:

    hanabi1;*=hanabi:1247:188:9;+3=goal;.clue=1-2;@=odds:29921812:212:6413:29921802;days=20778-20780;odds=1-5,7!;1uhiljn

It begins with the format's name and version and ends with a checksum (FNV-1a, 32 bits, to base 36).
Texts without the groups `*` and `@` are older, and as good. Where two texts meet, the best of both
stays: the rating with more answers, the plan of the later answer.

What search engines are told: `/robots.txt`, `/sitemap.xml`, and which pages not to list.

Listed are pages under their canonical address, in every language: those of the views marked
`listed`, which there is one of in each language or of each game (or of those of which the mark says
so), all rules and lessons. A page with
a query is the same page seen otherwise, or the answer to a puzzle, and is not. Endless puzzles do
not end, so that crawlers are kept out of them; those that fetch what a link is about are not
crawlers.
"""

from collections.abc import Callable, Iterator
from functools import cache
from itertools import chain
from typing import Any

from flask import Flask, Response, current_app, render_template, url_for

from tutor.web.puzzles.attempt import days_group
from tutor.web.shell.language_prefix import absolute
from tutor.web.shell.languages import LANGUAGES, Language
from tutor.web.shell.layers import has_layer, layer_of
from tutor.web.shell.page_cache import QUICK, compress_with
from tutor.web.shell.view_marks import mark_of, marked
from tutor.web.site.game_routing import GameBlueprint, site_of_request, sites
from tutor.web.site.game_site import GAME, GameSite
from tutor.web.site.setting import keeps_reader_options

blueprint = GameBlueprint("home", __name__)


@blueprint.get("/")
@keeps_reader_options()
@marked(listed=True, preview_template=lambda: site_of_request().home.template)
def page(site: GameSite) -> str:
    """Return the home page."""
    return render_template(site.home.template, **site.home.context(site))


progress_blueprint = GameBlueprint("progress", __name__)


@progress_blueprint.get("/progress/", endpoint="page")
@keeps_reader_options()
@marked(preview_template="home/progress.html")
def progress(site: GameSite) -> str:
    """Return the page with every figure still open; it is the same for everyone."""
    game = site.game
    return render_template(
        "home/progress.html",
        lessons=tuple(game.lessons),
        themes=game.themes,
        levels=max(chain.from_iterable(game.levels.values()), default=0),
        days_group=days_group(site),
    )


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
            if has_layer(language, layer_of(endpoint, in_game.get(GAME, ""))):
                yield url_for(endpoint, language=language.tag, **in_game)
    for site in sites():
        if has_layer(language, layer_of(None, site.mount)):
            yield from _parts_of(site, language)
        for page in site.own_pages:
            if has_layer(language, layer_of(page.endpoint, site.mount)):
                yield from (f"/{language.tag}{site.prefix}{path}" for path in page.below)


def _games_listed(endpoint: str) -> list[dict[str, Any]]:
    """Return what names each game whose page of this endpoint is listed; for any page of none."""
    listed: bool | Callable[[GameSite], bool] = mark_of(endpoint, "listed", False)
    if not listed or not current_app.url_map.is_endpoint_expecting(endpoint, GAME):
        return [{}] if listed else []
    return [{GAME: site.mount} for site in sites() if listed is True or listed(site)]


def _parts_of(site: GameSite, language: Language) -> Iterator[str]:
    """Yield the paths of a game's rules and lessons' steps."""
    in_game: dict[str, Any] = {"language": language.tag, GAME: site.mount}
    setting = site.setting.read({}, language)
    for rule in site.game.rulebook(setting).rules:
        yield url_for("rules.rule", rule=rule, **in_game)
    for lesson in site.game.lessons.values():
        for step in range(1, len(lesson.steps) + 1):
            yield url_for("learn.step", lesson=lesson.id, step=step, **in_game)
