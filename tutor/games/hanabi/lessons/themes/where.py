"""Where to: the place of an own card after another one has left the hand.

Question: `{"slot": 3, "gone": "discard-1"}`, a slot of the player to act and the action taken.
Options: `card-P-S` for each place in that hand; the cards of the hand differ from one another, so
that the engine's new hand shows where the card went.
"""

from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, Fact, Puzzle, Verdict
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.lessons.themes.lesson_theme import StepTheme
from tutor.games.hanabi.puzzles.option_names import CardAt, own_cards, read_card_at
from tutor.games.hanabi.puzzles.proofs.action_messages import told_action

_RULE = "advice-keep-order"


class WhereTo(StepTheme):
    """Drawing: the cards behind a gap move up, and the new card comes last."""

    name = "where-to"
    choose = Choose.ONE
    retells_wrong = False

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the question: your action, and the card to follow."""
        action = parse_action(puzzle.question["gone"])
        params = {
            "action": told_action(puzzle.position, action, puzzle.viewer),
            "slot": puzzle.question["slot"] + 1,
        }
        return Message("where-to.goal", params)

    def cards_asked_about(self, puzzle: Puzzle[GameState]) -> frozenset[CardAt]:
        """Return the card to follow."""
        return frozenset({CardAt(puzzle.viewer, puzzle.question["slot"])})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the places in the hand, the oldest first."""
        return own_cards(puzzle)

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
        after = state.apply(parse_action(puzzle.question["gone"])).hands[viewer]
        now, place = after.index(hand[puzzle.question["slot"]]), read_card_at(option).slot
        if place == now:
            params = {"last": len(after)}
            return Verdict(option, True, Message("where-to.why", params), _RULE)
        if place >= len(after):
            return Verdict(option, False, Message("where-to.no.place"), _RULE)
        if after[place] not in hand:
            return Verdict(option, False, Message("where-to.no.new"), _RULE)
        before = hand.index(after[place])
        kind = "stays" if before == place else "moves"
        message = Message(f"where-to.no.{kind}", {"slot": before + 1})
        return Verdict(option, False, message, _RULE)

    def headline(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Message:
        """Return where the card will be."""
        [right] = (each.option for each in answer.right_verdicts)
        return Message("where-to.head", {"slot": read_card_at(right).slot + 1})

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return nothing: there is one thing to know, and the lesson has said it."""
        return ()
