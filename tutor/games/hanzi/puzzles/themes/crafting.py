"""Themes about crafting: which two cards make a task, and what the rules allow now."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import combinations, islice, product, zip_longest

from tutor.core.errors import IllegalActionError
from tutor.core.messages import Message
from tutor.core.puzzle import (
    Answer,
    Choose,
    Explanation,
    Fact,
    Puzzle,
    Reason,
    Verdict,
    default_explanation,
)
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import CARDS, TASK_OF_ID, TASKS, Character, Glossed, Task
from tutor.games.hanzi.engine import Action, GameState, Phase, Ruleset
from tutor.games.hanzi.engine.actions import (
    Counter,
    DrawFrom,
    KeepTask,
    LetPass,
    MoveMarker,
    NameTask,
    PayThirdCard,
    PlayCard,
    PutMarker,
    RefuseCrafting,
    StopTurning,
    SwapTasks,
    SwapWithSupply,
    TakeNoToken,
    TakeTask,
    TakeToken,
    TurnBack,
    TurnUp,
)
from tutor.games.hanzi.engine.events import Matched, Missed
from tutor.games.hanzi.engine.legal import refusal
from tutor.games.hanzi.engine.position import is_match
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT, NEIGHBOURS, SPOTS
from tutor.games.hanzi.puzzles.games import PlayedPosition, turns
from tutor.games.hanzi.puzzles.options import (
    action_message,
    action_name,
    action_of,
    consequence_message,
    gives,
    pair_name,
    pair_of,
    refusal_message,
)
from tutor.games.hanzi.puzzles.theme import HanziTheme, Question, ThemeFamily
from tutor.games.hanzi.puzzles.themes.forms import TWIN, drawn

ANY = "any"
_OTHERS = {2: (1, 1), 3: (1, 2), 4: (1, 2)}
"""From level 2 on: beside each card of the right pair, how many others take its place."""
_PAIRS_APART = 3

Pair = tuple[int, int]


class MakePair(HanziTheme):
    """A pair: which two cards make a task.

    Each pair is tried out by the engine, with the task that it would make if it makes any.

    Question: `{"task": "xiu", "pairs": ["pair-b3-c4", …]}`; the task is `any` where any one of the
    viewer's will do. Options: those pairs.

    Levels: 1 has three pairs that share no card; 2 has four, of two cards with two others; 3 has
    six, of two with three, look-alikes among them if they lie there; 4 has six and leaves open
    which task is to be made. Every card is in as many pairs as the others beside it, so that this
    says nothing.
    """

    name = "hanzi-pair"
    family = ThemeFamily.CRAFTING
    trains = (rules.GOAL, rules.TASKS, rules.CRAFTING, rules.MATCH, rules.MISS)
    about = rules.CRAFTING
    listed = "pairs"
    choose = Choose.ONE
    levels = (1, 2, 3, 4)

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the task to be made."""
        if puzzle.question["task"] == ANY:
            return Message("hanzi-pair.goal.any")
        [task] = tasks_asked(puzzle)
        return Message("hanzi-pair.goal", {"task": Glossed(task)})

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return where the two cards lie."""
        return pair_message(option)

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return the engine's result of turning the two up."""
        tasks = tasks_asked(puzzle)
        tried = [turned_up(puzzle.position, task, pair_of(option)) for task in tasks]
        after = next((state for state in tried if matched(state)), tried[0])
        pairs_made = matched(after)
        if pairs_made:
            one, other = (NAME_OF_SPOT[spot] for spot in pair_of(option))
            params = {"one": one, "other": other, "task": Glossed(pairs_made.task)}
            gifts = {"points": gives(pairs_made.scoring), "effect": gives(pairs_made.effect)}
            message = Message("hanzi-pair.match", {**params, **gifts})
            return Verdict(option, True, message, rules.MATCH, after=after)
        return Verdict(option, False, missed(puzzle, option, after), rules.MISS, after=after)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the parts of the tasks, and if there is one task the form of one part."""
        tasks = tasks_asked(puzzle)
        facts = [Fact(parts_message(task), rules.CHARACTERS, "parts") for task in tasks]
        if len(tasks) == 1:
            facts += [Fact(drawn(tasks[0].scoring), rules.ANCIENT_FORMS, "drawing")]
        return tuple(facts)

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return the two cards, and the parts of the task."""
        if answer.is_solved or puzzle.question["task"] == ANY:
            return default_explanation(self, puzzle, answer)
        [task] = tasks_asked(puzzle)
        wrong = (each.reason for each in answer.wrong)
        return Explanation(None, (*wrong, Reason(parts_message(task), (rules.CHARACTERS,))))

    def ask(
        self, played: PlayedPosition, level: int, choice: SeededChoice
    ) -> Iterator[Puzzle[GameState]]:
        """Yield a question with one right pair."""
        state = played.state
        tasks = state.tasks[state.to_act]
        spots = [spot for spot, card in enumerate(state.grid) if card]
        rights = [pair for pair in combinations(spots, 2) if _makes(state, tasks, pair)]
        if not rights:
            return
        right = choice.shuffled(choice.pick(rights))
        [task] = [task for task in tasks if _makes(state, (task,), right)]
        asked = tasks if level == 4 else (task,)
        pairs = (
            _apart(state, right, choice) if level == 1 else _crossed(state, right, level, choice)
        )
        if sum(_makes(state, asked, pair) for pair in pairs) == 1:
            names = tuple(pair_name(*sorted(pair)) for pair in choice.shuffled(pairs))
            question = {"task": ANY if level == 4 else task.id, "pairs": names}
            yield Puzzle(self.name, state, state.to_act, question)

    def kinds(self, state: GameState) -> Iterator[Question]:
        """Yield a question for each of the tasks, and for any of them."""
        for name in (ANY, *(task.id for task in state.tasks[state.to_act])):
            yield {"task": name, "pairs": ()}


