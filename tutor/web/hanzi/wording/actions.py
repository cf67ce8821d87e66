"""Actions of Hànzì in English: as options of puzzles, what they lead to, why one is refused."""

from tutor.web.shell.words import Words, nwords, pwords, words

ACTIONS: dict[str, Words] = {
    # Actions, as options
    "hanzi-do.play-card": pwords("an action", "Play %(card)s"),
    "hanzi-do.counter": pwords("an action", "Play a counter"),
    "hanzi-do.let-pass": pwords("an action", "Play no counter"),
    "hanzi-do.swap-tasks": pwords("an action", "Swap %(own)s for another player’s %(other)s"),
    "hanzi-do.draw-from": pwords("an action", "Draw a card from %(name)s"),
    "hanzi-do.take-token": pwords("an action", "Take a token from %(name)s"),
    "hanzi-do.no-token": pwords("an action", "Take no token"),
    "hanzi-do.keep-task": pwords("an action", "Keep the task %(task)s"),
    "hanzi-do.third-card": pwords("an action", "Pay for a third card"),
    "hanzi-do.swap-supply": pwords(
        "an action", "Pay to swap %(own)s for %(other)s from the supply"
    ),
    "hanzi-do.put-marker": pwords("an action", "Pay to put the marker on %(spot)s"),
    "hanzi-do.craft": pwords("an action", "Name the task %(task)s"),
    "hanzi-do.craft-none": pwords("an action", "Turn cards up without a task"),
    "hanzi-do.refuse": pwords("an action", "Skip the second crafting"),
    "hanzi-do.turn-up": pwords("an action", "Turn up %(spot)s"),
    "hanzi-do.stop": pwords("an action", "Stop at two cards"),
    "hanzi-do.turn-back": pwords("an action", "Turn %(spot)s back and take the other two"),
    "hanzi-do.take-task": pwords("an action", "Take the task %(task)s"),
    "hanzi-do.move-marker": pwords("an action", "Move the marker to %(spot)s"),
    # Why an action is not allowed
    "hanzi-refused.game-over": words("The game is over."),
    "hanzi-refused.not-your-turn": words("It isn’t your turn."),
    "hanzi-refused.reply-due": words("All you can do now is counter the card or let it pass."),
    "hanzi-refused.effect-due": words("First carry out the effect of the card that was played."),
    "hanzi-refused.name-task-first": words("You name a task before you turn up any card."),
    "hanzi-refused.crafting-under-way": words(
        "Once you’ve named a task, all you can do is turn up cards."
    ),
    "hanzi-refused.pair-due": words("First choose which card to turn back."),
    "hanzi-refused.token-due": words("First take the token for the miss, or decline it."),
    "hanzi-refused.task-due": words("First take a new task from the supply."),
    "hanzi-refused.marker-due": words("First move the marker."),
    "hanzi-refused.card-phase-over": words("It’s too late to play a card this turn."),
    "hanzi-refused.token-phase-over": words(
        "In one turn, tokens buy a third card or a swap with the supply, not both."
    ),
    "hanzi-refused.no-counter": words("You hold no counter that you may use."),
    "hanzi-refused.nothing-to-counter": words("Nobody has played a card to counter."),
    "hanzi-refused.no-effect-played": words("For that, you first have to play an effect card."),
    "hanzi-refused.nothing-missed": words("You haven’t missed, so there’s no token to take."),
    "hanzi-refused.no-second-crafting": words("There’s no second crafting to skip."),
    "hanzi-refused.no-task-to-replace": words("You have no task to replace."),
    "hanzi-refused.nothing-turned-up": words("That card isn’t turned up."),
    "hanzi-refused.marker-moves-later": words("The marker moves after crafting."),
    "hanzi-refused.not-in-hand": words("You don’t hold that card."),
    "hanzi-refused.card-is-new": words("That card is new: it waits for your next turn."),
    "hanzi-refused.only-a-reply": words("A counter only answers another player’s card."),
    "hanzi-refused.no-tasks-to-swap": words("There are no tasks to swap."),
    "hanzi-refused.no-card-to-draw": words("There’s no card in that hand."),
    "hanzi-refused.no-token-to-take": words("There’s no token to take there."),
    "hanzi-refused.no-task-to-see": words("The task deck is empty."),
    "hanzi-refused.task-is-gone": words(
        "That task has left the game, so the card can’t be played."
    ),
    "hanzi-refused.task-is-yours": words("You have that task already."),
    "hanzi-refused.other-effect": words("The card you played does something else."),
    "hanzi-refused.not-on-top": words("That task isn’t among those on top of the deck."),
    "hanzi-refused.not-anothers-task": words("No other player has that task."),
    "hanzi-refused.no-token-for-card": words("You have no token to pay with."),
    "hanzi-refused.too-few-tokens-to-swap": words("You have too few tokens for a swap."),
    "hanzi-refused.not-the-richest": words("Somebody else has more tokens."),
    "hanzi-refused.not-your-task": words("That isn’t one of your tasks."),
    "hanzi-refused.not-in-supply": words("That task isn’t in the supply."),
    "hanzi-refused.no-card-there": words("There’s no card there."),
    "hanzi-refused.already-face-up": words("That card is turned up already."),
    "hanzi-refused.no-third-card": words("You decide about a third card after turning up two."),
    "hanzi-refused.no-pair-left": words("Without that card there’s no pair left."),
    "hanzi-refused.no-cangjie": words("You aren’t playing against Cangjie."),
    "hanzi-refused.no-token-for-marker": words("You have no token to pay with."),
    "hanzi-refused.marker-was-put": words("You’ve already paid to move the marker this turn."),
    "hanzi-refused.marker-is-there": words("The marker is there already."),
    "hanzi-refused.not-beside-marker": words(
        "That card isn’t above, below, left or right of the marker."
    ),
    # What an action that is allowed leads to
    "hanzi-allowed.play-card": words("The card takes effect unless somebody counters it."),
    "hanzi-allowed.counter": words(
        "If you counter, the card does nothing, and both cards leave the game."
    ),
    "hanzi-allowed.let-pass": words("If you don’t counter, the card takes effect."),
    "hanzi-allowed.swap-tasks": words("The two tasks change places."),
    "hanzi-allowed.draw-from": words("You may draw a card and play it from your next turn on."),
    "hanzi-allowed.take-token": words("You may take a token from that player."),
    "hanzi-allowed.no-token": words("With the bank empty you may take a token, but you needn’t."),
    "hanzi-allowed.keep-task": words("Your task limit goes up by one for the rest of the game."),
    "hanzi-allowed.third-card": words("A third card costs a token, whether you match or miss."),
    "hanzi-allowed.swap-supply": nwords(
        "A swap costs %(tokens)s token, and you may make the new task at once.",
        "A swap costs %(tokens)s tokens, and you may make the new task at once.",
        count="tokens",
    ),
    "hanzi-allowed.put-marker": words(
        "Once a turn, you may pay a token to put the marker on another card."
    ),
    "hanzi-allowed.craft": words("Cards and tokens are optional. Crafting isn’t."),
    "hanzi-allowed.refuse": words("You may craft a second time, but you needn’t."),
    "hanzi-allowed.turn-up": words("You may turn up any card of the grid."),
    "hanzi-allowed.stop": words("You needn’t turn up the third card you paid for."),
    "hanzi-allowed.turn-back": words("The other two cards are your match."),
    "hanzi-allowed.take-task": words("You may take any task in the supply."),
    "hanzi-allowed.move-marker": words("The marker may go to any neighbouring card."),
}
