"""The companion in a browser: by a script and without a network it shows what the server shows."""

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.browser.conftest import NewContext
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.companion import TableGame, Tap
from tutor.games.hanabi.engine import Ruleset
from tutor.web.shell.languages import LANGUAGES

PHONE: ViewportSize = {"width": 390, "height": 844}

RULES = ("base", "sixth-10", "sixth-5.clues-10", "wild-10.fuses-1", "wild-5.play-on.empty-clues")
"""Rules for two to five players and again for two: all that rules can change is in them."""

FITS = "() => document.documentElement.scrollHeight <= innerHeight"

SEEN = """() => {
  const lines = document.querySelector("main").innerText.split("\\n");
  const used = document.querySelectorAll(".token:not([hidden]).used").length;
  const links = [...document.querySelectorAll("main a")].filter((link) => link.offsetParent);
  return [...lines, used, ...links.map((link) => link.getAttribute("href"))];
}"""
"""All that can be seen of a table, and where it leads."""


def played_out(rules: str, players: int, seed: int) -> TableGame:
    """Return a game of random taps, few of which are mistakes."""
    choice, game = SeededChoice(seed), TableGame.start(Ruleset.parse(rules), players, 1)
    while game.ending is None:
        usual = [tap for tap in Tap if tap not in (Tap.MISTAKE, Tap.CARD_GONE)]
        wanted = [*Tap] if choice.below(30) == 0 else usual
        allowed = [tap for tap in wanted if game.allows(tap)]
        game = game.after(choice.pick(allowed or [tap for tap in Tap if game.allows(tap)]))
    return game


def address(rules: str, players: int, taps: str = "") -> str:
    """Return where a table stands after these taps."""
    start = f"/en/table/play?players={players}&first=1&names=Mia,,%E3%82%86%E3%81%8D&rules={rules}"
    return start + (f"&taps={taps}" if taps else "")


@pytest.mark.parametrize(("place", "rules"), [*enumerate(RULES)])
def test_a_script_shows_what_the_server_shows(
    page: Page, new_context: NewContext, place: int, rules: str
) -> None:
    """After every few taps of a whole game, undone ones too, and at the end."""
    players = 2 + place % 4
    taps = played_out(rules, players, place).code
    without = new_context(java_script_enabled=True).new_page()
    without.route("**/companion.js", lambda route: route.fulfill(body=""))
    page.goto(address(rules, players))
    for end, tap in enumerate(taps, 1):
        page.evaluate("tap => document.querySelector(`[data-tap=${tap}]`).click()", tap)
        if end % 15 and end < len(taps):
            continue
        without.goto(address(rules, players, taps[:end]))
        wanted = without.evaluate(SEEN)
        assert [*map(decoded, page.evaluate(SEEN))] == [*map(decoded, wanted)], taps[:end]
    page.locator("[data-undo]").click()
    without.goto(address(rules, players, taps[:-1]))
    assert [*map(decoded, page.evaluate(SEEN))] == [*map(decoded, without.evaluate(SEEN))]


def decoded(seen: object) -> object:
    """Return an address with its fields in order, in whichever way it is written."""
    if not isinstance(seen, str) or "?" not in seen or "/table/" not in seen:
        return seen
    path, _, query = seen.partition("?")
    fields = set(query.replace("%2C", ",").split("&"))
    return path, frozenset(fields - {"first=0", "players=3", "rules=base"})


@pytest.mark.parametrize(("place", "tag"), [*enumerate(language.tag for language in LANGUAGES)])
def test_all_of_a_table_is_on_the_screen_of_a_phone(tab: Page, place: int, tag: str) -> None:
    """For most players or fewer, with the longest prompts, in the last round and at the end."""
    tab.set_viewport_size(PHONE)
    for players in (5,) if place else (2, 3, 4):
        for rules, end in (("base", "mmm"), ("sixth-10.clues-10.play-on", "mx")):
            for taps in ("", "c", "cm", "cppppf", "ppppf", end):
                tab.goto(f"/{tag}/table/play?players={players}&rules={rules}&taps={taps}")
                assert tab.evaluate(FITS), tab.url
        deck = TableGame.start(Ruleset(), players, 0).deck_size
        for rules, taps in (("base", "cd" * deck), ("wild-10.clues-10", "ppppf" * 6)):
            tab.goto(f"/{tag}/table/play?players={players}&rules={rules}&taps={taps}")
            assert tab.evaluate(FITS), tab.url


def test_a_table_goes_on_without_a_network(page: Page) -> None:
    """Taps, undo, the end and points ask the server nothing."""
    page.goto("/en/table/play?players=2")
    page.context.set_offline(True)
    for tap in "cdpm":
        page.locator(f"[data-tap={tap}]").click()
    expect(page.locator("[data-tokens=clues] [data-left]")).to_have_text("8")
    page.locator("[data-undo]").click()
    expect(page.locator("[data-tokens=fuses] [data-left]")).to_have_text("3")
    for _ in range(3):
        page.locator("[data-tap=m]").click()
    expect(page.locator("[data-lost]")).to_be_visible()
    page.context.set_offline(False)


def test_back_undoes_a_tap(page: Page) -> None:
    """The browser's Back button leads to the table before the tap."""
    page.goto("/en/table/play?players=2")
    page.locator("[data-tap=c]").click()
    page.locator("[data-tap=d]").click()
    page.go_back()
    expect(page).to_have_url("/en/table/play?players=2&taps=c")
    expect(page.locator("[data-tokens=clues] [data-left]")).to_have_text("7")


def test_the_last_table_is_offered(page: Page) -> None:
    page.goto("/en/table/")
    expect(page.locator("[data-last-table]")).to_be_hidden()
    page.goto("/en/table/play?players=2")
    page.locator("[data-tap=c]").click()
    page.goto("/en/table/")
    page.get_by_role("link", name="Continue your last table").click()
    expect(page).to_have_url("/en/table/play?players=2&taps=c")
    for _ in range(3):
        page.locator("[data-tap=m]").click()
    page.goto("/en/table/")
    expect(page.locator("[data-last-table]")).to_be_hidden()


def test_the_screen_stays_on(page: Page) -> None:
    """Where a browser can, it is asked to when the table is opened."""
    page.add_init_script(
        "navigator.wakeLock.request = (kind) => { window.asked = kind; return Promise.resolve(); }"
    )
    page.goto("/en/table/play")
    assert page.evaluate("window.asked") == "screen"


def test_a_rule_question_answers_within_two_taps(either: Page) -> None:
    """One to the rule that is said, one and a few letters to any other."""
    either.set_viewport_size(PHONE)
    either.goto("/en/table/play?players=2&box=ru")
    either.locator("[data-tap=c]").click()
    either.get_by_role("link", name="Rule", exact=True).click()
    expect(either.locator("h1")).to_contain_text("Point at every card that matches")
    either.goto("/en/table/play?players=2&box=ru")
    either.get_by_role("link", name="Rule question").click()
    expect(either.locator("main input[name=q]")).to_be_visible()
    assert "box=ru" in either.url
