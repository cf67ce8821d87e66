"""What the partner who acts sees, and takes the others to believe."""

from functools import cached_property
from typing import NamedTuple

from tutor.games.hanabi.engine.actions import Action, Clue, ColorClue, RankClue
from tutor.games.hanabi.engine.cards import CARDS, Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View, allowed, has, left_by_counting
from tutor.games.hanabi.partners.common_knowledge import TOUCHED, CommonKnowledge
from tutor.games.hanabi.partners.meanings import Meanings
from tutor.games.hanabi.partners.pointing import Meaning, told_by, understood


class ClueEffect(NamedTuple):
    """What a clue would lead to."""

    clue: Clue
    touches: tuple[int, ...]
    beliefs: tuple[IdentitySet, ...]
    """What the receiver would take each of their cards to be, by slot."""
    plays: tuple[int, ...]
    """The cards that the receiver would then take for playable, by slot."""
    new_plays: tuple[int, ...]
    """Those of them that they did not take for playable before, and that nobody else will play."""
    honest: bool
    """Whether what it means is true of all the cards that it tells first."""
    safe: bool
    """Whether all of `plays` can be played, none of them twice."""
    needless: int
    """How many cards it tells first that are useless, or of which another copy has been told."""
    useful: int
    """How many others it tells first."""
    news: int
    """How many things it rules out that the receiver's needed cards could have been."""


