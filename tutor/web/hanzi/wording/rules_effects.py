"""The rules of the effect cards of Hànzì in English."""

from tutor.web.shell.words import Words, nwords, words

EFFECT_RULES: dict[str, Words] = {
    "section.hanzi-effects": words("Effect cards"),
    "rule.hanzi-next-turn.title": words("A new card waits until your next turn"),
    "rule.hanzi-next-turn.1": words(
        "You can’t play an effect card in the turn in which you get it, only from your next turn "
        "on."
    ),
    "rule.hanzi-next-turn.2": words(
        'A new <rule id="hanzi-counter">counter</rule> can’t be used before your next turn '
        "begins either."
    ),
    "rule.hanzi-symbol.figure": words("Our symbol: %(effects)s"),
    "rule.hanzi-swap-task.title": words("Swap a task with another player"),
    "rule.hanzi-swap-task.1": words(
        "Give another player one of your tasks and take one of theirs. You choose both."
    ),
    "rule.hanzi-swap-task.cards": nwords(
        "There is %(num)s of these cards.", "There are %(num)s of these cards.", count="num"
    ),
    "rule.hanzi-draw-card.title": words("Draw a card from another player’s hand"),
    "rule.hanzi-draw-card.1": words(
        "Choose a player who holds effect cards, and take one of them. You see only the drawings."
    ),
    "rule.hanzi-draw-card.cards": nwords(
        "There is %(num)s of these cards.", "There are %(num)s of these cards.", count="num"
    ),
    "rule.hanzi-take-token.title": words("Take a token from another player"),
    "rule.hanzi-take-token.1": words(
        "Choose a player with tokens, and take one. You may spend it this very turn."
    ),
    "rule.hanzi-take-token.cards": nwords(
        "There is %(num)s of these cards.", "There are %(num)s of these cards.", count="num"
    ),
    "rule.hanzi-counter.title": words("Counter a card that has just been played"),
    "rule.hanzi-counter.1": words(
        "When another player plays an effect card, you may answer with a counter at once. The card "
        "does nothing, and both leave the game."
    ),
    "rule.hanzi-counter.2": words(
        "Nobody can see who holds a counter, so everyone with cards is asked, in turn order. The "
        "target is named only if nobody counters."
    ),
    "rule.hanzi-counter.4": words(
        "Playing a counter doesn’t use up the card phase of your next turn. A counter can’t itself "
        "be countered."
    ),
    "rule.hanzi-counter.cards": nwords(
        "There is %(num)s of these cards.", "There are %(num)s of these cards.", count="num"
    ),
    "rule.hanzi-craft-twice.title": words("You may craft twice this turn"),
    "rule.hanzi-craft-twice.1": words(
        "After your crafting you may craft once more, whether you matched or missed."
    ),
    "rule.hanzi-craft-twice.2": words(
        "This holds for one turn only, and you needn’t craft a second time."
    ),
    "rule.hanzi-craft-twice.4": words(
        'If you paid for a <rule id="hanzi-third-card">third card</rule>, you may turn it up in '
        "either crafting. You decide as you go."
    ),
    "rule.hanzi-craft-twice.cards": nwords(
        "There is %(num)s of these cards.", "There are %(num)s of these cards.", count="num"
    ),
    "rule.hanzi-three-tasks.title": nwords(
        "Look at the top task", "Keep one of the top %(num)s tasks", count="num"
    ),
    "rule.hanzi-three-tasks.1": nwords(
        "Look at the top task of the task deck and keep it.",
        "Look at the top %(num)s tasks of the task deck. Keep one and put the others back on top, "
        "Chinese side up, in the same order. If fewer are left, look at those.",
        count="num",
    ),
    "rule.hanzi-three-tasks.2": nwords(
        'Your <rule id="hanzi-task-limit">task limit</rule> goes up by %(num)s.',
        'Your <rule id="hanzi-task-limit">task limit</rule> goes up by %(num)s.',
        count="num",
    ),
    "rule.hanzi-three-tasks.cards": nwords(
        "There is %(num)s of these cards.", "There are %(num)s of these cards.", count="num"
    ),
    # i18n: %(man)s and %(child)s are the tasks with these characters.
    "rule.hanzi-fetch.title": words("Fetch the task %(man)s or %(child)s"),
    "rule.hanzi-fetch.1": words(
        "One card fetches %(man)s, another fetches %(child)s, wherever the task is:"
    ),
    "rule.hanzi-fetch.supply": words(
        "In the supply: take it and refill the supply from the task deck."
    ),
    "rule.hanzi-fetch.deck": words(
        "In the task deck: find it, and leave the others in their order."
    ),
    "rule.hanzi-fetch.player": words(
        "In front of another player: take it. That player chooses a task from the supply, which "
        "is refilled."
    ),
    "rule.hanzi-fetch.2": nwords(
        'Your <rule id="hanzi-task-limit">task limit</rule> goes up by %(num)s.',
        'Your <rule id="hanzi-task-limit">task limit</rule> goes up by %(num)s.',
        count="num",
    ),
    "rule.hanzi-fetch.3": words(
        "You can’t play the card if the task has left the game, or if it’s yours already."
    ),
    "rule.hanzi-task-limit.title": nwords(
        "You start with a limit of %(num)s task",
        "You start with a limit of %(num)s tasks",
        count="num",
    ),
    "rule.hanzi-task-limit.1": words(
        "The <b>task limit</b> is the number of tasks you may have in front of you."
    ),
    "rule.hanzi-task-limit.2": words(
        'Keeping <rule id="hanzi-three-tasks">one of the top tasks</rule>, or <rule '
        'id="hanzi-fetch">fetching one</rule>, raises your limit by one for the rest of the '
        "game. You still take a new task after every match."
    ),
}
