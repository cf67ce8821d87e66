"""Settings and places.

Every setting can be given to `create_app` or as an environment variable `TUTOR_<NAME>`.
"""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tutor.core.errors import TutorError

_PACKAGE = Path(__file__).parents[1]


def data_folder(name: str) -> Path:
    """Return the folder `templates` or `translations`.

    The wheel carries them inside the package; a checkout has them at its top level.
    """
    carried = _PACKAGE / name
    return carried if carried.is_dir() else _PACKAGE.parent / name


DEFAULTS: dict[str, Any] = {
    # Scheme and host of the site's canonical addresses ("https://example.org"); None: as asked.
    "SITE_URL": None,
    # Host names that are answered; None: any.
    "TRUSTED_HOSTS": None,
    # Where the compiled catalogues are.
    "TRANSLATIONS": str(data_folder("translations")),
    # Bytes. A position with all its clues takes about 400, so that these leave room.
    "MAX_URL_LENGTH": 4096,
    "MAX_CONTENT_LENGTH": 64 * 1024,
}


class SettingError(TutorError):
    """A setting that cannot be: the site must not start with it."""


def check(config: Mapping[str, Any]) -> None:
    """Raise SettingError, in one line, for the first setting that is not of its default's kind."""
    for name in ("MAX_URL_LENGTH", "MAX_CONTENT_LENGTH"):
        if type(config[name]) is not int or config[name] <= 0:
            raise SettingError(f"{name} must be a whole number of bytes, not {config[name]!r}")
    if not isinstance(config["SITE_URL"], str | None):
        raise SettingError(f"SITE_URL must be a text, not {config['SITE_URL']!r}")
    if not isinstance(config["TRUSTED_HOSTS"], str | list | tuple | None):
        raise SettingError(f"TRUSTED_HOSTS must be names, not {config['TRUSTED_HOSTS']!r}")
