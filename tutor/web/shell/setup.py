"""What the app takes from the shell."""

from flask import Flask

from tutor.web.shell import csrf, errors, headers, language_prefix, static_files, symbols
from tutor.web.shell.offline import views as offline


def init_app(app: Flask) -> None:
    """Give the app its languages, errors, headers and static files.

    Requests are refused in this order: what no page can be for, a wrong prefix, a forged form.
    """
    for part in (errors, language_prefix, csrf, symbols, static_files, headers, offline):
        part.init_app(app)
    app.register_blueprint(offline.blueprint, url_prefix="/<language:language>")
