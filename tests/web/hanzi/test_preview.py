"""Pictures of links to pages of Hànzì: words beside a table, and nothing on anything else."""

from xml.etree import ElementTree

import pytest
from flask import Flask

from tests.web.conftest import Read
from tutor.core.messages import Message
from tutor.games.hanzi.deck import CHARACTERS, TASKS
from tutor.games.hanzi.puzzles.library import library
from tutor.games.hanzi.puzzles.themes import THEMES
from tutor.web.hanzi.game_pages import HANZI
from tutor.web.hanzi.preview import BESIDE_THE_GRID, TASKS_Y
from tutor.web.previews import question_shown
from tutor.web.shell.languages import LANGUAGES, Language
from tutor.web.shell.pictures import typeface
from tutor.web.site.preview import HEIGHT, MARGIN, WIDTH

SVG = "{http://www.w3.org/2000/svg}"
EVERY = 7


def pictures(app: Flask, language: Language) -> dict[str, ElementTree.Element]:
    """Return the pictures of some puzzles of the library in a language, by their ids."""
    found = {}
    with app.test_request_context(f"/{language.tag}/hanzi/"):
        app.preprocess_request()
        for entry in [*library().values()][::EVERY]:
            theme = THEMES[entry.theme]
            shown = question_shown(HANZI, theme, entry.puzzle, Message(f"theme.{theme.name}"))
            found[entry.id] = ElementTree.fromstring(HANZI.preview(shown))
    return found


@pytest.mark.parametrize("language", LANGUAGES, ids=[each.tag for each in LANGUAGES])
def test_a_puzzle_is_shown_with_its_grid_beside_its_words(app: Flask, language: Language) -> None:
    """Thirty places within the picture; words end before the grid and above the tasks."""
    type_ = typeface(language)
    for name, picture in pictures(app, language).items():
        places = [rect for rect in picture.iter(f"{SVG}rect") if rect.get("width") == "76.0"]
        assert len(places) == 30, name
        assert max(float(each.get("x", 0)) for each in places) + 76 < WIDTH - MARGIN / 2
        assert max(float(each.get("y", 0)) for each in places) + 91 < HEIGHT - MARGIN / 2
        lines = [text for text in picture.iter(f"{SVG}text") if text.get("x") == str(MARGIN)]
        sizes = [float(line.get("font-size", 0)) for line in lines]
        for line, size in zip(lines, sizes, strict=True):
            assert type_.width(str(line.text), size) <= BESIDE_THE_GRID, name
        above = [float(line.get("y", 0)) for line in lines]
        assert above == sorted(above)
        assert above[-1] < TASKS_Y
        assert above[-1] - above[-2] > sizes[-1], name


def test_the_font_has_every_character_of_the_deck() -> None:
    """If not: `python -m tools.preview_fonts` cuts it anew."""
    [traditional] = [each for each in LANGUAGES if each.tag == "zh-Hant"]
    deck = {str(each) for each in (*CHARACTERS, *TASKS)}
    assert deck <= typeface(traditional).characters


def test_a_page_says_which_game_it_is_about(read: Read) -> None:
    """At its head the name of the game, in its title also that of the site."""
    page = read("/en/hanzi/puzzles/")
    assert page.one("a", class_="brand").text == "Hànzì"
    assert page.one("title").text == "Puzzles · Hanabi Tutor"
    assert read("/en/puzzles/").one("a", class_="brand").text == "Hanabi Tutor"
