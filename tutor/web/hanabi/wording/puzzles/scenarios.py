"""Puzzles of several turns in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

SCENARIO_THEMES: dict[str, Words] = {
    "theme.finish-firework": pwords("kind of puzzle", "Complete the firework"),
    "theme.finish-firework.about": words(
        "Complete a firework in a few actions, with your own cards and the other players’."
    ),
    "theme.survive": pwords("kind of puzzle", "Survive the last round"),
    "theme.survive.about": words(
        "The game is nearly over: score enough points before it ends, without losing."
    ),
    "theme.recover-tokens": pwords("kind of puzzle", "Get tokens back"),
    "theme.recover-tokens.about": words(
        "Clue tokens are running low: get some back without losing anything."
    ),
    "theme.last-turns": pwords("kind of puzzle", "Endgame: the best chance"),
    "theme.last-turns.about": words(
        "The game is nearly over: find the action most likely to get you enough points."
    ),
    # The goal. i18n: %(task)s is a whole sentence, one of those below.
    "scenario.goal": nwords(
        "%(task)s You have %(num)s action, and then everyone else has a turn.",
        "%(task)s You have %(num)s actions, and after each one everyone else has a turn.",
        count="num",
    ),
    # i18n: As above, where the game may end sooner: it is nearly over.
    "scenario.goal.to-the-end": nwords(
        "%(task)s You have %(num)s action before the game is over.",
        "%(task)s You have at most %(num)s actions before the game is over.",
        count="num",
    ),
    "scenario.goal.last": words("%(task)s You have one action, the last of the game."),
    "finish-firework.task": words("Complete the <as colour>%(suit)s</as> firework."),
    # i18n: %(all)s is the perfect score.
    "survive.task": nwords(
        "Score at least %(points)s point without losing the game.",
        "Score at least %(points)s points without losing the game.",
        count="points",
    ),
    "survive.task.all": nwords(
        "Score all %(points)s point without losing the game.",
        "Score all %(points)s points without losing the game.",
        count="points",
    ),
    "recover-tokens.task": nwords(
        "Get back to %(num)s clue token without making a mistake or losing a critical card.",
        "Get back to %(num)s clue tokens without making a mistake or losing a critical card.",
        count="num",
    ),
    # How the partners act, one sentence after the other. i18n: "They" are the other players.
    "scenario.partner.plays": words(
        "The others play any card that the clues, the fireworks and the discard pile prove "
        "playable, the oldest first."
    ),
    "scenario.partner.discards": words(
        "Otherwise they discard, oldest first: a card they know can no longer fit, or else "
        "one without a clue, or else any card."
    ),
    "scenario.partner.clues": words(
        "They give a clue only when they can’t discard: the number of the next player’s oldest "
        "card."
    ),
    # An action as the subject that begins a sentence
    "doing.play": pwords("subject of a sentence", "Playing card %(slot)s"),
    "doing.discard": pwords("subject of a sentence", "Discarding card %(slot)s"),
    "doing.color": pwords(
        "subject of a sentence", "The clue “<as colour>%(suit)s</as>” to %(name)s"
    ),
    "doing.rank": pwords("subject of a sentence", "The clue “%(rank)s” to %(name)s"),
    # i18n: An action in a list or in brackets, so without a capital.
    "short.play": pwords("action in a list", "play card %(slot)s"),
    "short.discard": pwords("action in a list", "discard card %(slot)s"),
    "short.color": pwords("action in a list", "“<as colour>%(suit)s</as>” to %(name)s"),
    "short.rank": pwords("action in a list", "“%(rank)s” to %(name)s"),
    # Headlines of an answer that is shown. i18n: %(slots)s is a list of numbers.
    "scenario.answer.play": nwords(
        "Play card <as or>%(slots)s</as>", "Play card <as or>%(slots)s</as>", count="num"
    ),
    "scenario.answer.discard": nwords(
        "Discard card <as or>%(slots)s</as>", "Discard card <as or>%(slots)s</as>", count="num"
    ),
    "scenario.answer.color": words("Give %(name)s the clue “<as colour>%(suit)s</as>”"),
    "scenario.answer.rank": words("Give %(name)s the clue “%(rank)s”"),
    # i18n: %(actions)s is a list of your actions, in order, after the one in the headline.
    "scenario.then": nwords("Then %(actions)s.", "Then, in this order: %(actions)s.", count="num"),
    # i18n: What %(name)s needs before playing this card.
    "scenario.needs-clues": nwords(
        "%(name)s needs <as word>%(num)s</as> clue from you to be sure that the <as "
        "name>%(card)s</as> fits.",
        "%(name)s needs <as word>%(num)s</as> clues from you to be sure that the <as "
        "name>%(card)s</as> fits.",
        count="num",
    ),
    "scenario.spared": words("None of the cards you discard is critical."),
    # Why a line failed: a headline, then why.
    "scenario.card-was": words("Card %(slot)s was the <as name>%(card)s</as>"),
    "scenario.partner-discarded": words("%(name)s discarded the <as name>%(card)s</as>"),
    # i18n: The card of the headline; where its other copies are follows.
    "scenario.was-critical": words("It was critical."),
    # i18n: The card of the headline; how many points are missing follows.
    "scenario.was-playable": words("It would have fitted."),
    "scenario.no-mistakes": words("You had to get there without a mistake."),
    # i18n: The last copy of a card that somebody is about to discard.
    "scenario.saving-costs": words(
        "A clue to save it costs a token, and then there aren’t enough turns."
    ),
    "scenario.own-card": words("You still have to play the <as name>%(card)s</as> yourself."),
    "scenario.actions-left": nwords(
        "You have only %(num)s action left.", "You have only %(num)s actions left.", count="num"
    ),
    # i18n: Headlines; what is still missing follows.
    "scenario.too-few-turns": words("Too few turns are left"),
    "scenario.no-turns": words("You ran out of turns"),
    "scenario.turns-left": nwords(
        "Only %(num)s turn is left.", "Only %(num)s turns are left.", count="num"
    ),
    "scenario.out-of-reach": words("There’s no longer a way to get there."),
    # The verdict on a first action
    "scenario.leads-on": words("From there you can still reach the goal."),
    # i18n: A headline. %(action)s is the subject, like “Playing card 1”.
    "scenario.fails": words("%(action)s doesn’t work"),
    # i18n: %(actions)s is a list of your actions, in order.
    "scenario.works": nwords(
        "This works: %(actions)s.", "This works, in this order: %(actions)s.", count="num"
    ),
    # The chance after an action
    "last-turns.goal": nwords(
        "Which action is most likely to get you to at least %(points)s point?",
        "Which action is most likely to get you to at least %(points)s points?",
        count="points",
    ),
    "last-turns.note": words("Layout: one way your hand and the deck can lie, all equally likely."),
    "last-turns.deals": nwords(
        "There is %(num)s layout of the hidden cards in your hand and the deck.",
        "There are %(num)s layouts of the hidden cards in your hand and the deck.",
        count="num",
    ),
    "last-turns.always": words("This works in every layout."),
    "last-turns.best": nwords(
        "This works in %(won)s of the %(all)s layout, and no action does better.",
        "This works in %(won)s of the %(all)s layouts, and no action does better.",
        count="all",
    ),
    # i18n: %(action)s is the subject, like “Playing card 1”, here and below.
    "last-turns.worse": nwords(
        "%(action)s works in only %(won)s of the %(all)s layout.",
        "%(action)s works in only %(won)s of the %(all)s layouts.",
        count="all",
    ),
    "last-turns.never": nwords(
        "%(action)s never gets you to %(points)s point.",
        "%(action)s never gets you to %(points)s points.",
        count="points",
    ),
    # i18n: The headline names the action.
    "last-turns.at-best": nwords(
        "You get to %(points)s point at best.",
        "You get to %(points)s points at best.",
        count="points",
    ),
    "last-turns.loses": words(
        "Your card %(slot)s can’t fit, and the mistake would cost your last fuse token."
    ),
    # i18n: %(cards)s becomes a list of pictures of %(num)s cards, joined by “or”.
    "last-turns.loses.cards": nwords(
        "Your card %(slot)s can only be <as or>%(cards)s</as>. It doesn’t fit, and the mistake "
        "would cost your last fuse token.",
        "Your card %(slot)s can only be <as or>%(cards)s</as>. None of these fits, and the "
        "mistake would cost your last fuse token.",
        count="num",
    ),
    # Headlines
    "last-turns.headline.worse": words("%(action)s works less often"),
    "last-turns.headline.never": words("%(action)s always falls short"),
    "last-turns.headline.loses": words("%(action)s loses the game"),
    "last-turns.most": nwords(
        "%(action)s works in %(won)s of the %(all)s layout, and no action does better.",
        "%(action)s works in %(won)s of the %(all)s layouts, and no action does better.",
        count="all",
    ),
    "last-turns.most.always": words("%(action)s always works."),
    # i18n: The card that is played.
    "last-turns.most.card": nwords(
        "%(action)s, the <as name>%(card)s</as>, works in %(won)s of the %(all)s layout, and no "
        "action does better.",
        "%(action)s, the <as name>%(card)s</as>, works in %(won)s of the %(all)s layouts, and no "
        "action does better.",
        count="all",
    ),
    "last-turns.most.always.card": words("%(action)s, the <as name>%(card)s</as>, always works."),
    # i18n: Before the turns of a made-up rest of the game, each a sentence of its own.
    "last-turns.example": words("This is one way to get there."),
    # Facts that lead to the goal. i18n: The cards become little pictures; %(cards)s is a list.
    "finish-firework.missing": nwords(
        "These are still needed, in this order: %(cards)s.",
        "These are still needed, in this order: %(cards)s.",
        count="num",
    ),
    "finish-firework.missing=1": words("Only the <as name>%(first)s</as> is still needed."),
    "survive.missing": nwords(
        "You need %(num)s more point.",
        "You need %(num)s more points.",
        count="num",
    ),
    "survive.deck": nwords(
        "The deck has %(num)s card: once it’s drawn, everyone has one more turn.",
        "The deck has %(num)s cards: once the last one is drawn, everyone has one more turn.",
        count="num",
    ),
    "survive.turns": nwords(
        "This is the last round: %(num)s turn is left, and it’s yours.",
        "This is the last round: %(num)s turns are left, yours included.",
        count="num",
    ),
    "survive.turns=1": words("This is the last turn of the game, and it’s yours."),
    "recover-tokens.missing": nwords(
        "You need %(num)s more token: a discard or a completed firework brings one back.",
        "You need %(num)s more tokens: each discard and each completed firework brings one back.",
        count="num",
    ),
    "scenario.holds": words("%(name)s’s card %(slot)s is the <as name>%(card)s</as>."),
    "scenario.next-plays": words(
        "%(name)s is about to play card %(slot)s, the <as name>%(card)s</as>."
    ),
    "scenario.next-discards": words(
        "%(name)s is about to discard card %(slot)s, the <as name>%(card)s</as>."
    ),
    "scenario.so-far": words(
        "Going by the clues so far, %(name)s’s card %(slot)s can be <as or>%(cards)s</as>."
    ),
    "scenario.cannot-prove": words(
        "%(name)s can’t be sure yet that the <as name>%(card)s</as> fits."
    ),
    "scenario.one-is-not-enough": words("One clue won’t be enough for that."),
    "scenario.clues": nwords(
        "%(name)s can do it if you give <as word>%(num)s</as> good clue soon enough.",
        "%(name)s can do it if you give <as word>%(num)s</as> good clues soon enough.",
        count="num",
    ),
    "scenario.will-know": words("%(name)s needs no more clues about the <as name>%(card)s</as>."),
    "scenario.can-be-spared": words("So you can discard your card %(slot)s without harm."),
}
