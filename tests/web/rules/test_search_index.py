"""The index that finds rules: what counts how much, words, their endings, and excerpts."""

import tracemalloc
from itertools import product

import pytest

from tutor.web.rules.search.classifier import Classifier
from tutor.web.rules.search.index import Index, Passage, PassageKind, excerpt, search_words
from tutor.web.rules.search.tokens import Forms, fold


def test_the_kind_of_passage_decides() -> None:
    """The same words count more in a title than in a question, a synonym, or a text."""
    kinds = (PassageKind.TEXT, PassageKind.SYNONYM, PassageKind.QUESTION, PassageKind.TITLE)
    index = Index(Passage(kind.name, kind, "red cards") for kind in kinds)
    found = index.find(index.query("red cards"), 10)
    assert found == ["TITLE", "QUESTION", "SYNONYM", "TEXT"]


def test_asides_come_behind() -> None:
    """What only looks again at a rule comes after the rule that says as much."""
    kinds = {"advice": PassageKind.TITLE, "rule": PassageKind.TITLE}
    index = Index(
        (Passage(name, kind, "red cards") for name, kind in kinds.items()), Forms(), ["advice"]
    )
    assert index.find(index.query("red cards"), 2) == ["rule", "advice"]


def test_words_of_several_passages_add_up() -> None:
    """An owner with the query's words in different passages beats one with half of them twice."""
    index = Index(
        [
            Passage("half", PassageKind.TEXT, "red lantern"),
            Passage("half", PassageKind.TEXT, "red river"),
            Passage("whole", PassageKind.TEXT, "red river"),
            Passage("whole", PassageKind.TEXT, "blue card"),
        ]
    )
    assert index.find(index.query("red blue"), 1) == ["whole"]


def test_empty_words_count_little_where_no_spaces_are() -> None:
    """Longer ones first, so that none is left in half."""
    index = Index(
        [Passage("see", PassageKind.TITLE, "看牌"), Passage("may", PassageKind.TITLE, "能不能")],
        forms=Forms(empty=("能", "不", "能不能")),
    )
    assert index.find(index.query("能不能看牌"), 2) == ["see", "may"]


def test_a_word_speaks_for_the_owner_that_has_it_most() -> None:
    """Of two owners whose passages are as near, the one that has the word in most of its own."""
    red = {"other": ("field", "wall", "lake"), "one": ("card", "river", "stone")}
    index = Index(
        [
            *(Passage("other", PassageKind.TEXT, word) for word in ("tree", "moss", "reed")),
            *(
                Passage(owner, PassageKind.TEXT, f"red {word}")
                for owner, words in red.items()
                for word in words
            ),
        ]
    )
    assert index.find(index.query("red"), 2) == ["one", "other"]


def test_words_that_tell_owners_apart_are_learned() -> None:
    """A word that both owners have in every passage says little beside one that only one has."""
    words = ("clue", "token", "colour", *"abcdef")
    passages = [("cost", ("clue", "token", each)) for each in "abc"]
    passages += [("names", ("clue", "colour", each)) for each in "def"]
    learned = Classifier(passages, dict.fromkeys(words, 1.0))
    both, colour = learned.probabilities({"clue": 1.0}), learned.probabilities({"colour": 1.0})
    assert colour["names"] > 0.6 > both["names"] > 0.4


def test_parts_of_words_find_other_forms() -> None:
    """A verb with another prefix and ending has a part in common with what was listed."""
    passages = [("talk", "спрашивать"), ("play", "сыграть карту"), ("talk", "говорить")]
    importance = dict.fromkeys(["спрашивать", "сыграть", "карту", "говорить"], 1.0)
    learned = Classifier(((owner, text.split()) for owner, text in passages), importance)
    likely = learned.probabilities({"переспросили": 1.0, "расспрашивали": 1.0})
    assert likely["talk"] > likely["play"]
    assert learned.probabilities({"xyz": 1.0}) == {}


def test_a_passage_that_is_just_what_was_typed_comes_first() -> None:
    index = Index(
        [
            Passage("box", PassageKind.QUESTION, "red or black"),
            *(Passage("fuse", PassageKind.TITLE, f"red black {word}") for word in "abcdefgh"),
        ],
        forms=Forms(empty=("or",)),
    )
    assert index.find(index.query("Red, or black?"), 2) == ["box", "fuse"]


def test_a_number_in_a_name_does_not_mean_it() -> None:
    """A name of Chinese and a number is not what the number alone stands for."""
    index = Index(
        [Passage("wild", PassageKind.TITLE, "彩虹")], Forms(same=(("彩虹", "變體3", "variant 3"),))
    )
    assert list(index.query("3")) == ["3"]
    assert "=彩虹" in index.query("variant 3")


def test_search_words_are_read_by_rule() -> None:
    """Phrases stand between slashes below their rule; words for the same thing, a list a line."""
    words = search_words("tutor.web.hanabi")
    assert "spend" in words["en", "clue-cost"]
    assert any(line.startswith("clue/hint/") for line in words["en", ""])


