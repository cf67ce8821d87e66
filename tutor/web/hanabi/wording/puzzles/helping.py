"""Puzzles on helping others with a clue, in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

HELPING_THEMES: dict[str, Words] = {
    # Make it playable
    "theme.make-playable": pwords("kind of puzzle", "Prove it’s playable"),
    "theme.make-playable.about": words("Give a clue that proves a card is playable."),
    "make-playable.goal": words(
        "You are %(you)s, and it’s your turn. %(name)s’s card %(slot)s is the <as "
        "name>%(card)s</as>. Give %(name)s a clue that proves it’s playable now. %(name)s goes "
        "by the clues, by what’s face up on the table and by the hands you both see."
    ),
    # i18n: %(cards)s becomes a list of little pictures of cards.
    "make-playable.yes": nwords(
        "It can only be <as or>%(cards)s</as>: each of them fits.",
        "It can only be <as or>%(cards)s</as>: each of them fits.",
        count="num",
    ),
    "make-playable.yes=1": words("It can only be the <as name>%(first)s</as>, which fits."),
    "make-playable.no": words(
        "As far as %(name)s can tell, it could be the <as name>%(card)s</as>, which doesn’t fit "
        "now."
    ),
    # Save it
    "theme.save": pwords("kind of puzzle", "Save it"),
    "theme.save.about": words("Give a clue that proves a card is critical."),
    "save.goal": words(
        "You are %(you)s, and it’s your turn. %(name)s’s card %(slot)s is the <as "
        "name>%(card)s</as>. Give %(name)s a clue that proves it’s critical (still needed, and "
        "no other copy left). %(name)s goes by the clues, by what’s face up on the table and by "
        "the hands you both see."
    ),
    "save.yes": nwords(
        "It can only be <as or>%(cards)s</as>: each of them is critical.",
        "It can only be <as or>%(cards)s</as>: each of them is critical.",
        count="num",
    ),
    "save.yes=1": words("It can only be the <as name>%(first)s</as>, which is critical."),
    "save.no": words(
        "As far as %(name)s can tell, it could be the <as name>%(card)s</as>, which isn’t critical."
    ),
}
