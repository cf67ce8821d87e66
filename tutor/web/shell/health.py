"""Health checks for monitoring: `/healthz` and `/readyz`.

`/healthz` answers while the process runs. `/readyz` answers 503 unless every check passes
(`add_check`) and the home page renders in every language. Both come before all other middleware:
they answer for any host and are not logged.
"""

from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import TYPE_CHECKING

from flask import Flask

from tutor.web.shell.headers import SECURITY_HEADERS
from tutor.web.shell.languages import LANGUAGES

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

HEALTHY, READY = "/healthz", "/readyz"

_CHECKS = "readiness"


def add_check(app: Flask, check: Callable[[], object]) -> None:
    """Add a check to `/readyz`; it raises an error if something is missing."""
    app.extensions.setdefault(_CHECKS, []).append(check)


class Health:
    """WSGI middleware that answers `/healthz` and `/readyz`."""

    def __init__(self, inner: "WSGIApplication", app: Flask) -> None:
        self._inner, self._app = inner, app

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Answer a request."""
        if environ["PATH_INFO"] == HEALTHY:
            return _respond(environ, start_response, "ok")
        if environ["PATH_INFO"] == READY:
            problem = why_not_ready(self._app)
            return _respond(
                environ, start_response, f"not ready: {problem}" if problem else "ready"
            )
        return self._inner(environ, start_response)


def why_not_ready(app: Flask) -> str:
    """Return why the app is not ready, empty if it is."""
    try:
        for check in app.extensions.get(_CHECKS, ()):
            check()
        for language in LANGUAGES:
            with app.test_request_context(f"/{language.tag}/", base_url="http://localhost"):
                response = app.full_dispatch_request()
            if response.status_code != HTTPStatus.OK:
                return f"/{language.tag}/ answers {response.status}"
    except Exception as error:
        app.logger.exception("not ready")
        return type(error).__name__
    return ""


def _respond(environ: "WSGIEnvironment", start_response: "StartResponse", text: str) -> list[bytes]:
    status = "503 SERVICE UNAVAILABLE" if text.startswith("not") else "200 OK"
    headers = [("Content-Type", "text/plain; charset=utf-8"), ("Cache-Control", "no-store")]
    start_response(status, [*headers, *SECURITY_HEADERS.items()])
    return [b"" if environ["REQUEST_METHOD"] == "HEAD" else f"{text}\n".encode()]
