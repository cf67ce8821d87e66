"""`tutor serve`: the site behind granian."""

import errno
import socket
import typing

import click

if typing.TYPE_CHECKING:
    from flask import Flask

THREADS = 4
"""Requests a worker handles at a time: they take turns at the one interpreter, so few will do."""


@click.command("serve")
@click.option("--host", default="127.0.0.1", show_default=True, help="Address to listen on.")
@click.option(
    "--port",
    default=8000,
    show_default=True,
    type=click.IntRange(0, 65535),
    help="Port to listen on; 0 takes any free one.",
)
@click.option(
    "--workers", default=1, show_default=True, type=click.IntRange(1), help="Server processes."
)
def command(host: str, port: int, workers: int) -> None:
    """Serve the site until Ctrl+C."""
    from granian.constants import Interfaces
    from granian.log import LogLevels
    from granian.server import Server

    address, port = free_address(host, port)
    load_app()  # a missing catalogue is said here, once, and not by every worker
    server = Server(
        "tutor:create_app",  # a name for the log: load_app does the loading
        address=address,
        port=port,
        interface=Interfaces.WSGI,
        workers=workers,
        blocking_threads=THREADS,
        websockets=False,
        log_level=LogLevels.warning,
    )
    shown = f"[{host}]" if ":" in host else host
    click.echo(f"Hanabi Tutor: http://{shown}:{port}/ (Ctrl+C stops it)")
    # Granian's own loader would put the current folder on sys.path.
    server.serve(target_loader=load_app, wrap_loader=False)


def load_app() -> "Flask":
    """Return the site's WSGI application; raises what create_app raises."""
    from tutor import create_app

    return create_app()


def free_address(host: str, port: int) -> tuple[str, int]:
    """Return the numeric address of `host` and a port that can be listened on there.

    `port` 0 stands for any free port. Raises click.ClickException, in one line, if the host has no
    address on this machine or the port is taken or not allowed. Granian itself would share a taken
    port with another granian (SO_REUSEPORT), so the port is tried here first.
    """
    try:
        family, kind, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, kind) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            probe.bind(address)
            probe.listen()
            bound = probe.getsockname()
            return str(bound[0]), int(bound[1])
    except OSError as error:
        raise click.ClickException(_why_not(host, port, error)) from error


def _why_not(host: str, port: int, error: OSError) -> str:
    if error.errno == errno.EADDRINUSE:
        return (
            f"port {port} of {host} is taken by another program; choose another one: "
            f"`make run PORT={port + 1}` or `tutor serve --port {port + 1}`"
        )
    if error.errno == errno.EACCES:
        return f"port {port} needs more rights than this user has; choose one from 1024 up"
    return f"cannot listen on {host}, port {port}: {error.strerror}"
