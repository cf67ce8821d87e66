"""The lessons on tokens, critical cards and points, and on whole rounds, in English."""

from tutor.web.shell.words import Words, pwords, words

EVENING_LESSONS: dict[str, Words] = {
    # The bonus
    "lesson.bonus": pwords("title of a lesson", "The bonus"),
    "lesson.bonus.able": words("You can make the most of completing a firework."),
    "lesson.bonus.1.before": words(
        "Some clue tokens are spent. The red firework needs only its 5, and %(name)s plays it."
    ),
    "lesson.bonus.1.after": words(
        "A 5 is like a point and a discard in one. The lower numbers bring no token."
    ),
    "lesson.bonus.2.before": words("%(name)s plays a 5. This time all clue tokens are available."),
    "lesson.bonus.2.after": words("If you can, give a clue first: then the bonus isn’t wasted."),
    # Copies
    "lesson.copies": pwords("title of a lesson", "Critical cards and trash"),
    "lesson.copies.able": words("You know which cards to keep and which to discard."),
    "lesson.copies.1.before": words(
        "In each colour there are three 1s, two each of 2, 3 and 4, and one 5. Could one of "
        "your cards be a blue 4?"
    ),
    "lesson.copies.1.after": words("You can rule out cards just by counting what you see."),
    "lesson.copies.2.before": words(
        "A card is critical if it’s still needed and no other copy is left. The game has just "
        "begun."
    ),
    "lesson.copies.2.after": words("Keep a 5 until you can play it, however long that takes."),
    "lesson.copies.3.before": words("Trash is a card that can no longer fit."),
    "lesson.copies.3.after": words("Trash is the best thing to discard."),
    "lesson.copies.4.before": words(
        "You need a clue token back. You’ve had the clues “red” and “2”."
    ),
    "lesson.copies.4.after": words(
        "A card you know nothing about could be a 5. Trash costs you nothing."
    ),
    # The discard pile and last copies
    "lesson.pile": pwords("title of a lesson", "The discard pile"),
    "lesson.pile.able": words("You can find the cards you can’t afford to discard."),
    "lesson.pile.1.before": words(
        "Once one copy of a card is discarded, the other one may become critical."
    ),
    "lesson.pile.1.after": words("Cards below the top of their firework are never critical."),
    "lesson.pile.2.before": words(
        "You need a clue token back. You’ve had the clues “3” and “4”, and one green 4 is in the "
        "discard pile."
    ),
    "lesson.pile.2.after": words(
        "Lose both green 4s and the green firework can never be completed."
    ),
    "lesson.pile.3.before": words("You’re about to discard and wonder which copies are gone."),
    "lesson.pile.3.after": words("You have to remember clues, but not discards."),
    "lesson.pile.4.before": words("Both green 4s are in the discard pile, so green stops at 3."),
    "lesson.pile.4.after": words(
        "From now on the green 5 is trash too, and you can discard it without harm."
    ),
    # The last round and the score
    "lesson.score": pwords("title of a lesson", "The last round and the score"),
    "lesson.score.able": words("You can tell when a game is over and how well you did."),
    "lesson.score.1.before": words("One firework is incomplete, and %(name)s has the 5 it needs."),
    "lesson.score.1.after": words("The cards left in the deck don’t matter any more."),
    "lesson.score.2.before": words("Three players, one card in the deck: you draw it now."),
    "lesson.score.2.after": words("So your last turn is the very last of the game."),
    "lesson.score.3.before": words(
        "The deck is empty, and two turns are left: yours and one more."
    ),
    "lesson.score.3.after": words("After that you add up your points."),
    "lesson.score.4.before": words("Count your points, then look them up."),
    "lesson.score.4.after": words("The rating is for all of you: nobody wins alone."),
    "lesson.score.5.before": words("This time the last fuse token was lost."),
    "lesson.score.5.after": words(
        "The leaflets we’ve read don’t say what a lost game scores. Your group may count the "
        "cards instead."
    ),
    # The first whole round
    "lesson.round": pwords("title of a lesson", "Your first whole round"),
    "lesson.round.able": words("You can play a round of Hanabi clue by clue."),
    "lesson.round.1.before": words(
        "You play one round. %(name)s has a card that fits, but doesn’t know which one."
    ),
    "lesson.round.1.after": words("%(name)s plays it: your clue was worth a point."),
    "lesson.round.2.before": words("You were told “yellow” a few turns ago, and now “2”."),
    "lesson.round.2.after": words("Clues from different players add up."),
    "lesson.round.3.before": words("%(name)s has a 5 and doesn’t know it."),
    "lesson.round.3.after": words("A clue can also save a card from being discarded."),
    # The partners of the exercises
    "lesson.partners": pwords("title of a lesson", "Players who act only on proof"),
    "lesson.partners.able": words("You can predict what the players in these puzzles will do."),
    "lesson.partners.1.before": words(
        "In these puzzles the other players follow fixed rules. First: a player who is sure that a "
        "card fits plays it."
    ),
    "lesson.partners.1.after": words("Real players do that too, but they may also guess."),
    "lesson.partners.2.before": words(
        "Second: a player with nothing to play discards trash, or else the oldest card without a "
        "clue. Card 1 is the oldest."
    ),
    "lesson.partners.2.after": words(
        "If that card were critical, you’d have to give a clue about it first."
    ),
    "lesson.partners.3.before": words(
        "Now play two turns. After each of yours, %(name)s and %(other)s take theirs."
    ),
    "lesson.partners.3.after": words(
        "The clue had to come first: once the red 2 is on the table, “2” proves nothing."
    ),
    # The graduation
    "lesson.graduation": pwords("title of a lesson", "Your graduation"),
    "lesson.graduation.able": words("You can play Hanabi. Find a group and enjoy the show!"),
    "lesson.graduation.1.before": words(
        "Look at clue tokens, critical cards and what %(name)s knows before you act."
    ),
    "lesson.graduation.1.after": words(
        "Without your clue %(name)s would have discarded a critical card."
    ),
    "lesson.graduation.2.before": words(
        "Red needs two more cards. %(name)s has one, and you can tell where the other is."
    ),
    "lesson.graduation.2.after": words("%(name)s had to play first, so the clue came first."),
    "lesson.graduation.3.before": words(
        "The last round: your turn, then %(name)s’s, then %(other)s’s."
    ),
    "lesson.graduation.3.after": words(
        "Your own card was worth one point. The clue was worth two: %(name)s and %(other)s both "
        "scored."
    ),
}
