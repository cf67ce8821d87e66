"""What a simulated player works out of a view before each choice."""

from collections.abc import Iterable
from fractions import Fraction
from functools import cached_property

from tutor.games.hanzi.deck import Character, Task
from tutor.games.hanzi.engine.ruleset import TO_TURN
from tutor.games.hanzi.knowledge import Chances, View
from tutor.games.hanzi.players.skill import Skill

NONE = Fraction(0)


class Thinking:
    """A view, a skill, and the chances that both sides of a choice are compared by."""

    def __init__(self, view: View, skill: Skill) -> None:
        """Look at this view."""
        self.view = view
        self.skill = skill
        self.chances = Chances(view)
        self._best: dict[tuple[Task, int], Fraction] = {}

    @property
    def tasks(self) -> tuple[Task, ...]:
        """The player's own tasks."""
        return self.view.tasks[self.view.seat]

    @property
    def others(self) -> tuple[int, ...]:
        """The other players, clockwise."""
        seat, players = self.view.seat, self.view.players
        return tuple((seat + step) % players for step in range(1, players))

    @property
    def tasks_of_others(self) -> tuple[Task, ...]:
        """The tasks of the other players."""
        return tuple(task for seat in self.others for task in self.view.tasks[seat])

    @cached_property
    def needed(self) -> frozenset[Character]:
        """The parts of all tasks on the table."""
        tasks = (task for tasks in (*self.view.tasks, self.view.supply) for task in tasks)
        return frozenset(part for task in tasks for part in task.parts)

    def chance(self, task: Task, cards: int = TO_TURN) -> Fraction:
        """Return the chance to make the task with the best play."""
        key = task, cards
        if key not in self._best:
            self._best[key] = self.chances.best(task, cards)
        return self._best[key]

    def surest(self, tasks: Iterable[Task], cards: int = TO_TURN) -> Fraction:
        """Return the best chance of any of these tasks; 0 without tasks."""
        return max((self.chance(task, cards) for task in tasks), default=NONE)

    def scores(self, spot: int) -> Fraction:
        """Return the chance that the card at this spot is a scoring card."""
        return self.chances.scores(spot)
