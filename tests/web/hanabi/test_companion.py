"""The companion at a table with real cards, by plain links."""

import re
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient

from tests.web.page import Element, Page
from tests.web.playing import check_refused, page_at
from tutor.games.hanabi.companion import TableGame, Tap, TipMoment
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.rulebook import BOXES
from tutor.web.hanabi.companion.play_view import lesson_after
from tutor.web.hanabi.wording.companion import COMPANION
from tutor.web.shell.languages import LANGUAGES

START = "/en/table/"
PLAY = f"{START}play"
TO_THE_END = "cd" * 40 + "cp"
"""A game of two that ends with its last round and one point."""

MOST_WORDS = 20

LETTERS_OF_A_PROMPT = 60
"""In Chinese and Japanese, which have no spaces."""


def marked(page: Page, mark: str) -> list[Element]:
    """Return the elements with this attribute that are not hidden."""
    found = [each for each in page.elements if mark in each.attributes]
    return [each for each in found if "hidden" not in each.attributes]


def shown(page: Page, mark: str) -> list[str]:
    """Return their texts."""
    return [each.text for each in marked(page, mark)]


def taps(page: Page) -> dict[str, str]:
    """Return the addresses of the actions that can be tapped, by letter."""
    links = [link for link in marked(page, "data-tap") if "href" in link.attributes]
    return {link["data-tap"]: link["href"] for link in links}


def counted(page: Page) -> dict[str, str]:
    """Return what is counted, by its name; what is hidden, too."""
    names = [each.text.strip() for each in page.all("dt")]
    numbers = [each.inside("b")[0].text for each in page.all("dd")]
    return dict(zip(names, numbers, strict=True))


def test_the_first_action_is_five_taps_from_the_home_page(client: FlaskClient) -> None:
    """Five taps and no typing: the offer, the form, who begins, and an action."""
    home = page_at(client, "/en/")
    assert START in [link.attributes.get("href") for link in home.one("main").inside("a")]
    form = page_at(client, START).one("form", class_="panel")
    assert form["action"] == f"{START}setup"
    setup = page_at(client, f"{START}setup?players=4&box=ru&names=Mia,Tom,%20Zoe,&variant=usual")
    begins = setup.one("ul", class_="begins").inside("a")
    assert [link.text for link in begins] == ["Mia", "Tom", "Zoe", "Player 4"]
    table = page_at(client, begins[2]["href"])
    assert "Zoe" in table.one("li", **{"aria-current": "true"}).text
    after = page_at(client, taps(table)["c"])
    assert "Player 4" in after.one("li", **{"aria-current": "true"}).text
    assert counted(after)["Clue tokens"] == "7"


@pytest.mark.parametrize("path", ["/en/play/", "/en/rules/"])
def test_other_pages_lead_there(client: FlaskClient, path: str) -> None:
    """In what they say, not only in the foot of each page."""
    assert START in [
        link.attributes.get("href") for link in page_at(client, path).one("main").inside("a")
    ]


def test_the_setup_is_that_of_the_box_the_rules_and_the_players(client: FlaskClient) -> None:
    """Cards, tokens and what stays in the box."""

    def told(query: str) -> str:
        return page_at(client, f"{START}setup?{query}").one("ol", class_="setup").text

    assert "Shuffle the 50 cards" in told("box=en")
    assert "The 5 multicolour cards stay in the box" in told("box=en")
    assert "4 rules cards stay in the box" in told("box=ru")
    assert "the other 5 stay in the box" in told("box=zh-Hant&rules=wild-5")
    assert "stay in the box" not in told("box=zh-Hant&rules=wild-10")
    assert "Stack the black tokens" in told("box=zh-Hant")
    assert "only 8: let 2 coins" in told("box=en&rules=clues-10")
    for players, cards in ((2, 5), (3, 5), (4, 4), (5, 4)):
        assert f"Deal everyone {cards} cards" in told(f"players={players}")


@pytest.mark.parametrize("box", BOXES)
def test_the_setup_with_one_fuse_token_speaks_of_one(client: FlaskClient, box: str) -> None:
    """The first mistake loses, and no sentence is about several tokens on the table."""
    steps = page_at(client, f"{START}setup?box={box}&rules=fuses-1").one("ol", class_="setup")
    fuses = [*steps.inside("li")][2].text
    assert "1 fuse token: the first mistake loses the game" in fuses
    assert "2 fuse tokens stay out of the game" in fuses
    assert "Each mistake" not in fuses
    assert "others" not in fuses


def test_a_tap_by_mistake_costs_a_tap(client: FlaskClient) -> None:
    """Undo leads back to the same address."""
    before = f"{PLAY}?players=2&taps=cd"
    after = page_at(client, taps(page_at(client, before))["m"])
    [undo] = marked(after, "data-undo")
    assert undo["href"] == before


