"""The page about conventions."""

from tests.web.conftest import Read
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.theme import ThemeFamily
from tutor.web.hanabi.game_pages import HANABI

KINDS = [name for name, each in THEMES.items() if each.family is ThemeFamily.CONVENTIONS]


def test_every_lesson_with_a_convention_is_there(read: Read) -> None:
    """Each has a link, in the order of the path, and so has each kind of puzzle on conventions."""
    page = read("/en/conventions/")
    links = [link["href"] for link in page.one("main").inside("a")]
    taught = [href.split("/")[3] for href in links if "/learn/" in href]
    [chapter] = [each for each in HANABI.lessons.chapters if each.id == "conventions"]
    first, *others = chapter.lessons
    assert first == "agreements", "it says what a convention is, and teaches none"
    assert taught == ["chop", "play-or-save", "focus", *others]
    asked = [href.split("/")[5] for href in links if "/puzzles/endless/" in href]
    assert sorted(asked) == sorted(KINDS)


def test_the_end_of_a_lesson_leads_to_its_puzzles(read: Read) -> None:
    """One that teaches two conventions leads to both kinds."""
    page = read("/en/learn/prompt/done")
    links = [link["href"] for link in page.one("main").inside("a")]
    asked = [href.split("/")[5] for href in links if "/puzzles/endless/" in href]
    assert asked == ["prompt", "finesse"]
