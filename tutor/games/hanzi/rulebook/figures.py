"""The pictures of the rulebook: moments of one game, laid out from our deck by a seed."""

from functools import cache

from tutor.core.messages import Message, Player
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.deck import CARDS, CHARACTER_OF_ID, DECK, TASK_OF_ID, TASKS, Card, Task
from tutor.games.hanzi.engine.grid import NEIGHBOURS, SPOT_OF_NAME
from tutor.games.hanzi.rulebook import numbers
from tutor.games.hanzi.rulebook.parts import Figure

EXAMPLE: Task = TASK_OF_ID["xiu"]
"""A plain compound of two characters that most readers can take in at once: 休, 人 and 木."""

LOOK_ALIKES = ("shan", "huo")
"""Components that are told apart with care: 山 and 火."""

ANN = 0
_SEED = 3
_MARKER = SPOT_OF_NAME["c3"]  # not at the edge


def compound() -> Figure:
    """Return a task with its two parts."""
    return Figure("compound", caption("hanzi-characters", task=EXAMPLE), tasks=(EXAMPLE,))


def sides() -> Figure:
    """Return both sides of a scoring card of the example."""
    card = next(card for card in CARDS if card.character is EXAMPLE.scoring)
    return Figure("sides", caption("hanzi-cards", character=card.character), cards=(card,))


def tasks() -> Figure:
    """Return as many tasks of the first period as a player is dealt."""
    return Figure("tasks", caption("hanzi-tasks"), tasks=TASKS[: numbers.TASKS_EACH])


def grid() -> Figure:
    """Return the grid before the first turn."""
    return Figure("grid", caption("hanzi-grid"), grid=layout())


def deal() -> Figure:
    """Return the tasks of the first player and the supply before the first turn."""
    dealt = numbers.TASKS_EACH
    supply = TASKS[dealt : dealt + numbers.SUPPLY]
    return Figure(
        "tasks", caption("hanzi-deal", player=Player(ANN)), tasks=TASKS[:dealt], supply=supply
    )


def match() -> Figure:
    """Return the grid with both parts of the task turned up."""
    return _crafting("hanzi-match", (_scoring(), _effect()))


def miss() -> Figure:
    """Return the grid with one part of the task turned up, and a card that is none."""
    turned = (_scoring(), _stranger())
    return _crafting("hanzi-miss", turned, seen=card_at(turned[1]).character)


def third_card() -> Figure:
    """Return the grid with three cards turned up, two of them the parts of the task."""
    turned = (_scoring(), _stranger(), _effect())
    return _crafting("hanzi-third-card", turned, back=card_at(turned[1]).character)


def look_alikes() -> Figure:
    """Return cards whose ancient forms look alike."""
    characters = tuple(CHARACTER_OF_ID[name] for name in LOOK_ALIKES)
    cards = tuple(next(card for card in CARDS if card.character is each) for each in characters)
    return Figure("forms", caption("hanzi-ancient-forms", characters=characters), cards=cards)


def won() -> Figure:
    """Return scoring cards that are just enough to win."""
    scoring = tuple(card for card in DECK if card.points)[: numbers.CARDS_TO_WIN]
    points = sum(card.points for card in scoring)
    return Figure("won", caption("hanzi-win", player=Player(ANN), num=points), cards=scoring)


def marker_placed() -> Figure:
    """Return the grid with the marker on a card."""
    return Figure("grid", caption("hanzi-cangjie"), grid=layout(), marker=_MARKER)


def neighbours() -> Figure:
    """Return the grid late in a game, with the marker where it was and the cards it may go to.

    The card under the marker has been removed, and so has one beside it.
    """
    gaps = {_MARKER, _MARKER + 1}
    cards = tuple(None if spot in gaps else card for spot, card in enumerate(layout()))
    reachable = frozenset(spot for spot in NEIGHBOURS[_MARKER] if cards[spot] is not None)
    return Figure(
        "grid",
        caption("hanzi-marker-move", num=len(reachable)),
        grid=cards,
        marker=_MARKER,
        reachable=reachable,
    )


def caption(rule_id: str, **params: object) -> Message:
    """Return the caption of a rule's picture."""
    return Message(f"rule.{rule_id}.figure", params)


@cache
def layout() -> tuple[Card, ...]:
    """Return the cards of the first period as they lie in the grid, row by row."""
    first = [card for card in DECK if card.period == 1]
    return SeededChoice(_SEED).shuffled(first)


def card_at(spot: int) -> Card:
    """Return the card that lies at a spot of the grid."""
    return layout()[spot]


def _crafting(rule_id: str, turned: tuple[int, ...], **params: object) -> Figure:
    """Return the grid with cards turned up by the first player for the task of the example."""
    said = {"player": Player(ANN), "task": EXAMPLE, **params}
    if "seen" not in said:
        said |= {"one": EXAMPLE.effect, "other": EXAMPLE.scoring}
    return Figure(
        "grid", caption(rule_id, **said), grid=layout(), turned=frozenset(turned), named=EXAMPLE
    )


def _scoring() -> int:
    """Return where a scoring card of the task lies."""
    return next(i for i, card in enumerate(layout()) if card.character is EXAMPLE.scoring)


def _effect() -> int:
    """Return where an effect card of the task lies."""
    return next(i for i, card in enumerate(layout()) if card.character is EXAMPLE.effect)


def _stranger() -> int:
    """Return where a card lies that is no part of the task."""
    return next(i for i, card in enumerate(layout()) if card.character not in EXAMPLE.parts)
