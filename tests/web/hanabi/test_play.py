"""A whole game in the browser, by links alone: its pages, and who may see them."""

import re
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient

from tests.web.hanabi.playing import START, address_of, button, record_of, way_of, ways
from tests.web.page import Page
from tests.web.playing import done, html_at, page_at
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.actions import Discard, Play
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.partners import (
    ALL_CONVENTIONS,
    NO_CONVENTIONS,
    ConventionSet,
    Deal,
    GameRecord,
)
from tutor.games.hanabi.partners.action_codes import read_actions, write_actions
from tutor.web.hanabi.play.moment import certain_mistakes


def game_at(
    address: str, rules: str = "base", conventions: ConventionSet = NO_CONVENTIONS
) -> GameRecord:
    """Return the game that an address has."""
    name = urlsplit(address).path.rpartition("/")[2]
    ruleset = Ruleset.parse(rules)
    return GameRecord(Deal.parse(name, ruleset), conventions, read_actions(done(address)))


@pytest.mark.parametrize(
    ("rules", "players", "more"),
    [
        ("base", 3, "help=marks.known.chances.warning"),
        ("wild-5.fuses-1", 4, "people=2"),
        ("sixth-5.clues-10", 5, ""),
        ("play-on.empty-clues", 2, "conventions=all"),
    ],
)
def test_a_game_is_played_to_its_end_by_links(
    client: FlaskClient, rules: str, players: int, more: str
) -> None:
    """Each page says what may be done or who is next; people do here what a partner would."""
    fields = "&".join(filter(None, [f"rules={rules}" if rules != "base" else "", more]))
    address = f"{START}{players}-12" + (f"?{fields}" if fields else "")
    conventions = ALL_CONVENTIONS if "conventions=all" in more else NO_CONVENTIONS
    for _ in range(300):
        found = client.get(address.partition("#")[0])
        if found.status_code == 302:
            address = found.headers["Location"]
            continue
        if '<div class="answered">' in found.text:
            break
        if ways(found.text):
            address = _doing(client, found.text, game_at(address, rules, conventions))
        else:
            address = button(Page(found.text))
    page = Page(found.text)
    record = game_at(address, rules, conventions)
    outcome = record.state.outcome
    assert outcome is not None
    result = page.one("div", class_="result").text
    assert f"{outcome.score} of {outcome.max_score} points" in result
    assert "hidden" not in page.one("div", class_="hands").text  # all hands lie open


def _doing(client: FlaskClient, html: str, record: GameRecord) -> str:
    """Return the address after what a partner would do, which the page may ask about first."""
    action = record.decision().action
    all_ways = ways(html)
    assert len(all_ways) + html.count("held-back=") >= len(record.state.legal_actions())
    wanted = write_actions((*record.actions, action))
    if wanted in all_ways:
        return all_ways[wanted]
    (asked,) = {
        each.replace("&amp;", "&")
        for each in re.findall(r'href="([^"]+)"', html)
        if f"held-back={write_actions([action])}" in each
    }
    _, anyway = page_at(client, asked).one("div", class_="controls").inside("a")
    return anyway["href"]


def test_partners_act_one_by_one_or_all_at_once(client: FlaskClient) -> None:
    """After one's own action a button leads to the next partner, a quiet one past all of them."""
    record = record_of("4-7", 1)
    page = page_at(client, address_of(record))
    one, past = (link["href"] for link in page.one("div", class_="controls").inside("a"))
    assert not page.all("a", class_="short")
    played = record_of("4-7", 4)
    assert client.get(one).headers["Location"].partition("#")[0] == address_of(record_of("4-7", 2))
    assert client.get(past).headers["Location"].partition("#")[0] == address_of(played)
    mine = page_at(client, address_of(played))
    told = [each.text for each in mine.one("ul", class_="turns").children]
    assert [each.split()[0] for each in told] == ["Bob", "Cat", "Dan"]
    assert all("Why?" in each for each in told)


