"""Puzzle pages: questions that give nothing away, answers of every kind, and nonsense."""

from collections import Counter
from urllib.parse import urlencode

import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.web.conftest import Read
from tests.web.page import Element, Page
from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Choose, Puzzle, answer
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.puzzles import LEVELS, THEMES, generate
from tutor.games.hanabi.rulebook import RULES
from tutor.web.i18n import LANGUAGES
from tutor.web.puzzles import page
from tutor.web.wording import WORDS

KINDS = [(theme, level) for theme in THEMES for level in LEVELS]
every_kind = pytest.mark.parametrize(("theme", "level"), KINDS)
every_theme = pytest.mark.parametrize("theme", THEMES)


def url(theme: str, level: int = 1, seed: int = 1, *chosen: str) -> str:
    """Return the address of a puzzle, or of an answer to it."""
    query = urlencode([("answer", option) for option in chosen])
    return f"/en/puzzles/endless/base/{theme}/{level}/{seed}" + (f"?{query}" if query else "")


def puzzle_of(theme: str, level: int = 1, seed: int = 1) -> Puzzle[GameState]:
    """Return the puzzle at that address."""
    return generate(Ruleset.parse("base"), theme, level, seed)


def right_options(theme: str, level: int = 1, seed: int = 1) -> list[str]:
    """Return its right options."""
    given = answer(THEMES[theme], puzzle_of(theme, level, seed), [])
    return sorted(given.correct_options)


def wrong_options(theme: str, level: int = 1, seed: int = 1) -> list[str]:
    """Return the others, but for `none`."""
    options = set(THEMES[theme].options(puzzle_of(theme, level, seed)))
    return sorted(options - {NONE, *right_options(theme, level, seed)})


def inputs(shown: Page) -> list[Element]:
    """Return the fields of the answer."""
    return shown.all("input", name="answer")


# The index


def test_the_index_leads_to_every_theme_and_level(read: Read) -> None:
    """Each theme is named and described, with a link to the first puzzle of each level."""
    shown = read("/en/puzzles/")
    links = {link["href"] for link in shown.all("a")}
    assert {url(theme, level) for theme, level in KINDS} <= links
    assert [heading.text for heading in shown.all("h2")] == [
        "Point out",
        "What is allowed",
        "What happens",
    ]


# The question


@every_kind
def test_a_puzzle_asks_with_all_its_options(read: Read, theme: str, level: int) -> None:
    """A plain GET form to the same address, a field for each option, nothing chosen."""
    shown = read(url(theme, level))
    form = shown.one("form")
    assert form["action"] == url(theme, level) + "#result"
    assert form.attributes.get("method", "get") == "get"
    assert [field["value"] for field in inputs(shown)] == order(theme, level)
    several = THEMES[theme].choose is Choose.ALL
    assert {field["type"] for field in inputs(shown)} == {"checkbox" if several else "radio"}
    assert not any("checked" in field.attributes for field in inputs(shown))
    assert not shown.all("script")


def order(theme: str, level: int) -> list[str]:
    """Return the options in the order of the theme; cards lie on the table, before the rest."""
    return list(THEMES[theme].options(puzzle_of(theme, level)))


@pytest.mark.parametrize(
    ("theme", "goal"),
    [
        (
            "point-out",
            "You are Bob, and it is your turn. You give Ann the clue red. Mark every card",
        ),
        ("allowed", "You are Ann, and it is your turn. Mark every action that the rules allow"),
        ("outcome", "You are Bob, and it is Ann’s turn. Ann plays card 3, which is"),
    ],
)
def test_the_goal_is_literal(read: Read, theme: str, goal: str) -> None:
    """Who you are, whose turn it is, what to do; and what lies on the table, in words."""
    shown = read(url(theme))
    assert shown.one("p", class_="goal").text.startswith(goal)
    state = puzzle_of(theme).position
    assert shown.one("ul", class_="facts").text == (
        f"Basic game {state.players} players Clue tokens: {state.clue_tokens} of 8 "
        f"Fuse tokens: {3 - state.strikes} of 3 {state.deck_size} cards in the deck"
    )


