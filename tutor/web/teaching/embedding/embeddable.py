"""What can be shown on the pages of others: a puzzle of the library or a rule, at a table."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, urlsplit

from flask import current_app, request, url_for
from markupsafe import Markup
from werkzeug.exceptions import HTTPException
from werkzeug.routing import RequestRedirect

from tutor.core.errors import TutorError
from tutor.core.messages import Message
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.puzzles.library import find
from tutor.games.hanabi.rulebook import RULES, Table, default_box, rulebook
from tutor.web.hanabi.setting import BOX, box_of
from tutor.web.shell.language_prefix import absolute, speaking
from tutor.web.shell.languages import Language, language_of
from tutor.web.teaching.puzzles.library import TWIN, is_twin
from tutor.web.teaching.setting import RULES as RULESET
from tutor.web.teaching.setting import WITH, listed_language
from tutor.web.teaching.text.plain import say_plain, text


class Size(NamedTuple):
    """The size of a frame in pixels."""

    width: int
    height: int

    def within(self, width: int | None, height: int | None) -> "Size":
        """Return this size, or as much of it as there is room for; None: as much as it takes."""
        return Size(min(self.width, width or self.width), min(self.height, height or self.height))


class Kind(StrEnum):
    """What an exhibit is; the value is the name of its view, framed and in pictures."""

    PUZZLE = "puzzle"
    RULE = "rule"


SIZES: Mapping[Kind, Size] = {Kind.PUZZLE: Size(640, 1000), Kind.RULE: Size(640, 480)}
"""What is recommended: most of what there is fits, the rest scrolls inside the frame."""

_FULL_PAGE = {Kind.PUZZLE: "library.puzzle", Kind.RULE: "rules.rule"}
_NAMED = {Kind.PUZZLE: "name", Kind.RULE: "rule"}
"""The part of the path that says which one it is."""

_KINDS = {
    **{endpoint: kind for kind, endpoint in _FULL_PAGE.items()},
    **{f"embedding.{kind}": kind for kind in Kind},
}
_KEPT = {Kind.PUZZLE: (BOX, RULESET, TWIN), Kind.RULE: (BOX, RULESET, WITH)}
"""The fields of an address that belong to what is shown, and not to an answer to it."""

_SNIPPET = Markup(
    '<iframe src="{}" title="{}" width="{}" height="{}" '
    'style="max-width:100%;border:0" loading="lazy"></iframe>'
)


@dataclass(frozen=True, slots=True)
class Exhibit:
    """A puzzle of the library or a rule, in a language; `fields` say at which table, in order."""

    kind: Kind
    id: str
    language: Language
    fields: tuple[tuple[str, str], ...] = ()

    @property
    def size(self) -> Size:
        """The recommended size of its frame."""
        return SIZES[self.kind]

    @property
    def page(self) -> str:
        """The path of its full page."""
        return self._path(_FULL_PAGE[self.kind])

    @property
    def frame(self) -> str:
        """The path of the page that goes into a frame."""
        return self._path(f"embedding.{self.kind}")

    @property
    def picture(self) -> str:
        """The path of its picture."""
        return self._path(f"preview.{self.kind}")

    @property
    def title(self) -> str:
        """What it is called, in its language, with the name of the site."""
        with speaking(self.language):
            return f"{self._name()} · {text('Hanabi Tutor')}"

    def snippet(self, size: Size) -> str:
        """Return the HTML that shows it on any page, narrower where that has less room.

        It is a text to be copied, and escaped again wherever a page of ours shows it.
        """
        return str(_SNIPPET.format(absolute(self.frame), self.title, *size))

    def _path(self, endpoint: str) -> str:
        # Fields that it has not are left out, even if this request's own address has them.
        fields: dict[str, Any] = dict.fromkeys(_KEPT[self.kind]) | dict(self.fields)
        fields[_NAMED[self.kind]] = self.id
        return url_for(endpoint, language=self.language.tag, **fields)

    def _name(self) -> str:
        if self.kind is Kind.PUZZLE:
            return say_plain(Message(f"theme.{find(self.id).theme}"))
        given = dict(self.fields)
        box = box_of(given[BOX]) if BOX in given else default_box(self.language.tag)
        book = rulebook(Table(box, Ruleset.parse(given.get(RULESET, str(Ruleset())))))
        return f"{book.number(self.id)} {say_plain(book.rules[self.id].title)}"


def exhibit_at(url: str) -> Exhibit | None:
    """Return what lies at an address of this site; None if it is none of ours, or nothing to show.

    It may be the address of the full page, of an answered one too, or of the frame.
    """
    try:
        asked = urlsplit(url)
        query = dict(reversed(parse_qsl(asked.query)))
    except ValueError:
        return None
    if asked.scheme not in ("http", "https") or asked.netloc.lower() not in _our_hosts():
        return None
    routes = current_app.url_map.bind("")
    try:
        endpoint, parts = routes.match(asked.path.removeprefix(request.root_path))
    except (HTTPException, RequestRedirect):
        return None
    kind, language = _KINDS.get(endpoint), language_of(parts.get("language", ""))
    if kind is None or language is None:
        return None
    fields = tuple((name, query[name]) for name in _KEPT[kind] if query.get(name))
    exhibit = Exhibit(kind, parts[_NAMED[kind]], language, fields)
    return exhibit if _is_there(exhibit) else None


def exhibit_here() -> Exhibit | None:
    """Return what the full page being shown can show elsewhere; None if it is no such page."""
    kind = _KINDS.get(request.endpoint or "")
    language = language_of(request.path[1:].partition("/")[0])
    if kind is None or language is None or not request.view_args:
        return None
    given = request.args
    fields = tuple((name, given[name]) for name in _KEPT[kind] if given.get(name))
    return Exhibit(kind, request.view_args[_NAMED[kind]], language, fields)


def _our_hosts() -> set[str]:
    """Return the hosts, with their ports, that addresses of ours have."""
    return {urlsplit(absolute("")).netloc.lower(), request.host.lower()}


def _is_there(exhibit: Exhibit) -> bool:
    """Return whether there is a puzzle or rule of this name, at such a table."""
    given = dict(exhibit.fields)
    if not is_twin(given.get(TWIN, "0")):
        return False
    try:
        if BOX in given:
            box_of(given[BOX])
        if WITH in given:
            listed_language(WITH, given[WITH])
        Ruleset.parse(given.get(RULESET, str(Ruleset())))
        if exhibit.kind is Kind.PUZZLE:
            find(exhibit.id)
    except TutorError:
        return False
    return exhibit.kind is Kind.PUZZLE or exhibit.id in RULES
