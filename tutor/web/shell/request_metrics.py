"""Counts requests by type of page and status, and how long they took."""

import time
from collections.abc import Iterable
from typing import TYPE_CHECKING

from flask import Flask
from werkzeug.exceptions import HTTPException
from werkzeug.wsgi import get_path_info

from tutor import metrics

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


class RequestMetrics:
    """A WSGI application that measures the answers of another one."""

    def __init__(self, inner: "WSGIApplication", app: Flask) -> None:
        self._inner, self._routes = inner, app.url_map.bind("")

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Answer a request, and count it."""
        began, route, statuses = time.perf_counter(), self._route(environ), ["500"]

        def start(status: str, headers: list[tuple[str, str]], *error: object) -> object:
            statuses.append(status[:3])
            return start_response(status, headers, *error)  # type: ignore[arg-type]

        try:
            return self._inner(environ, start)  # type: ignore[arg-type]
        finally:
            metrics.observe(metrics.REQUESTS, time.perf_counter() - began, route, statuses[-1])

    def _route(self, environ: "WSGIEnvironment") -> str:
        """Return the blueprint of the page; the cache answers before Flask has looked for it."""
        endpoint: str
        try:
            endpoint, _ = self._routes.match(get_path_info(environ), environ["REQUEST_METHOD"])
        except HTTPException:
            return "none"
        return endpoint.partition(".")[0]
