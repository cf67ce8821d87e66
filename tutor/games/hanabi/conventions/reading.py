"""The reading of a clue: chop, focus, play or save, and who has to play first."""

from collections.abc import Container, Iterator, Sequence
from enum import StrEnum
from typing import NamedTuple

from tutor.games.hanabi.conventions.table import GivenClue, PublicCard, PublicTable
from tutor.games.hanabi.engine.actions import RankClue
from tutor.games.hanabi.engine.cards import TOP_RANK, Card, card_of
from tutor.games.hanabi.knowledge import IdentitySet, cards_in, has, set_of
from tutor.games.hanabi.knowledge.status import critical, playable, statuses, top_of, trash

SAVED_TWO = 2
"""The number that is saved by a number clue, besides the top one."""


class ClueKind(StrEnum):
    """The meaning of a clue for the card in focus."""

    PLAY = "play"
    SAVE = "save"
    EITHER = "either"
    """Kept for now: it could be a card to play or one to save."""


class ClueReading(NamedTuple):
    """A clue as one player reads it."""

    focus: int
    """The slot in the receiver's hand that the clue is about."""
    on_chop: bool
    direct: IdentitySet
    """What the card is if it is playable now."""
    delayed: IdentitySet
    """What the card is if it is playable after cards that have been clued."""
    saves: IdentitySet
    """What the card is if it has to be kept."""
    kind: ClueKind | None
    """None if the clue has no meaning at this level."""

    @property
    def cards(self) -> IdentitySet:
        """Everything the card can be."""
        return self.direct | self.delayed | self.saves


class Reaction(NamedTuple):
    """A card that another player has to play before the card in focus is playable."""

    player: int
    slot: int
    card: Card
    is_finesse: bool
    """Whether the card has no clue; if it has one, this is a prompt."""
    is_right: bool
    """Whether that slot holds the card, as far as the reader sees."""


def chop(hand: Sequence[PublicCard]) -> int | None:
    """Return the slot of the oldest card without a clue; None if every card has one."""
    return next((slot for slot, held in enumerate(hand) if not held.is_clued), None)


def finesse_position(hand: Sequence[PublicCard], used: Container[int] = ()) -> int | None:
    """Return the slot of the newest card without a clue, leaving out slots already used."""
    free = (slot for slot, held in enumerate(hand) if not held.is_clued and slot not in used)
    return max(free, default=None)


def focus(hand: Sequence[PublicCard], slots: Sequence[int]) -> int:
    """Return the slot a clue is about, in the hand as it was before the clue.

    If cards get their first clue, it is the chop card or else the newest of them; if none does, the
    newest card touched again.
    """
    new = [slot for slot in slots if not hand[slot].is_clued]
    if not new:
        return max(slots)
    return min(new) if min(new) == chop(hand) else max(new)


def read_clue(table: PublicTable, given: GivenClue, reader: int) -> ClueReading:
    """Return a player's reading of a clue; `table` is that before the clue."""
    seen = table.seen_by(reader)
    hand = seen.hands[given.receiver]
    slot = focus(hand, given.slots)
    on_chop = slot == chop(hand)
    after = seen.after(given)
    card = after.hands[given.receiver][slot].card
    cards = candidates(after, given.receiver, slot)
    if card is not None:
        cards &= set_of([card])
    direct = cards & playable(after)
    earlier = [place for place, held in enumerate(hand) if held.is_clued and place != slot]
    waiting = cards & ~direct
    delayed = waiting and waiting & _delayed(after, given.receiver, slot, earlier)
    saves = waiting & _saves(after, given) if on_chop else 0
    reading = ClueReading(slot, on_chop, direct, delayed, saves, None)
    # A reader who sees the card takes it for a play if prompts or finesses make it playable.
    if card is not None and not reading.cards and _first_plays(after, given, reader, slot):
        return reading._replace(kind=ClueKind.PLAY)
    # A reader who sees that the card needs saving does not wait for another card to play it
    # (docs/conventions.md). The receiver does not see the card and keeps both readings.
    plays = direct if card is not None and saves else direct | delayed
    if plays:
        return reading._replace(kind=ClueKind.EITHER if saves else ClueKind.PLAY)
    return reading._replace(kind=ClueKind.SAVE if saves else None)


