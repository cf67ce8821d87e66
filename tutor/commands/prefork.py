"""A prefork server: waitress in each worker, which has a listening socket of its own.

Waitress gives a thread a request only when its body is complete, and sends answers from a buffer:
slow visitors hold a connection and no thread. It has one process; this module adds the others.

The sockets listen at the same address, and the kernel spreads connections evenly over them. If all
workers shared one socket, a single worker would often accept every connection that a proxy keeps
open. The parent holds the sockets, so connections that wait at one of them survive its worker.
"""

import contextlib
import logging
import os
import resource
import signal
import socket
import sys
import time
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from threading import Event, Thread
from typing import TYPE_CHECKING

from waitress.channel import HTTPChannel
from waitress.server import BaseWSGIServer, create_server
from waitress.task import WSGITask
from waitress.wasyncore import loop

from tutor import metrics

if TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication

PATIENCE = 10
"""Seconds that a worker has to finish what it is at."""

CONNECTIONS = 1000
"""Connections that a worker holds at a time; more wait to be accepted."""

IDLE = 30
"""Seconds after which a connection is closed on which nothing arrives or leaves."""

_LOOK_EVERY = 1.0
"""Seconds between two checks of a worker's memory, and of whether its parent is alive."""

_RESTART_PAUSE = 0.2
"""Seconds before an ended worker is replaced."""

_QUIET_POLLS = 20
"""Polls of 50 ms in a row without a request before a stopping worker closes idle connections: a
client on a busy machine may be about to use one."""

_SWITCH_INTERVAL = 0.001
"""Seconds for which a thread may keep the interpreter while others want it, a fifth of the usual:
an answer that is there already waits less for one that takes long to make."""

_STOP_SIGNALS = (signal.SIGTERM, signal.SIGINT)
_LEAVING = signal.SIGRTMIN
"""A worker sends this to its parent when it stops accepting but still has connections to finish.

The kernel queues such signals, and delivers them after those that stop the server.
"""

_SIGNALS = (*_STOP_SIGNALS, _LEAVING, signal.SIGCHLD)


@dataclass(frozen=True, slots=True, eq=False)
class _Job:
    """What a process serves: an app, at a listener of its own."""

    app: "WSGIApplication"
    listener: socket.socket
    options: Mapping[str, int]
    most_memory: int = 0


@dataclass(slots=True)
class _Process:
    """A running process; its metrics are counted under its number, which no other one has."""

    job: _Job
    number: int
    is_leaving: bool = False


def serve(
    app: "WSGIApplication",
    listeners: Sequence[socket.socket],
    *,
    most_memory: int,
    for_prometheus: "tuple[WSGIApplication, socket.socket] | None" = None,
    **options: int,
) -> None:
    """Serve `app` with a process for each listener until SIGTERM or SIGINT; then let them finish.

    A worker that ends is replaced, and so is one with more than `most_memory` MiB (0: any).
    `for_prometheus` is an app and its listener, served by a process of its own. The options
    are waitress's.
    """
    jobs = [_Job(app, listener, options, most_memory) for listener in listeners]
    if for_prometheus:
        jobs.append(_Job(*for_prometheus, {"threads": 1}))
    signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
    running: dict[int, _Process] = {}
    while True:
        _start_missing(jobs, running)
        received = signal.sigwaitinfo(_SIGNALS)
        if received.si_signo in _STOP_SIGNALS:
            break
        if received.si_signo == _LEAVING:
            _let_leave(received.si_pid, running)
        _forget_ended(running)
        time.sleep(_RESTART_PAUSE)
    for job in jobs:
        job.listener.close()
    for pid in running:
        os.kill(pid, signal.SIGTERM)
    until = time.monotonic() + PATIENCE + 1
    while running and (left := until - time.monotonic()) > 0:
        signal.sigtimedwait([signal.SIGCHLD], left)
        _forget_ended(running)
    for pid in running:
        os.kill(pid, signal.SIGKILL)


