"""The words of the table: what lies where, and what screen readers are told of it."""

from tutor.web.shell.words import Words, nwords, pwords, words

TABLE: dict[str, Words] = {
    "hanzi-table.grid": words("The cards of the grid"),
    "hanzi-table.pile": pwords("the cards that fill gaps", "Pile"),
    "hanzi-table.task-deck": words("Task deck"),
    # i18n: Before the drawing of the pile's top card, and before the task on top of the deck.
    "hanzi-table.on-top": words("On top:"),
    "hanzi-table.bank": pwords("the tokens that nobody has", "Bank"),
    "hanzi-table.supply": pwords("tasks that lie in the middle", "Supply"),
    "hanzi-table.cangjie": words("Cangjie"),
    "hanzi-table.marker": words("Marker"),
    "hanzi-table.looked-at": words("The tasks on top of the deck"),
    "hanzi-table.played": words("The card being played"),
    "hanzi-table.tasks": words("Tasks"),
    "hanzi-table.hand": words("Effect cards in hand"),
    "hanzi-table.scored": words("Scoring cards"),
    # i18n: A player may have more tasks than usual.
    # i18n: Beside a player's tokens: a token that pays for a third card.
    "hanzi-table.paid": words("+ %(num)s paid"),
    "hanzi-table.limit": nwords("task limit %(num)s", "task limit %(num)s", count="num"),
    "hanzi-table.named": pwords("mark on a task", "named"),
    # i18n: A card that may not be played before the next turn of its owner.
    "hanzi-table.new": pwords("mark on a card", "playable next turn"),
    "hanzi-count.cards": nwords("%(num)s card", "%(num)s cards", count="num"),
    "hanzi-count.tasks": nwords("%(num)s task", "%(num)s tasks", count="num"),
    "hanzi-count.tokens": nwords("%(num)s token", "%(num)s tokens", count="num"),
    # i18n: Read out by screen readers: what a drawing looks like, and the period of the card.
    "hanzi-card.ancient": words("%(drawing)s, period %(period)s"),
    # i18n: A card with its modern side up: its character, what it gives, its period.
    "hanzi-card.scoring": nwords(
        "%(character)s, %(num)s point, period %(period)s",
        "%(character)s, %(num)s points, period %(period)s",
        count="num",
    ),
    "hanzi-card.effect": words("%(character)s, %(effect)s, period %(period)s"),
    # i18n: A place of the grid, such as b3, and the card that lies there.
    "hanzi-spot": words("%(spot)s: %(card)s"),
    "hanzi-spot.turned": words("%(spot)s, turned up: %(card)s"),
    "hanzi-spot.gap": pwords("a place of the grid without a card", "gap"),
    "hanzi-spot.marker": words("Cangjie’s marker is here"),
    "hanzi-spot.reachable": words("the marker may move here"),
    "hanzi-spot.asked": words("the card asked about"),
    # i18n: What is played, in a few words.
    "hanzi-rules.hanzi": pwords("the rules that are played", "Without Cangjie"),
    "hanzi-rules.hanzi.cangjie": pwords("the rules that are played", "Against Cangjie"),
    "hanzi-rules.hanzi.cangjie.last-copy": pwords(
        "the rules that are played", "Against Cangjie; a task stays while it can be made"
    ),
}
