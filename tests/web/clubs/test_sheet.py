"""A club on paper: what each part holds, and that the puzzles' part tells no answer."""

import re
from itertools import pairwise

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.clubs.organiser import Organiser
from tests.web.conftest import Read
from tests.web.page import Element, Page
from tutor.clubs import limits
from tutor.clubs.items import Item, evenings
from tutor.clubs.plan import Plan
from tutor.core.puzzle import verdicts_on
from tutor.core.scenario import Scenario
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import find
from tutor.games.hanabi.puzzles.twins import TWINS, twin
from tutor.games.hanabi.rulebook import BOXES
from tutor.web.clubs.sheet import twin_of
from tutor.web.shell.languages import LANGUAGES
from tutor.web.shell.text import say_plain, speaking
from tutor.web.site.reader_options import read_as

WILD = evenings()["wild-variant"]
ONE_OF_EACH = [
    Plan("Lantern Club", tuple(Item(f"{theme}-030") for theme in some), ("en", "ja"), box="ru")
    for some in ([*THEMES][::2], [*THEMES][1::2])
]
"""A puzzle of each theme, on two lists: a longer one has only one copy on paper."""

GREETED = Plan(
    "<b>Cats</b>",
    (Item("clue"), Item("point-out-001"), Item("save-002")),
    ("ja", "ru"),
    (("ja", "ようこそ！"), ("ru", "Привет, <i>друзья</i>!")),
    "ru",
    "wild-5.fuses-1",
)


def path(plan: Plan, query: str = "", tag: str = "en") -> str:
    """Return the address of a plan's sheets."""
    return f"/{tag}/clubs/{plan}/sheet{query}"


def articles(page: Page, kind: str) -> list[Element]:
    """Return the puzzles or the answers of a page."""
    return page.all("article", class_=f"paper-{kind}")


def kinds(element: Element) -> list[str]:
    """Return the classes of an element."""
    return element.attributes.get("class", "").split()


def parts(page: Page) -> int:
    """Return how many parts there are, each of which begins on a new page."""
    return len(page.all("section", class_="paper-part"))


@pytest.mark.parametrize("plan", ONE_OF_EACH)
@pytest.mark.parametrize("tag", ["en", "ja", "ru"])
def test_the_puzzles_part_tells_no_answer(read: Read, tag: str, plan: Plan) -> None:
    """Of one puzzle of each theme: no step, no rule that it rests on, nothing judged or chosen."""
    page = read(path(plan, "?parts=puzzles&copies=2", tag))
    assert len(articles(page, "puzzle")) == 2 * len(plan.items)
    assert articles(page, "answer") == []
    classes = {name for e in page.elements for name in e.attributes.get("class", "").split()}
    assert not classes & {"proof-steps", "because", "right", "wrong", "missed", "also", "move"}
    for article in articles(page, "puzzle"):
        inputs = [e for e in article.inside("input") if e.attributes.get("name")]
        assert not any("checked" in e.attributes for e in inputs)
        assert "disabled" in article.inside("fieldset")[0].attributes
        own = next(e for e in article.inside("div") if kinds(e)[:2] == ["hand", "own"])
        arts = [kinds(e)[1] for e in own.inside("span") if kinds(e)[:1] == ["art"]]
        assert {*arts} == {"back"}


def test_answers_come_only_if_they_are_asked_for(read: Read) -> None:
    """The sheet as it is opened has a welcome, the rules and the puzzles."""
    page = read(path(GREETED))
    assert articles(page, "puzzle")
    assert not articles(page, "answer")
    assert parts(page) == 3
    alone = read(path(GREETED, "?parts=answers"))
    assert articles(alone, "answer")
    assert not articles(alone, "puzzle")
    assert parts(alone) == 1


