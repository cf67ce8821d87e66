"""The field in which an answer is typed, with examples of what it takes."""

from collections.abc import Sequence
from dataclasses import dataclass

from flask import url_for

from tutor.core.messages import Message
from tutor.core.puzzle import NONE
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.puzzles.typed import Reading


@dataclass(frozen=True, slots=True)
class TypingView:
    """What is written in the field, examples for it, and the problem with what was sent.

    `numbered` are options that are typed by their places in the list. `help_url` is the page about
    typing answers, if the game has one.
    """

    examples: tuple[str, ...]
    numbered: bool
    help_url: str | None
    text: str = ""
    problem: Message | None = None


def typing_view(
    options: Sequence[str], *, several: bool, reading: Reading | None = None
) -> TypingView:
    """Return the field for an answer with these options; `reading` is what was sent from it."""
    shown = examples(options, several=several)
    numbered = len(options) > 1 and current_site().presentation.is_numbered(options)
    page = current_site().typing_help
    help_url = url_for(page, _anchor="typing") if page else None
    if reading is None:
        return TypingView(shown, numbered, help_url)
    return TypingView(shown, numbered, help_url, reading.text, reading.problem)


def examples(options: Sequence[str], *, several: bool) -> tuple[str, ...]:
    """Return short forms of some options, or if `several` can be chosen of some together."""
    presentation = current_site().presentation
    shown = presentation.examples([option for option in options if option != NONE])
    forms = tuple(presentation.short_form(option, options) for option in shown)
    if not several or len(forms) < 2:
        return forms
    return forms[0], (", " if " " in forms[0] else " ").join(forms[:2])
