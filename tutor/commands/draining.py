"""Sockets that take no further connections, and lose none that they have.

To close a listening socket is to reset every connection that is complete and not yet accepted, with
the request that was sent on it. So the kernel is told to ignore what asks for a new connection, and
what is there already can be accepted. Whoever asked sends again after a second: to the next
server on this port, or to be refused.
"""

import contextlib
import os
import socket
import struct
import sys
from array import array
from collections.abc import Iterator
from pathlib import Path

_SO_ATTACH_FILTER = 26
_FLAGS = 13
"""Offset of the flags in the header of TCP (RFC 9293, 3.1)."""
_SYN = 0x02
_DROP_SYN = b"".join(
    struct.pack("=HBBI", *instruction)
    for instruction in (
        (0x30, 0, 0, _FLAGS),  # load the byte at this offset
        (0x45, 0, 1, _SYN),  # go on if the bit is set in it, else leave out one instruction
        (0x06, 0, 0, 0),  # keep nothing of the packet
        (0x06, 0, 0, 0xFFFFFFFF),  # keep all of it
    )
)
"""Classic BPF (Linux, Documentation/networking/filter.rst)."""


def refuse_connections() -> None:
    """Have this process's listening sockets take no further connections; only Linux can do it."""
    if sys.platform != "linux":
        return
    code = array("B", _DROP_SYN)
    program = struct.pack("@HP", len(_DROP_SYN) // 8, code.buffer_info()[0])
    for listener in _listeners():
        # Where it cannot be done, a connection of the last moment may be reset.
        with contextlib.suppress(OSError):
            listener.setsockopt(socket.SOL_SOCKET, _SO_ATTACH_FILTER, program)


def _listeners() -> Iterator[socket.socket]:
    """Yield this process's listening sockets: granian does not say which one is its own."""
    for entry in Path("/proc/self/fd").iterdir():
        try:
            copy = os.dup(int(entry.name))
        except OSError:
            continue  # the folder itself, as it was listed
        try:
            found = socket.socket(fileno=copy)
        except OSError:
            os.close(copy)
            continue
        with found:
            if found.getsockopt(socket.SOL_SOCKET, socket.SO_ACCEPTCONN):
                yield found
