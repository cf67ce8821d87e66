"""Cards and tasks as they are drawn, and what of them is read out.

The modern side of a card is in its view only while it is turned up. The ancient side is known by a
number that says nothing of the character, and by what the drawing looks like.
"""

from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.games.hanzi.deck import Card, Character, Task
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT
from tutor.games.hanzi.puzzles.options import meaning
from tutor.games.hanzi.rulebook.summary import effect_name
from tutor.web.hanzi.drawings import ANCIENT_FORMS, ICONS
from tutor.web.shell.text import joined, say_plain
from tutor.web.site.presentation import Choice


@dataclass(frozen=True, slots=True)
class FaceView:
    """The modern side of a card: points, or else an effect in words with the name of its icon."""

    character: Character
    points: int
    effect: Message | None
    icon: str


@dataclass(frozen=True, slots=True)
class CardView:
    """A card as it lies: the name of its ancient form, or if it is turned up the modern side.

    `text` says all of it to a screen reader.
    """

    period: int
    text: str
    form: str = ""
    face: FaceView | None = None


@dataclass(frozen=True, slots=True)
class SpotView:
    """A place of the grid; `card` is None for a gap.

    `reachable` means that the marker may move there, `asked` that the question is about it;
    `choice` puts an input on the card.
    """

    name: str
    text: str
    card: CardView | None
    marker: bool = False
    reachable: bool = False
    asked: bool = False
    choice: Choice | None = None


@dataclass(frozen=True, slots=True)
class TaskView:
    """A task with what it means; `named` is what is being done with it, if anything is.

    `asked` means that the question is about it, `choice` puts an input on it.
    """

    task: Task
    meaning: Message
    period: int
    named: Message | None = None
    asked: bool = False
    choice: Choice | None = None


@dataclass(frozen=True, slots=True)
class HandCardView:
    """A card in a hand, its face up for its owner; a `new` one may be played from next turn on."""

    card: CardView
    new: bool = False
    choice: Choice | None = None


def face_view(card: Card) -> FaceView:
    """Return the modern side of a card."""
    effect = effect_name(card.effect) if card.effect else None
    icon = ICONS[card.effect].id if card.effect else ""
    return FaceView(card.character, card.points, effect, icon)


def card_view(card: Card, *, turned: bool = False) -> CardView:
    """Return a card that lies with its ancient side up, or `turned` up."""
    if turned:
        return CardView(card.period, say_plain(_face_in_words(card)), face=face_view(card))
    drawing = {"drawing": Message(f"drawing.{card.character.id}"), "period": card.period}
    text = say_plain(Message("hanzi-card.ancient", drawing))
    return CardView(card.period, text, form=ANCIENT_FORMS[card.character.id].id)


def _face_in_words(card: Card) -> Message:
    params = {"character": card.character, "period": card.period}
    if card.effect:
        return Message("hanzi-card.effect", {**params, "effect": effect_name(card.effect)})
    return Message("hanzi-card.scoring", {**params, "num": card.points})


def spot_view(
    spot: int,
    card: Card | None,
    *,
    turned: bool = False,
    marker: bool = False,
    reachable: bool = False,
    asked: bool = False,
    choice: Choice | None = None,
) -> SpotView:
    """Return a place of the grid with what lies there; see SpotView."""
    name = NAME_OF_SPOT[spot]
    view = card_view(card, turned=turned) if card else None
    said = view.text if view else Message("hanzi-spot.gap")
    kind = "hanzi-spot.turned" if turned else "hanzi-spot"
    parts = [say_plain(Message(kind, {"spot": name, "card": said}))]
    if marker:
        parts.append(say_plain(Message("hanzi-spot.marker")))
    if reachable:
        parts.append(say_plain(Message("hanzi-spot.reachable")))
    if asked:
        parts.append(say_plain(Message("hanzi-spot.asked")))
    if choice is not None and choice.mark is not None:
        parts.append(say_plain(Message(f"choice.{choice.mark}")))
    return SpotView(name, joined(parts), view, marker, reachable, asked, choice)


def task_view(
    task: Task,
    *,
    named: Message | None = None,
    asked: bool = False,
    choice: Choice | None = None,
) -> TaskView:
    """Return a task; see TaskView."""
    return TaskView(task, meaning(task), task.period, named, asked, choice)
