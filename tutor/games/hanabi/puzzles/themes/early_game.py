"""Early game and last token: whether to give a clue, and to whom.

Question: none. Options: `player-P` for a clue to each of the others, and `discard`.
"""

from collections.abc import Iterable, Iterator, Sequence

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Fact, Puzzle, Reason
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.conventions import (
    GivenClue,
    PublicTable,
    card_to_save,
    certain_plays,
    chop,
    focus,
    good_clues,
)
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import has
from tutor.games.hanabi.knowledge.status import critical, playable, trash
from tutor.games.hanabi.puzzles.option_names import Seat, read_as
from tutor.games.hanabi.puzzles.proofs.action_messages import action_subject
from tutor.games.hanabi.puzzles.proofs.card_status import (
    playable_facts,
    why_critical,
)
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence, sentences
from tutor.games.hanabi.puzzles.theme import by_level
from tutor.games.hanabi.puzzles.theme_bases.convention import (
    AGREED,
    ConventionTheme,
    Judged,
    Verdicts,
    clues_that_point,
    fact,
    table_of,
)
from tutor.games.hanabi.puzzles.themes.good_touch import GoodTouch, why_good
from tutor.games.hanabi.puzzles.themes.saves import card_on_chop, chop_card_facts, why_lost

GOOD_TOUCH = GoodTouch()
DISCARD = "discard"
CLUE, NO_CLUE, LAST, NO_SAVE = "clue", "no-clue", "last", "no-save"
"""In the early game there is a good clue, or there is none; the last token has to save, or not."""


class EarlyGame(ConventionTheme):
    """Before the first discard every good clue comes first; the last token saves."""

    name = "early-game"
    thresholds = (2,)
    aims = by_level((CLUE, NO_CLUE), (CLUE, LAST, NO_SAVE))
    deciding = frozenset(
        {
            "early-game.early.clues-left",
            "early-game.last.clues-left",
            "early-game.last.later",
            "early-game.last.no",
        }
    )

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the question, and whether nobody has discarded or one token is left."""
        return Message(f"early-game.goal.{LAST if _is_last(puzzle) else 'early'}")

    def note(self, puzzle: Puzzle[GameState]) -> Reason:
        """Return the right action by convention, in a few words."""
        case = LAST if _is_last(puzzle) else "early"
        return Reason(Message(f"early-game.note.{case}"), (AGREED,))

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the players who can get a clue, and `discard`."""
        others = table_of(puzzle).turns_after(puzzle.viewer)
        return (*(str(Seat(player)) for player in others), DISCARD)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return who would get a clue, or that the chop is discarded."""
        if option == DISCARD:
            return Message("early-game.option.discard")
        return Message("early-game.option.clue", {"name": Player(read_as(Seat, option).player)})

    def judge_option(self, puzzle: Puzzle[GameState], option: str) -> Judged:
        """Return whether this comes first, and why."""
        useful, is_last = _useful(puzzle), _is_last(puzzle)
        if option == DISCARD:
            if useful:
                return False, Message(f"early-game.{LAST if is_last else 'early'}.clues-left")
            no_clue = Message("early-game.early.no-clue")
            return True, _nothing_to_save(puzzle) if is_last else no_clue
        player = read_as(Seat, option).player
        name = {"name": Player(player)}
        found = [given for given in useful if given.receiver == player]
        if is_last:
            if found:
                return True, _would_lose(puzzle, player)
            return False, Message(f"early-game.last.{'no' if useful else 'later'}", name)
        return (True, _good(puzzle, found)) if found else (False, _no_good(puzzle, player))

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the facts on chops to save and on playable cards.

        With the last token, only what is on the next chop. Where there is nothing, the note.
        """
        table, state = table_of(puzzle), puzzle.position
        found: list[Fact] = []
        players = table.turns_after(puzzle.viewer)
        is_last = _is_last(puzzle)
        for player in players[:1] if is_last else players:
            slot = card_to_save(table, puzzle.viewer, player)
            if slot is None and is_last:  # why it need not be saved
                slot = chop(table.hands[player])
            if slot is not None:
                found += chop_card_facts(puzzle, player, state.hands[player][slot])
        seen = () if is_last else good_clues(table, puzzle.viewer)
        cards = [state.hands[g.receiver][slot] for g in seen for slot in g.slots]
        good = [each for each in dict.fromkeys(cards) if playable(table) >> each & 1]
        found += playable_facts(state, good)
        return tuple(dict.fromkeys(found)) or (fact(self.note(puzzle).message.id, Evidence.RULE),)

    def extra_facts(self, puzzle: Puzzle[GameState], verdicts: Verdicts) -> Iterable[Fact]:
        """Return why nobody can get a good clue, or what is wrong with those to this player."""
        if _is_last(puzzle):
            return ()
        if _useful(puzzle):
            wrong = (each.option for each in verdicts if not each.is_right)
            players = [read_as(Seat, option).player for option in wrong if option != DISCARD]
            return tuple(each for player in players for each in _not_good(puzzle, player))
        return tuple(
            each
            for player in table_of(puzzle).turns_after(puzzle.viewer)
            for each in (
                Fact(_no_good(puzzle, player), AGREED, Evidence.SEEN, player),
                *_not_good(puzzle, player),
            )
        )

    def headline(self, puzzle: Puzzle[GameState], right: Sequence[str]) -> Message:
        """Return the right action in a few words."""
        if right[0] == DISCARD:
            return Message("early-game.head.discard")
        return Message("early-game.head", {"name": Player(read_as(Seat, right[0]).player)})

    def wrong_headline(self, puzzle: Puzzle[GameState], option: str) -> Message | None:
        """Return that there is no good clue for this player, in the early game."""
        if option == DISCARD or _is_last(puzzle):
            return None
        return Message("early-game.head.no", {"name": Player(read_as(Seat, option).player)})

    def right_alternative(self, puzzle: Puzzle[GameState], option: str, right: Verdicts) -> Message:
        """Return a good clue for somebody else, or that there is none."""
        if right[0].option == DISCARD:
            return Message("early-game.instead.discard")
        return super().right_alternative(puzzle, option, right)

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the question to the player to act, in the early game or with the last token."""
        may_discard = 0 < state.clue_tokens < state.ruleset.clue_tokens
        if may_discard and (not state.discards or state.clue_tokens == 1):
            yield Puzzle(self.name, state, state.to_act, {})

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether the aim is there, and nothing of one's own is to be played first.

        With the last token somebody else could get a good clue, too.
        """
        table = table_of(puzzle).seen_by(puzzle.viewer)
        clued = [held for hand in table.hands for held in hand if held.is_clued]
        if certain_plays(table, puzzle.viewer) or any(
            held.card is not None and trash(table) >> held.card & 1 for held in clued
        ):
            return False
        useful = _useful(puzzle)
        to = {given.receiver for given in useful}
        if _is_last(puzzle):
            tempting = {given.receiver for given in good_clues(table, puzzle.viewer)} - to
            after = table.turns_after(puzzle.viewer)[0]
            if not to and card_to_save(table, puzzle.viewer, after) is not None:
                return False
            return aim == (LAST if to else NO_SAVE) and bool(tempting)
        return aim == (CLUE if useful else NO_CLUE)


