"""The results of a board as a file for spreadsheets."""

import csv
import io

import pytest

from tests.web.clubs.conftest import PLAN
from tests.web.clubs.organiser import Organiser
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store
from tutor.web.clubs.results import spreadsheet


def read(content: bytes) -> list[list[str]]:
    """Return the cells of a file, as a program that knows RFC 4180 reads them."""
    text = content.decode("utf-8-sig")
    assert "\n" not in text.replace("\r\n", "")
    return [*csv.reader(io.StringIO(text, newline=""), strict=True)]


def test_the_results_are_a_file(organiser: Organiser, store: Store) -> None:
    """A line for each learner, hidden ones marked; figures that can be added up."""
    slug = organiser.slug
    for name, items in (("Owl", ("clue", "save-001")), ("Ann, the 2nd", ()), ("花火", ("hidden",))):
        ticket = new_ticket()
        store.join(slug, name.replace(",", ""), ticket)
        for item in items:
            store.record(slug, ticket, item)
    store.hide(slug, organiser.secret, store.board(slug)[1].id, True)
    response = organiser.client.get(f"{organiser.page}/results.csv")
    assert response.mimetype == "text/csv"
    assert response.headers["Content-Disposition"] == "attachment; filename=hanabi-results.csv"
    assert "no-store" in response.headers["Cache-Control"]
    heads, *lines = read(response.data)
    assert heads == [
        "Learner",
        "1. Give a clue (clue)",
        "2. Everyone sees your cards but you (hidden)",
        "3. Save it, level 1 (save-001)",
        "Sum",
        "Hidden",
    ]
    assert lines == [
        ["Owl", "1", "0", "1", "2", "0"],
        ["Ann the 2nd", "0", "0", "0", "0", "1"],
        ["花火", "0", "1", "0", "1", "0"],
    ]


def test_its_heads_are_in_the_language_of_the_page(organiser: Organiser) -> None:
    """The names of lessons and puzzles, as they stand on the pages of that language."""
    [english] = read(organiser.client.get(f"{organiser.page}/results.csv").data)
    address = organiser.page.replace("/en/", "/ru/")
    [russian] = read(organiser.client.get(f"{address}/results.csv").data)
    assert len(russian) == len(english) == len(PLAN.items) + 3
    assert all(one != other for one, other in zip(english[1:4], russian[1:4], strict=True))


@pytest.mark.parametrize("start", ["=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"])
def test_no_text_is_a_formula(start: str) -> None:
    """A spreadsheet shows it and does not work it out."""
    text = spreadsheet([(f"{start}1+1", -1)]).decode("utf-8-sig")
    assert [*csv.reader(io.StringIO(text, newline=""))] == [[f"'{start}1+1", "-1"]]


def test_any_text_is_one_cell() -> None:
    """Commas, quotes and line breaks are quoted; the file says that it is UTF-8."""
    cells = ["a,b", 'say "1"', "two\r\nlines", "花火", ""]
    content = spreadsheet([cells])
    assert content.startswith(b"\xef\xbb\xbf")
    assert read(content) == [cells]
