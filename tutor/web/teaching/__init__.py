"""What a game is taught with, whichever game it is: rules, lessons, puzzles, search, print."""
