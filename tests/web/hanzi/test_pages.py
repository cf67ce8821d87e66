"""The pages of Hànzì that no other game has, and what leads there."""

import re

import pytest
from flask.testing import FlaskClient

from tests.support.thorough import by_turns
from tests.web.page import Page
from tutor.core.messages import Message
from tutor.games.hanzi.deck import CHARACTER_OF_ID, CHARACTERS, TASK_OF_ID, TASKS
from tutor.games.hanzi.engine import Ruleset
from tutor.games.hanzi.engine.events import Event
from tutor.games.hanzi.engine.reasons import EndCause
from tutor.web.games import GAMES
from tutor.web.hanzi.characters import PATHS
from tutor.web.hanzi.presentation import event_message_id
from tutor.web.hanzi.wording import WORDS
from tutor.web.offline.contents import packs
from tutor.web.offline.places import exported_pages
from tutor.web.shell.languages import LANGUAGES

BELOW = "/en/hanzi"
LATIN_LETTERS = re.compile("[a-z]{3,}")


@pytest.mark.parametrize("tag", [language.tag for language in LANGUAGES])
def test_every_character_has_its_page(client: FlaskClient, tag: str) -> None:
    """With its readings in their own languages, and with what it makes or is made of."""
    for path in by_turns(PATHS):
        page = Page(client.get(f"/{tag}/hanzi{path}").text)
        name = path.rpartition("/")[2]
        shown = CHARACTER_OF_ID.get(name) or TASK_OF_ID[name]
        assert page.one("h1").text.startswith(str(shown))
        assert page.one("dd", lang="zh-Latn-pinyin").text == shown.readings.pinyin
        assert page.one("dd", lang="zh-Bopo").text == shown.readings.zhuyin
        text = page.one("article").text
        others = TASK_OF_ID[name].parts if name in TASK_OF_ID else CHARACTER_OF_ID[name].tasks
        assert all(str(each) in text for each in others)


def test_all_characters_are_on_one_page(client: FlaskClient) -> None:
    """36 forms and 27 tasks, each leading to its page."""
    page = Page(client.get(f"{BELOW}/characters/").text)
    targets = {each["href"] for each in page.one("main").inside("a")}
    assert {f"{BELOW}{path}" for path in PATHS} <= targets
    assert len(PATHS) == len(CHARACTERS) + len(TASKS)
    assert client.get(f"{BELOW}/characters/none").status_code == 404
    assert client.get("/en/characters/").status_code == 404


@pytest.mark.parametrize("path", ["rules/", "learn/hanzi-table/1", "rules/print"])
def test_the_whole_table_is_pictured_once(client: FlaskClient, path: str) -> None:
    """In the rules, in the lesson on the table and on paper: pile, supply, deck, bank, seats."""
    page = Page(client.get(f"{BELOW}/{path}").text)
    picture = page.one("svg", class_="hz-whole")
    names = ("pile", "supply", "task-deck", "bank", "marker", "grid", "tasks")
    assert all(WORDS[f"hanzi-table.{name}"].text in picture.text for name in names)


def test_character_pages_are_kept_exported_and_listed(client: FlaskClient) -> None:
    ours = {f"/hanzi{path}" for path in PATHS}
    assert ours <= {path for pack in packs(GAMES).values() for path in pack.paths}
    assert ours <= exported_pages(GAMES, puzzles=1).plain.keys()
    found = client.get("/sitemap.xml").text
    assert all(f"/ja{path}</loc>" in found for path in ours)


def test_both_games_lead_to_each_other(client: FlaskClient) -> None:
    """The footer of every page has the link."""
    for path, other in (
        ("/en/", f"{BELOW}/"),
        ("/en/rules/goal", f"{BELOW}/"),
        (f"{BELOW}/", "/en/"),
    ):
        foot = Page(client.get(path).text).one("footer")
        assert other in {each["href"] for each in foot.inside("a")}


def test_a_description_does_not_name_what_is_drawn() -> None:
    """It tells each form from all others, and has no word of its meaning."""
    looks = {each.id: WORDS[f"drawing.{each.id}"].text for each in CHARACTERS}
    assert len({*looks.values()}) == len(CHARACTERS)
    for name, text in looks.items():
        meaning = {*LATIN_LETTERS.findall(WORDS[f"hanzi-meaning.{name}"].text)} - {
            "one",
            "right",
            "with",
        }
        assert not meaning & {*LATIN_LETTERS.findall(text)}, name


def test_every_event_has_its_words() -> None:
    kinds = {event_message_id(kind) for kind in Event.__subclasses__()}
    endings = {f"hanzi-event.game-ended.{cause}" for cause in EndCause}
    said = {name for name in WORDS if name.startswith("hanzi-event.")}
    assert kinds - {"hanzi-event.game-ended"} | endings <= said


def test_whatever_is_said_of_a_player_can_be_said_to_the_reader() -> None:
    """Events and claims have a sentence for each player whom they name."""
    said_of_players = [
        (name, placeholder)
        for name in WORDS
        if name.startswith(("hanzi-event.", "hanzi-claim.", "hanzi-play.known."))
        and ".you-" not in name
        for placeholder in ("name", "player", "with_player", "from_player")
        if f"%({placeholder})s" in WORDS[name].text
    ]
    assert len(said_of_players) > 40
    assert [each for each in said_of_players if ".you-".join(each) not in WORDS] == []


def test_the_setting_says_whether_cangjie_plays() -> None:
    [hanzi] = [pages for pages in GAMES if pages.game.id == "hanzi"]
    told = [hanzi.setting.rules_in_words(code) for code in hanzi.game.rulesets]
    assert told == [(Message(f"hanzi-rules.{ruleset}"),) for ruleset in Ruleset]
