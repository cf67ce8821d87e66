"""The fields of an address that take a learner along a club's list."""

CLUB = "club"
"""The ref of the club whose list it is."""

SOLVED = "solved"
"""The items of the list that are solved, as the text of a `Solved`."""

OF_A_WALK = (CLUB, SOLVED)
"""They say where a reader comes from and not what is read: no canonical address has them."""
