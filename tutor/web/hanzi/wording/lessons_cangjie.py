"""The lessons on the game against Cangjie in English."""

from tutor.web.shell.words import Words, pwords, words

CANGJIE_LESSONS: dict[str, Words] = {
    # Against Cangjie
    "lesson.hanzi-against-cangjie": pwords("title of a lesson", "Cangjie takes cards"),
    "lesson.hanzi-against-cangjie.able": words("You can play against Cangjie and move the marker."),
    "lesson.hanzi-against-cangjie.1.before": words(
        "In this variant, one to four players also play against Cangjie. The marker stands on a "
        "random card, and everyone starts with one token from the bank."
    ),
    "lesson.hanzi-against-cangjie.1.asks": words("Who has what at the start? Mark all that apply."),
    "lesson.hanzi-against-cangjie.1.after": words(
        "Legend has it that Cangjie, who had four eyes, invented writing when he looked at the "
        "tracks of birds and beasts. Here he takes his characters back, one by one."
    ),
    "lesson.hanzi-against-cangjie.2.before": words(
        "After each crafting the card under the marker leaves the game. A scoring card gives "
        "Cangjie two points, an effect card nothing. You miss, and the marker is on a card you "
        "know."
    ),
    "lesson.hanzi-against-cangjie.2.asks": words(
        "The marker moves on to c4. Who has what then? Mark all that apply."
    ),
    "lesson.hanzi-against-cangjie.2.after": words(
        "Cangjie scores without a turn of his own. Matches and misses work as usual. The pile "
        "fills the gap while it lasts."
    ),
    "lesson.hanzi-against-cangjie.3.before": words(
        "Then you move the marker to a neighbouring card: up, down, left or right. It’s late, the "
        "pile is empty, and the card under the marker has just gone."
    ),
    "lesson.hanzi-against-cangjie.3.after": words(
        "Never diagonally, never two places, never onto a gap.* You choose which card goes next, "
        "so choose one that others need."
    ),
    "lesson.hanzi-against-cangjie.4.before": words(
        "A task with the removed component is lost,* and its owner takes another from the supply. "
        "The marker is on a foot, %(zhi)s. %(name)s has %(qi)s (stand on tiptoe), made of %(ren)s "
        "(person) and %(zhi)s."
    ),
    "lesson.hanzi-against-cangjie.4.asks": words(
        "You miss, and the foot goes. %(name)s takes %(zi_written)s (written character). What has "
        "happened to the tasks? Mark all that apply."
    ),
    "lesson.hanzi-against-cangjie.4.after": words(
        "The task is replaced first, then the marker moves. A task in the supply that can’t be "
        "made any more would be replaced from the task deck.*"
    ),
    "lesson.hanzi-against-cangjie.5.before": words(
        "Now the marker is on a mountain, %(shan)s, and %(name)s has %(yan)s (rock): a mountain "
        "and a stone. But there’s another mountain on the grid."
    ),
    "lesson.hanzi-against-cangjie.5.asks": words(
        "You miss, the mountain goes, and %(name)s takes %(zi_written)s (written character). "
        "What’s the result? Mark all that apply."
    ),
    "lesson.hanzi-against-cangjie.5.after": words(
        "The task is lost all the same.* If you prefer, agree before you start that a task stays "
        "as long as it can be made.*"
    ),
    # Beating Cangjie
    "lesson.hanzi-beating-cangjie": pwords("title of a lesson", "Beat Cangjie"),
    "lesson.hanzi-beating-cangjie.able": words("You know how to slow Cangjie down, and who wins."),
    "lesson.hanzi-beating-cangjie.1.before": words(
        "Before you craft, a token puts the marker on any card of the grid. It’s now on a scoring "
        "card. Use the list to move the marker to a card that gives Cangjie nothing."
    ),
    "lesson.hanzi-beating-cangjie.1.asks": words("Where do you put the marker?"),
    "lesson.hanzi-beating-cangjie.1.after": words(
        "An effect card goes, and Cangjie gets no points. You can save a card you need in the "
        "same way."
    ),
    "lesson.hanzi-beating-cangjie.2.before": words(
        "You may pay to move the marker once a turn, before you name a task, on top of whatever "
        "else you buy.* You have three tokens."
    ),
    "lesson.hanzi-beating-cangjie.2.after": words(
        "Even after moving the marker you may pay for a third card or a swap, if you have enough "
        "tokens.*"
    ),
    "lesson.hanzi-beating-cangjie.3.before": words(
        "Against Cangjie ten points don’t end the game:* it goes on until the marker can’t move. "
        "You have eight points and make %(xiu)s (rest)."
    ),
    "lesson.hanzi-beating-cangjie.3.asks": words("What’s the result? Mark all that apply."),
    "lesson.hanzi-beating-cangjie.3.after": words("Well done, but Cangjie goes on collecting."),
    "lesson.hanzi-beating-cangjie.4.before": words(
        "It’s late, and five cards are left. You miss, and the card under the marker goes. Look "
        "at what lies next to it."
    ),
    "lesson.hanzi-beating-cangjie.4.asks": words(
        "What happens after your miss? Mark all that apply."
    ),
    "lesson.hanzi-beating-cangjie.4.after": words(
        "Only gaps. The marker can’t move, so the game is over, even though cards lie elsewhere."
    ),
    "lesson.hanzi-beating-cangjie.5.before": words(
        "The end: anyone without more points than Cangjie is out. Among the rest, the most points "
        "win, then the most tokens. Your match takes you to 8; %(name)s and %(other)s have 10, and "
        "Cangjie takes his last card."
    ),
    "lesson.hanzi-beating-cangjie.5.asks": words(
        "Who wins, and how many points does Cangjie end with? Mark both."
    ),
    "lesson.hanzi-beating-cangjie.5.after": words(
        "You’re level with Cangjie, so you’re out. %(name)s has more tokens than %(other)s. If all "
        "of you were out, Cangjie would have won.*"
    ),
}
