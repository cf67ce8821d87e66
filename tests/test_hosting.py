"""docs/hosting.md and its example files: whatever they name is there, and they agree."""

import itertools
import os
import re
import shlex
import shutil
import sqlite3
import subprocess
import threading
import time
import tomllib
from http import HTTPStatus
from pathlib import Path
from urllib.parse import urlsplit

import click
import pytest
from flask import Config
from flask.testing import FlaskClient

from tests.support.containerfile import said
from tests.web.hanabi.playing import record_of
from tutor import metrics
from tutor.cli import main
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.clubs.saved import BoardState
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store
from tutor.games.hanabi.review.reading import (
    write_game,
)
from tutor.web.app import create_app
from tutor.web.shell.compression import encoding_for
from tutor.web.shell.language_prefix import is_a_choice
from tutor.web.shell.settings import DEFAULTS, check, database_url, trusted_hosts

DOCS = Path(__file__).parents[1] / "docs"
HOSTING = (DOCS / "hosting.md").read_text(encoding="utf-8")
SETTINGS = (DOCS / "settings.md").read_text(encoding="utf-8")
RELEASE = tomllib.loads((DOCS.parent / "pyproject.toml").read_text())["project"]["version"]
FILES = {path.name: path.read_text(encoding="utf-8") for path in (DOCS / "hosting").iterdir()}
UNIT, NIGHTLY = FILES["hanabi-tutor.service"], FILES["hanabi-tutor-nightly.service"]
OF_SERVE = {"WORKER_MEMORY", "WORKERS", "ACCESS_LOG", "METRICS_PORT", "METRICS_HOST"}
"""Variables that are options of `tutor serve`."""


PLAN = Plan("Club", (Item("goal"), Item("save-012")))


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> tuple[FlaskClient, str]:
    """A site with a saved club, and the slug of that."""
    url = f"sqlite:///{tmp_path_factory.mktemp('hosting')}/clubs.sqlite3"
    made = Store(url).make(str(PLAN), board=True, ticket=new_ticket())
    return create_app({"TESTING": True, "DATABASE_URL": url}).test_client(), made.slug


def environment() -> Config:
    """Return the settings that the example's environment makes."""
    config = Config("", DEFAULTS)
    for name, value in re.findall(r"^TUTOR_(\w+)=(.*)$", FILES["hanabi-tutor.env"], re.MULTILINE):
        config[name] = int(value) if value.isdigit() else value
    return config


def commands() -> list[str]:
    """Return every `tutor …` with arguments that the document and the units run."""
    in_units = re.findall(r"^ExecStart=\S+/bin/tutor (.+)$", UNIT + NIGHTLY, re.MULTILINE)
    return [*in_units, *re.findall(r"`tutor ([^`]+)`", HOSTING)]


@pytest.mark.parametrize("line", commands())
def test_commands_have_these_options(line: str) -> None:
    """Every word is a command, or an option with a value that it takes."""
    command: click.Command = main
    words, context = shlex.split(line), click.Context(main)
    while isinstance(command, click.Group):
        subcommand = command.get_command(context, words.pop(0))
        assert subcommand, line
        command, context = subcommand, click.Context(subcommand, parent=context)
    if words or command.name != "export":  # export is only mentioned
        assert command.make_context(command.name, words, parent=context)


def test_settings_named_are_settings() -> None:
    """The files, the commands and the text are looked at."""
    named = set(re.findall(r"\bTUTOR_(\w+)", "\n".join([HOSTING, *FILES.values()])))
    assert named
    assert named <= DEFAULTS.keys() | OF_SERVE
    assert set(re.findall(r"`((?!TUTOR_)[A-Z]+_[A-Z_]+)[`=]", HOSTING)) <= DEFAULTS.keys()


def test_the_site_starts_with_the_settings_of_the_example() -> None:
    """They are of the right kind, and the host is the one the proxies answer for."""
    config = environment()
    check(config)
    host = urlsplit(config["SITE_URL"]).hostname
    assert trusted_hosts(config) == [host, "localhost", "127.0.0.1"]
    assert config["PROXY_HOPS"] == 1
    assert {*re.findall(r"server_name (\S+);", FILES["nginx.conf"])} == {host}
    assert f"\n{host} {{" in FILES["Caddyfile"]


def test_all_agree_on_where_the_site_listens() -> None:
    """The unit's port is the one that proxies and the document ask."""
    (listens,) = re.findall(r"--host (\S+) --port (\d+)", UNIT)
    asked = re.findall(r"(127\.0\.0\.1):(\d+)", "\n".join([HOSTING, *FILES.values()]))
    assert len(asked) >= 3
    assert {*asked} == {listens}


