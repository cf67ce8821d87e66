"""Finding a rule: newcomers' questions, spellings, and whatever else may be typed."""

import csv
from pathlib import Path
from urllib.parse import quote, urlencode

import pytest
from flask import Flask

from tests.web.conftest import Read
from tutor.games.hanabi.rulebook import FAQ, RULES, number
from tutor.web.hanabi.game_pages import HANABI
from tutor.web.rules.find import LONGEST_QUERY, MOST_RESULTS, QUERY, index_of
from tutor.web.rules.search.tokens import clean
from tutor.web.shell.languages import LANGUAGES
from tutor.web.shell.text import say_plain
from tutor.web.site.reader_options import current_setting

TAGS = [language.tag for language in LANGUAGES]

ASKED = Path(__file__).parents[2] / "data/questions"


def newcomers(tag: str) -> list[tuple[str, str]]:
    """Return what newcomers type in a language, each question with the rule that answers it."""
    with (ASKED / f"{tag}.csv").open(encoding="utf-8") as file:
        return [(row["question"], row["rule"]) for row in csv.DictReader(file)]


def asked_in(folder: str, tag: str) -> list[tuple[str, list[str]]]:
    """Return the questions of a set, each with the rules of which every one answers it."""
    with (ASKED / folder / f"{tag}.csv").open(encoding="utf-8") as file:
        return [(row["question"], row["rules"].split()) for row in csv.DictReader(file)]


def listed_words_of(tag: str) -> set[str]:
    """Return what the words for the search list for a language, or for all its scripts."""
    return {
        word.lower()
        for (of, _), words in HANABI.rules.search_words().items()
        if of in (tag, tag.partition("-")[0])
        for word in words
    }


def found(app: Flask, language: str, asked: str, most: int = 3) -> list[str]:
    """Return the ids of the rules that come first with the reader's usual setting."""
    with app.test_request_context(f"/{language}/rules/find"):
        index = index_of(HANABI)
        return index.find(index.query(asked), most)


def first_found(app: Flask, language: str, asked: str) -> str | None:
    """Return the id of the rule that comes first."""
    return next(iter(found(app, language, asked, 1)), None)


@pytest.mark.parametrize("tag", TAGS)
def test_newcomers_find_the_right_rule(app: Flask, tag: str) -> None:
    """It comes first for nine questions of ten, and among the first three for every one."""
    questions = newcomers(tag)
    places = {
        asked: next((n for n, name in enumerate(found(app, tag, asked), 1) if name == rule), 0)
        for asked, rule in questions
    }
    assert [asked for asked, place in places.items() if not place] == []
    first = sum(place == 1 for place in places.values())
    assert first >= 0.9 * len(questions), [q for q, place in places.items() if place != 1]


FOUND = {
    "held-out": {
        "en": (92, 99),
        "de": (85, 99),
        "ja": (96, 100),
        "zh-Hant": (91, 98),
        "zh-Hans": (91, 98),
        "ru": (93, 98),
        "fr": (83, 94),
    },
    "tuning": {
        "en": (90, 99),
        "de": (98, 100),
        "ja": (89, 95),
        "zh-Hant": (89, 97),
        "zh-Hans": (87, 99),
        "ru": (80, 94),
        "fr": (98, 100),
    },
}
"""Of a hundred questions, how many found their rule first, and among the first three.

Those held out were written when tuning was over, but by who had tuned, and measured twice: before
and after two bugs were mended. The German and French ones are of others, who had not seen the
phrases. The ones for tuning chose the constants of the search. Questions from anybody else may
find their rule less often. Old ones become phrases (`search_words`).
"""

LEAST = (80, 90)
"""For a language that nobody has measured yet."""

_SWAY = 2
"""What pages say is searched, too, so a changed sentence may lose this many."""


@pytest.mark.parametrize("folder", FOUND)
@pytest.mark.parametrize("tag", TAGS)
def test_questions_find_their_rule(app: Flask, tag: str, folder: str) -> None:
    """About as many as when the search was last changed; only counts are shown."""
    questions = asked_in(folder, tag)
    assert len(questions) == 100
    results = [(found(app, tag, asked), rules) for asked, rules in questions]
    first = sum(names[:1] != [] and names[0] in rules for names, rules in results)
    in_three = sum(not set(names).isdisjoint(rules) for names, rules in results)
    expected = FOUND[folder].get(tag, LEAST)
    assert (first >= expected[0] - _SWAY, in_three >= expected[1] - _SWAY) == (True, True), (
        first,
        in_three,
    )


