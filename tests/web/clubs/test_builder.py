"""Where a club is put together: each press leads to a plan, and nothing that is typed is lost."""

import re
from urllib.parse import urlencode, urlsplit

import pytest
from flask.testing import FlaskClient
from hypothesis import given, settings
from hypothesis import strategies as st
from werkzeug.datastructures import MultiDict

from tests.web.clubs.building import fields_of, plan_in, press
from tests.web.conftest import Read
from tests.web.page import Page
from tutor.clubs import limits
from tutor.clubs.evenings import evenings
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.puzzles.library import library
from tutor.web.clubs.draft import Draft
from tutor.web.shell.languages import LANGUAGES
from tutor.web.sites import SITES

TAGS = tuple(language.tag for language in LANGUAGES)
FIRST = next(iter(evenings().values()))
OWN = (Item("clue"), Item("save-012"), Item("hidden"))


def pressed(client: FlaskClient, plan: Plan, do: str, *changed: tuple[str, str]) -> Plan:
    """Return the plan after the press of a button on the page of a plan."""
    page = Page(client.get(f"/en/clubs/?plan={plan}").text)
    location, status = press(client, page, do, *changed)
    assert status == 302, location
    return plan_in(location)


def test_a_link_in_one_press(client: FlaskClient, read: Read) -> None:
    """Whoever changes nothing gets the first evening, in the language of the page."""
    location, status = press(client, read("/en/clubs/"), "link")
    assert (status, urlsplit(location).path.endswith("/link")) == (302, True)
    assert plan_in(location) == Plan(items=FIRST.items, languages=("en",), rules=FIRST.rules)
    assert client.get(location).status_code == 200


def test_all_that_can_be_chosen_is_in_the_link(client: FlaskClient, read: Read) -> None:
    """Name, evening, languages in the order of the site, greetings, box and rules."""
    location, _ = press(
        client,
        read("/en/clubs/"),
        "link",
        ("name", "  Club\tof \u202e friends "),
        ("evening", "second-night"),
        *(("langs", tag) for tag in ("ru", "ja")),
        ("greeting-ja", "ようこそ\nみなさん"),
        ("greeting-en", "For nobody: English is not ticked"),
        ("box", "ru"),
        ("variant", "wild-5"),
        ("fuses", "fuses-1"),
    )
    items = evenings()["second-night"].items
    greetings = (("ja", "ようこそ みなさん"),)
    expected = Plan("Club of friends", items, ("ja", "ru"), greetings, "ru", "wild-5.fuses-1")
    assert plan_in(location) == expected


@pytest.mark.parametrize("evening", evenings())
def test_an_evening_brings_its_list_and_its_rules(client: FlaskClient, evening: str) -> None:
    """The variant that it is for comes with it, unless another one is chosen in the same press."""
    own = evenings()[evening]
    other = next(each for each in evenings().values() if each.rules != own.rules)
    plan = Plan(items=other.items, rules=other.rules)
    after = pressed(client, plan, "show", ("evening", evening))
    assert (after.items, after.rules) == (own.items, own.rules)
    harder = pressed(client, plan, "show", ("evening", evening), ("fuses", "fuses-1"))
    assert harder.rules.split(".")[-1] == "fuses-1"
    sixth = pressed(client, plan, "show", ("evening", evening), ("variant", "sixth-10"))
    assert (sixth.items, sixth.rules) == (own.items, "sixth-10")


WILD = evenings()["wild-variant"]


@pytest.mark.parametrize(
    ("cards", "fifth", "box", "rules"),
    [
        ("5", "w", "ru", "wild-5"),
        ("5", "k", "en", "wild-5"),
        ("10", "w", "zh-Hant", "wild-10"),
        ("10", "k", "en", "wild-10"),
    ],
)
def test_the_wild_evening_asks_with_which_cards(
    client: FlaskClient, read: Read, cards: str, fifth: str, box: str, rules: str
) -> None:
    """No link before it is said; then there is a box, and the answers stand where they were given.

    What is changed in the settings afterwards counts for more than an answer.
    """
    wild = ("evening", "wild-variant")
    text, status = press(client, read("/en/clubs/"), "link", wild)
    assert status == 400
    page = Page(text)
    assert "with which cards" in page.one("p", id="problem-evening").text
    answers = (("evening-cards", cards), ("evening-fifth", fifth))
    location, status = press(client, page, "link", *answers)
    plan = plan_in(location)
    assert (status, plan.items, plan.box, plan.rules) == (302, WILD.items, box, rules)
    page = read(f"/en/clubs/?plan={plan}")
    for name, value in answers:
        assert "checked" in page.one("input", name=name, value=value).attributes
    changed = plan_in(press(client, page, "link", ("box", "ja"))[0])
    assert (changed.box, changed.rules) == ("ja", "wild-5")
    sixth = plan_in(press(client, page, "link", ("variant", "sixth-10"))[0])
    assert (sixth.box, sixth.rules) == (box, "sixth-10")


