"""Fields of addresses: along a club's list, of a plan, and of what is wanted besides."""

CLUB = "club"
"""The ref of the club whose list it is."""

SOLVED = "solved"
"""The items of the list that are solved, as the text of a `Solved`."""

ALSO = "also"
"""What an organiser wants besides the link: some of `EXTRAS`. It needs a saved club."""

EXTRAS = ("board", "tournament")

BOX = "box"
"""The id of the box on the table, empty if everyone has the one of their own language."""
