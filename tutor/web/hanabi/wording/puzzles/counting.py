"""Puzzles on tokens, the last round, the score and trying things out, in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

COUNTING_THEMES: dict[str, Words] = {
    # What a player does, told before it is seen what comes of it. i18n: An id that ends in
    # ".you-name" or the like is what the player is told who is that person.
    "does.play": words("%(name)s plays the <as name>%(card)s</as>."),
    "does.play-unseen": words("You play your card %(slot)s."),
    "does.discard": words("%(name)s discards the <as name>%(card)s</as>."),
    "does.discard-unseen": words("You discard your card %(slot)s."),
    "does.clue": words("%(name)s gives %(to)s a clue."),
    "does.clue.you-name": words("You give %(to)s a clue."),
    "does.clue.you-to": words("%(name)s gives you a clue."),
    # Tokens
    "theme.tokens": pwords("kind of puzzle", "Tokens"),
    "theme.tokens.about": words("A few turns follow: count the tokens afterwards."),
    # i18n: %(turns)s is two to four sentences like “Bob plays the red 3.”
    "tokens.goal.clue-tokens": words(
        "You are %(you)s. These turns come next: %(turns)s How many clue tokens are available "
        "afterwards?"
    ),
    "tokens.goal.fuse-tokens": words(
        "You are %(you)s. These turns come next: %(turns)s How many fuse tokens are left "
        "afterwards?"
    ),
    # i18n: Whole sentences, one after the other.
    "tokens.turns.2": pwords("two sentences", "%(first)s %(second)s"),
    "tokens.turns.3": pwords("three sentences", "%(first)s %(second)s %(third)s"),
    "tokens.turns.4": pwords("four sentences", "%(first)s %(second)s %(third)s %(fourth)s"),
    "tokens.option.clue-tokens": nwords("%(num)s clue token", "%(num)s clue tokens", count="num"),
    "tokens.option.fuse-tokens": nwords("%(num)s fuse token", "%(num)s fuse tokens", count="num"),
    "tokens.right.clue-tokens": nwords(
        "Count turn by turn: you end up with %(num)s clue token available.",
        "Count turn by turn: you end up with %(num)s clue tokens available.",
        count="num",
    ),
    "tokens.right.clue-tokens=0": words(
        "Count turn by turn: you end up with no clue token available."
    ),
    "tokens.right.fuse-tokens": nwords(
        "Count turn by turn: you end up with %(num)s fuse token.",
        "Count turn by turn: you end up with %(num)s fuse tokens.",
        count="num",
    ),
    "tokens.right.fuse-tokens=0": words("Count turn by turn: you end up with no fuse token."),
    # i18n: Why somebody who counts wrong comes to another number.
    "tokens.slip.bonus": words("You left out the bonus for the completed firework."),
    "tokens.slip.bonus-lost": words(
        "You counted a bonus, but all clue tokens were already available."
    ),
    "tokens.slip.mistake": words("A mistake costs a fuse token, but no clue token."),
    "tokens.slip.recovers": words(
        "A card that doesn’t fit goes to the discard pile, but brings back no clue token."
    ),
    "tokens.slip.discard": words("A discard costs no fuse token. Only a mistake does."),
    # i18n: %(turn)s is a number.
    "tokens.effect.clue": words("Turn %(turn)s: the clue costs a clue token."),
    "tokens.effect.discard": words("Turn %(turn)s: the discard brings back a clue token."),
    "tokens.effect.joins": words(
        "Turn %(turn)s: the <as name>%(card)s</as> joins its firework, and no token moves."
    ),
    "tokens.effect.bonus": words(
        "Turn %(turn)s: the <as name>%(card)s</as> completes its firework and brings back a clue "
        "token."
    ),
    "tokens.effect.bonus-lost": words(
        "Turn %(turn)s: the <as name>%(card)s</as> completes its firework, but all clue tokens are "
        "already available."
    ),
    "tokens.effect.mistake": words(
        "Turn %(turn)s: the <as name>%(card)s</as> doesn’t fit, which costs a fuse token."
    ),
    # Last round
    "theme.last-round": pwords("kind of puzzle", "Last round"),
    "theme.last-round.about": words("The deck runs out: mark everyone who still has a turn."),
    # i18n: %(action)s is a sentence like “Bob plays the red 3.”
    "last-round.goal": words(
        "You are %(you)s. %(action)s Who has at least one more turn after that? Mark them all."
    ),
    "option.player": pwords("a player, as an option", "%(name)s"),
    "last-round.option.none": words("Nobody: the game is over"),
    "last-round.solved": words("You know exactly who still has a turn."),
    "last-round.has-turn": words("%(name)s has one more turn."),
    "last-round.has-turn.you-name": words("You have one more turn."),
    "last-round.had-turn": words("%(name)s has already had a turn in the last round."),
    "last-round.had-turn.you-name": words("You’ve already had your turn in the last round."),
    "last-round.drawer": words("%(name)s drew the last card, so %(name)s goes last."),
    "last-round.drawer.you-name": words("You drew the last card, so you go last."),
    "last-round.draws": words("You draw after playing or discarding. You don’t draw after a clue."),
    # Score
    "theme.score": pwords("kind of puzzle", "Score"),
    "theme.score.about": words("A game is over: count the points, or find its place on the scale."),
    "score.goal.score": words("The game is over. How many points have you scored together?"),
    "score.goal.rating": words("The game is over. How good was your show?"),
    "score.option.points": nwords("%(num)s point", "%(num)s points", count="num"),
    # i18n: The steps of the scale on which a show is rated, from the worst to the best.
    "score.option.awful": pwords("how good a show was", "Awful"),
    "score.option.poor": pwords("how good a show was", "Poor"),
    "score.option.decent": pwords("how good a show was", "Decent"),
    "score.option.very-good": pwords("how good a show was", "Very good"),
    "score.option.extraordinary": pwords("how good a show was", "Extraordinary"),
    "score.option.legendary": pwords("how good a show was", "Legendary"),
    "score.option.beyond": pwords("how good a show was", "Beyond legendary"),
    # i18n: When playing on after the deck has run out, there are only these two.
    "score.option.perfect": pwords("how good a show was", "Perfect"),
    "score.option.failed": pwords("how good a show was", "Failed"),
    # i18n: %(sum)s is a sum such as “4 + 5 + 2”.
    "score.counted": nwords(
        "Add up the top cards: %(sum)s makes %(num)s point.",
        "Add up the top cards: %(sum)s makes %(num)s points.",
        count="num",
    ),
    "score.lost": nwords(
        "The game is lost, so the %(num)s card in the fireworks scores nothing.",
        "The game is lost, so the %(num)s cards in the fireworks score nothing.",
        count="num",
    ),
    # i18n: A step of the scale of points. %(line)s is its line, like “11–15: decent. …”.
    "score.step.right": nwords(
        "You have %(num)s point. %(line)s", "You have %(num)s points. %(line)s", count="num"
    ),
    "score.step.wrong": nwords(
        "You have %(num)s point, so this isn’t your rating. %(line)s",
        "You have %(num)s points, so this isn’t your rating. %(line)s",
        count="num",
    ),
    "score.total": nwords(
        "The score is %(num)s point.", "The score is %(num)s points.", count="num"
    ),
    "score.complete": nwords(
        "%(num)s firework is complete and scores %(each)s points.",
        "%(num)s fireworks are complete and score %(each)s points each.",
        count="num",
    ),
    "score.unfinished": nwords(
        "The <as colour>%(card)s</as> firework scores %(num)s point.",
        "The <as colour>%(card)s</as> firework scores %(num)s points.",
        count="num",
    ),
    # i18n: Why somebody who counts wrong comes to another number.
    "score.slip.fireworks": words(
        "That’s how many fireworks are complete. Count the top card of each firework instead."
    ),
    "score.slip.complete": words(
        "You counted only the complete fireworks. Incomplete ones score too."
    ),
    "score.slip.sum": words(
        "You added up all the numbers in the fireworks. Only the top card of each one counts."
    ),
    "score.play-on.perfect": words("Every firework is complete: a perfect score."),
    "score.play-on.failed": words(
        "Not every firework is complete, and in the playing-on variant nothing less will do."
    ),
    # Try it
    "theme.try-it": pwords("kind of puzzle", "Try it"),
    "theme.try-it.about": words("It’s your turn: try anything, and see what the rules say."),
    "try-it.goal": words(
        "You are %(you)s, and it’s your turn. Try any action you like, and see whether the rules "
        "allow it."
    ),
}
