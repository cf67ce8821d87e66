"""Fewer fuse tokens make the game harder, more clue tokens make it easier."""

from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.ruleset import MORE_CLUE_TOKENS
from tutor.games.hanabi.lessons.stage import Scene, SceneStep, lesson, with_last_round
from tutor.games.hanabi.rulebook import TableSetup
from tutor.games.hanabi.rulebook.table import with_settings


def _one_fuse(table: TableSetup) -> Ruleset:
    return with_settings(with_last_round(table), fuses=1)


def _more_clues(table: TableSetup) -> Ruleset:
    return with_settings(with_last_round(table), clue_tokens=MORE_CLUE_TOKENS)


DIFFICULTY = lesson(
    "difficulty",
    (
        SceneStep(
            "outcome",
            Scene(("", "g3 y4 b2 r4 w1"), clues={1: "3 1"}, fireworks="r2 b1", to_act=1),
            {"slot": 3},
            options=("joins-firework", "mistake", "ends-lost"),
            tells=("fuse-tokens-fewer",),
            played=_one_fuse,
        ),
        SceneStep(
            "allowed",
            Scene(("g2 r4 y3 r2 b4", "r1 y4 g3 b5 w1"), clues={0: "2", 1: "1"}),
            {"actions": ("discard-0", "play-0", "rank-1-1", "rank-0-4")},
            tells=("clue-tokens-more",),
            explains=("difficulty-boxes",),
            played=_more_clues,
        ),
    ),
    needs=("endings",),
    played=with_last_round,
)
