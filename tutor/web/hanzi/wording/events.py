"""What happens in a game, a sentence for each kind of event."""

from tutor.web.shell.words import Words, nwords, words

EVENTS: dict[str, Words] = {
    "hanzi-event.card-played": words("%(player)s plays the effect card %(card)s."),
    "hanzi-event.countered": words(
        "%(player)s counters: %(played)s does nothing, and both cards leave the game."
    ),
    "hanzi-event.passed": words("%(player)s lets it pass."),
    "hanzi-event.tasks-swapped": words(
        "%(player)s gives %(own)s to %(with_player)s for %(other)s."
    ),
    "hanzi-drawn.unseen": words("%(player)s draws a card from %(from_player)s’s hand."),
    "hanzi-event.card-drawn": words("%(player)s draws %(card)s from %(from_player)s’s hand."),
    "hanzi-event.token-taken": words("%(player)s takes a token from %(from_player)s."),
    "hanzi-event.crafting-doubled": words("%(player)s crafts twice this turn."),
    "hanzi-event.crafting-refused": words("%(player)s skips the second crafting."),
    "hanzi-event.task-kept": words("%(player)s keeps %(task)s, and the task limit goes up by one."),
    "hanzi-event.task-fetched": words(
        "%(player)s fetches %(task)s, and the task limit goes up by one."
    ),
    "hanzi-event.task-fetched.from-player": words(
        "%(player)s fetches %(task)s from %(from_player)s, and the task limit goes up by one."
    ),
    "hanzi-event.tokens-spent": nwords(
        "%(player)s spends %(count)s token.", "%(player)s spends %(count)s tokens.", count="count"
    ),
    "hanzi-event.tokens-spent.third-card": nwords(
        "%(player)s pays %(count)s token for a third card.",
        "%(player)s pays %(count)s tokens for a third card.",
        count="count",
    ),
    "hanzi-event.swapped-with-supply": words(
        "%(player)s gives %(own)s to the supply for %(other)s."
    ),
    "hanzi-event.task-named": words("%(player)s names the task %(task)s."),
    "hanzi-event.task-named.none": words("%(player)s has no task but still turns up cards."),
    "hanzi-event.turned-up": words("%(player)s turns up %(spot)s: %(card)s."),
    "hanzi-event.turned-back": words("The card at %(spot)s is turned back."),
    "hanzi-event.matched": words(
        "%(player)s makes %(task)s and takes %(scoring)s and %(effect)s from %(scoring_spot)s and "
        "%(effect_spot)s."
    ),
    "hanzi-event.refilled": words("A card from the pile fills the gap at %(spot)s."),
    "hanzi-event.missed": words("%(player)s misses and takes a token from the bank."),
    "hanzi-event.missed.from-player": words(
        "%(player)s misses and takes a token from %(from_player)s."
    ),
    "hanzi-event.missed.no-token": words("%(player)s misses and takes no token."),
    "hanzi-event.task-taken": words("%(player)s takes the task %(task)s from the supply."),
    "hanzi-event.supply-refilled": words("The task %(task)s joins the supply."),
    "hanzi-event.card-removed": words("The card %(card)s at %(spot)s leaves the game."),
    "hanzi-event.task-lost": words("The task %(task)s is lost."),
    "hanzi-event.marker-put": words("%(player)s puts the marker on %(spot)s."),
    "hanzi-event.marker-moved": words("%(player)s moves the marker to %(spot)s."),
    "hanzi-event.turn-began": words("It’s %(player)s’s turn."),
    # The same, told to the player who acts or to whom it is done
    "hanzi-event.card-played.you-player": words("You play the effect card %(card)s."),
    "hanzi-event.countered.you-player": words(
        "You counter: %(played)s does nothing, and both cards leave the game."
    ),
    "hanzi-event.passed.you-player": words("You let it pass."),
    "hanzi-event.tasks-swapped.you-player": words(
        "You give %(own)s to %(with_player)s for %(other)s."
    ),
    "hanzi-event.tasks-swapped.you-with_player": words(
        "%(player)s gives you %(own)s for %(other)s."
    ),
    "hanzi-event.card-drawn.you-player": words("You draw %(card)s from %(from_player)s’s hand."),
    "hanzi-event.card-drawn.you-from_player": words("%(player)s draws %(card)s from your hand."),
    "hanzi-event.token-taken.you-player": words("You take a token from %(from_player)s."),
    "hanzi-event.token-taken.you-from_player": words("%(player)s takes a token from you."),
    "hanzi-event.crafting-doubled.you-player": words("You craft twice this turn."),
    "hanzi-event.crafting-refused.you-player": words("You skip the second crafting."),
    "hanzi-event.task-kept.you-player": words(
        "You keep %(task)s, and your task limit goes up by one."
    ),
    "hanzi-event.task-fetched.you-player": words(
        "You fetch %(task)s, and your task limit goes up by one."
    ),
    "hanzi-event.task-fetched.from-player.you-player": words(
        "You fetch %(task)s from %(from_player)s, and your task limit goes up by one."
    ),
    "hanzi-event.task-fetched.from-player.you-from_player": words(
        "%(player)s fetches %(task)s from you and gains a higher task limit."
    ),
    "hanzi-event.tokens-spent.you-player": nwords(
        "You spend %(count)s token.", "You spend %(count)s tokens.", count="count"
    ),
    "hanzi-event.tokens-spent.third-card.you-player": nwords(
        "You pay %(count)s token for a third card.",
        "You pay %(count)s tokens for a third card.",
        count="count",
    ),
    "hanzi-event.swapped-with-supply.you-player": words(
        "You give %(own)s to the supply for %(other)s."
    ),
    "hanzi-event.task-named.you-player": words("You name the task %(task)s."),
    "hanzi-event.task-named.none.you-player": words("You have no task but still turn up cards."),
    "hanzi-event.turned-up.you-player": words("You turn up %(spot)s: %(card)s."),
    "hanzi-event.matched.you-player": words(
        "You make %(task)s and take %(scoring)s and %(effect)s from %(scoring_spot)s and "
        "%(effect_spot)s."
    ),
    "hanzi-event.missed.you-player": words("You miss and take a token from the bank."),
    "hanzi-event.missed.from-player.you-player": words(
        "You miss and take a token from %(from_player)s."
    ),
    "hanzi-event.missed.from-player.you-from_player": words(
        "%(player)s misses and takes a token from you."
    ),
    "hanzi-event.missed.no-token.you-player": words("You miss and take no token."),
    "hanzi-event.task-taken.you-player": words("You take the task %(task)s from the supply."),
    "hanzi-event.task-lost.you-player": words("Your task %(task)s is lost."),
    "hanzi-event.marker-put.you-player": words("You put the marker on %(spot)s."),
    "hanzi-event.marker-moved.you-player": words("You move the marker to %(spot)s."),
    "hanzi-event.turn-began.you-player": words("It’s your turn."),
    "hanzi-event.game-ended.points": words("The game is over: somebody has enough points."),
    "hanzi-event.game-ended.table-empty": words("The game is over: nobody can make another task."),
    "hanzi-event.game-ended.marker-stuck": words("The game is over: the marker can’t move."),
}
