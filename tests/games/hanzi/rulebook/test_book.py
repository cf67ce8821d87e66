"""The rulebook of Hànzì as a structure: ids, numbers, notes, and the words for all of it."""

import re
from collections import Counter

import pytest

from tutor.core.messages import Message
from tutor.core.rulebook import Term, terms_in
from tutor.games.hanabi.rulebook import RULES as RULES_OF_HANABI
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import Effect
from tutor.games.hanzi.engine.reasons import EndCause, Flaw, RefusalReason
from tutor.games.hanzi.engine.ruleset import Ruleset
from tutor.games.hanzi.rulebook import (
    FAQ,
    OURS,
    RULES,
    TERMS,
    number,
    rulebook,
    summary,
)
from tutor.games.hanzi.rulebook.sections import WHO_WAS_CANGJIE
from tutor.games.hanzi.rulebook.summary import effect_does, effect_name
from tutor.web.hanzi.wording import WORDS
from tutor.web.hanzi.wording.rules import RULES as RULE_WORDS
from tutor.web.shell.words import Words

# Permanent: the engine, links and puzzles refer to rules by these ids, in this order.
SECTIONS = {
    "hanzi-parts": "goal characters cards tasks tokens marker deck",
    "hanzi-setup": "grid deal five-players start",
    "hanzi-your-turn": (
        "turn play-card token-phase third-card swap-supply crafting match miss ancient-forms"
    ),
    "hanzi-effects": (
        "next-turn swap-task draw-card take-token counter craft-twice three-tasks fetch task-limit"
    ),
    "hanzi-ending": "win table-empty",
    "hanzi-with-cangjie": (
        "cangjie cangjie-removal lost-tasks marker-move marker-token cangjie-end cangjie-ranking"
    ),
    "hanzi-legend": "who-was-cangjie",
}

BOOK = rulebook(Ruleset.CANGJIE)
"""The book with every message in it, as the variant marks some rules as chosen."""

MESSAGES: tuple[Message, ...] = (
    *(section.title for section in BOOK.sections),
    *(message for rule in BOOK.rules.values() for message in rule.messages),
    *(message for block in summary() for message in (block.title, *block.points)),
    *(does for block in summary() for each in block.points if (does := each.params.get("does"))),
    *(says(effect) for says in (effect_name, effect_does) for effect in Effect),
    *(message for each in FAQ for message in (each.question, each.answer)),
    *(message for each in TERMS for message in (each.word, each.definition, each.synonyms)),
)


def texts(words: Words) -> tuple[str, ...]:
    """Return the forms of a text."""
    return (words.text,) if words.plural is None else (words.text, words.plural)


def placeholders(text: str) -> set[str]:
    """Return the names of the values that the text needs."""
    return set(re.findall(r"%\((\w+)\)s", text))


@pytest.mark.parametrize("ruleset", Ruleset)
def test_sections_and_rules_have_their_permanent_ids_in_order(ruleset: Ruleset) -> None:
    """Section and rule ids are the published ones, in the order that gives the numbers."""
    found = {
        section.id: " ".join(rule.id.removeprefix("hanzi-") for rule in section.rules)
        for section in rulebook(ruleset).sections
    }
    assert found == SECTIONS
    assert list(found) == list(SECTIONS)


def test_every_rule_of_the_engine_is_there_once() -> None:
    """The ids of hanzi/rules.py, and beyond them only the legend; none of them is Hanabi's."""
    known = [value for name, value in vars(rules).items() if name.isupper()]
    listed = Counter(rule.id for section in BOOK.sections for rule in section.rules)
    assert listed == Counter([*known, WHO_WAS_CANGJIE])
    assert not listed.keys() & RULES_OF_HANABI.keys()
    assert number(rules.MATCH) == "3.7"


def test_every_reason_of_the_engine_rests_on_a_written_rule() -> None:
    """What the engine refuses or ends can be looked up, and so can what makes no position."""
    assert {each.rule for kind in (RefusalReason, EndCause, Flaw) for each in kind} <= RULES.keys()


