"""What themes say of puzzles of the library, kept in tests/data/explanations.txt.

    python -m tests.games.hanabi.puzzles.recorded

writes it anew after a change that is wanted. The first line of a block has a puzzle and what is
chosen, or nothing if the answer is shown; to record more, add such a line and a blank one.
"""

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Explanation, Fact, Reason, answer_to
from tutor.core.scenario import Scenario, Status
from tutor.games.hanabi.puzzles.library import find
from tutor.games.hanabi.puzzles.proofs.reasons import parts
from tutor.games.hanabi.puzzles.themes import THEMES

FILE = Path(__file__).parents[3] / "data" / "explanations.txt"
BLOCKS = FILE.read_text(encoding="utf-8").rstrip("\n").split("\n\n")


def said(name: str, *chosen: str) -> str:
    """Return the block of a puzzle and what is chosen, as it is now."""
    return "\n    ".join((" ".join((name, *chosen)), *_lines(name, chosen)))


def _lines(name: str, chosen: Sequence[str]) -> Iterator[str]:
    puzzle = find(name).puzzle
    theme = THEMES[puzzle.theme]
    if isinstance(theme, Scenario) and chosen:
        line = theme.play(puzzle, chosen)
        assert line.status is Status.FAILED, "only lines that fail have something to explain"
        yield f"failed: action {line.failed_at} of {len(line.moves)}"
        yield from _explanation(theme.setback(puzzle, line))
        return
    answer = answer_to(theme, puzzle, chosen)
    for verdict in answer.chosen_verdicts:
        yield f"option: {_text(theme.label(puzzle, verdict.option))}"
        yield f"{'right' if verdict.is_right else 'wrong'}: {_reason(verdict.reason)}"
        yield from _facts(verdict.facts)
        if verdict.after:
            yield f"after: {verdict.after}"
    if not chosen:
        right = theme.solution(puzzle) if isinstance(theme, Scenario) else answer.right
        yield f"solution: {' '.join(right)}"
        yield f"goal: {_text(theme.goal(puzzle))}"
        yield from _facts(theme.proof(puzzle))
    yield from _explanation(theme.explain(puzzle, answer))


def _facts(facts: Iterable[Fact]) -> Iterator[str]:
    return (f"fact: {_reason(fact.reason)}, {fact.kind}" for fact in facts)


def _explanation(explanation: Explanation) -> Iterator[str]:
    if explanation.headline:
        yield f"head: {_text(explanation.headline)}"
    yield from (f"reason: {_reason(each)}" for each in explanation.reason)
    yield from (f"detail: {_reason(each)}" for each in explanation.details)


def _reason(reason: Reason) -> str:
    return f"{' + '.join(map(_text, parts(reason.message)))} [{' '.join(reason.rules)}]"


def _text(value: Any) -> str:
    """Return a message with its values, or a value in it."""
    if isinstance(value, Message):
        values = ", ".join(f"{name}={_text(each)}" for name, each in sorted(value.params.items()))
        return f"{value.id}({values})" if values else value.id
    if isinstance(value, Player):
        return f"player {value.seat}"
    return " ".join(map(_text, value)) if isinstance(value, tuple) else str(value)


if __name__ == "__main__":
    blocks = (said(*block.partition("\n")[0].split()) for block in BLOCKS)
    FILE.write_text("\n\n".join(blocks) + "\n", encoding="utf-8")