def _makes(state: GameState, tasks: tuple[Task, ...], pair: Sequence[int]) -> bool:
    one, other = (state.card_at(spot) for spot in pair)
    return any(is_match(task, one, other) for task in tasks)


def _strangers(state: GameState, right: Sequence[int], choice: SeededChoice) -> tuple[int, ...]:
    """Return a spot for each component that is none of the right pair's, in a drawn order."""
    lying: dict[Character, int] = {}
    for spot in choice.shuffled([spot for spot, card in enumerate(state.grid) if card]):
        lying.setdefault(state.card_at(spot).character, spot)
    for spot in right:
        lying.pop(state.card_at(spot).character, None)
    return tuple(lying.values())


def _apart(state: GameState, right: Sequence[int], choice: SeededChoice) -> list[Sequence[int]]:
    others = iter(_strangers(state, right, choice))
    return [right, *list(zip(others, others, strict=False))[: _PAIRS_APART - 1]]


def _crossed(
    state: GameState, right: Sequence[int], level: int, choice: SeededChoice
) -> list[Sequence[int]]:
    others = list(_strangers(state, right, choice))
    sides = []
    for spot, count in zip(right, _OTHERS[level], strict=True):
        if level > 2:
            twin = TWIN.get(state.card_at(spot).character)
            others.sort(key=lambda other: state.card_at(other).character is not twin)
        sides.append([spot, *others[:count]])
        others = others[count:]
    return list(product(*sides))


def tasks_asked(puzzle: Puzzle[GameState]) -> tuple[Task, ...]:
    """Return the tasks that may be made; LookupError for one that there is not."""
    name = puzzle.question["task"]
    if name == ANY:
        return puzzle.position.tasks[puzzle.viewer]
    return (TASK_OF_ID[name],)


def turned_up(state: GameState, task: Task, pair: Pair) -> GameState:
    """Return the position after this crafting; IllegalActionError if it is not allowed."""
    state = state.apply(NameTask(task))
    for spot in pair:
        state = state.apply(TurnUp(spot))
    return state


