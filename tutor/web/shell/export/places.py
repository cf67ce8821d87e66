"""Where the pages of an exported copy lie: `/en/rules/play` is the folder `en/rules/play/`.

What depends on a query is not there, but for answers, which the copy's script finds in packs.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Protocol
from urllib.parse import parse_qsl, urlencode, urlsplit

ANSWER = "answer/"
"""The folder, below that of a puzzle, with the page that shows its answer."""

PACK = "answers.pack"
"""The file beside a puzzle that has every answer to it."""

Query = tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class AnswerFields:
    """The fields of a query by which pages with answers are asked for what follows.

    Addresses in a copy keep those of `kept`. The field `hint` asks for hints, and `shown`, a field
    with its value, for the right answer.
    """

    kept: tuple[str, ...]
    hint: str
    shown: tuple[str, str]


class ExportedPages(Protocol):
    """Which pages there are in a copy, by their paths below the language."""

    @property
    def plain(self) -> Mapping[str, Query]:
        """The pages without an answer, with the query of the site for each."""

    @property
    def judged(self) -> tuple[str, ...]:
        """The pages with answers."""

    @property
    def answer_fields(self) -> AnswerFields:
        """The fields that those pages are asked with."""

    def stand_in(self, path: str, query: Mapping[str, str]) -> str | None:
        """Return the path of what is like a page of the site that is not there as it is, if any."""


@dataclass(frozen=True)
class Places:
    """The places of `pages` in a copy, in its `languages`.

    `base` is the address of the whole copy, a path (`/hanabi/`) or with the host before it.
    """

    base: str
    languages: tuple[str, ...]
    pages: ExportedPages

    @property
    def root(self) -> str:
        """The path of the copy, with which links begin and end: `/hanabi/`."""
        return urlsplit(self.base).path or "/"

    @cached_property
    def judged(self) -> frozenset[str]:
        """The paths of the pages with answers."""
        return frozenset(self.pages.judged)

    @cached_property
    def _all(self) -> frozenset[str]:
        return self.judged | frozenset(self.pages.plain)

    def folder(self, tag: str, path: str) -> str:
        """Return the folder of a page below that of the copy, with a slash at its end."""
        return f"{tag}{path}".rstrip("/") + "/"

    def address(self, address: str) -> str | None:
        """Return where a link of the site leads in the copy; None if there is nothing like it.

        An address on other sites, or within the page, stays what it is.
        """
        parts = urlsplit(address)
        if parts.netloc or not parts.path.startswith("/"):
            return address
        if parts.path.startswith("/static/"):
            return self.root.rstrip("/") + parts.path
        tag, _, rest = parts.path[1:].partition("/")
        query = parse_qsl(parts.query)
        path = self.pages.stand_in(f"/{rest}", dict(query)) or f"/{rest}"
        if tag not in self.languages or path not in self._all:
            return None
        is_answer = path == f"/{rest}" and path in self.judged
        fields = self.pages.answer_fields
        kept = [each for each in query if each[0] in fields.kept] if is_answer else []
        folder = self.root + self.folder(tag, path)
        if kept and kept[0] == fields.shown:
            folder, kept = folder + ANSWER, kept[1:]
        target = folder + (f"?{urlencode(kept)}" if kept else "")
        return target + (f"#{parts.fragment}" if parts.fragment else "")
