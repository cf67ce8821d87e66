"""Requests to the routes: valid ones, nearly valid ones, and whatever else HTTP can carry.

They are drawn from a `Random`, at some microseconds each, so that it is the server that is kept
busy; hypothesis, which would draw them as well, takes as long for one as the server for its answer.
"""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random
from urllib.parse import quote

from flask import Flask
from werkzeug.routing import Rule

from tests.web.routes import PART
from tests.web_fuzz import known
from tutor.web.shell.view_options import fields_read

_METHODS = ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "BREW", "get", "PROPFIND"]
_SAFE = "/?&=:@!$'()*+,;~-._%"


@dataclass(frozen=True, slots=True)
class Asked:
    """A request: its target as it is sent, and headers beside those that every request has."""

    route: str
    method: str
    target: bytes
    headers: tuple[tuple[str, bytes], ...] = ()
    body: bytes = b""

    def __repr__(self) -> str:
        """Return it as one would type it."""
        more = "".join(f"\n        {name}: {text!r}" for name, text in self.headers)
        body = f"\n        a body of {len(self.body)} bytes" if self.body else ""
        return f"{self.method} {self.target.decode('latin-1')[:500]}{more}{body}"

    def simpler(self) -> Iterator["Asked"]:
        """Yield the request without its body, without one of its headers, without a field."""
        if self.body:
            yield replace(self, body=b"")
        for place in range(len(self.headers)):
            yield replace(self, headers=self.headers[:place] + self.headers[place + 1 :])
        path, _, query = self.target.partition(b"?")
        fields = query.split(b"&") if query else []
        for place in range(len(fields)):
            rest = b"&".join(fields[:place] + fields[place + 1 :])
            yield replace(self, target=path + (b"?" + rest if rest else b""))


_WILD = [
    *["", "0", "-1", "1e9", "١", "²", "None", "null", "../../etc/passwd", "\x00", "%00", "%ff"],
    *["'\"><script>", "{{7*7}}", "%(x)s", "\r\nX: y", "\ud7ff", "🎆", "a" * 900],
]
_LETTERS = ["", "0", "9", "-", ".", "~", "_", " ", "r", "é", "\x00"]


def _wild_text(rng: Random) -> str:
    """Return text that no field expects."""
    if rng.random() < 0.6:
        return rng.choice(_WILD)
    points = [rng.choice((0x7F, 0x7FF, 0xD7FF, 0x10FFFF)) for _ in range(rng.randrange(12))]
    letters = [chr(rng.randint(0, most)) for most in points]
    return "".join(letter for letter in letters if not "\ud800" <= letter <= "\udfff")


def _wild_bytes(rng: Random) -> bytes:
    return quote(rng.randbytes(rng.randrange(20))).encode()


def _nearly(rng: Random, value: str) -> str:
    """Return a value with a letter more, less, or another one."""
    place = rng.randint(0, len(value))
    return value[:place] + rng.choice(_LETTERS) + value[place + rng.randint(0, 1) :]


def _value(rng: Random, values: Sequence[str]) -> str:
    """Return mostly a value that is known, now and then almost one, or anything."""
    kind = rng.random()
    if not values or kind < 0.05:
        return _wild_text(rng)
    value = rng.choice(values)
    return _nearly(rng, value) if kind < 0.15 else value


def _path(rng: Random, app: Flask, rule: Rule) -> bytes:
    """Return a path to this route, or nearly."""
    parts = known.in_paths(app)

    def fill(match: re.Match[str]) -> str:
        text = _value(rng, parts.get(match[1], []))
        return quote(text, safe="/" if match[0].startswith("<path") else "")

    return PART.sub(fill, rule.rule).encode()


_OF_THE_TABLE = frozenset({"box", "rules", "with"})


