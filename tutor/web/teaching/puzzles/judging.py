"""Judges answers; verdicts are kept for a while, as the slowest theme takes 70 ms for a puzzle."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Any

from tutor.core.puzzle import Answer, Puzzle, Theme, Verdict, judged, picked


def judge(theme: Theme[Any], puzzle: Puzzle[Any], chosen: Iterable[str] = ()) -> Answer[Any]:
    """Return the answer that chooses these options; none of them asks to be shown it.

    Raises what `picked` raises.
    """
    asked = tuple(
        (name, tuple(value) if isinstance(value, list) else value)
        for name, value in puzzle.question.items()
    )
    verdicts = _verdicts(
        theme,  # type: ignore[arg-type]  # every theme has a hash
        puzzle.theme,
        puzzle.position,
        puzzle.viewer,
        asked,
    )
    return Answer(picked(theme, puzzle, chosen), verdicts, theme.choose)


@lru_cache(maxsize=256)
def _verdicts(
    theme: Theme[Any], name: str, position: Any, viewer: int, asked: tuple[tuple[str, Any], ...]
) -> tuple[Verdict[Any], ...]:
    """Return the verdict on every option; themes of one name differ in steps of lessons."""
    return judged(theme, Puzzle(name, position, viewer, dict(asked)))
