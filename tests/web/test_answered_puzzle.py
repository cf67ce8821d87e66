"""The page of an answered puzzle: verdicts, proof, what happens, and the way on."""

from collections import Counter
from urllib.parse import parse_qs, urlsplit

import pytest
from tutor.web.teaching.puzzles.steps import deciding, deciding_steps

from tests.web.conftest import Read
from tests.web.page import Element, Page
from tests.web.puzzling import (
    every_theme,
    every_theme_at_its_top,
    inputs,
    judged,
    judgements,
    kinds_by_turns,
    puzzle_of,
    result,
    right_options,
    seed_where,
    url,
    wrong_options,
)
from tutor.core.puzzle import NONE
from tutor.games.hanabi.knowledge import View, deduce
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.rulebook import RULES
from tutor.web.shell.languages import LANGUAGES


def own_hand(shown: Page) -> Element:
    """Return the viewer's hand as it is drawn."""
    return next(e for e in shown.elements if "own" in e.attributes.get("class", "").split())


@every_theme_at_its_top
def test_the_answered_table_shows_no_own_card(read: Read, theme: str, level: int) -> None:
    """What lies in one's own hand is still hidden, whatever the answer was."""
    for option in THEMES[theme].options(puzzle_of(theme, level))[::4]:
        hand = own_hand(read(url(theme, level, 1, option)))
        arts = [e for e in hand.inside("span") if "art" in e.attributes.get("class", "").split()]
        assert all("back" in art["class"].split() for art in arts)


# The answer


@kinds_by_turns
def test_the_right_answer_is_right(read: Read, theme: str, level: int) -> None:
    """The result says so first; whatever is told of an option has a rule that there is."""
    right = right_options(theme, level)
    shown = read(url(theme, level, 1, *right))
    assert result(shown).startswith("Allowed." if theme == "try-it" else "Right.")
    section = shown.one("section", id="result")
    assert section["tabindex"] == "-1"
    assert shown.one("h2", id=section["aria-labelledby"]).text in result(shown)
    assert shown.one("title").text.startswith(shown.one("h2", id="verdict").text)
    assert section["data-done"] == f"puzzle 1/base/{theme}/{level}/1"
    assert section["data-right"] == "yes"
    told = judgements(shown)
    assert ("Allowed." if theme == "try-it" else "right") in told
    words = {"right", "right as well", "correctly left out"}
    assert set(told) <= ({"Allowed.", "Not allowed."} if theme == "try-it" else words)
    rules = [link["href"].rpartition("/")[2] for link in shown.all("a", class_="because")]
    assert len(rules) >= len(told)
    assert set(rules) <= set(RULES)
    assert not inputs(shown)


@kinds_by_turns
def test_a_wrong_answer_is_told_why(read: Read, theme: str, level: int) -> None:
    """Not quite, with what was wrong and what was missed."""
    [wrong, *_] = wrong_options(theme, level)
    shown = read(url(theme, level, 1, wrong))
    assert result(shown).startswith("Not allowed." if theme == "try-it" else "Not quite.")
    assert shown.one("section", id="result")["data-right"] == "no"
    told = judgements(shown)
    if theme == "try-it":
        assert set(told) == {"Allowed.", "Not allowed."}
    else:
        assert told.count("wrong") == 1
        assert "missed" in told


@every_theme_at_its_top
@pytest.mark.usefixtures("in_english")
def test_the_proof_is_told_in_order(read: Read, theme: str, level: int) -> None:
    """Numbered facts, each with its rule, and then what is right."""
    shown = read(url(theme, level, 1, *right_options(theme, level)))
    puzzle = puzzle_of(theme, level)
    facts = deciding_steps(THEMES[theme], puzzle)
    if theme == "try-it":  # the proof is about every action, and only one was tried
        tried = THEMES[theme].judge(puzzle, right_options(theme, level)[0])
        facts = deciding(THEMES[theme], puzzle, tried.facts)
    panel = shown.one("section", class_="proof")
    [steps] = panel.inside("ol")
    rules = [link["href"].rpartition("/")[2] for link in steps.inside("a")]
    assert rules == [fact.rule for fact in facts]
    right = [len(each.inside("li")) for each in panel.inside("ul")]
    # Where any of many will do, as in trying things out, they need no list.
    assert right == [len(judged(theme, level).correct_options)] or theme == "try-it"


