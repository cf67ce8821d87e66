"""Saves: by which clue a chop is saved.

Question: none. Options: the clues that point at the chops of the others, and `none`.
"""

from collections.abc import Iterable, Iterator, Sequence

from tutor.core.messages import Message, Player
from tutor.core.puzzle import NONE, Fact, Puzzle, Reason
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.conventions import (
    SAVED_TWO,
    ClueKind,
    GivenClue,
    card_to_save,
    chop,
    read_clue,
)
from tutor.games.hanabi.engine.actions import ColorClue, parse_clue
from tutor.games.hanabi.engine.cards import TOP_RANK, Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View, has
from tutor.games.hanabi.knowledge.status import critical, playable, top_of, trash
from tutor.games.hanabi.puzzles.option_names import CardAt
from tutor.games.hanabi.puzzles.proofs.action_messages import action_subject
from tutor.games.hanabi.puzzles.proofs.card_status import critical_fact, why_not_critical
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence, sentences
from tutor.games.hanabi.puzzles.theme import by_level
from tutor.games.hanabi.puzzles.theme_bases.convention import (
    AGREED,
    ConventionTheme,
    Judged,
    Verdicts,
    clues_that_point,
    fact,
    given_in,
    saved_note,
    table_of,
)

FIVE, TWO, LAST, NOTHING = "five", "two", "last", "nothing"
"""What can be saved: a 5, a 2, another last copy, or no card."""


class Saves(ConventionTheme):
    """A 5 and a 2 by number, a last copy by colour or number."""

    name = "saves"
    deciding = frozenset({"saves.none-wrong"})
    thresholds = (7, 11)
    aims = by_level(
        (FIVE, TWO, LAST, NOTHING), (FIVE, TWO, LAST, NOTHING), (TWO, LAST, NOTHING, FIVE)
    )

    def note(self, puzzle: Puzzle[GameState]) -> Reason:
        """Return which cards are saved, and how."""
        return saved_note()

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the clues that point at a chop, player by player, and `none`."""
        hands = table_of(puzzle).hands
        given = clues_that_point(puzzle.position)
        return (*(str(g.clue) for g in given if chop(hands[g.receiver]) in g.slots), NONE)

    def judge_option(self, puzzle: Puzzle[GameState], option: str) -> Judged:
        """Return whether the clue saves the chop, and why."""
        if option == NONE:
            saved = self._saving(puzzle)
            return not saved, Message("saves.none-wrong" if saved else "saves.none-right")
        given = given_in(puzzle, option)
        card = card_on_chop(puzzle, given.receiver)
        assert card is not None
        if read_clue(table_of(puzzle), given, given.giver).kind is ClueKind.SAVE:
            return True, why_saved(puzzle, given.receiver, card)
        return False, _why_not(puzzle, given, card)

    def _saving(self, puzzle: Puzzle[GameState]) -> list[str]:
        """Return the clues that save a chop."""
        return [each for each in self.options(puzzle)[:-1] if self.judge_option(puzzle, each)[0]]

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the facts on the cards on chop and on their other copies."""
        found: list[Fact] = []
        for player in table_of(puzzle).turns_after(puzzle.viewer):
            if (card := card_on_chop(puzzle, player)) is not None:
                found += chop_card_facts(puzzle, player, card)
        return tuple(dict.fromkeys(found))

    def headline(self, puzzle: Puzzle[GameState], right: Sequence[str]) -> Message:
        """Return which clue saves a card, or that none may be saved."""
        if right[0] == NONE:
            return Message("saves.option.none")
        return Message("saves.head.right", {"action": action_subject(parse_clue(right[0]))})

    def wrong_headline(self, puzzle: Puzzle[GameState], option: str) -> Message | None:
        """Return that a clue saves nothing."""
        if option == NONE:
            return None
        return Message("saves.head", {"action": action_subject(parse_clue(option))})

    def right_alternative(self, puzzle: Puzzle[GameState], option: str, right: Verdicts) -> Message:
        """Return a clue that is right, and why, or that no chop may be saved."""
        if right[0].option == NONE:
            return Message("saves.instead.none")
        clue = parse_clue(right[0].option)
        params = {"action": action_subject(clue)}
        if clue.target == parse_clue(option).target:
            return Message("saves.instead.it", params)
        return sentences(Message("saves.instead", params), right[0].consequence)

    def extra_facts(self, puzzle: Puzzle[GameState], verdicts: Verdicts) -> Iterable[Fact]:
        """Return why the other chops may not be saved, one sentence each."""
        said = {parse_clue(each.option).target for each in verdicts if each.option != NONE}
        found: dict[int, Fact] = {}
        for option in self.options(puzzle)[:-1]:
            is_right, why = self.judge_option(puzzle, option)
            if not is_right and (player := parse_clue(option).target) not in said:
                found.setdefault(player, Fact(why, AGREED, Evidence.SEEN, player))
        return tuple(found.values())

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the question to the player to act."""
        if state.clue_tokens:
            yield Puzzle(self.name, state, state.to_act, {})

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether no chop is playable, and the aim is what can be saved.

        There is at least one tempting card: a 5, a 2, or a last copy without another one in sight.
        """
        players = table_of(puzzle).turns_after(puzzle.viewer)
        cards = [card for each in players if (card := card_on_chop(puzzle, each)) is not None]
        state = puzzle.position
        if not cards or any(has(playable(state), card) for card in cards):
            return False
        right = self._saving(puzzle)
        if not right:
            return aim == NOTHING and not all(has(trash(state), card) for card in cards)
        saved = card_on_chop(puzzle, given_in(puzzle, right[0]).receiver)
        assert saved is not None
        kind = FIVE if saved.rank == TOP_RANK else LAST if has(critical(state), saved) else TWO
        return aim == kind and len(right) < len(self.options(puzzle)) - 1


