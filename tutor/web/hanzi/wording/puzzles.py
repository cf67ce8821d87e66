"""The puzzles of Hànzì in English: names, goals, options, verdicts and proofs, theme by theme."""

from tutor.web.shell.words import Words, nwords, pwords, words

PUZZLES: dict[str, Words] = {
    # What several themes say
    # i18n: A character with what it means, as a dictionary has it. It stands in sentences, too.
    "hanzi-gloss": words("%(character)s (%(meaning)s)"),
    # i18n: An option. %(character)s is a character with its meaning: “日 (sun)”.
    "hanzi-character.option": pwords("a character, as an option", "%(character)s"),
    # i18n: An option: a place of the grid, such as b3.
    "hanzi-spot.option": pwords("a card of the grid, as an option", "%(spot)s"),
    # i18n: What a card turned out to be: a character, then its points or its effect; the second for
    # languages that do not write such characters, with the meaning.
    "hanzi-face": words("%(character)s (%(gives)s)"),
    "hanzi-face.glossed": words("%(character)s (%(meaning)s – %(gives)s)"),
    # i18n: %(drawing)s is a description such as “three straight peaks on a flat base”.
    "hanzi-form.drawn": words("%(character)s looks like this: %(drawing)s."),
    "hanzi-alike.shan-huo": words(
        "The peaks of 山 (mountain) are straight, the tips of 火 (fire) are curved."
    ),
    "hanzi-alike.mu-tree-he": words(
        "The top of 木 (tree) is straight, the top of 禾 (grain) droops."
    ),
    "hanzi-alike.quan-shi-pig": words("犬 (dog) is slim with a curled tail, 豕 (pig) is fat."),
    "hanzi-alike.you-pu": words("攴 (hand with stick) holds an upright stick, 又 (hand) is empty."),
    "hanzi-alike.kou-ri": words(
        "口 (mouth) is a bowl with a line across, 日 (sun) a circle with a dot."
    ),
    # Which character is this?
    "theme.hanzi-read-form": pwords("kind of puzzle", "Read a form"),
    "theme.hanzi-read-form.about": words("Which component is this drawing?"),
    "hanzi-read-form.goal": words("Which component is the card at %(spot)s?"),
    "hanzi-read-form.right": words("Yes, that’s %(character)s."),
    # i18n: A headline: the right character and what it means: “日 (sun)”.
    "hanzi-read-form.head": words("It’s %(character)s"),
    # Look-alikes
    "theme.hanzi-look-alike": pwords("kind of puzzle", "Look-alikes"),
    "theme.hanzi-look-alike.about": words("Two drawings are easy to mix up. Which is which?"),
    # i18n: %(character)s is a character with its meaning: “山 (mountain)”.
    "hanzi-look-alike.goal": words("Which of the marked cards is %(character)s?"),
    "hanzi-look-alike.right": words("%(spot)s is %(character)s."),
    "hanzi-look-alike.wrong": words("%(spot)s is %(character)s."),
    # Pairs
    "theme.hanzi-pair": pwords("kind of puzzle", "Find the pair"),
    "theme.hanzi-pair.about": words("Which two cards make your task?"),
    # i18n: %(task)s is a character with its meaning: “休 (rest)”.
    "hanzi-pair.goal": words("Which two cards make %(task)s?"),
    "hanzi-pair.goal.any": words("Which two cards make one of your tasks?"),
    # i18n: Two places of the grid, such as b3 and c4.
    "hanzi-pair.option": pwords("two cards, as an option", "%(one)s and %(other)s"),
    # i18n: %(points)s is “2 points”, %(effect)s the name of an effect, such as “take a token”.
    "hanzi-pair.match": words(
        "%(one)s and %(other)s make %(task)s: %(points)s and an effect card (%(effect)s)."
    ),
    "hanzi-pair.miss.token": words(
        "These cards are %(one)s and %(other)s: a miss. You take a token."
    ),
    "hanzi-pair.miss.no-token": words(
        "These cards are %(one)s and %(other)s: a miss. There’s no token to take."
    ),
    "hanzi-pair.parts": words("%(task)s is made of %(one)s and %(other)s."),
    # What was seen
    "theme.hanzi-seen": pwords("kind of puzzle", "Cards seen so far"),
    "theme.hanzi-seen.about": words("A few cards were turned up. What do you know now?"),
    # i18n: Below a list of who turned up which cards. The question is about cards that give points
    # (here) or an effect (below).
    "hanzi-seen.goal.score": words(
        "You know only the drawings turned up so far. Which cards must be scoring cards? Mark "
        "them all."
    ),
    "hanzi-seen.goal.effect": words(
        "You know only the drawings turned up so far. Which cards must be effect cards? Mark them "
        "all."
    ),
    # i18n: %(card)s is the card with what it gives: “日 (sun – 2 points)”.
    "hanzi-seen.seen": words("%(spot)s was turned up: %(card)s."),
    "hanzi-seen.learned.score": words(
        "%(spot)s has the same drawing as a card you’ve seen: %(character)s, a scoring card."
    ),
    "hanzi-seen.learned.effect": words(
        "%(spot)s has the same drawing as a card you’ve seen: %(character)s, an effect card."
    ),
    "hanzi-seen.unknown": words("Nobody has turned up the card now at %(spot)s."),
    "hanzi-seen.counted": words("Count the cards that are left, and you know what %(spot)s is."),
    "hanzi-seen.same-form": words("The same drawing always stands for the same part."),
    "hanzi-seen.new-card": words("The card at %(spot)s is new: the old one was taken."),
    # Who turned up what before
    "hanzi-log.nothing": words("Nothing has been turned up yet."),
    # i18n: %(one)s and %(two)s are places of the grid; behind each is the card: “日 (2 points)”.
    "hanzi-log.miss": words(
        "%(name)s turns up %(one)s, %(one_card)s, and %(two)s, %(two_card)s: a miss."
    ),
    "hanzi-log.miss.you-name": words(
        "You turn up %(one)s, %(one_card)s, and %(two)s, %(two_card)s: a miss."
    ),
    "hanzi-log.miss.three": words(
        "%(name)s turns up %(one)s, %(one_card)s, %(two)s, %(two_card)s, and %(three)s, "
        "%(three_card)s: a miss."
    ),
    "hanzi-log.miss.three.you-name": words(
        "You turn up %(one)s, %(one_card)s, %(two)s, %(two_card)s, and %(three)s, %(three_card)s: "
        "a miss."
    ),
    "hanzi-log.match": words(
        "%(name)s turns up %(one)s, %(one_card)s, and %(two)s, %(two_card)s, and makes %(task)s."
    ),
    "hanzi-log.match.you-name": words(
        "You turn up %(one)s, %(one_card)s, and %(two)s, %(two_card)s, and make %(task)s."
    ),
    "hanzi-log.match.three": words(
        "%(name)s turns up %(one)s, %(one_card)s, %(two)s, %(two_card)s, and %(three)s, "
        "%(three_card)s, and makes %(task)s."
    ),
    "hanzi-log.match.three.you-name": words(
        "You turn up %(one)s, %(one_card)s, %(two)s, %(two_card)s, and %(three)s, %(three_card)s, "
        "and make %(task)s."
    ),
    # What is known of a task
    "hanzi-known.0": words(
        "%(task)s is made of %(one)s and %(other)s: you know where both parts lie."
    ),
    "hanzi-known.1": words(
        "%(task)s is made of %(one)s and %(other)s: you know where one of the parts lies."
    ),
    "hanzi-known.2": words(
        "%(task)s is made of %(one)s and %(other)s: you don’t know where either part lies."
    ),
    # i18n: In the first period, one drawing for sure; in the second, one drawing at most.
    "hanzi-is-one-of": nwords(
        "Only %(num)s unknown drawing of period %(period)s can be %(character)s.",
        "%(character)s is one of %(num)s unknown drawings of period %(period)s.",
        count="num",
    ),
    "hanzi-could-be": nwords(
        "%(num)s unknown drawing of period %(period)s could be %(character)s.",
        "%(num)s unknown drawings of period %(period)s could be %(character)s.",
        count="num",
    ),
    # The best chance
    "theme.hanzi-best-chance": pwords("kind of puzzle", "Best chance"),
    "theme.hanzi-best-chance.about": words("Which task, or which pair, is most likely to work?"),
    # i18n: Below a list of who turned up which cards.
    "hanzi-best-chance.goal.task": words(
        "You know only the drawings turned up so far. Which of your tasks has the best chance now?"
    ),
    "hanzi-best-chance.goal.pair": words(
        "You know only the drawings turned up so far. Which pair is most likely to make %(task)s?"
    ),
    "hanzi-best-chance.never": words("That can’t be a match."),
    # i18n: %(character)s is the character of the card at %(spot)s.
    "hanzi-best-chance.no-part": words("%(spot)s is %(character)s, which isn’t part of %(task)s."),
    "hanzi-best-chance.always": words("That’s sure to be a match."),
    # i18n: A chance such as 1 in 6, and the same in percent.
    "hanzi-best-chance.chance": words(
        "The chance is %(hits)s in %(all)s (<as percent>%(percent)s</as>)."
    ),
    "hanzi-best-chance.2-known": words("%(task)s is a sure match: you know where both parts lie."),
    "hanzi-best-chance.1-known.chance": words(
        "You know where one part lies: the chance is %(hits)s in %(all)s "
        "(<as percent>%(percent)s</as>)."
    ),
    "hanzi-best-chance.0-known.chance": words(
        "You don’t know where either part lies: the chance is %(hits)s in %(all)s "
        "(<as percent>%(percent)s</as>)."
    ),
    # A third card
    "theme.hanzi-third-card": pwords("kind of puzzle", "A third card"),
    "theme.hanzi-third-card.about": words("Is it worth a token to turn up a third card?"),
    # i18n: Below a list of who turned up which cards.
    "hanzi-third-card.goal": words(
        "You know only the drawings turned up so far. What gives you the best chance of a"
        " match this turn, without wasting tokens?"
    ),
    "hanzi-third-card.option.keep": words("Keep the tokens and craft"),
    "hanzi-third-card.option.third": nwords(
        "Spend %(num)s token on a third card",
        "Spend %(num)s tokens on a third card",
        count="num",
    ),
    "hanzi-third-card.option.swap": nwords(
        "Spend %(num)s token to swap a task with the supply",
        "Spend %(num)s tokens to swap a task with the supply",
        count="num",
    ),
    "hanzi-third-card.never": words("You have no chance of a match that way."),
    "hanzi-third-card.always": words("That way a match is certain."),
    "hanzi-third-card.chance": words(
        "Your best chance that way is %(hits)s in %(all)s (<as percent>%(percent)s</as>)."
    ),
    "hanzi-third-card.wasted": nwords(
        "Spending %(num)s token doesn’t improve your chance.",
        "Spending %(num)s tokens doesn’t improve your chance.",
        count="num",
    ),
    # Which effect now
    "theme.hanzi-effect": pwords("kind of puzzle", "Which effect?"),
    "theme.hanzi-effect.about": words("You know what you want. Which card gets it for you?"),
    "hanzi-now.goal.token": words("You want a token from another player. Which card do you play?"),
    "hanzi-now.goal.card": words(
        "You want a card from another player’s hand. Which card do you play?"
    ),
    "hanzi-now.goal.limit": words("You want a higher task limit. Which card do you play?"),
    "hanzi-now.goal.twice": words("You want to craft twice this turn. Which card do you play?"),
    "hanzi-now.goal.swap": words("You want another player’s task. Which card do you play?"),
    "hanzi-now.goal.make": words(
        "You know every drawing. Which card lets you make a task this turn?"
    ),
    "hanzi-now.goal.make-two": words(
        "You know every drawing. Which card lets you make two tasks this turn?"
    ),
    # i18n: %(num)s is the number of points that wins.
    "hanzi-now.goal.win": nwords(
        "You know every drawing, and %(num)s point wins. Which card lets you win this turn?",
        "You know every drawing, and %(num)s points win. Which card lets you win this turn?",
        count="num",
    ),
    # i18n: %(does)s is one or two sentences about what an effect card does.
    "hanzi-now.right": words("That does it. The card’s effect: %(does)s"),
    "hanzi-now.wrong": words("That isn’t what you want. The card’s effect: %(does)s"),
    "hanzi-now.one-card": words("You may play only one effect card in a turn."),
    "hanzi-now.new-cards": words(
        "None of your cards is new, so you may play any that does something."
    ),
    "hanzi-now.points": nwords("You have %(num)s point.", "You have %(num)s points.", count="num"),
    "hanzi-now.can-make": words("Both parts of %(task)s are on the grid."),
    "hanzi-now.can-make-none": words("None of your tasks can be made now."),
    # What is allowed
    "theme.hanzi-allowed": pwords("kind of puzzle", "What’s allowed?"),
    "theme.hanzi-allowed.about": words("Mark everything you may do now."),
    "hanzi-allowed.goal.card": words("Your turn begins. What may you do now? Mark all that apply."),
    "hanzi-allowed.goal.token": words(
        "You’ve played an effect card. What may you do now? Mark all that apply."
    ),
    "hanzi-allowed.goal.crafting": words(
        "Only crafting is left. What may you do now? Mark all that apply."
    ),
    "hanzi-allowed.goal.second": words(
        "You may craft twice this turn, and have crafted once. What may you do now? Mark all that "
        "apply."
    ),
    "hanzi-allowed.goal.turning": words(
        "You’re crafting. What may you do now? Mark all that apply."
    ),
    "hanzi-allowed.goal.reply": words(
        "Another player has played an effect card. What may you do now? Mark all that apply."
    ),
    "hanzi-allowed.goal.effect": words(
        "You’re carrying out the effect of your card. What may you do now? Mark all that apply."
    ),
    "hanzi-allowed.goal.pair": words(
        "You’ve turned up three cards. What may you do now? Mark all that apply."
    ),
    "hanzi-allowed.goal.richest": words(
        "You’ve missed, and the bank is empty. What may you do now? Mark all that apply."
    ),
    "hanzi-allowed.goal.task": words(
        "You’re one task short. What may you do now? Mark all that apply."
    ),
    "hanzi-allowed.goal.marker": words(
        "You’ve crafted, and the marker moves next. What may you do now? Mark all that apply."
    ),
    "hanzi-allowed.due.card": words("First a card, then tokens, then crafting."),
    "hanzi-allowed.due.token": words("Tokens come next, or crafting."),
    "hanzi-allowed.due.crafting": words("Crafting comes next."),
    "hanzi-allowed.due.second": words("You may craft once more, or stop."),
    "hanzi-allowed.due.turning": words("First finish this crafting."),
    "hanzi-allowed.due.reply": words("A counter is played now or not at all."),
    "hanzi-allowed.due.effect": words("First carry out the effect of the card you played."),
    "hanzi-allowed.due.pair": words("Two pairs would do: choose which card to turn back."),
    "hanzi-allowed.due.richest": words(
        "You may take the token from the other player with the most."
    ),
    "hanzi-allowed.due.task": words("Take a new task from the supply for the one that’s gone."),
    "hanzi-allowed.due.marker": words("After crafting, the marker moves to a neighbouring card."),
    # Against Cangjie
    "theme.hanzi-cangjie": pwords("kind of puzzle", "Against Cangjie"),
    "theme.hanzi-cangjie.about": words("Where should the marker go?"),
    # i18n: %(points)s and %(cangjie)s are numbers of points: “16 points”.
    "hanzi-against.goal.move": words(
        "You play alone and know every drawing. You have %(points)s, Cangjie has %(cangjie)s. "
        "Where can the marker go so that he gains nothing from your next crafting? One such place "
        "is enough."
    ),
    "hanzi-against.goal.put": words(
        "You play alone and know every drawing. You have %(points)s, Cangjie has %(cangjie)s. "
        "Spend a token on the marker: where can it go so that you still beat him? One such place "
        "is enough."
    ),
    # i18n: %(card)s is what the card is: “日 (2 points)”.
    "hanzi-against.move.right": words(
        "%(spot)s is %(card)s. An effect card gives Cangjie nothing."
    ),
    "hanzi-against.move.right.taken": words(
        "%(spot)s is %(card)s. You can take it yourself: make %(task)s."
    ),
    "hanzi-against.move.wrong": words(
        "%(spot)s is %(card)s. You can’t take it in time: Cangjie scores."
    ),
    "hanzi-against.put.right": words(
        "%(spot)s is %(card)s. Then make %(task)s, and you can beat Cangjie."
    ),
    "hanzi-against.put.right.ahead": words(
        "%(spot)s is %(card)s. You can stay ahead without making anything more."
    ),
    "hanzi-against.put.wrong": words(
        "%(spot)s is %(card)s. Cangjie ends level with you or ahead, however you play."
    ),
    "hanzi-against.marker": words("After crafting, the card under the marker leaves the game."),
    "hanzi-against.match-first": words("A card you take in a match can’t be removed."),
    "hanzi-against.more-points": words("To win you need more points than Cangjie."),
    "hanzi-against.scoring": nwords(
        "%(num)s scoring card is left on the grid.",
        "%(num)s scoring cards are left on the grid.",
        count="num",
    ),
    "hanzi-against.stuck": words("The game is over as soon as the marker can’t move."),
}
