"""Choosing on the table: what is chosen is said, the button is at hand, an answer can be typed."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.answering import field, wish_to_type
from tests.browser.conftest import NewContext
from tests.support.answers import endless
from tests.support.pages import puzzle_address

ACTIONS = f"/en{puzzle_address('try-it', 2, 1)}"


def covered(page: Page) -> list[str]:
    """Return the options that the bar with the button lies over when they have the focus.

    One after the other gets it, as by Tab; of a bar below or beside them there is none.
    """
    names: list[str] = page.locator("[name=answer]").evaluate_all(
        """all => all.filter(each => {
            each.focus();
            const box = each.closest("label").getBoundingClientRect();
            const bar = document.querySelector(".controls").getBoundingClientRect();
            return box.bottom > bar.top && box.top < bar.bottom && box.right > bar.left
                && box.left < bar.right || box.bottom > innerHeight + 1 || box.top < -1;
        }).map(each => each.value)"""
    )
    return names


@pytest.mark.parametrize(
    ("width", "height", "text"), [(390, 844, "100%"), (320, 640, "200%"), (844, 390, "100%")]
)
def test_the_button_stays_at_hand_and_covers_nothing(
    tab: Page, width: int, height: int, text: str
) -> None:
    """On a phone it can be tapped from the start; whatever has the focus can be seen."""
    tab.set_viewport_size({"width": width, "height": height})
    tab.goto(ACTIONS)
    tab.evaluate(
        """text => {
            document.documentElement.style.fontSize = text;
            document.documentElement.style.scrollBehavior = "auto";
        }""",
        text,
    )
    if text == "100%" and height > width:
        expect(tab.locator("button[name=check]")).to_be_in_viewport(ratio=1)
    assert covered(tab) == []


def test_beside_the_table_the_button_comes_along(tab: Page) -> None:
    """On a desk it is in sight wherever the table is."""
    tab.set_viewport_size({"width": 1280, "height": 700})
    tab.goto(ACTIONS)
    button = tab.locator("button[name=check]")
    expect(button).to_be_in_viewport(ratio=1)
    own = tab.locator(".own .short").last
    own.scroll_into_view_if_needed()
    expect(own).to_be_in_viewport(ratio=0.9)
    expect(button).to_be_in_viewport(ratio=1)


def test_the_action_chosen_is_said_at_its_hand(new_context: NewContext) -> None:
    """In full, in the place of its beginning, with scripts off; with another choice it is gone."""
    page = new_context(java_script_enabled=False).new_page()
    page.goto(ACTIONS)
    state = endless("try-it", 2, 1)[1].position
    other = (state.to_act + 1) % state.players
    rows = page.locator(".action-row")
    clue = rows.filter(has=field(page, f"rank-{other}-1"))
    beginning = clue.locator("p")
    expect(beginning).to_be_visible()
    page.locator("label", has=field(page, f"rank-{other}-1")).click()
    expect(beginning).to_be_hidden()
    said = clue.locator(".visually-hidden").filter(has_text="“1”")
    box = said.bounding_box()
    assert box is not None
    assert box["width"] > 50
    page.locator("label", has=field(page, "play-0")).click()
    expect(beginning).to_be_visible()
    box = said.bounding_box()
    assert box is not None
    assert box["width"] <= 1


@pytest.mark.parametrize("scripts", [True, False], ids=["scripts", "no-scripts"])
def test_an_answer_is_typed_by_keyboard(new_context: NewContext, scripts: bool) -> None:
    """Enter sends it; what is not understood is said, and can be mended where it stands."""
    page = new_context(java_script_enabled=scripts).new_page()
    if scripts:
        wish_to_type(page)
    page.goto(f"/en{puzzle_address('knowledge', 2, 1)}")
    page.locator(".typing").get_by_text("Type your answer").press("Enter")
    text = page.get_by_role("textbox", name="Type your answer")
    text.fill("r1 and nonsense")
    text.press("Enter")
    expect(page.get_by_role("alert")).to_have_text("“nonsense” matches none of the answers.")
    expect(text).to_have_value("r1 and nonsense")
    theme, puzzle = endless("knowledge", 2, 1)
    options = theme.options(puzzle)
    text.fill(" ".join(option.removeprefix("identity-") for option in options[:3]))
    text.press("Enter")
    page.wait_for_url("**?" + "&".join(f"answer={option}" for option in options[:3]) + "*")
    expect(page.locator("#result h2")).to_be_visible()


def test_typed_answers_are_a_setting(page: Page) -> None:
    """The field is there once somebody wants it, on every question; until then it is not."""
    address = f"/en{puzzle_address('knowledge', 2, 1)}"
    page.goto(address)
    expect(page.locator(".typing input")).to_have_count(0)
    page.goto("/en/using/")
    wish = page.get_by_label("Show a field for typed answers")
    wish.check()
    page.goto(address)
    expect(page.locator(".typing input")).to_have_count(1)
    page.goto("/en/using/")
    expect(wish).to_be_checked()
    wish.uncheck()
    page.goto(address)
    expect(page.locator(".typing input")).to_have_count(0)
