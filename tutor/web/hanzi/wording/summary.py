"""The rules of Hànzì on one page, in English. Short: it is printed in several languages at once."""

from tutor.web.shell.words import Words, nwords, words

SUMMARY: dict[str, Words] = {
    "summary.hanzi-goal.title": words("Goal"),
    "summary.hanzi-goal.1": words("Turn up the two parts of a character on one of your tasks."),
    "summary.hanzi-goal.2": nwords(
        "%(num)s point wins at once. * Not against Cangjie.",
        "%(num)s points win at once. * Not against Cangjie.",
        count="num",
    ),
    "summary.hanzi-setup.title": words("Setting up"),
    # i18n: %(columns)s cards in a row, %(rows)s rows.
    "summary.hanzi-setup.1": words(
        "Brown cards, of the first period: a grid of %(columns)s by %(rows)s, ancient sides up. "
        "Green ones beside it: the pile."
    ),
    "summary.hanzi-setup.2": nwords(
        "%(num)s brown task for everyone, face up.",
        "%(num)s brown tasks for everyone, face up.",
        count="num",
    ),
    "summary.hanzi-setup.3": nwords(
        "Supply: %(num)s task, face up. Task deck: remaining brown tasks on top of the green. "
        "Tokens: in the bank. The oldest player starts.",
        "Supply: %(num)s tasks, face up. Task deck: remaining brown tasks on top of the green. "
        "Tokens: in the bank. The oldest player starts.",
        count="num",
    ),
    "summary.hanzi-setup.4": nwords(
        "* With %(num)s player, the supply begins with green tasks.",
        "* With %(num)s players, the supply begins with green tasks.",
        count="num",
    ),
    "summary.hanzi-turn.title": words("A turn"),
    "summary.hanzi-turn.card": words(
        "<b>Card:</b> you may play one effect card. * Cards that came this turn have to wait."
    ),
    # i18n: %(third)s and %(swap)s are numbers of tokens.
    "summary.hanzi-turn.token": words(
        "<b>Token:</b> you may pay %(third)s to turn up a third card, or %(swap)s to swap a task "
        "with the supply."
    ),
    "summary.hanzi-turn.crafting": words(
        "<b>Crafting:</b> you must name one of your tasks and turn up two cards of the grid."
    ),
    "summary.hanzi-match.title": words("Match: both are parts of it"),
    "summary.hanzi-match.1": words(
        "Scoring card in front of you, effect card into your hand: others see only its drawing."
    ),
    "summary.hanzi-match.2": words("Fill the gaps from the pile, as long as there are cards."),
    "summary.hanzi-match.3": words(
        "The task leaves the game. Take a new one from the supply; refill it."
    ),
    "summary.hanzi-miss.title": words("Miss: anything else"),
    "summary.hanzi-miss.1": words("Turn the cards back. Remember them."),
    "summary.hanzi-miss.2": words(
        "Take a token from the bank. If it’s empty, you may take one from whoever else has most."
    ),
    "summary.hanzi-miss.3": words("A miss with three cards brings a token, too."),
    "summary.hanzi-effects.title": words("Effects"),
    "summary.hanzi-effects.counter": words("* A counter can’t be countered."),
    "summary.hanzi-end.title": words("The end"),
    "summary.hanzi-end.1": words(
        "* If no task can be made any more, the game ends. Most points win; ties share."
    ),
    "summary.hanzi-cangjie.title": words("Against Cangjie"),
    "summary.hanzi-cangjie.1": nwords(
        "Everyone begins with %(num)s token. Marker on a random card.",
        "Everyone begins with %(num)s tokens. Marker on a random card.",
        count="num",
    ),
    "summary.hanzi-cangjie.2": nwords(
        "Before crafting, %(num)s token puts the marker on any card.",
        "Before crafting, %(num)s tokens put the marker on any card.",
        count="num",
    ),
    "summary.hanzi-cangjie.3": words(
        "After it, remove the card under the marker: a scoring card is Cangjie’s. * Replace "
        "lost tasks, which need that component. Move the marker to a neighbouring card; fill the "
        "gap."
    ),
    "summary.hanzi-cangjie.4": words("The game ends when the marker can’t move."),
    "summary.hanzi-cangjie.5": words(
        "Anyone who doesn’t have more points than Cangjie is out. Among the rest, most points "
        "wins, then most tokens. * If nobody is left, Cangjie wins."
    ),
    "summary.hanzi-ours.title": words("Ours"),
    "summary.hanzi-ours.1": words("* Our rulings, where the description is silent or unclear."),
    "summary.hanzi-ours.2": words(
        "The characters in your box may differ from ours. The rules stay the same."
    ),
}