def test_a_named_box_answers_for_the_wild_evening(client: FlaskClient) -> None:
    """Who has said which box is on the table is not asked what is in it."""
    plan = Plan(items=FIRST.items, box="zh-Hant")
    after = pressed(client, plan, "link", ("evening", "wild-variant"))
    assert (after.items, after.box, after.rules) == (WILD.items, "zh-Hant", "wild-10")


def of_level(theme: str, level: int, number: int) -> list[str]:
    """Return the first puzzles of a theme and level, but for that which is in `OWN`."""
    of_theme = (entry for entry in library().values() if entry.theme == theme)
    found = [each.id for each in of_theme if each.level == level and Item(each.id) not in OWN]
    return found[:number]


@pytest.mark.parametrize(
    ("do", "changed", "items"),
    [
        ("up:save-012", (), "save-012 clue hidden"),
        ("down:save-012", (), "clue hidden save-012"),
        ("up:clue", (), "clue save-012 hidden"),
        ("down:hidden", (), "clue save-012 hidden"),
        ("up:none-such", (), "clue save-012 hidden"),
        ("remove:clue", (), "save-012 hidden"),
        ("lesson", (("lesson", "wild"),), "clue save-012 hidden wild"),
        (
            "puzzles",
            (("theme", "save"), ("level", "2"), ("number", "3")),
            f"clue save-012 hidden {' '.join(of_level('save', 2, 3))}",
        ),
        (
            "paste",
            (("pasted", "play, http://x.org/ja/puzzles/odds-003?box=ru\n/en/learn/bonus/2"),),
            "clue save-012 hidden play odds-003 bonus",
        ),
        # What lies in the field for pasting is added whatever is pressed.
        ("link", (("pasted", "play"),), "clue save-012 hidden play"),
        ("lesson", (("lesson", "wild"), ("evening", "own")), "clue save-012 hidden wild"),
        ("own", (), ""),
        ("show", (("evening", "first-night"),), " ".join(map(str, FIRST.items))),
    ],
)
def test_what_the_buttons_do_to_the_list(
    client: FlaskClient, do: str, changed: tuple[tuple[str, str], ...], items: str
) -> None:
    """The list in its new order; everything else stays as it was."""
    plan = Plan("Name", OWN, ("ja",), (("ja", "ようこそ"),), "ja", "fuses-2")
    after = pressed(client, plan, do, *changed)
    assert " ".join(map(str, after.items)) == items
    assert (after.name, after.languages, after.greetings) == ("Name", ("ja",), plan.greetings)
    assert (after.box, "fuses-2" in after.rules) == ("ja", True)


def test_a_list_of_ones_own_begins_empty(client: FlaskClient, read: Read) -> None:
    """And is no link before there is something in it."""
    page = read("/en/clubs/")
    location, _ = press(client, page, "own")
    assert plan_in(location).items == ()
    page = Page(client.get(location).text)
    assert "open" in page.one("details", class_="list").attributes
    assert "checked" in page.one("input", name="evening", value="own").attributes
    location, _ = press(client, page, "lesson", ("lesson", "clue"))
    assert plan_in(location).items == (Item("clue"),)
    text, status = press(client, page, "link")
    assert status == 400
    assert "add something to the list" in Page(text).one("p", id="problem-list").text


def test_every_language_has_a_field_in_its_own_words(read: Read) -> None:
    """With our greeting in it, which visitors see as long as there is none of the club's own."""
    page = read("/ja/clubs/")
    for language in LANGUAGES:
        field = page.one("textarea", name=f"greeting-{language.tag}")
        assert field["placeholder"]
        assert int(field["maxlength"]) == limits.GREETING
        box = page.one("input", name="langs", value=language.tag)
        assert ("checked" in box.attributes) == (language.tag == "ja")
    assert [each["lang"] for each in page.all("div", class_="tongue")] == list(TAGS)


LONG = "ё" * (limits.GREETING + 1)
TYPED = (
    ("name", "n" * (limits.NAME + 1)),
    ("langs", "ja"),
    ("langs", "ru"),
    ("greeting-ja", "ようこそ"),
    ("greeting-ru", LONG),
    ("evening", "second-night"),
    ("box", "ja"),
    ("fuses", "fuses-2"),
    ("theme", "odds"),
    ("level", "3"),
    ("number", "4"),
    ("lesson", "wild"),
    ("pasted", "clue what-is-this save-001"),
)


def test_nothing_typed_is_lost(client: FlaskClient, read: Read) -> None:
    """The page that says what is wrong has it in its fields, and says it beside them."""
    text, status = press(client, read("/en/clubs/"), "show", *TYPED)
    page = Page(text)
    assert status == 400
    assert set(TYPED) <= set(fields_of(page))
    said = {e["id"].removeprefix("problem-"): e.text for e in page.all("p", class_="problem")}
    assert said.keys() == {"name", "greeting-ru", "pasted"}
    assert "what-is-this" in said["pasted"]
    assert f"{limits.GREETING} characters" in said["greeting-ru"]
    for name in said:
        [field] = [e for e in page.elements if e.attributes.get("name") == name]
        assert field["aria-invalid"] == "true"
        assert field["aria-describedby"] == f"problem-{name}"
    alert = page.one("ul", id="problems")
    assert [a["href"] for a in alert.inside("a")] == [f"#problem-{name}" for name in said]
    assert "autofocus" in alert.attributes


