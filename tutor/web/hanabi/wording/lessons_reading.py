"""The lessons on reading clues, on what others know, on choosing and on remembering, in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

READING_LESSONS: dict[str, Words] = {
    # Complete clues
    "lesson.complete": pwords("title of a lesson", "Point at all of them"),
    "lesson.complete.able": words("You can point at every card a clue has to point at."),
    "lesson.complete.1.before": words(
        "%(name)s already knows which cards are green. Now you give the clue “2”."
    ),
    "lesson.complete.1.after": words(
        "Earlier clues make no difference. A clue is always about the whole hand."
    ),
    "lesson.complete.2.before": words("Look at %(name)s’s cards before you choose a clue."),
    "lesson.complete.2.after": words(
        "A group may agree to allow clues that match no card. The leaflets we’ve read don’t "
        "mention it."
    ),
    # What a clue denies
    "lesson.denies": pwords("title of a lesson", "Read your clues"),
    "lesson.denies.able": words("You can tell from clues what a card is, and what it isn’t."),
    "lesson.denies.1.before": words(
        "%(name)s gave you the clue “red” and later “4”. Both pointed at the same card."
    ),
    "lesson.denies.1.after": words(
        "A colour and a number together tell you exactly which card it is."
    ),
    "lesson.denies.2.before": words(
        "You’ve had the clues “red” and “2”. Only “2” pointed at your card 1."
    ),
    "lesson.denies.2.after": words(
        "Every clue has two halves. The cards it leaves out tell you something too."
    ),
    "lesson.denies.3.before": words(
        "Now without markers, as in a real game. You’ve had the clue “3” and every colour but red."
    ),
    "lesson.denies.3.after": words("Nobody said “red”, and you know it all the same."),
    # Counting
    "lesson.counting": pwords("title of a lesson", "Count what you see"),
    "lesson.counting.able": words("You can find out what a card is by counting copies."),
    "lesson.counting.1.before": words(
        "Your card 2 is red and isn’t a 1, 2 or 3. There are two red 4s in the game: look for them "
        "in the other hands and in the discard pile."
    ),
    "lesson.counting.1.after": words("Count before you guess: nobody had to say “5”."),
    "lesson.counting.2.before": words(
        "Now %(name)s has had these clues, and one red 4 is in %(name)s’s own hand."
    ),
    "lesson.counting.2.after": words(
        "You see a card that %(name)s can’t see. So you sometimes know more about a hand than its "
        "owner."
    ),
    "lesson.counting.3.before": words(
        "You’ve had the clues “4” and “2”. Only the red firework isn’t waiting for a 2."
    ),
    "lesson.counting.3.after": words(
        "Counting made the card safe to play, and you still don’t know its colour."
    ),
    # What a partner knows
    "lesson.knowing": pwords("title of a lesson", "The view from the other side"),
    "lesson.knowing.able": words(
        "You can tell what another player knows, and what they still need to know."
    ),
    "lesson.knowing.1.before": words(
        "%(name)s has had the clues “blue” and “2”. Think from %(name)s’s seat: what does "
        "%(name)s see?"
    ),
    "lesson.knowing.1.after": words("%(name)s sees your hand, which you can’t see yourself."),
    "lesson.knowing.2.before": words("The same table. %(name)s may not need another clue."),
    "lesson.knowing.2.after": words("Save the token: %(name)s can play without your help."),
    "lesson.knowing.3.before": words(
        "%(other)s knows which cards are 3s, and only red is waiting for a 3."
    ),
    "lesson.knowing.3.after": words(
        "Ask yourself what the other player still needs to know, and say that."
    ),
    # Clue, discard or play
    "lesson.choosing": pwords("title of a lesson", "Clue, discard or play?"),
    "lesson.choosing.able": words("You can choose between a clue, a discard and a play."),
    "lesson.choosing.1.before": words(
        "Ask yourself three things. Is one of my cards sure to fit? Can a clue let somebody play? "
        "Which card can I spare?"
    ),
    "lesson.choosing.1.after": words(
        "A sure point usually comes first. That’s advice, not a rule."
    ),
    "lesson.choosing.2.before": words("You have a 3, and %(name)s has a card that fits."),
    "lesson.choosing.2.after": words("A clue is worth its token when somebody can act on it."),
    "lesson.choosing.3.before": words(
        "There are no clue tokens left. You’ve had the clues “5” and “2”, and every firework has "
        "reached 2."
    ),
    "lesson.choosing.3.after": words(
        "Now somebody can give a clue again. Save it for one that matters."
    ),
    "lesson.choosing.4.before": words(
        "There are no clue tokens left, and you aren’t sure of any card. Look at the discard pile."
    ),
    "lesson.choosing.4.after": words(
        "When nothing is certain, a card without a clue is often the safest discard."
    ),
    # Remembering
    "lesson.memory": pwords("title of a lesson", "Without the markers"),
    "lesson.memory.able": words("You can keep clues in mind when your cards move."),
    "lesson.memory.1.before": words(
        "A real table has no markers. You have to remember what was said, and in strict play "
        "nobody may remind you."
    ),
    "lesson.memory.1.after": words("In a real game you may move a card to remember that."),
    "lesson.memory.2.before": words(
        "Here a new card always goes at the right-hand end, so card 1 is your oldest. Your card 4 "
        "is a 1."
    ),
    "lesson.memory.2.after": words(
        "What you know moves along with the card. Many players keep their hand in this order."
    ),
    "lesson.memory.3.before": words(
        "You’ve played a card since, so the cards to its right moved up."
    ),
    "lesson.memory.3.after": words("Follow your cards, not their places."),
    # i18n: Above a list of clues and turns.
    "step.history": words("What you’ve seen and heard, in order:"),
    # i18n: A line of that list; %(places)s is a list of numbers of cards, such as "1 and 3".
    "history.color-clue": nwords(
        "%(name)s gives you the clue “<as colour>%(suit)s</as>” and points at your card "
        "%(places)s.",
        "%(name)s gives you the clue “<as colour>%(suit)s</as>” and points at your cards "
        "%(places)s.",
        count="num",
    ),
    "history.rank-clue": nwords(
        "%(name)s gives you the clue “%(rank)s” and points at your card %(places)s.",
        "%(name)s gives you the clue “%(rank)s” and points at your cards %(places)s.",
        count="num",
    ),
}
