"""What a player can know: exact chances beside slow enumeration, memory, and what views hide."""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction
from itertools import combinations, permutations

import pytest

from tests.games.hanzi.hidden import hidden_otherwise
from tests.games.hanzi.playing import mostly_knowing, play
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.deck import (
    CARDS,
    CHARACTER_OF_ID,
    CHARACTERS,
    LETTER,
    TASK_OF_ID,
    Card,
    Character,
    Task,
)
from tutor.games.hanzi.engine import Action, GameState, Ruleset
from tutor.games.hanzi.engine.actions import NameTask, TurnUp
from tutor.games.hanzi.engine.ruleset import SPOTS
from tutor.games.hanzi.knowledge.chances import Chances
from tutor.games.hanzi.knowledge.view import Memory, View, seen_by

Layout = tuple[Card | None, ...]


def card(name: str, period: int = 1) -> Card:
    """Return the kind of card with this character in this period."""
    return next(c for c in CARDS if c.character.id == name and c.period == period)


def reading(characters: Iterable[Character]) -> Memory:
    """Return the memory of one who has learned these forms from cards that are gone."""
    return Memory(characters=frozenset(characters))


def small(grid: list[Card], pile: list[Card]) -> GameState:
    """Return a position late in a game, with these cards left."""
    start = GameState.deal(Ruleset.PLAIN, 2, 1)
    gaps = (None,) * (SPOTS - len(grid))
    return start._replace(grid=(*grid, *gaps), pile=tuple(pile))


POSITIONS = {
    "period 1": small([card(n) for n in ("ren", "nu", "zi-child", "zi-child", "li", "mian")], []),
    "both periods": small(
        [card("zi-child"), card("ren", 2), card("mu-tree", 2), card("yue"), card("zi-child", 2)],
        [card("kou", 2), card("mu-tree", 2)],
    ),
    "a part in the pile": small(
        [card("ri"), card("he", 2), card("er", 2)], [card("dao", 2), card("dao", 2), card("you", 2)]
    ),
}
READING = ((), ("zi-child",), ("ren", "ri"))


def worlds(state: GameState, reads: set[Character]) -> Iterator[Layout]:
    """Yield the grid of every way to lay out the cards left that looks the same to the reader.

    The form on top of the pile is seen as well.
    """
    state = state._replace(grid=(*state.grid, *state.pile[:1]))
    there = [spot for spot, c in enumerate(state.grid) if c]
    left = [c for c in (*state.grid, *state.pile[1:]) if c]
    for order in permutations(left):
        grid = order[: len(there)]
        if all(
            _looks_alike(state, there, grid, one, other, reads)
            for one, other in combinations(range(len(there)), 2)
        ) and all(
            c.period == real.period
            and (
                c.character is real.character
                if real.character in reads
                else c.character not in reads
            )
            for c, spot in zip(grid, there, strict=True)
            if (real := state.grid[spot])
        ):
            on_grid = grid[: len(there) - len(state.pile[:1])]
            yield (*on_grid, *([None] * (SPOTS - len(on_grid))))


def _looks_alike(
    state: GameState, there: list[int], grid: Layout, one: int, other: int, reads: set[Character]
) -> bool:
    real_one, real_other = state.grid[there[one]], state.grid[there[other]]
    card_one, card_other = grid[one], grid[other]
    if not (real_one and real_other and card_one and card_other):
        raise AssertionError("spots with cards were asked for")
    same = real_one.character is real_other.character
    return same == (card_one.character is card_other.character)


def best_play(layouts: list[Layout], task: Task, turns: int, up: tuple[int, ...] = ()) -> int:
    """Return in how many layouts the task is made with the best play: every choice is tried."""
    seen = {grid[spot].character for grid in layouts for spot in up if grid[spot]}  # type: ignore[union-attr]
    if {*task.parts} <= seen:
        return len(layouts)
    if not turns:
        return 0
    best = 0
    for spot in range(SPOTS):
        if layouts[0][spot] is None or spot in up:
            continue
        by_card: dict[Card | None, list[Layout]] = {}
        for grid in layouts:
            by_card.setdefault(grid[spot], []).append(grid)
        made = sum(best_play(some, task, turns - 1, (*up, spot)) for some in by_card.values())
        best = max(best, made)
    return best


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("reads", READING, ids=str)
def test_chances_are_those_of_enumeration(name: str, reads: tuple[str, ...]) -> None:
    """What lies where, named cards, and the best play: as all layouts counted one by one say."""
    state, read = POSITIONS[name], {CHARACTER_OF_ID[each] for each in reads}
    chances = Chances(View.of(state, 0, reading(read)))
    layouts = list(worlds(state, read))
    there = [spot for spot, c in enumerate(state.grid) if c]
    for spot in there:
        lying = Counter(grid[spot] for grid in layouts)
        expected = {c: Fraction(lying[c], len(layouts)) for c in CARDS if lying[c]}
        assert dict(chances.could_be(spot)) == expected
    for task in (TASK_OF_ID[each] for each in ("xiu", "hao", "zai", "li-sharp", "zi-written")):
        for spots in (*combinations(there, 2), *combinations(there, 3)):
            made = sum(
                {*task.parts} <= {c.character for s in spots if (c := grid[s])} for grid in layouts
            )
            assert chances.makes(task, spots) == Fraction(made, len(layouts))
        for turns in (2, 3):
            made = best_play(layouts, task, turns)
            assert chances.best(task, turns) == Fraction(made, len(layouts))


