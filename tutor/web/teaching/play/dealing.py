"""The way to a deal: by a number that somebody gives, or to any one."""

import random

from flask import request

SEED = "seed"
"""The field of the form that leads to a deal: its number, or nothing for any deal."""

_choice = random.SystemRandom()


def seed_wished(last: int) -> str:
    """Return the number of the deal as it was sent; any one up to the last if none was."""
    return request.args.get(SEED, "").strip() or str(_choice.randint(1, last))
