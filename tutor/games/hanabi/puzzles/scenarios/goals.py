"""The goals of the scenarios, and in words how the partners act."""

from collections.abc import Collection
from dataclasses import dataclass

from tutor.core.game import EndCondition
from tutor.core.messages import Message
from tutor.games.hanabi.engine.actions import Action, Clue, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.cards import RANKS, TOP_RANK, Card, Suit, card_of
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import has, set_of
from tutor.games.hanabi.knowledge.status import critical, highest_score, statuses
from tutor.games.hanabi.puzzles.scenarios.foresight import (
    Foresight,
    clues_to,
    holders,
    may_be_told_by_partner,
    plays_of,
    turns_of,
    turns_to_come,
)
from tutor.games.hanabi.puzzles.scenarios.search import Goal

MANNERS = ("plays", "discards", "clues")


def quiet_manners(parts: Collection[str] = MANNERS) -> tuple[Message, ...]:
    """Return how quiet partners act, one sentence after the other; all of it, or some parts."""
    return tuple(Message(f"scenario.partner.{part}") for part in MANNERS if part in parts)


@dataclass(frozen=True, slots=True)
class FinishFirework(Goal):
    """The firework of `suit` is complete."""

    suit: Suit

    def reached(self, state: GameState, *, over: bool) -> bool:
        """Return whether the 5 has been played."""
        return state.firework(self.suit) == TOP_RANK

    def missing(self, state: GameState) -> tuple[Card, ...]:
        """Return the cards that the firework needs, lowest first."""
        top = state.firework(self.suit)
        return tuple(card_of(self.suit, rank) for rank in RANKS[top:])

    def short_of(self, state: GameState) -> Message:
        """Return which cards are missing."""
        cards = self.missing(state)
        params = {"cards": cards, "first": cards[0], "num": len(cards)}
        return Message("finish-firework.missing", params)

    def ruled_out(self, state: GameState, turns: int) -> bool:
        """Return whether a card is gone, or there are fewer turns than cards to be played."""
        missing = set_of(self.missing(state))
        return missing.bit_count() > turns or bool(missing & statuses(state).gone)

    def promising(self, state: GameState, left: int) -> tuple[Action, ...]:
        """Return the actions after which all missing cards may find their turn in time.

        Every card that only the player holds takes a move, and every partner who alone holds a
        card and cannot prove it takes one. When that leaves no move to spare, nothing else will do.
        """
        if self.ruled_out(state, turns_to_come(state, self.seat, left)):
            return ()
        spare, own, to_tell = self.plan(state, left)
        if spare < 0:
            return ()
        if spare:
            return state.legal_actions()
        foresight = Foresight(state, turns_to_come(state, self.seat, left))
        telling = (
            clue
            for clue in clues_to(state.legal_actions(), to_tell)
            if self._clues_after(foresight, clue) < to_tell[clue.target]
        )
        return (*plays_of(state, own), *telling)

    def _clues_after(self, foresight: Foresight, clue: Clue) -> int:
        """Return how many clues the clue's target needs once this one is given."""
        return max(
            foresight.clues_needed(clue.target, card, clue)
            for card in self.missing(foresight.state)
            if holders(foresight.state, card, foresight.turns) == (clue.target,)
        )

    def plan(self, state: GameState, left: int) -> tuple[int, list[Card], dict[int, int]]:
        """Return the moves to spare, and what the others are needed for at least.

        That is: the cards that only the player can play, and how many clues which partner needs.
        The moves to spare are −1 if the cards cannot be played in time, one after the other, each
        when its holder has had the clues for it.
        """
        turns = turns_to_come(state, self.seat, left)
        foresight = Foresight(state, turns)
        own: list[Card] = []
        to_tell: dict[int, int] = {}
        moves = turn = 0
        for card in self.missing(state):
            who = holders(state, card, turns)
            if who == (self.seat,):
                own.append(card)
                turn = max(turn, moves * state.players)
                moves += 1
            elif who and len(who) == 1:
                seat = who[0]
                if not may_be_told_by_partner(state, self.seat, seat, left):
                    clues = max(foresight.clues_needed(seat, card), to_tell.get(seat, 0))
                    moves += clues - to_tell.get(seat, 0)
                    to_tell[seat] = clues
                turn = max(turn, (moves - 1) * state.players + 1)
            if who is not None:
                waits = [(seat - state.to_act - turn) % state.players for seat in who]
                turn += min(waits, default=turns)
            turn += 1
        spare = left - moves if turn <= turns else -1
        return spare, own, {seat: clues for seat, clues in to_tell.items() if clues}


