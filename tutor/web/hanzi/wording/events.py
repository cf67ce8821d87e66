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
    "hanzi-event.card-drawn": words("%(player)s draws %(card)s from %(from_player)s’s hand."),
    "hanzi-event.token-taken": words("%(player)s takes a token from %(from_player)s."),
    "hanzi-event.crafting-doubled": words("%(player)s crafts twice this turn."),
    "hanzi-event.task-kept": words(
        "%(player)s keeps %(task)s and may have one more task from now on."
    ),
    "hanzi-event.task-fetched": words(
        "%(player)s fetches %(task)s and may have one more task from now on."
    ),
    "hanzi-event.task-fetched.from-player": words(
        "%(player)s fetches %(task)s from %(from_player)s and may have one more task from now on."
    ),
    "hanzi-event.task-deck-shuffled": words("The task deck is shuffled."),
    "hanzi-event.tokens-spent": nwords(
        "%(player)s spends %(count)s token.", "%(player)s spends %(count)s tokens.", count="count"
    ),
    "hanzi-event.swapped-with-supply": words(
        "%(player)s gives %(own)s to the supply for %(other)s."
    ),
    "hanzi-event.task-named": words("%(player)s names the task %(task)s."),
    "hanzi-event.task-named.none": words("%(player)s has no task and turns up cards all the same."),
    "hanzi-event.turned-up": words("%(player)s turns up %(spot)s: %(card)s."),
    "hanzi-event.turned-back": words("The card at %(spot)s is turned back."),
    "hanzi-event.matched": words(
        "%(player)s makes %(task)s and takes %(scoring)s and %(effect)s from %(scoring_spot)s and "
        "%(effect_spot)s."
    ),
    "hanzi-event.refilled": words("A card of the pile fills the gap at %(spot)s."),
    "hanzi-event.missed": words("%(player)s has missed and takes a token from the bank."),
    "hanzi-event.missed.from-player": words(
        "%(player)s has missed and takes a token from %(from_player)s."
    ),
    "hanzi-event.missed.no-token": words("%(player)s has missed, and there is no token to take."),
    "hanzi-event.task-taken": words("%(player)s takes the task %(task)s from the supply."),
    "hanzi-event.supply-refilled": words("The task %(task)s joins the supply."),
    "hanzi-event.card-removed": words("The card %(card)s at %(spot)s leaves the game."),
    "hanzi-event.task-lost": words("The task %(task)s can’t be made any more and leaves the game."),
    "hanzi-event.marker-put": words("%(player)s puts the marker on %(spot)s."),
    "hanzi-event.marker-moved": words("%(player)s moves the marker to %(spot)s."),
    "hanzi-event.turn-began": words("It’s %(player)s’s turn."),
    "hanzi-event.game-ended.points": words("The game is over: somebody has the points to win."),
    "hanzi-event.game-ended.table-empty": words("The game is over: no task can be made any more."),
    "hanzi-event.game-ended.marker-stuck": words("The game is over: the marker can’t move."),
}
