"""What the scenarios of Hanabi share: playing a line, judging first moves, and the proof.

The partners reply as quiet partners do (scripted_partners.py). Any line that reaches the goal
within the budget is right, by luck too. Only such puzzles are asked, though, in which the player
can find a line without luck: see `search.sure_line`.

Question: `moves`, how many own actions there are, and what the goal needs beside; in lessons also
`manners`, those ways of quiet partners that matter. Options: all actions that the rules allow;
right are those after which the goal can still be reached.
"""

from abc import abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import pairwise
from types import MappingProxyType

from tutor.core.errors import IllegalActionError, UnsupportedError
from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, Explanation, Fact, Puzzle, Reason, Verdict
from tutor.core.scenario import Line, Move, Refusal, Scenario, Status, Turn
from tutor.games.hanabi.engine.actions import Action, Discard, Play, parse_action
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.difficulty import effort
from tutor.games.hanabi.puzzles.proofs.action_messages import (
    refusal,
    short_action,
)
from tutor.games.hanabi.puzzles.proofs.card_status import playable_fact
from tutor.games.hanabi.puzzles.proofs.reasons import brief, explanation
from tutor.games.hanabi.puzzles.scenarios.facts import answer_said, steps
from tutor.games.hanabi.puzzles.scenarios.failures import clues_needed, failure
from tutor.games.hanabi.puzzles.scenarios.foresight import (
    imagined_worlds,
    lasts,
    moves_left,
    turns_to_come,
)
from tutor.games.hanabi.puzzles.scenarios.goals import MANNERS, is_lost, quiet_manners
from tutor.games.hanabi.puzzles.scenarios.search import (
    FEWEST_MOVES,
    MOST_MOVES,
    Goal,
    Path,
    search_for,
    sure_line,
    takes_a_plan,
    turns,
)
from tutor.games.hanabi.puzzles.theme import (
    ENDINGS,
    HIGHEST,
    SEARCH_RANGES,
    HanabiTheme,
    SearchRange,
    ThemeFamily,
)

_MOST_FACTS = 5
"""Facts of the proof in an explanation."""
_MOST_CAUSES = 2
"""Causes beside a line that is shown."""
_MOST_TOLD = 3
"""Sentences about a wrong action, the line that works among them if there is room for it."""
_MOST_RIGHT = 2
"""At most one first move in so many is right."""


