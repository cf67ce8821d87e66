"""Puzzles of several turns: goals, the partners' replies, the search for a way to the goal."""
