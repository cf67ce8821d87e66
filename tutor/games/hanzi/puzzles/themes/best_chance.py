"""The best chance: which task, or which pair of cards, is most likely to be a match.

Question: `{"log": [entries of log.py], "task": "any", "pairs": []}`: which of the own tasks; with a
task and pairs it is which of these pairs. Options: the tasks, named as the engine names crafting
them, or the pairs. The viewer can read no form but those in the log.

Levels: the number of craftings in the log, 2, 4, 3 and 5; pairs are asked about from level 3 on: 4
pairs for a task of which one part was seen, then 6 for one of which none was. At level 1 more is
known of one task than of the others.
"""

from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, Puzzle, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import Character, Task
from tutor.games.hanzi.engine import GameState, NameTask, Ruleset, parse_action
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT
from tutor.games.hanzi.knowledge import Chances, View
from tutor.games.hanzi.puzzles import log
from tutor.games.hanzi.puzzles.games import turns_after
from tutor.games.hanzi.puzzles.option_names import pair_name, pair_of
from tutor.games.hanzi.puzzles.telling import chance_said, meaning
from tutor.games.hanzi.puzzles.theme import HanziTheme, Moment, Question, ThemeFamily
from tutor.games.hanzi.puzzles.themes.pair import ANY, pair_said, tasks_asked
from tutor.games.hanzi.puzzles.themes.third_card import parts_known

_TURNS = {1: 2, 2: 4, 3: 3, 4: 5}
_PAIRS = {3: 4, 4: 6}
_PARTS_KNOWN = {3: 1, 4: 0}


class BestChance(HanziTheme):
    """Chances are exact: shares of all the layouts that fit what was turned up."""

    name = "hanzi-best-chance"
    family = ThemeFamily.DECIDING
    trains = (rules.CRAFTING, rules.ANCIENT_FORMS)
    choose = Choose.ONE
    levels = tuple(_TURNS)
    rulesets = (Ruleset.PLAIN,)

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return what is to be compared."""
        if not puzzle.question["pairs"]:
            return Message("hanzi-best-chance.goal.task")
        [task] = tasks_asked(puzzle)
        return Message("hanzi-best-chance.goal.pair", {"task": task})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the pairs, or the viewer's tasks."""
        pairs = tuple(puzzle.question["pairs"])
        return pairs or tuple(str(NameTask(t)) for t in puzzle.position.tasks[puzzle.viewer])

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the task with what it means, or where the two cards lie."""
        if puzzle.question["pairs"]:
            return pair_said(option)
        task = _task(option)
        return Message("hanzi-task.option", {"task": task, "meaning": meaning(task)})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether no other option has a better chance, and the exact chance."""
        view = _view(puzzle)
        chance = _chance(puzzle, view, option)
        best = max(_chance(puzzle, view, each) for each in self.options(puzzle))
        said = chance_said("hanzi-best-chance", chance)
        if not chance and puzzle.question["pairs"]:
            said = _no_part(puzzle, view, option) or said
        return Verdict(option, chance == best, said, rules.CRAFTING)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return of what the tasks in question are made, and how many parts were seen."""
        view = _view(puzzle)
        facts = (fact for task in tasks_asked(puzzle) for fact in parts_known(view, task))
        return tuple(dict.fromkeys(facts))

    def moments(self, ruleset: Ruleset, level: int, choice: SeededChoice) -> Iterator[Moment]:
        """Return the starts of turns after so many craftings."""
        return turns_after(_TURNS[level], ruleset, 2 + choice.below(3), choice)

    def ask(self, moment: Moment, level: int, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the question about tasks, or about drawn pairs for a task with one part known."""
        state, entries = moment.state, log.write(moment.log)
        view = log.view(moment.log, state, state.to_act)
        known = sorted(_known(view, task) for task in state.tasks[state.to_act])
        if not moment.log or (level == 1 and known[-1] == known[-2]):
            return
        question: dict[str, object] = {"log": entries, "task": ANY, "pairs": ()}
        if level in _PAIRS:
            tasks = [t for t in state.tasks[state.to_act] if _known(view, t) == _PARTS_KNOWN[level]]
            if not tasks:
                return
            task = choice.pick(tasks)
            question |= {"task": task.id, "pairs": _pairs(view, task, _PAIRS[level], choice)}
        puzzle = Puzzle(self.name, state, state.to_act, question)
        chances = [_chance(puzzle, view, each) for each in self.options(puzzle)]
        if chances.count(max(chances)) == 1 and len(chances) >= _PAIRS.get(level, 2):
            yield puzzle

    def kinds(self, state: GameState) -> Iterator[Question]:
        """Yield the question about tasks, and for each of them about pairs."""
        for name in (ANY, *(task.id for task in state.tasks[state.to_act])):
            yield {"log": (), "task": name, "pairs": ()}


def _view(puzzle: Puzzle[GameState]) -> View:
    return log.view(log.read(puzzle.question["log"]), puzzle.position, puzzle.viewer)


def _task(option: str) -> Task:
    action = parse_action(option)
    if not isinstance(action, NameTask) or action.task is None:
        raise ValueError(f"{option} names no task")
    return action.task


def _chance(puzzle: Puzzle[GameState], view: View, option: str) -> Fraction:
    if not puzzle.question["pairs"]:
        return Chances(view).best(_task(option))
    [task] = tasks_asked(puzzle)
    return Chances(view).makes(task, pair_of(option))


def _no_part(puzzle: Puzzle[GameState], view: View, option: str) -> Message | None:
    """Return which card of a pair can be read and is no part of the task, None if neither is."""
    [task] = tasks_asked(puzzle)
    for spot, character in _read(view).items():
        if spot in pair_of(option) and character not in task.parts:
            told = {"spot": NAME_OF_SPOT[spot], "character": character, "task": task}
            return Message("hanzi-best-chance.no-part", told)
    return None


def _known(view: View, task: Task) -> int:
    """Return how many parts of a task can be found by what was seen."""
    return sum(part in _read(view).values() for part in task.parts)


def _read(view: View) -> dict[int, Character]:
    """Return the characters that can be read, by spot."""
    return {s: cell.character for s, cell in enumerate(view.cells) if cell and cell.character}


def _pairs(view: View, task: Task, count: int, choice: SeededChoice) -> tuple[str, ...]:
    """Return the names of so many pairs of a few drawn cards, one of them better than all others.

    There are fewer if no pair can be a match.
    """
    chances, read = Chances(view), _read(view)
    spots = choice.shuffled([spot for spot, cell in enumerate(view.cells) if cell])
    parts = [spot for spot in spots if read.get(spot) in task.parts] or spots
    one, other = next(
        ((a, b) for a in parts for b in spots if a != b and chances.makes(task, (a, b))), (0, 0)
    )
    seen = [spot for spot in spots if spot in read and spot not in parts]
    unread = [spot for spot in spots if spot not in read]
    drawn = {one, other, *seen[:1], *unread[:3]}
    pairs = choice.shuffled(list(combinations(sorted(drawn), 2)))
    best = max(chances.makes(task, pair) for pair in pairs)
    rights = [pair for pair in pairs if chances.makes(task, pair) == best]
    wrong = [pair for pair in pairs if pair not in rights]
    return tuple(pair_name(*pair) for pair in choice.shuffled([rights[0], *wrong[: count - 1]]))
