"""Which effect now: which card of the hand leads to a goal within the turn.

Question: `{"goal": "token"}`, one of `GOALS`. Options: each kind of card in the viewer's hand, as
the engine names playing it. The viewer knows every card of the grid.

Levels: 1 asks for what an effect does of itself; 2 for one task made, or two; 3 for the win.
"""

from collections.abc import Callable, Iterator, Mapping

from tutor.core.errors import IllegalActionError, UnsupportedError
from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, Puzzle, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import POINTS, Card, Glossed, Task
from tutor.games.hanzi.engine import Action, GameState, Phase, Ruleset, parse_action
from tutor.games.hanzi.engine.actions import (
    NameTask,
    PayThirdCard,
    PlayCard,
    SwapTasks,
    SwapWithSupply,
    TakeTask,
)
from tutor.games.hanzi.engine.events import CardDrawn, TasksSwapped, TokenTaken
from tutor.games.hanzi.engine.position import OPEN
from tutor.games.hanzi.engine.ruleset import WINNING_POINTS
from tutor.games.hanzi.puzzles.games import (
    PlayedPosition,
    can_be_made,
    needed_cards,
    starts_after,
    turns,
)
from tutor.games.hanzi.puzzles.options import refusal_message
from tutor.games.hanzi.puzzles.theme import HanziTheme, Question, ThemeFamily
from tutor.games.hanzi.rulebook.summary import effect_does

Goal = Callable[[GameState], bool]

MOST_STATES = 2_000
"""Positions with more to try than this are not judged."""


class OneTurn:
    """The rest of a turn of one player who knows every card of the grid, searched to its end.

    Tasks are named, swapped for and taken only if they can be made of cards that lie there, and
    cards turned up only to make them; of choices that make no difference to the player the first is
    tried. Replies of others are theirs: the goal has to be reached whatever they do. What nobody
    knows counts for nothing: cards that fill gaps, and tasks of the deck.
    """

    def __init__(self, state: GameState, goal: Goal) -> None:
        """Remember whose turn it is, and which tasks can be seen."""
        self._seat = state.active
        self._goal = goal
        self._seen = frozenset(task for tasks in (*state.tasks, state.supply) for task in tasks)
        self._states = 0

    def reaches(self, state: GameState) -> bool:
        """Return whether the goal can be reached for sure from here, before the turn is over.

        Raises UnsupportedError if there is too much to try.
        """
        self._states = 0
        return self._reaches(state._replace(pile=()))  # gaps stay: what fills them is not known

    def _reaches(self, state: GameState) -> bool:
        self._states += 1
        if self._states > MOST_STATES:
            raise UnsupportedError("search", "too many ways to play the turn")
        if self._goal(state):
            return True
        if state.ending or state.active != self._seat:
            return False
        if state.to_act != self._seat:
            return all(self._reaches(state.apply(action)) for action in state.legal_actions())
        return any(self._reaches(state.apply(action)) for action in self._worth_trying(state))

    def _worth_trying(self, state: GameState) -> Iterator[Action]:
        if state.phase is Phase.TURNING:
            yield needed_cards(state)[0]
            return
        legal = state.legal_actions()
        useful = [action for action in legal if self._gets_a_task(state, action)]
        if state.phase in OPEN:
            yield from useful
            yield from (a for a in legal if not isinstance(a, _OF_TASKS | PayThirdCard))
        else:
            yield from useful or legal[:1]

    def _gets_a_task(self, state: GameState, action: Action) -> bool:
        """Return whether it names, or brings, a task that can be made of what lies there."""
        task: Task | None = None
        match action:
            case NameTask() | TakeTask():
                task = action.task
            case SwapTasks() | SwapWithSupply():
                task = action.other
        return task in self._seen and can_be_made(state, task)


_OF_TASKS = NameTask | SwapWithSupply


GOALS: Mapping[int, tuple[str, ...]] = {
    1: ("token", "card", "limit", "twice", "swap"),
    2: ("make", "make-two"),
    3: ("win",),
}
"""What can be aimed at, by level."""

_MOST_OPTIONS = 6
_FEWEST_POINTS_TO_WIN = WINNING_POINTS - 2 * POINTS


