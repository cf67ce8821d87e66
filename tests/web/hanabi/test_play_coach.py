"""What the coach says on the pages of games: of one action, of a whole game, and to whom."""

import re
import time

import pytest
from flask.testing import FlaskClient

from tests.games.hanabi.coach.tables import CountingClock
from tests.web.hanabi.coached import (
    after_a_broken_agreement,
    after_a_costly_play,
    after_a_wrong_play,
)
from tests.web.hanabi.playing import START, address_of, record_of
from tests.web.page import Page
from tests.web.playing import html_at, page_at
from tutor.games.hanabi.coach import Budget, Tier, Trials
from tutor.games.hanabi.partners import (
    NO_CONVENTIONS,
    NONE_OR_ALL,
    ConventionSet,
    GameRecord,
)
from tutor.games.hanabi.review.reading import (
    write_game,
)
from tutor.web.hanabi.play import coaching
from tutor.web.shell.headers import SHARED

NO_TIME = Budget(turn_seconds=0, game_seconds=0)

ON_THE_SITE = (coaching.TURN, coaching.GAME)


@pytest.fixture(autouse=True)
def _coach_with_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach finishes however slow the machine is, and knows nothing from other tests."""
    forget(monkeypatch)
    enough = Budget(turn_seconds=10_000, game_seconds=10_000, clock=CountingClock())
    for name in ("TURN", "GAME"):
        monkeypatch.setattr(coaching, name, enough)


def coach_of_turn(record: GameRecord, *fields: str) -> str:
    """Return the address of what the coach says of the last action."""
    return address_of(record, *fields).replace("?", "/coach/turn?")


def review_of(record: GameRecord) -> str:
    """Return the address of the review of a game, with games played on."""
    return f"/en/review/{write_game(record)}?conventions={record.conventions}&further=yes"


def said_at(client: FlaskClient, address: str) -> Page:
    """Return the coach's part of a page alone."""
    html = html_at(client, address)
    start = html.index('<section class="coach"')
    return Page(html[start : html.index("</section>", start) + len("</section>")])


SAID = [
    (after_a_wrong_play(), Tier.CERTAIN, "couldn’t fit"),
    (after_a_broken_agreement(), Tier.AGREEMENT, "asked you to play card"),
    (after_a_costly_play(), Tier.SIMULATED, "points on average"),
]


def fields_of(record: GameRecord) -> tuple[str, ...]:
    """Return the field of an address that says how partners give clues, if one is needed."""
    return () if record.conventions == NO_CONVENTIONS else (f"conventions={record.conventions}",)


@pytest.mark.parametrize(("record", "tier", "sentence"), SAID, ids=[tier for _, tier, _ in SAID])
def test_what_is_said_of_an_action(
    client: FlaskClient, record: GameRecord, tier: Tier, sentence: str
) -> None:
    """How sure it is, the reason, the better action, and a hand that the player could have had."""
    page = said_at(client, coach_of_turn(record, *fields_of(record)))
    moment = page.one("div", class_="moment")
    assert moment.inside("b")[0].attributes["class"] == f"tier {tier}"
    assert sentence in moment.text
    assert re.search("Better: (play|discard|give) ", moment.text)
    assert "made up, without looking at the real one" in moment.inside("details")[0].text
    own = next(h for h in moment.inside("div") if h.attributes.get("class") == "hand to-act")
    assert "hidden" not in own.text


def test_nothing_is_said_of_what_partners_would_do(client: FlaskClient) -> None:
    page = said_at(client, coach_of_turn(record_of("3-7", 1)))
    assert "The coach found nothing to criticise here." in page.one("section").text
    assert not page.all("div", class_="moment")


