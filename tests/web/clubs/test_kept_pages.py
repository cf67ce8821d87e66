"""Pages along a saved club's list and its sheets are made once, and anew for another club."""

from flask.testing import FlaskClient

from tests.web.clubs.organiser import Organiser
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.clubs.saved import BoardState
from tutor.clubs.secrets import new_ticket
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import library
from tutor.web.clubs import kept_pages

BROWSER = {"Accept-Encoding": "gzip, deflate, br"}


def on_the_list(organiser: Organiser) -> str:
    """Return the address of an answer to a puzzle of the club's list."""
    entry = library()["save-001"]
    option = THEMES[entry.theme].options(entry.puzzle)[0]
    return f"/en/puzzles/save-001?answer={option}&club={organiser.slug}"


def kept(organiser: Organiser) -> int:
    """Return how many pages are kept."""
    return len(organiser.client.application.extensions[kept_pages._KEY])


def test_the_same_page_comes_again(organiser: Organiser) -> None:
    """With the same headers; it stays private, and others than browsers have it as it is."""
    client, path = organiser.client, on_the_list(organiser)
    before, plain = kept(organiser), client.get(path)
    first, again = (client.get(path, headers=BROWSER) for _ in range(2))
    assert kept(organiser) == before + 1
    assert first.data == again.data
    assert sorted(first.headers) == sorted(again.headers)
    assert again.headers["Content-Encoding"] == "br"
    assert again.cache_control.private
    assert "Content-Encoding" not in plain.headers


def test_another_list_has_another_page(organiser: Organiser) -> None:
    """What an organiser changes is seen at once, on every page along the list."""
    path = on_the_list(organiser)
    before = organiser.client.get(path, headers=BROWSER).data
    plan = Plan("Comet Club", (Item("save-001"), Item("goal")))
    organiser.store.change(organiser.slug, organiser.secret, str(plan))
    assert organiser.client.get(path, headers=BROWSER).data != before


def test_whoever_has_joined_has_a_page_of_their_own(organiser: Organiser) -> None:
    """It has the form that notes how the puzzle went, which nobody else is shown."""
    organiser.store.set_board(organiser.slug, organiser.secret, BoardState.OPEN)
    path, clients = on_the_list(organiser), []
    for _ in range(2):
        client: FlaskClient = organiser.client.application.test_client()
        clients.append(client)
    stranger, learner = clients
    before = stranger.get(path, headers=BROWSER).data
    learner.set_cookie(f"learner-{organiser.slug}", new_ticket())
    assert learner.get(path, headers=BROWSER).data != before
    assert stranger.get(path, headers=BROWSER).data == before


def test_a_sheet_is_made_once(organiser: Organiser) -> None:
    """And anew for other parts, and as soon as the list is another."""
    path = f"/en/clubs/{organiser.slug}/sheet"
    before = kept(organiser)
    first, again = (organiser.client.get(path, headers=BROWSER) for _ in range(2))
    assert (kept(organiser), first.data) == (before + 1, again.data)
    assert again.cache_control.private
    assert organiser.client.get(f"{path}?parts=answers", headers=BROWSER).data != first.data
    organiser.store.change(organiser.slug, organiser.secret, str(Plan("Comet", (Item("goal"),))))
    assert organiser.client.get(path, headers=BROWSER).data != first.data
    missing = organiser.client.get("/en/clubs/abcdefghjk/sheet", headers=BROWSER)
    assert missing.status_code == 404
