"""Requests that never end."""

from tutor.clubs.items import Item
from tutor.clubs.plan import Plan

CODES = f"/en/clubs/{Plan('Club', (Item('clue'),))}/codes"

FORM = {"Content-Type": "application/x-www-form-urlencoded", "Sec-Fetch-Site": "same-origin"}

HEADER = f"POST {CODES} HTTP/1.1\r\nHost: localhost\r\n".encode() + b"".join(
    f"{name}: {value}\r\n".encode() for name, value in FORM.items()
)

UNFINISHED = {
    "length": HEADER + b"Content-Length: 5\r\n\r\ncod",
    "chunked": HEADER + b"Transfer-Encoding: chunked\r\n\r\n5\r\ncod",
    "header": HEADER,
    "unread": b"GET /en/rules/ HTTP/1.1\r\nHost: localhost\r\n\r\n" * 50,
}
