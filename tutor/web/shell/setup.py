"""What the app takes from the shell."""

from flask import Flask

from tutor.web.shell import (
    csrf,
    errors,
    headers,
    language_prefix,
    site_name,
    static_files,
    symbols,
)


def init_app(app: Flask) -> None:
    """Give the app its languages, errors, headers and static files.

    Requests are refused in this order: what no page can be for, a wrong prefix, a forged form.
    """
    for part in (errors, language_prefix, csrf, site_name, symbols, static_files, headers):
        part.init_app(app)
