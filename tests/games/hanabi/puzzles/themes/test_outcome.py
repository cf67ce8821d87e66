"""What happens when a card is played: one answer is right, and each wrong one is told why."""

import pytest

from tests.support.table_script import TableScript
from tutor.core.puzzle import Answer, Puzzle, answer_to
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.themes.outcome import (
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


def playing(table: TableScript, slot: int = 1) -> Answer[GameState]:
    """Return the answer `ends-lost` to what happens when the player to act plays this slot."""
    viewer = (table.state.to_act + 1) % table.state.players
    puzzle = Puzzle("outcome", table.state, viewer, {"slot": slot - 1})
    return answer_to(OUTCOME, puzzle, [LOST])


def bob(first: str, **settings: int | str) -> TableScript:
    """Return a table at which Ann is to act and has this card in slot 1."""
    hands = [f"{first} y3 g3 b3 w3", "r4 y4 g4 b4 w1"]
    return TableScript("Ann Bob", hands, **settings)  # type: ignore[arg-type]  # names go with their types


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
def test_one_thing_happens(table: TableScript, truth: str, rule: str) -> None:
    """Exactly one of all the options is right, and rests on its rule."""
    given = playing(table)
    assert [verdict.option for verdict in given.verdicts] == list(OPTIONS)
    assert given.right_options == {truth}
    right = given.right_verdicts[0]
    assert right.rule == rule
    assert given.is_solved is (truth == LOST)


def test_the_last_firework_wins() -> None:
    """The 5 that completes everything ends the game, whatever the tokens."""
    table = TableScript("Ann Bob", ["w5 r1 y1 g1 b1", "r1 y1 g1 b1 w1"], fireworks=ALMOST)
    given = playing(table)
    assert given.right_options == {WON}
    right = given.right_verdicts[0]
    assert (right.rule, right.consequence.params["points"]) == ("end-perfect", 25)


def test_playing_on_a_lost_card_loses() -> None:
    """In the expert variant the mistake that loses the last copy is the end."""
    given = playing(bob("r5", ruleset="play-on"))
    assert given.right_options == {LOST}
    right = given.right_verdicts[0]
    assert (right.consequence.id, right.rule) == ("outcome.ended.card-gone", "play-on-card-gone")


WRONG = [
    # table, option, why it does not happen, rule
    (bob("r1"), MISTAKE, "standing.fits-first", "play"),
    (bob("r2", fireworks="r1"), MISTAKE, "standing.fits", "play"),
    (bob("r3", fireworks="r1"), JOINS, "standing.not-next", "firework"),
    (bob("r1", fireworks="r1"), JOINS, "standing.already-built", "one-per-colour"),
    (bob("r1", fireworks="r5"), RECOVERS, "standing.firework-complete", "one-per-colour"),
    (bob("r2", fireworks="r1"), RECOVERS, "outcome.not-last", "bonus"),
    (bob("r5", fireworks="r4"), JOINS, "outcome.is-last", "bonus"),
    (bob("r5", fireworks="r4"), RECOVERS, "outcome.all-there", "bonus-lost"),
    (bob("r5", fireworks="r4", clue_tokens=7), NO_TOKEN, "outcome.one-spent", "bonus"),
    (bob("r3", strikes=1, discards="b1"), LOST, "outcome.fuses-left", "end-strikes"),
    (bob("r1", strikes=2, discards="b1 w2"), LOST, "standing.fits-first", "play"),
    (bob("r3", strikes=2, discards="b1 w2"), MISTAKE, "outcome.last-fuse", "end-strikes"),
    (bob("r1"), WON, "outcome.not-won", "end-perfect"),
    (bob("r1"), SCORED, "outcome.deck-left", "end-last-round"),
    (bob("r1", deck_size=1), SCORED, "outcome.last-round-begins", "end-last-round"),
    (bob("r1", deck_size=0, turns_left=2), SCORED, "outcome.turns-left", "end-last-round"),
    (bob("r1", deck_size=0, turns_left=1), JOINS, "outcome.last-turn", "end-last-round"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("table", "option", "message", "rule"), WRONG, ids=[f"{w[1]}-{w[2]}" for w in WRONG]
)
def test_a_wrong_option_says_what_is_wrong_with_it(
    table: TableScript, option: str, message: str, rule: str
) -> None:
    """The first thing that differs from what happens, and the rule it rests on."""
    verdict = next(v for v in playing(table).verdicts if v.option == option)
    assert (verdict.is_right, verdict.consequence.id, verdict.rule) == (False, message, rule)
    assert verdict.after is None


def proof(table: TableScript, slot: int = 1) -> list[tuple[str, str]]:
    """Return the ids of the facts and how they are found."""
    viewer = (table.state.to_act + 1) % table.state.players
    puzzle = Puzzle("outcome", table.state, viewer, {"slot": slot - 1})
    return [(fact.message.id, fact.kind) for fact in OUTCOME.proof(puzzle)]


def test_a_card_that_fits_needs_one_fact() -> None:
    """Early in the game there is nothing else to notice."""
    assert proof(bob("r2", fireworks="r1")) == [("standing.fits", "seen")]


def test_a_five_takes_the_other_fireworks_and_the_tokens() -> None:
    """They decide whether everything is complete, and whether a token can come back."""
    table = bob("r5", fireworks="r4 y2", clue_tokens=7)
    assert proof(table) == [
        ("standing.fits", "seen"),
        ("outcome.others", "seen"),
        ("rule.bonus.1", "rule"),
        ("fact.clue-tokens", "seen"),
    ]
    assert proof(bob("r5", fireworks="r4 y2"))[-1] == ("rule.bonus-lost.1", "rule")
    last = TableScript("Ann Bob", ["w5 r1 y1 g1 b1", "r1 y1 g1 b1 w1"], fireworks=ALMOST)
    assert proof(last)[1:] == [("outcome.all-others", "seen"), ("rule.end-perfect.1", "rule")]


def test_a_mistake_takes_the_fuse_tokens() -> None:
    """How many are left decides between a mistake and the end."""
    fuses = [("fact.fuse-tokens", "seen"), ("rule.misplay.title", "rule")]
    assert proof(bob("r3", fireworks="r1 y1")) == [("standing.too-early", "seen"), *fuses]
    last = proof(bob("r3", fireworks="r1 y1", strikes=2, discards="b1 w2"))
    assert last == [("standing.too-early", "seen"), *fuses, ("rule.end-strikes.1", "rule")]
    only = proof(bob("r3", fireworks="r1 y1", ruleset="fuses-1"))
    assert only[1:] == [("fact.fuse-tokens", "seen"), ("rule.end-strikes.only", "rule")]


def test_the_firework_of_another_colour_tempts() -> None:
    """The number would fit there, but a firework takes its own colour only."""
    facts = proof(bob("r3", fireworks="r1 y2"))
    assert facts[1] == ("outcome.other-colour", "seen")


def test_a_wild_card_is_no_joker() -> None:
    """It goes to its own firework, whatever the others wait for."""
    table = TableScript("Ann Bob", ["m2 y3 g3 b3 w3"], ruleset="wild-5", fireworks="r1 m1")
    assert ("outcome.multicolour", "rule") in proof(table)


def test_near_the_end_of_the_deck_the_deck_counts() -> None:
    """The last card, the last round and playing on are facts of their own."""
    assert proof(bob("r1", deck_size=1))[1:] == [
        ("fact.deck", "seen"),
        ("rule.end-last-round.1", "rule"),
    ]
    assert proof(bob("r1", deck_size=0, turns_left=2))[1] == ("table.turns-left", "seen")
    hands, built = ["r4 y1 y1 g1", "r5 g2 b2 b4"], "r3 y5 g5 b5 w5"
    table = TableScript("Ann Bob", hands, ruleset="play-on", fireworks=built, deck_size=0)
    assert ("rule.play-on.1", "rule") in proof(table)


def test_playing_on_the_other_copies_count() -> None:
    """Losing the last copy of a needed card would be the end."""
    assert ("standing.only-one", "rule") in proof(bob("r5", ruleset="play-on"))
    assert ("standing.another-copy", "counted") in proof(bob("r3", ruleset="play-on"))


def test_the_right_option_has_the_proof_and_what_comes_of_it() -> None:
    """The facts of the puzzle, and the table after the play with its events."""
    table = bob("r5", fireworks="r4", clue_tokens=7, draws="g1", deck_size=1)
    right = next(verdict for verdict in playing(table).verdicts if verdict.is_right)
    assert [(fact.message.id, fact.kind) for fact in right.facts] == proof(table)
    assert right.after == table.do("Ann plays slot 1 (r5)").state
