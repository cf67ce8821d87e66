"""How much of everything a club may have: what the pages say, the forms check and tests try."""

NAME = 40
"""Characters of a club's name."""

GREETING = 160
"""Characters of a greeting in one language."""

ITEMS = 30
"""Lessons and puzzles in a club's list: as many as a results code of 11 characters can tell."""

PLAN_TEXT = 1800
"""Characters of a plan in an address: with them a QR code of level M still has room to spare."""

PLAN_BYTES = 8192
"""Bytes that a plan may unpack to: more is no plan of ours."""

NICKNAME = (2, 20)
"""The fewest and the most characters of a nickname."""

LEARNERS = 60
"""Learners on a club's board at a time."""

CODES = 100
"""Results codes that are read at a time."""

RESULTS = 120
"""Lessons and puzzles that are kept of one learner: the list may change now and then."""

DAYS_OF_LEARNERS = 30
"""Days after their last visit, learners and what they finished are erased."""

DAYS_OF_CLUBS = 400
"""Days after the last visit of anybody, a saved club is erased: a year's pause is survived."""

COPIES = 6
"""Different copies of a club's puzzles on paper."""

ON_PAPER = 48
"""Puzzles in one document for the printer, all copies together, unless a list alone has more."""

TOURNAMENTS = 20
"""Tournaments that a club has at a time: the columns of a season that fit a screen."""

DEALS = range(1, 13)
"""How many deals a tournament may have."""

TABLES = range(2, 13)
"""How many tables a tournament may have."""

DAYS_OF_TOURNAMENTS = 30
"""Days after the last visit of anybody, a tournament is erased, unless its club has a season."""

SEASONS = 12
"""Seasons that a club has at a time."""

DAYS_OF_SEASONS = 120
"""Days after the last visit of anybody, a season is erased: a summer without evenings is shorter.

Until then all tournaments of its club stay."""
