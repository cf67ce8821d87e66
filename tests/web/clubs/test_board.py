"""The board of a club: who sees what, how cheaply it is asked for anew, and what organisers do."""

from collections.abc import Callable

import pytest
from flask import Flask

from tests.web.clubs.conftest import PLAN
from tests.web.clubs.learning import Learner, form_to, said
from tests.web.clubs.organiser import Organiser
from tests.web.page import Page
from tutor.clubs import limits
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.clubs.saved import BoardState
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store
from tutor.web.clubs.qr import QrCode

DONE, OPEN = "solved", "not yet"


@pytest.fixture
def owl(site: Flask, organiser: Organiser) -> Learner:
    """A learner on the board of a club."""
    return Learner.of(site, organiser.slug, "Owl")


@pytest.fixture
def star(site: Flask, organiser: Organiser, owl: Learner) -> Learner:
    """Another one, who has joined later."""
    return Learner.of(site, organiser.slug, "Star")


def finish(store: Store, learner: Learner, *items: str) -> None:
    """Have noted what a learner has finished."""
    for item in items:
        store.record(learner.slug, learner.cookie or "", item)


def grid(page: Page) -> dict[str, list[bool]]:
    """Return by the words of its first cell what a row of the board says of each item."""
    rows = {}
    for row in page.one("tbody").inside("tr"):
        cells = [cell.inside("span")[-1].text for cell in row.inside("td")[:-1]]
        assert {*cells} <= {"done", DONE, OPEN}
        rows[row.inside("th")[0].text] = [cell != OPEN for cell in cells]
    return rows


def test_the_board_says_who_has_finished_what(
    owl: Learner, star: Learner, store: Store, site: Flask
) -> None:
    """Rows are in the order of joining, items in that of the list; only one's own row is marked.

    What is no longer in the list does not count.
    """
    finish(store, owl, "clue", "save-001", "odds-001")
    finish(store, star, "hidden")
    first, second = [True, False, True], [False, True, False]
    assert grid(owl.read("board")) == {"Owl you": first, "Star": second}
    assert grid(star.read("board")) == {"Owl": first, "Star you": second}
    guest = Learner.of(site, owl.slug)
    assert grid(guest.read("board")) == {"Owl": first, "Star": second}
    assert "Finished so far: 3" in said(guest.read("board"))
    assert guest.cookie is None


def test_the_board_tells_tried_from_solved(owl: Learner, store: Store) -> None:
    """A tried item has its own mark, does not count, and is explained below the board."""
    assert "tried" not in said(owl.read("board"))
    finish(store, owl, "clue")
    store.record(owl.slug, owl.cookie or "", "hidden", solved=False)
    page = owl.read("board")
    cells = [[part.text for part in cell.inside("span")] for cell in page.one("tbody").inside("td")]
    assert cells[:2] == [["✓", "done"], ["↻", "tried"]]
    assert "Finished so far: 1" in said(page)
    assert "tried, but not solved yet" in page.one("p", class_="grid-marks").text


def test_it_says_whose_it_is_and_how_to_come(owl: Learner) -> None:
    """A board for a wall shows the club's name, code and short address, and nothing secret."""
    page = owl.read("board")
    assert page.one("h1").text == "Lantern Club"
    code = QrCode(f"http://localhost/c/{owl.slug}")
    assert page.one("img", class_="qr")["src"] == code.in_page
    [link] = page.one("section", class_="board-link").inside("a")
    assert (link.text, link["href"]) == (
        f"localhost/c/{owl.slug}",
        f"http://localhost/c/{owl.slug}",
    )


def test_its_items_are_those_of_the_list(owl: Learner, store: Store) -> None:
    """Items of a board lead along the club's list: what is solved from here is noted, too."""
    finish(store, owl, "clue")
    heads = [link["href"] for link in owl.read("board").one("thead").inside("a")]
    assert heads[1] == f"/en/learn/hidden/1?club={owl.slug}&solved=1"


def asked(learner: Learner, etag: str, tag: str = "en") -> tuple[int, str]:
    """Return status and ETag of the board for a browser that has the one with this ETag."""
    address = f"/{tag}/clubs/{learner.slug}/board"
    response = learner.client.get(address, headers={"If-None-Match": etag})
    assert response.headers["Cache-Control"] == "private, no-store"
    assert (response.status_code == 304) == (response.data == b"")
    return response.status_code, response.headers["ETag"]


def etag_in_page(learner: Learner) -> str:
    """Return the ETag where the script of the board finds it."""
    return learner.read("board").one("article")["data-board"]


def test_asking_again_costs_nothing(owl: Learner) -> None:
    """A board that has not changed is not sent again, but in another language it is."""
    etag = etag_in_page(owl)
    assert asked(owl, etag) == (304, etag)
    assert asked(owl, etag, "ja")[0] == 200


Change = Callable[[Store, Organiser, Learner, Learner], object]


def hide_star(store: Store, organiser: Organiser, _owl: Learner, _star: Learner) -> None:
    """Hide the second learner's row."""
    store.hide(organiser.slug, organiser.secret, store.board(organiser.slug)[1].id, True)


