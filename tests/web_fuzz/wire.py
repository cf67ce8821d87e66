"""Requests as bytes on a connection, and what comes back."""

import socket
import time
from dataclasses import dataclass
from http.client import HTTPException, HTTPResponse

from tests.web_fuzz.asking import Asked

PATIENCE = 30
"""Seconds for which an answer is waited for."""


@dataclass(frozen=True, slots=True)
class Answered:
    """A response: `headers` by name in lower case, each with all its values."""

    status: int
    headers: dict[str, list[str]]
    body: bytes
    seconds: float

    def header(self, name: str) -> str:
        """Return the value of a header, empty if it is not there."""
        return ", ".join(self.headers.get(name, []))


class Wire:
    """A connection that is kept open for as long as the server does."""

    def __init__(self, host: str, port: int) -> None:
        self.place = (host, port)
        self.host = f"{host}:{port}".encode()
        self._socket: socket.socket | None = None

    def ask(self, asked: Asked) -> Answered:
        """Return the answer; ConnectionError or HTTPException if there is none."""
        try:
            return self._ask(asked)
        except (ConnectionError, HTTPException):
            # It may have been closed while nothing was going on.
            self.close()
            return self._ask(asked)

    def close(self) -> None:
        """Hang up."""
        if self._socket is not None:
            self._socket.close()
        self._socket = None

    def _ask(self, asked: Asked) -> Answered:
        if self._socket is None:
            self._socket = socket.create_connection(self.place, timeout=PATIENCE)
        started = time.perf_counter()
        self._send(self._bytes(asked))
        response = HTTPResponse(self._socket, method=asked.method)
        try:
            response.begin()
            body = response.read()
        finally:
            if response.will_close or response.status >= 400:
                self.close()
        headers: dict[str, list[str]] = {}
        for name, text in response.getheaders():
            headers.setdefault(name.lower(), []).append(text)
        return Answered(response.status, headers, body, time.perf_counter() - started)

    def _send(self, data: bytes) -> None:
        assert self._socket is not None
        try:
            self._socket.sendall(data)
        except (BrokenPipeError, ConnectionResetError):
            # Refused while it was being sent: the answer may be there already.
            return

    def _bytes(self, asked: Asked) -> bytes:
        headers = [(name, text.replace(b"{host}", self.host)) for name, text in asked.headers]
        if not asked.body:  # forbidden then (RFC 9110, 10.1.1): waitress waits for the body
            headers = [(name, text) for name, text in headers if name != "Expect"]
        if not any(name == "Host" for name, _ in headers):
            headers.insert(0, ("Host", self.host))
        if asked.body:
            headers.append(("Content-Length", str(len(asked.body)).encode()))
        lines = [name.encode() + b": " + text for name, text in headers]
        start = asked.method.encode() + b" " + asked.target + b" HTTP/1.1"
        return b"\r\n".join([start, *lines, b"", b""]) + asked.body
