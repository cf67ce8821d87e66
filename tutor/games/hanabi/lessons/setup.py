"""Setting up: how many cards are dealt, who begins, and how many tokens there are."""

from tutor.games.hanabi.lessons.stage import Scene, SceneStep, basic, lesson

SETUP = lesson(
    "setup",
    (
        SceneStep(
            "how-many",
            Scene(("", "", "", "")),
            {"ask": "hand", "choices": (3, 4, 5, 6)},
            tells=("hands", "deck", "copies"),
            explains=("token-setup", "first-player", "who-plays"),
        ),
    ),
    needs=("play",),
    played=basic,
)
