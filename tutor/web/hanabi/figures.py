"""The pictures of the rulebook and of the rules on one page."""

from dataclasses import dataclass
from typing import assert_never

from tutor.core.messages import Message
from tutor.games.hanabi.puzzles.option_names import CardAt
from tutor.games.hanabi.rulebook import Figure
from tutor.games.hanabi.rulebook.summary import Block
from tutor.web.hanabi.cards import CardView, Face, face_of, plain_card
from tutor.web.hanabi.table import (
    Annotations,
    HandView,
    PileView,
    StackView,
    TableView,
    discards_view,
    fireworks_view,
    hand_view,
    table_view,
)

Picture = TableView | HandView | tuple[CardView, ...] | tuple[StackView, ...] | tuple[PileView, ...]


@dataclass(frozen=True, slots=True)
class FigureView:
    """A picture with its caption; `kind` names the macro that draws it."""

    kind: str
    picture: Picture
    caption: Message


@dataclass(frozen=True, slots=True)
class SummaryPicture:
    """The picture of a Block: cards in a row, or the game's tokens."""

    faces: tuple[Face, ...]
    clue_tokens: int
    fuse_tokens: int


def summary_picture(block: Block) -> SummaryPicture | None:
    """Return the picture beside a block of the rules on one page; None for a block of words."""
    if not block.cards and not block.clue_tokens:
        return None
    faces = tuple(face_of(card) for card in block.cards)
    return SummaryPicture(faces, block.clue_tokens, block.fuse_tokens)


def figure_view(figure: Figure) -> FigureView:
    """Return a rulebook picture, drawn from its position, in the language of the request."""
    return FigureView(figure.kind, _picture(figure), figure.caption)


def _picture(figure: Figure) -> Picture:
    state = figure.state
    annotations = Annotations(
        pointed=[CardAt(seat, slot) for seat, slot in figure.pointed], denied=figure.denied
    )
    match figure.kind:
        case "table":
            return table_view(state, figure.viewer, annotations)
        case "hand":
            return hand_view(state, figure.seat or 0, figure.viewer, annotations)
        case "cards":
            return tuple(plain_card(card) for card in figure.cards)
        case "fireworks":
            return fireworks_view(state)
        case "discards":
            return discards_view(state)
    assert_never(figure.kind)
