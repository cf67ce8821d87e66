"""What the site's routes and fields do understand, by name: the seeds of the fuzzer."""

from collections.abc import Mapping, Sequence
from functools import cache
from urllib.parse import urlencode

from flask import Flask
from werkzeug.routing import Rule

from tests.support.pages import CLUB, page_types
from tutor.clubs.items import evenings
from tutor.clubs.plan import Plan
from tutor.clubs.season import SeasonPlan
from tutor.clubs.secrets import new_ticket, table_secret
from tutor.clubs.store import Store
from tutor.clubs.tournament import Ranking, TieBreak, TournamentPlan
from tutor.core.library import Entry
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.actions import Play
from tutor.games.hanabi.engine.ruleset import KNOWN_PARTS
from tutor.games.hanabi.lessons import LESSON_THEMES, LESSONS
from tutor.games.hanabi.partners import NO_CONVENTIONS, Deal, GameRecord
from tutor.games.hanabi.puzzles import THEMES, generate
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.review.reading import (
    write_game,
)
from tutor.games.hanabi.rulebook import BOXES, RULES, TableSetup
from tutor.web.offline.packs import release_of
from tutor.web.puzzles.links import fields_of
from tutor.web.shell.errors import API
from tutor.web.shell.languages import CATALOGUES, LANGUAGES
from tutor.web.shell.static_files import Asset

TAGS = [language.tag for language in LANGUAGES]
_NUMBERS = ["0", "1", "2", "3", "5", "9", "10"]
_CODES = ["base", "wild-5", "wild-10", "fuses-1", "wild-5.fuses-1", *sorted(KNOWN_PARTS)]
TICKETS = [f"{number:032x}" for number in range(1, 40)]
"""Tickets of learners, and of forms that are sent again."""

_BUILT = ("box", "rules", "langs", "solved", "twin", "do", "name", "greeting-en", "evening")
"""Fields that forms have, too."""

_A_SHELF = 45
"""So many puzzles of the library are answered; they are chosen evenly."""


@cache
def in_paths(app: Flask) -> Mapping[str, Sequence[str]]:
    """Return values for the parts of a path, by the name of the part."""
    assets: dict[str, Asset] = app.extensions["assets"]
    return {
        "language": [*TAGS * 4, "zh-TW", "EN"],
        "tag": TAGS,
        "game": ["hanabi", "hanzi"],
        "code": _CODES,
        "page": ["learn", "puzzles", "glossary", "rules/none-such"],
        "rule": [*RULES, "which-box", "find", "print"],
        "lesson": list(LESSONS),
        "step": [*map(str, range(9)), "done"],
        "name": [*library(), *assets, "index.json", *_some_packs(app)],
        "deal": [
            "hanzi.cangjie-1-4821",
            "hanzi-2-1",
            "hanzi-5-9999",
            "hanzi-1-1",
            "3-4821",
            "2-129",
        ],
        "recorded": [
            write_game(GameRecord(Deal(Ruleset.parse("wild-5"), 3, 7), NO_CONVENTIONS, done))
            for done in ((), (Play(0), Play(0)))
        ],
        "turn": _NUMBERS,
        "day": ["2026-11-20", "2026-01-01", "2030-01-01", "2026-02-30", "0001-01-01"],
        "reader": ["expert", "learner"],
        "catalogue": [*CATALOGUES, "none"],
        "kind": ["svg", "png", "gif"],
        "rules": _CODES,
        "theme": list(THEMES),
        "level": ["1", "2", "3", "4", "5", "6"],
        "seed": ["1", "2", "3", "17", "999999999"],
        "digest": [asset.url.split("/")[2] for asset in assets.values()],
        "release": [release_of(app.config)],
        **_clubs(app.extensions["clubs"]),
    }


def renew() -> None:
    """Have other clubs in the paths from now on: those that there were may be gone by now."""
    in_paths.cache_clear()