def test_actions_of_an_address_are_what_was_done(client: FlaskClient) -> None:
    """A partner's action that its rules would not lead to stays what it was, without a reason."""
    record = record_of("2-7", 1)
    other = next(
        action
        for action in record.state.legal_actions()
        if isinstance(action, Play) and action != record.decision().action
    )
    page = page_at(client, address_of(record.then(other)))
    assert "Why?" not in page.one("ul", class_="turns").text


def test_people_pass_the_device_on(client: FlaskClient) -> None:
    """Between two people is a page without any hand; each sees all hands but the own one."""
    first = record_of("3-9", 0)
    action = first.decision().action
    people = "people=2"
    before = page_at(client, address_of(first, people))
    assert before.one("h2", id="headline").text == "Pass the device to Ann."
    assert not before.all("div", class_="table")
    start = html_at(client, button(before))
    between_html = html_at(client, way_of(start, first, action))
    between = Page(between_html)
    assert between.one("h2", id="headline").text == "Pass the device to Bob."
    assert not between.all("div", class_="table")
    assert "suit-" not in between.one("article").text
    ready = page_at(client, button(between))
    hands = ready.all("div", class_="hand")
    assert [hand.children[0].text.split()[0] for hand in hands] == ["Cat", "Ann", "Bob"]
    own = ready.one("div", class_="own")
    assert own.text.count("hidden") == 5
    assert sum(hand.text.count("hidden") for hand in hands) == 5


def test_no_link_back_shows_what_another_player_saw(client: FlaskClient) -> None:
    """Whoever has the device comes to a page without hands, and finds no coach but the own one."""
    record = record_of("3-9", 4)
    page = page_at(client, address_of(record, "people=2", "ready=yes"))
    assert page.one("h2", id="headline").text == "Bob, it’s your turn."
    assert not page.all("section", id="coach")
    back = [
        *page.one("details", class_="log").inside("a"),
        *page.one("ul", class_="ways").inside("a"),
    ]
    games = [link["href"] for link in back if "/play/3-9" in link["href"]]
    assert len(games) > 3
    for address in games:
        if "given-up" not in address:
            assert not page_at(client, address).all("div", class_="table"), address


def certain(kind: type[Play] | type[Discard]) -> tuple[GameRecord, int]:
    """Return a game and the slot of a card that is certainly not to be treated so."""
    for seed in range(1, 60):
        record = record_of(f"2-{seed}")
        for step, state in enumerate(record.states[:-1]):
            for action in certain_mistakes(state) if state.to_act == 0 else ():
                if isinstance(action, kind) and action in state.legal_actions():
                    return record.up_to(step), action.slot
    raise AssertionError("there was none")


@pytest.mark.parametrize(("kind", "letter"), [(Play, "p"), (Discard, "d")])
def test_a_certain_mistake_is_asked_about_first(
    client: FlaskClient, kind: type[Play] | type[Discard], letter: str
) -> None:
    """The page says what makes it one; it can be done anyway. Without the help it is just done."""
    record, slot = certain(kind)
    plain = html_at(client, address_of(record))
    assert way_of(plain, record, kind(slot))
    asking = html_at(client, address_of(record, "help=warning"))
    assert write_actions((*record.actions, kind(slot))) not in ways(asking)
    asked = page_at(
        client, address_of(record, "help=warning", f"held-back={letter}{slot}", "ready=yes")
    )
    assert f"Your card {slot + 1}" in asked.one("p", class_="notice").text
    back, anyway = (link["href"] for link in asked.one("div", class_="controls").inside("a"))
    assert done(anyway) == write_actions((*record.actions, kind(slot)))
    (own,) = (h for h in asked.all("div") if h.attributes.get("class") == "hand own to-act")
    cards = [each.inside("span")[0]["class"] for each in own.inside("li")]
    assert [place for place, each in enumerate(cards) if "in-question" in each] == [slot]
    assert "held-back" not in back
    assert ways(html_at(client, back)) == ways(asking)