def card_on_chop(puzzle: Puzzle[GameState], player: int) -> Card | None:
    """Return the card on the chop of another player."""
    slot = chop(table_of(puzzle).hands[player])
    return None if slot is None else puzzle.position.hands[player][slot]


def chop_card_facts(puzzle: Puzzle[GameState], player: int, card: Card) -> tuple[Fact, ...]:
    """Return which card is on the player's chop, and whether it is critical."""
    on_chop = fact("convention.chop-card", Evidence.SEEN, name=Player(player), card=card)
    return on_chop, critical_fact(puzzle.position, card)


def why_saved(puzzle: Puzzle[GameState], player: int, card: Card) -> Message:
    """Return the card on the player's chop, and why it must be saved."""
    state = puzzle.position
    others = state.ruleset.copies(card) - 1
    params = {"name": Player(player), "card": card, "num": others}
    if not has(critical(state), card):
        return Message("saves.two", params)
    return Message("saves.last" if others else "saves.only", params)


def is_saved_by_number(puzzle: Puzzle[GameState], player: int, card: Card) -> bool:
    """Return whether the card on the player's chop has to be saved, and only a number does that."""
    is_saved = card_to_save(table_of(puzzle), puzzle.viewer, player) is not None
    return is_saved and card.rank in (TOP_RANK, SAVED_TWO)


def _why_not(puzzle: Puzzle[GameState], given: GivenClue, card: Card) -> Message:
    """Return why the clue does not save the card."""
    params = {"name": Player(given.receiver), "card": card}
    if has(playable(puzzle.position), card):
        return Message("saves.playable", {"card": card})
    if isinstance(given.clue, ColorClue) and is_saved_by_number(puzzle, given.receiver, card):
        return Message("saves.by-number", {**params, "num": card.rank})
    return why_lost(puzzle, given.receiver, card)


def why_lost(puzzle: Puzzle[GameState], player: int, card: Card) -> Message:
    """Return the card on the player's chop, and why it may be lost."""
    table, slot = table_of(puzzle), chop(table_of(puzzle).hands[player])
    assert slot is not None
    view = View.of(puzzle.position, puzzle.viewer)
    why = why_not_critical(view, card, CardAt(player, slot)).message
    params = {"name": Player(player), "card": card, "rank": card.rank}
    if card.rank <= top_of(table, card):
        return Message("saves.not.built", params)
    if why.id == "why.other-copy.held":
        return Message("saves.not.held", {**params, "holder": why.params["name"]})
    if why.id in ("why.other-copy.unseen", "why.other-copy.own"):
        return Message(why.id.replace("why.other-copy", "saves.not"), params)
    return sentences(Message("saves.not.trash", params), why)
