"""What prompt and finesse share: a clue to somebody else may ask you to play a card first.

Question: `{"clue": "color-1-r"}`. Options: `card-P-S` for each own card, and `none`.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from tutor.core.messages import Message, Player
from tutor.core.puzzle import NONE, Fact, Puzzle, Reason
from tutor.games.hanabi.conventions import (
    ClueKind,
    GivenClue,
    Reaction,
    focus,
    reactions,
)
from tutor.games.hanabi.engine.cards import CLUE_BITS, COLOR_BIT, RANK_BIT, RANKS, Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import allowed, has
from tutor.games.hanabi.knowledge.status import playable
from tutor.games.hanabi.puzzles.option_names import own_cards, read_card_at
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence
from tutor.games.hanabi.puzzles.theme_bases.convention import (
    AGREED,
    ClueTheme,
    Judged,
    Verdicts,
    clued_places,
    fact,
    given_in,
    reading_of,
    table_of,
)

NEWEST, OLDER, NOT_ASKED = "newest", "older", "not-asked"
"""You have to play your newest card, or another one; a clue that looks like it asks for one."""


class ReactionTheme(ClueTheme):
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
        reaction = _reaction(puzzle)
        if reaction is None:
            return option == NONE, _why_not_asked(puzzle, option)
        if option == NONE:
            return False, Message("reaction.asked", {**_focus(puzzle), "needed": reaction.card})
        slot = read_card_at(option).slot
        params = {"card": reaction.card, "slot": slot + 1}
        if slot == reaction.slot:
            kind = "prompt"
            if reaction.is_finesse:
                kind = "finesse" if _has_clues(puzzle) else "finesse-unclued"
            return True, Message(f"convention.first.{kind}", params)
        held = table_of(puzzle).after(given_in(puzzle)).hands[puzzle.viewer][slot]
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
        about = _focus(puzzle)
        found = [fact("reaction.about", Evidence.SEEN, **about)]
        if first := _first(puzzle):
            params = {"needed": first.card, "card": about["card"]}
            found.append(fact("reaction.missing", Evidence.PLAYED, **params))
        return (*found, *clued_places(puzzle, *range(len(own_cards(puzzle)))))

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

    def headline(self, puzzle: Puzzle[GameState], right: Sequence[str]) -> Message:
        """Return which card to play now, if any."""
        if right[0] == NONE:
            return Message("reaction.head.none")
        return Message("reaction.head", {"slot": read_card_at(right[0]).slot + 1})

    def wrong_headline(self, puzzle: Puzzle[GameState], option: str) -> Message | None:
        """Return that this card is not the one, if there is one."""
        if option == NONE or _reaction(puzzle) is None:
            return None
        return Message("reaction.not", {"slot": read_card_at(option).slot + 1})

    def viewers(self, state: GameState, given: GivenClue) -> Iterable[int]:
        """Return the players who neither give nor get the clue."""
        return (seat for seat in range(state.players) if seat not in (given.giver, given.receiver))

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
        waits = not has(playable(table_of(puzzle)), card)
        return aim == NOT_ASKED and waits and (self.is_finesse or _has_clues(puzzle))

    def is_usual(self, puzzle: Puzzle[GameState]) -> bool:
        """Return whether no card is asked for, as with most clues to somebody else."""
        return _reaction(puzzle) is None


def _first(puzzle: Puzzle[GameState]) -> Reaction | None:
    """Return the card that must be played before the clue's focus, if any."""
    table = table_of(puzzle)
    if has(playable(table), _focus(puzzle)["card"]):
        return None
    found = reactions(table, given_in(puzzle), puzzle.viewer)
    return found[0] if found else None


def _reaction(puzzle: Puzzle[GameState]) -> Reaction | None:
    """Return the card that the viewer must play now, if any."""
    first = _first(puzzle)
    return first if first and first.player == puzzle.viewer else None


def _why_not_asked(puzzle: Puzzle[GameState], option: str) -> Message:
    """Return why no card is asked for; of a card, why not this one."""
    table, told = table_of(puzzle), _focus(puzzle)
    first = reactions(table, given_in(puzzle), puzzle.viewer)
    is_saved = reading_of(puzzle).kind is ClueKind.SAVE
    case = "saved" if is_saved else "others" if first else "playable"
    if first:
        told |= {"other": Player(first[0].player), "needed": first[0].card}
    if option == NONE:
        return Message(f"reaction.not-asked.{case}", told)
    slot = read_card_at(option).slot + 1
    if case == "saved":
        return Message("reaction.not-yours.saved", {"slot": slot})
    return Message(f"reaction.not-yours.{case}", {**told, "slot": slot})


def _cannot(puzzle: Puzzle[GameState], slot: int, card: Card) -> Message:
    """Return which clue shows that the viewer's card is not this one."""
    state = puzzle.position
    bits = state.marks[puzzle.viewer][slot]
    params: dict[str, object] = {"slots": (slot + 1,), "num": 1, "card": card}
    clues: list[tuple[int, str, Mapping[str, object]]] = [
        *((COLOR_BIT[suit], "color", {"suit": suit}) for suit in state.ruleset.clue_suits),
        *((RANK_BIT[rank], "rank", {"rank": rank}) for rank in RANKS),
    ]
    for told, denied in ((bits, False), (bits >> CLUE_BITS, True)):
        for bit, kind, named in clues:
            if told & bit and has(allowed(state.ruleset, bit), card) is denied:
                negated = "not-" if denied else ""
                return Message(f"convention.first.cannot.{negated}{kind}", {**params, **named})
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


def _focus(puzzle: Puzzle[GameState]) -> dict[str, Any]:
    """Return whose card the clue is about, and which."""
    given = given_in(puzzle)
    slot = focus(table_of(puzzle).hands[given.receiver], given.slots)
    card = puzzle.position.hands[given.receiver][slot]
    return {"name": Player(given.receiver), "card": card}


def _has_clues(puzzle: Puzzle[GameState]) -> bool:
    return any(held.is_clued for held in table_of(puzzle).hands[puzzle.viewer])
