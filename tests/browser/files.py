"""Files on another host, served by Python's own http.server."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread


class _Quiet(SimpleHTTPRequestHandler):
    """Serves files as pages that isolate themselves if their names say so, and logs nothing."""

    def end_headers(self) -> None:
        """Add the headers by which a page shows nothing that has not agreed to it."""
        if "isolated" in self.path:
            self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
            self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        super().end_headers()

    def log_message(self, *args: object) -> None:
        """Say nothing."""


@contextmanager
def serving_files(folder: Path) -> Iterator[int]:
    """Serve a folder while the block runs; gives the port."""
    handler = partial(_Quiet, directory=str(folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_port
        server.shutdown()
