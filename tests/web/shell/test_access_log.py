"""The line that a request leaves in the log."""

import os
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

import pytest
from werkzeug.test import Client, EnvironBuilder

from tests.web.combined_log import COMBINED
from tutor.web.app import create_app
from tutor.web.shell.access_log import AccessLog, line

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment


def logged(path: str = "/en/", status: str = "200", size: int = 9, **headers: str) -> re.Match[str]:
    """Return the parts of the line for a request, which has to be of the format."""
    environ = EnvironBuilder(path, headers=list(headers.items())).get_environ()
    environ["REMOTE_ADDR"] = "203.0.113.7"
    found = COMBINED.fullmatch(line(environ, status, size))
    assert found
    return found


def test_a_line_says_who_asked_for_what() -> None:
    """Every field of the format has what it is for."""
    headers = {"Referer": "http://localhost/en/", "User-Agent": "Mozilla/5.0 (X11)"}
    found = logged("/en/rules/?box=ru", size=17598, **headers)
    assert found.groupdict() == {
        "host": "203.0.113.7",
        "request": "GET /en/rules/?box=ru HTTP/1.1",
        "status": "200",
        "size": "17598",
        "from": "http://localhost/en/",
        "with": "Mozilla/5.0 (X11)",
    }


def test_what_is_not_there_is_a_dash() -> None:
    found = logged(size=0)
    assert (found["size"], found["from"], found["with"]) == ("-", "-", "-")


@pytest.mark.parametrize("evil", ['x" 200 1 "', "back\\slash", "\x1b[31m", "é日"])
def test_nobody_writes_a_line_of_their_own(evil: str) -> None:
    """Quotes, backslashes, control characters and foreign letters are escaped."""
    environ = EnvironBuilder("/en/").get_environ()
    environ["HTTP_USER_AGENT"] = environ["HTTP_REFERER"] = environ["REMOTE_ADDR"] = evil
    written = line(environ, "200", 1)
    assert COMBINED.fullmatch(written)
    assert written.isascii()
    assert evil not in written


def test_a_path_is_logged_as_it_was_sent() -> None:
    """What the server has decoded is encoded again, line breaks above all."""
    assert "GET /en/%0A%22%E6%97%A5 " in logged("/en/%0A%22%E6%97%A5")["request"] + " "


def test_every_request_leaves_one_line() -> None:
    """Pages, errors and redirects alike, with their status and the bytes that were sent."""
    reading, writing = os.pipe()
    app = create_app({"PAGE_CACHE": 0})
    client = Client(AccessLog(app.wsgi_app, writing))
    sizes = [len(client.get(path).data) for path in ("/en/", "/en/none", "/")]
    client.head("/en/")
    os.close(writing)
    with os.fdopen(reading) as log:
        lines = [COMBINED.fullmatch(each) for each in log]
    seen = [(each["request"].split()[1], each["status"], each["size"]) for each in lines if each]
    assert seen == [
        ("/en/", "200", str(sizes[0])),
        ("/en/none", "404", str(sizes[1])),
        ("/", "302", "-"),
        ("/en/", "200", "-"),
    ]


def test_a_log_that_nobody_reads_stops_nothing() -> None:
    """The reader of the pipe has gone; the page comes all the same."""
    reading, writing = os.pipe()
    os.close(reading)

    def app(environ: "WSGIEnvironment", start: "StartResponse") -> Iterable[bytes]:
        start("200 OK", [])
        return [b"page"]

    assert Client(AccessLog(app, writing)).get("/").data == b"page"
    os.close(writing)
