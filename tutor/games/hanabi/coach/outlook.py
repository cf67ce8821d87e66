"""The others' expected actions and the helpful clues, as the player to act can tell.

What the others believe of their cards is what the partners' rules take them to believe
(partners/sight.py). It leaves out what they could conclude from the hand of the player to act.
"""

from functools import cached_property

from tutor.core.messages import Player
from tutor.games.hanabi.coach.own_turn import OwnTurn
from tutor.games.hanabi.engine.actions import Action, Discard, Play, RankClue
from tutor.games.hanabi.engine.cards import TOP_RANK, Card
from tutor.games.hanabi.knowledge import IdentitySet, has, oldest_unclued, set_of
from tutor.games.hanabi.knowledge.status import heights, pace
from tutor.games.hanabi.partners.sight import ClueEffect
from tutor.games.hanabi.partners.stakes import about_to_discard


def fall(turn: OwnTurn, card: Card) -> int:
    """Return how many points are out of reach once no copy of the card is left."""
    view = turn.view
    return heights(view)[view.ruleset.suits.index(card.suit)] - card.rank + 1


class Outlook:
    """What the others are expected to do, as the player to act sees it before the action.

    `effect` is that of the action, None if it is no clue.
    """

    def __init__(self, turn: OwnTurn) -> None:
        self.turn = turn
        self.sight = turn.sight
        self.view = turn.view
        self.effect = next((each for each in self.sight.clues if each.clue == turn.action), None)

    def card(self, player: int, slot: int) -> Card:
        """Return a card that another player holds."""
        return self.view.hands[player][slot]

    def place(self, player: int, slot: int) -> dict[str, object]:
        """Return the values of a sentence about a card that another player holds."""
        return {"name": Player(player), "slot": slot, "card": self.card(player, slot)}

    def next_discard(self, player: int, after: ClueEffect | None = None) -> int | None:
        """Return the slot that the player would discard from if they had to act."""
        return about_to_discard(self.sight, player, after)

    def in_danger(self, player: int, after: ClueEffect | None = None) -> int | None:
        """Return the slot of the last copy that the player would discard, None without one."""
        slot = self.next_discard(player, after)
        if slot is None or self.view.turns_left is not None:
            return None
        return slot if has(self.sight.common.critical, self.card(player, slot)) else None

    def cost(self, player: int, after: ClueEffect | None) -> int:
        """Return how many points the card that the player would discard is worth."""
        slot = self.in_danger(player, after)
        return 0 if slot is None else fall(self.turn, self.card(player, slot))

    def saves_for(self, player: int) -> tuple[ClueEffect, ...]:
        """Return the clues that keep what the player would lose, the best first.

        The best one leaves nothing else in danger; a 5 is saved by its number. Among equals, it is
        what a partner would do.
        """
        slot = self.in_danger(player)
        if slot is None:
            return ()
        agreed = self.turn.advice.action
        saves = [
            each
            for each in self.sight.clues
            if each.clue.target == player
            and each.is_safe
            and self.next_discard(player, each) != slot
        ]
        saves.sort(
            key=lambda each: (
                self.cost(player, each),
                self.card(player, slot).rank == TOP_RANK and not isinstance(each.clue, RankClue),
                each.clue != agreed,
                not each.is_honest,
                slot not in each.touches,
                -len(each.new_plays),
                each.needless_count,
            )
        )
        return tuple(saves)

    @cached_property
    def saves(self) -> tuple[ClueEffect, ...]:
        """The clues that keep what the next player would lose, the best first."""
        return self.saves_for(self.sight.next_player)

    @cached_property
    def telling(self) -> tuple[ClueEffect, ...]:
        """The clues that show cards to play and mislead nobody, the best first."""
        agreed = self.turn.advice.action
        clues = [
            each for each in self.sight.clues if each.new_plays and each.is_safe and each.is_honest
        ]
        clues.sort(
            key=lambda each: (-len(each.new_plays), each.clue != agreed, each.needless_count)
        )
        return tuple(clues)

    @property
    def helps(self) -> bool:
        """Whether the clue shows a card to play, saves one, or prevents a misplay."""
        effect = self.effect
        if effect is None:
            return False
        player, playable = effect.clue.target, self.sight.common.playable
        slot = self.in_danger(player)
        saved = slot is not None and self.next_discard(player, effect) != slot
        given_up = (each for each in self.sight.will_play[player] if each not in effect.plays)
        prevents = any(not has(playable, self.card(player, each)) for each in given_up)
        return bool(effect.new_plays) or saved or prevents

    def fits_by(self, player: int) -> IdentitySet:
        """Return the cards that fit when it is that player's turn, if all play what they know."""
        sight, fits = self.sight, self.sight.common.playable
        for turns in range(1, sight.turns_until(player) + 1):
            other = (sight.me + turns) % self.view.players
            for slot in sight.will_play[other]:
                card = self.card(other, slot)
                if has(fits, card) and card.rank < TOP_RANK:
                    fits |= 1 << (card + 1)
        return fits

    @cached_property
    def proven_plays(self) -> tuple[int, ...]:
        """The slots of own cards that are proven to fit, without those that others will play."""
        playable = self.sight.common.playable
        will_play = enumerate(self.sight.will_play)
        others = set_of(self.card(player, slot) for player, slots in will_play for slot in slots)
        return tuple(
            slot
            for slot, cards in enumerate(self.turn.possible)
            if not cards & ~playable and cards & ~(playable & others)
        )

    @property
    def oldest_unclued(self) -> int | None:
        """The slot of the own oldest unclued card."""
        return oldest_unclued(self.view.marks[self.view.seat])

    @property
    def may_discard(self) -> bool:
        """Whether a discard was allowed and there was time for it."""
        view = self.view
        allowed = view.clue_tokens < view.ruleset.clue_tokens
        return allowed and pace(view) > 1 and view.turns_left is None

    def instead(self, usual: Action | None = None) -> Action:
        """Return a better action: a partner's, if that is another one than was done.

        Else it is a certain play, a clue that shows one, or `usual`.
        """
        turn = self.turn
        actions = (
            turn.advice.action,
            *map(Play, self.proven_plays),
            *(each.clue for each in self.telling),
            usual,
            Discard(self.oldest_unclued or 0),
            *turn.legal[:1],
        )
        return next(
            action
            for action in actions
            if action is not None and action != turn.action and action in turn.legal
        )
