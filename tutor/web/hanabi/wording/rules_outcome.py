"""The rules in English, second part: discards, plays, fireworks, endings, score, memory."""

from tutor.web.shell.words import Words, nwords, words

OUTCOME_RULES: dict[str, Words] = {
    # Discarding
    "section.discards": words("Discarding"),
    "rule.discard.title": words("A discard brings back one clue token"),
    "rule.discard.1": words(
        "Put any card from your hand face up on the <b>discard pile</b>. In return, one spent "
        "clue token comes back."
    ),
    "rule.discard.2": words("Then draw the top card of the deck without looking at its face."),
    "rule.discard-not-full.title": words("You may not discard while all clue tokens are available"),
    "rule.discard-not-full.1": nwords(
        "While the %(num)s clue token is available, there’s none to bring back, so you may not "
        "discard. Give a clue or play a card.",
        "While all %(num)s clue tokens are available, there’s none to bring back, so you may not "
        "discard. Give a clue or play a card.",
        count="num",
    ),
    "rule.discard-pile.title": words("Anyone may look through the discard pile"),
    "rule.discard-pile.1": words(
        "The discard pile is face up. Look through it at any time, even when it isn’t your turn."
    ),
    "rule.discard-pile.2": words(
        "It shows you every card that’s out of the game: the discards and the cards that <rule "
        'id="misplay">didn’t fit</rule>.'
    ),
    # i18n: With the box whose leaflet does not mention it (Japanese).
    "rule.discard-pile.silent": words(
        "<b>House rule:</b> your leaflet doesn’t mention this; the leaflets of other "
        "editions do. Agree on this before you start."
    ),
    "rule.last-copy.title": words("A card is gone once every copy is in the discard pile"),
    "rule.last-copy.1": words(
        "Cards in the discard pile never come back. A card is <b>critical</b> when a firework "
        "still needs it and no other copy is left. You may discard even a critical card. The game "
        "goes on, but its firework can no longer be completed."
    ),
    # i18n: %(card)s becomes a little picture of a card, a blue 4 (there are two), %(above)s one of
    # the blue 5.
    "rule.last-copy.2": nwords(
        "If both copies of %(card)s are gone, for example, %(card)s and %(above)s can never be "
        "played: that costs you %(num)s point.",
        "If both copies of %(card)s are gone, for example, %(card)s and %(above)s can never be "
        "played: that costs you %(num)s points.",
        count="num",
    ),
    "rule.last-copy.singles": words(
        "In your game every multicolour card is the only one of its kind. Once it’s discarded, "
        "it’s gone."
    ),
    "rule.last-copy.play-on": words(
        "That’s how it works when the game ends with a last round. You’ve chosen the playing-on "
        'variant, where the game is <rule id="play-on-card-gone">lost at once</rule> when a needed '
        "card is gone."
    ),
    "rule.last-copy.figure": words(
        "Both copies of %(card)s are in the discard pile. The blue firework can get no further "
        "than %(stop)s."
    ),
    # Playing cards
    "section.plays": words("Playing cards"),
    "rule.play.title": words("A card fits if it starts a firework or continues one"),
    # i18n: A list of two follows.
    "rule.play.1": words("Turn one of your cards face up. It <b>fits</b> in two cases:"),
    # i18n: %(rank)s is the lowest number on a card.
    "rule.play.starts": words(
        "It’s a %(rank)s, and its colour has no firework yet: it starts a new one."
    ),
    "rule.play.continues": words(
        "It’s the next number in the firework of its colour: it joins that firework."
    ),
    "rule.play.2": words('Playing a card that doesn’t fit is a <rule id="misplay">mistake</rule>.'),
    "rule.play.3": words(
        "Whether it fits or not, you then draw the top card of the deck, if there is one."
    ),
    # i18n: Of drawing after a play, with the box whose leaflet does not say it, here and below.
    "rule.play.implied": words(
        "Your leaflet doesn’t say outright that you draw after playing, but it follows."
    ),
    "rule.play-unknown.title": words("You don’t have to know which card you play"),
    "rule.play-unknown.1": words(
        "You may play a card whose colour and number you don’t know, and you never have to say "
        "which firework it’s for. Once it’s face up, everyone sees where it goes."
    ),
    # i18n: %(rank)s is the lowest number on a card.
    "rule.play-unknown.2": words(
        "The colour or the number alone is often enough. As long as no firework has been started, "
        "any %(rank)s fits, whatever its colour."
    ),
    "rule.play-unknown.implied": words("Your leaflet doesn’t say this outright, but it follows."),
    "rule.misplay.title": words("A card that doesn’t fit costs a fuse token"),
    "rule.misplay.1.lid": words(
        "Playing a card that doesn’t fit is a <b>mistake</b>. The card goes to the discard "
        "pile, and the group loses a fuse token: put a red token into the lid."
    ),
    "rule.misplay.1.box": words(
        "Playing a card that doesn’t fit is a <b>mistake</b>. The card goes to the discard "
        "pile, and the group loses a fuse token: put a red token into the box."
    ),
    "rule.misplay.1.stack": words(
        "Playing a card that doesn’t fit is a <b>mistake</b>. The card goes to the discard "
        "pile, and the group loses a fuse token: take the top one off the stack of black "
        "tokens."
    ),
    "rule.misplay.1.turned-over": words(
        "Playing a card that doesn’t fit is a <b>mistake</b>. The card goes to the discard "
        "pile, and the group loses a fuse token: turn one over, so that its lightning shows."
    ),
    "rule.misplay.last": words(
        'If it was your last fuse token, <rule id="end-strikes">you lose the game</rule>.'
    ),
    "rule.misplay.2": words("A mistake brings back no clue token. You draw a new card as usual."),
    "rule.misplay.figure": words(
        "You are %(player)s and have just played %(card)s, but %(needed)s had to come first. "
        "Your card is in the discard pile, and a fuse token is lost."
    ),
    # Fireworks
    "section.fireworks": words("Fireworks"),
    "rule.firework.title": words("A firework rises one number at a time"),
    "rule.firework.1": words(
        "A firework has a single colour. It starts with the %(first)s and takes the numbers in "
        "order, one card of each, until the %(last)s completes it. No number may be skipped."
    ),
    "rule.firework.2": words("Several fireworks can grow side by side."),
    # i18n: %(next)s becomes a little picture of a card.
    "rule.firework.figure": words(
        "The red firework has reached %(top)s. The only red card that fits now is %(next)s."
    ),
    "rule.one-per-colour.title": words("Each colour has only one firework"),
    # i18n: %(card)s becomes a little picture of a card, a red 1.
    "rule.one-per-colour.1": words(
        "Once red has been started, another %(card)s can’t start a second red firework."
    ),
    "rule.one-per-colour.2": words(
        "Playing a card whose number is already in its firework is always a <rule "
        'id="misplay">mistake</rule>.'
    ),
    "rule.bonus.title": words("Completing a firework brings back a clue token"),
    # i18n: %(rank)s is the highest number on a card.
    "rule.bonus.1": words(
        "When you play the %(rank)s that completes a firework, one spent clue token comes back. "
        "This is a bonus: nobody has to discard for it."
    ),
    "rule.bonus.figure": words(
        "You are %(player)s and have just completed the red firework. The number of available "
        "clue tokens has gone up from %(before)s to %(after)s."
    ),
    "rule.bonus-lost.title": words("With all clue tokens available, the bonus is lost"),
    "rule.bonus-lost.1": nwords(
        "If the %(num)s clue token is already available when you complete a firework, there’s "
        "none to bring back. You don’t get the bonus later either.",
        "If all %(num)s clue tokens are already available when you complete a firework, there’s "
        "none to bring back. You don’t get the bonus later either.",
        count="num",
    ),
    # How the game ends
    "section.endings": words("How the game ends"),
    "rule.end-strikes.title": words("When the last fuse token is lost, so is the game"),
    # i18n: "The third mistake": %(num)s is which mistake it is, counted from 1.
    "rule.end-strikes.1": words(
        "The <as nth>%(num)s</as> mistake costs you the last fuse token. The game ends at once, "
        "and you all lose."
    ),
    # i18n: Instead of the sentence above, if there is only one fuse token.
    "rule.end-strikes.only": words(
        "You’re playing with a single fuse token, so the first mistake takes it. The game ends at "
        "once, and you all lose."
    ),
    "rule.end-strikes.black": words(
        "You can tell by the stack: only the explosion is left. Your leaflet says only that the "
        "game is over; we count it as lost."
    ),
    "rule.end-strikes.2": words("Fuse tokens never come back, so a mistake can’t be undone."),
    "rule.end-perfect.title": words("When the last firework is complete, the game is won"),
    "rule.end-perfect.1": nwords(
        "With all fireworks complete the game ends at once, whatever is left in the deck. You "
        "have the highest possible score: %(num)s point.",
        "With all fireworks complete the game ends at once, whatever is left in the deck. You "
        "have the highest possible score: %(num)s points.",
        count="num",
    ),
    # i18n: With a box whose leaflet says no more than this.
    "rule.end-perfect.before-deck-end": words(
        "Your leaflet only says so for the time before the deck runs out. On this site it holds "
        "in the last round, too."
    ),
    "rule.end-last-round.title": words("After the last card is drawn, everyone has one more turn"),
    "rule.end-last-round.1": words(
        "Once somebody draws the last card of the deck, each player takes exactly one more turn. "
        "Then the game is over. It ends sooner if you complete the last firework or lose the last "
        "fuse token."
    ),
    # i18n: The placeholders are players sitting in the order %(drawer)s, %(next)s, %(then)s.
    "rule.end-last-round.2": words(
        "The player who drew the last card goes last. Say there are three of you and %(drawer)s "
        "draws it: then %(next)s, %(then)s and finally %(drawer)s take a turn."
    ),
    "rule.end-last-round.play-on": words(
        "You’ve chosen the playing-on variant, so your game has no last round: <rule "
        'id="play-on">play goes on, and nobody draws</rule>. Without that variant, the game ends '
        "like this:"
    ),
    "rule.end-last-round.figure": nwords(
        "You are %(player)s and have just drawn the last card. There is %(num)s turn to come, "
        "and it’s yours.",
        "You are %(player)s and have just drawn the last card. There are %(num)s turns to come, "
        "and you go last.",
        count="num",
    ),
    "rule.last-round-no-draw.title": words("In the last round nobody draws"),
    "rule.last-round-no-draw.1": words(
        "The deck is empty, so your hand stays one card smaller after a play or a discard."
    ),
    "rule.last-round-no-draw.2": words(
        "Everything else stays the same: clues cost clue tokens, discards bring them back, and "
        "mistakes cost fuse tokens."
    ),
    "rule.last-round-no-draw.play-on": words(
        "In the playing-on variant nobody draws either, however many turns follow."
    ),
    # The score
    "section.score": words("The score"),
    "rule.score.title": words("Your score is the number of cards in the fireworks"),
    "rule.score.1": words("To count quickly, add up the numbers on the top cards."),
    # i18n: The number is the top card, the number of cards and the number of points alike.
    "rule.score.2": nwords(
        "Incomplete fireworks count too: one whose top card is a %(num)s scores %(num)s point.",
        "Incomplete fireworks count too: one whose top card is a %(num)s scores %(num)s points.",
        count="num",
    ),
    "rule.score.play-on": words(
        'You’ve chosen the playing-on variant, where only <rule id="play-on-score">a perfect '
        "score</rule> counts. In a game with a last round, you would count like this:"
    ),
    # i18n: %(sum)s is a sum such as "4 + 5 + 5 + 4 + 2".
    "rule.score.figure": nwords(
        "The end of a game. The score is %(sum)s = %(num)s point.",
        "The end of a game. The score is %(sum)s = %(num)s points.",
        count="num",
    ),
    "rule.scale.title": words("The scale tells you how good the show was"),
    # i18n: A list follows, one line for each step of the scale, all of them numbers of points.
    "rule.scale.1": words("Look up your score:"),
    "rule.scale.awful": words("%(low)s–%(high)s: awful. The crowd jeers."),
    "rule.scale.poor": words("%(low)s–%(high)s: weak. Only your friends clap."),
    "rule.scale.decent": words(
        "%(low)s–%(high)s: decent. Pleasant, but nobody will mention it next week."
    ),
    "rule.scale.very-good": words("%(low)s–%(high)s: very good. The crowd goes home happy."),
    "rule.scale.extraordinary": words(
        "%(low)s–%(high)s: dazzling. People will talk about it for years."
    ),
    "rule.scale.ours": words("The ranges come from the leaflets, the words from this site."),
    "rule.scale.legendary": words("%(high)s: spectacular. The crowd roars for more."),
    "rule.scale.legendary-six": words("%(low)s–%(high)s: spectacular. The crowd roars for more."),
    "rule.scale.beyond": words("%(high)s: out of this world. The sky itself applauds."),
    # i18n: %(most)s is a number of points.
    "rule.scale.2": words(
        'In variants with a sixth firework, <rule id="six-scale">the scale goes up to '
        "%(most)s</rule>."
    ),
    "rule.scale.play-on": words(
        'In the <rule id="play-on">playing-on variant</rule> you don’t use this scale.'
    ),
    # i18n: %(score)s is 0.
    "rule.lost-score.title": words("A lost game scores %(score)s"),
    "rule.lost-score.1": words(
        "<b>House rule:</b> once you’ve lost, the fireworks you built score nothing. Most "
        "leaflets don’t say so, and your group may count the cards instead. Agree on this before "
        "you start."
    ),
    "rule.lost-score.2": words("This site still shows how many cards the fireworks held."),
    # i18n: The plural form follows the number of cards built, %(num)s; %(score)s is 0.
    "rule.lost-score.figure": nwords(
        "The end of a lost game: %(num)s card built, score %(score)s.",
        "The end of a lost game: %(num)s cards built, score %(score)s.",
        count="num",
    ),
    # Memory and your hand
    "section.memory": words("Memory and your hand"),
    "rule.arrange-hand.title": words("You may rearrange your hand"),
    "rule.arrange-hand.1": words(
        "To remember your clues, move your cards about as you like. Just keep their faces away "
        "from you."
    ),
    # i18n: Under the rule above, with the box whose leaflet does not mention it (Japanese).
    "rule.arrange-hand.silent": words(
        "<b>House rule:</b> your leaflet doesn’t mention this; the leaflets of other "
        "editions do. Agree on this before you start."
    ),
    "rule.memory-aloud.title": words("Remembering a clue is up to whoever received it"),
    "rule.memory-aloud.1": words(
        "<b>House rule:</b> don’t ask about old clues, and don’t remind one another."
    ),
    # i18n: With a box whose leaflet has no more than the general rule on talking.
    "rule.memory-aloud.general": words(
        "Your leaflet doesn’t say whether you may. Agree on this before you start."
    ),
    # i18n: With a box of which we don't know what its leaflet says on talking.
    "rule.memory-aloud.unknown": words("Agree on this before you start."),
    # i18n: With a box whose leaflet lets players choose (Russian, Traditional Chinese).
    "rule.memory-aloud.own-way": words(
        "Your leaflet lets each group find its own way to talk, so yours may allow “Do you "
        "remember what your cards are?”. Agree on this before you start."
    ),
    "rule.memory-aloud.same-clue": words(
        "<b>House rule:</b> you may give the same clue again if you spend another clue token. No "
        "leaflet mentions this."
    ),
}
