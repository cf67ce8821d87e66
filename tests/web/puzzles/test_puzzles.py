"""The index of puzzles, and endless puzzles: addresses, nonsense in them, and caches."""

import re
from datetime import date

import pytest
from flask.testing import FlaskClient

from tests.web.conftest import Read
from tests.web.page import Page
from tests.web.puzzling import ALL_KINDS, url
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.theme import ThemeFamily
from tutor.web.hanabi.presentation import FAMILIES
from tutor.web.puzzles import views as pages

# The index


def test_the_index_leads_to_every_theme_and_level(read: Read) -> None:
    """Each theme is named and described, with a link to the first puzzle of each level."""
    shown = read("/ru/puzzles/")
    links = {link["href"].replace("/ru/", "/en/") for link in shown.all("a")}
    assert {url(theme, level) for theme, level in ALL_KINDS} <= links
    assert {
        "/en/puzzles/next",
        "/en/puzzles/daily",
        "/en/puzzles/daily/expert",
        *(f"/en/puzzles/library/?theme={theme}" for theme in THEMES),
    } <= {link.replace("/ru/", "/en/") for link in links}
    shown = read("/en/puzzles/")
    assert [heading.text for heading in shown.all("h3")] == [
        "The rules",
        "Reading the table",
        "Helping others",
        "Several turns",
        "Conventions",
    ]
    themes = shown.all("li", class_="theme")
    assert len(themes) == len(THEMES)
    assert all("open" not in theme.inside("details")[0].attributes for theme in themes)


def test_links_of_the_index_keep_the_box(read: Read) -> None:
    """The index shows the table with a form to change it, and its links name the box."""
    shown = read("/en/puzzles/?box=ru&rules=wild-5")
    playing = shown.one("span", class_="playing").text
    assert playing.endswith("Russian edition Rainbow 5 multicolour cards")
    hrefs = [link["href"] for link in shown.all("a")]
    assert "/en/puzzles/endless/wild-5/point-out/1/1?box=ru" in hrefs
    assert "/en/puzzles/next?box=ru&rules=wild-5" in hrefs
    shelf = read("/en/puzzles/library/?theme=allowed&box=ru&rules=wild-5")
    assert "/en/puzzles/allowed-001?box=ru&rules=wild-5" in {a["href"] for a in shelf.all("a")}
    back = {a["href"] for a in read("/en/puzzles/allowed-001?box=ru&rules=wild-5").all("a")}
    assert "/en/puzzles/?box=ru&rules=wild-5" in back


def test_the_index_follows_the_rules_chosen(read: Read) -> None:
    """Puzzles are by those rules; a theme that has none says with which rules it has."""
    shown = read("/en/puzzles/?rules=play-on&box=ru")
    links = [link["href"] for link in shown.all("a")]
    assert "/en/puzzles/endless/play-on/point-out/1/1?box=ru" in links
    assert not any("/endless/play-on/last-round/" in link for link in links)
    missing = [
        link.text for link in shown.all("a") if link.text.startswith("Only with other rules")
    ]
    assert "Only with other rules: Basic game" in missing


def test_families_are_shown_in_order(read: Read) -> None:
    """The themes stand in the order of their families."""
    order = [name for family in FAMILIES for name in family.themes if name in THEMES]
    hrefs = [link["href"] for link in read("/ru/puzzles/").all("a")]
    firsts = [href.split("/")[5] for href in hrefs if href.endswith("/1") and "/endless/" in href]
    assert list(dict.fromkeys(firsts)) == order


# Nonsense

BASE = "/puzzles/endless/base"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/puzzles/endless/chess/outcome/1/1", 404),
        ("/puzzles/endless/base.base/outcome/1/1", 404),
        ("/puzzles/endless/%00/outcome/1/1", 404),
        (f"/puzzles/endless/{'base.' * 200}/outcome/1/1", 404),
        (f"{BASE}/chess/1/1", 404),
        *((f"{BASE}/outcome/{level}/1", 404) for level in ("0", "6", "01", "one", "%EF%BC%91")),
        *(
            (f"{BASE}/outcome/1/{seed}", 404)
            for seed in ("", "0", "01", "-1", "1.5", "1%0A", "%EF%BC%91", "1000000000", "9" * 2000)
        ),
        (f"{BASE}/outcome/1", 404),
        *(
            (f"{BASE}/outcome/1/1?answer={answer}", 400)
            for answer in ("", "nonsense", "none", "%00", "%ff", "mistake&answer=ends-lost")
        ),
        (f"{BASE}/point-out/1/1?answer=<script>alert(1)</script>", 400),
        (f"{BASE}/point-out/1/1?" + "&answer=card-0-1" * 200, 400),
        (f"{BASE}/point-out/1/1?answer=" + "x" * 5000, 414),
    ],
)
def test_nonsense_gets_a_page_that_says_so(client: FlaskClient, path: str, status: int) -> None:
    """A translated page with the right status; what was sent is repeated as text, if at all."""
    response = client.get(f"/ru{path}")
    assert response.status_code == status
    shown = Page(response.text)
    assert shown.one("html")["lang"] == "ru"
    assert shown.one("main").text
    assert "<script>" not in response.text
    assert "Traceback" not in response.text


