"""The acting partner's view, and their model of what others believe."""

from functools import cached_property
from typing import final

from tutor.games.hanabi.engine.actions import Action, Clue, ColorClue, RankClue
from tutor.games.hanabi.engine.cards import TOUCHED
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View, cards_in, has, left_by_counting
from tutor.games.hanabi.partners.meanings import (
    CommonKnowledge,
    Meaning,
    Meanings,
    identities_as_meant,
    meanings_after,
)


@final
class ClueEffect:
    """The effect of a clue; costly properties are computed when first used."""

    def __init__(self, sight: "Sight", clue: Clue) -> None:
        common, player = sight.common, clue.target
        tables = sight.view.ruleset.tables
        bit = tables.bit(clue)
        mark = tables.mark[bit]
        hand, marks = sight.view.hands[player], sight.view.marks[player]
        meant = sight.meanings.meant[player]
        touches = tuple([slot for slot, card in enumerate(hand) if tables.touched_by[card] & bit])
        if not sight.meanings.are_literal:
            meant = meanings_after(
                common, sight.meanings.conventions, sight.me, clue, touches, marks, meant
            )
        self._sight = sight
        self._meant = meant
        self.marks_after = tuple([old | mark[card] for old, card in zip(marks, hand, strict=True)])
        """The clue marks of the receiver's cards after the clue, by slot."""
        self.clue = clue
        self.hand = hand
        """The receiver's cards, by slot."""
        self.touches = touches
        """The slots of the cards that it touches."""
        self.beliefs = sight.beliefs_of(player, self.marks_after, meant)
        """The identities that the receiver would then think their cards have, by slot."""

    @cached_property
    def plays(self) -> tuple[int, ...]:
        """The slots of the cards that the receiver would then take for playable."""
        return self._sight.seem_playable(self.beliefs)

    @cached_property
    def new_plays(self) -> tuple[int, ...]:
        """The slots of the cards that only this clue makes the receiver take for playable."""
        known = self._sight.will_play[self.clue.target]
        return tuple([slot for slot in self.plays if slot not in known])

    @cached_property
    def is_honest(self) -> bool:
        """Whether its new meanings are true, or else disproven by what its receiver knows."""
        sight, player = self._sight, self.clue.target
        before = sight.meanings.meant[player]
        for slot, (old, new) in enumerate(zip(before, self._meant, strict=True)):
            if new is not old and new is not None and not has(new.cards, self.hand[slot]):
                could_be = sight.common.allowed[self.marks_after[slot]] & ~sight.gone_for[player]
                return not could_be & new.cards
        return True

    @cached_property
    def is_safe(self) -> bool:
        """Whether all of `plays` can be played, none of them twice."""
        sight, hand, taken = self._sight, self.hand, self._sight.spoken_for
        for slot in self.new_plays:
            if has(taken, hand[slot]):
                return False
            taken |= 1 << hand[slot]
        return all(has(sight.common.playable, hand[slot]) for slot in self.plays)

    @cached_property
    def needless_count(self) -> int:
        """How many cards it clues first that are useless, or whose other copy is clued."""
        needless, taken = 0, self._sight.already_clued | self._sight.common.trash
        for slot in self.newly_clued:
            needless += has(taken, self.hand[slot])
            taken |= 1 << self.hand[slot]
        return needless

    @property
    def useful_count(self) -> int:
        """How many other cards it clues first."""
        return len(self.newly_clued) - self.needless_count

    @property
    def newly_clued(self) -> tuple[int, ...]:
        """The slots of the cards that it clues first."""
        marks = self._sight.view.marks[self.clue.target]
        return tuple([slot for slot in self.touches if not marks[slot] & TOUCHED])

    @cached_property
    def news(self) -> int:
        """How many things it rules out that the receiver's needed cards could have been."""
        sight, player = self._sight, self.clue.target
        news, believed = 0, sight.believed[player]
        for card, before, after in zip(self.hand, believed, self.beliefs, strict=True):
            if not has(sight.common.trash, card):
                news += before.bit_count() - after.bit_count()
        return news


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
            identities_as_meant(self.common, could_be, meaning)
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
        """The effect of each allowed clue, those to the next player first."""
        clues = [action for action in self.actions if isinstance(action, ColorClue | RankClue)]
        clues.sort(key=lambda clue: self.turns_until(clue.target))
        return tuple([ClueEffect(self, clue) for clue in clues])

    @cached_property
    def gone_for(self) -> tuple[IdentitySet, ...]:
        """The cards of which each player sees all copies, without looking into my hand."""
        gone = []
        for player in range(self.view.players):
            left = list(self.common.left)
            for other, hand in enumerate(self.view.hands):
                if other != player:
                    for card in hand:
                        left[card] -= 1
            gone.append(sum(1 << card for card, copies in enumerate(left) if copies <= 0))
        return tuple(gone)

    def beliefs_of(
        self, player: int, marks: tuple[int, ...], meant: tuple[Meaning | None, ...]
    ) -> tuple[IdentitySet, ...]:
        """Return the identities that the player thinks their cards have, by these clue marks."""
        could_be, common = ~self.gone_for[player], self.common
        return tuple(
            [
                identities_as_meant(common, common.allowed[bits] & could_be, meaning)
                for bits, meaning in zip(marks, meant, strict=True)
            ]
        )

    @cached_property
    def believed(self) -> tuple[tuple[IdentitySet, ...], ...]:
        """By player, the identities they believe their cards have, as far as I can tell."""
        return tuple(
            ()
            if player == self.me
            else self.beliefs_of(player, self.view.marks[player], self.meanings.meant[player])
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
    def surely_mine(self) -> IdentitySet:
        """The cards that I know I hold."""
        return sum({cards for cards in self.beliefs if cards.bit_count() == 1})

    @cached_property
    def spoken_for(self) -> IdentitySet:
        """The cards that will be played without a further clue, and those that I know I hold."""
        cards = self.surely_mine
        for hand, slots in zip(self.view.hands, self.will_play, strict=True):
            for slot in slots:
                cards |= 1 << hand[slot]
        return cards

    @cached_property
    def before_seen(self) -> IdentitySet:
        """The cards that are one number below a card in another player's hand."""
        cards = 0
        for hand in self.view.hands:
            for card in hand:
                if card.rank > 1:
                    cards |= 1 << (card - 1)
        return cards

    @cached_property
    def already_clued(self) -> IdentitySet:
        """The clued cards in other hands, and the cards that I know I hold."""
        cards = self.surely_mine
        for hand, marks in zip(self.view.hands, self.view.marks, strict=True):
            for card, bits in zip(hand, marks, strict=False):  # no cards of mine
                if bits & TOUCHED:
                    cards |= 1 << card
        return cards


def first_to_play(slots: tuple[int, ...], beliefs: tuple[IdentitySet, ...]) -> int | None:
    """Return which of these cards a partner plays: the lowest number, and then the oldest."""

    def lowest(slot: int) -> int:
        return min(card.rank for card in cards_in(beliefs[slot]))

    return min(slots, key=lambda slot: (lowest(slot), slot), default=None)
