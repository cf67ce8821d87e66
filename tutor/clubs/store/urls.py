"""URLs of databases: what hosts and people write, and what is shown of it."""

from pathlib import Path

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

_SQLITE = ("sqlite", "sqlite+pysqlite")
_POSTGRESQL = ("postgres", "postgresql", "postgresql+psycopg")


def url_of(text: object) -> URL:
    """Return the URL of an SQLite file or a PostgreSQL database, with the driver that we have.

    Raises ValueError for any other, with what it must be; a password in it is not told.
    """
    try:
        assert isinstance(text, str | URL)
        url = make_url(text)
    except (ArgumentError, AssertionError, ValueError):  # a port that is no number: ValueError
        raise ValueError("must be a URL like postgresql://host/name") from None
    if url.drivername in _POSTGRESQL:
        return url.set(drivername="postgresql+psycopg")
    if url.drivername not in _SQLITE:
        raise ValueError(f"must begin with sqlite: or postgresql:, not with {url.drivername}:")
    if url.database in (None, "", ":memory:") or str(url.database).startswith("file:"):
        raise ValueError("must name a file, as each worker has a memory of its own")
    return url


def canonical(text: object) -> str:
    """Return the text of that URL, its password included; ValueError as for `url_of`."""
    return url_of(text).render_as_string(hide_password=False)


def url_of_file(path: Path) -> str:
    """Return the URL of an SQLite database in this file."""
    return URL.create("sqlite", database=str(path)).render_as_string()


def file_of(url: URL) -> Path | None:
    """Return the file of an SQLite database, from the root; None for another database."""
    is_file = url.get_backend_name() == "sqlite"
    return Path(str(url.database)).absolute() if is_file else None


def place_of(url: URL) -> str:
    """Return where that is, for people: a file's path, or a URL with *** for a password."""
    if path := file_of(url):
        return str(path)
    query = {name: url.query[name] for name in ("host", "port") if name in url.query}
    return url.set(drivername="postgresql", query=query).render_as_string().replace("%2F", "/")