def test_all_agree_on_where_the_database_is() -> None:
    """The one file may be written to, and is the one that is backed up and restored."""
    path = Path(database_url(environment()).removeprefix("sqlite:///"))
    assert path.is_absolute()
    (folder,) = re.findall(r"^StateDirectory=(\S+)$", UNIT, re.MULTILINE)
    assert path.parent == Path("/var/lib", folder)
    assert f"backup.sh {path} {path.parent}/backups\n" in NIGHTLY
    assert f"cd {path.parent}\n" in HOSTING
    assert f"backups/clubs-20261121T223334Z.sqlite3 {path.name}\n" in HOSTING


def test_the_proxy_lets_through_what_the_site_takes(club: tuple[FlaskClient, str]) -> None:
    """As long an address as the form for clubs may send, and as large a body."""
    client, _ = club
    assert "client_max_body_size 64k;" in FILES["nginx.conf"]
    assert DEFAULTS["MAX_CONTENT_LENGTH"] == 64 * 1024
    (room,) = re.findall(r"large_client_header_buffers \d+ (\d+)k;", FILES["nginx.conf"])
    too_long = client.get("/en/clubs/?name=" + "x" * int(room) * 1024)
    assert too_long.status_code == HTTPStatus.REQUEST_URI_TOO_LONG


def test_the_proxy_limits_what_costs_much_more_than_the_rest() -> None:
    """By address; each zone is used once, and the addresses are the site's own."""
    nginx = FILES["nginx.conf"]
    rates = dict(re.findall(r"^limit_req_zone \S+ zone=(\w+):\S+ rate=(\d+)r/s;$", nginx, re.M))
    used = re.findall(r"location ([^{]+) \{\n +limit_req zone=(\w+) burst=\d+", nginx)
    assert sorted(zone for _, zone in used) == sorted(rates)
    ((costly, zone),) = [each for each in used if each[0].startswith("~")]
    assert int(rates[zone]) * 10 <= max(map(int, rates.values()))
    pattern = re.compile(costly.removeprefix("~ "))
    heavy = [
        *("zh-Hant/preview/puzzles/odds-001.png", "zh-Hant/puzzles/endless/base/odds/1/1"),
        *("en/hanzi/preview/puzzles/library.png", f"zh-Hant/clubs/{PLAN}/sheet"),
        *(
            "zh-Hant/play/3-1/coach/turn?actions=p0",
            f"en/review/{write_game(record_of('3-1', 1))}/1/try",
        ),
        *("zh-Hant/deals/", "api/v1/games/hanabi/endless/base/odds/1/1"),
    ]
    light = ["rules/", "clubs/", "play/3-1?actions=p0", "deals/3-1", "review/", "hanzi/play/"]
    client = create_app({"TESTING": True, "PAGE_CACHE": 0}).test_client()
    for path, is_costly in [
        *((each, True) for each in heavy),
        *((f"zh-Hant/{each}", False) for each in light),
        ("api/v1/games/hanabi/rules/goal", False),
    ]:
        assert bool(pattern.match(f"/{path}")) is is_costly, path
        assert client.get(f"/{path}").status_code == HTTPStatus.OK, path


def test_the_dashboard_asks_for_what_is_counted() -> None:
    """All of it, by the names that Prometheus has for it."""
    asked = re.findall(r"\btutor_\w+", FILES["grafana.json"])
    counters = {f"{name}_total" for name in metrics.COUNTERS}
    histograms = {f"{name}_{part}" for name in metrics.HISTOGRAMS for part in ("bucket", "count")}
    assert counters <= {*asked} <= counters | histograms
    assert {name for name in metrics.HISTOGRAMS if f"{name}_bucket" not in asked} == set()


def test_pip_fetches_nothing_that_is_not_locked() -> None:
    """Whatever is built from the checkout is built with the tools that the lock file names."""
    lines = re.findall(r"^.*\bpip (?:install|wheel)\b.*\s\.(?:`|$).*$", HOSTING, re.MULTILINE)
    assert len(lines) >= 2
    assert [line for line in lines if "--no-deps --no-build-isolation" not in line] == []


def test_a_database_elsewhere_has_to_show_who_it_is() -> None:
    """No example sends a password to whoever answers."""
    documents = "\n".join([HOSTING, SETTINGS, *FILES.values()])
    with_host = re.findall(r"postgresql://[^/\s`]*:[^/\s`]*@[^\s`]*", documents)
    assert len(with_host) >= 2
    checked = "?sslmode=verify-full&sslrootcert=/"  # a file: psycopg's wheel knows no "system"
    assert [url for url in with_host if checked not in url] == []


