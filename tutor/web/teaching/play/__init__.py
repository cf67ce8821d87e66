"""What games played in the browser share, whichever game it is.

The address says all of a game: the deal and what has been done since. Nothing is kept on the
server, each decision is a link to the address that has it, and undoing is the address before.
"""