class HanabiScenario(HanabiTheme, Scenario[GameState]):
    """A theme of several turns; subclasses say what the goal is and why it can be reached."""

    family = ThemeFamily.SCENARIOS
    choose = Choose.ONE
    library_ranges: Mapping[int, SearchRange] = MappingProxyType(
        {**SEARCH_RANGES, HIGHEST: ENDINGS}
    )
    hard_is_rare = True
    rule: str
    """The id of the rule that the goal is about."""

    def goal_of(self, puzzle: Puzzle[GameState]) -> Goal:
        """Return the goal as a value.

        Raises UnsupportedError for more moves than can be tried out, or a viewer who is not to act.
        """
        if puzzle.question["moves"] not in range(1, MOST_MOVES + 1):
            raise UnsupportedError("moves", str(puzzle.question["moves"]))
        if puzzle.viewer != puzzle.position.to_act:
            raise UnsupportedError("viewer", str(puzzle.viewer))
        return self.target(puzzle)

    @abstractmethod
    def target(self, puzzle: Puzzle[GameState]) -> Goal:
        """Return the goal as a value, whatever the number of moves."""

    @abstractmethod
    def task(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the goal in a sentence."""

    @abstractmethod
    def facts(self, puzzle: Puzzle[GameState], line: Line[GameState]) -> Iterator[Fact]:
        """Yield why this line reaches the goal, as it can be known at its start."""

    def is_hard(self, puzzle: Puzzle[GameState]) -> bool:
        """Return whether there are as many own actions as an ending has."""
        return bool(puzzle.question["moves"] >= FEWEST_MOVES)

    @abstractmethod
    def is_about(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether the puzzle is about the aim; seen at a glance."""

    # As a theme

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the goal and the number of actions.

        Where the game may end before all of those turns are over, that is said as well.
        """
        state, seat = puzzle.position, puzzle.viewer
        moves = moves_left(state, seat, puzzle.question["moves"])
        params = {"task": self.task(puzzle), "num": moves}
        case = "" if lasts(state, puzzle.question["moves"] * state.players) else ".to-the-end"
        if state.turns_left == 1:
            case = ".last"
        return Message(f"scenario.goal{case}", params)

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return every action that the rules allow at the start."""
        return self.moves_now(puzzle, puzzle.position)

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the goal can still be reached after this first action.

        `after` is the position at the next own turn, or where the line ends.
        """
        is_right = option in self._right(puzzle)
        goal, state = self.goal_of(puzzle), puzzle.position
        played = turns(goal, state, parse_action(option))
        told = Message("scenario.leads-on")
        if not is_right:
            told = failure(goal, puzzle, state, _move(state, played), 0).alone(state)
        return Verdict(option, is_right, told, self.rule, after=played[-1][1])

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return why the first action fails, and a line that works; the fold has why it does."""
        line = tuple(map(parse_action, self.solution(puzzle)))
        facts = brief(fact for fact in self.proof(puzzle) if not _is_plain(fact))[:_MOST_FACTS]
        if answer.is_shown:
            if not line:
                return explanation(None, (), facts)
            then = tuple(map(short_action, line[1:]))
            rest = Reason(Message("scenario.then", {"actions": then, "num": len(then)}))
            reason = [*([rest] if then else []), *self._causes(puzzle)[:_MOST_CAUSES]]
            return explanation(answer_said(line[:1]), reason, facts)
        params = {"actions": tuple(map(short_action, line)), "num": len(line)}
        works = [Reason(Message("scenario.works", params))] if line else []
        if answer.wrong:
            action = parse_action(answer.wrong[0].option)
            goal, state = self.goal_of(puzzle), puzzle.position
            why = failure(goal, puzzle, state, _move(state, turns(goal, state, action)), 0)
            reason = [*map(Reason, why.told), *works]
            most = max(_MOST_TOLD, len(why.told))
            return explanation(why.headline, reason[:most], [*reason[most:], *facts])
        right = answer.chosen_verdicts[0]
        return explanation(None, [right.reason], [*facts, *works])

    def _causes(self, puzzle: Puzzle[GameState]) -> list[Reason]:
        """Return why the solution works: what partners need or are about to do, and own cards.

        Own cards are told where they still lie in their place when their turn comes.
        """
        line = self.play(puzzle, self.solution(puzzle))
        own = [step.slot for step in steps(puzzle, line) if step.seat == puzzle.viewer]
        actions = (parse_action(move.own.action) for move in line.moves)
        slots = [action.slot for action in actions if isinstance(action, Play | Discard)]
        still = {slot + 1 for slot, first in zip(slots, own, strict=False) if slot == first}
        causes = []
        for before, fact in pairwise(self.proof(puzzle)):
            told = fact.message.params
            match fact.message.id:
                case "scenario.clues":
                    message = clues_needed(told["name"].seat, told["card"], told["num"])
                    causes.append(Reason(message, (fact.rule,)))
                case "proof.left" if _is_plain(fact) and told["place"].params["slot"] in still:
                    causes.append(fact.reason)
                    (card,) = told["cards"]
                    if puzzle.position.is_playable(card):
                        causes.append(playable_fact(puzzle.position, card).reason)
                case "standing.last-copy" | "standing.only-one":
                    causes += [before.reason, fact.reason]
                case "scenario.can-be-spared":
                    causes.append(Reason(Message("scenario.spared"), (fact.rule,)))
        return list(dict.fromkeys(causes))

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the facts along a line to the goal that can be found without luck.

        It tells what has to happen and why, and what the partners do of their own accord, but not
        which action to begin with. If there is no such line, it is only what lies open. All of it
        follows from what the viewer sees. Raises UnsupportedError if the goal is reached at the
        start, or if everyone sees that it cannot be.
        """
        goal, state = self.goal_of(puzzle), puzzle.position
        if self._status(goal, state, 0) is not Status.OPEN:
            raise UnsupportedError("scenario", "there is nothing to reach")
        if goal.ruled_out(state, turns_to_come(state, goal.seat, goal.moves)):
            raise UnsupportedError("scenario", "no line leads to the goal")
        # One of the worlds that look the same to the viewer: the true cards play no part.
        twin = replace(puzzle, position=imagined_worlds(state, puzzle.viewer)[0])
        line = self.play(twin, tuple(map(str, sure_line(goal, state) or ())))
        return tuple(dict.fromkeys(self.facts(twin, line)))

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether it can be done without luck, by the right choice, and is about the aim.

        At most half of all first actions may be right, and the first is not enough by itself. An
        ending takes a plan beyond that (`takes_a_plan` in search.py), and the effort of its level.
        """
        goal, state = self.goal_of(puzzle), puzzle.position
        if not self.is_about(puzzle, aim) or not goal.promising(state, goal.moves):
            return False
        line = None if goal.reached(state, over=False) else self._sure_line(puzzle)
        if not line or goal.reached(state.apply(line[0]), over=False):
            return False
        if goal.moves >= FEWEST_MOVES and not self._is_ending(puzzle, line):
            return False
        return 0 < len(self._right(puzzle)) * _MOST_RIGHT <= len(self.options(puzzle))

    # As a scenario

    def play(self, puzzle: Puzzle[GameState], line: Sequence[str]) -> Line[GameState]:
        """Return where these own actions lead (see core/scenario.py).

        Raises BadSyntaxError for a text that names no action.
        """
        goal, state = self.goal_of(puzzle), puzzle.position
        moves: list[Move[GameState]] = []
        refused: Refusal | None = None
        for option, action in [(option, parse_action(option)) for option in line]:
            if self._status(goal, state, len(moves)) is not Status.OPEN:
                break
            try:
                played = turns(goal, state, action)
            except IllegalActionError as error:
                refused = Refusal(option, refusal(error), error.rule)
                break
            moves.append(_move(state, played))
            state = played[-1][1]
        status = self._status(goal, state, len(moves))
        failed_at = self._turning_point(puzzle, moves) if status is Status.FAILED else None
        left = moves_left(state, goal.seat, goal.moves - len(moves))
        return Line(tuple(moves), state, status, left, failed_at, refused)

    def moves_now(self, puzzle: Puzzle[GameState], state: GameState) -> tuple[str, ...]:
        """Return the actions that the rules allow in this position."""
        return tuple(map(str, state.legal_actions()))

    def partner_behaviour(self, puzzle: Puzzle[GameState]) -> tuple[Message, ...]:
        """Return in words how quiet partners act."""
        return quiet_manners(puzzle.question.get("manners", MANNERS))

    def solution(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return a line that can be found without luck, else any; () if there is none at all."""
        path = self._sure_line(puzzle)
        if path is None:
            goal = self.goal_of(puzzle)
            path = search_for(goal, puzzle.position).any_line(puzzle.position)
        return tuple(map(str, path))

    def setback(self, puzzle: Puzzle[GameState], line: Line[GameState]) -> Explanation:
        """Return why the goal is out of reach, or the game lost."""
        place = line.failed_at or 0
        before = line.moves[place - 1].turns[-1].after if place else puzzle.position
        move = line.moves[place]
        why = failure(self.goal_of(puzzle), puzzle, before, move, place)
        lost = [Message("outcome.ended.strikes")] if is_lost(move.turns[-1].after) else []
        return Explanation(why.headline, tuple(map(Reason, (*why.told, *lost))))

    def _status(self, goal: Goal, state: GameState, moves: int) -> Status:
        left = goal.moves - moves
        over = state.ending is not None or left <= 0
        if not (moves or over):
            return Status.REACHED if goal.reached(state, over=False) else Status.OPEN
        if goal.reached(state, over=over):
            return Status.REACHED
        to_come = turns_to_come(state, goal.seat, left)
        return Status.FAILED if over or goal.ruled_out(state, to_come) else Status.OPEN

    def _turning_point(self, puzzle: Puzzle[GameState], moves: Sequence[Move[GameState]]) -> int:
        """Return the first own move after which the goal was out of reach.

        It is 0 as well if it was so from the start.
        """
        goal = self.goal_of(puzzle)
        search = search_for(goal, puzzle.position)
        states = enumerate(move.turns[-1].after for move in moves)
        left = goal.moves - 1
        return next(at for at, state in states if not search.reachable(state, left - at))

    def _right(self, puzzle: Puzzle[GameState]) -> frozenset[str]:
        goal = self.goal_of(puzzle)
        search = search_for(goal, puzzle.position)
        return frozenset(map(str, search.right_moves(puzzle.position, goal.moves)))

    def _is_ending(self, puzzle: Puzzle[GameState], line: Path) -> bool:
        goal, state = self.goal_of(puzzle), puzzle.position
        return effort(self.proof(puzzle)) >= self.thresholds[-1] and takes_a_plan(goal, state, line)

    def _sure_line(self, puzzle: Puzzle[GameState]) -> Path | None:
        """Return a line that takes no luck and reaches the goal with the true cards too."""
        goal, state = self.goal_of(puzzle), puzzle.position
        line = sure_line(goal, state)
        return line if line and search_for(goal, state).holds_in([state], line) else None


def _is_plain(fact: Fact) -> bool:
    """Return whether the fact sums up those before it: one card is left."""
    return fact.message.id == "proof.left" and len(fact.message.params["cards"]) == 1


def _move(before: GameState, played: Sequence[tuple[Action, GameState]]) -> Move[GameState]:
    """Return an own action and the replies as turns with their players."""
    seats = [before.to_act, *(state.to_act for _, state in played[:-1])]
    own, *replies = (
        Turn(seat, str(action), after) for seat, (action, after) in zip(seats, played, strict=True)
    )
    return Move(own, tuple(replies))
