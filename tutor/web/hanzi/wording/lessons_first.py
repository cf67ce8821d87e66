"""The lessons of the first turns in English, up to what tokens buy."""

from tutor.web.shell.words import Words, pwords, words

FIRST_LESSONS: dict[str, Words] = {
    # i18n: In all lessons %(name)s and %(other)s are players. The other placeholders stand for
    # characters by their Chinese reading: %(ming)s is 明, %(mu_tree)s is 木.
    # Two parts make a character
    "lesson.hanzi-two-parts": pwords("title of a lesson", "Two parts make a character"),
    # i18n: What the reader can do after the lesson; shown before it as well. So are all of these.
    "lesson.hanzi-two-parts.able": words(
        "You can read a few ancient forms and put characters together."
    ),
    "lesson.hanzi-two-parts.1.before": words(
        "Sun, %(ri)s, and moon, %(yue)s, are the two parts of %(ming)s: bright. The cards show "
        "them as they were drawn three thousand years ago. You’ll recognise them."
    ),
    "lesson.hanzi-two-parts.1.after": words(
        "You’ve just read ancient Chinese. That’s the game: your tasks are characters, and you "
        "look for their two parts among the cards."
    ),
    "lesson.hanzi-two-parts.2.before": words(
        "Your task is %(xiu)s, rest: a person, %(ren)s, beside a tree, %(mu_tree)s. You’ve turned "
        "up the tree. Each character you make scores two points, and ten win the game."
    ),
    "lesson.hanzi-two-parts.2.asks": words("Which card do you turn up?"),
    "lesson.hanzi-two-parts.2.after": words(
        "A person, seen from the side, leans against a tree. With both parts turned up, the "
        "character is made."
    ),
    "lesson.hanzi-two-parts.3.before": words(
        "Now for %(nan)s, man: a field, %(tian)s, and strength, %(li)s. The field is seen from "
        "above, cut into plots. Strength is drawn as a digging stick with a bent foot."
    ),
    "lesson.hanzi-two-parts.3.after": words(
        "Characters whose parts add up in meaning are called ideogrammic compounds. In some of "
        "them, scholars say, a part gives the sound as well."
    ),
    # The table
    "lesson.hanzi-table": pwords("title of a lesson", "The table"),
    "lesson.hanzi-table.able": words("You can set up the game and know who starts."),
    "lesson.hanzi-table.1.before": words(
        "There are 54 cards. The 30 brown ones, of the first period, form the grid, ancient side "
        "up. The green ones, of the second period, form the pile. Gaps in the grid are filled from "
        "it."
    ),
    "lesson.hanzi-table.1.asks": words("How many cards are in the pile?"),
    "lesson.hanzi-table.1.after": words(
        "54 − 30 = 24. The modern side shows today’s form, the period (brown or green) and what "
        "the card gives. 27 cards score two points each; the other 27 have an effect."
    ),
    "lesson.hanzi-table.2.before": words(
        "There are 27 tasks. Everyone gets three, Chinese side up, and three more are the supply. "
        "The rest are the task deck, first period on top. All ten tokens start in the bank."
    ),
    "lesson.hanzi-table.2.asks": words(
        "You set up a game for three. Who has what, and what’s left? Mark all that apply."
    ),
    "lesson.hanzi-table.2.after": words(
        "Three players have 9 tasks, the supply has 3, and 15 are left. If you read no Chinese, "
        "you may look at the other side of a task at any time:* it’s in English and Japanese."
    ),
    "lesson.hanzi-table.3.before": words(
        "The oldest player takes the marker and starts. Play goes clockwise: you, %(name)s, "
        "%(other)s. %(name)s, the oldest here, turns up two cards that don’t match."
    ),
    "lesson.hanzi-table.3.asks": words("Whose turn is it next?"),
    "lesson.hanzi-table.3.after": words(
        "Now you’re ready to play. The characters are our own choice: your box may have others, "
        "apart from %(nan)s (man) and %(zai)s (young one). The rules are the same."
    ),
    # Your turn
    "lesson.hanzi-your-turn": pwords("title of a lesson", "Your turn: craft"),
    "lesson.hanzi-your-turn.able": words("You can craft, and know what a match and a miss bring."),
    "lesson.hanzi-your-turn.1.before": words(
        "In your turn you may play a card, you may spend tokens, and then you must craft. To "
        "craft, name one of your own tasks, then turn up two cards."
    ),
    "lesson.hanzi-your-turn.1.after": words(
        "Everyone hears the task and sees the cards. You can’t make another player’s task, or one "
        "in the supply."
    ),
    "lesson.hanzi-your-turn.2.before": words(
        "If you turn up both parts, it’s a match. The scoring card goes in front of you, the "
        "effect card into your hand, and new cards fill the gaps. You choose a new task from the "
        "supply."
    ),
    "lesson.hanzi-your-turn.2.asks": words(
        "You turn up the moon at d4 and choose %(miao)s (seedling). What’s the result? Mark all "
        "that apply."
    ),
    "lesson.hanzi-your-turn.2.after": words(
        "Every task has one part that scores and one with an effect, so each match brings both. "
        "The supply is refilled from the task deck."
    ),
    "lesson.hanzi-your-turn.3.before": words(
        "Anything else is a miss: you turn both cards back where they lie and take a token from "
        "the bank. You turn up %(mu_tree)s (tree), then %(nu)s (woman)."
    ),
    "lesson.hanzi-your-turn.3.asks": words(
        "You named %(xiu)s (rest). What’s the result? Mark all that apply."
    ),
    "lesson.hanzi-your-turn.3.after": words(
        "You keep the task, and the token will buy you something later. Besides, you all know two "
        "more cards now."
    ),
    "lesson.hanzi-your-turn.4.before": words(
        "Once the bank is empty, you may take the token for a miss from the other player with the "
        "most. You have 3, %(name)s has 5 and %(other)s has 2. Now you miss."
    ),
    "lesson.hanzi-your-turn.4.asks": words(
        "You take a token from the player with the most. Who has how many then? Mark all that "
        "apply."
    ),
    "lesson.hanzi-your-turn.4.after": words(
        "If several are tied, you choose one of them. If nobody else has any, you get none.*"
    ),
    # Look-alikes
    "lesson.hanzi-look-alikes": pwords("title of a lesson", "Look-alikes"),
    "lesson.hanzi-look-alikes.able": words("You can tell apart forms that are easy to mix up."),
    "lesson.hanzi-look-alikes.1.before": words(
        "Anyone may study the ancient sides, so take your time. A mountain, %(shan)s, has "
        "straight peaks on a flat base. Fire, %(huo)s, has curved tips on a round base."
    ),
    "lesson.hanzi-look-alikes.1.after": words(
        "A flat base means mountain. For each pair of look-alikes, find one feature and say it to "
        "yourself."
    ),
    "lesson.hanzi-look-alikes.2.before": words(
        "A tree, %(mu_tree)s, has branches above and roots below. Grain, %(he)s, looks much "
        "the same, but its ripe ear droops at the top."
    ),
    "lesson.hanzi-look-alikes.2.after": words(
        "Some components are on several cards. Any of them will do for your task, so it’s worth "
        "knowing them all."
    ),
    "lesson.hanzi-look-alikes.3.before": words(
        "Your task is %(fei)s, bark: a mouth, %(kou)s, and a dog, %(quan)s. A dog is slim and"
        " its tail curls up. A pig, %(shi_pig)s, is fat and its tail hangs down. You have "
        "already turned up the mouth."
    ),
    "lesson.hanzi-look-alikes.3.asks": words("Which card do you turn up?"),
    "lesson.hanzi-look-alikes.3.after": words(
        "Both animals stand on end, as they often do in the oldest script. Tail up: dog. Tail "
        "down: pig."
    ),
    "lesson.hanzi-look-alikes.4.before": words(
        "Three hands: %(you)s is a bare right hand with three fingers. In %(pu)s it holds a "
        "stick. And %(shou)s has all five fingers."
    ),
    "lesson.hanzi-look-alikes.4.after": words(
        "Three fingers and no stick: the bare hand. You can look up every form under “The "
        "characters”."
    ),
    # Remember
    "lesson.hanzi-remember": pwords("title of a lesson", "Remember what you saw"),
    "lesson.hanzi-remember.able": words("You can use the cards turned up in earlier turns."),
    "lesson.hanzi-remember.1.before": words(
        "%(name)s and %(other)s have missed. The list shows the modern sides they turned up. "
        "At a real table you see them only while the cards are turned up."
    ),
    "lesson.hanzi-remember.1.after": words(
        "Every character takes one scoring card and one effect card. So it helps to know what each "
        "card gives, and where it lies."
    ),
    "lesson.hanzi-remember.2.before": words(
        "It’s the same table a moment later, and the list is gone. The ancient sides still help "
        "you. The rest is memory."
    ),
    "lesson.hanzi-remember.2.after": words(
        "On our cards a part always scores or always has an effect, though not always the same "
        "effect. Knowing the effects helps you choose between tasks."
    ),
    "lesson.hanzi-remember.3.before": words(
        "Now use your memory. You’ve seen a part of each of your tasks. Only one of these choices "
        "brings both parts together."
    ),
    "lesson.hanzi-remember.3.asks": words("Which one?"),
    "lesson.hanzi-remember.3.after": words(
        "One card you remember and one you can read: that’s how most characters are made. The "
        "horizon, %(yi_one)s, is a single line."
    ),
    "lesson.hanzi-remember.4.before": words(
        "It’s your turn again, and you’ve forgotten what was where."
    ),
    "lesson.hanzi-remember.4.after": words("The modern sides you have to remember."),
    # Tokens
    "lesson.hanzi-tokens": pwords("title of a lesson", "What tokens buy"),
    "lesson.hanzi-tokens.able": words("You can spend tokens on a third card or on a better task."),
    "lesson.hanzi-tokens.1.before": words(
        "You’ve paid a token before crafting, so you may turn up a third card. Your task is "
        "%(jia_add)s, add: a mouth, %(kou)s, and strength, %(li)s."
    ),
    "lesson.hanzi-tokens.1.asks": words(
        "You’ve turned up b3 and e2. Which third card makes %(jia_add)s (add)?"
    ),
    "lesson.hanzi-tokens.1.after": words(
        "Two of the three cards match, and the third is turned back. If you’d turned up one part "
        "twice, you’d have chosen which to take.*"
    ),
    "lesson.hanzi-tokens.2.before": words(
        "Again you have one token and spend it on a third card, but this time no two of the three "
        "match. A miss with three cards is a miss like any other."
    ),
    "lesson.hanzi-tokens.2.asks": words(
        "You name %(jia_add)s (add) and turn up b3, e2 and c4. What’s the result? Mark all that "
        "apply."
    ),
    "lesson.hanzi-tokens.2.after": words("One spent, one gained."),
    "lesson.hanzi-tokens.3.before": words(
        "For two tokens you may swap one of your tasks for one from the supply, before you "
        "craft. %(name)s has just turned up the two cards for one of those tasks."
    ),
    "lesson.hanzi-tokens.3.asks": words("Which swap brings you that task?"),
    "lesson.hanzi-tokens.3.after": words(
        "You may make the new task this very turn. Your old one now lies in the supply, for "
        "anyone to take."
    ),
    "lesson.hanzi-tokens.4.before": words(
        "In one turn, tokens buy a third card or a swap, not both. You have three tokens, and you "
        "haven’t crafted yet."
    ),
    "lesson.hanzi-tokens.4.after": words(
        "One or the other, and always before you name a task. Tokens spent on a swap go back to "
        "the bank at once, the token for a third card after the crafting."
    ),
}
