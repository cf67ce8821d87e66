"""Games of a tournament that are played in the browser, and what is shown of their deals."""

import re
from urllib.parse import parse_qs, urlsplit

from flask import Flask

from tests.web.clubs.running import (
    FORM,
    WRONG,
    Running,
    line_to_all_points,
    lost,
    play,
    rows,
    start,
)
from tests.web.page import Page
from tutor.clubs.secrets import new_ticket
from tutor.games.hanabi.deals.deal import (
    Deal,
)
from tutor.games.hanabi.duplicate import DUPLICATE
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.partners.action_codes import write_action


def test_a_game_in_the_browser_is_sent_with_one_button(running: Running) -> None:
    """It is played again on the server: points, turns left and cards lost follow from that."""
    address = start(running, 1, 1)
    name = running.kept.plan.deals[0]
    assert urlsplit(address).path == f"/en/play/{name}"
    assert parse_qs(urlsplit(address).query)["people"] == ["3"]
    actions = line_to_all_points(name)
    before = running.read(f"{address}&actions={actions[:-2]}")
    assert not before.all("form", method="post")
    assert "Take back" not in before.one("article").text
    (form,) = running.read(f"{address}&actions={actions}").all("form", method="post")
    fields = {each["name"]: each["value"] for each in form.inside("input")}
    response = running.post(form["action"], fields | {"points": "3", "score": "3"})
    assert (response.status_code, response.headers["Location"]) == (303, running.table(1))
    (found,) = [each for each in running.kept.tables[0].results if each]
    assert found.result == DUPLICATE.replay("base", name, actions)
    assert (found.result.score, found.actions) == (25, actions)


def test_a_game_of_a_black_box_is_taken_as_well() -> None:
    """Clues name black there; the result is the same."""
    start = Deal.parse("3-1", Ruleset()).start()
    white = next(text for text in map(write_action, start.legal_actions()) if text.endswith("w"))
    results = [
        DUPLICATE.replay("base", "3-1", clue + lost("3-1", clue))
        for clue in (white, white[0] + "k")
    ]
    assert results[0] == results[1]


def test_no_other_game_is_taken(running: Running) -> None:
    """Not one that goes on, that cannot have been played, of another deal or of other rules."""
    actions = line_to_all_points(running.kept.plan.deals[0])
    start(running, 1, 1)
    for sent in (
        play(running, 1, 1, actions[:-2]),
        play(running, 1, 1, "p0" * 400),
        play(running, 1, 1, "zz"),
        play(running, 1, 1, ""),
        play(running, 1, 1, actions, deal="3-1"),
        play(running, 1, 1, actions, rules="wild-5"),
        play(running, 1, 1, actions, table="x"),
    ):
        assert sent.status_code == 400
    assert running.results() == [[None, None], [None, None]]


def test_a_game_is_taken_from_its_table_only(running: Running, site: Flask) -> None:
    """Whoever was given the address of the game, and has not come from the table's page, can't."""
    actions = line_to_all_points(running.kept.plan.deals[0])
    start(running, 1, 1)
    own = running.organiser.client
    other = site.test_client()
    fields = {"rules": "base", "deal": running.kept.plan.deals[0], "actions": actions}
    table = f"{running.organiser.slug}.{running.number}"
    for client, number in ((other, 1), (own, 2)):
        sent = running.post(
            f"{running.public}/played", fields | {"table": f"{table}.{number}"}, client
        )
        assert sent.status_code == 403
        assert "Open your table’s link" in Page(sent.text).one("main").text
    other.set_cookie(f"table-{table}.1", WRONG)
    forged = running.post(f"{running.public}/played", fields | {"table": f"{table}.1"}, other)
    assert forged.status_code == 404
    assert running.results() == [[None, None], [None, None]]
    assert play(running, 1, 1, actions).status_code == 303


def test_a_table_of_another_tournament_sends_no_game(running: Running) -> None:
    """Though its secret lies in the cookie of this one's: it has other deals, and other rules."""
    organiser = running.organiser
    made = organiser.send("tournaments/new", ticket=new_ticket(), **FORM)
    other = Running(organiser, int(made.headers["Location"].rpartition("/")[2]))
    table = f"table-{organiser.slug}.{running.number}.1"
    for wrong in (other.table(1), running.table(2)):
        organiser.client.set_cookie(table, wrong.rpartition("/")[2])
        sent = play(running, 1, 1, lost(running.kept.plan.deals[0]))
        assert sent.status_code == 403
    assert other.results() == running.results() == [[None, None], [None, None]]


def test_a_deal_is_shown_once_all_have_played_it(running: Running) -> None:
    """Not before: neither its name nor a way to its points is in any public page."""
    name = running.kept.plan.deals[0]
    line = line_to_all_points(name)
    start(running, 1, 1)
    play(running, 1, 1, lost(name))
    before = [running.public, f"{running.public}/deals/1", running.table(2)]
    for path in before:
        text = running.organiser.client.get(path).text
        assert name not in text, path
        assert line not in text
    assert "1 table hasn’t played it yet" in running.read(before[1]).one("main").text
    running.type(2, 1, 25, 3)
    page = running.read(f"{running.public}/deals/1")
    links = [each["href"] for each in page.one("main").inside("a")]
    assert f"/en/deals/{name}/line/0" in links
    assert running.organiser.client.get(f"/en/deals/{name}/line/0").status_code == 200
    assert rows(page)[0].startswith("Table 2 25 3 2")
    assert re.search(r"Table 1 0 0 0 for \d+ turns?$", rows(page)[1])
    moment = next(link for link in page.one("table").inside("a") if "/play/" in link["href"])
    assert running.organiser.client.get(moment["href"].partition("#")[0]).status_code == 200
    assert running.organiser.client.get(f"{running.public}/deals/2").status_code == 200
    assert running.organiser.client.get(f"{running.public}/deals/3").status_code == 404


def test_how_hard_a_deal_is_shows_once_all_have_played_it(running: Running) -> None:
    """What computer players score on it stands beside the results, there and in the standings."""
    scores = DUPLICATE.partner_scores("base", running.kept.plan.deals[0])
    mean = f"{sum(scores) / len(scores):.1f}"
    running.type(1, 1, 20, 0)
    assert "Computer players" not in running.read(f"{running.public}/deals/1").one("main").text
    assert not running.read(running.public).one("table").inside("tfoot")
    running.type(2, 1, 21, 0)
    said = f"Computer players score {min(scores)}–{max(scores)} points on this deal, {mean} on"
    assert said in running.read(f"{running.public}/deals/1").one("main").text
    (foot,) = running.read(running.public).one("table").inside("tfoot")
    assert foot.text == f"Computer players, on average {mean}"
