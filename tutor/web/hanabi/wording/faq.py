"""What newcomers ask, in English, and the answers in a word: what comes first decides.

The rule that answers each question is in the rulebook's faq.py.
"""

from tutor.web.shell.words import Words, words

FAQ: dict[str, Words] = {
    # i18n: Answers begin with what decides: “No”, “Yes, if …”, a number.
    "faq.aim": words("What is the aim of the game?"),
    # i18n: The numbers are the lowest and the highest on a card.
    "faq.aim.answer": words("Together, build a firework from %(low)s to %(rank)s in each colour."),
    "faq.own-cards": words("May I look at my own cards?"),
    "faq.own-cards.answer": words("No, not until the game is over."),
    "faq.hold-cards": words("Which way round do I hold my cards?"),
    "faq.hold-cards.answer": words("Backs towards you, faces to the others."),
    "faq.how-many-cards": words("How many cards does each player get?"),
    "faq.how-many-cards.answer": words(
        "%(many)s with two or three players, %(few)s with four or five."
    ),
    "faq.how-many-players": words("Can two people play?"),
    "faq.how-many-players.answer": words("Yes, %(fewest)s to %(most)s can play."),
    "faq.how-long": words("How long does a game take?"),
    "faq.how-long.answer": words("About %(minutes)s minutes."),
    "faq.children": words("Can children play?"),
    "faq.children.answer": words("Yes, from the age of %(age)s."),
    "faq.who-starts": words("Who goes first?"),
    "faq.who-starts.answer": words("Whoever is wearing the most colours."),
    "faq.direction": words("Which way does play go?"),
    "faq.direction.answer": words("Clockwise."),
    "faq.how-many-copies": words("How many copies of each card are there?"),
    "faq.how-many-copies.answer": words(
        "In each colour, <as word>%(most)s</as> %(low)ss, one %(rank)s and <as word>%(some)s</as> "
        "of each number in between."
    ),
    "faq.how-many-tokens": words("How many clue tokens and fuse tokens are there?"),
    "faq.how-many-tokens.answer": words("Usually %(clues)s clue tokens and %(fuses)s fuse tokens."),
    "faq.black-cards": words("Should my game have white cards or black ones?"),
    "faq.black-cards.answer": words(
        "Either, depending on the edition. It makes no difference to the game."
    ),
    "faq.fuse-colour": words("Are the fuse tokens red or black?"),
    "faq.fuse-colour.answer": words(
        "Red or black, depending on the edition; some show lightning instead."
    ),
    "faq.same-clue": words("May I give the same clue again?"),
    "faq.same-clue.answer": words("Yes, for another clue token."),
    "faq.where-tokens": words("Where do the clue tokens go when they’re spent?"),
    "faq.where-tokens.answer": words(
        "Beside the box, or face down where they lie, depending on the edition."
    ),
    "faq.several-actions": words("Can I give a clue and play a card in the same turn?"),
    "faq.several-actions.answer": words("No, one action a turn."),
    "faq.pass": words("Can I pass?"),
    "faq.pass.answer": words("No, you must take an action."),
    "faq.talk": words("May we talk during the game?"),
    "faq.talk.answer": words("Yes, but say nothing about the cards except in a clue."),
    "faq.gestures": words("Are looks, sighs and gestures allowed?"),
    "faq.gestures.answer": words("No, they give something away too."),
    "faq.remind": words("May I remind somebody of a clue, or ask what I was told?"),
    "faq.remind.answer": words("No, unless your group agrees on it."),
    "faq.rearrange": words("May I move the cards in my hand?"),
    "faq.rearrange.answer": words("Yes, as you like."),
    "faq.no-token": words("Can I give a clue when no token is left?"),
    "faq.no-token.answer": words("No. Discard or play instead."),
    "faq.colour-and-number": words("Can I name both a colour and a number in one clue?"),
    "faq.colour-and-number.answer": words("No, only one of the two."),
    "faq.one-of-two": words("Two cards match. May I point at just one of them?"),
    "faq.one-of-two.answer": words("No, point at both."),
    "faq.clue-two-players": words("Can one clue go to several players?"),
    "faq.clue-two-players.answer": words("No, one clue goes to one player."),
    "faq.clue-self": words("Can I give a clue to myself?"),
    "faq.clue-self.answer": words("No, only to somebody else."),
    "faq.clue-nothing": words("Can I give a clue that matches no card?"),
    "faq.clue-nothing.answer": words("No, unless your group allows it."),
    "faq.not-pointed": words("What does a clue say about the cards it leaves out?"),
    "faq.not-pointed.answer": words("That they don’t match."),
    "faq.tokens-back": words("How do we get clue tokens back?"),
    "faq.tokens-back.answer": words("By discarding a card or completing a firework."),
    "faq.discard-full": words("Can I discard when all clue tokens are available?"),
    "faq.discard-full.answer": words("No. Give a clue or play a card."),
    "faq.discard-pile": words("May I look through the discard pile?"),
    "faq.discard-pile.answer": words("Yes, anyone may, at any time."),
    "faq.shuffle-discards": words("Is the discard pile shuffled when the deck runs out?"),
    "faq.shuffle-discards.answer": words("No, discards never come back."),
    "faq.draw-after-play": words("Do I draw a card after playing one?"),
    "faq.draw-after-play.answer": words("Yes, as long as there are cards in the deck."),
    "faq.know-card": words("Do I have to know which card I’m playing?"),
    "faq.know-card.answer": words("No, you may play any card."),
    "faq.say-where": words("Do I have to say which firework a card is for?"),
    "faq.say-where.answer": words("No, everyone sees where it goes."),
    "faq.wrong-card": words("What happens when I play the wrong card?"),
    "faq.wrong-card.answer": words("It goes to the discard pile, and you lose a fuse token."),
    "faq.wrong-card-back": words("Does a wrong card go back to my hand?"),
    "faq.wrong-card-back.answer": words("No, it goes to the discard pile."),
    "faq.number-order": words("May a firework start with a %(next)s or skip a number?"),
    "faq.number-order.answer": words("No, it goes up from %(low)s, one number at a time."),
    "faq.second-firework": words("Can there be two fireworks of the same colour?"),
    "faq.second-firework.answer": words("No, each colour has just one."),
    # i18n: %(rank)s is the highest number on a card.
    "faq.bonus": words("What do we get for playing a %(rank)s?"),
    "faq.bonus.answer": words("A clue token, if it completes the firework and one is spent."),
    # i18n: %(rank)s is the highest number on a card.
    "faq.bonus-full": words("We played a %(rank)s with all clue tokens available. What now?"),
    "faq.bonus-full.answer": words("Nothing: the bonus is lost."),
    "faq.last-strike": words("How do we lose the game?"),
    "faq.last-strike.answer": words("By losing the last fuse token. The game ends at once."),
    "faq.fuse-back": words("Can we get a fuse token back?"),
    "faq.fuse-back.answer": words("No, it’s lost for good."),
    "faq.lost-score": words("Do we score anything when we lose?"),
    "faq.lost-score.answer": words("No, unless your group counts the cards."),
    "faq.last-card": words("Is the game over when the last card is drawn?"),
    "faq.last-card.answer": words("No, everyone has one more turn."),
    "faq.drawer-turn": words("Does the player who drew the last card get another turn?"),
    "faq.drawer-turn.answer": words("Yes, the very last one."),
    "faq.draw-last-round": words("Do we draw in the last round?"),
    "faq.draw-last-round.answer": words("No, the deck is empty."),
    "faq.after-deck": words("Can we go on when the deck is empty?"),
    "faq.after-deck.answer": words(
        "Yes, for one last round, or in the playing-on variant until you win or lose."
    ),
    "faq.card-gone": words("Is the game over when a card we need is gone?"),
    "faq.card-gone.answer": words(
        "No, but that firework stays incomplete. Only in the playing-on variant do you lose."
    ),
    "faq.score": words("How do we count points?"),
    "faq.score.answer": words("One point for each card in the fireworks."),
    "faq.unfinished": words("Do incomplete fireworks count?"),
    "faq.unfinished.answer": words("Yes, every card in them counts."),
    "faq.good-score": words("What is a good score?"),
    "faq.good-score.answer": words("%(good)s points or more: the crowd is happy."),
    "faq.best-score": words("What is the best possible score?"),
    "faq.best-score.answer": words("%(num)s points, or %(more)s with a sixth firework."),
    "faq.too-hard": words("The game is too hard for us. How do we make it easier?"),
    "faq.too-hard.answer": words("By playing with more clue tokens."),
    "faq.too-easy": words("How do we make the game harder?"),
    "faq.too-easy.answer": words("By playing with fewer fuse tokens."),
    "faq.what-multicolour": words("What are the multicolour cards for?"),
    "faq.what-multicolour.answer": words("For a sixth firework, in the multicolour variants only."),
    "faq.how-many-multicolour": words("How many multicolour cards do we use?"),
    "faq.how-many-multicolour.answer": words(
        "%(few)s or %(many)s, depending on the edition and the variant."
    ),
    "faq.name-multicolour": words("May we say “multicolour” in a clue?"),
    "faq.name-multicolour.answer": words("Yes, except in the rainbow variant."),
    "faq.multicolour-red": words("Does the clue “red” point at a multicolour card?"),
    "faq.multicolour-red.answer": words("Only in the rainbow variant."),
    "faq.joker": words("Can a multicolour card be played as any colour?"),
    "faq.joker.answer": words("No, it only fits its own firework."),
    "faq.tell-multicolour": words("How do I find out that my card is multicolour?"),
    "faq.tell-multicolour.answer": words(
        "By two different colour clues in the rainbow variant, otherwise by the clue “multicolour”."
    ),
    "faq.hand-empty": words("I have no cards left. What can I do?"),
    "faq.hand-empty.answer": words("You can only give clues."),
    "faq.mix-variants": words("Can we use several variants together?"),
    "faq.mix-variants.answer": words("Yes, but only one multicolour variant at a time."),
    "faq.which-box": words("How do I know which edition I have?"),
    "faq.which-box.answer": words("Look at the language of its leaflet, its cards and its tokens."),
}
