"""The words of a game played on the site: who plays, what may be done, what came of it."""

from tutor.web.shell.words import Words, nwords, pwords, words

PLAY: dict[str, Words] = {
    "pages.hanzi.play": words("Play Hànzì"),
    # Who plays
    "hanzi-play.group.alone": words("Alone"),
    "hanzi-play.group.together": words("Against each other, on one device"),
    "hanzi-play.group.with-cangjie": words("Against each other and Cangjie, on one device"),
    "hanzi-play.players": nwords("%(num)s player", "%(num)s players", count="num"),
    # The title of a game; its deal is known by a number.
    "hanzi-play.title.hanzi": words("Hànzì, deal %(seed)s"),
    "hanzi-play.title.hanzi.cangjie": words("Against Cangjie, deal %(seed)s"),
    "hanzi-play.title.hanzi.cangjie.last-copy": words("Against Cangjie, deal %(seed)s"),
    # How the game ends
    "hanzi-play.goal.plain": nwords(
        "Every task you make scores %(points)s points. The first player to reach %(num)s point "
        "wins.",
        "Every task you make scores %(points)s points. The first player to reach %(num)s points "
        "wins.",
        count="num",
    ),
    "hanzi-play.goal.cangjie": nwords(
        "Every task you make scores %(points)s point. The game ends when the marker can’t move. "
        "You need more points than Cangjie to win.",
        "Every task you make scores %(points)s points. The game ends when the marker can’t move. "
        "You need more points than Cangjie to win.",
        count="points",
    ),
    # Whose choice it is
    "hanzi-play.pass": words("Pass the device to %(player)s."),
    "hanzi-play.who": pwords(
        "whose choice it is, and what may be done", "<b>%(player)s:</b> %(prompt)s"
    ),
    # What may be done: said to whoever is to act.
    "hanzi-play.now.name-task": words("Name the task you want to make."),
    "hanzi-play.now.name-task.third-card": words(
        "Name the task you want to make. You may turn up a third card for it."
    ),
    "hanzi-play.now.turning.1": words("Turn up the first card for %(task)s."),
    "hanzi-play.now.turning.2": words("Turn up the second card for %(task)s."),
    "hanzi-play.now.turning.3": words("Turn up a third card for %(task)s, or stop at two."),
    "hanzi-play.now.turning.none": words("You have no task, but you still turn up two cards."),
    "hanzi-play.now.pair": words("Two pairs make %(task)s. Which card do you turn back?"),
    "hanzi-play.now.richest": words("The bank is empty. Whose token do you take?"),
    "hanzi-play.now.task": words("Take a new task from the supply."),
    "hanzi-play.now.marker": words(
        "Move the marker to a neighbouring card. After the next crafting, the card under the "
        "marker leaves the game."
    ),
    "hanzi-play.now.put-marker": nwords(
        "Where do you put the marker? It costs %(num)s token.",
        "Where do you put the marker? It costs %(num)s tokens.",
        count="num",
    ),
    # i18n: %(effect)s is the name of an effect: "swap a task".
    "hanzi-play.now.reply": words("%(player)s has played “%(effect)s”. Do you counter it?"),
    "hanzi-play.now.swap-task": words("Which task do you want, and what do you give for it?"),
    "hanzi-play.now.draw-card": words(
        "Which card do you draw? You see the drawings, not the effects."
    ),
    "hanzi-play.now.take-token": words("Who gives you a token?"),
    "hanzi-play.now.three-tasks": words("Which of these tasks do you keep?"),
    "hanzi-play.now.over": words("The game is over."),
    # i18n: Above buttons for what may be done before the task is named.
    "hanzi-play.before": words("Before that, if you like:"),
    # i18n: Before the device changes hands: the page that follows shows the player's effect cards.
    "hanzi-play.now.show-hand": words("Once you have the device, tap “Show my cards”."),
    "hanzi-play.show-hand": pwords("button", "Show my cards"),
    # Buttons
    "hanzi-play.no-task": pwords("button", "Turn up cards"),
    "hanzi-play.play-card": pwords(
        "button; %(effect)s is the effect of a card", "Play: %(effect)s"
    ),
    "hanzi-play.third-card": nwords(
        "Third card: %(num)s token", "Third card: %(num)s tokens", count="num"
    ),
    # i18n: Leads to a page on which the marker is put on another card.
    "hanzi-play.put-marker": nwords("Marker: %(num)s token", "Marker: %(num)s tokens", count="num"),
    "hanzi-play.leave-marker": pwords("button", "Leave the marker where it is"),
    "hanzi-play.swap": nwords(
        "Swap a task with the supply: %(num)s token",
        "Swap a task with the supply: %(num)s tokens",
        count="num",
    ),
    "hanzi-play.counter": pwords("button", "Counter it"),
    "hanzi-play.let-pass": pwords("button", "Let it pass"),
    "hanzi-play.refuse-crafting": pwords("button", "Skip the second crafting"),
    "hanzi-play.take-no-token": pwords("button", "Take no token"),
    "hanzi-play.stop-turning": pwords("button", "Stop at two"),
    # i18n: A player with what there is to take: "Bob (2 tokens)".
    "hanzi-play.from": pwords("button", "%(player)s (%(count)s)"),
    # What came of a crafting
    "hanzi-play.match": words("A match: %(task)s!"),
    "hanzi-play.miss": words("No match"),
    # i18n: %(points)s: "2 points".
    "hanzi-play.look": words("Take a good look: the cards are turned back with the next move."),
    # i18n: Read out by screen readers: what the modern side of a card was.
    "hanzi-play.seen": words("seen before: %(card)s"),
    # i18n: Told later of a match, where which cards were taken has to be remembered.
    "hanzi-play.made": words("%(player)s makes %(task)s."),
    "hanzi-play.made.you-player": words("You make %(task)s."),
    # The end
    "hanzi-play.won": words("%(player)s wins"),
    "hanzi-play.won.alone": words("You have beaten Cangjie"),
    "hanzi-play.won.tie": words("%(players)s share the victory"),
    "hanzi-play.won.cangjie": words("Cangjie wins"),
    # i18n: "Ann: 8 points, 2 tokens"
    "hanzi-play.score": words("%(player)s: %(points)s, %(tokens)s"),
    "hanzi-play.score.cangjie": words("Cangjie: %(points)s"),
    "hanzi-play.turn": pwords("the number of a turn of the game", "Turn %(num)s"),
    # i18n: Which cards a player turned up for a task, and which ones were known to be better.
    # %(spots)s are places of the grid.
    "hanzi-play.known.sure": words(
        "%(player)s turned up %(spots)s for %(task)s: the chance of a match was <as "
        "percent>%(chance)s</as>. %(best_spots)s would have made %(best_task)s for certain."
    ),
    "hanzi-play.known.better": words(
        "%(player)s turned up %(spots)s for %(task)s: the chance of a match was <as "
        "percent>%(chance)s</as>. With %(best_spots)s for %(best_task)s it was <as "
        "percent>%(best_chance)s</as>."
    ),
    "hanzi-play.known.hopeless-better": words(
        "For %(task)s %(player)s turned up %(spots)s, which couldn’t match. With %(best_spots)s "
        "for %(best_task)s the chance of a match was <as percent>%(best_chance)s</as>."
    ),
    "hanzi-play.known.hopeless-sure": words(
        "For %(task)s %(player)s turned up %(spots)s, which couldn’t match. %(best_spots)s would "
        "have made %(best_task)s for certain."
    ),
    # The same, told to whoever plays alone
    "hanzi-play.score.you-player": words("You: %(points)s, %(tokens)s"),
    "hanzi-play.known.sure.you-player": words(
        "You turned up %(spots)s for %(task)s: the chance of a match was <as "
        "percent>%(chance)s</as>. %(best_spots)s would have made %(best_task)s for certain."
    ),
    "hanzi-play.known.better.you-player": words(
        "You turned up %(spots)s for %(task)s: the chance of a match was <as "
        "percent>%(chance)s</as>. With %(best_spots)s for %(best_task)s it was <as "
        "percent>%(best_chance)s</as>."
    ),
    "hanzi-play.known.hopeless-better.you-player": words(
        "For %(task)s you turned up %(spots)s, which couldn’t match. With %(best_spots)s for "
        "%(best_task)s the chance of a match was <as percent>%(best_chance)s</as>."
    ),
    "hanzi-play.known.hopeless-sure.you-player": words(
        "For %(task)s you turned up %(spots)s, which couldn’t match. %(best_spots)s would have "
        "made %(best_task)s for certain."
    ),
}
