"""The end of a whole game: given up, and what decided it."""

from flask.testing import FlaskClient

from tests.web.hanabi.playing import address_of, record_of
from tests.web.page import Page
from tests.web.playing import html_at, page_at
from tutor.games.hanabi.partners import GameRecord
from tutor.games.hanabi.review.reading import (
    write_game,
)
from tutor.games.hanabi.review.slips import (
    TRIES,
    decisive,
    slips,
    turning_point,
)


def test_a_game_can_be_given_up(client: FlaskClient) -> None:
    """It ends with what lies on the table, all hands open."""
    record = record_of("3-7", 12)
    page = page_at(client, address_of(record))
    (give_up,) = (link["href"] for link in page.all("a") if link.text == "Give up")
    ended = page_at(client, give_up)
    assert f"{record.state.points} of 25 points" in ended.one("div", class_="result").text
    assert "hidden" not in ended.one("div", class_="hands").text
    assert record.state.ending is None
    assert not [each for each in ended.all("span") if each.attributes.get("class") == "turn"]


def at(record: GameRecord, below: str) -> str:
    """Return an address of the review of a game that was played here."""
    return f"/en/review/{write_game(record)}{below}?conventions={record.conventions}"


def test_the_end_asks_about_the_turns_that_decided_the_game(client: FlaskClient) -> None:
    """Score first, then at most five turns, each once with what it cost, then the review."""
    record = record_of("5-3")
    told = decisive(slips(record))
    assert len(told) == 5
    page = page_at(client, address_of(record))
    score = page.one("p", class_="score").inside("b")[0].text
    assert score == f"{record.state.points} of 25 points"
    each_slip = page.one("ol", class_="slips").inside("li")
    for slip, shown in zip(told, each_slip, strict=True):
        turn, puzzle = shown.inside("a")
        assert turn["href"] == at(record, f"/{slip.step + 1}")
        assert puzzle["href"] == at(record, f"/{slip.step + 1}/try")
        assert f"Cost: {slip.points} point" in shown.text
    article = html_at(client, address_of(record))
    assert article.index('class="score"') < article.index('class="slips"')
    assert article.index('class="slips"') < article.index("Look back turn by turn")


def test_the_end_tells_until_when_all_points_could_be_made(client: FlaskClient) -> None:
    """Proven, or with the number of tries; with a slip of that turn where there is one."""
    proven = set()
    for seed in range(1, 9):
        record = record_of(f"5-{seed}")
        found = turning_point(record.states)
        if found is None or record.state.points == 25:
            continue
        section = page_at(client, address_of(record)).one("section", class_="decided")
        sure = "After it, they weren’t." in section.text
        assert sure is found.proven
        assert (f"After it, we found no way in {TRIES} tries." in section.text) is not sure
        links = [link["href"] for link in section.inside("a")]
        assert at(record, f"/{found.turn + 1}") in links
        assert len(links) == len({*links})
        proven.add(sure)
    assert proven == {True, False}


def test_nothing_went_wrong_in_a_perfect_game(client: FlaskClient) -> None:
    record = next(
        game for seed in range(1, 99) if (game := record_of(f"3-{seed}", 2)).state.ending is None
    )
    section = Page(html_at(client, f"{address_of(record)}&given-up=yes")).one(
        "section", class_="decided"
    )
    assert "No point ever went out of reach." in section.text
    assert "All 25 points are still possible from here." in section.text
