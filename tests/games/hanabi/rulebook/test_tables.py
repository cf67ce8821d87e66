"""What the rulebook takes from the table: the colours and tokens of the box, the game chosen."""

import re
from collections.abc import Iterable
from functools import cache

import pytest

from tests.support.strategies import ALL_RULESETS
from tutor.core.messages import Message
from tutor.core.rulebook import Rule, Rulebook
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.ruleset import Variant
from tutor.games.hanabi.rulebook import BOXES, TableSetup, rulebook
from tutor.games.hanabi.rulebook.boxes import POINTS
from tutor.games.hanabi.rulebook.editions import UNKNOWN, Box
from tutor.web.hanabi.wording.rules import RULES as WORDS

ABOUT_BOXES = ("which-box", "differences")
"""The sections that speak of all boxes."""

OF_LEAFLETS = {
    rule
    for point in POINTS
    for rule in point.noted_at
    if any(point.side(box)[0] == UNKNOWN for box in BOXES.values())
}
"""Rules on which we do not know what some leaflet says."""


def book(box: str, code: str = "base") -> Rulebook:
    """Return the rulebook for a box and a ruleset code."""
    return rulebook(TableSetup(BOXES[box], Ruleset.parse(code)))


def said(messages: Iterable[Message]) -> str:
    """Return the English of these messages."""
    return " ".join(f"{WORDS[m.id].text} {WORDS[m.id].plural or ''}" for m in messages)


@cache
def words(message: str) -> frozenset[str]:
    """Return the English words of a message, in small letters; most tables have most of them."""
    return frozenset(re.findall(r"\w+", said([Message(message)]).lower()))


def rule(box: str, rule_id: str, code: str = "base") -> str:
    """Return what a rule says at a table, in English."""
    return said(book(box, code).rules[rule_id].sentences)


@pytest.mark.parametrize("box", BOXES.values(), ids=lambda box: box.id)
def test_no_rule_names_a_colour_or_token_of_another_box(box: Box) -> None:
    """Outside the sections about boxes and the notes, white is never said with a black box."""
    strange = {"white", "black"} - {{"w": "white", "k": "black"}[box.fifth]}
    strange -= {box.fuse_tokens.color}
    for ruleset in ALL_RULESETS[::7]:  # each part with each other one
        for section in rulebook(TableSetup(box, ruleset)).sections:
            if section.id not in ABOUT_BOXES:
                for each in section.rules:
                    assert not any(strange & words(m.id) for m in each.sentences), each.id


def test_a_rule_that_differs_in_another_box_carries_a_note() -> None:
    """Where two boxes make a rule read differently, both say so; notes name other boxes only.

    Whether a leaflet prints all of a rule or implies it makes no difference to the game.
    """

    def printed(table_rule: Rule) -> list[Message]:
        ours = (".implied", ".before-deck-end")
        return [each for each in table_rule.sentences if not each.id.endswith(ours)]

    books = {box: book(box) for box in BOXES}
    for rule_id in books["en"].rules:
        if rule_id in ABOUT_BOXES:
            continue
        for box, mine in books.items():
            here = mine.rules[rule_id]
            noted = {b.id for note in here.notes for b in note.params["boxes"].params["boxes"]}
            differing = {
                f"box.{other}"
                for other, theirs in books.items()
                if printed(theirs.rules[rule_id]) != printed(here)
            }
            unread = {f"box.{name}" for name, b in BOXES.items() if not b.leaflet.is_read}
            if rule_id in OF_LEAFLETS:  # what one says that we have not read is not told
                differing = set() if f"box.{box}" in unread else differing - unread
            assert differing <= noted, (box, rule_id)
            assert f"box.{box}" not in noted


