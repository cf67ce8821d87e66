"""What is said of an answer to a puzzle about one's own cards, a clue or several turns."""

import pytest

from tutor.core.library import Entry
from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Answer, Choose, Verdict, answer, judged
from tutor.core.result import Result, result
from tutor.core.scenario import is_scenario
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import library
from tutor.web.teaching.text.html import say_plain

pytestmark = pytest.mark.usefixtures("in_english")

FAMILY = (
    "knowledge",
    "safe-play",
    "safe-discard",
    "odds",
    "make-playable",
    "save",
    "recover-tokens",
    "finish-firework",
    "survive",
    "last-turns",
)
every_theme = pytest.mark.parametrize("theme", FAMILY)

MOST_IN_HEADLINE, MOST_IN_REASON, MOST_IN_DETAILS = 12, 45, 120


def entries(theme: str) -> list[Entry]:
    """Return every third puzzle of the library."""
    return [entry for entry in library().values() if entry.theme == theme][::3]


def answers(choose: Choose, verdicts: tuple[Verdict[GameState], ...]) -> set[tuple[str, ...]]:
    """Return no option, each wrong one alone, all right ones, and some that are half right."""
    right = tuple(each.option for each in verdicts if each.correct)
    wrong = tuple(each.option for each in verdicts if not each.correct)
    if not choose.several:
        return {(), *((option,) for option in (*right, *wrong))}
    mixed = {(right[0], option) for option in wrong if NONE not in (right[0], option)}
    some = tuple(option for option in wrong if option != NONE)
    return {(), right, right[:1], right[1:], some, *mixed, *((option,) for option in wrong)}


def results(entry: Entry) -> list[Result[GameState]]:
    """Return the results of these answers."""
    theme = THEMES[entry.theme]
    verdicts = judged(theme, entry.puzzle)
    return [
        result(theme, entry.puzzle, Answer(chosen, verdicts, theme.choose))
        for chosen in answers(theme.choose, verdicts)
    ]


def length(*messages: Message) -> int:
    """Return how many words the messages have."""
    return sum(len(say_plain(message).split()) for message in messages)


@every_theme
def test_an_explanation_is_short_and_says_nothing_twice(theme: str) -> None:
    """It has a reason, and neither headline, reason nor details grow long."""
    for entry in entries(theme):
        for told in results(entry):
            reason = [each.message for each in told.reason]
            details = [each.message for each in told.details]
            texts = [say_plain(message) for message in (told.head, *reason, *details)]
            where = (entry.id, told.answer.chosen, texts)
            assert len(set(texts)) == len(texts), where
            assert reason, where
            assert length(told.head) <= MOST_IN_HEADLINE, where
            assert length(*reason) <= MOST_IN_REASON, where
            assert length(*details) <= MOST_IN_DETAILS, where


@every_theme
def test_a_wrong_option_has_a_reason_of_its_own(theme: str) -> None:
    """What is said of it is not said of a right one, and names no right one."""
    for entry in entries(theme):
        verdicts = judged(THEMES[theme], entry.puzzle)
        right = {say_plain(each.consequence) for each in verdicts if each.correct}
        wrong = {say_plain(each.consequence) for each in verdicts if not each.correct}
        assert all(wrong), entry.id
        assert not right & wrong, entry.id


@every_theme
def test_a_question_is_short(theme: str) -> None:
    """It does not say who you are, and beside scenarios it takes a line or two."""
    for entry in entries(theme):
        prompt = say_plain(THEMES[theme].goal(entry.puzzle))
        assert "You are " not in prompt
        assert len(prompt.split()) <= 32


def said(name: str, *chosen: str) -> tuple[str, str]:
    """Return the headline and the reason after this answer to a puzzle of the library."""
    entry = library()[name]
    theme = THEMES[entry.theme]
    told = result(theme, entry.puzzle, answer(theme, entry.puzzle, chosen))
    return say_plain(told.head), " ".join(say_plain(each.message) for each in told.reason)


@pytest.mark.parametrize(
    ("name", "chosen", "headline", "reason"),
    [
        (
            "knowledge-007",
            ("identity-y5",),
            "It can’t be the yellow 5",
            "Your card 3 isn’t the yellow 5: the only one is in Dan’s hand.",
        ),
        (
            "knowledge-013",
            ("identity-b1",),
            "Right, but one more card is possible",
            "It could also be blue 3: a copy is out of sight, and no clue rules it out.",
        ),
        (
            "safe-play-017",
            ("play-0",),
            "Card 1 doesn’t fit",
            "Your card 1 must be yellow 4 or yellow 5: neither fits. Card 4 fits.",
        ),
        (
            "safe-discard-017",
            ("discard-0",),
            "Right, but card 3 was safe too",
            "The critical cards you can’t see are red 5 and yellow 5. Your card 3 is green: "
            "“green” pointed at it.",
        ),
        (
            "safe-discard-017",
            (NONE,),
            "You can safely discard cards 1 and 3",
            "The critical cards you can’t see are red 5 and yellow 5. Your card 1 is green: "
            "“green” pointed at it.",
        ),
        (
            "odds-007",
            ("discard-3",),
            "Card 4 is your riskiest",
            "Card 4 is critical in 4 of 10 cases (40%). Cards 1, 2 and 3 share the lowest risk, "
            "20%: any is right.",
        ),
        (
            "save-008",
            ("color-0-y",),
            "The clue “yellow” tells Ann nothing new about the card",
            "To Ann it could still be a yellow 3. There’s another yellow 3, so it isn’t critical. "
            "The clue “2” settles it. It can only be the yellow 2, which is critical.",
        ),
        (
            "recover-tokens-002",
            ("play-3",),
            "Playing card 4 fails",
            "After your first action (play card 4), Bob discarded the white 4, which was critical. "
            "This works, in this order: “4” to Bob and play card 1.",
        ),
        (
            "last-turns-007",
            ("play-3",),
            "Playing card 4 loses the game",
            "Your card 4 can’t fit, and it would cost your last fuse token. The best action works "
            "in all 4 layouts.",
        ),
    ],
)
def test_the_cause_is_named(name: str, chosen: tuple[str, ...], headline: str, reason: str) -> None:
    """The headline says what was wrong or missed, the reason why."""
    assert said(name, *chosen) == (headline, reason)


def test_a_failed_line_is_explained_in_one_sentence() -> None:
    """Which action it was, and what became of it."""
    theme, puzzle = THEMES["recover-tokens"], library()["recover-tokens-001"].puzzle
    assert is_scenario(theme)
    for option, expected in (
        ("discard-4", "Your first action (discard card 5) lost the red 5, which was critical."),
        ("rank-1-4", "After your first action (“4” to Bob), too few turns were left."),
        (
            "play-4",
            "Your first action (play card 5) was a mistake: it was the red 5, which didn’t fit.",
        ),
    ):
        line = theme.play(puzzle, [option, "discard-0"])
        assert [say_plain(each) for each in theme.setback(puzzle, line)] == [expected]
