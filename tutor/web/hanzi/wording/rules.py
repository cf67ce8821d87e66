"""The rules of Hànzì in English. Their order, numbers and pictures come from the rulebook."""

from tutor.web.hanzi.wording.rules_cangjie import CANGJIE_RULES
from tutor.web.hanzi.wording.rules_effects import EFFECT_RULES
from tutor.web.hanzi.wording.rules_notes import NOTES
from tutor.web.hanzi.wording.rules_turn import TURN_RULES
from tutor.web.shell.words import Words, nwords, words

RULES: dict[str, Words] = {
    # What the game is made of
    "section.hanzi-parts": words("Aim and contents"),
    "rule.hanzi-goal.title": words("Find the parts of your characters"),
    "rule.hanzi-goal.1": words(
        "Each of your tasks is a character with two parts. Find both among the cards on the table "
        "and turn them up in one turn."
    ),
    # i18n: %(num)s is the number of points that wins, %(points)s what one character brings.
    "rule.hanzi-goal.2": nwords(
        "Every character you make scores %(points)s points. The first player to reach %(num)s "
        'point <rule id="hanzi-win">wins</rule>.',
        "Every character you make scores %(points)s points. The first player to reach %(num)s "
        'points <rule id="hanzi-win">wins</rule>.',
        count="num",
    ),
    "rule.hanzi-goal.3": nwords(
        "Hànzì is for %(fewest)s to %(most)s player.",
        "Hànzì is for %(fewest)s to %(most)s players.",
        count="most",
    ),
    "rule.hanzi-goal.4": nwords(
        "For players aged about %(num)s and up.",
        "For players aged about %(num)s and up.",
        count="num",
    ),
    "rule.hanzi-goal.5": nwords(
        "A game takes %(shortest)s to %(longest)s minute.",
        "A game takes %(shortest)s to %(longest)s minutes.",
        count="longest",
    ),
    "rule.hanzi-goal.6": words(
        'You can also play alone, <rule id="hanzi-cangjie">against Cangjie</rule>.'
    ),
    "rule.hanzi-characters.title": words("Two meanings make a third"),
    "rule.hanzi-characters.1": words(
        "A part of a character is called a <b>component</b>; we often just say part. Most "
        "components are characters themselves, and many began as pictographs: drawings of things."
    ),
    "rule.hanzi-characters.2": words(
        "In an <b>ideogrammic compound</b> the meanings of the components add up to a new one."
    ),
    # i18n: %(whole)s, %(one)s and %(other)s are characters with their meanings: “木 (tree)”.
    "rule.hanzi-characters.3": words("%(one)s and %(other)s, for example, make %(whole)s."),
    "rule.hanzi-characters.4": words(
        "Scholars disagree about some characters, where a component may give the sound as well. "
        "Each character’s page says what is known."
    ),
    "rule.hanzi-characters.figure": words("The task %(task)s and its two components."),
    "rule.hanzi-cards.title": nwords(
        "%(num)s card with an ancient and a modern side",
        "%(num)s cards with an ancient and a modern side",
        count="num",
    ),
    "rule.hanzi-cards.1": words(
        "The ancient side shows a component in its <b>ancient form</b>, drawn as in oracle-bone "
        "or bronze script, the oldest Chinese writing."
    ),
    "rule.hanzi-cards.2": words(
        "The <b>modern side</b> shows the same component as it is written today, and what the card "
        "gives you:"
    ),
    # i18n: Of the %(num)s cards each gives %(points)s points.
    "rule.hanzi-cards.scoring": nwords(
        "%(num)s <b>scoring card</b> gives %(points)s points.",
        "%(num)s <b>scoring cards</b> give %(points)s points each.",
        count="num",
    ),
    "rule.hanzi-cards.effect": nwords(
        "%(num)s <b>effect card</b> can be played once, for its effect.",
        "%(num)s <b>effect cards</b> can each be played once, for their effect.",
        count="num",
    ),
    # i18n: %(first)s and %(second)s are numbers of cards.
    "rule.hanzi-cards.3": words(
        "The colour shows the <b>period</b>, on our cards on both sides: %(first)s cards are brown "
        "(first period), %(second)s are green (second period)."
    ),
    "rule.hanzi-cards.figure": words("Both sides of a card with the component %(character)s."),
    "rule.hanzi-tasks.title": nwords(
        "%(num)s task: the character to make",
        "%(num)s tasks: the characters to make",
        count="num",
    ),
    "rule.hanzi-tasks.1": words(
        "Every <b>task</b> has exactly two components. One of them is on a scoring card, the "
        "other on an effect card."
    ),
    # i18n: %(first)s and %(second)s are numbers of tasks.
    "rule.hanzi-tasks.2": words(
        "%(first)s tasks belong to the first period, %(second)s to the second."
    ),
    "rule.hanzi-tasks.3": words(
        "A task card has Chinese on one side, English and Japanese on the other. Tasks lie with "
        "the Chinese side up."
    ),
    "rule.hanzi-tasks.4": words(
        "If you read no Chinese, you may look at the other side of a task at any time."
    ),
    "rule.hanzi-tasks.figure": words("Some tasks of the first period."),
    "rule.hanzi-tokens.title": nwords(
        "%(num)s token helps you along", "%(num)s tokens help you along", count="num"
    ),
    "rule.hanzi-tokens.1": words(
        'The tokens lie in the <b>bank</b>. A <rule id="hanzi-miss">miss</rule> earns you one, so '
        "bad luck is worth something."
    ),
    "rule.hanzi-tokens.2": words(
        'Spend tokens on a <rule id="hanzi-third-card">third card</rule> or a <rule '
        'id="hanzi-swap-supply">better task</rule>. Spent tokens go back to the bank.'
    ),
    "rule.hanzi-marker.title": words("The marker shows who started"),
    "rule.hanzi-marker.1": words(
        "The Cangjie <b>marker</b> lies in front of the player who takes the first turn."
    ),
    "rule.hanzi-marker.2": words(
        '<rule id="hanzi-cangjie">Against Cangjie</rule> it stands on a card of the grid.'
    ),
    "rule.hanzi-deck.title": words("The characters here are our own choice"),
    "rule.hanzi-deck.1": words(
        "Your box may have other characters. The numbers of cards, tasks, points and effects are "
        "as described."
    ),
    # i18n: %(man)s and %(child)s are the two tasks that certain effect cards name.
    "rule.hanzi-deck.2": words(
        "The description names only two tasks, %(man)s and %(child)s, because effect cards fetch "
        "them."
    ),
    "rule.hanzi-deck.3": words("The drawings and the symbols of the effects are ours, too."),
    "rule.hanzi-deck.4": words(
        "Before you play with your own box, work out the two parts of each task together: compare "
        "it with the modern sides of the cards. “With the printed box” under “The characters” "
        "shows how."
    ),
    # Setting up
    "section.hanzi-setup": words("Setting up"),
    # i18n: %(columns)s cards in a row, %(rows)s rows.
    "rule.hanzi-grid.title": words("Lay out a grid of %(columns)s by %(rows)s cards"),
    "rule.hanzi-grid.1": nwords(
        "Shuffle the %(num)s card of the first period and lay it out, ancient side up.",
        "Shuffle the %(num)s cards of the first period and lay them out, ancient side up. This is "
        "the <b>grid</b>.",
        count="num",
    ),
    "rule.hanzi-grid.2": nwords(
        "Shuffle the %(num)s card of the second period and put it beside the grid, ancient side "
        "up. It will fill a gap.",
        "Shuffle the %(num)s cards of the second period and stack them beside the grid, ancient "
        "side up. This is the <b>pile</b>, which fills the gaps.",
        count="num",
    ),
    "rule.hanzi-grid.figure": words("The grid at the start of a game."),
    "rule.hanzi-deal.title": nwords(
        "Deal everyone %(num)s task", "Deal everyone %(num)s tasks", count="num"
    ),
    "rule.hanzi-deal.1": words(
        "Shuffle the tasks of the first period and deal %(num)s to each player, Chinese side up. "
        "Everyone sees everyone’s tasks."
    ),
    "rule.hanzi-deal.2": nwords(
        "Lay %(num)s more in the middle as the <b>supply</b>.",
        "Lay %(num)s more in the middle as the <b>supply</b>.",
        count="num",
    ),
    "rule.hanzi-deal.3": words(
        "Shuffle the tasks of the second period and put the rest of the first on top: this is the "
        "<b>task deck</b>. Everyone sees its top task, too."
    ),
    "rule.hanzi-deal.4": words("Leave all tokens in the bank."),
    "rule.hanzi-deal.figure": words(
        "The table at the start of a game for two. The marker lies in front of the starting player."
    ),
    "rule.hanzi-five-players.title": nwords(
        "With %(num)s player the supply comes from the second period",
        "With %(num)s players the supply comes from the second period",
        count="num",
    ),
    # i18n: %(num)s tasks are all those of the first period.
    "rule.hanzi-five-players.1": nwords(
        "All %(num)s first-period task is dealt out. Fill the supply from the second period.",
        "All %(num)s first-period tasks are dealt out. Fill the supply from the second period.",
        count="num",
    ),
    "rule.hanzi-start.title": words("The oldest player starts"),
    "rule.hanzi-start.1": words(
        "The oldest player takes the marker and the first turn. Play goes clockwise."
    ),
    **TURN_RULES,
    **EFFECT_RULES,
    **CANGJIE_RULES,
    **NOTES,
}