def test_what_a_leaflet_only_implies_is_said_once() -> None:
    """No leaflet says that one may play an unknown card; one is silent on three more points."""
    implied = {
        box: {
            each.id.split(".")[1]
            for table_rule in book(box).rules.values()
            for each in table_rule.sentences
            if each.id.endswith(".implied")
        }
        for box in BOXES
    }
    for unread in ("de", "fr"):
        assert implied.pop(unread) == set(), "its leaflet is not known"
    assert implied.pop("zh-Hant") == {"play", "play-unknown", "no-passing", "sixth-suit"}
    assert all(rules == {"play-unknown"} for rules in implied.values())


def test_tokens_are_those_of_the_box() -> None:
    """Lid or box, face up or turned over; red ones put in, black ones taken away."""
    assert "lid of the box" in rule("en", "token-setup")
    assert "in the box" in rule("ja", "token-setup")
    assert "is face up" in rule("zh-Hant", "token-setup")
    assert "turning it over" in rule("zh-Hant", "clue-cost")
    assert "put a red token into the lid" in rule("en", "misplay")
    assert "put a red token into the box" in rule("ru", "misplay")
    assert "into the lid" in rule("en", "token-setup")
    assert "into the lid" in rule("fr", "token-setup")
    assert not [box for box in ("ja", "ru", "zh-Hant", "de") if "lid" in rule(box, "token-setup")]
    assert "take the top one off the stack of black tokens" in rule("zh-Hant", "misplay")
    assert "explosion" in rule("zh-Hant", "end-strikes")
    assert "turn one over" in rule("de", "misplay")
    assert "lightning side down" in rule("de", "token-setup")
    assert "explosion" not in rule("ru", "end-strikes")


def test_talk_and_the_hand_are_those_of_the_leaflet() -> None:
    """Two leaflets let a group find its own way to talk, one does not mention rearranging."""
    own_way = "lets each group find its own way"
    assert [box for box in BOXES if own_way in rule(box, "table-talk")] == ["ru", "zh-Hant"]
    assert [box for box in BOXES if own_way in rule(box, "memory-aloud")] == ["ru", "zh-Hant"]
    assert [box for box in BOXES if "doesn’t mention" in rule(box, "arrange-hand")] == ["ja"]


def test_steps_that_the_leaflet_has_not_are_ours() -> None:
    """Beyond 25 points the Russian leaflet names 30 only, the Chinese one nothing."""
    for rule_id, code in (("six-scale", "base"), ("scale", "sixth-5")):
        ours = {box: rule(box, rule_id, code) for box in BOXES}
        assert [box for box, text in ours.items() if "The steps " in text] == ["ru", "zh-Hant"]


def test_too_few_cards_or_tokens_are_told_where_they_are_needed() -> None:
    """Ten multicolour cards or clue tokens, and a box that has fewer."""
    assert [box for box in BOXES if "has only" in rule(box, "sixth-suit")] == [
        "en",
        "ja",
        "ru",
        "fr",
    ]
    assert [box for box in BOXES if numbers(book(box), "wild") == [5]] == ["en", "ja", "ru", "fr"]
    assert all("stand in" in rule(box, "clue-tokens-more") for box in BOXES)


def numbers(shown: Rulebook, rule_id: str) -> list[object]:
    """Return the numbers that a rule says, in order."""
    messages = shown.rules[rule_id].sentences
    return [value for m in messages for value in m.params.values() if isinstance(value, int)]


@pytest.mark.parametrize(
    ("code", "cards", "most"), [("base", 50, 25), ("sixth-5", 55, 30), ("wild-10", 60, 30)]
)
def test_numbers_follow_the_variant(code: str, cards: int, most: int) -> None:
    """The size of the deck, and the best score wherever it is said."""
    shown = book("zh-Hant", code)
    assert cards in numbers(shown, "deck")
    assert numbers(shown, "goal")[-1] == most
    assert numbers(shown, "end-perfect") == [most]
    assert max(numbers(shown, "scale")) == 30  # type: ignore[type-var]  # all are numbers


