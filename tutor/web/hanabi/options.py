"""The options of a puzzle: on the cards, at the hands they belong to, or beside the table.

Actions are drawn where they happen: plays and discards under one's own cards, clues at the hand
that gets them. If the question is which card to play or discard, the reader taps the card.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby

from tutor.core.messages import Message, Player
from tutor.core.puzzle import NONE
from tutor.games.hanabi.engine.actions import Action, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.option_names import (
    CardAt,
    CardCount,
    Identity,
    Points,
    TokenCount,
    read_option,
)
from tutor.games.hanabi.puzzles.proofs.action_messages import action_label
from tutor.web.hanabi.cards import Face, drawn_suit, face_of, suit_letter
from tutor.web.site.presentation import Choice, Label, OptionList, OptionView


@dataclass(frozen=True, slots=True)
class IdentityView:
    """A possible identity, as a small card to choose."""

    choice: Choice
    face: Face


@dataclass(frozen=True, slots=True)
class ShortView:
    """An option without its shared beginning: a place, a number, or the colour `suit`.

    `label` says all of it to a screen reader. It is a `choice` of a form, or where a game is played
    a link to `href`.
    """

    choice: Choice | None
    label: Message
    text: str
    suit: str | None = None
    href: str = ""


@dataclass(frozen=True, slots=True)
class RowView:
    """Actions that begin alike, by `kind`: play, discard, or a clue to the same player.

    `groups` keep colours and numbers apart. Playing and discarding have one group with a place for
    each card of the hand, which is None where that card cannot be chosen.
    """

    kind: str
    begins: Message
    groups: tuple[tuple[ShortView | None, ...], ...]


@dataclass(frozen=True, slots=True)
class OptionsView(OptionList):
    """The options beside the table; `identities` are grouped by colour."""

    identities: tuple[tuple[IdentityView, ...], ...]
    counts: tuple[ShortView, ...]

    def __len__(self) -> int:
        """Return how much there is to choose from beside the table."""
        return len(self.identities) + len(self.counts) + len(self.listed)


@dataclass(frozen=True, slots=True)
class ChoiceLayout:
    """The options of a puzzle by where they are drawn.

    `on_cards` has the choices by the card they are about, `card-P-S`; `at_hands` the rows by seat.
    """

    on_cards: Mapping[str, Choice]
    at_hands: Mapping[int, tuple[RowView, ...]]
    beside: OptionsView


def arrange_choices(
    choices: Mapping[str, Choice], label: Label, actor: int, hand: int
) -> ChoiceLayout:
    """Return the layout of choices by option; `actor` is to act and holds `hand` cards."""
    on_cards = cards_chosen(choices, actor, hand)
    chosen_there = {choice.value for choice in on_cards.values()}
    rest = {
        name: choice
        for name, choice in choices.items()
        if name not in chosen_there and (choice.mark or not choice.settled)
    }
    at_hands = [name for name in rest if isinstance(read_option(name), Action)]
    if any(name not in at_hands and name != NONE for name in rest):
        # Mixed with other options, actions are in the list, too.
        at_hands = []
    beside = {name: rest[name] for name in rest if name not in set(at_hands)}
    return ChoiceLayout(
        on_cards, _rows(at_hands, choices, label, actor, hand), _beside(beside, label)
    )


def cards_chosen(choices: Mapping[str, Choice], actor: int, hand: int) -> dict[str, Choice]:
    """Return the choices that are about a card and nothing else, by that card: `card-P-S`.

    They are named so themselves, or play or discard any card of the actor's hand, of `hand` cards.
    """
    named = {
        name: choice for name, choice in choices.items() if isinstance(read_option(name), CardAt)
    }
    actions = [name for name in choices if isinstance(read_option(name), Action)]
    for kind in (Play, Discard):
        if named or len(actions) != hand:
            break
        if actions == [str(kind(slot)) for slot in range(hand)]:
            return {str(CardAt(actor, slot)): choices[str(kind(slot))] for slot in range(hand)}
    return named


def _beside(choices: Mapping[str, Choice], label: Label) -> OptionsView:
    identities: list[tuple[Card, Choice]] = []
    counts: list[ShortView] = []
    listed: list[OptionView] = []
    for name, choice in choices.items():
        match read_option(name):
            case Identity(card):
                identities.append((card, choice))
            case Points(number) | TokenCount(number) | CardCount(number):
                counts.append(ShortView(choice, label(name), str(number)))
            case _:
                listed.append(OptionView(choice, label(name)))
    by_suit = groupby(identities, key=lambda each: each[0].suit)
    return OptionsView(
        identities=tuple(
            tuple(IdentityView(choice, face_of(card)) for card, choice in alike)
            for _, alike in by_suit
        ),
        counts=tuple(counts),
        listed=tuple(listed),
    )


def _rows(
    names: Iterable[str], choices: Mapping[str, Choice], label: Label, actor: int, hand: int
) -> dict[int, tuple[RowView, ...]]:
    shorts: list[tuple[Action, ShortView]] = []
    for name in names:
        action = read_option(name)
        assert isinstance(action, Action), name
        shorts.append((action, _short_view(action, label(name), choice=choices[name])))
    return _action_rows(shorts, actor, hand)


def links_of_actions(
    state: GameState, address: Callable[[Action], str]
) -> dict[int, tuple[RowView, ...]]:
    """Return the rows of all actions that are allowed, as links to their addresses, by seat."""
    actor = state.to_act
    shorts = (
        (action, _short_view(action, action_label(action, actor), href=address(action)))
        for action in state.legal_actions()
    )
    return _action_rows(shorts, actor, len(state.hands[actor]))


def _short_view(
    action: Action, label: Message, *, choice: Choice | None = None, href: str = ""
) -> ShortView:
    """Return an action that lies at a hand: a choice of a form, or a link.

    Its text is the label without the beginning that its row shares.
    """
    text, suit = "", None
    match action:
        case Play(slot) | Discard(slot):
            text = str(slot + 1)
        case ColorClue(_, color):
            text, suit = suit_letter(color), drawn_suit(color)
        case RankClue(_, rank):
            text = str(rank)
    return ShortView(choice, label, text, suit, href)


def _action_rows(
    shorts: Iterable[tuple[Action, ShortView]], actor: int, hand: int
) -> dict[int, tuple[RowView, ...]]:
    """Return a row for each beginning at the seat it belongs to; `actor` holds `hand` cards."""
    rows: dict[tuple[str, int], list[tuple[Action, ShortView]]] = {}
    for action, short in shorts:
        rows.setdefault(_kind(action, actor), []).append((action, short))
    return {
        seat: tuple(
            RowView(kind, _begins(kind, seat, actor), tuple(_groups(alike, hand)))
            for (kind, at), alike in rows.items()
            if at == seat
        )
        for _, seat in rows
    }


def _groups(
    alike: Sequence[tuple[Action, ShortView]], hand: int
) -> Iterator[tuple[ShortView | None, ...]]:
    """Yield the groups of a row: colours and numbers, or a place for each card of the hand."""
    by_slot = {action.slot: short for action, short in alike if isinstance(action, Play | Discard)}
    if by_slot:
        yield tuple(by_slot.get(slot) for slot in range(hand))
        return
    colors = {action.suit: short for action, short in alike if isinstance(action, ColorClue)}
    ranks = {action.rank: short for action, short in alike if isinstance(action, RankClue)}
    if colors:
        yield tuple(colors[suit] for suit in sorted(colors, key=lambda suit: suit.order))
    if ranks:
        yield tuple(ranks[rank] for rank in sorted(ranks))


def _kind(action: Action, actor: int) -> tuple[str, int]:
    """Return the verb of the action, and the seat at which it is drawn."""
    match action:
        case Play():
            return "play", actor
        case Discard():
            return "discard", actor
        case ColorClue(target) | RankClue(target):
            return "clue", target


def _begins(kind: str, target: int, actor: int) -> Message:
    if kind != "clue":
        return Message(f"options.{kind}")
    if target == actor:
        return Message("options.clue-self")
    return Message("options.clue", {"name": Player(target)})
