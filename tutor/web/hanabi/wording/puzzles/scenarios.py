"""Puzzles of several turns in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

SCENARIO_THEMES: dict[str, Words] = {
    "theme.finish-firework": pwords("kind of puzzle", "Complete the firework"),
    "theme.finish-firework.about": words(
        "You have a few actions: complete a firework with your own cards and the other players’."
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
        "The game is nearly over: find the action that leads to enough points most often."
    ),
    # The goal. i18n: %(task)s is a whole sentence, one of those below.
    "scenario.goal": nwords(
        "You are %(you)s, and it’s your turn. %(task)s You have %(num)s action, and then every "
        "other player has a turn.",
        "You are %(you)s, and it’s your turn. %(task)s You have %(num)s actions, and after each "
        "of them every other player has a turn.",
        count="num",
    ),
    # i18n: As above, where the game may end sooner: it is nearly over.
    "scenario.goal.to-the-end": nwords(
        "You are %(you)s, and it’s your turn. %(task)s You have %(num)s action, and then the "
        "other players have theirs, until the game is over.",
        "You are %(you)s, and it’s your turn. %(task)s You have at most %(num)s actions, with "
        "the other players’ turns after each, until the game is over.",
        count="num",
    ),
    "scenario.goal.last": words(
        "You are %(you)s, and it’s your turn. %(task)s You have one action, and it’s the last "
        "of the game."
    ),
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
        "Get back to %(num)s clue token. Nobody may make a mistake, and the highest score you "
        "can still reach must not drop.",
        "Get back to %(num)s clue tokens. Nobody may make a mistake, and the highest score you "
        "can still reach must not drop.",
        count="num",
    ),
    # How the partners act, one sentence after the other
    "scenario.partner.clues": words(
        "The other players leave the clues to you as long as they can discard. They look at "
        "each of their cards on its own and go only by the clues, the fireworks and the discard "
        "pile."
    ),
    "scenario.partner.plays": words(
        "A player who’s sure in this way that a card fits plays it: the oldest such card, if "
        "there are several. Card %(slot)s is always the oldest."
    ),
    "scenario.partner.discards": words(
        "Otherwise a player discards: the oldest card that’s certainly trash, or else the "
        "oldest card that no clue has pointed at, or else the oldest of all."
    ),
    "scenario.partner.stuck": words(
        "A player who can’t discard gives the next player who has cards a clue: the number of "
        "that player’s oldest card."
    ),
    # i18n: The partners of whole games played on this site go by other rules.
    "scenario.partner.others": words(
        "They are not the partners of whole games on this site, and have no agreements about clues."
    ),
    # i18n: The number counts your actions from the first; "nth" is a form of words.
    "scenario.failed": words("Your <as nth>%(num)s</as> action put the goal out of reach."),
    "scenario.plain": words("The position right after it shows why."),
    "scenario.all-tried": words("We tried every line from there."),
    # The verdict on a first action
    "scenario.leads-on": words("From there you can still reach the goal."),
    "scenario.leads-nowhere": words("From there you can no longer reach the goal."),
    # How far a failed line has come
    "finish-firework.got": words(
        "The <as colour>%(card)s</as> firework got only as far as the %(rank)s."
    ),
    "finish-firework.got-none": words(
        "The <as colour>%(suit)s</as> firework hasn’t even been started."
    ),
    "survive.lost": words("The game is lost."),
    "survive.got": nwords(
        "You scored only %(num)s point.", "You scored only %(num)s points.", count="num"
    ),
    "survive.got=0": words("You scored nothing."),
    "recover-tokens.mistake": words("Somebody made a mistake."),
    "recover-tokens.fallen": words(
        "A critical card is gone: you can now reach only %(after)s points instead of %(before)s."
    ),
    "recover-tokens.got": nwords(
        "Only %(num)s clue token is available.",
        "Only %(num)s clue tokens are available.",
        count="num",
    ),
    "recover-tokens.got=0": words("No clue token is available."),
    # The chance after an action. i18n: A deal is one way in which the cards that you can’t see,
    # your own and those of the deck, may lie.
    "last-turns.goal": nwords(
        "You are %(you)s, and it’s your turn. Which action gives you the best chance of having at "
        "least %(points)s point when the game is over?",
        "You are %(you)s, and it’s your turn. Which action gives you the best chance of having at "
        "least %(points)s points when the game is over?",
        count="points",
    ),
    "last-turns.deals": nwords(
        "The hidden cards, your own and those of the deck, can lie in %(num)s way.",
        "The hidden cards, your own and those of the deck, can lie in %(num)s ways, each as "
        "likely as any other.",
        count="num",
    ),
    "last-turns.always": words("You score enough however the hidden cards lie."),
    "last-turns.best": nwords(
        "You score enough in %(won)s of the %(all)s way in which the hidden cards can lie. No "
        "action does better.",
        "You score enough in %(won)s of the %(all)s ways in which the hidden cards can lie. No "
        "action does better.",
        count="all",
    ),
    "last-turns.worse": nwords(
        "You score enough in only %(won)s of the %(all)s way in which the hidden cards can lie. "
        "With the best action it’s %(most)s.",
        "You score enough in only %(won)s of the %(all)s ways in which the hidden cards can lie. "
        "With the best action it’s %(most)s.",
        count="all",
    ),
    "last-turns.never": nwords(
        "You score enough in none of the %(all)s way in which the hidden cards can lie. With the "
        "best action it’s %(most)s.",
        "You score enough in none of the %(all)s ways in which the hidden cards can lie. With the "
        "best action it’s %(most)s.",
        count="all",
    ),
    # i18n: Before the turns of a made-up rest of the game, each a sentence of its own.
    "last-turns.example": words(
        "For example, the hidden cards may lie so that the game goes on like this:"
    ),
    # Facts that lead to the goal. i18n: The cards become little pictures; %(cards)s is a list.
    "finish-firework.missing": nwords(
        "These are still needed, in this order: %(cards)s.",
        "These are still needed, in this order: %(cards)s.",
        count="num",
    ),
    "finish-firework.missing=1": words("Only the <as name>%(first)s</as> is still needed."),
    "survive.missing": nwords(
        "You need %(num)s more point. Each card that joins a firework scores one.",
        "You need %(num)s more points. Each card that joins a firework scores one.",
        count="num",
    ),
    "survive.deck": nwords(
        "The deck has %(num)s card. Once the last one is drawn, everyone has one more turn. You "
        "don’t draw after a clue.",
        "The deck has %(num)s cards. Once the last one is drawn, everyone has one more turn. You "
        "don’t draw after a clue.",
        count="num",
    ),
    "survive.turns": nwords(
        "This is the last round: %(num)s turn is left, and it’s yours.",
        "This is the last round: %(num)s turns are left, yours included.",
        count="num",
    ),
    "survive.turns=1": words("This is the last turn of the game, and it’s yours."),
    "recover-tokens.missing": nwords(
        "You need %(num)s more token. Every discard brings one back, and so does completing a "
        "firework.",
        "You need %(num)s more tokens. Every discard brings one back, and so does completing a "
        "firework.",
        count="num",
    ),
    "scenario.holds": words("%(name)s’s card %(slot)s is the <as name>%(card)s</as>."),
    "scenario.next-plays": words(
        "Unless something changes first, %(name)s will play card %(slot)s, the "
        "<as name>%(card)s</as>."
    ),
    "scenario.next-discards": words(
        "Unless something changes first, %(name)s will discard card %(slot)s, the "
        "<as name>%(card)s</as>."
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
    "scenario.will-know": words(
        "%(name)s needs no more clues about the <as name>%(card)s</as>: once it fits, %(name)s "
        "will know."
    ),
    "scenario.can-be-spared": words("So you can discard your card %(slot)s without harm."),
}
