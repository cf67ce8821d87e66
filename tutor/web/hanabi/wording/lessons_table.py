"""What people do at a table beside playing, in English: allowed, or against the rules."""

from tutor.web.shell.words import Words, pwords, words

TABLE_LESSONS: dict[str, Words] = {
    "theme.etiquette": pwords("kind of puzzle", "At the table"),
    "etiquette.goal": words("Mark everything the rules allow."),
    "etiquette.goal.before": words("You’re setting up a game. Mark everything the rules allow."),
    # i18n: Things that a player might do; each is an option that can be marked.
    "etiquette.look": words("Look at the other players’ cards"),
    "etiquette.look.why": words("You may look at every hand but your own, as often as you like."),
    "etiquette.peek": words("Look at one of your own cards"),
    "etiquette.peek.why": words("You never look at your own cards until the game is over."),
    "etiquette.arrange": words("Move your own cards about in your hand"),
    "etiquette.arrange.why": words(
        "You may move your cards about to remember clues, as long as you don’t see their faces. "
        "Not every leaflet mentions this."
    ),
    "etiquette.pile": words("Look through the discard pile"),
    "etiquette.pile.why": words(
        "Anyone may look through the discard pile at any time, so nobody has to remember what’s "
        "in it."
    ),
    "etiquette.sigh": words("Sigh when %(name)s reaches for a card"),
    "etiquette.sigh.why": words(
        "A sigh gives something away, and this site allows only clues to do that."
    ),
    "etiquette.pass": words("Do nothing this time"),
    "etiquette.pass.why": words("You can’t pass: give a clue, discard or play."),
    # i18n: %(card)s becomes a little picture of a card.
    "etiquette.both": words("Tell %(name)s “This card is the <as name>%(card)s</as>”"),
    "etiquette.both.why": words(
        "A clue names a colour or a number, never both. The other half would be another clue."
    ),
    "etiquette.two": words("Tell both %(name)s and %(other)s which of their cards are %(rank)ss"),
    "etiquette.two.why": words(
        "A clue goes to one player. Telling the other one takes another clue, on another turn."
    ),
    "etiquette.back": words("Take back a card you’ve played because it doesn’t fit"),
    "etiquette.back.why": words(
        "A card that doesn’t fit goes to the discard pile. You’ve seen it now, so it can’t stay in "
        "your hand."
    ),
    "etiquette.redraw": words("Draw a new card even if the card you played doesn’t fit"),
    "etiquette.redraw.why": words("You draw after every card you play, right or wrong."),
    "etiquette.draw": words("Draw a new card after you’ve played one"),
    "etiquette.draw.why": words("The deck is empty. Your hand stays one card smaller."),
    "etiquette.stop": words("End the game now because the deck is empty"),
    "etiquette.stop.why": words(
        "Everyone has one more turn after the last card is drawn, and some turns are still to come."
    ),
    "etiquette.twice": words("Give %(name)s a clue and then play a card"),
    "etiquette.twice.why": words("You take one action, and then it’s the next player’s turn."),
    "etiquette.sway": words("Ask “Are you sure?” when %(name)s is about to play a card"),
    "etiquette.sway.why": words(
        "Nobody may try to sway the player whose turn it is, not even with a question."
    ),
    "etiquette.ask-memory": words("Ask %(name)s which clues you’ve had"),
    "etiquette.ask-memory.why": words(
        "In strict play, remembering a clue is up to whoever received it."
    ),
    "etiquette.remind": words("Remind %(name)s of an earlier clue"),
    "etiquette.remind.why": words("That would be a clue for free. Giving it again costs a token."),
    "etiquette.multicolour-aside": words("Put the multicolour cards aside for the basic game"),
    "etiquette.multicolour-aside.why": words(
        "Multicolour cards belong to the multicolour variants."
    ),
    "etiquette.open-hand": words("Lay all the hands face up and make a plan"),
    "etiquette.open-hand.why": words("Then you’d see your own cards, which you may never do."),
    "etiquette.first-look": words("Look at your own cards once before you turn them round"),
    "etiquette.first-look.why": words(
        "You never look at your own cards, not even when they’re dealt."
    ),
    "etiquette.colourful": words("Let whoever is wearing the most colours take the first turn"),
    "etiquette.colourful.why": words(
        "In the leaflets, whoever is wearing the most colours starts."
    ),
    "etiquette.clockwise": words("Take turns clockwise"),
    "etiquette.clockwise.why": words("The player on your left goes next."),
}
