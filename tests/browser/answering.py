"""How a visitor answers a puzzle, and what a screen reader says of the page."""

from playwright.sync_api import Locator, Page, expect

from tests.browser.keyboard import tab_to

SCRIPTS_RUN = "() => matchMedia('(scripting: enabled)').matches"


def field(page: Page, option: str) -> Locator:
    """Return the input of an option."""
    return page.locator(f"[name=answer][value='{option}']")


def wish_to_type(page: Page) -> None:
    """Have a field for typed answers below every question, as /using/ offers."""
    page.add_init_script("localStorage.setItem('typing', 'on')")


def click(page: Page, options: set[str]) -> None:
    """Choose options by clicking on their cards or words, and send the answer.

    In a lesson that asks for one option, the click sends it where there are scripts.
    """
    is_sent = page.locator("form.at-once").count() and page.evaluate(SCRIPTS_RUN)
    for option in options:
        page.locator("label", has=field(page, option)).click()
    if not is_sent:
        _send(page, options)


def press(page: Page, options: set[str]) -> None:
    """Choose options with Tab, Space and the arrow keys, and send the answer with Enter."""
    order = page.locator("[name=answer]").evaluate_all("all => all.map(each => each.value)")
    if page.locator("[name=answer][type=radio]").count():
        [option] = options
        tab_to(page, field(page, order[0]))
        page.keyboard.press("Space")
        for _ in range(order.index(option)):
            page.keyboard.press("ArrowDown")
    else:
        for option in sorted(options, key=order.index):
            tab_to(page, field(page, option))
            page.keyboard.press("Space")
    _send(page, options, by_keyboard=True)


def _send(page: Page, options: set[str], *, by_keyboard: bool = False) -> None:
    for option in options:
        expect(field(page, option)).to_be_checked()
    button = page.locator("button[name=check]")
    if by_keyboard:
        tab_to(page, button)
        page.keyboard.press("Enter")
    else:
        button.click()


def heard(element: Locator) -> str:
    """Return the text of an element as it is read out, with the names of its pictures."""
    text: str = element.evaluate(
        """element => {
            const copy = element.cloneNode(true);
            for (const each of copy.querySelectorAll("[aria-label]"))
                each.replaceWith(each.ariaLabel);
            return copy.textContent.replace(/\\s+/g, " ").trim();
        }"""
    )
    return text
