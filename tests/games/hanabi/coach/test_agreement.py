"""What goes against the agreements of partners who point, each kind in a position made for it."""

from typing import Any

import pytest

from tests.games.hanabi.coach.tables import own_turn
from tests.support.table_script import TableScript
from tutor.core.messages import Player
from tutor.games.hanabi.coach.agreement import against_agreement
from tutor.games.hanabi.coach.moment import MomentKind, Tier
from tutor.games.hanabi.coach.own_turn import OwnTurn
from tutor.games.hanabi.engine import Card, Discard, Play, Ruleset
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.partners import (
    ALL_CONVENTIONS,
    NO_CONVENTIONS,
    ConventionSet,
    Deal,
    GameRecord,
    PartnerRule,
)
from tutor.games.hanabi.partners.action_codes import read_actions

POINTS_AT_RED_ONE = "Bob clues red to Ann (slots 1,5)"


def pointed_at_red_one(action: str, conventions: ConventionSet = ALL_CONVENTIONS) -> OwnTurn:
    """Return Ann's turn after a clue of which the newest card is meant."""
    game = TableScript("Ann Bob", ["r3 y3 g4 b4 r1", "r3 y4 g3 b3 w4"], starts="Bob")
    return own_turn(game, action, POINTS_AT_RED_ONE, conventions=conventions)


def with_bob(hand: str, action: str, **table: Any) -> OwnTurn:
    """Return Ann's first turn beside Bob, who holds this hand."""
    game = TableScript("Ann Bob", ["r3 y3 g4 b4 w4", hand], **table)
    return own_turn(game, action, conventions=ALL_CONVENTIONS)


def bob_misled(action: str, card: str = "r4", **table: Any) -> OwnTurn:
    """Return Ann's turn after Cat has pointed at a card of Bob that does not fit."""
    game = TableScript(
        "Ann Bob Cat",
        ["y3 y3 g4 b4 w4", f"{card} y4 g3 b3 w3", "g3 w3 y2 b2 g2"],
        starts="Cat",
        **table,
    )
    told = "Cat clues red to Bob (slots 1)"
    return own_turn(game, action, told, conventions=ALL_CONVENTIONS)


@pytest.mark.parametrize(
    ("turn", "kind", "facts"),
    [
        (
            pointed_at_red_one("discard-4"),
            MomentKind.MEANT_PASSED,
            {"slot": 4, "name": Player(1)},
        ),
        (
            with_bob("y3 g3 b3 w3 r4", "color-1-r"),
            MomentKind.MEANT_WRONG,
            {"name": Player(1), "slot": 4, "card": Card("r4")},
        ),
        (
            bob_misled("rank-2-3"),
            MomentKind.STOP_MISSED,
            {"name": Player(1), "slot": 0, "card": Card("r4")},
        ),
        (  # the first card of all, which has none before it
            bob_misled("play-0", "r1", fireworks="r1"),
            MomentKind.STOP_MISSED,
            {"name": Player(1), "slot": 0, "card": Card("r1")},
        ),
    ],
    ids=lambda value: value.value if isinstance(value, MomentKind) else "",
)
def test_broken_agreement_is_found(
    turn: OwnTurn, kind: MomentKind, facts: dict[str, object]
) -> None:
    """Kind and facts are as the table says; what was agreed would have been better."""
    finding = against_agreement(turn)
    assert finding is not None
    assert finding.kind is kind
    assert kind.tier is Tier.AGREEMENT
    assert finding.facts == facts
    assert finding.better == turn.decisions[ALL_CONVENTIONS].action
    assert finding.world is not None
    assert View.of(finding.world, turn.view.seat) == turn.view


@pytest.mark.parametrize(
    "turn",
    [
        pointed_at_red_one("discard-4", NO_CONVENTIONS),
        pointed_at_red_one("play-4"),
        with_bob("y3 g3 b3 w3 r1", "color-1-r"),
        with_bob("r5 g3 b3 w3 y4", "rank-1-5", clue_tokens=1),
        bob_misled("rank-1-4"),
    ],
    ids=["nothing-agreed", "kept", "fits", "saved", "stopped"],
)
def test_silent_where_agreements_are_kept(turn: OwnTurn) -> None:
    """Nothing is said where nothing was agreed, or where what was agreed was done."""
    assert against_agreement(turn) is None


def told_beside(action: str) -> OwnTurn:
    """Return Ann's turn after a clue that points at card 5, a useless one, and tells card 4 too."""
    game = TableScript(
        "Ann Bob", ["r3 y3 g4 y1 r1", "r3 y4 g3 b3 w4"], fireworks="r1", starts="Bob"
    )
    return own_turn(game, action, "Bob clues 1 to Ann (slots 4,5)", conventions=ALL_CONVENTIONS)


def test_advice_is_what_the_clue_told_the_player() -> None:
    """After a misleading clue, too: the card that it pointed at, and not one told beside it."""
    assert against_agreement(told_beside("play-4")) is None
    finding = against_agreement(told_beside("discard-4"))
    assert finding is not None
    assert finding.facts == {"slot": 4, "name": Player(1)}
    assert finding.better == Play(4)
    assert finding.world is not None
    assert finding.world.is_playable(finding.world.hands[0][4])


def test_nothing_is_advised_by_clues_that_contradict_each_other() -> None:
    """Misled, Ann takes two cards for the only white 2 that is left: that tells her nothing."""
    done = read_actions("B1A2Abp3Cgp2Crp0p4C1Arp4B1p1d1B5d4Bwp4d0Ay")
    record = GameRecord(Deal.parse("3-69", Ruleset()), ALL_CONVENTIONS, done)
    agreed = record.decision()
    assert agreed.rule is PartnerRule.PLAY_MEANT
    view, action = View.of(record.state, record.state.to_act), Discard(agreed.facts["slot"])
    assert action in record.state.legal_actions()
    turn = OwnTurn(view, action, ALL_CONVENTIONS, {ALL_CONVENTIONS: record.meanings[-1]})
    assert against_agreement(turn) is None
