"""Puzzles of several turns in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

SCENARIO_THEMES: dict[str, Words] = {
    "theme.finish-firework": pwords("kind of puzzle", "Finish the firework"),
    "theme.finish-firework.about": words(
        "You have a few actions: get a firework completed, by your cards and your partners’."
    ),
    "theme.survive": pwords("kind of puzzle", "Survive the last round"),
    "theme.survive.about": words(
        "The game is nearly over: get enough points before it ends, and do not lose it."
    ),
    "theme.recover-tokens": pwords("kind of puzzle", "Recover tokens"),
    "theme.recover-tokens.about": words(
        "Clue tokens are short: bring some back, and lose nothing for them."
    ),
    # The goal. i18n: %(task)s is a whole sentence, one of those below.
    "scenario.goal": nwords(
        "You are %(you)s, and it is your turn. %(task)s You have %(num)s action, and then every "
        "partner has a turn.",
        "You are %(you)s, and it is your turn. %(task)s You have %(num)s actions, and after each "
        "of them every partner has a turn.",
        count="num",
    ),
    # i18n: As above, where the game may end sooner: it is nearly over.
    "scenario.goal.to-the-end": nwords(
        "You are %(you)s, and it is your turn. %(task)s As long as the game goes on, you have "
        "%(num)s action, and every partner has a turn after it.",
        "You are %(you)s, and it is your turn. %(task)s As long as the game goes on, you have "
        "%(num)s actions, and every partner has a turn after each of them.",
        count="num",
    ),
    "scenario.goal.last": words(
        "You are %(you)s, and it is your turn. %(task)s You have one action, the last of the game."
    ),
    "finish-firework.task.r": words("Get the red firework completed."),
    "finish-firework.task.y": words("Get the yellow firework completed."),
    "finish-firework.task.g": words("Get the green firework completed."),
    "finish-firework.task.b": words("Get the blue firework completed."),
    "finish-firework.task.w": words("Get the white firework completed."),
    "finish-firework.task.k": words("Get the black firework completed."),
    "finish-firework.task.m": words("Get the multicolour firework completed."),
    "survive.task": nwords(
        "Get the fireworks to %(points)s point or more by the end of the game, without losing it.",
        "Get the fireworks to %(points)s points or more by the end of the game, without losing it.",
        count="points",
    ),
    "recover-tokens.task": nwords(
        "Get %(num)s clue token available. Nobody may make a mistake, and no point that can still "
        "be made may be lost.",
        "Get %(num)s clue tokens available. Nobody may make a mistake, and no point that can still "
        "be made may be lost.",
        count="num",
    ),
    # How the partners act, one sentence after the other
    "scenario.partner.clues": words(
        "Your partners leave the clues to you for as long as they can discard. They look at "
        "each of their cards on its own, and go only by what clues have told about it, by the "
        "fireworks and by the discard pile."
    ),
    "scenario.partner.plays": words(
        "A partner who can prove in this way that a card fits plays it; the oldest such card, if "
        "there are several. Card %(slot)s is always the oldest."
    ),
    "scenario.partner.discards": words(
        "Otherwise a partner discards: the oldest card that is proven useless, or else the oldest "
        "that no clue has pointed at, or else the oldest of all."
    ),
    "scenario.partner.stuck": words(
        "A partner who cannot discard gives a clue: to the next player who has cards, the number "
        "of that player’s oldest card."
    ),
    # i18n: The number counts your actions from the first.
    "scenario.failed": words(
        "It went wrong with your action %(num)s. After it, the goal was out of reach."
    ),
    "scenario.plain": words("The table after it shows that it cannot be done any more."),
    "scenario.all-tried": words("Everything that you could do after it has been tried out."),
    # The verdict on a first action
    "scenario.leads-on": words("From there the goal can still be reached."),
    "scenario.leads-nowhere": words("From there the goal cannot be reached any more."),
    # How far a failed line has come
    "finish-firework.got": words("The firework has only got as far as %(card)s."),
    "finish-firework.got-none": words("The firework has not even been begun."),
    "survive.lost": words("The game is lost."),
    "survive.got": nwords(
        "The fireworks have only %(num)s point.",
        "The fireworks have only %(num)s points.",
        count="num",
    ),
    "recover-tokens.mistake": words("There was a mistake."),
    "recover-tokens.fallen": words(
        "A last copy is gone: where %(before)s points could be made, %(after)s can be made now."
    ),
    "recover-tokens.got": nwords(
        "Only %(num)s clue token is available.",
        "Only %(num)s clue tokens are available.",
        count="num",
    ),
    # Facts that lead to the goal. i18n: The cards become little pictures; %(cards)s is a list.
    "finish-firework.missing": words("Still to be played, in this order: %(cards)s."),
    "survive.missing": nwords(
        "%(num)s more point is needed, and each card that joins a firework makes one.",
        "%(num)s more points are needed, and each card that joins a firework makes one.",
        count="num",
    ),
    "survive.deck": nwords(
        "The deck has %(num)s card. Once the last one is drawn, everyone has one more turn. A clue "
        "draws no card.",
        "The deck has %(num)s cards. Once the last one is drawn, everyone has one more turn. A "
        "clue draws no card.",
        count="num",
    ),
    "survive.turns": nwords(
        "This is the last round: %(num)s turn is left, yours included.",
        "This is the last round: %(num)s turns are left, yours included.",
        count="num",
    ),
    "recover-tokens.missing": nwords(
        "%(num)s more token is needed. Every discard brings one back, and so does completing a "
        "firework.",
        "%(num)s more tokens are needed. Every discard brings one back, and so does completing a "
        "firework.",
        count="num",
    ),
    "scenario.holds": words("%(name)s’s card %(slot)s is %(card)s."),
    "scenario.next-plays": words(
        "If nothing changes before, %(name)s will play card %(slot)s, which is %(card)s."
    ),
    "scenario.next-discards": words(
        "If nothing changes before, %(name)s will discard card %(slot)s, which is %(card)s."
    ),
    "scenario.so-far": words(
        "By what clues have told so far, %(name)s’s card %(slot)s can be one of these: %(cards)s."
    ),
    "scenario.cannot-prove": words("%(name)s cannot prove yet that %(card)s fits."),
    "scenario.one-is-not-enough": words("A single clue will not be enough for that."),
    "scenario.clues": nwords(
        "%(name)s can do it with %(num)s well-chosen clue from you, given in time.",
        "%(name)s can do it with %(num)s well-chosen clues from you, given in time.",
        count="num",
    ),
    "scenario.will-know": words(
        "%(name)s needs no more clues for %(card)s: once it fits, that will be proven."
    ),
    "scenario.can-be-spared": words(
        "So discarding your card %(slot)s cannot cost a point that can still be made."
    ),
}
