"""Rulings and rare events, each told in a position: what games at random hardly ever reach."""

from functools import reduce

import pytest

from tests.games.hanzi.table import card, spots, task
from tutor.core.errors import IllegalActionError
from tutor.core.game import EndCondition
from tutor.games.hanzi.deck import CARDS, TASKS, Card, Effect, Task
from tutor.games.hanzi.engine import (
    EndCause,
    GameState,
    Phase,
    RefusalReason,
    Ruleset,
    read_actions,
)
from tutor.games.hanzi.engine.actions import PlayCard
from tutor.games.hanzi.engine.ruleset import SPOT_OF_NAME

DEAL = GameState.deal(Ruleset.PLAIN, 2, 1)
FAR = [tuple(map(task, chars)) for chars in ("利初牧", "社取析", "占焦家")]
"""Tasks of the two players and of the supply that nothing on the grid of period 1 makes."""


def after(state: GameState, names: str) -> GameState:
    """Return the state after these actions."""
    return reduce(GameState.apply, read_actions(names), state)


def far_from_everything(task_deck: tuple[Task, ...] = ()) -> GameState:
    """Return a table where nobody can make any task that lies there."""
    return DEAL._replace(tasks=(FAR[0], FAR[1]), supply=FAR[2], task_deck=task_deck)


def missed(state: GameState) -> GameState:
    """Return the state after a crafting that cannot but miss."""
    return after(state, f"{state.legal_actions()[-1]}a1b1")


def test_the_game_ends_when_nothing_can_be_made() -> None:
    """Ruling 1: it ends after the turn, most points win, and ties share."""
    over = missed(far_from_everything())
    assert over.ending is EndCause.TABLE_EMPTY
    assert over.outcome
    assert over.outcome.end_condition is EndCondition.TIED
    assert over.outcome.winners == {0, 1}
    ahead = far_from_everything()._replace(scored=((), (card("火"),)))
    outcome = missed(ahead).outcome
    assert outcome
    assert (outcome.winners, outcome.score) == (frozenset({1}), 2)


@pytest.mark.parametrize(("char", "ends"), [("目", False), ("女", False), ("力", True)])
def test_a_card_that_brings_tasks_keeps_the_game_going(char: str, ends: bool) -> None:
    """Three tasks or a fetched one may be made yet; two craftings of nothing are nothing."""
    state = far_from_everything(task_deck=(task("男"),))
    state = missed(state._replace(new_cards=((), (card(char),))))
    assert (state.ending is EndCause.TABLE_EMPTY) == ends


def test_a_new_card_waits_for_the_next_turn() -> None:
    """Ruling 6: the card of a match can't be played in the second crafting of the turn."""
    state = DEAL._replace(tasks=((task("男"),), FAR[1]), craftings=2, phase=Phase.CRAFTING)
    made = after(
        state, f"tA{''.join(spots(state, '力田'))}r{str(state.legal_actions()[0])[-1]}"[:6]
    )
    made = made.apply(made.legal_actions()[0])
    assert made.phase is Phase.SECOND
    assert made.new_cards[0] == (card("力"),)
    with pytest.raises(IllegalActionError) as refused:
        made.apply(read_actions("pC")[0])
    assert refused.value.reason is RefusalReason.CARD_IS_NEW


def test_a_new_counter_is_not_asked_for() -> None:
    """Ruling 6: the owner's next turn has to come first."""
    steal = card("人")
    assert steal.effect is Effect.TAKE_TOKEN
    state = DEAL._replace(hands=((steal,), ()), tokens=(0, 1))
    assert after(state._replace(new_cards=((), (card("石"),))), "pB").phase is Phase.EFFECT
    asked = after(state._replace(hands=((steal,), (card("石"),))), "pB")
    assert (asked.phase, asked.to_act) == (Phase.REPLY, 1)
    countered = after(asked, "v")
    assert countered.phase is Phase.TOKEN
    assert countered.hands == ((), ())
    assert countered.tokens == (0, 1)


def test_all_who_hold_cards_are_asked_for_a_counter() -> None:
    """Ruling 7: nobody sees whether one of the cards is a counter."""
    steal, other = card("人"), card("月")
    state = DEAL._replace(hands=((steal,), (other,)), tokens=(0, 1))
    asked = after(state, "pB")
    assert (asked.phase, asked.to_act) == (Phase.REPLY, 1)
    assert [str(action) for action in asked.legal_actions()] == ["n"]
    with pytest.raises(IllegalActionError) as refused:
        after(asked, "v")
    assert refused.value.reason is RefusalReason.NO_COUNTER


