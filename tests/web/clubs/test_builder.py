"""Where a club is put together: each press leads to a plan, and nothing that is typed is lost."""

from urllib.parse import urlencode, urlsplit

import pytest
from flask.testing import FlaskClient

from tests.web.clubs.building import fields_of, plan_in, press
from tests.web.conftest import Read
from tests.web.page import Page
from tutor.clubs import limits
from tutor.clubs.items import Item, evenings
from tutor.clubs.plan import Plan
from tutor.core.library import listed_entries
from tutor.games.hanabi.puzzles.library import library
from tutor.web.shell.languages import LANGUAGES

TAGS = tuple(each.tag for each in LANGUAGES if "play" in each.catalogues)
FIRST = next(iter(evenings().values()))
OWN = (Item("clue"), Item("save-012"), Item("hidden"))


def pressed(client: FlaskClient, plan: Plan, do: str, *changed: tuple[str, str]) -> Plan:
    """Return the plan after the press of a button on the page of a plan."""
    page = Page(client.get(f"/en/clubs/?plan={plan}").text)
    location, status = press(client, page, do, *changed)
    assert status == 302, location
    return plan_in(location)


def test_a_link_is_made_in_one_press(client: FlaskClient, read: Read) -> None:
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
    assert "which cards" in page.one("p", id="problem-evening").text
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
    of_theme = listed_entries(library().values(), theme)
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
    for tag in TAGS:
        field = page.one("textarea", name=f"greeting-{tag}")
        assert field["placeholder"]
        assert int(field["maxlength"]) == limits.GREETING
        box = page.one("input", name="langs", value=tag)
        assert ("checked" in box.attributes) == (tag == "ja")
    assert [each["lang"] for each in page.all("div", class_="tongue")] == list(TAGS)


LONG = "ё" * (limits.GREETING + 1)


TYPED = (
    ("name", "n" * (limits.NAME + 1)),
    ("langs", "ja"),
    ("langs", "ru"),
    ("greeting-ja", "ようこそ"),
    ("greeting-ru", LONG),
    ("greeting-zh-Hant", "歡迎，不過沒有勾選"),
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
    alert = page.one("div", id="problems")
    assert [a["href"] for a in alert.inside("a")] == [f"#problem-{name}" for name in said]
    assert "autofocus" in alert.attributes


def test_what_was_wrong_is_in_the_address_too(client: FlaskClient, read: Read) -> None:
    """So that the page can be reloaded, and read in another language, with all that was typed."""
    kept = [each for each in fields_of(read("/en/clubs/")) if each[0] == "shown"]
    address = "/en/clubs/?" + urlencode([*kept, *TYPED, ("do", "show")])
    page = Page(client.get(address).text)
    there = next(a["href"] for a in page.all("a", hreflang="ru"))
    assert set(TYPED) <= set(fields_of(Page(client.get(there).text)))


def test_what_is_there_already_is_said(client: FlaskClient) -> None:
    """A press that changes nothing does not look as if nothing had been pressed."""
    page = Page(client.get(f"/en/clubs/?plan={Plan(items=OWN)}").text)
    text, status = press(client, page, "lesson", ("lesson", "clue"))
    assert status == 400
    assert Page(text).one("select", name="lesson")["aria-describedby"] == "problem-lesson"


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


def test_lessons_and_puzzles_of_each_game_have_its_name(read: Read) -> None:
    """In the lists to choose from; a puzzle in the list is known by its level and its number."""
    page = read("/en/clubs/")
    for select in (each for each in page.all("select") if each["name"] in ("lesson", "theme")):
        games = [group["label"].split(" · ")[0] for group in select.inside("optgroup")]
        assert list(dict.fromkeys(games)) == ["Hanabi", "Hànzì"]
        assert games == sorted(games)
    items = page.one("ol", class_="items").text
    assert "Level 1 · Puzzle 11" in items
    assert "point-out-011" not in items


def test_the_builder_can_be_found(read: Read) -> None:
    """From the home page, and from the foot of every page."""
    for path in ("/en/", "/en/rules/goal"):
        assert "/en/clubs/" in [a["href"] for a in read(path).one("footer").inside("a")]
    assert "/en/clubs/" in [a["href"] for a in read("/en/").one("main").inside("a")]
