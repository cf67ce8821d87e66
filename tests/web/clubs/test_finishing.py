"""What learners on a board finish is noted with the tap that takes them on."""

from collections.abc import Iterable
from pathlib import Path
from urllib.parse import urlencode

import pytest
from flask import Flask

from tests.support.answers import of_library, right_answer, wrong_options
from tests.web.clubs.conftest import NewSite
from tests.web.clubs.learning import Learner, form_to, said
from tests.web.page import Page
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.clubs.saved import BoardState, NewClub
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.puzzles.twins import twin

LINE = "recover-tokens-009"
ITEMS = ("clue", "save-001", LINE, "knowledge-002")
PLAN = Plan("Lantern Club", tuple(Item(each) for each in ITEMS), ("en", "ru"))


@pytest.fixture
def club(store: Store) -> NewClub:
    """A club with a lesson, a puzzle, a puzzle of several turns and another puzzle."""
    return store.make(str(PLAN), board=True, ticket=new_ticket())


@pytest.fixture
def learner(site: Flask, club: NewClub) -> Learner:
    """Somebody on the board of the club."""
    return Learner.of(site, club.slug, "Owl")


def right(name: str, number: int = 0) -> list[str]:
    """Return an answer to a library puzzle, or to a twin of it, that the engine finds right."""
    theme, puzzle = of_library(name)
    return right_answer(theme, twin(puzzle, number))


def wrong(name: str) -> list[str]:
    """Return an answer to a library puzzle that is not right."""
    return wrong_options(*of_library(name))[:1]


def answered(learner: Learner, name: str, options: Iterable[str], **fields: object) -> Page:
    """Return the page of an answered puzzle on the club's list."""
    query = [*(("answer", option) for option in options), ("club", learner.slug), *fields.items()]
    response = learner.client.get(f"/en/puzzles/{name}?{urlencode(query)}")
    assert response.status_code == 200, response.status
    return Page(response.text)


def noted(store: Store, learner: Learner) -> set[str]:
    """Return what is noted of the only learner of the club."""
    [found] = store.board(learner.slug)
    return {*found.solved}


@pytest.mark.parametrize("name", ["save-001", LINE, "knowledge-002"])
def test_a_right_answer_is_noted_and_the_next_item_comes(
    learner: Learner, store: Store, name: str
) -> None:
    """The way on is a button with the words of the link; the tap notes and leads on."""
    page = answered(learner, name, right(name))
    form = form_to(page, "done")[0]
    assert noted(store, learner) == set()
    response = learner.submit(form)
    place = ITEMS.index(name)
    assert response.status_code == 303
    after = f"puzzles/{ITEMS[place + 1]}" if place + 1 < len(ITEMS) else f"learn/{ITEMS[0]}/1"
    assert response.location == f"/en/{after}?club={learner.slug}&solved={1 << place:x}"
    assert noted(store, learner) == {name}


def test_a_wrong_answer_is_noted_as_tried(learner: Learner, store: Store) -> None:
    """Its way on says so on the board; what is solved later is solved, and stays so."""
    for options, solved, tried in (
        (wrong("save-001"), set(), {"save-001"}),
        (right("save-001"), {"save-001"}, set()),
        (wrong("save-001"), {"save-001"}, set()),
    ):
        form, *_ = form_to(answered(learner, "save-001", options), "done")
        response = learner.submit(form)
        assert response.location.startswith(f"/en/puzzles/{LINE}?")
        [found] = store.board(learner.slug)
        assert ({*found.solved}, {*found.tried}) == (solved, tried)


def test_the_last_tap_leads_to_the_end(learner: Learner, store: Store) -> None:
    """Once all is done there is nothing else to lead to."""
    page = answered(learner, "save-001", right("save-001"), solved="d")
    response = learner.submit(form_to(page, "done")[0])
    assert response.location == f"/en/clubs/{learner.slug}/?solved=f#end"
    assert noted(store, learner) == {"save-001"}


def test_the_way_on_looks_the_same_for_everyone(learner: Learner, site: Flask) -> None:
    """A link with the same words and address for whoever has not joined, where nothing is kept."""
    guest = Learner.of(site, learner.slug)
    form = form_to(answered(learner, "save-001", right("save-001")), "done")[0]
    page = answered(guest, "save-001", right("save-001"))
    assert form_to(page, "done") == []
    [button] = form.inside("button")
    link = next(link for link in page.all("a", class_="button") if link.text == button.text)
    assert learner.submit(form).location == link["href"]


def test_the_end_of_a_lesson_is_noted(learner: Learner, store: Store) -> None:
    """Whoever comes to the end has gone through the lesson, and is believed."""
    address = f"/en/learn/clue/done?club={learner.slug}"
    form = form_to(Page(learner.client.get(address).text), "done")[0]
    response = learner.submit(form)
    assert response.location == f"/en/puzzles/save-001?club={learner.slug}&solved=1"
    assert noted(store, learner) == {"clue"}


