"""A saved club and its board, as the store returns them."""

from dataclasses import dataclass
from enum import StrEnum


class BoardState(StrEnum):
    """Whether a club has a board for its learners."""

    NONE = "none"
    OPEN = "open"
    CLOSED = "closed"
    """It can be looked at, but nobody joins and nothing is added."""


@dataclass(frozen=True, slots=True)
class SavedClub:
    """A club under its short address; `plan` is the text of its plan."""

    slug: str
    plan: str
    board: BoardState


@dataclass(frozen=True, slots=True)
class NewClub:
    """A club that has just been saved; `secret` is known to nobody else, nor to the store."""

    slug: str
    secret: str


@dataclass(frozen=True, slots=True)
class Learner:
    """Somebody on a club's board; `solved` and `tried` hold the ids of items.

    `tried` are those of what was gone through, but not solved so far.
    """

    id: int
    nickname: str
    hidden: bool
    solved: frozenset[str]
    tried: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Board:
    """A club and everyone on its board, in the order of joining, hidden ones too.

    `own` is the learner who looks at it; None for anybody else.
    """

    club: SavedClub
    learners: tuple[Learner, ...]
    own: Learner | None


@dataclass(frozen=True, slots=True)
class Erased:
    """How many were erased because nobody had visited for long enough."""

    clubs: int
    learners: int
    tournaments: int = 0
    seasons: int = 0
