"""Bounds that cut the search of a scenario short, and worlds that look the same to a player.

Such worlds follow from the player's view alone, so whatever is worked out from them, such as the
proof of a scenario, tells nothing of the true hidden cards.

Every bound is generous: it may promise too much, never too little, so that cutting off by it loses
no line that reaches the goal.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import chain

from tutor.core.errors import UnsupportedError
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Action, Clue, ColorClue, Play, RankClue
from tutor.games.hanabi.engine.cards import SUITS, TOP_RANK, Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, allowed, cards_in, has, set_of
from tutor.games.hanabi.knowledge.status import statuses

_WORLDS = 4


@lru_cache(maxsize=256)
def imagined_worlds(state: GameState, seat: int) -> tuple[GameState, ...]:
    """Return a few worlds that look like this one to the player at `seat`.

    They are the same whichever of the worlds that look so is given. Raises UnsupportedError for
    clues that no hand can have been told.
    """
    unseen = sorted((*state.hands[seat], *state.deck))
    could_be = [allowed(state.ruleset, told) for told in state.marks[seat]]
    return tuple(
        _dealt(state, seat, could_be, SeededChoice(number).shuffled(unseen))
        for number in range(_WORLDS)
    )


def _dealt(
    state: GameState, seat: int, could_be: Sequence[IdentitySet], cards: Sequence[Card]
) -> GameState:
    """Return the world with these cards in the hand, as far as they may be there, and the deck."""
    deck = list(cards)
    slots = sorted(range(len(could_be)), key=lambda slot: could_be[slot].bit_count())
    taken = _fitting([could_be[slot] for slot in slots], deck)
    if taken is None:
        raise UnsupportedError("clues", "no hand can have been told so")
    hand = tuple(card for _, card in sorted(zip(slots, taken, strict=True)))
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    reach = tuple(map(state.ruleset.tables.reach, hands))
    return state._replace(hands=hands, reach=reach, deck=tuple(deck), events=())


def _fitting(could_be: Sequence[IdentitySet], pool: list[Card]) -> tuple[Card, ...] | None:
    """Take a card for each of these out of the pool, the first that will do; None if none will."""
    if not could_be:
        return ()
    for card in dict.fromkeys(pool):
        if has(could_be[0], card):
            place = pool.index(card)
            del pool[place]
            others = _fitting(could_be[1:], pool)
            if others is not None:
                return (card, *others)
            pool.insert(place, card)
    return None


_ALL_RANKS = (1 << TOP_RANK) - 1


def turns_to_come(state: GameState, seat: int, left: int) -> int:
    """Return how many turns there are at most until `left` moves of `seat` have been answered."""
    until = (seat - state.to_act) % state.players
    turns = until + left * state.players
    return turns if state.turns_left is None else min(turns, state.turns_left)


def turns_of(state: GameState, seat: int, turns: int) -> int:
    """Return how many of the next so many turns are those of `seat`."""
    first = (seat - state.to_act) % state.players
    return max(0, (turns - first + state.players - 1) // state.players)


def moves_left(state: GameState, seat: int, moves: int) -> int:
    """Return how many of so many moves `seat` still has, when the last round leaves fewer."""
    left = state.turns_left
    return moves if left is None else min(moves, turns_of(state, seat, left))


def lasts(state: GameState, turns: int) -> bool:
    """Return whether so many turns are sure to come, unless the game is won or lost before.

    Every turn may draw a card; once the last one is drawn, everyone has one more turn. When
    playing on, the game can end only once a player is out of cards.
    """
    if state.turns_left is not None:
        return state.turns_left >= turns
    return state.deck_size + state.players >= turns


def holders(state: GameState, card: Card, turns: int) -> tuple[int, ...] | None:
    """Return who holds a copy of the card; None if anybody could draw one in so many turns."""
    if card in state.deck[:turns]:
        return None
    return tuple(seat for seat, hand in enumerate(state.hands) if card in hand)


def may_be_told_by_partner(state: GameState, seat: int, holder: int, left: int) -> bool:
    """Return whether another partner may come to give `holder` a clue, as nothing else is left.

    It is `seat`'s turn, and so many moves of that player are left. Only the player before the
    holder would do it, when all clue tokens are available by then; or anybody when hands run out.
    """
    turns_without_deck = max(0, turns_to_come(state, seat, left) - state.deck_size)
    if min(map(len, state.hands)) <= -(-turns_without_deck // state.players):
        return True
    giver = (holder - 1) % state.players
    if giver == seat:
        return False
    turns_before = (giver - seat) % state.players + (left - 1) * state.players
    return state.clue_tokens + turns_before >= state.ruleset.clue_tokens


class Foresight:
    """What can still be played, and proven, from a position within so many turns.

    `draws` are the cards of the deck that may come up meanwhile: one for each turn, but all of them
    where the order of the deck must not matter.
    """

    def __init__(self, state: GameState, turns: int, draws: int | None = None) -> None:
        self.state, self.turns = state, turns
        self._draws = turns if draws is None else draws
        self.next_cards = tuple(self._next_cards())
        cards = statuses(state)
        self._gone, self._off = cards.gone, cards.left
        # By then every firework shows some card up to these, and may need the one above it: this
        # is the set of all that may be playable at some time.
        self.ready = cards.playable
        for card in self.next_cards:
            self.ready |= 1 << card | (0 if card.rank == TOP_RANK else 2 << card)
        self._never_gone = set_of(state.deck[self._draws :])

    def _next_cards(self) -> Iterator[Card]:
        """Yield, firework by firework, the cards that could be played one upon the other.

        A firework ends below the first card that is in no hand and is not drawn in time.
        """
        state = self.state
        at_hand = set(chain(*state.hands, state.deck[: self._draws]))
        for place, top in enumerate(state.fireworks):
            for card in state.ruleset.cards[place * TOP_RANK + top : (place + 1) * TOP_RANK]:
                if card not in at_hand:
                    break
                yield card

    def clues_needed(self, seat: int, card: Card, given: Clue | None = None) -> int:
        """Return how many clues it takes at least, 0 to 2, until the holder can prove the card.

        That is for the copy that takes fewest, if the player holds several, and after a clue that
        is `given` first.
        """
        state = self.state
        tables = state.ruleset.tables
        more = tables.mark[tables.bit(given)][card] if given is not None else 0
        return min(
            self._clues_needed(told | more, card)
            for held, told in zip(state.hands[seat], state.marks[seat], strict=True)
            if held == card
        )

    def _clues_needed(self, told: int, card: Card) -> int:
        if self._may_be_proven(told):
            return 0
        marks = self.state.ruleset.tables.mark.values()
        return 1 if any(self._may_be_proven(told | mark[card]) for mark in marks) else 2

    def _may_be_proven(self, told: int) -> bool:
        """Return whether a card told so much may be proven playable in time.

        Whatever it could be must by then be the next of its firework, or have all its copies on
        the table. A card that lies deep in the deck does not get there; and each turn lays down
        one card, the last one this card itself.
        """
        could_be = allowed(self.state.ruleset, told) & ~self._gone
        if could_be & self._never_gone & ~self.ready:
            return False
        to_lay = 0
        for place in range(0, len(SUITS) * TOP_RANK, TOP_RANK):
            of_suit = could_be >> place & _ALL_RANKS
            if of_suit:
                to_lay += self._fewest_to_lay(of_suit << place)
        return to_lay < self.turns

    def _fewest_to_lay(self, of_suit: IdentitySet) -> int:
        """Return how many cards have to be laid down until one of these at most is left, and fits.

        All copies of the others, and what the firework still needs below the one that is left.
        """
        cards = cards_in(of_suit)
        top = self.state.firework(cards[0].suit)
        copies = sum(self._off[card] for card in cards)
        fewest = copies
        for card in cards:
            if self.ready >> card & 1:
                built = 1 << (card - card.rank + 1 + top)
                below = ((1 << card) - built) & ~of_suit
                fewest = min(fewest, copies - self._off[card] + below.bit_count())
        return fewest


def clues_to(actions: Iterable[Action], seats: Iterable[int]) -> tuple[Clue, ...]:
    """Return the clues to these players among the actions."""
    targets = set(seats)
    return tuple(
        action
        for action in actions
        if isinstance(action, ColorClue | RankClue) and action.target in targets
    )


def plays_of(state: GameState, cards: Iterable[Card]) -> tuple[Play, ...]:
    """Return the plays of these cards by the player to act."""
    wanted = set(cards)
    hand = state.hands[state.to_act]
    return tuple(Play(slot) for slot, card in enumerate(hand) if card in wanted)
