"""Puzzles on helping others with a clue, in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

HELPING_THEMES: dict[str, Words] = {
    "helping.note": words("%(name)s goes by the clues and by what you can both see."),
    # i18n: Why a clue does not do; %(name)s gets it. A reason why the card is no good follows.
    "helping.no": nwords(
        "To %(name)s it could still be a <as name>%(card)s</as>.",
        "To %(name)s it could still be a <as name>%(card)s</as>.",
        count="num",
    ),
    "helping.no=1": words("To %(name)s it could still be the <as name>%(card)s</as>."),
    # i18n: %(rank)s is the next number, in the colour of the card.
    "helping.no.too-early": nwords(
        "To %(name)s it could still be a <as name>%(card)s</as>, which has to wait: "
        "<as colour>%(card)s</as> needs a %(rank)s next.",
        "To %(name)s it could still be a <as name>%(card)s</as>, which has to wait: "
        "<as colour>%(card)s</as> needs a %(rank)s next.",
        count="num",
    ),
    "helping.no.too-early=1": words(
        "To %(name)s it could still be the <as name>%(card)s</as>, which has to wait: "
        "<as colour>%(card)s</as> needs a %(rank)s next."
    ),
    "helping.no.none-discarded": words(
        "To %(name)s it could still be a <as name>%(card)s</as>, which isn’t critical: none has "
        "been discarded."
    ),
    "helping.no.one-discarded": words(
        "To %(name)s it could still be a <as name>%(card)s</as>, which isn’t critical: only one "
        "has been discarded."
    ),
    # i18n: %(holder)s has the other copy, where %(name)s sees it.
    "helping.no.held": words(
        "To %(name)s it could still be a <as name>%(card)s</as>, which isn’t critical: "
        "%(holder)s holds another."
    ),
    "helping.misses.color": words(
        "The clue “<as colour>%(suit)s</as>” doesn’t point at card %(slot)s."
    ),
    "helping.misses.rank": words("The clue “%(rank)s” doesn’t point at card %(slot)s."),
    # Headlines
    "helping.in-doubt.color": words("The clue “<as colour>%(suit)s</as>” leaves %(name)s in doubt"),
    "helping.in-doubt.rank": words("The clue “%(rank)s” leaves %(name)s in doubt"),
    # i18n: The clue adds nothing to what is known of the card asked about.
    "helping.nothing-new.color": words(
        "The clue “<as colour>%(suit)s</as>” tells %(name)s nothing new about the card"
    ),
    "helping.nothing-new.rank": words(
        "The clue “%(rank)s” tells %(name)s nothing new about the card"
    ),
    # i18n: What the card can only be follows.
    "helping.settles.color": words("The clue “<as colour>%(suit)s</as>” settles it."),
    "helping.settles.rank": words("The clue “%(rank)s” settles it."),
    # i18n: The right clue doesn’t point at the card: so the card hasn’t this colour or number.
    "helping.settles-aside.color": words(
        "The clue “<as colour>%(suit)s</as>” settles it: it leaves out card %(slot)s, which then "
        "can’t be <as colour>%(suit)s</as>."
    ),
    "helping.settles-aside.rank": words(
        "The clue “%(rank)s” settles it: it leaves out card %(slot)s, which then can’t be a "
        "%(rank)s."
    ),
    # i18n: Another clue is right as well.
    "helping.also.color": words("The clue “<as colour>%(suit)s</as>” works too."),
    "helping.also.rank": words("The clue “%(rank)s” works too."),
    "helping.also.colors": words("Other colours that work: <as or colour>%(suits)s</as>."),
    "helping.also.ranks": words("Other numbers that work: <as or>%(ranks)s</as>."),
    # i18n: The other clue is right because it doesn’t point at the card.
    "helping.also-aside.color": words(
        "The clue “<as colour>%(suit)s</as>” works too: it leaves out card %(slot)s."
    ),
    "helping.also-aside.rank": words("The clue “%(rank)s” works too: it leaves out card %(slot)s."),
    # Make it playable
    "theme.make-playable": pwords("kind of puzzle", "Prove it’s playable"),
    "theme.make-playable.about": words("Give a clue that proves a card is playable."),
    "make-playable.goal": words(
        "%(name)s’s card %(slot)s is the <as name>%(card)s</as>. Which clue proves to %(name)s "
        "that it’s playable?"
    ),
    "make-playable.no.built": words(
        "To %(name)s it could still be a <as name>%(card)s</as>, which no longer fits."
    ),
    # i18n: %(cards)s becomes a list of little pictures of cards.
    "make-playable.yes": nwords(
        "It can only be <as or>%(cards)s</as>, and each of them fits.",
        "It can only be <as or>%(cards)s</as>, and each of them fits.",
        count="num",
    ),
    # i18n: %(rank)s is the number on the cards.
    "make-playable.yes-rank": words(
        "It can only be a %(rank)s, and whichever %(rank)s it is, it fits."
    ),
    "make-playable.yes=1": words("It can only be the <as name>%(first)s</as>, which fits."),
    # Save it
    "theme.save": pwords("kind of puzzle", "Save it"),
    "theme.save.about": words("Give a clue that proves a card is critical."),
    "save.goal": words(
        "%(name)s’s card %(slot)s is the <as name>%(card)s</as>. Which clue proves to %(name)s "
        "that it’s critical?"
    ),
    # i18n: %(rank)s is the card’s number.
    "save.no.built": words(
        "To %(name)s it could still be a <as name>%(card)s</as>, which isn’t critical: "
        "<as colour>%(card)s</as> already has its %(rank)s."
    ),
    "save.yes": nwords(
        "It can only be <as or>%(cards)s</as>, and each of them is critical.",
        "It can only be <as or>%(cards)s</as>, and each of them is critical.",
        count="num",
    ),
    "save.yes-rank": words(
        "It can only be a %(rank)s, and whichever %(rank)s it is, it’s critical."
    ),
    "save.only": words("It can only be the <as name>%(card)s</as>, and there’s just one of those."),
    # i18n: %(num)s other copies of the card.
    "save.last": nwords(
        "It can only be the last <as name>%(card)s</as>: the other <as word>%(num)s</as> is in "
        "the discard pile.",
        "It can only be the last <as name>%(card)s</as>: the other <as word>%(num)s</as> are in "
        "the discard pile.",
        count="num",
    ),
}
