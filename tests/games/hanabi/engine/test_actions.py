"""The names of actions."""

import pytest

from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.engine import Action, ColorClue, Discard, Play, RankClue, Suit
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.engine.cards import RANKS, SUITS

ACTIONS: list[Action] = [
    *(Play(slot) for slot in range(5)),
    *(Discard(slot) for slot in range(5)),
    *(ColorClue(target, suit) for target in range(5) for suit in SUITS),
    *(RankClue(target, rank) for target in range(5) for rank in RANKS),
]


def test_every_action_has_a_name_of_its_own_that_reads_back() -> None:
    names = [str(action) for action in ACTIONS]
    assert len(set(names)) == len(ACTIONS)
    assert [parse_action(name) for name in names] == ACTIONS


def test_names_are_these() -> None:
    """The names are part of the site's addresses, so they stay as they are."""
    named = [Play(0), Discard(4), ColorClue(2, Suit.RED), RankClue(1, 3)]
    assert list(map(str, named)) == ["play-0", "discard-4", "color-2-r", "rank-1-3"]


@pytest.mark.parametrize(
    ("name", "position"),
    [
        ("", 0),
        ("pass", 0),
        ("Play-1", 0),
        ("play", 5),
        ("play-", 5),
        ("play-x", 5),
        ("play--1", 5),
        ("play-10", 5),
        ("discard-²", 8),
        ("color-1", 8),
        ("color-x-r", 6),
        ("color-1-x", 8),
        ("color-1-", 8),
        ("rank-1-r", 7),
        ("rank-1-33", 7),
    ],
)
def test_a_text_that_names_no_action_is_refused(name: str, position: int) -> None:
    """The error says at which character the name stops being one."""
    with pytest.raises(BadSyntaxError) as refused:
        parse_action(name)
    assert (refused.value.field, refused.value.text) == ("action", name)
    assert refused.value.position == position
