"""One turn, by what the partner who acts can know: beliefs, and what each clue would lead to."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from tests.games.hanabi.partners.referee.table import Cards, Said, Table, fitting, heard, matches
from tutor.games.hanabi.engine.actions import Clue, ColorClue, RankClue
from tutor.games.hanabi.engine.cards import ClueMarks
from tutor.games.hanabi.engine.state import GameState


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


class Turn:
    """One turn, by what the partner who acts can know."""

    def __init__(self, state: GameState, said: list[list[Said | None]], literal: set[int]) -> None:
        self.table, self.literal, self.said = Table(state), literal, said
        self.me, self.next = state.to_act, (state.to_act + 1) % len(state.hands)
        self.second = (self.next + 1) % len(state.hands)
        self.hands = {p: list(h) for p, h in enumerate(state.hands) if p != self.me}
        self.told = [list(state.clue_marks_in(player)) for player in range(len(state.hands))]
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

    def _seen_by(self, player: int, told: Iterable[ClueMarks]) -> list[Cards]:
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

    def _lowest(self, player: int) -> int | None:
        cards = self.belief[player]
        return min(
            self.plays[player], key=lambda s: (min(c.rank for c in cards[s]), s), default=None
        )

    def _oldest_untold(self, player: int) -> int | None:
        untold = [s for s, told in enumerate(self.told[player]) if not (told.colors or told.ranks)]
        return untold[0] if untold else None
