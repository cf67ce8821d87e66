"""What is allowed: mark every action that the rules allow now.

Question: `{"actions": ["play-0", …]}`, the actions asked about. Options: those actions, and
`none`.
"""

from collections.abc import Iterator, Mapping

from tutor.core.errors import IllegalActionError
from tutor.core.messages import Message, Player
from tutor.core.puzzle import NONE, Choose, Puzzle, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import (
    Action,
    Clue,
    ColorClue,
    Discard,
    Play,
    RankClue,
    parse_action,
)
from tutor.games.hanabi.engine.cards import RANKS
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.telling import action_label, refusal

_FEWEST_ACTIONS = 5


class Allowed:
    """Rules of the turn: what may be done when, and to whom."""

    name = "allowed"
    choose = Choose.ALL
    aims: Mapping[int, tuple[str, ...]] = {
        1: ("all-tokens", "some-tokens"),
        2: ("all-tokens", "some-tokens", "no-token"),
        3: ("all-tokens", "no-token", "last-round"),
    }

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return who is to act, and the request to mark what is allowed."""
        return Message("allowed.goal", {"you": Player(puzzle.viewer)})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the actions asked about, and `none`."""
        return (*puzzle.question["actions"], NONE)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return what the action says."""
        if option == NONE:
            return Message("allowed.option.none")
        return action_label(parse_action(option), puzzle.position.to_act)

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the action is allowed, and what it costs and brings.

        Nothing is told of hidden cards: only clues, which turn up no card, have an `after`.
        """
        state = puzzle.position
        if option == NONE:
            some = any(_is_allowed(state, name) for name in puzzle.question["actions"])
            told = Message("allowed.none-wrong" if some else "allowed.none-right")
            return Verdict(option, not some, told, "no-passing")
        action = parse_action(option)
        try:
            state.verify(action)
        except IllegalActionError as error:
            return Verdict(option, False, refusal(error), error.rule)
        if isinstance(action, Play | Discard):
            return _turning_up(state, action)
        return _telling(state, action)

    def ask(
        self, state: GameState, level: int, choice: SeededChoice
    ) -> Iterator[Puzzle[GameState]]:
        """Yield one puzzle that asks about an action of every kind, tempting ones among them."""
        size = len(state.hands[state.to_act])
        actions: list[Action] = (
            [Play(choice.below(size)), Discard(choice.below(size))] if size else []
        )
        actions += _tempting_clues(state, level, choice)
        names = tuple(dict.fromkeys(map(str, actions)))
        yield Puzzle(self.name, state, state.to_act, {"actions": names})

    def is_worth_asking(self, puzzle: Puzzle[GameState], level: int, aim: str) -> bool:
        """Return whether some of at least five actions are allowed, some not, as the aim has it.

        Level 1 asks early about few actions, level 2 about the tokens' extremes too, level 3 about
        more actions and in the last round. That every kind of action is among those asked about is
        `ask`'s doing.
        """
        state, names = puzzle.position, puzzle.question["actions"]
        allowed = sum(_is_allowed(state, name) for name in names)
        return (
            _situation(state) == aim and len(names) >= _FEWEST_ACTIONS and 0 < allowed < len(names)
        )


def _is_allowed(state: GameState, name: str) -> bool:
    try:
        state.verify(parse_action(name))
    except IllegalActionError:
        return False
    return True


def _situation(state: GameState) -> str:
    """Return what there is to notice on the table."""
    if state.turns_left is not None:
        return "last-round"
    if not state.clue_tokens:
        return "no-token"
    return "all-tokens" if state.clue_tokens == state.ruleset.clue_tokens else "some-tokens"


def _turning_up(state: GameState, action: Play | Discard) -> Verdict[GameState]:
    """Return the verdict on an allowed play or discard, without a word on what the card is."""
    kind = "play" if isinstance(action, Play) else "discard"
    told = {"tokens": state.clue_tokens + 1, "all": state.ruleset.clue_tokens}
    if not state.deck:
        return Verdict(
            str(action), True, Message(f"allowed.{kind}.no-draw", told), "last-round-no-draw"
        )
    if state.deck_size == 1 and not state.ruleset.play_on:
        return Verdict(
            str(action), True, Message(f"allowed.{kind}.last-card", told), "end-last-round"
        )
    rule = "play-unknown" if isinstance(action, Play) else "discard"
    return Verdict(str(action), True, Message(f"allowed.{kind}", told), rule)


def _telling(state: GameState, clue: Clue) -> Verdict[GameState]:
    """Return the verdict on an allowed clue."""
    touched = len(state.touched(clue))
    told = {"name": Player(clue.target), "num": touched, "left": state.clue_tokens - 1}
    message = Message("allowed.clue" if touched else "allowed.clue.empty", told)
    return Verdict(str(clue), True, message, "clue-cost", after=state.apply(clue))


def _tempting_clues(state: GameState, level: int, choice: SeededChoice) -> list[Clue]:
    """Return clues that touch a card, clues that touch none, and one to the giver.

    Own cards play no part, so that the options give nothing away.
    """
    me, suits = state.to_act, state.ruleset.clue_suits
    others = [seat for seat in range(state.players) if seat != me]
    kinds: tuple[list[Clue], list[Clue]] = (
        [ColorClue(seat, suit) for seat in others for suit in suits],
        [RankClue(seat, rank) for seat in others for rank in RANKS],
    )
    matching = [[clue for clue in kind if state.touched(clue)] for kind in kinds]
    empty = [[clue for clue in kind if not state.touched(clue)] for kind in kinds]
    to_self: list[Clue] = [ColorClue(me, choice.pick(suits)), RankClue(me, choice.pick(RANKS))]
    if level == 1:
        sets = [matching[0] + matching[1], empty[0] + empty[1], to_self]
    elif level == 2:
        sets = [*matching, empty[0] + empty[1], to_self]
    else:
        sets = [*matching, *empty, to_self]
    wild = state.ruleset.wild_suit
    if wild is not None:
        sets.append([ColorClue(seat, wild) for seat in others])
    picked = [choice.pick(clues) for clues in sets if clues]
    return sorted(picked, key=lambda clue: (clue.target, isinstance(clue, RankClue)))
