"""Why an action is not allowed, why a game ended, and the rules that say so."""

from enum import StrEnum


class Reason(StrEnum):
    """Why `GameState.verify` refuses an action."""

    GAME_OVER = "game-over"
    NOT_YOUR_TURN = "not-your-turn"
    NO_CLUE_TOKEN = "no-clue-token"
    CLUE_TOKENS_FULL = "clue-tokens-full"
    CLUE_TO_SELF = "clue-to-self"
    UNKNOWN_PLAYER = "unknown-player"
    UNKNOWN_SUIT = "unknown-suit"
    UNKNOWN_RANK = "unknown-rank"
    WILD_SUIT_NAMED = "wild-suit-named"
    CLUE_TOUCHES_NOTHING = "clue-touches-nothing"
    EMPTY_SLOT = "empty-slot"

    @property
    def rule(self) -> str:
        """The id of the rule that this reason rests on."""
        return _RULE_OF_REASON[self]


class EndCause(StrEnum):
    """Why a game ended."""

    STRIKES = "strikes"
    PERFECT = "perfect"
    LAST_ROUND = "last-round"
    CARD_GONE = "card-gone"
    NO_ACTION = "no-action"

    @property
    def rule(self) -> str:
        """The id of the rule for this end."""
        return _RULE_OF_CAUSE[self]


_RULE_OF_REASON = {
    Reason.GAME_OVER: "end-last-round",
    Reason.NOT_YOUR_TURN: "turn",
    Reason.NO_CLUE_TOKEN: "clue-cost",
    Reason.CLUE_TOKENS_FULL: "discard-not-full",
    Reason.CLUE_TO_SELF: "clue-one-player",
    Reason.UNKNOWN_PLAYER: "clue-one-player",
    Reason.UNKNOWN_SUIT: "clue-one-fact",
    Reason.UNKNOWN_RANK: "clue-one-fact",
    Reason.WILD_SUIT_NAMED: "wild-never-named",
    Reason.CLUE_TOUCHES_NOTHING: "clue-touches-some",
    Reason.EMPTY_SLOT: "turn",
}

_RULE_OF_CAUSE = {
    EndCause.STRIKES: "end-strikes",
    EndCause.PERFECT: "end-perfect",
    EndCause.LAST_ROUND: "end-last-round",
    EndCause.CARD_GONE: "play-on-card-gone",
    EndCause.NO_ACTION: "play-on-no-action",
}


class Flaw(StrEnum):
    """Why a position is impossible; each with the names of its details.

    `player` and `slot` count from 0; a `clue` is the suit or the number that it names.
    """

    WRONG_PLAYERS = "wrong-players"  # players
    UNKNOWN_PLAYER = "unknown-player"  # player, players
    WRONG_FIREWORKS = "wrong-fireworks"  # found, expected
    TOO_MANY_TOKENS = "too-many-tokens"  # found, most
    TOO_MANY_STRIKES = "too-many-strikes"  # found, most
    TOO_FEW_DISCARDS = "too-few-discards"  # found, strikes
    WRONG_TURNS_LEFT = "wrong-turns-left"  # turns_left, deck_size
    WRONG_HAND_SIZE = "wrong-hand-size"  # player, found, fewest, most
    FOREIGN_SUIT = "foreign-suit"  # suit
    WRONG_COPIES = "wrong-copies"  # card, found, expected
    WRONG_DECK_SIZE = "wrong-deck-size"  # found, expected
    LOST_AND_PERFECT = "lost-and-perfect"
    LAST_STRIKE_FITS = "last-strike-fits"  # card
    CARD_GONE_BEFORE = "card-gone-before"  # card
    WILD_SUIT_NAMED = "wild-suit-named"  # player, slot, clue
    FOREIGN_CLUE = "foreign-clue"  # player, slot, clue
    TOLD_BOTH = "told-both"  # player, slot, clue
    TOLD_TWO_OF_A_KIND = "told-two-of-a-kind"  # player, slot, clue, other
    TOLD_WRONGLY = "told-wrongly"  # player, slot, card, clue
    OLDER_CARD_NOT_TOLD = "older-card-not-told"  # player, slot, clue
    TOO_MANY_CLUES = "too-many-clues"  # found, most

    @property
    def rule(self) -> str:
        """The id of the rule that a position with this flaw breaks."""
        return _RULE_OF_FLAW[self]


_RULE_OF_FLAW = {
    Flaw.WRONG_PLAYERS: "who-plays",
    Flaw.UNKNOWN_PLAYER: "turn",
    Flaw.WRONG_FIREWORKS: "firework",
    Flaw.TOO_MANY_TOKENS: "tokens",
    Flaw.TOO_MANY_STRIKES: "end-strikes",
    Flaw.TOO_FEW_DISCARDS: "misplay",
    Flaw.WRONG_TURNS_LEFT: "end-last-round",
    Flaw.WRONG_HAND_SIZE: "hands",
    Flaw.FOREIGN_SUIT: "deck",
    Flaw.WRONG_COPIES: "copies",
    Flaw.WRONG_DECK_SIZE: "deck",
    Flaw.LOST_AND_PERFECT: "end-strikes",
    Flaw.LAST_STRIKE_FITS: "misplay",
    Flaw.CARD_GONE_BEFORE: "play-on-card-gone",
    Flaw.WILD_SUIT_NAMED: "wild-never-named",
    Flaw.FOREIGN_CLUE: "clue-one-fact",
    Flaw.TOLD_BOTH: "clue-denies",
    Flaw.TOLD_TWO_OF_A_KIND: "clue-complete",
    Flaw.TOLD_WRONGLY: "clue-complete",
    Flaw.OLDER_CARD_NOT_TOLD: "clue-complete",
    Flaw.TOO_MANY_CLUES: "clue-cost",
}
