"""Replays Hanab Live's recorded games through the engine, action by action."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tutor.core.errors import IllegalActionError, UnsupportedError
from tutor.core.game import EndCondition
from tutor.games.hanabi.engine.actions import Action, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.cards import RANKS, Card, card_of
from tutor.games.hanabi.engine.events import ClueGiven
from tutor.games.hanabi.engine.game_file import GameFile, Record, ReplayError, json_excerpt
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS, Ruleset, Variant
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.engine.validation import hide_deck

VARIANT_NAMES = {
    Variant.NONE: "No Variant",
    Variant.SIXTH_10: "6 Suits",
    Variant.SIXTH_5: "Black (6 Suits)",
    Variant.WILD_10: "Rainbow (6 Suits)",
    Variant.WILD_5: "Dark Rainbow (6 Suits)",
}
"""Hanab Live's names of the variants that printed rules have."""

_RULES = {"allOrNothing": "play_on", "emptyClues": "empty_clues"}
"""Options that are settings of a ruleset."""
_PACE = {"timed", "timeBase", "timePerTurn", "speedrun"}
"""Options about clocks, which change no rule."""
_PLAY, _DISCARD, _COLOR_CLUE, _RANK_CLUE = range(4)
_STOPS = (4, 5)
"""Types of actions that say the game was ended from outside: by a clock or by the players."""


@dataclass(frozen=True)
class Replay:
    """A recorded game as the engine's `start` and legal `actions`."""

    file: GameFile
    start: GameState
    actions: tuple[Action, ...]

    @classmethod
    def from_file(cls, file: GameFile) -> "Replay":
        """Return the replay of a recorded game, every action verified by the engine.

        It ends with the first action that says the game was ended from outside. Raises ReplayError
        for a deck, an option or an action that cannot be, UnsupportedError for a variant or an
        option that no printed rules have.
        """
        players = len(file.players)
        if not MIN_PLAYERS <= players <= MAX_PLAYERS:
            raise ReplayError(f"{players} players; the game is for {MIN_PLAYERS} to {MAX_PLAYERS}")
        ruleset = _ruleset(file.options)
        starts = _starts(file.options, players)
        deck = _deck(ruleset, file.deck)
        start = GameState.from_deck(ruleset, players, deck, starts=starts)
        return cls(file, start, _actions(start, file.actions))

    @classmethod
    def played(cls, start: GameState, actions: Iterable[Action], names: Sequence[str]) -> "Replay":
        """Return the record of a game played here from the deal `start`, a name for each player.

        Raises IllegalActionError for an action that is not allowed, UnsupportedError for rules that
        Hanab Live lacks (fewer fuses, ten clue tokens), ValueError unless each player has a name.
        """
        if len(names) != start.players:
            raise ValueError(f"{start.players} players need as many names, not {len(names)}")
        held = _HeldCards(start)
        records = []
        actions = tuple(actions)
        state = start
        for action in actions:
            after = state.apply(action)
            records.append(held.record(state, action))
            held.follow(state, action)
            state = after
        suits = start.ruleset.suits
        dealt = (card for hand in start.hands for card in hand)
        deck = tuple((suits.index(card.suit), card.rank) for card in (*dealt, *start.deck))
        file = GameFile(tuple(names), deck, tuple(records), _options(start))
        return cls(file, start, actions)

    @cached_property
    def states(self) -> tuple[GameState, ...]:
        """The state before each action, and the last one: one more than there are actions."""
        states = [self.start]
        for action in self.actions:
            states.append(states[-1].apply(action))
        return tuple(states)

    @property
    def end(self) -> GameState:
        """The state after the last action."""
        return self.states[-1]


class _HeldCards:
    """The cards each player holds, by Hanab Live's number, the place in the deck."""

    def __init__(self, start: GameState) -> None:
        size = len(start.hands[0])
        self.hands = [list(range(size * seat, size * (seat + 1))) for seat in range(start.players)]
        self.cards = len(start.ruleset.deck)

    def slot(self, state: GameState, number: int) -> int:
        """Return the slot in which the player to act holds this card.

        Raises ReplayError that says where the card is instead.
        """
        hand = self.hands[state.to_act]
        if number in hand:
            return hand.index(number)
        holders = [seat for seat, cards in enumerate(self.hands) if number in cards]
        if not 0 <= number < self.cards:
            place = "not in the deck at all"
        elif holders:
            place = f"in the hand of player {holders[0]}"
        elif number >= self.cards - state.deck_size:
            place = "still to be drawn"
        else:
            place = "played or discarded already"
        card = f"card {json_excerpt(number)}"
        raise ReplayError(f"{card} is not in the hand of player {state.to_act}; it is {place}")

    def record(self, state: GameState, action: Action) -> Record:
        """Return the action of the player to act in Hanab Live's notation."""
        match action:
            case Play(slot):
                return Record(_PLAY, self.hands[state.to_act][slot], 0)
            case Discard(slot):
                return Record(_DISCARD, self.hands[state.to_act][slot], 0)
            case ColorClue(target, suit):
                return Record(_COLOR_CLUE, target, state.ruleset.clue_suits.index(suit))
            case RankClue(target, rank):
                return Record(_RANK_CLUE, target, rank)

    def follow(self, state: GameState, action: Action) -> None:
        """Update the hands: a card leaves, the next one is drawn."""
        if isinstance(action, Play | Discard):
            hand = self.hands[state.to_act]
            del hand[action.slot]
            if state.deck_size:
                hand.append(self.cards - state.deck_size)


