"""Certificates of a club's learners, one a page, for the organiser to print."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from flask import Blueprint, render_template

from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.clubs.saved import Learner
from tutor.core.messages import Message
from tutor.web.clubs.app_store import store
from tutor.web.clubs.club import read_with_setting_of
from tutor.web.clubs.greetings import languages_of
from tutor.web.clubs.managing import address_with_secret, club_with_secret
from tutor.web.puzzles.views import date_in_words, today
from tutor.web.shell.text import in_each

blueprint = Blueprint("club_certificates", __name__)


@dataclass(frozen=True, slots=True)
class CertificateLine:
    """Something that was finished: a lesson, or `times` puzzles of a kind."""

    title: Message
    times: int


@dataclass(frozen=True, slots=True)
class Certificate:
    """What a learner has finished of a club's list."""

    nickname: str
    done: int
    lessons: tuple[CertificateLine, ...]
    puzzles: tuple[CertificateLine, ...]


@blueprint.get("/clubs/<slug>/edit/<secret>/certificates")
def page(slug: str, secret: str) -> str:
    """Return a certificate for everyone on the board who is not hidden and has finished something.

    Raises UnknownClubError without the secret.
    """
    plan = club_with_secret(slug, secret).plan
    read_with_setting_of(plan)
    return render_template(
        "clubs/certificates.html",
        club_name=plan.name,
        certificates=tuple(certificates(plan, store().board(slug))),
        all_items=len(plan.items),
        in_each=in_each(languages_of(plan)),
        day=date_in_words(today()),
        back=address_with_secret(slug, secret, "board"),
    )


def certificates(plan: Plan, learners: tuple[Learner, ...]) -> Iterator[Certificate]:
    """Yield the certificates in the order in which the learners joined.

    What is no longer on the club's list does not count.
    """
    for learner in learners:
        finished = [item for item in plan.items if item.id in learner.items]
        if finished and not learner.hidden:
            yield Certificate(
                learner.nickname,
                len(finished),
                lessons=tuple(
                    CertificateLine(Message(f"lesson.{item.id}"), 1)
                    for item in finished
                    if item.is_lesson
                ),
                puzzles=tuple(_puzzles(finished)),
            )


def _puzzles(finished: list[Item]) -> Iterator[CertificateLine]:
    themes = Counter(item.theme for item in finished if not item.is_lesson)
    for theme, times in themes.items():
        yield CertificateLine(Message(f"theme.{theme}"), times)