@pytest.mark.parametrize(
    ("asked", "rule"),
    [
        ("ratings", "scale"),
        ("score 19", "scale"),
        ("what happens when the last card is drawn", "end-last-round"),
    ],
)
def test_a_few_words_are_enough(app: Flask, asked: str, rule: str) -> None:
    """Others are nearer by their words: `score` to how points are counted."""
    assert first_found(app, "en", asked) == rule


@pytest.mark.parametrize("tag", TAGS)
def test_no_question_of_the_tests_is_listed(tag: str) -> None:
    """The words for the search list none of them, and all name rules that there are."""
    asked = [*asked_in("held-out", tag), *asked_in("tuning", tag)]
    assert listed_words_of(tag).isdisjoint(question.lower() for question, _ in asked)
    assert {rule for _, rules in asked for rule in rules} <= set(RULES)


@pytest.mark.parametrize(
    ("tag", "typed", "meant"),
    [
        ("en", "ranbow", "rainbow"),
        ("en", "raimbow", "rainbow"),
        ("en", "rianbow", "rainbow"),
        ("en", "rainnbow", "rainbow"),
        ("fr", "multiclore", "multicolore"),
        ("ru", "радугга", "радуга"),
        ("ru", "подксазка", "подсказка"),
        ("ja", "レインボ", "レインボー"),
        ("zh-Hant", "彩虹派", "彩虹"),
        ("zh-Hans", "彩虹排", "彩虹牌"),
    ],
)
def test_a_word_with_one_letter_wrong_is_found(
    app: Flask, tag: str, typed: str, meant: str
) -> None:
    """Whether the letter is missing, another one, swapped with its neighbour or one too many."""
    assert first_found(app, tag, typed) in found(app, tag, meant)


@pytest.mark.parametrize("asked", ["第一局要不要加变体", "第一局要不要加變體"])
@pytest.mark.parametrize("tag", ["zh-Hans", "zh-Hant"])
def test_both_scripts_of_chinese_share_their_phrases(app: Flask, tag: str, asked: str) -> None:
    """A phrase that is listed in one of them is found with both."""
    assert first_found(app, tag, asked) == "advice-basic-first"


@pytest.mark.parametrize("tag", TAGS)
def test_each_language_has_its_newcomers(tag: str) -> None:
    """Sixty questions about many rules, and the words for the search do not list them."""
    questions = newcomers(tag)
    assert len(dict(questions)) == 60
    rules = {rule for _, rule in questions}
    assert len(rules) >= 30
    assert rules <= set(RULES)
    assert listed_words_of(tag).isdisjoint(asked.lower().rstrip("?？") for asked, _ in questions)


@pytest.mark.parametrize("tag", TAGS)
def test_the_words_of_the_page_find_the_rule(app: Flask, tag: str) -> None:
    """Each title, each link, and each question of the rulebook finds its own rule first."""
    with app.test_request_context(f"/{tag}/rules/find"):
        book = HANABI.game.rulebook(current_setting())
        known = [(say_plain(rule.title), rule.id) for rule in RULES.values()]
        known += [(say_plain(link.title), link.rule) for link in book.links.values()]
        known += [(say_plain(each.question), each.rule) for each in FAQ]
        index = index_of(HANABI)
        missed = [
            (words, found, rule)
            for words, rule in known
            if (found := index.find(index.query(words), 1)) != [rule]
        ]
    assert not missed


@pytest.mark.parametrize("tag", TAGS)
def test_the_answer_of_a_known_question_leads(app: Flask, read: Read, tag: str) -> None:
    """One word answers it, and what the rule says comes after."""
    for each in FAQ[::9]:
        with app.test_request_context(f"/{tag}/rules/find"):
            question, answer = say_plain(each.question), say_plain(each.answer)
        page = read(f"/{tag}/rules/find?{urlencode({QUERY: question})}")
        assert page.all("p", class_="leading")[0].text == " ".join(f"{question} {answer}".split())


def test_a_question_is_not_answered_with_another_one(read: Read) -> None:
    """Where no question that we know comes near, the rule speaks for itself."""
    assert not read("/en/rules/find?q=spectacular").all("p", class_="leading")