@every_kind
def test_right_and_wrong_options_look_alike(read: Read, theme: str, level: int) -> None:
    """No attribute of a field or of its label tells right from wrong, but for value and text."""
    shown = read(url(theme, level))
    looks = Counter(
        tuple(sorted((k, v) for k, v in field.attributes.items() if k != "value"))
        for field in inputs(shown)
    )
    assert len(looks) == 1
    labels = [
        e for e in shown.all("label") if e.attributes["class"].split()[0] in ("card", "option")
    ]
    assert len(labels) == len(inputs(shown))
    assert {label["class"] for label in labels} <= {"card", "option"}


def rendered(app: Flask, puzzle: Puzzle[GameState], *chosen: str) -> str:
    """Return the page of this very puzzle, whatever its address would generate."""
    ways = {"this": "/this", "next": "/next"}
    with app.test_request_context("/en/puzzles/?" + urlencode([("answer", o) for o in chosen])):
        return page(
            THEMES[puzzle.theme], puzzle, title=Message("theme.outcome"), level=1, ways=ways
        )


def twin_of(puzzle: Puzzle[GameState]) -> Puzzle[GameState]:
    """Return the puzzle with the viewer's cards and the deck mixed, but for the next card of it.

    The card on top of the deck is seen once it has been drawn.
    """
    state, seat = puzzle.position, puzzle.viewer
    size = len(state.hands[seat])
    hidden = [*state.hands[seat], *state.deck[1:]][::-1]
    hand, rest = tuple(hidden[:size]), tuple(hidden[size:])
    return Puzzle(
        puzzle.theme,
        state._replace(
            hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]),
            deck=(*state.deck[:1], *rest),
        ),
        seat,
        puzzle.question,
    )


@every_kind
def test_no_page_depends_on_what_is_hidden(app: Flask, theme: str, level: int) -> None:
    """With other own cards and another deck the pages are the same, byte for byte."""
    for seed in range(1, 9):
        puzzle = puzzle_of(theme, level, seed)
        twin = twin_of(puzzle)
        assert twin.position.hands[twin.viewer] != puzzle.position.hands[puzzle.viewer]
        chosen = THEMES[theme].options(puzzle)[0]
        assert rendered(app, twin) == rendered(app, puzzle)
        assert rendered(app, twin, chosen) == rendered(app, puzzle, chosen)


@every_kind
def test_the_question_does_not_judge(read: Read, theme: str, level: int) -> None:
    """No verdict, no rule and no mark of one is on the page before the answer."""
    shown = read(url(theme, level))
    classes = {name for e in shown.elements for name in e.attributes.get("class", "").split()}
    assert not classes & {"right", "wrong", "missed", "verdict", "judgement", "because", "result"}
    texts = shown.one("main").text
    for verdict in answer(THEMES[theme], puzzle_of(theme, level), []).verdicts:
        assert WORDS[verdict.consequence.id].text not in texts


# The answer


def result(shown: Page) -> str:
    """Return the text of the result."""
    return shown.one("section", id="result").text


def judgements(shown: Page) -> list[str]:
    """Return what became of each option, in order."""
    return [each.text for each in shown.all("span", class_="judgement")]


@every_kind
def test_the_right_answer_is_right(read: Read, theme: str, level: int) -> None:
    """The result says so first; every option is explained, with a link to its rule."""
    right = right_options(theme, level)
    shown = read(url(theme, level, 1, *right))
    assert result(shown).startswith("Right.")
    assert shown.one("section", id="result")["role"] == "status"
    told = judgements(shown)
    assert told.count("right") == len(right)
    assert set(told) == {"right", "rightly not chosen"}
    rules = [link["href"].rpartition("/")[2] for link in shown.all("a", class_="because")]
    assert len(rules) == len(told)
    assert set(rules) <= set(RULES)
    assert not inputs(shown)


@every_kind
def test_a_wrong_answer_is_told_why(read: Read, theme: str, level: int) -> None:
    """Not quite, with what was wrong and what was missed."""
    [wrong, *_] = wrong_options(theme, level)
    shown = read(url(theme, level, 1, wrong))
    assert result(shown).startswith("Not quite.")
    told = judgements(shown)
    assert told.count("wrong") == 1
    assert told.count("missed") == len(right_options(theme, level))


