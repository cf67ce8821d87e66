"""`tutor serve` beside visitors who never finish: everybody else is answered."""

import contextlib
import http.client
import socket
import urllib.parse
from collections.abc import Iterator

import pytest

from tests.commands.unfinished import CODES, FORM, UNFINISHED
from tests.support.serving import serving

PROMPTLY = 12
"""Seconds in which others are answered, on a busy machine too."""


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


@pytest.mark.parametrize("kind", UNFINISHED)
def test_forty_unfinished_requests_keep_nobody_waiting(place: tuple[str, int], kind: str) -> None:
    """Pages and forms of others are answered meanwhile; the worker has eight threads."""
    with contextlib.ExitStack() as stack:
        for _ in range(40):
            connection = stack.enter_context(socket.create_connection(place, timeout=PROMPTLY))
            connection.sendall(UNFINISHED[kind])
        for _ in range(3):
            for path in ("/healthz", "/en/rules/"):
                assert status(place, path) == http.HTTPStatus.OK
            assert status(place, CODES, "codes=") == http.HTTPStatus.OK


@pytest.mark.parametrize(("length", "expected"), [(0, 200), (2**24, 413)])
def test_whoever_asks_whether_to_send_a_body_is_answered(
    place: tuple[str, int], length: int, expected: int
) -> None:
    """Where there is none to send, or it would be too long, that is the answer itself."""
    with contextlib.closing(http.client.HTTPConnection(*place, timeout=PROMPTLY)) as connection:
        connection.putrequest("POST" if length else "GET", CODES)
        connection.putheader("Content-Length", str(length))
        connection.putheader("Expect", "100-continue")
        connection.endheaders()
        assert connection.getresponse().status == expected


def test_a_body_that_is_too_long_is_refused(place: tuple[str, int]) -> None:
    """Nobody fills the server's memory or disk with a form."""
    with contextlib.closing(http.client.HTTPConnection(*place, timeout=PROMPTLY)) as connection:
        connection.putrequest("POST", CODES)
        connection.putheader("Content-Length", str(2**24))
        connection.endheaders()
        connection.send(b"codes=")
        assert connection.getresponse().status == http.HTTPStatus.REQUEST_ENTITY_TOO_LARGE


GET = b"GET /en/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"


@pytest.mark.parametrize(
    "start",
    [
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x16\x03\x01\x02\x00\r\n\r\n",
        b"GET  HTTP/1.1\r\nHost: localhost\r\n\r\n",
        GET.replace(b"localhost", b"a b") + b"\r\n",
        GET.replace(b"/en/", b"/en/\x00") + b"\r\n",
        GET + b"X\x00: y\r\n\r\n",
        GET + b"Content-Length: -1\r\n\r\n",
        GET + b"X: " + b"a" * 900_000 + b"\r\n\r\n",
        GET.replace(b"/en/", b"/en/?" + b"a" * 100_000) + b"\r\n",
    ],
    ids=lambda start: repr(start[:30]),
)
def test_what_is_no_http_1_is_refused(place: tuple[str, int], start: bytes) -> None:
    """HTTP/2, TLS, odd signs and what is too long get an error, and the connection is closed."""
    answer = b""
    with socket.create_connection(place, timeout=PROMPTLY) as connection:
        # It may hang up before it has read everything.
        with contextlib.suppress(ConnectionError):
            connection.sendall(start)
        with contextlib.suppress(ConnectionError):
            answer = connection.makefile("rb").read()
    assert not answer or answer.startswith((b"HTTP/1.0 4", b"HTTP/1.1 4"))
    assert b"Traceback" not in answer


def test_a_body_without_a_length_costs_nothing(place: tuple[str, int]) -> None:
    """Nobody reads a body that is sent in chunks, however long: the page is there at once."""
    chunks = (b"10000\r\n" + b"a" * 0x10000 + b"\r\n") * 40 + b"0\r\n\r\n"
    with socket.create_connection(place, timeout=PROMPTLY) as connection:
        with contextlib.suppress(ConnectionError):
            connection.sendall(GET + b"Transfer-Encoding: chunked\r\n\r\n" + chunks)
        response = http.client.HTTPResponse(connection)
        response.begin()
        assert response.status == 413 or b"<h1" in response.read()


@pytest.mark.parametrize("path", ["/healthz", "/en/rules/", "/en/none", "/sw.js"])
def test_head_has_no_body(place: tuple[str, int], path: str) -> None:
    """After the header comes the next answer, which is a kept page the second time."""
    with socket.create_connection(place, timeout=PROMPTLY) as connection:
        request = f"HEAD {path} HTTP/1.1\r\nHost: localhost\r\n"
        connection.sendall(f"{request}\r\n{request}Connection: close\r\n\r\n".encode())
        answers = connection.makefile("rb").read().split(b"\r\n\r\n")
    assert [answer[:9] for answer in answers] == [b"HTTP/1.1 ", b"HTTP/1.1 ", b""]
