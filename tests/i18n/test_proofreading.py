"""The proofreader notices what it should, and leaves good sentences alone."""

from pathlib import Path

import pytest

from tutor import proofreading
from tutor.proofreading import Pair, complaints


@pytest.mark.parametrize(
    ("source", "translation", "complaint"),
    [
        ("%(num)s cards", "карты", "placeholder '%(num)s' is missing"),
        ("cards", "%(num)s карт", "placeholder '%(num)s' is not in the English"),
        ("%(num)s cards", "%(num)d карт", "placeholder '%(num)d' is not in the English"),
        ("all <b>five</b>", "все пять", "tag '<b>' is missing"),
        (
            '<rule id="bonus">a</rule>',
            '<rule id="bonus-lost">б</rule>',
            "tag '<rule id=\"bonus\">'",
        ),
        ("until 25 points", "до 24 очков", "number '25' is missing"),
        ("Draw one card.", "カードを2枚引く。", "number '2' is not in the English"),
        ("Both green 4s", "Обе зелёные пятёрки", "number '4' is missing"),
    ],
)
def test_a_part_that_must_stay_is_missed(source: str, translation: str, complaint: str) -> None:
    """A lost or changed placeholder, tag, rule id or number is named."""
    assert any(complaint in found for found in proofreading.differences(source, translation))


@pytest.mark.parametrize(
    ("source", "translation"),
    [
        ("%(a)s then %(b)s", "%(b)s、それから%(a)s"),
        ("100%% of %(n)s", "100%% от %(n)s, то есть %(n)s"),
        ("25 points", "２５点"),
        ("Draw one card.", "カードを1枚引く。"),
        ("A row of one colour, from 1 to 5", "Ряд одного цвета, от 1 до 5"),
        ("A row of one colour, from 1 to 5", "Ряд одного цвета, от единицы до пятёрки"),
        ("three 1s, two each of 2, 3 and 4", "три единицы, по две двойки, тройки и четвёрки"),
        ("no 1s, 2s, 3s, 4s or 5s", "ни единиц, ни двоек, ни троек, ни четвёрок, ни пятёрок"),
    ],
)
def test_word_order_and_width_are_free(source: str, translation: str) -> None:
    """Order, repetition of a placeholder and full-width digits are the translator's choice."""
    assert proofreading.differences(source, translation) == []


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("ja", "カードを引く,次へ"),
        ("ja", "“花火”を作る"),
        ("ja", "手札 から選ぶ"),
        ("ja", "カード(赤)"),
        ("zh_Hant", "“煙火”"),
        ("zh_Hant", "抽一張牌."),
        ("zh_Hant", "抽一张牌。"),
        ("zh_Hans", "抽一張牌。"),
        ("ja", "牌庫から这枚を引く。"),
        ("zh_Hans", "「烟花」"),
        ("zh_Hans", "打出一张牌;然后抽牌"),
        ("fr", "la pioche est « vide » : et alors\N{NARROW NO-BREAK SPACE}?"),
        ("fr", "On pioche?"),
        ("fr", "l'indice"),
        ("ru", 'колода "пуста"'),
        ("ru", "фейерверк - это ряд карт"),
        ("ru", "фейерверк — это ряд карт"),
        ("ru", "карта в руке"),
        ("ru", "еще одна карта"),
    ],
)
def test_a_slip_of_the_pen_is_noticed(locale: str, text: str) -> None:
    """Punctuation foreign to the language is named."""
    assert proofreading.typography_slips(locale, text)


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("ja", "山札から1枚引き、「花火」に加えます。"),
        ("ja", "カード<b>r1</b>（赤の1）"),
        ("zh_Hant", "抽一張牌，接著輪到下一位：「煙火」完成了！"),
        ("zh_Hans", "打出一张牌，“烟花”就完成了。"),
        (
            "fr",
            "Un «\N{NO-BREAK SPACE}feu\N{NO-BREAK SPACE}»\N{NO-BREAK SPACE}: l’as-tu vu\N{NARROW NO-BREAK SPACE}?",
        ),
        ("ru", "Фейерверк\N{NO-BREAK SPACE}— это ряд карт в\N{NO-BREAK SPACE}«небе», ещё какой!"),
    ],
)
def test_a_good_sentence_passes(locale: str, text: str) -> None:
    """Text set as the language sets it has no complaint."""
    assert proofreading.typography_slips(locale, text) == []


def test_a_character_that_the_english_quotes_may_be_quoted() -> None:
    """One of another script, too; any other one is still named."""
    assert (
        proofreading.typography_slips("zh_Hans", "漢是汉的繁体。", "漢 has a simplified form.")
        == []
    )
    assert proofreading.typography_slips("zh_Hans", "漢是漢字的漢。", "That one is simplified.")
    assert proofreading.typography_slips("zh_Hans", "漢字。", "漢 is one.") == []
    assert proofreading.typography_slips("zh_Hans", "漢語。", "漢 is one.") == [
        "characters of another script: 語"
    ]


def test_the_termbase_is_enforced(tmp_path: Path) -> None:
    """An approved term left out and a forbidden one are both named; a good sentence passes."""
    base = tmp_path / "terms.csv"
    base.write_text(
        "concept,language,term,match,forbidden\n"
        "deck,en,deck,\\bdeck\\b,\n"
        "deck,ru,колода,колод,стопк\n",
        encoding="utf-8",
    )
    russian = proofreading.read_terms(base, "ru")
    assert proofreading.misuses(russian, "Draw from the deck.", "Возьмите карту из колоды.") == []
    wrong = proofreading.misuses(russian, "Draw from the deck.", "Возьмите карту из стопки.")
    assert [complaint.split(" ")[0] for complaint in wrong] == ["deck", "'стопк'"]


def test_words_for_searching_need_not_be_approved(tmp_path: Path) -> None:
    """What a newcomer may type is found by it, forbidden in running text or not."""
    base = tmp_path / "terms.csv"
    base.write_text(
        "concept,language,term,match,forbidden\ndeck,en,deck,,\ndeck,ru,колода,,стопк\n",
        encoding="utf-8",
    )
    pair = Pair("other words for a term, for searching", "draw pile", "стопка")
    assert list(complaints("ru", [pair], [base], ())) == []
    assert list(complaints("ru", [pair._replace(context=None)], [base], ()))


def test_rule_ids_are_no_words(tmp_path: Path) -> None:
    """A term inside a tag asks for nothing."""
    base = tmp_path / "terms.csv"
    base.write_text(
        "concept,language,term,match,forbidden\nclue,en,clue,,\nclue,ru,подсказка,,\n",
        encoding="utf-8",
    )
    link = '<rule id="clue-cost">%s</rule>'
    assert (
        proofreading.misuses(proofreading.read_terms(base, "ru"), link % "this", link % "это") == []
    )
