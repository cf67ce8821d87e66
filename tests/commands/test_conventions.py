"""`tutor conventions`: questions from a file, answers a line each."""

import json
from pathlib import Path

from tests.commands.running import run_command

QUESTIONS = Path(__file__).parents[1] / "data" / "convention_questions.json"


def test_answers_come_a_line_each() -> None:
    """In the order of the questions, with their ids."""
    result = run_command("conventions", QUESTIONS)
    lines = [json.loads(line) for line in result.output.splitlines()]
    questions = json.loads(QUESTIONS.read_text("utf-8"))
    assert [line["id"] for line in lines] == [question["id"] for question in questions]
    assert lines[0]["answers"] == [5]


def test_what_is_no_question_is_one_line_of_error() -> None:
    for text in ("{", "[1]", '{"players": []}', '{"players": 1, "asks": [{}]}'):
        result = run_command("conventions", "-", stdin=text)
        assert result.exit_code == 1, text
        assert result.output.startswith("Error: ")
        assert result.output.count("\n") == 1
