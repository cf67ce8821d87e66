"""The library, the puzzle of the day and shared puzzles in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

COLLECTION: dict[str, Words] = {
    "family.rules": pwords("family of puzzles", "The rules"),
    "family.reading": pwords("family of puzzles", "Reading the table"),
    "family.helping": pwords("family of puzzles", "Helping others"),
    "family.scenarios": pwords("family of puzzles", "Several turns"),
    # i18n: The kind of puzzle is not there with the rules chosen; %(rules)s is a list such as
    # "Variant 3, 5 multicolour cards".
    "theme.comes-with": words("Not with these rules, but with: %(rules)s"),
    "library.puzzles": nwords("%(num)s puzzle", "%(num)s puzzles", count="num"),
    # The way to a page
    "page.puzzles": words("Puzzles"),
    "page.level": words("Level %(level)s"),
    "page.daily": words("Puzzle of the day"),
    "page.shared": words("Shared position"),
    # A shared position that cannot be asked about
    "shared.unreadable": words("This link to a position cannot be read"),
    "shared.impossible": words("No game can come to this position"),
    "shared.no-question": words("This kind of puzzle has nothing to ask here"),
}
