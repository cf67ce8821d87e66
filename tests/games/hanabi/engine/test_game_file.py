"""The shape of game files, and everything that is not of that shape."""

import json
import time
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.support.recordings import RECORDINGS, path_of
from tutor.games.hanabi.engine.game_file import GameFile, Record, ReplayError

SMALL = '{"players": ["A", "B"], "deck": [], "actions": []}'

texts = st.text(max_size=12)
numbers = st.integers()
notes = st.dictionaries(
    st.sampled_from(["id", "seed", "notes", "characters", "x"]),
    st.integers() | st.lists(st.lists(texts, max_size=2), max_size=2) | texts,
)
game_files = st.builds(
    GameFile,
    st.lists(texts).map(tuple),
    st.lists(st.tuples(numbers, numbers)).map(tuple),
    st.lists(st.builds(Record, numbers, numbers, st.none() | numbers)).map(tuple),
    st.dictionaries(texts, st.booleans() | numbers | texts),
    notes,
)


@given(game_files)
def test_what_is_written_reads_back_as_equal(file: GameFile) -> None:
    """Any game file, be it of a game or not."""
    assert GameFile.from_json(file.to_json()) == file
    assert file.to_json().isascii()
    assert "\n" not in file.to_json()


def test_a_small_file_is_read() -> None:
    file = GameFile.from_json(
        '{"id": 7, "players": ["A", "B"], "deck": [{"suitIndex": 1, "rank": 5}],'
        ' "actions": [{"type": 0, "target": 3}, {"type": 3, "target": 1, "value": 4}],'
        ' "options": {"timed": true}}'
    )
    assert file.players == ("A", "B")
    assert file.deck == ((1, 5),)
    assert file.actions == (Record(0, 3, None), Record(3, 1, 4))
    assert (file.options, file.rest) == ({"timed": True}, {"id": 7})


def test_a_byte_order_mark_is_no_matter() -> None:
    """Some editors put one before the text."""
    assert GameFile.from_json(b"\xef\xbb\xbf" + SMALL.encode()) == GameFile.from_json(SMALL)


