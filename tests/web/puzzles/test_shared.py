"""Shared positions: every theme's questions can be asked so, and nonsense gets a page."""

import random
from collections.abc import Mapping
from urllib.parse import urlencode

import pytest
from flask.testing import FlaskClient

from tests.web.conftest import Read
from tests.web.page import Page
from tests.web.puzzling import all_kinds_by_turns, hidden_fields, inputs, puzzle_of, question_form
from tutor.core.scenario import Scenario
from tutor.games.hanabi.puzzles import THEMES
from tutor.web.puzzles.links import fields_of


def shared(fields: Mapping[str, object], language: str = "en") -> str:
    """Return the address of a shared position."""
    return f"/{language}/puzzles/at?{urlencode(fields, doseq=True)}"


@all_kinds_by_turns
def test_every_question_can_be_shared(read: Read, theme: str, level: int) -> None:
    """The address by its position asks the same as the address by its seed."""
    puzzle = puzzle_of(theme, level)
    shown = read(shared(fields_of(puzzle)))
    other = read(f"/en/puzzles/endless/base/{theme}/{level}/1")
    assert shown.one("p", class_="goal").text == other.one("p", class_="goal").text
    assert [field["value"] for field in inputs(shown)] == [f["value"] for f in inputs(other)]


@pytest.mark.parametrize("theme", [n for n, t in THEMES.items() if not isinstance(t, Scenario)])
def test_an_answer_keeps_the_position(read: Read, theme: str) -> None:
    """The form sends position and question along, and the answered page has it all."""
    fields = fields_of(puzzle_of(theme))
    shown = read(shared(fields))
    hidden = hidden_fields(shown)
    assert hidden == [
        *(
            (name, part)
            for name, value in fields.items()
            for part in (value if isinstance(value, list) else [value])
        ),
        ("try", "1"),
    ]
    option = inputs(shown)[0]["value"]
    action = question_form(shown)["action"].partition("#")[0]
    answered = read(f"{action}?{urlencode([*hidden, ('answer', option)])}")
    assert answered.one("section", id="result").text


def test_what_is_left_out_is_filled_in(read: Read) -> None:
    """A position and a theme are enough for a question."""
    puzzle = puzzle_of("knowledge", 2)
    fields = {"position": str(puzzle.position), "theme": "knowledge"}
    assert inputs(read(shared(fields)))
    # The whole address, without what was left to us, is on the page.
    slot = dict(hidden_fields(read(shared(fields))))["slot"]
    assert slot.isdecimal()


def test_another_question_can_be_asked_there(read: Read) -> None:
    """A teacher can change what is asked about."""
    puzzle = puzzle_of("knowledge", 2)
    slots = range(len(puzzle.position.hands[puzzle.viewer]))
    goals = {
        read(shared({**fields_of(puzzle), "slot": str(slot)})).one("p", class_="goal").text
        for slot in slots
    }
    assert len(goals) == len(slots)


def known(**changes: object) -> dict[str, object]:
    """Return the fields of a puzzle, some of them changed; None leaves one out."""
    fields = {**fields_of(puzzle_of("knowledge", 2)), **changes}
    return {name: value for name, value in fields.items() if value is not None}


POSITION = str(puzzle_of("knowledge", 2).position)


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({}, 400),
        (known(position=None), 400),
        (known(position=[POSITION, POSITION]), 400),
        (known(position=POSITION.replace("r", "y")), 400),
        (known(position="x" * 3000), 400),
        (known(position="x" * 5000), 414),
        (known(position="<script>alert(1)</script>"), 400),
        (known(theme=None), 400),
        (known(theme="chess"), 404),
        *((known(viewer=viewer), 400) for viewer in ("5", "-1", "x")),
        *((known(slot=slot), 400) for slot in ("x", "-1", ["0", "1"])),
        (known(slot="999"), 404),
        (known(theme="point-out", clue="color-9-r"), 404),
        (known(theme="point-out", clue="<script>"), 400),
        (known(theme="make-playable", card="card-9-9"), 404),
        (known(theme="odds", act="sing"), 404),
    ],
)
def test_nonsense_gets_a_page_that_says_so(
    client: FlaskClient, fields: dict[str, object], status: int
) -> None:
    """A translated page with the right status; what was sent is repeated as text, if at all."""
    response = client.get(shared(fields, "ru"))
    assert response.status_code == status
    shown = Page(response.text)
    assert shown.one("html")["lang"] == "ru"
    assert shown.one("h1").text
    assert "<script>" not in response.text


@pytest.mark.parametrize("theme", THEMES)
def test_no_slip_of_the_pen_breaks_the_page(client: FlaskClient, theme: str) -> None:
    """Whatever is changed in an address, the answer is a page or a refusal, never a failure."""
    chance = random.Random(theme)
    letters = "abcdegkmrwy0123456789-._~ é%"
    address = shared(fields_of(puzzle_of(theme)))
    for _ in range(15):
        place = chance.randrange(len("/en/puzzles/at?"), len(address))
        cut = chance.randrange(3)
        slip = "".join(chance.choice(letters) for _ in range(chance.randrange(3)))
        changed = address[:place] + slip + address[place + cut :]
        assert client.get(changed).status_code in (200, 302, 400, 404)


def test_a_slip_in_our_code_is_not_said_to_be_the_readers(
    client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What no question can lead to is an error of ours, and does not pass for a dead link."""

    def slip(_: object) -> None:
        raise TypeError("a slip")

    address = shared(fields_of(puzzle_of("save")))
    assert client.get(address).status_code == 200
    monkeypatch.setattr(THEMES["save"], "proof", slip)
    with pytest.raises(TypeError, match="a slip"):
        client.get(address + "&again=1")


def test_a_finished_game_has_nothing_to_ask(client: FlaskClient) -> None:
    """Themes ask about games that go on; others say that there is nothing to ask."""
    puzzle = puzzle_of("allowed")
    lost = str(puzzle.position).replace(f"strikes{puzzle.position.strikes}", "strikes3")
    response = client.get(shared({"position": lost, "theme": "allowed"}))
    assert response.status_code in (400, 404)


def test_only_as_many_turns_as_there_are_words_for(client: FlaskClient) -> None:
    """A sequence too short to be told, though each of its turns is allowed, is no question."""
    fields = dict(fields_of(puzzle_of("tokens")))
    assert client.get(shared(fields)).status_code == 200
    fields["actions"] = fields["actions"][:1]
    assert client.get(shared(fields)).status_code == 404
