"""Good touch: which clue points at no trash and at no second copy.

Question: `{"to": "player-1"}`. Options: the clues to that player that point at a card
without a clue.
"""

from collections.abc import Iterable, Iterator, Sequence

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Fact, Puzzle, Reason
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.conventions import (
    BadTouch,
    ClueKind,
    Fault,
    GivenClue,
    PublicTable,
    bad_touches,
    candidates,
    is_good,
    reactions,
    read_clue,
)
from tutor.games.hanabi.engine.actions import ColorClue, parse_clue
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View, has
from tutor.games.hanabi.knowledge.status import playable, top_of, trash
from tutor.games.hanabi.puzzles.option_names import CardAt, Seat, read_as
from tutor.games.hanabi.puzzles.proofs.action_messages import action_subject
from tutor.games.hanabi.puzzles.proofs.card_status import (
    playable_fact,
    trash_fact,
    why_not_critical,
    why_trash,
)
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence, sentences
from tutor.games.hanabi.puzzles.theme import by_level
from tutor.games.hanabi.puzzles.theme_bases.convention import (
    AGREED,
    ConventionTheme,
    Judged,
    Verdicts,
    clued_holder,
    clues_that_point,
    fact,
    given_in,
    good_clues_in,
    table_of,
)
from tutor.games.hanabi.puzzles.themes.saves import is_saved_by_number

_MOST_OTHERS = 3
"""As many clues as are worth telling why they are not good."""