def test_an_action_that_is_tried_out_says_what_it_leads_to(read: Read) -> None:
    """The third mistake is allowed, and nobody calls it right: it loses the game."""
    shown = result(read(url("try-it", 5, 1, "play-1")))
    assert shown.startswith("Allowed. Play your card 2 You play")
    assert "The last fuse token is lost, and so is the game." in shown
    assert result(read(url("try-it", 5, 1, "rank-2-1"))).startswith(
        "Not allowed. Give yourself the clue “1” A clue always"
    )


def test_an_answer_that_is_partly_right(read: Read) -> None:
    """How much was found, how much was too much."""
    seed = seed_where("point-out", 1, lambda given: len(given.correct_options) == 2)
    right, wrong = right_options("point-out", 1, seed), wrong_options("point-out", 1, seed)
    half = read(url("point-out", 1, seed, right[0], wrong[0]))
    assert "You found 1 of 2. You marked 1 too many." in result(half)
    assert Counter(judgements(half)) == Counter(
        ["right", "wrong", "missed", *["correctly left out"] * (len(wrong) - 1)]
    )
    more = read(url("point-out", 1, seed, *right, *wrong))
    assert f"You found 2 of 2. You marked {len(wrong)} too many." in result(more)


def test_a_single_wrong_mark_is_told_nothing_but_the_reason(read: Read) -> None:
    """With two wrong ones it is said that none is right, after the reason."""
    wrong = wrong_options("critical", 3)
    alone, both = (
        read(url("critical", 3, 1, *wrong[:count])).one("section", id="result").text
        for count in (1, 2)
    )
    assert "None of your marks are right." not in alone
    assert both.index(" – ") < both.index("None of your marks are right.")


@pytest.mark.parametrize("theme", ["point-out", "allowed"])
def test_none_of_these_is_answered_too(read: Read, theme: str) -> None:
    """As an answer like any other, with its consequence."""
    shown = read(url(theme, 1, 1, NONE))
    assert result(shown).startswith("Not quite.")
    assert judged(theme).verdicts[-1].consequence.id == f"{theme}.none-wrong"
    assert "wrong" in judgements(shown)


def test_another_right_answer_is_right_as_well(read: Read) -> None:
    """Where one answer is asked for and several are right, the others are not called missed."""
    seed = seed_where("odds", 1, lambda given: len(given.correct_options) > 1)
    shown = read(url("odds", 1, seed, *right_options("odds", 1, seed)))
    told = judgements(shown)
    assert told.count("right") == 1
    assert "right as well" in told
    assert "missed" not in told


def test_the_table_afterwards_is_shown(read: Read) -> None:
    """After a clue the marks lie on the cards; after a play the card has left the hand."""
    before, after = read(url("point-out")), read(url("point-out", 1, 1, NONE))
    assert "to play" not in before.one("main").text
    assert "The position afterwards" in [h.text for h in after.all("h2")]
    assert "the clue" in after.one("ol", class_="what-happened").text
    [right] = right_options("outcome")
    shown = read(url("outcome", 1, 1, right))
    assert "The position afterwards" in [h.text for h in shown.all("h2")]
    assert "plays" in shown.one("ol", class_="what-happened").text


def test_only_what_was_chosen_happens(read: Read) -> None:
    """The table after an action shows that action, not the right one."""
    [wrong, *_] = wrong_options("make-playable")
    shown = read(url("make-playable", 1, 1, wrong))
    after = THEMES["make-playable"].judge(puzzle_of("make-playable"), wrong).after
    assert after is not None
    tokens = f"{after.clue_tokens} of 8"
    assert tokens in shown.one("div", class_="board").text


def test_cards_that_have_the_same_said_share_a_line(read: Read) -> None:
    """What a card could be: dozens of options, few reasons; the rest is folded away."""
    shown = read(url("knowledge", 2, 1, *right_options("knowledge", 2)))
    options = THEMES["knowledge"].options(puzzle_of("knowledge", 2))
    assert len(options) >= 25
    assert len(judgements(shown)) < len(options)
    others = shown.one("details", class_="others")
    folded = [e.text for e in others.inside("span") if e.attributes.get("class") == "judgement"]
    assert set(folded) == {"correctly left out"}


def test_the_answer_can_be_asked_for(read: Read) -> None:
    """It is told without a verdict on anybody, and counts as not solved."""
    shown = read(url("knowledge", 2, 1, show="1"))
    assert result(shown).startswith("This is the answer.")
    assert shown.one("section", id="result")["data-right"] == "no"
    assert set(judgements(shown)) == {"right", "wrong"}


# What each player knows


