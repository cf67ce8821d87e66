"""Certificates for the learners of a club."""

from tests.web.clubs.conftest import PLAN
from tests.web.clubs.organiser import Organiser
from tests.web.page import Page
from tutor.clubs.plan import Plan
from tutor.clubs.secrets import new_ticket


def joined(organiser: Organiser, nickname: str, *items: str) -> int:
    """Let somebody join and finish these items; return the id."""
    ticket = new_ticket()
    learner = organiser.store.join(organiser.slug, nickname, ticket)
    for item in items:
        organiser.store.record(organiser.slug, ticket, item)
    return learner.id


def certificates(organiser: Organiser, tag: str = "en") -> list[str]:
    """Return the text of each certificate."""
    response = organiser.client.get(
        f"/{tag}/clubs/{organiser.slug}/edit/{organiser.secret}/certificates"
    )
    assert response.status_code == 200
    assert response.cache_control.no_store
    return [e.text for e in Page(response.text).all("article", class_="certificate")]


def test_a_certificate_says_what_was_finished(organiser: Organiser) -> None:
    """Nickname, club, how much of the list, and what."""
    joined(organiser, "Red Fox", "clue", "save-001")
    (text,) = certificates(organiser)
    for said in ("Red Fox", "Lantern Club", "2 of 3", "Give a clue", "Save it"):
        assert said in text
    assert "Your hand" not in text


def test_only_who_has_finished_something_gets_one(organiser: Organiser) -> None:
    """Neither the hidden nor those who have only joined; the others in order."""
    joined(organiser, "Idle Owl")
    joined(organiser, "Blue Cat", "hidden")
    hidden = joined(organiser, "Rude Name", "hidden", "clue")
    joined(organiser, "Last Bear", "clue")
    organiser.store.hide(organiser.slug, organiser.secret, hidden, True)
    first, last = certificates(organiser)
    assert "Blue Cat" in first
    assert "Last Bear" in last


def test_what_left_the_list_does_not_count(organiser: Organiser) -> None:
    """A list that was changed is the one that counts."""
    joined(organiser, "Red Fox", "clue")
    joined(organiser, "Blue Cat", "hidden", "clue")
    less = Plan(PLAN.name, PLAN.items[1:], PLAN.languages, PLAN.greetings)
    organiser.store.change(organiser.slug, organiser.secret, str(less))
    (text,) = certificates(organiser)
    assert "Blue Cat" in text
    assert "1 of 2" in text


def test_the_page_says_if_there_are_none(organiser: Organiser) -> None:
    assert certificates(organiser) == []
    response = organiser.client.get(f"{organiser.page}/certificates")
    assert Page(response.text).one("p", class_="lead").text.startswith("Nobody")


def test_the_date_is_in_the_language_of_the_page(organiser: Organiser) -> None:
    joined(organiser, "Red Fox", "clue")
    assert "年" in certificates(organiser, "ja")[0]
    assert "г." in certificates(organiser, "ru")[0]
