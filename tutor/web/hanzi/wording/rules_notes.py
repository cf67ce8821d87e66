"""What is ours in the rules of Hànzì, in English: rulings by their numbers, and our deck.

A ruling settles what the description leaves open; see rulebook/rulings.py.
"""

from tutor.web.shell.words import Words, nwords, words

NOTES: dict[str, Words] = {
    "note.hanzi-deck": words(
        "The cards here are our own set: the characters in your box may differ."
    ),
    "note.hanzi-age": words(
        "The age and the playing time come from other descriptions than the one we follow."
    ),
    "note.hanzi-side": words(
        "Whoever reads no Chinese may look at the other side of a task: that’s our advice."
    ),
    "note.hanzi-publisher": words(
        "We’re not affiliated with any publisher. Everything here is in our own words and pictures."
    ),
    # i18n: Each of the following is a decision of this site, %(num)s its number.
    "ruling.hanzi-1": words(
        "Ruling %(num)s of this site: the description doesn’t say how the game ends without a "
        "winner. As others describe it, most points win, and a tie is shared."
    ),
    "ruling.hanzi-2": nwords(
        "Ruling %(num)s of this site: %(players)s player leaves no task of the first period for "
        "the supply. We start it with the second.",
        "Ruling %(num)s of this site: %(players)s players leave no task of the first period for "
        "the supply. We start it with the second.",
        count="players",
    ),
    "ruling.hanzi-2.empty": words(
        "Ruling %(num)s of this site: once the supply or the task deck is empty, nothing is "
        "refilled."
    ),
    "ruling.hanzi-3.order": words(
        "Ruling %(num)s of this site: cards are turned up one after the other."
    ),
    "ruling.hanzi-3": words(
        "Ruling %(num)s of this site: you see two cards before you decide about a third, and you "
        "choose if two pairs match."
    ),
    "ruling.hanzi-4": words(
        "Ruling %(num)s of this site: the card counts for one turn. A token pays for a third card "
        "in one of the two craftings; the player says in which. The second crafting may be "
        "refused."
    ),
    "ruling.hanzi-5": words(
        "Ruling %(num)s of this site: nobody takes a token from themselves. If neither the bank "
        "nor anyone else has one, none is taken."
    ),
    "ruling.hanzi-6": words(
        "Ruling %(num)s of this site: a card may be played from its owner’s next turn on. Here "
        "that goes for counters, too."
    ),
    "ruling.hanzi-6.draw": words(
        "Ruling %(num)s of this site: you choose the card by its drawing, without seeing its "
        "effect."
    ),
    "ruling.hanzi-7": words(
        "Ruling %(num)s of this site: players are asked in turn order, before the card’s target "
        "is named. A counter can’t be countered and takes up no phase, and both cards leave the "
        "game."
    ),
    "ruling.hanzi-8": words(
        "Ruling %(num)s of this site: a task is lost when the removed component is part of it, "
        "even if another copy is left. As an option, it stays while it can still be made. That a "
        "task of the supply is replaced is an addition of ours. Agree before you start."
    ),
    "ruling.hanzi-9": words(
        "Ruling %(num)s of this site: a higher task limit lasts for the whole game."
    ),
    "ruling.hanzi-9.fetch": words(
        "Ruling %(num)s of this site: if the task came from the supply, the supply is refilled; if "
        "it came from the task deck, the order of the other tasks stays."
    ),
    "ruling.hanzi-10": words(
        "Ruling %(num)s of this site: a player who can make none of their tasks turns up two "
        "cards all the same, and misses."
    ),
    "ruling.hanzi-11": nwords(
        "Ruling %(num)s of this site: against Cangjie %(points)s point does not end the game.",
        "Ruling %(num)s of this site: against Cangjie %(points)s points do not end the game.",
        count="points",
    ),
    "ruling.hanzi-11.gap": words("Ruling %(num)s of this site: the marker may not stand on a gap."),
    "ruling.hanzi-11.taken": words(
        "Ruling %(num)s of this site: you may turn up and match the card under the marker. If "
        "nothing has come in its place, no card is removed."
    ),
    "ruling.hanzi-11.once": words(
        "Ruling %(num)s of this site: the marker may be put once a turn, in addition to a third "
        "card or a swap with the supply."
    ),
    "ruling.hanzi-11.nobody": words(
        "Ruling %(num)s of this site: if nobody beats Cangjie, Cangjie wins. If points and "
        "tokens are equal, players share the victory."
    ),
    "ruling.hanzi-12": words(
        "Ruling %(num)s of this site: an effect card that would do nothing can’t be played."
    ),
    "ruling.hanzi-12.fetch": words(
        "Ruling %(num)s of this site: whoever already has the task can’t play the card that "
        "fetches it."
    ),
    "ruling.hanzi-13": nwords(
        "Ruling %(num)s of this site: the other tasks go back in the order in which they lay. If "
        "fewer than %(tasks)s is left, look at those.",
        "Ruling %(num)s of this site: the other tasks go back in the order in which they lay. If "
        "fewer than %(tasks)s are left, look at those.",
        count="tasks",
    ),
    # i18n: Where there is nothing to ask about a rule.
    "untrained.hanzi-material": words(
        "There’s no puzzle on this rule: it’s about what’s in your box."
    ),
    "untrained.hanzi-choice": words(
        "There’s no puzzle on this rule: it’s about which game you choose to play."
    ),
    "untrained.hanzi-legend": words("There’s no puzzle on this: it’s a story."),
}
