"""A plan goes into a link and comes out of it as it was; nothing else comes out."""

import zlib
from base64 import urlsafe_b64encode
from binascii import crc_hqx

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.clubs import limits
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan, is_plan
from tutor.clubs.texts import one_line
from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.lessons import LESSONS
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.rulebook import BOXES
from tutor.web.puzzles.links import fields_of

PRINTED = "~15eOLVnJGshOiVUcJkkBhlkBi39AIZAPYZGQPAc0AAA"
"""A link that was printed with the first release of plans."""

_texts = st.text(max_size=60).map(one_line)
_tags = st.sampled_from(["en", "ja", "zh-Hant", "zh-Hans", "ru"])
_at_positions = [
    Item.at(fields_of(entry.puzzle)) for entry in [*library().values()][:: len(library()) // 40]
]
plans = st.builds(
    Plan,
    name=_texts.map(lambda text: one_line(text[: limits.NAME])),
    items=st.builds(
        lambda few, others: (*few, *others),
        st.lists(st.sampled_from(_at_positions), max_size=4, unique=True),
        st.lists(
            st.sampled_from([*LESSONS, *library()]).map(Item),
            max_size=limits.ITEMS - 4,
            unique=True,
        ),
    ),
    languages=st.lists(_tags, unique=True).map(tuple),
    greetings=st.dictionaries(_tags, _texts.filter(bool)).map(lambda texts: tuple(texts.items())),
    box=st.sampled_from(["", *BOXES]),
    rules=st.sampled_from(["base", "wild-5.fuses-1", "sixth-10.clues-10.play-on"]),
    conventions=st.sampled_from(["", "all", "play", "play.touch", "save"]),
)


@given(plans)
def test_a_plan_comes_back_from_its_text(plan: Plan) -> None:
    """Whatever is in it; and the text needs no escaping in an address."""
    text = str(plan)
    assert Plan.parse(text) == plan
    assert is_plan(text)
    assert all(letter.isalnum() or letter in "~-_" for letter in text)


def test_a_plan_says_whether_it_can_be_a_link() -> None:
    """So many puzzles at positions are too long for one, however alike they are."""
    plan = Plan(items=tuple(_at_positions[:3]))
    assert plan.fits_link
    assert Plan.parse(str(plan)) == plan
    assert not Plan(items=tuple(_at_positions[: limits.ITEMS])).fits_link
    position, theme, viewer = _at_positions[0].id.split("&")[:3]
    same = "&".join((position, theme, viewer, f"same={'a' * 40}&also={'a' * 40}"))
    alike = Plan(items=tuple(Item(f"{same}&slot={slot}") for slot in range(limits.ITEMS)))
    assert len(str(alike)) <= limits.PLAN_TEXT
    assert not alike.fits_link


def test_a_printed_link_is_read_for_ever() -> None:
    """The text of format 1 means the same in every release."""
    items = (Item("goal"), Item("save-012"))
    greetings = (("ja", "ようこそ"),)
    assert Plan.parse(PRINTED) == Plan("Club", items, ("en", "ja"), greetings, "ja", "wild-5")


def test_the_fullest_plan_fits() -> None:
    """Every text as long as it may be, in letters that hardly repeat, still makes a QR code."""
    letters = iter(chr(0x4E00 + 37 * number % 20000) for number in range(2000))

    def text(length: int) -> str:
        return "".join(next(letters) for _ in range(length))

    greetings = tuple((tag, text(limits.GREETING // 2)) for tag in ("en", "ja", "ru"))
    items = tuple(Item(id_) for id_ in [*library()][:: len(library()) // limits.ITEMS])
    plan = Plan(text(limits.NAME), items[: limits.ITEMS], ("ja", "en", "ru"), greetings, "ja")
    assert len(str(plan)) <= limits.PLAN_TEXT
    assert Plan.parse(str(plan)) == plan


@given(plans, st.data())
def test_a_link_with_a_slip_is_no_plan(plan: Plan, data: st.DataObject) -> None:
    """Whatever letter is lost: a club of half the length would be worse than none."""
    text = str(plan)
    place = data.draw(st.integers(0, len(text) - 1))
    with pytest.raises(BadSyntaxError):
        Plan.parse(text[:place] + text[place + 1 :])


def _text_of(content: bytes) -> str:
    packer = zlib.compressobj(9, wbits=-15)
    packed = packer.compress(content) + packer.flush()
    check = crc_hqx(packed, 0).to_bytes(2, "big")
    return "~1" + urlsafe_b64encode(check + packed).rstrip(b"=").decode()


@pytest.mark.parametrize(
    "content",
    [
        b" " * 10_000_000,
        b"[" * 8000,
        b'["a"]',
        b"{}",
        b"null",
        b"\xff",
        b'["","en","","base","none-such",{}]',
        b'["","en","nobox","base","goal",{}]',
        b'["","en","","wild-5.base","goal",{}]',
        b'["","en en","","base","goal",{}]',
        b'["","en","","base","goal goal",{}]',
        b'["","en","","base","goal",{},"touch.play"]',
        b'["","en","","base","goal",{},"play.save.touch"]',
        b'["","en","","base","goal",{},"bluff"]',
        b'["","en","","base","goal",{},["play"]]',
        b'["","en","","base","goal",{},"all","all"]',
        b'["","en","","base","goal",{"en":""}]',
        b'["","en","","base","goal",{"en":7}]',
        b'["","en","","base","goal",["en"]]',
        '["a\u202eb","","","base","",{}]'.encode(),
        b'["a\\nb","","","base","",{}]',
        b'["' + b"x" * (limits.NAME + 1) + b'","","","base","",{}]',
        b'["","","","base","",{"en":"' + b"x" * (limits.GREETING + 1) + b'"}]',
    ],
    ids=lambda content: repr(content[:40]),
)
def test_what_no_form_makes_is_refused(content: bytes) -> None:
    """A well-made link may hold anything: bombs, text that turns around, lists without end."""
    with pytest.raises(BadSyntaxError):
        Plan.parse(_text_of(content))
