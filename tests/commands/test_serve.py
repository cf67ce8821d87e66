"""`tutor serve`: a port that can be used, workers that come back, and an end that loses nothing."""

import contextlib
import http.client
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.commands.unfinished import UNFINISHED
from tests.support.serving import fetch, free_port, serving
from tests.web.combined_log import COMBINED


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
    """It answers with the English home page; another site at its port would answer in turns."""
    with serving() as url:
        assert url.startswith("http://127.0.0.1:")
        assert '<html lang="en"' in fetch(f"{url}en/")
        port = url.rstrip("/").rpartition(":")[2]
        assert f"port {port} of 127.0.0.1 is in use" in refusal("--port", port)


def test_only_the_proxy_says_what_was_asked_for() -> None:
    """To WSGI, X_Forwarded_Proto is X-Forwarded-Proto, which a proxy may not know to drop."""
    with serving(TUTOR_PROXY_HOPS="1") as url:
        assert "https://127" in fetch(f"{url}en/", {"X-Forwarded-Proto": "https"})
        for name in ("X_Forwarded_Proto", "X-Forwarded_Proto"):
            assert "https://127" not in fetch(f"{url}en/", {name: "https"})


def test_a_taken_port_is_one_clear_line(taken: int) -> None:
    """The line names the port and a way out."""
    said = refusal("--port", str(taken))
    assert said.startswith(f"Error: port {taken} of 127.0.0.1 is in use")
    assert f"make run PORT={taken + 1}" in said


def test_an_address_of_no_machine_here_is_one_clear_line() -> None:
    """A host that cannot be listened on is named, with the system's own reason."""
    assert "can't listen on 192.0.2.1, port 8000" in refusal("--host", "192.0.2.1")


WORKERS = 2