@pytest.mark.parametrize(
    ("tag", "asked", "otherwise"),
    [
        ("en", "DISCARD PILE", "discard pile"),
        ("en", "ｄｉｓｃａｒｄ ｐｉｌｅ", "discard pile"),
        ("en", "fireworks", "firework"),
        ("de", "hande", "hände"),
        ("fr", "DEFAUSSE", "défausse"),
        ("fr", "6e couleur", "6 couleur"),
        ("de", "plaettchen", "plättchen"),
        ("de", "Ablagestapels", "Ablagestapel"),
        ("ru", "ещё один ход", "еще один ход"),
        ("ru", "ЖЕТОНЫ", "жетон"),
        ("ja", "ひんと", "ヒント"),
        ("ja", "ﾊﾟｽ", "パス"),
        ("zh-Hans", "顏色", "颜色"),
        ("zh-Hant", "颜色", "顏色"),
        ("zh-Hant", "弃牌堆", "棄牌堆"),
    ],
)
def test_spellings_are_equal(app: Flask, tag: str, asked: str, otherwise: str) -> None:
    """Case, width, accents, ё, kana, script and plural make no difference to what is found."""
    found = first_found(app, tag, asked)
    assert found is not None
    assert found == first_found(app, tag, otherwise)


def test_half_a_word_is_enough(app: Flask) -> None:
    """A part of a word finds what the word finds, and so does one Chinese character."""
    assert first_found(app, "en", "multicol") in found(app, "en", "multicolour")
    assert first_found(app, "zh-Hans", "弃") is not None


def test_the_results_say_what_was_found(read: Read) -> None:
    """Number, title and link of each rule, at most ten of them, with the match marked."""
    page = read("/en/rules/find?q=discard")
    links = {e["href"]: e.text for e in page.all("a")}
    found = [rule for rule in RULES if f"/en/rules/{rule}" in links]
    assert 0 < len(found) <= MOST_RESULTS
    assert links["/en/rules/discard"] == f"{number('discard')} A discard brings back one clue token"
    assert "discard" in {e.text.lower() for e in page.all("mark")}
    assert page.one("input", type="search")["value"] == "discard"


@pytest.mark.parametrize("asked", ["", "   ", "xyzzyqwert", "?!"])
def test_without_results_there_are_questions(read: Read, asked: str) -> None:
    """Nothing asked and nothing found both lead on to what others ask."""
    page = read(f"/en/rules/find?q={quote(asked)}" if asked else "/en/rules/find")
    assert {e["href"] for e in page.all("a")} >= {f"/en/rules/{q.rule}" for q in FAQ}
    assert not page.all("mark")


@pytest.mark.parametrize("where", ["rules/", "rules/bonus", "glossary/", "rules/find"])
def test_the_field_is_where_readers_are(read: Read, where: str) -> None:
    """The field stands on every page of the reference and keeps the reader's table."""
    page = read(f"/en/{where}?box=ru&rules=wild-5&with=ja")
    assert page.one("form", class_="find")["action"] == "/en/rules/find"
    hidden = {e["name"]: e["value"] for e in page.all("input", type="hidden")}
    assert hidden.items() >= {("box", "ru"), ("rules", "wild-5"), ("with", "ja")}


@pytest.mark.parametrize(
    "query",
    [
        "%00",
        "%ED%A0%80",
        "%FF%FE",
        quote("<script>alert(1)</script>"),
        quote("\"'><img src=x onerror=1>"),
        quote("%(num)s {{ 7*7 }} %s"),
        "a" * 3000,
        quote("点" * 210),
        quote("\u202e\u200b\ufeff"),
        quote("ﷺ" * 100),
        quote("ё́й" * 60),
        "q=1",
    ],
)
@pytest.mark.parametrize("tag", TAGS)
def test_nothing_typed_breaks_the_page(read: Read, tag: str, query: str) -> None:
    """Any query is answered with a sound page that does not take it for markup."""
    page = read(f"/{tag}/rules/find?{QUERY}={query}")
    [script] = page.all("script")
    assert script["src"].startswith("/static/")
    assert not script.text
    assert not page.all("img")
    assert len(page.one("input", type="search")["value"]) <= LONGEST_QUERY


def test_what_is_shown_follows_the_table(read: Read) -> None:
    """What is shown of a rule has the numbers of the table that was searched."""
    asked = urlencode({"q": "The deck has cards"})
    assert "50 cards" in read(f"/en/rules/find?{asked}").one("ol", class_="results").text
    wild = read(f"/en/rules/find?{asked}&rules=wild-10").one("ol", class_="results")
    assert "60 cards" in wild.text


def test_typed_text_is_cleaned() -> None:
    """What no page can show is gone, white space is single, and the length has a limit."""
    assert clean(" a\0b\ud800\n c ", 200) == "a b c"
    assert clean("x" * 300, 200) == "x" * 200
