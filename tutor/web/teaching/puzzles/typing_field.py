"""The field in which an answer is typed, with examples of what it takes."""

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.core.puzzle import NONE
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.puzzles.typed import Reading


@dataclass(frozen=True, slots=True)
class TypingView:
    """What is written in the field, examples for it, and the problem with what was sent."""

    examples: tuple[str, ...]
    text: str = ""
    problem: Message | None = None


def typing_view(
    options: Sequence[str], *, several: bool, reading: Reading | None = None
) -> TypingView:
    """Return the field for an answer with these options; `reading` is what was sent from it."""
    shown = examples(options, several=several)
    return TypingView(shown, reading.text, reading.problem) if reading else TypingView(shown)


def examples(options: Sequence[str], *, several: bool) -> tuple[str, ...]:
    """Return short forms of some options, or if `several` can be chosen of some together."""
    presentation = current_site().presentation
    shown = presentation.examples([option for option in options if option != NONE])
    forms = tuple(presentation.short_form(option, options) for option in shown)
    if not several or len(forms) < 2:
        return forms
    return forms[0], (", " if " " in forms[0] else " ").join(forms[:2])
