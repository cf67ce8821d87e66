"""What partners do: the same as ever, from what they can know, by each of their rules."""

from collections.abc import Iterator

import pytest

from tests.games.hanabi.partners.recorded import GAMES, played
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.knowledge import View, allowed, has
from tutor.games.hanabi.partners import (
    NONE_OR_ALL,
    ConventionSet,
    Deal,
    Decision,
    Meanings,
    PartnerRule,
    decide,
)

Moment = tuple[GameState, Meanings, Decision]

with_and_without_conventions = pytest.mark.parametrize("conventions", NONE_OR_ALL)


def moments(deal: Deal, conventions: ConventionSet) -> Iterator[Moment]:
    """Yield the moments of a whole game: the position, the meanings, and what is done."""
    state = deal.start()
    meanings = Meanings.at_start(state, conventions)
    while state.ending is None:
        decision = decide(state, meanings)
        yield state, meanings, decision
        before, state = state, state.apply(decision.action)
        meanings = meanings.after(before, decision.action, state)


@pytest.mark.parametrize("game", GAMES)
def test_partners_do_what_they_always_did(game: str) -> None:
    """Games of all sizes, under many rulesets."""
    assert played(game) == GAMES[game]


@with_and_without_conventions
def test_hidden_cards_change_nothing(conventions: ConventionSet) -> None:
    """Other cards in the own hand, and another deck, that fit what is known: the same decision."""
    for players in (2, 5):
        for state, meanings, decision in moments(Deal(Ruleset(), players, 3), conventions):
            other = exchanged(state)
            assert View.of(other, other.to_act) == View.of(state, state.to_act)
            assert decide(other, meanings) == decision


def exchanged(state: GameState) -> GameState:
    """Return a position that looks the same to the player to act, own hand and deck changed."""
    me = state.to_act
    hidden = SeededChoice(len(state.deck)).shuffled((*state.hands[me], *state.deck))
    hand: list[int] = []
    for told in state.marks[me]:
        fits = allowed(state.ruleset, told)
        hand.append(
            next(at for at, card in enumerate(hidden) if at not in hand and has(fits, card))
        )
    deck = tuple(card for at, card in enumerate(hidden) if at not in hand)
    mine = tuple(hidden[at] for at in hand)
    return state._replace(hands=(*state.hands[:me], mine, *state.hands[me + 1 :]), deck=deck)


def test_each_rule_is_used() -> None:
    """Every rule is what some partner acts by: none is stated for nothing."""
    used: set[PartnerRule] = set()
    for seed in range(1, 100):
        for conventions in NONE_OR_ALL:
            players = 2 + seed % 3
            used |= {
                decision.rule
                for _, _, decision in moments(Deal(Ruleset(), players, seed), conventions)
            }
        if len(used) == len(PartnerRule):
            break
    assert used == set(PartnerRule)


@with_and_without_conventions
def test_nobody_decides_once_the_game_is_over(conventions: ConventionSet) -> None:
    *_, (state, meanings, decision) = moments(Deal(Ruleset(), 2, 1), conventions)
    with pytest.raises(ValueError, match="over"):
        decide(state.apply(decision.action), meanings)
