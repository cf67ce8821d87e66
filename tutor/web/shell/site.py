"""The Flask application class."""

from typing import Any

from flask import Flask, has_request_context, request

from tutor.web.shell.fragment_cache import cached_url
from tutor.web.shell.masking import masked


class Site(Flask):
    """Flask, with addresses that are built once and a log that keeps secrets."""

    def log_exception(self, exc_info: Any) -> None:
        """Log an error that no one has foreseen, without the secret that an address may hold."""
        self.logger.error(
            "Exception on %s [%s]", masked(request.path), request.method, exc_info=exc_info
        )

    def url_for(
        self,
        /,
        endpoint: str,
        *,
        _anchor: str | None = None,
        _method: str | None = None,
        _scheme: str | None = None,
        _external: bool | None = None,
        **values: Any,
    ) -> str:
        """Return the address of a page, which most other pages link to as well, from the cache."""
        build = super().url_for
        if _anchor or _method or _scheme or _external or not has_request_context():
            return build(
                endpoint,
                _anchor=_anchor,
                _method=_method,
                _scheme=_scheme,
                _external=_external,
                **values,
            )
        return cached_url(build, endpoint, values)
