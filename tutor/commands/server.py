"""A prefork server: waitress in each worker, one listening socket for all.

Waitress gives a thread a request only when its body is complete, and sends answers from a buffer:
slow visitors hold a connection and no thread. It has one process; this module adds the others.
"""

import contextlib
import logging
import os
import resource
import signal
import socket
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial
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

_LOOK = 1.0
"""Seconds between two looks at a worker's memory, and whether its parent lives."""

_PAUSE = 0.2
"""Seconds before a worker gets its successor."""

_QUIET = 20
"""Polls of 50 ms in a row without a request after which a worker that stops closes idle
connections: a client on a busy machine may be about to use one."""

_TURN = 0.001
"""Seconds for which a thread may keep the interpreter while others want it, a fifth of the usual:
an answer that is there already waits less for one that takes long to make."""

_STOPS = (signal.SIGTERM, signal.SIGINT)
_SIGNALS = (*_STOPS, signal.SIGCHLD)


def serve(
    app: "WSGIApplication",
    listener: socket.socket,
    *,
    workers: int,
    most_memory: int,
    for_prometheus: "tuple[WSGIApplication, socket.socket] | None" = None,
    **options: int,
) -> None:
    """Serve `app` in so many processes until SIGTERM or SIGINT; then let them finish.

    A worker that ends is replaced, and so is one with more than `most_memory` MiB (0: any).
    `for_prometheus` is an app and its listener, served by a process of its own. The options
    are waitress's.
    """
    work = partial(_work, app, listener, most_memory, os.getpid(), options)
    jobs: list[Callable[[], None]] = [partial(_counted, n, work) for n in range(1, workers + 1)]
    if for_prometheus:
        jobs.append(partial(_work, *for_prometheus, 0, os.getpid(), {"threads": 1}))
    signal.pthread_sigmask(signal.SIG_BLOCK, _SIGNALS)
    running: dict[int, Callable[[], None]] = {}
    while True:
        for job in jobs:
            if job not in running.values():
                running[_forked(job)] = job
        if signal.sigwait(_SIGNALS) in _STOPS:
            break
        _forget_ended(running)
        time.sleep(_PAUSE)
    listener.close()
    for pid in running:
        os.kill(pid, signal.SIGTERM)
    until = time.monotonic() + PATIENCE + 1
    while running and (left := until - time.monotonic()) > 0:
        signal.sigtimedwait([signal.SIGCHLD], left)
        _forget_ended(running)
    for pid in running:
        os.kill(pid, signal.SIGKILL)


def _forked(work: Callable[[], None]) -> int:
    """Return the id of a new process that does this."""
    if pid := os.fork():
        return pid
    try:
        work()
    except BaseException:
        logging.getLogger(__name__).exception("a worker ends")
        os._exit(1)
    os._exit(0)


def _forget_ended(running: dict[int, Callable[[], None]]) -> None:
    """Remove the processes that have ended since the last call."""
    with contextlib.suppress(ChildProcessError):
        while pid := os.waitpid(-1, os.WNOHANG)[0]:
            running.pop(pid, None)


def _counted(number: int, work: Callable[[], None]) -> None:
    """Work as the worker of this number."""
    metrics.count_as(number)
    work()


def _work(
    app: "WSGIApplication",
    listener: socket.socket,
    most_memory: int,
    parent: int,
    options: Mapping[str, int],
) -> None:
    """Answer requests until SIGTERM or SIGINT, too much memory, or the end of the parent."""
    sys.setswitchinterval(_TURN)
    logging.getLogger("waitress.queue").setLevel(logging.ERROR)
    sockets: dict[int, object] = {}
    server = create_server(
        app,
        sockets,
        sockets=[listener],
        ident=None,
        clear_untrusted_proxy_headers=False,  # PROXY_HOPS says which are believed
        max_request_header_size=32 * 1024,
        connection_limit=CONNECTIONS,
        channel_timeout=IDLE,
        cleanup_interval=IDLE // 3,
        asyncore_use_poll=True,
        **options,
    )
    server.channel_class = _Channel
    stopping = Event()

    def stop(*_: object) -> None:
        stopping.set()
        server.pull_trigger()

    def watch() -> None:
        while os.getppid() == parent and not _is_too_large(most_memory):
            time.sleep(_LOOK)
        stop()

    for each in _STOPS:
        signal.signal(each, stop)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, _SIGNALS)
    Thread(target=watch, daemon=True).start()
    while not stopping.is_set():
        loop(_LOOK, use_poll=True, map=sockets, count=1)
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
    while (channels := tuple(server.active_channels.values())) and quiet < _QUIET:
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
