"""The format of the access log."""

import re

COMBINED = re.compile(
    r"(?P<host>\S+) - - \[\d\d/[A-Z][a-z]{2}/\d{4}:\d\d:\d\d:\d\d \+0000\] "
    r'"(?P<request>[^"]*)" (?P<status>\d{3}) (?P<size>\d+|-) "(?P<from>[^"]*)" "(?P<with>[^"]*)"\n'
)
"""The Combined Log Format, as Apache's documentation has it."""
