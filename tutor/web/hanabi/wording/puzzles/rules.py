"""Puzzles on the rules in English: their questions, options and consequences."""

from tutor.web.shell.words import Words, nwords, pwords, words

RULE_THEMES: dict[str, Words] = {
    # Point out
    "theme.point-out": pwords("kind of puzzle", "Point out"),
    "theme.point-out.about": words("You give a clue: mark every card that it points at."),
    "point-out.goal.r": words(
        "You are %(you)s, and it is your turn. You give %(name)s the clue <b>red</b>. "
        "Mark every card in %(name)s’s hand that you have to point at."
    ),
    "point-out.goal.y": words(
        "You are %(you)s, and it is your turn. You give %(name)s the clue <b>yellow</b>. "
        "Mark every card in %(name)s’s hand that you have to point at."
    ),
    "point-out.goal.g": words(
        "You are %(you)s, and it is your turn. You give %(name)s the clue <b>green</b>. "
        "Mark every card in %(name)s’s hand that you have to point at."
    ),
    "point-out.goal.b": words(
        "You are %(you)s, and it is your turn. You give %(name)s the clue <b>blue</b>. "
        "Mark every card in %(name)s’s hand that you have to point at."
    ),
    "point-out.goal.w": words(
        "You are %(you)s, and it is your turn. You give %(name)s the clue <b>white</b>. "
        "Mark every card in %(name)s’s hand that you have to point at."
    ),
    "point-out.goal.k": words(
        "You are %(you)s, and it is your turn. You give %(name)s the clue <b>black</b>. "
        "Mark every card in %(name)s’s hand that you have to point at."
    ),
    "point-out.goal.m": words(
        "You are %(you)s, and it is your turn. You give %(name)s the clue <b>multicolour</b>. "
        "Mark every card in %(name)s’s hand that you have to point at."
    ),
    "point-out.goal.rank": words(
        "You are %(you)s, and it is your turn. You give %(name)s the clue <b>%(rank)s</b>. "
        "Mark every card in %(name)s’s hand that you have to point at."
    ),
    "point-out.option.none": words("None of these cards"),
    "point-out.solved": words(
        "You pointed at every card that matches and at no other, so the clue is complete. It says "
        "as much about the cards that you left out."
    ),
    # i18n: "It" is a card, here and in the lines below.
    "point-out.is.r": words("It is red, so you point at it."),
    "point-out.is.y": words("It is yellow, so you point at it."),
    "point-out.is.g": words("It is green, so you point at it."),
    "point-out.is.b": words("It is blue, so you point at it."),
    "point-out.is.w": words("It is white, so you point at it."),
    "point-out.is.k": words("It is black, so you point at it."),
    "point-out.is.m": words("It is multicolour, so you point at it."),
    "point-out.is.rank": words("It is a %(rank)s, so you point at it."),
    "point-out.is.wild": words(
        "It is multicolour. It counts as every colour in a clue, so you point at it."
    ),
    "point-out.is-not.r": words(
        "It is not red. You leave it out, and that is how %(name)s learns it."
    ),
    "point-out.is-not.y": words(
        "It is not yellow. You leave it out, and that is how %(name)s learns it."
    ),
    "point-out.is-not.g": words(
        "It is not green. You leave it out, and that is how %(name)s learns it."
    ),
    "point-out.is-not.b": words(
        "It is not blue. You leave it out, and that is how %(name)s learns it."
    ),
    "point-out.is-not.w": words(
        "It is not white. You leave it out, and that is how %(name)s learns it."
    ),
    "point-out.is-not.k": words(
        "It is not black. You leave it out, and that is how %(name)s learns it."
    ),
    "point-out.is-not.m": words(
        "It is not multicolour. You leave it out, and that is how %(name)s learns it."
    ),
    "point-out.is-not.rank": words(
        "It is not a %(rank)s. You leave it out, and that is how %(name)s learns it."
    ),
    "point-out.none-wrong": nwords(
        "%(num)s card matches. A clue that matches no card could not be given at all.",
        "%(num)s cards match. A clue that matches no card could not be given at all.",
        count="num",
    ),
    "point-out.none-right": words(
        "No card in %(name)s’s hand matches. At this table such a clue may be given."
    ),
    # Hints. i18n: %(cards)s becomes a list of little pictures of cards.
    "point-out.pointed-before": nwords(
        "An earlier clue pointed at %(cards)s. Point at it again if it matches this clue.",
        "Earlier clues pointed at %(cards)s. Point at them again if they match this clue.",
        count="num",
    ),
    "point-out.left-out-before": nwords(
        "Earlier clues left out %(cards)s. Point at it if it matches this clue.",
        "Earlier clues left out %(cards)s. Point at them if they match this clue.",
        count="num",
    ),
    "point-out.matches": nwords(
        "%(num)s card in %(name)s’s hand matches.",
        "%(num)s cards in %(name)s’s hand match.",
        count="num",
    ),
    # What is allowed
    "theme.allowed": pwords("kind of puzzle", "What is allowed"),
    "theme.allowed.about": words("It is your turn: mark every action that the rules allow."),
    "allowed.goal": words(
        "You are %(you)s, and it is your turn. Mark every action that the rules allow you now, "
        "whether or not it is a good idea."
    ),
    "allowed.option.none": words("None of these actions"),
    "allowed.solved": words("These are the actions that the rules allow you now, and no others."),
    "allowed.play": words(
        "You may play any card of your hand without knowing what it is. Then you draw a new one."
    ),
    "allowed.play.last-card": words(
        "You may play any card of your hand without knowing what it is. If the game goes on, you "
        "draw the last card of the deck, and everyone has one more turn."
    ),
    "allowed.play.no-draw": words(
        "You may play any card of your hand without knowing what it is. The deck is empty, so you "
        "draw no new one."
    ),
    "allowed.discard": words(
        "A clue token is missing, so you may discard. It comes back (%(tokens)s of %(all)s are "
        "available then), and you draw a new card."
    ),
    "allowed.discard.last-card": words(
        "A clue token is missing, so you may discard. It comes back (%(tokens)s of %(all)s are "
        "available then), you draw the last card of the deck, and everyone has one more turn."
    ),
    "allowed.discard.no-draw": words(
        "A clue token is missing, so you may discard. It comes back (%(tokens)s of %(all)s are "
        "available then). The deck is empty, so you draw no new card."
    ),
    # i18n: %(left)s is the number of clue tokens.
    "allowed.clue": nwords(
        "You point at %(num)s card in %(name)s’s hand and pay one clue token (%(left)s left).",
        "You point at %(num)s cards in %(name)s’s hand and pay one clue token (%(left)s left).",
        count="num",
    ),
    "allowed.clue.empty": words(
        "No card in %(name)s’s hand matches, and at this table such a clue may be given. You pay "
        "one clue token (%(left)s left)."
    ),
    "allowed.none-wrong": words("At least one of these actions is allowed. There is no passing."),
    "allowed.none-right": words("The rules allow none of these actions now."),
    # What happens
    "theme.outcome": pwords("kind of puzzle", "What happens"),
    "theme.outcome.about": words("Somebody plays a card: choose what it leads to."),
    "outcome.goal": words(
        "You are %(you)s, and it is %(name)s’s turn. %(name)s plays card %(slot)s, which is "
        "%(card)s. Choose what happens."
    ),
    "outcome.option.joins-firework": words("It joins its firework, and the game goes on."),
    "outcome.option.completes-recovers": words(
        "It completes its firework, a clue token comes back, and the game goes on."
    ),
    "outcome.option.completes-no-token": words(
        "It completes its firework, no clue token comes back, and the game goes on."
    ),
    "outcome.option.mistake": words("It is a mistake: a fuse token is lost, and the game goes on."),
    "outcome.option.ends-lost": words("The game is over, and it is lost."),
    "outcome.option.ends-won": words("The game is over, and every firework is complete."),
    "outcome.option.ends-scored": words(
        "The game is over because the last round is, and the points are counted."
    ),
    "outcome.joins": words("The card joins its firework, and the next player has a turn."),
    "outcome.recovers": words(
        "The firework is complete, and a clue token comes back: %(tokens)s of %(all)s are "
        "available now."
    ),
    "outcome.no-token": words(
        "The firework is complete. All clue tokens are available already, so the bonus is lost."
    ),
    "outcome.mistake": words(
        "The card goes to the discard pile, and a fuse token is lost. This is mistake number "
        "%(num)s; number %(all)s would lose the game."
    ),
    "outcome.ended.strikes": words(
        "This is mistake number %(all)s: the last fuse token is lost, and with it the game."
    ),
    "outcome.ended.perfect": nwords(
        "Every firework is complete. The game ends at once with the most there can be: "
        "%(points)s point.",
        "Every firework is complete. The game ends at once with the most there can be: "
        "%(points)s points.",
        count="points",
    ),
    "outcome.ended.last-round": nwords(
        "This was the last turn of the last round. The game ends with %(points)s point.",
        "This was the last turn of the last round. The game ends with %(points)s points.",
        count="points",
    ),
    "outcome.ended.card-gone": words(
        "Every copy of a card that was still needed is now in the discard pile: the game is lost."
    ),
    "outcome.ended.no-action": words("The next player can do nothing at all: the game is lost."),
    "outcome.is-last": words("With its %(top)s the firework is complete, which earns a bonus."),
    "outcome.not-last": words("A firework is complete only with its %(top)s."),
    "outcome.not-lost": words(
        "This is mistake number %(num)s. Only number %(all)s loses the game."
    ),
    "outcome.not-won": words("The fireworks have %(points)s of their %(all)s cards."),
    "outcome.deck-left": nwords(
        "There is still %(num)s card in the deck, so the last round has not begun.",
        "There are still %(num)s cards in the deck, so the last round has not begun.",
        count="num",
    ),
    "outcome.last-round-begins": words(
        "The last card has only just been drawn: everyone has one more turn."
    ),
    "outcome.turns-left": nwords(
        "The last round goes on: %(num)s turn is left.",
        "The last round goes on: %(num)s turns are left.",
        count="num",
    ),
    "outcome.play-on": words("With these rules the game goes on until it is won or lost."),
    # i18n: Both placeholders become little pictures of cards of two colours, with the same number.
    "outcome.other-colour": words(
        "%(needed)s would fit, but a firework takes only its own colour."
    ),
    "outcome.others": nwords(
        "%(num)s other firework is not complete yet.",
        "%(num)s other fireworks are not complete yet.",
        count="num",
    ),
    "outcome.all-others": words("All the other fireworks are complete."),
    # What lies open on the table. i18n: %(cards)s becomes a list of little pictures of cards.
    "supplies.hand": words("%(name)s holds %(cards)s."),
}