class Server:
    """A `tutor serve` with two workers whose output goes to a file."""

    def __init__(self, log: Path, *options: str) -> None:
        self.port, self.log = free_port(), log
        command = [sys.executable, "-m", "tutor", "serve", "--workers", str(WORKERS), *options]
        with log.open("wb") as output:
            self.process = subprocess.Popen(
                [*command, "--port", str(self.port)], stdout=output, stderr=subprocess.STDOUT
            )

    def connection(self) -> http.client.HTTPConnection:
        """Return a connection that stays open from one request to the next."""
        return http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)

    def says(self, path: str) -> str:
        """Return the answer, once somebody listens."""
        while self.process.poll() is None:
            with contextlib.closing(self.connection()) as connection:
                try:
                    connection.request("GET", path)
                    return connection.getresponse().read().decode()
                except ConnectionError:
                    time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def workers(self) -> list[int]:
        """Return the process ids of the workers."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in children.read_text().split()]

    def sockets(self, worker: int) -> int:
        """Return how many sockets a worker has open."""
        opened = Path(f"/proc/{worker}/fd").iterdir()
        return sum(str(each.readlink()).startswith("socket:") for each in opened)

    def workers_without(self, dead: int) -> list[int]:
        """Return the process ids of the workers, once a dead one has a successor."""
        while self.process.poll() is None:
            with contextlib.suppress(FileNotFoundError):
                if len(now := self.workers()) == WORKERS and dead not in now:
                    return now
            time.sleep(0.05)
        raise AssertionError(self.log.read_text())


@contextlib.contextmanager
def running(log: Path, *options: str) -> Iterator[Server]:
    """Give a server that is ready; whatever is left of it afterwards is killed."""
    server = Server(log, *options)
    try:
        assert server.says("/readyz") == "ready\n"
        yield server
    finally:
        server.process.kill()
        server.process.wait()


class Reader(threading.Thread):
    """Asks for one page after the other on open connections, until nobody answers any more."""

    def __init__(self, server: Server) -> None:
        super().__init__()
        self.server, self.pages, self.lost = server, 0, 0
        self.start()

    def run(self) -> None:
        """Count the pages, and the requests that were sent and never answered."""
        while True:
            with contextlib.closing(self.server.connection()) as connection:
                try:
                    connection.connect()
                except ConnectionError:
                    return
                while connection.sock:
                    self._ask(connection)

    def _ask(self, connection: http.client.HTTPConnection) -> None:
        try:
            connection.request("GET", f"/en/play/2-{self.pages + 1}")
            assert b"</html>" in connection.getresponse().read()
            self.pages += 1
        except (ConnectionError, http.client.HTTPException, AssertionError):
            self.lost += 1
            connection.close()


def _wait_for_pages(readers: Sequence[Reader]) -> None:
    """Return once they have read a few pages; fail if one of them has read something else."""
    while sum(reader.pages for reader in readers) < 40:
        assert not any(reader.lost for reader in readers)
        time.sleep(0.02)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux's /proc")
def test_a_server_logs_and_replaces_dead_workers(tmp_path: Path) -> None:
    """A request leaves its line, health none; a killed worker has a successor; Ctrl+C ends it.

    One that dies again at once is replaced again.
    """
    with running(tmp_path / "log") as server:
        for path in ("/en/rules/?box=ru", "/healthz", "/en/none"):
            server.says(path)
        url, clubs, *lines = server.log.read_text().splitlines(keepends=True)
        assert re.search(r"http://127.0.0.1:\d+/", url)
        assert clubs.startswith("Clubs are saved in /")
        found = [COMBINED.fullmatch(line) for line in lines]
        assert [each and (each["request"], each["status"]) for each in found] == [
            ("GET /en/rules/?box=ru HTTP/1.1", "200"),
            ("GET /en/none HTTP/1.1", "404"),
        ]
        for place in (0, -1, -1, -1):
            dead = server.workers()[place]
            os.kill(dead, signal.SIGKILL)
            assert "Hanabi" in server.says("/en/")
            assert dead not in server.workers_without(dead)
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(60) == 0


def test_the_end_loses_no_request(tmp_path: Path) -> None:
    """Under load, every request that was sent is answered; then the server goes, without a word."""
    with running(tmp_path / "log", "--no-access-log") as server:
        with contextlib.closing(server.connection()) as idle:
            idle.request("GET", "/en/")
            idle.getresponse().read()
            readers = [Reader(server) for _ in range(4)]
            _wait_for_pages(readers)
            server.process.terminate()
            assert server.process.wait(60) == 0
            for reader in readers:
                reader.join()
        assert [reader.lost for reader in readers] == [0] * 4
        site, clubs = server.log.read_text().splitlines()
        assert site.startswith("Hanabi Tutor: ")
        assert clubs.startswith("Clubs are saved in ")


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux's /proc")
def test_open_connections_are_dealt_out_to_all_workers(tmp_path: Path) -> None:
    """A proxy keeps them open; of 40, chance gives a worker fewer than 5 once in a million runs."""
    with running(tmp_path / "log") as server, contextlib.ExitStack() as stack:
        opened = [server.connection() for _ in range(40)]
        for connection in opened:
            stack.enter_context(contextlib.closing(connection))
            connection.connect()
        for connection in opened:
            connection.request("GET", "/healthz")
            connection.getresponse().read()
        assert all(server.sockets(worker) > 5 for worker in server.workers())


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux's /proc")
def test_a_worker_with_too_much_memory_gets_a_successor_and_loses_no_request(
    tmp_path: Path,
) -> None:
    """No worker does with one MiB, so they are replaced in turns, under load."""
    with running(tmp_path / "log", "--no-access-log", "--worker-memory", "1") as server:
        readers = [Reader(server) for _ in range(4)]
        first = server.workers()[0]
        while first in server.workers():
            time.sleep(0.05)
        assert [reader.lost for reader in readers] == [0] * 4
        server.process.terminate()
        assert server.process.wait(60) == 0
        for reader in readers:
            reader.join()
        assert [reader.lost for reader in readers] == [0] * 4


def numbers(port: int) -> dict[str, float]:
    """Return how many requests were answered, by route and status, as Prometheus is told."""
    text = fetch(f"http://127.0.0.1:{port}/metrics")
    found = re.findall(
        r'^tutor_request_seconds_count{route="(\w+)",status="(\d+)"} (\S+)$', text, re.M
    )
    return {f"{route} {status}": float(number) for route, status, number in found}


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="needs Linux's /proc")
def test_metrics_are_the_workers_together_at_a_port_of_their_own(tmp_path: Path) -> None:
    """Those of killed workers count on; the public port has none, and probes aren't counted."""
    port = free_port()
    with running(tmp_path / "log", "--metrics-port", str(port)) as server:
        *workers, for_prometheus = server.workers()
        for number, worker in enumerate(workers, 1):
            server.says("/en/rules/")
            server.says("/metrics")
            assert numbers(port) == {"rules 200": number, "none 404": number}
            os.kill(worker, signal.SIGKILL)
            while worker in server.workers() or len(server.workers()) < len(workers) + 1:
                time.sleep(0.05)
        os.kill(for_prometheus, signal.SIGKILL)
        while for_prometheus in server.workers() or len(server.workers()) < len(workers) + 1:
            time.sleep(0.05)
        assert numbers(port) == {"rules 200": 2, "none 404": 2}
        server.process.terminate()
        assert server.process.wait(60) == 0


def test_an_unfinished_form_does_not_hold_up_the_end(tmp_path: Path) -> None:
    """It is no request that has been sent: the server goes without it, and without a complaint."""
    with (
        running(tmp_path / "log") as server,
        socket.create_connection(("127.0.0.1", server.port)) as form,
    ):
        form.sendall(UNFINISHED["length"])
        assert server.says("/healthz") == "ok\n"
        server.process.terminate()
        assert server.process.wait(60) == 0


def test_workers_do_not_outlive_their_server(tmp_path: Path) -> None:
    """Killed, it cannot tell them; they see for themselves, under load too: the port is free."""
    with running(tmp_path / "log", "--no-access-log") as server:
        readers = [Reader(server) for _ in range(4)]
        _wait_for_pages(readers)
        server.process.kill()
        server.process.wait()
        for reader in readers:
            reader.join(60)
        assert not any(reader.is_alive() for reader in readers)
        socket.create_server(("127.0.0.1", server.port)).close()
