"""The lessons on effects, on a whole turn and on the end of a game in English."""

from tutor.web.shell.words import Words, pwords, words

EFFECT_LESSONS: dict[str, Words] = {
    # Cards with effects
    "lesson.hanzi-effect-cards": pwords("title of a lesson", "Cards with effects"),
    "lesson.hanzi-effect-cards.able": words("You can play an effect card when the rules allow it."),
    "lesson.hanzi-effect-cards.1.before": words(
        "A turn begins with the card: you may play one effect card. Then come tokens, then "
        "crafting. Your effect card %(ren)s (person) takes a token from another player, and you "
        "need one."
    ),
    "lesson.hanzi-effect-cards.1.after": words("You may spend that token straight away."),
    "lesson.hanzi-effect-cards.2.before": words(
        "With the effect card %(quan)s (dog) you draw a card from another player’s hand, without "
        "seeing its effect.* A card that has come to you this turn, drawn or matched, waits for "
        "your next turn.*"
    ),
    "lesson.hanzi-effect-cards.2.after": words(
        "The card you drew is yours, but you can’t play it yet. The one you played has left the "
        "game."
    ),
    "lesson.hanzi-effect-cards.3.before": words(
        "Your effect card %(yue)s (moon) lets you swap tasks with another player: you give one of "
        "yours and take one of theirs. You choose both. You give %(xiu)s (rest) and take %(kan)s "
        "(look)."
    ),
    "lesson.hanzi-effect-cards.3.asks": words("Who has what after the swap? Mark all that apply."),
    "lesson.hanzi-effect-cards.3.after": words(
        "The swap costs no token, and the supply stays as it is. Like every effect card, this one "
        "leaves the game once it’s played."
    ),
    "lesson.hanzi-effect-cards.4.before": words(
        "You can’t play a card that would do nothing.* %(name)s has no effect cards and no tokens. "
        "You hold three cards: draw a card, swap with a player, take a token."
    ),
    "lesson.hanzi-effect-cards.4.after": words(
        "You needn’t play a card at all, and you may hold as many as you like:* keep them for a "
        "better moment."
    ),
    # Counters
    "lesson.hanzi-counters": pwords("title of a lesson", "Counters, and crafting twice"),
    "lesson.hanzi-counters.able": words(
        "You can counter a card and make the most of crafting twice."
    ),
    "lesson.hanzi-counters.1.before": words(
        "%(name)s plays %(ren)s (person), which takes a token. You hold %(shi_stone)s (stone), a "
        "counter. A counter cancels the card just played, and both leave the game."
    ),
    "lesson.hanzi-counters.1.asks": words("You counter. What’s the result? Mark all that apply."),
    "lesson.hanzi-counters.1.after": words(
        "You keep your tokens. You may still play an effect card in your own next turn.* "
        "%(name)s’s turn goes on."
    ),
    "lesson.hanzi-counters.2.before": words(
        "The same again: %(name)s has played %(ren)s (person), and now you’re asked. Only a "
        "counter can answer, at once, and it can’t itself be countered.*"
    ),
    "lesson.hanzi-counters.2.after": words(
        "Not countering is fine, too: a nastier card may still come."
    ),
    "lesson.hanzi-counters.3.before": words(
        "This time %(shi_stone)s (stone) has only just come into your hand, from your last match. "
        "New cards wait for their owner’s next turn, even counters.* %(name)s plays %(ren)s "
        "(person), nobody counters, and you lose a token."
    ),
    "lesson.hanzi-counters.3.asks": words("How do things stand now? Mark all that apply."),
    "lesson.hanzi-counters.3.after": words(
        "Your turn comes next, and from then on you may use the counter.*"
    ),
    "lesson.hanzi-counters.4.before": words(
        "With the effect card %(li)s (strength) you may craft twice this turn. You also pay for a "
        "third card, which you may turn up in either crafting.* In the first you turn up two "
        "cards, miss, and stop there."
    ),
    "lesson.hanzi-counters.4.asks": words("How do things stand now? Mark all that apply."),
    "lesson.hanzi-counters.4.after": words(
        "The miss brought you a token, too. You may craft a second time whether you matched or "
        "missed, but you needn’t.*"
    ),
    # More tasks
    "lesson.hanzi-more-tasks": pwords("title of a lesson", "More tasks, better chances"),
    "lesson.hanzi-more-tasks.able": words("You can fetch tasks and raise your limit."),
    "lesson.hanzi-more-tasks.1.before": words(
        "Your effect card %(mu_eye)s (eye) shows you the top three tasks of the deck. Keep one; "
        "the others go back on top. You’ve seen two cards that would make one of them."
    ),
    "lesson.hanzi-more-tasks.1.asks": words("Which one do you keep?"),
    "lesson.hanzi-more-tasks.1.after": words(
        "The new task joins your others, and you may make it this turn."
    ),
    "lesson.hanzi-more-tasks.2.before": words(
        "Everyone starts with a limit of three tasks. Keeping an extra task raises your limit by "
        "one for the whole game.* You have four and make %(ming)s (bright)."
    ),
    "lesson.hanzi-more-tasks.2.asks": words(
        "How many tasks do you have then, and what’s your limit? Mark both."
    ),
    "lesson.hanzi-more-tasks.2.after": words(
        "You take a new task for the one you made, so you stay at four."
    ),
    "lesson.hanzi-more-tasks.3.before": words(
        "Your effect card %(nu)s (woman) fetches the task %(nan)s (man) from wherever it is, and "
        "your limit goes up by one. If another player has it, they take one from the supply. Here, "
        "%(name)s takes %(zi_written)s (written character)."
    ),
    "lesson.hanzi-more-tasks.3.asks": words("Who has what afterwards? Mark all that apply."),
    "lesson.hanzi-more-tasks.3.after": words(
        "If the task lies in the supply, the supply is refilled;* if it’s in the task deck, the "
        "other tasks stay in their order.* Another card does the same for %(zai)s (young one)."
    ),
    "lesson.hanzi-more-tasks.4.before": words(
        "You hold both cards: %(nu)s (woman) fetches %(nan)s (man), and %(mian)s (roof) fetches "
        "%(zai)s (young one). But a task that has left the game can’t be fetched, and %(name)s has "
        "already made %(zai)s."
    ),
    "lesson.hanzi-more-tasks.4.after": words(
        "Nor can you fetch a task that’s already yours.* You may play only one card a turn."
    ),
    # A whole turn
    "lesson.hanzi-whole-turn": pwords("title of a lesson", "A whole turn"),
    "lesson.hanzi-whole-turn.able": words("You can plan a turn: card, token, crafting, new task."),
    "lesson.hanzi-whole-turn.1.before": words(
        "Here is one whole turn. The list shows what was turned up recently: remember it. You’d "
        "like to swap with the supply but have only one token. Start with a card."
    ),
    "lesson.hanzi-whole-turn.1.asks": words("How do you get a second token?"),
    "lesson.hanzi-whole-turn.1.after": words(
        "Two tokens are enough for a swap, and you haven’t crafted yet."
    ),
    "lesson.hanzi-whole-turn.2.before": words(
        "Now the tokens. Think back: what lay at b2 and d4? One task in the supply is made of "
        "those two parts."
    ),
    "lesson.hanzi-whole-turn.2.asks": words("Which swap brings you that task?"),
    "lesson.hanzi-whole-turn.2.after": words(
        "Two tokens for a task you’re sure to make: money well spent. That rules out a third card "
        "this turn, but you don’t need one."
    ),
    "lesson.hanzi-whole-turn.3.before": words(
        "Now you craft. You’ve named %(ming)s (bright) and turned up the sun, %(ri)s, at b2. You "
        "remember where the moon is, or you can read it."
    ),
    "lesson.hanzi-whole-turn.3.asks": words("Which card do you turn up now?"),
    "lesson.hanzi-whole-turn.3.after": words(
        "Two more points, and another effect card for a later turn. New cards have filled the gaps."
    ),
    "lesson.hanzi-whole-turn.4.before": words(
        "Last, you choose a new task from the supply. Do you remember a4 and f1 from the list? "
        "These cards are the parts of one of those tasks."
    ),
    "lesson.hanzi-whole-turn.4.asks": words("Which task do you take?"),
    "lesson.hanzi-whole-turn.4.after": words(
        "A foot, %(zhi)s, below a person: %(qi)s, to stand on tiptoe. Your next turn is half won "
        "already. Now it’s %(name)s’s turn: card, token, crafting."
    ),
    # How a game ends
    "lesson.hanzi-endings": pwords("title of a lesson", "How a game ends"),
    "lesson.hanzi-endings.able": words(
        "You know when the game is over, and what to do in rare cases."
    ),
    "lesson.hanzi-endings.1.before": words(
        "The first player with ten points wins at once. You and %(name)s have eight each. Your "
        "task is %(xiu)s (rest), the tree is turned up, and there’s a person at b4."
    ),
    "lesson.hanzi-endings.1.asks": words("You turn up b4. What happens? Mark all that apply."),
    "lesson.hanzi-endings.1.after": words(
        "Five scoring cards, ten points, and the game is over. Nobody gets another turn. If nobody "
        "can make a task any more, the most points win, and tied players share the victory.*"
    ),
    "lesson.hanzi-endings.2.before": words(
        "Five players, three tasks each: all 15 of the first period are dealt. So the supply comes "
        "from the 12 tasks of the second period.*"
    ),
    "lesson.hanzi-endings.2.asks": words("Who has what, and what’s left? Mark all that apply."),
    "lesson.hanzi-endings.2.after": words("The other nine are the task deck."),
    "lesson.hanzi-endings.3.before": words(
        "In this game for five you’ve swapped all your tasks for tasks of the second period, and "
        "none of their parts is on the grid yet. You must craft all the same:* name a task and "
        "turn up two cards."
    ),
    "lesson.hanzi-endings.3.after": words("You’ll miss, but you get a token and see two cards."),
}
