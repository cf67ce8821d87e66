"""What the site is called."""

from flask import Flask

from tutor.web.shell.language_prefix import gettext

SHORT_NAME = "Hanabi"
"""What stands below the icon on a device, the same in every language."""


def init_app(app: Flask) -> None:
    """Give templates `site_name()`."""
    app.add_template_global(site_name)


def site_name() -> str:
    """Return the name of the site in the language that is spoken."""
    return gettext("Hanabi Tutor")
