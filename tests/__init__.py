"""Tests of the whole project, and what they share. A package, so that no other `tests` hides it."""