class GoodTouch(ConventionTheme):
    """No first clue for trash, nor for a card whose other copy has a clue."""

    name = "good-touch"
    thresholds = (4, 7)
    aims = by_level(
        (Fault.USELESS,),
        (Fault.USELESS, Fault.CLUED, Fault.TWICE),
        (Fault.CLUED, Fault.TWICE, Fault.OWN, Fault.USELESS),
    )

    def note(self, puzzle: Puzzle[GameState]) -> Reason:
        """Return the convention, and what trash is."""
        trash_is = Message("trash.note")
        return Reason(sentences(super().note(puzzle).message, trash_is), (AGREED,))

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the question, with the player's name."""
        return Message("good-touch.goal", {"name": Player(_player(puzzle))})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the clues to the player that point at a card without a clue."""
        player = _player(puzzle)
        hand = table_of(puzzle).hands[player]
        return tuple(
            str(given.clue)
            for given in clues_that_point(puzzle.position)
            if given.receiver == player and not all(hand[slot].is_clued for slot in given.slots)
        )

    def judge_option(self, puzzle: Puzzle[GameState], option: str) -> Judged:
        """Return whether the clue is good, or what is wrong with it."""
        table, given = table_of(puzzle), given_in(puzzle, option)
        hand = puzzle.position.hands[given.receiver]
        reading = read_clue(table, given, given.giver)
        card = hand[reading.focus]
        params = {"card": card, "name": Player(given.receiver)}
        if is_good(table, given):
            return True, why_good(table, given, card)
        if faults := bad_touches(table, given):
            return False, _fault(puzzle, given, faults[0])
        if not reading.on_chop:
            return False, Message("convention.good.off-chop", params)
        if isinstance(given.clue, ColorClue) and is_saved_by_number(puzzle, given.receiver, card):
            return False, Message("saves.by-number", {**params, "num": card.rank})
        view = View.of(puzzle.position, puzzle.viewer)
        why = why_not_critical(view, card, CardAt(given.receiver, reading.focus)).message
        return False, sentences(Message("convention.good.not-critical", params), why)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the facts on trash, duplicates of clued cards, and playable cards."""
        state, table = puzzle.position, table_of(puzzle).seen_by(puzzle.viewer)
        found: list[Fact] = []
        for card in state.hands[_player(puzzle)]:
            if has(trash(state), card):
                found.append(trash_fact(state, card))
            elif clued_holder(table, card) is not None:
                found.append(fact("convention.card-has-clue", Evidence.CLUED, card=card))
            elif has(playable(state), card):
                found.append(playable_fact(state, card))
        return tuple(dict.fromkeys(found))

    def headline(self, puzzle: Puzzle[GameState], right: Sequence[str]) -> Message:
        """Return which clue is good."""
        return Message("good-touch.head.right", {"action": action_subject(parse_clue(right[0]))})

    def right_alternative(self, puzzle: Puzzle[GameState], option: str, right: Verdicts) -> Message:
        """Return a clue that is right, and why."""
        action = action_subject(parse_clue(right[0].option))
        return sentences(Message("good-touch.instead", {"action": action}), right[0].consequence)

    def extra_facts(self, puzzle: Puzzle[GameState], verdicts: Verdicts) -> Iterable[Fact]:
        """Return beside a good clue why others aren't good; a wrong clue has its cause."""
        if not all(each.is_right for each in verdicts):
            return ()
        wrong: dict[Message, Fact] = {}
        for option in self.options(puzzle):
            given = given_in(puzzle, option)
            is_right, why = self.judge_option(puzzle, option)
            if not is_right and bad_touches(table_of(puzzle), given):
                no_good = Message("good-touch.not", {"action": action_subject(given.clue)})
                wrong.setdefault(why, Fact(sentences(no_good, why), AGREED, Evidence.SEEN))
        return tuple(wrong.values())[:_MOST_OTHERS]

    def wrong_headline(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return that the clue is not good."""
        return Message("good-touch.head", {"action": action_subject(parse_clue(option))})

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the question about each player who can get a good play clue, in a drawn order."""
        table = PublicTable.of(state)
        plays = (
            g for g in good_clues_in(state) if read_clue(table, g, g.giver).kind is ClueKind.PLAY
        )
        for player in choice.shuffled(tuple(dict.fromkeys(each.receiver for each in plays))):
            yield Puzzle(self.name, state, state.to_act, {"to": str(Seat(player))})

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether some clue is good, and another has the fault that is the aim."""
        table = table_of(puzzle)
        given = [given_in(puzzle, option) for option in self.options(puzzle)]
        good = [each for each in given if is_good(table, each)]
        faults = {touch.fault for g in given if g not in good for touch in bad_touches(table, g)}
        return 0 < len(good) < len(given) and aim in faults


def _player(puzzle: Puzzle[GameState]) -> int:
    """Return the player whom the question is about; ValueError if it names none."""
    return read_as(Seat, puzzle.question["to"]).player


def why_good(table: PublicTable, given: GivenClue, card: Card) -> Message:
    """Return how a good clue helps the card in focus."""
    params: dict[str, object] = {"card": card, "name": Player(given.receiver)}
    if read_clue(table, given, given.giver).kind is ClueKind.SAVE:
        return Message("convention.good.save", params)
    if has(playable(table), card):
        case = "only" if len(given.slots) == 1 else "play"
        return Message(f"convention.good.{case}", params)
    before = (reactions(table, given, given.giver) or ())[-1]
    params |= {"name": Player(before.player), "needed": before.card}
    case = "later-own" if before.player == given.giver else "later"
    return Message(f"convention.good.{case}", params)


def _fault(puzzle: Puzzle[GameState], given: GivenClue, touch: BadTouch) -> Message:
    """Return which card a clue should not point at, and why."""
    state = puzzle.position
    seen = table_of(puzzle).seen_by(given.giver)
    card = state.hands[given.receiver][touch.slot]
    params: dict[str, object] = {"card": card, "rank": card.rank}
    match touch.fault:
        case Fault.USELESS if card.rank <= top_of(seen, card):
            return Message("good-touch.built", params)
        case Fault.USELESS:
            return sentences(Message("good-touch.useless", params), why_trash(state, card).message)
        case Fault.CLUED:
            holder = clued_holder(seen, card)
            assert holder is not None
            params["name"] = Player(holder)
        case Fault.OWN:
            clued = (slot for slot, held in enumerate(seen.hands[given.giver]) if held.is_clued)
            could_be = (slot for slot in clued if has(candidates(seen, given.giver, slot), card))
            params["slot"] = next(could_be) + 1
    return Message(f"good-touch.{touch.fault}", params)