def test_an_answer_that_is_partly_right(read: Read) -> None:
    """How much was found, how much was too much."""
    right, wrong = right_options("point-out"), wrong_options("point-out")
    assert len(right) == 2
    half = read(url("point-out", 1, 1, right[0], wrong[0]))
    assert "You found 1 of 2. 1 of your marks does not belong there." in result(half)
    assert sorted(judgements(half)) == sorted(
        ["right", "wrong", "missed", "rightly not chosen", "rightly not chosen"]
    )
    more = read(url("point-out", 1, 1, *right, *wrong))
    assert "You found 2 of 2. 3 of your marks do not belong there." in result(more)


@pytest.mark.parametrize("theme", ["point-out", "allowed"])
def test_none_of_these_is_answered_too(read: Read, theme: str) -> None:
    """As an answer like any other, with its consequence."""
    shown = read(url(theme, 1, 1, NONE))
    assert result(shown).startswith("Not quite.")
    verdict = answer(THEMES[theme], puzzle_of(theme), [NONE]).verdicts[-1]
    assert verdict.consequence.id == f"{theme}.none-wrong"
    assert judgements(shown)[-1] == "wrong"


def test_the_result_says_what_happens_instead(read: Read) -> None:
    """A wrong guess is told what speaks against it, then what does happen."""
    right = right_options("outcome")
    assert right == ["mistake"]
    shown = read(url("outcome", 1, 1, "joins-firework"))
    assert "so" in result(shown)
    assert "This is mistake number 1; number 3 would lose the game." in result(shown)


def test_the_table_afterwards_is_shown(read: Read) -> None:
    """After a clue the marks lie on the cards; after a play the card has left the hand."""
    before, after = read(url("point-out")), read(url("point-out", 1, 1, NONE))
    assert "not red" not in before.one("main").text
    assert "not red" in after.one("main").text
    assert [h.text for h in after.all("h2")][-1] == "The table afterwards"
    shown = read(url("outcome", 1, 1, "mistake"))
    assert [h.text for h in shown.all("h2")][-1] == "The table afterwards"
    assert "It goes to the discard pile" in shown.one("ol", class_="what-happened").text


def test_a_clue_that_is_allowed_shows_the_hand_afterwards(read: Read) -> None:
    """Each allowed clue has the hand it is about; plays and discards turn up no hidden card."""
    right = right_options("allowed")
    clues = [option for option in right if option.startswith(("color", "rank"))]
    shown = read(url("allowed", 1, 1, *right))
    assert len(shown.all("details")) == len(clues) > 0
    assert all("pointed at" in hand.text for hand in shown.all("details"))


@every_theme
def test_the_way_on(read: Read, theme: str) -> None:
    """The next puzzle, the same again, the next level, and a link without the answer."""
    shown = read(url(theme, 1, 1, right_options(theme)[0]))
    links = {link.text: link["href"] for link in shown.all("a")}
    assert links["Next puzzle"] == url(theme, 1, 2)
    assert links["Try again"] == links["use this link"] == url(theme)
    assert links["Next level"] == url(theme, 2)
    assert read(url(theme, 3, 999_999_999)).one("h1").text
    last = read(url(theme, 3, 999_999_999, right_options(theme, 3, 999_999_999)[0]))
    links = {link.text: link["href"] for link in last.all("a")}
    assert links["Next puzzle"] == url(theme, 3, 1)
    assert "Next level" not in links


@every_theme
def test_the_answer_stays_when_the_language_changes(read: Read, theme: str) -> None:
    """The picker leads to the same answered page, where everything is said as well."""
    path = url(theme, 1, 1, wrong_options(theme)[0])
    english = judgements(read(path))
    for language in LANGUAGES:
        other = path.replace("/en/", f"/{language.tag}/")
        assert other in {link["href"] for link in read(path).all("a")}
        assert len(judgements(read(other))) == len(english)


# A form that is not finished


@every_theme
def test_a_form_without_a_choice_comes_back(read: Read, theme: str) -> None:
    """With a word about it, and the puzzle as it was."""
    shown = read(url(theme) + "?check=1")
    assert shown.one("p", role="alert").text in (
        "Mark something first. If nothing fits, mark that.",
        "Choose an answer first.",
    )
    assert [field["value"] for field in inputs(shown)] == order(theme, 1)


