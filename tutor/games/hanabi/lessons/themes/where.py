"""Where to: the place of an own card after another one has left the hand.

Question: `{"slot": 3, "gone": "discard-1"}`, a slot of the player to act and the action taken.
Options: `card-P-S` for each place in that hand; the cards of the hand differ from one another, so
that the engine's new hand shows where the card went.
"""

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Choose, Fact, Puzzle, Verdict
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.lessons.themes.lesson_theme import LessonTheme
from tutor.games.hanabi.puzzles.option_names import CardAt, read_card_at
from tutor.games.hanabi.puzzles.proofs.telling import told_action


class WhereTo(LessonTheme):
    """Drawing: the cards behind a gap move up, and the new card comes last."""

    name = "where-to"
    choose = Choose.ONE

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return what you do, and which card to follow."""
        action = parse_action(puzzle.question["gone"])
        told = {
            "you": Player(puzzle.viewer),
            "action": told_action(puzzle.position, action, puzzle.viewer),
            "slot": puzzle.question["slot"] + 1,
        }
        return Message("where-to.goal", told)

    def cards_asked_about(self, puzzle: Puzzle[GameState]) -> frozenset[CardAt]:
        """Return the card to follow."""
        return frozenset({CardAt(puzzle.viewer, puzzle.question["slot"])})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the places in the hand, the oldest first."""
        hand = puzzle.position.hands[puzzle.viewer]
        return tuple(str(CardAt(puzzle.viewer, slot)) for slot in range(len(hand)))

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the place."""
        slot = read_card_at(option).slot
        return Message("place.your-card", {"slot": slot + 1})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the card lies there afterwards; ValueError if the hand has it twice."""
        state, viewer = puzzle.position, puzzle.viewer
        hand = state.hands[viewer]
        if len(set(hand)) < len(hand):
            raise ValueError("cards that look alike cannot be followed")
        after = state.apply(parse_action(puzzle.question["gone"]))
        now = after.hands[viewer].index(hand[puzzle.question["slot"]])
        correct = read_card_at(option).slot == now
        message = Message("where-to.why", {"slot": now + 1, "last": len(after.hands[viewer])})
        return Verdict(option, correct, message, "advice-keep-order")

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return nothing: there is one thing to know, and the lesson has said it."""
        return ()