def test_a_third_card_may_make_two_pairs() -> None:
    """The player says which card goes back; both pairs are a match."""
    state = DEAL._replace(tasks=((task("明"),), FAR[1]), tokens=(1, 0))
    [moon, one, other] = spots(state, "月日日")
    choosing = after(state, f"3tB{one}{moon}{other}")
    assert choosing.phase is Phase.PAIR
    assert [str(action) for action in choosing.legal_actions()] == [f"y{one}", f"y{other}"]
    with pytest.raises(IllegalActionError) as refused:
        choosing.apply(read_actions(f"y{moon}")[0])
    assert refused.value.reason is RefusalReason.NO_PAIR_LEFT
    assert choosing.apply(choosing.legal_actions()[0]).scored[0] == (card("日"),)


def test_a_third_card_counts_for_one_of_two_craftings() -> None:
    """Ruling 4: what is not used in the first is there for the second."""
    state = DEAL._replace(tokens=(1, 0), craftings=2, phase=Phase.TOKEN)
    saved = after(state, f"3{state.legal_actions()[-1]}a1b1z")
    assert (saved.phase, saved.third_card) == (Phase.SECOND, True)
    used = after(state, f"3{state.legal_actions()[-1]}a1b1c1")
    assert (used.phase, used.third_card) == (Phase.SECOND, False)


def test_a_third_card_not_used_for_a_match_is_left() -> None:
    """Ruling 4: the token paid for it serves the second crafting."""
    state = DEAL._replace(tasks=((task("明"),), FAR[1]), tokens=(1, 0), craftings=2)
    [moon, sun] = spots(state, "月日")
    two_up = after(state, f"3tB{moon}{sun}")
    [stop] = read_actions("z")
    assert stop in two_up.legal_actions()
    assert two_up.apply(stop).third_card


def test_the_second_crafting_may_be_refused() -> None:
    """Ruling 4: and then the turn is over."""
    second = missed(DEAL._replace(craftings=2, phase=Phase.TOKEN))
    assert (second.active, second.phase) == (0, Phase.SECOND)
    refused = after(second, "q")
    assert (refused.active, refused.phase, refused.tokens) == (1, Phase.CARD, second.tokens)
    with pytest.raises(IllegalActionError) as error:
        after(refused, "q")
    assert error.value.reason is RefusalReason.NO_SECOND_CRAFTING


def test_with_an_empty_bank_the_richest_gives() -> None:
    """Rule hanzi-miss and ruling 5: one's choice among equals, and nothing from nobody."""
    three = GameState.deal(Ruleset.PLAIN, 3, 1)._replace(tasks=(*FAR[:2], (task("男"),)))
    choosing = missed(three._replace(tokens=(2, 4, 4)))
    assert choosing.phase is Phase.RICHEST
    assert [str(action) for action in choosing.legal_actions()] == ["o1", "o2", "w"]
    assert after(choosing, "o2").tokens == (3, 4, 3)
    one_richest = missed(three._replace(tokens=(2, 3, 5)))
    assert [str(action) for action in one_richest.legal_actions()] == ["o2", "w"]
    assert after(one_richest, "o2").tokens == (3, 3, 4)
    refused = after(one_richest, "w")
    assert (refused.active, refused.tokens) == (1, (2, 3, 5))
    assert missed(three._replace(tokens=(10, 0, 0))).tokens == (10, 0, 0)


@pytest.mark.parametrize("cards", ["a1b1c1", "a1b1z"])
def test_a_token_spent_on_a_third_card_goes_back_after_the_crafting(cards: str) -> None:
    """While a miss is made up for, it is not in the bank, and nobody has it."""
    placed = {*FAR[0], *FAR[1], *FAR[2]}
    deck = tuple(each for each in TASKS if each not in placed)
    state = far_from_everything(deck)._replace(tokens=(4, 6))
    choosing = after(state, f"3{state.legal_actions()[-1]}{cards}")
    assert (choosing.phase, choosing.tokens, choosing.bank) == (Phase.RICHEST, (3, 6), 0)
    assert [str(action) for action in choosing.legal_actions()] == ["o1", "w"]
    taken = after(choosing, "o1")
    assert (taken.tokens, taken.bank) == ((4, 5), 1)
    assert after(choosing, "w").bank == 1
    assert GameState.parse(str(choosing)) == choosing


def test_fetching_leaves_the_task_deck_in_its_order() -> None:
    """Ruling 9: shuffling would mix the periods."""
    [woman] = [c for c in CARDS if c.effect is Effect.FETCH_NAN]
    others = tuple(t for t in DEAL.task_deck if t is not task("男"))
    state = DEAL._replace(
        tasks=(FAR[0], FAR[1]), supply=FAR[2], task_deck=(*others, task("男")), hands=((woman,), ())
    )
    done = state.apply(PlayCard(woman))
    assert task("男") in done.tasks[0]
    assert (done.task_deck, done.seed) == (others, state.seed)


