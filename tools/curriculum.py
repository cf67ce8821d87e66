"""Which lessons and themes teach each rule, as docs/curriculum.md has it.

`python -m tools.curriculum` writes the file anew; tests/test_curriculum.py compares.
"""

from collections.abc import Iterator
from pathlib import Path

from tutor.core.rulebook import Rule
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.lessons import LESSONS
from tutor.games.hanabi.puzzles.themes import themes_training
from tutor.games.hanabi.rulebook import RULES, TableSetup, default_box, number
from tutor.games.hanabi.rulebook.training import untrained

FILE = Path(__file__).parent.parent / "docs" / "curriculum.md"

_BASIC = TableSetup(default_box("en"), Ruleset())

_HEAD = """\
# The curriculum

Written by `python -m tools.curriculum`; a test compares.

"""


def curriculum() -> str:
    """Return the text of docs/curriculum.md."""
    return _HEAD + "\n".join([*_lessons(), "", *_rules()]) + "\n"


def _lessons() -> Iterator[str]:
    """Yield the lessons in order, each with the themes of its steps."""
    yield "## Lessons, and the themes of their steps\n"
    for lesson in LESSONS.values():
        met = dict.fromkeys(step(_BASIC).puzzle.theme for step in lesson.steps)
        yield f"- `{lesson.id}`: {', '.join(met)}"


def _rules() -> Iterator[str]:
    """Yield the rules, each with its lessons and its themes, or why it has no theme."""
    yield "## Rules, the lessons that teach them, the themes that train them\n"
    for rule in RULES.values():
        taught = ", ".join(lesson.id for lesson in LESSONS.values() if rule.id in lesson.rules)
        yield f"- {number(rule.id)} `{rule.id}`: {taught}; {_trained(rule)}"


def _trained(rule: Rule) -> str:
    """Return the themes that train a rule, or the reason why there is none."""
    reason = untrained(rule.id)
    return f"untrained.{reason}" if reason else ", ".join(themes_training(rule.id))


if __name__ == "__main__":
    FILE.write_text(curriculum(), encoding="utf-8")
