"""The lessons in English from the endings on, and those on variants and difficulty."""

from tutor.web.shell.words import Words, nwords, pwords, words

MORE_LESSONS: dict[str, Words] = {
    # The endings
    "lesson.endings": pwords("title of a lesson", "How the game ends"),
    "lesson.endings.able": words("You can tell when the game is over, and when it isn’t."),
    "lesson.endings.1.before": words(
        "There’s one fuse token left. %(name)s plays a card and hopes for the best."
    ),
    "lesson.endings.1.after": words(
        "When the last fuse token is lost, the game ends at once, and you’ve all lost. Here a "
        "lost game scores nothing."
    ),
    "lesson.endings.2.before": words(
        "Every firework but one is complete, and %(name)s has the 5 it needs. Once all of them are "
        "complete, the game is won."
    ),
    "lesson.endings.2.after": words(
        "When the last firework is complete, the game ends at once, and you’ve all won. The "
        "cards left in the deck don’t matter."
    ),
    "lesson.endings.3.before": words(
        "One card is left in the deck, and %(name)s is about to draw it. After that everyone has "
        "one more turn, %(name)s included."
    ),
    "lesson.endings.3.after": words(
        "Drawing the last card doesn’t end the game. Everyone has one more turn, and the player "
        "who drew that card goes last."
    ),
    "lesson.endings.4.before": words(
        "One card is left in the deck, and you are about to draw it. Three of you are playing."
    ),
    "lesson.endings.4.after": words(
        "Everyone has exactly one more turn, including you. Yours is the very last of the game. "
        "Nobody draws in these turns."
    ),
    "lesson.endings.5.before": words(
        "The deck is empty, and two turns are left: yours, and then one more."
    ),
    "lesson.endings.5.after": words(
        "The last round is played like any other, but nobody draws. Then you count your points."
    ),
    # The score
    "lesson.score": pwords("title of a lesson", "Count the score"),
    "lesson.score.able": words("You can count the points and say how good the show was."),
    "lesson.score.1.before": words(
        "The last round is over. Every card in a firework is worth one point. Count the points."
    ),
    "lesson.score.1.after": words(
        "To count, just add up the top cards, whether a firework is complete or not."
    ),
    "lesson.score.2.before": words("The same game. What did the crowd make of it?"),
    "lesson.score.2.after": words(
        "The rating is for all of you. Nobody wins alone: you play as a group."
    ),
    "lesson.score.3.before": words("This time the last fuse token has been lost."),
    "lesson.score.3.after": words(
        "A lost game scores nothing here, whatever was built. No leaflet says so: agree on it with "
        "your own group."
    ),
    # The discard pile and last copies
    "lesson.pile": pwords("title of a lesson", "The discard pile"),
    "lesson.pile.able": words("You can find the cards you can’t afford to discard."),
    "lesson.pile.1.before": words(
        "The discard pile is open to everyone, and it shows which copies are out of the game. Find "
        "the cards %(name)s can’t afford to discard."
    ),
    "lesson.pile.1.after": words(
        "A card that’s still needed is critical when no other copy is left: each 5 from the start, "
        "other cards once their other copies are in the discard pile."
    ),
    "lesson.pile.2.before": words(
        "You want to get a clue token back, and you’ve had the clues “3” and “4”. One green 4 is "
        "already in the discard pile."
    ),
    "lesson.pile.2.after": words(
        "Every firework already has a 3. But your 4 may be the last green one: once both are gone, "
        "the green firework can never be completed."
    ),
    "lesson.pile.3.before": words(
        "You’re about to discard a card and wonder which copies are already out of the game."
    ),
    "lesson.pile.3.after": words(
        "You have to remember clues, but not discards: the discard pile is open. Look through it "
        "before you discard."
    ),
    "lesson.pile.4.before": words(
        "Both green 4s are in the discard pile. A firework stops just before the first number it "
        "can no longer get."
    ),
    "lesson.pile.4.after": words(
        "From then on, the cards above that number are trash too, and the highest score you can "
        "reach has dropped."
    ),
    "lesson.pile.5.before": words(
        "Here both green 4s are gone as well. Which of %(name)s’s cards can never be played now?"
    ),
    "lesson.pile.5.after": words(
        "The green firework stops at 3, so the 5 above the gap is trash. You can discard it like "
        "any other trash."
    ),
    # The first whole round
    "lesson.round": pwords("title of a lesson", "Your first whole round"),
    "lesson.round.able": words("You can play a round of Hanabi clue by clue."),
    "lesson.round.1.before": words(
        "A whole round, turn by turn. %(name)s could play a card now, but doesn’t know which. "
        "Choose a clue that proves it fits."
    ),
    "lesson.round.1.after": words(
        "Every firework is waiting for a 2, so the number alone is proof. The colour wouldn’t "
        "have settled whether the card fits."
    ),
    "lesson.round.2.before": words("%(name)s trusts your clue."),
    "lesson.round.2.after": words(
        "Your clue has earned the group a point, though it was %(name)s who played the card."
    ),
    "lesson.round.3.before": words(
        "A few turns ago you were given the clue “yellow”, and now “2”. It’s your turn again."
    ),
    "lesson.round.3.after": words(
        "Both clues pointed at the same card, and together they prove it fits. Clues from "
        "different players add up."
    ),
    "lesson.round.4.before": words(
        "You’ve played your card, and the others have had their turns. %(name)s has a 5 and "
        "doesn’t know it. Choose a clue that protects it."
    ),
    "lesson.round.4.after": words(
        "There’s only one 5 of each colour. Told the number, %(name)s can be sure this card "
        "is critical."
    ),
    # Difficulty
    "lesson.difficulty": pwords("title of a lesson", "Harder and easier"),
    "lesson.difficulty.able": words("You can make your next game harder or easier."),
    "lesson.difficulty.1.before": words(
        "For a harder game, play with fewer fuse tokens. Here you have only one, and %(name)s "
        "takes a chance."
    ),
    "lesson.difficulty.1.after": words(
        "With a single fuse token the first mistake loses the game. Better be sure before you play."
    ),
    "lesson.difficulty.2.before": words(
        "In another game there are two fuse tokens, and %(name)s takes a chance."
    ),
    "lesson.difficulty.2.after": words(
        "With two fuse tokens, one mistake is forgiven. With three, as usual, two are."
    ),
    "lesson.difficulty.3.before": words(
        "For an easier game, play with ten clue tokens; a box has eight, so let two coins stand "
        "in. Two are spent here, so eight are available."
    ),
    "lesson.difficulty.3.after": words(
        "You may discard as long as any clue token is spent. With ten in the game, two are spent "
        "here."
    ),
    # A sixth colour
    "lesson.sixth": pwords("title of a lesson", "A sixth colour"),
    "lesson.sixth.able": words("You can play with multicolour as a sixth colour."),
    "lesson.sixth.1.before": words(
        "Multicolour joins the game as a sixth colour, with a firework of its own. You name it in "
        "a clue like any other colour."
    ),
    "lesson.sixth.1.after": words(
        "In this variant multicolour is simply one more colour, and it has as many cards as each "
        "of the others."
    ),
    "lesson.sixth.2.before": words(
        "%(name)s holds red cards and a multicolour card. You give the clue “red”."
    ),
    "lesson.sixth.2.after": words(
        "Multicolour isn’t red. Here, a colour clue points only at cards of that colour."
    ),
    "lesson.sixth.3.before": words("%(name)s is about to complete the fifth firework."),
    "lesson.sixth.3.after": nwords(
        "The sixth firework has to be complete too before the game is won. A perfect score is now "
        "%(most)s point.",
        "The sixth firework has to be complete too before the game is won. A perfect score is now "
        "%(most)s points.",
        count="most",
    ),
    # The Avalanche of Colours
    "lesson.avalanche": pwords("title of a lesson", "Avalanche of Colours"),
    "lesson.avalanche.able": words("You can look after critical cards."),
    "lesson.avalanche.1.before": words(
        "The Avalanche of Colours has a sixth colour too, but only one copy of each multicolour "
        "card."
    ),
    "lesson.avalanche.1.after": words(
        "Every multicolour card is the only one of its kind. If you lose one you still need, the "
        "multicolour firework stops just before it."
    ),
    "lesson.avalanche.2.before": words(
        "You want to get a clue token back. You’ve had the clues “multicolour” and “2”."
    ),
    "lesson.avalanche.2.after": words(
        "Every firework already has a 2, so yours is trash. Every multicolour card that’s still "
        "needed is critical, and for now that means all of them above the 2."
    ),
    "lesson.avalanche.3.before": words(
        "The multicolour 2 has been discarded. Which cards can never be played now?"
    ),
    "lesson.avalanche.3.after": words(
        "There’s no second multicolour 2. So the multicolour firework will stop at 1, and its "
        "higher numbers are trash."
    ),
    "lesson.avalanche.4.before": words(
        "Multicolour is a colour of its own here. You give %(name)s the clue “red”."
    ),
    "lesson.avalanche.4.after": words(
        "“Red” leaves the multicolour card out. Only “multicolour” or its number points at it."
    ),
    # Variant 3
    "lesson.wild": pwords("title of a lesson", "Rainbow (variant 3)"),
    "lesson.wild.able": words("You can give and read clues in the rainbow variant."),
    "lesson.wild.1.before": words(
        "In this variant multicolour cards count as every colour in clues. You give %(name)s "
        "the clue “red”."
    ),
    "lesson.wild.1.after": words(
        "Every colour clue points at the multicolour cards as well; “multicolour” itself is never "
        "said. From one such clue %(name)s can’t tell which card is which."
    ),
    "lesson.wild.2.before": words("%(name)s holds a multicolour card, and you’d like to say so."),
    "lesson.wild.2.after": words(
        "Multicolour can never be named. But every colour clue points at that card, and so does "
        "its number. Two different colour clues give it away."
    ),
    "lesson.wild.3.before": words(
        "%(name)s has given you the clue “red”, and then “yellow”. Your card 2 was pointed at "
        "both times."
    ),
    "lesson.wild.3.after": words(
        "No other card is both red and yellow. Two different colour clues on one card prove "
        "it’s multicolour."
    ),
    "lesson.wild.4.before": words(
        "The red firework is waiting for a 3, and %(name)s plays a multicolour 3. Multicolour has "
        "a firework of its own, which is waiting for a 2."
    ),
    "lesson.wild.4.after": words(
        "A multicolour card never stands in for another. It goes to the multicolour firework and "
        "to no other."
    ),
    "lesson.wild.5.before": words(
        "%(name)s has given you the clue “red”, and then “blue”. Your card 2 was pointed at only "
        "the first time."
    ),
    "lesson.wild.5.after": words(
        "“Blue” would have pointed at every multicolour card. So your card is simply red."
    ),
    # Playing on
    "lesson.playing-on": pwords("title of a lesson", "Playing on"),
    "lesson.playing-on.able": words("You can play on after the deck has run out."),
    "lesson.playing-on.1.before": words(
        "In this variant there’s no last round. The deck has been empty for some time, and "
        "%(name)s plays a card."
    ),
    "lesson.playing-on.1.after": words(
        "Play goes on, with no more drawing, until you win or lose. Only a perfect score will do, "
        "so the game is lost once a card you still need is gone."
    ),
    "lesson.playing-on.2.before": words(
        "There are fuse tokens left, and %(name)s plays the blue 5 too early."
    ),
    "lesson.playing-on.2.after": words(
        "It was the only blue 5. As we read the rule, the game is lost as soon as a card you "
        "still need is gone."
    ),
    "lesson.playing-on.3.before": words(
        "With no cards and no clue tokens a player can do nothing, and nobody may pass. You have "
        "neither left. %(name)s, just before you, plays a card that fits."
    ),
    "lesson.playing-on.3.after": words(
        "It’s your turn, and you can do nothing. No leaflet says what happens then; here the game "
        "is lost. You can combine this variant with any multicolour one."
    ),
    # The graduation
    "lesson.graduation": pwords("title of a lesson", "Your graduation"),
    "lesson.graduation.able": words("You can play Hanabi. Find a group and enjoy the show!"),
    "lesson.graduation.1.before": words(
        "Now everything comes together: clue tokens, critical cards and what %(name)s can know. "
        "Look at all of it before you act."
    ),
    "lesson.graduation.1.after": words(
        "Without a clue from you, %(name)s would have discarded a critical card. A clue in time "
        "was worth its token."
    ),
    "lesson.graduation.2.before": words(
        "The red firework needs two more cards. %(name)s has one of them, and you can tell where "
        "the other is."
    ),
    "lesson.graduation.2.after": words(
        "First %(name)s had to know which card to play. Only then could you complete the "
        "firework, because no firework can skip a number."
    ),
    "lesson.graduation.3.before": words(
        "The last round: three turns are left, yours, then %(name)s’s, then %(other)s’s."
    ),
    "lesson.graduation.3.after": words(
        "Playing your own card would have scored one point. The clue scored two, because "
        "%(other)s could carry on from %(name)s’s card."
    ),
}
