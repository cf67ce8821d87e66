"""What partners do: legal, the same every time, from what they can know, and truly explained."""

from collections.abc import Iterator
from itertools import product

import pytest

from tests.games.hanabi.partners.referee import Referee, same
from tests.support.strategies import ALL_RULESETS
from tests.support.thorough import THOROUGH
from tutor.core.messages import Player
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.knowledge import View, allowed, has
from tutor.games.hanabi.partners import (
    ALL_CONVENTIONS,
    NONE_OR_ALL,
    Conventions,
    Deal,
    Decision,
    Meanings,
    PartnerRule,
    decide,
)
from tutor.games.hanabi.partners.record import LEARNER
from tutor.games.hanabi.scripted_partners import stated_action

GAMES = 1250 if THOROUGH else 3
"""Games for each conventions and number of players: 10,000 in all if the tests are thorough."""

Moment = tuple[GameState, Meanings, Decision]

each_conventions = pytest.mark.parametrize("conventions", NONE_OR_ALL)
each_number_of_players = pytest.mark.parametrize("players", [2, 3, 4, 5])


def moments(
    deal: Deal, conventions: Conventions, literal: tuple[int, ...] = ()
) -> Iterator[Moment]:
    """Yield the moments of a whole game: the position, the meanings, and what is done."""
    state = deal.start()
    meanings = Meanings.at_start(state, conventions, literal)
    while state.ending is None:
        decision = decide(state, meanings)
        yield state, meanings, decision
        before, state = state, state.apply(decision.action)
        meanings = meanings.after(before, decision.action, state)


@each_number_of_players
@each_conventions
def test_every_move_follows_from_the_stated_rules(conventions: Conventions, players: int) -> None:
    """A referee who knows nothing but the rules comes to the same action, rule and facts."""
    for seed in range(1, GAMES + 1):
        check(Deal(Ruleset(), players, seed), conventions)


def check(deal: Deal, conventions: Conventions, literal: tuple[int, ...] = ()) -> None:
    """Play a game with a referee beside it."""
    game = list(moments(deal, conventions, literal))
    states = [*(state for state, _, _ in game)]
    referee = Referee(states[0], game[0][1].literal)
    for number, (state, _, decision) in enumerate(game):
        due = referee.due(state)
        assert same(due, decision.action, decision.rule, decision.facts), f"{deal} {number}: {due}"
        referee.follow(state, decision.action, state.apply(decision.action))


def test_partners_play_what_a_literal_players_clue_must_be_about() -> None:
    """Beside the plain partner of the puzzles, the referee agrees; that player's clues are read."""
    read = 0
    for seed, players in product(range(1, GAMES + 1), (2, 3, 4, 5)):
        state = Deal(Ruleset(), players, seed).start()
        meanings = Meanings.at_start(state, ALL_CONVENTIONS, {LEARNER})
        referee = Referee(state, {LEARNER})
        while state.ending is None:
            if state.to_act == LEARNER:
                action = stated_action(state)
            else:
                decision = decide(state, meanings)
                action, due = decision.action, referee.due(state)
                assert same(due, action, decision.rule, decision.facts), f"{players}-{seed}: {due}"
                read += decision.facts.get("by") == Player(LEARNER)
            before, state = state, state.apply(action)
            meanings = meanings.after(before, action, state)
            referee.follow(before, action, state)
    assert read


def test_every_ruleset_is_played_to_its_end_by_the_stated_rules() -> None:
    """Moves are legal and due under each ruleset, also where one of the others is literal."""
    for number, ruleset in enumerate(ALL_RULESETS):
        if THOROUGH or number % 9 == 0:
            check(Deal(ruleset, 2 + number % 4, number + 1), tuple(NONE_OR_ALL)[number % 2], (0,))


@each_conventions
def test_hidden_cards_change_nothing(conventions: Conventions) -> None:
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


@each_conventions
def test_nobody_decides_once_the_game_is_over(conventions: Conventions) -> None:
    *_, (state, meanings, decision) = moments(Deal(Ruleset(), 2, 1), conventions)
    with pytest.raises(ValueError, match="over"):
        decide(state.apply(decision.action), meanings)