class EffectNow(HanziTheme):
    """Right is a card after which the goal can be reached for sure."""

    name = "hanzi-effect"
    family = ThemeFamily.DECIDING
    trains = (
        rules.SWAP_TASK,
        rules.DRAW_CARD,
        rules.TAKE_TOKEN,
        rules.CRAFT_TWICE,
        rules.THREE_TASKS,
        rules.FETCH,
        rules.TASK_LIMIT,
        rules.WIN,
    )
    about = rules.PLAY_CARD
    choose = Choose.ONE
    levels = tuple(GOALS)
    rulesets = (Ruleset.PLAIN,)

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the viewer's goal."""
        return Message(f"hanzi-now.goal.{puzzle.question['goal']}", {"num": WINNING_POINTS})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the play of each kind of card in the hand."""
        held = puzzle.position.holds(puzzle.viewer)
        return tuple(str(PlayCard(card)) for card in dict.fromkeys(held))

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the label of the card."""
        return Message("hanzi-character.option", {"character": Glossed(_card_played(option))})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the goal is reached after it, whatever the others do."""
        state, effect = puzzle.position, _card_played(option).effect
        assert effect
        try:
            after = state.apply(parse_action(option))
        except IllegalActionError as refused:
            return Verdict(option, False, refusal_message(refused.reason), refused.rule)
        right = OneTurn(state, _goal(puzzle)).reaches(after)
        kind = "right" if right else "wrong"
        message = Message(f"hanzi-now.{kind}", {"does": effect_does(effect)})
        return Verdict(option, right, message, effect.rule, after=after)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the points where the win is asked for, then which own tasks can be made."""
        state, seat = puzzle.position, puzzle.viewer
        if puzzle.question["goal"] in GOALS[1]:
            return (
                Fact(Message("hanzi-now.one-card"), rules.PLAY_CARD, "rule"),
                Fact(Message("hanzi-now.new-cards"), rules.NEXT_TURN, "rule"),
            )
        points = Message("hanzi-now.points", {"num": state.points(seat)})
        is_to_win = puzzle.question["goal"] == "win"
        makeable = [
            Message("hanzi-now.can-make", {"task": Glossed(task)})
            for task in state.tasks[seat]
            if can_be_made(state, task)
        ]
        tasks = makeable or [Message("hanzi-now.can-make-none")]
        return (
            *((Fact(points, rules.WIN, "count"),) if is_to_win else ()),
            *(Fact(task, rules.CRAFTING, "grid") for task in tasks),
        )

    def played_positions(
        self, ruleset: Ruleset, level: int, choice: SeededChoice
    ) -> Iterator[PlayedPosition]:
        """Return the starts of turns from a drawn part of a game on."""
        return starts_after(choice.below(25), turns(ruleset, 2 + choice.below(3), choice))

    def ask(
        self, played: PlayedPosition, level: int, choice: SeededChoice
    ) -> Iterator[Puzzle[GameState]]:
        """Yield a question about a goal of the level, with several cards in hand."""
        state = played.state
        seat = state.to_act
        kinds = len({*state.holds(seat)})
        if state.phase is not Phase.CARD or not 1 < kinds <= _MOST_OPTIONS:
            return
        goal = choice.pick(GOALS[level])
        makeable = any(can_be_made(state, task) for task in state.tasks[seat])
        if (goal == "make" and makeable) or (goal == "make-two" and not makeable):
            return
        points = state.points(seat)
        if (
            goal == "win"
            and not _FEWEST_POINTS_TO_WIN <= points < WINNING_POINTS - POINTS * makeable
        ):
            return
        puzzle = Puzzle(self.name, state, seat, {"goal": goal})
        tried = [self.judge(puzzle, option) for option in self.options(puzzle)]
        if level == 1 or any(each.after and not each.is_right for each in tried):
            yield puzzle

    def kinds(self, state: GameState) -> Iterator[Question]:
        """Yield a question for each goal."""
        for goals in GOALS.values():
            yield from ({"goal": goal} for goal in goals)


def _card_played(option: str) -> Card:
    action = parse_action(option)
    if not isinstance(action, PlayCard) or action.card.effect is None:
        raise ValueError(f"{option} plays no card with an effect")
    return action.card


def _goal(puzzle: Puzzle[GameState]) -> Goal:
    """Return whether a position fulfils the goal; KeyError for one that there is not."""
    start, seat = puzzle.position, puzzle.viewer
    points = start.points(seat)

    def happens(kind: type) -> Goal:
        return lambda state: any(isinstance(event, kind) for event in state.events)

    goals: dict[str, Goal] = {
        "token": happens(TokenTaken),
        "card": happens(CardDrawn),
        "swap": happens(TasksSwapped),
        "limit": lambda state: state.limits[seat] > start.limits[seat],
        "twice": lambda state: state.active == seat and state.craftings > 1,
        "make": lambda state: state.points(seat) >= points + POINTS,
        "make-two": lambda state: state.points(seat) >= points + 2 * POINTS,
        "win": lambda state: state.points(seat) >= WINNING_POINTS,
    }
    return goals[puzzle.question["goal"]]
