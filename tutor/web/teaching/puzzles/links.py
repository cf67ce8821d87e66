"""Where a page of a puzzle lies on the site, and where it leads."""

from dataclasses import dataclass
from datetime import date
from urllib.parse import parse_qsl, urlencode

from flask import url_for

from tutor.core.messages import Message
from tutor.web.teaching.list_navigation import list_field_names


@dataclass(frozen=True, slots=True)
class Breadcrumb:
    """A page above this one, or with no `url` what there is to say of this one's place.

    A `label` that is no message is a name or a date, which needs no words.
    """

    label: Message | str
    url: str | None = None


def puzzles_breadcrumb() -> Breadcrumb:
    """Return the first step of every trail."""
    return Breadcrumb(Message("page.puzzles"), url_for("puzzles.index"))


@dataclass(frozen=True, slots=True)
class PuzzleLinks:
    """The addresses that lead on, by what they lead to; None where there is no such page.

    `this` is the permanent address of the puzzle without an answer; its query, if it has one, goes
    along with every answer.
    """

    this: str
    next: str
    same: str | None = None
    """Another puzzle of the same theme and level, where `next` is one of another theme."""
    level: str | None = None
    """The next level of the same theme."""
    earlier: str | None = None
    """The puzzle of the day before."""
    later: str | None = None
    """The puzzle of the day after, once that day has come."""

    @property
    def path(self) -> str:
        """The address without its query: where the form of an answer is sent."""
        return self.this.partition("?")[0]

    @property
    def fields(self) -> tuple[tuple[str, str], ...]:
        """The query of the address, which a form has to send along."""
        return tuple(parse_qsl(self.this.partition("?")[2]))

    @property
    def permanent(self) -> str:
        """The address to pass on: that of the puzzle, without the list that led to it."""
        of_lists = list_field_names()
        kept = [(name, value) for name, value in self.fields if name not in of_lists]
        return self.path + (f"?{urlencode(kept)}" if kept else "")

    def with_query(self, *fields: tuple[str, str]) -> str:
        """Return `this` with more in its query: an answer, a hint, a seat."""
        before = self.this + ("&" if "?" in self.this else "?")
        return before + urlencode(fields)


@dataclass(frozen=True, slots=True)
class PuzzlePlace:
    """Where a puzzle lies on the site, and what a device remembers of it.

    `name` is its permanent name, `level` how hard it is, if that is known; `day` is given for the
    puzzle of a day. In a frame there are no `breadcrumbs`.
    """

    name: str
    links: PuzzleLinks
    breadcrumbs: tuple[Breadcrumb, ...] = ()
    level: int | None = None
    day: date | None = None

    def context(self, theme: str) -> dict[str, object]:
        """Return what the template of any page of a puzzle of this theme is given."""
        return {
            "title": Message(f"theme.{theme}"),
            "breadcrumbs": self.breadcrumbs,
            "links": self.links,
            "name": self.name,
        }
