"""Two addresses for whatever watches over the server: `/healthz` and `/readyz`.

`/healthz` says that the process answers. `/readyz` says, with a 503 if not, that it can do its
work: what the parts of the site have asked to be checked is true (`add_check`), and the home page
renders in every language, which takes its catalogue.
They stand before everything else, so that they answer whatever host is asked for, and leave no line
in the log.
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
    """Have the app ready only when this can be called; it raises an error if something lacks."""
    app.extensions.setdefault(_CHECKS, []).append(check)


class Health:
    """A WSGI application that answers these two, and leaves the rest to another one."""

    def __init__(self, inner: "WSGIApplication", app: Flask) -> None:
        self._inner, self._app = inner, app

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Answer a request."""
        if environ["PATH_INFO"] == HEALTHY:
            return _said(environ, start_response, "ok")
        if environ["PATH_INFO"] == READY:
            problem = why_not_ready(self._app)
            return _said(environ, start_response, f"not ready: {problem}" if problem else "ready")
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


def _said(environ: "WSGIEnvironment", start_response: "StartResponse", text: str) -> list[bytes]:
    status = "503 SERVICE UNAVAILABLE" if text.startswith("not") else "200 OK"
    headers = [("Content-Type", "text/plain; charset=utf-8"), ("Cache-Control", "no-store")]
    start_response(status, [*headers, *SECURITY_HEADERS.items()])
    return [b"" if environ["REQUEST_METHOD"] == "HEAD" else f"{text}\n".encode()]
