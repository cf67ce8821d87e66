"""A report of something wrong with a puzzle, ready to be copied: the whole case as plain data.

It is for whoever looks after the puzzles, and the same in every language.
"""

import json
from collections.abc import Mapping
from typing import Any

from tutor.core.puzzle import Answer, Choose, Puzzle
from tutor.core.scenario import Line
from tutor.web.shell.language_prefix import page_language
from tutor.web.teaching.puzzles.question_fields import position_text


def report_text(name: str, puzzle: Puzzle[Any], answer: Answer[Any]) -> str:
    """Return the puzzle's name, position and question, what was chosen and what is held right.

    It tells every hidden card, so it must not be on a page before the answer.
    """
    # In no order of theirs, options are told in that of their names.
    chosen = answer.chosen if answer.choose is Choose.ORDER else sorted(answer.chosen)
    told = {"chosen": " ".join(chosen) or "-", "right": " ".join(answer.right)}
    return _case(name, puzzle, told)


def line_report(name: str, puzzle: Puzzle[Any], line: Line[Any]) -> str:
    """Return the same of a scenario with the line that was played, so only at its end."""
    told = {"line": " ".join(line.options) or "-", "status": str(line.status)}
    return _case(name, puzzle, told)


def _case(name: str, puzzle: Puzzle[Any], told: Mapping[str, str]) -> str:
    lines = {
        "puzzle": name,
        "theme": puzzle.theme,
        "position": position_text(puzzle.position),
        "viewer": str(puzzle.viewer),
        "question": json.dumps(dict(puzzle.question)),
        **told,
        "language": page_language().tag,
    }
    return "\n".join(f"{label}: {text}" for label, text in lines.items())
