"""Setting up: how many cards are dealt, who begins, and where the tokens of the box lie."""

from tutor.games.hanabi.lessons.stage import Ask, Scene, basic, lesson, rows

SETUP = lesson(
    "setup",
    (
        Ask(
            "how-many",
            Scene(("", "", "", "")),
            {"ask": "hand", "choices": (3, 4, 5, 6)},
            tells="hands",
        ),
        Ask(
            "how-many",
            Scene(("", "", "")),
            {"ask": "deck", "choices": (30, 34, 35, 38, 40)},
            mentions="deck",
            explains="hands",
        ),
        Ask(
            "etiquette",
            Scene(("", "", "")),
            {
                "deeds": ("multicolour-aside", "open-hand", "colourful", "clockwise", "first-look"),
                "before": True,
            },
            tells="first-player",
            mentions="own-hand-hidden deck",
            explains="who-plays",
        ),
        Ask(
            "your-box",
            Scene(("", "")),
            {"ask": "clues"},
            tells="token-setup difference-clue-tokens",
            told=lambda _: rows("difference-clue-tokens"),
            of_box=True,
        ),
        Ask(
            "your-box",
            Scene(("", "")),
            {"ask": "fuses"},
            tells="token-setup difference-fuse-colour",
            told=lambda _: rows("difference-fuse-colour"),
            of_box=True,
        ),
    ),
    needs="bonus",
    played=basic,
)
