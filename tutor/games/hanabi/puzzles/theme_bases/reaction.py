"""What prompt and finesse share: a clue to somebody else may ask you to play a card first.

Question: `{"clue": "color-1-r"}`. Options: `card-P-S` for each own card, and `none`.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from tutor.core.messages import Message, Player
from tutor.core.puzzle import NONE, Fact, Puzzle, Reason
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.conventions import (
    Given,
    Kind,
    PublicTable,
    Reaction,
    focus,
    reactions,
    read,
)
from tutor.games.hanabi.engine.cards import CLUE_BITS, COLOR_BIT, RANK_BIT, RANKS, Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import allowed, has
from tutor.games.hanabi.puzzles.option_names import own_cards
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence
from tutor.games.hanabi.puzzles.theme_bases.convention import (
    AGREED,
    ConventionTheme,
    Judged,
    Verdicts,
    asked_of,
    clued_places,
    fact,
    given_in,
    good_clues_in,
    own_slot,
    shuffled,
    table_of,
)

NEWEST, OLDER, NOT_ASKED = "newest", "older", "not-asked"
"""You have to play your newest card, or another one; a clue that looks like it asks for one."""


class ReactionTheme(ConventionTheme):
    """Which own card is to be played before the one that a clue to somebody else is about."""

    is_finesse: bool
    tables = (3, 4, 5)
    deciding = frozenset(
        {
            "reaction.not-yours.others",
            "reaction.not-yours.playable",
            "reaction.not-yours.saved",
            "convention.first.older",
        }
    )

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the clue and the question, the same for both."""
        return Message("reaction.goal", super().goal(puzzle).params)

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the own cards, the oldest first, and `none`."""
        return (*own_cards(puzzle), NONE)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the place, or that no card is asked for."""
        return Message("reaction.none") if option == NONE else super().label(puzzle, option)

    def judge_option(self, puzzle: Puzzle[GameState], option: str) -> Judged:
        """Return whether the card is to be played now, and why."""
        table, reaction = table_of(puzzle), _reaction(puzzle)
        given = given_in(puzzle)
        if reaction is None:
            return option == NONE, _why_not_asked(puzzle, option)
        params = {**_focus(puzzle), "needed": reaction.card}
        if option == NONE:
            return False, Message("reaction.asked", params)
        slot = own_slot(puzzle, option)
        params = {"card": reaction.card, "slot": slot + 1}
        if slot == reaction.slot:
            kind = "prompt"
            if reaction.is_finesse:
                kind = "finesse" if _has_clues(puzzle) else "finesse-unclued"
            return True, Message(f"convention.first.{kind}", params)
        held = table.after(given).hands[puzzle.viewer][slot]
        if not has(held.possible, reaction.card):
            return False, _cannot(puzzle, slot, reaction.card)
        if reaction.is_finesse:
            return False, Message("convention.first.older", params)
        if not held.is_clued:
            return False, Message("convention.first.no-clue", params)
        case = "older-clued" if slot < reaction.slot else "cannot"
        return False, Message(f"convention.first.{case}", params)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the clue's focus, the missing cards, and the own cards with clues."""
        first, slots = _first(puzzle), range(len(own_cards(puzzle)))
        about = _focus(puzzle)
        found = [fact("reaction.about", Evidence.SEEN, **about)]
        if first is not None:
            params = {"needed": first.card, "card": about["card"]}
            found.append(fact("reaction.missing", Evidence.PLAYED, **params))
        return (*found, *clued_places(puzzle, *slots))

    def extra_facts(self, puzzle: Puzzle[GameState], verdicts: Verdicts) -> Iterable[Fact]:
        """Return why the cards with clues are not asked for, where one is that comes later."""
        reaction = _reaction(puzzle)
        if reaction is None:
            return ()
        hand = table_of(puzzle).hands[puzzle.viewer]
        said = {each.option for each in verdicts}
        causes = (
            self.judge_option(puzzle, option)[1]
            for slot, option in enumerate(own_cards(puzzle))
            if hand[slot].is_clued and (slot > reaction.slot or reaction.is_finesse)
            if option not in said
        )
        return tuple(fact(why.id, Evidence.CLUED, **why.params) for why in _together(causes))

    def background_reasons(self, puzzle: Puzzle[GameState], verdicts: Verdicts) -> Iterable[Reason]:
        """Return which card the clue is about, and which one is missing."""
        reaction = _reaction(puzzle)
        if reaction is None or any(each.option == NONE for each in verdicts):
            return ()
        waits = {**_focus(puzzle), "needed": reaction.card}
        return (Reason(Message("reaction.waits", waits), (AGREED,)),)

    def head(self, puzzle: Puzzle[GameState], right: Sequence[str]) -> Message:
        """Return which card to play now, if any."""
        if right[0] == NONE:
            return Message("reaction.head.none")
        return Message("reaction.head", {"slot": own_slot(puzzle, right[0]) + 1})

    def wrong_headline(self, puzzle: Puzzle[GameState], option: str) -> Message | None:
        """Return that this card is not the one, if there is one."""
        if option == NONE or _reaction(puzzle) is None:
            return None
        return Message("reaction.not", {"slot": own_slot(puzzle, option) + 1})

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the question about each good clue to each of the others, in a drawn order."""
        asked = (
            asked_of(self, given, state, viewer)
            for given in good_clues_in(state)
            for viewer in range(state.players)
            if viewer not in (given.giver, given.receiver)
        )
        yield from shuffled(asked, choice)

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether a card is asked for as this theme has it, or could be thought to be.

        The latter where a prompt or a finesse of somebody else comes first, or the card is saved. A
        finesse mostly asks for the newest card, so that questions on it have prompts among them.
        """
        reaction = _reaction(puzzle)
        if reaction is not None:
            if reaction.slot != len(own_cards(puzzle)) - 1:
                return aim == OLDER and self.is_finesse >= reaction.is_finesse
            return aim == NEWEST and reaction.is_finesse is self.is_finesse
        card = _focus(puzzle)["card"]
        waits = not has(table_of(puzzle).playable, card)
        return aim == NOT_ASKED and waits and (self.is_finesse or _has_clues(puzzle))

    def is_usual(self, puzzle: Puzzle[GameState]) -> bool:
        """Return whether no card is asked for, as with most clues to somebody else."""
        return _reaction(puzzle) is None


