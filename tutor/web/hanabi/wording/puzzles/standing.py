"""What a card is worth now, in English: facts that any proof may use."""

from tutor.web.shell.words import Words, nwords, words

STANDING: dict[str, Words] = {
    # i18n: "name" and "colour" are forms of words, here and below: see docs/translating.md.
    "standing.fits-first": words(
        "The <as name>%(card)s</as> starts the <as colour>%(card)s</as> firework."
    ),
    # i18n: %(top)s is the number that the firework has reached.
    "standing.fits": words(
        "The <as colour>%(card)s</as> firework has reached %(top)s, so the "
        "<as name>%(card)s</as> is next."
    ),
    # i18n: A card that is not seen can be one of several: said of those that a proof leaves.
    "standing.each-fits": words("Whichever it is, it fits now."),
    "standing.each-only-one": words("Whichever it is, it’s still needed and the only copy left."),
    "standing.too-early": words(
        "The <as colour>%(card)s</as> firework needs a %(needed)s next, so the <as "
        "name>%(card)s</as> has to wait."
    ),
    # i18n: The card could never fit later either: all copies of a number below are discarded.
    "standing.not-next": words(
        "The <as colour>%(card)s</as> firework needs its %(needed)s next, so the <as "
        "name>%(card)s</as> doesn’t fit."
    ),
    # i18n: %(top)s is the number that the firework has reached.
    "standing.already-built": words(
        "The <as colour>%(card)s</as> firework has already reached %(top)s."
    ),
    "standing.firework-complete": words(
        "The <as colour>%(card)s</as> firework is already complete."
    ),
    # i18n: %(gone)s is a card, %(num)s the number of its copies, %(top)s the number that its
    # firework can reach.
    "standing.stops": nwords(
        "The only <as name>%(gone)s</as> is in the discard pile, so the "
        "<as colour>%(gone)s</as> firework stops at %(top)s.",
        "All the <as plural>%(gone)s</as> are in the discard pile, so the "
        "<as colour>%(gone)s</as> firework stops at %(top)s.",
        count="num",
    ),
    "standing.stops=2": words(
        "Both <as plural>%(gone)s</as> are in the discard pile, so the <as colour>%(gone)s</as> "
        "firework stops at %(top)s."
    ),
    "standing.never-begins": nwords(
        "The only <as name>%(gone)s</as> is in the discard pile, so the "
        "<as colour>%(gone)s</as> firework can never be started.",
        "All the <as plural>%(gone)s</as> are in the discard pile, so the "
        "<as colour>%(gone)s</as> firework can never be started.",
        count="num",
    ),
    # i18n: No lower number of the same colour is gone. %(top)s is the number that the firework has
    # reached, %(rank)s the card's own.
    "standing.still-needed": nwords(
        "The <as colour>%(card)s</as> firework has reached %(top)s and can still get to %(rank)s.",
        "The <as colour>%(card)s</as> firework has reached %(top)s and can still get to %(rank)s.",
        count="top",
    ),
    "standing.still-needed=0": words(
        "The <as colour>%(card)s</as> firework can still be started and get to %(rank)s."
    ),
    "standing.only-one": words(
        "There’s only one <as name>%(card)s</as> in the game, and you still need it."
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
    # Why a card that was marked is not critical, or is.
    "why.other-copy.held": words("%(name)s holds another <as name>%(card)s</as>."),
    "why.other-copy.unseen": words(
        "Another <as name>%(card)s</as> is in the deck or in your hand."
    ),
    "why.other-copy.own": words("Another <as name>%(card)s</as> is in your hand."),
    # i18n: %(num)s is the number of the copies in the discard pile, all but this one.
    "why.last-copy=1": words("The other <as name>%(card)s</as> is in the discard pile."),
    "why.last-copy": nwords(
        "The other <as word>%(num)s</as> <as name>%(card)s</as> is in the discard pile.",
        "The other <as word>%(num)s</as> <as plural>%(card)s</as> are in the discard pile.",
        count="num",
    ),
    # i18n: %(top)s is the number that the firework has reached, %(rank)s the card’s own.
    "why.built": words(
        "The <as colour>%(card)s</as> firework has reached %(top)s, so it already has its %(rank)s."
    ),
    # i18n: A player's card that looks critical. %(gone)s is a lower card, %(num)s the number of its
    # copies in the game.
    "why.cut-off": nwords(
        "%(name)s’s <as name>%(card)s</as> isn’t critical: the only <as name>%(gone)s</as> is in "
        "the discard pile.",
        "%(name)s’s <as name>%(card)s</as> isn’t critical: all the <as plural>%(gone)s</as> are in "
        "the discard pile.",
        count="num",
    ),
    "why.cut-off=2": words(
        "%(name)s’s <as name>%(card)s</as> isn’t critical: both <as plural>%(gone)s</as> are in "
        "the discard pile."
    ),
    "why.single": words("There’s only one %(rank)s in each colour."),
    "why.single-multicolour": words("There’s only one of each multicolour card."),
}