@pytest.mark.parametrize("theme", ["make-playable", "knowledge", "outcome"])
def test_every_seat_can_be_looked_from(read: Read, theme: str) -> None:
    """The hand at that seat is hidden, and what it could be is counted, slot by slot."""
    chosen = right_options(theme)
    puzzle = puzzle_of(theme)
    links = read(url(theme, 1, 1, *chosen)).one("nav", class_="seats").inside("a")
    assert len(links) == puzzle.position.players
    verdict = THEMES[theme].judge(puzzle, chosen[0])
    table = verdict.after or puzzle.position
    for seat, link in enumerate(links):
        shown = read(link["href"].partition("#")[0])
        known = deduce(View.of(table, seat))
        told = shown.one("section", class_="empathy")
        counts = {len(by_card) for by_card in known.worlds_by_card}
        titles = [title.text for title in told.inside("dt")]
        assert {int(title.split(": ")[1].split()[0]) for title in titles} == counts
        assert own_hand(shown).text.startswith(("Ann", "Bob", "Cat", "Dan", "Eve")[seat])
        assert judgements(shown) == judgements(read(url(theme, 1, 1, *chosen)))


def test_no_seat_can_be_looked_from_before_the_answer(read: Read) -> None:
    """The page stays what it is: nobody else's eyes before the answer."""
    assert (
        read(url("knowledge", seat="0")).one("main").text == read(url("knowledge")).one("main").text
    )


# Where the page leads


@every_theme
def test_the_way_on(read: Read, theme: str) -> None:
    """The next puzzle, one like it, the same again, harder, and a link without the answer."""
    levels = sorted(THEMES[theme].aims)
    shown = read(url(theme, levels[0], 1, right_options(theme, levels[0])[0]))
    links = {link.text: link["href"] for link in shown.all("a")}
    assert links["Another of this kind"] == url(theme, levels[0], 2)
    assert f"/{theme}/" not in links["Next puzzle"]
    assert links["Try again"] == links["use this link"] == url(theme, levels[0])
    assert links["Next level"] == url(theme, levels[1])
    last = read(url(theme, levels[-1], 1, right_options(theme, levels[-1])[0]))
    assert "Next level" not in {link.text for link in last.all("a")}


@pytest.mark.parametrize("theme", ["point-out", "knowledge", "try-it"])
def test_the_answer_stays_when_the_language_changes(read: Read, theme: str) -> None:
    """The picker leads to the same answered page, where everything is said as well."""
    path = url(theme, 1, 1, wrong_options(theme)[0])
    english = judgements(read(path))
    for language in LANGUAGES:
        other = path.replace("/en/", f"/{language.tag}/")
        assert other in {link["href"] for link in read(path).all("a")}
        assert len(judgements(read(other))) == len(english)


@pytest.mark.parametrize("theme", ["point-out", "knowledge", "try-it"])
def test_the_position_itself_can_be_shared(read: Read, theme: str) -> None:
    """The link on an answered page leads to the same puzzle, by its position."""
    puzzle = puzzle_of(theme)
    shown = read(url(theme, 1, 1, wrong_options(theme)[0]))
    [link] = [a["href"] for a in shown.all("a") if a.text == "Link to the position itself"]
    assert parse_qs(urlsplit(link).query)["position"] == [str(puzzle.position)]
    assert str(puzzle.position) not in read(url(theme)).one("main").text
    other = read(link)
    assert other.one("p", class_="goal").text == read(url(theme)).one("p", class_="goal").text
    assert [f["value"] for f in inputs(other)] == [f["value"] for f in inputs(read(url(theme)))]


def test_something_wrong_can_be_reported(read: Read) -> None:
    """A text to copy, with the puzzle's name, its position, and what was held right."""
    puzzle = puzzle_of("knowledge", 2)
    shown = read(url("knowledge", 2, 1, "identity-r1"))
    report = shown.one("textarea")
    assert "readonly" in report.attributes
    for part in (
        "puzzle: 1/base/knowledge/2/1",
        f"position: {puzzle.position}",
        f"viewer: {puzzle.viewer}",
        "chosen: identity-r1",
        f"right: {' '.join(right_options('knowledge', 2))}",
    ):
        assert part in report.text
    assert not read(url("knowledge", 2)).all("textarea")


def test_a_wrong_answer_in_the_last_turns_is_not_contradicted(read: Read) -> None:
    """It never gets there; how the best action does follows."""
    shown = read("/en/puzzles/last-turns-001?answer=rank-2-1")
    assert "The clue “1” to Cat never gets you to 22 points." in result(shown)
    assert "This works in every layout" not in result(shown)
    line = shown.one("section", class_="verdicts").text
    assert "For example:" in line
    assert "You play the green 3" in line
