"""Results codes put together by an organiser."""

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.web.clubs.organiser import OURS
from tests.web.conftest import Read
from tests.web.page import Page
from tutor.clubs import limits
from tutor.clubs.items import Item, Solved
from tutor.clubs.plan import Plan
from tutor.clubs.results_code import results_code
from tutor.web.app import create_app

ITEMS = tuple(map(Item, ("hidden", "save-002", "clue")))
PLAN = Plan("Club", ITEMS)
PAGE = f"/en/clubs/{PLAN}/codes"


def code(*places: int) -> str:
    """Return the code of who has solved these."""
    return results_code(ITEMS, Solved.of(places))


def sent(client: FlaskClient, text: str) -> TestResponse:
    """Send codes as the form does."""
    return client.post(PAGE, data={"codes": text}, headers=OURS)


def test_many_codes_make_a_grid(client: FlaskClient) -> None:
    """A row for each learner, a column for each item, with sums, all of it in words, too."""
    response = sent(client, f"Aya {code(0, 2)}\nТимур: {code(0, 1, 2).lower()}\n{code()} Bo")
    table = Page(response.text).one("table")
    head, *rows = [
        [cell.text for cell in row.inside("th") + row.inside("td")] for row in table.inside("tr")
    ]
    assert head[0] == "Learner"
    assert head[2] == "2Save it, level 2"
    assert rows == [
        ["Aya", "✓done", "·not yet", "✓done", "2"],
        ["Тимур", "✓done", "✓done", "✓done", "3"],
        ["Bo", "·not yet", "·not yet", "·not yet", "0"],
        ["Sum", "2", "1", "2", "5"],
    ]
    scopes = {cell["scope"] for cell in table.inside("th")}
    assert scopes == {"col", "row"}


def test_a_code_that_cannot_be_read_says_why(client: FlaskClient) -> None:
    """The others are shown all the same, and what was sent is there to be mended."""
    slip = code(1)[:-1] + ("0" if code(1)[-1] != "0" else "1")
    other = results_code(ITEMS[:2], Solved(1))
    page = Page(sent(client, f"Aya {code(1)}\nMax {slip}\nLi {other}").text)
    told = [each.text for each in page.one("section", class_="unread").inside("li")]
    assert told[0].startswith(f"Max {slip} A character is wrong or missing.")
    assert told[1].startswith(f"Li {other} This code is for another list.")
    assert [row.text for row in page.one("tbody").inside("th")] == ["Aya"]
    assert slip in page.one("textarea").text


def test_nobody_keeps_what_was_sent(client: FlaskClient, read: Read) -> None:
    """Names are in no address, no cache and no page of anybody else."""
    response = sent(client, f"Aya {code(0)}")
    assert response.headers["Cache-Control"] == "private, no-store"
    assert not read(PAGE).all("table")
    assert read(PAGE).one("form", class_="codes-form")["method"] == "post"


def test_names_are_text(client: FlaskClient) -> None:
    """Whatever is pasted: neither tags nor marks that turn the line around."""
    html = sent(client, f"<script>alert(1)</script>\u202e {code(0)}\n<b>x</b> nonsense").text
    assert "<script>alert" not in html
    assert "<b>x" not in html
    assert "\u202e" not in html.partition("<textarea")[0]


def test_too_many_lines_are_refused_with_a_word(client: FlaskClient) -> None:
    """Rather than some of them being left out unseen."""
    full = Page(sent(client, f"Aya {code(0)}\n" * limits.CODES).text)
    assert len(full.one("tbody").inside("tr")) == limits.CODES
    page = Page(sent(client, f"Aya {code(0)}\n" * (limits.CODES + 1)).text)
    assert str(limits.CODES) in page.one("p", class_="notice").text
    assert not page.all("table")


def test_codes_are_read_without_a_database() -> None:
    """A plan needs no memory of the server's, and neither do its codes."""
    client = create_app({"DATABASE_URL": "", "PAGE_CACHE": 0}).test_client()
    assert "<table" in sent(client, f"Aya {code(0)}").text
