"""Pages are kept in front of the framework, and only those that are the same for everybody."""

import tracemalloc
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import brotli
import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import Client

from tutor.web.app import create_app
from tutor.web.shell.compression import FAIR, THOROUGH, encoding_for
from tutor.web.shell.page_cache import PageCache

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIEnvironment

BROTLI = {"Accept-Encoding": "gzip, br"}
SIZE = 4_000_000


class Counted:
    """An app whose page says how often it has been asked; `headers` go along."""

    def __init__(self, status: str = "200 OK", **headers: str) -> None:
        self.asked = 0
        self.status = status
        self.headers = [("Content-Type", "text/html; charset=utf-8")]
        self.headers += [(name.replace("_", "-"), text) for name, text in headers.items()]

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Answer with a page of several kilobytes that can be compressed."""
        self.asked += 1
        start_response(self.status, self.headers)
        return [f"{environ['PATH_INFO']} {self.asked} ".encode() * 400]


def asked_twice(app: Counted, path: str = "/en/", **options: object) -> int:
    """Return how often the app was asked when a browser asked the cache twice."""
    client = Client(PageCache(app, SIZE))
    for _ in range(2):
        client.get(path, **options)
    return app.asked


def test_a_page_is_rendered_once() -> None:
    """The second browser gets what was rendered for the first."""
    assert asked_twice(Counted()) == 1


def test_without_room_every_page_is_rendered() -> None:
    """A size of 0 turns the cache off."""
    app = Counted()
    client = Client(PageCache(app, 0))
    assert client.get("/en/").data != client.get("/en/").data


@pytest.mark.parametrize(
    "app",
    [
        Counted("404 NOT FOUND"),
        Counted("302 FOUND", Location="/en/"),
        Counted("500 INTERNAL SERVER ERROR"),
        Counted(Set_Cookie="lang=ja"),
        Counted(Cache_Control="private, no-cache"),
        Counted(Cache_Control="no-store"),
        Counted(Vary="Cookie"),
        Counted(Vary="Accept-Encoding, Accept-Language"),
    ],
    ids=lambda app: f"{app.status[:3]} {app.headers[-1]}",
)
def test_what_is_not_for_everybody_is_not_kept(app: Counted) -> None:
    """Errors, redirects, cookies, and what says so itself are made anew each time."""
    assert asked_twice(app) == 2


def test_what_is_posted_is_handed_on() -> None:
    """Only reading can be answered from memory."""
    app = Counted()
    client = Client(PageCache(app, SIZE))
    client.get("/en/")
    client.post("/en/")
    assert app.asked == 2


@pytest.mark.parametrize(
    "other",
    [
        {"path": "/ja/"},
        {"path": "/en/", "query_string": "box=ru"},
        {"path": "/en/", "base_url": "http://hanabi.example"},
        {"path": "/en/", "base_url": "https://localhost"},
        {"path": "/en/", "headers": {"Accept-Encoding": "gzip"}},
    ],
)
def test_another_address_is_another_page(other: dict[str, object]) -> None:
    """Path, query, host, scheme and encoding each tell pages apart."""
    app = Counted()
    client = Client(PageCache(app, SIZE))
    client.get("/en/", headers=BROTLI)
    client.get(**{"headers": BROTLI, **other})
    assert app.asked == 2


def test_no_page_is_older_than_its_day(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the new day in UTC comes the link to its puzzle."""
    app, now = Counted(), [86_400.0 * 20_000 - 1]
    monkeypatch.setattr("tutor.web.shell.page_cache.time.time", lambda: now[0])
    client = Client(PageCache(app, SIZE))
    client.get("/en/")
    now[0] += 1
    client.get("/en/")
    assert app.asked == 2


def test_whoever_has_a_page_is_told_without_it() -> None:
    """The cache answers with a 304 itself; a guess of the ETag gets the page."""
    app = Counted(Content_Security_Policy="default-src 'none'")
    client = Client(PageCache(app, SIZE))
    etag = client.get("/en/", headers=BROTLI).headers["ETag"]
    again = client.get("/en/", headers={**BROTLI, "If-None-Match": etag})
    assert (again.status_code, again.data, app.asked) == (304, b"", 1)
    assert "Content-Type" not in again.headers
    assert again.headers["Content-Security-Policy"]
    assert client.get("/en/", headers={**BROTLI, "If-None-Match": 'W/"x"'}).status_code == 200


def test_a_head_is_a_page_without_its_body() -> None:
    """Its headers are those of the page, whichever is asked for first."""
    app = Counted()
    client = Client(PageCache(app, SIZE))
    head = client.head("/en/", headers=BROTLI)
    page = client.get("/en/", headers=BROTLI)
    assert (head.data, app.asked) == (b"", 1)
    assert dict(head.headers) == dict(page.headers)


