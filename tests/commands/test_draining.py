"""Listening sockets that take no further connections."""

import subprocess
import sys

import pytest

DRAINED = """
import socket
from tutor.commands.draining import refuse_connections

with socket.create_server(("127.0.0.1", 0)) as listener:
    early = socket.create_connection(listener.getsockname())
    refuse_connections()
    early.sendall(b"a request")
    try:
        socket.create_connection(listener.getsockname(), timeout=0.2)
        print("late: taken")
    except TimeoutError:
        print("late: not taken")
    print("early:", listener.accept()[0].recv(100))
"""


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux can do it")
def test_what_is_queued_is_kept_and_nothing_is_added() -> None:
    """In a process of its own, as it concerns all listening sockets of a process."""
    run = subprocess.run(
        [sys.executable, "-c", DRAINED], capture_output=True, text=True, timeout=60, check=True
    )
    assert run.stdout.splitlines() == ["late: not taken", "early: b'a request'"]
