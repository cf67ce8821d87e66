"""The words of the companion at a table with real cards."""

from tutor.web.shell.words import Words, nwords, pwords, words

COMPANION: dict[str, Words] = {
    # i18n: The title of a page for people who play with real cards, with a phone on their table.
    # i18n: The name of somebody at the table who has given none.
    "companion.seat": words("Player %(num)s"),
    "companion.turns-left": words("Turns left"),
    # i18n: Read out above tokens and deck.
    "companion.counted": words("Tokens and deck"),
    # i18n: Read out above the buttons for what a player has just done.
    "companion.done": words("What happened?"),
    # What a player has done, on large buttons, and what it needs
    "companion.tap.c": pwords("what a player did", "Clue"),
    "companion.tap.d": pwords("what a player did", "Discard"),
    "companion.tap.p": pwords("what a player did", "Played well"),
    "companion.tap.m": pwords("what a player did", "Mistake"),
    "companion.tap.f": pwords("what a player did", "Played a 5"),
    "companion.tap.x": pwords("what has happened", "A needed card is gone"),
    "companion.need.c": words("needs a clue token"),
    "companion.need.d": nwords(
        "not with all %(num)s clue token", "not with all %(num)s clue tokens", count="num"
    ),
    "companion.need.p": words("the card fits"),
    "companion.need.m": words("the card doesn’t fit"),
    "companion.need.f": words("its firework is complete"),
    "companion.need.x": words("all its copies are discarded"),
    # Rules, each when it first matters. i18n: At most 20 words; “here” is a phone on the table.
    "companion.moment.start": words(
        "Never look at your own cards. Give a clue, discard or play, then tap it here."
    ),
    "companion.moment.last-card": words(
        "Last card drawn: everyone has one more turn, including whoever drew it."
    ),
    "companion.moment.deck-out": words(
        "The deck is empty. Play on without drawing, until you win or lose."
    ),
    "companion.moment.last-fuse": words("The next mistake loses the game."),
    "companion.moment.no-draw": words("In the last round nobody draws a card."),
    "companion.moment.no-token": words(
        "There are no clue tokens left. Discarding or completing a firework brings one back."
    ),
    "companion.moment.empty-hand": words("With no cards you can only give a clue."),
    "companion.moment.mistake": words(
        "Put the card on the discard pile. One fuse token is lost. Draw a new card."
    ),
    "companion.moment.bonus": words(
        "Completing a firework brings back a clue token, without a discard."
    ),
    "companion.moment.bonus-lost": words(
        "All clue tokens are available, so completing the firework brings none back."
    ),
    "companion.moment.wild-clue": words(
        "Every colour clue also points at the multicolour cards. “Multicolour” is never named."
    ),
    "companion.moment.clue": words(
        "Name one colour or one number, and point at every card that matches."
    ),
    "companion.moment.discard": words("A clue token comes back. Draw a new card."),
    "companion.moment.play": words("The card joins its firework. Draw a new card."),
    "companion.moment.all-tokens": words("All clue tokens are back: now nobody can discard."),
    # The end
    "companion.lost": words("Lost"),
    "companion.check": words("To check the points, tap the top number of each firework."),
    # The set-up, beside pictures
    "companion.setup.deck": nwords(
        "Shuffle the %(num)s card in these colours.",
        "Shuffle the %(num)s cards in these colours.",
        count="num",
    ),
    "companion.setup.aside": nwords(
        "The %(num)s multicolour card stays in the box.",
        "The %(num)s multicolour cards stay in the box.",
        count="num",
    ),
    "companion.setup.singles": nwords(
        "Take one multicolour card of each number; the other %(num)s stays in the box.",
        "Take one multicolour card of each number; the other %(num)s stay in the box.",
        count="num",
    ),
    "companion.setup.rules-cards": nwords(
        "%(num)s rules card stays in the box.",
        "%(num)s rules cards stay in the box.",
        count="num",
    ),
    "companion.setup.stack": words(
        "Stack the black tokens: the explosion at the bottom, the longest fuse on top."
    ),
    "companion.setup.deal": nwords(
        "Deal everyone %(num)s card, seen only by the others. The rest is the deck.",
        "Deal everyone %(num)s cards, seen only by the others. The rest is the deck.",
        count="num",
    ),
    # i18n: What somebody reads who opens the link of a table with another phone.
    "companion.stood": nwords(
        "Here is the table after %(num)s turn.",
        "Here is the table after %(num)s turns.",
        count="num",
    ),
    "companion.stood=0": words("Here is a table before the first turn."),
}
