"""What a link to a page is shown with elsewhere: words in its language, and a picture."""

import re
from struct import unpack

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.games.hanabi.puzzles.hidden import another_world
from tests.support.pages import page_types, puzzle_address
from tests.web.conftest import Read
from tests.web.page import Page
from tools.preview_fonts import characters
from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.puzzles import THEMES, generate
from tutor.games.hanabi.puzzles.library import library
from tutor.web.games import GAMES
from tutor.web.hanabi import paint
from tutor.web.hanabi.game_pages import HANABI
from tutor.web.hanabi.preview import Sheet, laid_out, mat_below
from tutor.web.hanabi.table import table_view
from tutor.web.previews import question_shown
from tutor.web.shell.heavy import BusyError
from tutor.web.shell.languages import LANGUAGES, Language
from tutor.web.shell.pictures import typeface
from tutor.web.shell.text import say_plain
from tutor.web.site.preview import HEIGHT, WIDTH, Preview, png_of

TAGS = [language.tag for language in LANGUAGES]
# A frame is shown on the page that links to it, so nothing says what to show of it.
PAGES = {
    name: path
    for name, path in page_types().items()
    if name != "error" and not path.startswith("/embed/")
}
HOST = "http://localhost"
GAMES_BELOW = "|".join(f"{pages.mount}/" for pages in GAMES if pages.mount)


def tags_of(page: Page) -> dict[str, str]:
    """Return what a page says to those who show a link to it, by property."""
    attributes = [e.attributes for e in page.all("meta")]
    return {
        each.get("property", each.get("name", "")): each["content"]
        for each in attributes
        if {"property", "name"} & set(each)
    }


def picture_of(page: Page) -> str:
    """Return the path and query of a page's picture."""
    return tags_of(page)["og:image"].removeprefix(HOST)


@pytest.mark.parametrize(
    ("path", "tag"),
    [(path, TAGS[place % len(TAGS)]) for place, path in enumerate(PAGES.values())],
    ids=PAGES,
)
def test_every_page_says_what_a_link_to_it_shows(
    app: Flask, read: Read, path: str, tag: str
) -> None:
    """Title, description, address and picture, in the language of the page."""
    page = read(f"/{tag}{path}", follow_redirects=True)
    said = {name: " ".join(text.split()) for name, text in tags_of(page).items()}
    title, _, site = page.one("title").text.rpartition(" · ")
    assert (said["og:title"], said["og:site_name"]) == (title, site)
    assert said["og:description"]
    assert said["og:url"] == page.one("link", rel="canonical")["href"]
    assert re.match(rf"{HOST}/{tag}/({GAMES_BELOW})?preview", said["og:image"])
    endpoint, _ = app.url_map.bind("localhost").match(picture_of(page).partition("?")[0])
    assert endpoint.startswith("preview.")
    assert (said["og:image:width"], said["og:image:height"]) == (str(WIDTH), str(HEIGHT))
    assert said["og:image:alt"]
    assert (said["og:type"], said["twitter:card"]) == ("website", "summary_large_image")


def test_every_locale_has_its_country(read: Read) -> None:
    """The page's own locale first, the others as alternates."""
    countries = {"en": "GB", "ja": "JP", "zh-Hant": "TW", "zh-Hans": "CN", "ru": "RU"}
    for tag, country in countries.items():
        locale = f"{tag[:2]}_{country}"
        page = read(f"/{tag}/")
        others = [e["content"] for e in page.all("meta", property="og:locale:alternate")]
        assert tags_of(page)["og:locale"] == locale
        assert len({locale, *others}) == len(TAGS) == len(others) + 1


def test_an_error_has_no_preview(client: FlaskClient) -> None:
    """There is nothing to show of a page that is not there."""
    for path in ("/en/nowhere", "/en/puzzles/daily/2999-01-01", "/en/puzzles/at"):
        assert "og:image" not in client.get(path).text


@pytest.mark.parametrize(
    "path", ["/preview.png", "/preview/rules/goal.png", "/preview/learn/hidden/2.png"]
)
def test_a_picture_is_a_png_that_may_be_kept(client: FlaskClient, path: str) -> None:
    """It has the size that is named, an ETag, and may be shown and kept by others."""
    response = client.get(f"/ja{path}")
    assert (response.status_code, response.mimetype) == (200, "image/png")
    assert response.data.startswith(b"\x89PNG")
    assert unpack(">II", response.data[16:24]) == (WIDTH, HEIGHT)
    assert response.cache_control.public
    assert response.headers.getlist("Cross-Origin-Resource-Policy") == ["cross-origin"]
    again = client.get(f"/ja{path}", headers={"If-None-Match": response.headers["ETag"]})
    assert (again.status_code, again.data) == (304, b"")


@pytest.mark.parametrize(
    "path",
    [
        "/preview/nowhere.png",
        "/preview/rules/none-such.png",
        "/preview/learn/hidden/99.png",
        "/preview/learn/none-such/1.png",
        "/preview/learn/none-such/done.png",
        "/preview/puzzles/none-such.png",
        "/preview/puzzles/odds-001.png?twin=99",
        "/preview/puzzles/library.png?theme=none-such",
        "/preview/puzzles/daily/learner/2999-01-01.png",
        "/preview/puzzles/daily/expert/2999-01-01.png",
        "/preview/puzzles/daily/nobody/2026-11-20.png",
        "/preview/puzzles/daily/learner/yesterday.png",
        "/preview/puzzles/endless/base/odds/9/1.png",
        "/preview/puzzles/endless/base/none-such/1/1.png",
        "/preview/puzzles/at.png?position=base&theme=odds",
    ],
)
def test_what_has_no_page_has_no_picture(client: FlaskClient, path: str) -> None:
    """Nothing is drawn for an address that was made up."""
    response = client.get(f"/en{path}")
    assert response.status_code in {400, 404}
    assert response.mimetype == "text/html"


