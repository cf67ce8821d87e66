"""The rules of Hànzì on one page, in English. Short: it is printed in several languages at once."""

from tutor.web.shell.words import Words, nwords, words

SUMMARY: dict[str, Words] = {
    "summary.hanzi-goal.title": words("Goal"),
    "summary.hanzi-goal.1": words(
        "For %(fewest)s–%(most)s players. Find the two parts of the character on one of your tasks."
    ),
    "summary.hanzi-goal.2": nwords(
        "The first to %(num)s point (%(cards)s scoring cards) wins at once, but not against "
        "Cangjie.*",
        "The first to %(num)s points (%(cards)s scoring cards) wins at once, but not against "
        "Cangjie.*",
        count="num",
    ),
    "summary.hanzi-setup.title": words("Setting up"),
    # i18n: %(columns)s cards in a row, %(rows)s rows.
    "summary.hanzi-setup.1": words(
        "Shuffle the brown cards (first period); lay them out ancient side up, "
        "%(columns)s by %(rows)s: the grid. Shuffle the green ones; put them beside it "
        "the same way: the pile."
    ),
    "summary.hanzi-setup.2": nwords(
        "Shuffle the tasks of each colour, Chinese side up. Everyone gets %(num)s brown task: "
        "that’s the task limit.",
        "Shuffle the tasks of each colour, Chinese side up. Everyone gets %(num)s brown tasks: "
        "that’s the task limit.",
        count="num",
    ),
    "summary.hanzi-setup.3": nwords(
        "Supply: %(num)s task, Chinese side up. Task deck: remaining brown tasks on top of the "
        "green. Tokens: in the bank. The oldest player takes the marker and starts; play goes "
        "clockwise.",
        "Supply: %(num)s tasks, Chinese side up. Task deck: remaining brown tasks on top of the "
        "green. Tokens: in the bank. The oldest player takes the marker and starts; play goes "
        "clockwise.",
        count="num",
    ),
    "summary.hanzi-setup.4": nwords(
        "With %(num)s player, the supply starts with green tasks.* Once the supply or the deck is "
        "empty, nothing is refilled.*",
        "With %(num)s players, the supply starts with green tasks.* Once the supply or the deck is "
        "empty, nothing is refilled.*",
        count="num",
    ),
    "summary.hanzi-turn.title": words("A turn"),
    "summary.hanzi-turn.card": words(
        "<b>Card:</b> you may play one effect card; then it leaves the game. Not one you gained "
        "this turn,* and not one that would do nothing.*"
    ),
    # i18n: %(third)s and %(swap)s are numbers of tokens.
    "summary.hanzi-turn.token": words(
        "<b>Token:</b> you may pay %(third)s to turn up a third card, or %(swap)s to swap one of "
        "your tasks with the supply. Tokens for a swap go back to the bank at once, the token for "
        "a third card after the crafting."
    ),
    "summary.hanzi-turn.crafting": words(
        "<b>Crafting:</b> you must name one of your tasks and turn up two cards of the grid, one "
        "after the other.*"
    ),
    "summary.hanzi-match.title": words("Match: the two parts of the task"),
    "summary.hanzi-match.1": nwords(
        "Scoring card in front of you: %(num)s point. Effect card into your hand: others see only "
        "its drawing.",
        "Scoring card in front of you: %(num)s points. Effect card into your hand: others see only "
        "its drawing.",
        count="num",
    ),
    "summary.hanzi-match.2": words("Fill the gaps from the pile while it lasts."),
    "summary.hanzi-match.3": words(
        "The task leaves the game. Take a new one from the supply; refill it."
    ),
    "summary.hanzi-miss.title": words("Miss: anything else"),
    "summary.hanzi-match.4": words(
        "If you turned up three cards, turn the other one back. If one part is there twice, choose "
        "which to take.*"
    ),
    "summary.hanzi-miss.1": words(
        "Turn the cards back and remember them. Everyone may look at the ancient sides."
    ),
    "summary.hanzi-miss.2": words(
        "Take a token from the bank, even if you turned up three cards. If it’s empty, you may "
        "take one from the other player with the most. If nobody else has any, you get none.*"
    ),
    "summary.hanzi-effects.title": words("Effects"),
    "summary.hanzi-effects.draw-card": words("Draw a card from another player’s hand, unseen.*"),
    "summary.hanzi-effects.craft-twice": words(
        "Craft twice this turn; you may skip the second crafting.*"
    ),
    "summary.hanzi-effects.three-tasks": nwords(
        "Look at the top task and keep it. Your task limit goes up by one.",
        "Look at the top %(num)s tasks, keep one and put the others back on top in the same "
        "order.* Your task limit goes up by one.",
        count="num",
    ),
    # i18n: An effect: what it's called and what it does.
    "summary.hanzi-effect": words("<b>%(effect)s:</b> %(does)s"),
    "summary.hanzi-effects.fetch": words(
        "If %(man)s or %(child)s is fetched from a player, that player takes a new task from the "
        "supply. A task that has left the game can’t be fetched."
    ),
    "summary.hanzi-effects.counter": words(
        "Play a counter in another player’s turn. Everyone with cards is asked in turn order, "
        "before the target is named.* A counter can’t be countered.*"
    ),
    "summary.hanzi-end.title": words("The end"),
    "summary.hanzi-end.1": words(
        "If no task can be made any more, the game ends, but not against Cangjie.* The most points "
        "win; tied players share the victory.*"
    ),
    "summary.hanzi-cangjie.title": words("Against Cangjie"),
    "summary.hanzi-cangjie.1": nwords(
        "%(fewest)s–%(most)s players. Everyone starts with %(num)s token. Marker on a random card.",
        "%(fewest)s–%(most)s players. Everyone starts with %(num)s tokens. Marker on a random "
        "card.",
        count="num",
    ),
    "summary.hanzi-cangjie.2": nwords(
        "Before crafting, you may pay %(num)s token to put the marker on any card: once a turn, "
        "whatever else you pay for.*",
        "Before crafting, you may pay %(num)s tokens to put the marker on any card: once a turn, "
        "whatever else you pay for.*",
        count="num",
    ),
    "summary.hanzi-cangjie.3": words(
        "After crafting, remove the card under the marker: a scoring card gives Cangjie %(points)s "
        "points, an effect card nothing. If you matched that card, the one that filled its gap "
        "goes.*"
    ),
    "summary.hanzi-cangjie.tasks": words(
        "Players lose the tasks that have the removed component* and take new ones from the "
        "supply. A task in the supply that can’t be made any more is replaced from the deck.*"
    ),
    "summary.hanzi-cangjie.move": words(
        "Then move the marker to a neighbouring card (up, down, left or right), never onto a gap;* "
        "fill the gap it left."
    ),
    "summary.hanzi-cangjie.4": words("The game ends when the marker can’t move."),
    "summary.hanzi-cangjie.5": words(
        "Anyone who doesn’t have more points than Cangjie is out. Among the rest, the most points "
        "win, then the most tokens; tied players share the victory.* If nobody is left, Cangjie "
        "wins.*"
    ),
    "summary.hanzi-ours.title": words("Notes"),
    "summary.hanzi-ours.2": words(
        "The characters in your box may differ from ours. If you read no Chinese, you may look at "
        "the other side of a task at any time.* Before you play, work out the two parts of each "
        "task together: compare it with the modern sides of the cards."
    ),
}
