"""Try it: every action can be tried, and each is answered by its own rule."""

from collections import Counter

import pytest

from tests.games.hanabi.puzzles.page_messages import some
from tests.support.table_script import TableScript
from tutor.core.puzzle import Answer, Puzzle, answer_to
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.validation import hide_deck
from tutor.games.hanabi.puzzles import THEMES

TRY_IT = THEMES["try-it"]


def trying(table: TableScript, *chosen: str) -> Answer[GameState]:
    """Return the answer of the player to act."""
    return answer_to(TRY_IT, Puzzle("try-it", table.state, table.state.to_act, {}), chosen)


def refusals(given: Answer[GameState]) -> Counter[tuple[str, str]]:
    """Return how often an action is refused for each reason, with its rule."""
    return Counter((v.consequence.id, v.rule) for v in given.verdicts if not v.is_right)


def table(**settings: int | str) -> TableScript:
    """Return a table at which Ann is to act; Bob has reds, a 2 and no 5."""
    hands = ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"]
    known: dict[str, int | str] = {"clue_tokens": 4}
    return TableScript("Ann Bob", hands, **(known | settings))  # type: ignore[arg-type]  # names go with their types


def test_everything_can_be_tried() -> None:
    """Own cards first, then every colour and number for every player, oneself included."""
    options = [verdict.option for verdict in trying(table()).verdicts]
    assert options[:6] == ["play-0", "play-1", "play-2", "play-3", "play-4", "discard-0"]
    assert options[10:20] == [
        *("color-0-r", "color-0-y", "color-0-g", "color-0-b", "color-0-w"),
        *("rank-0-1", "rank-0-2", "rank-0-3", "rank-0-4", "rank-0-5"),
    ]
    assert len(set(options)) == len(options) == 5 + 5 + 2 * 10


def test_a_wild_colour_can_be_tried_too() -> None:
    """It is an option for everyone, and the engine always refuses it."""
    given = trying(table(ruleset="wild-5"))
    assert refusals(given)["illegal.wild-suit-named", "wild-never-named"] == 1
    assert {"color-0-m", "color-1-m"} <= {verdict.option for verdict in given.verdicts}


@pytest.mark.parametrize(
    ("clue_tokens", "reasons"),
    [
        (
            4,
            {
                ("illegal.clue-to-self", "clue-one-player"): 10,
                ("illegal.clue-touches-nothing.color", "clue-touches-some"): 1,
                ("illegal.clue-touches-nothing.rank", "clue-touches-some"): 1,
            },
        ),
        (
            8,
            {
                ("illegal.clue-tokens-full", "discard-not-full"): 5,
                ("illegal.clue-to-self", "clue-one-player"): 10,
                ("illegal.clue-touches-nothing.color", "clue-touches-some"): 1,
                ("illegal.clue-touches-nothing.rank", "clue-touches-some"): 1,
            },
        ),
        (0, {("illegal.no-clue-token", "clue-cost"): 20}),
    ],
)
def test_a_refusal_names_its_rule(clue_tokens: int, reasons: dict[tuple[str, str], int]) -> None:
    """Whatever the rules forbid now, by the reason that the engine gives."""
    assert refusals(trying(table(clue_tokens=clue_tokens))) == reasons


def test_whatever_is_allowed_is_right() -> None:
    """Any one of the legal actions solves it."""
    for option in ("play-3", "discard-0", "color-1-r"):
        assert trying(table(), option).is_solved
    assert not trying(table(), "color-0-r").is_solved


def test_what_is_allowed_leads_somewhere() -> None:
    """The position after it; a refused action leads nowhere."""
    after = {verdict.option: verdict.after for verdict in trying(table()).verdicts}
    assert after["play-3"] == table().do("Ann plays slot 4 (g1)").state
    assert after["color-1-r"] == table().do("Ann clues red to Bob (slots 1,3)").state
    assert after["color-0-r"] is None


def test_only_where_it_leads_turns_cards_up() -> None:
    """What is said of plays and discards is the same for every slot."""
    said = {
        (v.option.partition("-")[0], v.consequence.id, v.rule, v.facts)
        for v in trying(table()).verdicts
        if v.option.startswith(("play", "discard"))
    }
    assert len(said) == 2


def test_a_deck_of_unknown_order_draws_nothing() -> None:
    """The action is judged all the same; only a clue leads to a known position."""
    puzzle = Puzzle("try-it", hide_deck(table().state), 0, {})
    assert TRY_IT.judge(puzzle, "play-3").is_right
    assert TRY_IT.judge(puzzle, "play-3").after is None
    assert TRY_IT.judge(puzzle, "color-1-r").after is not None


def test_the_proof_is_about_the_situation() -> None:
    """The tokens, what they allow, and every hand that may get a clue."""
    puzzle = Puzzle("try-it", table(clue_tokens=8).state, 0, {})
    assert [fact.message.id for fact in TRY_IT.proof(puzzle)] == [
        "rule.play-unknown.1",
        "fact.clue-tokens",
        "rule.discard-not-full.1",
        "rule.clue-one-player.2",
        "rule.clue-touches-some.1",
        "supplies.hand",
    ]


def test_the_proof_leaves_out_nothing_but_hands() -> None:
    """Every fact that a verdict rests on is in it, but of the hands only the next player's."""
    for puzzle in some(TRY_IT, seeds=1):
        proof = set(TRY_IT.proof(puzzle))
        facts = {
            fact for verdict in answer_to(TRY_IT, puzzle, []).verdicts for fact in verdict.facts
        }
        assert proof <= facts
        assert {fact.message.id for fact in facts - proof} <= {"supplies.hand"}


def test_the_engine_agrees() -> None:
    """Right is exactly what the engine counts among the legal actions, and all of that."""
    for puzzle in some(TRY_IT):
        legal = set(map(str, puzzle.position.legal_actions()))
        assert answer_to(TRY_IT, puzzle, []).right_options == legal
