"""oEmbed 1.0 (oembed.com): what to show for an address of ours, asked for by other sites.

`/oembed?url=…&maxwidth=…&maxheight=…` answers in JSON. Pages that can be shown elsewhere name this
address in their heads, so that sites which know nothing of us find it.
"""

import re
from http import HTTPStatus
from urllib.parse import quote

from flask import Blueprint, Flask, Response, jsonify, request, url_for
from markupsafe import Markup

from tutor.core.errors import BadSyntaxError
from tutor.web.shell.language_prefix import absolute, site_name, speaking
from tutor.web.shell.query import reads
from tutor.web.teaching.embedding.embeddable import Embeddable, Size, embeddable_at, embeddable_here
from tutor.web.teaching.preview import PICTURE_SIZE

blueprint = Blueprint("oembed", __name__)

MEDIA_TYPE = "application/json+oembed"

_JSON = "json"
_A_DAY = 24 * 60 * 60
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
    asked = quote(absolute(embeddable.page), safe=":/")
    address = absolute(f"{url_for('oembed.answer')}?url={asked}")
    return Markup('<link rel="alternate" type="{}" href="{}">').format(MEDIA_TYPE, address)


@blueprint.get("/oembed")
@reads("url", "maxwidth", "maxheight", "format")
def answer() -> Response:
    """Return what is at the address asked about; 404 if there is nothing of ours to show.

    400 for a query that makes no sense, 501 for a format other than JSON, as the specification
    has it.
    """
    asked = request.args.to_dict()
    if asked.get("format", _JSON) != _JSON:
        return _refusal(HTTPStatus.NOT_IMPLEMENTED)
    most = [asked.get(name) or None for name in ("maxwidth", "maxheight")]
    if not asked.get("url") or not all(n is None or _NUMBER.fullmatch(n) for n in most):
        return _refusal(HTTPStatus.BAD_REQUEST)
    embeddable = embeddable_at(asked["url"])
    if embeddable is None:
        return _refusal(HTTPStatus.NOT_FOUND)
    width, height = (None if number is None else int(number) for number in most)
    response = jsonify(_described(embeddable, embeddable.size.within(width, height), width, height))
    response.cache_control.public = True
    response.cache_control.max_age = _A_DAY
    return response


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
        "cache_age": _A_DAY,
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