def candidates(table: PublicTable, player: int, slot: int) -> IdentitySet:
    """Return the identities that good touch leaves for a card, as its holder sees it."""
    held = table.hands[player][slot]
    left = held.possible & ~_all_seen(table, player, slot)
    return left & ~trash(table) & ~_clued(table, player, slot) if held.is_clued else left


def certain_plays(table: PublicTable, player: int) -> tuple[int, ...]:
    """Return the player's clued cards that are playable whatever they are."""
    clued = (slot for slot, held in enumerate(table.hands[player]) if held.is_clued)
    could_be = {slot: candidates(table, player, slot) for slot in clued}
    return tuple(slot for slot, cards in could_be.items() if cards and not cards & ~playable(table))


def reactions(table: PublicTable, given: GivenClue, reader: int) -> tuple[Reaction, ...] | None:
    """Return the cards to be played first, lowest first; None if the clue leads nowhere.

    Empty if the card is playable, saved or not seen. A reader who sees none of the missing cards
    takes them to be their own: the newest clued card that matches (a prompt), and only then the
    newest card without a clue (a finesse). A finesse is played before the receiver's turn.
    """
    reading = read_clue(table, given, reader)
    after = table.seen_by(reader).after(given)
    card = after.hands[given.receiver][reading.focus].card
    if card is None or reading.kind is ClueKind.SAVE:
        return ()
    return _first_plays(after, given, reader, reading.focus)


def _first_plays(
    after: PublicTable, given: GivenClue, reader: int, slot: int
) -> tuple[Reaction, ...] | None:
    """Return who plays what before the card in focus, which is seen; None if it can't be played."""
    card = after.hands[given.receiver][slot].card
    if card is None or has(trash(after), card):
        return None
    plays: list[Reaction] = []
    for rank in range(top_of(after, card) + 1, card.rank):
        reaction = _who_plays(after, given, reader, card_of(card.suit, rank), slot, plays)
        if reaction is None:
            return None
        plays.append(reaction)
    return tuple(plays)


def _who_plays(
    after: PublicTable,
    given: GivenClue,
    reader: int,
    card: Card,
    in_focus: int,
    plays: Sequence[Reaction],
) -> Reaction | None:
    """Return who has to play a missing card, from which slot; None if nobody is there to do so."""
    holder = _clued_holder(after, given, card, in_focus)
    if holder is not None:
        return holder
    others = after.turns_after(given.giver)
    between = others[: others.index(given.receiver)]
    for player in between:
        free = finesse_position(after.hands[player], _used(plays, player))
        if free is not None and after.hands[player][free].card == card:
            prompted = _prompted(after, player, card, plays)
            is_finesse = prompted is None
            slot = free if prompted is None else prompted
            return Reaction(player, slot, card, is_finesse, is_finesse)
    if reader in (given.giver, given.receiver):
        return None
    prompted = _prompted(after, reader, card, plays)
    if prompted is not None:
        return Reaction(reader, prompted, card, False, True)
    free = finesse_position(after.hands[reader], _used(plays, reader))
    if reader not in between or free is None or not has(candidates(after, reader, free), card):
        return None
    return Reaction(reader, free, card, True, True)


