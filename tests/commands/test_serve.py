"""`tutor serve`: a port that can be used, and what is said when none can."""

import socket
import subprocess
import sys
from collections.abc import Iterator

import pytest

from tests.serving import fetch, serving


@pytest.fixture
def taken() -> Iterator[int]:
    """A port of 127.0.0.1 that another program listens on."""
    with socket.create_server(("127.0.0.1", 0)) as other:
        yield other.getsockname()[1]


def refusal(*arguments: str) -> str:
    """Return what `tutor serve` says when it does not start; it must say it in one line."""
    command = [sys.executable, "-m", "tutor", "serve", *arguments]
    run = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert run.returncode == 1
    assert run.stderr.count("\n") == 1
    return run.stderr


def test_the_site_is_served_at_the_printed_url() -> None:
    """The URL that the command prints answers with the English home page."""
    with serving() as url:
        assert url.startswith("http://127.0.0.1:")
        assert '<html lang="en"' in fetch(f"{url}en/")


def test_a_taken_port_is_one_clear_line(taken: int) -> None:
    """The line names the port and a way out."""
    said = refusal("--port", str(taken))
    assert said.startswith(f"Error: port {taken} of 127.0.0.1 is taken")
    assert f"make run PORT={taken + 1}" in said


def test_a_port_taken_by_another_server_of_ours_is_refused_too() -> None:
    """Two sites on one port would answer in turns."""
    with serving() as url:
        port = url.rstrip("/").rpartition(":")[2]
        assert f"port {port} of 127.0.0.1 is taken" in refusal("--port", port)


def test_an_address_of_no_machine_here_is_one_clear_line() -> None:
    """A host that cannot be listened on is named, with the system's own reason."""
    assert "cannot listen on 192.0.2.1, port 8000" in refusal("--host", "192.0.2.1")