def test_a_third_card_adds_to_the_chance() -> None:
    """Eleven forms are on one card and one of them is 手, eight on two and one of them is 目.

    看 by hand, with three cards: a doubled form first. It is 目 (1/8) and two single ones may be 手
    (2/11), or it is not (7/8), another is (1/7) and one may be 手 (1/11).
    """
    kan = TASK_OF_ID["kan"]
    state = GameState.deal(Ruleset.PLAIN, 2, 1)._replace(tasks=((kan,), ()), pile=())
    view = View.of(state, 0)
    assert Chances(view).best(kan) == Fraction(1, 88)
    assert Chances(view).best(kan, 3) == Fraction(3, 88)


def test_one_who_reads_all_knows_what_lies_everywhere() -> None:
    """With every form read, each card has one possibility: the card that lies there."""
    for _, state in play(Ruleset.CANGJIE, 3, 4):
        chances = Chances(View.of(state, 0, reading(CHARACTERS)))
        for spot, c in enumerate(state.grid):
            assert c is None or dict(chances.could_be(spot)) == {c: 1}


def test_chances_never_rule_out_the_truth() -> None:
    """Whatever is read and remembered, the card that lies there is possible; chances add up."""
    for seed in range(3):
        memory = reading(SeededChoice(seed).shuffled(CHARACTERS)[:8])
        for _, state in play(Ruleset.CANGJIE, 2, seed):
            memory = memory.watching(state.events)
            chances = Chances(View.of(state, 0, memory))
            for spot, c in enumerate(state.grid):
                if c is not None:
                    could_be = chances.could_be(spot)
                    assert c in could_be
                    assert sum(could_be.values()) == 1


def turned(state: GameState, spots: tuple[int, ...], memory: Memory) -> tuple[GameState, Memory]:
    """Let the active player name a task and turn up cards; return what is remembered of it."""
    actions: list[Action] = [NameTask(state.tasks[state.active][0]), *map(TurnUp, spots)]
    for action in actions:
        state = state.apply(action)
        memory = memory.watching(state.events)
    return state, memory


def test_a_memory_has_each_card_that_lies_there() -> None:
    """Six cards are turned up, two of them twice."""
    state, memory = small([card("ri")] * 2 + [card("tian")] * 4, []), Memory()
    state = state._replace(tasks=((TASK_OF_ID["nan"],), (TASK_OF_ID["ming"],)))
    state = state._replace(grid=(*state.grid[:6], card("li"), card("yue"), *state.grid[8:]))
    for spots in ((0, 1), (2, 3), (4, 0), (5, 1)):
        state, memory = turned(state, spots, memory)
    assert memory.lying == {spot: state.grid[spot] for spot in range(6)}
    assert {each.id for each in memory.characters} == {"ri", "tian"}
    assert not memory.left


def test_a_card_taken_is_remembered_as_a_form_and_not_as_a_place() -> None:
    """After a match the forms stay learned; the cards that fill the gaps were not seen."""
    state = GameState.deal(Ruleset.PLAIN, 2, 1)
    task = state.tasks[0][0]
    spots = tuple(
        next(spot for spot, c in enumerate(state.grid) if c and c.character is part)
        for part in task.parts
    )
    state, memory = turned(state, spots, Memory())
    assert memory.characters == {*task.parts}
    assert not memory.lying
    assert memory.left == {*spots}
    view = View.of(state, 0, memory)
    assert {cell.character for cell in view.cells if cell} - {None} <= {*task.parts}
    assert not any(cell.seen for cell in view.cells if cell)


def test_a_view_is_the_same_whatever_is_hidden() -> None:
    """Other unread forms, another order of pile and task deck, other chances: the same view."""
    told = 0
    for seed in range(4):
        memory = Memory()
        for _, state in play(Ruleset.PLAIN, 2, seed, mostly_knowing):
            memory = memory.watching(state.events)
            if state.face_up or state.ending:
                continue
            view = View.of(state, 1, memory)
            other = hidden_otherwise(state, view.reads)
            if other is not None:
                told += 1
                assert View.of(other, 1, memory) == view
                assert seen_by(other, 1) == seen_by(state, 1)
    assert told > 50


def test_hands_are_seen_from_outside_by_others() -> None:
    """The holder reads the card; to others it is a form, until they can read that."""
    held = card("yue")
    state = GameState.deal(Ruleset.PLAIN, 2, 1)._replace(hands=((held,), ()))
    own, others = (View.of(state, seat) for seat in (0, 1))
    assert [cell.card for cell in own.hands[0]] == [held]
    [unread] = others.hands[0]
    assert (unread.card, unread.period) == (None, held.period)
    [read] = View.of(state, 1, reading({held.character})).hands[0]
    assert read.card is held
    assert others.left[CARDS.index(held)] == own.left[CARDS.index(held)] + 1


def test_the_tops_of_pile_and_task_deck_are_seen() -> None:
    """The form of the card and the task, and no more of either."""
    state = GameState.deal(Ruleset.PLAIN, 2, 1)
    view = View.of(state, 0)
    assert f"_18{LETTER[state.task_deck[0]]}_" in seen_by(state, 0)
    assert view.pile_top
    assert (view.pile_top.period, view.pile_top.card) == (2, None)
    same = [c for c, cell in zip(state.grid, view.cells, strict=True) if cell == view.pile_top]
    assert all(c and c.character is state.pile[0].character for c in same)
    below = state._replace(
        pile=(state.pile[0], *state.pile[:0:-1]),
        task_deck=(state.task_deck[0], *state.task_deck[:0:-1]),
    )
    assert View.of(below, 0) == view
    assert seen_by(below, 0) == seen_by(state, 0)
