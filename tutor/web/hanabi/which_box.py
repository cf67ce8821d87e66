"""The two questions on the page of the rule "which-box", which tell readers what box they have."""

from collections.abc import Mapping
from dataclasses import dataclass

from flask import request

from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.engine import Suit
from tutor.web.hanabi.setting_form import BoxView, boxes_that_fit

CARDS, FUSES = FIELDS = "cards", "fuse-tokens"
"""The fields of the two questions."""

_ANSWERS = {CARDS: (Suit.WHITE.value, Suit.BLACK.value), FUSES: ("red", "black")}


@dataclass(frozen=True, slots=True)
class BoxSearch:
    """The answers to the questions by field, empty where there is none, and the boxes that fit."""

    answers: Mapping[str, str]
    boxes: tuple[BoxView, ...]

    @property
    def is_answered(self) -> bool:
        """Whether at least one question has been answered."""
        return any(self.answers.values())


def box_search() -> BoxSearch:
    """Return the answers that the request has, and the boxes that fit them.

    Raises BadSyntaxError for an answer that the form does not have.
    """
    answers = {name: request.args.get(name, "") for name in _ANSWERS}
    for name, text in answers.items():
        if text and text not in _ANSWERS[name]:
            raise BadSyntaxError(name, text, 0, f"one of {', '.join(_ANSWERS[name])}")
    return BoxSearch(answers, boxes_that_fit(answers[CARDS], answers[FUSES]))
