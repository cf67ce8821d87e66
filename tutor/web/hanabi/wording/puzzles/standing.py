"""What a card is worth now, in English: facts that any proof may use."""

from tutor.web.shell.words import Words, nwords, words

STANDING: dict[str, Words] = {
    # i18n: "name" and "colour" are forms of words, here and below: see docs/translating.md.
    "standing.fits-first": words(
        "The <as colour>%(card)s</as> firework hasn’t been started, and the <as name>%(card)s</as> "
        "starts it."
    ),
    # i18n: %(top)s is the number that the firework has reached.
    "standing.fits": words(
        "The <as colour>%(card)s</as> firework has reached %(top)s, so the "
        "<as name>%(card)s</as> is next."
    ),
    # i18n: A card that is not seen can be one of several: said of those that a proof leaves.
    "standing.each-fits": words("Whichever of these it is, it fits now."),
    "standing.each-only-one": words(
        "Whichever of these it is, it’s the only copy left and still needed."
    ),
    "standing.too-early": words(
        "The <as colour>%(card)s</as> firework needs a %(needed)s next, so the <as "
        "name>%(card)s</as> has to wait."
    ),
    "standing.already-built": words(
        "The <as colour>%(card)s</as> firework already has a %(rank)s."
    ),
    "standing.firework-complete": words(
        "The <as colour>%(card)s</as> firework is complete and takes no more cards."
    ),
    # i18n: %(gone)s is a lower card of the same colour, and %(num)s the number of its copies.
    "standing.cut-off": nwords(
        "The <as name>%(card)s</as> can never be played: the only <as name>%(gone)s</as> is in the "
        "discard pile.",
        "The <as name>%(card)s</as> can never be played: all the <as plural>%(gone)s</as> are in "
        "the discard pile.",
        count="num",
    ),
    "standing.cut-off=2": words(
        "The <as name>%(card)s</as> can never be played: both <as plural>%(gone)s</as> are in the "
        "discard pile."
    ),
    "standing.gone": nwords(
        "The only <as name>%(card)s</as> is in the discard pile.",
        "All the <as plural>%(card)s</as> are in the discard pile.",
        count="num",
    ),
    "standing.gone=2": words("Both <as plural>%(card)s</as> are in the discard pile."),
    # i18n: No lower number of the same colour is gone.
    "standing.still-needed": words(
        "The <as colour>%(card)s</as> firework still needs a %(rank)s and can still get that far."
    ),
    "standing.only-one": words(
        "There’s only one <as name>%(card)s</as> in the game, and it’s still needed."
    ),
    # i18n: %(num)s is how many copies lie in the discard pile.
    "standing.last-copy": nwords(
        "Only one <as name>%(card)s</as> is left: the other <as word>%(num)s</as> is in the "
        "discard pile.",
        "Only one <as name>%(card)s</as> is left: the other <as word>%(num)s</as> are in the "
        "discard pile.",
        count="num",
    ),
    "standing.another-copy": words(
        "There’s another <as name>%(card)s</as> in somebody’s hand or in the deck."
    ),
}
