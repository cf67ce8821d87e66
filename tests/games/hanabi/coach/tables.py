"""Turns and games for the coach's tests."""

from collections.abc import Collection

from tests.support.sentences import read
from tests.support.table_script import TableScript
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.coach.own_turn import OwnTurn
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.partners import (
    NO_CONVENTIONS,
    NONE_OR_ALL,
    ConventionSet,
    Deal,
    GameRecord,
    Meanings,
    decide,
)
from tutor.games.hanabi.scripted_partners import stated_action


def own_turn(
    game: TableScript, action: str, *told: str, conventions: ConventionSet = NO_CONVENTIONS
) -> OwnTurn:
    """Return the turn of the player to act after these sentences, who then does `action`."""
    state = game.state
    meanings = {each: Meanings.at_start(state, each) for each in NONE_OR_ALL}
    for sentence in told:
        before, done = game.state, read(sentence, game.names).action
        game.do(sentence)
        meanings = {each: said.after(before, done, game.state) for each, said in meanings.items()}
    view = View.of(game.state, game.state.to_act)
    return OwnTurn(view, parse_action(action), conventions, meanings)


def partly_random_game(
    deal: Deal, conventions: ConventionSet, seats: Collection[int], percent: int
) -> GameRecord:
    """Return a game of sensible players, of whom those in `seats` do anything so often."""
    choice = SeededChoice(f"{deal.name} {deal.ruleset}")
    state = deal.start()
    actions = []
    while state.ending is None:
        anything = state.to_act in seats and choice.below(100) < percent
        actions.append(choice.pick(state.legal_actions()) if anything else stated_action(state))
        state = state.apply(actions[-1])
    return GameRecord(deal, conventions, actions)


def partners_game(deal: Deal, conventions: ConventionSet) -> GameRecord:
    """Return the game of partners among themselves."""
    state = deal.start()
    meanings = Meanings.at_start(state, conventions)
    actions = []
    while state.ending is None:
        actions.append(decide(state, meanings).action)
        after = state.apply(actions[-1])
        meanings, state = meanings.after(state, actions[-1], after), after
    return GameRecord(deal, conventions, actions)


class CountingClock:
    """A clock that goes on by a second whenever it is looked at."""

    def __init__(self) -> None:
        self.time = -1

    def __call__(self) -> float:
        """Return the time."""
        self.time += 1
        return self.time