def _let_leave(pid: int, running: dict[int, _Process]) -> None:
    """Have a successor started before this process ends, unless its predecessor is still there."""
    if process := running.get(pid):
        of_this_job = [each for each in running.values() if each.job is process.job]
        process.is_leaving = len(of_this_job) == 1


def _start_missing(jobs: Sequence[_Job], running: dict[int, _Process]) -> None:
    """Start a process for each job that has none, or only one that is leaving."""
    done = [each.job for each in running.values() if not each.is_leaving]
    for job in jobs:
        if job not in done:
            numbers = {each.number for each in running.values()}
            process = _Process(job, next(n for n in count(1) if n not in numbers))
            others = [each.listener for each in jobs if each is not job]
            running[_forked(process, others, os.getpid())] = process


def _forked(process: _Process, others: Iterable[socket.socket], parent: int) -> int:
    """Start the process, without the listeners of others, and return its id."""
    if pid := os.fork():
        return pid
    try:
        for listener in others:
            listener.close()
        metrics.count_as(process.number)
        _work(process.job, parent)
    except BaseException:
        logging.getLogger(__name__).exception("a worker ends")
        os._exit(1)
    os._exit(0)


def _forget_ended(running: dict[int, _Process]) -> None:
    """Remove the processes that have ended since the last call."""
    with contextlib.suppress(ChildProcessError):
        while pid := os.waitpid(-1, os.WNOHANG)[0]:
            running.pop(pid, None)


def _work(job: _Job, parent: int) -> None:
    """Answer requests until SIGTERM or SIGINT, too much memory, or the end of the parent."""
    sys.setswitchinterval(_SWITCH_INTERVAL)
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)
    sockets: dict[int, object] = {}
    server = create_server(
        job.app,
        sockets,
        sockets=[job.listener],
        ident=None,
        clear_untrusted_proxy_headers=False,  # PROXY_HOPS says which are believed
        max_request_header_size=32 * 1024,
        connection_limit=CONNECTIONS,
        channel_timeout=IDLE,
        cleanup_interval=IDLE // 3,
        asyncore_use_poll=True,
        **job.options,
    )
    server.channel_class = _Channel
    stopping = Event()

    def stop(*_: object) -> None:
        stopping.set()
        server.pull_trigger()

    def watch() -> None:
        while (has_parent := os.getppid() == parent) and not _is_too_large(job.most_memory):
            time.sleep(_LOOK_EVERY)
        if has_parent:
            os.kill(parent, _LEAVING)
        stop()

    for each in _STOP_SIGNALS:
        signal.signal(each, stop)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)
    Thread(target=watch, daemon=True).start()
    while not stopping.is_set():
        loop(_LOOK_EVERY, use_poll=True, map=sockets, count=1)
    _finish(server, sockets)


def _is_too_large(most: int) -> bool:
    return 0 < most < resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024


def _finish(server: BaseWSGIServer, sockets: dict[int, object]) -> None:
    """Drain: answer received requests, accept no more, and close the connections."""
    for _ in range(server.adj.backlog):
        server.handle_accept()
    server.accepting = False
    server.del_channel()
    server.socket.close()
    quiet, until = 0, time.monotonic() + PATIENCE
    while (channels := tuple(server.active_channels.values())) and quiet < _QUIET_POLLS:
        if time.monotonic() > until:
            break
        loop(0.05, use_poll=True, map=sockets, count=1)
        busy = any(channel.requests or channel.total_outbufs_len for channel in channels)
        quiet = 0 if busy else quiet + 1


class _Task(WSGITask):  # type: ignore[misc]
    """A request; while the server stops, its answer says that it is the connection's last."""

    def build_response_header(self) -> bytes:
        if not self.channel.server.accepting:
            self.set_close_on_finish()
        return bytes(super().build_response_header())


class _Channel(HTTPChannel):  # type: ignore[misc]
    """A connection."""

    task_class = _Task

    def send_continue(self) -> None:
        """Ask for a body, unless none comes or it is refused: waitress would wait for it."""
        if not self.request.completed:
            super().send_continue()
