"""Setting the stage: tables written in words, laid out with the reader's rules and tokens.

Cards are written as everywhere, `r1`. What is not written is filled up, always in the same way.
"""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from tutor.core.lesson import Lesson, Step
from tutor.core.lesson import lesson as lesson_of
from tutor.core.messages import Message, Player
from tutor.core.puzzle import Puzzle
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine import Card, GameState, Ruleset, Suit
from tutor.games.hanabi.engine.actions import (
    ColorClue,
    Discard,
    Play,
    RankClue,
    parse_action,
)
from tutor.games.hanabi.engine.cards import COLOR_BIT, RANK_BIT, RANKS, card_of
from tutor.games.hanabi.engine.events import ClueGiven, Discarded, Misplayed, Played
from tutor.games.hanabi.engine.ruleset import FUSES, Variant
from tutor.games.hanabi.engine.validation import build
from tutor.games.hanabi.puzzles.option_names import Identity
from tutor.games.hanabi.puzzles.proofs.action_messages import clue_told, event_message, told_action
from tutor.games.hanabi.puzzles.themes.outcome import LOST, MISTAKE, OutcomeOfPlay
from tutor.games.hanabi.rulebook import BOXES, TableSetup
from tutor.games.hanabi.rulebook.boxes import POINTS
from tutor.games.hanabi.rulebook.table import with_settings

EMPTY = "-"
"""A hand without cards."""

YOU = 0
"""The seat of the reader."""

_ALL_BOXES = tuple(BOXES.values())

MARKS = "marks"
"""Where a question says which marks the cards show, if not all: those of clues that pointed at them
(what clues leave out is a later lesson), or none (clues have to be remembered)."""

ALL_MARKS, POINTED_AT, NO_MARKS = "", "pointed-at", "none"

Rules = Callable[[TableSetup], Ruleset]
"""With which rules a lesson is given at a reader's table."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A table in words, the reader in seat 0.

    `hands` are written oldest card first, by seat; one without a word is filled up, and `-` is an
    empty one. `clues` has by seat the clues that the hand has had, like `1 r`. `fireworks` are the
    top cards; a multicolour one counts only in games that have them. So many clue tokens are
    `spent`, at least one for every one of `clues`, unless `clue_tokens` says how many there are;
    `fuses_left` says how many mistakes there still may be, all if it is None. `draws` are the next
    cards of the deck and `deck` its size; cards that then have no place have been discarded before
    `discards`. The actions in `moves` are taken from there, one after the other.
    """

    hands: tuple[str, ...]
    clues: Mapping[int, str] = field(default_factory=dict)
    fireworks: str = ""
    discards: str = ""
    draws: str = ""
    deck: int | None = None
    spent: int = 0
    clue_tokens: int | None = None
    fuses_left: int | None = None
    turns_left: int | None = None
    to_act: int = YOU
    moves: str = ""

    def laid_out(self, ruleset: Ruleset) -> GameState:
        """Return the position; ImpossiblePositionError if no game gets there.

        Raises IllegalActionError if a move is against the rules.
        """
        return self._turns(ruleset)[-1]

    def history(self, ruleset: Ruleset, reader: int) -> tuple[Message, ...]:
        """Return the events that the reader has seen, in order: clues, then moves."""
        start, *later = self._turns(ruleset)
        clues = _clue_messages(self.clues.get(reader, ""), start, reader, ruleset)
        moves = zip([start, *later], later, strict=False)
        return (*clues, *(_move_message(before, after, reader) for before, after in moves))

    def _turns(self, ruleset: Ruleset) -> list[GameState]:
        """Return the position before the moves, and the one after each of them."""
        positions = [self._start(ruleset)]
        for move in self.moves.split():
            positions.append(positions[-1].apply(parse_action(move)))
        return positions

    def _start(self, ruleset: Ruleset) -> GameState:
        """Return the position before the moves."""
        hands = [cards(hand, ruleset) for hand in self.hands]
        pile, draws = cards(self.discards, ruleset), cards(self.draws, ruleset)
        tops = dict.fromkeys(ruleset.suits, 0)
        tops.update((card.suit, card.rank) for card in cards(self.fireworks, ruleset))
        built = [card_of(suit, rank) for suit, top in tops.items() for rank in RANKS[:top]]
        left = _left(ruleset, [*built, *pile, *draws, *(card for hand in hands for card in hand)])
        size = ruleset.hand_size(len(hands))
        for seat, text in enumerate(self.hands):
            if not text:
                hands[seat], left = left[:size], left[size:]
        fuses_left = ruleset.fuses if self.fuses_left is None else self.fuses_left
        strikes = max(0, ruleset.fuses - fuses_left)
        gone = 0 if self.deck is None else len(left) + len(draws) - self.deck
        gone = max(gone, strikes - len(pile))
        thrown, left = _discarded_first(left, gone, tops, ruleset)
        marks = [[*map(_bit, self.clues.get(seat, "").split())] for seat in range(len(hands))]
        tokens = ruleset.clue_tokens - max(self.spent, sum(map(len, marks)))
        return GameState._make(
            build(
                ruleset,
                to_act=self.to_act,
                hands=tuple(hands),
                marks=tuple(
                    tuple(_mark(card, clues, ruleset) for card in hand)
                    for hand, clues in zip(hands, marks, strict=True)
                ),
                fireworks=tops,
                discards=thrown + pile,
                clue_tokens=tokens if self.clue_tokens is None else self.clue_tokens,
                strikes=strikes,
                deck=draws + left,
                turns_left=None if ruleset.play_on else self.turns_left,
            )
        )