def _query(rng: Random, read: frozenset[str] | None) -> bytes:
    """Return a query of fields that there are, doubled and cut off ones among them, or of noise.

    Mostly they are among those that are `read` there, None standing for all, or the table's.
    """
    kind = rng.random()
    if kind < 0.3:
        return b""
    if kind < 0.4:
        return rng.choice(known.shared_queries()).encode()
    if kind < 0.5:
        return _wild_bytes(rng)
    fields, pairs = known.fields(), []
    if read is not None and rng.random() < 0.8:
        fields = {name: values for name, values in fields.items() if name in read | _OF_THE_TABLE}
    for _ in range(rng.randint(1, 4)):
        name = rng.choice(tuple(fields)) if rng.random() < 0.9 else _wild_text(rng)
        pairs.append(f"{quote(name)}={quote(_value(rng, fields.get(name, [])))}")
    query = "&".join(pairs * rng.choice((1, 1, 1, 1, 2, 40))).encode()
    return query + (rng.choice((b"&", b"&=%", b"&%ff=%fe")) if rng.random() < 0.2 else b"")


def _asking(query: bytes) -> bytes:
    return b"?" + query if query else b""


_HEADERS = {
    "Host": [b"localhost", b"evil.example", b"a b", b"[::1]:80", b"", b"x:99999", b"\xff"],
    "Accept-Language": [b"ja", b"zh-TW,zh;q=0.8", b"ru;q=0", b"en-u-x-y;q=2", b"zh-yue-HK", b"*"],
    "Accept-Encoding": [b"br", b"gzip", b"br;q=0", b"identity;q=0, *;q=0", b"zstd, BR ;Q=1"],
    "Accept": [b"application/json", b"image/*;q=0", b"*/*"],
    "Range": [b"bytes=0-0", b"bytes=5-1", b"bytes=-1", b"bytes=0-,5-", b"lines=1"],
    "If-Range": [b'"x"', b"Sat, 01 Jan 2000 00:00:00 GMT"],
    "If-None-Match": [b"*", b'W/"x"', b'"x", W/"y"', b'"'],
    "If-Match": [b"*", b'"x"'],
    "If-Modified-Since": [b"Sat, 01 Jan 2000 00:00:00 GMT", b"Sat, 99 Foo 2000", b"0"],
    "If-Unmodified-Since": [b"Sat, 01 Jan 2000 00:00:00 GMT"],
    "Referer": [b"http://{host}/ja/", b"http://{host}/ru/rules/", b"http://[", b"/ja/", b"x"],
    "Cookie": [b"lang=ja", b"lang=xx; lang=ru", b"lang=", b"=; ;;", b'lang="\\777"'],
    "Sec-Purpose": [b"prefetch", b"prefetch;prerender"],
    "X-Forwarded-Host": [b"evil.example"],
    "X-Forwarded-For": [b"127.0.0.1"],
    "X-HTTP-Method-Override": [b"DELETE"],
    "Content-Type": [b"application/json", b"multipart/form-data", b"text/plain; charset=x"],
    "Content-Encoding": [b"gzip"],
    "Expect": [b"100-continue"],
    "Upgrade": [b"websocket", b"h2c"],
    "User-Agent": [b"", b"Mozilla/5.0"],
}


def _header_text(rng: Random) -> bytes:
    """Return what a header may carry: anything visible, also beyond ASCII."""
    if rng.random() < 0.3:
        return rng.choice((b"", b"*", b",,,;q=", b";", b"a" * 3000, "🎆".encode()))
    visible = bytes(rng.randint(33, 255) for _ in range(rng.randrange(40)))
    return visible.replace(b"\x7f", b"")


def _headers(rng: Random) -> tuple[tuple[str, bytes], ...]:
    """Return headers that matter to us, with values that they have or have not."""
    names = rng.choices(tuple(_HEADERS), k=rng.randrange(4))
    return tuple(
        (name, rng.choice(_HEADERS[name]) if rng.random() < 0.7 else _header_text(rng))
        for name in names
    )


_URLENCODED = b"application/x-www-form-urlencoded"
_BODIES = [b"answer=card-1-0", b"{}", b"\x00" * 1000, b"x" * 65_536, b"x" * 65_537, b"x" * 300_000]


_NEEDED = {"oembed.answer": "url"}
"""The field without which a route has nothing to say."""


def _sends(rule: Rule) -> float:
    """Return how likely it is that something is sent to a route, and not asked of it."""
    methods = rule.methods or set()
    return ("POST" in methods) * (0.4 if "GET" in methods else 0.95)


def _fields_read(app: Flask, rule: Rule) -> frozenset[str] | None:
    with app.app_context():
        return fields_read(rule.endpoint)