def _clubs(store: Store) -> Mapping[str, Sequence[str]]:
    """Return values for the parts of clubs' addresses; clubs are saved for that."""
    made = [store.make(str(CLUB), board=True, ticket=new_ticket()) for _ in range(2)]
    slugs = [each.slug for each in made]
    plan = TournamentPlan("hanabi", "base", 3, TieBreak.TURNS, ("3-12", "3-4821"), 1)
    tournaments = [
        store.tournaments.make(each.slug, each.secret, plan, 3, new_ticket()) for each in made
    ]
    season = SeasonPlan("Winter", Ranking.POINTS, 2, ())
    seasons = [store.seasons.make(each.slug, each.secret, season, new_ticket()) for each in made]
    return {
        "tournament": [*map(str, tournaments * 3), "0", "999999999"],
        "season": [*map(str, seasons * 3), "0", "999999999"],
        "deal_number": ["1", "2", "3", "0"],
        "table_number": ["1", "3", "4", "0"],
        "ref": [str(CLUB), str(CLUB), *slugs, str(Plan()), "~1AAAA", "no-slug"],
        "slug": [*slugs * 3, "abcdefghjk", "no-slug"],
        "secret": [
            *(each.secret for each in made),
            *(
                table_secret(each.secret, number, 1)
                for each, number in zip(made, tournaments, strict=True)
            ),
            "no-secret",
        ],
    }


def _some_packs(app: Flask) -> list[str]:
    """Return a few: each is made in the background, which takes seconds."""
    return [f"{name}.pack" for name in list(app.extensions["offline"])[:2]]


def endpoint_rules(app: Flask) -> Mapping[str, Sequence[Rule]]:
    """Return every route of the site, by endpoint; of the pages of games those of the first."""
    found: dict[str, list[Rule]] = {}
    for rule in sorted(app.url_map.iter_rules(), key=lambda rule: (rule.endpoint, rule.rule)):
        if "<game:" in rule.rule:  # there is only the first game
            continue
        found.setdefault(rule.endpoint, []).append(rule)
    return found


def rules_for_people(app: Flask) -> Mapping[str, Sequence[Rule]]:
    """Return the routes but for those of the API, which schemathesis asks (api.py)."""
    rules = endpoint_rules(app).items()
    return {name: each for name, each in rules if not each[0].rule.startswith(f"{API}/")}


@cache
def fields() -> Mapping[str, Sequence[str]]:
    """Return values for the fields of a query, by the name of the field."""
    options = sorted({option for _, offered in questions() for option in offered})
    known = {
        "answer": options,
        "typed": ["play 2", "clue bob red", "r4 r5", "1 3", "сброс 1", "2を出す", "打出 1", "none"],
        "hint": _NUMBERS,
        "show": ["1"],
        "seat": _NUMBERS,
        "check": _NUMBERS,
        "twin": _NUMBERS,
        "box": list(BOXES),
        "reader": ["expert", "learner"],
        "catalogue": [*CATALOGUES, "none"],
        "kind": ["svg", "png", "gif"],
        "rules": _CODES,
        "with": TAGS,
        "langs": ["ru,ja", *TAGS],
        "q": ["5", "clue", "подсказка", "七", "花火", "как сбросить карту"],
        "cards": ["w", "k"],
        "fuse-tokens": ["red", "black"],
        "variant": ["usual", "wild-5"],
        "fuses": ["usual", "fuses-1"],
        "clues": ["usual"],
        "more": ["usual"],
        "club": [str(CLUB)],
        "solved": ["1", "f", "ff"],
        "plan": [str(CLUB)],
        "parts": ["welcome", "rules", "puzzles", "answers", "scores", "packets", "pack"],
        "players": _NUMBERS,
        "from": ["1", "9990"],
        "count": _NUMBERS,
        "copies": ["1", "2", "6"],
        "puzzle": list(library())[:3],
        "actions": ["", "t0", "tAa1b2", "3", "x" * 2001],
        "memory": ["hidden"],
        "choosing": ["marker"],
        "table": ["hanzi.cangjie-1", "hanzi-5"],
        "seed": ["1", "9999"],
        "url": ["http://localhost/en/embed/puzzles/try-it-001", "http://localhost/en/rules/goal"],
        "format": ["json", "xml"],
        "further": ["yes"],
        "conventions": ["none", "all"],
        "partners": ["none", "all", "one", "all"],
        "download": [""],
        "source": ["/en/puzzles/save-012", "/en/play/3-4821?actions=p0", "base_r9"],
        "question": _NUMBERS,
        "do": ["compose", "link", "own", "lesson", "puzzles", "show", "up:clue", "remove:hidden"],
        "name": ["Lantern Club", "Добро пожаловать"],
        "greeting-en": ["Welcome!"],
        "evening": [*evenings(), "own"],
    }
    for shared in _shared():
        for name, text in shared:
            known.setdefault(name, [])
            known[name] = [*known[name], text]
    return known


