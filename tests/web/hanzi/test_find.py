"""Finding a rule of Hànzì: what newcomers type leads to the rule that answers it."""

import csv
from pathlib import Path

import pytest
from flask import Flask

from tutor.games.hanzi.rulebook import RULES
from tutor.web.hanzi.game_pages import HANZI
from tutor.web.rules.find import index_of
from tutor.web.shell.languages import LANGUAGES

ASKED = Path(__file__).parents[2] / "data" / "questions" / "hanzi"
each_language = pytest.mark.parametrize(
    "tag", [each.tag for each in LANGUAGES if "hanzi" in each.catalogues]
)


def newcomers(tag: str) -> dict[str, str]:
    """Return what newcomers type in a language, each question with the rule that answers it."""
    with (ASKED / f"{tag}.csv").open(encoding="utf-8") as file:
        return {row["question"]: row["rule"] for row in csv.DictReader(file)}


def found(app: Flask, tag: str, asked: str) -> list[str]:
    """Return the ids of the three rules that come first."""
    with app.test_request_context(f"/{tag}/hanzi/rules/find"):
        app.preprocess_request()
        index = index_of(HANZI)
        return index.find(index.query(asked), 3)


@each_language
def test_newcomers_find_the_right_rule(app: Flask, tag: str) -> None:
    """It is among the first three for every one of twenty questions."""
    questions = newcomers(tag)
    assert len(questions) == 20
    missed = {asked for asked, rule in questions.items() if rule not in found(app, tag, asked)}
    assert missed == set()


@each_language
def test_words_for_the_search_are_of_rules_and_no_questions_of_the_test(tag: str) -> None:
    """Every rule that they name is there, and no question is found because it is listed."""
    listed = {rule: words for (of, rule), words in HANZI.rules.search_words().items() if of == tag}
    assert set(listed) <= set(RULES)
    words = {each.lower() for every in listed.values() for each in every}
    assert words.isdisjoint(newcomers(tag))
