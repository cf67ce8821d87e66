"""Seasons of clubs: tournaments of several evenings, added up to one table."""
