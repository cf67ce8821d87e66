"""Last round: who still has a turn after this action.

Question: `{"action": "discard-1"}`, what the player to act does. Options: `player-P` for every
seat, and `none`: the game is over. Right is everyone who has at least one more turn.
"""

from collections.abc import Iterable, Iterator, Sequence

from tutor.core.messages import Message, Player
from tutor.core.puzzle import (
    NONE,
    Answer,
    Choose,
    Explanation,
    Fact,
    Puzzle,
    Reason,
    Verdict,
)
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Action, Discard, Play, parse_action
from tutor.games.hanabi.engine.cards import TOP_RANK, Card
from tutor.games.hanabi.engine.events import LastRoundBegan
from tutor.games.hanabi.engine.reasons import EndCause
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.option_names import Seat, read_as
from tutor.games.hanabi.puzzles.proofs.action_messages import told_action
from tutor.games.hanabi.puzzles.proofs.card_status import played_fact, why_trash
from tutor.games.hanabi.puzzles.proofs.reasons import (
    Evidence,
    deck_fact,
    explanation,
    fuse_tokens_fact,
    rule_says,
    turns_left_fact,
)
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily, by_level

BEFORE = "before"
BEGINS = "begins"
GOES_ON = "goes-on"
OVER = "over"

_FEW_CARDS = 2
"""With more cards in the deck the last round is out of sight."""


class LastRound(HanabiTheme):
    """Rules `end-last-round` and `last-round-no-draw`; they say nothing where play goes on."""

    name = "last-round"
    family = ThemeFamily.RULES
    trains = ("end-last-round", "last-round-no-draw")
    choose = Choose.ALL
    thresholds = (4, 5, 6, 7)
    fits_play_on = False
    aims = by_level(
        (BEFORE, BEGINS, OVER),
        (BEGINS, GOES_ON),
        (BEFORE, GOES_ON, OVER),
        (BEGINS, GOES_ON, OVER),
        (GOES_ON, OVER),
    )

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the action of the player to act, and the question who still has a turn."""
        state = puzzle.position
        action = told_action(state, _action(puzzle), puzzle.viewer)
        return Message("last-round.goal", {"action": action})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the seats, and `none`."""
        return (*(str(Seat(seat)) for seat in range(puzzle.position.players)), NONE)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the player's name."""
        if option == NONE:
            return Message("last-round.option.none")
        return Message("option.player", {"name": Player(read_as(Seat, option).player)})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the player has a turn after the action, and how the table then stands.

        `after` is the position after the action, the same for every option. Raises
        IllegalActionError if the action is not allowed.
        """
        after = puzzle.position.apply(_action(puzzle))
        if option == NONE:
            is_right = not still_to_act(after)
            message, rule = _standing(after)
        else:
            seat = read_as(Seat, option).player
            is_right = seat in still_to_act(after)
            message, rule = _of_seat(puzzle, seat, after)
        return Verdict(option, is_right, message, rule, self.proof(puzzle), after)

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return who was wrong or missed, and how far the game has got."""
        after = puzzle.position.apply(_action(puzzle))
        to_come = still_to_act(after)
        standing, rule = _standing(after)
        how_far = Reason(standing, (rule,))
        reason = [*_order(puzzle, after)] or [*_no_card(puzzle), how_far]
        is_decided = after.ending in {EndCause.STRIKES, EndCause.PERFECT}
        if is_decided:  # by the card, so why it fits or doesn't comes first
            reason = [_why_decided(puzzle.position, _card(puzzle)), how_far]
        if answer.is_solved:
            return explanation(None, reason)
        if answer.is_partly_right:
            missed = {read_as(Seat, each.option).player for each in answer.missed}
            return explanation(_also(_in_order(after, missed), puzzle.viewer), reason)
        if not to_come:
            return explanation(Message("last-round.over"), reason)
        if len(to_come) == after.players:
            return explanation(Message("last-round.everyone"), reason)
        is_named = not answer.is_shown and answer.chosen != (NONE,)
        wrong = [each.reason for each in answer.wrong[:1] if is_named]
        return explanation(_who(_in_order(after, to_come), puzzle.viewer), [*wrong, *reason])

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return how far the game has got, and whatever could end it at once."""
        state, action = puzzle.position, _action(puzzle)
        facts = tuple(_of_the_deck(state, action, puzzle.viewer))
        return (*facts, *_of_the_card(state, _card(puzzle))) if isinstance(action, Play) else facts

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield a question on a drawn action of each kind, near the end of the deck.

        Whoever looks at a card being played sits elsewhere.
        """
        if state.ruleset.play_on or state.deck_size > _FEW_CARDS:
            return
        me, actions = state.to_act, state.legal_actions()
        clues = [act for act in actions if not isinstance(act, Play | Discard)]
        discards = [act for act in actions if isinstance(act, Discard)]
        hand = state.hands[me]
        plays = [act for act in actions if isinstance(act, Play)]
        fits = [act for act in plays if state.is_playable(hand[act.slot])]
        misses = [act for act in plays if act not in fits]
        others = [seat for seat in range(state.players) if seat != me]
        kinds: tuple[list[Action], ...] = ([*clues], [*discards], [*fits], [*misses])
        for kind in choice.shuffled(kinds):
            if kind:
                action = choice.pick(kind)
                viewer = choice.pick(others) if isinstance(action, Play) else me
                yield Puzzle(self.name, state, viewer, {"action": str(action)})

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether the action leaves the game where the aim has it.

        BEFORE the last round, which BEGINS, GOES_ON or, with the whole game, is OVER.
        """
        after = puzzle.position.apply(_action(puzzle))
        if after.ending is not None:
            return aim == OVER
        if any(isinstance(event, LastRoundBegan) for event in after.events):
            return aim == BEGINS
        return aim == (BEFORE if after.turns_left is None else GOES_ON)


def still_to_act(state: GameState) -> set[int]:
    """Return the seats that have at least one more turn, unless the game is lost or won before."""
    if state.ending is not None:
        return set()
    turns = state.players if state.turns_left is None else state.turns_left
    return {(state.to_act + turn) % state.players for turn in range(turns)}


def _in_order(state: GameState, seats: Iterable[int]) -> list[int]:
    """Return the seats in the order of play."""
    return sorted(seats, key=lambda seat: (seat - state.to_act) % state.players)


def _action(puzzle: Puzzle[GameState]) -> Action:
    return parse_action(puzzle.question["action"])


def _card(puzzle: Puzzle[GameState]) -> Card:
    """Return the card that is played or discarded."""
    state, action = puzzle.position, _action(puzzle)
    if not isinstance(action, Play | Discard):
        raise TypeError(str(action))
    return state.hands[state.to_act][action.slot]


def _why_decided(state: GameState, card: Card) -> Reason:
    """Return why the card that ends the game fits, or doesn't."""
    is_built = card.rank <= state.firework(card.suit)
    return why_trash(state, card) if is_built else played_fact(state, card).reason


