"""Games on record: what is written there is what the engine does now."""

from pathlib import Path

import pytest

from tests import plain_playthroughs
from tests.all_games import GAMES as ALL_GAMES
from tests.playthroughs import FOLDER, path_of, replayed
from tutor.games.hanabi.engine.reasons import EndCause
from tutor.registry import GAMES

PATHS = sorted(FOLDER.glob("hanabi/*.txt"))
PLAIN_PATHS = sorted(
    [
        *({path for game in GAMES for path in FOLDER.glob(f"{game.id}/*.txt")} - {*PATHS}),
        *Path(__file__).parent.glob("tictactoe/*/*.txt"),
    ]
)
"""Those of other games, in their own notations."""


@pytest.mark.parametrize("path", PATHS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_playthrough_goes_as_it_is_written(path: Path) -> None:
    """Line by line: the deal, each sentence, what came of it, the table after it, the end."""
    text = path.read_text(encoding="utf-8")
    assert replayed(text) == text.splitlines()


@pytest.mark.parametrize("path", PLAIN_PATHS, ids=lambda path: path.stem)
def test_a_plain_playthrough_goes_as_it_is_written(path: Path) -> None:
    """Line by line: each action, the position after it, the end."""
    text = path.read_text(encoding="utf-8")
    name = text.split(",")[0].removeprefix("# ")
    [game] = [game for game in ALL_GAMES if game.id == name]
    lines = text.splitlines()
    assert plain_playthroughs.replayed(game, text) == lines
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


@pytest.mark.parametrize(
    "words",
    [
        "misplays",
        "a clue token comes back",
        "all clue tokens are there",
        "the last round begins",
        "(no slots)",
        "clues multicolour to",
        *(f"the game is over: {cause}" for cause in EndCause if cause is not EndCause.NO_ACTION),
    ],
)
def test_between_them_the_playthroughs_show_everything(words: str) -> None:
    """Each kind of event is on record somewhere (being stuck, too rare, is in test_variants)."""
    assert any(words in path.read_text(encoding="utf-8") for path in PATHS)
