"""What is right, found with the engine alone: no theme and no page is asked."""

from tutor.core.puzzle import Puzzle
from tutor.games.hanabi.engine import ColorClue, GameState, Play, RankClue, Ruleset
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.knowledge import View, cards_in, deduce
from tutor.games.hanabi.lessons import LESSONS
from tutor.games.hanabi.puzzles import generate
from tutor.games.hanabi.rulebook import TableSetup, default_box


def puzzle_of(theme: str, level: int, seed: int) -> Puzzle[GameState]:
    """Return the endless puzzle with this address."""
    return generate(Ruleset(), theme, level, seed)


def lesson_step(lesson: str, number: int) -> Puzzle[GameState]:
    """Return the puzzle of a step of a lesson, in the basic game."""
    table = TableSetup(default_box("en"), Ruleset())
    return LESSONS[lesson].steps[number - 1](table).puzzle


def right_answer(puzzle: Puzzle[GameState]) -> set[str]:
    """Return the options that are right."""
    state, question = puzzle.position, puzzle.question
    match puzzle.theme:
        case "point-out":
            clue = parse_action(question["clue"])
            assert isinstance(clue, ColorClue | RankClue)
            return {f"card-{clue.target}-{slot}" for slot in state.touched(clue)}
        case "allowed":
            return {str(action) for action in state.legal_actions()} & set(question["actions"])
        case "knowledge":
            possible = deduce(View.of(state, puzzle.viewer)).possible[question["slot"]]
            return {f"identity-{card}" for card in cards_in(possible)}
        case "outcome":
            return {_outcome(state, state.apply(Play(question["slot"])))}
        case "reason":
            card = state.hands[state.to_act][question["slot"]]
            above = card.rank - state.firework(card.suit)
            return {"joins-firework" if above == 1 else "mistake" if above > 1 else "built"}
    raise AssertionError(f"a theme that nobody has answered in a browser: {puzzle.theme}")


def _outcome(before: GameState, after: GameState) -> str:
    if after.outcome:
        return f"ends-{after.outcome.end_condition}"
    if after.strikes > before.strikes:
        return "mistake"
    if after.fireworks.count(5) == before.fireworks.count(5):
        return "joins-firework"
    recovered = after.clue_tokens > before.clue_tokens
    return "completes-recovers" if recovered else "completes-no-token"