def test_a_contradiction_comes_back_with_its_marks(read: Read) -> None:
    """None of these and a card: both marks are still there to choose between."""
    shown = read(url("point-out", 1, 1, "card-0-1", NONE))
    assert shown.one("p", role="alert").text.startswith("You marked “none of these”")
    checked = [field["value"] for field in inputs(shown) if "checked" in field.attributes]
    assert checked == ["card-0-1", NONE]


# Nonsense

BASE = "/puzzles/endless/base"


@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/puzzles/endless/chess/outcome/1/1", 404),
        ("/puzzles/endless/base.base/outcome/1/1", 404),
        ("/puzzles/endless/%00/outcome/1/1", 404),
        (f"/puzzles/endless/{'base.' * 200}/outcome/1/1", 404),
        (f"{BASE}/chess/1/1", 404),
        (f"{BASE}/outcome/0/1", 404),
        (f"{BASE}/outcome/4/1", 404),
        (f"{BASE}/outcome/01/1", 404),
        (f"{BASE}/outcome/one/1", 404),
        (f"{BASE}/outcome/%EF%BC%91/1", 404),
        (f"{BASE}/outcome/1/0", 404),
        (f"{BASE}/outcome/1/01", 404),
        (f"{BASE}/outcome/1/-1", 404),
        (f"{BASE}/outcome/1/1.5", 404),
        (f"{BASE}/outcome/1/1e3", 404),
        (f"{BASE}/outcome/1/1%0A", 404),
        (f"{BASE}/outcome/1/%EF%BC%91", 404),
        (f"{BASE}/outcome/1/1000000000", 404),
        (f"{BASE}/outcome/1/{'9' * 2000}", 404),
        (f"{BASE}/outcome/1/", 404),
        (f"{BASE}/outcome/1", 404),
        (f"{BASE}/outcome/1/1?answer=", 400),
        (f"{BASE}/outcome/1/1?answer=1", 400),
        (f"{BASE}/outcome/1/1?answer=nonsense", 400),
        (f"{BASE}/outcome/1/1?answer=none", 400),
        (f"{BASE}/outcome/1/1?answer=%00", 400),
        (f"{BASE}/outcome/1/1?answer=%ff", 400),
        (f"{BASE}/outcome/1/1?answer=MISTAKE", 400),
        (f"{BASE}/outcome/1/1?answer=mistake&answer=mistake", 400),
        (f"{BASE}/outcome/1/1?answer=mistake&answer=ends-lost", 400),
        (f"{BASE}/point-out/1/1?answer=card-0-1&answer=card-0-1", 400),
        (f"{BASE}/point-out/1/1?answer=card-0-9", 400),
        (f"{BASE}/point-out/1/1?answer=card-1-0", 400),
        (f"{BASE}/point-out/1/1?answer=none&answer=none", 400),
        (f"{BASE}/point-out/1/1?answer=<script>alert(1)</script>", 400),
        (f"{BASE}/point-out/1/1?" + "&answer=card-0-1" * 200, 400),
        (f"{BASE}/point-out/1/1?answer=" + "x" * 5000, 414),
    ],
)
def test_nonsense_gets_a_page_that_says_so(
    client: FlaskClient, language: str, path: str, status: int
) -> None:
    """A translated page with the right status; what was sent is repeated as text, if at all."""
    response = client.get(f"/{language}{path}")
    assert response.status_code == status
    shown = Page(response.text)
    assert shown.one("html")["lang"] == language
    assert shown.one("main").text
    assert "<script>" not in response.text
    assert "Traceback" not in response.text


def test_a_puzzle_takes_no_post(client: FlaskClient) -> None:
    """An answer is an address; nothing is stored."""
    response = client.post(url("outcome"), data={"answer": "mistake"})
    assert response.status_code == 405
    assert "GET" in response.headers["Allow"]


# Caching


def test_a_page_depends_on_its_address_alone(client: FlaskClient) -> None:
    """The same bytes for everybody, an ETag to ask again with, and no cookie."""
    for path in (url("outcome"), url("outcome", 1, 1, "mistake")):
        first = client.get(path, headers={"Accept-Language": "ru"})
        second = client.get(path, headers={"Accept-Language": "ja", "User-Agent": "other"})
        assert first.data == second.data
        assert first.headers["Cache-Control"]
        assert "Set-Cookie" not in first.headers
        again = client.get(path, headers={"If-None-Match": first.headers["ETag"]})
        assert (again.status_code, again.data) == (304, b"")
