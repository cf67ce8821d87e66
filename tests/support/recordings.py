"""Games as Hanab Live records them: `python -m tests.support.recordings --write` renews them.

They were played here, by the players of tests/games/hanabi/playing.py, and are kept as files in
tests/data/replays/ so that the reader is tested on files and not on the writer's idea of them.
"""

import json
import sys
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from tests.games.hanabi.playing import Player, at_random, mostly_well, perfectly, play, talkatively
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.engine.game_file import GameFile, Record
from tutor.games.hanabi.engine.replay import Replay

FOLDER = Path(__file__).parents[1] / "data" / "replays"
NAMES = ("Alice", "Bob", "千夏", "Дарья", "Eve")


@dataclass(frozen=True)
class Recording:
    """How a recorded game came about; `cut` turns are missing at its end."""

    ruleset: str
    players: int
    seed: int
    player: Player = mostly_well
    starts: int = 0
    cut: int = 0
    stopped: bool = False

    def file(self) -> GameFile:
        """Play the game and return its record."""
        ruleset = Ruleset.parse(self.ruleset)
        deal = GameState.deal(ruleset, self.players, self.seed)
        deal = deal._replace(to_act=self.starts)
        actions = [action for action, _ in play(deal, self.player, self.seed)]
        played = actions[: len(actions) - self.cut]
        file = Replay.played(deal, played, NAMES[: self.players]).file
        stop = (Record(4, 1, 4),) if self.stopped else ()
        rest: dict[str, Any] = {"id": 0, "notes": [["r1?", ""], []], "characters": [], "seed": "p3"}
        return replace(file, actions=(*file.actions, *stop), rest=rest)


RECORDINGS = {
    "two-players": Recording("base", 2, 6),
    "three-players": Recording("base", 3, 7, talkatively),
    "four-players": Recording("base", 4, 3, perfectly),
    "five-players": Recording("base", 5, 6, perfectly),
    "strike-out": Recording("base", 3, 2, at_random),
    "unfinished": Recording("base", 4, 1, cut=20),
    "stopped": Recording("base", 2, 8, cut=15, stopped=True),
    "starting-player": Recording("base", 3, 9, starts=2),
    "empty-clues": Recording("empty-clues", 2, 2, talkatively),
    "all-or-nothing": Recording("play-on", 2, 6, perfectly),
    "all-or-nothing-lost": Recording("wild-5.play-on", 3, 2),
    "six-suits": Recording("sixth-10", 3, 1),
    "black": Recording("sixth-5", 4, 1),
    "rainbow": Recording("wild-10", 5, 1, talkatively),
    "dark-rainbow": Recording("wild-5", 3, 2),
}


def path_of(name: str) -> Path:
    """Return where a recording is kept."""
    return FOLDER / f"{name}.json"


def document(name: str) -> dict[str, Any]:
    """Return the JSON document of a recording."""
    read: dict[str, Any] = json.loads(path_of(name).read_text(encoding="utf-8"))
    return read


def write() -> None:
    """Play the games anew and store their records."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, recording in RECORDINGS.items():
        path_of(name).write_text(f"{recording.file().to_json()}\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