def to_route(rng: Random, app: Flask, rules: Sequence[Rule]) -> Asked:
    """Return a request to one of these routes, which have an endpoint in common."""
    rule = rng.choice(rules)
    if rng.random() < _sends(rule):
        return a_form(rng, app, (rule,))
    query = _query(rng, _fields_read(app, rule))
    if (field := _NEEDED.get(rule.endpoint)) and rng.random() < 0.8:
        query = f"{field}={quote(_value(rng, known.fields()[field]))}&".encode() + query
    return Asked(
        rule.endpoint,
        rng.choice(("GET",) * 14 + ("HEAD",) * 3 + tuple(_METHODS[:3])),
        _path(rng, app, rule) + _asking(query),
        _headers(rng),
        rng.choice(_BODIES) if rng.random() < 0.05 else b"",
    )


def a_form(rng: Random, app: Flask, rules: Sequence[Rule]) -> Asked:
    """Return a form that is sent to one of these routes, mostly as a browser sends it."""
    rule = rng.choice(rules)
    fields, share, pairs = known.form_fields(), rng.choice((0.0, 0.6, 0.9)), []
    for name in (*fields, _wild_text(rng)):
        if rng.random() < share:
            pairs.append(f"{quote(name)}={quote(_value(rng, fields.get(name, [])))}")
    body = "&".join(pairs * rng.choice((*(1,) * 9, 40))).encode()
    if rng.random() < 0.1:
        body = rng.choice((*_BODIES, _wild_bytes(rng)))
    ticket, path = rng.choice(known.TICKETS), _path(rng, app, rule)
    slug = path.split(b"/")[3:4]
    headers = [
        ("Content-Type", rng.choice((*(_URLENCODED,) * 9, b"text/plain", _header_text(rng)))),
        ("Sec-Fetch-Site", rng.choice((*(b"same-origin",) * 9, b"cross-site", b"none"))),
        # Each from an address of its own, else they would soon be too many.
        ("X-Forwarded-For", ".".join(str(rng.randrange(1, 255)) for _ in range(4)).encode()),
        ("Cookie", b"learner-" + b"".join(slug) + b"=" + ticket.encode()),
    ]
    return Asked(rule.endpoint, "POST", path, (*headers, *_headers(rng)[:1]), body)


def any_method(rng: Random, app: Flask, rules: Sequence[Rule]) -> Asked:
    """Return a request to one of these routes that wants to do something there."""
    return replace(to_route(rng, app, rules), method=rng.choice(_METHODS))


def an_answer(rng: Random) -> Asked:
    """Return the address of a puzzle with options of its own, in any number and order."""
    path, options = rng.choice(known.questions())
    chosen = rng.choices(options, k=rng.randrange(6)) if options else []
    sent = ("show=1", "hint=1", "seat=1", "check=1", "try=1")
    more = rng.choices(sent, k=rng.choice((0, 0, 0, 1, 2)))
    query = "&".join([*(f"answer={quote(option)}" for option in chosen), *more])
    target = f"/{rng.choice(known.TAGS)}{path}".encode() + _asking(query.encode())
    return Asked("(an answer)", "GET", target, _headers(rng))


def a_page(rng: Random) -> Asked:
    """Return the address of a page that there is, perhaps with a slip in it."""
    address = f"/{rng.choice(known.TAGS)}{rng.choice(known.whole_addresses())}"
    if rng.random() < 0.4:
        address = _nearly(rng, address)
    return Asked("(a page)", "GET", quote(address, safe=_SAFE).encode(), _headers(rng))


def health(rng: Random) -> Asked:
    """Return what is asked by those that watch over servers, by any method."""
    path = rng.choice((b"/healthz", b"/readyz", b"/healthz/", b"/readyz?x"))
    return Asked("(health)", rng.choice(("GET", *_METHODS)), path, _headers(rng))


_STARTS = (b"/", b"/en/", b"//", b"/../", b"/static/", b"/zh-TW/", b"/%2e/")


def noise(rng: Random) -> Asked:
    """Return a target that belongs to no route."""
    long = rng.choice((b"", b"", b"", b"a" * 4090, b"/a" * 3000, b"%41" * 9000))
    target = rng.choice(_STARTS) + _wild_bytes(rng) + long + _wild_bytes(rng)
    return Asked("(no route)", "GET", target)