@pytest.mark.parametrize("plan", ONE_OF_EACH)
@pytest.mark.parametrize("copy", [0, 1])
def test_the_answers_are_those_of_the_engine(app: Flask, read: Read, copy: int, plan: Plan) -> None:
    """For each theme and each copy: all right options and none else; of scenarios a line."""
    page = read(path(plan, "?parts=answers&copies=2"))
    told = articles(page, "answer")[copy * len(plan.items) : (copy + 1) * len(plan.items)]
    for article, item in zip(told, plan.items, strict=True):
        entry = find(item.id)
        theme, puzzle = THEMES[entry.theme], twin(entry.puzzle, twin_of(copy, TWINS))
        if isinstance(theme, Scenario):
            moves = len(theme.solution(puzzle))
            assert len([e for e in article.inside("div") if e["class"] == "move"]) == moves
            continue
        right = {v.option for v in verdicts_on(theme, puzzle) if v.is_right}
        box = [e for e in article.inside("ul") if "paper-right" in e["class"]]
        if not box:  # any of many will do: then the others are told
            wrong = len(theme.options(puzzle)) - len(right)
            said = [e for e in article.inside("p") if e.attributes.get("class") == "paper-wrong"]
            assert sum(len(e.inside("b")) for e in said) == wrong
            continue
        with app.test_request_context(path(plan)):
            read_as(plan.setting)
            labels = {say_plain(theme.label(puzzle, option)) for option in right}
        assert len(box[0].children) == len(labels), item
        cards = {e["aria-label"] for e in box[0].inside("span") if "aria-label" in e.attributes}
        if not cards:
            assert {e.text for e in box[0].children} == labels, item


@pytest.mark.parametrize(("box", "tag"), [("", "en"), ("", "ru"), ("ru", "ja"), ("ja", "ru")])
def test_a_sheet_has_one_fifth_colour(read: Read, box: str, tag: str) -> None:
    """In pictures and in words, in rules, puzzles and answers, whatever languages are on it."""
    plan = Plan("Club", WILD.items, ("en", "ja", "ru"), box=box, rules=WILD.rules)
    asked = "?parts=welcome&parts=rules&parts=puzzles&parts=answers&copies=2"
    page = read(path(plan, asked, tag))
    drawn = {name for e in page.elements for name in kinds(e) if name in ("suit-w", "suit-k")}
    fifth = BOXES[box or tag].fifth
    assert drawn == {f"suit-{fifth}"}
    other = {"w": ("black", "чёрн", "黒"), "k": ("white", "бел", "白")}[fifth]
    assert not [word for word in other if word in page.one("main").text.lower()]


def test_neighbours_have_other_puzzles(read: Read) -> None:
    """Copies have letters, and no two of a puzzle have the same cards in the same places."""
    page = read(path(GREETED, "?parts=puzzles&copies=4"))
    found = articles(page, "puzzle")
    marks = [article.inside("b")[0].text for article in found]
    assert marks == ["A2", "A3", "B2", "B3", "C2", "C3", "D2", "D3"]
    for number in range(2):
        tables = [
            tuple(e.text for e in article.inside("fieldset")[0].inside("li"))
            for article in found[number::2]
        ]
        assert len({*tables}) == 4
    for players in range(2, 6):
        seats = [twin_of(copy, TWINS) % players for copy in range(limits.COPIES)]
        assert all(one != other for one, other in pairwise(seats))


def test_a_long_list_has_fewer_copies(read: Read, client: FlaskClient) -> None:
    """A document has a limit; the form offers what fits, and a request for more gets that."""
    long = Plan("", tuple(Item(f"critical-0{number}") for number in range(10, 30)))
    page = read(path(long, f"?parts=puzzles&copies={limits.COPIES}"))
    offered = [e for e in page.all("input") if e.attributes.get("name") == "copies"]
    assert len(offered) == limits.ON_PAPER // 20 == 2
    assert len(articles(page, "puzzle")) == 40


@pytest.mark.parametrize("query", ["?parts=secrets", "?copies=0", "?copies=7", "?copies=two"])
def test_what_no_form_sends_is_refused(client: FlaskClient, query: str) -> None:
    """Parts that there are not, and numbers that are none."""
    assert client.get(path(GREETED, query)).status_code == 400