@pytest.mark.parametrize(
    ("asked", "answered"),
    [
        (puzzle_address("outcome"), "?show=1"),
        (puzzle_address("critical", 2, 3), "?show=1&seat=1"),
        ("/puzzles/odds-001", "?show=1"),
        ("/learn/hidden/2", "?answer=peek&answer=look"),
        (PAGES["shared"], "&answer=color-1-r&check=1"),
    ],
)
def test_an_answer_has_the_picture_of_its_question(read: Read, asked: str, answered: str) -> None:
    """Whoever is sent an answer is not told it by the picture."""
    question = read(f"/en{asked}")
    assert picture_of(read(f"/en{asked}{answered}")) == picture_of(question)


def svg(app: Flask, tag: str, preview: Preview) -> str:
    """Return a picture as SVG, in a language."""
    with app.test_request_context(f"/{tag}/"):
        return HANABI.preview(preview)


@pytest.mark.parametrize("theme", ["critical", "knowledge", "survive", "odds"])
def test_a_picture_does_not_depend_on_hidden_cards(app: Flask, theme: str) -> None:
    """Two positions that look the same to the viewer have the same picture, byte for byte."""
    puzzle = generate(Ruleset(), theme, max(THEMES[theme].aims), 1)
    hidden = another_world(puzzle.position, puzzle.viewer, SeededChoice("another world"))
    assert hidden != puzzle.position
    other = Puzzle(theme, hidden, puzzle.viewer, puzzle.question)
    with app.test_request_context("/en/"):
        title = Message("page.puzzles")
        shown = [question_shown(HANABI, THEMES[theme], each, title) for each in (puzzle, other)]
        assert HANABI.preview(shown[0]) == HANABI.preview(shown[1])


def cards_of(sheet: Sheet) -> list[tuple[float, float, float, float]]:
    """Return left, top, right and bottom of what lies on the mat."""
    cards = [(card.x, card.y, card.width) for card in sheet.cards]
    cards += [(stack.x, stack.y, stack.width) for stack in sheet.stacks]
    boxes = [(x, y, x + width, y + 1.4 * width) for x, y, width in cards]
    return [*boxes, *((d.x, d.y, d.x + 42, d.y + 30) for d in sheet.discards)]


def test_everything_lies_on_the_mat_and_nothing_on_anything_else(app: Flask) -> None:
    """In puzzles of every theme, whatever the number of hands and discards."""
    mat = mat_below(206)
    with app.test_request_context("/en/"):
        for entry in [*library().values()][::7]:
            table = table_view(entry.puzzle.position, entry.puzzle.viewer)
            boxes = cards_of(laid_out(table, mat))
            for left, top, right, bottom in boxes:
                assert mat.x < left < right < mat.x + mat.width, entry.id
                assert mat.y < top < bottom < mat.y + mat.height, entry.id
                beside = [box for box in boxes if box[0] < right and left < box[2]]
                over = [box for box in beside if box[1] < bottom and top < box[3]]
                assert len(over) == 1, entry.id


each_language = pytest.mark.parametrize("language", LANGUAGES, ids=TAGS)


@each_language
def test_the_fonts_have_every_character(language: Language) -> None:
    """If not: `python -m tools.preview_fonts` cuts them anew.

    Chinese characters that are quoted elsewhere are drawn in the fonts of Chinese and Japanese. No
    picture shows the sums of a lesson, how tokens change, or which cards an answer marks.
    """
    quoted = {char for each in LANGUAGES for char in typeface(each).characters if char >= "\u2e80"}
    own = typeface(language).characters
    lent = set() if language.script.startswith(("H", "J")) else quoted
    assert set(characters(language)) - set("−→✓") <= own | lent


def test_a_character_that_no_font_has_is_left_out(app: Flask) -> None:
    """A translation is never a reason for no picture."""
    assert png_of(svg(app, "en", Preview("A ☃ and a 𠮷"))).startswith(b"\x89PNG")


def test_a_picture_that_takes_too_long_may_be_asked_for_again(
    app: Flask, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A machine that has no time for it is no fault of the site: 503, and when to come again."""
    monkeypatch.setattr("tutor.web.site.preview._PATIENCE", 0)
    with pytest.raises(BusyError):
        png_of(svg(app, "en", Preview("A picture that nobody else asks for")))


@each_language
def test_no_line_begins_with_a_sign_that_closes(app: Flask, language: Language) -> None:
    """Nor is a line wider than its place, but for such a sign and the letter before it."""
    type_ = typeface(language)
    with app.test_request_context(f"/{language.tag}/"):
        texts = [say_plain(Message(f"theme.{theme}.about")) for theme in THEMES]
    for text in texts:
        for room in (300, 500, 900):
            lines = type_.lines(text, 28, room)
            assert "".join("".join(lines).split()) == "".join(text.split())
            assert not [line for line in lines if line[0] in "、。，．？！）」』：；.,:;!?)»"]
            assert max(type_.width(line, 28) for line in lines) <= room


def test_colours_are_those_of_the_style_sheet() -> None:
    """Each suit has paper, ink and light of its own; the night side of light-dark() counts."""
    suits = [(paint.suit(letter), paint.light(letter)) for letter in "rygbwkm"]
    assert len(set(suits)) == len(suits)
    night = re.compile("#[0-9a-f]{3,8}")
    colours = [paint.colour(name) for name in ("ink", "lantern", "night")]
    colours += [paint.colour("token", f".{kind}") for kind in ("clues", "fuses")]
    assert all(night.fullmatch(colour) for colour in colours), colours
    assert paint.back().drawing.startswith("<svg")
