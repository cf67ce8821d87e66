"""Errors of clubs, each with its data."""

from enum import StrEnum

from tutor.core.errors import TutorError


class Outage(StrEnum):
    """Why nothing can be stored just now."""

    AWAY = "away"
    """The database does not answer, or there is none."""

    FULL = "full"
    """The disk is full."""

    READ_ONLY = "read-only"
    """The database cannot be written to."""

    BUSY = "busy"
    """Others have kept it busy for too long."""


class BadNickname(StrEnum):
    """The problems of a nickname."""

    SHORT = "short"
    LONG = "long"
    CHARACTERS = "characters"
    """It has something other than letters, digits and a few marks between them."""


class StoreError(TutorError):
    """Base of what the store of clubs raises."""


class StoreUnavailableError(StoreError):
    """Nothing can be read or written just now; what was being written has not been."""

    def __init__(self, outage: Outage, why: str = "") -> None:
        self.outage = outage
        super().__init__(f"the clubs' database is not available ({outage}): {why}".rstrip(": "))


class UnknownClubError(StoreError):
    """No club is saved under this slug, or the secret is not its own: nobody learns which."""

    def __init__(self, slug: str) -> None:
        self.slug = slug
        super().__init__(f"no club {slug!r}, or another secret")


class UnknownLearnerError(StoreError):
    """Whoever asks has not joined the board of this club, or has left it."""


class BoardClosedError(StoreError):
    """The club has no board, or nothing more is added to it."""


class NicknameTakenError(StoreError):
    """Another learner of this club goes by this nickname."""

    def __init__(self, nickname: str) -> None:
        self.nickname = nickname
        super().__init__(f"nickname {nickname!r} is taken")


class UnknownTournamentError(UnknownClubError):
    """The club has no tournament of this number, or no table has this secret."""


class UnknownSeasonError(UnknownClubError):
    """The club has no season of this number."""


class TournamentClosedError(StoreError):
    """Tables send nothing more to this tournament."""


class ResultKnownError(StoreError):
    """There is another result already; `deals`, counted from 0, have been left as they were."""

    def __init__(self, deals: tuple[int, ...]) -> None:
        self.deals = deals
        super().__init__(f"deals {deals} have another result")


class FullError(StoreError):
    """There is no room for more of something: `limit` is how many there may be."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        super().__init__(f"no more than {limit}")


class BadNicknameError(TutorError):
    """A nickname that cannot be; `reason` says why, `text` is what was given."""

    def __init__(self, reason: BadNickname, text: str) -> None:
        self.reason = reason
        self.text = text
        super().__init__(f"nickname {text!r}: {reason}")
