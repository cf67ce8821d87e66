"""Puzzles on helping others with a clue, in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

HELPING_THEMES: dict[str, Words] = {
    # Make it playable
    "theme.make-playable": pwords("kind of puzzle", "Make it playable"),
    "theme.make-playable.about": words("Give a clue that proves that a card can be played."),
    "make-playable.goal": words(
        "You are %(you)s, and it’s your turn. %(name)s’s card %(slot)s is the "
        "<as name>%(card)s</as>. Give %(name)s a clue after which %(name)s can be sure that it’s "
        "playable now. %(name)s goes by the clues, by what lies open on the table, and by the "
        "hands that you both see."
    ),
    # i18n: %(cards)s becomes a list of little pictures of cards.
    "make-playable.yes": nwords(
        "It can only be <as or>%(cards)s</as>, and each of them fits.",
        "It can only be <as or>%(cards)s</as>, and each of them fits.",
        count="num",
    ),
    "make-playable.yes=1": words("It can only be the <as name>%(first)s</as>, and that fits."),
    "make-playable.no": words(
        "For all %(name)s knows, it could be the <as name>%(card)s</as>, which doesn’t fit now."
    ),
    # Save it
    "theme.save": pwords("kind of puzzle", "Save it"),
    "theme.save.about": words("Give a clue that proves that a card must not be discarded."),
    "save.goal": words(
        "You are %(you)s, and it’s your turn. %(name)s’s card %(slot)s is the "
        "<as name>%(card)s</as>. Give %(name)s a clue after which %(name)s can be sure that it’s "
        "critical: still needed, and the last of its kind. %(name)s goes by the clues, by what "
        "lies open on the table, and by the hands that you both see."
    ),
    "save.yes": nwords(
        "It can only be <as or>%(cards)s</as>, and each of them is critical.",
        "It can only be <as or>%(cards)s</as>, and each of them is critical.",
        count="num",
    ),
    "save.yes=1": words("It can only be the <as name>%(first)s</as>, and that’s critical."),
    "save.no": words(
        "For all %(name)s knows, it could be the <as name>%(card)s</as>, which isn’t critical."
    ),
}