def test_a_large_page_is_compressed_nearly_as_small_as_can_be() -> None:
    """The quick way takes less than a fifth more than the thorough one."""
    body = create_app({"PAGE_CACHE": 0}).test_client().get("/ru/rules/?with=ja").data
    assert len(body) > 200_000
    for name in FAIR:
        assert len(FAIR[name](body)) < len(THOROUGH[name](body)) * 1.2


def test_long_wishes_for_encodings_are_not_kept() -> None:
    """Whoever sends hundreds of them, as long as headers may be, fills no memory."""
    tracemalloc.start()
    try:
        for number in range(50):
            assert encoding_for(f"gzip, br, x{number}" + ", x" * 50_000) is None
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < 1_000_000
    assert encoding_for("gzip, deflate, br, zstd") == "br"


@pytest.fixture(scope="module")
def kept() -> Flask:
    """The site with its cache."""
    return create_app({"TESTING": True, "PAGE_CACHE": SIZE})


@pytest.fixture
def rendered(kept: Flask) -> Iterator[Callable[[], int]]:
    """How many pages have been rendered since the test began."""
    count = [0]

    def counted(_: object) -> None:
        count[0] += 1

    kept.teardown_request_funcs.setdefault(None, []).append(counted)
    yield lambda: count[0]
    kept.teardown_request_funcs[None].remove(counted)


@pytest.mark.parametrize(
    ("path", "times"),
    [
        ("/en/rules/wild", 1),
        ("/ja/puzzles/allowed-002?show=1", 1),
        ("/en/puzzles/daily/learner/2026-11-20", 1),
        ("/", 2),
        ("/en/puzzles/daily", 2),
        ("/en/rules/none-such", 2),
        ("/en/rules", 2),
    ],
)
def test_pages_of_the_site_are_kept(
    kept: Flask, rendered: Callable[[], int], path: str, times: int
) -> None:
    """Rules, puzzles and answers are; what negotiates, leads on or fails is not."""
    for _ in range(2):
        kept.test_client().get(path)
    assert rendered() == times


def test_a_choice_of_language_goes_past_the_cache(kept: Flask) -> None:
    """A kept page does not keep the cookie from whoever comes from another language."""
    for _ in range(2):
        assert "Set-Cookie" not in kept.test_client().get("/ru/glossary/").headers
    came = {"Referer": "http://localhost/en/glossary/"}
    chosen = kept.test_client().get("/ru/glossary/", headers=came)
    assert chosen.headers["Set-Cookie"].startswith("lang=ru")
    assert "Set-Cookie" not in kept.test_client().get("/ru/glossary/").headers


def test_a_kept_page_is_the_page(kept: Flask, client: FlaskClient) -> None:
    """Kept or made anew, it has the same bytes and headers."""
    kept.test_client().get("/zh-Hans/rules/")
    page, anew = kept.test_client().get("/zh-Hans/rules/"), client.get("/zh-Hans/rules/")
    assert page.data == anew.data
    assert dict(page.headers) == dict(anew.headers)


def test_threads_get_their_own_pages(kept: Flask) -> None:
    """Many readers at once, of few pages: each gets the one that was asked for."""
    paths = [f"/{tag}/rules/{rule}" for tag in ("en", "ja") for rule in ("turn", "clue-complete")]

    def right(place: int) -> bool:
        path = paths[place % len(paths)]
        page = kept.test_client().get(path, headers=BROTLI)
        return f'href="http://localhost{path}"'.encode() in brotli.decompress(page.data)

    with ThreadPoolExecutor(8) as threads:
        assert all(threads.map(right, range(64)))


def ask(cache: PageCache, *paths: str) -> None:
    """Have a browser ask for these pages in order."""
    client = Client(cache)
    for path in paths:
        client.get(path)


def test_pages_that_nobody_asks_for_again_push_out_nothing_else() -> None:
    """However many addresses are made up, what was asked for twice stays."""
    app = Counted()
    cache = PageCache(app, 1_000_000)
    asked = [f"/en/{number}" for number in range(20)]
    ask(cache, *asked, *asked)
    ask(cache, *(f"/odd/{number}" for number in range(500)))
    before = app.asked
    ask(cache, *asked)
    assert app.asked == before == 520


def test_a_page_asked_for_now_and_then_is_kept() -> None:
    """More pages than there is room for new ones, asked for in turns: the second time they stay."""
    app = Counted()
    cache = PageCache(app, 4_000_000)
    asked = [f"/en/{number}" for number in range(300)]
    ask(cache, *asked, *asked)
    before = app.asked
    ask(cache, *asked)
    assert app.asked == before


def test_a_page_that_fills_the_room_for_new_ones_is_not_kept() -> None:
    """A single page does not empty the cache."""
    app = Counted()
    cache = PageCache(app, 20_000)
    ask(cache, "/en/", "/en/")
    assert app.asked == 2


def test_the_cache_never_takes_more_than_its_size() -> None:
    app = Counted()
    tracemalloc.start()
    try:
        cache = PageCache(app, 500_000)
        for number in range(300):
            ask(cache, f"/en/{number}", f"/en/{number * 7 % 97}")
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert 200_000 < kept < 1_000_000
