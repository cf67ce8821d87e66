"""Positions put up by hand: what the form sends is read as the table that was meant."""

from collections import Counter
from urllib.parse import urlencode

import pytest
from flask.testing import FlaskClient
from werkzeug.datastructures import MultiDict

from tests.web.clubs.building import plan_in
from tests.web.clubs.organiser import Organiser
from tests.web.conftest import Read
from tests.web.page import Page
from tutor.clubs.plan import Plan
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.puzzles.library import library
from tutor.web.hanabi.position_form import form_of_position, written_position

POSITION = "base_r1y0g0b0w0_r1.y2.b5.g1.w3~r2-5.b4-5.g55.w1-5.y1-5_0_tokens5_strikes0_player0_39"
HANDS = ("r1 y2 b5 g1 w3", "r2 b4 g5 w1 y1")


def put_up(hands: tuple[str, ...] = HANDS, *more: tuple[str, str]) -> MultiDict[str, str]:
    """Return what the form sends for these hands."""
    cards = [(f"hand{seat}", card) for seat, hand in enumerate(hands) for card in hand.split(" ")]
    return MultiDict([("players", str(len(hands))), *cards, *more])


FILLED = put_up(HANDS, ("told1", "2n"), ("top-r", "1"), ("tokens", "5"))


def path(fields: MultiDict[str, str], plan: Plan | None = None) -> str:
    """Return the address that a form with these fields asks for."""
    sent = [("plan", str(plan or Plan())), *fields.items(multi=True)]
    return f"/en/clubs/compose?{urlencode(sent)}"


def test_an_organiser_starts_from_nothing(read: Read, client: FlaskClient) -> None:
    """The number of players, then cards; what comes of it is a position like any other."""
    start = read(f"/en/clubs/compose?plan={Plan()}")
    [two] = [each["href"] for each in start.all("a") if "players=2" in each["href"]]
    names = {each["name"] for each in read(two).all("select")}
    assert names >= {"hand0", "hand1", "top-r", "gone-w5", "tokens", "mistakes", "left"}
    assert "hand2" not in names
    sent = client.get(path(FILLED))
    assert sent.status_code == 303
    shown = read(sent.headers["Location"])
    [change] = [each["href"] for each in shown.all("a") if "players=" in each["href"]]
    chosen = [
        each["value"]
        for each in read(change).all("option")
        if "selected" in each.attributes and "value" in each.attributes
    ]
    assert chosen == " ".join(HANDS).split()
    [ticked] = [
        each for each in read(change).all("input", type="checkbox") if "checked" in each.attributes
    ]
    assert (ticked["name"], ticked["value"]) == ("told1", "2n")


def test_a_clue_was_given_to_the_hand_as_it_was() -> None:
    """Older cards that match are touched, others not; a match beyond the marks came later."""
    assert written_position("base", FILLED) == POSITION
    older = put_up(("r1 r2 g1 r4 b1", HANDS[1]), ("told0", "1c"))
    assert "_r1r.r2r.g1-r.r4.b1~" in written_position("base", older)
    wild = put_up(("r1 m2 g1 r4 b1", HANDS[1]), ("told0", "0r"), ("told0", "1g"))
    assert "_r1r-g.m2g.g1.r4.b1~" in written_position("wild-5", wild)


@pytest.mark.parametrize(
    ("fields", "told"),
    [
        (put_up(("r1 y2 b5 g1 ", HANDS[1])), "Choose a card for every place"),
        (put_up(("r5 r5 b5 g1 w3", HANDS[1])), "fewer copies of this card: R5"),
        (put_up(HANDS, ("mistakes", "2")), "No game can lead to this position"),
    ],
)
def test_what_is_wrong_is_told_beside_the_form(
    read: Read, fields: MultiDict[str, str], told: str
) -> None:
    """The form keeps what was chosen."""
    page = read(path(fields))
    assert told in page.one("div", id="problem").text
    chosen = [
        each["value"]
        for each in page.all("option")
        if "selected" in each.attributes and "value" in each.attributes
    ]
    assert chosen == [card for card in fields.getlist("hand0") + fields.getlist("hand1") if card]


@pytest.mark.parametrize(
    "field", [("hand0", "x9"), ("told0", "9c"), ("top-r", "6"), ("players", "6"), ("tokens", "9")]
)
def test_what_no_form_sends_is_refused(client: FlaskClient, field: tuple[str, str]) -> None:
    fields = put_up()
    fields.setlist(field[0], [field[1]])
    assert client.get(path(fields)).status_code == 400


def test_an_organiser_puts_it_up_below_the_secret(organiser: Organiser) -> None:
    """The way leads on there, and to the club's list."""
    there = f"{organiser.page}/compose"
    sent = organiser.client.get(there, query_string=FILLED)
    assert sent.status_code == 303
    assert sent.headers["Location"].startswith(f"{there}?plan=")
    page = Page(organiser.client.get(f"{sent.headers['Location']}&theme=critical").text)
    [link] = [each["href"] for each in page.all("a", class_="button") if "/change?" in each["href"]]
    assert plan_in(link).items[-1].fields["position"] == [POSITION]


def test_every_position_of_the_library_can_be_put_up() -> None:
    """With its cards, and what clues have told; hands only know more of what they aren't."""
    for state in {str(e.puzzle.position): e.puzzle.position for e in library().values()}.values():
        if state.outcome is not None:  # nothing can be asked there
            continue
        again = GameState.parse(written_position(str(state.ruleset), form_of_position(state)))
        seats = [(state.to_act + seat) % len(state.hands) for seat in range(len(state.hands))]
        assert again.hands == tuple(state.hands[seat] for seat in seats)
        assert again.fireworks == state.fireworks
        assert Counter(again.discards) == Counter(state.discards)
        assert (again.clue_tokens, again.strikes) == (state.clue_tokens, state.strikes)
        assert again.turns_left == state.turns_left
        for place, seat in enumerate(seats):
            told = [(each.colors, each.ranks) for each in state.clue_marks_in(seat)]
            assert [(each.colors, each.ranks) for each in again.clue_marks_in(place)] == told
