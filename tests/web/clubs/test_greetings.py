"""How a club greets: in the reader’s language where it can, with its own words if it has some."""

import pytest
from flask import Flask

from tutor.clubs import limits
from tutor.clubs.plan import Plan
from tutor.web.clubs.greetings import Greeting, greeting_for, greetings_of, prepared_greetings
from tutor.web.shell.languages import LANGUAGES, language_of

TAGS = tuple(each.tag for each in LANGUAGES if "play" in each.catalogues)


def greeted(app: Flask, plan: Plan, tag: str) -> Greeting:
    """Return what readers of a language see."""
    language = language_of(tag)
    assert language
    with app.test_request_context(f"/{tag}/"):
        return greeting_for(plan, language)


@pytest.mark.parametrize("tag", TAGS)
def test_a_club_without_words_of_its_own_greets_in_ours(app: Flask, tag: str) -> None:
    """In each language other words, short enough for a plan."""
    with app.test_request_context("/en/"):
        ours = prepared_greetings()
    assert len(set(ours.values())) == len(TAGS)
    assert max(map(len, ours.values())) <= limits.GREETING
    assert greeted(app, Plan(), tag) == greeted(app, Plan(languages=TAGS), tag)
    assert greeted(app, Plan(), tag) == Greeting(tag, ours[tag])


def test_ones_own_language_goes_before_the_words_of_others(app: Flask) -> None:
    """Whom the club promised to greet is greeted; whom it did not know reads what it says."""
    plan = Plan(languages=("ru", "ja"), greetings=(("ru", "Зал 5"),))
    assert greeted(app, plan, "ru") == Greeting("ru", "Зал 5")
    assert greeted(app, plan, "ja").tag == "ja"
    assert greeted(app, plan, "en") == Greeting("ru", "Зал 5")
    with app.test_request_context("/en/"):
        assert [each.tag for each in greetings_of(plan)] == ["ru", "ja"]
