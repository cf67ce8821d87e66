"""A game in the browser, by links alone: its pages, its end, what they tell and what they keep."""

import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from typing import Any

import pytest
from flask import Flask, render_template
from flask.testing import FlaskClient

from tests.games.hanzi.hidden import hidden_otherwise
from tests.games.hanzi.playing import mostly_knowing, play
from tests.web.page import Page
from tests.web.playing import check_refused, done, html_at, page_at
from tutor.core.messages import Message
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.deck import CHARACTERS, Card, Character, Effect
from tutor.games.hanzi.engine import Action, GameState, Phase, Ruleset, write_actions
from tutor.games.hanzi.engine.actions import Counter, DrawFrom
from tutor.games.hanzi.engine.events import Missed, TurnedUp
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT
from tutor.web.hanzi.cards import ANCIENT_FORMS
from tutor.web.hanzi.play.record import LONGEST, Addresses, Deal, Record
from tutor.web.hanzi.play.views import play_view
from tutor.web.hanzi.wording import WORDS
from tutor.web.shell.text import say_plain

START = "/en/hanzi/play/"


MOVE = re.compile(r'<a [^>]*href="([^"]+)" rel="nofollow" data-smooth')


def moves_on(html: str) -> dict[str, str]:
    """Return the links that do something, by the actions that they lead to."""
    return {done(address): address for address in map(unescape, MOVE.findall(html))}


def opened(client: FlaskClient, address: str) -> str:
    """Return a page of a game after its player has shown their cards, if they have to."""
    html = html_at(client, address)
    show = [e for e in Page(html).all("a") if e.text == "Show my cards"]
    return html_at(client, show[0]["href"]) if show else html


def game_with(kind: type, ruleset: Ruleset, players: int) -> tuple[int, list[Action]]:
    """Return the seed of a game in which such an action is done, and all actions of it."""
    for seed in range(1, 100):
        actions = [action for action, _ in play(ruleset, players, seed) if action]
        if any(isinstance(action, kind) for action in actions):
            return seed, actions
    raise AssertionError(f"no game has {kind}")


def test_a_form_leads_to_a_deal(client: FlaskClient) -> None:
    """By default alone, with a deal of any number; a number that is given is that of the deal."""
    form = page_at(client, START).one("form")
    asked = client.get(form["action"])
    assert re.fullmatch(
        r"/en/hanzi/play/hanzi\.cangjie-1-[1-9][0-9]{0,3}", asked.headers["Location"]
    )
    assert "no-store" in asked.headers["Cache-Control"]
    offered = [e["value"] for e in page_at(client, START).all("input", name="table")]
    assert offered == [
        *("hanzi.cangjie-1", "hanzi-2", "hanzi-3", "hanzi-4", "hanzi-5"),
        *("hanzi.cangjie-2", "hanzi.cangjie-3", "hanzi.cangjie-4"),
    ]
    for table in offered:
        found = client.get(form["action"], query_string={"table": table, "seed": " 42 "})
        assert found.headers["Location"] == f"{START}{table}-42"
        page_at(client, found.headers["Location"])
    helped = client.get(form["action"], query_string={"seed": "7", "memory": "helped"})
    assert helped.headers["Location"] == f"{START}hanzi.cangjie-1-7?memory=helped"
    for table, led_to in (
        ("hanzi.cangjie-2", "hanzi.cangjie.last-copy-2"),
        ("hanzi-2", "hanzi-2"),
    ):
        asked_for = {"table": table, "seed": "7", "lost": "last-copy"}
        found = client.get(form["action"], query_string=asked_for)
        assert found.headers["Location"] == f"{START}{led_to}-7"
        page_at(client, found.headers["Location"])


def test_a_game_against_cangjie_is_played_to_its_end_by_links(client: FlaskClient) -> None:
    """Each page says what may be done, and only links are followed; then the moments are told."""
    choice, address = SeededChoice(3), f"{START}hanzi.cangjie-1-3"
    html = html_at(client, address)
    while ways := {name: way for name, way in moves_on(html).items() if name != done(address)}:
        assert '<p class="hz-prompt">' in html
        address = ways[choice.pick(sorted(ways))]
        html = html_at(client, address)
        told = "".join(e.text for e in Page(html).all("section", id="now"))
        assert "Ann" not in told
    page = Page(html)
    ended = page.one("section", class_="hz-ended")
    assert ended.inside("h2")[0].text in ("Cangjie wins", "You have beaten Cangjie")
    assert "Cangjie: " in ended.text
    moments = page.one("section", class_="hz-known").inside("a")
    assert 0 < len(moments) <= 10
    for link in moments:
        at_the_moment = page_at(client, link["href"])
        assert at_the_moment.one("p", class_="hz-prompt").text.startswith("Name the task")
        assert done(address).startswith(done(link["href"]))


