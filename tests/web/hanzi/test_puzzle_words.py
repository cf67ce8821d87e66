"""The words of Hànzì's puzzles: there are some for all that they can say, and they are short."""

import re
from collections.abc import Iterator

from flask import Flask

from tests.web.conftest import Read
from tutor.core.messages import Message
from tutor.core.puzzle import verdicts_on
from tutor.games.hanzi.deck import CHARACTER_OF_ID, Glossed
from tutor.games.hanzi.engine import Phase, RefusalReason
from tutor.games.hanzi.engine import actions as engine
from tutor.games.hanzi.puzzles.library import library
from tutor.games.hanzi.puzzles.themes import THEMES
from tutor.web.hanzi.game_pages import HANZI
from tutor.web.hanzi.wording import WORDS
from tutor.web.shell.text import say_plain

MOST_WORDS = 15
"""In the verdict on an option, but for meanings in brackets, what an effect card does and what a
drawing looks like."""


def said_of_library() -> Iterator[tuple[str, Message]]:
    """Yield what each puzzle of the library says: before the answer, of it, and as proof."""
    for entry in library().values():
        theme, puzzle = THEMES[entry.theme], entry.puzzle
        for sentence in HANZI.presentation.earlier_events(puzzle):
            yield "before", sentence
        yield "goal", theme.goal(puzzle)
        for verdict in verdicts_on(theme, puzzle):
            yield "label", theme.label(puzzle, verdict.option)
            yield "verdict", verdict.consequence
        for fact in theme.proof(puzzle):
            yield "fact", fact.message


def test_the_library_is_said_in_short_sentences(app: Flask) -> None:
    """Nothing lacks words, and a verdict gives its reason at once."""
    with app.test_request_context("/en/hanzi/"):
        app.preprocess_request()
        for kind, message in said_of_library():
            text = say_plain(message)
            assert text
            if kind == "verdict" and not {"drawing", "does"} & message.params.keys():
                assert len(re.sub(r"\([^()]*\)", "", text).split()) <= MOST_WORDS, text


def test_a_character_is_not_explained_by_itself(app: Flask) -> None:
    """人 means 人 to who reads Chinese, so that is said once; 日 has its meaning in brackets."""
    said = {"en": ("人 (person)", "日 (sun)"), "zh-Hant": ("人", "日（太陽）")}
    for language, glosses in said.items():
        with app.test_request_context(f"/{language}/hanzi/"):
            app.preprocess_request()
            for name, gloss in zip(("ren", "ri"), glosses, strict=True):
                params = {"character": Glossed(CHARACTER_OF_ID[name])}
                assert say_plain(Message("hanzi-character.option", params)) == gloss


def test_what_was_turned_up_is_a_list_above_the_question(read: Read) -> None:
    """Of a line for each crafting, with the reader's own as "you"; so it is beside an answer."""
    for query in ("", "?show=1"):
        page = read(f"/en/hanzi/puzzles/hanzi-best-chance-003{query}")
        told = [each.text for each in page.one("ol", class_="what-happened").inside("li")]
        assert told == [
            "You turn up b2, 艸 (grass – draw a card), and f3, 田 (field – 2 points), and make "
            "苗 (seedling).",
            "Bob turns up e5, 石 (stone – counter), and b3, 目 (eye – keep one of three): a miss.",
        ]
        assert page.one("main").text.index(told[1]) < page.one("main").text.index("You know only")


def test_a_rule_of_several_sentences_is_linked_once(read: Read) -> None:
    """The link stands behind the last sentence."""
    fold = read("/en/hanzi/puzzles/hanzi-third-card-002?show=1").one("details", class_="explain")
    assert len(fold.inside("p")) > 1
    links = [each["href"] for each in fold.inside("a")]
    assert links == ["/en/hanzi/rules/hanzi-ancient-forms"]


def test_rare_things_have_words() -> None:
    """Every action and what it leads to, every refusal, every phase that can be asked about."""
    actions = [each.kind for each in engine.Action.__subclasses__()]
    phases = [phase for phase in Phase if phase is not Phase.OVER]
    wanted = [
        *(f"hanzi-do.{name}" for name in (*actions, "craft-none")),
        *(f"hanzi-allowed.{name}" for name in actions),
        *(f"hanzi-refused.{reason}" for reason in RefusalReason),
        *(f"hanzi-allowed.{kind}.{phase}" for kind in ("goal", "due") for phase in phases),
        *(f"hanzi-log.{kind}" for kind in ("nothing", "miss.three", "match.three.you-name")),
    ]
    assert [name for name in wanted if name not in WORDS] == []
