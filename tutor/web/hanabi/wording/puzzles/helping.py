"""Puzzles on helping others with a clue, in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

HELPING_THEMES: dict[str, Words] = {
    # Make it playable
    "theme.make-playable": pwords("kind of puzzle", "Make it playable"),
    "theme.make-playable.about": words("Give a clue that proves that a card can be played."),
    # i18n: %(card)s becomes a little picture of a card, here and below.
    "make-playable.goal": words(
        "You are %(you)s, and it is your turn. Give %(name)s a clue that proves that %(name)s’s "
        "card %(slot)s can be played now. You see that it is %(card)s. For the proof, %(name)s has "
        "only the clues, what lies open on the table, and the hands that you both see."
    ),
    "make-playable.yes": nwords(
        "It can only be %(cards)s, and that fits now.",
        "It can only be one of these, and each of them fits now: %(cards)s.",
        count="num",
    ),
    "make-playable.no": words(
        "For all that %(name)s can tell, it could still be %(card)s, which does not fit now."
    ),
    # Save it
    "theme.save": pwords("kind of puzzle", "Save it"),
    "theme.save.about": words("Give a clue that proves that a card must not be discarded."),
    "save.goal": words(
        "You are %(you)s, and it is your turn. Give %(name)s a clue that proves that %(name)s’s "
        "card %(slot)s is irreplaceable, so that it must not be discarded. You see that it is "
        "%(card)s. For the proof, %(name)s has only the clues, what lies open on the table, and "
        "the hands that you both see."
    ),
    "save.yes": nwords(
        "It can only be %(cards)s, and that is irreplaceable.",
        "It can only be one of these, and each of them is irreplaceable: %(cards)s.",
        count="num",
    ),
    "save.no": words(
        "For all that %(name)s can tell, it could still be %(card)s, which can be spared."
    ),
}
