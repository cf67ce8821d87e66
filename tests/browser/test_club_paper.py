"""A club's sheets as they come out of the printer: page by page, and read back."""

import io
import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
import zxingcpp
from PIL import Image
from playwright.sync_api import Browser
from playwright.sync_api import Page as Tab
from pypdf import PdfReader

from tests.browser.measures import STICKING_OUT
from tests.support.serving import serving
from tutor.clubs import limits
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.clubs.secrets import new_ticket
from tutor.clubs.store import Store
from tutor.core.seeded import SeededChoice

POINTS = {"A4": (595, 842), "Letter": (612, 792)}
NARROW = int((210 - 24) / 25.4 * 96)
"""What is left of the narrower paper between its margins, in CSS pixels."""

GREETINGS = (
    ("en", "Welcome to our table!"),
    ("ja", "ようこそ、花火の会へ！"),
    ("zh-Hant", "歡迎來到我們的桌遊社！"),
    ("zh-Hans", "欢迎来到我们的桌游社！"),
    ("ru", "Добро пожаловать к столу!"),
)
CLUB = Plan(
    "Lantern Club",
    tuple(Item(name) for name in ("clue", "try-it-040", "knowledge-010", "survive-040")),
    tuple(tag for tag, _ in GREETINGS),
    GREETINGS,
    "ja",
    "base",
)
BILINGUAL = ("en", "ja")
TITLED = re.compile(r"\b([AB])[234]\s+(Try it|What do I know|Survive)")
"""The marks of the club's puzzles with what follows them; B4 alone is a card."""

HEAD = "Lantern Club · "

ALL_PARTS = "parts=welcome&parts=rules&parts=puzzles&parts=answers&copies=2"


