"""Content that other sites can embed: a library puzzle or a rule, with a setting."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from http import HTTPStatus
from typing import Any, NamedTuple
from urllib.parse import parse_qsl, quote, urlsplit

from flask import Blueprint, Flask, Response, current_app, jsonify, request, url_for
from markupsafe import Markup
from werkzeug.exceptions import HTTPException

from tutor.core.errors import BadSyntaxError, TutorError
from tutor.core.messages import Message
from tutor.web.puzzles.library import TWIN, is_twin
from tutor.web.shell.addresses import absolute
from tutor.web.shell.headers import A_DAY, cached_for
from tutor.web.shell.languages import Language, language_of
from tutor.web.shell.text import say_plain, site_name, speaking
from tutor.web.shell.view_options import query_fields, view_options_of
from tutor.web.site.game_pages import GAME, GamePages
from tutor.web.site.game_routing import pages_at, pages_of_request
from tutor.web.site.preview import PICTURE_SIZE
from tutor.web.site.reader_options import WITH, in_game, listed_language


class Size(NamedTuple):
    """The size of a frame in pixels."""

    width: int
    height: int

    def within(self, width: int | None, height: int | None) -> "Size":
        """Return this size, or as much of it as there is room for; None: as much as it takes."""
        return Size(min(self.width, width or self.width), min(self.height, height or self.height))


class Kind(StrEnum):
    """The kinds of content: the `embeds` mark of their views, names of frames and pictures."""

    PUZZLE = "puzzle"
    RULE = "rule"


SIZES: Mapping[Kind, Size] = {Kind.PUZZLE: Size(640, 1000), Kind.RULE: Size(640, 480)}
"""What is recommended: most of what there is fits, the rest scrolls inside the frame."""

_FULL_PAGE = {Kind.PUZZLE: "library.puzzle", Kind.RULE: "rules.rule"}
_NAMED = {Kind.PUZZLE: "name", Kind.RULE: "rule"}
"""The part of the path that says which one it is."""

_FIELD = {Kind.PUZZLE: TWIN, Kind.RULE: WITH}
"""The field of an address that, beside the setting, belongs to what is shown."""

_SNIPPET = Markup(
    '<iframe src="{}" title="{}" width="{}" height="{}" '
    'style="max-width:100%;border:0" loading="lazy"></iframe>'
)


@dataclass(frozen=True, slots=True)
class Embeddable:
    """A puzzle of a game's library or one of its rules, in a language.

    `fields` say with which setting, in order.
    """

    pages: GamePages
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
        """Its title in its language, with the name of the site."""
        with in_game(self.pages), speaking(self.language):
            return f"{self._name()} · {site_name()}"

    def snippet(self, size: Size) -> str:
        """Return the HTML that shows it on any page, narrower where that has less room.

        It is a text to be copied, and escaped again wherever a page of ours shows it.
        """
        return str(_SNIPPET.format(absolute(self.frame), self.title, *size))

    def is_there(self) -> bool:
        """Return whether there is a puzzle or rule of this name, with such a setting."""
        fields = dict(self.fields)
        with in_game(self.pages):
            if not is_twin(self.pages, fields.get(TWIN, "0")):
                return False
            try:
                book = self.pages.game.rulebook(self._setting())
                if WITH in fields:
                    listed_language(WITH, fields[WITH])
            except TutorError:
                return False
        if self.kind is Kind.RULE:
            return book.find(self.id) is not None
        return self.id in self.pages.game.library()

    def _setting(self) -> Any:
        return self.pages.setting.read(dict(self.fields), self.language)

    def _path(self, endpoint: str) -> str:
        # Fields that it has not are left out, even if this request's own address has them.
        fields: dict[str, Any] = dict.fromkeys(_fields_of(self.pages, self.kind)) | dict(
            self.fields
        )
        fields |= {_NAMED[self.kind]: self.id, GAME: self.pages.mount}
        return url_for(endpoint, language=self.language.tag, **fields)

    def _name(self) -> str:
        if self.kind is Kind.PUZZLE:
            return say_plain(Message(f"theme.{self.pages.game.library()[self.id].theme}"))
        book = self.pages.game.rulebook(self._setting())
        link = book.links.get(self.id)
        rule = link.rule if link else self.id
        return f"{book.number(rule)} {say_plain(book.rules[rule].title)}"


def embeddable_at(url: str) -> Embeddable | None:
    """Return the embeddable at an address; None if it isn't ours or can't be embedded.

    It may be the address of the full page, of an answered one too, or of the frame.
    """
    try:
        address = urlsplit(url)
        query = dict(reversed(parse_qsl(address.query)))
    except ValueError:
        return None
    ours = (urlsplit(absolute("")).netloc.lower(), request.host.lower())
    if address.scheme not in ("http", "https") or address.netloc.lower() not in ours:
        return None
    routes = current_app.url_map.bind("")
    try:
        endpoint, parts = routes.match(address.path.removeprefix(request.root_path))
    except HTTPException:
        return None
    embeddable = _embeddable(endpoint, parts, query)
    return embeddable if embeddable is not None and embeddable.is_there() else None


def embeddable_here() -> Embeddable | None:
    """Return the embeddable of this request's page; None if the page has none."""
    tag = request.path[1:].partition("/")[0]
    parts = {"language": tag, GAME: pages_of_request().mount, **(request.view_args or {})}
    return _embeddable(request.endpoint or "", parts, request.args)


