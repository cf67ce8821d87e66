"""The rules on one page, in English. Short: it is printed in several languages at once."""

from tutor.web.shell.words import Words, nwords, words

SUMMARY: dict[str, Words] = {
    "summary.goal.title": words("Goal"),
    "summary.goal.1": words(
        "Together, build one firework of each colour: its cards in order from %(first)s to "
        "%(last)s."
    ),
    "summary.goal.2": words("You see every hand but your own."),
    "summary.cards.title": words("Cards"),
    # i18n: A picture beside it shows all the cards of one colour.
    "summary.cards.w": nwords(
        "%(num)s card: red, yellow, green, blue and white, each colour with the same cards.",
        "%(num)s cards: red, yellow, green, blue and white, each colour with the same cards.",
        count="num",
    ),
    # i18n: A picture beside it shows all the cards of one colour.
    "summary.cards.k": nwords(
        "%(num)s card: red, yellow, green, blue and black, each colour with the same cards.",
        "%(num)s cards: red, yellow, green, blue and black, each colour with the same cards.",
        count="num",
    ),
    "summary.cards.multicolour": nwords(
        "Also %(num)s multicolour card, for a firework of its own.",
        "Also %(num)s multicolour cards, for a firework of their own.",
        count="num",
    ),
    "summary.cards.singles": words("There’s only one of each multicolour card."),
    "summary.setup.title": words("Setting up"),
    "summary.setup.clues.white": nwords(
        "%(num)s clue token, available from the start.",
        "%(num)s clue tokens, all available from the start.",
        count="num",
    ),
    "summary.setup.clues.blue": nwords(
        "%(num)s blue clue token, available from the start.",
        "%(num)s blue clue tokens, all available from the start.",
        count="num",
    ),
    "summary.setup.fuses.lid": nwords(
        "%(num)s red fuse token beside the box. A mistake puts it into the lid.",
        "%(num)s red fuse tokens beside the box. Each mistake puts one into the lid.",
        count="num",
    ),
    "summary.setup.fuses.box": nwords(
        "%(num)s red fuse token beside the box. A mistake puts it into the box.",
        "%(num)s red fuse tokens beside the box. Each mistake puts one into the box.",
        count="num",
    ),
    "summary.setup.fuses.stack": nwords(
        "%(num)s black fuse token on top of the explosion. A mistake takes it away.",
        "%(num)s black fuse tokens in a stack, with the explosion under them. Each mistake "
        "takes one away.",
        count="num",
    ),
    "summary.setup.fuses.turned-over": nwords(
        "%(num)s fuse token, lightning side down. A mistake turns it over.",
        "%(num)s fuse tokens, lightning side down. Each mistake turns one over.",
        count="num",
    ),
    "summary.setup.first": words(
        "Whoever is wearing the most colours starts; play goes clockwise."
    ),
    # i18n: The title of the first of the three actions, of which a player takes one.
    "summary.clue.title": words("On your turn: give a clue"),
    "summary.clue.1": words("It costs a clue token. With none available, you can’t give a clue."),
    "summary.clue.2": words(
        "Name one colour or one number to one other player, and point at all of that player’s "
        "cards that match."
    ),
    "summary.clue.sixth": words("“Multicolour” may be named, like any other colour."),
    "summary.clue.wild": words(
        "Multicolour cards count as every colour. “Multicolour” itself may not be named."
    ),
    # i18n: "House rule": no leaflet says it, so it is left to the players.
    "summary.clue.not-empty": words("A clue has to match at least one card (house rule)."),
    # i18n: "House rule": no leaflet says it, so it is left to the players.
    "summary.clue.may-be-empty": words("A clue may match no card at all (house rule)."),
    # i18n: The title of the second of the three actions.
    "summary.discard.title": words("Or: discard a card"),
    "summary.discard.1": words("It brings back a clue token. Then draw a card."),
    "summary.discard.2": nwords(
        "You can’t discard while the %(num)s clue token is available.",
        "You can’t discard while all %(num)s clue tokens are available.",
        count="num",
    ),
    # i18n: The title of the third of the three actions.
    "summary.play.title": words("Or: play a card"),
    # i18n: %(rank)s is the number 1.
    "summary.play.1": words(
        "It fits if it continues the firework of its colour, or starts one with a %(rank)s."
    ),
    "summary.play.2": words(
        "If it doesn’t fit, it goes to the discard pile and you lose a fuse token."
    ),
    "summary.play.3": words("Either way, draw a card."),
    # i18n: %(rank)s is the number 5.
    "summary.play.4": words(
        "A %(rank)s that completes a firework brings back a clue token, unless all are "
        "already available."
    ),
    "summary.end.title": words("The end"),
    # i18n: %(num)s is how many mistakes lose the game.
    "summary.end.strikes": nwords(
        "After %(num)s mistake the game is lost.",
        "After %(num)s mistakes the game is lost.",
        count="num",
    ),
    "summary.end.perfect": nwords(
        "When every firework is complete, you win with %(num)s point.",
        "When every firework is complete, you win with %(num)s points.",
        count="num",
    ),
    "summary.end.won": words("Every firework is complete: the game is won."),
    "summary.end.last-round": words(
        "Once the last card is drawn, everyone has one more turn; whoever drew it goes last. "
        "Nobody draws any more."
    ),
    "summary.end.play-on": words(
        "When the deck is empty, play on without drawing until the game is won or lost."
    ),
    "summary.end.card-gone": words(
        "The game is also lost when every copy of a card you still need is gone or when a player "
        "can do nothing."
    ),
    "summary.score.title": words("Score"),
    "summary.score.1": words("Add up the numbers on the top cards of the fireworks."),
    "summary.score.play-on": words("You win or you lose. There are no points."),
    "summary.talk.title": words("At the table"),
    "summary.talk.1": words("Say nothing about the cards except in a clue."),
    "summary.talk.2": words(
        "You may move the cards in your hand and look through the discard pile."
    ),
}