def _first(puzzle: Puzzle[GameState]) -> Reaction | None:
    """Return the card that must be played before the clue's focus, if any."""
    table, given = table_of(puzzle), given_in(puzzle)
    if has(table.playable, _card_in_focus(puzzle, table, given)):
        return None
    found = reactions(table, given, puzzle.viewer) or ()
    return found[0] if found else None


def _reaction(puzzle: Puzzle[GameState]) -> Reaction | None:
    """Return the card that the viewer must play now, if any."""
    first = _first(puzzle)
    return first if first is not None and first.player == puzzle.viewer else None


def _why_not_asked(puzzle: Puzzle[GameState], option: str) -> Message:
    """Return why no card is asked for; of a card, why not this one."""
    table, told = table_of(puzzle), _focus(puzzle)
    first = reactions(table, given_in(puzzle), puzzle.viewer)
    case = "saved" if _kind(puzzle) is Kind.SAVE else "others" if first else "playable"
    if first:
        told |= {"other": Player(first[0].player), "needed": first[0].card}
    if option == NONE:
        return Message(f"reaction.not-asked.{case}", told)
    slot = own_slot(puzzle, option) + 1
    if case == "saved":
        return Message("reaction.not-yours.saved", {"slot": slot})
    return Message(f"reaction.not-yours.{case}", {**told, "slot": slot})


def _cannot(puzzle: Puzzle[GameState], slot: int, card: Card) -> Message:
    """Return which clue shows that the viewer's card is not this one."""
    state = puzzle.position
    bits = state.marks[puzzle.viewer][slot]
    params: dict[str, object] = {"slots": (slot + 1,), "num": 1, "card": card}
    clues: list[tuple[int, Message]] = [
        *(
            (COLOR_BIT[suit], Message("convention.first.cannot.color", {**params, "suit": suit}))
            for suit in state.ruleset.clue_suits
        ),
        *(
            (RANK_BIT[rank], Message("convention.first.cannot.rank", {**params, "rank": rank}))
            for rank in RANKS
        ),
    ]
    for bit, message in clues:
        if bits & bit and not has(allowed(state.ruleset, bit), card):
            return message
    for bit, message in clues:
        if bits & bit << CLUE_BITS and has(allowed(state.ruleset, bit), card):
            return Message(message.id.replace("cannot.", "cannot.not-"), message.params)
    return Message("convention.first.cannot", {"slot": slot + 1, "card": card})


def _together(causes: Iterable[Message]) -> Iterator[Message]:
    """Yield why cards can't be the missing one; of those that a clue says it of, once."""
    groups: dict[object, list[Message]] = {}
    for why in causes:
        clue = why.params.get("suit") or why.params.get("rank")
        groups.setdefault((why.id, clue) if clue else why, []).append(why)
    for first, *others in groups.values():
        if others:
            slots = tuple(slot for why in (first, *others) for slot in why.params["slots"])
            first = Message(first.id, {**first.params, "slots": slots, "num": len(slots)})
        yield first


def _kind(puzzle: Puzzle[GameState]) -> Kind | None:
    return read(table_of(puzzle), given_in(puzzle), puzzle.viewer).kind


def _focus(puzzle: Puzzle[GameState]) -> dict[str, Any]:
    """Return whose card the clue is about, and which."""
    given = given_in(puzzle)
    card = _card_in_focus(puzzle, table_of(puzzle), given)
    return {"name": Player(given.receiver), "card": card}


def _card_in_focus(puzzle: Puzzle[GameState], table: PublicTable, given: Given) -> Card:
    slot = focus(table.hands[given.receiver], given.slots)
    return puzzle.position.hands[given.receiver][slot]


def _has_clues(puzzle: Puzzle[GameState]) -> bool:
    return any(held.is_clued for held in table_of(puzzle).hands[puzzle.viewer])
