"""What only lessons ask, in English: what is done, what is true, what is allowed, what is found."""

from tutor.web.shell.words import Words, nwords, words

LESSON_THEMES: dict[str, Words] = {
    # i18n: Above a list of cards that were turned up in earlier turns.
    "hanzi-step.seen": words("Turned up recently, and turned back again:"),
    # i18n: An option: things to do, one after the other.
    "hanzi-step.then": words("%(first)s → %(second)s"),
    # What came of a crafting
    "hanzi-came.match": words("%(one)s and %(other)s make %(task)s: a match."),
    "hanzi-came.miss": words("%(one)s and %(other)s are not the parts of the task: a miss."),
    "hanzi-came.miss-three": words(
        "No two of %(one)s, %(other)s and %(third)s are the parts of the task: a miss."
    ),
    # What is true
    "hanzi-claim.points": nwords(
        "%(name)s has %(num)s point.", "%(name)s has %(num)s points.", count="num"
    ),
    "hanzi-claim.tokens": nwords(
        "%(name)s has %(num)s token.", "%(name)s has %(num)s tokens.", count="num"
    ),
    "hanzi-claim.tasks": nwords(
        "%(name)s has %(num)s task.", "%(name)s has %(num)s tasks.", count="num"
    ),
    "hanzi-claim.limit": nwords(
        "%(name)s’s task limit is %(num)s.",
        "%(name)s’s task limit is %(num)s.",
        count="num",
    ),
    "hanzi-claim.bank": nwords(
        "There is %(num)s token in the bank.",
        "There are %(num)s tokens in the bank.",
        count="num",
    ),
    "hanzi-claim.pile": nwords(
        "%(num)s card is in the pile.", "%(num)s cards are in the pile.", count="num"
    ),
    "hanzi-claim.deck": nwords(
        "The task deck has %(num)s task.", "The task deck has %(num)s tasks.", count="num"
    ),
    "hanzi-claim.cangjie": nwords(
        "Cangjie has %(num)s point.", "Cangjie has %(num)s points.", count="num"
    ),
    "hanzi-claim.task": words("%(name)s has the task %(task)s."),
    "hanzi-claim.task.not": words("%(name)s doesn’t have the task %(task)s."),
    "hanzi-claim.supply": words("The task %(task)s is in the supply."),
    "hanzi-claim.supply.not": words("The task %(task)s isn’t in the supply."),
    "hanzi-claim.late-supply": words("The supply has tasks of the second period only."),
    "hanzi-claim.late-supply.not": words("The supply has a task of the first period."),
    "hanzi-claim.lost": words("The task %(task)s is lost."),
    "hanzi-claim.lost.not": words("The task %(task)s isn’t lost."),
    "hanzi-claim.hand": words("%(name)s holds the card %(card)s."),
    "hanzi-claim.hand.not": words("%(name)s doesn’t hold the card %(card)s."),
    "hanzi-claim.gap": words("There’s a gap at %(spot)s."),
    "hanzi-claim.gap.not": words("There’s a card at %(spot)s."),
    "hanzi-claim.turn": words("It’s %(name)s’s turn."),
    "hanzi-claim.turn.not": words("It’s not %(name)s’s turn."),
    "hanzi-claim.third": words("%(name)s can still turn up a third card this turn."),
    "hanzi-claim.third.not": words("%(name)s can no longer turn up a third card."),
    "hanzi-claim.makes": words("The cards at %(one)s and %(other)s make one of %(name)s’s tasks."),
    "hanzi-claim.makes.not": words(
        "The cards at %(one)s and %(other)s make none of %(name)s’s tasks."
    ),
    "hanzi-claim.marks-effect": words("The marker is on an effect card."),
    "hanzi-claim.marks-effect.not": words("The marker is on a scoring card."),
    "hanzi-claim.over": words("The game is over."),
    "hanzi-claim.over.not": words("The game goes on."),
    "hanzi-claim.winner": words("%(name)s has won."),
    "hanzi-claim.winner.not": words("%(name)s hasn’t won."),
    "hanzi-claim.cangjie-wins": words("Cangjie has won."),
    "hanzi-claim.cangjie-wins.not": words("Cangjie hasn’t won."),
    # i18n: Beside a claim such as “You have 3 tokens.” that is wrong; the right number isn’t said.
    "hanzi-claim.is-more": words("The number is higher than %(num)s."),
    "hanzi-claim.is-fewer": words("The number is lower than %(num)s."),
    "hanzi-claim.limit.is-more": words("The task limit is higher than %(num)s."),
    "hanzi-claim.limit.is-fewer": words("The task limit is lower than %(num)s."),
    # The same of the reader
    "hanzi-claim.points.you-name": nwords(
        "You have %(num)s point.", "You have %(num)s points.", count="num"
    ),
    "hanzi-claim.tokens.you-name": nwords(
        "You have %(num)s token.", "You have %(num)s tokens.", count="num"
    ),
    "hanzi-claim.tasks.you-name": nwords(
        "You have %(num)s task.", "You have %(num)s tasks.", count="num"
    ),
    "hanzi-claim.limit.you-name": nwords(
        "Your task limit is %(num)s.", "Your task limit is %(num)s.", count="num"
    ),
    "hanzi-claim.task.you-name": words("You have the task %(task)s."),
    "hanzi-claim.task.not.you-name": words("You don’t have the task %(task)s."),
    "hanzi-claim.hand.you-name": words("You hold the card %(card)s."),
    "hanzi-claim.hand.not.you-name": words("You don’t hold the card %(card)s."),
    "hanzi-claim.turn.you-name": words("It’s your turn."),
    "hanzi-claim.turn.not.you-name": words("It’s not your turn."),
    "hanzi-claim.third.you-name": words("You can still turn up a third card this turn."),
    "hanzi-claim.third.not.you-name": words("You can no longer turn up a third card."),
    "hanzi-claim.makes.you-name": words(
        "The cards at %(one)s and %(other)s make one of your tasks."
    ),
    "hanzi-claim.makes.not.you-name": words(
        "The cards at %(one)s and %(other)s make none of your tasks."
    ),
    "hanzi-claim.winner.you-name": words("You have won."),
    "hanzi-claim.winner.not.you-name": words("You haven’t won."),
    # In which order
    "hanzi-order.goal": words("You’d like to do all of this in one turn. In which order?"),
    # Find the cards
    "hanzi-find.goal": words("Which of these cards show %(one)s? Mark them all."),
    "hanzi-find.goal.two": words("Which of these cards show %(one)s or %(other)s? Mark them all."),
    "hanzi-find.goal.score": words("Which of these cards are scoring cards? Mark them all."),
    "hanzi-find.goal.effect": words("Which of these cards are effect cards? Mark them all."),
    "hanzi-find.at": words("the card at %(spot)s"),
    # i18n: %(character)s is a character with its meaning: “山 (mountain)”.
    "hanzi-find.shows": words("%(spot)s shows %(character)s."),
    # i18n: %(card)s is the card with what it gives: “日 (sun – 2 points)”.
    "hanzi-find.gives": words("%(spot)s: %(card)s."),
    # What you may do
    "hanzi-may.goal": words("What may you do now? Mark all that apply."),
    "hanzi-may.deed.skip": words("Skip your crafting"),
    "hanzi-may.deed.skip.why": words("You can’t skip crafting, however little hope there is."),
    "hanzi-may.deed.look": words("Look closely at all the ancient sides"),
    "hanzi-may.deed.look.why": words(
        "Anyone may study the ancient sides, for as long as they like."
    ),
    "hanzi-may.deed.peek": words("Peek at the modern side of a card"),
    "hanzi-may.deed.peek.why": words("Modern sides are seen only while a card is turned up."),
}
