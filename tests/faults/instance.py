"""One `tutor serve` with two workers, which can be killed and started again at its address."""

import contextlib
import os
import signal
import subprocess
import sys
import urllib.error
import urllib.request
from pathlib import Path

from tests.faults.waiting import until
from tests.support.serving import free_port

WORKERS = 2


class Instance:
    """A server that is not running yet; it keeps its port, and what it says is in `log`.

    It believes a proxy in front of it, so that each visitor has an address of their own, and keeps
    no rendered pages, so that each page that is read is made anew.
    """

    def __init__(self, log: Path, database: str, **environment: str) -> None:
        self.log, self.port = log, free_port()
        self._environment = {
            **os.environ,
            "TUTOR_DATABASE_URL": database,
            "TUTOR_PROXY_HOPS": "1",
            "TUTOR_PAGE_CACHE": "0",
            "TUTOR_ACCESS_LOG": "0",
            **environment,
        }
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start the server, and return when it answers."""
        command = [sys.executable, "-m", "tutor", "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--workers", str(WORKERS)],
                env=self._environment,
                stdout=log,
                stderr=log,
                start_new_session=True,  # a group of processes, to be killed as one
            )
        until(self._answers, "the server answers", 60)

    def kill(self) -> None:
        """Kill all of its processes at once, in whatever they are doing."""
        assert self._process
        os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()
        until(lambda: not self._answers(), "nobody answers any more")
        self._process = None

    def stop(self) -> None:
        """Stop it as its keeper would, if it is running."""
        if self._process:
            self._process.terminate()
            try:
                self._process.wait(20)
            except subprocess.TimeoutExpired:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(self._process.pid, signal.SIGKILL)
                self._process.wait()
            self._process = None

    @property
    def pid(self) -> int:
        """The id of its first process."""
        assert self._process
        return self._process.pid

    @property
    def processes(self) -> frozenset[int]:
        """The ids of its processes that are running: the first one, and its workers."""
        assert self._process
        found = subprocess.run(
            ["ps", "-o", "pid=", "-o", "stat=", "-g", str(self._process.pid)],
            capture_output=True,
            text=True,
            check=True,
        )
        listed = (line.split() for line in found.stdout.splitlines())
        return frozenset(int(pid) for pid, state in listed if not state.startswith("Z"))

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/healthz", timeout=2):
                return True
        except urllib.error.HTTPError:
            return True
        except OSError:
            return False
