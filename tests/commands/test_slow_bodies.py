"""`tutor serve` under forms that are never sent to their end: everybody else is answered."""

import contextlib
import http.client
import select
import socket
import struct
import time
import urllib.parse
from collections.abc import Iterator

import pytest

from tests.serving import serving
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.commands.server import BODY_DEADLINE
from tutor.web.shell.request_body import READERS

CODES = f"/en/clubs/{Plan('Club', (Item('clue'),))}/codes"
FORM = {"Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin"}
HEADER = f"POST {CODES} HTTP/1.1\r\nHost: localhost\r\n".encode() + b"".join(
    f"{name}: {value}\r\n".encode() for name, value in FORM.items()
)
UNFINISHED = {
    "length": HEADER + b"Content-Length: 5\r\n\r\ncod",
    "chunked": HEADER + b"Transfer-Encoding: chunked\r\n\r\n5\r\ncod",
}
PROMPTLY = 12
"""Seconds in which whoever does not wait for a body is answered, on a busy machine too."""


@pytest.fixture(scope="module")
def place() -> Iterator[tuple[str, int]]:
    """Where a site of one worker listens."""
    with serving(TUTOR_WORKERS="1") as url:
        parts = urllib.parse.urlsplit(url)
        yield str(parts.hostname), int(parts.port or 0)


def status(place: tuple[str, int], path: str, body: str | None = None) -> int:
    """Return the status of an answer that has to come promptly."""
    with contextlib.closing(http.client.HTTPConnection(*place, timeout=PROMPTLY)) as connection:
        connection.request("GET" if body is None else "POST", path, body, FORM)
        return connection.getresponse().status


def sent(place: tuple[str, int], message: bytes) -> socket.socket:
    """Return a connection on which this was sent."""
    connection = socket.create_connection(place, timeout=PROMPTLY)
    connection.sendall(message)
    return connection


def refusals(attack: list[socket.socket]) -> list[http.client.HTTPResponse]:
    """Return the answers on those connections that have one; some are still being read."""
    found = []
    for connection in select.select(attack, [], [], PROMPTLY)[0]:
        with contextlib.closing(http.client.HTTPResponse(connection, method="POST")) as answer:
            answer.begin()
            found.append(answer)
    return found


def wait_for_form(place: tuple[str, int], expected: int) -> None:
    """Send a form until it is answered with this; the server notices a moment after we did it.

    While a worker is being replaced there may be nobody to answer.
    """
    until = time.monotonic() + BODY_DEADLINE
    while answered(place) != expected:
        assert time.monotonic() < until


def answered(place: tuple[str, int]) -> int | None:
    """Return the status of the answer to a form; None if nobody is there."""
    try:
        return status(place, CODES, "codes=")
    except ConnectionError:
        return None


@pytest.mark.parametrize("many", [8, 40])
@pytest.mark.parametrize("kind", UNFINISHED)
def test_unfinished_forms_keep_nobody_waiting(place: tuple[str, int], kind: str, many: int) -> None:
    """Other pages are answered at once; further forms as soon as the unfinished ones are closed."""
    with contextlib.ExitStack() as stack:
        for _ in range(many):
            stack.enter_context(sent(place, UNFINISHED[kind]))
        for path in ("/healthz", "/en/rules/"):
            assert status(place, path) == http.HTTPStatus.OK
    wait_for_form(place, http.HTTPStatus.OK)


def test_few_forms_are_waited_for(place: tuple[str, int]) -> None:
    """Whoever comes on top is told when to come again, which goes well once the others are gone."""
    with contextlib.ExitStack() as stack:
        attack = [stack.enter_context(sent(place, UNFINISHED["length"])) for _ in range(READERS)]
        wait_for_form(place, http.HTTPStatus.SERVICE_UNAVAILABLE)
        over = stack.enter_context(sent(place, UNFINISHED["length"]))
        (refusal,) = refusals([over])
        assert refusal.status == http.HTTPStatus.SERVICE_UNAVAILABLE
        assert refusal.getheader("Retry-After")
        assert not select.select(attack, [], [], 0)[0]
    wait_for_form(place, http.HTTPStatus.OK)


def frame(kind: int, flags: int, stream: int, payload: bytes) -> bytes:
    """Return a frame of HTTP/2 (RFC 9113, 4.1)."""
    return struct.pack(">I", len(payload))[1:] + struct.pack(">BBI", kind, flags, stream) + payload


def test_http2_without_tls_is_refused(place: tuple[str, int]) -> None:
    """Forms on HTTP/2 whose connection is closed kept threads busy for ever."""
    preface = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n" + frame(4, 0, 0, b"")
    # POST, http, a path and localhost, by HPACK's static table (RFC 7541, A).
    path = CODES.encode()
    header = b"\x83\x86\x04" + bytes([len(path)]) + path + b"\x01\x09localhost"
    header += b"".join(
        b"\x00" + bytes([len(name)]) + name.lower().encode() + bytes([len(text)]) + text.encode()
        for name, text in FORM.items()
    )
    forms = [
        frame(1, 4, stream, header) + frame(0, 0, stream, b"cod") for stream in range(1, 17, 2)
    ]
    for _ in range(2):
        with sent(place, preface + b"".join(forms)) as attack:
            attack.settimeout(PROMPTLY)
            answer = attack.recv(65536)
        assert answer == b"" or answer.startswith(b"HTTP/1.1 4")
    for _ in range(8):
        assert status(place, "/en/rules/") == http.HTTPStatus.OK
    wait_for_form(place, http.HTTPStatus.OK)


def test_forms_that_do_not_arrive_are_given_up(place: tuple[str, int]) -> None:
    """After a while forms are answered again, though the unfinished ones were never closed."""
    with contextlib.ExitStack() as stack:
        attack = [stack.enter_context(sent(place, UNFINISHED["length"])) for _ in range(READERS)]
        wait_for_form(place, http.HTTPStatus.SERVICE_UNAVAILABLE)
        for connection in attack:
            connection.settimeout(BODY_DEADLINE + PROMPTLY)
            with contextlib.suppress(ConnectionResetError):
                assert connection.recv(1) == b""
        wait_for_form(place, http.HTTPStatus.OK)
