"""Ruleset codes, and what a ruleset says about deck, hands and tokens."""

import re
from collections import Counter
from typing import Any

import pytest

from tests.support.strategies import ALL_RULESETS
from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.engine import Card, Ruleset, Variant
from tutor.games.hanabi.engine.ruleset import KNOWN_PARTS

MULTI = ["m1", "m2", "m3", "m4", "m5"]


def test_every_combination_has_a_code_of_its_own_that_reads_back() -> None:
    """5 variants × 3 fuses × 2 token counts × 2 endings × 2 agreements, one code for each."""
    codes = [str(ruleset) for ruleset in ALL_RULESETS]
    assert len(set(codes)) == len(codes) == 5 * 3 * 2 * 2 * 2
    assert [Ruleset.parse(code) for code in codes] == list(ALL_RULESETS)


def test_a_code_names_what_differs_from_the_basic_game() -> None:
    """Parts come in the order variant, fuses, tokens, ending, agreement; nothing differs: base."""
    assert str(Ruleset()) == "base"
    full = Ruleset(Variant.WILD_5, fuses=1, clue_tokens=10, play_on=True, empty_clues=True)
    assert str(full) == "wild-5.fuses-1.clues-10.play-on.empty-clues"


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"fuses": 0}, "fuses must be one of (1, 2, 3), not 0"),
        ({"fuses": 4}, "fuses must be one of (1, 2, 3), not 4"),
        ({"clue_tokens": 9}, "clue_tokens must be one of (8, 10), not 9"),
    ],
)
def test_settings_without_a_code_are_refused(settings: dict[str, Any], complaint: str) -> None:
    """Every ruleset that there is can be written down and read back."""
    with pytest.raises(ValueError, match=re.escape(complaint)):
        Ruleset(**settings)


@pytest.mark.parametrize(
    ("code", "position"),
    [
        ("", 0),
        ("Base", 0),
        ("base ", 0),
        ("base.fuses-1", 0),
        ("fuses-1.base", 8),
        ("sixth", 0),
        ("fuses-3", 0),
        ("clues-8", 0),
        ("play-on.fuses-1", 8),
        ("sixth-5.wild-5", 8),
        ("fuses-1.fuses-1", 8),
        ("fuses-1.fuses-2", 8),
        ("play-on.", 8),
        (".play-on", 0),
        ("play-on..empty-clues", 8),
        ("sixth-10.clues-10.fuses-2.play-on", 18),
    ],
)
def test_a_code_with_an_unknown_doubled_or_misplaced_part_is_refused(
    code: str, position: int
) -> None:
    """The error points at the first such part and lists all parts that are known."""
    with pytest.raises(BadSyntaxError) as refused:
        Ruleset.parse(code)
    assert (refused.value.field, refused.value.position) == ("ruleset", position)
    for part in KNOWN_PARTS:
        assert part in refused.value.expected


def test_the_known_parts_are_those_of_the_codes() -> None:
    """Every part listed in an error can be used alone, and all codes are made of them."""
    used = {part for ruleset in ALL_RULESETS for part in str(ruleset).split(".")}
    assert used == set(KNOWN_PARTS)
    assert [str(Ruleset.parse(part)) for part in KNOWN_PARTS] == list(KNOWN_PARTS)


def test_the_basic_deck_has_fifty_cards() -> None:
    """Five colours of three 1s, two each of 2, 3, 4 and one 5 (rules `deck`, `copies`)."""
    deck = Counter(map(str, Ruleset().deck))
    assert deck == {
        f"{s}{r}": n for s in "rygbw" for r, n in zip("12345", (3, 2, 2, 2, 1), strict=True)
    }


@pytest.mark.parametrize(
    ("code", "copies"),
    [
        ("base", [0, 0, 0, 0, 0]),
        ("sixth-10", [3, 2, 2, 2, 1]),
        ("sixth-5", [1, 1, 1, 1, 1]),
        ("wild-10", [3, 2, 2, 2, 1]),
        ("wild-5", [1, 1, 1, 1, 1]),
    ],
)
def test_multicolour_cards_are_added_to_the_same_fifty(code: str, copies: list[int]) -> None:
    """A variant adds its multicolour cards, changes no other and has a sixth firework if any."""
    ruleset = Ruleset.parse(code)
    assert [ruleset.copies(Card(name)) for name in MULTI] == copies
    assert ruleset.variant.multicolor_cards == sum(copies)
    assert [card for card in ruleset.deck if str(card) not in MULTI] == list(Ruleset().deck)
    assert len(ruleset.deck) == 50 + sum(copies)
    assert ruleset.max_score == (30 if any(copies) else 25)
    assert len(ruleset.suits) * 5 == ruleset.max_score


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_the_game_is_for_two_to_five(players: int) -> None:
    """Any other number of players is an error that says so."""
    with pytest.raises(ValueError, match=f"2 to 5, not {players}"):
        Ruleset().hand_size(players)
