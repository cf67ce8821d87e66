"""One address for every type of page: what `make shots` pictures and the browser tests go through.

An address is a path below a language, `/en` + address. Puzzles are late in a game, where tables are
full; their answers are computed by the engine here, so that a page cannot vouch for itself.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import count
from urllib.parse import urlencode

from tests.games.hanzi.playing import play
from tutor.clubs.items import Item, evenings
from tutor.clubs.plan import Plan
from tutor.core.puzzle import NONE, Choose, answer_to
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.actions import Discard
from tutor.games.hanabi.partners import ALL_CONVENTIONS, Deal, GameRecord, PartnerRule
from tutor.games.hanabi.partners.action_codes import write_actions as write_hanabi
from tutor.games.hanabi.puzzles import SEARCH_RANGES, THEMES, generate
from tutor.games.hanabi.review.reading import (
    write_game,
)
from tutor.games.hanzi.engine import Action, GameState, write_actions
from tutor.games.hanzi.engine import Ruleset as Hanzi
from tutor.games.hanzi.engine.events import Missed
from tutor.web.hanabi.play.options import Help
from tutor.web.puzzles.links import fields_of

RULES = {"knowledge": "wild-5"}
"""By theme, other rules than the basic game: those with the most to choose from."""

CLUB = Plan(
    "Tuesday games",
    (*evenings()["first-night"].items[:6], Item("save-012"), Item("graduation")),
    ("en", "ja", "ru"),
    (("en", "Welcome! Ask Ann if you are stuck."), ("ja", "ようこそ！")),
    "ja",
    "wild-5.fuses-1",
)
"""A club with a list of its own, and a language without a greeting."""

_COMPANION = {
    "companion": "/table/",
    "companion-setup": "/table/setup?players=5&names=Mia,Tom&rules=wild-5.fuses-1",
    "companion-table": "/table/play?players=5&names=Mia,Tom&taps=cdppppfm&rules=sixth-10.play-on",
    "companion-end": f"/table/play?players=2&taps={'cd' * 40}cp&tops=10---",
    "companion-share": "/table/share?taps=cdp",
    "companion-opened": "/table/opened?taps=cdp",
}
"""The companion at a table with real cards, from its first page to the points."""

_HANZI = {
    "hanzi-home": "/hanzi/",
    "hanzi-rules": "/hanzi/rules/",
    "hanzi-rule": "/hanzi/rules/hanzi-marker-move",
    "hanzi-print": "/hanzi/rules/print",
    "hanzi-characters": "/hanzi/characters/",
    "hanzi-component": "/hanzi/characters/ren",
    "hanzi-task": "/hanzi/characters/yan",
    "hanzi-play": "/hanzi/play/",
    "hanzi-cards": "/hanzi/puzzles/endless/hanzi.cangjie/hanzi-look-alike/3/1",
    "hanzi-pairs": "/hanzi/puzzles/endless/hanzi/hanzi-pair/4/1",
    "hanzi-answered": "/hanzi/puzzles/endless/hanzi/hanzi-pair/4/1?show=1",
}
"""What only Hànzì shows, but for games."""


def puzzle_address(
    theme: str, level: int = 1, seed: int = 1, chosen: Iterable[str] = (), rules: str = "base"
) -> str:
    """Return the address of an endless puzzle, or with `chosen` options that of an answer to it."""
    query = urlencode([("answer", option) for option in chosen])
    return f"/puzzles/endless/{rules}/{theme}/{level}/{seed}" + (f"?{query}" if query else "")


def options(
    theme: str, level: int = 1, seed: int = 1, rules: str = "base"
) -> tuple[list[str], list[str]]:
    """Return the right options of an endless puzzle and the wrong ones, `none` left out."""
    puzzle = generate(Ruleset.parse(rules), theme, level, seed)
    verdicts = answer_to(THEMES[theme], puzzle, ()).verdicts
    named = [verdict for verdict in verdicts if verdict.option != NONE]
    right = [verdict.option for verdict in named if verdict.is_right]
    return right, [verdict.option for verdict in named if not verdict.is_right]


def late(theme: str) -> tuple[str, str]:
    """Return a full puzzle of the theme, many players and much to put together, and an answer.

    The answer is a right option beside a wrong one, the others missed: all that a verdict can be.
    """
    rules, level = RULES.get(theme, "base"), max(THEMES[theme].aims)
    ruleset, most = Ruleset.parse(rules), max(SEARCH_RANGES[level].players)
    seed = next(s for s in count(1) if generate(ruleset, theme, level, s).position.players >= most)
    right, wrong = options(theme, level, seed, rules)
    chosen = wrong[:1] if THEMES[theme].choose is Choose.ONE else [*right[:1], *wrong[:1]]
    return (
        puzzle_address(theme, level, seed, (), rules),
        puzzle_address(theme, level, seed, chosen, rules),
    )


def hanzi_games() -> dict[str, str]:
    """Return addresses of games of Hànzì: the last miss of five players, and an end."""

    def moments(ruleset: Hanzi, players: int) -> Iterator[tuple[str, GameState]]:
        actions: list[Action] = []
        for action, state in play(ruleset, players, 1):
            actions += [action] if action else []
            yield f"/hanzi/play/{ruleset}-{players}-1?actions={write_actions(actions)}", state

    *_, missed = (
        address
        for address, state in moments(Hanzi.PLAIN, 5)
        if any(isinstance(event, Missed) for event in state.events)
    )
    *_, (ended, _) = moments(Hanzi.CANGJIE, 1)
    return {"hanzi-game": missed, "hanzi-ended": ended}


def hanabi_games() -> dict[str, str]:
    """Return addresses of games of Hanabi: each stage, late in a game, and what the coach says."""
    everything = f"help={'.'.join(Help)}"

    def address(record: GameRecord, *fields: str, page: str = "") -> str:
        query = "&".join([*fields, f"actions={write_hanabi(record.actions)}"])
        return f"/play/{record.deal.name}{page}?{query}"

    record = GameRecord(Deal(Ruleset.parse("wild-5"), 5, 7), ALL_CONVENTIONS)
    while record.state.ending is None:
        record = record.then(record.decision().action)
    turns = len(record.actions) // 5 * 3
    said_of = with_a_moment(record)
    whole = said_of
    while whole.state.ending is None:
        whole = whole.then(whole.decision().action)
    full = ("rules=wild-5", "conventions=all", everything)
    return {
        "play": "/play/",
        "partners": "/play/partners/",
        "deals": "/deals/?players=3&from=1&count=4",
        "deal": "/deals/3-4821",
        "deal-sheet": "/deals/3-4821/sheet?parts=scores&parts=packets&parts=pack",
        "deal-line": "/deals/3-4821/line/17",
        "game": address(record.up_to(turns), *full),
        "game-watched": address(record.up_to(turns + 1), *full),
        "game-passed": address(record.up_to(turns + 1), *full[:2], "people=5"),
        "game-ended": address(record, *full),
        "coach-turn": address(said_of, *full[:2], page="/coach/turn"),
        "reviewing": "/review/",
        "review": f"/review/{write_game(whole)}?conventions=all",
        "review-turn": f"/review/{write_game(whole)}/{len(said_of.actions)}?seat=open",
        "review-asked": f"/review/{write_game(whole.up_to(turns))}/{turns + 1}",
        "review-try": f"/review/{write_game(whole)}/{len(said_of.actions)}/try?conventions=all",
        "review-tried": (
            f"/review/{write_game(whole)}/{len(said_of.actions)}/try?conventions=all&action=p0"
        ),
        "review-coach": f"/review/{write_game(whole)}/{len(said_of.actions)}/coach?conventions=all",
    }


def with_a_moment(record: GameRecord) -> GameRecord:
    """Return a game of partners who point, up to where Ann discards what she was to play."""
    for step, state in enumerate(record.states[:-1]):
        decision = record.decision(step)
        if state.to_act == 0 and decision.rule is PartnerRule.PLAY_MEANT:
            discard = Discard(decision.facts["slot"])
            if discard in state.legal_actions():
                return record.up_to(step).then(discard)
    raise ValueError("she never had a card to play that a clue had pointed at")


@cache
def page_types() -> dict[str, str]:
    """Return an address for every type of page, by name; "error" is the one that is not found."""
    pages = {
        "home": "/",
        "learn": "/learn/",
        "lesson": "/learn/denies/1",
        "lesson-wrong": "/learn/hidden/2?answer=peek&answer=look",
        "lesson-right": "/learn/clue/1?answer=card-1-0&answer=card-1-2",
        "lesson-turn": "/learn/graduation/1?answer=rank-1-5",
        "lesson-failed": "/learn/graduation/3?answer=play-3",
        "lesson-done": "/learn/clue/done",
        "rules": "/rules/",
        "rule": "/rules/own-hand-hidden",
        "side-by-side": "/rules/wild-touched?rules=wild-5&with=ru",
        "which-box": "/rules/which-box",
        "find": "/rules/find?q=5",
        "print": "/rules/print",
        "glossary": "/glossary/",
        "puzzles": "/puzzles/",
        "progress": "/progress/",
        "offline": "/offline/",
        "using": "/using/",
        "conventions": "/conventions/",
        "api": "/api/",
    }
    for theme in ("point-out", "allowed", "outcome"):
        pages[theme], pages[f"{theme}-answered"] = late(theme)
    asked, answered = late("knowledge")
    pages["hint"], pages["seat"] = f"{asked}?hint=2", f"{answered}&seat=1"
    pages["many-actions"], _ = late("try-it")
    pages["shelf"] = "/puzzles/library/?theme=outcome"
    pages["daily"] = "/puzzles/daily/learner/2026-11-20"
    shared = fields_of(generate(Ruleset(), "save", 1, 1))
    pages["shared"] = f"/puzzles/at?{urlencode(shared, doseq=True)}"
    pages["notice"] = puzzle_address("outcome") + "?check=1"
    pages["framed"] = "/embed/puzzles/try-it-001?answer=play-0"
    pages["framed-rule"] = "/embed/rules/which-box"
    pages["adding"] = "/clubs/embed?puzzle=odds-003"
    pages["clubs"], pages["clubs-list"] = "/clubs/", f"/clubs/?plan={CLUB}&list=1"
    pages["club-link"] = f"/clubs/{CLUB}/link"
    plan = Plan(items=tuple(map(Item, ("point-out-001", "save-002"))), languages=("en", "ja"))
    pages["sheet"] = f"/clubs/{plan}/sheet?parts=puzzles&parts=answers&copies=2"
    club = Plan(
        "Lantern Club",
        evenings()["first-night"].items,
        ("ja", "zh-Hant", "ru"),
        (
            ("ja", "ようこそ！"),
            ("zh-Hant", "歡迎！"),
            ("ru", "Добро пожаловать!"),
            ("en", "Welcome!"),
        ),
        "ja",
    )
    pages["club"], pages["club-end"] = f"/clubs/{club}/", f"/clubs/{club}/?solved=fff"
    pages["club-walk"] = f"/puzzles/outcome-001?club={club}&solved=f&show=1"
    pages["codes"] = f"/clubs/{club}/codes"
    pages["nudge"] = late("point-out")[1] + "&try=1"
    return (
        pages | hanabi_games() | _COMPANION | _HANZI | hanzi_games() | {"error": "/rules/none-such"}
    )