def _is_last(puzzle: Puzzle[GameState]) -> bool:
    """Return whether it is about the last token, not about the early game."""
    return puzzle.position.clue_tokens == 1


def _useful(puzzle: Puzzle[GameState]) -> tuple[GivenClue, ...]:
    """Return the clues that come first: all good ones, or those that save the next discard."""
    table, giver = table_of(puzzle), puzzle.viewer
    good = good_clues(table, giver)
    if not _is_last(puzzle):
        return good
    after = table.turns_after(giver)[0]
    return tuple(given for given in good if _saves(table, given, after))


def _saves(table: PublicTable, given: GivenClue, player: int) -> bool:
    """Return whether the player would discard a card to save, and the clue points at it."""
    slot = card_to_save(table, given.giver, player)
    # As far as the giver can follow, who does not see their own cards.
    idle = not certain_plays(table.seen_by(given.giver).seen_by(player), player)
    return idle and given.receiver == player and slot in given.slots


def _good(puzzle: Puzzle[GameState], found: Sequence[GivenClue]) -> Message:
    """Return the plainest of some good clues and what it does: a play now, at the fewest cards."""
    table, hands = table_of(puzzle), puzzle.position.hands

    def card(given: GivenClue) -> Card:
        return hands[given.receiver][focus(table.hands[given.receiver], given.slots)]

    given = max(found, key=lambda each: (has(playable(table), card(each)), -len(each.slots)))
    is_good = Message("early-game.early.yes", {"action": action_subject(given.clue)})
    return sentences(is_good, why_good(table, given, card(given)))


def _playable(puzzle: Puzzle[GameState], player: int) -> Card | None:
    """Return the player's first playable card without a clue, if any."""
    table = table_of(puzzle)
    cards = [held.card for held in table.hands[player] if held.card and not held.is_clued]
    return next((card for card in cards if has(playable(table), card)), None)


def _not_good(puzzle: Puzzle[GameState], player: int) -> Iterator[Fact]:
    """Yield why each clue to the player's playable card is not good."""
    card, hand = _playable(puzzle, player), puzzle.position.hands[player]
    for given in clues_that_point(puzzle.position):
        if given.receiver == player and any(hand[slot] == card for slot in given.slots):
            _, why = GOOD_TOUCH.judge_option(puzzle, str(given.clue))
            not_good = Message("good-touch.not", {"action": action_subject(given.clue)})
            yield Fact(sentences(not_good, why), AGREED, Evidence.SEEN, player)


def _no_good(puzzle: Puzzle[GameState], player: int) -> Message:
    """Return why there is no good clue for a player."""
    fits = _playable(puzzle, player)
    name = {"name": Player(player)}
    if fits is None:
        return Message("early-game.early.no", name)
    return Message("early-game.early.no-way", {**name, "card": fits})


def _would_lose(puzzle: Puzzle[GameState], player: int) -> Message:
    """Return which card the player would discard, and why that has to be saved."""
    state = puzzle.position
    card = _next_discard(puzzle)
    assert card is not None
    params = {"name": Player(player), "card": card}
    unseen = Message("early-game.unseen", params)
    why = why_critical(state, card).message if has(critical(state), card) else unseen
    return sentences(Message("early-game.last.yes", params), why)


def _nothing_to_save(puzzle: Puzzle[GameState]) -> Message:
    """Return why the next discard does no harm."""
    card = _next_discard(puzzle)
    if card is None:
        return Message("early-game.last.no-clue")
    player = table_of(puzzle).turns_after(puzzle.viewer)[0]
    following = Message("early-game.last.next", {"name": Player(player)})
    return sentences(following, why_lost(puzzle, player, card))


def _next_discard(puzzle: Puzzle[GameState]) -> Card | None:
    """Return the card on the chop of the player after the viewer."""
    return card_on_chop(puzzle, table_of(puzzle).turns_after(puzzle.viewer)[0])
