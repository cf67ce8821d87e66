"""How many inputs each test of this folder gets: FUZZ_INPUTS, or 1,000."""

import os

from hypothesis import HealthCheck, settings

INPUTS = int(os.environ.get("FUZZ_INPUTS", "1000"))

fuzz = settings(
    max_examples=INPUTS,
    derandomize=False,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
    print_blob=True,
)
"""Put above @given: that many inputs, others each time, and a failing one printed."""
