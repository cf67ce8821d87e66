"""The rules on one page: what is looked up while playing.

The same few points in every language, so that they can stand side by side.
"""

from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.games.hanzi.deck import Effect, Glossed, Task
from tutor.games.hanzi.engine import ruleset
from tutor.games.hanzi.engine.position import TASK_TO_FETCH
from tutor.games.hanzi.rulebook import numbers


@dataclass(frozen=True, slots=True)
class Block:
    """A few points under a title."""

    id: str
    title: Message
    points: tuple[Message, ...]


def summary() -> tuple[Block, ...]:
    """Return the blocks of the summary in order; the last two are Cangjie and what is ours."""
    return (
        _block(
            "goal",
            _say("goal.1", fewest=numbers.MIN_PLAYERS, most=numbers.MAX_PLAYERS),
            _say("goal.2", num=ruleset.WINNING_POINTS, cards=numbers.CARDS_TO_WIN),
        ),
        _block(
            "setup",
            _say("setup.1", columns=numbers.COLUMNS, rows=numbers.ROWS),
            _say("setup.2", num=ruleset.TASK_LIMIT),
            _say("setup.3", num=ruleset.SUPPLY),
            _say("setup.4", num=numbers.MAX_PLAYERS),
        ),
        _block(
            "turn",
            _say("turn.card"),
            _say("turn.token", third=ruleset.PRICE_OF_CARD, swap=ruleset.PRICE_OF_SWAP),
            _say("turn.crafting"),
        ),
        _block(
            "match",
            _say("match.1", num=numbers.POINTS),
            _say("match.2"),
            _say("match.3"),
            _say("match.4"),
        ),
        _block("miss", _say("miss.1"), _say("miss.2")),
        _block(
            "effects",
            *(
                _say("effect", effect=effect_name(each), does=_on_the_sheet(each))
                for each in Effect
            ),
            _say("effects.counter"),
            _say("effects.fetch", **_FETCHED),
        ),
        _block("end", _say("end.1")),
        _block(
            "cangjie",
            _say(
                "cangjie.1",
                fewest=numbers.FEWEST_WITH_CANGJIE,
                most=numbers.MOST_WITH_CANGJIE,
                num=numbers.TOKENS_WITH_CANGJIE,
            ),
            _say("cangjie.2", num=ruleset.PRICE_OF_MARKER),
            _say("cangjie.3", points=numbers.POINTS),
            _say("cangjie.tasks"),
            _say("cangjie.move"),
            _say("cangjie.4"),
            _say("cangjie.5"),
        ),
        _block("ours", _say("ours.2")),
    )


_FETCHED = {
    "man": TASK_TO_FETCH[Effect.FETCH_NAN],
    "child": TASK_TO_FETCH[Effect.FETCH_ZI],
}
_WITH_RULINGS = (Effect.DRAW_CARD, Effect.CRAFT_TWICE, Effect.THREE_TASKS)


def _on_the_sheet(effect: Effect) -> Message:
    """Return a card's effect, with the rulings on it marked."""
    does = effect_does(effect)
    if effect in _WITH_RULINGS:
        return Message(f"summary.hanzi-effects.{effect}", does.params)
    return does


def effect_does(effect: Effect) -> Message:
    """Return the effect in a sentence."""
    params = {k: Glossed(v) if isinstance(v, Task) else v for k, v in _named_by(effect).items()}
    return Message(f"hanzi-effect.{effect}.is", params)


def effect_name(effect: Effect) -> Message:
    """Return the name of an effect."""
    named = _named_by(effect) if effect in TASK_TO_FETCH else {}
    return Message(f"hanzi-effect.{effect}", named)


def _named_by(effect: Effect) -> dict[str, object]:
    """Return the values that the words of an effect name."""
    if effect is Effect.THREE_TASKS:
        return {"num": ruleset.TOP_TASKS}
    return {"task": TASK_TO_FETCH[effect]} if effect in TASK_TO_FETCH else {}


def _block(block_id: str, *points: Message) -> Block:
    return Block(block_id, _say(f"{block_id}.title"), points)


def _say(name: str, **params: object) -> Message:
    return Message(f"summary.hanzi-{name}", params)