def test_the_scale_has_six_steps_or_seven() -> None:
    """With a sixth firework the scale goes on to 30, and the hint at it is gone."""
    basic, six = ("\n".join(m.id for m in book("ru", code).rules["scale"].sentences) for code in
                  ("base", "sixth-5"))  # fmt: skip
    assert "rule.scale.2" in basic
    assert "rule.scale.beyond" in six
    assert "rule.scale.2" not in six


def test_only_the_chosen_variant_is_marked() -> None:
    """What the table plays with carries the mark, nothing else does."""
    marked = {
        code: [name for name, each in book("en", code).rules.items() if each.chosen]
        for code in ("base", "sixth-10", "sixth-5", "wild-5", "fuses-2", "clues-10", "play-on")
    }
    assert marked == {
        "base": [],
        "sixth-10": ["sixth-suit"],
        "sixth-5": ["avalanche"],
        "wild-5": ["wild"],
        "fuses-2": ["fuse-tokens-fewer"],
        "clues-10": ["clue-tokens-more"],
        "play-on": ["play-on"],
    }


@pytest.mark.parametrize(
    ("code", "rule_id", "words"),
    [
        ("sixth-10", "deck", "adds one more colour"),
        ("wild-5", "copies", "critical"),
        ("wild-5", "clue-complete", "points at them as well"),
        ("wild-5", "clue-denies", "isn’t multicolour either"),
        ("wild-5", "clue-one-fact", "isn’t a clue"),
        ("sixth-5", "last-copy", "only one of its kind"),
        ("fuses-1", "end-strikes", "single fuse token"),
        ("fuses-1", "token-setup", "stay out of the game"),
        ("clues-10", "token-setup", "coins or beads stand in"),
        ("play-on", "goal", "only a perfect score wins"),
        ("play-on", "end-last-round", "your game has no last round"),
        ("play-on", "score", "a perfect score"),
        ("play-on", "scale", "don’t use this scale"),
        ("play-on", "last-copy", "lost at once"),
        ("empty-clues", "clue-touches-some", "may match no card at all"),
    ],
)
def test_rules_follow_the_game_that_was_chosen(code: str, rule_id: str, words: str) -> None:
    """A rule says what this game changes about it, and the basic game does not."""
    flat = re.sub(r"<[^>]*>", "", rule("en", rule_id, code))
    assert words in flat
    assert words not in re.sub(r"<[^>]*>", "", rule("en", rule_id))


def test_the_reader_is_told_what_the_box_lacks() -> None:
    """Too few cards or tokens are counted; what only the leaflet lacks is just said."""

    def lacking(box: str, code: str) -> list[tuple[str, dict[str, object]]]:
        found = book(box, code).rules["which-box"].sentences[13:]
        return [(m.id.removeprefix("rule.which-box."), dict(m.params)) for m in found]

    assert lacking("zh-Hant", "wild-10") == [("yours.zh-Hant", {})]
    assert lacking("ru", "wild-10.clues-10")[1:] == [
        ("short.multicolor-cards", {"num": 5, "needed": 10}),
        ("short.clue-tokens", {"num": 8, "needed": 10}),
        ("not-in-leaflet", {}),
    ]
    assert lacking("zh-Hant", "fuses-1")[1:] == [("not-in-leaflet", {})]


def test_examples_of_a_variant_use_the_tables_own_if_they_can() -> None:
    """A table with five wild cards sees five in the examples, any other as many as its box has."""
    five = TableSetup(BOXES["en"], Ruleset.parse("wild-5"))
    assert five.with_variant(Variant.WILD_10, Variant.WILD_5).variant is Variant.WILD_5
    others = {
        box: str(
            TableSetup(BOXES[box], Ruleset.parse("sixth-5.play-on")).with_variant(
                Variant.WILD_10, Variant.WILD_5
            )
        )
        for box in ("en", "zh-Hant")
    }
    assert others == {"en": "wild-5", "zh-Hant": "wild-10"}
