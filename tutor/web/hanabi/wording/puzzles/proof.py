"""Proofs in English: the facts that settle a puzzle."""

from tutor.web.shell.words import Words, nwords, pwords, words

PROOF: dict[str, Words] = {
    # i18n: A place in a hand. It begins a sentence: “Your card 3 isn’t red: …”.
    "place.your-card": pwords("subject of a sentence", "Your card %(slot)s"),
    "place.card-of": pwords("subject of a sentence", "%(name)s’s card %(slot)s"),
    # What clues said. i18n: %(place)s is a place in a hand, as above.
    "proof.color": words(
        "%(place)s is <as colour>%(suit)s</as>: “<as colour>%(suit)s</as>” pointed at it."
    ),
    "proof.wild-color": words(
        "%(place)s is <as colour>%(suit)s</as> or multicolour: “<as colour>%(suit)s</as>” pointed "
        "at it."
    ),
    # i18n: %(suits)s is a list of two or more colours, each of which a clue named.
    "proof.two-colors": words(
        "%(place)s is multicolour: the colours <as colour>%(suits)s</as> pointed at it."
    ),
    "proof.rank": words("%(place)s is a %(rank)s: “%(rank)s” pointed at it."),
    # i18n: The same of two clues, a colour and a number; of three, two colours and a number.
    "proof.color-and-rank": words(
        "%(place)s is a <as colour>%(suit)s</as> %(rank)s: “<as colour>%(suit)s</as>” and "
        "“%(rank)s” both pointed at it."
    ),
    "proof.wild-color-and-rank": words(
        "%(place)s is a <as colour>%(suit)s</as> or multicolour %(rank)s: "
        "“<as colour>%(suit)s</as>” and “%(rank)s” both pointed at it."
    ),
    "proof.two-colors-and-rank": words(
        "%(place)s is a multicolour %(rank)s: “%(rank)s” and the colours "
        "<as colour>%(suits)s</as> pointed at it."
    ),
    "proof.not-color": words(
        "%(place)s isn’t <as colour>%(suit)s</as>: “<as colour>%(suit)s</as>” didn’t point at it."
    ),
    # i18n: Multicolour cards match every colour; %(denied)s is a colour that didn’t match.
    "proof.not-wild": words(
        "%(place)s isn’t multicolour, or “<as colour>%(denied)s</as>” would have pointed at it."
    ),
    "proof.color-not-wild": words(
        "%(place)s is <as colour>%(suit)s</as>, not multicolour: “<as colour>%(suit)s</as>” "
        "pointed at it, “<as colour>%(denied)s</as>” didn’t."
    ),
    "proof.color-not-wild-and-rank": words(
        "%(place)s is a <as colour>%(suit)s</as> %(rank)s, not multicolour: "
        "“<as colour>%(suit)s</as>” and “%(rank)s” pointed at it, "
        "“<as colour>%(denied)s</as>” didn’t."
    ),
    "proof.not-rank": words("%(place)s isn’t a %(rank)s: “%(rank)s” didn’t point at it."),
    # i18n: The same of several clues: %(suits)s is a list of colours, %(ranks)s of numbers.
    "proof.not-colors": words(
        "%(place)s isn’t <as or colour>%(suits)s</as>: those clues didn’t point at it."
    ),
    "proof.not-ranks": words(
        "%(place)s isn’t a <as or>%(ranks)s</as>: those clues didn’t point at it."
    ),
    # i18n: Multicolour cards match every colour. %(suits)s are several.
    "proof.not-color-or-wild": words(
        "%(place)s isn’t <as colour>%(suit)s</as> or multicolour: “<as colour>%(suit)s</as>” "
        "didn’t point at it."
    ),
    "proof.not-colors-or-wild": words(
        "%(place)s isn’t <as or colour>%(suits)s</as>: those clues didn’t point at it. So it "
        "isn’t multicolour either."
    ),
    # What counting says. i18n: All copies are in one place, %(where)s: “in its firework”. The
    # number is how many copies of the card there are.
    "proof.counted-there": nwords(
        "%(place)s isn’t a <as name>%(card)s</as>: all <as word>%(num)s</as> are %(where)s.",
        "%(place)s isn’t a <as name>%(card)s</as>: all <as word>%(num)s</as> are %(where)s.",
        count="num",
    ),
    "proof.counted-there=1": words(
        "%(place)s isn’t the <as name>%(card)s</as>: the only one is %(where)s."
    ),
    "proof.counted-there=2": words("%(place)s isn’t a <as name>%(card)s</as>: both are %(where)s."),
    "there.firework": pwords("where all copies of a card are", "in its firework"),
    "there.discard-pile": pwords("where all copies of a card are", "in the discard pile"),
    "there.hand": pwords("where all copies of a card are", "in %(name)s’s hand"),
    "there.your-hand": pwords("where all copies of a card are", "in your hand"),
    # i18n: They are in several places: %(where)s is a list like “one in the discard pile and one in
    # Bob’s hand”.
    "proof.counted": words(
        "%(place)s isn’t a <as name>%(card)s</as>: every copy is in sight, %(where)s."
    ),
    # i18n: "word" is a form of words: a small number as a word.
    "where.firework": pwords("where copies of a card are", "one in its firework"),
    "where.discard-pile": nwords(
        "one in the discard pile", "<as word>%(num)s</as> in the discard pile", count="num"
    ),
    "where.hand": nwords(
        "<as word>%(num)s</as> in %(name)s’s hand",
        "<as word>%(num)s</as> in %(name)s’s hand",
        count="num",
    ),
    "where.your-hand": nwords(
        "one in your hand", "<as word>%(num)s</as> in your hand", count="num"
    ),
    # i18n: %(cards)s becomes a list of little pictures of cards, here and below.
    "proof.counted-colour": words("%(place)s isn’t <as or>%(cards)s</as>: every copy is in sight."),
    # i18n: Cards of which the game has one copy each.
    "proof.counted-single": words(
        "%(place)s isn’t <as or>%(cards)s</as>: there’s only one of each, and it’s in sight."
    ),
    # What the other cards of the hand say
    "proof.taken-by-your-card": words(
        "%(place)s isn’t the <as name>%(card)s</as>: the last one must be your card %(slot)s."
    ),
    "proof.taken-by-their-card": words(
        "%(place)s isn’t the <as name>%(card)s</as>: the last one must be %(name)s’s card %(slot)s."
    ),
    # i18n: %(slots)s is a list of numbers of cards like “1 and 3”; all of them are the same card.
    "proof.taken-by-your-cards-alike": words(
        "%(place)s isn’t a <as name>%(card)s</as>: your cards %(slots)s are the last ones."
    ),
    "proof.taken-by-their-cards-alike": words(
        "%(place)s isn’t a <as name>%(card)s</as>: %(name)s’s cards %(slots)s are the last ones."
    ),
    "proof.taken-by-your-cards": words(
        "%(place)s can’t be any of these: your cards %(slots)s are the last %(cards)s, in some "
        "order."
    ),
    "proof.taken-by-their-cards": words(
        "%(place)s can’t be any of these: %(name)s’s cards %(slots)s are the last %(cards)s, "
        "in some order."
    ),
    # What is left
    "proof.left": words("%(place)s can only be <as or>%(cards)s</as>."),
    "proof.left-many": words("%(place)s could still be %(num)s different cards."),
}
