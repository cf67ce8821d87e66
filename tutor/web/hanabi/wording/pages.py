"""What the pages of every game say otherwise of Hanabi."""

from tutor.web.shell.words import Words, pwords, words

PAGES: dict[str, Words] = {
    # i18n: The name of the game, in links from pages of other games.
    "pages.hanabi.name": pwords("name of the game", "Hanabi"),
    "pages.hanabi.home.title": words("Learn Hanabi by playing it"),
    "pages.hanabi.home.description": words(
        "Learn the card game Hanabi: short lessons, puzzles checked by a game engine, and every "
        "rule with pictures."
    ),
    "pages.hanabi.play": words("Play a whole game"),
    "pages.hanabi.review": words("Look back at a game"),
    "pages.hanabi.companion": words("At your table"),
    "pages.hanabi.using": words("Using this site"),
    "pages.hanabi.conventions": words("Conventions"),
    "pages.hanabi.embedding.description": words(
        "Show a puzzle or a rule of Hanabi on your own site: choose one and copy a line of code."
    ),
    "pages.hanabi.credit": words(
        "Hanabi is a game by Antoine Bauza. This site isn’t affiliated with any publisher."
    ),
    # The form in which a position is put up by hand.
    "position-form.colour": pwords("of a card, told by a clue", "colour"),
    "position-form.number": pwords("of a card, told by a clue", "number"),
    "position-form.unfinished": words("Choose a card for every place of each hand."),
    "position-form.too-many": words("The box has fewer copies of this card: %(card)s"),
}
