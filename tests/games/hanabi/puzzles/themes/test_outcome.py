"""What happens when a card is played: one answer is right, and each wrong one is told why."""

import pytest

from tests.scenario import Scenario
from tutor.core.puzzle import Answer, Puzzle, answer
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.outcome import (
    JOINS,
    LOST,
    MISTAKE,
    NO_TOKEN,
    OPTIONS,
    RECOVERS,
    SCORED,
    WON,
)

OUTCOME = THEMES["outcome"]
ALMOST = "r5 y5 g5 b5 w4"


def playing(table: Scenario, slot: int = 1) -> Answer[GameState]:
    """Return the answer `ends-lost` to what happens when the player to act plays this slot."""
    viewer = (table.state.to_act + 1) % table.state.players
    puzzle = Puzzle("outcome", table.state, viewer, {"slot": slot - 1})
    return answer(OUTCOME, puzzle, [LOST])


def bob(first: str, **settings: int | str) -> Scenario:
    """Return a table at which Ann is to act and has this card in slot 1."""
    hands = [f"{first} y3 g3 b3 w3", "r4 y4 g4 b4 w1"]
    return Scenario("Ann Bob", hands, **settings)  # type: ignore[arg-type]  # names go with their types


CASES = [
    ("a first card", bob("r1"), JOINS, "play"),
    ("the next card", bob("r2", fireworks="r1"), JOINS, "play"),
    ("a card too early", bob("r3", fireworks="r1"), MISTAKE, "misplay"),
    ("a second copy", bob("r1", fireworks="r1"), MISTAKE, "misplay"),
    ("a five with a token missing", bob("r5", fireworks="r4", clue_tokens=7), RECOVERS, "bonus"),
    ("a five with all tokens", bob("r5", fireworks="r4"), NO_TOKEN, "bonus-lost"),
    ("the third mistake", bob("r3", strikes=2, discards="b1 w2"), LOST, "end-strikes"),
    ("the second mistake", bob("r3", strikes=1, discards="b1"), MISTAKE, "misplay"),
    ("the first of one", bob("r3", ruleset="fuses-1"), LOST, "end-strikes"),
    ("the last card drawn", bob("r1", deck_size=1), JOINS, "play"),
    ("last turn but one", bob("r1", deck_size=0, turns_left=2), JOINS, "play"),
    ("the last turn", bob("r1", deck_size=0, turns_left=1), SCORED, "end-last-round"),
    (
        "the third mistake on the last turn",
        bob("r3", deck_size=0, turns_left=1, strikes=2),
        LOST,
        "end-strikes",
    ),
]


@pytest.mark.parametrize(
    ("table", "truth", "rule"), [c[1:] for c in CASES], ids=[c[0] for c in CASES]
)
def test_one_thing_happens(table: Scenario, truth: str, rule: str) -> None:
    """Exactly one of all the options is right, and rests on its rule."""
    given = playing(table)
    assert [verdict.option for verdict in given.verdicts] == list(OPTIONS)
    assert given.correct_options == {truth}
    right = next(verdict for verdict in given.verdicts if verdict.correct)
    assert right.rule == rule
    assert given.solved is (truth == LOST)


def test_the_last_firework_wins() -> None:
    """The 5 that completes everything ends the game, whatever the tokens."""
    table = Scenario("Ann Bob", ["w5 r1 y1 g1 b1", "r1 y1 g1 b1 w1"], fireworks=ALMOST)
    given = playing(table)
    assert given.correct_options == {WON}
    right = next(verdict for verdict in given.verdicts if verdict.correct)
    assert (right.rule, right.consequence.params["points"]) == ("end-perfect", 25)


def test_playing_on_a_lost_card_loses() -> None:
    """In the expert variant the mistake that loses the last copy is the end."""
    given = playing(bob("r5", ruleset="play-on"))
    assert given.correct_options == {LOST}
    right = next(verdict for verdict in given.verdicts if verdict.correct)
    assert (right.consequence.id, right.rule) == ("outcome.ended.card-gone", "play-on-card-gone")


WRONG = [
    # table, option, why it does not happen, rule
    (bob("r1"), MISTAKE, "outcome.fits-first", "play"),
    (bob("r2", fireworks="r1"), MISTAKE, "outcome.fits", "play"),
    (bob("r3", fireworks="r1"), JOINS, "outcome.too-early", "firework"),
    (bob("r1", fireworks="r1"), JOINS, "outcome.already-built", "one-per-colour"),
    (bob("r1", fireworks="r5"), RECOVERS, "outcome.firework-complete", "one-per-colour"),
    (bob("r2", fireworks="r1"), RECOVERS, "outcome.not-last", "bonus"),
    (bob("r5", fireworks="r4"), JOINS, "outcome.is-last", "bonus"),
    (bob("r5", fireworks="r4"), RECOVERS, "outcome.no-token", "bonus-lost"),
    (bob("r5", fireworks="r4", clue_tokens=7), NO_TOKEN, "outcome.recovers", "bonus"),
    (bob("r3", strikes=1, discards="b1"), LOST, "outcome.not-lost", "end-strikes"),
    (bob("r1", strikes=2, discards="b1 w2"), LOST, "outcome.fits-first", "play"),
    (bob("r3", strikes=2, discards="b1 w2"), MISTAKE, "outcome.ended.strikes", "end-strikes"),
    (bob("r1"), WON, "outcome.not-won", "end-perfect"),
    (bob("r1"), SCORED, "outcome.deck-left", "end-last-round"),
    (bob("r1", deck_size=1), SCORED, "outcome.last-round-begins", "end-last-round"),
    (bob("r1", deck_size=0, turns_left=2), SCORED, "outcome.turns-left", "end-last-round"),
    (bob("r1", deck_size=0, turns_left=1), JOINS, "outcome.ended.last-round", "end-last-round"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("table", "option", "message", "rule"), WRONG, ids=[f"{w[1]}-{w[2]}" for w in WRONG]
)
def test_a_wrong_option_says_what_is_wrong_with_it(
    table: Scenario, option: str, message: str, rule: str
) -> None:
    """The first thing that differs from what happens, and the rule it rests on."""
    verdict = next(v for v in playing(table).verdicts if v.option == option)
    assert (verdict.correct, verdict.consequence.id, verdict.rule) == (False, message, rule)
    assert verdict.after is None


def test_the_right_option_tells_the_story() -> None:
    """Why the card fits, what happened in order, and the table after it."""
    table = bob("r5", fireworks="r4", clue_tokens=7, draws="g1", deck_size=1)
    right = next(verdict for verdict in playing(table).verdicts if verdict.correct)
    assert [fact.id for fact in right.facts] == [
        "outcome.fits",
        "event.played",
        "event.completed",
        "event.drew",
        "event.last-round",
    ]
    assert right.after == table.do("Ann plays slot 1 (r5)").state
