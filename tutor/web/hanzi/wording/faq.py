"""What newcomers ask about Hànzì, in English, and the answers in a word: what decides comes first.

The rule that answers each question is in the rulebook's faq.py.
"""

from tutor.web.shell.words import Words, nwords, words

FAQ: dict[str, Words] = {
    # i18n: Answers begin with what decides: “No”, “Yes, if …”, a number.
    "faq.hanzi-how-many-players": words("How many can play Hànzì?"),
    "faq.hanzi-how-many-players.answer": words(
        "%(fewest)s to %(most)s, or one alone against Cangjie."
    ),
    "faq.hanzi-how-long": words("How long does a game of Hànzì take?"),
    "faq.hanzi-how-long.answer": words("%(shortest)s to %(longest)s minutes."),
    "faq.hanzi-children": words("Can children play Hànzì?"),
    "faq.hanzi-children.answer": words("Yes, from about age %(age)s."),
    "faq.hanzi-read-chinese": words("Do I have to know Chinese?"),
    "faq.hanzi-read-chinese.answer": words("No, you learn the forms as you play."),
    "faq.hanzi-real-characters": words("Are these characters really made like that?"),
    "faq.hanzi-real-characters.answer": words(
        "Most are. Where scholars disagree, the character’s page says so."
    ),
    "faq.hanzi-which-side": words("Which side of the cards is up?"),
    "faq.hanzi-which-side.answer": words("The ancient side."),
    "faq.hanzi-how-many-cards": words("How many cards are there?"),
    "faq.hanzi-how-many-cards.answer": words("%(cards)s with components and %(tasks)s tasks."),
    "faq.hanzi-several-ways": words("Can a task be made with other components?"),
    "faq.hanzi-several-ways.answer": words(
        "No, only with its own two. Any card with the right part will do."
    ),
    "faq.hanzi-how-many-tokens": words("How many tokens are there?"),
    "faq.hanzi-how-many-tokens.answer": words("%(num)s, all in the bank at first."),
    "faq.hanzi-what-for-tokens": words("What do tokens buy?"),
    "faq.hanzi-what-for-tokens.answer": words(
        "A third card for %(third)s, another task for %(swap)s."
    ),
    "faq.hanzi-my-box": words("Why are there other characters in my box?"),
    "faq.hanzi-my-box.answer": words("The characters on this site are our own choice."),
    "faq.hanzi-hidden-tasks": words("Are my tasks secret?"),
    "faq.hanzi-hidden-tasks.answer": words("No, everyone sees them."),
    "faq.hanzi-how-many-tasks": words("How many tasks does everyone get?"),
    "faq.hanzi-how-many-tasks.answer": words("%(num)s at first."),
    "faq.hanzi-who-starts": words("Who takes the first turn in Hànzì?"),
    "faq.hanzi-who-starts.answer": words("The oldest player."),
    "faq.hanzi-several-cards": words("Can I play several effect cards in one turn?"),
    "faq.hanzi-several-cards.answer": words("No, one a turn. Counters are extra."),
    "faq.hanzi-hand-limit": words("How many effect cards may I hold?"),
    "faq.hanzi-hand-limit.answer": words("As many as you like."),
    "faq.hanzi-card-after-crafting": words("Can I play an effect card after crafting?"),
    "faq.hanzi-card-after-crafting.answer": words(
        "No, an effect card comes first in your turn. Counters are extra."
    ),
    "faq.hanzi-both-tokens": words("Can I swap a task and turn up a third card in the same turn?"),
    "faq.hanzi-both-tokens.answer": words("No, one or the other."),
    "faq.hanzi-third-card-token": words("I paid for a third card and missed. Do I get a token?"),
    "faq.hanzi-third-card-token.answer": words("Yes, as for any miss."),
    "faq.hanzi-skip-crafting": words("Can I skip crafting?"),
    "faq.hanzi-skip-crafting.answer": words("No, not even if none of your tasks can be made."),
    "faq.hanzi-choose-task-later": words("Can I turn up cards first and name the task afterwards?"),
    "faq.hanzi-choose-task-later.answer": words("No, name it first."),
    "faq.hanzi-part-of-another": words("What if the cards make another task of mine?"),
    "faq.hanzi-part-of-another.answer": words("It’s a miss: only the task you named counts."),
    "faq.hanzi-gaps-filled": words("What happens to the gaps in the grid?"),
    "faq.hanzi-gaps-filled.answer": words("They’re filled from the pile while it lasts."),
    "faq.hanzi-again-after-match": words("Do I go again after a match?"),
    "faq.hanzi-again-after-match.answer": words("No, unless you played “craft twice”."),
    "faq.hanzi-bank-empty": words("I missed, but the bank is empty. What now?"),
    "faq.hanzi-bank-empty.answer": words(
        "You may take a token from the other player with the most."
    ),
    "faq.hanzi-lose-task": words("Do I lose the task when I miss?"),
    "faq.hanzi-lose-task.answer": words("No, you keep it."),
    "faq.hanzi-look-again": words("May I look again at the modern side of a card?"),
    "faq.hanzi-look-again.answer": words("No, you have to remember it."),
    "faq.hanzi-look-at-ancient": words("May I take my time over the ancient sides?"),
    "faq.hanzi-look-at-ancient.answer": words("Yes, they’re open to all."),
    "faq.hanzi-play-at-once": words("Can I play an effect card as soon as I get it?"),
    "faq.hanzi-play-at-once.answer": words("No, from your next turn on."),
    "faq.hanzi-counter-when": words("Can I use a counter when it isn’t my turn?"),
    "faq.hanzi-counter-when.answer": words("Yes, that’s what it’s for."),
    "faq.hanzi-counter-counter": words("Can a counter be countered?"),
    "faq.hanzi-counter-counter.answer": words("No."),
    "faq.hanzi-more-tasks": words("Can I have more than %(num)s tasks?"),
    "faq.hanzi-more-tasks.answer": words("Yes, if an effect has raised your limit."),
    "faq.hanzi-fetch-gone": words("The task I want to fetch has left the game. What now?"),
    "faq.hanzi-fetch-gone.answer": words("You can’t play the card."),
    "faq.hanzi-when-over": words("When is the game over?"),
    "faq.hanzi-when-over.answer": words(
        "When somebody has %(points)s points (%(cards)s scoring cards), or when nobody can make "
        "another task. Against Cangjie: when the marker can’t move."
    ),
    "faq.hanzi-finish-round": words("Do we finish the round?"),
    "faq.hanzi-finish-round.answer": words("No, the game ends at once."),
    "faq.hanzi-tie": words("What if nobody can make another task?"),
    "faq.hanzi-tie.answer": words("The most points win; a tie is shared."),
    "faq.hanzi-alone": words("Can I play alone?"),
    "faq.hanzi-alone.answer": words("Yes, against Cangjie."),
    "faq.hanzi-who-moves-marker": words("Who moves the marker?"),
    "faq.hanzi-who-moves-marker.answer": words("The player whose turn it is, after crafting."),
    "faq.hanzi-diagonal": words("May the marker move diagonally?"),
    "faq.hanzi-diagonal.answer": words("No: up, down, left or right."),
    "faq.hanzi-move-anywhere": words("Can the marker go further than one place?"),
    "faq.hanzi-move-anywhere.answer": nwords(
        "Yes, before crafting, for %(num)s token.",
        "Yes, before crafting, for %(num)s tokens.",
        count="num",
    ),
    "faq.hanzi-task-impossible": words("Cangjie took a card that I need. Is my task lost?"),
    "faq.hanzi-task-impossible.answer": words(
        "Yes, if it lies in front of you, even if another card with that part is left."
    ),
    "faq.hanzi-beaten": words("I have as many points as Cangjie. Am I still in?"),
    "faq.hanzi-beaten.answer": words("No, you need more."),
    "faq.hanzi-cangjie-real": words("Was Cangjie a real person?"),
    "faq.hanzi-cangjie-real.answer": words("Nobody knows. There is only the legend."),
}
