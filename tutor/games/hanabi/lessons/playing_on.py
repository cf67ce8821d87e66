"""Playing on after the deck has run out: perfect or failed."""

from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.lessons.stage import Scene, SceneStep, lesson
from tutor.games.hanabi.rulebook import TableSetup
from tutor.games.hanabi.rulebook.table import with_settings


def _playing_on(table: TableSetup) -> Ruleset:
    return table.playing_on


def _forgiving(table: TableSetup) -> Ruleset:
    """Return the rules with playing on; a mistake is not the end of the game yet."""
    playing_on = table.playing_on
    return with_settings(playing_on, fuses=max(2, playing_on.fuses))


PLAYING_ON = lesson(
    "playing-on",
    (
        SceneStep(
            "outcome",
            Scene(
                ("g5 r1 y1", "g4 r2 b5 y2"),
                fireworks="r5 y5 g3 b4 w5 m5",
                spent=3,
                deck=0,
                to_act=1,
            ),
            {"slot": 0},
            options=("joins-firework", "mistake", "ends-scored"),
            tells=("play-on",),
            explains=("play-on-score", "play-on-card-gone"),
        ),
        # The only blue 5 there is, before its turn.
        SceneStep(
            "outcome",
            Scene(
                ("g5 b4 y1", "g4 r2 b5 y2"),
                fireworks="r5 y5 g3 b3 w5 m5",
                spent=3,
                deck=0,
                to_act=1,
            ),
            {"slot": 2},
            options=("joins-firework", "mistake", "ends-lost"),
            explains=("play-on-card-gone",),
            played=_forgiving,
        ),
        # Nobody can tell a player without cards to pass.
        SceneStep(
            "outcome",
            Scene(
                ("-", "g4 g5 b5 y2"),
                fireworks="r5 y5 g3 b4 w5 m5",
                clue_tokens=0,
                deck=0,
                to_act=1,
            ),
            {"slot": 0},
            options=("joins-firework", "mistake", "ends-lost"),
            tells=("play-on-no-action",),
            explains=("combining",),
        ),
    ),
    needs=("endings",),
    played=_playing_on,
)
