"""How thoroughly to test: `make test` within minutes, `make test-thorough` whatever it takes."""

import os

THOROUGH = os.environ.get("THOROUGH") == "1"
"""Whether every page is looked at in every language, and every kind of puzzle made."""
