"""Answers to questions about conventions that are put as JSON, in the shape of convention sites.

There slot 1 is the newest card, the fifth colour is purple, and a hand or a clue may be unknown.
docs/conventions.md has the shape.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from tutor.games.hanabi.conventions.giving import card_to_save, good_clues, is_good, tempo_clues
from tutor.games.hanabi.conventions.reading import (
    ClueKind,
    Reaction,
    candidates,
    certain_plays,
    chop,
    finesse_position,
    focus,
    reactions,
    read_clue,
)
from tutor.games.hanabi.conventions.table import GivenClue, PublicCard, PublicTable, matches
from tutor.games.hanabi.engine.actions import Clue, ColorClue, RankClue
from tutor.games.hanabi.engine.cards import Card, Suit
from tutor.games.hanabi.engine.ruleset import CLUE_TOKENS, Ruleset
from tutor.games.hanabi.knowledge import IdentitySet, cards_in, has, set_of

Json = Mapping[str, Any]

_COLOURS = {"red": "r", "yellow": "y", "green": "g", "blue": "b", "purple": "p"}
_UNKNOWN = "?"
_PURPLE, _WHITE = "p", "w"


def answers(question: Json) -> list[Any]:
    """Return the answer to each of `asks`, in the shape of its `answer`.

    Raises ValueError, KeyError or TypeError for what is not in the shape of a question.
    """
    return [_Asked(question, ask).answer() for ask in question["asks"]]


class _Asked:
    """One thing that is asked of one player."""

    def __init__(self, question: Json, ask: Json) -> None:
        self.question, self.ask = question, ask
        self.names = [player["name"] for player in question["players"]]
        self.table = self._with_meanings(_table(question, _without(ask.get("if"))))
        after = ask.get("after") or [question.get("action")]
        *before, action = after
        for each in before:
            self.table = self.table.after(self._given(each))
        self.given = self._given(action) if action and "clue" in action else None
        self.now = self.table.after(self.given) if self.given else self.table
        name = ask["of"]
        self.player = self.names.index(name) if name in self.names else 0

    def _with_meanings(self, table: PublicTable) -> PublicTable:
        """Return the table where clues of `history` that cards still show mean what they say."""
        for each in self.question.get("history") or ():
            if "clue" not in each or "touches" not in each:
                continue
            at = self.names.index(each["to"])
            hand, clued = table.hands[at], self.question["players"][at]["clued"]
            numbers = each["touches"]
            if any(str(each["clue"]) not in clued[number - 1] for number in numbers):
                continue
            slots = tuple(sorted(len(hand) - number for number in numbers))
            before = tuple(
                held._replace(is_clued=len(clued[len(hand) - 1 - slot]) > 1)
                if slot in slots
                else held
                for slot, held in enumerate(hand)
            )
            earlier = table.with_hand(at, before)
            given = GivenClue(self.names.index(each["by"]), _clue(at, str(each["clue"])), slots)
            reading = read_clue(earlier, given, at)
            if reading.cards:
                focused = hand[reading.focus]._replace(possible=reading.cards)
                table = table.with_hand(
                    at, (*hand[: reading.focus], focused, *hand[reading.focus + 1 :])
                )
        return table

    def answer(self) -> Any:
        """Return the answer; ValueError if nothing like it can be asked."""
        what = self.ask["what"].replace(" ", "_").replace("-", "_")
        method = getattr(self, f"ask_{what}", None)
        if method is None:
            raise ValueError(f"unknown question: {self.ask['what']}")
        return method()

    def ask_chop_slot(self) -> int | None:
        return self._slot(self.player, chop(self.now.hands[self.player]))

    def ask_finesse_slot(self) -> int | None:
        return self._slot(self.player, finesse_position(self.now.hands[self.player]))

    def ask_focus_slot(self) -> int | None:
        given = self._clue_given()
        return self._slot(given.receiver, focus(self.table.hands[given.receiver], given.slots))

    def ask_possible_identities(self) -> list[str]:
        slot = self._place(self.player, self.ask["slot"])
        return [f"{_letter(card.suit)}{card.rank}" for card in cards_in(self._possible(slot))]

    def ask_kind_of_clue(self) -> str | None:
        given = self._clue_given()
        if own := self._own_reaction():
            return "finesse" if own.is_finesse else "prompt"
        kind = read_clue(self.table, given, self.player).kind
        return None if kind is None else str(kind)

    def ask_is_a_finesse(self) -> bool:
        return any(reaction.is_finesse for reaction in self._reactions())

    def ask_is_a_prompt(self) -> bool:
        own = self._own_reaction()
        return own is not None and not own.is_finesse

    def ask_prompt_slot(self) -> int | None:
        own = self._own_reaction()
        return self._slot(self.player, own.slot) if own and not own.is_finesse else None

    def ask_delayed_play(self) -> bool:
        reading = read_clue(self.table, self._clue_given(), self.player)
        return bool(reading.delayed) and not reading.direct

    def ask_whether_a_clue_is_good(self) -> bool:
        given = self._given({"by": self.names[self.player], **self.ask["clue"]})
        return is_good(self.now, given)

    def ask_legal_clues(self) -> list[dict[str, Any]]:
        return [self._written(given) for given in self._good_clues()]

    def _good_clues(self) -> list[GivenClue]:
        """Return the good clues; none without a clue token."""
        return [] if self.question.get("tokens") == 0 else [*good_clues(self.now, self.player)]

    def ask_legal_tempo_clues(self) -> list[dict[str, Any]]:
        return [self._written(given) for given in tempo_clues(self.now, self.player)]

    def ask_phase(self) -> str:
        if "phase" in self.question:
            return str(self.question["phase"])
        history = self.question.get("history") or []
        discards = [place for place, each in enumerate(history, 1) if "discard" in each]
        has_ended = any(_is_from_chop(history[:place]) for place in discards)
        return "mid" if has_ended else "early"

    def ask_what_to_do(self) -> dict[str, Any]:
        own = self._own_reaction()
        if own is not None:
            return self._unless_urgent({"play": self._slot(self.player, own.slot)})
        if self.given is None:
            return self._own_turn()
        if self.player != self.given.receiver:
            return {"react": False}
        reading = read_clue(self.table, self.given, self.player)
        slot = self._slot(self.player, reading.focus)
        if reading.kind is ClueKind.PLAY and reading.direct and not reading.delayed:
            return self._unless_urgent({"play": slot})
        return self._unless_urgent({"any_of": ["clue", "discard"], "not": {"play": slot}})

    def _own_turn(self) -> dict[str, Any]:
        """Return the action of a player who has not just been given a clue."""
        tokens = self.question.get("tokens")
        if urgent := self._urgent():
            return {"save": urgent}
        for slot in certain_plays(self.now.seen_by(self.player), self.player):
            return {"play": self._slot(self.player, slot)}
        clues = self._good_clues()
        if not clues and self.question.get("must_clue"):
            clues = [*tempo_clues(self.now, self.player)]
        written = [
            {key: value for key, value in self._written(each).items() if key != "touches"}
            for each in clues
        ]
        if written:
            return written[0] if len(written) == 1 else {"any_of": written}
        if tokens == CLUE_TOKENS:
            return {"any_of": ["clue"]}
        return {"discard": self.ask_chop_slot()}

    def _unless_urgent(self, action: dict[str, Any]) -> dict[str, Any]:
        """Return the action, or that the next player's chop card comes first."""
        urgent = self._urgent()
        if urgent is None:
            return action
        return {"save": urgent, "not": action.get("not", action)}

    def _urgent(self) -> dict[str, Any] | None:
        """Return the next player's chop card if it has to be saved now and a clue can do so."""
        following = self.now.turns_after(self.player)
        if not following or self.question.get("tokens") == 0:
            return None
        player = following[0]
        slot = card_to_save(self.now, self.player, player)
        seen = self.now.seen_by(self.player)
        if slot is None or certain_plays(seen, player):
            return None
        return {"of": self.names[player], "slot": self._slot(player, slot)}

    def _possible(self, slot: int) -> IdentitySet:
        own = self._own_reaction()
        if own is not None and own.slot == slot:
            return set_of([own.card])
        if self.given is not None and self.given.receiver == self.player:
            reading = read_clue(self.table, self.given, self.player)
            if reading.focus == slot:
                return reading.cards
        return candidates(self.now.seen_by(self.player), self.player, slot)

    def _reactions(self) -> tuple[Reaction, ...]:
        return () if self.given is None else reactions(self.table, self.given, self.player) or ()

    def _own_reaction(self) -> Reaction | None:
        """Return the play that a clue to somebody else asks of the player, None if none."""
        first = self._reactions()[:1]
        return next((each for each in first if each.player == self.player), None)

    def _clue_given(self) -> GivenClue:
        if self.given is None:
            raise ValueError("no clue has been given")
        return self.given

    def _given(self, action: Json) -> GivenClue:
        to = self.names.index(action["to"])
        clue = _clue(to, str(action["clue"]))
        giver = self.names.index(action["by"])
        if "touches" not in action:
            return self.table.given(giver, clue)
        return GivenClue(giver, clue, tuple(sorted(self._place(to, n) for n in action["touches"])))

    def _written(self, given: GivenClue) -> dict[str, Any]:
        clue = given.clue
        value = str(clue.rank) if isinstance(clue, RankClue) else _colour(clue.suit)
        touches = sorted(self._slot(given.receiver, slot) or 0 for slot in given.slots)
        return {"clue": value, "to": self.names[given.receiver], "touches": touches}

    def _place(self, player: int, number: int) -> int:
        """Return the slot with a number that counts from the newest card on."""
        size = len(self.table.hands[player])
        if not 1 <= number <= size:
            raise ValueError(f"no slot {number}")
        return size - number

    def _slot(self, player: int, slot: int | None) -> int | None:
        return None if slot is None else len(self.table.hands[player]) - slot


