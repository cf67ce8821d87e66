"""Every fact of the game and its variants stands in a rule, with the number it has in the boxes.

The numbers here are copied from the boxes on purpose: the rulebook takes its own from the engine,
so that a wrong constant shows up as a difference.
"""

from typing import Any

from tutor.core.messages import Player
from tutor.games.hanabi.engine import Card, Ruleset
from tutor.games.hanabi.engine.scoring import SCALE
from tutor.games.hanabi.rulebook import BOXES, RULES, TableSetup, rulebook


def params(rule_id: str) -> dict[str, dict[str, Any]]:
    """Return the values of each message of a rule but its caption, by the last part of the id."""
    found = RULES[rule_id].sentences
    return {message.id.split(".", 2)[2]: dict(message.params) for message in found}


def rows(rule_id: str, name: str) -> list[dict[str, Any]]:
    """Return the values of every message of a rule whose id ends so."""
    wanted = f"rule.{rule_id}.{name}"
    return [dict(m.params) for m in RULES[rule_id].sentences if m.id == wanted]


def test_two_to_five_players_from_eight_years_in_25_minutes() -> None:
    """The numbers on the front of the box."""
    assert params("who-plays") == {
        "title": {"fewest": 2, "most": 5},
        "1": {"num": 8},
        "2": {"num": 25},
    }


def test_fifty_cards_in_five_colours() -> None:
    assert params("deck")["title"] == {"num": 50}
    assert params("deck")["1"] == {"first": 1, "last": 5}
    assert params("deck")["colours.k"] == {"num": 5}


def test_three_ones_two_each_of_2_3_4_and_one_5() -> None:
    """How many copies of each number a colour has, and how many cards that makes."""
    copies = [(row["rank"], row["num"]) for row in rows("copies", "row")]
    assert copies == [(1, 3), (2, 2), (3, 2), (4, 2), (5, 1)]
    assert params("copies")["2"] == {"num": 10}


def test_the_number_without_a_second_copy_is_the_one_named() -> None:
    """The warning in `copies` names exactly the number of which there is one card."""
    single = [row["rank"] for row in rows("copies", "row") if row["num"] == 1]
    assert [params("copies")["3"]["rank"]] == single


def test_eight_clue_tokens_and_three_fuse_tokens() -> None:
    assert params("tokens")["1.blue"] == {"num": 8}
    assert params("tokens")["fuses.red"] == {"num": 3}
    assert params("token-setup")["1"] == {"num": 8}
    assert params("token-setup")["3"] == {"num": 3}
    assert params("discard-not-full")["1"] == {"num": 8}
    assert params("bonus-lost")["1"] == {"num": 8}
    assert params("end-strikes")["1"] == {"num": 3}


def test_five_cards_for_two_and_three_players_four_for_more() -> None:
    assert rows("hands", "row") == [
        {"fewest": 2, "most": 3, "num": 5},
        {"fewest": 4, "most": 5, "num": 4},
    ]


def test_fireworks_run_from_1_to_5() -> None:
    """A firework starts with the 1, and its 5 completes it and earns the bonus."""
    assert params("firework")["1"] == {"first": 1, "last": 5}
    assert params("play")["starts"] == {"rank": 1}
    assert params("play-unknown")["2"] == {"rank": 1}
    assert params("bonus")["1"] == {"rank": 5}


def test_a_perfect_show_scores_25() -> None:
    """The maximum, in the goal and where the game is won."""
    assert params("goal")["3"] == {"num": 25}
    assert params("end-perfect")["1"] == {"num": 25}


def test_the_last_round_goes_round_to_the_drawer() -> None:
    """In the example the next player, the one after and last the drawer have a turn each."""
    turns = params("end-last-round")["2"]
    assert turns == {"drawer": Player(1), "next": Player(2), "then": Player(0)}


def test_losing_the_last_blue_4_costs_two_points() -> None:
    """The example of a lost card counts the card itself and the one above it."""
    assert params("last-copy")["2"] == {"card": Card("b4"), "above": Card("b5"), "num": 2}


