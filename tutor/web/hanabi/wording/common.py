"""The words of the table: colours, cards, seats, tokens and what screen readers are told."""

from tutor.web.shell.words import Words, nwords, pwords, words

COMMON: dict[str, Words] = {
    # i18n: The name of a colour, on its own.
    "suit.r": pwords("colour of a card", "red"),
    "suit.y": pwords("colour of a card", "yellow"),
    "suit.g": pwords("colour of a card", "green"),
    "suit.b": pwords("colour of a card", "blue"),
    "suit.w": pwords("colour of a card", "white"),
    "suit.k": pwords("colour of a card", "black"),
    "suit.m": pwords("colour of a card", "multicolour"),
    # i18n: One letter (or Han character) that stands for the colour on a card; two letters where
    # one could be taken for a number.
    "suit-letter.r": pwords("letter of red", "R"),
    "suit-letter.y": pwords("letter of yellow", "Y"),
    "suit-letter.g": pwords("letter of green", "G"),
    "suit-letter.b": pwords("letter of blue", "B"),
    "suit-letter.w": pwords("letter of white", "W"),
    "suit-letter.k": pwords("letter of black", "K"),
    "suit-letter.m": pwords("letter of multicolour", "M"),
    # i18n: The name of a card; the placeholder is its number, 1 to 5.
    "card.r": pwords("name of a card", "red %(rank)s"),
    "card.y": pwords("name of a card", "yellow %(rank)s"),
    "card.g": pwords("name of a card", "green %(rank)s"),
    "card.b": pwords("name of a card", "blue %(rank)s"),
    "card.w": pwords("name of a card", "white %(rank)s"),
    "card.k": pwords("name of a card", "black %(rank)s"),
    "card.m": pwords("name of a card", "multicolour %(rank)s"),
    # i18n: Read out by screen readers: whose hand, the place in it, the name of the card there.
    "slot": words("%(name)s, card %(slot)s of %(size)s: %(card)s"),
    "card.hidden": pwords("a card seen from the back", "hidden"),
    # i18n: A mark on a card: what clues have said about it.
    "told.r": pwords("mark on a card that was pointed at", "told red"),
    "told.y": pwords("mark on a card that was pointed at", "told yellow"),
    "told.g": pwords("mark on a card that was pointed at", "told green"),
    "told.b": pwords("mark on a card that was pointed at", "told blue"),
    "told.w": pwords("mark on a card that was pointed at", "told white"),
    "told.k": pwords("mark on a card that was pointed at", "told black"),
    "told.m": pwords("mark on a card that was pointed at", "told multicolour"),
    "told.rank": pwords("mark on a card that was pointed at", "told %(rank)s"),
    "denied.r": pwords("mark on a card that was not pointed at", "not red"),
    "denied.y": pwords("mark on a card that was not pointed at", "not yellow"),
    "denied.g": pwords("mark on a card that was not pointed at", "not green"),
    "denied.b": pwords("mark on a card that was not pointed at", "not blue"),
    "denied.w": pwords("mark on a card that was not pointed at", "not white"),
    "denied.k": pwords("mark on a card that was not pointed at", "not black"),
    "denied.m": pwords("mark on a card that was not pointed at", "not multicolour"),
    "denied.rank": pwords("mark on a card that was not pointed at", "not %(rank)s"),
    "card.pointed": pwords("state of a card", "pointed at"),
    "card.played": pwords("state of a card", "being played"),
    "card.asked": pwords("state of a card", "the question is about it"),
    "table.fireworks": words("Fireworks"),
    "table.discards": words("Discard pile"),
    "table.no-discards": pwords("the discard pile", "empty"),
    "table.clue-tokens": words("Clue tokens"),
    "table.fuse-tokens": words("Fuse tokens"),
    "table.of": pwords("tokens left of all tokens", "%(left)s of %(all)s"),
    "table.deck": pwords("the cards still to be drawn", "Deck"),
    "table.deck-size": nwords("%(num)s card", "%(num)s cards", count="num"),
    "table.show-denied": pwords("tick box below a table", "Show what cards are not"),
    "table.turns-left": nwords(
        "Last round: %(num)s turn left", "Last round: %(num)s turns left", count="num"
    ),
    # i18n: Read out by screen readers for a firework of which no card has been played.
    "firework.none.r": pwords("firework not begun", "red: none"),
    "firework.none.y": pwords("firework not begun", "yellow: none"),
    "firework.none.g": pwords("firework not begun", "green: none"),
    "firework.none.b": pwords("firework not begun", "blue: none"),
    "firework.none.w": pwords("firework not begun", "white: none"),
    "firework.none.k": pwords("firework not begun", "black: none"),
    "firework.none.m": pwords("firework not begun", "multicolour: none"),
}
