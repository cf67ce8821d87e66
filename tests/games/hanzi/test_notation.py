"""Positions and actions as texts: they read back, and what is wrong with others is said."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.hanzi.playing import TABLES, play
from tutor.core.errors import BadSyntaxError, ImpossiblePositionError
from tutor.games.hanzi.engine import (
    Flaw,
    GameState,
    Ruleset,
    parse_action,
    read_actions,
    write_actions,
)

LONGEST_ADDRESS = 1500
DEAL = (
    "hanzi_COKFRBRPTSMIQBFDMIEKABLJGHDNQC_iojamfhkZWVdfVlbgUncXoYe_CAHGLNRYQTWaPZSUXV_BDO"
    "_EKM....0.3~JFI....0.3_card0_731644229"
)
CANGJIE_DEAL = (
    "hanzi.cangjie_COKFRBRPTSMIQBFDMIEKABLJGHDNQC.f1_iojamfhkZWVdfVlbgUncXoYe_CAHGLNRYQTWaPZSUXV"
    "_BDO_EKM....1.3~JFI....1.3_card0_2157098183"
)


def test_a_seed_deals_the_same_in_every_release() -> None:
    """Addresses that are out hold the seed alone."""
    assert str(GameState.deal(Ruleset.PLAIN, 2, 1)) == DEAL
    assert str(GameState.deal(Ruleset.CANGJIE, 2, 1)) == CANGJIE_DEAL


@settings(max_examples=15, deadline=None)
@given(st.sampled_from(TABLES), st.integers(0, 2**32 - 1))
def test_every_position_of_a_game_reads_back(table: tuple[Ruleset, int], seed: int) -> None:
    """Also in the midst of a turn; the line can stand in an address, and so can the actions."""
    taken = []
    for action, state in play(*table, seed):
        line = str(state)
        assert re.fullmatch(r"[A-Za-z0-9._~-]{1,200}", line)
        assert GameState.parse(line) == state
        if action is not None:
            assert parse_action(str(action)) == action
            taken.append(action)
    text = write_actions(taken)
    assert read_actions(text) == tuple(taken)
    assert len(text) < LONGEST_ADDRESS


@pytest.mark.parametrize("name", ["", "tt", "g7", "a6", "p9", "xA", "o", "t1", "K", "sA0", "力"])
def test_what_is_no_action_is_refused(name: str) -> None:
    """It is refused alone and in a row of actions."""
    with pytest.raises(BadSyntaxError):
        parse_action(name)
    with pytest.raises(BadSyntaxError):
        read_actions(f"a1{name or '-'}")


def edited(old: str, new: str, line: str = DEAL) -> str:
    """Return the line with this part changed, which has to be there."""
    found, count = re.subn(old, new, line, count=1)
    assert count
    return found


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("hanzi", "position"),
        ("_" * 500, "position"),
        (edited("hanzi", "hanabi"), "ruleset"),
        (edited("hanzi_.", "hanzi_?"), "grid"),
        (edited("hanzi_.", "hanzi_"), "grid"),
        (edited("card0", "pause0"), "turn"),
        (edited("card0", "card0.c1"), "turn"),
        (edited(r"_\d+$", "_99999999999"), "seed"),
        (edited(r"_(\d+)$", r"_0\1"), "seed"),
        (edited(r"\.0\.3~", ".0~"), "players"),
        (edited(r"_[A-Z]{3}\.", "_09A."), "players"),
        (edited(r"\.([a-f]\d)_", ".g1_", CANGJIE_DEAL), "grid"),
    ],
)
def test_bad_syntax_is_told_with_its_place(line: str, field: str) -> None:
    """The field and the character where reading failed."""
    with pytest.raises(BadSyntaxError) as error:
        GameState.parse(line)
    assert error.value.field in (field, "position")
    assert 0 <= error.value.position <= len(line)


def test_a_position_has_one_line() -> None:
    """A number with a leading zero is read, and then refused."""
    with pytest.raises(BadSyntaxError, match="one way"):
        GameState.parse(edited(r"\.0\.3~", ".00.3~"))


def moved(letter: str, to: str, line: str = DEAL) -> str:
    """Return the line with a card or task of the piles put where `to` says, a hand for example."""
    code, grid, piles = line.split("_", 2)
    return edited(r"EKM\.\.\.\.", to, f"{code}_{grid}_{piles.replace(letter, '', 1)}")


FLAWS = [
    (edited("~.*?_", "_"), Flaw.WRONG_PLAYERS),
    (edited("hanzi_.(.)", r"hanzi_\1\1"), Flaw.TOO_MANY_COPIES),
    (edited("hanzi_(.*?)D", r"hanzi_\1-"), Flaw.LOST_SCORING_CARD),
    (edited("hanzi_(.{29})(.)_", r"hanzi_\1-_\2"), Flaw.WRONG_PERIOD),
    (edited("hanzi_(.*?)C", r"hanzi_\1-"), Flaw.GAP_TOO_EARLY),
    (moved("Y", "EKM.Y..."), Flaw.NO_EFFECT_IN_HAND),
    (moved("X", "EKM...X."), Flaw.NO_POINTS_SCORED),
    (edited("_BDO_", "_BDE_"), Flaw.TASK_TWICE),
    (moved("C", "EKMC...."), Flaw.TOO_MANY_TASKS),
    (edited("_BDO_", "_BD_"), Flaw.SUPPLY_NOT_FILLED),
    (edited(r"\.0\.3~", ".11.3~"), Flaw.TOO_MANY_TOKENS),
    (edited(r"\.0\.3~", ".0.9~"), Flaw.WRONG_LIMIT),
    (edited(r"\.[a-f]\d_", "_", CANGJIE_DEAL), Flaw.NO_MARKER),
    (edited("hanzi_(.{30})", r"hanzi_\1.a1"), Flaw.FOREIGN_MARKER),
    (edited(r"D(.{14}\.)f1_.*?_", r"-\1d3__", CANGJIE_DEAL), Flaw.MARKER_ON_GAP),
    (edited("card0", "card4"), Flaw.WRONG_TURN),
    (edited("card0", "turning0"), Flaw.WRONG_TURN),
    (edited("card0", "turning0.tE.ua1b1"), Flaw.WRONG_TURN),
    (edited("card0", "turning0.tE.ua1a1.3"), Flaw.WRONG_TURN),
    (edited("card0", "task0.w0"), Flaw.WRONG_TURN),
    (edited("card0", "richest0.tE"), Flaw.WRONG_TURN),
    (edited("card0", "pair0.tE.ua1b1c1"), Flaw.WRONG_TURN),
    (edited("card0", "over0"), Flaw.WRONG_TURN),
    (edited("card0", "over0.epoints"), Flaw.WRONG_END),
    (edited("card0", "over0.etable-empty"), Flaw.WRONG_END),
    (edited("card0", "over0.emarker-stuck", CANGJIE_DEAL), Flaw.WRONG_END),
]


@pytest.mark.parametrize(("line", "flaw"), FLAWS)
def test_what_no_game_reaches_is_told(line: str, flaw: Flaw) -> None:
    """The reason knows the rule that the position breaks."""
    with pytest.raises(ImpossiblePositionError) as error:
        GameState.parse(line)
    assert error.value.reason is flaw
    assert error.value.rule.startswith("hanzi-")


def test_every_flaw_is_looked_for() -> None:
    assert {flaw for _, flaw in FLAWS} == {*Flaw}
