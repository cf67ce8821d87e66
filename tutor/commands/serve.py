"""`tutor serve`: the site behind waitress."""

import errno
import gc
import os
import socket
import typing
from functools import cache
from tempfile import TemporaryDirectory

import click

from tutor import metrics

if typing.TYPE_CHECKING:
    from _typeshed.wsgi import WSGIApplication
    from flask import Flask

THREADS = 8
"""Requests a worker handles at a time.

They take turns at the one interpreter, so few would do; but five may wait for costly work
(shell/heavy.py), and some have to be free.
"""

MOST_WORKERS = 4
"""So many workers unless more are asked for: each keeps the site in memory once more."""

WORKER_MEMORY = 280
"""MiB of memory with which a worker gets a successor, unless another number is asked for.

Python gives little back of what searches take for a moment: beside what PAGE_CACHE bounds, a
worker would grow for hours.
"""


def default_workers() -> int:
    """Return a worker for each core that this process may use, up to a few."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return min(cores or 1, MOST_WORKERS)


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen on.")
@click.option(
    "--port",
    default=8000,
    show_default=True,
    type=click.IntRange(0, 65535),
    help="The port to listen on; 0 takes any free one.",
)
@click.option(
    "--workers",
    default=default_workers,
    show_default=f"one for each core, up to {MOST_WORKERS}",
    type=click.IntRange(1),
    envvar="TUTOR_WORKERS",
    help="The number of server processes.",
)
@click.option(
    "--worker-memory",
    default=WORKER_MEMORY,
    show_default=True,
    type=click.IntRange(0),
    envvar="TUTOR_WORKER_MEMORY",
    help="The MiB of memory at which a worker is replaced; 0 for never.",
)
@click.option(
    "--access-log/--no-access-log",
    default=True,
    show_default=True,
    envvar="TUTOR_ACCESS_LOG",
    help="Write a line for each request to standard output.",
)
@click.option(
    "--metrics-port",
    type=click.IntRange(0, 65535),
    envvar="TUTOR_METRICS_PORT",
    help="A port of its own for Prometheus; nothing is counted without it.",
)
@click.option(
    "--metrics-host",
    default="127.0.0.1",
    show_default=True,
    envvar="TUTOR_METRICS_HOST",
    help="The address for Prometheus to ask.",
)
@click.pass_context
def command(
    context: click.Context,
    host: str,
    port: int,
    workers: int,
    worker_memory: int,
    access_log: bool,
    metrics_port: int | None,
    metrics_host: str,
) -> None:
    """Serve the site until Ctrl+C."""
    from tutor.commands.prefork import serve

    listeners = open_listeners(host, port, workers)
    for_prometheus = None
    if metrics_port is not None:
        (metrics_listener,) = open_listeners(metrics_host, metrics_port, option="--metrics-port")
        folder = context.with_resource(TemporaryDirectory(prefix="hanabi-tutor-metrics-"))
        for_prometheus = metrics.start(folder), metrics_listener
    site = load_site()
    clubs = where_clubs_are(site)
    host_in_url = f"[{host}]" if ":" in host else host
    click.echo(
        f"Hanabi Tutor: http://{host_in_url}:{listeners[0].getsockname()[1]}/ (Ctrl+C stops it)"
    )
    click.echo(clubs)
    if for_prometheus:
        click.echo(f"Metrics: http://{metrics_host}:{for_prometheus[1].getsockname()[1]}/metrics")
    serve(
        load_app(access_log, for_prometheus is not None),
        listeners,
        most_memory=worker_memory,
        for_prometheus=for_prometheus,
        threads=THREADS,
        # The site itself refuses what is a little too long, with a page.
        max_request_body_size=2 * site.config["MAX_CONTENT_LENGTH"],
    )


@cache
def load_site() -> "Flask":
    """Return the site, ready to answer; raises what create_app raises."""
    from tutor import create_app
    from tutor.web.shell.health import why_not_ready

    app = create_app()
    if problem := why_not_ready(app):
        raise click.ClickException(f"the site can't be served: {problem}")
    return app


def where_clubs_are(app: "Flask") -> str:
    """Make the database of saved clubs ready and return a line that says where it is.

    If that fails, the line says why, and the rest of the site is served all the same: the database
    is tried again when somebody asks for a saved club.
    """
    from tutor.clubs.errors import StoreError
    from tutor.web.clubs.club import store

    with app.app_context():
        clubs = store()
    if not clubs.location:
        return "Clubs can't be saved: DATABASE_URL is empty"
    try:
        clubs.prepare()
    except StoreError as error:
        return f"Clubs can't be saved in {clubs.location} at the moment: {error}"
    return f"Clubs are saved in {clubs.location}"


@cache
def load_app(access_log: bool, measured: bool) -> "WSGIApplication":
    """Return the site as a WSGI application.

    It is made once, before the workers are: they share its memory until they write to it, and the
    garbage collector, which would write everywhere, leaves alone what was there at the start.
    """
    from tutor.web.shell.access_log import AccessLog
    from tutor.web.shell.health import Health
    from tutor.web.shell.request_metrics import RequestMetrics

    app = load_site()
    gc.collect()
    gc.freeze()
    inner = AccessLog(app.wsgi_app) if access_log else app.wsgi_app
    if measured:
        inner = RequestMetrics(inner, app)
    return Health(inner, app)


def open_listeners(
    host: str, port: int, count: int = 1, *, option: str = "--port"
) -> list[socket.socket]:
    """Return so many sockets that listen at `host` on `port` (0: any free one).

    Raises click.ClickException, in one line, if the host has no address on this machine or the port
    is taken or not allowed; the line names the option that changes the port.
    """
    try:
        family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        # With reuse_port, a second server could bind the same port: first bind it without.
        with socket.create_server(address[:2], family=family) as alone:
            at = alone.getsockname()[:2]
        return [
            socket.create_server(at, family=family, backlog=1024, reuse_port=True)
            for _ in range(count)
        ]
    except OSError as error:
        raise click.ClickException(_why_not(host, port, option, error)) from error


def _why_not(host: str, port: int, option: str, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        make_run = f"`make run PORT={port + 1}` or " if option == "--port" else ""
        return (
            f"port {port} of {host} is in use; choose another: "
            f"{make_run}`tutor serve {option} {port + 1}`"
        )
    if error.errno == errno.EACCES:
        return f"this user may not use port {port}; choose one from 1024 up"
    return f"can't listen on {host}, port {port}: {error.strerror}"
