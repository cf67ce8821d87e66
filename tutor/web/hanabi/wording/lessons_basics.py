"""The lessons for a first game in English: ten minutes, and all that one needs tonight."""

from tutor.web.shell.words import Words, nwords, pwords, words

BASIC_LESSONS: dict[str, Words] = {
    # The goal and the cards
    "lesson.goal": pwords("title of a lesson", "Fireworks from 1 to 5"),
    # i18n: What the reader can do after the lesson. So are all of these.
    "lesson.goal.able": words("You know which cards a firework takes."),
    # i18n: Said before the reader acts, above a picture of the table.
    "lesson.goal.1.before": words(
        "Together you build fireworks, one in each colour: a 1 starts it, then come 2, 3, 4 and 5."
    ),
    # i18n: Said when the reader has answered, right or wrong.
    "lesson.goal.1.after": words(
        "You never skip a number. You all play on the same side: there’s one set of fireworks for "
        "everyone."
    ),
    "lesson.goal.2.before": words(
        "Each colour has only one firework, and each number goes into it once. %(name)s has "
        "another red 1."
    ),
    "lesson.goal.2.after": words(
        "There are several 1s in each colour, and only the first one helps. Before you play a "
        "card, look at what its firework needs next."
    ),
    # You see every hand but your own
    "lesson.hidden": pwords("title of a lesson", "Everyone sees your cards but you"),
    "lesson.hidden.able": words("You can use clues about cards you’ve never seen."),
    "lesson.hidden.1.before": words(
        "You hold your cards facing away from you: everyone sees them but you. %(name)s has "
        "told you which card is a 1 and which is a 2."
    ),
    # i18n: The marks are little pictures of a colour or a number, on a card or below it.
    "step.marks": words(
        "The little markers on a card show what clues have said about it. A crossed-out one "
        "shows what it isn’t."
    ),
    "step.marks.pointed": words("The markers on a card show which clues have pointed at it."),
    "lesson.hidden.1.after": words(
        "You don’t need to know a card’s colour to play it. Put it on the table and see which "
        "firework it joins."
    ),
    "lesson.hidden.2.before": words(
        "Help each other only with clues. In strict play you say nothing else about the cards "
        "and don’t even sigh."
    ),
    "lesson.hidden.2.after": words(
        "Move your own cards about if that helps you remember, but don’t look at their faces. "
        "Your group may agree to talk a little more."
    ),
    # The three actions
    "lesson.turn": pwords("title of a lesson", "Three things you can do"),
    "lesson.turn.able": words("You know what you can do on your turn."),
    "lesson.turn.1.before": words(
        "On your turn do one thing. <b>Clue</b>: spend a clue token. <b>Discard</b> a card: get a "
        "spent token back. <b>Play</b> a card: no token needed. The tokens belong to all of you."
    ),
    "lesson.turn.1.after": words(
        "You can’t pass. With no clue tokens left you can’t give a clue, so discard or play, then "
        "draw a card."
    ),
    # Give a clue
    "lesson.clue": pwords("title of a lesson", "Give a clue"),
    "lesson.clue.able": words("You can give a clue."),
    "lesson.clue.1.before": words(
        "When you give a clue, name a colour or a number and point at every card that matches. At "
        "least one must match."
    ),
    "lesson.clue.1.after": words(
        "%(name)s now knows two things: these cards are red, and the others aren’t."
    ),
    "lesson.clue.2.before": words(
        "A clue goes to one other player and names a colour or a number."
    ),
    "lesson.clue.2.after": words(
        "Every clue costs a clue token, even if it repeats an earlier one."
    ),
    # Discard
    "lesson.discard": pwords("title of a lesson", "Discard a card"),
    "lesson.discard.able": words("You can get clue tokens back."),
    "lesson.discard.1.before": words(
        "To discard, put one of your cards on the discard pile, take back a spent clue token and "
        "draw a new card. Right now no token is spent."
    ),
    "lesson.discard.1.after": words(
        "Anyone may look through the discard pile at any time. Cards there are out of the game, "
        "so keep your 5s: there’s only one in each colour."
    ),
    # Play
    "lesson.play": pwords("title of a lesson", "Play a card"),
    "lesson.play.able": words("You can play a card, and you know what a mistake costs."),
    "lesson.play.1.before": words(
        "A card that doesn’t fit goes to the discard pile and costs a fuse token. No clue token "
        "comes back. Without fuse tokens the game is lost. Only one is left here."
    ),
    "lesson.play.1.after": nwords(
        "At the start of a game you have %(fuses)s fuse token.",
        "At the start of a game you have %(fuses)s fuse tokens.",
        count="fuses",
    ),
    "lesson.play.2.before": words(
        "You play card 3. It’s the yellow 3, which doesn’t fit. What now?"
    ),
    "lesson.play.2.after": words(
        "A 5 that fits completes its firework. As a bonus a spent clue token comes back, if there "
        "is one."
    ),
    # Setting up
    "lesson.setup": pwords("title of a lesson", "Set up the table"),
    "lesson.setup.able": words("You can set up a game for two to five players."),
    "lesson.setup.1.before": words(
        "Leave out multicolour cards and shuffle the other 50: in each colour three 1s, two each "
        "of 2, 3 and 4, and one 5. Two or three players get five cards each, more players four."
    ),
    "lesson.setup.1.after": words(
        "The rest is the deck. Clue tokens: %(clues)s, all available. Fuse tokens: %(fuses)s. "
        "Whoever wears the most colours starts; play goes clockwise. Hanabi is for 2–5 players."
    ),
    # The endings
    "lesson.endings": pwords("title of a lesson", "How the game ends"),
    "lesson.endings.able": words("That’s all you need: you can play a first game tonight."),
    "lesson.endings.1.before": words(
        "One card is left in the deck. When somebody draws it, the last round begins: everyone "
        "has one more turn."
    ),
    "lesson.endings.1.after": words(
        "%(name)s draws the last card now, so %(name)s also has the last turn. Nobody draws in "
        "the last round. Complete all fireworks and you win at once."
    ),
    "lesson.endings.2.before": words(
        "The last round is over. Each card in a firework scores one point."
    ),
    "lesson.endings.2.after": words(
        "Unfinished fireworks count too. A perfect score is %(most)s. A lost game scores "
        "nothing here."
    ),
}
