"""The lessons on counting, on what others know, on choosing and on remembering, in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

READING_LESSONS: dict[str, Words] = {
    # Counting
    "lesson.counting": pwords("title of a lesson", "Count what you see"),
    "lesson.counting.able": words("You can find out what a card is by counting copies."),
    "lesson.counting.1.before": words(
        "From your clues you know that your card 2 is red and isn’t a 1, 2 or 3. Count the red "
        "4s, including any in the discard pile: it’s open to everyone."
    ),
    "lesson.counting.1.after": words(
        "One red 4 is in the discard pile, and %(name)s holds the other. So your card is the red "
        "5, though nobody has said “5”."
    ),
    "lesson.counting.2.before": words(
        "Now it’s %(name)s’s card 2 that has had these clues. One red 4 is in the discard pile, "
        "and the other is in %(name)s’s own hand."
    ),
    "lesson.counting.2.after": words(
        "You see both red 4s, but %(name)s sees only one. From where %(name)s sits, the card may "
        "still be a 4 or a 5."
    ),
    "lesson.counting.3.before": words(
        "You’ve had the clues “4” and “2”. The red firework hasn’t been started, and all the "
        "others are waiting for a 2."
    ),
    "lesson.counting.3.after": words(
        "Only the red 2 wouldn’t fit, and both red 2s are in sight. So your 2 is a different "
        "colour, and it fits."
    ),
    # What a partner knows
    "lesson.knowing": pwords("title of a lesson", "The view from the other side"),
    "lesson.knowing.able": words(
        "You can tell what another player knows, and what’s still missing."
    ),
    "lesson.knowing.1.before": words(
        "%(name)s has had the clues “blue” and “2”. Look at the table from where %(name)s sits: "
        "%(other)s’s cards and the discard pile are in sight, but not that card."
    ),
    "lesson.knowing.1.after": words(
        "“2” pointed at it, “blue” didn’t, and %(name)s sees both green 2s. You can see which of "
        "the other colours it is, but %(name)s can’t."
    ),
    "lesson.knowing.2.before": words(
        "The same table, and the same clues. Which cards can %(name)s play without any doubt?"
    ),
    "lesson.knowing.2.after": words(
        "Whatever its colour, each of these 2s fits. %(name)s needs no further clue: save your "
        "token."
    ),
    "lesson.knowing.3.before": words(
        "%(other)s knows which cards are 3s. The red firework has reached 2, the others 1. Choose "
        "the clue that proves a card fits."
    ),
    "lesson.knowing.3.after": words(
        "The number was known, and the colour was missing. Before you give a clue, ask yourself "
        "what the other player still needs to know."
    ),
    # Clue, discard or play
    "lesson.choosing": pwords("title of a lesson", "Clue, discard or play?"),
    "lesson.choosing.able": words("You can choose between a clue, a discard and a play."),
    "lesson.choosing.1.before": words(
        "Three questions help. Is a card of mine sure to fit? Can a clue let somebody play? What "
        "can I spare? That’s advice, not a rule."
    ),
    "lesson.choosing.1.after": words(
        "You know two of your cards, and one of them fits. A guaranteed point is worth more than a "
        "clue that proves nothing."
    ),
    "lesson.choosing.2.before": words(
        "You’ve been told you have a 3. %(name)s holds a card that fits, and there are clue tokens "
        "left."
    ),
    "lesson.choosing.2.after": words(
        "Playing your 3 might have been a mistake. The number tells %(name)s enough to play, so "
        "this clue is worth its token now."
    ),
    "lesson.choosing.3.before": words(
        "No clue token is left. You’ve had the clues “5” and “2”, and every firework has reached 2."
    ),
    "lesson.choosing.3.after": words(
        "Each 5 is the only one of its colour. Your 2 is trash: discard it, and somebody can give "
        "a clue again. Clue tokens are scarce, so save them for clues that matter."
    ),
    "lesson.choosing.4.before": words(
        "No clue token is left, and none of your cards is certain. You’ve had the clues “5” and "
        "“4”. Look at the discard pile."
    ),
    "lesson.choosing.4.after": words(
        "A 5 is critical, and a 4 may be the last of its colour. When nothing is certain, a card "
        "no clue has pointed at is often the safest discard."
    ),
    # Remembering
    "lesson.memory": pwords("title of a lesson", "Without the markers"),
    "lesson.memory.able": words("You can keep clues in mind and follow your cards when they move."),
    "lesson.memory.1.before": words(
        "In a real game there are no markers on your cards. Here you have both: the markers, and "
        "what was said. See how they go together."
    ),
    "lesson.memory.1.after": words(
        "“2” pointed at your card 3, and “yellow” didn’t. Both halves of a clue are worth "
        "remembering."
    ),
    "lesson.memory.2.before": words(
        "Now you have only what was said. Remembering it is up to you; in strict play nobody may "
        "remind you."
    ),
    "lesson.memory.2.after": words(
        "“Yellow” pointed at it, and “2” didn’t. In a real game you may turn or move a card to "
        "remember that."
    ),
    "lesson.memory.3.before": words(
        "You’ve played a card since, and the cards to the right of it have moved up."
    ),
    "lesson.memory.3.after": words(
        "Your other 2 was card 3 and is card 2 now. “Yellow” left it out, and every other colour "
        "is waiting for a 2."
    ),
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
