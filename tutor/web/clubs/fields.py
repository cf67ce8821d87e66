"""The fields of an address that take a learner along a club's list."""

CLUB = "club"
"""The ref of the club whose list it is."""

SOLVED = "solved"
"""The items of the list that are solved, as the text of a `Solved`."""
