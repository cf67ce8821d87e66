"""The pictures of the rulebook: positions reached by playing, and what is made of the deck."""

from dataclasses import dataclass
from functools import cache
from typing import Literal

from tutor.core.messages import Message, Player
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.deck import (
    CARDS,
    CHARACTER_OF_ID,
    TASK_OF_ID,
    TASKS,
    Card,
    Character,
    Effect,
    Glossed,
    Task,
)
from tutor.games.hanzi.engine import Action, GameState, Phase, Ruleset
from tutor.games.hanzi.engine.actions import NameTask, PayThirdCard, TurnUp
from tutor.games.hanzi.engine.flow import marker_moves
from tutor.games.hanzi.engine.ruleset import NEIGHBOURS, TASK_LIMIT
from tutor.games.hanzi.rulebook.summary import effect_name

FigureKind = Literal[
    "grid", "turned", "table", "tasks", "compound", "sides", "forms", "scored", "effects"
]


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture; of a game, it is a position that was reached by playing.

    `kind` says what is drawn. Of a `state` it is the grid, or only the cards that are `turned` up,
    with the task being crafted. Otherwise it is the whole table as it is set up, the `tasks`
    themselves, how the first of them is put together, both sides of the first of the `cards`, all
    of them side by side with their ancient sides up, as the scoring cards in front of a
    player, or as effect cards.

    `turned` are the spots whose modern sides are up, `reachable` those that the marker may move to.
    """

    kind: FigureKind
    caption: Message
    state: GameState | None = None
    turned: frozenset[int] = frozenset()
    reachable: frozenset[int] = frozenset()
    cards: tuple[Card, ...] = ()
    tasks: tuple[Task, ...] = ()


def say(name: str, **params: object) -> Message:
    """Return the message of a rule, by the rule's id and its own name: "hanzi-deal.title"."""
    return Message(f"rule.{name}", params)


EXAMPLE: Task = TASK_OF_ID["xiu"]
"""A plain compound that most readers can take in at once: 休, of 人 and 木."""

LOOK_ALIKES = ("shan", "huo")
"""Components that are told apart with care: 山 and 火."""

ANN = 0
_PLAYERS = 2
_SEED = 5  # with this deal Ann has the example among her tasks


def compound() -> Figure:
    """Return a task with its two parts."""
    return Figure("compound", caption("hanzi-characters", task=EXAMPLE), tasks=(EXAMPLE,))


def sides() -> Figure:
    """Return both sides of a scoring card of the example."""
    card = next(card for card in CARDS if card.character is EXAMPLE.scoring)
    return Figure("sides", caption("hanzi-cards", character=card.character), cards=(card,))


def symbol(*effects: Effect) -> Figure:
    """Return a card with each of these effects, which shows its symbol."""
    cards = tuple(next(card for card in CARDS if card.effect is effect) for effect in effects)
    named = tuple(map(effect_name, effects))
    return Figure("effects", caption("hanzi-symbol", effects=named), cards=cards)


def tasks() -> Figure:
    """Return a few tasks of the first period."""
    return Figure("tasks", caption("hanzi-tasks"), tasks=TASKS[:TASK_LIMIT])


def grid() -> Figure:
    """Return the grid before the first turn."""
    return Figure("grid", caption("hanzi-grid"), start())


def table() -> Figure:
    """Return the whole table before the first turn."""
    return Figure("table", caption("hanzi-deal"))


def match() -> Figure:
    """Return both parts of the task, turned up."""
    return _crafting("hanzi-match", start(), (_scoring(), _effect()), **_pair())


def miss() -> Figure:
    """Return one part of the task and a card that is none, turned up."""
    other = _stranger()
    return _crafting("hanzi-miss", start(), (_scoring(), other), seen=_character_at(other))


def third_card() -> Figure:
    """Return three cards that are turned up, two of them the parts of the task."""
    other = _stranger()
    cards = (TurnUp(_scoring()), TurnUp(other))
    # No match for the other player either.
    theirs = next(t for t in start().tasks[1] if EXAMPLE.scoring not in t.parts)
    misses = (NameTask(EXAMPLE), *cards, NameTask(theirs), *cards)
    state = _after(start(), *misses, PayThirdCard())
    turned = (_scoring(), other, _effect())
    return _crafting("hanzi-third-card", state, turned, back=_character_at(other), **_pair())


