"""What a learner of the path can answer: a question on every rule, and the step that teaches it."""

import csv
from pathlib import Path

import pytest

from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.lessons import LESSONS
from tutor.games.hanabi.rulebook import RULES, TableSetup, default_box

TABLE = TableSetup(default_box("en"), Ruleset())
FILE = Path(__file__).parents[3] / "data" / "taught.csv"

with FILE.open(encoding="utf-8", newline="") as rows:
    QUESTIONS = list(csv.DictReader(rows))
"""Rule, step, question and answer. They are asked in other words than any step's."""

LEFT_TO_THE_RULES = {
    "advice-basic-first",
    "advice-single-copies",
    "advice-talk-through",
    "difference-perfect-end",
    "difference-rearranging",
}
"""Advice and small differences between leaflets that no lesson repeats; the rules have them."""


@pytest.mark.parametrize("row", QUESTIONS, ids=lambda row: row["question"])
def test_the_step_teaches_the_rule(row: dict[str, str]) -> None:
    """The step is there, and its words tell the rule that answers the question."""
    lesson, _, number = row["step"].partition("/")
    step = LESSONS[lesson].steps[int(number) - 1](TABLE)
    assert row["rule"] in RULES
    assert row["rule"] in step.teaches, row
    assert row["answer"]


def test_there_is_a_question_on_every_rule_that_is_taught() -> None:
    """Sixty at least, each once; what lessons teach and nobody asks about is not known to work."""
    assert len(QUESTIONS) >= 60
    assert len({row["question"] for row in QUESTIONS}) == len(QUESTIONS)
    taught = {rule for lesson in LESSONS.values() for rule in lesson.rules}
    assert taught <= {row["rule"] for row in QUESTIONS}


def test_every_rule_is_taught() -> None:
    """Whatever is a rule of the game or a difference between boxes has its step."""
    taught = {row["rule"] for row in QUESTIONS}
    assert RULES.keys() - taught == LEFT_TO_THE_RULES
