"""Puzzles on the rules in English: their questions, options and consequences."""

from tutor.web.shell.words import Words, nwords, pwords, words

RULE_THEMES: dict[str, Words] = {
    # Point out
    "theme.point-out": pwords("kind of puzzle", "Point at them"),
    "theme.point-out.about": words("You give a clue: mark every card it points at."),
    "point-out.goal": words(
        "You give %(name)s the clue “<b><as colour>%(suit)s</as></b>”. Which cards must you "
        "point at? Mark them all."
    ),
    "point-out.goal.rank": words(
        "You give %(name)s the clue “<b>%(rank)s</b>”. Which cards must you point at? Mark them "
        "all."
    ),
    "point-out.option.none": words("None of these cards"),
    "point-out.is": words("It’s <as colour>%(suit)s</as>, so point at it."),
    "point-out.is.rank": words("It’s a %(rank)s, so point at it."),
    "point-out.is.wild": words(
        "Every colour clue also points at multicolour cards, so it points at the <as "
        "name>%(card)s</as>."
    ),
    "point-out.is-not": words("The <as name>%(card)s</as> isn’t <as colour>%(suit)s</as>."),
    "point-out.is-not.rank": words("The <as name>%(card)s</as> isn’t a %(rank)s."),
    "point-out.none-wrong": words("At least one of %(name)s’s cards matches."),
    "point-out.none-right": words(
        "The clue matches none of %(name)s’s cards. Your group allows that."
    ),
    # Verdicts
    "point-out.nothing": words("No card matches"),
    # i18n: The whole answer as a headline. %(slots)s is a list of numbers of cards like “1 and 3”.
    "point-out.head": nwords("Point at card %(slots)s", "Point at cards %(slots)s", count="num"),
    # i18n: A headline; %(num)s is how many of %(name)s’s cards match.
    "point-out.some": nwords(
        "%(name)s has <as word>%(num)s</as> card that matches",
        "%(name)s has <as word>%(num)s</as> cards that match",
        count="num",
    ),
    "point-out.some=1": words("%(name)s has one card that matches"),
    "point-out.is-not.head": words("The <as name>%(card)s</as> isn’t <as colour>%(suit)s</as>"),
    "point-out.is-not.rank.head": words("The <as name>%(card)s</as> isn’t a %(rank)s"),
    "point-out.missed": words("Right, but the <as name>%(card)s</as> matches too"),
    # i18n: %(slots)s is a list of numbers of cards.
    "point-out.missed-several": nwords(
        "Right, but card %(slots)s matches too", "Right, but cards %(slots)s match too", count="num"
    ),
    "point-out.every": words("You must point at every card that matches the clue."),
    "point-out.again": words(
        "You must point at every card that matches, even if an earlier clue already did."
    ),
    # i18n: Which cards a clue of a colour points at: one, or several.
    "point-out.which": nwords(
        "%(name)s’s only <as colour>%(suit)s</as> card is card %(slots)s.",
        "%(name)s’s <as colour>%(suit)s</as> cards are cards %(slots)s.",
        count="num",
    ),
    "point-out.which.rank": nwords(
        "%(name)s’s only %(rank)s is card %(slots)s.",
        "%(name)s’s %(rank)ss are cards %(slots)s.",
        count="num",
    ),
    # i18n: The same, said of a card that doesn’t match.
    "point-out.only": nwords(
        "Only <as colour>%(suit)s</as> cards match: %(name)s’s card %(slots)s.",
        "Only <as colour>%(suit)s</as> cards match: %(name)s’s cards %(slots)s.",
        count="num",
    ),
    "point-out.only.rank": nwords(
        "Only %(rank)ss match: %(name)s’s card %(slots)s.",
        "Only %(rank)ss match: %(name)s’s cards %(slots)s.",
        count="num",
    ),
    # i18n: A multicolour card is among them, or the only one.
    "point-out.which.wild": nwords(
        "%(name)s’s card %(slots)s matches, as every colour clue points at multicolour cards too.",
        "%(name)s’s cards %(slots)s match, as every colour clue points at multicolour cards too.",
        count="num",
    ),
    "point-out.which.wild=1": words(
        "Only the <as name>%(card)s</as> matches, as every colour clue points at multicolour cards "
        "too."
    ),
    # i18n: What a player learns about the cards that a clue does not point at.
    "point-out.learnt": words(
        "%(name)s also learns that no other card is <as colour>%(suit)s</as>."
    ),
    "point-out.learnt.wild": words(
        "%(name)s also learns that no other card is <as colour>%(suit)s</as> or multicolour."
    ),
    "point-out.learnt.rank": words("%(name)s also learns that no other card is a %(rank)s."),
    "point-out.multicolour": words("Every colour clue points at multicolour cards too."),
    "point-out.multicolour.own": words("Multicolour is a colour of its own in this game."),
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
    "allowed.goal": words("Mark everything the rules allow, good idea or not."),
    "allowed.option.none": words("None of these actions"),
    # Why an action is allowed
    "allowed.play": words("You may play any card, even one you know nothing about."),
    "allowed.play.no-draw": words(
        "You may play any card, even one you know nothing about. The deck is empty, so you don’t "
        "draw."
    ),
    "allowed.discard": words("You may discard, since not all %(all)s clue tokens are available."),
    # i18n: %(cards)s becomes a list of little pictures of cards; the clue points at them.
    "allowed.color": words(
        "You may give %(name)s the clue “<as colour>%(suit)s</as>”: it matches %(cards)s."
    ),
    "allowed.wild-color": words(
        "You may give %(name)s the clue “<as colour>%(suit)s</as>”: a colour clue points at "
        "multicolour cards too, here at %(cards)s."
    ),
    # i18n: A list of clues to one player, each as in the two lines below: “blue” (B1) and “5” (G5).
    "allowed.clues": words("You may give %(name)s the clues %(clues)s."),
    "allowed.clues.color": words("“<as colour>%(suit)s</as>” (%(cards)s)"),
    "allowed.clues.rank": words("“%(rank)s” (%(cards)s)"),
    "allowed.rank": words("You may give %(name)s the clue “%(rank)s”: it matches %(cards)s."),
    "allowed.empty.color": words(
        "“<as colour>%(suit)s</as>” matches none of %(name)s’s cards, but your group allows that."
    ),
    "allowed.empty.rank": words(
        "“%(rank)s” matches none of %(name)s’s cards, but your group allows that."
    ),
    # Why an action is not allowed, after it has been said that a clue must match a card
    "allowed.lacks.color": words("%(name)s has no <as colour>%(suit)s</as> card."),
    "allowed.lacks.wild-color": words(
        "%(name)s has no <as colour>%(suit)s</as> or multicolour card."
    ),
    "allowed.lacks.rank": words("%(name)s has no %(rank)s."),
    "allowed.no-clue-to-self": words("You can’t give yourself a clue."),
    "allowed.none-wrong": words("At least one of these actions is allowed. You can’t pass."),
    "allowed.none-right": words("None of these actions is allowed now."),
    # Verdicts. i18n: %(num)s actions.
    "allowed.more": nwords(
        "Right, but one more is allowed", "Right, but %(num)s more are allowed", count="num"
    ),
    "allowed.not.discard": words("You can’t discard now"),
    # i18n: “Multicolour” can’t be named in a clue.
    "allowed.name-another": words(
        "Name one of the other colours: each of them points at multicolour cards too."
    ),
    # i18n: %(num)s is how many there are in the game.
    "allowed.all-tokens": words(
        "All %(num)s clue tokens are available, so a discard has none to bring back."
    ),
    "allowed.not.color": words("You can’t give %(name)s the clue “<as colour>%(suit)s</as>”"),
    "allowed.not.rank": words("You can’t give %(name)s the clue “%(rank)s”"),
    "allowed.not.clue-self": words("You can’t give yourself a clue"),
    # i18n: %(num)s of the %(all)s actions that the question is about.
    "allowed.some": nwords(
        "%(num)s of the %(all)s actions is allowed",
        "%(num)s of the %(all)s actions are allowed",
        count="num",
    ),
    # What happens
    "theme.outcome": pwords("kind of puzzle", "What happens?"),
    "theme.outcome.about": words("Somebody plays a card: choose what happens."),
    "outcome.goal": words(
        "%(name)s plays card %(slot)s, the <as name>%(card)s</as>. What happens?"
    ),
    "outcome.option.joins-firework": words("It joins its firework, and the game goes on."),
    "outcome.option.completes-recovers": words(
        "It completes its firework and brings back a clue token."
    ),
    "outcome.option.completes-no-token": words(
        "It completes its firework without bringing back a clue token."
    ),
    "outcome.option.mistake": words("It’s a mistake: you lose a fuse token, and the game goes on."),
    "outcome.option.ends-lost": words("The game is over, and you’ve lost."),
    "outcome.option.ends-won": words("The game is over, and every firework is complete."),
    "outcome.option.ends-scored": words("The last round is over, and you count your points."),
    # Verdicts
    "outcome.verdict.joins-firework": words("It joins its firework"),
    "outcome.verdict.completes-recovers": words("A clue token comes back"),
    "outcome.verdict.completes-no-token": words("No clue token comes back"),
    "outcome.verdict.mistake": words("It’s a mistake, and the game goes on"),
    "outcome.verdict.ends-lost": words("The game is lost"),
    "outcome.verdict.ends-won": words("The game is won"),
    "outcome.verdict.ends-scored": words("The last round is over"),
    # What happens
    "outcome.joins": words("The card joins its firework, and it’s the next player’s turn."),
    "outcome.recovers": words(
        "That completes the firework and brings back a clue token: you then have %(tokens)s of "
        "%(all)s."
    ),
    "outcome.no-token": words(
        "The firework is complete, but there’s no bonus: all %(all)s clue tokens are already "
        "available."
    ),
    "outcome.discarded": words("The <as name>%(card)s</as> is discarded and costs a fuse token."),
    # i18n: "nth" is a form of words: the first, second, third mistake.
    "outcome.mistake": words(
        "That’s the <as nth>%(num)s</as> mistake, and the <as nth>%(all)s</as> would lose the game."
    ),
    # i18n: The card doesn’t fit. The headline says that the game is lost.
    "outcome.costs-last-fuse": words("That’s a mistake, and it costs your last fuse token."),
    "outcome.ended.strikes": words("The mistake costs the last fuse token, and the game is lost."),
    "outcome.ended.perfect": nwords(
        "Every firework is complete: the game ends at once with all %(points)s point.",
        "Every firework is complete: the game ends at once with all %(points)s points.",
        count="points",
    ),
    # i18n: %(card)s has just been played.
    "outcome.last-firework": nwords(
        "The <as name>%(card)s</as> completes the last firework, so the game ends at once with all "
        "%(points)s point.",
        "The <as name>%(card)s</as> completes the last firework, so the game ends at once with all "
        "%(points)s points.",
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
    # What a wrong choice overlooks
    "outcome.is-last": words("A %(top)s completes its firework."),
    "outcome.not-last": words("Only a %(top)s completes a firework."),
    "outcome.all-there": words("All the clue tokens are already available."),
    "outcome.one-spent": words("Not all clue tokens are available."),
    "outcome.last-fuse": words("There’s only one fuse token left."),
    # i18n: %(num)s is two or more.
    "outcome.fuses-left": nwords(
        "There are still %(num)s fuse tokens. One mistake doesn’t lose the game.",
        "There are still %(num)s fuse tokens. One mistake doesn’t lose the game.",
        count="num",
    ),
    "outcome.last-turn": words("This is the last turn of the last round."),
    "outcome.nothing-to-do": words(
        "The next player has no cards left, and there are no clue tokens."
    ),
    "outcome.not-won": words(
        "Only %(points)s of the %(all)s cards are in the fireworks, so the game isn’t won yet."
    ),
    "outcome.deck-left": nwords(
        "There’s still %(num)s card in the deck, so the last round hasn’t begun.",
        "There are still %(num)s cards in the deck, so the last round hasn’t begun.",
        count="num",
    ),
    "outcome.last-round-begins": words(
        "The last card has only just been drawn, so the last round is only beginning."
    ),
    "outcome.turns-left": nwords(
        "The last round isn’t over: %(num)s turn is left.",
        "The last round isn’t over: %(num)s turns are left.",
        count="num",
    ),
    "outcome.play-on": words("In this variant the game goes on until you win or lose."),
    # i18n: %(rank)s is the number of %(card)s.
    "outcome.other-colour": words(
        "The <as colour>%(needed)s</as> firework needs a %(rank)s next, but only the "
        "<as name>%(needed)s</as> goes there."
    ),
    "outcome.other-colours": words(
        "A firework of another colour needs a %(rank)s next, but the <as name>%(card)s</as> can’t "
        "go there."
    ),
    "outcome.multicolour": words(
        "A multicolour card can only go on the multicolour firework, whatever clues point at it."
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
