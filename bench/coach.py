"""How much of what a table would name the coach names, beside a referee of its own.

Player 0 passes over every save or every certain play; the referee
(tests/games/hanabi/coach/referee.py) finds these turns without the partners' rules.
"""

from collections.abc import Iterator

from tests.games.hanabi.coach.referee import Slip, slips
from tests.games.hanabi.coach.tables import partners_game
from tutor.games.hanabi import coach
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.actions import Action, Discard
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import oldest_untold
from tutor.games.hanabi.partners import (
    NONE_OR_ALL,
    Conventions,
    Deal,
    GameRecord,
    Meanings,
    PartnerRule,
    decide,
)

DEALS = 20
"""For each number of players, conventions and kind of slip."""

PLAYERS = (2, 3, 4, 5)
_AT_ONCE = coach.Budget(0, 0)
_SKIPPED = {Slip.SAVE: PartnerRule.SAVE, Slip.PLAY: PartnerRule.PLAY_PROVEN}


def rows() -> Iterator[tuple[str, ...]]:
    """Yield how many slips were named of those found, and how many partners were criticised."""
    for conventions in NONE_OR_ALL:
        for slip in Slip:
            yield (
                f"{conventions}: {slip}",
                *(_named(conventions, slip, each) for each in PLAYERS),
            )
        yield (
            f"{conventions}: partners criticised",
            *(_criticised(conventions, each) for each in PLAYERS),
        )


def _named(conventions: Conventions, slip: Slip, players: int) -> str:
    named = found = 0
    for seed in range(1, DEALS + 1):
        record = careless_game(Deal(Ruleset(), players, seed), conventions, slip)
        said = {each.step for each in coach.game(record, (0,), _AT_ONCE).all_moments}
        of_zero = [
            step
            for step, kind in slips(record.states, record.actions).items()
            if kind is slip and record.states[step].to_act == 0
        ]
        found += len(of_zero)
        named += len(said.intersection(of_zero))
    return f"{named} of {found}"


def careless_game(deal: Deal, conventions: Conventions, slip: Slip) -> GameRecord:
    """Return a game of partners in which player 0 makes this slip whenever it is possible."""
    state = deal.start()
    meanings = Meanings.at_start(state, conventions)
    actions: list[Action] = []
    while state.ending is None:
        decision = decide(state, meanings)
        action = decision.action
        if state.to_act == 0 and decision.rule is _SKIPPED[slip]:
            action = _idle(state) or action
        actions.append(action)
        after = state.apply(action)
        meanings, state = meanings.after(state, action, after), after
    return GameRecord(deal, conventions, actions)


def _idle(state: GameState) -> Action | None:
    """Return the discard of the oldest card without a clue; None if it is not allowed."""
    oldest = oldest_untold(state.marks[state.to_act])
    discard = Discard(oldest) if oldest is not None else None
    return discard if discard in state.legal_actions() else None


def _criticised(conventions: Conventions, players: int) -> str:
    told = actions = 0
    for seed in range(1, DEALS + 1):
        record = partners_game(Deal(Ruleset(), players, seed), conventions)
        told += len(coach.game(record, range(players), _AT_ONCE).all_moments)
        actions += len(record.actions)
    return f"{100 * told / actions:.1f} %"
