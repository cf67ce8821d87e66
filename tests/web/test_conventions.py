"""The page about conventions."""

from tests.web.conftest import Read
from tutor.games.hanabi.lessons import LESSONS
from tutor.web.hanabi import pages


def test_every_lesson_with_a_convention_is_there(read: Read) -> None:
    """In the order of the path, each with a link."""
    asked = [name for name in LESSONS if name in pages.CONVENTION_LESSONS]
    assert asked == list(pages.CONVENTION_LESSONS)
    page = read("/en/conventions/")
    links = [link["href"] for link in page.one("main").inside("a")]
    assert [href for href in links if "/learn/" in href] == [
        f"/en/learn/{name}/1" for name in asked
    ]