@dataclass(frozen=True, slots=True)
class Survive(Goal):
    """The game ends with at least so many points, and is not lost."""

    points: int

    def reached(self, state: GameState, *, over: bool) -> bool:
        """Return whether nothing comes after, and the points are there."""
        return over and state.points >= self.points and not is_lost(state)

    def short_of(self, state: GameState) -> Message:
        """Return how many points are missing."""
        return Message("survive.missing", {"num": self.points - state.points})

    def ruled_out(self, state: GameState, turns: int) -> bool:
        """Return whether the game is lost, or there are fewer turns than points to be made."""
        short = self.points - state.points
        return is_lost(state) or short > turns or highest_score(state) < self.points

    def promising(self, state: GameState, left: int) -> tuple[Action, ...]:
        """Return the actions after which there may be turns enough for the points.

        A move of the player is worth a point, if there is a card to play, or as many as a partner
        can make who has to be told first. When no move is to spare, nothing else will do.
        """
        turns = turns_to_come(state, self.seat, left)
        if self.ruled_out(state, turns):
            return ()
        short = self.points - state.points
        if short <= 0:
            return state.legal_actions()
        foresight = Foresight(state, turns)
        cards = foresight.next_cards
        free = sum(card in state.deck[:turns] for card in cards)
        own = [card for card in cards if card in state.hands[self.seat]]
        # What a move of the player can be worth at most, in half points.
        worths = [2 for _ in own]
        to_tell = []
        for seat in range(state.players):
            held = [card for card in cards if seat != self.seat and card in state.hands[seat]]
            told = may_be_told_by_partner(state, self.seat, seat, left)
            clues = [0 if told else foresight.clues_needed(seat, card) for card in held]
            most = turns_of(state, seat, turns)
            without = min(most, clues.count(0))
            free += without
            if gain := min(most, len(held)) - without:
                fewest = min(filter(None, clues))
                worths += [2 * gain // fewest] * fewest
                to_tell.append(seat)
        worths.sort(reverse=True)
        mine = turns_of(state, self.seat, turns)
        if free + sum(worths[:mine]) // 2 < short:
            return ()
        if free + sum(worths[: mine - 1]) // 2 >= short:
            return state.legal_actions()
        return (*plays_of(state, own), *clues_to(state.legal_actions(), to_tell))


@dataclass(frozen=True, slots=True)
class RecoverTokens(Goal):
    """So many clue tokens are available, with no further mistake and no lower highest score."""

    tokens: int
    strikes: int
    """The mistakes made before."""
    highest: int
    """The highest score that could be reached before."""

    def reached(self, state: GameState, *, over: bool) -> bool:
        """Return whether the tokens are there and nothing has been lost for them."""
        return state.clue_tokens >= self.tokens and not self.spoilt(state)

    def short_of(self, state: GameState) -> Message:
        """Return how many tokens are missing."""
        return Message("recover-tokens.missing", {"num": self.tokens - state.clue_tokens})

    def spoilt(self, state: GameState) -> bool:
        """Return whether there was a mistake, or the highest score has fallen."""
        return state.strikes > self.strikes or highest_score(state) < self.highest

    def ruled_out(self, state: GameState, turns: int) -> bool:
        """Return whether it is spoilt, or each turn bringing one token back is not enough."""
        return self.spoilt(state) or state.clue_tokens + turns < self.tokens

    def promising(self, state: GameState, left: int) -> tuple[Action, ...]:
        """Return the actions that spoil nothing and leave turns enough: discards come first.

        A discard brings a token back, and so does a 5; any other play brings none, a clue takes
        one.
        """
        turns = turns_to_come(state, self.seat, left)
        spare = state.clue_tokens + turns - self.tokens
        if spare < 0 or self.spoilt(state):
            return ()
        kept = critical(state)
        hand = state.hands[state.to_act]
        legal = state.legal_actions()
        discards = [a for a in legal if isinstance(a, Discard) and not has(kept, hand[a.slot])]
        plays = [
            a
            for a in legal
            if isinstance(a, Play)
            and state.is_playable(hand[a.slot])
            and (spare or hand[a.slot].rank == TOP_RANK)
        ]
        clues = [a for a in legal if isinstance(a, ColorClue | RankClue)] if spare > 1 else []
        return (*discards, *plays, *clues)


def is_lost(state: GameState) -> bool:
    """Return whether the game is over and lost."""
    outcome = state.outcome
    return outcome is not None and outcome.end_condition is EndCondition.LOST
