"""A position as a player sees it says nothing of what that player can't know, in every game."""

from tests.games.hanabi.puzzles.hidden import another_world
from tests.games.hanzi.hidden import hidden_otherwise
from tutor.core.seeded import SeededChoice
from tutor.games import hanabi, hanzi
from tutor.games.hanabi.engine import GameState
from tutor.games.hanzi.engine import GameState as HanziState


def test_hanabis_is_the_line_without_own_cards_and_deck() -> None:
    """Every other letter is that of the position; other own cards make no difference."""
    choice = SeededChoice(1)
    for seed in range(20):
        state = hanabi.GAME.start("wild-5", 2 + seed % 4, seed)
        assert isinstance(state, GameState)
        seat = seed % state.players
        seen = hanabi.GAME.seen_by(state, seat)
        other = another_world(state, seat, choice)
        assert hanabi.GAME.seen_by(other, seat) == seen
        fields, hidden = str(state).split("_"), seen.split("_")
        own = ".".join(["xx"] * len(state.hands[seat]))
        hands = fields[2].split("~")
        assert hidden[2] == "~".join([*hands[:seat], own, *hands[seat + 1 :]])
        assert hidden[7] == str(state.deck_size)
        assert [*hidden[:2], *hidden[3:7]] == [*fields[:2], *fields[3:7]]


def test_hanzis_has_numbers_for_forms() -> None:
    """Which characters lie there, and in which order what is to come, is in no letter of it."""
    for seed in range(1, 20):
        state = hanzi.GAME.start("hanzi", 3, seed)
        assert isinstance(state, HanziState)
        other = hidden_otherwise(state, frozenset())
        assert other is not None
        assert str(other) != str(state)
        assert hanzi.GAME.seen_by(other, 0) == hanzi.GAME.seen_by(state, 0)
