"""Our deck: the public counts of the printed game, and what every match gives."""

from collections import Counter

from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import (
    CHARACTERS,
    DECK,
    TASKS,
    Character,
    Effect,
    Task,
)

ALL: tuple[Character | Task, ...] = (*CHARACTERS, *TASKS)


def test_the_counts_are_those_of_the_printed_game() -> None:
    """54 cards and 27 tasks in two periods; half of the cards score, the others have effects."""
    assert Counter(card.period for card in DECK) == {1: 30, 2: 24}
    assert Counter(task.period for task in TASKS) == {1: 15, 2: 12}
    assert [card.points for card in DECK if not card.effect] == [2] * 27
    assert Counter((card.effect, card.period) for card in DECK if card.effect) == {
        (Effect.SWAP_TASK, 1): 2,
        (Effect.SWAP_TASK, 2): 2,
        (Effect.DRAW_CARD, 1): 2,
        (Effect.DRAW_CARD, 2): 2,
        (Effect.TAKE_TOKEN, 1): 3,
        (Effect.TAKE_TOKEN, 2): 2,
        (Effect.COUNTER, 1): 3,
        (Effect.COUNTER, 2): 2,
        (Effect.CRAFT_TWICE, 1): 2,
        (Effect.CRAFT_TWICE, 2): 2,
        (Effect.THREE_TASKS, 1): 2,
        (Effect.THREE_TASKS, 2): 1,
        (Effect.FETCH_NAN, 1): 1,
        (Effect.FETCH_ZI, 2): 1,
    }


def test_every_match_gives_points_and_an_effect() -> None:
    """The two parts of a task are a character that scores and one that has an effect."""
    for task in TASKS:
        assert all((card.points, card.effect) == (2, None) for card in task.scoring.cards)
        assert all(not card.points and card.effect for card in task.effect.cards)


def test_every_task_can_be_made_once() -> None:
    """The deck has as many cards of a character as there are tasks with it, in their periods."""
    wanted = Counter((part, task.period) for task in TASKS for part in task.parts)
    assert wanted == Counter((card.character, card.period) for card in DECK)
    assert all(len(each.tasks) == each.copies for each in CHARACTERS)


def test_names_are_ascii_and_nobody_elses() -> None:
    """Characters and tasks share no id, and each id can stand in an address."""
    ids = [each.id for each in ALL]
    assert len(CHARACTERS) == 36
    assert len(set(ids)) == len(ids)
    assert all(name.isascii() and name.replace("-", "").isalpha() for name in ids)


def test_every_character_has_readings() -> None:
    """No character and no task lacks one."""
    for each in ALL:
        assert each.readings.pinyin
        assert each.readings.zhuyin
        assert each.readings.on


def test_rule_ids_carry_the_name_of_the_game() -> None:
    """So that no other game has one of them."""
    ids = [value for name, value in vars(rules).items() if name.isupper()]
    assert len(set(ids)) == len(ids) > 30
    assert all(name.startswith("hanzi-") for name in ids)
