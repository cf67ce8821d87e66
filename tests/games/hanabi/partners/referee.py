"""A referee who derives what partners do from the stated rules, and shares no code with them.

The rules, of which the first that applies is acted by (docs/partners.md has them in full):

stop-mistake    The next player would play a card that does not fit: a safe clue, honest if there is
                one, then with most new plays, fewest needless cards, most news.
save            Before the last round. The next player has nothing that seems playable or useless to
                them, and the oldest card that no clue has touched is the last copy, or in a game of
                two a playable card, or a 2 that is needed and not doubled in that hand. A safe and
                honest clue that touches it or adds plays: most new plays, one that touches it,
                fewest needless cards, most news.
play-…          Of the cards that are playable as far as understood, the lowest possible number,
                then the oldest: `proven` by clues and counting, `pointed` otherwise.
tell-playable   A safe and honest clue to one who still has a turn: most new plays, fewest needless
                cards, most useful ones, most news.
play-chance     In the last round, unless a mistake would lose: the likeliest card. At the very end
                of the rules again, where nothing else is allowed.
tell-more       With two clue tokens, before the last round, where giver or receiver is literal: a
                safe clue that says something new of a playable card that nobody is about to play.
gain-time       Before the last round, at a pace of 1 or less: of the safe clues an honest one, with
                fewest needless cards and most news.
discard-proven  The oldest card that can't be played any more.
discard-oldest  The oldest card that no clue has touched.
discard-least   The lowest share of last copies among what the card can be.
tell-least      As gain-time; of all clues when none is safe.

Of clues that are equally good the one to the player who acts sooner wins, colours before numbers.
Cards are told apart by plain sets, and all that is asked of them is looked up in the open.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import permutations
from typing import Any

from tutor.core.messages import Player
from tutor.games.hanabi.engine.actions import Action, Clue, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.engine.told import Told

Cards = frozenset[Card]
Said = tuple[int, Cards | None]
"""Who told a card first, and what they meant that it is; None if only that it is wanted."""
Found = tuple[Action, str, dict[str, Any]]


def matches(ruleset: Ruleset, clue: Clue, card: Card) -> bool:
    """Return whether the clue touches the card."""
    if isinstance(clue, RankClue):
        return card.rank == clue.rank
    return card.suit in (clue.suit, ruleset.wild_suit)


@lru_cache(maxsize=100_000)
def fitting(ruleset: Ruleset, told: Told) -> Cards:
    """Return the cards that all clues about a card are true of."""
    true: list[Clue] = [ColorClue(0, suit) for suit in told.colors]
    true += [RankClue(0, number) for number in told.ranks]
    false: list[Clue] = [ColorClue(0, suit) for suit in told.denied_colors]
    false += [RankClue(0, number) for number in told.denied_ranks]
    return frozenset(
        card
        for card in ruleset.cards
        if all(matches(ruleset, clue, card) for clue in true)
        and not any(matches(ruleset, clue, card) for clue in false)
    )


class Table:
    """What lies open: which cards are left, and what they are worth."""

    def __init__(self, state: GameState) -> None:
        self.ruleset = state.ruleset
        self.players = len(state.hands)
        tops = dict(zip(state.ruleset.suits, state.fireworks, strict=True))
        thrown = Counter(state.discards)
        self.left = {
            card: state.ruleset.copies(card) - thrown[card] - (card.rank <= tops[card.suit])
            for card in state.ruleset.cards
        }
        self.reach = {}
        for suit, top in tops.items():
            height = top
            while height < 5 and self.left[Card(f"{suit}{height + 1}")] > 0:
                height += 1
            self.reach[suit] = height
        self.needed = {
            card for card in self.left if tops[card.suit] < card.rank <= self.reach[card.suit]
        }
        self.playable = {card for card in self.needed if card.rank == tops[card.suit] + 1}
        self.critical = {card for card in self.needed if self.left[card] == 1}
        self.last_fuse = state.strikes == state.ruleset.fuses - 1

    def understood(self, cards: Cards, said: Said | None) -> Cards:
        """Return what a card is, of what it could be, if all that was meant holds."""
        if said is None:
            return cards
        meant = cards if said[1] is None else cards & said[1] or cards
        return meant if self.last_fuse else meant & self.needed or meant

    def after(self, giver: int, clue: Clue, told: list[Told], slots: list[int]) -> dict[int, Said]:
        """Return what a clue means, by slot, told to a hand that had been told so much."""
        untold = [slot for slot, mark in enumerate(told) if not (mark.colors or mark.ranks)]
        first = [slot for slot in slots if slot in untold]
        said: dict[int, Said] = dict.fromkeys(first, (giver, None))
        if not first:
            return said
        saves = {
            card for card in self.critical if isinstance(clue, RankClue) and card.rank == clue.rank
        }
        if saves and untold[0] == first[0]:
            said[first[0]] = giver, frozenset(self.playable | saves)
        else:
            said[first[-1]] = giver, frozenset(self.playable)
        return said


@dataclass
class Outcome:
    """What a clue leads to."""

    clue: Clue
    slots: list[int]
    taken_for: list[Cards]
    new_plays: list[int]
    safe: bool
    honest: bool
    needless: int
    useful: int
    news: int


class Referee:
    """Follows a game and says what the partner whose turn it is has to do."""

    def __init__(self, state: GameState, literal: Iterable[int]) -> None:
        self.literal = set(literal)
        self.said: list[list[Said | None]] = [[None] * len(hand) for hand in state.hands]

    def follow(self, before: GameState, action: Action, state: GameState) -> None:
        """Take note of an action that everybody has seen."""
        me = before.to_act
        if isinstance(action, Play | Discard):
            del self.said[me][action.slot]
            self.said[me] += [None] * (len(state.hands[me]) - len(self.said[me]))
        elif not {me, action.target} & self.literal:
            hand, told = before.hands[action.target], list(before.told_in(action.target))
            slots = [s for s, card in enumerate(hand) if matches(before.ruleset, action, card)]
            for slot, said in Table(before).after(me, action, told, slots).items():
                self.said[action.target][slot] = said

    def due(self, state: GameState) -> Found:
        """Return the action, the rule and the facts."""
        turn = Turn(state, self.said, self.literal)
        rules = (
            turn.stop_mistake,
            turn.save,
            turn.play,
            turn.tell_playable,
            turn.play_chance,
            turn.tell_more,
            turn.gain_time,
            turn.discard_proven,
            turn.discard_oldest,
            turn.discard_least,
            turn.tell_least,
            turn.likeliest,
        )
        return next(found for rule in rules if (found := rule()))


class Turn:
    """One turn, by what the partner who acts can know."""

    def __init__(self, state: GameState, said: list[list[Said | None]], literal: set[int]) -> None:
        self.table, self.literal, self.said = Table(state), literal, said
        self.me, self.next = state.to_act, (state.to_act + 1) % len(state.hands)
        self.hands = {p: list(h) for p, h in enumerate(state.hands) if p != self.me}
        self.told = [list(state.told_in(player)) for player in range(len(state.hands))]
        self.tokens, self.turns_left = state.clue_tokens, state.turns_left
        self.deck_size = len(state.deck)
        self.may_discard = bool(self.told[self.me]) and self.tokens < state.ruleset.clue_tokens
        self.own = self._own()
        self.belief = {self.me: self._understood(self.me, self.own)}
        for player in self.hands:
            self.belief[player] = self._understood(player, self._seen_by(player, self.told[player]))
        self.plays = {player: self._playable(cards) for player, cards in self.belief.items()}
        known = {card for cards in self.belief[self.me] if len(cards) == 1 for card in cards}
        self.spoken_for, self.told_already = set(known), set(known)
        for player, hand in self.hands.items():
            self.spoken_for |= {hand[slot] for slot in self.plays[player]}
            self.told_already |= {
                card
                for card, told in zip(hand, self.told[player], strict=True)
                if told.colors or told.ranks
            }
        self.outcomes = [self._outcome(clue) for clue in self._clues()]

    def _own(self) -> list[Cards]:
        """Return what the own cards can be by clues and counting."""
        unseen = dict(self.table.left)
        for hand in self.hands.values():
            for card in hand:
                unseen[card] -= 1
        somewhere = {card for card, copies in unseen.items() if copies}
        slots = [fitting(self.table.ruleset, told) & somewhere for told in self.told[self.me]]
        while True:
            known = Counter(next(iter(cards)) for cards in slots if len(cards) == 1)
            used_up = {card for card, times in known.items() if times == unseen[card]}
            after = [cards if len(cards) == 1 else cards - used_up for cards in slots]
            if after == slots:
                return slots
            slots = after

    def _seen_by(self, player: int, told: Iterable[Told]) -> list[Cards]:
        """Return what a player's cards can be for them, by what I can tell that they see."""
        seen = Counter(c for p, hand in self.hands.items() if p != player for c in hand)
        somewhere = {card for card, copies in self.table.left.items() if copies > seen[card]}
        return [fitting(self.table.ruleset, mark) & somewhere for mark in told]

    def _understood(self, player: int, cards: list[Cards]) -> list[Cards]:
        return list(map(self.table.understood, cards, self.said[player]))

    def _playable(self, cards: list[Cards]) -> list[int]:
        return [s for s, could in enumerate(cards) if could and could <= self.table.playable]

    def _clues(self) -> list[Clue]:
        """Return the clues that are allowed."""
        ruleset, clues = self.table.ruleset, list[Clue]()
        for turn in range(1, len(self.told)):
            player = (self.me + turn) % len(self.told)
            clues += [ColorClue(player, suit) for suit in ruleset.clue_suits]
            clues += [RankClue(player, number) for number in range(1, 6)]
        return [
            clue
            for clue in clues
            if self.tokens
            and (
                ruleset.empty_clues
                or any(matches(ruleset, clue, card) for card in self.hands[clue.target])
            )
        ]

    def _outcome(self, clue: Clue) -> Outcome:
        player, table = clue.target, self.table
        hand, before = self.hands[player], self.belief[player]
        slots = [s for s, card in enumerate(hand) if matches(table.ruleset, clue, card)]
        told = [heard(mark, clue, s in slots) for s, mark in enumerate(self.told[player])]
        meant: dict[int, Said] = {}
        if not {self.me, player} & self.literal:
            meant = table.after(self.me, clue, self.told[player], slots)
        could = self._seen_by(player, told)
        said = [meant.get(slot, old) for slot, old in enumerate(self.said[player])]
        beliefs = list(map(table.understood, could, said))
        plays = self._playable(beliefs)
        new_plays = [slot for slot in plays if slot not in self.plays[player]]
        added = [hand[slot] for slot in new_plays]
        first = [
            hand[s]
            for s in slots
            if not (self.told[player][s].colors or self.told[player][s].ranks)
        ]
        useful = (set(first) & table.needed) - self.told_already
        return Outcome(
            clue,
            slots,
            beliefs,
            new_plays,
            safe=all(hand[slot] in table.playable for slot in plays)
            and len(set(added) - self.spoken_for) == len(added),
            honest=all(
                cards is None or hand[slot] in cards or not cards & could[slot]
                for slot, (_, cards) in meant.items()
            ),
            needless=len(first) - len(useful),
            useful=len(useful),
            news=sum(
                len(old) - len(new)
                for card, old, new in zip(hand, before, beliefs, strict=True)
                if card in table.needed
            ),
        )

    # The rules

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
        """Give a clue to one who is about to discard what is needed."""
        if self.turns_left is not None or self.plays[self.next]:
            return None
        if any(not cards & self.table.needed for cards in self.belief[self.next]):
            return None
        slot = self._oldest_untold(self.next)
        if slot is None or not self._to_be_saved(self.hands[self.next], slot):
            return None
        best = first_best(
            (
                o
                for o in self.outcomes
                if o.clue.target == self.next
                and o.safe
                and o.honest
                and (slot in o.slots or o.new_plays)
            ),
            lambda o: (len(o.new_plays), slot in o.slots, -o.needless, o.news),
        )
        left = self.table.left[self.hands[self.next][slot]]
        return self._about(best, "save", slot, left=left) if best else None

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
        slot = self._lowest(self.me)
        if slot is None:
            return None
        if self.own[slot] <= self.table.playable:
            return Play(slot), "play-proven", {"slot": slot, "cards": in_order(self.own[slot])}
        said = self.said[self.me][slot]
        assert said is not None
        cards = in_order(self.belief[self.me][slot])
        return Play(slot), "play-pointed", {"slot": slot, "by": Player(said[0]), "cards": cards}

    def tell_playable(self) -> Found | None:
        """Let somebody know of a playable card."""
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
            lambda o: (len(o.new_plays), -o.needless, o.useful, o.news),
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
        if self.turns_left is not None or (pace := self._pace()) > 1:
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
        last = [len(cards & self.table.critical) for cards in self.belief[self.me]]
        of = list(map(len, self.belief[self.me]))
        shares = list(map(Fraction, last, of))
        slot = shares.index(min(shares))
        facts = {"slot": slot, "critical": last[slot], "identities": of[slot]}
        return Discard(slot), "discard-least", facts

    def _about(self, best: Outcome, rule: str, slot: int, **more: int) -> Found:
        player = best.clue.target
        facts = {"to": Player(player), "slot": slot, "card": self.hands[player][slot], **more}
        return best.clue, rule, facts

    def _lowest(self, player: int) -> int | None:
        cards = self.belief[player]
        return min(
            self.plays[player], key=lambda s: (min(c.rank for c in cards[s]), s), default=None
        )

    def _oldest_untold(self, player: int) -> int | None:
        untold = [s for s, told in enumerate(self.told[player]) if not (told.colors or told.ranks)]
        return untold[0] if untold else None


def heard(told: Told, clue: Clue, touched: bool) -> Told:
    """Return what a card has been told after one more clue."""
    colors, ranks = set(told.colors), set(told.ranks)
    no_colors, no_ranks = set(told.denied_colors), set(told.denied_ranks)
    if isinstance(clue, ColorClue):
        (colors if touched else no_colors).add(clue.suit)
    else:
        (ranks if touched else no_ranks).add(clue.rank)
    return Told(
        tuple(sorted(colors)),
        tuple(sorted(ranks)),
        tuple(sorted(no_colors)),
        tuple(sorted(no_ranks)),
    )


def in_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return the cards suit by suit, numbers rising."""
    return tuple(sorted(cards))


def harmless(outcome: Outcome) -> tuple[int, ...]:
    """Return how little harm a clue does, that it is honest first."""
    return outcome.honest, -outcome.needless, outcome.news


def first_best(outcomes: Iterable[Outcome], worth: Any) -> Outcome | None:
    """Return the first of the best ones; None without any."""
    return max(outcomes, key=worth, default=None)


def same(found: Found, action: Action, rule: str, facts: Mapping[str, Any]) -> bool:
    """Return whether a partner did what was due, and said why."""
    return found == (action, rule, dict(facts))
