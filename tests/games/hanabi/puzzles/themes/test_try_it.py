"""Try it: every action can be tried, and each is answered by its own rule."""

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


def table(**settings: int | str) -> TableScript:
    """Return a table at which Ann is to act; Bob has reds, a 2 and no 5."""
    hands = ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"]
    known: dict[str, int | str] = {"clue_tokens": 4}
    return TableScript("Ann Bob", hands, **(known | settings))  # type: ignore[arg-type]  # names go with their types


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
