"""The English words of every message, by id. The only place with sentences outside templates/.

One module for each subject; `WORDS` is all of them.
"""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.web.wording.common import COMMON
from tutor.web.wording.engine import ENGINE
from tutor.web.wording.faq import FAQ
from tutor.web.wording.glossary import GLOSSARY
from tutor.web.wording.puzzles import PUZZLES
from tutor.web.wording.rules import RULES
from tutor.web.wording.summary import SUMMARY
from tutor.web.wording.table_choice import TABLE_CHOICE
from tutor.web.wording.words import Words


def merged(*parts: Mapping[str, Words]) -> Mapping[str, Words]:
    """Return all words in one mapping; ValueError if two modules claim an id."""
    merged: dict[str, Words] = {}
    for part in parts:
        if doubled := merged.keys() & part.keys():
            raise ValueError(f"message ids with words twice: {', '.join(sorted(doubled))}")
        merged.update(part)
    return MappingProxyType(merged)


WORDS = merged(COMMON, ENGINE, RULES, FAQ, GLOSSARY, SUMMARY, TABLE_CHOICE, PUZZLES)