class Sight:
    """A position as the partner whose turn it is sees it, own hand and deck unseen."""

    def __init__(self, state: GameState, meanings: Meanings) -> None:
        """Raises ValueError once the game is over."""
        self.actions: tuple[Action, ...] = state.legal_actions()
        if not self.actions:
            raise ValueError("the game is over")
        self.me = state.to_act
        self.view = View.of(state, self.me)
        self.meanings = meanings
        self.common = CommonKnowledge(self.view)
        self.could_be = left_by_counting(self.view)
        self.beliefs = tuple(
            understood(self.common, could_be, meaning)
            for could_be, meaning in zip(self.could_be, meanings.meant[self.me], strict=True)
        )

    @property
    def next_player(self) -> int:
        """Who acts next."""
        return (self.me + 1) % self.view.players

    def turns_until(self, player: int) -> int:
        """Return after how many turns the player acts; the next player after one."""
        return (player - self.me) % self.view.players

    @cached_property
    def clues(self) -> tuple[ClueEffect, ...]:
        """What each clue that is allowed would lead to, the one to the next player first."""
        clues = [action for action in self.actions if isinstance(action, ColorClue | RankClue)]
        clues.sort(key=lambda clue: self.turns_until(clue.target))
        return tuple(map(self._effect, clues))

    @cached_property
    def _gone_for(self) -> tuple[IdentitySet, ...]:
        """The cards of which each player sees all copies, without looking into my hand."""
        gone = []
        for player in range(self.view.players):
            left = self.common.left.copy()
            for other, hand in enumerate(self.view.hands):
                if other != player:
                    for card in hand:
                        left[card] -= 1
            gone.append(sum(1 << card for card, copies in enumerate(left) if copies <= 0))
        return tuple(gone)

    def _beliefs_of(
        self, player: int, marks: tuple[int, ...], meant: tuple[Meaning | None, ...]
    ) -> tuple[IdentitySet, ...]:
        """Return what the player takes their cards to be, told so much."""
        could_be, common = ~self._gone_for[player], self.common
        return tuple(
            [
                understood(common, allowed(common.ruleset, told) & could_be, meaning)
                for told, meaning in zip(marks, meant, strict=True)
            ]
        )

    @cached_property
    def believed(self) -> tuple[tuple[IdentitySet, ...], ...]:
        """What each player takes their cards to be, as far as I can tell; nothing for myself."""
        return tuple(
            ()
            if player == self.me
            else self._beliefs_of(player, self.view.marks[player], self.meanings.meant[player])
            for player in range(self.view.players)
        )

    def seem_playable(self, beliefs: tuple[IdentitySet, ...]) -> tuple[int, ...]:
        """Return the slots of the cards that these beliefs take for playable."""
        unfit = ~self.common.playable
        return tuple([slot for slot, cards in enumerate(beliefs) if cards and not cards & unfit])

    @cached_property
    def will_play(self) -> tuple[tuple[int, ...], ...]:
        """The slots that each of the others takes for playable."""
        return tuple(map(self.seem_playable, self.believed))

    @cached_property
    def spoken_for(self) -> IdentitySet:
        """The cards that will be played without a further clue, and those that I know I hold."""
        cards = sum({cards for cards in self.beliefs if cards.bit_count() == 1})
        for hand, slots in zip(self.view.hands, self.will_play, strict=True):
            for slot in slots:
                cards |= 1 << hand[slot]
        return cards

    @cached_property
    def already_told(self) -> IdentitySet:
        """The cards that someone has been told about, and those that I know I hold."""
        cards = sum({cards for cards in self.beliefs if cards.bit_count() == 1})
        for hand, marks in zip(self.view.hands, self.view.marks, strict=True):
            for card, told in zip(hand, marks, strict=False):  # no cards of mine
                if told & TOUCHED:
                    cards |= 1 << card
        return cards

    def _effect(self, clue: Clue) -> ClueEffect:
        """Return what the clue would lead to."""
        common, player = self.common, clue.target
        tables = common.ruleset.tables
        bit = tables.bit(clue)
        hand, marks = self.view.hands[player], self.view.marks[player]
        meant = self.meanings.meant[player]
        touches = tuple([slot for slot, card in enumerate(hand) if tables.touched_by[card] & bit])
        literal = self.meanings.literal
        if self.me not in literal and player not in literal:
            meant = told_by(common, self.me, clue, touches, marks, meant)
        mark = tables.mark[bit]
        told = tuple([old | mark[card] for old, card in zip(marks, hand, strict=True)])
        beliefs = self._beliefs_of(player, told, meant)
        plays = self.seem_playable(beliefs)
        new_plays = tuple([slot for slot in plays if slot not in self.will_play[player]])
        needless, useful = self._first_told(hand, marks, touches)
        return ClueEffect(
            clue,
            touches,
            beliefs,
            plays,
            new_plays,
            self._honest(clue, told, meant),
            self._safe(hand, plays, new_plays),
            needless,
            useful,
            self._news(player, beliefs),
        )

    def _honest(self, clue: Clue, told: tuple[int, ...], meant: tuple[Meaning | None, ...]) -> bool:
        """Return whether all that the clue means is true; what cannot be is not meant."""
        player, ruleset = clue.target, self.common.ruleset
        could_be, hand = ~self._gone_for[player], self.view.hands[player]
        for slot, (old, new) in enumerate(zip(self.meanings.meant[player], meant, strict=True)):
            if new is not old and new is not None and not has(new.cards, hand[slot]):
                return not allowed(ruleset, told[slot]) & could_be & new.cards
        return True

    def _safe(
        self, hand: tuple[Card, ...], plays: tuple[int, ...], new_plays: tuple[int, ...]
    ) -> bool:
        taken = self.spoken_for
        for slot in new_plays:
            if has(taken, hand[slot]):
                return False
            taken |= 1 << hand[slot]
        return all(has(self.common.playable, hand[slot]) for slot in plays)

    def _first_told(
        self, hand: tuple[Card, ...], marks: tuple[int, ...], touches: tuple[int, ...]
    ) -> tuple[int, int]:
        """Return how many of the cards it tells first are needless, and how many are not."""
        needless = useful = 0
        taken = self.already_told | self.common.trash
        for slot in touches:
            if not marks[slot] & TOUCHED:
                if has(taken, hand[slot]):
                    needless += 1
                else:
                    useful += 1
                taken |= 1 << hand[slot]
        return needless, useful

    def _news(self, player: int, beliefs: tuple[IdentitySet, ...]) -> int:
        trash = self.common.trash
        return sum(
            [
                before.bit_count() - after.bit_count()
                for card, before, after in zip(
                    self.view.hands[player], self.believed[player], beliefs, strict=True
                )
                if not has(trash, card)
            ]
        )


def first_to_play(slots: tuple[int, ...], beliefs: tuple[IdentitySet, ...]) -> int | None:
    """Return which of these cards a partner plays: the lowest number, and then the oldest."""
    return min(slots, key=lambda slot: (_lowest(beliefs[slot]), slot), default=None)


def _lowest(cards: IdentitySet) -> int:
    """Return the lowest number among the cards, of which there is at least one."""
    numbers = []
    while cards:
        numbers.append(CARDS[(cards & -cards).bit_length() - 1].rank)
        cards &= cards - 1
    return min(numbers)
