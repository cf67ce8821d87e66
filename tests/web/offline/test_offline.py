"""Packs, the worker, the manifest and the release: what is kept, and under which names."""

import json
import re
import struct
import time
import zlib
from collections.abc import Mapping
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient
from hypothesis import given
from hypothesis import strategies as st

from tests.web.conftest import Read
from tests.web.packs import unpacked
from tools.icons import ICONS, pngs
from tutor.core.puzzle import Choose, answer_to
from tutor.core.scenario import Scenario, Status
from tutor.games.hanabi.engine.ruleset import Variant
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import LIBRARY, OFFLINE, find
from tutor.games.hanabi.rulebook import BOXES
from tutor.web.app import create_app
from tutor.web.games import GAMES
from tutor.web.offline.contents import (
    ANY,
    packs,
    rendered_pages,
    responses,
)
from tutor.web.offline.packs import Packer, PackFailedError, packed, release_of
from tutor.web.shell.languages import LANGUAGES, language_of
from tutor.web.shell.settings import DEFAULTS, SettingError

SITE = "http://localhost/"
WORKER_BYTES = 5120
KEPT = LIBRARY.names(OFFLINE)
every_language = pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])


def made(app: Flask, tag: str, name: str) -> Mapping[str, str]:
    """Return the pages of a pack, HTML by key."""
    language = language_of(tag)
    assert language is not None
    return unpacked(packed(rendered_pages(app, language, packs(GAMES)[name], SITE)))


def main_part(html: str) -> str:
    """Return what differs from page to page."""
    return html[html.index("<main") : html.index("</main>")]


def fetched(client: FlaskClient, address: str) -> bytes:
    """Return a pack that the site makes on request, once it is made."""
    for _ in range(600):
        response = client.get(address)
        if response.status_code == 200:
            assert "immutable" in response.headers["Cache-Control"]
            return bytes(response.data)
        assert response.status_code == 202
        assert "no-store" in response.headers["Cache-Control"]
        time.sleep(0.1)
    raise AssertionError(address)


@given(st.dictionaries(st.text("ab?+", min_size=1), st.text("xy\n", max_size=20)))
def test_a_pack_gives_back_what_was_put_in(content: dict[str, str]) -> None:
    """Pages come out of a pack as they went in."""
    assert unpacked(packed(content.items())) == content


@every_language
def test_a_kept_page_is_the_page_of_the_site(client: FlaskClient, app: Flask, tag: str) -> None:
    """A puzzle and each answer to it are in the pack, word for word as the site shows them."""
    kept = made(app, tag, "puzzles-odds")
    path = f"/{tag}/puzzles/{KEPT['odds'][0]}"
    options = THEMES["odds"].options(find(KEPT["odds"][0]).puzzle)
    queries = {"": "", "?show": "?show=1", "?check": "?check=1", "?hint=1": "?hint=1"}
    queries |= {f"?{option}": f"?answer={option}" for option in options}
    for key, query in queries.items():
        assert main_part(kept[path + key]) == main_part(client.get(path + query).text)
    assert kept[f"{path}?{ANY}"] == kept[f"{path}?show"]


def test_a_pack_is_served_once_it_is_made(client: FlaskClient) -> None:
    """Who asks too early is told to come again; of another release there is nothing."""
    worker = client.get("/sw.js").text
    (release,) = re.findall('const RELEASE = "([0-9a-f]{12})"', worker)
    pack = fetched(client, f"/offline/{release}/ru/glossary.pack")
    assert main_part(unpacked(pack)["/ru/glossary/"]) == main_part(client.get("/ru/glossary/").text)
    for address in (
        "/offline/000000000000/ru/glossary.pack",
        f"/offline/{release}/ru/none-such.pack",
        f"/offline/{release}/tlh/glossary.pack",
        f"/offline/{release}/ru/glossary",
    ):
        assert client.get(address).status_code == 404


def test_a_pack_that_failed_is_made_anew(caplog: pytest.LogCaptureFixture) -> None:
    """The failure is told once, and logged once; whoever asks later gets the pack."""
    site = create_app({"PAGE_CACHE": 0})
    packer, view = Packer(site), site.view_functions["rules.glossary"]
    wanted = (LANGUAGES[0], packs(GAMES)["glossary"], SITE)

    def asked() -> bytes:
        while (pack := packer.get(*wanted)) is None:
            time.sleep(0.01)
        return pack

    def fail(**_: str) -> str:
        raise ZeroDivisionError

    site.view_functions["rules.glossary"] = fail
    for _ in range(2):
        with pytest.raises(PackFailedError):
            asked()
    assert [record.message for record in caplog.records] == ["the pack 'glossary' in en"] * 2
    site.view_functions["rules.glossary"] = view
    assert "/en/glossary/" in unpacked(asked())


def test_a_pack_names_nobodys_host(app: Flask) -> None:
    """One pack is for everybody, by whatever name the site was called when it was made."""
    for name in ("site", "rules", "puzzles-odds", "lesson-goal"):
        kept = rendered_pages(app, LANGUAGES[0], packs(GAMES)[name], "http://somebody.example/")
        assert [key for key, html in kept if "somebody.example" in html] == [], name


def test_a_set_up_is_kept_under_the_query_that_leads_to_it(app: Flask) -> None:
    """Each number of players has its own for each box and variant."""
    kept = dict(rendered_pages(app, LANGUAGES[0], packs(GAMES)["table"], "http://localhost/"))
    setups = {key: html for key, html in kept.items() if "/table/setup?" in key}
    assert len(setups) == 4 * len(BOXES) * len(Variant)
    assert "Shuffle the 60 cards" in setups["/en/table/setup?players=5&box=ja&rules=wild-10"]
    assert "/en/table/setup" not in kept


