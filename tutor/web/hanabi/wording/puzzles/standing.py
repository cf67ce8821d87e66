"""What a card is worth now, in English: facts that any proof may use.

The cards become little pictures of cards.
"""

from tutor.web.shell.words import Words, words

STANDING: dict[str, Words] = {
    "standing.fits-first": words("%(card)s begins a firework that nobody has begun yet."),
    "standing.fits": words("The firework has reached %(top)s, so %(card)s is the next card."),
    # i18n: A card that is not seen can be one of several: said of those that a proof leaves.
    "standing.each-fits": words("Each of those that are left starts a firework or continues one."),
    "standing.each-only-one": words(
        "Each of those that are left is the only one of its kind, and its firework still needs it."
    ),
    "standing.too-early": words(
        "The firework needs %(needed)s next, so %(card)s does not fit yet."
    ),
    "standing.already-built": words(
        "The firework has its %(card)s already and takes no second one."
    ),
    "standing.firework-complete": words(
        "The firework of %(card)s is complete and takes no more cards."
    ),
    # i18n: %(gone)s is a lower number of the same colour as %(card)s.
    "standing.cut-off": words(
        "All copies of %(gone)s lie in the discard pile, so %(card)s can never be played any more."
    ),
    "standing.gone": words("All copies of %(card)s lie in the discard pile."),
    # i18n: "No card on the way": no lower number of the same colour.
    "standing.still-needed": words(
        "The firework can still get to %(card)s: no card on the way there is gone."
    ),
    "standing.only-one": words(
        "There is only one %(card)s in the whole game, and its firework still needs it."
    ),
    "standing.last-copy": words(
        "All other copies of %(card)s lie in the discard pile, and its firework still needs one."
    ),
    "standing.another-copy": words(
        "One %(card)s can be spared: there is another in somebody’s hand or in the deck."
    ),
}
