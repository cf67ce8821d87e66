"""Pages of certified deals: looked for, printed, and won turn by turn."""

import re

import pytest
from flask.testing import FlaskClient

from tests.web.playing import check_refused, html_at, page_at
from tutor.games.hanabi.deals.deal import (
    Deal,
    find_winning_line,
)
from tutor.games.hanabi.engine import Card, Ruleset

DEAL = Deal(Ruleset(), 3, 4821)
"""A certified deal."""

NOT_KNOWN = "2-129"
"""A deal of which no line is known."""

START = "/en/deals/"
NAMES = {"r": "red", "y": "yellow", "g": "green", "b": "blue", "w": "black"}


def name_of(card: Card) -> str:
    """Return what the picture of a card is called in English."""
    return f"{NAMES[card.suit]} {card.rank}"


def pack() -> list[str]:
    """Return the names of the cards of the deal, from the top of the pack."""
    start = DEAL.start()
    return [name_of(card) for hand in (*start.hands, start.deck) for card in hand]


def test_deals_are_found_from_a_number_on(client: FlaskClient) -> None:
    """As many as are wanted, each with its page; those passed over are told; then come further."""
    page = page_at(client, f"{START}?players=2&from=125&count=4")
    found = page.one("section", id="found")
    links = [link["href"] for link in found.inside("a")]
    assert links[:4] == [f"{START}2-{seed}" for seed in (125, 126, 127, 128)]
    assert "left none out" in found.text
    further = page_at(client, links[4]).one("section", id="found")
    assert "Left out, because we found no such way: 2 of 6 deals (2-129 and 2-133)" in further.text
    assert not page_at(client, START).all("section", id="found")


def test_the_rules_of_the_table_go_along(client: FlaskClient) -> None:
    """Deals found for other rules lead to the pages of those rules."""
    page = page_at(client, f"{START}?players=3&count=1&rules=wild-5")
    (link, *_) = (link["href"] for link in page.one("section", id="found").inside("a"))
    assert "rules=wild-5" in link
    assert "ulticolour" in page_at(client, link).one("ul", class_="facts").text


def test_the_page_of_a_deal_shows_no_card(client: FlaskClient) -> None:
    """Nor does the score sheet, which is printed unless something else is asked for."""
    for path in (f"{START}{DEAL.name}", f"{START}{DEAL.name}/sheet"):
        html = html_at(client, path)
        assert not [name for name in set(pack()) if name in html], path
        other = html_at(client, path.replace("4821", "4822"))
        assert other.replace("4822", "4821") == html, path


def test_without_a_last_round_no_turns_are_left(client: FlaskClient) -> None:
    """A score sheet asks for turns left, unless the game is played on: then it says so."""
    pages = (
        page_at(client, f"{START}{DEAL.name}/sheet{query}") for query in ("", "?rules=play-on")
    )
    usual, played_on = (page.one("section", class_="deal-scores").text for page in pages)
    assert "Turns left" in usual
    assert "last round" in usual
    assert "Turns left" not in played_on
    assert "There’s no last round" in played_on


def test_the_whole_order_is_that_of_the_deal(client: FlaskClient) -> None:
    """Each card with its place, from the top of the pack: hands first, then the deck."""
    page = page_at(client, f"{START}{DEAL.name}/sheet?parts=pack")
    section = page.one("section", class_="deal-pack")
    hands = [heading.text for heading in section.inside("h3")][:2]
    assert hands == ["Ann’s hand (Ann begins)", "Bob’s hand"]
    items = section.inside("li")
    assert [int(re.findall(r"\d+", item.text)[0]) for item in items] == list(range(1, 51))
    assert [item.inside("span")[0]["aria-label"] for item in items] == pack()


def test_the_packets_make_the_same_pack(client: FlaskClient) -> None:
    """Each sheet names the places of one colour only, and together they name all of them."""
    html = html_at(client, f"{START}{DEAL.name}/sheet?parts=packets")
    order = {}
    for section in html.split("deal-packet")[1:]:
        rows = re.findall(r"<tr><th.*?</tr>", section, re.S)
        named = [re.findall(r'aria-label="([a-z]+) (\d)"', row) for row in rows]
        assert len({colour for ((colour, _),) in named[-5:]}) == 1
        for row, ((colour, rank),) in zip(rows[-5:], named[-5:], strict=True):
            for place in re.findall(r"<b>(\d+)</b>", row):
                order[int(place)] = f"{colour} {rank}"
    assert [order[place] for place in range(1, 51)] == pack()


def test_the_line_can_be_walked_to_its_end(client: FlaskClient) -> None:
    """Next leads from the deal to the won game, turn by turn, and previous back again."""
    line = find_winning_line(DEAL.start())
    assert line is not None
    steps = len(line)
    address = f"{START}{DEAL.name}/line/0"
    first = page_at(client, address)
    assert "you see all cards" in first.one("article").text
    assert first.one("h2", id="headline").text == "At the start"
    assert not first.all("a", rel="prev nofollow")
    for step in range(1, steps + 1):
        (onward,) = page_at(client, address).all("a", rel="next nofollow")
        assert onward["href"] == f"{START}{DEAL.name}/line/{step}#now"
        before, address = address, onward["href"].partition("#")[0]
    last = page_at(client, address)
    assert "Every firework is complete: the game is won." in last.one("article").text
    assert not last.all("a", rel="next nofollow")
    (back,) = last.all("a", rel="prev nofollow")
    assert back["href"] == f"{before}#now"
    assert 'content="noindex"' in html_at(client, address)


def test_a_deal_without_a_line_is_not_called_lost(client: FlaskClient) -> None:
    """Its page says that nothing is known, and leads to no line; there is none to be asked for."""
    page = page_at(client, f"{START}{NOT_KNOWN}")
    assert "There may be one." in page.one("article").text
    assert not [link for link in page.all("a") if "/line/" in link["href"]]
    assert client.get(f"{START}{NOT_KNOWN}/line/0").status_code == 404


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("6-1", 404),
        ("3-0", 404),
        ("3-10000/sheet", 404),
        ("3-4821/line/999", 404),
        ("3-4821/line/-1", 404),
        ("3-4821/line/01", 404),
        ("3-4821/sheet?parts=all", 400),
        ("?players=6", 400),
        ("?count=13", 400),
        ("?count=0", 400),
        ("?from=10000", 400),
        ("?from=x", 400),
        ("?from=0004", 400),
        ("?from=%204", 400),
        ("?count=04", 400),
        ("?players=03", 400),
        ("?rules=nonsense", 400),
    ],
)
def test_what_there_is_not_is_told(client: FlaskClient, path: str, status: int) -> None:
    """A deal or a step that there is not is a 404, a field that makes no sense a 400."""
    said = "doesn’t exist" if status == 404 else "can’t read this"
    check_refused(client, f"{START}{path}", status, said)