@pytest.fixture(scope="module")
def database(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The clubs of these tests."""
    return f"sqlite:///{tmp_path_factory.mktemp('paper') / 'clubs.sqlite3'}"


@pytest.fixture(scope="module")
def printer(browser: Browser, database: str) -> Iterator[Tab]:
    """A tab at a server whose clubs these tests know."""
    with (
        serving(TUTOR_DATABASE_URL=database) as url,
        browser.new_context(base_url=url.rstrip("/"), service_workers="block") as context,
    ):
        yield context.new_page()


def printed(tab: Tab, paper: str, into: Path | None = None) -> list[str]:
    """Return the text of each page; every page has the size of the paper and something on it."""
    reader = PdfReader(io.BytesIO(tab.pdf(format=paper)))
    pages = []
    for page in reader.pages:
        size = (float(page.mediabox.width), float(page.mediabox.height))
        assert size == pytest.approx(POINTS[paper], abs=1)
        pages.append(unicodedata.normalize("NFKC", page.extract_text()))
    assert all(len(text) > 50 for text in pages), "an empty page"
    return pages


def together(text: str) -> str:
    """Return the text without white space: where lines break is the printer's business."""
    return "".join(unicodedata.normalize("NFKC", text).split())


def test_each_part_has_pages_of_its_own(printer: Tab) -> None:
    """Welcome, rules, the puzzles of each copy and the answers, on the lower paper."""
    plan = replace(CLUB, languages=BILINGUAL)
    printer.goto(f"/en/clubs/{plan}/sheet?{ALL_PARTS}")
    welcome, *rest = printed(printer, "Letter")
    for tag, greeting in GREETINGS:
        assert (together(greeting) in together(welcome)) is (tag in BILINGUAL)
    rules, *rest = rest
    assert rules.startswith("Hanabi")
    assert HEAD not in rules
    assert "A2" not in rules
    # Each copy of the puzzles begins at the top of a page; answers to all copies run on.
    kinds = [kind_of(text) for text in rest]
    order = [kind for place, kind in enumerate(kinds) if kind != kinds[place - 1] or not place]
    assert order == ["puzzles A", "puzzles B", "answers"]
    firsts = [rest[kinds.index(kind)] for kind in order]
    assert all(text.startswith(HEAD) for text in firsts)
    assert sum(text.count(HEAD) for text in rest) == 2 + 2 * len(BILINGUAL)
    answers = kinds.count("answers")
    assert answers <= 3 * len(BILINGUAL)
    for letter in "AB":
        pages = [text for text in rest if kind_of(text) == f"puzzles {letter}"]
        assert 2 <= len(pages) <= 3
        # A puzzle is whole: as many discard piles on a page as there are puzzles.
        for text in pages:
            assert text.count("Discard pile") == len(re.findall(TITLED, text))


def kind_of(text: str) -> str:
    """Return what a page holds, by what stands on it: every puzzle has a discard pile."""
    if "Discard pile" not in text:
        return "answers"
    (letter,) = {letter for letter, _ in re.findall(TITLED, text)}
    return f"puzzles {letter}"


@pytest.fixture
def narrow(printer: Tab) -> Iterator[Tab]:
    """The tab as wide as the narrower paper, whose pages look as they are printed."""
    printer.set_viewport_size({"width": NARROW, "height": 1000})
    printer.emulate_media(media="print")
    yield printer
    printer.emulate_media(media="null")


@pytest.mark.parametrize("tag", ["ja", "ru"])
def test_nothing_is_cut_off(narrow: Tab, tag: str) -> None:
    """No text reaches over the edge of the narrower paper."""
    narrow.goto(f"/{tag}/clubs/{CLUB}/sheet?{ALL_PARTS}")
    assert narrow.locator(".paper-puzzle .table").first.bounding_box()["height"] > 100  # type: ignore[index]
    assert narrow.evaluate(STICKING_OUT) == []
    # Wider than the paper, and all of it would be printed smaller.
    assert narrow.evaluate("document.documentElement.scrollWidth") <= NARROW
    assert narrow.locator("button:visible, .site-header:visible, h1:visible").count() == 0


def test_the_code_is_read_from_paper(narrow: Tab) -> None:
    """As large as it is printed, in the grey of a cheap printer; it leads to the club."""
    narrow.goto(f"/en/clubs/{CLUB}/sheet?parts=welcome")
    code = narrow.locator(".paper-code img")
    box = code.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 4 / 2.54 * 96
    picture = Image.open(io.BytesIO(code.screenshot())).convert("L")
    (found,) = zxingcpp.read_barcodes(picture)
    base = narrow.evaluate("location.origin")
    assert found.text == f"{base}/c/{CLUB}"


def test_a_full_welcome_takes_one_page(printer: Tab) -> None:
    """The longest name, and either the longest greetings or those that make the finest code."""
    longest = [(tag, (text * 40)[: limits.GREETING]) for tag, text in GREETINGS]
    finest = [(tag, letters(tag, limits.GREETING)) for tag in ("en", "ru")]
    finest += [(tag, letters(tag, 125)) for tag in ("ja", "zh-Hant", "zh-Hans")]
    for greetings in (longest, finest):
        plan = Plan(
            letters("en", limits.NAME),
            CLUB.items,
            CLUB.languages,
            tuple(greetings),
            "ja",
            "wild-5.fuses-1.clues-10.empty-clues",
        )
        assert len(str(plan)) <= limits.PLAN_TEXT
        printer.goto(f"/ru/clubs/{plan}/sheet?parts=welcome")
        [welcome] = printed(printer, "Letter" if greetings is longest else "A4")
        if greetings is longest:
            assert all(together(each) in together(welcome) for _, each in greetings)
    assert len(str(plan)) > limits.PLAN_TEXT - 150


def letters(tag: str, count: int) -> str:
    """Return so many letters of a language that cannot be said in fewer."""
    first, several = {"en": ("a", 26), "ru": ("а", 32)}.get(tag, ("一", 20_000))
    choice = SeededChoice(tag)
    return "".join(chr(ord(first) + choice.below(several)) for _ in range(count))


def test_a_certificate_takes_one_page(printer: Tab, database: str) -> None:
    """Each learner's own, with as much on it as there can be."""
    store = Store(database)
    items = tuple(Item(f"{name}-0{place}") for name in THIRTY for place in ("01", "02"))
    made = store.make(
        str(Plan("Lantern Club", items, CLUB.languages)), board=True, ticket=new_ticket()
    )
    names = ("W" * 20, "花火の達人", "Рыжая Лиса")
    for count, name in zip((30, 12, 1), names, strict=True):
        ticket = new_ticket()
        store.join(made.slug, name, ticket)
        for item in items[:count]:
            store.record(made.slug, ticket, item.id)
    printer.goto(f"/ru/clubs/{made.slug}/edit/{made.secret}/certificates")
    for paper in POINTS:
        pages = printed(printer, paper)
        assert len(pages) == len(names)
        for text, name in zip(pages, names, strict=True):
            assert together(name) in together(text)
            assert "Lantern Club" in text


THIRTY = (
    *("allowed", "point-out", "outcome", "tokens", "last-round", "score", "try-it", "knowledge"),
    *("safe-play", "safe-discard", "critical", "trash", "odds", "save", "survive"),
)
"""Fifteen themes: with two puzzles of each the longest list there is."""


def test_two_packs_fit_on_a_page(printer: Tab, database: str) -> None:
    """With all the club's languages on each: the lower paper and the narrower one are enough."""
    made = Store(database).make(str(CLUB), board=False, ticket=new_ticket())
    printer.goto(f"/en/clubs/{made.slug}/edit/{made.secret}")
    printer.get_by_role("link", name="New tournament").click()
    printer.get_by_label("Deals", exact=True).select_option("1")
    printer.get_by_role("button", name="Make the tournament").click()
    printer.wait_for_load_state()
    here = printer.url.partition("#")[0]
    for tag, paper in (("ja", "Letter"), ("ru", "A4")):
        printer.goto(f"{here.replace('/en/', f'/{tag}/')}/sheets?parts=packs")
        assert printer.locator(".deal-packet, .deal-pack").count() == 6
        assert len(printed(printer, paper)) == 3
