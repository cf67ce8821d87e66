"""Which lessons and themes teach each rule, as docs/curriculum.md has it.

`python -m tools.curriculum` writes the file anew; tests/test_curriculum.py compares.
"""

from collections.abc import Iterable, Iterator
from pathlib import Path

from tutor.core.messages import Message
from tutor.core.rulebook import Rule
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.lessons import LESSONS, lessons_on
from tutor.games.hanabi.puzzles.training import themes
from tutor.games.hanabi.rulebook import RULES, Table, default_box, number
from tutor.web.sites import WORDS

FILE = Path(__file__).parent.parent / "docs" / "curriculum.md"

_BASIC = Table(default_box("en"), Ruleset())

_HEAD = """\
# The curriculum

Which lessons teach each rule, and which kinds of puzzles train it. Written by
`python -m tools.curriculum`; a test compares. A rule that no puzzle trains has its reason here.

"""


def curriculum() -> str:
    """Return the text of docs/curriculum.md."""
    return _HEAD + "\n".join([*_lessons(), "", *_rules()]) + "\n"


def _lessons() -> Iterator[str]:
    """Yield the table of the lessons."""
    yield "## Lessons\n"
    yield "| | lesson | after | steps | kinds of puzzles | rules |"
    yield "| --- | --- | --- | --- | --- | --- |"
    for place, lesson in enumerate(LESSONS.values(), start=1):
        steps = [step(_BASIC) for step in lesson.steps]
        kinds = dict.fromkeys(step.puzzle.theme for step in steps)
        yield _row(
            str(place),
            f"`{lesson.id}`: {_words(Message(f'lesson.{lesson.id}'))}",
            _codes(lesson.needs),
            str(len(steps)),
            _codes(kinds),
            ", ".join(number(rule) for rule in lesson.rules),
        )


def _rules() -> Iterator[str]:
    """Yield the table of the rules."""
    yield "## Rules\n"
    yield "| rule | lessons | kinds of puzzles |"
    yield "| --- | --- | --- |"
    for rule in RULES.values():
        lessons = _codes(lesson.id for lesson in lessons_on(rule.id))
        yield _row(f"{number(rule.id)} `{rule.id}`", lessons, _trained(rule))


def _trained(rule: Rule) -> str:
    """Return the themes that train a rule, or why there is none."""
    return _codes(themes(rule.id)) if rule.untrained is None else _words(rule.untrained)


def _words(message: Message) -> str:
    return WORDS[message.id].text


def _codes(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _row(*cells: str) -> str:
    return "| " + " | ".join(cells) + " |"


if __name__ == "__main__":
    FILE.write_text(curriculum(), encoding="utf-8")
