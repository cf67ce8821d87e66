"""Puzzles on tokens, the last round, the score and trying things out, in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

COUNTING_THEMES: dict[str, Words] = {
    # What a player does, told before it is seen what comes of it.
    "does.play": words("%(name)s plays %(card)s."),
    "does.play-unseen": words("%(name)s plays card %(slot)s."),
    "does.discard": words("%(name)s discards %(card)s."),
    "does.discard-unseen": words("%(name)s discards card %(slot)s."),
    "does.clue": words("%(name)s gives %(to)s a clue."),
    # Tokens
    "theme.tokens": pwords("kind of puzzle", "Tokens"),
    "theme.tokens.about": words("A few turns follow: count the tokens after them."),
    # i18n: %(turns)s is two to four sentences like “Bob plays r3.”
    "tokens.goal.clue-tokens": words(
        "You are %(you)s. These are the next turns: %(turns)s Choose how many clue tokens are "
        "available after them."
    ),
    "tokens.goal.fuse-tokens": words(
        "You are %(you)s. These are the next turns: %(turns)s Choose how many fuse tokens are left "
        "after them."
    ),
    # i18n: Whole sentences, one after the other.
    "tokens.turns.2": pwords("two sentences", "%(first)s %(second)s"),
    "tokens.turns.3": pwords("three sentences", "%(first)s %(second)s %(third)s"),
    "tokens.turns.4": pwords("four sentences", "%(first)s %(second)s %(third)s %(fourth)s"),
    "tokens.option.clue-tokens": nwords("%(num)s clue token", "%(num)s clue tokens", count="num"),
    "tokens.option.fuse-tokens": nwords("%(num)s fuse token", "%(num)s fuse tokens", count="num"),
    "tokens.right.clue-tokens": nwords(
        "Counted turn by turn, %(num)s clue token is available at the end.",
        "Counted turn by turn, %(num)s clue tokens are available at the end.",
        count="num",
    ),
    "tokens.right.fuse-tokens": nwords(
        "Counted turn by turn, %(num)s fuse token is left at the end.",
        "Counted turn by turn, %(num)s fuse tokens are left at the end.",
        count="num",
    ),
    # i18n: Why somebody who counts wrong comes to another number.
    "tokens.slip.bonus": words("That leaves out the bonus for the completed firework."),
    "tokens.slip.bonus-lost": words(
        "That counts a bonus, but all clue tokens were available already when the firework was "
        "completed."
    ),
    "tokens.slip.mistake": words("A mistake costs a fuse token, but no clue token."),
    "tokens.slip.recovers": words(
        "A card played by mistake goes to the discard pile, but it brings back no clue token."
    ),
    "tokens.slip.discard": words("A discard costs no fuse token. Only a mistake does."),
    # i18n: %(turn)s is a number. The cards become little pictures of cards.
    "tokens.effect.clue": words("Turn %(turn)s: the clue costs a clue token."),
    "tokens.effect.discard": words("Turn %(turn)s: the discard brings back a clue token."),
    "tokens.effect.joins": words(
        "Turn %(turn)s: %(card)s joins its firework, and the tokens stay as they are."
    ),
    "tokens.effect.bonus": words(
        "Turn %(turn)s: %(card)s completes its firework, and a clue token comes back."
    ),
    "tokens.effect.bonus-lost": words(
        "Turn %(turn)s: %(card)s completes its firework. All clue tokens are available already, so "
        "none comes back."
    ),
    "tokens.effect.mistake": words(
        "Turn %(turn)s: %(card)s fits no firework, which costs a fuse token."
    ),
    # Last round
    "theme.last-round": pwords("kind of puzzle", "Last round"),
    "theme.last-round.about": words("The deck runs out: mark everyone who still has a turn."),
    # i18n: %(action)s is a sentence like “Bob plays r3.”
    "last-round.goal": words(
        "You are %(you)s. %(action)s Mark every player who has at least one more turn after that."
    ),
    "option.player": pwords("a player, as an option", "%(name)s"),
    "last-round.option.none": words("Nobody: the game is over"),
    "last-round.solved": words("You know exactly who still has a turn."),
    "last-round.has-turn": words("%(name)s has one more turn."),
    "last-round.had-turn": words("%(name)s has had a turn in the last round already."),
    "last-round.drawer": words("%(name)s drew the last card and has the very last turn."),
    "last-round.draws": words("A play or a discard draws a card from the deck, a clue does not."),
    # Score
    "theme.score": pwords("kind of puzzle", "Score"),
    "theme.score.about": words("A game is over: count the points, or find its place on the scale."),
    "score.goal.score": words("The game is over. Choose how many points you have scored together."),
    "score.goal.rating": words("The game is over. Choose how good your show was."),
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
        "The top cards of the fireworks make %(sum)s: that is %(num)s point.",
        "The top cards of the fireworks make %(sum)s: that is %(num)s points.",
        count="num",
    ),
    "score.lost": nwords(
        "The game is lost, so the %(num)s card in the fireworks scores nothing.",
        "The game is lost, so the %(num)s cards in the fireworks score nothing.",
        count="num",
    ),
    # i18n: A step of the scale of points. %(line)s is its line, like “11–15: decent. …”.
    "score.step.right": nwords(
        "You have %(num)s point, so this is your step of the scale. %(line)s",
        "You have %(num)s points, so this is your step of the scale. %(line)s",
        count="num",
    ),
    "score.step.wrong": nwords(
        "You have %(num)s point, so this is not your step of the scale. %(line)s",
        "You have %(num)s points, so this is not your step of the scale. %(line)s",
        count="num",
    ),
    "score.total": nwords(
        "The score is %(num)s point.", "The score is %(num)s points.", count="num"
    ),
    "score.complete": nwords(
        "%(num)s firework is complete, with %(each)s cards.",
        "%(num)s fireworks are complete, with %(each)s cards each.",
        count="num",
    ),
    # i18n: %(card)s becomes a little picture of a card.
    "score.unfinished": nwords(
        "The firework that has reached %(card)s holds %(num)s card.",
        "The firework that has reached %(card)s holds %(num)s cards.",
        count="num",
    ),
    # i18n: Why somebody who counts wrong comes to another number.
    "score.slip.fireworks": words(
        "That counts the complete fireworks. What counts is how many cards they hold, and "
        "unfinished ones count too."
    ),
    "score.slip.complete": words(
        "That counts the cards of complete fireworks only. Unfinished ones count too."
    ),
    "score.slip.sum": words(
        "That adds up all the numbers in the fireworks. Only the top card of each one counts."
    ),
    "score.play-on.perfect": words("Every firework is complete: the show is perfect."),
    "score.play-on.failed": words(
        "Not every firework is complete, and nothing else counts when you play on."
    ),
    # Try it
    "theme.try-it": pwords("kind of puzzle", "Try it"),
    "theme.try-it.about": words("It is your turn: try anything, and see what the rules say."),
    "try-it.goal": words(
        "You are %(you)s, and it is your turn. Try any action you like: the rules say whether it "
        "is allowed."
    ),
}
