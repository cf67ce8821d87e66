"""What is printed in several languages at once for a club, in English."""

from tutor.web.shell.words import Words, words

CLUB_SHEET: dict[str, Words] = {
    # i18n: Printed beside a QR code, one line in each language of a table.
    "club-sheet.scan": words("Scan the code with your phone, pick your language and start."),
}
