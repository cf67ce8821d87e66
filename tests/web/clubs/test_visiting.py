"""A club's link, and the page that it leads to."""

from urllib.parse import quote

import pytest
from flask.testing import FlaskClient

from tests.web.clubs.organiser import Organiser
from tests.web.conftest import Read
from tutor.clubs.items import Item, Solved
from tutor.clubs.plan import Plan
from tutor.clubs.results_code import results_code
from tutor.web.shell.headers import SHARED
from tutor.web.shell.languages import LANGUAGES

ITEMS = tuple(map(Item, ("hidden", "save-002", "clue", "outcome-001")))
PLAN = Plan(
    "Клуб <b>фонарик</b>",
    ITEMS,
    ("ja", "ru"),
    (("ja", "ようこそ！"), ("ru", "Добро <i>пожаловать</i>!")),
    "ja",
    "wild-5",
)
PAGE = f"clubs/{PLAN}/"


@pytest.mark.parametrize(
    ("accepted", "chosen", "tag"),
    [
        ("", None, "en"),
        ("ja-JP,en;q=0.5", None, "ja"),
        ("zh-TW", None, "zh-Hant"),
        ("ja", "ru", "ru"),
    ],
)
@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_a_link_leads_to_the_visitors_language(
    client: FlaskClient, accepted: str, chosen: str | None, tag: str, method: str
) -> None:
    """As `/` does, with the query; nobody may keep the answer for others."""
    if chosen:
        client.set_cookie("lang", chosen)
    headers = {"Accept-Language": accepted}
    response = client.open(f"/c/{PLAN}?solved=3&a=%D0%B6", headers=headers, method=method)
    assert response.status_code == 302
    assert response.headers["Location"] == f"/{tag}/clubs/{PLAN}/?solved=3&a=%D0%B6"
    assert response.headers["Cache-Control"] == "no-store"
    assert {*response.vary} == {"Accept-Language", "Cookie"}


@pytest.mark.parametrize("after", [".", ")", "».", "/", "。"])
def test_what_a_message_puts_behind_a_link_does_no_harm(client: FlaskClient, after: str) -> None:
    """Messengers take a full stop for a part of the address."""
    response = client.get(f"/c/{PLAN}{quote(after)}", follow_redirects=True)
    assert response.status_code == 200
    assert response.request.path == f"/en/{PAGE}"


@pytest.mark.parametrize(
    "ref", [str(PLAN)[:-1], str(PLAN)[:20], "~", "~1", "none-such0", "x" * 3000, "%F0%9F%8E%86"]
)
def test_a_link_that_was_cut_off_is_told_in_the_visitors_language(
    client: FlaskClient, ref: str
) -> None:
    """Which is a 404 with ways on, not half a club."""
    asked = {"Accept-Language": "ru"}
    for path in (f"/c/{ref}", f"/ru/clubs/{ref}/"):
        response = client.get(path, headers=asked)
        assert response.status_code == 404, path
        assert '<html lang="ru">' in response.text
        assert 'href="/ru/learn/"' in response.text


def test_the_greeting_is_the_readers_own(read: Read) -> None:
    """Marked as what it is, and as text; else it is that of the first language of the table."""
    for tag, shown in (("ja", "ja"), ("ru", "ru"), ("en", "ja"), ("zh-Hans", "ja")):
        greeting = read(f"/{tag}/{PAGE}").one("p", class_="greeting")
        assert (greeting["lang"], greeting["dir"]) == (shown, "auto")
        assert greeting.text == dict(PLAN.greetings)[shown]


def test_a_page_without_a_name_has_a_title(read: Read) -> None:
    """Organisers need not give the club one."""
    bare = read(f"/en/clubs/{Plan(items=ITEMS)}/")
    assert bare.one("h1").text == "Your club"


def test_the_list_is_the_same_in_every_language(read: Read) -> None:
    """The same items in the same order, each leading to itself at the club's table."""
    for language in LANGUAGES:
        shown = read(f"/{language.tag}/{PAGE}")
        links = shown.one("ol", class_="stops").inside("a")
        ids = [link.attributes.get("data-lesson") or link["data-puzzle"] for link in links]
        assert ids == [item.id for item in ITEMS]
        end = f"?club={PLAN}&box=ja&rules=wild-5"
        assert [link["href"] for link in links] == [
            f"/{language.tag}/learn/hidden/1{end}",
            f"/{language.tag}/puzzles/save-002{end}",
            f"/{language.tag}/learn/clue/1{end}",
            f"/{language.tag}/puzzles/outcome-001{end}",
        ]


@pytest.mark.parametrize(
    ("solved", "name", "place"), [("", "Start", 0), ("1", "Continue", 1), ("b", "Continue", 2)]
)
def test_the_one_big_button_leads_to_what_is_next(
    read: Read, solved: str, name: str, place: int
) -> None:
    """The first item that is not done; what is done has its tick."""
    shown = read(f"/en/{PAGE}" + (f"?solved={solved}" if solved else ""))
    [button] = shown.one("p", class_="club-go").inside("a")
    stops = shown.one("ol", class_="stops").inside("li")
    assert button.text == name
    assert button["href"] == stops[place].inside("a")[0]["href"]
    assert f"solved={solved}" in button["href"] or not solved
    done = ["done" in stop.attributes.get("class", "") for stop in stops]
    assert done == [place in Solved.parse(solved) for place in range(4)]
    marks = [stop.inside("span")[-1] for stop in stops]
    assert {mark.text for mark in marks} == {"done"}
    assert ["hidden" not in mark.attributes for mark in marks] == done