def _embeddable(
    endpoint: str, parts: Mapping[str, Any], query: Mapping[str, str]
) -> Embeddable | None:
    """Return the embeddable of a page, by endpoint, parts of the path, and query."""
    embeds = view_options_of(endpoint).embeds
    kind = Kind(embeds) if embeds else None
    language = language_of(parts.get("language", ""))
    if kind is None or language is None or _NAMED[kind] not in parts:
        return None
    pages = pages_at(parts[GAME])
    fields = tuple((name, query[name]) for name in _fields_of(pages, kind) if query.get(name))
    return Embeddable(pages, kind, parts[_NAMED[kind]], language, fields)


def _fields_of(pages: GamePages, kind: Kind) -> tuple[str, ...]:
    """Return the fields of an address that belong to the content, not to an answer."""
    return (*pages.setting.fields, _FIELD[kind])


blueprint = Blueprint("oembed", __name__)

MEDIA_TYPE = "application/json+oembed"

_JSON = "json"
_NUMBER = re.compile("[1-9][0-9]{0,4}")


def init_app(app: Flask) -> None:
    """Serve `/oembed`, and give templates the link by which it is found."""
    app.register_blueprint(blueprint)
    app.add_template_global(oembed_link)


def oembed_link() -> Markup:
    """Return the link to what oEmbed says of the page being shown; empty if it is not for others.

    Colons and slashes stand for themselves, as they may in a query: so it is short when compressed.
    """
    embeddable = embeddable_here()
    if embeddable is None:
        return Markup()
    page = quote(absolute(embeddable.page), safe=":/")
    address = absolute(f"{url_for('oembed.answer')}?url={page}")
    return Markup('<link rel="alternate" type="{}" href="{}">').format(MEDIA_TYPE, address)


@blueprint.get("/oembed")
@query_fields("url", "maxwidth", "maxheight", "format")
def answer() -> Response:
    """Return the embeddable at the address asked about; 404 if there is none.

    400 for a query that makes no sense, 501 for a format other than JSON, as the specification
    has it.
    """
    query = request.args.to_dict()
    if query.get("format", _JSON) != _JSON:
        return _refusal(HTTPStatus.NOT_IMPLEMENTED)
    most = [query.get(name) or None for name in ("maxwidth", "maxheight")]
    if not query.get("url") or not all(n is None or _NUMBER.fullmatch(n) for n in most):
        return _refusal(HTTPStatus.BAD_REQUEST)
    embeddable = embeddable_at(query["url"])
    if embeddable is None:
        return _refusal(HTTPStatus.NOT_FOUND)
    width, height = (None if number is None else int(number) for number in most)
    described = _described(embeddable, embeddable.size.within(width, height), width, height)
    return cached_for(jsonify(described), A_DAY)


@blueprint.errorhandler(BadSyntaxError)
def _unreadable(error: BadSyntaxError) -> Response:
    """Return the refusal of a query that the shell cannot read."""
    return _refusal(HTTPStatus.BAD_REQUEST)


def _described(
    embeddable: Embeddable, size: Size, most_width: int | None, most_height: int | None
) -> dict[str, str | int]:
    """Return the fields of the answer; the picture is among them if there is room for it."""
    with speaking(embeddable.language):
        provider = site_name()
    described: dict[str, str | int] = {
        "version": "1.0",
        "type": "rich",
        "title": embeddable.title,
        "provider_name": provider,
        "provider_url": absolute(f"/{embeddable.language.tag}/"),
        "cache_age": A_DAY,
        "html": embeddable.snippet(size),
        "width": size.width,
        "height": size.height,
    }
    picture = Size(*PICTURE_SIZE)
    if picture == picture.within(most_width, most_height):
        described |= {
            "thumbnail_url": absolute(embeddable.picture),
            "thumbnail_width": picture.width,
            "thumbnail_height": picture.height,
        }
    return described


def _refusal(status: HTTPStatus) -> Response:
    """Return the status in the words of HTTP: it is read by programs."""
    return Response(f"{int(status)} {status.phrase}\n", status, mimetype="text/plain")
