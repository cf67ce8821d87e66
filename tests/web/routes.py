"""The variable parts of routes."""

import re

PART = re.compile(r"<(?:\w+(?:\([^)]*\))?:)?(\w+)>")