@pytest.mark.parametrize(
    "change",
    [
        lambda store, _organiser, _owl, star: finish(store, star, "clue"),
        lambda store, _organiser, owl, _star: finish(store, owl, "clue"),
        lambda store, _organiser, owl, _star: store.join(owl.slug, "Kite", new_ticket()),
        hide_star,
        lambda store, organiser, _owl, _star: store.change(
            organiser.slug, organiser.secret, str(Plan("", (Item("clue"),)))
        ),
        lambda store, organiser, _owl, _star: store.set_board(
            organiser.slug, organiser.secret, BoardState.CLOSED
        ),
        lambda store, _organiser, owl, _star: store.leave(owl.slug, owl.cookie or ""),
    ],
    ids=["other-finished", "finished", "joined", "hidden", "plan", "closed", "left"],
)
def test_a_change_of_the_board_is_seen(
    change: Change, owl: Learner, star: Learner, organiser: Organiser, store: Store
) -> None:
    """After each change the board is sent again, once."""
    before = etag_in_page(owl)
    change(store, organiser, owl, star)
    status, etag = asked(owl, before)
    assert status == 200
    assert etag != before
    assert asked(owl, etag) == (304, etag)


def test_what_others_see_has_another_etag(owl: Learner, star: Learner) -> None:
    """One's own row is marked, so that each learner's board has an ETag of its own."""
    etags = {each.get("board").headers["ETag"] for each in (owl, star)}
    assert len(etags) == 2


def test_a_board_that_is_empty_or_closed_says_so(
    site: Flask, organiser: Organiser, store: Store
) -> None:
    """It can be looked at all the same."""
    guest = Learner.of(site, organiser.slug)
    assert "Nobody has joined yet." in said(guest.read("board"))
    store.set_board(organiser.slug, organiser.secret, BoardState.CLOSED)
    assert "The board is closed" in said(guest.read("board"))


def test_there_is_none_without_a_board(site: Flask, organiser: Organiser, store: Store) -> None:
    """Neither for a saved club that has none, nor for a plan, nor for a slug of nobody."""
    store.join(organiser.slug, "Owl", new_ticket())
    store.set_board(organiser.slug, organiser.secret, BoardState.NONE)
    for ref in (organiser.slug, str(PLAN), "abcdefghjk"):
        assert Learner.of(site, ref).get("board").status_code == 404


def test_scripts_are_not_needed(owl: Learner) -> None:
    """Without them a link shows the newest; nothing loads itself anew, and nothing promises to."""
    page = owl.read("board")
    link = next(each for each in page.all("a") if each.text == "Show the newest")
    assert (link["href"], "hidden" in link.attributes) == (f"/en/clubs/{owl.slug}/board", False)
    assert page.all("meta", http_equiv="refresh") == []
    moving = [each.attributes for each in page.elements if "data-moving" in each.attributes]
    assert moving
    assert all("hidden" in attributes for attributes in moving)


# --- The organiser's side ---


def test_hiding_takes_a_nickname_off_the_board(
    owl: Learner, star: Learner, organiser: Organiser, store: Store
) -> None:
    """The organiser still sees it, marked, and can show it again."""
    finish(store, star, "clue", "hidden")

    def rows() -> dict[str, str]:
        items = organiser.read().one("ul", class_="learners").inside("li")
        return {each.inside("span")[0].text: each.inside("span")[-1].text for each in items}

    assert rows() == {"Owl": "0 / 3", "Star": "2 / 3"}
    owl.submit(form_to(organiser.read(), "hide")[0])
    assert [*rows()] == ["Owl hidden", "Star"]
    for each in (owl, star):
        assert not [name for name in grid(each.read("board")) if "Owl" in name]
    response = owl.submit(form_to(organiser.read(), "hide")[0])
    assert (response.status_code, response.location) == (303, f"{organiser.page}#board")
    assert "Owl you" in grid(owl.read("board"))


def test_a_learner_is_removed(
    owl: Learner, star: Learner, organiser: Organiser, store: Store
) -> None:
    """One button each, below a word to open first; the others stay."""
    finish(store, star, "clue")
    first, second = form_to(organiser.read(), "remove")
    assert first.inside("button")[0].text == "Yes, erase it for ever"
    for _ in range(2):
        response = owl.submit(first)
        assert (response.status_code, response.location) == (303, f"{organiser.page}#board")
    assert [learner.nickname for learner in store.board(organiser.slug)] == ["Star"]
    assert form_to(owl.read(), "join"), "whoever was removed can join anew"
    star.submit(second)
    assert store.board(organiser.slug) == ()
    assert organiser.send("remove", learner="x").status_code == 400


@pytest.mark.parametrize(
    ("fields", "status"),
    [
        ({"learner": "999", "hidden": "1"}, 303),
        ({"learner": "x"}, 400),
        ({"learner": "9" * 5000}, 400),
        ({"learner": "1", "hidden": "perhaps"}, 400),
        ({}, 400),
    ],
)
def test_hiding_nobody_changes_nothing(
    organiser: Organiser, fields: dict[str, str], status: int
) -> None:
    """Somebody who has left is no error; what no form sends is refused."""
    assert organiser.send("hide", **fields).status_code == status


def test_a_whole_class_is_one_small_page(owl: Learner, organiser: Organiser, store: Store) -> None:
    """Sixty learners and thirty items: far below what any page may weigh."""
    plan = Plan("", tuple(Item(f"save-{number:03}") for number in range(1, limits.ITEMS + 1)))
    store.change(organiser.slug, organiser.secret, str(plan))
    for number in range(limits.LEARNERS - 1):
        ticket = new_ticket()
        store.join(organiser.slug, f"Lighthouse {number}", ticket)
        for item in plan.items[: number % 4]:
            store.record(organiser.slug, ticket, item.id)
    page = owl.client.get(f"/ru/clubs/{owl.slug}/board", headers={"Accept-Encoding": "br, gzip"})
    assert page.headers["Content-Encoding"] == "br"
    assert len(page.data) < 12 * 1024
