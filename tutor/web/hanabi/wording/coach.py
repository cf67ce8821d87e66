"""The words of the coach: what it says of actions, how sure that is, and of luck.

"You" is the player who acted; on pages of several people the name stands before the sentence.
"""

from tutor.web.shell.words import Words, nwords, pwords, words

COACH: dict[str, Words] = {
    # The way to it
    "coach.ask": words("What does the coach say?"),
    # i18n: The last action of the player's own, after which partners have acted.
    "coach.ask.last": words("What does the coach say about your last action?"),
    "coach.ask.of": words("I’m %(name)s: what does the coach say?"),
    # How sure it is
    "coach.tier.certain": pwords("how sure the coach is", "Certain"),
    "coach.tier.agreement": pwords("how sure the coach is", "By your convention"),
    "coach.tier.table": pwords("how sure the coach is", "At most tables"),
    "coach.tier.simulated": pwords("how sure the coach is", "Simulated"),
    # i18n: What the four labels above mean.
    "coach.tiers": words(
        "“Certain” follows from what the player could see. “By your convention” follows from "
        "what partners agreed. “At most tables” is what players usually expect. “Simulated” was "
        "found by playing the game on."
    ),
    # What would have been better
    "coach.better.play": words("Better: play your card %(slot)s."),
    "coach.better.discard": words("Better: discard your card %(slot)s."),
    "coach.better.color": words("Better: give %(name)s the clue “<as colour>%(suit)s</as>”."),
    "coach.better.rank": words("Better: give %(name)s the clue “%(rank)s”."),
    # i18n: Whose turn of the game it was, such as "Ann, turn 12".
    "coach.turn": words("%(name)s, turn %(num)s"),
    # What is certain. i18n: %(cards)s are all the cards that it could be.
    "coach.unplayable-played": nwords(
        "You played card %(slot)s, which couldn’t fit: it was %(cards)s, and that can never be "
        "played.",
        "You played card %(slot)s, which couldn’t fit: it was <as or>%(cards)s</as>, and none "
        "of them could be played.",
        count="count",
    ),
    "coach.unplayable-played.next": words(
        "You played card %(slot)s, which couldn’t fit: it was <as or>%(cards)s</as>, and %(next)s "
        "comes next."
    ),
    "coach.unplayable-played.many": words(
        "You played card %(slot)s, which couldn’t fit: it could have been %(count)s different "
        "cards, and none of them could be played."
    ),
    "coach.critical-discarded": nwords(
        "You discarded card %(slot)s, which was still needed: it was %(cards)s, the last copy.",
        "You discarded card %(slot)s, which was still needed: it was <as or>%(cards)s</as>, and "
        "each of them was the last copy.",
        count="count",
    ),
    "coach.critical-discarded.many": words(
        "You discarded card %(slot)s, which was still needed: it could have been %(count)s "
        "different cards, and each of them was the last copy."
    ),
    "coach.trash-kept": words(
        "You discarded card %(slot)s, which in %(hits)s of %(all)s cases (<as "
        "percent>%(percent)s</as>) was the last copy of a card you still need. Your card "
        "%(other)s was sure to be trash."
    ),
    "coach.playable-discarded": nwords(
        "You discarded card %(slot)s, which was sure to fit: it was %(cards)s.",
        "You discarded card %(slot)s, which was sure to fit: it was <as or>%(cards)s</as>, and "
        "each of them fitted.",
        count="count",
    ),
    "coach.playable-discarded.many": words(
        "You discarded card %(slot)s, which was sure to fit: it could have been %(count)s "
        "different cards, and each of them fitted."
    ),
    "coach.last-turn": words(
        "It was the last turn of the game: your action scores %(chosen)s points on average, the "
        "better one %(best)s."
    ),
    # i18n: %(best_percent)s is a number such as 75; so is %(chosen_percent)s, which may be 0.
    "coach.chance-lowered": nwords(
        "The chance of reaching %(num)s point was <as percent>%(best_percent)s</as>. Your "
        "action left <as percent>%(chosen_percent)s</as>. Both are exact: they count every "
        "order of the cards you couldn’t see, with partners playing on.",
        "The chance of reaching %(num)s points was <as percent>%(best_percent)s</as>. Your "
        "action left <as percent>%(chosen_percent)s</as>. Both are exact: they count every "
        "order of the cards you couldn’t see, with partners playing on.",
        count="num",
    ),
    # What goes against agreements
    "coach.meant-passed": words("%(name)s’s clue asked you to play card %(slot)s."),
    "coach.meant-wrong": words(
        "By convention, your clue asks %(name)s to play card %(slot)s, the <as "
        "name>%(card)s</as>, and it doesn’t fit."
    ),
    "coach.stop-missed": words(
        "%(name)s is likely to play card %(slot)s, the <as name>%(card)s</as>, which doesn’t "
        "fit. A clue would have stopped that."
    ),
    # What most tables would say
    "coach.save-missed": words(
        "%(name)s is likely to discard card %(slot)s, the only <as name>%(card)s</as> left. A "
        "clue would have saved it."
    ),
    "coach.save-exposes": words(
        "After your clue, %(name)s is likely to discard card %(slot)s, the only "
        "<as name>%(card)s</as> left."
    ),
    "coach.last-token": words(
        "%(name)s is likely to discard card %(slot)s, the only <as name>%(card)s</as> left. You "
        "used the last token that could save it."
    ),
    "coach.play-passed": words("Your card %(slot)s was sure to fit. Playing it came first."),
    # i18n: The %(card)s is the card that comes next on the firework.
    "coach.play-order": words(
        "Your card %(slot)s should go first: %(name)s can play the <as name>%(card)s</as> on it."
    ),
    "coach.blind-last-fuse": words(
        "You weren’t sure that card %(slot)s fits, and one more mistake loses the game."
    ),
    "coach.blind-play": words(
        "Card %(slot)s had no clue. The chance that it fits is only <as percent>%(percent)s</as>."
    ),
    "coach.time-spent": words(
        "%(num)s points were still possible, with no turn to spare. A discard wastes one."
    ),
    "coach.clued-twice": words(
        "Your clue pointed at %(name)s’s card %(slot)s, a <as name>%(card)s</as>. The other "
        "copy already has a clue."
    ),
    "coach.clue-empty": words("Your clue told %(name)s nothing new."),
    "coach.play-clue-passed": nwords(
        "A clue would have shown %(name)s %(num)s card to play.",
        "A clue would have shown %(name)s %(num)s cards to play.",
        count="num",
    ),
    "coach.token-wasted": words(
        "You used the last clue token, and %(name)s can’t act on your clue yet."
    ),
    "coach.clued-discarded": words(
        "Your card %(slot)s had a clue, card %(other)s had none. Keep cards with clues."
    ),
    "coach.newer-discarded": words(
        "You discarded card %(slot)s. The others expect you to discard card %(other)s, your "
        "oldest without a clue."
    ),
    # What played-on games say. i18n: %(points)s is a number with decimals, such as 0.7.
    "coach.simulated-play": words(
        "Playing this card cost %(points)s points on average. Partners played on from here "
        "%(num)s times, each time with different cards where you couldn’t see them."
    ),
    "coach.simulated-discard": words(
        "Discarding this card cost %(points)s points on average. Partners played on from here "
        "%(num)s times, each time with different cards where you couldn’t see them."
    ),
    "coach.simulated-clue": words(
        "This clue cost %(points)s points on average. Partners played on from here %(num)s "
        "times, each time with different cards where you couldn’t see them."
    ),
    # Luck. i18n: %(expected)s is a number with decimals, such as 2.4.
    "coach.luck": nwords(
        "%(num)s card was played that wasn’t sure to fit. By the cards alone, %(expected)s would "
        "have fitted on average; in this game %(got)s did.",
        "%(num)s cards were played that weren’t sure to fit. By the cards alone, %(expected)s of "
        "them would have fitted on average; in this game %(got)s did.",
        count="num",
    ),
    "coach.luck.agreements": words("This doesn’t count conventions, so it needn’t be luck."),
}
