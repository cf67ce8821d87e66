"""The picture of a page of Hanabi: its words and its table under the night sky.

SVG knows no rows and columns, so the places and sizes of a table's parts are reckoned here, from
the same views that the page draws.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from flask import render_template

from tutor.web.hanabi import paint
from tutor.web.hanabi.cards import CardView
from tutor.web.hanabi.figures import FigureView, Picture
from tutor.web.hanabi.table import HandView, PileView, StackView, TableView, TokenView
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.pictures import typeface
from tutor.web.site.preview import (
    HEIGHT,
    MARGIN,
    WIDTH,
    PlacedPart,
    Preview,
    TextRoom,
    placed_words,
)

HIGH = 1.4
"""A card's height divided by its width."""

_SEAT, _MARKS = 30, 0.34
"""Room above a hand for its seat, and below a card for its clue marks, in widths of a card."""

_COLUMNS = (1, 2, 3)

_BOARD = 340
_GAP = 10
_MOST_WIDE = 116


@dataclass(frozen=True, slots=True)
class Area:
    """A place in the picture."""

    x: float
    y: float
    width: float
    height: float

    def inset(self, by: float) -> "Area":
        """Return the place within its edges."""
        return Area(self.x + by, self.y + by, self.width - 2 * by, self.height - 2 * by)


@dataclass(frozen=True, slots=True)
class Sheet:
    """Everything on the mat, in its place.

    Cards and fireworks are HIGH times as high as wide. A seat has its name and the words for the
    turn. A token is placed by its centre; its view is its kind and whether it is used.
    """

    mat: Area
    cards: tuple[PlacedPart, ...] = ()
    stacks: tuple[PlacedPart, ...] = ()
    seats: tuple[PlacedPart, ...] = ()
    tokens: tuple[PlacedPart, ...] = ()
    discards: tuple[PlacedPart, ...] = ()
    words: tuple[PlacedPart, ...] = ()


MINI_WIDTH, MINI_HEIGHT = 42, 30


def laid_out(picture: Picture, mat: Area) -> Sheet:
    """Return the parts of a page's picture in their places on a mat."""
    if isinstance(picture, TableView):
        return _table(picture, mat)
    room = mat.inset(28)
    if isinstance(picture, HandView):
        cards, seats = _hands((picture,), room)
        return Sheet(mat, cards=cards, seats=seats)
    loose = [view for view in picture if isinstance(view, CardView)]
    stacks = [view for view in picture if isinstance(view, StackView)]
    piles = [view for view in picture if isinstance(view, PileView)]
    return Sheet(
        mat,
        cards=_row(loose, room) if loose else (),
        stacks=_stacks(stacks, room, most=150, centred=True) if stacks else (),
        discards=_discards(piles, room.x, room.y, room.width),
    )


def mat_below(top: float) -> Area:
    """Return the mat that fills the picture below a line."""
    return Area(MARGIN, top, WIDTH - 2 * MARGIN, HEIGHT - top - 30)


def _table(view: TableView, mat: Area) -> Sheet:
    room = mat.inset(24)
    board = Area(room.x, room.y, _BOARD, room.height)
    left = room.x + _BOARD + 40
    hands = Area(left, room.y, room.x + room.width - left, room.height)
    cards, seats = _hands(view.hands, hands)
    return _board(view, mat, board, cards, seats)


def _board(
    view: TableView,
    mat: Area,
    room: Area,
    cards: tuple[PlacedPart, ...],
    seats: tuple[PlacedPart, ...],
) -> Sheet:
    """Place the fireworks, the supplies and the discard pile below each other, beside the hands."""
    stacks = _stacks(
        view.fireworks, Area(room.x, 0, room.width, room.height), most=66, centred=False
    )
    high = stacks[0].width * HIGH
    discards = _discards(view.discards, room.x, high + 106, room.width)
    lowest = discards[-1].y + MINI_HEIGHT if discards else high + 90
    # In the middle, a little lower because of the glow above the fireworks.
    down = room.y + max((room.height - lowest) / 2, 0) + 8
    tokens = _tokens(view.clue_tokens, "clues", room.x, down + high + 36)
    tokens += _tokens(view.fuse_tokens, "fuses", room.x, down + high + 74)
    after = room.x + 34 * view.fuse_tokens.all + 18
    return Sheet(
        mat,
        cards,
        tuple(replace(stack, y=stack.y + down) for stack in stacks),
        seats,
        tokens,
        tuple(replace(face, y=face.y + down) for face in discards),
        (PlacedPart(view.deck_text, after, down + high + 82),),
    )


