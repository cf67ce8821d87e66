"""Lessons: the path, the steps and the end of each."""
