"""The pages that look back at a game: whole, turn by turn, and changed."""

import re

import pytest
from flask.testing import FlaskClient

from tests.games.hanabi.coach.exchanging import exchanged
from tests.games.hanabi.review.games import game_of, partly_random
from tests.web.hanabi.playing import address_of, record_of
from tests.web.page import Page
from tests.web.playing import html_at, page_at
from tutor.games.hanabi import coach
from tutor.games.hanabi.coach import Budget, MomentKind
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.partners import GameRecord
from tutor.games.hanabi.partners.action_codes import write_action
from tutor.games.hanabi.review.reading import (
    read_game,
    write_game,
)
from tutor.games.hanabi.review.slips import (
    by_cost,
    decisive,
    slips,
)
from tutor.web.hanabi.play import coaching

START = "/en/review/"


def at(record: GameRecord, below: str = "") -> str:
    """Return the address of a game, or of a page below it."""
    return f"{START}{write_game(record)}{below}"


def shorts(html: str) -> list[str]:
    """Return the addresses of the actions at the hands."""
    return re.findall(r'<a class="short[^"]*" href="([^"]+)"', html)


def test_the_review_shows_result_numbers_and_every_turn(client: FlaskClient) -> None:
    """The result, each number with its meaning, mistakes with chances, and every turn."""
    record = game_of("strike-out")
    html = html_at(client, at(record))
    page = Page(html)
    assert "0 of 25 points" in page.one("div", class_="result").text
    numbers = " ".join(each.text for each in page.all("dl", class_="statistics"))
    for number in ("Clues8", "Mistakes3", "Bottom deck risks3", "Efficiency0.91"):
        assert number in numbers
    for slip in slips(record):
        assert slip.chance is not None
        assert f"The chance that it would fit was {round(100 * slip.chance)}%" in html
    assert "Card 1 is the oldest here, and the newest on Hanab Live." in page.one("article").text
    assert "Hanab Live" not in page_at(client, at(record, "?conventions=none")).one("article").text
    turns = [link["href"] for link in page.all("details", class_="log")[-1].inside("a")]
    assert turns == [at(record, f"/{number}") for number in range(1, 13)]
    assert "noindex" in page.one("meta", name="robots")["content"]


def puzzles_of(client: FlaskClient, record: GameRecord) -> list[str]:
    """Return where the review of a game asks what to do."""
    shown = page_at(client, at(record)).one("ol", class_="slips").inside("a")
    return [link["href"] for link in shown if link.text == "What would you do?"]


@pytest.mark.parametrize("name", ["strike-out", "two-players", "rainbow"])
def test_what_decided_the_game_stands_first_each_turn_once(client: FlaskClient, name: str) -> None:
    """With what it cost; outside the folds no turn is told again."""
    record = game_of(name)
    html = html_at(client, at(record))
    page = Page(html)
    found = coach.review_game(record, range(record.deal.players), Budget(0, 0)).all_moments
    steps = [slip.step for slip in decisive(slips(record, found))]
    assert steps
    assert puzzles_of(client, record) == [at(record, f"/{step + 1}/try") for step in steps]
    shown = page.one("ol", class_="slips").inside("li")
    assert all("Cost: " in each.text for each in shown)
    assert html.index('class="slips"') < html.index('class="statistics"')
    folded = page.all("details", class_="log")[-1].inside("a")
    names = [link["href"] for link in page.one("article").inside("a") if link not in folded]
    turns = [each for each in names if re.fullmatch(re.escape(at(record)) + r"/\d+", each)]
    assert len(turns) == len({*turns})


def test_a_slip_is_a_question_that_does_not_say_what_was_done(client: FlaskClient) -> None:
    """Every action that was allowed is an answer; buttons lead to each slip in turn, and back."""
    record = max(map(partly_random, range(1, 9)), key=lambda game: len(slips(game)))
    found = coach.review_game(record, range(record.deal.players), Budget(0, 0)).all_moments
    way = [at(record, f"/{slip.step + 1}/try") for slip in by_cost(slips(record, found))]
    assert len(way) > 5
    assert puzzles_of(client, record) == way[:5]
    for place, address in enumerate(way):
        step = int(address.split("/")[-2]) - 1
        html = html_at(client, address)
        page = Page(html)
        assert "what would you do?" in page.one("h2", id="headline").text
        answers = [
            f"{address}?action={write_action(a)}" for a in record.states[step].legal_actions()
        ]
        assert set(shorts(html)) == set(answers)
        assert not page.all("ul", class_="turns")
        assert "Cost: " not in page.one("article").text
        *onward, back = page.one("div", class_="controls").inside("a")
        assert [link["href"] for link in onward] == way[place + 1 : place + 2]
        assert back["href"] == at(record)


def answered(client: FlaskClient, record: GameRecord, step: int, action: Action) -> Page:
    """Return what comes of an action tried in a turn."""
    return page_at(client, at(record, f"/{step + 1}/try?action={write_action(action)}"))