def look_alikes() -> Figure:
    """Return cards whose ancient forms look alike."""
    characters = tuple(CHARACTER_OF_ID[name] for name in LOOK_ALIKES)
    cards = tuple(next(card for card in CARDS if card.character is each) for each in characters)
    return Figure(
        "forms",
        caption("hanzi-ancient-forms", characters=tuple(map(Glossed, characters))),
        cards=cards,
    )


def won() -> Figure:
    """Return the scoring cards of the winner of a game in which nobody ever missed."""
    state = start()
    while state.outcome is None:
        state = state.apply(_sure_action(state))
    [winner] = state.outcome.winners
    text = caption("hanzi-win", player=Player(winner), num=state.points(winner))
    return Figure("scored", text, cards=state.scored[winner])


def marker_placed() -> Figure:
    """Return the grid before the first turn against Cangjie."""
    return Figure("grid", caption("hanzi-cangjie"), start(Ruleset.CANGJIE))


def neighbours() -> Figure:
    """Return the grid late in a game, the marker on a gap with another one among its neighbours."""
    state = _late_game()
    reachable = frozenset(marker_moves(state))
    text = caption("hanzi-marker-move", num=len(reachable))
    return Figure("grid", text, state, reachable=reachable)


def caption(rule_id: str, **params: object) -> Message:
    """Return the caption of a rule's picture, with what its characters mean."""
    named = {k: Glossed(v) for k, v in params.items() if isinstance(v, Character | Task)}
    return Message(f"rule.{rule_id}.figure", {**params, **named})


@cache
def start(ruleset: Ruleset = Ruleset.PLAIN) -> GameState:
    """Return the deal of all the pictures."""
    return GameState.deal(ruleset, _PLAYERS, _SEED)


def _crafting(rule_id: str, before: GameState, turned: tuple[int, ...], **params: object) -> Figure:
    """Return the cards that Ann turns up while she crafts the example.

    The position is the last one before they match or miss: the last card is still to be turned.
    """
    state = _after(before, NameTask(EXAMPLE), *map(TurnUp, turned[:-1]))
    text = caption(rule_id, player=Player(ANN), task=EXAMPLE, **params)
    return Figure("turned", text, state, turned=frozenset(turned))


def _after(state: GameState, *actions: Action) -> GameState:
    for action in actions:
        state = state.apply(action)
    return state


def _pair() -> dict[str, object]:
    return {"one": EXAMPLE.effect, "other": EXAMPLE.scoring}


def _scoring() -> int:
    """Return where a scoring card of the example lies."""
    return _spots(EXAMPLE.scoring)[0]


def _effect() -> int:
    """Return where an effect card of the example lies."""
    return _spots(EXAMPLE.effect)[0]


def _stranger() -> int:
    """Return where a card lies that is no part of the example."""
    return next(
        spot
        for spot, card in enumerate(start().grid)
        if card and card.character not in EXAMPLE.parts
    )


def _spots(character: Character, state: GameState | None = None) -> list[int]:
    cards = enumerate((state or start()).grid)
    return [spot for spot, card in cards if card and card.character is character]


def _character_at(spot: int) -> Character:
    card = start().grid[spot]
    assert card is not None
    return card.character


def _sure_action(state: GameState) -> Action:
    """Return the actions to a match: name a task that can be made, turn up its parts."""
    if state.phase is Phase.TURNING and state.named:
        part = state.named.parts[len(state.face_up)]
        return TurnUp(_spots(part, state)[0])
    for action in state.legal_actions():
        task = action.task if isinstance(action, NameTask) else None
        if task and all(_spots(part, state) for part in task.parts):
            return action
    return state.legal_actions()[0]


@cache
def _late_game() -> GameState:
    """Return a moment of a game played at random, when one neighbour of the marker is a gap."""
    choice, state = SeededChoice(_SEED), start(Ruleset.CANGJIE)
    while state.outcome is None:
        if state.phase is Phase.MARKER and state.marker is not None:
            beside = NEIGHBOURS[state.marker]
            if (
                len(beside) == 4
                and len(marker_moves(state)) == 3
                and state.grid[state.marker] is None
            ):
                return state
        state = state.apply(choice.pick(state.legal_actions()))
    raise AssertionError("the game of this seed has no such moment")