@dataclass(frozen=True, slots=True)
class SceneStep:
    """A step as it is written down: on this scene, a puzzle of this theme is put to the reader.

    `options` are those shown, all if there are none; `viewer` is whoever looks at the table;
    `played` the rules, where they are not those of the lesson; `reference` what can be looked up.
    `tells` are the ids of the rules that are told before the question, `explains` those that are
    told after it, `mentions` those that come up before it and are the business of another lesson.
    `marks` says which marks cards show, and with `history` all that the reader was told is listed.
    `of_box` puts the box of the reader into the question.
    """

    theme: str
    scene: Scene
    question: Mapping[str, Any] = field(default_factory=dict)
    options: tuple[str, ...] = ()
    viewer: int = YOU
    played: Rules | None = None
    reference: Callable[[Ruleset], tuple[Message, ...]] = lambda _: ()
    tells: tuple[str, ...] = ()
    explains: tuple[str, ...] = ()
    mentions: tuple[str, ...] = ()
    marks: str = ALL_MARKS
    history: bool = False
    of_box: bool = False

    def step(self, words: str, table: TableSetup) -> Step[GameState]:
        """Return the step with these words at the reader's table."""
        assert self.played
        ruleset = self.played(table)
        position = self.scene.laid_out(ruleset)
        params = {
            "name": Player(1),
            "other": Player(2),
            "most": ruleset.max_score,
            "clues": ruleset.clue_tokens,
            "fuses": ruleset.fuses,
        }
        question = dict(self.question)
        if self.of_box:
            question["box"] = table.box.id
        look_up = self.reference(ruleset)
        if self.marks != ALL_MARKS:
            question[MARKS] = self.marks
        if self.history:
            look_up += (Message("step.history"), *self.scene.history(ruleset, self.viewer))
        return Step(
            Message(f"{words}.before", params),
            Puzzle(self.theme, position, self.viewer, question),
            Message(f"{words}.after", params),
            _options_shown(self, position),
            look_up,
            (*self.tells, *self.mentions),
            self.explains,
        )


def lesson(
    name: str, steps: tuple[SceneStep, ...], *, needs: tuple[str, ...] = (), played: Rules
) -> Lesson[TableSetup, GameState]:
    """Return a lesson with the rules `played` in the steps that name none; see the core's."""
    steps_with_rules = (replace(step, played=step.played or played) for step in steps)
    return lesson_of(name, *steps_with_rules, needs=needs)


def rows(*points: str) -> tuple[Message, ...]:
    """Return the differences between boxes on these points, after an introduction."""
    messages = [Message("step.boxes")]
    for point in POINTS:
        if point.id in points:
            messages += [Message(f"rule.{point.id}.title"), *point.rows(_ALL_BOXES)]
    return tuple(messages)


def identities(cards: str) -> tuple[str, ...]:
    """Return the options that name these cards: `identity-r1`, `identity-y4` for "r1 y4"."""
    return tuple(str(Identity(Card(card))) for card in cards.split())


def cards(text: str, ruleset: Ruleset) -> tuple[Card, ...]:
    """Return the cards written here, without those of a colour that is not in the game."""
    named = text.replace(EMPTY, "").split()
    return tuple(Card(word) for word in named if word[0] in ruleset.suits)


