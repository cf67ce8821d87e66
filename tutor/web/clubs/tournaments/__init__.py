"""Tournaments of clubs: all tables play the same deals, and their results are put together."""
