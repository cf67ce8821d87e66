"""The lessons on the basic game in English, up to the bonus for a complete firework."""

from tutor.web.shell.words import Words, pwords, words

BASIC_LESSONS: dict[str, Words] = {
    # The goal and the cards
    "lesson.goal": pwords("title of a lesson", "Fireworks from 1 to 5"),
    # i18n: What the reader can do after the lesson; shown before it as well. So are all of these.
    "lesson.goal.able": words("You can tell which cards fit a firework and which never will."),
    # i18n: Said before the reader acts, above a picture of the table.
    "lesson.goal.1.before": words(
        "Together you build fireworks, each a row of one colour from 1 to 5. A card that "
        "doesn’t fit costs a fuse token. Lose them all and the game is lost."
    ),
    # i18n: Said when the reader has answered, right or wrong.
    "lesson.goal.1.after": words(
        "A 1 starts a firework. Every colour has its own, so several will grow side by side."
    ),
    "lesson.goal.2.before": words(
        "The red firework already has a 1 and a 2. Now %(name)s plays another red card."
    ),
    "lesson.goal.2.after": words(
        "No firework can skip a number: after the 2 comes the 3. Playing a card that doesn’t fit "
        "is a mistake, and mistakes can lose you the game."
    ),
    "lesson.goal.3.before": words(
        "There are three red 1s in the game. One of them started the red firework long ago, and "
        "now %(name)s plays another."
    ),
    "lesson.goal.3.after": words(
        "Each colour has one firework, and each number goes into it once. A second red 1 can’t "
        "start a second red firework."
    ),
    "lesson.goal.4.before": words(
        "Some of %(name)s’s cards are still needed, and some can no longer be played."
    ),
    "lesson.goal.4.after": words(
        "A firework never needs a number twice. Cards no firework needs any more are trash. Even "
        "trash is good for something, as a later lesson will show."
    ),
    # Copies
    "lesson.copies": pwords("title of a lesson", "How many there are of each card"),
    "lesson.copies.able": words("You can work out which cards are still out of sight."),
    "lesson.copies.1.before": words(
        "Each of the five colours has ten cards: three 1s, two each of 2, 3 and 4, and one 5. One "
        "red 1 has been played, and %(name)s holds another."
    ),
    "lesson.copies.1.after": words(
        "That makes fifty cards. What’s in sight can’t be in the deck or in your own hand."
    ),
    "lesson.copies.2.before": words(
        "You’d like to know whether the blue 4 could be among your own cards."
    ),
    "lesson.copies.2.after": words(
        "Both blue 4s are in sight, so you can’t be holding one. You can rule cards out just by "
        "counting."
    ),
    "lesson.copies.3.before": words(
        "A card that’s still needed is critical when there’s no other copy left. The game has "
        "just begun."
    ),
    "lesson.copies.3.after": words(
        "Only the 5s have no second copy. Whoever holds one should keep it until it can be played."
    ),
    # You see every hand but your own
    "lesson.hidden": pwords("title of a lesson", "Everyone sees your cards but you"),
    "lesson.hidden.able": words("You can use clues about cards you’ve never seen."),
    "lesson.hidden.1.before": words(
        "Here’s the catch: you hold your cards the wrong way round, so everyone sees them except "
        "you. %(name)s has told you which card is a 1, then which is a 2. Look at the fireworks."
    ),
    # i18n: The marks are little pictures of a colour or a number, on a card or below it.
    "step.marks": words(
        "The little markers on a card show what clues have said about it. A crossed-out marker "
        "shows what the card isn’t."
    ),
    "step.marks.pointed": words(
        "The little markers on a card show which clues have pointed at it."
    ),
    "lesson.hidden.1.after": words(
        "You don’t know its colour, and you don’t have to: every firework has reached 1, so any 2 "
        "fits. Put it on the table and see where it goes."
    ),
    "lesson.hidden.2.before": words(
        "%(name)s told you first which of your cards are red, and then which are 4s. One of "
        "your cards was pointed at both times."
    ),
    "lesson.hidden.2.after": words(
        "One clue gave a colour, the other a number. Put together, they can tell you what a "
        "card is, though you’ve never seen it."
    ),
    "lesson.hidden.3.before": words(
        "It’s your turn. In strict play, you talk about cards only in clues. Nobody may tell or "
        "show another player what to do."
    ),
    "lesson.hidden.3.after": words(
        "You may look at the other hands and move your own cards about. But say nothing about "
        "cards except in a clue: even a sigh says a lot. Some leaflets let each group make its "
        "own rules about talking."
    ),
    # The three actions
    "lesson.turn": pwords("title of a lesson", "Three things you can do"),
    "lesson.turn.able": words("You know what you can do on your turn."),
    "lesson.turn.1.before": words(
        "On your turn you do exactly one thing. <b>Clue</b>: spend a clue token. <b>Discard</b>: "
        "get a spent one back and draw. <b>Play</b>: put a card on the table and draw. You never "
        "pass."
    ),
    "lesson.turn.1.after": words(
        "One action, and then it’s the turn of the player on your left. Play goes clockwise."
    ),
    "lesson.turn.2.before": words(
        "The clue tokens belong to all of you. Follow them for one round: you, then %(name)s, "
        "then %(other)s."
    ),
    "lesson.turn.2.after": words(
        "The clue cost a token, the discard brought one back, and the play left them as they "
        "were. Only a spent token can come back: while all are available, nobody can discard."
    ),
    # Give a clue
    "lesson.clue": pwords("title of a lesson", "Give a clue"),
    "lesson.clue.able": words("You can give a clue, and you know what it costs."),
    "lesson.clue.1.before": words(
        "Now you help %(name)s. A clue names a number or a colour, and you point at the cards in "
        "%(name)s’s hand that have it: at all of them, and there must be at least one."
    ),
    "lesson.clue.1.after": words(
        "%(name)s now knows the number of that card, but not its colour. The clue has cost the "
        "group one clue token."
    ),
    "lesson.clue.2.before": words(
        "%(name)s has given you the clue “3”. Only the red firework is waiting for a 3."
    ),
    "lesson.clue.2.after": words(
        "It could be a 3 of any colour. “Red” would take a second clue, on another turn, for "
        "another token. Often one of the two is enough; here it isn’t."
    ),
    "lesson.clue.3.before": words(
        "Both other players could do with some help. But a clue goes to one of them, and it names "
        "one colour or one number."
    ),
    "lesson.clue.3.after": words(
        "You give one clue to one other player, and it names one colour or one number. Doing "
        "nothing isn’t an option."
    ),
    "lesson.clue.4.before": words("Your group has just spent its last clue token."),
    "lesson.clue.4.after": words(
        "No token, no clue. The tokens belong to everyone: one you spend is spent for the whole "
        "group."
    ),
    # Complete clues
    "lesson.complete": pwords("title of a lesson", "Point at all of them"),
    "lesson.complete.able": words("You can point at every card a clue has to point at."),
    "lesson.complete.1.before": words(
        "The red firework hasn’t been started, and you’d like %(name)s to play the red 1. So you "
        "give the clue “red”."
    ),
    "lesson.complete.1.after": words(
        "A clue points at every card that matches, wanted or not. If you left one out, %(name)s "
        "would think it isn’t red."
    ),
    "lesson.complete.2.before": words(
        "%(name)s knows which cards are green. Now you give the clue “2”."
    ),
    "lesson.complete.2.after": words(
        "It doesn’t matter whether a card has had a clue before. A clue is always about the "
        "whole hand."
    ),
    "lesson.complete.3.before": words(
        "Before you speak, look at %(name)s’s cards. Which of these clues may you give?"
    ),
    "lesson.complete.3.after": words(
        "What you name decides which cards you point at, so look through the whole hand first. No "
        "match, no clue, unless your group agrees otherwise. And you never give a clue to "
        "yourself."
    ),
    # What a clue denies
    "lesson.denies": pwords("title of a lesson", "What a clue leaves out"),
    "lesson.denies.able": words(
        "You can read both halves of a clue: what a card is, and what it isn’t."
    ),
    "lesson.denies.1.before": words(
        "%(name)s told you first which of your cards are red, and then which are 2s. Your card "
        "1 was pointed at only the second time."
    ),
    "lesson.denies.1.after": words(
        "A clue points at every match. The clue “red” didn’t point at your card, so it isn’t "
        "red. You get that half of a clue for free."
    ),
    "lesson.denies.2.before": words(
        "You’ve had the clues “red” and “2”, and two of your cards are 2s."
    ),
    "lesson.denies.2.after": words(
        "A 2 that isn’t red fits, because all the other fireworks are waiting for a 2. The red 2 "
        "would be a mistake: the red firework already has one."
    ),
    "lesson.denies.3.before": words(
        "Now without the markers: in a real game you have to remember your clues. %(name)s has "
        "given you the clue “3” and every colour clue of the basic game except “red”."
    ),
    "lesson.denies.3.after": words(
        "Every colour clue that leaves a card out rules out one more colour. In time you can work "
        "out a colour nobody has ever named."
    ),
    # Discard
    "lesson.discard": pwords("title of a lesson", "Discard a card"),
    "lesson.discard.able": words("You can get clue tokens back without discarding what you need."),
    "lesson.discard.1.before": words(
        "Discarding means putting one of your cards on the discard pile, getting back a spent clue "
        "token and drawing a new card. At the moment all clue tokens are available."
    ),
    "lesson.discard.1.after": words(
        "A discard has to bring back a clue token. As long as none is spent, you may not discard."
    ),
    "lesson.discard.2.before": words("Later in the game, every clue token is spent."),
    "lesson.discard.2.after": words(
        "A clue costs a token, and a discard brings one back. That’s how you pay for your clues."
    ),
    "lesson.discard.3.before": words("Follow the clue tokens for three turns."),
    "lesson.discard.3.after": words(
        "Every player’s turn counts: the tokens belong to all of you, and anyone can get them back."
    ),
    "lesson.discard.4.before": words(
        "You want to get a clue token back. You’ve had the clues “red” and “2”."
    ),
    "lesson.discard.4.after": words(
        "Every firework already has a 2, so yours is trash, whatever its colour. Any other card "
        "might be a 5, and there’s only one 5 of each colour."
    ),
    "lesson.discard.5.before": words(
        "You draw after every discard and every play. Here the new card always goes at the "
        "right-hand end, so card 1 is the oldest. You know that your card 4 is a 1."
    ),
    "lesson.discard.5.after": words(
        "What you know about a card moves along with it. In a real game you may arrange your hand "
        "as you like, but this order is easy to follow."
    ),
    # Play
    "lesson.play": pwords("title of a lesson", "Play a card"),
    "lesson.play.able": words("You can play a card, and you know what a mistake costs."),
    "lesson.play.1.before": words(
        "You’ve had the clues “red”, “3” and “4”. Compare your cards with the fireworks."
    ),
    "lesson.play.1.after": words(
        "You put the card face up on the table. If it’s the next number of its colour, it joins "
        "that firework. Then you draw a new card."
    ),
    "lesson.play.2.before": words(
        "%(name)s plays a card without knowing much about it. Each mistake costs a fuse token, "
        "and when the last one is lost, the game is over. There’s been no mistake yet."
    ),
    "lesson.play.2.after": words(
        "A card that doesn’t fit goes to the discard pile and costs a fuse token. When the last "
        "fuse token is lost, so is the game."
    ),
    "lesson.play.3.before": words(
        "You know your card 1 is a 2. Some fireworks are waiting for a 2, and others aren’t. "
        "You could try your luck."
    ),
    "lesson.play.3.after": words(
        "You may play a card you don’t know. Whatever it turns out to be, it doesn’t come back "
        "to your hand, and you draw a new one."
    ),
    # The bonus
    "lesson.bonus": pwords("title of a lesson", "The bonus"),
    "lesson.bonus.able": words("You can make the most of completing a firework."),
    "lesson.bonus.1.before": words(
        "Completing a firework brings back a spent clue token, as a discard does. The red "
        "firework needs only the 5, and some clue tokens have been spent."
    ),
    "lesson.bonus.1.after": words(
        "Completing a firework brings back a clue token. It’s a bonus, because nobody had to "
        "discard for it."
    ),
    "lesson.bonus.2.before": words("One firework is complete. Now %(name)s plays a yellow card."),
    "lesson.bonus.2.after": words(
        "Only a 5 completes a firework. The lower numbers earn no clue token."
    ),
    "lesson.bonus.3.before": words(
        "%(name)s plays a 5. The bonus brings back a spent clue token, but this time all of them "
        "are available."
    ),
    "lesson.bonus.3.after": words(
        "All the tokens were available, so none came back, and you don’t get the bonus later "
        "either. If you can, give a clue before you complete a firework."
    ),
}
