"""Settings and places.

Every setting can be given to `create_app` or as an environment variable `TUTOR_<NAME>`.
"""

import os
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from limits.errors import ConfigurationError
from limits.storage import storage_from_string

from tutor.clubs.store.engines import canonical, url_of_file
from tutor.core.errors import TutorError

_PACKAGE = Path(__file__).parents[2]
_LOOPBACK = ("localhost", "127.0.0.1")
_SITE = re.compile(r"https?://[a-z0-9.-]+(:[1-9][0-9]{0,4})?/?", re.IGNORECASE)


def data_folder(name: str) -> Path:
    """Return the folder `templates` or `translations`.

    The wheel carries them inside the package; a checkout has them at its top level.
    """
    carried = _PACKAGE / name
    return carried if carried.is_dir() else _PACKAGE.parent / name


DEFAULTS: dict[str, Any] = {
    # Scheme and host of canonical addresses ("https://example.org"); None: those of the request.
    "SITE_URL": None,
    # Accepted host names, besides that of SITE_URL; both None: any.
    "TRUSTED_HOSTS": None,
    # Any text; a change makes browsers treat the same files as a new release.
    "RELEASE": "",
    # Names of the packs that browsers keep for times without a network; None: all.
    "OFFLINE": None,
    # Where the compiled catalogues are.
    "TRANSLATIONS": str(data_folder("translations")),
    # Bytes. A position with all its clues takes about 400.
    "MAX_URL_LENGTH": 4096,
    "MAX_CONTENT_LENGTH": 64 * 1024,
    # Bytes of rendered pages that each worker keeps; 0: none.
    "PAGE_CACHE": 56 * 1024 * 1024,
    # The number of trusted proxies, which set X-Forwarded-For and X-Forwarded-Proto.
    "PROXY_HOPS": 0,
    # Where clubs are saved, as a URL; None: DATABASE_URL of the environment, else a file of the
    # user's; "": nowhere.
    "DATABASE_URL": None,
    # Where the limits on forms are counted, as a URL that the package `limits` knows; None: in the
    # database of the clubs.
    "RATE_LIMITS_URL": None,
}


class SettingError(TutorError):
    """An invalid setting, with which the site must not start."""


def check(config: Mapping[str, Any]) -> None:
    """Raise SettingError for the first invalid setting."""
    sizes = {"MAX_URL_LENGTH": 1, "MAX_CONTENT_LENGTH": 1, "PAGE_CACHE": 0}
    for name, least in sizes.items():
        value = config[name]
        if type(value) is not int or value < least:
            raise SettingError(f"{name} must be a whole number of bytes, not {value!r}")
    if type(config["PROXY_HOPS"]) is not int or config["PROXY_HOPS"] < 0:
        raise SettingError(f"PROXY_HOPS must be a number, 0 or more, not {config['PROXY_HOPS']!r}")
    if not isinstance(config["RELEASE"], str | int):
        raise SettingError(f"RELEASE must be a text, not {config['RELEASE']!r}")
    if not isinstance(config["OFFLINE"], list | tuple | None):
        raise SettingError(f"OFFLINE must be a list of names, not {config['OFFLINE']!r}")
    if not (config["SITE_URL"] is None or _is_site(config["SITE_URL"])):
        raise SettingError(f"SITE_URL must be like https://example.org, not {config['SITE_URL']!r}")
    if not isinstance(config["TRUSTED_HOSTS"], str | list | tuple | None):
        raise SettingError(f"TRUSTED_HOSTS must be names, not {config['TRUSTED_HOSTS']!r}")
    database_url(config)
    _check_rate_limits(config["RATE_LIMITS_URL"])


def trusted_hosts(config: Mapping[str, Any]) -> list[str] | None:
    """Return the host names that the site answers for; None: any well-formed one.

    They are those of SITE_URL and TRUSTED_HOSTS, and localhost for health checks. A name with a dot
    in front includes all subdomains.
    """
    hosts = config["TRUSTED_HOSTS"] or ()
    names = [hosts] if isinstance(hosts, str) else list(hosts)
    if config["SITE_URL"]:
        names.append(urlsplit(config["SITE_URL"]).hostname)
    return [*names, *_LOOPBACK] if names else None


def database_url(config: Mapping[str, Any]) -> str:
    """Return the database URL of the clubs for SQLAlchemy; empty if they cannot be saved.

    Without the setting it is the variable DATABASE_URL that many hosts set, without that a file in
    the data folder of the user. Raises SettingError if it is no URL of SQLite or PostgreSQL; a
    password in it is not shown.
    """
    url = config["DATABASE_URL"]
    if url is None:
        url = os.environ.get("DATABASE_URL")
    if url is None:
        url = _users_file()
    if url == "":
        return ""
    try:
        return canonical(url)
    except ValueError as error:
        raise SettingError(f"DATABASE_URL {error}") from None


def _users_file() -> str:
    """Return the URL of the clubs' file in the user's data folder (XDG)."""
    try:
        base = Path(os.environ.get("XDG_DATA_HOME", ""))
        if not base.is_absolute():  # as the specification has it
            base = Path("~/.local/share").expanduser()
    except RuntimeError as error:
        raise SettingError("DATABASE_URL must be given, as this user has no home") from error
    return url_of_file(base / "hanabi-tutor" / "clubs.sqlite3")


def _check_rate_limits(url: object) -> None:
    """Raise SettingError for an unusable URL, without showing a password in it."""
    if url is None:
        return
    if not isinstance(url, str) or not url or url.startswith("async+"):
        raise SettingError("RATE_LIMITS_URL must be a URL like redis://host:6379")
    try:
        storage_from_string(url)  # makes no connection
    except (ConfigurationError, ValueError) as error:
        scheme = url.partition(":")[0]
        raise SettingError(f"RATE_LIMITS_URL: {str(error).replace(url, scheme)}") from error


def _is_site(value: object) -> bool:
    """Return whether this is a URL of scheme, host and an optional port."""
    return isinstance(value, str) and bool(_SITE.fullmatch(value))