def test_every_language_is_greeted(read: Read, client: FlaskClient) -> None:
    """As text alone, in its own language and direction; whoever scans is told how in each."""
    page = read(path(GREETED, "?parts=welcome"))
    greetings = page.all("p", class_="greeting")
    assert [(e["lang"], e["dir"], e.text) for e in greetings] == [
        (tag, "auto", text) for tag, text in GREETED.greetings
    ]
    assert "<i>" not in client.get(path(GREETED)).text
    bare = read(path(Plan(languages=("ja", "ru"), greetings=GREETED.greetings[1:])))
    ours, own = bare.all("p", class_="greeting")
    assert (ours["lang"], own.text) == ("ja", GREETED.greetings[1][1])
    assert ours.text
    scan = page.one("ul", class_="scan").children
    assert [e["lang"] for e in scan] == ["ja", "ru"]
    assert len({e.inside("span")[0].text for e in scan}) == 2


def test_a_short_link_can_be_typed(organiser: Organiser) -> None:
    """A saved club's address stands under its code; its sheet is not for shared caches."""
    response = organiser.client.get(f"/en/clubs/{organiser.slug}/sheet")
    code = Page(response.text).one("figure", class_="paper-code")
    assert code.inside("figcaption")[0].text == f"http://localhost/c/{organiser.slug}"
    assert response.cache_control.private


def test_a_puzzle_is_asked_in_every_language_of_the_table(app: Flask, read: Read) -> None:
    """The page's own first, then the others, and seats go by the names of all of them."""
    article = articles(read(path(GREETED, "?parts=puzzles", "ja")), "puzzle")[0]
    entry = find("point-out-001")
    theme = THEMES[entry.theme]
    goals = [e for e in article.inside("p") if e["class"].startswith("goal")]
    assert [e.attributes.get("lang") for e in goals] == [None, "ru"]
    with app.test_request_context("/ja/"):
        read_as(GREETED.setting)
        russian = next(each for each in LANGUAGES if each.tag == "ru")
        with speaking(russian):
            expected = say_plain(theme.goal(entry.puzzle))
    assert goals[1].text == " ".join(expected.split())
    seats = [e.inside("b")[0].text for e in article.inside("p") if e["class"] == "seat"]
    assert all(" · " in seat for seat in seats)


def test_links_keep_the_table_of_the_club(read: Read) -> None:
    """Rules that answers rest on open with the club's box and rules."""
    page = read(path(GREETED, "?parts=answers"))
    links = [e["href"] for a in articles(page, "answer") for e in a.inside("a")]
    assert links
    assert all("box=ru&rules=wild-5.fuses-1" in link for link in links)


def test_options_are_said_in_every_language_of_the_table(app: Flask, read: Read) -> None:
    """Who reads none of the page's language can answer; pictures need no words."""
    plan = Plan("", (Item("outcome-030"), Item("allowed-030")), ("en", "ja", "ru"))
    outcome, allowed = articles(read(path(plan, "?parts=puzzles")), "puzzle")
    entry = find("outcome-030")
    theme = THEMES[entry.theme]
    options = theme.options(entry.puzzle)
    for tag in ("ja", "ru"):
        with app.test_request_context(f"/{tag}/"):
            labels = [say_plain(theme.label(entry.puzzle, option)) for option in options]
        expected = {" ".join(text.split()) for text in labels}
        texts = [e for e in outcome.inside("label") for e in e.inside("span")]
        assert {e.text for e in texts if e.attributes.get("lang") == tag} == expected
        rows = [e for e in allowed.inside("div") if "action-row" in kinds(e)]
        assert rows
        for row in rows:
            said = [e for e in row.inside("span") if e.attributes.get("lang") == tag]
            assert len(said) == 1
    turns = [e for e in outcome.inside("span") if kinds(e) == ["turn"]]
    assert turns[0].text.count(" · ") == 2


def test_neighbours_have_their_options_in_another_order(read: Read) -> None:
    """Each copy begins the list with another option, and has all of them."""
    plan = Plan("", (Item("outcome-030"),))
    lists = [
        [e.text for e in article.inside("label") if "option" in kinds(e)]
        for article in articles(read(path(plan, "?parts=puzzles&copies=4")), "puzzle")
    ]
    assert len({frozenset(each) for each in lists}) == 1
    assert all(one[0] != other[0] for one, other in pairwise(lists))


