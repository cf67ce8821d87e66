"""The lessons on boxes, difficulty and variants, in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

MORE_LESSONS: dict[str, Words] = {
    # Boxes
    "lesson.boxes": pwords("title of a lesson", "Your edition and your group"),
    "lesson.boxes.able": words(
        "You know what your edition has, and what to agree on before you play."
    ),
    "lesson.boxes.1.before": words("You’re setting up the basic game."),
    "lesson.boxes.1.after": words(
        "Deal without looking, and turn your cards to the others at once."
    ),
    "lesson.boxes.2.before": words("The game is the same in every edition, but the cards differ."),
    "lesson.boxes.2.after": words(
        "White or black makes no difference to the game. Five multicolour cards are one of each "
        "number, ten are a full set."
    ),
    "lesson.boxes.3.before": words("All clue tokens start available."),
    "lesson.boxes.3.after": words(
        "Spending and getting back tokens works the same in every edition."
    ),
    "lesson.boxes.4.before": words(
        "A mistake costs a red token in some editions and a black one in others."
    ),
    "lesson.boxes.4.after": words("In every edition the third mistake loses the game."),
    "lesson.boxes.5.before": words("Not every leaflet has the same variants."),
    "lesson.boxes.5.after": words(
        "You can play any variant with any edition, if you can find the cards and tokens."
    ),
    "lesson.boxes.6.before": words(
        "In strict play nobody asks about old clues or reminds others of them."
    ),
    "lesson.boxes.6.after": words(
        "You may give the same clue again for another token: no leaflet we’ve read forbids it. "
        "Some leaflets let a group agree to say more, such as “I still know nothing about my "
        "cards”. Agree before you start."
    ),
    # i18n: Above a list of what the boxes have, by the languages of their leaflets.
    "step.boxes": words("What the editions have, by the language of their leaflet:"),
    # Difficulty
    "lesson.difficulty": pwords("title of a lesson", "Harder and easier"),
    "lesson.difficulty.able": words("You can make your next game harder or easier."),
    "lesson.difficulty.1.before": words(
        "For a harder game, play with one or two fuse tokens. Here there’s only one."
    ),
    "lesson.difficulty.1.after": words("Two fuse tokens forgive one mistake, three forgive two."),
    "lesson.difficulty.2.before": words(
        "For an easier game, play with ten clue tokens: use two coins for the extra ones. Two "
        "of the ten are spent."
    ),
    "lesson.difficulty.2.after": words(
        "This site lets you combine these settings with any edition."
    ),
    # A sixth colour
    "lesson.sixth": pwords("title of a lesson", "A sixth colour"),
    "lesson.sixth.able": words("You can play with multicolour as a sixth colour."),
    "lesson.sixth.1.before": words(
        "Multicolour is a sixth colour with its own firework, and you may name it in a clue."
    ),
    "lesson.sixth.1.after": words("Multicolour has as many cards as any other colour here."),
    "lesson.sixth.2.before": words("%(name)s is about to complete the fifth firework."),
    "lesson.sixth.2.after": nwords(
        "A perfect score is now %(most)s point.",
        "A perfect score is now %(most)s points.",
        count="most",
    ),
    # The Avalanche of Colours
    "lesson.avalanche": pwords("title of a lesson", "Avalanche of Colours"),
    "lesson.avalanche.able": words("You can look after critical cards."),
    "lesson.avalanche.1.before": words(
        "Here too multicolour is a sixth colour, but each number exists only once."
    ),
    "lesson.avalanche.1.after": words(
        "Lose one that’s still needed, and the multicolour firework stops just before it."
    ),
    "lesson.avalanche.2.before": words(
        "You need a clue token back. You’ve had the clues “multicolour” and “2”."
    ),
    "lesson.avalanche.2.after": words("Treat multicolour cards like 5s."),
    "lesson.avalanche.3.before": words("The multicolour 2 has been discarded."),
    "lesson.avalanche.3.after": words("One early discard can cost you a whole firework."),
    # Variant 3
    "lesson.wild": pwords("title of a lesson", "Rainbow (variant 3)"),
    "lesson.wild.able": words("You can give and read clues in the rainbow variant."),
    "lesson.wild.1.before": words(
        "In this variant multicolour cards count as every colour in clues."
    ),
    "lesson.wild.1.after": words(
        "You never say “multicolour”. When you play such a card, it goes to the multicolour "
        "firework and to no other."
    ),
    "lesson.wild.2.before": words("You’d like %(name)s to know about the multicolour card."),
    "lesson.wild.2.after": words("Two clues with different colours give it away."),
    "lesson.wild.3.before": words(
        "You’ve had the clue “red” and then “yellow”. Both pointed at your card 2."
    ),
    "lesson.wild.3.after": words("No other card is both red and yellow."),
    "lesson.wild.4.before": words(
        "You’ve had the clue “red” and then “blue”. Only “red” pointed at your card 2."
    ),
    "lesson.wild.4.after": words("A colour clue that leaves a card out is worth a lot here."),
    # Playing on
    "lesson.playing-on": pwords("title of a lesson", "Playing on"),
    "lesson.playing-on.able": words("You can play on after the deck has run out."),
    "lesson.playing-on.1.before": words(
        "This variant has no last round. The deck is empty, and %(name)s plays a card."
    ),
    "lesson.playing-on.1.after": words(
        "You play on without drawing until you win or lose. Only a perfect score counts."
    ),
    "lesson.playing-on.2.before": words("%(name)s plays the blue 5 too early."),
    "lesson.playing-on.2.after": words(
        "As we read the rule, you lose as soon as a card you still need is gone."
    ),
    "lesson.playing-on.3.before": words(
        "Nobody may pass. You have no cards left, and the group has no clue token. %(name)s, "
        "just before you, plays a card that fits."
    ),
    "lesson.playing-on.3.after": words(
        "The leaflets we’ve read don’t say what happens then; here you lose. You can combine "
        "this variant with any other."
    ),
}
