"""What is said about an answer: short, nothing twice, and a reason for every wrong choice."""

from collections import Counter
from collections.abc import Iterator

import pytest
from flask import Flask

from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Answer, Choose, Explanation, Puzzle, answer_to, verdicts_on
from tutor.core.result import result_of
from tutor.core.scenario import Scenario
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.reasons import EndCause
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.puzzles.theme import HanabiTheme
from tutor.web.shell.text import say_plain

MOST_IN_HEADLINE, MOST_IN_REASON, MOST_IN_DETAILS = 12, 50, 120


def asked(theme: str) -> list[Puzzle[GameState]]:
    """Return the puzzles of a theme that lists have, a few of each level."""
    puzzles = [entry.puzzle for entry in library().values() if entry.theme == theme]
    return puzzles[:: 1 + len(puzzles) // 40]


def answers(theme: HanabiTheme, puzzle: Puzzle[GameState]) -> Iterator[Answer[GameState]]:
    """Yield the answer shown, the right one, each wrong option alone, and some that are partial."""
    verdicts = verdicts_on(theme, puzzle)
    right = tuple(each.option for each in verdicts if each.is_right)
    wrong = tuple(each.option for each in verdicts if not each.is_right)
    chosen = [(), right[:1] if theme.choose is Choose.ONE else right, *((each,) for each in wrong)]
    if theme.choose.several:
        mixed = [each for each in wrong if each != NONE]
        chosen += [right[:1], right[1:], (*right, *mixed[:1]), tuple(mixed)]
    for options in dict.fromkeys(chosen):
        yield Answer(options, verdicts, theme.choose)


def messages(explanation: Explanation) -> list[Message]:
    """Return all that an explanation says."""
    headline = [explanation.headline] if explanation.headline else []
    return [*headline, *(each.message for each in (*explanation.reason, *explanation.details))]


def number_of_words(*said: Message) -> int:
    """Return how many words these sentences have in the language of the request."""
    return sum(len(say_plain(each).split()) for each in said)


every_theme = pytest.mark.parametrize("name", THEMES)


@every_theme
def test_an_explanation_is_short_and_says_nothing_twice(name: str, app: Flask) -> None:
    """The verdict, the cause and the fold, over answers of every kind."""
    theme = THEMES[name]
    with app.test_request_context("/en/"):
        for puzzle in asked(name):
            for given in answers(theme, puzzle):
                told = theme.explain(puzzle, given)
                where = f"{puzzle.question} {puzzle.position} {given.chosen}"
                texts = Counter(say_plain(each) for each in messages(told))
                assert [text for text, times in texts.items() if times > 1] == [], where
                assert told.headline is None or number_of_words(told.headline) <= MOST_IN_HEADLINE
                reason = [each.message for each in told.reason]
                assert number_of_words(*reason) <= MOST_IN_REASON, where
                details = [each.message for each in told.details]
                assert number_of_words(*details) <= MOST_IN_DETAILS, where
                assert told.headline or told.reason or given.is_solved, where


@every_theme
def test_a_wrong_option_has_a_reason_that_no_right_one_has(name: str, app: Flask) -> None:
    """It is what is said of the option at the first miss, so it must not tell the answer."""
    theme = THEMES[name]
    with app.test_request_context("/en/"):
        for puzzle in asked(name):
            verdicts = verdicts_on(theme, puzzle)
            right = {say_plain(each.consequence) for each in verdicts if each.is_right}
            for each in verdicts:
                if not each.is_right:
                    text = say_plain(each.consequence)
                    assert text not in right, f"{puzzle.question} {puzzle.position} {each.option}"


@every_theme
def test_a_question_fits_on_a_phone(name: str, app: Flask) -> None:
    """Whose turn it is stands on the table, and what a word means below the question."""
    theme = THEMES[name]
    with app.test_request_context("/en/"):
        for puzzle in asked(name):
            assert "you" not in theme.goal(puzzle).params
            assert "You are " not in say_plain(theme.goal(puzzle))
            assert number_of_words(theme.goal(puzzle)) <= 40
            if note := theme.note(puzzle):
                assert number_of_words(note.message) <= 24


def said(name: str, *chosen: str) -> tuple[str, str]:
    """Return the headline and the reason after this answer to a puzzle of the library."""
    entry = library()[name]
    theme = THEMES[entry.theme]
    told = result_of(theme, entry.puzzle, answer_to(theme, entry.puzzle, chosen))
    return say_plain(told.head), " ".join(say_plain(each.message) for each in told.reason)


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize(
    ("name", "chosen", "headline", "reason"),
    [
        (
            "knowledge-007",
            ("identity-y5",),
            "It can’t be the yellow 5",
            "Your card 3 isn’t the yellow 5: the only one is in Dan’s hand. "
            "The 9 cards marked “!” are possible: no clue rules them out, and "
            "a copy of each is out of sight.",
        ),
        (
            "knowledge-013",
            ("identity-b1",),
            "Right, but the blue 3 is possible too",
            "No clue rules it out, and you can see only 1 of the 2 copies.",
        ),
        (
            "safe-play-017",
            ("play-0",),
            "Card 1 doesn’t fit",
            "Card 1 can only be yellow 4 or yellow 5, and yellow needs its 2 next. "
            "Card 4 is the blue 3, which fits: the blue firework has reached 2.",
        ),
        (
            "safe-discard-017",
            ("discard-0",),
            "Right, but card 3 was safe too",
            "It can’t be red 5 or yellow 5, the critical cards out of sight. Your card 3 is green: "
            "“green” pointed at it.",
        ),
        (
            "safe-discard-017",
            (NONE,),
            "You can safely discard cards 1 and 3",
            "They can’t be red 5 or yellow 5, the critical cards out of sight. The clue “green” "
            "pointed at cards 1 and 3.",
        ),
        (
            "odds-007",
            ("discard-3",),
            "Card 4 is your riskiest",
            "Of the 10 unseen cards that card 4 could be, 4 are critical (40%). Cards 1, 2 and 3 "
            "share the lowest risk, 20% each.",
        ),
        (
            "odds-005",
            (),
            "Play card 3",
            "Of the 7 unseen cards that card 3 could be, 3 fit (43%): yellow 2 and green 4 "
            "(2 copies). The chance is 29% for card 5, 25% for card 1, 20% for card 4 and 0% for "
            "card 2.",
        ),
        (
            "save-008",
            ("color-0-y",),
            "The clue “yellow” tells Ann nothing new about card 2",
            "For all Ann knows, it could be a yellow 3, which isn’t critical: neither copy "
            "has been discarded. Since “yellow” already pointed at card 2, “2” settles it: it can "
            "only be the yellow 2, and the other has been discarded.",
        ),
        (
            "critical-004",
            (),
            "The red 4 and the red 5 are critical",
            "The other red 4 is in the discard pile. There’s only one 5 in each colour. Eve’s "
            "yellow 5 isn’t critical: both yellow 3s are in the discard pile.",
        ),
        (
            "make-playable-004",
            ("color-3-g",),
            "The clue “green” leaves Dan in doubt",
            "The clue doesn’t point at card 2. For all Dan knows, it could be a yellow 3, which "
            "no longer fits: yellow already has its 3. Since “yellow” already pointed at card 2, "
            "“4” settles it: it can only be the yellow 4, which is next.",
        ),
        (
            "last-round-005",
            ("player-1",),
            "The game is over",
            "The yellow firework needs its 3 next, so the yellow 4 doesn’t fit. The mistake costs "
            "the last fuse token, and the game is lost.",
        ),
        (
            "recover-tokens-002",
            ("play-3",),
            "Bob discarded the black 4",
            "It was critical. The other black 4 is in the discard pile. This works, in this order: "
            "“4” to Bob and play card 1.",
        ),
        (
            "last-turns-007",
            ("play-3",),
            "Playing card 4 loses the game",
            "Your card 4 can only be green 1, blue 5 or black 1. None of these fits, and the "
            "mistake would cost your last fuse token. The clue “4” to Dan always works.",
        ),
    ],
)
def test_the_cause_is_named(name: str, chosen: tuple[str, ...], headline: str, reason: str) -> None:
    """The headline says what was wrong or missed, the reason why."""
    assert said(name, *chosen) == (headline, reason)


@pytest.mark.usefixtures("in_english")
def test_a_failed_line_is_explained_by_what_became_of_it() -> None:
    """First what happened, then why it counts."""
    theme, puzzle = THEMES["recover-tokens"], library()["recover-tokens-001"].puzzle
    assert isinstance(theme, Scenario)
    for option, expected in (
        (
            "discard-4",
            ["Card 5 was the red 5", "It was critical.", "There’s only one 5 in each colour."],
        ),
        (
            "rank-1-4",
            [
                "Too few turns are left",
                "You need 3 more tokens: each discard and each completed firework brings one back.",
                "Only 2 turns are left.",
            ],
        ),
        (
            "play-4",
            [
                "Card 5 was the red 5",
                "The red firework needs its 2 next, so the red 5 doesn’t fit.",
                "You had to get there without a mistake.",
            ],
        ),
    ):
        line = theme.play(puzzle, [option, "discard-0"])
        told = theme.setback(puzzle, line)
        assert told.headline
        causes = [each.message for each in told.reason]
        assert [*map(say_plain, (told.headline, *causes))] == expected


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize("asked_for", ["score", "rating"])
def test_a_lost_game_has_nothing_to_add_up(asked_for: str) -> None:
    """No sentence about an answer to score tells to count the fireworks."""
    theme = THEMES["score"]
    lost = [
        entry.puzzle
        for entry in library().values()
        if entry.theme == "score"
        and entry.puzzle.position.ending is EndCause.STRIKES
        and entry.puzzle.question["ask"] == asked_for
    ]
    assert lost
    for puzzle in lost:
        for given in answers(theme, puzzle):
            texts = [say_plain(each) for each in messages(theme.explain(puzzle, given))]
            texts += [say_plain(each.consequence) for each in given.verdicts]
            assert not [text for text in texts if "dd up" in text or " + " in text], puzzle
            assert any("lost" in text for text in texts), puzzle
