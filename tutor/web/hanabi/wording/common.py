"""The words of the table: colours, cards, seats, tokens and what screen readers are told."""

from tutor.web.shell.words import Words, nwords, pwords, words

COMMON: dict[str, Words] = {
    # i18n: One letter (or Han character) that stands for the colour on a card; two letters where
    # one could be taken for a number.
    "suit-letter.r": pwords("letter of red", "R"),
    "suit-letter.y": pwords("letter of yellow", "Y"),
    "suit-letter.g": pwords("letter of green", "G"),
    "suit-letter.b": pwords("letter of blue", "B"),
    "suit-letter.w": pwords("letter of white", "W"),
    "suit-letter.k": pwords("letter of black", "K"),
    "suit-letter.m": pwords("letter of multicolour", "M"),
    # i18n: Read out by screen readers: whose hand, the place in it, the name of the card there.
    "slot": words("%(name)s, card %(slot)s of %(size)s: %(card)s"),
    "card.hidden": pwords("a card seen from the back", "hidden"),
    # i18n: A mark on a card: what clues have said about it.
    "told.colour": pwords("mark on a card that was pointed at", "clued <as colour>%(suit)s</as>"),
    "told.rank": pwords("mark on a card that was pointed at", "clued %(rank)s"),
    "denied.colour": pwords(
        "mark on a card that was not pointed at", "not <as colour>%(suit)s</as>"
    ),
    "denied.rank": pwords("mark on a card that was not pointed at", "not %(rank)s"),
    "card.pointed": pwords("state of a card", "pointed at"),
    "card.played": pwords("state of a card", "being played"),
    "card.asked": pwords("state of a card", "the card asked about"),
    "table.fireworks": words("Fireworks"),
    "table.discards": words("Discard pile"),
    "table.no-discards": pwords("the discard pile", "empty"),
    "table.clue-tokens": words("Clue tokens"),
    "table.fuse-tokens": words("Fuse tokens"),
    "table.of": pwords("tokens left of all tokens", "%(left)s of %(all)s"),
    "table.deck": pwords("the cards still to be drawn", "Deck"),
    "table.deck-size": nwords("%(num)s card", "%(num)s cards", count="num"),
    "table.show-denied": pwords("tick box below a table", "Show what cards can’t be"),
    "table.turns-left": nwords(
        "Last round: %(num)s turn left", "Last round: %(num)s turns left", count="num"
    ),
    # i18n: Read out by screen readers for a firework of which no card has been played.
    "firework.none": pwords("firework not begun", "<as colour>%(suit)s</as>: none"),
}