def test_a_task_fetched_from_the_supply_is_replaced_from_the_deck() -> None:
    """Ruling 9: its place goes to the next task of the deck."""
    [woman] = [c for c in CARDS if c.effect is Effect.FETCH_NAN]
    deck = tuple(each for each in DEAL.task_deck if each is not task("男"))
    supply = (task("男"), *DEAL.supply[1:])
    state = DEAL._replace(
        tasks=(FAR[0], FAR[1]), supply=supply, task_deck=deck, hands=((woman,), ())
    )
    done = state.apply(PlayCard(woman))
    assert set(done.supply) == {*supply[1:], deck[0]}
    assert done.task_deck == deck[1:]


def test_whoever_loses_a_fetched_task_takes_another_one() -> None:
    """The owner chooses from the supply before the turn goes on."""
    [woman] = [c for c in CARDS if c.effect is Effect.FETCH_NAN]
    state = DEAL._replace(tasks=(FAR[0], (task("男"),)), hands=((woman,), ()))
    done = state.apply(PlayCard(woman))
    assert task("男") in done.tasks[0]
    assert (done.phase, done.to_act, done.active) == (Phase.TASK, 1, 0)


@pytest.mark.parametrize(
    ("ruleset", "copies", "lost"),
    [
        (Ruleset.CANGJIE, 1, True),
        (Ruleset.CANGJIE, 0, True),
        (Ruleset.LAST_COPY, 1, False),
        (Ruleset.LAST_COPY, 0, True),
    ],
)
def test_cangjie_takes_the_tasks_that_need_his_card(
    ruleset: Ruleset, copies: int, lost: bool
) -> None:
    """Ruling 8: even if a copy is left, but for the option; the task is replaced at once."""
    deal = GameState.deal(ruleset, 2, 1)
    [spot] = spots(deal, "山")
    lying = [(each if copies else card("日")) if str(each) == "山" else each for each in deal.grid]
    lying[SPOT_OF_NAME[spot]] = card("山")
    state = deal._replace(
        grid=tuple(lying),
        pile=tuple(each for each in deal.pile if str(each) != "山"),
        marker=SPOT_OF_NAME[spot],
        tasks=(FAR[0], (task("岩"),)),
        supply=deal.tasks[0],
    )
    one, other = [name for name in ("a1", "b1", "c1") if name != spot][:2]
    done = after(state, f"{state.legal_actions()[-1]}{one}{other}")
    assert (done.phase, done.marker) == (Phase.TASK if lost else Phase.MARKER, state.marker)
    assert (task("岩") in done.tasks[1]) == (not lost)


def scoring(number: int) -> tuple[Card, ...]:
    """Return so many scoring cards."""
    return tuple(each for each in CARDS if each.points for _ in range(each.copies))[:number]


@pytest.mark.parametrize(
    ("points", "tokens", "winners"),
    [
        ((9, 4), (0, 5), {0}),
        ((9, 9), (1, 2), {1}),
        ((9, 9), (2, 2), {0, 1}),
        ((5, 4), (5, 5), set()),
    ],
)
def test_cangjie_is_to_be_beaten_first(
    points: tuple[int, int], tokens: tuple[int, int], winners: set[int]
) -> None:
    """Whoever has no more than Cangjie is out; then points count, then tokens (ruling 11)."""
    lying = 27 - sum(points) - 8
    rest = scoring(lying)
    state = GameState.deal(Ruleset.CANGJIE, 2, 1)._replace(
        grid=(*rest, *((None,) * (30 - lying))),
        pile=(),
        scored=(scoring(points[0]), scoring(points[1])),
        tokens=tokens,
        phase=Phase.OVER,
        ending=EndCause.MARKER_STUCK,
    )
    assert state.cangjie_points == 16
    assert state.outcome
    assert state.outcome.winners == winners
    assert (state.outcome.end_condition is EndCondition.LOST) == (not winners)


def test_a_card_is_drawn_by_its_place() -> None:
    """Ruling 6: the drawer points at one of the cards, and gets that one; no chance is left."""
    draw = next(each for each in CARDS if each.effect is Effect.DRAW_CARD)
    held = (card("石"), card("人"), card("力"))
    state = DEAL._replace(hands=((draw,), held[:2]), new_cards=((), held[2:]))
    choosing = after(state.apply(PlayCard(draw)), "n")
    assert list(map(str, choosing.legal_actions())) == ["h1", "h1.1", "h1.2"]
    for place, name in enumerate(("h1", "h1.1", "h1.2")):
        drawn = after(choosing, name)
        assert drawn.new_cards[0] == (held[place],)
        assert drawn.holds(1) == held[:place] + held[place + 1 :]
        assert drawn.seed == state.seed
    with pytest.raises(IllegalActionError) as refused:
        after(choosing, "h1.3")
    assert refused.value.reason is RefusalReason.NO_CARD_TO_DRAW