def _ruleset(options: Mapping[str, Any]) -> Ruleset:
    settings: dict[str, Any] = {}
    for name, value in options.items():
        if value is None or name in _PACE or name == "startingPlayer":
            continue
        if name == "variant":
            settings["variant"] = _variant(value)
        elif value is False:
            continue
        elif name not in _RULES:
            raise UnsupportedError("option", name)
        elif value is not True:
            raise ReplayError(f"option {name} must be true or false, not {json_excerpt(value)}")
        else:
            settings[_RULES[name]] = True
    return Ruleset(**settings)


def _variant(name: Any) -> Variant:
    for variant, known in VARIANT_NAMES.items():
        if name == known:
            return variant
    raise UnsupportedError("variant", name if isinstance(name, str) else json_excerpt(name))


def _starts(options: Mapping[str, Any], players: int) -> int:
    starts = options.get("startingPlayer")
    if starts is None:
        return 0
    if type(starts) is not int or not 0 <= starts < players:
        expected = f"option startingPlayer must be a player from 0 to {players - 1}"
        raise ReplayError(f"{expected}, not {json_excerpt(starts)}")
    return starts


def _options(start: GameState) -> dict[str, Any]:
    """Return the options that say which rules are played and who starts, defaults left out."""
    ruleset = start.ruleset
    options: dict[str, Any] = {"variant": VARIANT_NAMES[ruleset.variant]}
    options |= {name: True for name, setting in _RULES.items() if getattr(ruleset, setting)}
    if start.to_act:
        options["startingPlayer"] = start.to_act
    if str(_ruleset(options)) != str(ruleset):
        raise UnsupportedError("ruleset", str(ruleset))
    return options


def _deck(ruleset: Ruleset, pairs: Sequence[tuple[int, int]]) -> list[Card]:
    """Return the cards, which must be the ruleset's deck in some order."""
    left = dict(ruleset.deck_counts)
    deck = []
    for position, (suit, rank) in enumerate(pairs):
        place = f"card {position} of the deck, from 0"
        if not 0 <= suit < len(ruleset.suits) or rank not in RANKS:
            told = f"suit {json_excerpt(suit)} and rank {json_excerpt(rank)}"
            reason = f"no card of {ruleset} has {told}"
            raise ReplayError(reason, position=place)
        card = card_of(ruleset.suits[suit], rank)
        if not left[card]:
            copies = ruleset.copies(card)
            raise ReplayError(f"too many {card}: the deck has {copies}", position=place)
        left[card] -= 1
        deck.append(card)
    missing = [str(card) for card, count in left.items() for _ in range(count)]
    if missing:
        raise ReplayError(
            f"the deck of {ruleset} has {len(ruleset.deck)} cards, not {len(deck)}; "
            f"missing: {' '.join(missing)}"
        )
    return deck


def _actions(start: GameState, records: Iterable[Record]) -> tuple[Action, ...]:
    """Return the actions up to the first that stops the game; ReplayError for an illegal one."""
    state = start
    held = _HeldCards(start)
    actions: list[Action] = []
    for record in records:
        if record.type in _STOPS:
            break
        try:
            action = _action(record, state, held)
            after = state.apply(action)
        except (IllegalActionError, ReplayError) as error:
            position = str(hide_deck(state))
            raise ReplayError(str(error), action=len(actions) + 1, position=position) from error
        held.follow(state, action)
        actions.append(action)
        state = after
    return tuple(actions)


def _action(record: Record, state: GameState, held: _HeldCards) -> Action:
    """Return the engine's action, legal or not; ReplayError if it makes no sense."""
    if state.ending is not None:
        raise ReplayError(f"the game is over: {state.ending} (rule {state.ending.rule})")
    if record.type == _PLAY:
        return Play(held.slot(state, record.target))
    if record.type == _DISCARD:
        return Discard(held.slot(state, record.target))
    if record.type not in (_COLOR_CLUE, _RANK_CLUE):
        raise ReplayError(f"there is no action of type {json_excerpt(record.type)}")
    if record.value is None:
        raise ReplayError("a clue needs a value")
    if record.type == _RANK_CLUE:
        return RankClue(record.target, record.value)
    suits = state.ruleset.suits
    if not 0 <= record.value < len(suits):
        raise ReplayError(f"there is no colour {json_excerpt(record.value)}")
    return ColorClue(record.target, suits[record.value])


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplaySummary:
    """The course of a game; `score` is final, or the points so far.

    A clue is the turn it was given in, the player who was told, and the slots pointed at, all
    counted from 0.
    """

    ruleset: str
    players: int
    turns: int
    score: int
    points: int
    max_score: int
    strikes: int
    clue_tokens: int
    fireworks: Mapping[str, int]
    deck_size: int
    end_condition: EndCondition | None
    clues: tuple[tuple[int, int, tuple[int, ...]], ...]


def replay_summary(replay: Replay) -> ReplaySummary:
    """Return the figures of a replayed game."""
    end = replay.end
    ruleset, outcome = end.ruleset, end.outcome
    return ReplaySummary(
        ruleset=str(ruleset),
        players=end.players,
        turns=len(replay.actions),
        score=outcome.score if outcome else end.points,
        points=end.points,
        max_score=ruleset.max_score,
        strikes=end.strikes,
        clue_tokens=end.clue_tokens,
        fireworks={str(suit): end.firework(suit) for suit in ruleset.suits},
        deck_size=end.deck_size,
        end_condition=outcome.end_condition if outcome else None,
        clues=tuple(
            (turn, event.clue.target, tuple(event.slots))
            for turn, state in enumerate(replay.states[1:])
            for event in state.events
            if isinstance(event, ClueGiven)
        ),
    )
