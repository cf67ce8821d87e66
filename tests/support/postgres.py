"""A PostgreSQL server of the tests' own: in a folder of its own, on a socket that only they see."""

import contextlib
import getpass
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psycopg

from tools.postgresql import find_postgresql

_PATIENCE = 60
_SETTINGS = {
    "fsync": "on",  # what was acknowledged has to survive kill -9
    "listen_addresses": "",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "logging_collector": "off",
}


class PostgreSQL:
    """A server in `folder`, made by `running`; it can be stopped, killed and started again."""

    def __init__(self, folder: Path) -> None:
        programs = find_postgresql()
        assert programs, "no PostgreSQL: make setup installs it (Debian: apt install postgresql)"
        self.folder, self._programs = folder, programs
        self._process: subprocess.Popen[bytes] | None = None
        self._as_user = _somebody_else(folder)
        self._run("initdb", "--pgdata", str(self._data), "--username", "tutor", "--no-sync")

    @property
    def _data(self) -> Path:
        return self.folder / "data"

    def url(self, schema: str = "public") -> str:
        """Return the URL of a schema of the one database; `fresh` makes new ones."""
        path = f"-csearch_path%3D{schema}"
        return f"postgresql://tutor@/postgres?host={self.folder}&options={path}"

    def fresh(self, schema: str) -> str:
        """Make a schema, empty, and return its URL."""
        with self.connected() as connection:
            connection.execute(f'CREATE SCHEMA "{schema}"')  # type: ignore[call-overload,unused-ignore]
        return self.url(schema)

    def connected(self) -> psycopg.Connection[Any]:
        """Return a connection to the database, each statement for itself."""
        return psycopg.connect(
            host=str(self.folder), user="tutor", dbname="postgres", autocommit=True
        )

    def start(self) -> None:
        """Start the server, and return when it answers."""
        until = time.monotonic() + _PATIENCE
        while not self._answers():
            assert time.monotonic() < until, self.log.read_text(errors="replace")
            if self._process is None or self._process.poll() is not None:
                # After a kill the old server's children may still be about to notice it.
                self._process = self._begin()
            time.sleep(0.05)

    def stop(self) -> None:
        """Stop the server as a machine does that shuts down: what is being done is broken off."""
        self._end(signal.SIGINT)

    def break_off(self) -> None:
        """Stop the server at once, as `pg_ctl stop -m immediate` does: it has to recover later."""
        self._end(signal.SIGQUIT)

    def kill(self) -> None:
        """Kill the server, as a power cut does."""
        self._end(signal.SIGKILL)

    @property
    def log(self) -> Path:
        """The file with what the server says."""
        return self.folder / "log"

    def _begin(self) -> subprocess.Popen[bytes]:
        settings = {**_SETTINGS, "unix_socket_directories": str(self.folder)}
        options = [f"--{name}={value}" for name, value in settings.items()]
        with self.log.open("ab") as log:
            return subprocess.Popen(
                [str(self._programs / "postgres"), "-D", str(self._data), *options],
                cwd=self.folder,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl+C is for the tests
                **self._as_user,
            )

    def _answers(self) -> bool:
        try:
            self.connected().close()
        except psycopg.OperationalError:
            return False
        return self._process is not None

    def _end(self, how: signal.Signals) -> None:
        if self._process:
            self._process.send_signal(how)
            self._process.wait(_PATIENCE)
            self._process = None

    def _run(self, program: str, *arguments: str) -> None:
        options = ["--auth=trust", "--encoding=UTF8", "--locale=C"]
        run = subprocess.run(
            [str(self._programs / program), *arguments, *options],
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
            **self._as_user,
        )
        assert run.returncode == 0, run.stdout + run.stderr


@contextlib.contextmanager
def running() -> Iterator[PostgreSQL]:
    """Give a new server that answers, while the block runs; nothing is left of it afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="tutor-pg-"))  # a socket's path has to be short
    server = None
    try:
        server = PostgreSQL(folder)
        server.start()
        yield server
    finally:
        if server:
            server.kill()
        shutil.rmtree(folder, ignore_errors=True)


def _somebody_else(folder: Path) -> dict[str, Any]:
    """Return as whom the server runs, as it refuses to be root; `folder` is theirs then."""
    if os.geteuid() != 0:
        return {"env": {**os.environ, "USER": getpass.getuser()}}
    known = {each.pw_name for each in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in known else "nobody")
    os.chown(folder, user.pw_uid, user.pw_gid)
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