@pytest.mark.parametrize(("ruleset", "players"), [(Ruleset.PLAIN, 2), (Ruleset.PLAIN, 5)])
def test_games_with_counters_can_be_played_by_links(
    client: FlaskClient, ruleset: Ruleset, players: int
) -> None:
    """All that is done in a game is among the links of its pages; counters are asked for."""
    seed, actions = game_with(Counter, ruleset, players)
    until = actions.index(Counter()) + 1
    address = f"{START}{ruleset}-{players}-{seed}"
    for number, action in enumerate(actions[:until], 1):
        html = opened(client, address)
        address = moves_on(html)[write_actions(actions[:number])]
        if isinstance(action, Counter):
            before = Page(html)
            assert "Do you counter it?" in before.one("p", class_="hz-prompt").text
            assert before.one("p", class_="hz-pass").text.startswith("Pass the device to ")
    countered = page_at(client, address)
    assert " counters: " in countered.one("div", class_="hz-told").text


def test_the_marker_is_put_elsewhere_on_a_page_of_its_own(client: FlaskClient) -> None:
    """So that nobody who taps a card pays for that by mistake."""
    address = f"{START}hanzi.cangjie-1-3"
    html = html_at(client, address)
    assert not Page(html).one("table", class_="hz-grid").inside("a")
    (way,) = (each for each in moves_on(html).values() if "choosing=marker" in each)
    choosing = page_at(client, way)
    places = choosing.one("table", class_="hz-grid").inside("a")
    assert len(places) == 29
    assert "choosing" not in places[0]["href"]
    there = page_at(client, places[0]["href"])
    assert "You put the marker on " in there.one("div", role="status").text
    # Where it may not be put, the page is the usual one.
    put = places[0]["href"].partition("#")[0]
    usual = page_at(client, f"{put}&choosing=marker")
    said = "Name the task you want to make."
    assert usual.one("p", class_="hz-prompt").text.startswith(said)


def missed() -> tuple[str, str, tuple[str, str]]:
    """Return the addresses after a miss and after the next action, and where cards lay."""
    steps = list(play(Ruleset.PLAIN, 2, 1))
    at = next(
        n
        for n, (_, state) in enumerate(steps)
        if state.events and any(isinstance(event, Missed) for event in state.events)
    )
    states = [state for _, state in steps]
    actions = [action for action, _ in steps if action]
    turned = states[at - 1].face_up + tuple(
        event.spot for event in states[at].events if isinstance(event, TurnedUp)
    )
    addresses = [
        f"{START}hanzi-2-1?actions={write_actions(actions[:number])}" for number in (at, at + 1)
    ]
    one, other = turned
    return addresses[0], addresses[1], (NAME_OF_SPOT[one], NAME_OF_SPOT[other])


def turned_up(page: Page) -> set[str]:
    """Return the places of the cards that lie with their modern side up."""
    said = [e.text for e in page.one("table", class_="hz-grid").inside("span")]
    return {text[:2] for text in said if ", turned up: " in text}


def test_cards_of_a_miss_are_seen_until_the_next_action(client: FlaskClient) -> None:
    """The verdict comes first; later on the cards are marked, if memory is helped."""
    miss, after, spots = missed()
    page = page_at(client, miss)
    assert page.one("p", class_="hz-verdict").text == "No match"
    assert turned_up(page) == {*spots}
    later = page_at(client, after.replace("?", "?memory=helped&"))
    assert not turned_up(later) & {*spots}
    assert len(later.all("span", class_="hz-seen")) == len({*spots})


def test_memory_may_be_ones_own(client: FlaskClient) -> None:
    """By default nothing is marked, nor told later; marking it all the same is called a peek."""
    miss, after, spots = missed()
    assert turned_up(page_at(client, miss)) == {*spots}
    html = html_at(client, after)
    page = Page(html)
    assert not page.all("span", class_="hz-seen")
    assert " turns up " not in page.one("details", class_="hz-lately").text
    assert not any("memory=" in way for way in moves_on(html).values())
    assert "counts as a peek" not in html
    (peek,) = (each for each in page.all("a") if each.text == "Peek: mark the cards seen so far")
    helped = html_at(client, peek["href"])
    assert "counts as a peek" in helped
    assert all("memory=helped" in way for way in moves_on(helped).values())


def test_taking_back_leads_to_the_page_before(client: FlaskClient) -> None:
    """Its address is the one before, so that it is the same page."""
    address = f"{START}hanzi-2-1"
    for action in ("start", "turn"):
        following = next(iter(moves_on(html_at(client, address)).values()))
        back = [
            e for e in page_at(client, following).all("a") if e.text == "Take back the last move"
        ]
        found = back[0]["href"].partition("#")[0]
        assert found == address.partition("#")[0], action
        address = following