def _hands(
    hands: Sequence[HandView], room: Area
) -> tuple[tuple[PlacedPart, ...], tuple[PlacedPart, ...]]:
    """Place hands in rows and columns, with all cards in the largest size that fits."""
    most = max(len(hand.cards) for hand in hands)
    sizes = {columns: _largest(len(hands), most, columns, room) for columns in _COLUMNS}
    columns = max(sizes, key=lambda columns: sizes[columns])
    width, rows = sizes[columns], -(-len(hands) // columns)
    cell = min(room.width / columns, most * (width + _GAP) + 44)
    left = room.x + max(room.width - columns * cell, 0) / 2
    high = min(room.height / rows, _SEAT + width * (HIGH + _MARKS) + 22)
    top = room.y + (room.height - rows * high) / 2
    cards, seats = [], []
    for place, hand in enumerate(hands):
        x = left + place % columns * cell
        y = top + place // columns * high
        seats.append(PlacedPart(hand, x, y + 20))
        cards += [
            PlacedPart(card, x + slot * (width + _GAP), y + _SEAT, width)
            for slot, card in enumerate(hand.cards)
        ]
    return tuple(cards), tuple(seats)


def _largest(hands: int, most: int, columns: int, room: Area) -> float:
    """Return the width of a card for this number of hands and columns."""
    wide = (room.width / columns - 24 * (columns > 1)) / most - _GAP
    high = (room.height / -(-hands // columns) - _SEAT - 6) / (HIGH + _MARKS)
    return min(wide, high, _MOST_WIDE)


def _row(views: Sequence[CardView], room: Area) -> tuple[PlacedPart, ...]:
    """Place cards beside each other in the middle of a place."""
    width = min(room.width / len(views) - 16, (room.height) / (HIGH + _MARKS), 190)
    return _in_a_row(views, room, width, 16, centred=True)


def _stacks(
    views: Sequence[StackView], room: Area, *, most: float, centred: bool
) -> tuple[PlacedPart, ...]:
    """Place fireworks beside each other, `centred` in a place or at its upper left corner."""
    width = min((room.width + _GAP) / len(views) - _GAP, room.height / HIGH, most)
    return _in_a_row(views, room, width, _GAP, centred=centred)


def _in_a_row(
    views: Sequence[object], room: Area, width: float, gap: int, *, centred: bool
) -> tuple[PlacedPart, ...]:
    """Place cards of a width beside each other, `centred` or at the upper left corner."""
    spare = room.width - len(views) * (width + gap) + gap
    x = room.x + (spare / 2 if centred else 0)
    y = room.y + ((room.height - width * HIGH) / 2 if centred else 0)
    return tuple(
        PlacedPart(view, x + place * (width + gap), y, width) for place, view in enumerate(views)
    )


def _tokens(view: TokenView, kind: str, x: float, y: float) -> tuple[PlacedPart, ...]:
    return tuple(
        PlacedPart((kind, place >= view.left), x + 13 + place * 34, y) for place in range(view.all)
    )


def _discards(piles: Sequence[PileView], x: float, y: float, room: float) -> tuple[PlacedPart, ...]:
    """Place the discarded cards in rows, as many in each as there is room for."""
    in_a_row = int((room + 6) // (MINI_WIDTH + 6))
    faces = [face for pile in piles for face in pile.cards]
    return tuple(
        PlacedPart(
            face,
            x + place % in_a_row * (MINI_WIDTH + 6),
            y + place // in_a_row * (MINI_HEIGHT + 6),
        )
        for place, face in enumerate(faces)
    )


_BESIDE_THE_SKY, _BESIDE_THE_SPARKS = 570, 800
_SUITS = "rygbwkm"


def preview_svg(preview: Preview) -> str:
    """Return the picture as SVG, in the language of the request."""
    type_ = typeface(page_language())
    picture = preview.picture
    if isinstance(picture, FigureView):
        picture = picture.picture
    if picture is None:
        title = TextRoom(range(68, 33, -1), _BESIDE_THE_SKY, 3)
        words = placed_words(
            preview, type_, 170, title, TextRoom(range(28, 23, -1), _BESIDE_THE_SKY, 5)
        )
        sheet = None
    else:
        title = TextRoom(range(48, 33, -1), _BESIDE_THE_SPARKS, 1)
        text = TextRoom(range(28, 22, -1), WIDTH - 2 * MARGIN, 2)
        words = placed_words(preview, type_, 114, title, text)
        sheet = laid_out(picture, mat_below(words.lowest + 24))
    return render_template(
        "hanabi/preview/picture.svg",
        typeface=type_,
        paint=paint,
        suits=_SUITS,
        words=words,
        sheet=sheet,
    )
