"""Fields of addresses: those that take a learner along a club's list, and those of a plan."""

CLUB = "club"
"""The ref of the club whose list it is."""

SOLVED = "solved"
"""The items of the list that are solved, as the text of a `Solved`."""

BOX = "box"
"""The id of the box on the table, empty if everyone has the one of their own language."""
