"""The way to a deal, what its address holds, and what is no game."""

import re
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient

from tests.web.hanabi.playing import START, address_of, record_of
from tests.web.playing import check_refused, html_at, page_at
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.actions import Discard, Play
from tutor.games.hanabi.partners import NO_CONVENTIONS, Deal, GameRecord
from tutor.games.hanabi.partners.action_codes import longest, write_actions

MOST_IN_AN_ADDRESS = 2000


def most_turns(ruleset: Ruleset, players: int) -> GameRecord:
    """Return a game in which every token is given away and nothing but discards brings it back."""
    record = GameRecord(Deal(ruleset, players, 1), NO_CONVENTIONS)
    while record.state.ending is None:
        legal = record.state.legal_actions()
        clues = [each for each in legal if not isinstance(each, Play | Discard)]
        discards = [each for each in legal if isinstance(each, Discard)]
        record = record.then((clues or discards or legal)[-1])
    return record


@pytest.mark.parametrize("rules", ["base", "sixth-10.clues-10", "sixth-10.clues-10.play-on"])
def test_the_address_of_a_longest_game_is_short_enough(client: FlaskClient, rules: str) -> None:
    """Whatever help there is; browsers and messengers take addresses of 2,000 characters."""
    ruleset = Ruleset.parse(rules)
    record = most_turns(ruleset, 2)
    text = write_actions(record.actions)
    assert len(text) <= longest(ruleset)
    fields = "box=zh-Hant", f"rules={rules}", "conventions=all", "people=2"
    address = address_of(record, *fields, "help=marks.known.chances.warning", "ready=yes")
    assert len(address) < MOST_IN_AN_ADDRESS - len("https://a-long-name-of-a-site.example")
    html_at(client, address)


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("1-1", 404, "doesn’t exist"),
        ("6-1", 404, "doesn’t exist"),
        ("3-0", 404, "doesn’t exist"),
        ("3-007", 404, "doesn’t exist"),
        ("3-10000", 404, "doesn’t exist"),
        ("3-1?rules=nonsense", 400, "can’t read this"),
        ("3-1?actions=!", 400, "from character 1 on"),
        ("3-1?actions=B", 400, "from character 1 on"),
        ("3-1?actions=d0", 400, "don’t allow move 1"),
        ("3-1?actions=E1", 400, "don’t allow move 1"),
        ("3-1?conventions=rude", 400, "can’t read this"),
        ("3-1?people=4", 400, "can’t read this"),
        ("3-1?people=0", 400, "can’t read this"),
        ("3-1?help=x", 400, "can’t read this"),
        ("3-1?help=chances.marks", 400, "can’t read this"),
        ("3-1?help=chances.chances", 400, "can’t read this"),
        ("3-1?ready=1", 400, "can’t read this"),
        ("3-1?held-back=d0", 400, "can’t read this"),
        ("3-1?held-back=p0p1", 400, "can’t read this"),
        ("3-1?given-up=no", 400, "can’t read this"),
        ("3-1?partners=two", 400, "can’t read this"),
        ("3-1?day=2026-11-20", 400, "can’t read this"),
        ("3-1?day=tomorrow", 400, "can’t read this"),
        (f"3-1?actions={'p0' * (longest(Ruleset()) // 2 + 1)}", 414, "too long"),
        ("deal?players=9", 400, "can’t read this"),
        ("deal?seed=0", 400, "can’t read this"),
        ("deal?seed=abc", 400, "can’t read this"),
        ("deal?help=x", 400, "can’t read this"),
        ("deal?people=6", 400, "can’t read this"),
    ],
)
def test_what_is_no_game_is_told_in_words(
    client: FlaskClient, path: str, status: int, said: str
) -> None:
    """With the status that it has, whatever stands in the address."""
    check_refused(client, START + path, status, said)


def test_a_form_leads_to_a_deal(client: FlaskClient) -> None:
    """Three players and any deal if nothing is chosen; what is chosen stands in the address."""
    form = page_at(client, f"{START}?rules=wild-5").one("form", class_="panel")
    sent = {
        e["name"]: e["value"] for e in form.inside("input") if e.attributes.get("type") == "hidden"
    }
    assert sent == {"rules": "wild-5"}
    any_deal = client.get(form["action"])
    assert re.fullmatch(r"/en/play/3-[1-9][0-9]{0,3}", any_deal.headers["Location"])
    assert "no-store" in any_deal.headers["Cache-Control"]
    chosen = {**sent, "players": "2", "seed": " 42 ", "conventions": "all", "people": "5"}
    query = [*chosen.items(), ("help", "chances"), ("help", "marks")]
    found = client.get(form["action"], query_string=query).headers["Location"]
    assert sorted(urlsplit(found).query.split("&")) == [
        *("conventions=all", "help=marks.chances", "people=2", "rules=wild-5"),
    ]
    assert urlsplit(found).path == f"{START}2-42"
    page_at(client, found)


def test_the_deal_of_the_day_is_the_same_for_everyone(client: FlaskClient) -> None:
    """By the date, whatever rules one reads; its address says the day, so that one try counts."""
    usual = client.get(f"{START}today")
    assert "no-store" in usual.headers["Cache-Control"]
    address = usual.headers["Location"]
    assert client.get(f"{START}today?rules=wild-5").headers["Location"] in (
        address,
        f"{START}today",
    )
    day = urlsplit(address).query
    record = record_of(urlsplit(address).path.rpartition("/")[2])
    ended = page_at(client, address_of(record, day))
    mark = ended.one("div", class_="result")
    assert mark["data-day"] == day.removeprefix("day=")
    assert mark["data-done"] == f"deal {record.state.outcome.score if record.state.outcome else ''}"
    assert "data-done" not in html_at(client, address_of(record))


def test_games_are_not_for_search_engines(client: FlaskClient) -> None:
    """Only the pages on which one chooses, and on which partners' rules stand, are listed."""
    listed = client.get("/sitemap.xml").text
    assert f"{START}<" in listed
    assert f"{START}partners/<" in listed
    assert f"{START}3" not in listed
    page = page_at(client, f"{START}3-1")
    assert page.one("meta", name="robots")["content"] == "noindex"
    in_games = [
        link
        for link in page.all("a")
        if link["href"].startswith(f"{START}3") and "hreflang" not in link.attributes
    ]
    assert len(in_games) >= 20
    assert all(link.attributes.get("rel") == "nofollow" for link in in_games)