def _clued_holder(
    after: PublicTable, given: GivenClue, card: Card, in_focus: int
) -> Reaction | None:
    """Return who plays the card from clued cards that are seen or named; None if nobody does."""
    for player in (*after.turns_after(given.giver), given.giver):
        hand = after.hands[player]
        places = [
            slot
            for slot, held in enumerate(hand)
            if held.is_clued and (player, slot) != (given.receiver, in_focus)
        ]
        named = next((slot for slot in places if _named(hand[slot]) == card), None)
        if named is not None:
            return Reaction(player, named, card, False, True)
        is_held = any(hand[slot].card == card for slot in places)
        if is_held and player != given.giver:
            slot = max(slot for slot in places if has(hand[slot].possible, card))
            return Reaction(player, slot, card, False, hand[slot].card == card)
    return None


def _used(plays: Sequence[Reaction], player: int) -> set[int]:
    return {each.slot for each in plays if each.player == player}


def _prompted(table: PublicTable, player: int, card: Card, plays: Sequence[Reaction]) -> int | None:
    """Return the newest clued slot that could be the card to its holder."""
    used = _used(plays, player)
    places = (
        slot
        for slot, held in enumerate(table.hands[player])
        if held.is_clued and slot not in used and has(candidates(table, player, slot), card)
    )
    return max(places, default=None)


def _named(held: PublicCard) -> Card | None:
    """Return the card if clues alone say which one it is."""
    return cards_in(held.possible)[0] if held.possible.bit_count() == 1 else None


def _known(table: PublicTable, player: int, slot: int) -> Iterator[tuple[PublicCard, Card]]:
    """Yield the cards apart from one slot that its holder knows: seen in other hands, or named."""
    for seat, hand in enumerate(table.hands):
        for place, held in enumerate(hand):
            card = None if seat == player else held.card
            card = _named(held) if card is None else card
            if card is not None and (seat, place) != (player, slot):
                yield held, card


def _clued(table: PublicTable, player: int, slot: int) -> IdentitySet:
    """Return the clued cards apart from one slot, as far as its holder knows them."""
    return set_of(card for held, card in _known(table, player, slot) if held.is_clued)


def _all_seen(table: PublicTable, player: int, slot: int) -> IdentitySet:
    """Return the cards whose copies the holder of a slot all sees elsewhere."""
    left = list(statuses(table).left)
    for _, card in _known(table, player, slot):
        left[card] -= 1
    return set_of(card for card in table.ruleset.cards if left[card] <= 0)


def _delayed(table: PublicTable, player: int, slot: int, earlier: Sequence[int]) -> IdentitySet:
    """Return the next card of each colour after cards with clues; the first may also be playable.

    The holder's own cards with an earlier clue count as any card they can be, each of them once.
    """
    clued = _clued(table, player, slot)
    unknown = set_of(table.ruleset.cards)
    own = [
        candidates(table, player, place)
        for place in earlier
        if table.hands[player][place].possible != unknown
    ]
    cards: set[Card] = set()
    for suit, top in zip(table.ruleset.suits, table.fireworks, strict=True):
        free = own
        for rank in range(top + 1, TOP_RANK):
            card = card_of(suit, rank)
            if not has(clued, card):
                place = next((i for i, left in enumerate(free) if has(left, card)), None)
                if place is None:
                    break
                free = [*free[:place], *free[place + 1 :]]
            cards.add(card_of(suit, rank + 1))
    return set_of(cards)


def _saves(after: PublicTable, given: GivenClue) -> IdentitySet:
    """Return the identities on chop that the clue may save.

    Last copies but for 5s; by number also 5s, and 2s of which no copy is in a hand that both see.
    """
    saved = {card for card in cards_in(critical(after)) if card.rank != TOP_RANK}
    if isinstance(given.clue, RankClue) and given.clue.rank == TOP_RANK:
        saved.update(card for card in after.ruleset.cards if card.rank == TOP_RANK)
    if isinstance(given.clue, RankClue) and given.clue.rank == SAVED_TWO:
        seen = {
            held.card
            for player, hand in enumerate(after.hands)
            if player not in (given.giver, given.receiver)
            for held in hand
        }
        saved.update(c for c in after.ruleset.cards if c.rank == SAVED_TWO and c not in seen)
    return set_of(saved) & ~trash(after)