def nested(depth: int) -> str:
    """Return a game with something this many levels deep in it."""
    return f'{SMALL[:-1]}, "notes": {"[" * depth}{"]" * depth}}}'


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (b"", "not JSON, the file ends too early: Expecting value"),
        (b"  \n", "line 2, column 1"),
        (b"hello", "not JSON: Expecting value"),
        (SMALL[:-1], "the file ends too early"),
        (SMALL[:20], "the file ends too early"),
        (SMALL[:15], "the file ends too early: Unterminated string"),
        (SMALL.replace("[]}", '[{"type": 0, "target": 1}\n'), "the file ends too early"),
        (SMALL + "}", "not JSON: Extra data"),
        (b"\xff\xfe{\x00}\x00", "not UTF-8 text (position: byte 0)"),
        (SMALL.encode("utf-16"), "not UTF-8 text"),
        (b'{"players": ["\xe9"]}', "not UTF-8 text (position: byte 14)"),
        ("[]", "a game is a JSON object, not []"),
        ("null", "a game is a JSON object, not nothing"),
        ('"game"', 'a game is a JSON object, not "game"'),
        ("{}", "players must be a list, not nothing"),
        ('{"players": [], "deck": {}, "actions": []}', "deck must be a list, not {}"),
        ('{"players": [], "deck": [], "actions": 3}', "actions must be a list, not 3"),
        (f'{SMALL[:-1]}, "options": []}}', "options must be an object, not []"),
        (f'{SMALL[:-1]}, "options": "none"}}', 'options must be an object, not "none"'),
        (f'{SMALL[:-1]}, "deck": []}}', 'the key "deck" stands twice'),
        (f'{SMALL[:-1]}, "options": {{"timed": true, "timed": false}}}}', 'the key "timed"'),
        (f'{SMALL[:-1]}, "id": NaN}}', "NaN is not a number"),
        (f'{SMALL[:-1]}, "id": -Infinity}}', "-Infinity is not a number"),
        (f'{SMALL[:-1]}, "id": 1e999}}', "1e999 is not a number"),
        (f'{SMALL[:-1]}, "id": {"9" * 5000}}}', "too many digits"),
        (nested(50), "nested more than 16 levels deep"),
        (nested(100_000), "nested more than 16 levels deep"),
        ("[" * 1_000_000, "nested more than 16 levels deep"),
        (SMALL.replace('"A"', "1"), "a player's name must be a text, not 1"),
        (SMALL.replace('"deck": []', '"deck": [7]'), "a card must be an object, not 7"),
        (SMALL.replace("[]", '[{"rank": 1}]', 1), "suitIndex must be a whole number, not nothing"),
        (
            SMALL.replace("[]", '[{"suitIndex": 0, "rank": true}]', 1),
            "rank must be a whole number, not true",
        ),
        (
            SMALL.replace("[]", '[{"suitIndex": 0.0, "rank": 1}]', 1),
            "suitIndex must be a whole number, not 0.0",
        ),
        (SMALL.replace("[]", '[{"suitIndex": "0", "rank": 1}]', 1), "card 0 of the deck"),
        (SMALL[:-3] + "[null]}", "action 1: an action must be an object, not nothing"),
        (SMALL[:-3] + '[{"target": 1}]}', "action 1: type must be a whole number, not nothing"),
        (SMALL[:-3] + '[{"type": 0}]}', "action 1: target must be a whole number, not nothing"),
        (
            SMALL[:-3] + '[{"type": 0, "target": 1, "value": "x"}]}',
            "action 1: value must be a whole",
        ),
        (SMALL[:-3] + '[{"type": false, "target": 1}]}', "action 1: type must be a whole number"),
        (SMALL[:-3] + '[{"type": 1e2, "target": 1}]}', "action 1: type must be a whole number"),
    ],
    ids=lambda value: str(value[:40]),
)
def test_what_is_no_game_file_is_refused_with_its_reason(data: bytes | str, complaint: str) -> None:
    """One error, which says what is wrong and where; nothing else is ever raised."""
    with pytest.raises(ReplayError) as refused:
        GameFile.from_json(data)
    assert complaint in str(refused.value)
    assert len(str(refused.value)) < 200


def test_a_key_that_stands_twice_is_found_at_once() -> None:
    """However many keys there are: each is looked at once."""
    many = ", ".join(f'"{number}": 0' for number in range(100_000))
    begun = time.thread_time()
    with pytest.raises(ReplayError, match='the key "99999" stands twice'):
        GameFile.from_json(f'{{{many}, "99999": 0}}')
    assert time.thread_time() - begun < 5, "0.1 seconds, or minutes if keys are compared"


@pytest.mark.parametrize("end", range(1, 60))
def test_a_file_cut_off_anywhere_is_refused(end: int) -> None:
    text = path_of("two-players").read_text(encoding="utf-8").rstrip()
    with pytest.raises(ReplayError, match="not JSON"):
        GameFile.from_json(text[: len(text) * end // 60])


@given(st.binary() | st.text())
def test_whatever_a_file_holds_only_our_error_comes_out(data: bytes | str) -> None:
    """Bytes and texts that are hardly ever a game."""
    with pytest.raises(ReplayError):
        GameFile.from_json(data)


@given(st.sampled_from(sorted(RECORDINGS)), st.integers(0, 10**6), st.binary(max_size=3))
def test_a_file_with_a_few_bytes_changed_is_read_or_refused(
    name: str, place: int, change: bytes
) -> None:
    """Whatever the bytes, and if it is read it can be written again."""
    data = path_of(name).read_bytes()
    place %= len(data)
    with suppress(ReplayError):
        file = GameFile.from_json(data[:place] + change + data[place + 2 :])
        assert GameFile.from_json(json.dumps(json.loads(file.to_json()))) == file
