"""The end of a whole game: given up, and where points went out of reach."""

from flask.testing import FlaskClient

from tests.web.hanabi.playing import address_of, record_of
from tests.web.playing import done, page_at
from tutor.games.hanabi.deals import last_winnable_turn
from tutor.games.hanabi.partners.action_codes import write_actions
from tutor.web.hanabi.play.ending import in_reach


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


def test_the_end_tells_where_points_went_out_of_reach(client: FlaskClient) -> None:
    """Each moment is a link to just before the turn that lowered the highest score in reach."""
    record = record_of("5-3")
    reach = [in_reach(state) for state in record.states]
    drops = [step for step in range(len(record.actions)) if reach[step + 1] < reach[step]]
    assert drops
    page = page_at(client, address_of(record))
    moments = page.one("section", class_="moments").inside("li")
    assert [done(each.inside("a")[0]["href"]) for each in moments] == [
        write_actions(record.actions[:step]) for step in drops[:10]
    ]
    assert f"from {reach[drops[0]]} points to {reach[drops[0] + 1]}" in moments[0].text


def test_the_end_tells_until_when_a_way_to_all_points_is_known(client: FlaskClient) -> None:
    """The link leads to just before the last such turn, from where a line wins."""
    record = record_of("5-3")
    last = last_winnable_turn(record.states)
    assert last is not None
    assert 0 < last.turn < len(record.actions)
    moments = page_at(client, address_of(record)).one("section", class_="moments")
    (told,) = (
        each for each in moments.inside("p") if "we know of no way to get there" in each.text
    )
    assert done(told.inside("a")[0]["href"]) == write_actions(record.actions[: last.turn])
    assert "a perfect score of 25 points" in told.text
