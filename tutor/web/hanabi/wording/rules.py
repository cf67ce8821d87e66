"""The rules of Hanabi in English. Their order, numbers and pictures come from the rulebook."""

from tutor.web.hanabi.wording.rules_advice import ADVICE_RULES
from tutor.web.hanabi.wording.rules_boxes import BOX_RULES
from tutor.web.hanabi.wording.rules_outcome import OUTCOME_RULES
from tutor.web.hanabi.wording.rules_variants import VARIANT_RULES
from tutor.web.shell.words import Words, nwords, words

RULES: dict[str, Words] = {
    # i18n: A mark beside a variant or setting: the reader's own game has it.
    "rule.chosen": words("Part of your game"),
    # The goal
    "section.goal": words("The goal"),
    "rule.goal.title": words("Build fireworks together without seeing your own cards"),
    "rule.goal.1": words(
        "In Hanabi you’re all on the same side. Together you build fireworks: each firework is "
        "a pile of cards of one colour, laid down in order from %(first)s to %(last)s."
    ),
    "rule.goal.2": words(
        "The catch is that you hold your cards the wrong way round. Everyone sees them except "
        "you, so the others have to help you with clues, and you have to help them."
    ),
    "rule.goal.3": nwords(
        "Each card that joins a firework is worth one point. "
        "A perfect score, with every firework complete, is %(num)s point.",
        "Each card that joins a firework is worth one point. "
        "A perfect score, with every firework complete, is %(num)s points.",
        count="num",
    ),
    "rule.goal.play-on": words(
        'You’ve chosen the <rule id="play-on">playing-on variant</rule>: only a perfect score wins.'
    ),
    # i18n: The plural form follows the second number, %(most)s.
    "rule.who-plays.title": nwords(
        "Hanabi is for %(fewest)s to %(most)s player",
        "Hanabi is for %(fewest)s to %(most)s players",
        count="most",
    ),
    "rule.who-plays.1": nwords(
        "Ages %(num)s and up.",
        "Ages %(num)s and up.",
        count="num",
    ),
    "rule.who-plays.2": nwords(
        "The Japanese leaflet allows about %(num)s minute for a game.",
        "The Japanese leaflet allows about %(num)s minutes for a game.",
        count="num",
    ),
    # In the box
    "section.box": words("In the box"),
    "rule.deck.title": nwords(
        "The deck has %(num)s card", "The deck has %(num)s cards", count="num"
    ),
    "rule.deck.1": words("Every card has a colour and a number from %(first)s to %(last)s."),
    "rule.deck.colours.w": nwords(
        "There is %(num)s colour: red, yellow, green, blue and white.",
        "There are %(num)s colours: red, yellow, green, blue and white.",
        count="num",
    ),
    "rule.deck.colours.k": nwords(
        "There is %(num)s colour: red, yellow, green, blue and black.",
        "There are %(num)s colours: red, yellow, green, blue and black.",
        count="num",
    ),
    # i18n: The letters that the cards of your language carry (see "letter of red" and the others).
    # Where a letter needs no explanation, say just that the pictures show them.
    "rule.deck.letters.w": words(
        "In our pictures each colour has a shape and a letter of its own: R, Y, G, B and W."
    ),
    # i18n: As above. English says why black is a K.
    "rule.deck.letters.k": words(
        "In our pictures each colour has a shape and a letter of its own: R, Y, G, B and, for "
        "black, K."
    ),
    "rule.deck.multicolour": nwords(
        'Your game adds one more colour, <rule id="multicolour-cards">multicolour</rule>, with '
        "%(num)s card.",
        'Your game adds one more colour, <rule id="multicolour-cards">multicolour</rule>, with '
        "%(num)s cards.",
        count="num",
    ),
    "rule.deck.aside": words(
        "Your box also holds multicolour cards. They belong to the multicolour variants, so put "
        "them aside for the basic game."
    ),
    "rule.copies.title": words("Some numbers are rarer than others"),
    # i18n: A list follows, one line for each number.
    "rule.copies.1": words("Each colour has the same cards:"),
    "rule.copies.but-multicolour": words("Every colour except multicolour has the same cards:"),
    # i18n: %(rank)s is the number on the card, %(num)s how many such cards there are.
    "rule.copies.row": nwords(
        "<as word>%(num)s</as> %(rank)s", "<as word>%(num)s</as> %(rank)ss", count="num"
    ),
    "rule.copies.2": nwords(
        "That makes %(num)s card of each colour.",
        "That makes %(num)s cards of each colour.",
        count="num",
    ),
    "rule.copies.singles": words(
        "Multicolour has a single copy of every number: each of its cards is <rule "
        'id="avalanche">critical</rule> as long as it’s still needed.'
    ),
    # i18n: %(rank)s is the highest number on a card.
    "rule.copies.3": words(
        "Take good care of each %(rank)s. There’s no second copy: once it’s discarded, its "
        'firework <rule id="last-copy">can no longer be completed</rule>.'
    ),
    "rule.copies.figure": words("All the red cards in the deck."),
    "rule.tokens.title": words("Everyone shares the clue tokens and the fuse tokens"),
    "rule.tokens.1.blue": nwords(
        'There is %(num)s blue <b>clue token</b>. A <rule id="clue-cost">clue</rule> costs '
        'one; a <rule id="discard">discard</rule> brings one back.',
        'There are %(num)s blue <b>clue tokens</b>. A <rule id="clue-cost">clue</rule> '
        'costs one; a <rule id="discard">discard</rule> brings one back.',
        count="num",
    ),
    "rule.tokens.1.white": nwords(
        'There is %(num)s <b>clue token</b>. A <rule id="clue-cost">clue</rule> costs one; '
        'a <rule id="discard">discard</rule> brings one back.',
        'There are %(num)s <b>clue tokens</b>. A <rule id="clue-cost">clue</rule> costs '
        'one; a <rule id="discard">discard</rule> brings one back.',
        count="num",
    ),
    "rule.tokens.fuses.red": nwords(
        'There is %(num)s red <b>fuse token</b>. One <rule id="misplay">mistake</rule> '
        "costs it, and the game is lost.",
        'There are %(num)s red <b>fuse tokens</b>. Each <rule id="misplay">mistake</rule> '
        "costs one. When the last one is lost, so is the game.",
        count="num",
    ),
    "rule.tokens.fuses.storm": nwords(
        "There is %(num)s <b>fuse token</b>, with lightning on one side. "
        'One <rule id="misplay">mistake</rule> turns it over, and the game is lost.',
        "There are %(num)s <b>fuse tokens</b>, with lightning on one side. Each <rule "
        'id="misplay">mistake</rule> turns one over. When the last one is turned over, the '
        "game is lost.",
        count="num",
    ),
    "rule.tokens.fuses.black": nwords(
        "There is %(num)s black <b>fuse token</b>, with a picture of an explosion under it. "
        'A <rule id="misplay">mistake</rule> costs the token; then the explosion shows, and the '
        "game is lost.",
        "There are %(num)s black <b>fuse tokens</b>, with a picture of an explosion under them. "
        'Each <rule id="misplay">mistake</rule> costs one. When the last one goes, the '
        "explosion shows and the game is lost.",
        count="num",
    ),
    "rule.tokens.3": words("A token you spend is spent for the whole group."),
    # Setting up
    "section.setup": words("Setting up"),
    "rule.hands.title": words("Deal everyone a hand of cards"),
    # i18n: A list follows, one line for each size of hand.
    "rule.hands.1": words("Shuffle the cards. How many you deal depends on how many are playing:"),
    # i18n: "2–3 players: 5 cards each". The plural form follows the number of cards, %(num)s.
    "rule.hands.row": nwords(
        "%(fewest)s–%(most)s players: %(num)s card each",
        "%(fewest)s–%(most)s players: %(num)s cards each",
        count="num",
    ),
    "rule.hands.2": words(
        "The cards you get are your <b>hand</b>. The rest go face down in the middle: they are "
        "the <b>deck</b> you draw from."
    ),
    "rule.own-hand-hidden.title": words("You see every hand but your own"),
    "rule.own-hand-hidden.1": words(
        "Pick up your cards with their backs towards you, so the others see the faces and you "
        "don’t. Look at the other hands as often as you like, but never at your own until the "
        "game is over."
    ),
    "rule.own-hand-hidden.2": words(
        "Add the cards you draw later in the same way, without peeking."
    ),
    "rule.own-hand-hidden.figure": words(
        "The start of a game. You are %(player)s: you see the other hands, but only the backs of "
        "your own cards."
    ),
    "rule.token-setup.title": words("Set out the tokens where everyone can see them"),
    "rule.token-setup.1": nwords(
        "Set out %(num)s clue token. It’s <b>available</b>: you may spend it from the first "
        "turn on.",
        "Set out all %(num)s clue tokens. They are <b>available</b>: you may spend them from the "
        "first turn on.",
        count="num",
    ),
    # i18n: The box has %(has)s clue tokens, %(num)s fewer than the game needs.
    "rule.token-setup.more": nwords(
        "Your box has only %(has)s: let %(num)s coin or bead stand in for the other.",
        "Your box has only %(has)s: let %(num)s coins or beads stand in for the others.",
        count="num",
    ),
    "rule.token-setup.clues.lid": words(
        "Keep available tokens in the lid of the box and spent ones beside it."
    ),
    "rule.token-setup.clues.box": words(
        "Keep available tokens in the box and spent ones beside it."
    ),
    "rule.token-setup.clues.face-up": words(
        "An available token is face up. Turn it over when you spend it."
    ),
    "rule.token-setup.3": nwords(
        "Set out %(num)s fuse token too.", "Set out %(num)s fuse tokens too.", count="num"
    ),
    "rule.token-setup.fewer": nwords(
        "%(num)s fuse token stays out of the game.",
        "%(num)s fuse tokens stay out of the game.",
        count="num",
    ),
    # i18n: Only the English leaflet uses the lid.
    "rule.token-setup.fuses.lid": words(
        "The fuse tokens are red and start beside the box. Each mistake puts one into the lid."
    ),
    "rule.token-setup.fuses.box": words(
        "The fuse tokens are red and start beside the box. Each mistake puts one into the box."
    ),
    "rule.token-setup.fuses.stack": words(
        "The fuse tokens are black and start in a stack, the longest fuse on top and the explosion "
        "at the bottom. Each mistake takes away the top one."
    ),
    "rule.token-setup.fuses.turned-over": words(
        "Put the fuse tokens beside the cards, lightning side down. Each mistake turns one over."
    ),
    # i18n: Instead of one of the sentences above, if there is only one fuse token, here and below.
    "rule.token-setup.only.lid": words(
        "The red token starts beside the box. A mistake puts it into the lid."
    ),
    "rule.token-setup.only.box": words(
        "The red token starts beside the box. A mistake puts it into the box."
    ),
    "rule.token-setup.only.stack": words(
        "The black token starts on top of the explosion. A mistake takes it away."
    ),
    "rule.token-setup.only.turned-over": words(
        "Put the fuse token beside the cards, lightning side down. A mistake turns it over."
    ),
    "rule.token-setup.4": words("We call that <b>losing a fuse token</b>."),
    "rule.first-player.title": words("The most colourfully dressed player starts"),
    "rule.first-player.1": words(
        "Whoever is wearing the most colours takes the first turn. Play then goes clockwise."
    ),
    # Your turn
    "section.turn": words("Your turn"),
    "rule.turn.title": words("On your turn, do exactly one thing"),
    # i18n: A list of three follows: give a clue, discard, play.
    "rule.turn.1": words("Choose one of three actions:"),
    "rule.turn.clue": words('<rule id="clue-cost">Give a clue</rule> to another player.'),
    "rule.turn.discard": words(
        '<rule id="discard">Discard a card</rule>, which brings back a clue token.'
    ),
    "rule.turn.play": words('<rule id="play">Play a card</rule>, hoping that it fits a firework.'),
    "rule.turn.2": words("The player on your left goes next."),
    "rule.no-passing.title": words("You may not pass"),
    "rule.no-passing.1": words(
        "You have to take one of the three actions, even if you like none of them."
    ),
    "rule.no-passing.implied": words("Your leaflet doesn’t say this outright, but it follows."),
    "rule.no-passing.2": words(
        'Two of them aren’t always possible: you <rule id="clue-cost">can’t give a clue</rule> '
        'when no clue token is available, and you <rule id="discard-not-full">can’t '
        "discard</rule> when all of them are."
    ),
    "rule.table-talk.title": words("Say nothing about the cards except in a clue"),
    # i18n: First in the other boxes.
    "rule.table-talk.only": words("A clue is the only way to tell others about their cards."),
    "rule.table-talk.1": words(
        "On another player’s turn, give no advice, don’t comment and don’t try to sway that player."
    ),
    # i18n: First in the boxes whose leaflet lets the players choose (Russian, Traditional Chinese).
    "rule.table-talk.strict": words(
        "In strict play, you talk about cards only when you spend a clue token."
    ),
    # i18n: In the same boxes, after what is not allowed. The two sentences are the leaflets' own
    # examples: use the words that a player of your language would say.
    "rule.table-talk.own-way": words(
        "But your leaflet lets each group find its own way to talk. You may allow, for example, “I "
        "still know nothing about my cards” or “Do you remember what your cards are?”. Agree on it "
        "before you start."
    ),
    "rule.table-talk.2": words("Groans and meaningful looks give something away too: avoid them."),
    # Clues
    "section.clues": words("Clues"),
    "rule.clue-cost.title": words("A clue costs one clue token"),
    "rule.clue-cost.1": words(
        "To give a clue, spend one available clue token. It stays spent until a <rule "
        'id="discard">discard</rule> or the <rule id="bonus">bonus for a complete firework</rule> '
        "brings it back."
    ),
    "rule.clue-cost.spend.lid": words(
        "Available tokens lie in the lid of the box. To spend one, take it out."
    ),
    "rule.clue-cost.spend.box": words(
        "Available tokens lie in the box. To spend one, take it out."
    ),
    "rule.clue-cost.spend.face-up": words("You spend a token by turning it over."),
    "rule.clue-cost.2": words(
        "With no clue token available you can’t give a clue. Discard or play instead."
    ),
    "rule.clue-one-fact.title": words("Name one colour or one number"),
    # i18n: %(rank)s is the number on a card.
    "rule.clue-one-fact.1": words(
        "A clue tells a player one thing about their cards: a colour or a number. “These two "
        "are red” is a clue, and so is “This one is a %(rank)s”."
    ),
    "rule.clue-one-fact.2": words(
        "You may not name both at once. “This one is a <as name>%(card)s</as>” is against "
        "the rules."
    ),
    "rule.clue-one-fact.figure": words(
        "Allowed: %(giver)s tells %(receiver)s, “These two are red”, and points at both red cards."
    ),
    "rule.clue-one-fact.wild": words(
        'In your game “multicolour” isn’t a clue: it can <rule id="wild-never-named">never be '
        "named</rule>."
    ),
    "rule.clue-one-player.title": words("Give the clue to one other player"),
    # i18n: %(one)s and %(other)s are players.
    "rule.clue-one-player.1": words(
        "A clue is about the cards of one player only. If %(one)s and %(other)s both hold "
        "a red card, choose which of them to tell."
    ),
    "rule.clue-one-player.2": words("You can’t give a clue to yourself."),
    "rule.clue-complete.title": words("Point at every card that matches"),
    "rule.clue-complete.1": words(
        "Point at all the cards in the player’s hand that have the colour or number you name. You "
        "may not leave one out, even if only one of them matters to you."
    ),
    "rule.clue-complete.2": words("So look at the whole hand before you speak."),
    "rule.clue-complete.wild": words(
        "In your game multicolour cards count as every colour, so a colour clue always "
        '<rule id="wild-touched">points at them as well</rule>.'
    ),
    # i18n: %(card)s is the card at which the giver ought to point as well.
    "rule.clue-complete.figure": words(
        "Not allowed: %(giver)s gives %(receiver)s the clue “red”, points at one red card and "
        "leaves out %(card)s."
    ),
    "rule.clue-touches-some.title": words("A clue must match at least one card"),
    "rule.clue-touches-some.1": words(
        "<b>House rule:</b> name only a colour or a number that’s in the other player’s hand. "
        "“You have no green cards” isn’t a clue."
    ),
    "rule.clue-touches-some.2": words(
        "Most leaflets don’t say whether a clue may match no card. Agree on this before you "
        "start; your settings can allow such clues."
    ),
    "rule.clue-touches-some.title.empty": words("A clue may match no card at all"),
    "rule.clue-touches-some.1.empty": words(
        "In your game you may name a colour or a number that isn’t in the other player’s hand. "
        "“You have no green cards” is a clue like any other, and costs a clue token too."
    ),
    "rule.clue-touches-some.2.empty": words(
        "You’ve chosen this for your game. Most leaflets don’t say whether a clue may match no "
        "card."
    ),
    "rule.clue-denies.title": words("Cards not pointed at don’t match"),
    "rule.clue-denies.1": words(
        "A clue points at every matching card, so it tells you something about your other "
        "cards as well. Once you know which of your cards are red, you know the rest "
        "aren’t."
    ),
    "rule.clue-denies.figure": words(
        "You are %(player)s and have just been given the clue “red”. Two of your cards are red; "
        "the other three aren’t."
    ),
    "rule.clue-denies.wild": words(
        "In your game, a card that a colour clue didn’t point at isn’t multicolour either. A "
        'card that it did point at <rule id="wild-touched">may be</rule>.'
    ),
    "rule.clue-denies.figure.wild": words(
        "You are %(player)s and have just been given the clue “red”. Two of your cards are red "
        "or multicolour; the other three are neither."
    ),
    **OUTCOME_RULES,
    **VARIANT_RULES,
    **ADVICE_RULES,
    **BOX_RULES,
}
