"""The rulebook as a structure: ids, numbering, and one English sentence for each message."""

import re

import pytest

from tests.support.strategies import ALL_RULESETS
from tutor.core.messages import Message
from tutor.games.hanabi.engine.reasons import EndCause, Flaw, RefusalReason
from tutor.games.hanabi.rulebook import BOXES, RULES, TableSetup, number, rulebook
from tutor.games.hanabi.rulebook.boxes import silences
from tutor.web.hanabi.wording.rules import RULES as WORDS
from tutor.web.shell.words import Words

# Permanent: the engine, links and puzzles refer to rules by these ids.
IDS = {
    "which-box": "which-box",
    "goal": "goal who-plays",
    "box": "deck copies tokens",
    "setup": "hands own-hand-hidden token-setup first-player",
    "turn": "turn no-passing table-talk",
    "clues": (
        "clue-cost clue-one-fact clue-one-player clue-complete clue-touches-some clue-denies"
    ),
    "discards": "discard discard-not-full discard-pile last-copy",
    "plays": "play play-unknown misplay",
    "fireworks": "firework one-per-colour bonus bonus-lost",
    "endings": "end-strikes end-perfect end-last-round last-round-no-draw",
    "score": "score scale lost-score",
    "memory": "arrange-hand memory-aloud",
    "difficulty": "fuse-tokens-fewer clue-tokens-more difficulty-boxes",
    "multicolour": (
        "multicolour-cards sixth-suit avalanche wild wild-touched wild-never-named wild-proof "
        "wild-firework six-scale"
    ),
    "play-on": "play-on play-on-card-gone play-on-no-action play-on-score",
    "combining": "combining",
    "advice": (
        "advice-basic-first advice-agree-first advice-keep-order advice-why-now "
        "advice-single-copies advice-save-tokens advice-read-pile advice-talk-through"
    ),
    "mistakes": "",
    "differences": (
        "difference-fifth-colour difference-multicolour-count difference-clue-tokens "
        "difference-fuse-colour difference-perfect-end difference-difficulty difference-variants "
        "difference-play-on difference-six-scale difference-rearranging silence-memory"
    ),
}

LINKS = {
    "mistakes": (
        "mistake-some-cards mistake-colour-and-number mistake-tokens mistake-bonus-full "
        "mistake-must-know mistake-second-firework mistake-stop-early mistake-draw-last-round "
        "mistake-last-copy mistake-not-pointed mistake-wild-clue mistake-misplay-back "
        "mistake-scoring mistake-two-players mistake-closed-pile"
    ),
    "differences": (
        "silence-empty-clue silence-lost-score silence-same-clue silence-play-on-no-action"
    ),
}
"""What was a rule in 1.0.0 and leads to one now."""

_MIXED = ((place + place // len(BOXES)) % len(BOXES) for place in range(len(ALL_RULESETS)))
BOOKS = [
    rulebook(TableSetup([*BOXES.values()][box], ruleset))
    for box, ruleset in zip(_MIXED, ALL_RULESETS, strict=True)
]
"""Rulebooks of tables: every ruleset with one box or another."""

MESSAGES: dict[str, Message] = {
    message.id: message
    for book in BOOKS
    for section in book.sections
    for message in (
        section.title,
        *(link.title for link in section.links),
        *(message for rule in section.rules for message in rule.messages),
    )
}
"""One message for each id that some table gets to read."""


def texts(words: Words) -> tuple[str, ...]:
    """Return the forms of a text."""
    return (words.text,) if words.plural is None else (words.text, words.plural)


def placeholders(text: str) -> set[str]:
    """Return the names of the values that the text needs."""
    return set(re.findall(r"%\((\w+)\)s", text))


def test_sections_and_rules_have_their_permanent_ids_in_order() -> None:
    """Section and rule ids are the published ones, in the order that gives the numbers."""
    for book in BOOKS:
        found = {s.id: " ".join(rule.id for rule in s.rules) for s in book.sections}
        assert found == IDS
        assert list(found) == list(IDS)


def test_links_have_their_permanent_ids_and_lead_to_rules() -> None:
    """Whoever looks for one finds the rule of another section."""
    for book in BOOKS:
        found = {s.id: " ".join(link.id for link in s.links) for s in book.sections if s.links}
        assert found == LINKS
        for link in book.links.values():
            assert book.find(link.id) is book.rules[link.rule] is book.find(link.rule)
        assert book.find("no-such-rule") is None


def test_a_rule_is_found_by_its_id() -> None:
    """The index holds every rule once, under its own id."""
    assert [rule.id for rule in RULES.values()] == " ".join(IDS.values()).split()
    assert all(rule.id == rule_id for rule_id, rule in RULES.items())


@pytest.mark.parametrize(
    ("rule_id", "expected"), [("goal", "2.1"), ("clue-one-player", "6.3"), ("memory-aloud", "12.2")]
)
def test_a_number_is_section_and_place(rule_id: str, expected: str) -> None:
    """A rule's number counts sections and the rules in each from 1, for every table alike."""
    assert number(rule_id) == expected
    assert {book.number(rule_id) for book in BOOKS} == {expected}


def test_a_rule_knows_its_section() -> None:
    """The section found for a rule is the one that holds it."""
    book = BOOKS[0]
    assert all(rule in book.section_of(rule_id).rules for rule_id, rule in book.rules.items())


def test_an_unknown_rule_has_no_number() -> None:
    """Asking for the number of no rule is an error, not a made-up number."""
    with pytest.raises(KeyError):
        number("no-such-rule")


def test_every_message_has_words_and_no_words_are_left_over() -> None:
    """The rulebook and its English name the same messages."""
    boxes = {"boxes", *(f"box.{box}" for box in BOXES)}
    assert MESSAGES.keys() | boxes == WORDS.keys()


def test_message_ids_tell_their_rule() -> None:
    """A message belongs to the rule it is named after; steps of the scale are named so."""
    for rule in RULES.values():
        for message in rule.sentences:
            assert message.id.startswith(f"rule.{rule.id}.")


def test_a_sentence_gets_the_values_it_asks_for() -> None:
    """Every placeholder has a value, every value a placeholder, and a plural its count."""
    for message in MESSAGES.values():
        words = WORDS[message.id]
        given = set(message.params)
        if message.id in ("rule.scale.legendary", "rule.scale.beyond"):  # one score, low and high
            assert message.params["low"] == message.params["high"]
            given.remove("low")
        assert {name for text in texts(words) for name in placeholders(text)} == given, message.id
        if words.count is not None:
            both = placeholders(words.text) & placeholders(words.plural or "")
            assert words.count in both, message.id
            assert isinstance(message.params[words.count], int), message.id


def test_no_constant_of_the_game_is_spelled_out() -> None:
    """Nor is it hidden in the English as a word."""
    spelled = re.compile(r"\b(eight|ten|twenty|thirty|fifty|third|twice|double)\b", re.IGNORECASE)
    assert [name for name, words in WORDS.items() if spelled.search(" ".join(texts(words)))] == []


def test_every_reason_and_ending_of_the_engine_rests_on_a_written_rule() -> None:
    """What the engine refuses or ends can be looked up, and so can what makes no position."""
    used = {item.rule for kind in (RefusalReason, EndCause, Flaw) for item in kind}
    assert used <= RULES.keys()


def test_agreements_beyond_the_printed_rules_are_marked() -> None:
    """Where a leaflet is silent the page says that it is a house rule, and only there."""
    marked = {name.split(".")[1] for name, words in WORDS.items() if "House rule" in words.text}
    assert marked == {"arrange-hand", "discard-pile", *(link.rule for link in silences())}