def matched(state: GameState) -> Matched | None:
    """Return the match that the last action was, None if it was none."""
    return next((event for event in state.events if isinstance(event, Matched)), None)


def missed(puzzle: Puzzle[GameState], option: str, after: GameState) -> Message:
    """Return the two cards, and the result of the miss."""
    one, other = (Glossed(puzzle.position.card_at(spot).character) for spot in pair_of(option))
    gained = any(isinstance(event, Missed) and event.gained for event in after.events)
    end = "token" if gained else "no-token"
    return Message(f"hanzi-pair.miss.{end}", {"one": one, "other": other})


def pair_message(option: str) -> Message:
    """Return where the two cards of an option lie."""
    one, other = (NAME_OF_SPOT[spot] for spot in pair_of(option))
    return Message("hanzi-pair.option", {"one": one, "other": other})


def parts_message(task: Task) -> Message:
    """Return of what a task is made."""
    one, other = map(Glossed, task.parts)
    return Message("hanzi-pair.parts", {"task": Glossed(task), "one": one, "other": other})


_PHASES: Mapping[int, frozenset[Phase]] = {
    1: frozenset({Phase.CARD}),
    2: frozenset({Phase.TOKEN, Phase.CRAFTING, Phase.SECOND, Phase.TURNING}),
    3: frozenset({Phase.REPLY, Phase.EFFECT, Phase.PAIR, Phase.RICHEST, Phase.TASK, Phase.MARKER}),
}
_OPTIONS = 5
_MOST_RIGHT = 3
_FEWEST_WRONG = 2


class Allowed(HanziTheme):
    """What is allowed: mark everything that the player to act may do now.

    What is refused rests on the rule that forbids it, what is allowed on that of the phase.

    Question: `{"actions": ["turn-b3", …]}`. Options: those actions.

    Levels: 1 asks about the start of a turn, 2 about the rest of one up to the crafting, 3 about
    what is due in between: a reply, an effect, a task to be taken, the marker.
    """

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
    about = rules.TURN
    listed = "actions"
    choose = Choose.ALL
    levels = tuple(_PHASES)

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return where in the turn the game is, and the request to mark what is allowed."""
        return Message(f"hanzi-allowed.goal.{puzzle.position.phase}")

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the label of the action."""
        return action_message(action_of(option))

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the engine allows the action, and if not, why."""
        action = action_of(option)
        try:
            puzzle.position.verify(action)
        except IllegalActionError as refused:
            return Verdict(option, False, refusal_message(refused.reason), refused.rule)
        return Verdict(option, True, consequence_message(action), action.rule)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the fact on the phase of the turn."""
        phase = puzzle.position.phase
        return (Fact(Message(f"hanzi-allowed.due.{phase}"), phase.rule, "rule"),)

    def played_positions(
        self, ruleset: Ruleset, level: int, choice: SeededChoice
    ) -> Iterator[PlayedPosition]:
        """Yield positions from a drawn part of a game on."""
        skipped = choice.below(60)
        players = max(2, ruleset.players[0]) + choice.below(3)
        for state in islice(turns(ruleset, players, choice), skipped, None):
            if state.phase in _PHASES[level] and not choice.below(4):
                yield PlayedPosition(state)

    def ask(
        self, played: PlayedPosition, level: int, choice: SeededChoice
    ) -> Iterator[Puzzle[GameState]]:
        """Yield a question about some actions of different kinds, allowed and tempting ones."""
        state = played.state
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
    """Return plausible actions at any time in a turn; some may be legal."""
    seat, players = state.active, state.players
    held = state.holds(seat) or CARDS[:0]
    strange = [task for task in TASKS if task in state.supply]
    others = [t for other in range(players) if other != seat for t in state.tasks[other]]
    actions: list[Action] = [PayThirdCard(), Counter(), LetPass()]
    actions += [RefuseCrafting(), TakeNoToken()]
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