def _no_card(puzzle: Puzzle[GameState]) -> Iterator[Reason]:
    """Yield that a clue draws no card, where one could have been the last."""
    if puzzle.position.turns_left is None and not isinstance(_action(puzzle), Play | Discard):
        yield Reason(Message("last-round.clue"), ("clue-cost",))


def _standing(after: GameState) -> tuple[Message, str]:
    """Return where the game stands after the action, and the rule."""
    if after.ending is not None:
        params = {"points": after.points, "all": after.ruleset.fuses}
        name = "last-round" if after.ending is EndCause.LAST_ROUND else "outcome"
        return Message(f"{name}.ended.{after.ending}", params), after.ending.rule
    if after.turns_left is None:
        return Message("outcome.deck-left", {"num": after.deck_size}), "end-last-round"
    if any(isinstance(event, LastRoundBegan) for event in after.events):
        return Message("outcome.last-round-begins"), "end-last-round"
    return Message("outcome.turns-left", {"num": after.turns_left}), "end-last-round"


def _of_seat(puzzle: Puzzle[GameState], seat: int, after: GameState) -> tuple[Message, str]:
    """Return why a player has a turn after the action, or has none."""
    if after.ending is EndCause.STRIKES:
        return Message("last-round.last-fuse"), "end-strikes"
    if after.ending is EndCause.PERFECT:
        return Message("last-round.all-complete"), "end-perfect"
    kind = "last-turn" if seat == puzzle.position.to_act else "had-turn"
    if seat in still_to_act(after):
        kind = "has-turn"
    message = Message(f"last-round.{kind}", {"name": Player(seat)})
    return message.addressed_to(puzzle.viewer), "end-last-round"


def _order(puzzle: Puzzle[GameState], after: GameState) -> Iterator[Reason]:
    """Yield who goes last, once the last card has been drawn."""
    if after.turns_left and after.ending is None:
        drawer = (after.to_act + after.turns_left - 1) % after.players
        begins = any(isinstance(event, LastRoundBegan) for event in after.events)
        message = Message(f"last-round.{'begins' if begins else 'rule'}", {"name": Player(drawer)})
        yield Reason(message.addressed_to(puzzle.viewer), ("end-last-round",))


def _who(seats: Sequence[int], viewer: int) -> Message:
    """Return who has a turn by name, you first."""
    names = tuple(Player(seat) for seat in seats if seat != viewer)
    you = "" if viewer not in seats else ".you-and" if names else ".you"
    return Message(f"last-round.who{you}", {"names": names, "num": len(names)} if names else {})


def _also(missed: Sequence[int], viewer: int) -> Message:
    """Return who has a turn too by name, you first."""
    names = tuple(Player(seat) for seat in missed if seat != viewer)
    if viewer not in missed:
        return Message("last-round.missed", {"names": names, "num": len(names)})
    if not names:
        return Message("last-round.missed.you")
    return Message("last-round.missed.you-and", {"names": (Message("last-round.you"), *names)})


def _of_the_deck(state: GameState, action: Action, viewer: int) -> Iterator[Fact]:
    """Yield how far the game has got, and what the action changes about it."""
    if state.turns_left is None:
        yield deck_fact(state)
        rule = "discard" if isinstance(action, Discard) else "play"
        yield Fact(Message("last-round.draws"), rule, Evidence.RULE)
        if state.deck_size == 1 and isinstance(action, Play | Discard):
            yield rule_says("end-last-round", "1")
        return
    yield turns_left_fact(state)
    if state.turns_left > 1:
        drawer = (state.to_act + state.turns_left - 1) % state.players
        message = Message("last-round.drawer", {"name": Player(drawer)})
        yield Fact(message.addressed_to(viewer), "end-last-round", Evidence.PLAYED)
    yield rule_says("end-last-round", "1")


def _of_the_card(state: GameState, card: Card) -> Iterator[Fact]:
    """Yield the facts on an immediate end: the last mistake, or the last firework."""
    yield played_fact(state, card)
    if not state.is_playable(card):
        fuses = state.ruleset.fuses
        yield fuse_tokens_fact(state)
        only = rule_says("end-strikes", "only")
        yield only if fuses == 1 else rule_says("end-strikes", "1", num=fuses)
    elif card.rank == TOP_RANK:
        yield rule_says("end-perfect", "1", num=state.ruleset.max_score)
