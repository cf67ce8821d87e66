"""Slugs, tickets and secrets: random texts, and the hashes stored of them.

A *slug* is a club's short address. A *ticket* is a number for once: a form that is sent twice with
the same one does what it does once, and a learner is known by theirs. A *secret* opens the page on
which a club is changed. Of tickets and secrets only the hash is stored; they have 128 bits by
chance, so that a plain hash cannot be turned back.
"""

import hmac
import re
import secrets
from hashlib import sha256

_ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""Without characters that look alike, as addresses are read out and typed."""

_SLUG_LENGTH = 10  # 49 bits
_SLUG = re.compile(f"[{_ALPHABET}]{{{_SLUG_LENGTH}}}")
_TICKET = re.compile("[0-9a-f]{32}")


def new_slug() -> str:
    """Return an address for a new club: 10 characters by chance."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(_SLUG_LENGTH))


def new_ticket() -> str:
    """Return a ticket or secret that was never given out: 32 lower-case hex digits by chance."""
    return secrets.token_hex(16)


def is_slug(text: str) -> bool:
    """Return whether a text may be a slug; anything else need not be looked for."""
    return bool(_SLUG.fullmatch(text))


def is_ticket(text: str) -> bool:
    """Return whether a text may be a ticket or a secret."""
    return bool(_TICKET.fullmatch(text))


def first_secret(ticket: str) -> str:
    """Return the secret of the club that was made with this ticket.

    It follows from the ticket, so that a form that is sent twice gives the same link twice, though
    the store has nothing but hashes.
    """
    return hmac.digest(ticket.encode(), b"secret of the club", "sha256").hex()[:32]


def table_secret(club_secret: str, tournament: int, table: int) -> str:
    """Return the secret with which a table of a tournament sends its results.

    It follows from that of the club, so that sheets can be printed again; with another secret of
    the club the tables have others, too.
    """
    what = f"table {table} of tournament {tournament}"
    return hmac.digest(club_secret.encode(), what.encode(), "sha256").hex()[:32]


def hashed(secret: str) -> str:
    """Return the hash that is stored of a ticket or secret: SHA-256, as 64 hex digits."""
    return sha256(secret.encode()).hexdigest()


def hashed_ticket(ticket: str) -> str:
    """Return the hash of a ticket; ValueError for one that `new_ticket` cannot have made."""
    if not is_ticket(ticket):
        raise ValueError("no ticket")
    return hashed(ticket)


def opens(secret: str, hash_kept: str) -> bool:
    """Return whether a secret matches a stored hash, in constant time."""
    return hmac.compare_digest(sha256(secret.encode(errors="replace")).hexdigest(), hash_kept)
