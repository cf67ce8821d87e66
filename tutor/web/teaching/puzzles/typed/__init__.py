"""Answers that are typed: "play 2", "clue bob red", "r4 r5", "1 3".

What is typed is read in the language of the page and in English, and judged by nothing but the
options there are: every word has to be one that an option is said with, and together they have to
leave a single option. So the order is free, and whatever goes without saying can be left out. Words
may be inflected (their beginnings are compared), Han and kana need no spaces, and colours can be
named by their letters.
"""

from tutor.web.teaching.presentation import Label
from tutor.web.teaching.puzzles.typed.matching import Reading, read

__all__ = ["TYPED", "Label", "Reading", "read"]

TYPED = "typed"
"""The field of the form in which an answer is typed."""
