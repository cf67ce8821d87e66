"""Deals for tournaments: those in which all points can be made, and what a table made of one."""

from tutor.core.errors import BadSyntaxError
from tutor.core.game import DealResult, Duplicate, PickedDeals
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.deals.deal import (
    LAST_SEED,
    Deal,
    certified_deals,
    last_winnable_turn,
)
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.partners import NO_CONVENTIONS, NONE_OR_ALL, GameRecord, StackedDeal
from tutor.games.hanabi.partners.action_codes import read_actions, write_actions
from tutor.games.hanabi.partners.record import play

TRIES = 40
"""How often a way to all points is looked for in a deal that may be picked: seldom in vain."""


class HanabiDuplicate(Duplicate):
    """Tables play for all points on deals in which a way to them is known."""

    rulesets = ("base", "sixth-10", "sixth-5", "wild-10", "wild-5")
    """The usual ways to play; when playing on there are no turns to be left."""

    def pick(self, rules: str, players: int, number: int, seed: int) -> PickedDeals:
        """Return deals with a known way to all points."""
        seeds = SeededChoice(seed).shuffled(range(1, LAST_SEED + 1))
        selection = certified_deals(Ruleset.parse(rules), players, seeds, count=number, tries=TRIES)
        names = tuple(each.deal.name for each in selection.certified)
        return PickedDeals(names, len(selection.passed_over))

    def most(self, rules: str, players: int) -> DealResult:
        """Return all points, all turns and all cards."""
        ruleset = Ruleset.parse(rules)
        start = Deal(ruleset, players, 1).start()
        return DealResult(ruleset.max_score, start.deck_size + players, len(ruleset.cards))

    def replay(self, rules: str, name: str, actions: str) -> DealResult:
        """Return the result of a game."""
        state = _record(rules, name, actions).state
        if state.outcome is None:
            raise BadSyntaxError("actions", actions, len(actions), "a game that is over")
        return DealResult(state.outcome.score, _turns_left(state), _lost_cards(state))

    def in_reach(self, rules: str, name: str, actions: str) -> tuple[str, int]:
        """Return how far all points were known to be in reach."""
        record = _record(rules, name, actions)
        last = last_winnable_turn(record.states, tries=TRIES)
        turns = last.turn if last else 0
        return write_actions(record.actions[:turns]), turns

    def partner_scores(self, rules: str, name: str) -> tuple[int, ...]:
        """Return the partners' score by starting seat and conventions."""
        deal = StackedDeal.of(Deal.parse(name, Ruleset.parse(rules)).start())
        ends = (
            play(deal._replace(starts=seat), conventions)[-1]
            for seat in range(deal.players)
            for conventions in NONE_OR_ALL
        )
        return tuple(end.outcome.score for end in ends if end.outcome)


DUPLICATE = HanabiDuplicate()


def _record(rules: str, name: str, actions: str) -> GameRecord:
    deal = Deal.parse(name, Ruleset.parse(rules))
    return GameRecord(deal, NO_CONVENTIONS, read_actions(actions))


def _turns_left(state: GameState) -> int:
    """Return the cards in the pack and the turns of the last round; 0 without all points."""
    if state.outcome is None or state.outcome.score < state.ruleset.max_score:
        return 0
    in_last_round = state.players if state.turns_left is None else state.turns_left
    return state.deck_size + in_last_round


def _lost_cards(state: GameState) -> int:
    """Return how many different cards were not played and have all copies in the discard pile."""
    return sum(
        state.discards.count(card) == state.ruleset.copies(card) for card in state.ruleset.cards
    )
