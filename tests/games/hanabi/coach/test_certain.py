"""What is certain: each kind in a position made for it, and silence where it is not proven."""

from fractions import Fraction
from typing import Any

import pytest

from tests.games.hanabi.coach.tables import own_turn, partly_random_game
from tests.games.hanabi.worlds import worlds
from tests.support.table_script import TableScript
from tutor.games.hanabi.coach.certain import certain
from tutor.games.hanabi.coach.moment import MomentKind, Tier
from tutor.games.hanabi.coach.own_turn import OwnTurn
from tutor.games.hanabi.engine import Card, Play, Ruleset
from tutor.games.hanabi.knowledge import View, has
from tutor.games.hanabi.knowledge.status import critical, playable
from tutor.games.hanabi.partners import (
    ALL_CONVENTIONS,
    NO_CONVENTIONS,
    NONE_OR_ALL,
    ConventionSet,
    Deal,
    GameRecord,
    Meanings,
)

ONES_BUILT = "r1 y1 g1 b1 w1"
HANDS = ["r1 y3 g3 b4 w5", "r3 y4 g4 b3 w4"]


def cards(names: str) -> tuple[Card, ...]:
    """Return the cards named."""
    return tuple(map(Card, names.split()))


def bob_told(*told: str, hands: list[str] | None = None, **table: Any) -> OwnTurn:
    """Return Ann's turn after Bob's clue; the last of `told` is what Ann does, by its code."""
    game = TableScript("Ann Bob", hands or HANDS, starts="Bob", **table)
    *sentences, action = told
    return own_turn(game, action, *sentences)


def ann_told_red_before(action: str, conventions: ConventionSet = NO_CONVENTIONS) -> OwnTurn:
    """Return Ann's second turn; Bob knows the red card that is a 1, and nothing else."""
    game = TableScript("Ann Bob", ["y3 y4 g3 b4 w5", "r1 y2 g4 b3 w4"])
    told = ("Ann clues red to Bob (slots 1)", "Bob clues 5 to Ann (slots 5)")
    return own_turn(game, action, *told, conventions=conventions)


TELLS_ONE = "Bob clues 1 to Ann (slots 1)"
TELLS_FIVE = "Bob clues 5 to Ann (slots 5)"


@pytest.mark.parametrize(
    ("turn", "kind", "better", "facts"),
    [
        (
            bob_told(TELLS_ONE, "play-0", fireworks=ONES_BUILT),
            MomentKind.UNPLAYABLE_PLAYED,
            "discard-0",
            {"slot": 0, "cards": cards("r1 y1 g1 b1 w1"), "num": 1},
        ),
        (
            bob_told(TELLS_FIVE, "discard-4"),
            MomentKind.CRITICAL_DISCARDED,
            None,
            {"slot": 4, "cards": cards("r5 y5 g5 b5 w5"), "num": 1},
        ),
        (
            bob_told(TELLS_ONE, "discard-0"),
            MomentKind.PLAYABLE_DISCARDED,
            "play-0",
            {"slot": 0, "cards": cards("r1 y1 g1 b1 w1")},
        ),
        (
            bob_told(TELLS_ONE, "discard-1", fireworks=ONES_BUILT),
            MomentKind.TRASH_KEPT,
            "discard-0",
            {"slot": 1, "other": 0, "hits": 1, "all": 6, "percent": 17},
        ),
    ],
    ids=lambda value: value.value if isinstance(value, MomentKind) else "",
)
def test_certain_mistake_is_found(
    turn: OwnTurn, kind: MomentKind, better: str | None, facts: dict[str, object]
) -> None:
    """The kind, an action that would have been better, and the facts are as the table says.

    The position shown is one that the player could not tell from the true one.
    """
    finding = certain(turn)
    assert finding is not None
    assert finding.kind is kind
    assert kind.tier is Tier.CERTAIN
    assert better is None or str(finding.better) == better
    assert finding.better in turn.legal
    assert finding.facts == facts
    assert finding.world is not None
    assert View.of(finding.world, turn.view.seat) == turn.view