@cache
def form_fields() -> Mapping[str, Sequence[str]]:
    """Return values for the fields of forms that are sent by POST, by the name of the field."""
    sent = {
        "ticket": TICKETS,
        "nickname": ["Owl", "Комета", "ほし", "a b-c", "x"],
        "item": ["clue", "hidden", "save-012", "outcome-001"],
        "next": ["clue", "save-012"],
        "answer": ["play-0", "card-1-0", "none"],
        "board": ["open"],
        "state": ["open", "open", "open", "closed", "none"],
        "confirmed": ["1"],
        "learner": _NUMBERS,
        "hidden": ["1", ""],
        **_tournament_fields(),
        "shown": [str(CLUB)],
        "game": ["{}", "https://hanab.live/replay/12", "https://hanab.live/replay-json/215,0,0"],
        "codes": ["Ann 123456789ABC", "Bob ?"],
    }
    return {**{name: fields()[name] for name in _BUILT}, **sent}


def _tournament_fields() -> Mapping[str, Sequence[str]]:
    """Return values for the forms of tournaments; those for what there may be ten of, for one."""
    figures = dict.fromkeys(("points-1", "turns-1", "cards-1"), _NUMBERS)
    return {
        **figures,
        "before-1": ["", "20 0 3"],
        "name-1": ["By the window", ""],
        "open": ["1", "0"],
        "deal": ["1", "2", "3-12", "3-4821"],
        "players": _NUMBERS,
        "deals": _NUMBERS,
        "tables": _NUMBERS,
        "tie-break": [*TieBreak],
        "by": [*Ranking],
        "which": ["all", "chosen"],
        "best-of": _NUMBERS,
        "tournament": _NUMBERS,
        "rules": [*_CODES, "hanabi base", "hanabi wild-5"],
        "table": ["abcdefghjk-1-1"],
        "actions": ["", "p0p0"],
    }


@cache
def questions() -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Return paths of puzzles, each with the options that its form offers."""
    every = tuple(library().values())
    found = [_question(entry) for entry in every[:: max(1, len(every) // _A_SHELF)]]
    table = TableSetup(BOXES["en"], Ruleset())
    for lesson in LESSONS.values():
        for number, make in enumerate(lesson.steps, 1):
            step = make(table)
            theme = step.as_asked(LESSON_THEMES[step.puzzle.theme])
            found.append((f"/learn/{lesson.id}/{number}", tuple(theme.options(step.puzzle))))
    return tuple(found)


def _question(entry: Entry) -> tuple[str, tuple[str, ...]]:
    return f"/puzzles/{entry.id}", tuple(THEMES[entry.theme].options(entry.puzzle))


@cache
def _shared() -> tuple[tuple[tuple[str, str], ...], ...]:
    """Return puzzles as the fields of an address, one of each theme."""
    found = []
    for name, theme in THEMES.items():
        given = fields_of(generate(Ruleset(), name, min(theme.aims), 1))
        pairs = [
            (key, text)
            for key, value in given.items()
            for text in (value if isinstance(value, list) else [value])
        ]
        found.append(tuple(pairs))
    return tuple(found)


@cache
def shared_queries() -> tuple[str, ...]:
    """Return the queries of puzzles shared as their position."""
    return tuple(urlencode(pairs) for pairs in _shared())


@cache
def whole_addresses() -> tuple[str, ...]:
    """Return an address below a language for every type of page."""
    return tuple(page_types().values())
