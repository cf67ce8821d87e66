"""The questions on the page of the rule "which-box", which tell readers what box they have.

They ask for what one sees in it. Whoever has none of the boxes is led to the nearest one.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.games.hanabi.rulebook import BOXES, Box, FifthColour
from tutor.web.hanabi.setting_form import BoxView, box_view
from tutor.web.shell.query import one_of

CARDS, FUSES, MULTICOLOUR = FIELDS = "cards", "fuse-tokens", "multicolour"
"""The fields of the questions."""

COUNTS = tuple(str(count) for count in sorted({0, *(b.multicolor_cards for b in BOXES.values())}))
"""How many multicolour cards may be in a box: none in some that we have no leaflet of."""

_ANSWERS = {
    CARDS: tuple(each.value for each in FifthColour),
    FUSES: ("red", "black"),
    MULTICOLOUR: COUNTS,
}


@dataclass(frozen=True, slots=True)
class BoxSearch:
    """The answers to the questions by field, empty where there is none, and the nearest boxes.

    `fits`: whether these boxes have all that was answered; no box of ours has if they do not.
    """

    answers: Mapping[str, str]
    boxes: tuple[BoxView, ...]
    fits: bool
    counts: tuple[str, ...] = COUNTS

    @property
    def is_answered(self) -> bool:
        """Whether at least one question has been answered."""
        return any(self.answers.values())


def box_search() -> BoxSearch:
    """Return the answers that the request has, and the boxes that come nearest to them.

    Raises BadSyntaxError for an answer that the form does not have.
    """
    answers = {name: one_of(name, values) for name, values in _ANSWERS.items()}
    nearest = nearest_boxes(answers)
    fits = not _differences(nearest[0], answers)
    return BoxSearch(answers, tuple(map(box_view, nearest)), fits)


def nearest_boxes(answers: Mapping[str, str]) -> tuple[Box, ...]:
    """Return the boxes that differ from the answers in as little as possible.

    Where it is as much, fuse tokens matter most: with them goes what a mistake does.
    """
    far = {box.id: _differences(box, answers) for box in BOXES.values()}
    least = min((len(wrong), FUSES in wrong) for wrong in far.values())
    return tuple(box for box in BOXES.values() if (len(far[box.id]), FUSES in far[box.id]) == least)


def _differences(box: Box, answers: Mapping[str, str]) -> list[str]:
    """Return the questions to which the box has another answer."""
    has = {
        CARDS: box.fifth.value,
        FUSES: box.fuse_tokens.color,
        MULTICOLOUR: str(box.multicolor_cards),
    }
    return [name for name, text in answers.items() if text not in ("", has[name])]
