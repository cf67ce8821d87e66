"""A pair: which two cards make a task.

Question: `{"task": "xiu", "pairs": ["pair-b3-c4", …]}`; the task is `any` where any one of the
viewer's will do. Options: those pairs.

Levels: 1 has three pairs that share no card; 2 has four, of two cards with two others; 3 has six,
of two with three, look-alikes among them if they lie there; 4 has six and leaves open which task is
to be made. Every card is in as many pairs as the others beside it, so that this says nothing.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations, product

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
from tutor.games.hanzi.deck import TASK_OF_ID, Card, Character, Task
from tutor.games.hanzi.engine import GameState, NameTask, Ruleset, TurnUp
from tutor.games.hanzi.engine.events import Matched, Missed
from tutor.games.hanzi.engine.position import is_match
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT
from tutor.games.hanzi.puzzles.games import turn_starts
from tutor.games.hanzi.puzzles.look_alikes import TWIN
from tutor.games.hanzi.puzzles.option_names import pair_name, pair_of
from tutor.games.hanzi.puzzles.telling import gives, meaning
from tutor.games.hanzi.puzzles.theme import HanziTheme, Moment, Question, ThemeFamily
from tutor.games.hanzi.puzzles.themes.read_form import drawn

ANY = "any"
_OTHERS = {2: (1, 1), 3: (1, 2), 4: (1, 2)}
"""From level 2 on: beside each card of the right pair, how many others take its place."""
_PAIRS_APART = 3

Pair = tuple[int, int]


class MakePair(HanziTheme):
    """Each pair is tried out by the engine, with the task that it would make if it makes any."""

    name = "hanzi-pair"
    family = ThemeFamily.CRAFTING
    trains = (rules.GOAL, rules.TASKS, rules.CRAFTING, rules.MATCH, rules.MISS)
    choose = Choose.ONE
    levels = (1, 2, 3, 4)

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the task to be made."""
        if puzzle.question["task"] == ANY:
            return Message("hanzi-pair.goal.any")
        [task] = tasks_asked(puzzle)
        return Message("hanzi-pair.goal", {"task": task, "meaning": meaning(task)})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the pairs to choose from."""
        return tuple(puzzle.question["pairs"])

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return where the two cards lie."""
        return pair_said(option)

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return what the engine makes of turning the two up."""
        tasks = tasks_asked(puzzle)
        tried = [turned_up(puzzle.position, task, pair_of(option)) for task in tasks]
        after = next((state for state in tried if matched(state)), tried[0])
        found = matched(after)
        if found:
            params = {"task": found.task, "points": gives(found.scoring)}
            said = Message("hanzi-pair.match", {**params, "effect": gives(found.effect)})
            return Verdict(option, True, said, rules.MATCH, after=after)
        return Verdict(option, False, missed(puzzle, option, after), rules.MISS, after=after)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the parts of the tasks, and if there is one task the form of one part."""
        tasks = tasks_asked(puzzle)
        facts = [Fact(parts_said(task), rules.CHARACTERS, "parts") for task in tasks]
        if len(tasks) == 1:
            facts += [Fact(drawn(tasks[0].scoring), rules.ANCIENT_FORMS, "drawing")]
        return tuple(facts)

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return what the two cards are, and of what the task is made."""
        if answer.solved or puzzle.question["task"] == ANY:
            return default_explanation(self, puzzle, answer)
        [task] = tasks_asked(puzzle)
        wrong = (Reason(each.consequence, (each.rule,)) for each in answer.wrong)
        return Explanation(None, (*wrong, Reason(parts_said(task), (rules.CHARACTERS,))))

    def moments(self, ruleset: Ruleset, level: int, choice: SeededChoice) -> Iterator[Moment]:
        """Yield starts of turns."""
        return turn_starts(ruleset, choice)

    def ask(self, moment: Moment, level: int, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield a question with one right pair."""
        state = moment.state
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


def _card(state: GameState, spot: int) -> Card:
    card = state.grid[spot]
    if card is None:
        raise ValueError(f"no card lies at {NAME_OF_SPOT[spot]}")
    return card


def _makes(state: GameState, tasks: tuple[Task, ...], pair: Sequence[int]) -> bool:
    one, other = (_card(state, spot) for spot in pair)
    return any(is_match(task, one, other) for task in tasks)


def _strangers(state: GameState, right: Sequence[int], choice: SeededChoice) -> tuple[int, ...]:
    """Return a spot for each component that is none of the right pair's, in a drawn order."""
    lying: dict[Character, int] = {}
    for spot in choice.shuffled([spot for spot, card in enumerate(state.grid) if card]):
        lying.setdefault(_card(state, spot).character, spot)
    for spot in right:
        lying.pop(_card(state, spot).character, None)
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
            twin = TWIN.get(_card(state, spot).character)
            others.sort(key=lambda other: _card(state, other).character is not twin)
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
    """Return what the two cards are, and what comes of the miss."""
    one, other = (_card(puzzle.position, spot).character for spot in pair_of(option))
    gained = any(isinstance(event, Missed) and event.gained for event in after.events)
    end = "token" if gained else "no-token"
    return Message(f"hanzi-pair.miss.{end}", {"one": one, "other": other})


def pair_said(option: str) -> Message:
    """Return where the two cards of an option lie."""
    one, other = (NAME_OF_SPOT[spot] for spot in pair_of(option))
    return Message("hanzi-pair.option", {"one": one, "other": other})


def parts_said(task: Task) -> Message:
    """Return of what a task is made."""
    one, other = task.parts
    return Message("hanzi-pair.parts", {"task": task, "one": one, "other": other})
