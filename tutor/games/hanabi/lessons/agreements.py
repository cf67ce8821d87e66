"""What many tables agree on beyond the rules: the three agreements of partners who point.

Each is stated as an agreement by the step that asks about it; the last step has none.
"""

from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.lessons.stage import (
    Scene,
    SceneStep,
    basic_with_last_round,
    identities,
    lesson,
)
from tutor.games.hanabi.rulebook import TableSetup
from tutor.games.hanabi.rulebook.table import with_settings

_RED_TWICE = Scene(
    ("r3 y3 r2 b1 r4", "g3 b4 y4 w3 g4"),
    clues={0: "4"},
    fireworks="r1 y1 g1",
    to_act=1,
)


def _forgiving(table: TableSetup) -> Ruleset:
    """Return the rules with two fuse tokens or more: with one, told cards may be trash."""
    rules = basic_with_last_round(table)
    return with_settings(rules, fuses=max(2, rules.fuses))


AGREEMENTS = lesson(
    "agreements",
    (
        # The newest card at which the clue points has been told before.
        SceneStep(
            "meant-card",
            _RED_TWICE,
            {"clue": "color-0-r"},
            tells=("advice-agree-first",),
        ),
        # The oldest card has been told before, so that the oldest without a clue is the second.
        SceneStep(
            "meant-card",
            Scene(
                ("r4 y5 g2 b5 w2", "b4 r2 g4 y3 w3"),
                clues={0: "r"},
                fireworks="r1 y1 g1 b1",
                to_act=1,
            ),
            {"clue": "rank-0-5"},
            explains=("advice-agree-first",),
        ),
        # No firework waits for a 3, and one blue 3 is gone.
        SceneStep(
            "clue-says",
            Scene(
                ("b3 y4 g1 w3 r4", "b4 r2 g4 y2 w4"),
                clues={0: "4"},
                fireworks="r1 y1 g1 b1 w1",
                discards="r1 y1 b3",
                to_act=1,
            ),
            {"clue": "rank-0-3", "slot": 0},
            explains=("advice-agree-first",),
        ),
        # The newer 3 is the one that is meant; two colours have theirs already.
        SceneStep(
            "agreed-cards",
            Scene(
                ("y1 w3 r5 g3 b4", "b5 r4 g4 y4 w4"),
                clues={0: "5"},
                fireworks="r3 y3 g2 b2 w1",
                spent=2,
                to_act=1,
            ),
            {"clue": "rank-0-3", "slot": 1},
            options=identities("r3 y3 g3 b3 w3"),
            explains=("advice-agree-first",),
            played=_forgiving,
        ),
        # The clue of the first step, where nothing has been agreed.
        SceneStep(
            "clue-says",
            _RED_TWICE,
            {"clue": "color-0-r", "slot": 2, "conventions": "none"},
            explains=("advice-agree-first",),
        ),
    ),
    needs=("focus",),
    played=basic_with_last_round,
)
