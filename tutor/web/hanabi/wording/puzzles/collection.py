"""The library, the puzzle of the day and shared puzzles in English."""

from tutor.web.shell.words import Words, pwords

COLLECTION: dict[str, Words] = {
    "family.rules": pwords("family of puzzles", "The rules"),
    "family.reading": pwords("family of puzzles", "Reading the table"),
    "family.helping": pwords("family of puzzles", "Helping others"),
    "family.scenarios": pwords("family of puzzles", "Several turns"),
    "family.conventions": pwords("family of puzzles", "Conventions"),
}
