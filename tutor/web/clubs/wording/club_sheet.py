"""What is printed in several languages at once for a club, in English."""

from tutor.web.shell.words import Words, pwords, words

CLUB_SHEET: dict[str, Words] = {
    # i18n: Printed beside a QR code, one line in each language of a table.
    "club-sheet.scan": words("Scan the code with your phone, pick your language and start."),
    "club-sheet.puzzles": words("Puzzles"),
    "club-sheet.answers": words("Answers"),
    # i18n: Copy A, copy B … of the same puzzles: different, so that neighbours cannot copy.
    "club-sheet.copy": pwords("heading of a sheet", "Copy %(letter)s"),
    # i18n: A learner writes the name behind it, on paper.
    "club-sheet.name": words("Name:"),
    # i18n: Above lessons with their addresses, on paper: they cannot be printed.
    "club-sheet.lessons": words("Lessons on the site:"),
    "club-sheet.partners": words("How the other players act"),
}
