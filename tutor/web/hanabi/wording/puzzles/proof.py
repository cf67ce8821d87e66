"""Proofs in English: the facts that settle a puzzle."""

from tutor.web.shell.words import Words, pwords, words

PROOF: dict[str, Words] = {
    # i18n: A place in a hand, as the label before a colon: “Your card 3: it is not red.”
    "place.your-card": pwords("label before a colon", "Your card %(slot)s"),
    "place.card-of": pwords("label before a colon", "%(name)s’s card %(slot)s"),
    # What clues said. i18n: %(place)s is a label like “Your card 3”; “it” is that card.
    "proof.color.r": words("%(place)s: the clue “red” pointed at it, so it is red."),
    "proof.color.y": words("%(place)s: the clue “yellow” pointed at it, so it is yellow."),
    "proof.color.g": words("%(place)s: the clue “green” pointed at it, so it is green."),
    "proof.color.b": words("%(place)s: the clue “blue” pointed at it, so it is blue."),
    "proof.color.w": words("%(place)s: the clue “white” pointed at it, so it is white."),
    "proof.color.k": words("%(place)s: the clue “black” pointed at it, so it is black."),
    "proof.color.m": words(
        "%(place)s: the clue “multicolour” pointed at it, so it is multicolour."
    ),
    "proof.wild-color.r": words(
        "%(place)s: the clue “red” pointed at it, so it is red or multicolour."
    ),
    "proof.wild-color.y": words(
        "%(place)s: the clue “yellow” pointed at it, so it is yellow or multicolour."
    ),
    "proof.wild-color.g": words(
        "%(place)s: the clue “green” pointed at it, so it is green or multicolour."
    ),
    "proof.wild-color.b": words(
        "%(place)s: the clue “blue” pointed at it, so it is blue or multicolour."
    ),
    "proof.wild-color.w": words(
        "%(place)s: the clue “white” pointed at it, so it is white or multicolour."
    ),
    "proof.wild-color.k": words(
        "%(place)s: the clue “black” pointed at it, so it is black or multicolour."
    ),
    "proof.two-colors": words(
        "%(place)s: clues of two different colours pointed at it, so it is multicolour."
    ),
    "proof.rank": words("%(place)s: the clue “%(rank)s” pointed at it, so it is a %(rank)s."),
    "proof.not-color.r": words("%(place)s: the clue “red” left it out, so it is not red."),
    "proof.not-color.y": words("%(place)s: the clue “yellow” left it out, so it is not yellow."),
    "proof.not-color.g": words("%(place)s: the clue “green” left it out, so it is not green."),
    "proof.not-color.b": words("%(place)s: the clue “blue” left it out, so it is not blue."),
    "proof.not-color.w": words("%(place)s: the clue “white” left it out, so it is not white."),
    "proof.not-color.k": words("%(place)s: the clue “black” left it out, so it is not black."),
    "proof.not-color.m": words(
        "%(place)s: the clue “multicolour” left it out, so it is not multicolour."
    ),
    "proof.not-wild": words(
        "%(place)s: a clue about a colour left it out. Every colour points at multicolour cards, "
        "so it is not multicolour."
    ),
    "proof.not-rank": words("%(place)s: the clue “%(rank)s” left it out, so it is not a %(rank)s."),
    # What counting says. i18n: %(card)s becomes a little picture of a card, %(cards)s a list of
    # them; %(where)s is a list like “1 in the discard pile and 1 in Bob’s hand”.
    "proof.counted": words(
        "%(place)s: it is not %(card)s. Every copy of it is in sight: %(where)s."
    ),
    "proof.counted-colour": words(
        "%(place)s: it is none of these, as every copy of them is in sight: %(cards)s."
    ),
    "where.firework": pwords("where copies of a card are", "%(num)s in its firework"),
    "where.discard-pile": pwords("where copies of a card are", "%(num)s in the discard pile"),
    "where.hand": pwords("where copies of a card are", "%(num)s in %(name)s’s hand"),
    "where.your-hand": pwords("where copies of a card are", "%(num)s in your hand"),
    # What the other cards of the hand say
    "proof.taken-by-your-card": words(
        "%(place)s: it is not %(card)s. The last copy of it is your card %(slot)s."
    ),
    "proof.taken-by-their-card": words(
        "%(place)s: it is not %(card)s. The last copy of it is %(name)s’s card %(slot)s."
    ),
    # i18n: %(slots)s is a list of numbers of cards like “1 and 3”.
    "proof.taken-by-your-cards": words(
        "%(place)s: your cards %(slots)s are %(cards)s between them. No other copies are left, so "
        "it is none of these."
    ),
    "proof.taken-by-their-cards": words(
        "%(place)s: %(name)s’s cards %(slots)s are %(cards)s between them. No other copies are "
        "left, so it is none of these."
    ),
    # What is left
    "proof.left": words("%(place)s: that leaves only %(cards)s."),
    "proof.left-many": words("%(place)s: that leaves %(num)s kinds of cards."),
}
