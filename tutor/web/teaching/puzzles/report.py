"""A report of something wrong with a puzzle, ready to be copied: the whole case as plain data.

It is for whoever looks after the puzzles, and the same in every language.
"""

import json
from typing import Any

from tutor.core.puzzle import Answer, Puzzle
from tutor.web.shell.language_prefix import page_language
from tutor.web.teaching.puzzles.question_fields import position_text


def report_text(name: str, puzzle: Puzzle[Any], answer: Answer[Any]) -> str:
    """Return the puzzle's name, position and question, what was chosen and what is held right.

    It tells every hidden card, so it must not be on a page before the answer.
    """
    lines = {
        "puzzle": name,
        "theme": puzzle.theme,
        "position": position_text(puzzle.position),
        "viewer": str(puzzle.viewer),
        "question": json.dumps(dict(puzzle.question)),
        "chosen": " ".join(sorted(answer.chosen)) or "-",
        "right": " ".join(verdict.option for verdict in answer.verdicts if verdict.correct),
        "language": page_language().tag,
    }
    return "\n".join(f"{label}: {text}" for label, text in lines.items())