@pytest.mark.parametrize(
    ("path", "status", "said"),
    [
        ("hanzi-1-1", 404, "doesn’t exist"),
        ("hanzi.cangjie-5-1", 404, "doesn’t exist"),
        ("hanzi-2-0", 404, "doesn’t exist"),
        ("hanzi-2-007", 404, "doesn’t exist"),
        ("hanzi-2-10000", 404, "doesn’t exist"),
        ("hanzi-2-1?actions=!", 400, "from character 1 on"),
        ("hanzi-2-1?actions=t0a", 400, "from character 3 on"),
        ("hanzi-2-1?actions=a1", 400, "don’t allow move 1"),
        ("hanzi-2-1?actions=t0", 400, "don’t allow move 1"),
        ("hanzi-2-1?memory=x", 400, "can’t read this"),
        ("hanzi-2-1?choosing=x", 400, "can’t read this"),
        (f"hanzi-2-1?actions={'a1' * (LONGEST // 2 + 1)}", 414, "too long"),
        ("deal?table=hanzi-9", 400, "can’t read this"),
        ("deal?seed=0", 400, "can’t read this"),
        ("deal?seed=abc", 400, "can’t read this"),
    ],
)
def test_what_is_no_game_is_told_in_words(
    client: FlaskClient, path: str, status: int, said: str
) -> None:
    """With the status that it has, whatever stands in the address."""
    check_refused(client, START + path, status, said)


def test_games_are_not_for_search_engines(client: FlaskClient) -> None:
    """Only the page on which one chooses who plays is listed."""
    listed = client.get("/sitemap.xml").text
    assert f"{START}<" in listed
    assert f"{START}hanzi" not in listed
    page = page_at(client, f"{START}hanzi-2-1")
    assert page.one("meta", name="robots")["content"] == "noindex"
    in_games = [
        link
        for link in page.all("a")
        if link["href"].startswith(f"{START}hanzi") and "hreflang" not in link.attributes
    ]
    assert all(link.attributes.get("rel") == "nofollow" for link in in_games)


def test_every_prompt_leads_to_its_rule_and_every_task_to_its_parts(client: FlaskClient) -> None:
    """Whatever is to be done; and the reader's own tasks are put together in a fold."""
    seed, actions = game_with(Counter, Ruleset.PLAIN, 3)
    for number in range(len(actions)):
        address = f"{START}hanzi-3-{seed}?actions={write_actions(actions[:number])}"
        page = Page(opened(client, address))
        prompt = page.one("p", class_="hz-prompt").inside("a")
        assert prompt[0]["href"].startswith("/en/hanzi/rules/hanzi-")
    page = page_at(client, f"{START}hanzi-2-1")
    state = GameState.deal(Ruleset.PLAIN, 2, 1)
    tasks = [*state.tasks[0], *state.tasks[1], *state.supply]
    ways = {each["href"] for each in page.all("a", class_="hz-parts")}
    assert ways == {f"/en/hanzi/characters/{task.id}" for task in tasks}
    lines = page.one("details", class_="hz-lines").text
    for task in (*state.tasks[0], *state.supply):
        assert task.readings.pinyin in lines
        assert all(part.char in lines for part in task.parts)
        assert WORDS[f"hanzi-origin.{task.id}"].text in lines


def test_a_new_task_leads_to_the_rule_by_which_it_comes(client: FlaskClient) -> None:
    """After a match, or for one that Cangjie has taken."""
    actions: list[Action] = []
    found = set()
    for action, state in play(Ruleset.CANGJIE, 1, 7, mostly_knowing):
        actions += [action] if action else []
        if state.phase is Phase.TASK:
            page = page_at(client, f"{START}hanzi.cangjie-1-7?actions={write_actions(actions)}")
            [rule] = page.one("p", class_="hz-prompt").inside("a")
            wanted = "hanzi-match" if state.named else "hanzi-lost-tasks"
            assert rule["href"] == f"/en/hanzi/rules/{wanted}"
            found.add(wanted)
    assert len(found) == 2


def test_a_card_to_draw_is_pointed_at_by_its_drawing(client: FlaskClient) -> None:
    """Each card in the hands of others leads to drawing that one; no word says what it does."""
    seed, actions = game_with(DrawFrom, Ruleset.PLAIN, 2)
    until = next(n for n, action in enumerate(actions) if isinstance(action, DrawFrom))
    html = opened(client, f"{START}hanzi-2-{seed}?actions={write_actions(actions[:until])}")
    cards = Page(html).one("ul", class_="hz-loose").inside("li")
    record = Record(Deal(Ruleset.PLAIN, 2, seed), tuple(actions[:until]))
    other = 1 - record.state.to_act
    assert len(cards) == len(record.state.holds(other))
    assert all(each.text.endswith(("period 1", "period 2")) for each in cards)
    assert write_actions(actions[: until + 1]) in moves_on(html)