def test_lessons_are_listed_by_name(read: Read, organiser: Organiser) -> None:
    """They have no paper form; the number is that of the club's list, and a short link is told."""
    listed = read(path(GREETED, "?parts=puzzles")).one("div", class_="on-the-site")
    assert len(listed.inside("li")) == 1
    assert listed.inside("li")[0].text.startswith("1 Give a clue")
    assert "http" not in listed.text
    saved = organiser.client.get(f"/en/clubs/{organiser.slug}/sheet?parts=puzzles").text
    told = Page(saved).one("div", class_="on-the-site")
    assert told.text.count("http") == 1
    assert told.inside("p")[0].text.endswith(f"http://localhost/c/{organiser.slug}")


def test_answers_to_all_copies_run_on(read: Read) -> None:
    """One part with a heading for each copy, in one language of the table after the other."""
    page = read(path(GREETED, "?parts=answers&copies=2"))
    assert parts(page) == 1
    letters = [e.text for e in page.all("p", class_="paper-letter")]
    assert letters[:2] == ["Copy A", "Copy B"]
    assert letters[-1] == "Вариант B"
    blocks = page.all("div", class_="paper-answers")
    languages = [e.attributes.get("lang") for e in blocks]
    assert languages == ["en", "en", "ja", "ja", "ru", "ru"]
    assert blocks[0].text != blocks[2].text


def test_headings_and_titles_are_in_every_language_of_the_table(read: Read) -> None:
    """What stands above puzzles, and the names of puzzles."""
    page = read(path(GREETED, "?parts=puzzles"))
    (head,) = page.all("header", class_="paper-head")
    for title in ("Puzzles", "パズル", "Задачи"):
        assert title in head.text
    lessons = page.one("div", class_="on-the-site").inside("p")[0]
    assert {e.attributes.get("lang") for e in lessons.inside("span")} == {"ja", "ru"}
    for article in articles(page, "puzzle"):
        (named,) = article.inside("h3")
        assert {e.attributes.get("lang") for e in named.inside("span")} == {"ja", "ru"}


@pytest.mark.parametrize(
    ("items", "titles"),
    [
        (("clue",), ["Hanabi"]),
        (("hanzi-two-parts",), ["Hànzì · 漢字傳說"]),
        (("hanzi-two-parts", "clue"), ["Hanabi", "Hànzì · 漢字傳說"]),
        ((), ["Hanabi"]),
    ],
)
def test_rules_are_those_of_the_games_on_the_list(
    read: Read, items: tuple[str, ...], titles: list[str]
) -> None:
    """Each game has a page of its own; without a list it is the site's first one."""
    page = read(path(Plan("Club", tuple(map(Item, items))), "?parts=rules"))
    assert [each.text.strip() for each in page.all("p", class_="sheet-title")] == titles


def test_a_box_is_on_the_table_of_its_own_game_alone(read: Read) -> None:
    """A list without Hanabi names neither a box nor rules of it."""
    both = read(path(Plan("Club", (Item("hanzi-two-parts"), Item("clue")), box="ru")))
    other = read(path(Plan("Club", (Item("hanzi-two-parts"),), box="ru")))
    said = [page.one("main").text for page in (both, other)]
    assert ["Basic game" in text for text in said] == [True, False]


def test_without_a_list_there_are_no_empty_pages(read: Read) -> None:
    """A club with nothing in its list has a welcome and the rules."""
    page = read(path(Plan("Cats"), "?parts=welcome&parts=rules&parts=puzzles&parts=answers"))
    assert parts(page) == 2


def test_scenarios_have_a_line_for_each_action(read: Read) -> None:
    """As many as there are actions, and nothing to be marked."""
    plan = Plan("", (Item("survive-010"),))
    article = articles(read(path(plan, "?parts=puzzles")), "puzzle")[0]
    entry = find("survive-010")
    theme = THEMES[entry.theme]
    assert isinstance(theme, Scenario)
    lines = [e for e in article.inside("ol") if e["class"] == "paper-lines"]
    assert len(lines[0].children) == theme.play(entry.puzzle, ()).left
    assert [e for e in article.inside("input") if e.attributes.get("name")] == []


def test_the_sheet_is_not_for_search_engines(client: FlaskClient) -> None:
    """What organisers write is theirs."""
    assert re.search('<meta name="robots" content="noindex', client.get(path(GREETED)).text)
