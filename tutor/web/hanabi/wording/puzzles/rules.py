"""Puzzles on the rules in English: their questions, options and consequences."""

from tutor.web.shell.words import Words, nwords, pwords, words

RULE_THEMES: dict[str, Words] = {
    # Point out
    "theme.point-out": pwords("kind of puzzle", "Point at them"),
    "theme.point-out.about": words("You give a clue: mark every card it points at."),
    "point-out.goal": words(
        "You are %(you)s, and it’s your turn. You give %(name)s the clue “<b><as "
        "colour>%(suit)s</as></b>”. Which of %(name)s’s cards do you have to point at? Mark "
        "them all."
    ),
    "point-out.goal.rank": words(
        "You are %(you)s, and it’s your turn. You give %(name)s the clue “<b>%(rank)s</b>”. "
        "Which of %(name)s’s cards do you have to point at? Mark them all."
    ),
    "point-out.option.none": words("None of these cards"),
    "point-out.solved": words(
        "You pointed at every card that matches and at no other. What you left out says just as "
        "much."
    ),
    # i18n: "It" is a card, here and in the lines below.
    "point-out.is": words("It’s <as colour>%(suit)s</as>, so you point at it."),
    "point-out.is.rank": words("It’s a %(rank)s, so you point at it."),
    "point-out.is.wild": words("It’s multicolour, so every colour clue points at it."),
    "point-out.is-not": words(
        "It isn’t <as colour>%(suit)s</as>. Leaving it out tells %(name)s so."
    ),
    "point-out.is-not.rank": words("It isn’t a %(rank)s. Leaving it out tells %(name)s so."),
    "point-out.none-wrong": nwords(
        "%(num)s card matches, so you have to point at it.",
        "%(num)s cards match, so you have to point at them.",
        count="num",
    ),
    "point-out.none-right": words(
        "The clue matches none of %(name)s’s cards. Your group allows that."
    ),
    # Hints. i18n: %(cards)s becomes a list of little pictures of cards.
    "point-out.pointed-before": nwords(
        "An earlier clue pointed at %(cards)s. If it matches this clue, point at it again.",
        "Earlier clues pointed at %(cards)s. If they match this clue, point at them again.",
        count="num",
    ),
    "point-out.left-out-before": nwords(
        "Earlier clues left out %(cards)s. If it matches this clue, point at it.",
        "Earlier clues left out %(cards)s. If they match this clue, point at them.",
        count="num",
    ),
    "point-out.matches": nwords(
        "%(num)s of %(name)s’s cards matches.",
        "%(num)s of %(name)s’s cards match.",
        count="num",
    ),
    # What is allowed
    "theme.allowed": pwords("kind of puzzle", "What is allowed?"),
    "theme.allowed.about": words("It’s your turn: mark every action the rules allow."),
    "allowed.goal": words(
        "You are %(you)s, and it’s your turn. Which of these actions do the rules allow now, "
        "wise or not? Mark them all."
    ),
    "allowed.option.none": words("None of these actions"),
    "allowed.solved": words("The rules allow these and no others."),
    "allowed.play": words("You may play any of your cards, known or not. Then you draw a new one."),
    "allowed.play.last-card": words(
        "You may play any of your cards, known or not. If the game goes on, you draw the last card "
        "of the deck, and everyone has one more turn."
    ),
    "allowed.play.no-draw": words(
        "You may play any of your cards, known or not. The deck is empty, so you don’t draw a "
        "new one."
    ),
    # i18n: %(tokens)s of %(all)s clue tokens are available after it.
    "allowed.discard": words(
        "Not all clue tokens are available, so you may discard. One comes back, which makes "
        "%(tokens)s of %(all)s, and you draw a new card."
    ),
    "allowed.discard.last-card": words(
        "Not all clue tokens are available, so you may discard. One comes back, which makes "
        "%(tokens)s of %(all)s. You draw the last card of the deck, and everyone has one more "
        "turn."
    ),
    "allowed.discard.no-draw": words(
        "Not all clue tokens are available, so you may discard. One comes back, which makes "
        "%(tokens)s of %(all)s. The deck is empty, so you don’t draw a new card."
    ),
    # i18n: The end of a sentence on spending a clue token, %(left)s below.
    "allowed.left": nwords("which leaves %(num)s", "which leaves %(num)s", count="num"),
    "allowed.left=0": words("the last one"),
    "allowed.clue": nwords(
        "You point at <as word>%(num)s</as> of %(name)s’s cards and spend a clue token, %(left)s.",
        "You point at <as word>%(num)s</as> of %(name)s’s cards and spend a clue token, %(left)s.",
        count="num",
    ),
    "allowed.clue.empty": words(
        "The clue matches none of %(name)s’s cards, but your group allows that. You spend a "
        "clue token, %(left)s."
    ),
    "allowed.none-wrong": words("At least one of these actions is allowed. You can’t pass."),
    "allowed.none-right": words("The rules allow none of these actions now."),
    # What happens
    "theme.outcome": pwords("kind of puzzle", "What happens?"),
    "theme.outcome.about": words("Somebody plays a card: choose what happens."),
    "outcome.goal": words(
        "You are %(you)s, and it’s %(name)s’s turn. %(name)s plays card %(slot)s, the "
        "<as name>%(card)s</as>. What happens?"
    ),
    "outcome.option.joins-firework": words("It joins its firework, and the game goes on."),
    "outcome.option.completes-recovers": words(
        "It completes its firework, a clue token comes back, and the game goes on."
    ),
    "outcome.option.completes-no-token": words(
        "It completes its firework, no clue token comes back, and the game goes on."
    ),
    "outcome.option.mistake": words("It’s a mistake: a fuse token is lost, and the game goes on."),
    "outcome.option.ends-lost": words("The game is over, and you’ve lost."),
    "outcome.option.ends-won": words("The game is over, and every firework is complete."),
    "outcome.option.ends-scored": words("The last round is over, and you count your points."),
    "outcome.joins": words("The card joins its firework, and it’s the next player’s turn."),
    "outcome.recovers": words(
        "The firework is complete, and a clue token comes back. That makes %(tokens)s of %(all)s."
    ),
    "outcome.no-token": words(
        "The firework is complete, but all clue tokens are already available: no bonus."
    ),
    # i18n: "nth" is a form of words: the first, second, third mistake.
    "outcome.mistake": words(
        "It’s the <as nth>%(num)s</as> mistake: the card goes to the discard pile, and a fuse "
        "token is lost. The <as nth>%(all)s</as> would lose the game."
    ),
    "outcome.ended.strikes": words(
        "It’s the <as nth>%(all)s</as> mistake: the last fuse token is lost, and so is the game."
    ),
    "outcome.ended.perfect": nwords(
        "Every firework is complete: the game ends at once with all %(points)s point.",
        "Every firework is complete: the game ends at once with all %(points)s points.",
        count="points",
    ),
    "outcome.ended.last-round": nwords(
        "That was the last turn of the game. You’ve scored %(points)s point.",
        "That was the last turn of the game. You’ve scored %(points)s points.",
        count="points",
    ),
    "outcome.ended.card-gone": words(
        "Every copy of a card that was still needed is gone: the game is lost."
    ),
    "outcome.ended.no-action": words("The next player can’t do anything: the game is lost."),
    "outcome.is-last": words("The %(top)s completes the firework, which earns a bonus."),
    "outcome.not-last": words("Only the %(top)s completes a firework."),
    "outcome.not-lost": words(
        "It’s the <as nth>%(num)s</as> mistake. Only the <as nth>%(all)s</as> loses the game."
    ),
    "outcome.not-won": words("Only %(points)s of the %(all)s cards are in the fireworks."),
    "outcome.deck-left": nwords(
        "There’s still %(num)s card in the deck, so the last round hasn’t begun.",
        "There are still %(num)s cards in the deck, so the last round hasn’t begun.",
        count="num",
    ),
    "outcome.last-round-begins": words(
        "The last card has only just been drawn: everyone has one more turn."
    ),
    "outcome.turns-left": nwords(
        "The last round isn’t over: %(num)s turn is left.",
        "The last round isn’t over: %(num)s turns are left.",
        count="num",
    ),
    "outcome.play-on": words("Under these rules the game goes on until it’s won or lost."),
    # i18n: Two cards of the same number in two colours.
    "outcome.other-colour": words(
        "The <as name>%(needed)s</as> would fit, but the <as name>%(card)s</as> can’t go on a "
        "firework of another colour."
    ),
    "outcome.others": nwords(
        "One other firework isn’t complete yet.",
        "%(num)s other fireworks aren’t complete yet.",
        count="num",
    ),
    "outcome.all-others": words("All the other fireworks are complete."),
    # What lies open on the table. i18n: %(cards)s becomes a list of little pictures of cards.
    "supplies.hand": words("%(name)s holds %(cards)s."),
}