def forget(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the coach begin anew, whatever other tests have asked of it."""
    monkeypatch.setattr(coaching, "_trials", Trials())


@pytest.mark.parametrize("page", ["turn", "game"])
def test_an_unfinished_page_is_kept_nowhere(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    """Whoever asks again gets what there was no time for; the finished page may be kept."""
    record = after_a_costly_play()
    address = coach_of_turn(record) if page == "turn" else review_of(record)
    with monkeypatch.context() as patch:
        for name in ("TURN", "GAME"):
            patch.setattr(coaching, name, NO_TIME)
        assert client.get(address).headers["Cache-Control"] == "no-store"
    assert client.get(address).headers["Cache-Control"] == SHARED


def test_the_way_to_it_stands_after_ones_own_action(client: FlaskClient) -> None:
    """Up to the next own action, though not before the first; it can be shown in its place."""
    record = record_of("3-7", 1)
    (link,) = page_at(client, address_of(record)).one("section", id="coach").inside("a")
    assert link.text == "What does the coach say?"
    assert link["href"] == f"{coach_of_turn(record)}#coach"
    assert "data-in-place" in link.attributes
    assert link["rel"] == "nofollow"
    for turns in (2, 3):
        page = page_at(client, address_of(record_of("3-7", turns)))
        (later,) = page.one("section", id="coach").inside("a")
        assert later.text == "What does the coach say about your last action?"
        assert later["href"] == link["href"]
    assert not page_at(client, address_of(record_of("3-7", 0))).all("section", id="coach")


def test_who_passes_the_device_on_asks_for_it(client: FlaskClient) -> None:
    """The link says who may follow it, and nothing of the answer comes on the page between."""
    record = record_of("3-9", 1)
    between = page_at(client, address_of(record, "people=2"))
    (link,) = between.one("section", id="coach").inside("a")
    assert link.text == "I’m Ann: what does the coach say?"
    assert "data-in-place" not in link.attributes
    page = page_at(client, link["href"])
    back = page.one("div", class_="controls").inside("a")[0]["href"]
    assert page_at(client, back).one("h2", id="headline").text == "Pass the device to Bob."


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("conventions", NONE_OR_ALL)
def test_two_requests_are_all_there_is(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch, players: int, conventions: ConventionSet
) -> None:
    """The review says at once what is certain, then what games played on say; no page waits."""
    monkeypatch.setattr(coaching, "GAME", Budget(turn_seconds=10, game_seconds=20))
    record = record_of(f"{players}-31", 12, conventions=conventions)
    at_once = page_at(client, review_of(record).removesuffix("&further=yes"))
    (link,) = (each for each in at_once.all("a") if each.text.startswith("Let the coach also"))
    further = page_at(client, link["href"])
    assert not [each for each in further.all("a") if "coach" in each.text and "go" in each.text]


@pytest.mark.parametrize(
    ("page", "given_up", "status"),
    [
        ("coach/turn", "", 200),
        ("coach/game", "", 400),
        ("coach/game", "&given-up=yes", 302),
        ("coach/game", "&given-up=no", 400),
    ],
)
def test_only_what_is_over_is_looked_back_at(
    client: FlaskClient, page: str, given_up: str, status: int
) -> None:
    """Before, hands would be shown that not everybody at the device may see."""
    record = record_of("3-7", 4)
    address = address_of(record).replace("?", f"/{page}?")
    assert client.get(address + given_up).status_code == status


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("3-1/coach/turn", 400),
        ("3-7/coach/turn?actions=p0p0", 400),
        ("3-1/coach/turn?actions=!", 400),
        ("9-1/coach/turn?actions=p0", 404),
        ("3-1/coach/game?conventions=rude", 400),
    ],
)
def test_what_the_coach_cannot_judge_is_refused(
    client: FlaskClient, path: str, status: int
) -> None:
    """No action, one of a partner, and what is no game."""
    assert client.get(START + path).status_code == status


def test_the_game_is_bounded_more_tightly_than_twenty_seconds() -> None:
    """A request keeps its thread for three seconds at most; by the clock of that thread alone."""
    turn, game = ON_THE_SITE
    assert game.game_seconds <= 3
    assert turn.turn_seconds <= 1.5
    assert {game.clock, turn.clock} == {time.thread_time}


def test_it_is_not_for_search_engines(client: FlaskClient) -> None:
    """The page is not listed or indexed."""
    page = page_at(client, coach_of_turn(record_of("3-7", 1)))
    assert page.one("meta", name="robots")["content"] == "noindex"


def test_a_whole_game_is_looked_back_at_in_its_review(client: FlaskClient) -> None:
    """The address that once had all of it leads there."""
    record = record_of("3-7")
    address = address_of(record).replace("?", "/coach/game?")
    assert client.get(address).headers["Location"] == review_of(record)
