"""Addresses to ask a server for: many, in every language."""

from functools import cache
from random import Random
from urllib.parse import urlencode

from tutor.core.library import Entry
from tutor.core.puzzle import Choose, verdicts_on
from tutor.core.scenario import Scenario
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.rulebook import RULES
from tutor.web.shell.languages import LANGUAGES

TAGS = tuple(language.tag for language in LANGUAGES)


def rules_paths() -> list[str]:
    """Return the rule book and the page of every rule, in every language."""
    pages = ["", *RULES]
    return [f"/{tag}/rules/{page}" for tag in TAGS for page in pages]


def puzzle_paths() -> list[str]:
    """Return the page of every puzzle of the library, in every language."""
    return [f"/{tag}/puzzles/{name}" for tag in TAGS for name in library()]


def single_questions() -> list[Entry]:
    """Return the library without its scenarios, in which an answer is a move of several."""
    return [entry for entry in library().values() if not isinstance(THEMES[entry.theme], Scenario)]


def answer_to(entry: Entry, *, right: bool, random: Random | None = None) -> list[str]:
    """Return the options of a right answer or of a wrong one, where the puzzle has such.

    It is the first there is, or any.
    """
    theme, fit = THEMES[entry.theme], _options(entry.id, right)
    if theme.choose is Choose.ONE or not right:
        return [random.choice(fit) if random else fit[0]]
    return fit


@cache
def _options(name: str, right: bool) -> list[str]:
    entry = library()[name]
    verdicts = verdicts_on(THEMES[entry.theme], entry.puzzle)
    fit = [verdict.option for verdict in verdicts if verdict.is_right is right]
    return fit or [verdicts[0].option]


def answered_path(entry: Entry, options: list[str], tag: str) -> str:
    """Return the address of the page that judges an answer."""
    return f"/{tag}/puzzles/{entry.id}?{urlencode([('answer', option) for option in options])}"
