"""A referee of saves and certain plays, written without the partners' rules and the coach.

It goes by what a table says: the oldest card without a clue is discarded next, a last copy there is
saved unless that leaves another one next that is worth as much, what is certain is played. It looks
at open cards where a player sees them.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from tutor.games.hanabi.engine.actions import Action, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.cards import TOP_RANK, Card
from tutor.games.hanabi.engine.state import GameState


class Slip(StrEnum):
    """What the referee sees."""

    SAVE = "save missed"
    PLAY = "certain play passed over"


@dataclass
class Hands:
    """What clues may have meant, by player and slot: the newest new card, the oldest untold."""

    pointed: list[list[bool]]

    def follow(self, before: GameState, action: Action, after: GameState) -> None:
        """Take note of an action."""
        actor = before.to_act
        if isinstance(action, Play | Discard):
            hand = self.pointed[actor]
            del hand[action.slot]
            hand += [False] * (len(after.hands[actor]) - len(hand))
            return
        target = action.target
        new = [slot for slot in before.touched(action) if not _clued(before, target, slot)]
        if new:
            chop = _chop(before, target)
            self.pointed[target][new[-1]] = True
            if chop in new:
                self.pointed[target][chop] = True  # tables differ: either may be meant


def slips(states: Sequence[GameState], actions: Sequence[Action]) -> dict[int, Slip]:
    """Return the slips of a game by turn."""
    hands = Hands([[False] * len(hand) for hand in states[0].hands])
    found = {}
    for step, action in enumerate(actions):
        before, after = states[step], states[step + 1]
        if before.turns_left is None:
            if _misses_save(before, action, after, hands):
                found[step] = Slip.SAVE
            elif _passes_over(before, action, after):
                found[step] = Slip.PLAY
        hands.follow(before, action, after)
    return found


def _misses_save(before: GameState, action: Action, after: GameState, hands: Hands) -> bool:
    player = (before.to_act + 1) % before.players
    chop = _chop(before, player)
    if not before.clue_tokens or chop is None or after.ending is not None:
        return False
    if after.clue_tokens == after.ruleset.clue_tokens:
        return False  # nobody can discard
    card = before.hands[player][chop]
    if not _is_last(before, card) or _busy(before, player, hands) or _busy(after, player, hands):
        return False
    if isinstance(action, ColorClue | RankClue) and action.target == player:
        return False
    return any(_worth(before, left) < _worth(before, card) for left in _next_after(before, player))


def _next_after(state: GameState, player: int) -> list[Card | None]:
    """Return what would be discarded after each clue that touches the player's next discard."""
    hand, chop = state.hands[player], _chop(state, player)
    assert chop is not None
    free = [slot for slot in range(len(hand)) if not _clued(state, player, slot)]
    touched = [
        state.touched(action)
        for action in state.legal_actions()
        if isinstance(action, ColorClue | RankClue) and action.target == player
    ]
    return [
        next((hand[slot] for slot in free if slot not in each), None)
        for each in touched
        if chop in each
    ]


def _worth(state: GameState, card: Card | None) -> int:
    """Return how many points are lost with a last copy; 0 for any other card."""
    if card is None or not _is_last(state, card):
        return 0
    suit = [each for each in state.ruleset.cards if each.suit is card.suit]
    return sum(each.rank >= card.rank and not _is_trash(state, each) for each in suit)


def _passes_over(before: GameState, action: Action, after: GameState) -> bool:
    me = before.to_act
    certain = _certain(before, me)
    if not certain or isinstance(action, Play):
        return False
    others = {
        before.hands[player][slot]
        for player in range(before.players)
        if player != me
        for slot in range(len(before.hands[player]))
        if _clued(before, player, slot)
    }
    if all(_possible(before, me, slot) & others for slot in certain):
        return False  # somebody else may play it
    if isinstance(action, Discard):
        return True
    if set(_certain(after, action.target)) - set(_certain(before, action.target)):
        return False  # it shows a card to play
    return all(_clued(before, action.target, slot) for slot in before.touched(action))


def _certain(state: GameState, player: int) -> list[int]:
    """Return the slots of the player's cards that fit whatever they are."""
    return [
        slot
        for slot in range(len(state.hands[player]))
        if all(_fits(state, card) for card in _possible(state, player, slot))
    ]


def _chop(state: GameState, player: int) -> int | None:
    slots = range(len(state.hands[player]))
    return next((slot for slot in slots if not _clued(state, player, slot)), None)


def _clued(state: GameState, player: int, slot: int) -> bool:
    told = state.clue_marks_in(player)[slot]
    return bool(told.colors or told.ranks)


def _busy(state: GameState, player: int, hands: Hands) -> bool:
    """Return whether the player has something else to do than to discard an untold card."""
    for slot in range(len(state.hands[player])):
        possible = _possible(state, player, slot)
        fits = [_fits(state, card) for card in possible]
        if all(fits) or (
            slot < len(hands.pointed[player]) and hands.pointed[player][slot] and any(fits)
        ):
            return True
        if all(_is_trash(state, card) for card in possible):
            return True
    return False


def _possible(state: GameState, player: int, slot: int) -> set[Card]:
    """Return what the player can take the card to be: by its clues, and by what lies in sight."""
    told = state.clue_marks_in(player)[slot]
    seen = _gone(state)
    for other, hand in enumerate(state.hands):
        if other != player:
            seen.update(hand)
    copies = state.ruleset.tables.copies
    return {
        card
        for card in state.ruleset.cards
        if seen[card] < copies[card]
        and (not told.colors or card.suit in told.colors)
        and (not told.ranks or card.rank in told.ranks)
        and card.suit not in told.denied_colors
        and card.rank not in told.denied_ranks
    }


def _gone(state: GameState) -> Counter[Card]:
    """Return the cards that are built or discarded."""
    gone = Counter(state.discards)
    gone.update(card for card in state.ruleset.cards if card.rank <= _top(state, card))
    return gone


def _top(state: GameState, card: Card) -> int:
    return state.fireworks[state.ruleset.suits.index(card.suit)]


def _fits(state: GameState, card: Card) -> bool:
    return card.rank == _top(state, card) + 1


def _is_trash(state: GameState, card: Card) -> bool:
    """Return whether the card is built, or one below it is gone for good."""
    lost = Counter(state.discards)
    copies = state.ruleset.tables.copies
    below = [each for each in state.ruleset.cards if each.suit is card.suit]
    missing = [each.rank for each in below if lost[each] == copies[each]]
    top = _top(state, card)
    return card.rank <= top or any(top < rank <= card.rank for rank in missing)


def _is_last(state: GameState, card: Card) -> bool:
    """Return whether it is the last copy of a card that can still be played."""
    left = state.ruleset.tables.copies[card] - Counter(state.discards)[card]
    assert card.rank <= TOP_RANK
    return left == 1 and not _is_trash(state, card)