def test_the_document_names_the_release() -> None:
    """The wheel that it installs is this one's."""
    assert f"hanabi_tutor-{RELEASE}-py3-none-any.whl" in HOSTING


def test_the_container_is_run_as_it_is_built() -> None:
    """With the port, the volume and the user of the Containerfile."""
    (volume,), (port,) = said("VOLUME").words, said("EXPOSE").words
    for words in (f"--volume hanabi-tutor:{volume} ", f":{port} hanabi-tutor\n", f"port {port}"):
        assert words in HOSTING
    assert f"user {said('USER').rest.partition(':')[0]}" in HOSTING


def test_every_file_is_installed_by_the_document() -> None:
    """And what the units run is where the document puts it."""
    for name in FILES:
        pattern = f"*{Path(name).suffix}"
        assert f"docs/hosting/{name}" in HOSTING or f"docs/hosting/{pattern}" in HOSTING, name
    for program in re.findall(r"^ExecStart=(\S+)", UNIT + NIGHTLY, re.MULTILINE):
        assert program == "/opt/hanabi-tutor/bin/tutor" or Path(program).name in FILES
        assert str(Path(program).parent) in HOSTING


@pytest.mark.parametrize("accepted", ["gzip, deflate, br, zstd", "gzip, deflate", "br", "zstd"])
def test_the_proxy_asks_for_the_encoding_that_the_site_would_choose(accepted: str) -> None:
    """The first that fits: pages are a fifth smaller in brotli."""
    (encodings,) = re.findall(r"\$encoding \{(.+?)\}", FILES["nginx.conf"], re.DOTALL)
    known = re.findall(r'"~(\w+)" (\w+);', encodings)
    encoding = next((name for pattern, name in known if re.search(pattern, accepted)), None)
    assert encoding == encoding_for(accepted)


def test_the_proxy_keeps_no_page_under_the_key_of_another() -> None:
    """A search for "fivegzip" must not be what others get who search for "five"."""
    nginx = FILES["nginx.conf"]
    (key,) = re.findall(r'proxy_cache_key "?([^";]+)"?;', nginx)
    (encodings,) = re.findall(r"\$encoding \{(.+?)\}", nginx, re.DOTALL)
    found = re.findall(r' (""|\w+);', encodings)
    pages = [("$request_uri", f"/{uri}{end}") for uri in "ab" for end in ("", *found)]
    keys = [
        key.replace(*page).replace("$encoding", encoding.strip('"'))
        for page in dict.fromkeys(pages)
        for encoding in found
    ]
    assert len(found) == 3
    assert len({*keys}) == len(keys)


@pytest.mark.parametrize("before", ["/en/rules/", "/ja/", "/", "/zh-Hans/hanzi/rules/"])
@pytest.mark.parametrize("path", ["/en/rules/", "/ja/puzzles/save-012", "/zh-Hant/", "/zh-Hans/"])
def test_the_proxy_lets_the_site_remember_a_language(path: str, before: str) -> None:
    """It keeps no answer to a choice and gives none of its own, but it does within a language."""
    (choices,) = re.findall(r"\$chooses \{(.+?)\}", FILES["nginx.conf"], re.DOTALL)
    known = re.findall(r'"~(\S+ \S+)" (\d);', choices)
    asked = f"https://site.example{before} https://site.example{path}"
    key = next((said for pattern, said in known if re.match(pattern, asked)), "0")
    assert (key == "1") == is_a_choice(path, "site.example", f"https://site.example{before}")


