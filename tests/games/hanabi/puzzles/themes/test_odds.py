"""Odds: the card with the best chance, in exact fractions, ties accepted."""

from fractions import Fraction

from tests.games.hanabi.puzzles.hidden import questions
from tests.games.hanabi.worlds import worlds
from tests.support.table_script import TableScript
from tutor.core.puzzle import Answer, Puzzle, Verdict, answer_to
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine import Card, GameState
from tutor.games.hanabi.knowledge import View, deduce
from tutor.games.hanabi.knowledge.status import critical, playable
from tutor.games.hanabi.puzzles.difficulty import level_of
from tutor.games.hanabi.puzzles.proofs.reasons import parts
from tutor.games.hanabi.puzzles.themes.odds import Odds

ODDS = Odds()


def asked(table: TableScript, act: str, *chosen: str) -> Answer[GameState]:
    """Return the answer of the player to act, who wants to do this with a card."""
    puzzle = Puzzle("odds", table.state, table.state.to_act, {"act": act})
    return answer_to(ODDS, puzzle, chosen)


def chance(verdict: Verdict[GameState]) -> Fraction:
    """Return the chance that the verdict tells."""
    message = parts(verdict.consequence)[0]
    match message.id:
        case "odds.play.never" | "safe-discard.sure":
            return Fraction(0)
        case "odds.play.always" | "odds.discard.always":
            return Fraction(1)
        case "odds.taken":
            return Fraction(message.params["hits"], message.params["rest"])
        case _:
            return Fraction(message.params["hits"], message.params["all"])


def some_ones() -> TableScript:
    """Return a table at which Bob, to act, knows two ones; red and yellow are begun."""
    table = TableScript(
        "Ann Bob", ["b2 y3 y4 g1 g3", "r1 g2 r4 b1 w3"], fireworks="r1 y1", discards="r1 g1"
    )
    return table.do("Ann clues 1 to Bob (slots 1,4)")


def test_the_best_play_in_exact_numbers() -> None:
    """Of the unseen ones r1 y1 y1 g1 b1 b1 b1 w1 w1 w1, seven fit; both ones are as good."""
    given = asked(some_ones(), "play")
    assert given.right_options == {"play-0", "play-3"}
    assert chance(given.verdicts[0]) == Fraction(7, 10)
    assert asked(some_ones(), "play", "play-3").is_solved, "a tie is as good"
    assert given.verdicts[0].after is None, "nothing may turn the card up"


def test_the_least_risky_discard() -> None:
    """A green 1 may be the last: one in ten. Any other card may be a 5 or such."""
    table = TableScript(
        "Ann Bob", ["b2 y3 y4 g1 g3", "r1 g2 r4 b1 w3"], fireworks="r1 y1", discards="b1 b1"
    )
    given = asked(table.do("Ann clues 1 to Bob (slots 1,4)"), "discard")
    # r1 r1 y1 y1 g1 g1 b1 w1 w1 w1 are unseen.
    assert given.right_options == {"discard-0", "discard-3"}
    assert chance(given.verdicts[0]) == Fraction(1, 10)


def test_the_other_cards_shift_the_chance() -> None:
    """The drawn card shares its copies with cards that are partly known, which is said."""
    shifted = [
        verdict
        for puzzle in questions(ODDS)[::3]
        for verdict in answer_to(ODDS, puzzle, []).verdicts
        if verdict.facts[-1].message.id == "odds.shifted"
    ]
    assert shifted
    for verdict in shifted:
        share = verdict.facts[-2].message.params
        assert Fraction(share["hits"], share["num"]) != chance(verdict)


def test_chances_are_shares_of_the_worlds() -> None:
    """A slow check: where there are few enough hands, they are gone through one by one."""
    compared = 0
    for puzzle in questions(ODDS):
        view = View.of(puzzle.position, puzzle.viewer)
        if puzzle.question["act"] == "discard" or deduce(view).worlds > 1000:
            continue
        hands = list(worlds(view))
        for slot, verdict in enumerate(answer_to(ODDS, puzzle, []).verdicts):
            hits = sum(puzzle.position.is_playable(hand[slot]) for hand in hands)
            assert chance(verdict) == Fraction(hits, len(hands))
            compared += 0 < hits < len(hands)
    assert compared > 20


def test_every_tied_best_is_right_and_nothing_else() -> None:
    """The greatest chance to fit, or the least to be a needed last copy, as the table has it."""
    for puzzle in questions(ODDS):
        view = View.of(puzzle.position, puzzle.viewer)
        asked, extreme = (playable, max) if puzzle.question["act"] == "play" else (critical, min)
        values = [deduce(view).chance(slot, asked(view)) for slot in range(view.hand_size)]
        best = extreme(values)
        verdicts = answer_to(ODDS, puzzle, []).verdicts
        assert [chance(verdict) for verdict in verdicts] == values
        assert [verdict.is_right for verdict in verdicts] == [value == best for value in values]


def test_a_discard_is_asked_about_where_it_is_allowed() -> None:
    """With all clue tokens available there is only the play to ask about."""
    choice = SeededChoice(1)
    acts = [puzzle.question["act"] for puzzle in ODDS.ask(TableScript("Ann Bob").state, choice)]
    assert acts == ["play"]
    acts = [puzzle.question["act"] for puzzle in ODDS.ask(some_ones().state, choice)]
    assert acts == ["play", "discard"]


def test_nothing_certain_from_level_3_up() -> None:
    """There is a worse card, and the best is a risk, except where certainty is the aim."""
    met = set()
    for puzzle in questions(ODDS):
        values = {chance(verdict) for verdict in answer_to(ODDS, puzzle, []).verdicts}
        best = max(values) if puzzle.question["act"] == "play" else min(values)
        for aim in ("play", "discard"):
            if ODDS.is_worth_asking(puzzle, aim):
                assert len(values) > 1
                assert 0 < best < 1
                assert aim == puzzle.question["act"]
                met.add((aim, level_of(ODDS, puzzle)))
        if ODDS.is_worth_asking(puzzle, "certain"):
            assert len(values) > 1
            assert best in (0, 1)
    assert {level for _, level in met} == {1, 2, 3, 4, 5}
    assert all("certain" not in ODDS.aims[level] for level in (3, 4, 5))


def test_the_cards_looked_for_come_first() -> None:
    """The proof begins with what fits now, or with what is to be kept."""
    table = some_ones()
    play = Puzzle("odds", table.state, 1, {"act": "play"})
    first = ODDS.proof(play)[0].message
    assert first.id == "odds.fits"
    assert first.params["cards"] == tuple(map(Card, ["r2", "y2", "g1", "b1", "w1"]))
    discard = Puzzle("odds", table.state, 1, {"act": "discard"})
    assert ODDS.proof(discard)[0].message.id == "safe-discard.keep"
