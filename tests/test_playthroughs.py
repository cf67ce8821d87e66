"""Games on record: what is written there is what the engine does now."""

from pathlib import Path

import pytest

from tests.support.playthroughs import FOLDER, path_of, replayed
from tutor.registry import GAMES

PATHS = sorted(FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_playthrough_goes_as_it_is_written(path: Path) -> None:
    """Line by line: each action, the position after it, the end."""
    text = path.read_text(encoding="utf-8")
    name = text.split(",")[0].removeprefix("# ")
    [game] = [game for game in GAMES if game.id == name]
    lines = text.splitlines()
    assert replayed(game, text) == lines
    assert ": " in lines[-1], "the game is not over"


def test_every_ruleset_of_every_game_has_a_playthrough() -> None:
    """A game in the registry without its games on record is not finished."""
    missing = [
        f"{game.id} {code}"
        for game in GAMES
        for code in game.rulesets
        if not path_of(game.id, code).exists()
    ]
    assert missing == []
