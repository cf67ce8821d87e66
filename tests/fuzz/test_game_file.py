"""Hanab Live's files and share links from any text."""

import json
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.inputs import fuzz
from tests.support.near_misses import mutated
from tutor.core.errors import BadSyntaxError, TutorError, UnsupportedError
from tutor.games.hanabi.engine.game_file import GameFile, ReplayError
from tutor.games.hanabi.engine.replay import Replay
from tutor.games.hanabi.engine.share_link import decode, encode

REPLAYS = Path(__file__).parents[1] / "data" / "replays"
FILES = [path.read_text(encoding="utf-8") for path in sorted(REPLAYS.glob("*.json"))]
LINKS = [encode(Replay.from_file(GameFile.from_json(text))) for text in FILES]

ANY_JSON = st.recursive(
    st.one_of(st.none(), st.booleans(), st.integers(), st.floats(), st.text(max_size=8)),
    lambda inner: st.one_of(
        st.lists(inner, max_size=4), st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)


@st.composite
def with_strange_values(draw: st.DrawFn) -> str:
    """Draw a good file in which a few values, anywhere, are replaced by other JSON."""
    document = json.loads(draw(st.sampled_from(FILES)))
    for _ in range(draw(st.integers(1, 3))):
        put_somewhere(draw, document)
    return json.dumps(document)


def put_somewhere(draw: st.DrawFn, document: Any) -> None:
    """Replace a value at a drawn depth of the document."""
    key = draw(
        st.sampled_from(list(document) if isinstance(document, dict) else [*range(len(document))])
    )
    inside = document[key]
    if isinstance(inside, (dict, list)) and inside and draw(st.booleans()):
        put_somewhere(draw, inside)
    else:
        document[key] = draw(st.one_of(ANY_JSON, st.integers(-2, 60)))


def replayed(read: Callable[[], GameFile]) -> Replay | TutorError:
    """Return the replay, or one of the documented errors; any other error is a failure."""
    try:
        return Replay.from_file(read())
    except (ReplayError, UnsupportedError, BadSyntaxError) as error:
        return error


@fuzz
@given(
    st.one_of(
        st.text(),
        st.binary(),
        ANY_JSON.map(json.dumps),
        mutated(st.sampled_from(FILES), '{}[]":,0123456789'),
        with_strange_values(),
    )
)
def test_a_file_is_a_game_or_a_documented_error(text: str | bytes) -> None:
    """What is read can be written and read again; an error is one line."""
    replay = replayed(partial(GameFile.from_json, text))
    if isinstance(replay, Replay):
        again = GameFile.from_json(replay.file.to_json())
        assert Replay.from_file(again).end == replay.end
    else:
        assert str(replay)


@fuzz
@given(st.one_of(st.text(), mutated(st.sampled_from(LINKS), "abcxyz019AZ-,/#")))
def test_a_link_is_a_game_or_a_documented_error(link: str) -> None:
    """What is read gives a link that is the same game."""
    replay = replayed(partial(decode, link))
    if isinstance(replay, Replay):
        assert Replay.from_file(decode(encode(replay))).end == replay.end
    else:
        assert str(replay)
