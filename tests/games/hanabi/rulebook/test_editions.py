"""The four boxes, row by row as in the table of facts that they were taken from."""

import pytest

from tests.strategies import ALL_RULESETS
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.ruleset import KNOWN_PARTS
from tutor.games.hanabi.rulebook import RULES
from tutor.games.hanabi.rulebook.editions import (
    BOXES,
    DIFFERENCES,
    SILENCES,
    SILENT,
    Box,
    Mistake,
    NotInLeaflet,
    PerfectEnd,
    Place,
    Shortfall,
    TooFew,
    default_box,
)

EN, JA, RU, ZH = BOXES.values()
OF_VARIANTS = {"wild-never-named", "play-on-card-gone", "play-on-no-action"}
"""Rules that only the variants have."""


def difference(name: str) -> list[str]:
    """Return the four sides of a difference: English, Japanese, Russian, Chinese."""
    (found,) = (difference for difference in DIFFERENCES if difference.id == name)
    return [found.values[box] for box in BOXES]


def test_the_ids_are_the_languages_of_the_leaflets() -> None:
    """They are permanent: links carry them."""
    assert list(BOXES) == ["en", "ja", "ru", "zh-Hant"]
    assert all(box.id == name == box.leaflet.language for name, box in BOXES.items())


def test_fifty_five_cards_but_sixty_in_the_chinese_box() -> None:
    """The Russian box has four cards with rules besides."""
    assert difference("cards") == ["55", "55", "55", "60"]
    assert difference("rules-cards") == ["0", "0", "4", "0"]


def test_black_in_two_boxes_and_white_in_two() -> None:
    """Black in the English and Japanese boxes, white in the Russian and Chinese ones."""
    assert difference("fifth-suit") == ["k", "k", "w", "w"]


def test_five_multicolour_cards_but_ten_in_the_chinese_box() -> None:
    """One of each number, or as many as of any colour."""
    assert difference("multicolor-cards") == ["5", "5", "5", "10"]


def test_eight_blue_clue_tokens() -> None:
    """In the lid, in the box, or face up until they are turned over."""
    tokens = [box.clue_tokens for box in BOXES.values()]
    assert {(token.count, token.color) for token in tokens} == {(8, "blue")}
    assert [token.available for token in tokens] == [
        Place.LID,
        Place.BOX,
        Place.BOX,
        Place.FACE_UP,
    ]
    assert ZH.clue_tokens.spent is Place.TURNED_OVER
    assert {box.clue_tokens.spent for box in (EN, JA, RU)} == {Place.BESIDE}


def test_three_red_fuse_tokens_are_put_in_by_mistakes() -> None:
    """In the English, Japanese and Russian boxes; the third one loses."""
    for box in (EN, JA, RU):
        fuse = box.fuse_tokens
        assert (fuse.count, fuse.color, fuse.start) == (3, "red", Place.BESIDE)
        assert (fuse.mistake, fuse.explosion) == (Mistake.PUT_IN, False)


def test_four_black_fuse_tokens_are_taken_off_a_stack_by_mistakes() -> None:
    """In the Chinese box; taking the third reveals the explosion, which is the fourth."""
    fuse = ZH.fuse_tokens
    assert (fuse.count, fuse.color, fuse.start) == (4, "black", Place.STACK)
    assert (fuse.mistake, fuse.explosion) == (Mistake.TAKEN_AWAY, True)
    assert fuse.count - fuse.explosion == Ruleset().fuses


def test_the_perfect_end_is_worded_in_two_ways() -> None:
    """English and Japanese: no time is named; Russian and Chinese: before the deck runs out."""
    ends = [box.leaflet.perfect_end for box in BOXES.values()]
    assert ends[:2] == [PerfectEnd.NO_TIME] * 2
    assert ends[2:] == [PerfectEnd.BEFORE_DECK_END] * 2


def test_the_settings_that_make_it_easier_or_harder() -> None:
    """One red token in English and Japanese, ten blue ones in English only.

    The Japanese leaflet has two red tokens for those to whom one is too hard.
    """
    assert difference("fuses-1") == ["harder", "harder", SILENT, SILENT]
    assert difference("fuses-2") == [SILENT, "less-hard", SILENT, SILENT]
    assert difference("clues-10") == ["easier", SILENT, SILENT, SILENT]


def test_talk_the_hand_and_the_scale() -> None:
    """Two leaflets let players choose how to talk, one is silent on the hand, two on points."""
    assert difference("talk") == ["general", "general", "own-way", "own-way"]
    assert difference("hand") == ["arranged", "silent", "arranged", "arranged"]
    assert difference("six-scale") == ["all", "all", "ends", "none"]
    assert difference("counted") == ["lid", "box", "box", "stack"]


def test_the_variants_with_multicolour_cards() -> None:
    """The avalanche in boxes with five; variants 1, 2 and 3 in the box with ten."""
    assert difference("sixth-10") == [SILENT, SILENT, SILENT, "variant-1"]
    assert difference("sixth-5") == ["avalanche", "avalanche", "avalanche", "variant-2"]
    assert difference("wild-10") == [SILENT, SILENT, SILENT, "variant-3"]


def test_playing_on_after_the_deck() -> None:
    """The expert game in Russian, variant 4 in Chinese, not mentioned by the others."""
    assert difference("play-on") == [SILENT, SILENT, "expert", "variant-4"]


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
    """Not all four boxes are on the same side, and each point is listed once."""
    assert [point.id for point in DIFFERENCES if len(set(point.values.values())) == 1] == []
    ids = [difference.id for difference in DIFFERENCES] + [silence.id for silence in SILENCES]
    assert len(ids) == len(set(ids))


def test_every_variant_and_setting_of_a_leaflet_is_a_difference() -> None:
    """No leaflet has one that all others have too; what none has is no difference."""
    parts = {part for box in BOXES.values() for part in box.leaflet.parts}
    assert parts == {point.id for point in DIFFERENCES} & set(KNOWN_PARTS)


def test_differences_and_silences_name_rules() -> None:
    """By their permanent ids."""
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
    ],
)
def test_what_a_box_lacks_for_a_ruleset(box: Box, code: str, lacks: tuple[Shortfall, ...]) -> None:
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
        ("fr", EN),
        ("en-XA", EN),
    ],
)
def test_the_default_box_is_the_one_of_the_language(locale: str, box: Box) -> None:
    """Simplified Chinese takes the Chinese leaflet, a language without one the English."""
    assert default_box(locale) is box


def test_boxes_can_be_keys() -> None:
    """Pages are cached by box."""
    assert len({box: box.id for box in BOXES.values()}) == 4
