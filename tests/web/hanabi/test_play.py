"""A whole game in the browser, by links alone: its pages, its end, and what it refuses."""

import re
from urllib.parse import urlsplit

import pytest
from flask.testing import FlaskClient

from tests.web.hanabi.playing import START, address_of, button, record_of, way_of, ways
from tests.web.page import Page
from tests.web.playing import check_refused, done, html_at, page_at
from tutor.games.hanabi.deals import last_winnable_turn
from tutor.games.hanabi.engine import Ruleset, Suit
from tutor.games.hanabi.engine.actions import Discard, Play
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.partners import Deal, GameRecord, Manner
from tutor.games.hanabi.partners.action_codes import longest, read_actions, write_actions
from tutor.web.hanabi.play.ending import in_reach
from tutor.web.hanabi.play.mistakes import certain_mistakes

MOST_IN_AN_ADDRESS = 2000


def game_at(address: str, rules: str = "base", manner: Manner = Manner.LITERAL) -> GameRecord:
    """Return the game that an address has; its colours are those of an English box."""
    name = urlsplit(address).path.rpartition("/")[2]
    ruleset = Ruleset.parse(rules, fifth=Suit.BLACK)
    return GameRecord(Deal.parse(name, ruleset), manner, read_actions(done(address)))


@pytest.mark.parametrize(
    ("rules", "players", "more"),
    [
        ("base", 3, "help=marks.known.chances.warning"),
        ("wild-5.fuses-1", 4, "people=2"),
        ("sixth-5.clues-10", 5, ""),
        ("play-on.empty-clues", 2, "manner=pointing"),
    ],
)
def test_a_game_is_played_to_its_end_by_links(
    client: FlaskClient, rules: str, players: int, more: str
) -> None:
    """Each page says what may be done or who is next; people do here what a partner would."""
    fields = "&".join(filter(None, [f"rules={rules}" if rules != "base" else "", more]))
    address = f"{START}{players}-12" + (f"?{fields}" if fields else "")
    manner = Manner.POINTING if "pointing" in more else Manner.LITERAL
    for _ in range(300):
        found = client.get(address.partition("#")[0])
        if found.status_code == 302:
            address = found.headers["Location"]
            continue
        if '<div class="answered">' in found.text:
            break
        if ways(found.text):
            address = _doing(client, found.text, game_at(address, rules, manner))
        else:
            address = button(Page(found.text))
    page = Page(found.text)
    record = game_at(address, rules, manner)
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


def test_a_game_can_be_given_up(client: FlaskClient) -> None:
    """It ends with what lies on the table, all hands open."""
    record = record_of("3-7", 12)
    page = page_at(client, address_of(record))
    (give_up,) = (link["href"] for link in page.all("a") if link.text == "Give up")
    ended = page_at(client, give_up)
    assert f"{record.state.points} of 25 points" in ended.one("div", class_="result").text
    assert "hidden" not in ended.one("div", class_="hands").text
    assert record.state.ending is None
    assert not [each for each in ended.all("span") if each.attributes.get("class") == "turn"]


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
    assert "no clue token left" in said.pop(0)[0]
    assert not any(said.values())
    assert said


def test_the_end_tells_where_points_went_out_of_reach(client: FlaskClient) -> None:
    """Each moment is a link to just before the turn that lowered the highest score in reach."""
    record = record_of("5-3")
    reach = [in_reach(state) for state in record.states]
    drops = [step for step in range(len(record.actions)) if reach[step + 1] < reach[step]]
    assert drops
    page = page_at(client, address_of(record))
    moments = page.one("section", class_="moments").inside("li")
    assert [done(each.inside("a")[0]["href"]) for each in moments] == [
        write_actions(record.actions[:step]) for step in drops[:10]
    ]
    assert f"from {reach[drops[0]]} points to {reach[drops[0] + 1]}" in moments[0].text


