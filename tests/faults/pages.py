"""The pages that learners read during a fault."""

from tests.faults.classroom import NAMES, Classroom
from tests.faults.refusal import TAGS
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan

PLAN = Plan("On paper", (Item("goal"), Item("odds-001")), ("en",))


def pages_for_learners(club: Classroom) -> list[str]:
    """Return what learners read: without a club, with a saved one, with one that is all link."""
    name = NAMES[0]
    walks = (f"club={club.slug}&solved=1", f"club={PLAN}")
    return [
        f"/{tag}{path}"
        for tag in TAGS
        for path in (
            "/",
            "/rules/",
            "/rules/goal",
            "/learn/goal/1",
            f"/puzzles/{name}",
            f"/puzzles/{name}?show=1",
            f"/clubs/{PLAN}/",
            f"/embed/puzzles/{name}",
            *(f"/puzzles/{name}?{walk}" for walk in walks),
            *(f"/puzzles/{name}?show=1&{walk}" for walk in walks),
            *(f"/learn/goal/1?{walk}" for walk in walks),
        )
    ]
