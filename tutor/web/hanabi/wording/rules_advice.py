"""The rules in English, fourth part: advice that is no rule, and where beginners go wrong."""

from tutor.web.shell.words import Words, words

ADVICE_RULES: dict[str, Words] = {
    # Advice
    "section.advice": words("Advice (these aren’t rules)"),
    "rule.advice-basic-first.title": words("Play your first games without variants"),
    "rule.advice-basic-first.1": words(
        "The basic game is hard enough at first. Add multicolour cards or play with fewer fuse "
        "tokens once your shows please the crowd."
    ),
    "rule.advice-agree-first.title": words("Settle the house rules before you deal"),
    "rule.advice-agree-first.1": words(
        'The leaflets <rule id="clue-touches-some">say nothing</rule> about a few points, and '
        "groups play them differently. Agree on your conventions too. A minute beforehand saves "
        "an argument in the last round."
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
        "%(rank)s a firework can still take, and other cards once all their other copies are in "
        "the discard pile. If somebody is about to discard one, it’s worth a clue."
    ),
    "rule.advice-save-tokens.title": words("Don’t spend the last clue token lightly"),
    "rule.advice-save-tokens.1": words(
        "With none left, the next player can’t warn anyone and has to discard or play."
    ),
    "rule.advice-read-pile.title": words("Read the discard pile before you discard"),
    "rule.advice-read-pile.1": words(
        "The pile shows which cards are trash by now and which ones are critical."
    ),
    "rule.advice-talk-through.title": words("Talk the game over afterwards"),
    "rule.advice-talk-through.1": words(
        "During the game you may not explain yourself. Afterwards you may, and that’s how a "
        "group learns to understand its own clues."
    ),
    # Where beginners go wrong
    "section.mistakes": words("Where beginners go wrong"),
    "rule.mistake-some-cards.title": words("Pointing at only some of the matching cards"),
    "rule.mistake-colour-and-number.title": words("Naming a colour and a number in one clue"),
    "rule.mistake-tokens.title": words(
        "Giving a clue with no token, or discarding with all of them"
    ),
    "rule.mistake-bonus-full.title": words("Expecting the bonus when all tokens are available"),
    "rule.mistake-must-know.title": words("Thinking you must know which card you are playing"),
    "rule.mistake-second-firework.title": words("Starting a second firework of one colour"),
    "rule.mistake-stop-early.title": words("Stopping as soon as the last card is drawn"),
    "rule.mistake-draw-last-round.title": words("Drawing in the last round"),
    "rule.mistake-last-copy.title": words("Discarding a critical card"),
    "rule.mistake-not-pointed.title": words("Forgetting the cards that weren’t pointed at"),
    "rule.mistake-wild-clue.title": words("Rainbow: treating multicolour as a colour of its own"),
    "rule.mistake-misplay-back.title": words("Taking a card back after a mistake"),
    "rule.mistake-scoring.title": words("Counting complete fireworks, or adding up every card"),
    "rule.mistake-two-players.title": words("Giving one clue to several players, or to yourself"),
    "rule.mistake-closed-pile.title": words("Thinking the discard pile is closed"),
}
