"""Playing and discarding cards."""

from typing import Any

import pytest

from tests.support.table_script import TableScript
from tutor.games.hanabi.engine import Card, RefusalReason

ANN = "r1 y2 g3 b4 w5"
BOB = "r2 r3 y1 b1 r5"


def table(**settings: Any) -> TableScript:
    """Two players; Ann is to act and would draw g1."""
    return TableScript("Ann Bob", [ANN, BOB], draws="g1 g2", **settings)


# Discarding


def test_a_discard_recovers_a_token_and_draws() -> None:
    """The card goes to the pile, a token comes back, a new card is drawn (rule `discard`)."""
    game = table(clue_tokens=3).do("Ann discards slot 2 (y2)")
    assert (game.clue_tokens, game.discards, game.deck_size) == (4, "y2", 39)
    assert (game.hand("Ann"), game.turn) == ("r1 g3 b4 w5 g1", "Bob")
    assert game.events == ["Ann discards y2 from slot 2", "Ann draws g1"]


def test_with_all_tokens_there_is_nothing_to_recover() -> None:
    """A discard is not available while all clue tokens are (rule `discard-not-full`)."""
    refused = table().refused("Ann discards slot 1 (r1)")
    assert (refused.reason, refused.rule) == (RefusalReason.CLUE_TOKENS_FULL, "discard-not-full")


# Playing


def test_a_one_starts_a_firework() -> None:
    """A 1 of a colour not begun is laid down and a card drawn (rules `play`, `firework`)."""
    game = table().do("Ann plays slot 1 (r1)")
    assert (game.fireworks, game.state.points, game.discards) == ("r1", 1, "")
    assert (game.hand("Ann"), game.clue_tokens, game.strikes) == ("y2 g3 b4 w5 g1", 8, 0)
    assert game.events == ["Ann plays r1 from slot 1", "Ann draws g1"]


@pytest.mark.parametrize(
    ("fireworks", "sentence"),
    [
        ("", "Ann plays slot 2 (y2)"),
        ("y1", "Ann plays slot 3 (g3)"),
        ("r1", "Ann plays slot 1 (r1)"),
        ("r4", "Ann plays slot 1 (r1)"),
        ("b2", "Ann plays slot 4 (b4)"),
    ],
)
def test_any_other_card_is_a_mistake(fireworks: str, sentence: str) -> None:
    """Too high, too low, a second of the same: discarded, a fuse lost, a card drawn (`misplay`)."""
    game = table(fireworks=fireworks, clue_tokens=5).do(sentence)
    card = sentence[-3:-1]
    assert (game.strikes, game.discards, game.fireworks) == (1, card, fireworks)
    assert (game.clue_tokens, game.turn) == (5, "Bob")
    assert game.hand("Ann").endswith("g1")
    assert game.events[0].endswith(
        f"misplays {card} from slot {ANN.split().index(card) + 1}, strike 1"
    )
    assert game.events[1:] == ["Ann draws g1"]


@pytest.mark.parametrize(("tokens", "after"), [(0, 1), (7, 8)])
def test_finishing_a_firework_recovers_a_token(tokens: int, after: int) -> None:
    """A 5 brings back one token without discarding (rule `bonus`)."""
    game = table(fireworks="w4", clue_tokens=tokens).do("Ann plays slot 5 (w5)")
    assert (game.clue_tokens, game.fireworks) == (after, "w5")
    assert game.events[1] == "the white firework is complete, a clue token comes back"


def test_the_bonus_is_lost_when_all_tokens_are_there() -> None:
    """There is no ninth token (rule `bonus-lost`)."""
    game = table(fireworks="w4").do("Ann plays slot 5 (w5)")
    assert game.clue_tokens == 8
    assert game.events[1] == "the white firework is complete, all clue tokens are there"


@pytest.mark.parametrize("verb", ["plays", "discards"])
@pytest.mark.parametrize("slot", [0, 6, 99])
def test_there_must_be_a_card_in_the_slot(verb: str, slot: int) -> None:
    """A slot without a card is refused (rule `turn`)."""
    refused = table(clue_tokens=1).refused(f"Ann {verb} slot {slot}")
    assert (refused.reason, refused.rule) == (RefusalReason.EMPTY_SLOT, "turn")


@pytest.mark.parametrize("verb", ["plays", "discards"])
def test_only_the_player_to_act_may_act(verb: str) -> None:
    """Bob waits for his turn (rule `turn`)."""
    refused = table(clue_tokens=1).refused(f"Bob {verb} slot 1 (r2)")
    assert (refused.reason, refused.rule) == (RefusalReason.NOT_YOUR_TURN, "turn")


def test_playable_means_the_next_of_its_firework() -> None:
    """One card of each colour in play is playable, and none of another colour."""
    state = table(fireworks="r2 g5").state
    playable = [str(card) for card in state.ruleset.cards if state.is_playable(card)]
    assert playable == ["r3", "y1", "b1", "w1"]
    assert not state.is_playable(Card("m1"))
