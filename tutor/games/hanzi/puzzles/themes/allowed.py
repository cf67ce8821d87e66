"""What is allowed: mark everything that the player to act may do now.

Question: `{"actions": ["turn-b3", …]}`. Options: those actions.

Levels: 1 asks about the start of a turn, 2 about the rest of one up to the crafting, 3 about what
is due in between: a reply, an effect, a task to be taken, the marker.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import zip_longest

from tutor.core.errors import IllegalActionError
from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, Puzzle, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import CARDS, TASKS
from tutor.games.hanzi.engine import (
    Action,
    Counter,
    DrawFrom,
    GameState,
    KeepTask,
    LetPass,
    MoveMarker,
    NameTask,
    PayThirdCard,
    Phase,
    PlayCard,
    PutMarker,
    Ruleset,
    StopTurning,
    SwapTasks,
    SwapWithSupply,
    TakeTask,
    TakeToken,
    TurnBack,
    TurnUp,
)
from tutor.games.hanzi.engine.legal import refusal
from tutor.games.hanzi.engine.ruleset import NEIGHBOURS, SPOTS
from tutor.games.hanzi.puzzles.games import turns
from tutor.games.hanzi.puzzles.option_names import action_name, action_of
from tutor.games.hanzi.puzzles.telling import action_said, consequence_said, refusal_said
from tutor.games.hanzi.puzzles.theme import HanziTheme, Moment, Question, ThemeFamily

_PHASES: Mapping[int, frozenset[Phase]] = {
    1: frozenset({Phase.CARD}),
    2: frozenset({Phase.TOKEN, Phase.CRAFTING, Phase.TURNING}),
    3: frozenset({Phase.REPLY, Phase.EFFECT, Phase.PAIR, Phase.RICHEST, Phase.TASK, Phase.MARKER}),
}
_OPTIONS = 5
_MOST_RIGHT = 3
_FEWEST_WRONG = 2


class Allowed(HanziTheme):
    """What is refused rests on the rule that forbids it, what is allowed on that of the phase."""

    name = "hanzi-allowed"
    family = ThemeFamily.CRAFTING
    trains = (
        rules.TURN,
        rules.PLAY_CARD,
        rules.NEXT_TURN,
        rules.COUNTER,
        rules.MARKER_MOVE,
        rules.GRID,
        rules.DEAL,
    )
    choose = Choose.ALL
    levels = tuple(_PHASES)

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return where in the turn the game is, and the request to mark what is allowed."""
        return Message(f"hanzi-allowed.goal.{puzzle.position.phase}")

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the actions asked about."""
        return tuple(puzzle.question["actions"])

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return what the action says."""
        return action_said(action_of(option))

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the engine allows the action, and if not, why."""
        action = action_of(option)
        try:
            puzzle.position.verify(action)
        except IllegalActionError as refused:
            return Verdict(option, False, refusal_said(refused.reason), refused.rule)
        return Verdict(option, True, consequence_said(action), action.rule)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return what is due now."""
        phase = puzzle.position.phase
        return (Fact(Message(f"hanzi-allowed.due.{phase}"), _DUE[phase], "rule"),)

    def moments(self, ruleset: Ruleset, level: int, choice: SeededChoice) -> Iterator[Moment]:
        """Yield positions from a drawn part of a game on."""
        skipped = choice.below(60)
        players = max(2, ruleset.players[0]) + choice.below(3)
        for number, state in enumerate(turns(ruleset, players, choice)):
            if number >= skipped and state.phase in _PHASES[level] and not choice.below(4):
                yield Moment(state)

    def ask(self, moment: Moment, level: int, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield a question about some actions of different kinds, allowed and tempting ones."""
        state = moment.state
        legal = _of_all_kinds(state.legal_actions(), type, choice)
        refused = [action for action in _tempting(state) if refusal(state, action)]
        tempting = _of_all_kinds(refused, lambda action: refusal(state, action), choice)
        rights = legal[: 1 + choice.below(_MOST_RIGHT)]
        wrongs = tempting[: _OPTIONS - len(rights)]
        if not rights or len(wrongs) < _FEWEST_WRONG:
            return
        names = tuple(map(action_name, choice.shuffled([*rights, *wrongs])))
        yield Puzzle(self.name, state, state.to_act, {"actions": names})

    def kinds(self, state: GameState) -> Iterator[Question]:
        """Yield the question about actions."""
        yield {"actions": ()}


def _of_all_kinds(
    actions: Sequence[Action], kind: Callable[[Action], object], choice: SeededChoice
) -> list[Action]:
    """Return the actions in a drawn order, one of each kind before the second of any."""
    kinds: dict[object, list[Action]] = {}
    for action in choice.shuffled(actions):
        kinds.setdefault(kind(action), []).append(action)
    turns = zip_longest(*kinds.values())
    return [action for turn in turns for action in turn if action]


def _tempting(state: GameState) -> list[Action]:
    """Return what one might think of doing, at any time in a turn; some of it may be allowed."""
    seat, players = state.active, state.players
    held = state.holds(seat) or CARDS[:0]
    strange = [task for task in TASKS if task in state.supply]
    others = [t for other in range(players) if other != seat for t in state.tasks[other]]
    actions: list[Action] = [PayThirdCard(), Counter(), LetPass()]
    actions += map(PlayCard, dict.fromkeys(held))
    actions += [NameTask(task) for task in (*state.tasks[seat], *strange, *others)]
    actions += [TakeTask(task) for task in (*strange, *others)]
    actions += [SwapWithSupply(own, t) for own in state.tasks[seat] for t in strange]
    actions += [TakeToken(other) for other in range(players) if other != seat]
    actions += map(TurnUp, range(SPOTS))
    if state.phase in (Phase.TURNING, Phase.PAIR):
        actions += [StopTurning(), *map(TurnBack, state.face_up)]
    if state.phase is Phase.EFFECT:
        actions += [SwapTasks(own, other) for own in state.tasks[seat] for other in others]
        actions += [DrawFrom(other) for other in range(players) if other != seat]
        actions += map(KeepTask, state.supply)
    if state.marker is not None:
        around = [s for n in NEIGHBOURS[state.marker] for s in (n, *NEIGHBOURS[n])]
        actions += [MoveMarker(spot) for spot in around if spot != state.marker]
        actions += [PutMarker(spot) for spot in NEIGHBOURS[state.marker]]
    return actions


_DUE: Mapping[Phase, str] = {
    Phase.CARD: rules.TURN,
    Phase.TOKEN: rules.TOKEN_PHASE,
    Phase.CRAFTING: rules.CRAFTING,
    Phase.TURNING: rules.CRAFTING,
    Phase.REPLY: rules.COUNTER,
    Phase.EFFECT: rules.PLAY_CARD,
    Phase.PAIR: rules.THIRD_CARD,
    Phase.RICHEST: rules.MISS,
    Phase.TASK: rules.MATCH,
    Phase.MARKER: rules.MARKER_MOVE,
}
"""The rule about what is due in a phase."""
