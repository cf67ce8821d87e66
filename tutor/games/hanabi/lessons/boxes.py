"""What the boxes differ in, and what each group agrees on."""

from tutor.games.hanabi.lessons.stage import Scene, SceneStep, basic, lesson, rows

BOX = lesson(
    "boxes",
    (
        SceneStep(
            "etiquette",
            Scene(("", "", "")),
            {
                "deeds": ("multicolour-aside", "open-hand", "colourful", "first-look"),
                "before": True,
            },
            mentions=("own-hand-hidden", "deck"),
            explains=("first-player",),
        ),
        SceneStep(
            "your-box",
            Scene(("", "")),
            {"ask": "cards"},
            tells=(
                "which-box",
                "difference-fifth-colour",
                "difference-multicolour-count",
                "difference-six-scale",
            ),
            reference=lambda _: rows(
                "difference-fifth-colour", "difference-multicolour-count", "difference-six-scale"
            ),
            of_box=True,
        ),
        SceneStep(
            "your-box",
            Scene(("", "")),
            {"ask": "clues"},
            tells=("difference-clue-tokens",),
            reference=lambda _: rows("difference-clue-tokens"),
            of_box=True,
        ),
        SceneStep(
            "your-box",
            Scene(("", "")),
            {"ask": "fuses"},
            tells=("difference-fuse-colour",),
            reference=lambda _: rows("difference-fuse-colour"),
            of_box=True,
        ),
        SceneStep(
            "leaflet",
            Scene(("", "")),
            {},
            tells=(
                "difference-difficulty",
                "difference-variants",
                "difference-play-on",
                "difficulty-boxes",
            ),
            reference=lambda _: rows(
                "difference-difficulty", "difference-variants", "difference-play-on"
            ),
            of_box=True,
        ),
        SceneStep(
            "etiquette",
            Scene(("y4 b1 g2 w4 r5", "r1 y3 r3 b2 b4"), clues={0: "1", 1: "3"}, fireworks="y1 g1"),
            {"deeds": ("ask-memory", "rank-1-3", "remind", "sway")},
            tells=("memory-aloud", "silence-memory"),
            mentions=("table-talk",),
        ),
    ),
    needs=("score",),
    played=basic,
)