def test_an_action_that_is_no_mistake_needs_no_question(client: FlaskClient) -> None:
    """An address that asks about it shows the table with all that may be done."""
    record = record_of("2-7", 2)
    address = address_of(record, "help=warning")
    usual = html_at(client, address)
    slot = next(n for n in range(5) if write_actions((*record.actions, Play(n))) in ways(usual))
    assert ways(html_at(client, f"{address}&held-back=p{slot}")) == ways(usual)


def test_help_shows_what_can_be_known(client: FlaskClient) -> None:
    """Off, there is none of it; each kind adds its own."""
    record = record_of("2-7", 8)
    off = html_at(client, address_of(record))
    assert "mark on" not in off
    assert "; not " not in off
    assert not Page(off).all("details", class_="known")
    assert "; not " in html_at(client, address_of(record, "help=marks"))
    known = page_at(client, address_of(record, "help=known")).one("details", class_="known").text
    odds = page_at(client, address_of(record, "help=chances")).one("details", class_="known").text
    assert "%" not in known
    assert "fits now: " in odds


def test_a_kind_of_action_that_is_not_allowed_is_told(client: FlaskClient) -> None:
    """With all clue tokens nothing can be discarded, without one no clue be given."""
    without = next(each for each in map(record_of, ("3-7", "3-8")) if each.state.points)
    before = [
        without.up_to(step) for step, state in enumerate(without.states[:-1]) if state.to_act == 0
    ]
    said: dict[int, list[str]] = {}
    for record in before:
        page = page_at(client, address_of(record))
        said[record.state.clue_tokens] = [line.text for line in page.all("p", class_="refused")]
    assert "can’t discard" in said.pop(8)[0]
    assert "no clue tokens left" in said.pop(0)[0]
    assert not any(said.values())
    assert said


def test_stepping_back_leads_to_the_choice_before(client: FlaskClient) -> None:
    """Its address is the one at which the choice was made."""
    record = record_of("3-7", 6)
    page = page_at(client, address_of(record))
    (back,) = (link["href"] for link in page.all("a") if link.text == "Back to your last choice")
    assert back.partition("#")[0] == address_of(record.up_to(3))


def test_white_and_black_are_the_same_colour_of_different_boxes(client: FlaskClient) -> None:
    """A deal is drawn in the colours of the box; an address may name either of them."""
    record = next(
        found
        for seed in range(1, 50)
        if "Bw" in write_actions((found := record_of(f"3-{seed}", 7)).actions)
    )
    address = address_of(record)
    white, black = (
        html_at(client, address.replace("?", f"?box={box}&").replace("Bw", name))
        for box, name in (("ru", "Bw"), ("en", "Bk"))
    )
    for html, box in ((white, "ru"), (black, "en")):
        for name in ("Bw", "Bk"):
            other = html_at(client, address.replace("?", f"?box={box}&").replace("Bw", name))
            assert Page(other).one("article").text == Page(html).one("article").text
    assert Page(white).one("article").text != Page(black).one("article").text


def test_the_order_of_play_starts_with_a_person(client: FlaskClient) -> None:
    """The first page of a deal shows every hand but Ann's, and nothing that has happened."""
    state: GameState = record_of("5-11", 0).state
    page = page_at(client, f"{START}5-11")
    assert len(ways(html_at(client, f"{START}5-11"))) == len(state.legal_actions())
    assert not page.all("ul", class_="turns")
    assert [hand.text.count("hidden") for hand in page.all("div", class_="hand")] == [0, 0, 0, 0, 4]


def test_the_lesson_on_agreements_leads_to_partners_who_keep_them(client: FlaskClient) -> None:
    """Its end opens the choice with that conventions chosen, and the choice leads to the lesson."""
    end = page_at(client, "/en/learn/agreements/done")
    first = next(e["href"] for e in end.all("a", class_="button") if "/play/" in e["href"])
    assert first == f"{START}?conventions=all"
    for address, chosen in ((first, "all"), (START, "none")):
        page = page_at(client, address)
        manners = page.all("input", name="conventions")
        assert [each["value"] for each in manners if "checked" in each.attributes] == [chosen]
        assert "/en/learn/agreements/1" in [link["href"] for link in page.all("a")]
    assert client.get(f"{START}?conventions=loud").status_code == 400
