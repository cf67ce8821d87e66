"""What a nickname may be, which ones are the same, and which are offered."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.clubs.errors import BadNickname, BadNicknameError
from tutor.clubs.limits import NICKNAME
from tutor.clubs.nicknames import AT_ONCE, OFFERED, clean, key, offered
from tutor.clubs.texts import is_seen


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("Owl", "Owl"),
        ("  Owl \t 2\n", "Owl 2"),
        ("Ann-Marie O'Neil", "Ann-Marie O'Neil"),
        ("Anna M.", "Anna M."),
        ("J.R.", "J.R."),
        ("7up", "7up"),
        ("Ёжик", "Ёжик"),
        ("さくら・もも", "さくら・もも"),
        ("花火", "花火"),
        ("הדס", "הדס"),
        ("नमस्ते", "नमस्ते"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("Nguye\u0302\u0303n", "Nguyễn"),
        ("Ｏｗｌ", "Owl"),
        ("𝓞𝔀𝓵", "Owl"),
        ("x" * 20, "x" * 20),
        ("ab\u202ecd\u0007", "abcd"),
    ],
)
def test_letters_and_digits_of_any_script_are_kept(typed: str, kept: str) -> None:
    """With what stands between letters in names; decoration, turned text and extra space go."""
    assert clean(typed) == kept


@pytest.mark.parametrize(
    ("typed", "reason"),
    [
        ("", BadNickname.SHORT),
        (" a ", BadNickname.SHORT),
        ("\u200b\u2060\u200b", BadNickname.SHORT),
        ("x" * 21, BadNickname.LONG),
        ("ﷺ" * 3, BadNickname.LONG),
        ("12345", BadNickname.CHARACTERS),
        ("-Owl", BadNickname.CHARACTERS),
        ("Owl-", BadNickname.CHARACTERS),
        ("O--wl", BadNickname.CHARACTERS),
        ("Owl!", BadNickname.CHARACTERS),
        ("🦉 Owl", BadNickname.CHARACTERS),
        ("<b>Owl</b>", BadNickname.CHARACTERS),
        ("=1+1", BadNickname.CHARACTERS),
        ("@owl", BadNickname.CHARACTERS),
        ("a/b", BadNickname.CHARACTERS),
        ("\u3164\u3164\u3164", BadNickname.CHARACTERS),
        ("O\u200cwl", BadNickname.CHARACTERS),
        ("b" + "\u0335" * 5, BadNickname.CHARACTERS),
        ("\u0301ab", BadNickname.CHARACTERS),
    ],
)
def test_what_is_no_nickname_is_refused_with_the_reason(typed: str, reason: BadNickname) -> None:
    """Too short, too long, or with what is no part of a name: signs, emoji, stacked marks."""
    with pytest.raises(BadNicknameError) as caught:
        clean(typed)
    assert caught.value.reason is reason


@given(st.text(max_size=30))
def test_a_nickname_is_a_short_line_of_what_is_seen(typed: str) -> None:
    """Whatever is typed: a nickname is within the limits, visible, and as it is kept already."""
    try:
        nickname = clean(typed)
    except BadNicknameError:
        return
    assert NICKNAME[0] <= len(nickname) <= NICKNAME[1]
    assert all(is_seen(each) for each in nickname)
    assert nickname.strip("=+-@ ") == nickname
    assert clean(nickname) == nickname


@pytest.mark.parametrize(
    ("one", "other"),
    [("Owl", "oWL"), ("STRASSE", "Straße"), ("Ёж", "ёж"), ("می\u200cخ", "میخ"), ("Σας", "ΣΑΣ")],
)
def test_names_that_people_would_take_for_the_same_are(one: str, other: str) -> None:
    """Case does not count, nor do joiners that nobody sees."""
    assert key(one) == key(other)
    assert key(one) != key(f"{one} 2")


NAMES = ("Owl", "Star", "Kite", "Wave", "Comet")


def test_a_few_free_names_are_offered_by_chance() -> None:
    """Each once, none that is taken in whatever case, and not always the same."""
    drawn = {offered(NAMES, ["owl"], Random(seed)) for seed in range(20)}
    assert len(drawn) > 5
    for names in drawn:
        assert len({*names}) == len(names) == AT_ONCE
        assert {*names} <= {*NAMES} - {"Owl"}


def test_when_all_are_taken_they_get_numbers() -> None:
    """What is left of the list comes first, then the lowest number that is free."""
    taken = ("Star", "Kite", "Wave", "Comet", *(f"{name} 2" for name in NAMES), "kite 3")
    names = offered(NAMES, taken, Random(1))
    assert names[0] == "Owl"
    assert {*names[1:]} <= {"Owl 3", "Star 3", "Wave 3", "Comet 3"}


def test_there_are_about_two_dozen() -> None:
    """Each once: a whole class can have one without a number, or nearly."""
    assert len({*OFFERED}) == len(OFFERED) == 24