# --- What nobody has seen ---


def test_the_device_is_passed_with_closed_hands(client: FlaskClient) -> None:
    """Whoever gets it opens the hand; until then no effect of it stands in the page."""
    seed, actions = game_with(Counter, Ruleset.PLAIN, 2)
    until = actions.index(Counter())
    address = f"{START}hanzi-2-{seed}?actions={write_actions(actions[:until])}"
    closed = html_at(client, address)
    assert "Counter it" not in closed
    assert "Counter it" in opened(client, address)


@pytest.mark.parametrize("opens", [False, True])
@pytest.mark.parametrize("hides", [False, True])
def test_no_page_has_a_modern_side_that_its_reader_has_not_seen(
    app: Flask, hides: bool, opens: bool
) -> None:
    """In a deck where a drawing has several modern sides, exchanging unseen ones changes no byte.

    Those in the hands of others, those of the pile, and those of the grid that were not turned up.
    """
    compared = 0
    for state, actions in moments(5):
        record = Record(Deal(Ruleset.PLAIN, 3, 5), tuple(actions))
        if state.ending:
            continue
        closed = record.changes_hands and not opens
        own = None if closed else state.to_act
        otherwise = state._replace(
            grid=tuple(
                card
                if spot in record.memory.lying or spot in state.face_up
                else _another_side(card)
                for spot, card in enumerate(state.grid)
            ),
            pile=tuple(map(_another_side, state.pile)),
            hands=_others_otherwise(state.hands, own),
            new_cards=_others_otherwise(state.new_cards, own),
        )
        assert otherwise != state
        other = Record(record.deal, record.actions)
        other.states = (*record.states[:-1], otherwise)
        with app.test_request_context("/en/hanzi/play/hanzi-3-5"):
            app.preprocess_request()
            pages = [html_of(each, (), hides=hides, opened=opens) for each in (record, other)]
        assert pages[0] == pages[1]
        compared += 1
    assert compared > 5


def _others_otherwise(
    hands: tuple[tuple[Card, ...], ...], own: int | None
) -> tuple[tuple[Card, ...], ...]:
    return tuple(
        hand if seat == own else tuple(map(_another_side, hand)) for seat, hand in enumerate(hands)
    )


def _another_side(card: Card | None) -> Any:
    """Return a card with the same drawing and another modern side."""
    if card is None:
        return None
    effects = [effect for effect in Effect if effect is not card.effect]
    return replace(card, effect=effects[0], points=0)


def moments(seed: int) -> Iterator[tuple[GameState, list[Action]]]:
    """Yield every seventh moment of a game with the actions before it."""
    actions: list[Action] = []
    for number, (action, state) in enumerate(play(Ruleset.PLAIN, 3, seed, mostly_knowing)):
        actions += [action] if action else []
        if number % 7 == 0:
            yield state, list(actions)


def html_of(
    record: Record, unread: tuple[Character, ...], *, hides: bool, opened: bool = True
) -> str:
    """Return the page of a game; what unread forms look like is the same for all of them."""
    addresses = Addresses(record, "/page", hides)
    html = render_template("hanzi/play/game.html", view=play_view(record, addresses, opened=opened))
    html = re.sub(r'<svg class="sprite".*?</svg>\n', "", html, flags=re.DOTALL)
    for character in unread:
        html = html.replace(f'"#{ANCIENT_FORMS[character.id].id}"', '"#form"')
        html = html.replace(say_plain(Message(f"drawing.{character.id}")), "a drawing")
    return html


@pytest.mark.parametrize("hides", [False, True])
def test_what_nobody_has_seen_is_in_no_page(app: Flask, hides: bool) -> None:
    """Pages of the same history are the same whatever lies under forms that were not turned up."""
    compared = 0
    for state, actions in moments(5):
        record = Record(Deal(Ruleset.PLAIN, 3, 5), tuple(actions))
        face_up = {card.character for spot in state.face_up if (card := state.grid[spot])}
        read = record.memory.characters | face_up
        otherwise = hidden_otherwise(record.state, read)
        if otherwise is None:
            continue
        other = Record(record.deal, record.actions)
        other.states = (*record.states[:-1], otherwise._replace(events=record.state.events))
        unread = tuple(each for each in CHARACTERS if each not in read)
        with app.test_request_context("/en/hanzi/play/hanzi-3-5"):
            app.preprocess_request()
            pages = [html_of(each, unread, hides=hides) for each in (record, other)]
        assert pages[0] == pages[1]
        compared += 1
    assert compared > 5
