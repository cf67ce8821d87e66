"""What a modern side gives, in English: names of effects for lists and buttons, and what they do.

The ids are those of `Effect` in tutor/games/hanzi/deck.py.
"""

from tutor.web.shell.words import Words, nwords, pwords, words

EFFECTS: dict[str, Words] = {
    # i18n: Names as they stand on a card: as short as can be.
    "hanzi-effect.swap-task": pwords("effect of a card", "swap with a player"),
    "hanzi-effect.draw-card": pwords("effect of a card", "draw a card"),
    "hanzi-effect.take-token": pwords("effect of a card", "take a token"),
    "hanzi-effect.counter": pwords("effect of a card", "counter"),
    "hanzi-effect.craft-twice": pwords("effect of a card", "craft twice"),
    "hanzi-effect.three-tasks": pwords("effect of a card", "keep one of three"),
    # i18n: %(task)s is the character of a task.
    "hanzi-effect.fetch-nan": pwords("effect of a card", "fetch %(task)s"),
    "hanzi-effect.fetch-zi": pwords("effect of a card", "fetch %(task)s"),
    "hanzi-points": nwords("%(num)s point", "%(num)s points", count="num"),
    # i18n: The name of an effect, and in a sentence what it does.
    "hanzi-character.effect": pwords("an effect and what it does", "%(effect)s: %(does)s"),
    # i18n: What the card does, in a sentence.
    "hanzi-effect.swap-task.is": words("Swap one of your tasks for another player’s."),
    "hanzi-effect.draw-card.is": words("Draw a card from another player’s hand, unseen."),
    "hanzi-effect.take-token.is": words("Take a token from another player."),
    "hanzi-effect.counter.is": words(
        "Cancel an effect card that somebody has just played. Both leave the game."
    ),
    "hanzi-effect.craft-twice.is": words("You may craft twice this turn."),
    "hanzi-effect.three-tasks.is": nwords(
        "Look at the top task and keep it. Your task limit goes up by one.",
        "Look at the top %(num)s tasks, keep one and put the others back on top. Your task limit "
        "goes up by one.",
        count="num",
    ),
    "hanzi-effect.fetch-nan.is": words(
        "Fetch the task %(task)s, wherever it is. Your task limit goes up by one."
    ),
    "hanzi-effect.fetch-zi.is": words(
        "Fetch the task %(task)s, wherever it is. Your task limit goes up by one."
    ),
}