@pytest.mark.parametrize("name", ["save-001", "knowledge-002"])
def test_a_question_has_no_such_button(learner: Learner, name: str) -> None:
    """Nor has one that was shown its answer."""
    assert form_to(answered(learner, name, ()), "done") == []
    assert form_to(answered(learner, name, (), show="1"), "done") == []


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("save-001", wrong("save-001")),
        ("save-001", []),
        ("save-001", ["play-99"]),
        ("save-001", right("save-001") * 2),
        ("knowledge-002", [*right("knowledge-002"), *wrong("knowledge-002")]),
        (LINE, right(LINE)[:1]),
        (LINE, [*right(LINE)[:1], "nonsense"]),
    ],
)
def test_the_engine_judges_what_is_sent(
    learner: Learner, store: Store, name: str, options: list[str]
) -> None:
    """Who says that it is right, but it is not, is led on all the same, and nothing is noted."""
    response = learner.send("done", item=name, answer=options, solved="f")
    assert response.status_code == 303
    assert noted(store, learner) == set()


def test_twins_are_judged_as_they_are_shown(site: Flask, store: Store) -> None:
    """Black answers, of old addresses, are white ones; the next page has the same box."""
    name = next(
        each
        for each in library()
        if each.startswith("knowledge") and any("-w" in option for option in right(each))
    )
    plan = Plan("", (Item(name), Item("save-001")), ("ru",), box="ru")
    slug = store.make(str(plan), board=True, ticket=new_ticket()).slug
    for number in (0, 7):
        learner = Learner.of(site, slug, f"Owl {number}")
        options = [option.replace("-w", "-k") for option in right(name, number)]
        twins = {"twin": number} if number else {}
        form = form_to(answered(learner, name, options, **twins, box="ru"), "done")[0]
        location = learner.submit(form).location
        assert location == f"/en/puzzles/save-001?club={slug}&solved=1&box=ru"
    assert [each.solved for each in store.board(slug)] == [{name}, {name}]


def test_who_has_not_joined_is_led_on(site: Flask, club: NewClub, store: Store) -> None:
    """Nothing is noted of them, nor of those who have left in another tab, whose ticket goes."""
    guest = Learner.of(site, club.slug)
    sent = {"item": "save-001", "answer": right("save-001"), "solved": "2"}
    expected = f"/en/puzzles/{LINE}?club={club.slug}&solved=2"
    assert guest.send("done", **sent).location == expected
    gone = Learner.of(site, club.slug, "Owl")
    store.leave(club.slug, gone.cookie or "")
    assert gone.send("done", **sent).location == expected
    assert gone.cookie is None
    assert store.board(club.slug) == ()


def test_a_closed_board_leads_on(learner: Learner, club: NewClub, store: Store) -> None:
    """A page that was open still has the button; a new one has the link."""
    form = form_to(answered(learner, "save-001", right("save-001")), "done")[0]
    store.set_board(club.slug, club.secret, BoardState.CLOSED)
    assert learner.submit(form).location == f"/en/puzzles/{LINE}?club={club.slug}&solved=2"
    assert noted(store, learner) == set()
    assert form_to(answered(learner, "save-001", right("save-001")), "done") == []


def test_an_item_that_has_left_the_list_leads_to_the_club(
    learner: Learner, club: NewClub, store: Store
) -> None:
    """The organiser has changed the list while the page was open."""
    form = form_to(answered(learner, "save-001", right("save-001")), "done")[0]
    store.change(club.slug, club.secret, str(Plan("", (Item("clue"),))))
    response = learner.submit(form)
    assert response.location.startswith(f"/en/clubs/{club.slug}/")
    assert noted(store, learner) == set()


@pytest.mark.parametrize(
    "fields",
    [
        {"item": "nonsense"},
        {"item": "save-001", "solved": "xyz"},
        {"item": "save-001", "twin": "99"},
        {"item": "save-001", "box": "atlantis"},
        {"item": "save-001", "rules": "chess"},
        {},
    ],
)
def test_what_no_form_of_ours_sends_is_refused(learner: Learner, fields: dict[str, str]) -> None:
    """The refusal is a page with the reason."""
    assert learner.send("done", **fields).status_code == 400


@pytest.fixture
def away(new_site: NewSite, tmp_path: Path) -> Learner:
    """A learner of a site whose store cannot be asked."""
    site = new_site(DATABASE_URL=f"sqlite:///{tmp_path}/there-is-no-folder/clubs.sqlite3")
    (tmp_path / "there-is-no-folder").write_text("")
    return Learner(site.test_client(), "abcdefghjk")


def test_while_the_store_is_away_the_list_goes_on(away: Learner) -> None:
    """The page that says so has the form once more, and a way on; nothing is lost."""
    fields = {"item": "clue", "solved": "1", "next": "save-001", "box": "ru"}
    response = away.send("done", **fields)
    page = Page(response.text)
    assert (response.status_code, response.headers["Cache-Control"]) == (503, "no-store")
    again = page.one("form", class_="again")
    assert {each["name"]: each["value"] for each in again.inside("input")} == fields
    onward = next(link for link in page.all("a") if link.text == "Go on all the same")
    assert onward["href"] == "/en/puzzles/save-001?club=abcdefghjk&solved=1&box=ru"
    next_page = away.client.get(onward["href"])
    assert next_page.status_code == 200
    assert "can’t read your club’s list just now" in said(Page(next_page.text))
    ended = away.send("done", item="clue", solved="1")
    assert "Go on all the same" not in ended.text


def test_a_form_without_fields_can_be_sent_once_more(away: Learner) -> None:
    """Leaving a board says nothing but its address."""
    [form] = Page(away.send("leave").text).all("form", class_="again")
    assert not form.inside("input")