@pytest.mark.parametrize(
    "turn",
    [
        bob_told(TELLS_ONE, "play-0", fireworks="r1 y1 g1 b1"),
        bob_told(TELLS_FIVE, "discard-0"),
        bob_told(TELLS_ONE, "discard-0", hands=["r1 y3 g3 b4 w5", "r1 y4 g4 b3 w4"]),
        bob_told(TELLS_ONE, "discard-0", fireworks=ONES_BUILT),
        bob_told(TELLS_ONE, "discard-1", fireworks="r1 y1 g1 b1"),
        ann_told_red_before("rank-1-1"),
        ann_told_red_before("color-1-r", ALL_CONVENTIONS),
    ],
    ids=[
        "a-one-may-fit",
        "not-known-to-be-last",
        "Bob-may-have-the-same-card",
        "useless-card",
        "no-card-known-to-be-useless",
        "tells-something",
        "clues-may-mean-more",
    ],
)
def test_silent_where_harm_is_not_proven(turn: OwnTurn) -> None:
    """Next to each mistake there is an action that looks like it and is none for certain."""
    assert certain(turn) is None


def test_nothing_is_harmless_when_every_choice_costs() -> None:
    """Without a clue token and with nothing but 5s, one of them has to go."""
    hands = ["r5 y5 g5 b5 w5", "r3 y4 g4 b3 w4"]
    game = TableScript("Ann Bob", hands, starts="Bob", clue_tokens=1)
    turn = own_turn(game, "discard-0", "Bob clues 5 to Ann (slots 1,2,3,4,5)")
    assert certain(turn) is None


def test_last_action_is_weighed_exactly() -> None:
    """Whoever ends the game with a clue gives away the chance that a card fits."""
    found = 0
    for seed in range(1, 40):
        record = partly_random_game(Deal(Ruleset(), 2 + seed % 2, seed), NO_CONVENTIONS, (0,), 20)
        state = record.states[-2]
        if state.turns_left != 1:
            continue
        view = View.of(state, state.to_act)
        meanings = {
            conventions: Meanings.at_start(state, conventions) for conventions in NONE_OR_ALL
        }
        averages = {action: _brute_force_average(view, action) for action in state.legal_actions()}
        for action in state.legal_actions():
            finding = certain(OwnTurn(view, action, NO_CONVENTIONS, meanings))
            loss = max(averages.values()) - averages[action]
            if not loss:
                assert finding is None or finding.kind is not MomentKind.LAST_TURN
                continue
            found += 1
            assert finding is not None
            assert finding.kind is MomentKind.LAST_TURN
            assert finding.loss == float(loss)
            assert averages[finding.better] == max(averages.values())
    assert found > 50


def _brute_force_average(view: View, action: object) -> Fraction:
    """Return the points on average if the game ends with this action, world by world."""
    if not isinstance(action, Play):
        return Fraction(view.points)
    scores = []
    for hand in worlds(view):
        if has(playable(view), hand[action.slot]):
            scores.append(view.points + 1)
        else:
            lost = view.strikes + 1 == view.ruleset.fuses
            scores.append(0 if lost else view.points)
    return Fraction(sum(scores), len(scores))


def test_chances_of_last_copies_equal_those_of_all_worlds() -> None:
    """The share in the facts is that of the worlds, gone through one by one."""
    compared = 0
    for seed in range(1, 30):
        record = partly_random_game(Deal(Ruleset(), 2, seed), NO_CONVENTIONS, (0, 1), 25)
        for step, turn in _small(record):
            finding = certain(turn)
            if finding is None or finding.kind is not MomentKind.TRASH_KEPT:
                continue
            slot = finding.facts["slot"]
            hands = list(worlds(turn.view))
            last = sum(has(critical(turn.view), hand[slot]) for hand in hands)
            share = Fraction(finding.facts["hits"], finding.facts["all"])
            assert share == Fraction(last, len(hands)), step
            compared += 1
    assert compared > 3


def _small(record: GameRecord) -> list[tuple[int, OwnTurn]]:
    """Return the turns of a game, by step, of which the worlds can be gone through."""
    found = []
    for step, action in enumerate(record.actions):
        state = record.states[step]
        meanings = {
            conventions: Meanings.at_start(state, conventions) for conventions in NONE_OR_ALL
        }
        turn = OwnTurn(View.of(state, state.to_act), action, NO_CONVENTIONS, meanings)
        if turn.deduction.worlds < 5_000:
            found.append((step, turn))
    return found
