"""Why an action is not allowed, why a game ended, and the rules that say so."""

from tutor.core.rulebook import RuledEnum


class RefusalReason(RuledEnum):
    """Why `GameState.verify` refuses an action."""

    GAME_OVER = "game-over", "end-last-round"
    NOT_YOUR_TURN = "not-your-turn", "turn"
    NO_CLUE_TOKEN = "no-clue-token", "clue-cost"
    CLUE_TOKENS_FULL = "clue-tokens-full", "discard-not-full"
    CLUE_TO_SELF = "clue-to-self", "clue-one-player"
    UNKNOWN_PLAYER = "unknown-player", "clue-one-player"
    UNKNOWN_SUIT = "unknown-suit", "clue-one-fact"
    UNKNOWN_RANK = "unknown-rank", "clue-one-fact"
    WILD_SUIT_NAMED = "wild-suit-named", "wild-never-named"
    CLUE_TOUCHES_NOTHING = "clue-touches-nothing", "clue-touches-some"
    EMPTY_SLOT = "empty-slot", "turn"


class EndCause(RuledEnum):
    """Why a game ended."""

    STRIKES = "strikes", "end-strikes"
    PERFECT = "perfect", "end-perfect"
    LAST_ROUND = "last-round", "end-last-round"
    CARD_GONE = "card-gone", "play-on-card-gone"
    NO_ACTION = "no-action", "play-on-no-action"


class Flaw(RuledEnum):
    """Why a position is impossible; each with the names of its details.

    `player` and `slot` count from 0; a `clue` is the suit or the number that it names.
    """

    WRONG_PLAYERS = "wrong-players", "who-plays"  # players
    UNKNOWN_PLAYER = "unknown-player", "turn"  # player, players
    WRONG_FIREWORKS = "wrong-fireworks", "firework"  # found, expected
    TOO_MANY_TOKENS = "too-many-tokens", "tokens"  # found, most
    TOO_MANY_STRIKES = "too-many-strikes", "end-strikes"  # found, most
    TOO_FEW_DISCARDS = "too-few-discards", "misplay"  # found, strikes
    WRONG_TURNS_LEFT = "wrong-turns-left", "end-last-round"  # turns_left, deck_size
    WRONG_HAND_SIZE = "wrong-hand-size", "hands"  # player, found, fewest, most
    FOREIGN_SUIT = "foreign-suit", "deck"  # suit
    WRONG_COPIES = "wrong-copies", "copies"  # card, found, expected
    WRONG_DECK_SIZE = "wrong-deck-size", "deck"  # found, expected
    LOST_AND_PERFECT = "lost-and-perfect", "end-strikes"
    LAST_STRIKE_FITS = "last-strike-fits", "misplay"  # card
    CARD_GONE_BEFORE = "card-gone-before", "play-on-card-gone"  # card
    WILD_SUIT_NAMED = "wild-suit-named", "wild-never-named"  # player, slot, clue
    FOREIGN_CLUE = "foreign-clue", "clue-one-fact"  # player, slot, clue
    TOLD_BOTH = "told-both", "clue-denies"  # player, slot, clue
    TOLD_TWO_OF_A_KIND = "told-two-of-a-kind", "clue-complete"  # player, slot, clue, other
    TOLD_WRONGLY = "told-wrongly", "clue-complete"  # player, slot, card, clue
    OLDER_CARD_NOT_TOLD = "older-card-not-told", "clue-complete"  # player, slot, clue
    TOO_MANY_CLUES = "too-many-clues", "clue-cost"  # found, most