# The next puzzle


ONE_TAP = ["outcome", "tokens", "score", "try-it"]
UNTAUGHT = [name for name, theme in THEMES.items() if theme.family is not ThemeFamily.CONVENTIONS]


def test_a_newcomers_first_puzzle_takes_one_tap(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """About the rules, of level 1, by the rules chosen; whoever comes tomorrow is led elsewhere."""
    met = []
    for day in range(1, 5):
        monkeypatch.setattr(pages, "today", lambda day=day: date(2026, 11, day))
        response = client.get("/en/puzzles/next?box=ru&rules=wild-5")
        assert response.status_code == 302
        assert "no-store" in response.headers["Cache-Control"]
        place = re.fullmatch(
            r"/en/puzzles/endless/wild-5/(.+)/1/\d+\?box=ru", response.headers["Location"]
        )
        assert place
        met.append(place[1])
    assert sorted(met) == sorted(ONE_TAP)


def test_the_next_puzzles_go_through_all_kinds(read: Read) -> None:
    """At the same level, one tap first and scenarios last; then the next numbers.

    All but conventions, which need a lesson: those follow each other.
    """
    address, met = url("outcome", 2, 7), []
    for _ in UNTAUGHT:
        met.append(address.split("/")[5])
        address = _next_of(read(f"{address}?show=1"))
    assert sorted(met) == sorted(UNTAUGHT)
    assert met[:4] == ONE_TAP
    assert met[-4:] == ["finish-firework", "survive", "recover-tokens", "last-turns"]
    assert address == url("outcome", 2, 8)
    assert _next_of(read(f"{url('finesse', 1, 7)}?show=1")) == url("chop", 1, 8)


def test_from_the_library_it_goes_on_by_the_rules_chosen(read: Read) -> None:
    """At the level of the puzzle; the next one of its kind is a link beside it."""
    shown = read("/en/puzzles/allowed-004?rules=wild-5&show=1")
    assert _next_of(shown) == "/en/puzzles/endless/wild-5/knowledge/4/1"
    [same] = [a["href"] for a in shown.all("a") if a.text == "Another of this kind"]
    assert same == "/en/puzzles/allowed-005?rules=wild-5"


def test_a_device_is_told_what_there_is_to_practise(read: Read) -> None:
    """The kinds with their levels that make sense with the rules chosen, and their addresses.

    A convention's is kept until its lesson is done.
    """
    [told] = [
        e
        for e in read("/en/puzzles/?rules=play-on").all("template")
        if "data-practice" in e.attributes
    ]
    kinds = {kind.split(":")[0]: kind for kind in told["data-kinds"].split()}
    assert "last-round" not in kinds
    assert kinds["tokens"] == "tokens:1,2,3,4,5:0:"
    assert kinds["odds"] == "odds:1,2,3,4,5:1:"
    assert kinds["finish-firework"] == "finish-firework:1,2,3,4,5:2:"
    assert kinds["focus"] == "focus:1,2:1:focus"
    assert told["data-rules"] == "1/play-on"
    assert told["data-endless"] == "/en/puzzles/endless/NAME"


def _next_of(shown: Page) -> str:
    """Return where the next puzzle is, by the first link that says so."""
    return next(link["href"] for link in shown.all("a") if "data-next" in link.attributes)


def test_the_kinds_are_listed_once(read: Read) -> None:
    """Each has one place to choose a puzzle by number, and no text speaks of a button's number."""
    main = read("/en/puzzles/").one("main")
    by_number = [e["href"] for e in main.inside("a") if e.text == "Choose by number"]
    assert len(by_number) >= 20
    assert len(by_number) == len(set(by_number))
    assert "number on a button" not in main.text
