"""What the page on which a club is put together says by itself, in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

CLUB_BUILDER: dict[str, Words] = {
    # i18n: The label of a field, each in its own language: "Greeting".
    "club-builder.greeting": pwords("what a club says to its visitors", "Greeting"),
    # i18n: A greeting that clubs can use, above a list of lessons and puzzles. It is seen together
    # with those in the other languages; keep it short, at most 60 characters.
    "club-builder.welcome": words("Welcome! Good to have you with us."),
    "club-builder.too-long": nwords(
        "At most %(most)s character, please. This has %(num)s.",
        "At most %(most)s characters, please. This has %(num)s.",
        count="most",
    ),
    "club-builder.list-full": nwords(
        "A list can have at most %(most)s lesson or puzzle.",
        "A list can have at most %(most)s lessons and puzzles.",
        count="most",
    ),
    "club-builder.nothing-new": words("All of these are on the list already."),
    "club-builder.not-ours": words("We have no lesson or puzzle for “%(text)s”."),
    "club-builder.which-cards": words("Say which cards you’re playing with this evening."),
    "club-builder.empty": words("Choose an evening, or add something to the list."),
    "club-builder.too-much": words(
        "All this together is too long for a link. Shorten a greeting, or take a position off "
        "the list."
    ),
}
