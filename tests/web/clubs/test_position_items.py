"""Puzzles at positions in a club's list: on the way along it, on a board, in codes, on paper."""

from urllib.parse import urlencode

import pytest
from flask import Flask

from tests.support.answers import of_library, right_answer, wrong_options
from tests.web.clubs.learning import Learner, form_to
from tests.web.clubs.organiser import Organiser
from tests.web.conftest import Read
from tests.web.page import Page
from tutor.clubs.items import Item, Solved
from tutor.clubs.plan import Plan
from tutor.clubs.results_code import read_code, results_code
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import find, library
from tutor.web.puzzles.links import fields_of

SAVE, TRASH = find("save-012").puzzle, find("trash-003").puzzle
FIRST, SECOND = (Item.at(fields_of(each)) for each in (SAVE, TRASH))
PLAN = Plan("Lantern Club", (FIRST, Item("clue"), SECOND), ("en", "ja"))


def options(*, right: bool) -> list[tuple[str, str]]:
    """Return the fields of a right or a wrong answer to the first puzzle."""
    asked = of_library("save-012")
    chosen = right_answer(*asked) if right else wrong_options(*asked)[:1]
    return [("answer", option) for option in chosen]


def at(item: Item, club: object, *more: tuple[str, str]) -> str:
    """Return the address of an item on the way along a club's list."""
    return f"/en/puzzles/at?{item}&{urlencode([('club', club), *more])}"


def test_the_club_leads_to_the_position_and_on(read: Read) -> None:
    """Its page has the bar of the list; a right answer counts in the link that leads on."""
    page = read(f"/en/clubs/{PLAN}/")
    first = page.one("ol", class_="stops").inside("a")[0]
    assert "Save it" in first.text
    assert "Level" not in first.text
    asked = read(first["href"])
    assert "1 / 3" in asked.one("nav", class_="walk").text.replace(" of ", " / ")
    shown = read(at(FIRST, PLAN, *options(right=True)))
    on = [each["href"] for each in shown.all("a") if "/learn/clue/" in each["href"]]
    assert on
    assert all("solved=1" in each for each in on)
    tried = read(at(FIRST, PLAN, *options(right=False)))
    assert not [each for each in tried.all("a") if "solved=1" in each["href"]]


def test_a_link_to_pass_on_has_no_club(read: Read) -> None:
    """It is the address of the puzzle alone."""
    page = read(at(FIRST, PLAN))
    [link] = page.one("p", class_="permalink-line").inside("a")
    assert link["href"] == f"/en/puzzles/at?{FIRST}"


def test_another_question_is_not_in_the_list(read: Read) -> None:
    """The same position asked something else has no bar."""
    other = Item.parse(f"position={SAVE.position}&theme=critical&viewer={SAVE.viewer}")
    assert not read(at(other, Plan(items=(FIRST,)))).all("nav", class_="walk")


def test_a_code_says_what_is_solved() -> None:
    """Items count by their place; a list with another position has other codes."""
    code = results_code(PLAN.items, Solved.of([0, 2]))
    assert read_code(PLAN.items, code) == Solved.of([0, 2])
    assert results_code((SECOND, Item("clue"), FIRST), Solved.of([0, 2])) != code


def test_a_board_notes_what_is_solved(site: Flask, store: Store) -> None:
    """The engine judges it again; the organiser's file and certificate name its kind."""
    club = store.make(str(PLAN), board=True, ticket=new_ticket())
    learner = Learner.of(site, club.slug, "Owl")
    page = Page(learner.client.get(at(FIRST, club.slug, *options(right=True))).text)
    [form] = form_to(page, "done")
    learner.submit(form)
    [owl] = store.board(club.slug)
    assert owl.solved == {FIRST.id}
    organiser = Organiser(site.test_client(), store, club.slug, club.secret)
    file = organiser.client.get(f"{organiser.page}/results.csv").data.decode("utf-8-sig")
    assert "position=" not in file
    assert "1. Save it" in file
    certificate = organiser.client.get(f"{organiser.page}/certificates")
    assert certificate.status_code == 200
    assert "Save it" in certificate.text


def test_a_wrong_answer_is_only_tried(site: Flask, store: Store) -> None:
    club = store.make(str(PLAN), board=True, ticket=new_ticket())
    learner = Learner.of(site, club.slug, "Owl")
    page = Page(learner.client.get(at(FIRST, club.slug, *options(right=False))).text)
    [form] = form_to(page, "done")
    learner.submit(form)
    [owl] = store.board(club.slug)
    assert not owl.solved
    assert owl.tried == {FIRST.id}


def test_sheets_print_it_and_its_twins(read: Read) -> None:
    """Neighbours have other colours; answers are apart."""
    page = read(f"/en/clubs/{PLAN}/sheet?parts=puzzles&copies=3")
    printed = [each.text for each in page.all("article", class_="paper-puzzle")]
    assert len({*printed}) == len(printed) == 6
    answers = read(f"/ja/clubs/{PLAN}/sheet?parts=answers&copies=3")
    # In the page's language, and in that of the club.
    assert len(answers.all("article", class_="paper-answer")) == 2 * 6


@pytest.mark.parametrize("theme", sorted(THEMES))
def test_every_kind_can_be_printed(read: Read, theme: str) -> None:
    """The sheet asks in two languages, and has the answers."""
    entry = next(each for each in library().values() if each.theme == theme)
    plan = Plan(items=(Item.at(fields_of(entry.puzzle)),), languages=("en", "ru"))
    page = read(f"/en/clubs/{plan}/sheet?parts=puzzles&parts=answers&copies=2")
    assert len(page.all("article", class_="paper-puzzle")) == 2


def test_a_question_that_makes_no_sense_is_refused(site: Flask) -> None:
    """A link that somebody made up has a page, and a sheet that says so."""
    made_up = Item.parse(FIRST.id.replace("theme=save", "theme=last-round"))
    client = site.test_client()
    plan = Plan(items=(made_up,))
    assert client.get(f"/en/clubs/{plan}/").status_code == 200
    assert client.get(f"/en/clubs/{plan}/sheet?parts=puzzles").status_code == 400
    assert client.get(at(made_up, plan)).status_code == 404
