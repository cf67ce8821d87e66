"""Games that players bring: read as far as they go, or refused with what is the matter."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from tests.games.hanabi.review.games import game_of, partly_random
from tests.support.recordings import RECORDINGS, document, path_of
from tutor.core.errors import BadSyntaxError, PlayedWrongError, TutorError, UnsupportedError
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.game_file import GameFile, ReplayError
from tutor.games.hanabi.engine.replay import Replay
from tutor.games.hanabi.engine.share_link import encode
from tutor.games.hanabi.partners import GameRecord
from tutor.games.hanabi.partners.action_codes import longest
from tutor.games.hanabi.review.reading import (
    LARGEST,
    LONGEST,
    ElsewhereError,
    TooLargeError,
    read_game,
    read_recorded,
    write_game,
)

Change = Callable[[dict[str, Any]], None]


def changed(name: str, change: Change) -> bytes:
    """Return a recording's document after a change."""
    game = document(name)
    change(game)
    return json.dumps(game).encode()


def same(one: GameRecord, other: GameRecord) -> bool:
    """Return whether two games have the same positions and actions."""
    return one.states == other.states and one.actions == other.actions


@pytest.mark.parametrize("name", RECORDINGS)
def test_a_game_in_a_text_is_the_same_game(name: str) -> None:
    """All that happens in it, in no more characters than are said."""
    record = game_of(name)
    text = write_game(record)
    assert len(text) <= LONGEST
    assert text.replace("_", "").replace(".", "").replace("-", "").isalnum()
    assert same(read_game(text), record)
    in_black = "_".join([*text.split("_")[:2], re.sub("(?<=[A-E])w", "k", text.split("_")[2])])
    assert same(read_game(in_black), record)


def test_no_text_is_longer_than_is_said() -> None:
    """The longest code of rules, the largest pack, and the most actions."""
    rules = Ruleset.parse("wild-10.fuses-1.clues-10.play-on.empty-clues")
    assert len(str(rules)) + 2 + len(rules.deck) + longest(rules) + 2 == LONGEST


@pytest.mark.parametrize(
    ("change", "position"),
    [
        (lambda text: text.replace("base", "bass"), 0),
        (lambda text: text.replace("base_3", "base_6"), 5),
        (lambda text: text.replace("base_30", "base_33"), 5),
        (lambda text: text.replace("base_30v", "base_30w"), 5),
        (lambda text: text[:-1], 80),
        (lambda text: text.replace("_C4", "_X4"), 58),
        (lambda text: text.partition("_")[0], 0),
        (lambda text: text + "p0" * 200, 0),
    ],
)
def test_a_text_that_is_no_game_is_refused(change: Callable[[str], str], position: int) -> None:
    """The error says where the text stops making sense."""
    text = write_game(game_of("strike-out"))
    with pytest.raises(BadSyntaxError) as refusal:
        read_game(change(text))
    assert refusal.value.position == position


def test_a_text_with_an_action_too_many_is_refused() -> None:
    """The error has the number of the action."""
    with pytest.raises(PlayedWrongError) as refusal:
        read_game(write_game(game_of("strike-out")) + "p0")
    assert refusal.value.number == 13


def test_a_link_that_carries_a_game_is_that_game() -> None:
    """Read as it was copied, with space around it."""
    replay = Replay.from_file(GameFile.from_json(path_of("rainbow").read_bytes()))
    link = f"\n {encode(replay)}#12 \n"
    assert same(read_recorded(link.encode()), game_of("rainbow"))


def test_a_game_that_was_broken_off_is_read_as_far_as_it_goes() -> None:
    """Whether the file stops, or says that the game was stopped."""
    for name in ("unfinished", "stopped"):
        record = game_of(name)
        assert record.state.ending is None
        assert len(record.actions) == sum(each["type"] < 4 for each in document(name)["actions"])


def _variant(game: dict[str, Any]) -> None:
    game["options"]["variant"] = "Reversed (5 Suits)"


def _option(game: dict[str, Any]) -> None:
    game["options"]["cardCycle"] = True


def _six(game: dict[str, Any]) -> None:
    game["players"] = ["A", "B", "C", "D", "E", "F"]


def _impossible(game: dict[str, Any]) -> None:
    game["actions"][7] = {"type": 0, "target": 49, "value": 0}


def _short_deck(game: dict[str, Any]) -> None:
    del game["deck"][3]


@pytest.mark.parametrize(
    ("data", "error", "what"),
    [
        (b"", ReplayError, "not JSON"),
        (b"[1]", ReplayError, "a JSON object"),
        (b"\xff\xfe", ReplayError, "not UTF-8"),
        (path_of("black").read_bytes()[:-40], ReplayError, "too early"),
        (changed("two-players", _short_deck), ReplayError, "missing"),
        (changed("two-players", _impossible), ReplayError, "action 8"),
        (changed("two-players", _variant), UnsupportedError, "variant: Reversed (5 Suits)"),
        (changed("two-players", _option), UnsupportedError, "option: cardCycle"),
        (changed("two-players", _six), UnsupportedError, "players: 6"),
        (b"https://hanab.live/replay/1234567", ElsewhereError, "1234567"),
        (b"https://hanab.live/shared-replay/99#3", ElsewhereError, "99"),
        (b"https://hanab.live/replay-json/615abc,0,0", BadSyntaxError, "number of players"),
        (b" " * (LARGEST + 1), TooLargeError, "bytes"),
    ],
)
def test_what_is_no_game_of_ours_is_refused(
    data: bytes, error: type[TutorError], what: str
) -> None:
    """The error names the variant or option."""
    with pytest.raises(error, match=what.replace("(", r"\(").replace(")", r"\)")):
        read_recorded(data)


def test_names_and_notes_are_left_out() -> None:
    """Whoever gets the address learns the cards and the moves, and not who played."""
    for name in RECORDINGS:
        assert "Alice" not in write_game(game_of(name))


def test_careless_games_are_read_back() -> None:
    for seed in range(1, 7):
        record = partly_random(seed)
        assert same(read_game(write_game(record)), record)
