"""Hànzì: rules, engine, knowledge, puzzles, lessons."""
