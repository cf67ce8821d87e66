"""The boxes, row by row as in the table of facts that they were taken from."""

import pytest

from tests.support.strategies import ALL_RULESETS
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.ruleset import KNOWN_PARTS
from tutor.games.hanabi.rulebook import RULES
from tutor.games.hanabi.rulebook.editions import (
    BOXES,
    DIFFERENCES,
    SILENCES,
    UNKNOWN,
    Box,
    NotInLeaflet,
    Shortfall,
    TooFew,
    default_box,
)

EN, JA, RU, ZH, DE, FR = BOXES.values()
OF_VARIANTS = {"wild-never-named", "play-on-card-gone", "play-on-no-action"}
"""Rules that only the variants have."""


def test_the_ids_are_the_languages_of_the_leaflets() -> None:
    """They are permanent: links carry them."""
    assert list(BOXES) == ["en", "ja", "ru", "zh-Hant", "de", "fr"]
    assert all(box.id == name == box.leaflet.language for name, box in BOXES.items())


def test_what_every_leaflet_is_silent_about() -> None:
    """Clues that match nothing or come again, the score of a lost game, having no action left."""
    taken = {silence.id: (silence.taken, silence.part) for silence in SILENCES}
    assert taken == {
        "empty-clue": ("not-allowed", "empty-clues"),
        "lost-score": ("zero", None),
        "same-clue": ("allowed", None),
        "play-on-no-action": ("lost", None),
    }
    assert not any(
        silence.part in box.leaflet.parts for silence in SILENCES for box in BOXES.values()
    )


def test_a_difference_is_one() -> None:
    """Not all boxes are on the same side, and each point is listed once."""
    assert [
        point.id for point in DIFFERENCES if len({*point.values.values()} - {UNKNOWN}) == 1
    ] == []
    ids = [difference.id for difference in DIFFERENCES] + [silence.id for silence in SILENCES]
    assert len(ids) == len(set(ids))


def test_every_variant_and_setting_of_a_leaflet_is_a_difference() -> None:
    """No leaflet has one that all others have too; what none has is no difference."""
    parts = {part for box in BOXES.values() for part in box.leaflet.parts}
    assert parts == {point.id for point in DIFFERENCES} & set(KNOWN_PARTS)


def test_differences_and_silences_name_rules() -> None:
    named = [difference.rules for difference in DIFFERENCES]
    named += [silence.rules for silence in SILENCES]
    assert all(named)
    assert {rule for rules in named for rule in rules} <= RULES.keys() | OF_VARIANTS


@pytest.mark.parametrize(
    ("box", "code", "lacks"),
    [
        (EN, "base", ()),
        (EN, "sixth-5.fuses-1", ()),
        (EN, "sixth-10", (TooFew("multicolor-cards", 10, 5), NotInLeaflet("sixth-10"))),
        (EN, "wild-5", (NotInLeaflet("wild-5"),)),
        (EN, "clues-10", (TooFew("clue-tokens", 10, 8),)),
        (EN, "play-on", (NotInLeaflet("play-on"),)),
        (JA, "fuses-2", ()),
        (JA, "clues-10", (TooFew("clue-tokens", 10, 8), NotInLeaflet("clues-10"))),
        (RU, "sixth-5.play-on", ()),
        (RU, "fuses-1.empty-clues", (NotInLeaflet("fuses-1"), NotInLeaflet("empty-clues"))),
        (ZH, "wild-10.play-on", ()),
        (ZH, "sixth-10", ()),
        (ZH, "wild-5", (NotInLeaflet("wild-5"),)),
        (DE, "wild-5.play-on", ()),
        (DE, "clues-10", (TooFew("clue-tokens", 10, 8),)),
        (FR, "wild-5.play-on", ()),
        (FR, "wild-10", (TooFew("multicolor-cards", 10, 5),)),
    ],
)
def test_a_box_lists_what_it_lacks_for_a_ruleset(
    box: Box, code: str, lacks: tuple[Shortfall, ...]
) -> None:
    """Pieces with their numbers, then what its leaflet does not describe."""
    assert box.can_play(Ruleset.parse(code)) == lacks


def test_every_ruleset_is_answered_by_every_box() -> None:
    """Nothing is refused; the basic game is played from each box, and only few others are."""
    playable = {
        box.id: {str(rules) for rules in ALL_RULESETS if not box.can_play(rules)}
        for box in BOXES.values()
    }
    assert {name: len(codes) for name, codes in playable.items()} == {
        "en": 4,
        "ja": 6,
        "ru": 4,
        "zh-Hant": 8,
        "de": len(ALL_RULESETS) // 2,
        "fr": len(ALL_RULESETS) // 2 * 3 // 5,
    }
    assert all("base" in codes for codes in playable.values())


@pytest.mark.parametrize(
    ("locale", "box"),
    [
        ("en", EN),
        ("ja", JA),
        ("ru", RU),
        ("zh-Hant", ZH),
        ("zh-Hans", ZH),
        ("zh_Hant", ZH),
        ("de", DE),
        ("de_AT", DE),
        ("fr", FR),
        ("tlh", EN),
        ("en-XA", EN),
    ],
)
def test_the_default_box_is_the_one_of_the_language(locale: str, box: Box) -> None:
    """Simplified Chinese takes the Chinese leaflet, a language without one the English."""
    assert default_box(locale) is box
