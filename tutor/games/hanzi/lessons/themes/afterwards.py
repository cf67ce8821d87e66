"""What is true: of the table as it is, or after some actions.

Question: `{"moves": "tBa1b2", "claims": ["points.0.2", …], "rules": ["hanzi-match", …]}`: the
actions, if any, the claims, and for each the rule that settles it. Options: the claims.
"""

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Choose, Fact, Puzzle, Verdict
from tutor.games.hanzi.engine import GameState, read_actions
from tutor.games.hanzi.lessons.themes.claims import Claim
from tutor.games.hanzi.lessons.themes.lesson_theme import LessonTheme
from tutor.games.hanzi.lessons.themes.telling import Line, does_all


class Afterwards(LessonTheme):
    """Any rule whose consequence shows on the table."""

    name = "hanzi-afterwards"
    choose = Choose.ALL

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return what is done, if anything, and the request to mark what is true then."""
        told: dict[str, object] = {"name": Player(puzzle.position.to_act)}
        actions = read_actions(puzzle.question["moves"])
        if not actions:
            return Message("hanzi-afterwards.goal.now", told)
        whose = "yours" if puzzle.position.to_act == puzzle.viewer else "theirs"
        told["actions"] = does_all(actions)
        return Message(f"hanzi-afterwards.goal.{whose}", told)

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the claims."""
        return tuple(puzzle.question["claims"])

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return what is claimed."""
        return Claim.parse(option).said.addressed_to(puzzle.viewer)

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the claim holds, or what speaks against it."""
        after = Line.of(puzzle.position, read_actions(puzzle.question["moves"])).end
        claim = Claim.parse(option)
        rule = puzzle.question["rules"][puzzle.question["claims"].index(option)]
        holds = claim.holds(after)
        said = claim.truth(after) if holds else claim.against(after)
        return Verdict(option, holds, said.addressed_to(puzzle.viewer), rule, after=after)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return nothing: it is seen by doing it."""
        return ()
