"""Games that players bring: Hanab Live's files, and its links that carry a game."""

from tutor.core.errors import TutorError, UnsupportedError
from tutor.games.hanabi.engine.game_file import GameFile
from tutor.games.hanabi.engine.replay import Replay
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS
from tutor.games.hanabi.engine.share_link import decode, is_link, is_share_link
from tutor.games.hanabi.partners import GameRecord, Manner, StackedDeal

LARGEST = 60_000
"""Bytes that are read at the most; a game with notes has some ten thousand."""


class TooLargeError(TutorError):
    """More bytes than any game has."""


class ElsewhereError(TutorError):
    """A link that only names a game: the game itself lies on a server, and nothing is fetched."""


def read_recorded(data: bytes) -> GameRecord:
    """Return the game of a file, or of a link that carries it, as far as it was played.

    Nobody said how its players give clues, so it is read literally. Raises TooLargeError,
    ElsewhereError, ReplayError for what is no game or breaks the rules, BadSyntaxError for a link
    that can't be read, UnsupportedError for a variant or an option that no printed rules have.
    """
    if len(data) > LARGEST:
        raise TooLargeError(f"{len(data)} bytes")
    text = data.decode(errors="replace").strip()
    if not is_link(text):
        return _recorded(GameFile.from_json(data))
    if not is_share_link(text):
        raise ElsewhereError(text)
    return _recorded(decode(text))


def _recorded(file: GameFile) -> GameRecord:
    """Return the game of a file; UnsupportedError for more players than a game has."""
    if len(file.players) > MAX_PLAYERS:
        raise UnsupportedError("players", str(len(file.players)))
    return recorded(Replay.from_file(file))


def recorded(replay: Replay, manner: Manner = Manner.LITERAL) -> GameRecord:
    """Return the game of a replay; how it was ended from outside is left out."""
    return GameRecord(StackedDeal.of(replay.start), manner, replay.actions)
