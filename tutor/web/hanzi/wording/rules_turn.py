"""The rules of a turn of Hànzì in English."""

from tutor.web.shell.words import Words, nwords, words

TURN_RULES: dict[str, Words] = {
    "section.hanzi-your-turn": words("A turn"),
    "rule.hanzi-turn.title": words("First a card, then tokens, then crafting"),
    # i18n: A list of three follows.
    "rule.hanzi-turn.1": words("A turn has these phases, in this order:"),
    "rule.hanzi-turn.card": words(
        '<b>Card:</b> you may <rule id="hanzi-play-card">play an effect card</rule>.'
    ),
    "rule.hanzi-turn.token": words(
        '<b>Token:</b> you may <rule id="hanzi-token-phase">spend tokens</rule>.'
    ),
    "rule.hanzi-turn.crafting": words(
        '<b>Crafting:</b> you must <rule id="hanzi-crafting">turn up cards of the grid</rule>.'
    ),
    "rule.hanzi-turn.2": words("Then the player on your left takes a turn."),
    "rule.hanzi-play-card.title": words("You may play one effect card"),
    "rule.hanzi-play-card.1": words(
        "Before anything else you may play one effect card from your hand. Do what it says; then "
        "it leaves the game."
    ),
    "rule.hanzi-play-card.2": words(
        "You can’t play a card that would do nothing, such as one that takes a token when nobody "
        "else has any."
    ),
    "rule.hanzi-play-card.3": words("You may hold as many cards as you like."),
    "rule.hanzi-token-phase.title": words("You may spend tokens on one of two things"),
    # i18n: A list of two follows.
    "rule.hanzi-token-phase.1": words("In each turn, at most one of these:"),
    "rule.hanzi-token-phase.third": nwords(
        '%(num)s token: turn up a <rule id="hanzi-third-card">third card</rule>.',
        '%(num)s tokens: turn up a <rule id="hanzi-third-card">third card</rule>.',
        count="num",
    ),
    "rule.hanzi-token-phase.swap": nwords(
        '%(num)s token: swap a task <rule id="hanzi-swap-supply">with the supply</rule>.',
        '%(num)s tokens: swap a task <rule id="hanzi-swap-supply">with the supply</rule>.',
        count="num",
    ),
    "rule.hanzi-token-phase.2": words(
        'Against Cangjie, a token can also <rule id="hanzi-marker-token">move the marker</rule>.'
    ),
    "rule.hanzi-third-card.title": nwords(
        "%(num)s token lets you turn up a third card",
        "%(num)s tokens let you turn up a third card",
        count="num",
    ),
    "rule.hanzi-third-card.1": nwords(
        "Pay before you craft. You may then turn up %(num)s card in this turn’s crafting.",
        "Pay before you craft. You may then turn up %(num)s cards in this turn’s crafting.",
        count="num",
    ),
    "rule.hanzi-third-card.2": words(
        "You see the first two before you decide whether to turn up a third, and which."
    ),
    "rule.hanzi-third-card.3": words(
        'If two of them are the parts of your task, it’s a <rule id="hanzi-match">match</rule>. '
        "Turn the other card back. If you’ve turned up one of the parts twice, choose which of the "
        "two to take."
    ),
    "rule.hanzi-third-card.4": words(
        'If not, it’s a <rule id="hanzi-miss">miss</rule> like any other: turn all of them back '
        "and take a token. The token you paid goes back to the bank after the crafting."
    ),
    "rule.hanzi-third-card.figure": words(
        "%(player)s has paid for a third card. %(one)s and %(other)s make %(task)s; %(back)s is "
        "turned back."
    ),
    "rule.hanzi-swap-supply.title": nwords(
        "%(num)s token swaps a task with the supply",
        "%(num)s tokens swap a task with the supply",
        count="num",
    ),
    "rule.hanzi-swap-supply.1": words(
        "Put one of your tasks into the supply and take another from it."
    ),
    "rule.hanzi-swap-supply.2": words("You may make the new task this very turn."),
    "rule.hanzi-crafting.title": words("You must craft"),
    "rule.hanzi-crafting.1": words(
        "<b>Crafting</b> means trying to make a character. Name one of your tasks, then turn up "
        "two cards of the grid, one after the other, for everyone to see."
    ),
    "rule.hanzi-crafting.2": words(
        'The two parts of the task are a <rule id="hanzi-match">match</rule>. Anything else is a '
        '<rule id="hanzi-miss">miss</rule>.'
    ),
    "rule.hanzi-crafting.3": words(
        "You can’t skip crafting. Even if none of your tasks can be made, name one, turn up two "
        "cards and miss."
    ),
    "rule.hanzi-match.title": words("A match: take both cards and a new task"),
    # i18n: A list follows.
    "rule.hanzi-match.1": words("If the cards are the two parts of the task you named:"),
    "rule.hanzi-match.scoring": nwords(
        "Lay the scoring card in front of you: %(num)s point.",
        "Lay the scoring card in front of you: %(num)s points.",
        count="num",
    ),
    "rule.hanzi-match.effect": words(
        "Take the effect card into your hand, with its modern side towards you, so that the others "
        'see only the drawing. You may play it <rule id="hanzi-next-turn">from your next turn '
        "on</rule>."
    ),
    "rule.hanzi-match.gaps": words("Fill both gaps from the pile while it lasts."),
    "rule.hanzi-match.task": words(
        "Remove the task from the game, choose a new one from the supply, and refill the supply "
        "from the task deck. Nothing is refilled once the supply or the deck is empty."
    ),
    "rule.hanzi-match.figure": words(
        "A match for %(player)s: %(one)s and %(other)s are the parts of %(task)s."
    ),
    "rule.hanzi-miss.title": words("A miss: turn the cards back and take a token"),
    "rule.hanzi-miss.1": words(
        "Turn the cards back where they lie, ancient side up. You keep the task."
    ),
    "rule.hanzi-miss.2": words("Then take a token from the bank."),
    "rule.hanzi-miss.3": words(
        "If the bank is empty, you may take it from the other player with the most. If several "
        "are tied, choose one of them."
    ),
    "rule.hanzi-miss.4": words("If no other player has a token, you get none."),
    "rule.hanzi-miss.figure": words(
        "A miss for %(player)s: %(seen)s is no part of %(task)s, so both cards are turned back."
    ),
    "rule.hanzi-ancient-forms.title": words("Learn what the drawings stand for"),
    "rule.hanzi-ancient-forms.1": words(
        "Anyone may study the ancient sides for as long as they like."
    ),
    "rule.hanzi-ancient-forms.2": words(
        "A modern side is seen only while its card is turned up. Remember which component it "
        "showed."
    ),
    "rule.hanzi-ancient-forms.3": words(
        "On our cards a drawing always stands for the same component, so every card you’ve seen "
        "helps you for the rest of the game."
    ),
    "rule.hanzi-ancient-forms.4": words(
        "If the colour is the same too, so are the points or the effect."
    ),
    "rule.hanzi-ancient-forms.figure": words(
        "Easy to confuse: the ancient forms of %(characters)s."
    ),
}