def test_what_was_wrong_is_in_the_address_too(client: FlaskClient, read: Read) -> None:
    """So that the page can be reloaded, and read in another language, with all that was typed."""
    kept = [each for each in fields_of(read("/en/clubs/")) if each[0] == "shown"]
    address = "/en/clubs/?" + urlencode([*kept, *TYPED, ("do", "show")])
    page = Page(client.get(address).text)
    there = next(a["href"] for a in page.all("a", hreflang="ru"))
    assert set(TYPED) <= set(fields_of(Page(client.get(there).text)))


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


def test_what_is_there_already_is_said(client: FlaskClient) -> None:
    """A press that changes nothing does not look as if nothing had been pressed."""
    page = Page(client.get(f"/en/clubs/?plan={Plan(items=OWN)}").text)
    text, status = press(client, page, "lesson", ("lesson", "clue"))
    assert status == 400
    assert Page(text).one("select", name="lesson")["aria-describedby"] == "problem-lesson"


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
    assert "makes no sense to us" in response.text


ATTACKS = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "' autofocus onfocus=alert(1) x='",
    "</textarea><script>1</script>",
    "{{7*7}}${7*7}%(x)s",
    "javascript:alert(1)",
    "&lt;b&gt;&#60;",
)


@pytest.mark.parametrize("attack", ATTACKS)
def test_texts_are_only_text(client: FlaskClient, read: Read, attack: str) -> None:
    """In every field, on each page that shows it, what was typed is what is read."""
    texts = [("name", attack), *((f"greeting-{tag}", attack) for tag in TAGS)]
    ticked = [("langs", tag) for tag in TAGS]
    location, _ = press(client, read("/en/clubs/"), "link", *texts, *ticked)
    ref = urlsplit(location).path.split("/")[3]
    link, filled = read(f"/en/clubs/{ref}/link"), read(f"/en/clubs/?plan={ref}")
    wrong, _ = press(client, read("/en/clubs/"), "show", *texts, *ticked, ("pasted", attack))
    said = Page(wrong)
    for page in (link, filled, said):
        assert len(page.all("script")) == 1
        pictures = page.all("img")
        assert pictures == [] or page is link
        assert all(each["src"].startswith("data:image/svg+xml,") for each in pictures)
        for element in page.elements:
            assert not [name for name in element.attributes if name.startswith("on")]
            assert not element.attributes.get("href", "").startswith("javascript")
            assert not element.attributes.get("action", "").startswith("javascript")
    shown = " ".join(attack.split())
    assert link.one("h1").text == shown
    assert {e.text for e in link.all("p", class_="greeting")} == {shown}
    for page in (filled, said):
        assert page.one("input", name="name")["value"] == shown
        assert {e.text for e in page.all("textarea") if "greeting" in e["name"]} == {shown}
    assert said.one("textarea", name="pasted").text == shown


def test_the_language_of_a_greeting_is_said(read: Read) -> None:
    """Texts of people turn the way they are written, and are read out in their language."""
    plan = Plan("שלום", OWN, ("ja", "ru"), (("ja", "ようこそ"),))
    page = read(f"/en/clubs/{plan}/link")
    assert page.one("h1")["dir"] == "auto"
    greetings = page.all("p", class_="greeting")
    assert [(e["lang"], e["dir"]) for e in greetings] == [("ja", "auto"), ("ru", "auto")]
    assert greetings[0].text == "ようこそ"


def test_the_link_page_leads_on(client: FlaskClient, read: Read) -> None:
    """Everything there is for a club is one tap away, and all of it is there."""
    plan = Plan("Club", OWN, ("en", "ja"))
    page = read(f"/en/clubs/{plan}/link")
    assert page.one("input", class_="link-field")["value"] == f"http://localhost/c/{plan}"
    hrefs = [a["href"] for a in page.one("main").inside("a")]
    expected = {f"/en/clubs/?plan={plan}", "/en/clubs/embed", f"/ja/clubs/{plan}/"}
    expected |= {f"/en/clubs/{plan}/{part}" for part in ("", "sheet", "codes")}
    assert expected <= set(hrefs)
    assert {client.get(href, follow_redirects=True).status_code for href in hrefs} == {200}
    assert page.one("img", class_="qr")["alt"] == "QR code"
    assert client.get(f"/en/clubs/{str(plan)[:-2]}/link").status_code == 404


def test_the_builder_can_be_found(read: Read) -> None:
    """From the home page, and from the foot of every page."""
    for path in ("/en/", "/en/rules/goal"):
        assert "/en/clubs/" in [a["href"] for a in read(path).one("footer").inside("a")]
    assert "/en/clubs/" in [a["href"] for a in read("/en/").one("main").inside("a")]


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
        draft = Draft.from_form(MultiDict(fields), SITES[0]).after(fields["do"])
    except BadSyntaxError:
        assert fields["do"] in ("lesson", "puzzles")  # pressed without its fields
        return
    if draft.problems:
        return
    plan = draft.plan()
    assert Plan.parse(str(plan)) == plan
    assert Draft.from_plan(plan).plan() == plan
