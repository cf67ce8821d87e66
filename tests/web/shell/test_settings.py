"""What can be set: by a text in the environment as well, with a clear error if it cannot be."""

import re
from pathlib import Path
from typing import Any

import pytest

from tutor.web.app import create_app
from tutor.web.shell.settings import DEFAULTS, SettingError, database_url

TABLE = Path(__file__).parents[3] / "docs" / "settings.md"


def database(given: object = None) -> str:
    """Return where clubs are saved with this setting."""
    return database_url({"DATABASE_URL": given})


@pytest.mark.parametrize("name", sorted(DEFAULTS.keys() - {"TRANSLATIONS"}))
def test_the_documented_default_is_the_default(name: str) -> None:
    """The second column of the table says what holds where nothing is set."""
    (documented,) = re.findall(rf"^\| `{name}` \| (.*?) \|", TABLE.read_text(), re.MULTILINE)
    default: Any = DEFAULTS[name]
    assert documented == {None: "none", "": "empty"}.get(default, str(default))


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("PAGE_CACHE", -1),
        ("PAGE_CACHE", "64M"),
        ("MAX_URL_LENGTH", "abc"),
        ("MAX_CONTENT_LENGTH", 0),
        ("TRUSTED_HOSTS", 7),
        ("SITE_URL", 5),
        ("PROXY_HOPS", -1),
        ("PROXY_HOPS", True),
        ("PROXY_HOPS", "two"),
        ("RELEASE", ["1"]),
        ("OFFLINE", "site"),
        ("SITE_URL", "example.org"),
        ("SITE_URL", "https://example.org/hanabi"),
        ("DATABASE_URL", 7),
        ("DATABASE_URL", "clubs.sqlite3"),
        ("DATABASE_URL", "mysql://host/clubs"),
        ("DATABASE_URL", "postgresql+asyncpg://host/clubs"),
        ("DATABASE_URL", "postgresql://host:port/clubs"),
        ("DATABASE_URL", "sqlite://"),
        ("DATABASE_URL", "sqlite:///:memory:"),
        ("RATE_LIMITS_URL", ""),
        ("RATE_LIMITS_URL", 7),
        ("RATE_LIMITS_URL", "file:///limits"),
        ("RATE_LIMITS_URL", "async+memory://"),
    ],
)
def test_what_cannot_be_is_said_by_name(name: str, value: object) -> None:
    """The site does not start, and the first word of the one line is the setting."""
    with pytest.raises(SettingError, match=rf"^{name}\b[^\n]*$"):
        create_app({name: value})


@pytest.mark.parametrize("name", ["DATABASE_URL", "RATE_LIMITS_URL"])
@pytest.mark.parametrize(
    "url", ["mysql://us:hidden@host/name", "us:hidden@host", "x://us:hidden@h:p"]
)
def test_a_password_is_not_told(name: str, url: str) -> None:
    """Errors end up in logs, which more people read than may know it."""
    with pytest.raises(SettingError) as error:
        create_app({name: url})
    assert "hidden" not in str(error.value)


@pytest.mark.parametrize(
    ("given", "used"),
    [
        ("", ""),
        ("sqlite:////srv/a b.sqlite3", "sqlite:////srv/a b.sqlite3"),
        ("postgres://u:p%40@h:5/d", "postgresql+psycopg://u:p%40@h:5/d"),
        ("postgresql://h/d?sslmode=require", "postgresql+psycopg://h/d?sslmode=require"),
        ("postgresql+psycopg:///d", "postgresql+psycopg:///d"),
    ],
)
def test_a_database_is_named_as_hosts_name_it(given: str, used: str) -> None:
    """Whatever way PostgreSQL is named, the installed driver is used; nothing else is changed."""
    assert database(given) == used


def test_clubs_are_saved_in_a_file_of_the_user(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Where nothing is set: in XDG_DATA_HOME, or in the home where that is no absolute path."""
    monkeypatch.delenv("DATABASE_URL", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_HOME", f"{tmp_path}/data")
    assert database() == f"sqlite:///{tmp_path}/data/hanabi-tutor/clubs.sqlite3"
    monkeypatch.setenv("XDG_DATA_HOME", "data")
    assert database() == f"sqlite:///{tmp_path}/.local/share/hanabi-tutor/clubs.sqlite3"


def test_the_plain_variable_counts_where_ours_is_not_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hosts set DATABASE_URL; TUTOR_DATABASE_URL goes before it, even if it is empty."""
    monkeypatch.setenv("DATABASE_URL", "postgres://host/name")
    monkeypatch.delenv("TUTOR_DATABASE_URL", raising=False)
    assert database_url(create_app().config) == "postgresql+psycopg://host/name"
    monkeypatch.setenv("TUTOR_DATABASE_URL", "")
    assert database_url(create_app().config) == ""