def test_the_end_has_points_in_the_words_of_the_scale(client: FlaskClient) -> None:
    """As counted by taps, or by the tops of the fireworks once all are known."""
    page = page_at(client, f"{PLAY}?players=2&taps={TO_THE_END}")
    assert shown(page, "data-points") == ["1"]
    assert "The last round is over" in shown(page, "data-ending")[0]
    assert shown(page, "data-low") == ["Awful"]
    assert not [
        each
        for each in page.all("nav")
        if "data-taps" in each.attributes and "hidden" not in each.attributes
    ]
    rows = [
        row
        for row in page.all("li")
        if "data-firework" in row.attributes and "hidden" not in row.attributes
    ]
    assert len(rows) == 5
    address = f"{PLAY}?players=2&taps={TO_THE_END}"
    for place in range(5):
        row = marked(page_at(client, address), "data-firework")[place]
        address = row.inside("a")[5]["href"]
    page = page_at(client, address)
    assert parse_qs(urlsplit(address).query)["tops"] == ["55555"]
    assert (shown(page, "data-points"), shown(page, "data-low")) == (["25"], ["Spectacular"])
    assert shown(page, "data-after") == ["A sixth colour"]


def test_a_lost_game_has_no_points(client: FlaskClient) -> None:
    """Nor are its fireworks counted."""
    page = page_at(client, f"{PLAY}?taps=ppmmm")
    assert (shown(page, "data-points"), shown(page, "data-lost")) == (["0"], ["Lost"])
    assert not shown(page, "data-check")
    assert not shown(page, "data-low")


@pytest.mark.parametrize(
    ("rules", "points", "after"),
    [
        ("base", 3, "few"),
        ("base", 11, "some"),
        ("base", 24, "many"),
        ("base", 25, "all"),
        ("wild-5", 25, "many"),
        ("wild-5", 30, "all"),
    ],
)
def test_next_time_depends_on_the_result(rules: str, points: int, after: str) -> None:
    """The next variant is for those who made all points."""
    assert lesson_after(TableGame.start(Ruleset.parse(rules), 3, 0), points) == after


def test_another_phone_takes_over(client: FlaskClient) -> None:
    """It is told that it does not follow, can change the language, and goes on from there."""
    table = f"{PLAY}?players=2&taps=cdp"
    [share] = [
        link["href"]
        for link in page_at(client, table).all("a")
        if "data-follows" in link.attributes
    ]
    page = page_at(client, share)
    assert page.one("img", class_="table-code")["src"].startswith("data:image/svg")
    link = page.one("input", id="link")["value"]
    opened = page_at(client, link.replace("http://localhost", ""))
    text = opened.one("main").text
    assert "after 3 turns" in text
    assert "doesn’t update by itself" in text
    links = [each["href"] for each in opened.one("main").inside("a")]
    assert table in links
    assert "/ja/table/opened?players=2&taps=cdp" in links


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("?taps=d", "taps"),
        ("?taps=cz", "taps"),
        ("?players=6", "players"),
        ("?players=2&first=2", "first"),
        ("?tops=12345", "tops"),
        (f"?players=2&taps={TO_THE_END}&tops=9----", "tops"),
        (f"?names={'x' * 121}", "names"),
    ],
)
def test_what_cannot_be_is_refused(client: FlaskClient, query: str, said: str) -> None:
    """A clear error, and nothing rendered of it."""
    check_refused(client, PLAY + query, 400, said)


def test_names_are_text(client: FlaskClient) -> None:
    """Markup in a player's name is escaped."""
    html = client.get(f"{PLAY}?names=%3Cb%3EMia,%22Tom").text
    assert "&lt;b&gt;Mia" in html
    assert "<b>Mia" not in html


@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])
def test_every_prompt_is_short(client: FlaskClient, tag: str) -> None:
    """Twenty words at most, whatever the language, the box and the rules."""
    prompts: set[str] = set()
    for box in BOXES:
        for rules in ("base", "wild-5.fuses-1", "sixth-10.clues-10.play-on"):
            setting = f"?box={box}&rules={rules}"
            page = Page(client.get(f"/{tag}/table/setup{setting}", follow_redirects=True).text)
            for step in page.one("ol", class_="setup").inside("li"):
                prompts |= {*re.split(r"(?<=[.!?。])\s*", step.text.strip())}
    page = Page(client.get(f"/{tag}/table/play").text)
    prompts |= {p.text for p in page.all("p") if "data-moment" in p.attributes}
    assert len(prompts) > len(TipMoment)
    for prompt in prompts:
        if tag in ("ja", "zh-Hant", "zh-Hans"):
            assert len(prompt) <= LETTERS_OF_A_PROMPT, prompt
        else:
            words = prompt.replace("\u2014", "").split()
            assert len(words) <= MOST_WORDS + 1, prompt  # and the link to the rule


def test_all_that_can_be_said_has_words() -> None:
    assert {f"companion.tap.{tap}" for tap in Tap} <= COMPANION.keys()
    assert {f"companion.need.{tap}" for tap in Tap} <= COMPANION.keys()
    assert {f"companion.moment.{moment}" for moment in TipMoment} <= COMPANION.keys()
