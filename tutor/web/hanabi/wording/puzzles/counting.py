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
    "theme.tokens.about": words("Follow a few turns, then count the tokens."),
    # i18n: %(turns)s is two to four sentences like “Bob plays the red 3.”
    "tokens.goal.clue-tokens": words("%(turns)s How many clue tokens do you have after that?"),
    "tokens.goal.fuse-tokens": words("%(turns)s How many fuse tokens do you have after that?"),
    # i18n: Whole sentences, one after the other.
    "tokens.turns.2": pwords("two sentences", "%(first)s %(second)s"),
    "tokens.turns.3": pwords("three sentences", "%(first)s %(second)s %(third)s"),
    "tokens.turns.4": pwords("four sentences", "%(first)s %(second)s %(third)s %(fourth)s"),
    "tokens.option.clue-tokens": nwords("%(num)s clue token", "%(num)s clue tokens", count="num"),
    "tokens.option.fuse-tokens": nwords("%(num)s fuse token", "%(num)s fuse tokens", count="num"),
    "tokens.answer.clue-tokens": nwords(
        "You have %(num)s clue token after that",
        "You have %(num)s clue tokens after that",
        count="num",
    ),
    "tokens.answer.clue-tokens=0": words("You have no clue tokens after that"),
    "tokens.answer.fuse-tokens": nwords(
        "You have %(num)s fuse token after that",
        "You have %(num)s fuse tokens after that",
        count="num",
    ),
    "tokens.answer.fuse-tokens=0": words("You have no fuse tokens after that"),
    # i18n: Why somebody who counts wrong comes to another number. %(number)s is the wrong one.
    "tokens.slip.bonus": words("You’ve forgotten the bonus for the completed firework."),
    "tokens.slip.bonus-lost": words(
        "The completed firework brings no bonus: all clue tokens were already available."
    ),
    "tokens.slip.mistake": words(
        "The <as name>%(card)s</as> doesn’t fit. That costs a fuse token, not a clue token."
    ),
    "tokens.slip.recovers": words(
        "The <as name>%(card)s</as> doesn’t fit and is discarded, but that brings back no clue "
        "token."
    ),
    "tokens.slip.discard": words("A discard doesn’t cost a fuse token. Only a mistake does."),
    "tokens.slip.now": words("That’s how many you had before these turns."),
    "tokens.slip.few-gained": words("%(number)s is too many: fewer clue tokens come back."),
    "tokens.slip.few-spent": words("%(number)s is too few: fewer clue tokens are spent."),
    "tokens.slip.spent": words("You’ve forgotten a clue token that’s spent."),
    "tokens.slip.gained": words("You’ve forgotten a clue token that comes back."),
    "tokens.slip.fuse-back": words("%(number)s is too many: fuse tokens never come back."),
    "tokens.slip.mistakes": words("You’ve forgotten a card that doesn’t fit."),
    "tokens.slip.few-mistakes": words("%(number)s is too few: there are fewer mistakes."),
    # i18n: %(turn)s is a number; %(effect)s is what the turn does, like “the clue costs a token”.
    "tokens.turn": words("Turn %(turn)s: %(effect)s."),
    # i18n: How many there are before the turns, none of which changes that.
    "tokens.start.clue-tokens": nwords(
        "You have %(num)s clue token now.", "You have %(num)s clue tokens now.", count="num"
    ),
    "tokens.start.clue-tokens=0": words("You have no clue tokens now."),
    "tokens.start.fuse-tokens": nwords(
        "You have %(num)s fuse token now.", "You have %(num)s fuse tokens now.", count="num"
    ),
    "tokens.clues": nwords(
        "The clue costs one clue token.", "The %(num)s clues cost one clue token each.", count="num"
    ),
    "tokens.discards": nwords(
        "The discard brings back one clue token.",
        "The %(num)s discards bring back one clue token each.",
        count="num",
    ),
    "tokens.bonus": words(
        "The <as name>%(card)s</as> completes its firework and brings back one clue token."
    ),
    # i18n: All %(all)s tokens there are in the game.
    "tokens.bonus-lost": words(
        "The <as name>%(card)s</as> completes its firework, but all %(all)s clue tokens are "
        "already available."
    ),
    # i18n: The end: %(sum)s is a sum such as “8 − 1 + 1”, %(num)s the total.
    "tokens.sum": words("%(sum)s = %(num)s."),
    "tokens.joins=1": words(
        "The <as name>%(card)s</as> joins its firework, which changes nothing."
    ),
    # i18n: %(cards)s becomes a list of little pictures of cards, here and below.
    "tokens.joins": nwords(
        "%(cards)s joins its firework, which changes nothing.",
        "%(cards)s join their fireworks, which changes nothing.",
        count="num",
    ),
    "tokens.mistakes": words("%(cards)s don’t fit. That costs fuse tokens, not clue tokens."),
    # i18n: About clue tokens.
    "tokens.lost": words(
        "The <as name>%(card)s</as> doesn’t fit: it costs no clue token, but your last fuse token, "
        "and the game is lost."
    ),
    "tokens.fuse.one": words("The <as name>%(card)s</as> doesn’t fit and costs one fuse token."),
    # i18n: %(cards)s becomes a list of little pictures of cards.
    "tokens.fuse.several": words("%(cards)s don’t fit and cost one fuse token each."),
    "tokens.fuse.last": words(
        "The <as name>%(card)s</as> doesn’t fit and costs the last fuse token, so the game is lost."
    ),
    "tokens.fuse.none": words("Every card that’s played fits, so you lose none."),
    # i18n: The end of a sentence, after a colon, here and in the lines below.
    "tokens.effect.clue": pwords("what a turn does", "the clue costs a clue token"),
    "tokens.effect.discard": pwords("what a turn does", "the discard brings back a clue token"),
    "tokens.effect.clue-no-fuse": pwords("what a turn does", "a clue doesn’t cost a fuse token"),
    "tokens.effect.discard-no-fuse": pwords(
        "what a turn does", "a discard doesn’t cost a fuse token"
    ),
    "tokens.effect.joins": pwords(
        "what a turn does", "the <as name>%(card)s</as> joins its firework"
    ),
    "tokens.effect.bonus": pwords(
        "what a turn does",
        "the <as name>%(card)s</as> completes its firework and brings back a clue token",
    ),
    "tokens.effect.bonus-lost": pwords(
        "what a turn does",
        "the <as name>%(card)s</as> completes its firework, but all clue tokens are already "
        "available",
    ),
    "tokens.effect.mistake": pwords(
        "what a turn does", "the <as name>%(card)s</as> doesn’t fit and costs a fuse token"
    ),
    # Last round
    "theme.last-round": pwords("kind of puzzle", "Last round"),
    "theme.last-round.about": words("The deck runs out: mark everyone who still has a turn."),
    # i18n: %(action)s is a sentence like “Bob plays the red 3.”
    "last-round.goal": words("%(action)s Who still has a turn after that? Mark them all."),
    "option.player": pwords("a player, as an option", "%(name)s"),
    "last-round.option.none": words("Nobody: the game is over"),
    # Verdicts. i18n: %(names)s is a list of %(num)s players.
    "last-round.missed": nwords(
        "%(names)s has a turn too", "%(names)s have a turn too", count="num"
    ),
    "last-round.missed.you": words("You have a turn too"),
    # i18n: %(names)s is a list that begins with “You”.
    "last-round.missed.you-and": pwords(
        "you are one of several players", "%(names)s have a turn too"
    ),
    "last-round.you": pwords("in a list of players", "You"),
    "last-round.who": nwords(
        "%(names)s still has a turn", "%(names)s still have a turn", count="num"
    ),
    "last-round.who.you": words("You still have a turn"),
    "last-round.who.you-and": nwords(
        "You still have a turn, and so does %(names)s",
        "You still have a turn, and so do %(names)s",
        count="num",
    ),
    "last-round.everyone": words("Everyone still has a turn"),
    "last-round.over": words("The game is over"),
    # Who has a turn
    "last-round.has-turn": words("%(name)s still has a turn."),
    "last-round.has-turn.you-name": words("You still have a turn."),
    "last-round.had-turn": words("%(name)s has already had a turn in the last round."),
    "last-round.had-turn.you-name": words("You’ve already had your turn in the last round."),
    "last-round.last-turn": words("This is %(name)s’s last turn."),
    "last-round.last-turn.you-name": words("This is your last turn."),
    "last-round.last-fuse": words("The card doesn’t fit, and there’s only one fuse token left."),
    "last-round.all-complete": words("The card completes the last firework."),
    "last-round.drawer": words("%(name)s drew the last card, so %(name)s goes last."),
    "last-round.drawer.you-name": words("You drew the last card, so you go last."),
    # i18n: %(name)s is the player who drew the last card.
    "last-round.rule": words(
        "After the last card is drawn, everyone has one more turn, and whoever drew it goes "
        "last. That’s %(name)s."
    ),
    "last-round.rule.you-name": words(
        "After the last card is drawn, everyone has one more turn, and whoever drew it goes "
        "last. That’s you."
    ),
    # i18n: The action just told ends with the last card being drawn.
    "last-round.begins": words(
        "%(name)s then draws the last card, so everyone has one more turn, and %(name)s goes last."
    ),
    "last-round.begins.you-name": words(
        "You then draw the last card, so everyone has one more turn, and you go last."
    ),
    "last-round.ended.last-round": words(
        "Since the last card was drawn, everyone has had one more turn, including whoever drew it."
    ),
    "last-round.clue": words("Nobody draws a card after a clue."),
    "last-round.draws": words("You draw after you play or discard. After a clue you don’t."),
    # Score
    "theme.score": pwords("kind of puzzle", "Score"),
    "theme.score.about": words("The game is over: add up your points, or look up your rating."),
    "score.goal.score": words("The game is over. What’s your score?"),
    "score.goal.rating": words("The game is over. How good was your show?"),
    # i18n: The steps of the scale on which a show is rated, from the worst to the best.
    "score.option.awful": pwords("how good a show was", "Awful"),
    "score.option.poor": pwords("how good a show was", "Weak"),
    "score.option.decent": pwords("how good a show was", "Decent"),
    "score.option.very-good": pwords("how good a show was", "Very good"),
    "score.option.extraordinary": pwords("how good a show was", "Dazzling"),
    "score.option.legendary": pwords("how good a show was", "Spectacular"),
    "score.option.beyond": pwords("how good a show was", "Out of this world"),
    # i18n: When playing on after the deck has run out, there are only these two.
    "score.option.perfect": pwords("how good a show was", "Perfect"),
    "score.option.failed": pwords("how good a show was", "Failed"),
    "score.answer": nwords("It’s %(num)s point", "It’s %(num)s points", count="num"),
    # i18n: %(sum)s is a sum such as “4 + 5 + 2”, %(num)s the total.
    "score.counted": words("Add up the top cards: %(sum)s = %(num)s."),
    "score.nothing": words("No card has joined a firework."),
    "score.lost": nwords(
        "The game is lost, so the %(num)s card in the fireworks scores nothing.",
        "The game is lost, so the %(num)s cards in the fireworks score nothing.",
        count="num",
    ),
    # i18n: %(step)s is a step of the scale of points, like “Decent”: from %(low)s to %(high)s.
    "score.step.is": words("“%(step)s” is %(low)s to %(high)s points."),
    "score.step.is.single": words("“%(step)s” is exactly %(low)s points."),
    "score.step.right": nwords(
        "You have %(num)s point, and %(low)s to %(high)s is “%(step)s”.",
        "You have %(num)s points, and %(low)s to %(high)s is “%(step)s”.",
        count="num",
    ),
    "score.step.right.single": words("You have %(num)s points, and only that is “%(step)s”."),
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
    "score.slip.fireworks": words("That’s only the number of complete fireworks."),
    "score.slip.complete": words("Unfinished fireworks count too."),
    "score.slip.sum": words("Only the top card of each firework counts."),
    "score.slip.zero": words("The game isn’t lost, and unfinished fireworks count too."),
    "score.slip.lost": words("The last fuse token is gone, so these cards don’t count."),
    "score.slip.high": words("%(num)s is too many: the top cards don’t add up to that."),
    "score.slip.low": words("%(num)s is too few: the top cards add up to more."),
    "score.play-on.perfect": words("Every firework is complete: a perfect score."),
    "score.play-on.failed": words(
        "Not every firework is complete, and when you play on, only a perfect score counts."
    ),
    # Try it
    "theme.try-it": pwords("kind of puzzle", "Try it"),
    "theme.try-it.about": words("It’s your turn: try anything, and see what the rules say."),
    "try-it.goal": words("Try any action. Do the rules allow it?"),
    # i18n: “It” is a clue. %(cards)s becomes a list of little pictures of cards.
    "try-it.clue": words("It points at %(cards)s and costs a clue token."),
}
