"""The three ways in which a game ends."""

from tutor.games.hanabi.lessons.stage import Ask, Scene, lesson, with_last_round

ENDINGS = lesson(
    "endings",
    (
        Ask(
            "outcome",
            Scene(
                ("", "g4 y3 b2 r1 f1"),
                told={1: "1 r"},
                fireworks="r2 y1 g1",
                fuses_left=1,
                to_act=1,
            ),
            {"slot": 1},
            options="joins-firework mistake ends-lost",
            explains="end-strikes",
            mentions="lost-score",
        ),
        Ask(
            "outcome",
            Scene(
                ("", "g1 f5 b2 r1 y3"),
                fireworks="r5 y5 g5 b5 f4 m5",
                spent=2,
                deck=4,
                to_act=1,
            ),
            {"slot": 1},
            options="completes-recovers completes-no-token ends-won",
            tells="end-perfect",
        ),
        # Where beginners stop: the last card is drawn, and nobody has had a last turn yet.
        Ask(
            "outcome",
            Scene(
                ("", "g1 f3 b2 r4 y3", ""),
                fireworks="r3 y3 g4 b4 f3 m3",
                spent=2,
                deck=1,
                to_act=1,
            ),
            {"slot": 3},
            options="joins-firework mistake ends-scored",
            tells="end-last-round",
        ),
        Ask(
            "last-round",
            # What is discarded for the last card is a 1 that has been built: nothing is lost.
            Scene(
                ("r1 y1 g1 b1 f1", "g1 f3 b2 r1 y3", ""),
                fireworks="r4 y3 g4 b4 f3 m3",
                spent=2,
                deck=1,
            ),
            {"action": "discard-0"},
            explains="end-last-round last-round-no-draw",
        ),
        Ask(
            "etiquette",
            Scene(
                ("y4 f3 b2 r1 y3", "", "f4 r2 b1 g1"),
                fireworks="r4 y3 g4 b4 f3 m3",
                spent=2,
                deck=0,
                turns_left=2,
            ),
            {"deeds": ("play-0", "draw", "stop", "pass", "pile")},
            explains="last-round-no-draw",
        ),
    ),
    needs="bonus",
    played=with_last_round,
)
