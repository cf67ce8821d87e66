"""The worst that can be sent to where a club is put together: too much, nonsense, attacks."""

import re
from urllib.parse import urlencode

import pytest
from flask.testing import FlaskClient
from hypothesis import given, settings
from hypothesis import strategies as st
from werkzeug.datastructures import MultiDict

from tests.web.clubs.building import fields_of, plan_in, press
from tests.web.page import Page
from tutor.clubs import limits
from tutor.clubs.items import Item, evenings
from tutor.clubs.plan import Plan
from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.puzzles.library import library
from tutor.web.clubs.draft import Draft
from tutor.web.games import GAMES
from tutor.web.shell.languages import LANGUAGES

TAGS = tuple(each.tag for each in LANGUAGES if "play" in each.catalogues)
FIRST = next(iter(evenings().values()))
OWN = (Item("clue"), Item("save-012"), Item("hidden"))


def test_a_full_list_takes_no_more(client: FlaskClient) -> None:
    """What is added comes as a whole or not at all."""
    ids = tuple(map(Item, [*library()][: limits.ITEMS - 1]))
    page = Page(client.get(f"/en/clubs/?plan={Plan(items=ids)}").text)
    more = (("theme", "odds"), ("level", "1"))
    location, _ = press(client, page, "puzzles", *more, ("number", "1"))
    assert len(plan_in(location).items) == limits.ITEMS
    text, status = press(client, page, "puzzles", *more, ("number", "2"))
    assert status == 400
    assert str(limits.ITEMS) in Page(text).one("p", id="problem-theme").text


@pytest.mark.parametrize("letters", ["花", "🎆"])
def test_the_fullest_form_is_answered(client: FlaskClient, letters: str) -> None:
    """A greeting in each language, as long as the fields let it be: no address is too long for it.

    Letters that repeat fit into a link; those that hardly do may be too much, and are all kept.
    """

    def form(text: str) -> str:
        plan = Plan(items=tuple(map(Item, [*library()][::30][: limits.ITEMS])))
        page = Page(client.get(f"/en/clubs/?plan={plan}").text)
        texts = [(f"greeting-{tag}", text) for tag in TAGS]
        ticked = [("langs", tag) for tag in TAGS]
        kept = [each for each in fields_of(page) if "greeting" not in each[0]]
        return urlencode([*kept, *ticked, *texts, ("name", text[: limits.NAME]), ("do", "link")])

    repeated = client.get("/en/clubs/?" + form(letters * limits.GREETING))
    assert len(plan_in(repeated.headers["Location"]).greetings) == len(TAGS)
    many = "".join(chr(ord(letters) + 7 * number) for number in range(limits.GREETING))
    query = form(re.sub(r"\W", letters, many))
    assert len(query) > 7 * 1024
    response = client.get(f"/en/clubs/?{query}")
    if response.status_code == 302:
        assert len(plan_in(response.headers["Location"]).greetings) == len(TAGS)
        return
    page = Page(response.text)
    assert response.status_code == 400
    assert "too long for a link" in page.one("p", id="problem-whole").text
    assert {e.text for e in page.all("textarea") if e["name"] != "pasted"} == {
        re.sub(r"\W", letters, many)
    }


def test_there_is_an_end_to_it(client: FlaskClient) -> None:
    """More than the form can send is refused; other pages take no more than ever."""
    assert client.get("/en/clubs/?name=" + "x" * 15_000 + "&do=show").status_code == 400
    assert client.get("/en/clubs/?name=" + "x" * 17_000 + "&do=show").status_code == 414
    assert client.get("/en/rules/?name=" + "x" * 5_000).status_code == 414


@pytest.mark.parametrize(
    "query",
    [
        "plan=~1nonsense",
        "plan=aaaaaaaaaa",
        "do=explode",
        "do=lesson&lesson=none-such",
        "do=puzzles&theme=save&level=9&number=1",
        "do=puzzles&theme=save&level=1&number=99",
        "do=puzzles&theme=none&level=1&number=1",
        "do=show&langs=xx",
        "do=show&box=none",
        "do=show&variant=none",
        "do=show&evening=none",
        "do=show&shown=~1",
    ],
)
def test_what_no_form_sends_is_refused(client: FlaskClient, query: str) -> None:
    """A page that says so, and never a broken one."""
    response = client.get(f"/en/clubs/?{query}")
    assert response.status_code == 400
    assert "We can’t read this address" in response.text


ATTACKS = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' autofocus onfocus=alert(1) x='",
    "</textarea><script>1</script>",
    "{{7*7}}${7*7}%(x)s",
    "javascript:alert(1)",
    "&lt;b&gt;&#60;",
)


_some = st.sampled_from
_texts = st.one_of(st.text(max_size=60), _some(["", "clue", "~1", "x" * 200, *ATTACKS]))
_sent = st.fixed_dictionaries(
    {"do": _some(["link", "show", "own", "lesson", "puzzles", "paste", "up:clue", "remove:clue"])},
    optional={
        "evening": _some([*evenings(), "own"]),
        "shown": _some([str(Plan(items=OWN)), str(Plan(items=FIRST.items))]),
        "lesson": _some(["clue", "wild"]),
        "theme": _some(["save", "odds"]),
        "level": _some(["1", "5"]),
        "number": _some(["1", "5"]),
        "pasted": _texts,
        "name": _texts,
        "langs": _some(TAGS),
        **{f"greeting-{tag}": _texts for tag in TAGS},
        "variant": _some(["usual", "wild-5"]),
    },
)


@settings(max_examples=100)
@given(_sent)
def test_whatever_is_typed_is_a_plan_or_a_problem(fields: dict[str, str]) -> None:
    """A draft without problems is a plan whose link says the same; any other says what is wrong."""
    try:
        draft = Draft.from_form(MultiDict(fields), GAMES[0]).after(fields["do"])
    except BadSyntaxError:
        assert fields["do"] in ("lesson", "puzzles")  # pressed without its fields
        return
    if draft.problems:
        return
    plan = draft.plan()
    assert Plan.parse(str(plan)) == plan
    assert Draft.from_plan(plan).plan() == plan
