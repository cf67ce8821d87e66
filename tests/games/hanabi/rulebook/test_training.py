"""Puzzles for rules, beginners' mistakes, and questions."""

import re
from dataclasses import replace

import pytest

from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.puzzles import THEMES, generate
from tutor.games.hanabi.puzzles.theme import HanabiTheme
from tutor.games.hanabi.puzzles.themes import themes_training, trained_rulebook
from tutor.games.hanabi.rulebook import BOXES, FAQ, RULES, TableSetup, rulebook
from tutor.games.hanabi.rulebook.training import tried_with
from tutor.web.hanabi.wording import WORDS


def test_every_theme_trains_some_rule() -> None:
    """No theme is left without a rule to try it from."""
    assert {theme for rule in RULES for theme in themes_training(rule)} == THEMES.keys()


@pytest.mark.parametrize(
    ("theme", "rules"),
    sorted(
        {(theme, rule.tried_with) for rule in RULES.values() for theme in themes_training(rule.id)}
    ),
)
def test_a_rule_can_be_tried(theme: str, rules: str) -> None:
    """There is a first puzzle of each of its themes with the ruleset that it names."""
    ruleset = Ruleset.parse(rules)
    assert THEMES[theme].makes_sense(ruleset)
    puzzle = generate(ruleset, theme, min(THEMES[theme].aims), 1)
    assert (puzzle.theme, puzzle.position.ruleset) == (theme, ruleset)


@pytest.mark.parametrize(
    ("rule_id", "code", "expected"),
    [
        ("misplay", "fuses-2", "fuses-2"),
        ("wild-touched", "base", "wild-5"),
        ("wild-touched", "wild-5.fuses-1", "wild-5.fuses-1"),
        ("avalanche", "base", "sixth-5"),
        ("fuse-tokens-fewer", "base", "fuses-1"),
        ("play-on", "fuses-2.play-on", "fuses-2.play-on"),
        ("wild-proof", "base", "wild-5"),
        ("six-scale", "base", "sixth-10"),
        ("score", "fuses-2.play-on", "fuses-2"),
        ("last-round-no-draw", "play-on", "base"),
    ],
)
def test_a_rule_of_a_variant_is_tried_with_it(rule_id: str, code: str, expected: str) -> None:
    table = TableSetup(BOXES["ru"], Ruleset.parse(code))
    assert str(tried_with(rule_id, table)) == expected
    assert trained_rulebook(table).rules[rule_id].tried_with == expected


def test_the_rulebook_of_the_site_names_the_themes() -> None:
    """Each rule links to its puzzles, whatever is played; the plain rulebook knows of none."""
    table = TableSetup(BOXES["en"], Ruleset.parse("wild-5"))
    for rule in trained_rulebook(table).rules.values():
        assert rule.themes == themes_training(rule.id)
        assert replace(rule, themes=()) == rulebook(table).rules[rule.id]


@pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)
def test_a_theme_trains_rules_that_there_are(theme: HanabiTheme) -> None:
    """Ids of rules, each once."""
    assert len(set(theme.trains)) == len(theme.trains) > 0
    assert set(theme.trains) <= RULES.keys()


def test_every_question_leads_to_a_rule_in_the_order_of_the_book() -> None:
    """At least 25, with words and an id each, found again from the rule."""
    assert len({question.id for question in FAQ}) == len(FAQ) >= 25
    for question in FAQ:
        words = WORDS[question.question.id]
        answer = WORDS[question.answer.id]
        assert "?" in words.text
        assert len(re.sub("<[^>]+>", "", answer.text).split()) <= 15
        assert question.rule in RULES
        assert set(re.findall(r"%\((\w+)\)s", words.text + answer.text)) == set(question.params)


def test_questions_and_their_words_are_the_same() -> None:
    """No question or answer without words, no words without a question."""
    asked = {said.id for question in FAQ for said in (question.question, question.answer)}
    assert asked == {name for name in WORDS if name.startswith("faq.")}