def test_what_is_marked_is_in_a_rule() -> None:
    """Marked sentences are those of rules; lessons and the sheet have the mark in their words."""
    assert {message.id for rule in RULES.values() for message in rule.messages} >= OURS
    marked = {name for name, words in WORDS.items() if "*" in words.text}
    assert {name.partition(".")[0] for name in marked} == {"lesson", "summary", "pages"}


def test_our_deck_is_marked_where_its_characters_are_shown() -> None:
    """Rules about characters say that the printed ones may differ."""
    noted = {rule.id for rule in RULES.values() if Message("note.hanzi-deck") in rule.notes}
    assert noted == {rules.CHARACTERS, rules.CARDS, rules.TASKS}


def test_both_readings_of_lost_tasks_are_told() -> None:
    """A rule says what is played here, and what can be agreed instead."""
    said = {message.id for message in RULES[rules.LOST_TASKS].messages}
    assert {"rule.hanzi-lost-tasks.1", "rule.hanzi-lost-tasks.4"} <= said
    assert "Or agree before you start" in WORDS["rule.hanzi-lost-tasks.4"].text


def test_the_variant_is_marked_as_chosen_only_where_it_is() -> None:
    """Who plays against Cangjie sees which rules that brings."""
    chosen = {rule.id for rule in BOOK.rules.values() if rule.chosen}
    assert chosen == {rule.id for rule in BOOK.section_of(rules.CANGJIE).rules}
    assert not any(rule.chosen for rule in RULES.values())
    assert {rule.tried_with for rule in RULES.values()} == {Ruleset.PLAIN, Ruleset.CANGJIE}


def test_every_message_has_words_and_no_words_of_rules_are_left_over() -> None:
    """The rulebook and its English name the same messages; so do questions and terms."""
    said = {message.id for message in MESSAGES}
    assert said <= WORDS.keys()
    ours = {
        name for name in WORDS if name.startswith(("faq.", "term.", "summary.", "hanzi-effect."))
    }
    assert said == ours | RULE_WORDS.keys()


def test_a_sentence_gets_the_values_it_asks_for() -> None:
    """Every placeholder has a value, and a plural its count; questions may leave some out."""
    for message in MESSAGES:
        words = WORDS[message.id]
        asked = {name for text in texts(words) for name in placeholders(text)}
        if message.id.startswith("faq."):
            assert asked <= set(message.params), message.id
        else:
            assert asked == set(message.params), message.id
        if words.count is not None:
            assert isinstance(message.params[words.count], int), message.id


def test_no_number_is_written_out_and_only_known_markup_is_used() -> None:
    """Numbers come from deck and engine; tags are opened and closed; links lead to rules."""
    spelled = re.compile(r"\d|\b(three|four|five|six|ten|fifteen|twenty|thirty)\b", re.IGNORECASE)
    written = ("rule.", "faq.", "term.")
    for name, words in WORDS.items():
        for text in texts(words) if name.startswith(written) else ():
            links = re.findall(r'<rule id="([^"]*)">', text)
            assert {*links} <= RULES.keys(), name
            assert name.removeprefix("rule.").partition(".")[0] not in links, name
            bare = re.sub(r'<(b|rule id="[^"]*")>[^<>]*</(b|rule)>', "", text)
            assert not {*bare} & {*"<>"}, name
            if "who-was-cangjie" not in name:
                assert not spelled.search(re.sub(r"%\(\w+\)s|<[^<>]*>", "", text)), name


@pytest.mark.parametrize("term", TERMS, ids=lambda term: term.id)
def test_a_term_is_found_by_its_own_word(term: Term) -> None:
    """The pattern of a term fits what we call it, so that no use in a rule is missed."""
    assert term in terms_in(WORDS[f"term.{term.id}"].text, TERMS)


def test_cards_that_are_laid_out_are_no_players_who_are_out() -> None:
    """The same word is a term in one sentence, and not in the other."""
    out = next(term for term in TERMS if term.id == "hanzi-out")
    assert terms_in("If all of you are out, Cangjie wins.", [out]) == (out,)
    assert terms_in("Players with fewer points are <b>out</b>.", [out]) == (out,)
    assert terms_in("Shuffle the cards and lay them out, ancient side up.", [out]) == ()