def _table(question: Json, ignored: str | None) -> PublicTable:
    """Return the table of a question, without one card of the discard pile if so asked."""
    rules = Ruleset()
    stacks = question.get("stacks") or {}
    discards = [name for name in question.get("discards") or () if name != ignored]
    return PublicTable(
        rules,
        tuple(_hand(rules, player) for player in question["players"]),
        tuple(int(stacks.get(_letter(suit), 0)) for suit in rules.suits),
        tuple(map(_card, discards)),
    )


def _hand(rules: Ruleset, player: Json) -> tuple[PublicCard, ...]:
    """Return a hand, the oldest card first; a clue of unknown content leaves what the card is."""
    hand = []
    for name, clued in zip(reversed(player["hand"]), reversed(player["clued"]), strict=True):
        card = None if name is None else _card(name)
        possible = set_of(rules.cards)
        for value in clued:
            if value == _UNKNOWN:
                possible &= possible if card is None else set_of([card])
            else:
                possible &= matches(rules, _clue(0, str(value)))
        hand.append(PublicCard(card, bool(clued), possible))
    return tuple(hand)


def _is_from_chop(history: Sequence[Json]) -> bool:
    """Return whether the last action discards a card that no clue before it can have touched."""
    *before, last = history
    card = _card(last["discard"])
    return not any(
        each.get("to") == last["by"] and has(matches(Ruleset(), _clue(0, str(each["clue"]))), card)
        for each in before
        if "clue" in each
    )


def _without(condition: str | None) -> str | None:
    """Return the card that `if` takes out of the discards: "no r3 in the discards"."""
    if condition is None:
        return None
    words = condition.split()
    if len(words) < 2 or words[0] != "no" or words[2:] != ["in", "the", "discards"]:
        raise ValueError(f"unknown condition: {condition}")
    return words[1]


def _card(name: str) -> Card:
    return Card(name.replace(_PURPLE, _WHITE))


def _letter(suit: Suit) -> str:
    return str(suit).replace(_WHITE, _PURPLE)


def _colour(suit: Suit) -> str:
    return next(name for name, letter in _COLOURS.items() if letter == _letter(suit))


def _clue(target: int, value: str) -> Clue:
    if value.isdecimal():
        return RankClue(target, int(value))
    return ColorClue(target, Suit(_COLOURS[value].replace(_PURPLE, _WHITE)))