def test_an_answer_is_judged_beside_the_game(client: FlaskClient) -> None:
    """The same again, what the coach would do, something worse, and something that goes wrong."""
    record = game_of("two-players")
    found = coach.review_game(record, range(2), Budget(0, 0)).all_moments
    moment = next(slip.moment for slip in decisive(slips(record, found)) if slip.moment)
    step, done = moment.step, record.actions[moment.step]
    for action, verdict in (
        (done, "That’s what happened in the game."),
        (moment.finding.better, "The coach would do the same."),
    ):
        page = answered(client, record, step, action)
        assert page.one("h2", id="headline").text == verdict
        assert "Better: " in page.one("section", id="now").text
        assert page.one("ul", class_="turns").text
        assert not page.all("a", class_="short")
    verdicts = {
        answered(client, record, step, action).one("h2", id="headline").text
        for action in record.states[step].legal_actions()
    }
    assert "The coach has no objection." in verdicts
    assert "It would have gone wrong here." in verdicts


def test_games_are_played_on_where_that_is_asked_for(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page of its own has what partners find out; what there is no time for is left out."""
    monkeypatch.setattr(coaching, "GAME", Budget(turn_seconds=0, game_seconds=0))
    record = game_of("stopped").up_to(6)
    name = "Let the coach also play on"
    (link,) = (each for each in page_at(client, at(record)).all("a") if each.text.startswith(name))
    assert link["href"] == at(record, "?further=yes")
    assert "Let the coach" not in page_at(client, link["href"]).one("article").text


def test_from_turn_to_turn(client: FlaskClient) -> None:
    """Each turn leads to the one before and the next, by links that keys follow, to the end."""
    record = game_of("strike-out")
    address, seen = at(record, "/1"), []
    while address:
        page = page_at(client, address)
        seen.append(address)
        onward = [link for link in page.all("a") if "next" in link.attributes.get("rel", "")]
        address = onward[0]["href"] if onward else ""
    assert seen == [at(record, f"/{number}") for number in range(1, 14)]
    back = [link for link in page.all("a") if "prev" in link.attributes.get("rel", "")]
    assert back[0]["href"] == seen[-2]
    assert page.one("h2", id="headline").text == "The game is over."
    assert page.one("h1").text == "After the last turn"


def test_whoever_chose_a_seat_stays_there(client: FlaskClient) -> None:
    """The turns before and after are seen from there, too."""
    page = page_at(client, at(game_of("strike-out"), "/5?seat=open"))
    ways = [link["href"] for link in page.one("nav", class_="turn-ways").inside("a")]
    assert ways == [at(game_of("strike-out"), f"/{number}?seat=open") for number in (4, 6)]


def test_a_turn_from_each_seat(client: FlaskClient) -> None:
    """The own hand is hidden from whoever looks; actions are there for who can choose them."""
    record = game_of("strike-out")
    for seat in range(3):
        html = html_at(client, at(record, f"/5?seat={seat}"))
        page = Page(html)
        assert page.one("div", class_="own").text.count("hidden") == 5
        assert bool(shorts(html)) is (record.states[4].to_act == seat)
        headline = page.one("h2", id="headline").text
        assert headline.endswith("it’s your turn.") is (record.states[4].to_act == seat)
    opened = html_at(client, at(record, "/5?seat=open"))
    assert "hidden" not in Page(opened).one("div", class_="hands").text
    assert shorts(opened)


def test_what_would_have_happened(client: FlaskClient) -> None:
    """Every action that was allowed leads to the game in which it was done, told as any other."""
    record, step = game_of("strike-out"), 6
    state = record.states[step]
    found = shorts(html_at(client, at(record, f"/{step + 1}")))
    changed_games = [record.up_to(step).then(action) for action in state.legal_actions()]
    assert set(found) == {at(game, f"/{step + 1}") for game in changed_games}
    page = page_at(client, found[0])
    assert page.one("ul", class_="turns").text
    asked = next(link["href"] for link in page.all("a") if link["href"].endswith("/coach"))
    said = page_at(client, asked)
    assert said.one("h1").text == "Ann, turn 7"
    (back,) = said.one("div", class_="controls").inside("a")
    assert (back.text, back["href"]) == ("Back to this turn", found[0])


def test_of_a_turn_no_more_is_said_than_of_the_game(client: FlaskClient) -> None:
    """A clue without news may have meant something, unless it is said how clues are given."""
    records = map(partly_random, range(1, 99))
    no_time = Budget(0, 0)
    record, step = next(
        (record, moment.step)
        for record in records
        for moment in coach.review_game(record, range(record.deal.players), no_time).all_moments
        if moment.finding.kind is MomentKind.CLUE_EMPTY
    )
    address = at(record, f"/{step + 1}/coach")
    kind = f'data-kind="{MomentKind.CLUE_EMPTY}"'
    assert kind not in html_at(client, address)
    assert kind in html_at(client, f"{address}?conventions=none")


def test_partners_play_a_game_on(client: FlaskClient) -> None:
    """From where it stops, in either conventions, to an end that is looked back at in turn."""
    record = game_of("unfinished")
    page = page_at(client, at(record, f"/{len(record.actions) + 1}"))
    ways = [link["href"] for link in page.one("ul", class_="ways").inside("a")]
    assert len(ways) == 3
    assert ways.pop() == "/en/play/partners/"
    for way in ways:
        answer = client.get(way)
        assert answer.status_code == 302
        ended = read_game(answer.headers["Location"].removeprefix(START))
        assert ended.state.ending is not None
        assert ended.actions[: len(record.actions)] == record.actions


def test_the_turning_point_is_told_and_blames_nobody(client: FlaskClient) -> None:
    """With open cards: until when all points were in reach, and a way to them that holds."""
    page = page_at(client, at(game_of("six-suits")))
    slips = [each.text for each in page.one("ol", class_="slips").inside("li")]
    (told,) = (text for text in slips if text.startswith("Bob, turn 17 Cost: 1 point"))
    assert "Before this turn, 30 points were still possible. After it, they weren’t" in told
    assert "The players couldn’t always have known" in page.one("article").text
    name = "See a perfect score, turn by turn"
    way = next(link["href"] for link in page.all("a") if link.text == name)
    outcome = read_game(way.removeprefix(START)).state.outcome
    assert outcome is not None
    assert outcome.score == 30


def test_a_game_of_ours_leads_to_its_review(client: FlaskClient) -> None:
    """Once it is over; how clues were given goes along, and rules that Hanab Live lacks do."""
    record = record_of("3-9", rules="fuses-1")
    page = page_at(client, address_of(record, "rules=fuses-1"))
    (address,) = (link["href"] for link in page.all("a") if link.text == "Look back turn by turn")
    text, _, query = address.removeprefix(START).partition("?")
    assert read_game(text).actions == record.actions
    assert query == "rules=fuses-1&conventions=none" or query == "conventions=none"
    assert client.get(address, follow_redirects=True).status_code == 200
    under_way = page_at(client, address_of(record_of("3-9", 3)))
    assert not [link for link in under_way.all("a") if link.text == "Look back turn by turn"]


@pytest.mark.parametrize("fields", ["", "conventions=all&", "box=ru&", "box=ru&conventions=all&"])
def test_a_review_has_one_address(client: FlaskClient, fields: str) -> None:
    """A game leads to the very address to which the pages of its turns lead back."""
    ended = page_at(client, f"/en/play/2-1?{fields}given-up=yes")
    (whole,) = (link["href"] for link in ended.all("a") if link.text == "Look back turn by turn")
    name = "From the first turn"
    (turn,) = (link["href"] for link in page_at(client, whole).all("a") if link.text == name)
    *_, trail = page_at(client, turn).one("ol", class_="trail").inside("a")
    assert trail["href"] == whole


def without_games(html: str) -> str:
    """Return a page without the games in its addresses: these hold every card, as it says."""
    return re.sub(r"/review/[\w.-]+", "/review/-", html)


def without_onward(html: str) -> str:
    """Return a page without the way to the next slip: whether there is one is told afterwards."""
    return re.sub(r'<div class="controls">.*?</div>', "", html, flags=re.DOTALL)


def test_no_page_of_a_seat_shows_what_is_hidden_from_it(client: FlaskClient) -> None:
    """With other cards in the own hand and in the deck a turn looks the same, before it is done."""
    compared = 0
    for seed in range(1, 7):
        whole = partly_random(seed)
        for step in range(seed, len(whole.actions), 17):
            record, other = whole.up_to(step + 1), exchanged(whole.up_to(step + 1), step)
            for pages in (
                {html_at(client, at(each.up_to(step), f"/{step + 1}")) for each in (record, other)},
                {html_at(client, at(each, f"/{step + 1}/try")) for each in (record, other)},
            ):
                assert len({without_onward(without_games(html)) for html in pages}) == 1
            compared += 1
    assert compared > 15


def test_no_reader_learns_from_the_turn_of_another(client: FlaskClient) -> None:
    """Nor does a page tell a reader of the own hand by what another player knew or might do."""
    compared = 0
    for seed in range(1, 5):
        whole = partly_random(seed)
        for step in range(5 + seed, len(whole.actions) - 1, 19):
            seat = whole.states[step].to_act
            other = exchanged(whole.up_to(step + 1), step)
            earlier = step - 1
            pages = {
                without_games(html_at(client, f"{at(each.up_to(earlier), f'/{step}')}?seat={seat}"))
                for each in (whole, other)
            }
            assert len(pages) == 1
            compared += 1
    assert compared > 5
