"""How much there is to read in the lessons."""

from flask import Flask

from tools.lesson_words import MOST_WORDS, words_of_steps


def test_the_lessons_are_short(app: Flask) -> None:
    """All lessons of Hanabi together, in English, questions and options included."""
    assert sum(step.all for step in words_of_steps(app)) <= MOST_WORDS