def test_the_end_is_friendly(read: Read) -> None:
    """No button to start again, but ways on, and the results code."""
    shown = read(f"/en/{PAGE}?solved=f")
    assert not shown.all("p", class_="club-go")
    end = shown.one("section", id="end")
    assert "All done" in end.text
    # From the lessons to the game with real cards, by the club's rules.
    table = end.inside("a")[0]["href"]
    assert table.startswith("/en/table/")
    assert shown.one("output").text == results_code(ITEMS, Solved(15))


def test_the_code_is_there_once_something_is_solved(read: Read) -> None:
    """And not before."""
    assert not read(f"/en/{PAGE}").all("output")
    assert read(f"/en/{PAGE}?solved=2").one("output").text == results_code(ITEMS, Solved(2))


def test_the_table_is_the_clubs(read: Read) -> None:
    """Its box and rules, in words, and in every link of the page that takes them."""
    shown = read(f"/en/{PAGE}?box=ru&rules=wild-10", follow_redirects=True)
    table = shown.one("section", class_="club-table")
    assert "Japanese edition" in table.text
    assert "Rainbow" in table.text
    rules = {link["href"] for link in shown.all("a") if "/rules/" in link["href"]}
    assert f"/en/rules/?club={PLAN}&box=ja&rules=wild-5" in rules
    assert f"/en/rules/print?club={PLAN}&box=ja&rules=wild-5" in rules


@pytest.mark.parametrize("path", ["rules/", "rules/print"])
def test_from_the_rules_there_is_a_way_back(read: Read, path: str) -> None:
    """With what is solved; and none for whoever comes from elsewhere, or by half a link."""
    links = [link["href"] for link in read(f"/en/{PAGE}?solved=3").all("a")]
    [there] = {link for link in links if link.startswith(f"/en/{path}?club=")}
    [back] = (nav for nav in read(there).all("nav") if nav["aria-label"] == "Your club")
    assert back.text == PLAN.name
    assert back.inside("a")[0]["href"] == f"/en/{PAGE}?solved=3"
    for elsewhere in (f"/en/{path}", f"/en/{path}?club=none-such0"):
        assert "Your club" not in [nav["aria-label"] for nav in read(elsewhere).all("nav")]


def test_a_club_may_leave_the_box_open(read: Read) -> None:
    """Then each reader has the one with the leaflet of their language, as everywhere."""
    plan = Plan(items=ITEMS)
    shown = read(f"/ja/clubs/{plan}/")
    assert "版" not in shown.one("section", class_="club-table").text
    assert (
        shown.one("ol", class_="stops").inside("a")[0]["href"] == f"/ja/learn/hidden/1?club={plan}"
    )


def test_search_engines_and_previews_get_the_club_alone(read: Read) -> None:
    """Not how far somebody has come; and no engine lists a club."""
    shown = read(f"/en/{PAGE}?solved=3")
    assert shown.one("link", rel="canonical")["href"] == f"http://localhost/en/{PAGE}"
    assert shown.one("meta", property="og:url")["content"] == f"http://localhost/en/{PAGE}"
    assert shown.one("meta", name="robots")["content"] == "noindex"


def test_a_plan_is_kept_by_caches_and_a_saved_club_is_not(
    client: FlaskClient, organiser: Organiser
) -> None:
    """A saved club can change; and that somebody visits it is nobody else's matter."""
    assert client.get(f"/en/{PAGE}").headers["Cache-Control"] == SHARED
    response = organiser.client.get(f"/en/clubs/{organiser.slug}/")
    assert "Lantern Club" in response.text
    assert "private" in response.headers["Cache-Control"]


def test_a_short_link_may_be_typed_in_capitals(organiser: Organiser) -> None:
    """Phones begin words with them."""
    for slug in (organiser.slug, organiser.slug.upper(), organiser.slug.capitalize()):
        short = organiser.client.get(f"/c/{slug}", headers={"Accept-Language": "ja"})
        assert short.headers["Location"] == f"/ja/clubs/{organiser.slug}/"


def test_a_club_plays_by_the_conventions_it_has_chosen(read: Read) -> None:
    """The page names them, and leads to games in which partners follow them; else to none."""
    chosen = Plan("Club", ITEMS, ("en",), conventions="play.touch")
    page = read(f"/en/clubs/{chosen}/").one("main")
    assert "Good touch" in page.text
    assert "Save clue" not in page.text
    [way] = [link["href"] for link in page.inside("a") if "conventions=" in link["href"]]
    assert way == "/en/play/?conventions=play.touch"
    offered = read(way).all("input", name="conventions")
    assert [each["value"] for each in offered] == ["none", "play.touch"]
    assert "checked" in offered[1].attributes
    assert "conventions=" not in read(f"/en/clubs/{Plan('Club', ITEMS, ('en',))}/").one("main").text
