"""The rules in English, third part: difficulty, multicolour cards, playing on, combining."""

from tutor.web.shell.words import Words, nwords, words

VARIANT_RULES: dict[str, Words] = {
    # Easier and harder
    "section.difficulty": words("Easier and harder"),
    "rule.fuse-tokens-fewer.title": words("Harder: play with fewer fuse tokens"),
    # i18n: A list follows, one line for each number of fuse tokens.
    "rule.fuse-tokens-fewer.1": words(
        "The fewer fuse tokens you set out, the fewer mistakes you can afford:"
    ),
    # i18n: "The third mistake": %(num)s is which mistake it is, counted from 1.
    "rule.fuse-tokens-fewer.row": nwords(
        "%(num)s fuse token: the <as nth>%(num)s</as> mistake loses the game.",
        "%(num)s fuse tokens: the <as nth>%(num)s</as> mistake loses the game.",
        count="num",
    ),
    "rule.fuse-tokens-fewer.2": words("Everything else stays the same."),
    "rule.clue-tokens-more.title": words("Easier: play with more clue tokens"),
    "rule.clue-tokens-more.1": nwords(
        "Start with %(num)s clue token instead of %(usual)s, so you can tell each other more.",
        "Start with %(num)s clue tokens instead of %(usual)s, so you can tell each other more.",
        count="num",
    ),
    # i18n: The box has %(has)s clue tokens, %(num)s fewer than this setting needs.
    "rule.clue-tokens-more.short": nwords(
        "Your box has only %(has)s: let %(num)s coin or bead stand in for the other.",
        "Your box has only %(has)s: let %(num)s coins or beads stand in for the others.",
        count="num",
    ),
    "rule.clue-tokens-more.2": nwords(
        'You <rule id="discard-not-full">may not discard</rule> while all %(num)s is available.',
        'You <rule id="discard-not-full">may not discard</rule> while all %(num)s are available.',
        count="num",
    ),
    "rule.difficulty-boxes.title": words("Any edition can be made easier or harder"),
    "rule.difficulty-boxes.1": words(
        'Not <rule id="difference-difficulty">every leaflet</rule> describes these settings, but '
        "they work with every edition."
    ),
    "rule.difficulty-boxes.2": words(
        "Choose before the first turn, and don’t change the number of tokens after that."
    ),
    # Multicolour cards
    "section.multicolour": words("The multicolour variants"),
    "rule.multicolour-cards.title": words("Multicolour cards make a sixth firework"),
    "rule.multicolour-cards.box": nwords(
        "Your box has %(num)s multicolour card.",
        "Your box has %(num)s multicolour cards.",
        count="num",
    ),
    "rule.multicolour-cards.1": words(
        "A multicolour card shows every colour at once and a number from %(first)s to %(last)s; "
        "in our pictures its letter is M. In the basic game these cards stay in the box."
    ),
    # i18n: A list of three follows.
    "rule.multicolour-cards.2": words(
        "Multicolour cards build a firework of their own. To play with them, choose one of three "
        "variants and shuffle the cards for it into the deck:"
    ),
    "rule.multicolour-cards.sixth-suit": words(
        '<rule id="sixth-suit">Sixth colour</rule>, with %(num)s multicolour cards: multicolour is '
        "a colour like the others."
    ),
    # i18n: For a box without a full set of multicolour cards.
    "rule.multicolour-cards.sixth-suit.short": words(
        '<rule id="sixth-suit">Sixth colour</rule>: multicolour is a colour like the others. This '
        "takes %(num)s multicolour cards, more than your box has."
    ),
    "rule.multicolour-cards.avalanche": words(
        '<rule id="avalanche">Avalanche of Colours</rule>, with %(num)s multicolour cards, one of '
        "each number: multicolour is a colour like the others here, too."
    ),
    "rule.multicolour-cards.wild": words(
        '<rule id="wild">Rainbow</rule>, with %(num)s multicolour cards: they count as every '
        "colour, and no clue can name “multicolour” itself."
    ),
    "rule.multicolour-cards.chosen.sixth-suit": nwords(
        "Your game uses %(num)s multicolour card as a sixth colour.",
        "Your game uses %(num)s multicolour cards as a sixth colour.",
        count="num",
    ),
    "rule.multicolour-cards.chosen.avalanche": nwords(
        "Your game is the Avalanche of Colours, with %(num)s multicolour card.",
        "Your game is the Avalanche of Colours, with %(num)s multicolour cards.",
        count="num",
    ),
    "rule.multicolour-cards.chosen.wild": nwords(
        "Your game is the rainbow variant, with %(num)s multicolour card.",
        "Your game is the rainbow variant, with %(num)s multicolour cards.",
        count="num",
    ),
    "rule.sixth-suit.title": words(
        "Sixth colour (variant 1): multicolour is a colour like any other"
    ),
    "rule.sixth-suit.1": nwords(
        "Shuffle in %(num)s multicolour card, with as many copies of each number as in any other "
        "colour.",
        "Shuffle in %(num)s multicolour cards, with as many copies of each number as in any other "
        "colour.",
        count="num",
    ),
    # i18n: For a box without a full set of multicolour cards.
    "rule.sixth-suit.short": nwords(
        "Your box has only %(num)s, so you would need another edition. Yours has the right "
        'card for the <rule id="avalanche">Avalanche of Colours</rule>.',
        "Your box has only %(num)s, so you would need another edition. Yours has the right "
        'cards for the <rule id="avalanche">Avalanche of Colours</rule>.',
        count="num",
    ),
    "rule.sixth-suit.2": words(
        "You may name “multicolour” in a clue, and you then point only at the multicolour "
        "cards. A clue that names another colour never points at them."
    ),
    "rule.sixth-suit.implied": words("Your leaflet doesn’t say this outright, but it follows."),
    # i18n: Both placeholders stand for little pictures or numbers: a top number, then a card.
    "rule.sixth-suit.figure": words(
        "The multicolour firework grows beside the others. It has reached %(top)s, and %(next)s "
        "is next."
    ),
    "rule.avalanche.title": words(
        "Avalanche of Colours (variant 2): one copy of each multicolour card"
    ),
    "rule.avalanche.1": nwords(
        "Shuffle in %(num)s multicolour card, one of each number.",
        "Shuffle in %(num)s multicolour cards, one of each number.",
        count="num",
    ),
    "rule.avalanche.2": words(
        'Clues work as in the <rule id="sixth-suit">sixth-colour variant</rule>: you may '
        "name “multicolour”, and you then point only at the multicolour cards."
    ),
    "rule.avalanche.3": words(
        "No multicolour card has a second copy. Discard one that’s still needed, and the "
        'multicolour firework can <rule id="last-copy">no longer be completed</rule>.'
    ),
    "rule.avalanche.figure": words("All the multicolour cards in the Avalanche of Colours."),
    "rule.wild.title": words("Rainbow (variant 3): for clues, multicolour cards are every colour"),
    "rule.wild.1": nwords(
        "Shuffle in %(num)s multicolour card.",
        "Shuffle in %(num)s multicolour cards.",
        count="num",
    ),
    # i18n: A list of two follows.
    "rule.wild.2": words("Colour clues change:"),
    "rule.wild.touched": words(
        'Every colour clue <rule id="wild-touched">points at the multicolour cards too</rule>.'
    ),
    "rule.wild.never-named": words(
        '“Multicolour” can <rule id="wild-never-named">never be named</rule>.'
    ),
    "rule.wild.numbers": words("Number clues work as usual."),
    "rule.wild.3": words(
        'When a multicolour card is played, it still goes to <rule id="wild-firework">its own '
        "firework</rule>."
    ),
    "rule.wild-touched.title": words("Rainbow: a colour clue points at multicolour cards too"),
    "rule.wild-touched.1": words(
        "Whichever colour you name, point at every card of that colour and at every multicolour "
        "card in the player’s hand."
    ),
    "rule.wild-touched.2": words(
        "One colour clue alone doesn’t tell the player which of the cards are that colour and "
        "which are multicolour."
    ),
    # i18n: %(card)s becomes a little picture of a multicolour card.
    "rule.wild-touched.figure": words(
        "%(giver)s gives %(receiver)s the clue “red” and points at the red cards and at %(card)s."
    ),
    "rule.wild-never-named.title": words("Rainbow: “multicolour” can never be named"),
    "rule.wild-never-named.1": words(
        "A colour clue names one of the other colours. “These are multicolour” isn’t a clue."
    ),
    "rule.wild-never-named.2": words(
        'You can still let somebody find out, with <rule id="wild-proof">two different colour '
        "clues</rule>."
    ),
    "rule.wild-proof.title": words(
        "Rainbow: two different colour clues prove a card is multicolour"
    ),
    "rule.wild-proof.1": words(
        "If two different colour clues have pointed at the same card, it must be multicolour: no "
        "other card matches both."
    ),
    "rule.wild-proof.2": words("A card that a colour clue has left out isn’t multicolour."),
    "rule.wild-proof.figure": words(
        "You are %(player)s and have been given the clue “red” and then “blue”. The card both "
        "clues pointed at is multicolour."
    ),
    "rule.wild-firework.title": words("Rainbow: a multicolour card never replaces another"),
    "rule.wild-firework.1": words(
        "In a clue a multicolour card counts as every colour. When you play it, it fits the "
        "multicolour firework or none at all."
    ),
    # i18n: %(card)s and %(needed)s become little pictures of cards.
    "rule.wild-firework.figure": words(
        "You are %(player)s and have just played %(card)s. It doesn’t count as %(needed)s, and "
        "the multicolour firework hasn’t been started, so it was a mistake."
    ),
    "rule.six-scale.title": nwords(
        "With a sixth firework the most you can score is %(num)s point",
        "With a sixth firework the most you can score is %(num)s points",
        count="num",
    ),
    # i18n: A list follows, one line for each step of the scale, all of them numbers of points.
    "rule.six-scale.1": words(
        'Up to %(num)s points the scale is <rule id="scale">that of the basic game</rule>. Then it '
        "goes on:"
    ),
    "rule.six-scale.legendary": words("%(low)s–%(high)s: spectacular. The crowd roars for more."),
    "rule.six-scale.beyond": words("%(high)s: out of this world. The sky itself applauds."),
    # i18n: Numbers of points, 25 and 30: the steps that the leaflet of the box has not.
    "rule.six-scale.ours.ends": words(
        "Your leaflet names only %(low)s and %(high)s points. The steps between them are ours."
    ),
    "rule.six-scale.ours.none": words(
        "The scale of your leaflet ends at %(low)s points. The steps beyond, up to %(high)s, "
        "are ours."
    ),
    # Playing on
    "section.play-on": words("Playing on after the deck runs out"),
    "rule.play-on.title": words(
        "Playing on (variant 4): no last round, and only a perfect score will do"
    ),
    "rule.play-on.1": words(
        "In this variant for experts the game doesn’t end when the deck runs out. There’s no "
        '<rule id="end-last-round">last round</rule>: play goes on without drawing, and '
        "you have fewer and fewer cards."
    ),
    # i18n: A list of four follows.
    "rule.play-on.2": words("The game ends only when one of these happens:"),
    "rule.play-on.perfect": words("All fireworks are complete: you win."),
    "rule.play-on.strikes": words(
        'The <rule id="end-strikes">last fuse token</rule> is lost: you lose.'
    ),
    "rule.play-on.card-gone": words(
        'A card you still need <rule id="play-on-card-gone">is gone</rule>: you lose.'
    ),
    "rule.play-on.no-action": words(
        'The player whose turn it is <rule id="play-on-no-action">can do nothing</rule>: you lose '
        "(house rule)."
    ),
    "rule.play-on-card-gone.title": words(
        "Playing on: once a needed card is gone, the game is lost"
    ),
    "rule.play-on-card-gone.1": words(
        "When every copy of a card is in the discard pile and that card still has to be played, "
        "the game is lost at that moment. It makes no difference whether the last copy was "
        "discarded or misplayed."
    ),
    "rule.play-on-card-gone.2": words(
        "We take this to apply from the first turn on, not only once the deck is empty. The "
        "leaflets with this variant aren’t clear about it."
    ),
    # i18n: %(card)s becomes a little picture of a card, a blue 4.
    "rule.play-on-card-gone.figure": words(
        "Both copies of %(card)s are in the discard pile, and the blue firework still needed one. "
        "The game is lost."
    ),
    "rule.play-on-no-action.title": words(
        "Playing on: if a player can do nothing, the game is lost"
    ),
    "rule.play-on-no-action.1": words(
        "With no cards in your hand, all you can do is give a clue. With no clue token available "
        'either, you have no action, and <rule id="no-passing">you may not pass</rule>.'
    ),
    "rule.play-on-no-action.2": words(
        "<b>House rule:</b> the game is then lost. No leaflet says what happens, so agree on this "
        "before you start."
    ),
    "rule.play-on-score.title": words("Playing on: won or lost, and nothing in between"),
    "rule.play-on-score.1": words(
        "There are no points to count and no scale to look at. Either all fireworks are "
        "complete or you’ve lost."
    ),
    # Combining
    "section.combining": words("Combining variants"),
    "rule.combining.title": words("Variants and settings go together"),
    # i18n: A list of four follows.
    "rule.combining.1": words("Choose as you like from each of these:"),
    "rule.combining.multicolour": words(
        'No multicolour cards, or one of the <rule id="multicolour-cards">three ways</rule> to '
        "play with them."
    ),
    "rule.combining.fuses": words('All fuse tokens, or <rule id="fuse-tokens-fewer">fewer</rule>.'),
    "rule.combining.clues": words(
        'The usual number of clue tokens, or <rule id="clue-tokens-more">more</rule>.'
    ),
    "rule.combining.play-on": words(
        'A last round at the end, or <rule id="play-on">playing on</rule>.'
    ),
    "rule.combining.2": words(
        "Every combination works. Only the Traditional Chinese leaflet says that playing on "
        "combines with the others."
    ),
}
