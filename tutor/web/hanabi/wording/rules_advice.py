"""The rules in English, fourth part: advice that is no rule, and where beginners go wrong."""

from tutor.web.shell.words import Words, nwords, words

ADVICE_RULES: dict[str, Words] = {
    # Advice
    "section.advice": words("Advice (these aren’t rules)"),
    "rule.advice-basic-first.title": words("Play your first games without variants"),
    "rule.advice-basic-first.1": words(
        "Like the rest of this section, this is our advice, not a rule. The basic game is hard "
        "enough at first. Add multicolour cards or play with fewer fuse tokens once your shows "
        "please the crowd."
    ),
    "rule.advice-agree-first.title": words("Settle the house rules before you deal"),
    "rule.advice-agree-first.1": words(
        'Leaflets <rule id="silence-empty-clue">are silent</rule> on a few points, and groups '
        "play them differently. A minute beforehand saves an argument in the last round."
    ),
    "rule.advice-keep-order.title": words("Keep your cards in the order you drew them"),
    "rule.advice-keep-order.1": words(
        "Add each new card at the same end of your hand. Then you know which cards are the oldest, "
        "and you still know what was said about a card after other cards have left."
    ),
    "rule.advice-why-now.title": words("Ask yourself why you were told this, and why now"),
    "rule.advice-why-now.1": words(
        "Nobody spends a clue token without a reason. Look at the fireworks and the other "
        "hands: what could the other player want you to do, or to keep?"
    ),
    "rule.advice-single-copies.title": words("Look after critical cards"),
    # i18n: %(rank)s is the highest number on a card.
    "rule.advice-single-copies.1": words(
        "A card is critical when a firework still needs it and no other copy is left: every "
        "%(rank)s a firework can still take, and other cards once their other copies are in the "
        "discard pile. If somebody is about to discard one, it’s worth a clue."
    ),
    "rule.advice-save-tokens.title": words("Don’t spend the last clue token lightly"),
    "rule.advice-save-tokens.1": words(
        "With none left, the next player can’t warn anyone and has to discard or play."
    ),
    "rule.advice-read-pile.title": words("Read the discard pile before you discard"),
    "rule.advice-read-pile.1": words(
        "It tells you which cards are trash by now and which ones are critical."
    ),
    "rule.advice-talk-through.title": words("Talk the game over afterwards"),
    "rule.advice-talk-through.1": words(
        "During the game you may not explain yourself. Afterwards you may, and that’s how a "
        "group learns to understand its own clues."
    ),
    # Where beginners go wrong
    "section.mistakes": words("Where beginners go wrong"),
    "rule.mistake-some-cards.title": words("Pointing at only some of the matching cards"),
    "rule.mistake-some-cards.1": words(
        "You care about only one red card, so you leave the other out."
    ),
    "rule.mistake-some-cards.2": words(
        'A clue <rule id="clue-complete">points at every card that matches</rule>. Players rely on '
        "that: a card you leave out counts as not red."
    ),
    "rule.mistake-colour-and-number.title": words("Naming a colour and a number in one clue"),
    "rule.mistake-colour-and-number.1": words(
        "You point at a card and say: “This one is the <as name>%(card)s</as>.”"
    ),
    "rule.mistake-colour-and-number.2": words(
        'A clue names <rule id="clue-one-fact">a colour or a number</rule>, not both. The other '
        "half takes another turn and another clue token, and that’s what makes the game a "
        "puzzle."
    ),
    "rule.mistake-tokens.title": words(
        "Giving a clue with no token, or discarding with all of them"
    ),
    "rule.mistake-tokens.1": words(
        "You give a clue even though every clue token is spent, or you discard even though all "
        "of them are available."
    ),
    "rule.mistake-tokens.2": words(
        'Every clue <rule id="clue-cost">costs a token</rule>, and a discard <rule '
        'id="discard-not-full">must have one to bring back</rule>. Check the tokens before you '
        "reach for a card."
    ),
    "rule.mistake-bonus-full.title": words("Expecting the bonus when all tokens are available"),
    "rule.mistake-bonus-full.1": words(
        "You complete a firework and add an extra clue token, or save the bonus for later."
    ),
    "rule.mistake-bonus-full.2": words(
        "There are never more clue tokens than you started with, so the bonus "
        '<rule id="bonus-lost">is lost</rule>. If you can, spend a token before you complete a '
        "firework."
    ),
    "rule.mistake-must-know.title": words("Thinking you must know which card you are playing"),
    "rule.mistake-must-know.1": words(
        "You know the number of a card but not its colour, and so you don’t dare to play it."
    ),
    "rule.mistake-must-know.2": words(
        'You <rule id="play-unknown">don’t have to know</rule> where a card goes. If it fits '
        "anywhere, it finds its own place once it’s face up."
    ),
    "rule.mistake-second-firework.title": words("Starting a second firework of one colour"),
    # i18n: %(card)s becomes a little picture of a card.
    "rule.mistake-second-firework.1": words(
        "The red firework has been started, and you play another %(card)s beside it."
    ),
    "rule.mistake-second-firework.2": words(
        'Each colour has <rule id="one-per-colour">one firework</rule>, and each number goes into '
        "it once. Spare copies are there to be discarded."
    ),
    "rule.mistake-stop-early.title": words("Stopping as soon as the last card is drawn"),
    "rule.mistake-stop-early.1": words(
        "The deck is empty and you start to count points, or you stop before the player who drew "
        "the last card has had their final turn."
    ),
    "rule.mistake-stop-early.2": words(
        'Everyone has <rule id="end-last-round">one more turn</rule>, including whoever drew it, '
        "who goes last. Together those turns often bring a few more points."
    ),
    "rule.mistake-draw-last-round.title": words("Drawing in the last round"),
    "rule.mistake-draw-last-round.1": words(
        "You play or discard in the last round and look for a card to draw."
    ),
    "rule.mistake-draw-last-round.2": words(
        'There’s <rule id="last-round-no-draw">nothing to draw</rule>. The discard pile is '
        "never shuffled back into the deck, and your hand stays smaller."
    ),
    "rule.mistake-last-copy.title": words("Discarding a critical card"),
    # i18n: %(rank)s is the highest number on a card.
    "rule.mistake-last-copy.1": words(
        "You discard a %(rank)s, or a card whose other copies are already in the discard pile, "
        "even though its firework still needs it."
    ),
    # i18n: %(rank)s is the highest number on a card.
    "rule.mistake-last-copy.2": words(
        'It’s allowed, but its firework can then <rule id="last-copy">never be '
        "completed</rule>. There’s one %(rank)s of each colour, and in the <rule "
        'id="avalanche">Avalanche of Colours</rule> one of each multicolour card.'
    ),
    "rule.mistake-not-pointed.title": words("Forgetting the cards that weren’t pointed at"),
    "rule.mistake-not-pointed.1": words(
        "You’re given the clue “red” and think only of the cards that were pointed at."
    ),
    "rule.mistake-not-pointed.2": words(
        'None of your other cards <rule id="clue-denies">are red</rule>. A few such clues, and '
        "you may know a card nobody ever pointed at."
    ),
    "rule.mistake-wild-clue.title": words("Rainbow: treating multicolour as a colour of its own"),
    "rule.mistake-wild-clue.1": words(
        "In the rainbow variant you say “multicolour”, or you say “red” and leave the multicolour "
        "cards out."
    ),
    "rule.mistake-wild-clue.2": words(
        'In this variant multicolour can <rule id="wild-never-named">never be named</rule>, and '
        '<rule id="wild-touched">every colour clue points at the multicolour cards</rule>. '
        "That’s what makes it hard."
    ),
    "rule.mistake-misplay-back.title": words("Taking a card back after a mistake"),
    "rule.mistake-misplay-back.1": words(
        "Your card doesn’t fit, so you put it back in your hand, or you don’t draw a new card."
    ),
    "rule.mistake-misplay-back.2": words(
        'A card that doesn’t fit <rule id="misplay">goes to the discard pile</rule>, a fuse token '
        "is lost, and you draw as after any other card. You’ve seen it now, so it can’t stay in "
        "your hand."
    ),
    "rule.mistake-scoring.title": words("Counting complete fireworks, or adding up every card"),
    "rule.mistake-scoring.1": words(
        "You count one point for each complete firework, or add all the numbers on its cards."
    ),
    # i18n: The number is the top card of a firework, the number of its cards and its points.
    "rule.mistake-scoring.2": nwords(
        'Every card in a firework is <rule id="score">worth one point</rule>. A firework whose '
        "top card is a %(num)s scores %(num)s point, even though it isn’t complete.",
        'Every card in a firework is <rule id="score">worth one point</rule>. A firework whose '
        "top card is a %(num)s scores %(num)s points, even though it isn’t complete.",
        count="num",
    ),
    "rule.mistake-two-players.title": words("Giving one clue to several players, or to yourself"),
    # i18n: %(one)s and %(other)s are players.
    "rule.mistake-two-players.1": words(
        "You say “red” and point at both %(one)s’s and %(other)s’s cards, or at your own."
    ),
    "rule.mistake-two-players.2": words(
        'A clue goes to <rule id="clue-one-player">one other player</rule>. Telling another is '
        "another clue on another turn, and you can’t see your own cards anyway."
    ),
    "rule.mistake-closed-pile.title": words("Thinking the discard pile is closed"),
    "rule.mistake-closed-pile.1": words(
        "You try to remember what has been discarded, or you ask whether you may look."
    ),
    "rule.mistake-closed-pile.2": words(
        'Anyone may <rule id="discard-pile">look through it</rule> at any time. Hanabi tests your '
        "memory for clues, not for discards."
    ),
    # Why there is no puzzle on a rule
    "untrained.material": words("There’s no puzzle on this rule: it’s about what’s in your box."),
    "untrained.people": words(
        "There’s no puzzle on this rule: it’s about how people behave at the table."
    ),
    "untrained.counting": words("There’s no puzzle on this rule: it applies only after the game."),
    "untrained.choice": words(
        "There’s no puzzle on this rule: it’s about which game you choose to play."
    ),
    "untrained.advice": words("There’s no puzzle on this: advice has no right or wrong answer."),
}
