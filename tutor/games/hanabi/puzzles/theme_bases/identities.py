"""What themes share whose options are all cards of the game."""

from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.option_names import Identity, read_as


class IdentityOptions:
    """The options `identity-x`, one for each card of the ruleset."""

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return every card of the game once."""
        return tuple(str(Identity(card)) for card in puzzle.position.ruleset.cards)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the card."""
        return Message("option.identity", {"card": read_as(Identity, option).card})
