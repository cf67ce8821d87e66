"""The text that what a browser remembers travels as, from one device to another."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import NewContext
from tests.browser.remembering import (
    PROGRESS,
    bring,
    exported,
    figure,
    forget,
    miss,
    page_at,
    remember,
    solve,
    with_checksum,
)

PRACTICE = Path(__file__).parents[2] / "docs" / "practice.md"


def test_progress_is_exported_and_imported_as_text(page: Page, new_context: NewContext) -> None:
    """Export, forget, import: all is as it was; on another device it is added to what is there."""
    miss(page)
    remembered = "hanabi1;+3=goal;.clue=1-2;days=20000-20004;point-out=1-12,30;"
    bring(page_at(page, PROGRESS), with_checksum(remembered))
    text = exported(page)
    figures = page.locator("[data-figure]").all_inner_texts()
    assert figure(page, "solved") == "13"
    forget(page)
    expect(page.get_by_role("status")).to_have_text("Forgotten. Nothing is left on this device.")
    assert figure(page, "solved") == "0"
    assert exported(page) == with_checksum("hanabi1;")
    bring(page, text)
    expect(page.get_by_role("status")).to_contain_text("Done")
    assert page.locator("[data-figure]").all_inner_texts() == figures
    assert exported(page) == text

    device = new_context().new_page()
    solve(device)
    bring(page_at(device, PROGRESS), text)
    assert figure(device, "solved") == "14"


def test_the_best_of_both_stays(page: Page) -> None:
    """An older text takes away nothing: most stars count, and solved puzzles stay solved."""
    remember(page, "hanabi1;+3=goal;point-out=1;")
    bring(page, with_checksum("hanabi1;+1=goal;+2=hidden;point-out=1!,2!;"))
    assert exported(page) == with_checksum("hanabi1;+1=goal;+2=hidden;+3=goal;point-out=1,2!;")


def test_a_broken_text_is_refused(page: Page) -> None:
    """Nothing changes, and it is said why."""
    remember(page, "hanabi1;days=20000;")
    before = exported(page)
    whole = with_checksum("hanabi1;+3=goal;outcome=1-5;")
    newer = with_checksum("hanabi2;+3=goal;")
    for text in (whole[:-1], whole.replace("1-5", "1-6"), "Hello", newer, ";", "hanabi1;", " "):
        bring(page, text)
        expect(page.get_by_role("status")).to_contain_text("This text isn’t complete")
        expect(page.locator("[data-export]")).to_have_value(before)
        page.reload()


def test_the_example_in_the_docs_is_such_a_text(page: Page) -> None:
    """It is taken, and comes out as it is written there."""
    [text] = re.findall("^    (hanabi1;.+)$", PRACTICE.read_text(encoding="utf-8"), re.MULTILINE)
    page.goto(PROGRESS)
    bring(page, text)
    assert exported(page) == text
    assert figure(page, "solved") == "5"
    assert figure(page, "level hanabi") == "2"


@pytest.mark.parametrize(
    "rubbish",
    ["", "\0", "hanabi1", "null", "3", '"text"', "[1,[2]]", '{"v":1,"days":"x","+3":null,"":{}}'],
)
def test_unreadable_storage_is_no_obstacle(page: Page, rubbish: str) -> None:
    """Whatever lies there, pages work, and new answers are written."""
    page.goto(PROGRESS)
    page.evaluate("rubbish => localStorage.setItem('done', rubbish)", rubbish)
    page.goto("/en/learn/")
    solve(page)
    page.goto(PROGRESS)
    assert figure(page, "solved") == "1"


def test_what_cannot_be_read_of_a_text_is_left_out(page: Page) -> None:
    """A text that arrived whole may name what there is not; the rest of it counts."""
    odd = "=;;outcome;outcome=;outcome=x,-1,3-2,1-999999999;__proto__=1;+=1;+9=a;+3=!;x;"
    remember(page, f"hanabi1;{odd}score=4;")
    assert exported(page) == with_checksum("hanabi1;score=4;")