def test_the_end_tells_until_when_a_way_to_all_points_is_known(client: FlaskClient) -> None:
    """The link leads to just before the last such turn, from where a line wins."""
    record = record_of("5-3")
    last = last_winnable_turn(record.states)
    assert last is not None
    assert 0 < last.turn < len(record.actions)
    moments = page_at(client, address_of(record)).one("section", class_="moments")
    (told,) = (
        each for each in moments.inside("p") if "we know of no way to get there" in each.text
    )
    assert done(told.inside("a")[0]["href"]) == write_actions(record.actions[: last.turn])
    assert "a perfect score of 25 points" in told.text


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
        if "Bk" in write_actions((found := record_of(f"3-{seed}", 7)).actions)
    )
    address = address_of(record)
    white, black = (
        html_at(client, address.replace("?", f"?box={box}&").replace("Bk", name))
        for box, name in (("ru", "Bw"), ("en", "Bk"))
    )
    for html, box in ((white, "ru"), (black, "en")):
        for name in ("Bw", "Bk"):
            other = html_at(client, address.replace("?", f"?box={box}&").replace("Bk", name))
            assert Page(other).one("article").text == Page(html).one("article").text
    assert Page(white).one("article").text != Page(black).one("article").text


def most_turns(ruleset: Ruleset, players: int) -> GameRecord:
    """Return a game in which every token is given away and nothing but discards brings it back."""
    record = GameRecord(Deal(ruleset, players, 1), Manner.LITERAL)
    while record.state.ending is None:
        legal = record.state.legal_actions()
        clues = [each for each in legal if not isinstance(each, Play | Discard)]
        discards = [each for each in legal if isinstance(each, Discard)]
        record = record.then((clues or discards or legal)[-1])
    return record


@pytest.mark.parametrize("rules", ["base", "sixth-10.clues-10", "sixth-10.clues-10.play-on"])
def test_the_address_of_a_longest_game_is_short_enough(client: FlaskClient, rules: str) -> None:
    """Whatever help there is; browsers and messengers take addresses of 2,000 characters."""
    ruleset = Ruleset.parse(rules)
    record = most_turns(ruleset, 2)
    text = write_actions(record.actions)
    assert len(text) <= longest(ruleset)
    fields = "box=zh-Hant", f"rules={rules}", "manner=pointing", "people=2"
    address = address_of(record, *fields, "help=marks.known.chances.warning", "ready=yes")
    assert len(address) < MOST_IN_AN_ADDRESS - len("https://a-long-name-of-a-site.example")
    html_at(client, address)


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("1-1", 404, "doesn’t exist"),
        ("6-1", 404, "doesn’t exist"),
        ("3-0", 404, "doesn’t exist"),
        ("3-007", 404, "doesn’t exist"),
        ("3-10000", 404, "doesn’t exist"),
        ("3-1?rules=nonsense", 400, "makes no sense"),
        ("3-1?actions=!", 400, "from position 1 on"),
        ("3-1?actions=B", 400, "from position 1 on"),
        ("3-1?actions=d0", 400, "Move 1 in the address"),
        ("3-1?actions=E1", 400, "Move 1 in the address"),
        ("3-1?manner=rude", 400, "makes no sense"),
        ("3-1?people=4", 400, "makes no sense"),
        ("3-1?people=0", 400, "makes no sense"),
        ("3-1?help=x", 400, "makes no sense"),
        ("3-1?help=chances.marks", 400, "makes no sense"),
        ("3-1?help=chances.chances", 400, "makes no sense"),
        ("3-1?ready=1", 400, "makes no sense"),
        ("3-1?held-back=d0", 400, "makes no sense"),
        ("3-1?held-back=p0p1", 400, "makes no sense"),
        ("3-1?given-up=no", 400, "makes no sense"),
        ("3-1?partners=two", 400, "makes no sense"),
        ("3-1?day=2026-11-20", 400, "makes no sense"),
        ("3-1?day=tomorrow", 400, "makes no sense"),
        (f"3-1?actions={'p0' * (longest(Ruleset()) // 2 + 1)}", 414, "too long"),
        ("deal?players=9", 400, "makes no sense"),
        ("deal?seed=0", 400, "makes no sense"),
        ("deal?seed=abc", 400, "makes no sense"),
        ("deal?help=x", 400, "makes no sense"),
        ("deal?people=6", 400, "makes no sense"),
    ],
)
def test_what_is_no_game_is_told_in_words(
    client: FlaskClient, path: str, status: int, said: str
) -> None:
    """With the status that it has, whatever stands in the address."""
    check_refused(client, START + path, status, said)


