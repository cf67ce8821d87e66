"""The lessons on setting up, on the partners of the exercises, and on boxes, in English."""

from tutor.web.shell.words import Words, pwords, words

EVENING_LESSONS: dict[str, Words] = {
    # Setting up
    "lesson.setup": pwords("title of a lesson", "Set up the table"),
    "lesson.setup.able": words("You can set up a game for two to five players."),
    "lesson.setup.1.before": words(
        "Shuffle and deal: two or three players get five cards each, four or five players get "
        "four. Tonight there are four of you."
    ),
    "lesson.setup.1.after": words(
        "The rest is the deck, face down in the middle. You draw from it after every discard and "
        "every play."
    ),
    "lesson.setup.2.before": words(
        "The next evening, three of you play the basic game, with its fifty cards."
    ),
    "lesson.setup.2.after": words(
        "Three players with five cards each: that’s fifteen. The deck is the game’s timer: once "
        "it’s empty, the end is near."
    ),
    "lesson.setup.3.before": words(
        "Nobody looks at their own cards, not even while dealing. Multicolour cards stay out of "
        "the basic game. Whoever is wearing the most colours starts, and play goes clockwise."
    ),
    "lesson.setup.3.after": words(
        "Hanabi is for two to five players aged eight and up. A game takes about 25 minutes."
    ),
    "lesson.setup.4.before": words(
        "At the start all clue tokens are available. How you tell them from spent ones differs "
        "from box to box."
    ),
    "lesson.setup.4.after": words(
        "They work the same way in every box: a clue costs a token, and discarding a card or "
        "completing a firework brings one back."
    ),
    "lesson.setup.5.before": words(
        "Fuse tokens count mistakes. Red ones go into the box, black ones come off the stack. "
        "Either way you can afford the same number of mistakes."
    ),
    "lesson.setup.5.after": words(
        "Under the black tokens lies an explosion: when it shows, the game is lost. With red ones "
        "it’s lost when the last one goes in."
    ),
    # The partners of the exercises
    "lesson.partners": pwords("title of a lesson", "Players who act only on proof"),
    "lesson.partners.able": words(
        "You can predict what the other players in these puzzles will do."
    ),
    "lesson.partners.1.before": words(
        "In these puzzles only, the other players follow fixed rules. The first: a player who’s "
        "sure that a card fits plays it. Make that happen."
    ),
    "lesson.partners.1.after": words(
        "%(name)s could be sure of a 2 and played it. Real players do that too, though they may "
        "also guess."
    ),
    "lesson.partners.2.before": words(
        "The second rule, in these puzzles only: with nothing to play, a player discards trash, or "
        "else the oldest card without a clue. Card 1 is the oldest."
    ),
    "lesson.partners.2.after": words(
        "You discarded a card nobody needs, and %(name)s discarded one too, as predicted. If "
        "%(name)s’s oldest card had been critical, you’d have had to give a clue about it first."
    ),
    "lesson.partners.3.before": words(
        "Now a round of your own: you choose each of your actions, and then %(name)s and "
        "%(other)s take their turns. Look at all the hands before each action."
    ),
    "lesson.partners.3.after": words(
        "The clue had to come first: once the red 2 is on the table, “2” alone no longer proves "
        "that a card fits. The order often makes all the difference."
    ),
    # Boxes
    "lesson.boxes": pwords("title of a lesson", "Your box and your group"),
    "lesson.boxes.able": words("You know what your box has, and what to agree on before you play."),
    "lesson.boxes.1.before": words(
        "The game is the same in every box, but the colours and the extra cards differ. Find what "
        "goes with yours."
    ),
    "lesson.boxes.1.after": words(
        "Five multicolour cards means one of each number; ten is a full set, like any other "
        "colour’s. Whether the fifth colour is white or black makes no difference."
    ),
    "lesson.boxes.2.before": words(
        "Some leaflets also say how to make a game harder or easier, and they don’t all have the "
        "same variants. Look up yours."
    ),
    "lesson.boxes.2.after": words(
        "You can play any of this with any box if you can find the cards and tokens for it. The "
        "next lessons show how."
    ),
    "lesson.boxes.3.before": words(
        "In strict play nobody asks about old clues or reminds others of them. The same clue may "
        "be given again for another token: no leaflet forbids it."
    ),
    "lesson.boxes.3.after": words(
        "Some leaflets let each group make its own rules about talking, and allow “I still know "
        "nothing about my cards”, for example. Agree on it before you start."
    ),
    # i18n: Above a list of what the boxes have, by the languages of their leaflets.
    "step.boxes": words("What the boxes have, by the language of their leaflet:"),
}