def test_rare_words_count_more() -> None:
    """Between two titles that share a word each with the query, the rarer word decides."""
    titles = ("red card", "blue card", "old card", "red lantern")
    index = Index(Passage(title, PassageKind.TITLE, title) for title in titles)
    assert index.find(index.query("card lantern"), 1) == ["red lantern"]


@pytest.mark.parametrize("asked", ["hints", "bits of information"])
def test_words_for_the_same_thing_find_each_other(asked: str) -> None:
    """A query in others' words or phrases finds what the page says in ours."""
    passages = [
        Passage("clue", PassageKind.TITLE, "Give a clue"),
        Passage("play", PassageKind.TITLE, "Play"),
    ]
    assert not Index(passages).find(Index(passages).query(asked), 1)
    same = (("clue", "hint", "bit of information"),)
    index = Index(passages, Forms(endings=("s",), empty=("a", "of"), same=same))
    assert index.find(index.query(asked), 1) == ["clue"]


def test_words_for_the_same_thing_need_no_spaces() -> None:
    """The longest of them is taken in Chinese and Japanese."""
    passages = [
        Passage("pile", PassageKind.TITLE, "棄牌堆"),
        Passage("discard", PassageKind.TITLE, "棄牌"),
    ]
    same = (("棄牌", "丟"), ("棄牌堆", "墓地"))
    index = Index(passages, Forms(same=same))
    assert index.find(index.query("墓地"), 2) == ["pile"]
    assert index.find(index.query("丟"), 2) == ["discard"]


@pytest.mark.parametrize(
    ("asked", "said"),
    [("Karten", "Karte"), ("cards", "card"), ("dropped", "drop"), ("tries", "try")],
)
def test_a_language_brings_its_endings(asked: str, said: str) -> None:
    """Words are cut as the language says, and those that it does not cut as English ones."""
    english = Forms(("ing", "ed", "es", "s", "e"), doubling=True)
    index = Index(
        [Passage("rule", PassageKind.TITLE, said)], forms=Forms(("en", "e"), after=english)
    )
    assert index.find(index.query(asked), 1) == ["rule"]


def test_words_of_every_question_count_little() -> None:
    """Those that a language lists count less than others, however they are spelt."""
    index = Index(
        [Passage("rule", PassageKind.TITLE, "Wie viele Karten")], forms=Forms(empty=("WIE",))
    )
    assert (list(index.query("wie")), list(index.query("viele"))) == (["~wie"], ["viele"])


@pytest.mark.parametrize("letters", ["éÉÈçÇôäß", "йё", "ガが"])
def test_accents_of_latin_letters_make_no_difference(letters: str) -> None:
    """They are often left out; й, which another letter is, stays, and so do places in the text."""
    folded = {"éÉÈçÇôäß": "eeeccoaß", "йё": "йе", "ガが": "がが"}
    assert fold(letters) == folded[letters]


def test_a_part_stands_for_the_tokens_that_contain_it() -> None:
    """The first forty, in the order of the passages, each once."""
    words = ["".join(letters) for letters in product("abcd", repeat=5)]
    index = Index(Passage("rule", PassageKind.TEXT, word) for word in words)
    for part in ("abc", "cab", "aaa", "bcd", "ddd", "xyz"):
        expected = [token for token in words if part in token][:40]
        assert list(index.query(part)) == list(dict.fromkeys([part, *expected]))


def test_what_is_typed_fills_no_memory() -> None:
    """Whoever goes through all the characters there are leaves nothing behind."""
    tracemalloc.start()
    try:
        for first in range(0x20000, 0x31000, 200):
            fold("".join(map(chr, range(first, first + 200))))
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < 6_000_000


def test_an_excerpt_is_whole_sentences() -> None:
    """Of a long text the sentence with the match is shown, and the next ones if there is room."""
    before, after = "Nothing to see here. " * 12, "More of it. " * 3 + "And so on and on. " * 15
    match = "“The ＢＯＮＵＳ is here!” "
    parts = excerpt(["short", before + match + after], Index([]).query("bonus"))
    assert [part.text for part in parts if part.matches] == ["ＢＯＮＵＳ"]
    shown = "".join(part.text for part in parts)
    assert shown.startswith(match + "More of it. More of it. More of it. And so on")
    assert shown.endswith("on.")
    assert len(shown) <= 200


@pytest.mark.parametrize("end", ["。", "？", "！」"])
def test_sentences_end_without_spaces(end: str) -> None:
    """Chinese and Japanese put none between sentences."""
    text = ("あ" * 60 + end) * 2 + "花火が完成" + end + "い" * 150 + end + "う"
    parts = excerpt([text], Index([]).query("花火"))
    assert "".join(part.text for part in parts) == "花火が完成" + end + "い" * 150 + end + "う"