@pytest.mark.parametrize(
    ("path", "kind"),
    [
        ("/en/preview/puzzles/save-012.png", "a day"),
        (f"/c/{PLAN}/qr.svg", "a day"),
        ("/sitemap.xml", "a day"),
        ("/robots.txt", "a day"),
        ("/en/rules/", "ten minutes"),
        ("/ru/rules/clue-cost?rules=sixth-5", "ten minutes"),
        ("/zh-Hans/puzzles/save-012?show=1", "ten minutes"),
        ("/en/puzzles/daily/learner/2026-11-01", "ten minutes"),
        ("/en/hanzi/rules/", "ten minutes"),
        ("/ja/puzzles/save-012", "ten minutes"),
        ("/ru/learn/goal/1", "ten minutes"),
        (f"/en/clubs/{PLAN}/", "ten minutes"),
        (f"/en/puzzles/save-012?club={PLAN}", "ten minutes"),
        ("/en/play/3-1?actions=p0", "ten minutes"),
        ("/en/review/", "ten minutes"),
        ("/api/v1/games/hanabi/rules/goal", "an hour"),
        ("/sw.js", "asked each time"),
        ("/en/app.webmanifest", "asked each time"),
        ("/en/clubs/SLUG/", "private"),
        ("/en/clubs/SLUG/board", "private"),
        ("/en/puzzles/save-012?club=SLUG", "private"),
        ("/", "not at all"),
        (f"/c/{PLAN}", "not at all"),
        ("/c/SLUG", "not at all"),
        ("/en/nowhere", "not at all"),
        ("/en/puzzles/daily", "not at all"),
    ],
)
def test_caches_are_told_what_the_table_says(
    club: tuple[FlaskClient, str], path: str, kind: str
) -> None:
    client, slug = club
    response = client.get(path.replace("SLUG", slug))
    said = response.cache_control
    assert said.private or said.no_store or {*response.vary} <= {"Accept-Encoding"}
    assert said.no_store or "ETag" in response.headers
    told = {
        "a day": said.public and said.max_age == 86_400,
        "an hour": said.public and said.max_age == 3_600,
        "ten minutes": said.max_age == 0 and said.s_maxage == 600 and not said.private,
        "asked each time": said.no_cache and not said.private,
        "private": said.private,
        "not at all": said.no_store and not said.private,
    }
    assert [each for each, true in told.items() if true] == [kind], said


@pytest.mark.skipif(shutil.which("sqlite3") is None, reason="backups need the program sqlite3")
class TestBackup:
    """docs/hosting/backup.sh."""

    def run(self, database: Path, folder: Path) -> subprocess.CompletedProcess[str]:
        """Run the script."""
        command = ["sh", str(DOCS / "hosting" / "backup.sh"), str(database), str(folder)]
        return subprocess.run(command, capture_output=True, text=True, check=False)

    def test_whatever_was_acknowledged_before_is_in_the_copy(self, tmp_path: Path) -> None:
        """While another thread goes on writing; the copy alone is a whole database."""
        database, stop = tmp_path / "clubs.sqlite3", threading.Event()
        store = Store(f"sqlite:///{database}")
        made = store.make(str(PLAN), board=True, ticket=new_ticket())
        store.set_board(made.slug, made.secret, BoardState.OPEN)
        joined: list[str] = []

        def join() -> None:
            for number in itertools.count():
                if stop.is_set() or number == 50:
                    return
                joined.append(store.join(made.slug, f"Fox {number}", new_ticket()).nickname)

        writer = threading.Thread(target=join)
        writer.start()
        while len(joined) < 5:
            assert writer.is_alive()
            time.sleep(0.001)
        before = [*joined]
        run = self.run(database, tmp_path)
        stop.set()
        writer.join()
        assert run.returncode == 0, run.stderr
        copy = Path(run.stdout.strip())
        assert copy.stat().st_mode & 0o077 == 0
        restored = Store(f"sqlite:///{shutil.move(copy, tmp_path / 'restored.sqlite3')}")
        assert {*before} <= {learner.nickname for learner in restored.board(made.slug)}

    def test_copies_of_last_week_go(self, tmp_path: Path) -> None:
        """What learners have erased does not live on in old copies."""
        database = tmp_path / "clubs.sqlite3"
        with sqlite3.connect(database) as connection:
            connection.execute("CREATE TABLE any_table (x)")
        connection.close()
        for days, name in ((8, "clubs-old.sqlite3"), (2, "clubs-new.sqlite3")):
            (tmp_path / name).touch()
            os.utime(tmp_path / name, (time.time() - days * 86_400,) * 2)
        assert self.run(database, tmp_path).returncode == 0
        left = {path.name for path in tmp_path.glob("clubs-*")}
        assert "clubs-new.sqlite3" in left
        assert "clubs-old.sqlite3" not in left
        assert len(left) == 2

    def test_what_is_no_database_is_not_backed_up(self, tmp_path: Path) -> None:
        """A missing or a broken file fails, and leaves nothing that looks like a backup."""
        (tmp_path / "broken").write_bytes(b"SQLite format 3\0" + b"\xff" * 4000)
        for name in ("missing", "broken"):
            assert self.run(tmp_path / name, tmp_path).returncode != 0
        assert {path.name for path in tmp_path.iterdir()} == {"broken"}
