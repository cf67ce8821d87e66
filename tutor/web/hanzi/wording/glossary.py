"""The words of Hànzì in English: each term, what it means, and what else people call it.

`.also` lists, with commas, the words by which somebody may look for the term in the language of
the text.
"""

from tutor.web.shell.words import Words, pwords, words

GLOSSARY: dict[str, Words] = {
    # i18n: `.also`: words that people of your language would type; they need not match the English.
    # i18n: 漢字
    "term.hanzi-character": pwords("term of the game", "character"),
    "term.hanzi-character.is": words(
        "A written sign that stands for a word or a part of one, in Chinese and in Japanese."
    ),
    "term.hanzi-character.also": pwords(
        "other words for a term, for searching", "Hànzì, hanzi, kanji, 漢字, logograph, ideogram"
    ),
    # i18n: 部件
    "term.hanzi-component": pwords("term of the game", "component"),
    "term.hanzi-component.is": words(
        "A part that a character is made of, often a character itself. We often just say part."
    ),
    "term.hanzi-component.also": pwords(
        "other words for a term, for searching", "part, element, radical, 部件"
    ),
    # i18n: 會意
    "term.hanzi-compound": pwords("term of the game", "ideogrammic compound"),
    "term.hanzi-compound.is": words(
        "A character whose components add up to its meaning. The Chinese word is huìyì."
    ),
    "term.hanzi-compound.also": pwords(
        "other words for a term, for searching",
        "huiyi, 會意, associative compound, compound ideograph, joined meanings",
    ),
    # i18n: 象形
    "term.hanzi-pictograph": pwords("term of the game", "pictograph"),
    "term.hanzi-pictograph.is": words(
        "A character that began as a drawing of a thing. The Chinese word is xiàngxíng."
    ),
    "term.hanzi-pictograph.also": pwords(
        "other words for a term, for searching", "xiangxing, 象形, pictogram, picture"
    ),
    # i18n: 聲符
    "term.hanzi-phonetic": pwords("term of the game", "phonetic component"),
    "term.hanzi-phonetic.is": words(
        "A component that is there for its sound. Most characters today have one."
    ),
    "term.hanzi-phonetic.also": pwords(
        "other words for a term, for searching", "sound, pronunciation, 聲符, 形聲"
    ),
    "term.hanzi-ancient-form": pwords("term of the game", "ancient form"),
    "term.hanzi-ancient-form.is": words(
        "A component as it was drawn long ago, on the ancient side of a card."
    ),
    "term.hanzi-ancient-form.also": pwords(
        "other words for a term, for searching", "ancient side, ancient script, old form, drawing"
    ),
    # i18n: 甲骨文
    "term.hanzi-oracle-bone": pwords("term of the game", "oracle-bone script"),
    "term.hanzi-oracle-bone.is": words(
        "The oldest Chinese writing that we can read, cut into shells and bones to ask about the "
        "future."
    ),
    "term.hanzi-oracle-bone.also": pwords(
        "other words for a term, for searching", "jiaguwen, 甲骨文, oracle bones, Shang"
    ),
    # i18n: 金文
    "term.hanzi-bronze": pwords("term of the game", "bronze script"),
    "term.hanzi-bronze.is": words(
        "Ancient Chinese writing as it was cast in bronze, often rounder than on bones."
    ),
    "term.hanzi-bronze.also": pwords(
        "other words for a term, for searching", "jinwen, 金文, bronzeware script"
    ),
    "term.hanzi-modern-side": pwords("term of the game", "modern side"),
    "term.hanzi-modern-side.is": words(
        "The side of a card with today’s form, the period, and the points or the effect. It’s seen "
        "only while the card is turned up."
    ),
    "term.hanzi-modern-side.also": pwords(
        "other words for a term, for searching", "face, hidden side, modern script, front, back"
    ),
    "term.hanzi-scoring-card": pwords("term of the game", "scoring card"),
    "term.hanzi-scoring-card.is": words("A card that gives points. It lies in front of its owner."),
    "term.hanzi-scoring-card.also": pwords(
        "other words for a term, for searching", "point card, victory card"
    ),
    "term.hanzi-effect-card": pwords("term of the game", "effect card"),
    "term.hanzi-effect-card.is": words(
        "A card that lets its owner do something, once. It goes into the hand and is played from "
        "there."
    ),
    "term.hanzi-effect-card.also": pwords(
        "other words for a term, for searching", "action card, function card, power, ability"
    ),
    "term.hanzi-period": pwords("term of the game", "period"),
    "term.hanzi-period.is": words(
        "Cards and tasks come in two periods. The first (brown) starts the game; the second "
        "(green) follows."
    ),
    "term.hanzi-period.also": pwords(
        "other words for a term, for searching", "era, age, stage, brown, green"
    ),
    "term.hanzi-task": pwords("term of the game", "task"),
    "term.hanzi-task.is": words(
        "A card with a character to be made. Yours lie in front of you, for all to see."
    ),
    "term.hanzi-task.also": pwords(
        "other words for a term, for searching", "task card, goal, mission, quest, target"
    ),
    "term.hanzi-token": pwords("term of the game", "token"),
    "term.hanzi-token.is": words("You get one for a miss and spend it on a better chance."),
    "term.hanzi-token.also": pwords("other words for a term, for searching", "chip, coin, money"),
    "term.hanzi-bank": pwords("term of the game", "bank"),
    "term.hanzi-bank.is": words("The tokens that belong to nobody."),
    "term.hanzi-bank.also": pwords("other words for a term, for searching", "pool, stock"),
    "term.hanzi-marker": pwords("term of the game", "marker"),
    "term.hanzi-marker.is": words(
        "It shows who started. Against Cangjie, it stands on the card that goes next."
    ),
    "term.hanzi-marker.also": pwords(
        "other words for a term, for searching", "Cangjie marker, pawn, figure, first player"
    ),
    "term.hanzi-grid": pwords("term of the game", "grid"),
    "term.hanzi-grid.is": words("The rows of cards in the middle, where you look for parts."),
    "term.hanzi-grid.also": pwords("other words for a term, for searching", "table, board, layout"),
    # i18n: The same words as on the table; not the task deck.
    "term.hanzi-pile": pwords("term of the game", "pile"),
    "term.hanzi-pile.is": words("The cards of the second period beside the grid. They fill gaps."),
    "term.hanzi-pile.also": pwords(
        "other words for a term, for searching", "draw pile, green cards, stack, stock of cards"
    ),
    "term.hanzi-gap": pwords("term of the game", "gap"),
    "term.hanzi-gap.is": words("An empty place in the grid. The pile fills it while it lasts."),
    "term.hanzi-gap.also": pwords("other words for a term, for searching", "hole, empty space"),
    "term.hanzi-supply": pwords("term of the game", "supply"),
    "term.hanzi-supply.is": words("The tasks in the middle. New tasks come from here."),
    "term.hanzi-supply.also": pwords(
        "other words for a term, for searching", "display, market, open tasks"
    ),
    "term.hanzi-task-deck": pwords("term of the game", "task deck"),
    "term.hanzi-task-deck.is": words("The tasks still to come, the first period on top."),
    "term.hanzi-task-deck.also": pwords(
        "other words for a term, for searching", "draw pile, stack of tasks"
    ),
    "term.hanzi-hand": pwords("term of the game", "hand"),
    "term.hanzi-hand.is": words("The effect cards that a player holds."),
    "term.hanzi-hand.also": pwords("other words for a term, for searching", "my cards"),
    "term.hanzi-crafting": pwords("term of the game", "crafting"),
    "term.hanzi-crafting.is": words("Naming a task and turning up cards of the grid to make it."),
    "term.hanzi-crafting.also": pwords(
        "other words for a term, for searching", "craft, make a character, turn over, flip, combine"
    ),
    "term.hanzi-match": pwords("term of the game", "match"),
    "term.hanzi-match.is": words("Two turned-up cards that are the parts of the named task."),
    "term.hanzi-match.also": pwords(
        "other words for a term, for searching", "hit, success, pair, right"
    ),
    "term.hanzi-miss": pwords("term of the game", "miss"),
    "term.hanzi-miss.is": words("Turned-up cards that aren’t a match. They’re turned back."),
    "term.hanzi-miss.also": pwords(
        "other words for a term, for searching", "failure, wrong cards, mistake"
    ),
    "term.hanzi-counter": pwords("term of the game", "counter"),
    "term.hanzi-counter.is": words("An effect card that cancels another just played."),
    "term.hanzi-counter.also": pwords(
        "other words for a term, for searching", "cancel, veto, block, refuse"
    ),
    "term.hanzi-craft-twice": pwords("term of the game", "craft twice"),
    "term.hanzi-craft-twice.is": words("An effect: two craftings in one turn."),
    "term.hanzi-craft-twice.also": pwords(
        "other words for a term, for searching", "double, two actions, again"
    ),
    "term.hanzi-fetch": pwords("term of the game", "fetch"),
    "term.hanzi-fetch.is": words("An effect: take a certain task, wherever it is."),
    "term.hanzi-fetch.also": pwords(
        "other words for a term, for searching", "search, get a task, steal a task"
    ),
    "term.hanzi-task-limit": pwords("term of the game", "task limit"),
    "term.hanzi-task-limit.is": words(
        "The number of tasks a player may have. Some effects raise it."
    ),
    "term.hanzi-task-limit.also": pwords(
        "other words for a term, for searching", "maximum, number of tasks"
    ),
    "term.hanzi-points": pwords("term of the game", "points"),
    "term.hanzi-points.is": words(
        "Each scoring card is worth two. The first player with enough wins, except against Cangjie."
    ),
    "term.hanzi-points.also": pwords("other words for a term, for searching", "score, victory"),
    "term.hanzi-neighbouring": pwords("term of the game", "neighbouring"),
    "term.hanzi-neighbouring.is": words("Directly above, below, left or right."),
    "term.hanzi-neighbouring.also": pwords(
        "other words for a term, for searching", "next to, adjacent, beside"
    ),
    "term.hanzi-lost": pwords("term of the game", "lost (of a task)"),
    "term.hanzi-lost.is": words(
        "A task is lost, and leaves the game, when Cangjie removes one of its components."
    ),
    "term.hanzi-lost.also": pwords(
        "other words for a term, for searching", "cancelled, impossible, dead task"
    ),
    "term.hanzi-out": pwords("term of the game", "out"),
    "term.hanzi-out.is": words("You’re out unless you end with more points than Cangjie."),
    "term.hanzi-out.also": pwords("other words for a term, for searching", "eliminated, beaten"),
    # i18n: 倉頡
    "term.hanzi-cangjie": pwords("term of the game", "Cangjie"),
    "term.hanzi-cangjie.is": words(
        "The inventor of writing in legend. In the variant, he takes cards off the grid."
    ),
    "term.hanzi-cangjie.also": pwords(
        "other words for a term, for searching", "Tsang Chieh, 倉頡, automa, solo, opponent"
    ),
}