def test_a_form_leads_to_a_deal(client: FlaskClient) -> None:
    """Three players and any deal if nothing is chosen; what is chosen stands in the address."""
    form = page_at(client, f"{START}?rules=wild-5").one("form", class_="panel")
    sent = {
        e["name"]: e["value"] for e in form.inside("input") if e.attributes.get("type") == "hidden"
    }
    assert sent == {"rules": "wild-5"}
    any_deal = client.get(form["action"])
    assert re.fullmatch(r"/en/play/3-[1-9][0-9]{0,3}", any_deal.headers["Location"])
    assert "no-store" in any_deal.headers["Cache-Control"]
    chosen = {**sent, "players": "2", "seed": " 42 ", "manner": "pointing", "people": "5"}
    query = [*chosen.items(), ("help", "chances"), ("help", "marks")]
    found = client.get(form["action"], query_string=query).headers["Location"]
    assert sorted(urlsplit(found).query.split("&")) == [
        *("help=marks.chances", "manner=pointing", "people=2", "rules=wild-5"),
    ]
    assert urlsplit(found).path == f"{START}2-42"
    page_at(client, found)


def test_the_deal_of_the_day_is_the_same_for_everyone(client: FlaskClient) -> None:
    """By the date, whatever rules one reads; its address says the day, so that one try counts."""
    usual = client.get(f"{START}today")
    assert "no-store" in usual.headers["Cache-Control"]
    address = usual.headers["Location"]
    assert client.get(f"{START}today?rules=wild-5").headers["Location"] in (
        address,
        f"{START}today",
    )
    day = urlsplit(address).query
    record = record_of(urlsplit(address).path.rpartition("/")[2])
    ended = page_at(client, address_of(record, day))
    mark = ended.one("div", class_="result")
    assert mark["data-day"] == day.removeprefix("day=")
    assert mark["data-done"] == f"deal {record.state.outcome.score if record.state.outcome else ''}"
    assert "data-done" not in html_at(client, address_of(record))


def test_games_are_not_for_search_engines(client: FlaskClient) -> None:
    """Only the pages on which one chooses, and on which partners' rules stand, are listed."""
    listed = client.get("/sitemap.xml").text
    assert f"{START}<" in listed
    assert f"{START}partners/<" in listed
    assert f"{START}3" not in listed
    page = page_at(client, f"{START}3-1")
    assert page.one("meta", name="robots")["content"] == "noindex"
    in_games = [
        link
        for link in page.all("a")
        if link["href"].startswith(f"{START}3") and "hreflang" not in link.attributes
    ]
    assert len(in_games) >= 20
    assert all(link.attributes.get("rel") == "nofollow" for link in in_games)


def test_the_order_of_play_starts_with_a_person(client: FlaskClient) -> None:
    """The first page of a deal shows every hand but Ann's, and nothing that has happened."""
    state: GameState = record_of("5-11", 0).state
    page = page_at(client, f"{START}5-11")
    assert len(ways(html_at(client, f"{START}5-11"))) == len(state.legal_actions())
    assert not page.all("ul", class_="turns")
    assert [hand.text.count("hidden") for hand in page.all("div", class_="hand")] == [0, 0, 0, 0, 4]


def test_the_lesson_on_agreements_leads_to_partners_who_keep_them(client: FlaskClient) -> None:
    """Its end opens the choice with that manner chosen, and the choice leads to the lesson."""
    end = page_at(client, "/en/learn/agreements/done?slips=0")
    first = end.all("a", class_="button")[0]["href"]
    assert first == f"{START}?manner=pointing"
    for address, chosen in ((first, "pointing"), (START, "literal")):
        page = page_at(client, address)
        manners = page.all("input", name="manner")
        assert [each["value"] for each in manners if "checked" in each.attributes] == [chosen]
        assert "/en/learn/agreements/1" in [link["href"] for link in page.all("a")]
    assert client.get(f"{START}?manner=loud").status_code == 400
