"""What hypothesis draws: rulesets, deals, and positions that some game reaches."""

from itertools import product

from hypothesis import strategies as st

from tests.games.hanabi.playing import PLAYERS, states
from tutor.games.hanabi.engine import GameState, Ruleset, Variant
from tutor.games.hanabi.engine.ruleset import SWITCHES

_ROWS = (
    ("", *(variant.value for variant in Variant if variant.has_sixth_suit)),
    ("", "fuses-1", "fuses-2"),
    ("", "clues-10"),
    *(("", part) for part in SWITCHES),
)
ALL_RULESETS = tuple(
    Ruleset.parse(".".join(filter(None, parts)) or "base") for parts in product(*_ROWS)
)
"""Every combination of the rules, the basic game first."""


def rulesets() -> st.SearchStrategy[Ruleset]:
    """Draw any ruleset; the basic game is the simplest."""
    return st.sampled_from(ALL_RULESETS)


def seeds() -> st.SearchStrategy[int]:
    """Draw a seed."""
    return st.integers(0, 2**32 - 1)


@st.composite
def deals(draw: st.DrawFn) -> GameState:
    """Draw the start of a game, under any rules."""
    return GameState.deal(draw(rulesets()), draw(st.integers(2, 5)), draw(seeds()))


@st.composite
def playouts(draw: st.DrawFn) -> tuple[GameState, ...]:
    """Draw a whole game, from blind to nearly perfect play: its states from the deal to the end."""
    return tuple(states(draw(deals()), draw(st.sampled_from(PLAYERS)), draw(seeds())))


@st.composite
def positions(draw: st.DrawFn) -> GameState:
    """Draw a position from somewhere in such a game."""
    playout = draw(playouts())
    return playout[draw(st.integers(0, len(playout) - 1))]