@every_language
def test_the_index_says_where_each_page_is(client: FlaskClient, tag: str) -> None:
    """Every style and script and every pack is in it, and each path has one pack, and is a page."""
    (release,) = re.findall('const RELEASE = "(.*)"', client.get("/sw.js").text)
    index = json.loads(client.get(f"/offline/{release}/{tag}/index.json").text)
    assert set(index["packs"].values()) < set(index["files"])
    assert sum(len(pack.paths) for pack in packs(GAMES).values()) == len(index["packs"])
    for path in list(index["packs"])[::9]:
        page = client.get(path)
        assert page.status_code == 200
        used = re.findall(r'(?:src|href)="(/static/[^"]*\.(?:css|js))"', page.text)
        assert used
        assert set(used) <= set(index["files"])


def test_the_worker_is_small_and_never_stale(client: FlaskClient) -> None:
    """It is asked for anew each time, knows every language, and is 5 KB beside their tags."""
    response = client.get("/sw.js")
    assert response.mimetype == "text/javascript"
    assert response.headers["Cache-Control"] == "no-cache"
    tags = json.dumps([each.tag for each in LANGUAGES], separators=(",", ":"))
    assert tags in response.text
    assert len(response.data) - len(tags) <= WORKER_BYTES


def test_another_release_has_another_name(tmp_path: Path) -> None:
    """The name of a release changes with its words, its games and with the setting alone."""
    (tmp_path / "one.mo").write_bytes(b"one")
    settings = {**DEFAULTS, "TRANSLATIONS": str(tmp_path)}
    name = release_of(settings)
    assert release_of(settings) == name
    assert release_of({**settings, "RELEASE": "again"}) != name
    (tmp_path / "one.mo").write_bytes(b"two")
    assert release_of(settings) != name
    (tmp_path / "game").mkdir()
    with_game = {release_of(settings, [tmp_path / "game"])}
    (tmp_path / "game" / "table.html").write_bytes(b"three")
    assert release_of(settings, [tmp_path / "game"]) not in with_game


def test_what_is_kept_can_be_chosen() -> None:
    """Without anything to keep, pages name no worker; a pack that is not there is an error."""
    page = create_app({"OFFLINE": []}).test_client().get("/en/").text
    assert "sw.js" not in page
    assert (
        'data-worker="/sw.js"' in create_app({"OFFLINE": ["site"]}).test_client().get("/en/").text
    )
    for wrong in (["sites"], "site"):
        with pytest.raises(SettingError):
            create_app({"OFFLINE": wrong})


@every_language
def test_the_site_can_be_installed(read: Read, client: FlaskClient, tag: str) -> None:
    """The manifest of a language leads to its pages, and its icons are pictures of their size."""
    address = read(f"/{tag}/").one("link", rel="manifest")["href"]
    response = client.get(address)
    assert response.mimetype == "application/manifest+json"
    manifest = json.loads(response.text)
    assert manifest["lang"] == tag
    assert manifest["name"]
    assert (manifest["scope"], manifest["display"]) == ("/", "standalone")
    for url in [manifest["start_url"], *(each["url"] for each in manifest["shortcuts"])]:
        assert client.get(url, follow_redirects=True).status_code == 200
    sizes = set()
    for icon in manifest["icons"]:
        picture = client.get(icon["src"]).data
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", picture[16:24])
            assert icon["sizes"] == f"{width}x{height}"
            sizes.add((icon["sizes"], icon["purpose"]))
    assert sizes == {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")}


def test_the_icons_are_drawn_from_their_source() -> None:
    """Each PNG is what the tool makes of the SVG today."""
    for name, content in pngs().items():
        assert (ICONS / name).read_bytes() == content, f"{name}: run `python -m tools.icons`"


def test_two_puzzles_of_each_theme_are_kept() -> None:
    """An easy one and a harder one, with names that the library has."""
    assert set(KEPT) == set(THEMES)
    for theme, names in KEPT.items():
        first, second = map(find, names)
        assert first.theme == second.theme == theme
        assert first.level < second.level


@pytest.mark.parametrize("theme", THEMES)
def test_the_right_answer_is_among_the_responses(theme: str) -> None:
    """Whatever is left out of many answers, the right one is there, and each option alone."""
    kind = THEMES[theme]
    for name in KEPT[theme]:
        puzzle = find(name).puzzle
        found = {each.key: each.query for each in responses(kind, puzzle)}
        if isinstance(kind, Scenario):
            line = ">".join(kind.solution(puzzle))
            assert kind.play(puzzle, line.split(">")).status is Status.REACHED
            assert line in found
            continue
        verdicts = answer_to(kind, puzzle, ()).verdicts
        right = sorted(each.option for each in verdicts if each.is_right)
        assert {each.option for each in verdicts} <= set(found)
        assert kind.choose is Choose.ONE or "+".join(right) in found
        for query in found.values():
            chosen = [text for field, text in query if field == "answer"]
            if len(chosen) < 2 or "none" not in chosen:
                answer_to(kind, puzzle, chosen)


def test_no_pack_can_be_read_by_chance(app: Flask) -> None:
    """What a pack holds is not there in letters."""
    language = language_of("en")
    assert language is not None
    pack = packed(rendered_pages(app, language, packs(GAMES)["puzzles-odds"], SITE))
    assert b"verdict" in zlib.decompress(pack)
    assert b"verdict" not in pack
