"""The home page of a game, one's own progress, what crawlers read."""
