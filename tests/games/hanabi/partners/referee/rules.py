"""What is due in a turn: the stated rules, one method each."""

from collections import Counter
from collections.abc import Iterable
from fractions import Fraction
from itertools import permutations
from typing import Any

from tests.games.hanabi.partners.referee.table import Cards
from tests.games.hanabi.partners.referee.turn import Outcome, Turn
from tutor.core.messages import Player
from tutor.games.hanabi.engine.actions import Action, Discard, Play
from tutor.games.hanabi.engine.cards import Card

Found = tuple[Action, str, dict[str, Any]]


class Rules(Turn):
    """The rules, each of which returns the action, its own name and the facts; None to go on."""

    def due(self) -> Found:
        """Return what the first rule that applies says."""
        rules = (
            self.stop_mistake,
            self.save,
            self.play,
            self.tell_playable,
            self.play_chance,
            self.tell_more,
            self.save_early,
            self.gain_time,
            self.discard_proven,
            self.discard_oldest,
            self.discard_least,
            self.tell_least,
            self.likeliest,
        )
        return next(found for rule in rules if (found := rule()))

    def stop_mistake(self) -> Found | None:
        """Give a clue to one who is about to make a mistake."""
        slot = self._lowest(self.next)
        if slot is None or self.hands[self.next][slot] in self.table.playable:
            return None
        best = first_best(
            (o for o in self.outcomes if o.clue.target == self.next and o.safe),
            lambda o: (o.honest, len(o.new_plays), -o.needless, o.news),
        )
        return self._about(best, "stop-mistake", slot) if best else None

    def save(self) -> Found | None:
        """Give a clue to one who is about to discard what is needed; with the last token, later."""
        if self.turns_left is not None:
            return None
        slot = self._discards(self.next)
        if slot is not None and self._to_be_saved(self.hands[self.next], slot):
            found = self._saving(self.next, slot, self._points(self.next, slot))
            if found:
                return found
        slot = self._second_loses()
        if slot is None or self.tokens != 1:
            return None
        return self._saving(self.second, slot, 1)

    def _saving(self, player: int, slot: int, below: float) -> Found | None:
        """Save the card in this slot, if less than that many points are in danger then."""
        best = first_best(
            (
                o
                for o in self.outcomes
                if o.clue.target == player
                and o.safe
                and o.honest
                and (slot in o.slots or o.new_plays)
                and self._in_danger_after(o) < below
            ),
            lambda o: (
                -self._in_danger_after(o),
                player == self.second != self.next and slot in o.slots,
                len(o.new_plays),
                slot in o.slots,
                -o.needless,
                o.news,
            ),
        )
        return self._saved(best, slot) if best else None

    def _saved(self, best: Outcome, slot: int, *, early: bool = False) -> Found:
        left = self.table.left[self.hands[best.clue.target][slot]]
        return self._about(best, "save", slot, left=left, early=early)

    def _discards(self, player: int) -> int | None:
        """Return the slot of the card without a clue that the player is about to discard."""
        if self.plays[player]:
            return None
        if any(not cards & self.table.needed for cards in self.belief[player]):
            return None
        return self._oldest_untold(player)

    def _points(self, player: int, slot: int) -> float:
        card = self.hands[player][slot]
        if card in self.table.critical:
            return 6 - card.rank
        return 0.5 if self._to_be_saved(self.hands[player], slot) else 0

    def _in_danger_after(self, outcome: Outcome) -> float:
        """Return the points in danger of being discarded by the receiver after the clue."""
        player = outcome.clue.target
        playing = self._playable(outcome.taken_for)
        if playing or any(not cards & self.table.needed for cards in outcome.taken_for):
            return 0
        untold = [
            slot
            for slot, told in enumerate(self.told[player])
            if slot not in outcome.slots and not (told.colors or told.ranks)
        ]
        least = self._least_missed(outcome.taken_for)
        return self._points(player, untold[0] if untold else least)

    def _least_missed(self, beliefs: list[Cards]) -> int:
        shares = [Fraction(len(cards & self.table.critical), len(cards)) for cards in beliefs]
        return shares.index(min(shares))

    def _second_loses(self) -> int | None:
        """Return the slot of the last copy that the second player on is about to discard."""
        if self.second == self.me or self.turns_left is not None:
            return None
        slot = self._discards(self.second)
        held = slot is not None and self.hands[self.second][slot] in self.table.critical
        return slot if held else None

    def _token_is_kept(self) -> bool:
        return self.tokens == 1 and self._second_loses() is not None

    def save_early(self) -> Found | None:
        """With many tokens, tell of last copies that nobody is about to discard yet."""
        players = len(self.told)
        if self.me in self.literal or self.turns_left is not None or self.tokens < players + 2:
            return None
        best = first_best(
            (
                o
                for o in self.outcomes
                if o.safe and o.honest and not o.needless and self._last_copies(o)
                if self._in_danger_after(o) <= self._in_danger_now(o.clue.target)
            ),
            lambda o: (len(self._last_copies(o)), o.news),
        )
        return self._saved(best, self._last_copies(best)[0], early=True) if best else None

    def _last_copies(self, outcome: Outcome) -> list[int]:
        """Return the slots of the last copies that the clue is the first to touch."""
        player = outcome.clue.target
        return [
            slot
            for slot in outcome.slots
            if not (self.told[player][slot].colors or self.told[player][slot].ranks)
            and self.hands[player][slot] in self.table.critical
        ]

    def _in_danger_now(self, player: int) -> float:
        slot = self._discards(player)
        return 0 if slot is None else self._points(player, slot)

    def _to_be_saved(self, hand: list[Card], slot: int) -> bool:
        card = hand[slot]
        if card in self.table.critical:
            return True
        if len(self.told) > 2:
            return False
        two = card.rank == 2 and hand.count(card) == 1 and card in self.table.needed
        return two or card in self.table.playable

    def play(self) -> Found | None:
        """Play what is playable as far as understood."""
        slot = self._first_of_mine()
        if slot is None:
            return None
        if self.deck_size == 1 and len(self.plays[self.me]) == 1:
            telling = self.tell_playable()
            if telling:
                return telling
        if self.own[slot] <= self.table.playable:
            return Play(slot), "play-proven", {"slot": slot, "cards": in_order(self.own[slot])}
        said = self.said[self.me][slot]
        assert said is not None
        cards = in_order(self.belief[self.me][slot])
        return Play(slot), "play-meant", {"slot": slot, "by": Player(said[0]), "cards": cards}

    def _first_of_mine(self) -> int | None:
        """Return the card to play: most of what it can be fits under a card in another hand."""
        follow = {(card.suit, card.rank - 1) for hand in self.hands.values() for card in hand}
        best: list[int] = []
        share = Fraction(-1)
        for slot in self.plays[self.me]:
            cards = self.belief[self.me][slot]
            fitted = Fraction(sum((c.suit, c.rank) in follow for c in cards), len(cards))
            if fitted > share:
                best, share = [], fitted
            if fitted == share:
                best.append(slot)
        numbers = [min(card.rank for card in self.belief[self.me][slot]) for slot in best]
        return best[numbers.index(min(numbers))] if best else None

    def tell_playable(self) -> Found | None:
        """Let somebody know of a playable card."""
        if self._token_is_kept():
            return None
        turns = len(self.told) if self.turns_left is None else self.turns_left
        best = first_best(
            (
                o
                for o in self.outcomes
                if o.new_plays
                and o.safe
                and o.honest
                and (o.clue.target - self.me) % len(self.told) < turns
            ),
            self._worth,
        )
        if best is None:
            return None
        hand, slots = self.hands[best.clue.target], tuple(best.new_plays)
        facts = {
            "to": Player(best.clue.target),
            "slots": slots,
            "cards": tuple(hand[slot] for slot in slots),
        }
        return best.clue, "tell-playable", facts

    def _worth(self, outcome: Outcome) -> tuple[int, ...]:
        player = outcome.clue.target
        missing = sum(5 - self.hands[player][slot].rank for slot in outcome.new_plays)
        shown, idle = len(outcome.new_plays), not self.plays[player]
        return shown, -outcome.needless, idle, outcome.useful, missing, outcome.news

    def play_chance(self) -> Found | None:
        """Try the likeliest card with the own last turn."""
        if self.turns_left is None or self.deck_size or self.table.last_fuse:
            return None
        found = self.likeliest()
        return found if found and found[2]["percent"] else None

    def likeliest(self) -> Found | None:
        """Once the deck is empty, the unseen cards are the own hand in some order."""
        if not self.own:
            return None
        unseen = Counter(self.table.left)
        unseen.subtract(card for hand in self.hands.values() for card in hand)
        orders = [
            order
            for order in permutations(unseen.elements())
            if all(card in could for card, could in zip(order, self.own, strict=True))
        ]
        chances = [
            Fraction(sum(order[slot] in self.table.playable for order in orders), len(orders))
            for slot in range(len(self.own))
        ]
        slot = chances.index(max(chances))
        return Play(slot), "play-chance", {"slot": slot, "percent": round(100 * chances[slot])}

    def tell_more(self) -> Found | None:
        """Say something new of a playable card."""
        if self.tokens < 2 or self.turns_left is not None:
            return None
        best = first_best(
            (o for o in self.outcomes if o.safe and self._more(o)),
            lambda o: (-o.needless, o.news),
        )
        return self._about(best, "tell-more", self._more(best)[0]) if best else None

    def _more(self, outcome: Outcome) -> list[int]:
        """Return the slots of the playable cards of which a literal clue says something new."""
        player = outcome.clue.target
        if not {self.me, player} & self.literal:
            return []
        return [
            slot
            for slot in outcome.slots
            if self.hands[player][slot] in self.table.playable - self.spoken_for
            and slot not in self.plays[player]
            and outcome.taken_for[slot] != self.belief[player][slot]
        ]

    def gain_time(self) -> Found | None:
        """Give a clue so as not to discard."""
        if self.turns_left is not None or (pace := self._pace()) > 1 or self._token_is_kept():
            return None
        best = first_best((o for o in self.outcomes if o.safe), harmless)
        if best is None:
            return None
        return best.clue, "gain-time", {"to": Player(best.clue.target), "pace": pace}

    def _pace(self) -> int:
        """Return how many cards may be discarded, before the last round."""
        if self.table.ruleset.play_on:
            leaving = self.deck_size + sum(map(len, self.told))
        else:
            leaving = self.deck_size + len(self.told)
        return leaving - len(self.table.needed)

    def discard_proven(self) -> Found | None:
        """Discard what is useless for certain."""
        useless = [s for s, cards in enumerate(self.own) if not cards & self.table.needed]
        if not useless or not self.may_discard:
            return None
        facts = {"slot": useless[0], "cards": in_order(self.own[useless[0]])}
        return Discard(useless[0]), "discard-proven", facts

    def discard_oldest(self) -> Found | None:
        """Discard the oldest untold card."""
        slot = self._oldest_untold(self.me)
        if slot is None or not self.may_discard:
            return None
        return Discard(slot), "discard-oldest", {"slot": slot}

    def tell_least(self) -> Found | None:
        """Give the clue that does least harm."""
        safe = [o for o in self.outcomes if o.safe]
        best = first_best(safe or self.outcomes, harmless)
        return (best.clue, "tell-least", {"to": Player(best.clue.target)}) if best else None

    def discard_least(self) -> Found | None:
        """Discard the card least likely to be missed."""
        if not self.may_discard:
            return None
        slot = self._least_missed(self.belief[self.me])
        cards = self.belief[self.me][slot]
        last = len(cards & self.table.critical)
        facts = {"slot": slot, "critical": last, "identities": len(cards)}
        return Discard(slot), "discard-least", facts

    def _about(self, best: Outcome, rule: str, slot: int, **more: int) -> Found:
        player = best.clue.target
        facts = {"to": Player(player), "slot": slot, "card": self.hands[player][slot], **more}
        return best.clue, rule, facts


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards suit by suit, numbers rising."""
    return tuple(sorted(cards))


def harmless(outcome: Outcome) -> tuple[int, ...]:
    """Return how little harm a clue does, that it is honest first."""
    return outcome.honest, outcome.news


def first_best(outcomes: Iterable[Outcome], worth: Any) -> Outcome | None:
    """Return the first of the best ones; None without any."""
    return max(outcomes, key=worth, default=None)