def test_a_lost_game_scores_0() -> None:
    """The score of a lost game is the engine's."""
    assert params("lost-score")["title"] == {"score": 0}


def test_the_scale_has_every_step_once() -> None:
    """The bounds of the scale, with and without a sixth firework."""
    found = params("scale")
    bounds = [(found[step.id]["low"], found[step.id]["high"]) for step in SCALE]
    assert bounds == [(0, 5), (6, 10), (11, 15), (16, 20), (21, 24), (25, 25)]
    assert found["2"] == {"most": 30}


def test_the_difficulty_settings_are_those_of_the_leaflets() -> None:
    """Three, two or one fuse tokens, ten clue tokens instead of eight."""
    assert rows("fuse-tokens-fewer", "row") == [{"num": 3}, {"num": 2}, {"num": 1}]
    assert params("clue-tokens-more")["1"] == {"num": 10, "usual": 8}
    assert params("clue-tokens-more")["short"] == {"num": 2, "has": 8}


def test_multicolour_cards_are_ten_or_five() -> None:
    """Ten as a sixth colour, five in the Avalanche, ten or five as wild cards; 30 points."""
    assert params("sixth-suit")["1"] == {"num": 10}
    assert params("avalanche")["1"] == {"num": 5}
    assert params("wild")["1"] == params("sixth-suit")["short"] == {"num": 5}
    assert params("six-scale") == {
        "title": {"num": 30},
        "1": {"num": 24},
        "legendary": {"low": 25, "high": 29},
        "beyond": {"high": 30},
    }


def sentences(ruleset: Ruleset) -> list[tuple[str, dict[str, Any]]]:
    """Return id and values of every sentence of the rulebook, captions left out."""
    return [
        (message.id, dict(message.params))
        for rule in rulebook(TableSetup(BOXES["en"], ruleset)).rules.values()
        for message in rule.sentences
    ]


def changed_by(ruleset: Ruleset) -> list[tuple[str, dict[str, Any]]]:
    """Return the sentences that differ from the basic game's, with their new values."""
    basic = sentences(Ruleset())
    return [sentence for sentence in sentences(ruleset) if sentence not in basic]


def test_other_tokens_change_every_sentence_that_counts_them() -> None:
    """With two fuse and ten clue tokens no sentence says three or eight any more."""
    changed = changed_by(Ruleset(fuses=2, clue_tokens=10))
    assert {name: values["num"] for name, values in changed if "num" in values} == {
        "rule.which-box.short.clue-tokens": 8,
        "rule.tokens.1.blue": 10,
        "rule.tokens.fuses.red": 2,
        "rule.token-setup.more": 2,
        "rule.token-setup.1": 10,
        "rule.token-setup.3": 2,
        "rule.token-setup.fewer": 1,
        "rule.discard-not-full.1": 10,
        "rule.bonus-lost.1": 10,
        "rule.end-strikes.1": 2,
    }


class ShortGame(Ruleset):
    """A game that nobody sells: one copy of each 1 fewer, and five players hold a card less."""

    def copies(self, card: Card) -> int:
        """Return how many copies there are."""
        copies = super().copies(card)
        return copies - 1 if card.rank == 1 < copies else copies

    def hand_size(self, players: int) -> int:
        """Return the size of the hands."""
        return super().hand_size(players) - (players == 5)


def test_hands_and_copies_come_from_the_ruleset() -> None:
    """Other copies and hands change exactly the sentences that count them."""
    assert changed_by(ShortGame()) == [
        ("rule.deck.title", {"num": 45}),
        ("rule.copies.row", {"rank": 1, "num": 2}),
        ("rule.copies.2", {"num": 9}),
        ("rule.hands.row", {"fewest": 4, "most": 4, "num": 4}),
        ("rule.hands.row", {"fewest": 5, "most": 5, "num": 3}),
    ]
