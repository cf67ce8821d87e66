"""Games that players bring, and the text of a game in an address.

`base_30abc…_p0Br`: the code of the rules, the deal as it is named (deals/deal.py), the actions
(partners/action_codes.py). No game's is longer than `LONGEST` characters.
"""

from collections.abc import Callable
from typing import TypeVar

from tutor.core.errors import BadSyntaxError, TutorError, UnsupportedError
from tutor.games.hanabi.engine.game_file import GameFile
from tutor.games.hanabi.engine.replay import Replay
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, Ruleset
from tutor.games.hanabi.engine.share_link import decode, is_link, is_share_link
from tutor.games.hanabi.partners import NO_CONVENTIONS, ConventionSet, GameRecord, StackedDeal
from tutor.games.hanabi.partners.action_codes import longest, read_actions, write_actions

LONGEST = 380
"""Characters: 44 of rules, 62 of a deal, 272 of actions, and two between them."""

_BETWEEN = "_"

Part = TypeVar("Part")


def write_game(record: GameRecord) -> str:
    """Return the text of a game."""
    deal = StackedDeal.of(record.states[0])
    return _BETWEEN.join((str(deal.ruleset), deal.name, write_actions(record.actions)))


def read_game(text: str, conventions: ConventionSet = NO_CONVENTIONS) -> GameRecord:
    """Return the game of this text.

    Raises BadSyntaxError for a text that is no game, PlayedWrongError for an action that is not
    allowed.
    """
    parts = text.split(_BETWEEN)
    if len(parts) != len(("rules", "deal", "actions")) or len(text) > LONGEST:
        raise BadSyntaxError("game", text, 0, "the rules, the deal and the actions of a game")
    rules, name, done = parts
    ruleset = _read_part(text, 0, lambda: Ruleset.parse(rules))
    if str(ruleset) != rules or len(done) > longest(ruleset):
        raise BadSyntaxError("game", text, 0, "a game in the one text that it has")
    place = len(rules) + 1
    deal = _read_part(text, place, lambda: StackedDeal.parse(name, ruleset))
    actions = _read_part(text, place + len(name) + 1, lambda: read_actions(done))
    return GameRecord(deal, conventions, actions)


def _read_part(text: str, place: int, read: Callable[[], Part]) -> Part:
    """Return the part as `read` parses it; errors name its place."""
    try:
        return read()
    except BadSyntaxError as error:
        raise BadSyntaxError("game", text, place + error.position, error.expected) from None


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
    return record_of_replay(Replay.from_file(file))


def record_of_replay(replay: Replay, conventions: ConventionSet = NO_CONVENTIONS) -> GameRecord:
    """Return the game of a replay; how it was ended from outside is left out."""
    return GameRecord(StackedDeal.of(replay.start), conventions, replay.actions)
