"""The most expensive requests of each kind: late positions, whole games, full lists, rare puzzles.

Every address is new, so no cache has its answer.
"""

from collections.abc import Iterator, Mapping
from itertools import count
from urllib.parse import urlencode

from tests.games.hanzi.playing import play
from tutor.clubs import limits
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.partners import NO_CONVENTIONS, Deal, GameRecord
from tutor.games.hanabi.partners.action_codes import write_actions
from tutor.games.hanabi.puzzles import generate
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.review.reading import (
    write_game,
)
from tutor.games.hanzi.engine import Action
from tutor.games.hanzi.engine import Ruleset as HanziRules
from tutor.games.hanzi.engine import write_actions as write_hanzi
from tutor.web.puzzles.links import fields_of

Addresses = Iterator[str]
"""Addresses below a language."""


def _seeds(path: str) -> Addresses:
    return (f"{path}/{seed}" for seed in count(1))


def flood() -> Mapping[str, Addresses]:
    """Return the kinds of requests with which somebody would keep the site busy, by name."""
    scenario = "/puzzles/endless/wild-10/survive/3"
    return {
        "endless scenario": _seeds(scenario),
        "endless of a rare kind": _seeds("/puzzles/endless/wild-5.fuses-1/finish-firework/3"),
        "picture of an endless puzzle": (
            f"/preview{path}.png" for path in _seeds("/puzzles/endless/base/save/2")
        ),
        "picture of a puzzle": (
            f"/preview/puzzles/{name}.png?twin={twin}"
            for twin in range(1, 12)
            for name in library()
        ),
        "sheet of a club": sheets(),
        "coach of a game": coached("game"),
        "coach of a turn": coached("turn"),
        "end of a game": games(),
        "end of a game of Hànzì": hanzi_games(),
        "position of somebody": positions(),
        "search": (f"/rules/find?q=word{number}+of+the+rules" for number in count()),
    }


def sheets() -> Addresses:
    """Yield the sheets of clubs: all that fits on paper, of other puzzles each."""
    names = list(library())
    items = limits.ITEMS
    for start in count(0, 7):
        chosen = [names[(start + place * 29) % len(names)] for place in range(items)]
        plan = Plan(f"Club {start}", tuple(map(Item, dict.fromkeys(chosen))), ("en", "ja"))
        parts = "parts=welcome&parts=rules&parts=puzzles&parts=answers"
        yield f"/clubs/{plan}/sheet?{parts}&copies={limits.COPIES}"


def _whole_games(code: str, players: int, seed: int) -> Iterator[GameRecord]:
    for number in count(seed):
        record = GameRecord(Deal(Ruleset.parse(code), players, number), NO_CONVENTIONS)
        while record.state.ending is None:
            record = record.then(record.decision().action)
        yield record


def coached(page: str) -> Addresses:
    """Yield what the coach is asked of games of five, or of a turn in the middle of them."""
    for record in _whole_games("wild-5", 5, 300):
        if page == "game":
            yield f"/review/{write_game(record)}?conventions=none&further=yes"
            continue
        query = f"rules=wild-5&people=5&actions={write_actions(record.up_to(21).actions)}"
        yield f"/play/{record.deal.name}/coach/turn?{query}"


def games() -> Addresses:
    """Yield ends of games of five with all that can be shown of them."""
    for record in _whole_games("wild-5", 5, 600):
        yield f"/play/{record.deal.name}?rules=wild-5&actions={write_actions(record.actions)}"


def hanzi_games() -> Addresses:
    """Yield ends of games of Hànzì."""
    for seed in count(100):
        actions: list[Action] = []
        for action, _ in play(HanziRules.PLAIN, 5, seed):
            actions += [action] if action else []
        yield f"/hanzi/play/hanzi-5-{seed}?actions={write_hanzi(actions)}"


def positions() -> Addresses:
    """Yield positions that somebody shares, with the longest of scenarios asked."""
    for seed in count(500):
        shared = fields_of(generate(Ruleset.parse("wild-10"), "survive", 3, seed))
        yield f"/puzzles/at?{urlencode(shared, doseq=True)}"