def as_chosen(table: TableSetup) -> Ruleset:
    """Return the rules of the reader's table, but for wild cards: their lesson comes later."""
    return _without_wild_cards(table.ruleset)


def with_all_fuses(table: TableSetup) -> Ruleset:
    """Return the rules of `as_chosen` with a full set of fuse tokens, so that one can be lost."""
    return with_settings(as_chosen(table), fuses=FUSES)


def with_last_round(table: TableSetup) -> Ruleset:
    """Return the rules of `as_chosen` with a last round."""
    return _without_wild_cards(table.with_last_round)


def basic(table: TableSetup) -> Ruleset:
    """Return the rules of the reader's table without any multicolour cards."""
    return with_settings(table.ruleset, variant=Variant.NONE)


def basic_with_last_round(table: TableSetup) -> Ruleset:
    """Return the rules of `basic` with a last round."""
    return with_settings(table.with_last_round, variant=Variant.NONE)


def _without_wild_cards(ruleset: Ruleset) -> Ruleset:
    return with_settings(ruleset, variant=Variant.NONE) if ruleset.variant.is_wild else ruleset


def _options_shown(step: SceneStep, position: GameState) -> tuple[str, ...]:
    """Return the options; where only a mistake is among them and it is the last, the game's end."""
    options = step.options
    fuses_left = position.ruleset.fuses - position.strikes
    if step.theme == OutcomeOfPlay.name and LOST not in options and fuses_left == 1:
        return tuple(LOST if option == MISTAKE else option for option in options)
    return options


def _clue_messages(text: str, start: GameState, reader: int, ruleset: Ruleset) -> list[Message]:
    """Return messages for these clues to the reader, given by the next player."""
    giver = (reader + 1) % start.players
    messages = []
    for word in text.split():
        kind = "rank" if word.isdigit() else "color"
        clue = parse_action(f"{kind}-{reader}-{word}")
        assert isinstance(clue, ColorClue | RankClue)
        bit = _bit(word)
        marks = (ruleset.tables.mark[bit][card] for card in start.hands[reader])
        messages.append(
            clue_told(giver, clue, [slot for slot, mark in enumerate(marks) if mark == bit])
        )
    return messages


def _move_message(before: GameState, after: GameState, reader: int) -> Message:
    """Return the events of a move as the reader saw them: of own cards only their place."""
    event = after.events[0]
    match event:
        case ClueGiven(giver, clue, slots) if clue.target == reader:
            return clue_told(giver, clue, slots)
        case Played(player, slot, _) | Misplayed(player, slot, _, _) if player == reader:
            return told_action(before, Play(slot), reader)
        case Discarded(player, slot, _) if player == reader:
            return told_action(before, Discard(slot), reader)
    return event_message(event, reader)


def _left(ruleset: Ruleset, named: list[Card]) -> tuple[Card, ...]:
    """Return the cards not named, shuffled; multicolour ones last, so that no hand gets any."""
    left = Counter(ruleset.deck)
    left.subtract(named)
    if few := [card for card, count in left.items() if count < 0]:
        raise ValueError(f"too many of {', '.join(map(str, few))}")
    mixed = SeededChoice(0).shuffled(tuple(left.elements()))
    return tuple(sorted(mixed, key=lambda card: card.suit is Suit.MULTI))


def _discarded_first(
    left: tuple[Card, ...], number: int, tops: Mapping[Suit, int], ruleset: Ruleset
) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Return `number` cards for the discard pile, useless ones first, and the other cards."""
    if number <= 0:
        return (), left
    thrown: list[Card] = []
    kept = list(left)

    def loss(card: Card) -> tuple[bool, bool, bool]:
        needed = card.rank > tops[card.suit]
        only = kept.count(card) == 1
        return needed and only, needed, card.suit is Suit.MULTI

    for _ in range(number):
        card = min(kept, key=loss)
        kept.remove(card)
        thrown.append(card)
    return tuple(thrown), tuple(kept)


def _bit(word: str) -> int:
    """Return the bit of the clue with this word."""
    return RANK_BIT[int(word)] if word.isdigit() else COLOR_BIT[Suit(word)]


def _mark(card: Card, clues: list[int], ruleset: Ruleset) -> int:
    """Return the clue marks of a card after these clues."""
    bits = 0
    for clue in clues:
        bits |= ruleset.tables.mark[clue][card]
    return bits
