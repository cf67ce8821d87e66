"""Puzzles on conventions, in English."""

from tutor.web.shell.words import Words, nwords, pwords, words

CONVENTION_THEMES: dict[str, Words] = {
    # Steps on the way. i18n: %(slots)s is a list of numbers of cards like “1 and 3”.
    "convention.has-clue": nwords(
        "Your card %(slots)s has a clue.", "Your cards %(slots)s have clues.", count="num"
    ),
    "convention.no-chop": words("All your cards have clues, so you have no chop."),
    "convention.chop-is": words("Your chop is card %(slot)s."),
    "convention.first-clue": words("Card %(slot)s gets its first clue."),
    "convention.could-be-playable": words("To be played, it could be <as or>%(cards)s</as>."),
    "convention.could-be-saved": words("To be saved, it could be <as or>%(cards)s</as>."),
    "convention.chop-card": words("%(name)s’s chop is the <as name>%(card)s</as>."),
    "convention.card-has-clue": words("The other <as name>%(card)s</as> has a clue."),
    "convention.clued-card": words(
        "%(name)s’s card %(slot)s, the <as name>%(card)s</as>, has a clue."
    ),
    # Chop
    "theme.chop": pwords("kind of puzzle", "Chop"),
    "theme.chop.about": words("Find the card you discard next by convention."),
    "chop.goal": words("Which card is your chop?"),
    "chop.note": words("By convention, your chop is your oldest card without a clue."),
    "chop.option.none": words("I have no chop"),
    # i18n: Headlines, like all lines here without a full stop that are no options.
    "chop.head": words("Your chop is card %(slot)s"),
    "chop.head.none": words("You have no chop"),
    "chop.not": words("Card %(slot)s isn’t your chop"),
    # i18n: After the cause: the card has a clue, or is newer.
    "chop.instead.oldest": words("Your oldest card without a clue is card %(slot)s."),
    "chop.instead.older": words("Card %(slot)s is older and has no clue either."),
    "chop.instead.none": words("So have all your others: you have no chop."),
    "chop.none-right": words("Every card has a clue."),
    "chop.none-wrong": words("One of your cards has no clue."),
    "convention.chop.yes": words("It’s your oldest card without a clue."),
    "convention.chop.clued": words("Card %(slot)s has a clue."),
    "convention.chop.newer": words("A card older than card %(slot)s has no clue."),
    # Play or save. i18n: %(clue)s is a sentence like “Bob gives you the clue “red” and
    # points at your cards 1, 3.”
    "theme.play-or-save": pwords("kind of puzzle", "Play or save"),
    "theme.play-or-save.about": words("Say whether a clue asks you to play or to keep."),
    "play-or-save.goal": words("%(clue)s What does the clue ask for?"),
    "play-or-save.head.play": words("The clue asks you to play card %(slot)s"),
    "play-or-save.head.save": words("The clue asks you to save card %(slot)s"),
    "play-or-save.head.either": words("The clue could ask you to play or save card %(slot)s"),
    "convention.saved": words(
        "Only the chop is saved: a critical card, or a %(five)s or %(two)s by number."
    ),
    # i18n: What a clue asks for.
    "convention.kind.play": words("Play this card"),
    "convention.kind.save": words("Save this card"),
    "convention.kind.either": words("It could be either"),
    # i18n: Whole causes. %(slot)s is the number of the card; %(plays)s and %(saves)s are lists of
    # cards: what the card is as one to play or to save.
    "convention.kind.why.off-chop": words(
        "Card %(slot)s isn’t your chop (that’s card %(chop)s), and only the chop is saved."
    ),
    "convention.kind.why.no-chop": words(
        "Card %(slot)s isn’t your chop, and only the chop is saved."
    ),
    "convention.kind.why.play": words(
        "Card %(slot)s is your chop, but it can’t be a card to save. It could be "
        "<as or>%(plays)s</as>."
    ),
    "convention.kind.why.play.one": words(
        "Card %(slot)s is your chop, but it can’t be a card to save. It must be the "
        "<as or name>%(plays)s</as>."
    ),
    "convention.kind.why.save": words(
        "Card %(slot)s is your chop, and it can’t be playable. It could be <as or>%(saves)s</as>."
    ),
    "convention.kind.why.save.one": words(
        "Card %(slot)s is your chop, and it can’t be playable. It must be the "
        "<as or name>%(saves)s</as>."
    ),
    "convention.kind.why.either": words(
        "Card %(slot)s is your chop. To be played, it could be <as or>%(plays)s</as>; to be saved, "
        "<as or>%(saves)s</as>."
    ),
    "convention.kind.no.off-chop.save": words("Only the chop is saved."),
    "convention.kind.no.off-chop.either": words("The card isn’t your chop, so nothing is saved."),
    "convention.kind.no.play.save": words("No card it could be may be saved."),
    "convention.kind.no.play.either": words("No card it could be is one to save."),
    "convention.kind.no.save.play": words("No card it could be is playable."),
    "convention.kind.no.save.either": words("It can’t be playable."),
    "convention.kind.no.either.play": words("It could also be a card to save."),
    "convention.kind.no.either.save": words("It could also be playable."),
    # Focus
    "theme.focus": pwords("kind of puzzle", "Focus"),
    "theme.focus.about": words("Find the card a clue is about."),
    "focus.goal": words("%(clue)s Which card is the focus?"),
    "focus.note": words(
        "Focus: your chop if it gets its first clue, otherwise the newest card that does."
    ),
    "focus.head": words("The focus is card %(slot)s"),
    "focus.not": words("Card %(slot)s isn’t the focus"),
    "convention.focus.chop": words(
        "Card %(slot)s is your chop and gets its first clue, so it’s the focus."
    ),
    # i18n: %(chop)s is the number of the chop.
    "convention.focus.newest": words(
        "The clue leaves out your chop, card %(chop)s. Of the other cards that get their first "
        "clue, card %(slot)s is the newest."
    ),
    "convention.focus.only": words(
        "The clue leaves out your chop, card %(chop)s. Of the other cards, only card %(slot)s gets "
        "its first clue."
    ),
    "convention.focus.again": words(
        "No card gets its first clue, so the newest is the focus: card %(slot)s."
    ),
    "convention.focus.newer": words("The clue also points at your chop."),
    # Saves
    "theme.saves": pwords("kind of puzzle", "Saves"),
    "theme.saves.about": words("Find the clue that saves a card from being discarded."),
    "saves.goal": words("Which clue saves a card by convention?"),
    # i18n: Headlines; %(action)s is the subject, like “The clue “red” to Bob”.
    "saves.head": words("%(action)s saves nothing"),
    "saves.head.right": words("%(action)s saves a card"),
    "good-touch.head": words("%(action)s isn’t good"),
    "good-touch.head.right": words("%(action)s is good"),
    # i18n: What another clue would have done; why follows.
    "saves.instead": words("%(action)s saves a card."),
    "good-touch.instead": words("%(action)s is good."),
    "saves.instead.none": words("No other clue saves a card either."),
    "saves.instead.it": words("%(action)s saves it."),
    "saves.option.none": words("There’s no card to save"),
    "saves.none-right": words("Every chop is trash or has another copy left."),
    "saves.none-wrong": words("One of these clues saves a chop."),
    # i18n: %(num)s is how many other copies there are.
    "saves.last": nwords(
        "%(name)s’s chop is the <as name>%(card)s</as>, and the other <as word>%(num)s</as> is in "
        "the discard pile.",
        "%(name)s’s chop is the <as name>%(card)s</as>, and the other <as word>%(num)s</as> are in "
        "the discard pile.",
        count="num",
    ),
    "saves.only": words("%(name)s’s chop is the <as name>%(card)s</as>, and there’s only one."),
    "saves.two": words(
        "%(name)s’s chop is the <as name>%(card)s</as>, and you don’t see the other one."
    ),
    "saves.by-number": words(
        "%(name)s’s chop is the <as name>%(card)s</as>, and a %(num)s is saved by number only."
    ),
    # i18n: Why a chop may not be saved. %(rank)s is the card’s number.
    "saves.not.built": words(
        "%(name)s’s chop is the <as name>%(card)s</as>, which is trash: <as colour>%(card)s</as> "
        "already has its %(rank)s."
    ),
    # i18n: Why it can never be played follows.
    "saves.not.trash": words("%(name)s’s chop is the <as name>%(card)s</as>, which is trash."),
    "saves.not.held": words(
        "%(name)s’s chop is the <as name>%(card)s</as>, which isn’t critical: %(holder)s holds "
        "another."
    ),
    "saves.not.unseen": words(
        "%(name)s’s chop is the <as name>%(card)s</as>, which isn’t critical: another is in the "
        "deck or in your hand."
    ),
    "saves.not.own": words(
        "%(name)s’s chop is the <as name>%(card)s</as>, which isn’t critical: another is in your "
        "hand."
    ),
    "saves.playable": words("The <as name>%(card)s</as> is playable, so it’s a play clue."),
    # Good touch
    "theme.good-touch": pwords("kind of puzzle", "Good touch"),
    "theme.good-touch.about": words("Find a clue that points at no trash and no second copy."),
    "good-touch.goal": words("Which clue to %(name)s is good by convention?"),
    "good-touch.note": words(
        "Good: a save, or a play clue that points at no trash or second copy."
    ),
    # i18n: Why not follows.
    "good-touch.not": words("%(action)s isn’t good."),
    # i18n: %(rank)s is the card’s number.
    "good-touch.built": words(
        "It points at the <as name>%(card)s</as>, which is trash: <as colour>%(card)s</as> already "
        "has its %(rank)s."
    ),
    "good-touch.useless": words("It points at the <as name>%(card)s</as>, which is trash."),
    "good-touch.twice": words("It points at two copies of the <as name>%(card)s</as>."),
    "good-touch.clued": words(
        "It points at the <as name>%(card)s</as>, and the other one, in %(name)s’s hand, already "
        "has a clue."
    ),
    "good-touch.own": words(
        "It points at the <as name>%(card)s</as>, and your card %(slot)s, which has a clue, could "
        "be the other one."
    ),
    # i18n: "It" is the clue; the focus is the card that it is about.
    "convention.good.only": words(
        "It points only at the <as name>%(card)s</as>, which is playable."
    ),
    "convention.good.play": words(
        "The focus, the <as name>%(card)s</as>, is playable, and the clue points at no trash or "
        "second copy."
    ),
    "convention.good.later": words(
        "The focus, the <as name>%(card)s</as>, is next after %(name)s’s <as name>%(needed)s</as>."
    ),
    "convention.good.later-own": words(
        "The focus, the <as name>%(card)s</as>, is next after your <as name>%(needed)s</as>."
    ),
    "convention.good.save": words("It saves %(name)s’s chop, the <as name>%(card)s</as>."),
    "convention.good.off-chop": words(
        "The focus, the <as name>%(card)s</as>, isn’t playable, and only the chop is saved."
    ),
    "convention.good.not-critical": words(
        "The focus, the <as name>%(card)s</as>, is neither playable nor critical."
    ),
    # Early game and last token
    "theme.early-game": pwords("kind of puzzle", "Early game and last token"),
    "theme.early-game.about": words("Decide who gets a clue before anyone discards."),
    "early-game.goal.early": words("Nobody has discarded yet. What do you do first?"),
    "early-game.goal.last": words("One clue token is left. What do you do first?"),
    "early-game.option.clue": words("Give %(name)s a clue"),
    "early-game.option.discard": words("Discard your chop"),
    "early-game.note.early": words("By convention, good clues come before the first discard."),
    "early-game.note.last": words("By convention, the last clue token saves the next discard."),
    "early-game.head": words("Give %(name)s a clue first"),
    "early-game.head.discard": words("Discard your chop first"),
    "early-game.head.no": words("There’s no good clue for %(name)s"),
    "early-game.instead.discard": words("There’s no good clue left, so discard your chop."),
    # i18n: %(action)s is the subject, like “The clue “red” to Bob”; why it is good follows.
    "early-game.early.yes": words("%(action)s is good."),
    "early-game.early.no": words(
        "%(name)s has no playable card without a clue, and the chop needn’t be saved."
    ),
    "early-game.early.no-way": words(
        "%(name)s’s <as name>%(card)s</as> is playable, but no clue to it is good."
    ),
    "early-game.early.clues-left": words("There’s still a good clue to give."),
    "early-game.early.no-clue": words("There’s no good clue left."),
    # i18n: Why it has to be saved follows.
    "early-game.last.yes": words("%(name)s is next and would discard the <as name>%(card)s</as>."),
    "early-game.unseen": words("You don’t see the other <as name>%(card)s</as>."),
    "early-game.last.later": words("A clue to %(name)s can wait."),
    # i18n: The next one’s chop, which need not be saved, follows.
    "early-game.last.next": words("%(name)s is the next to discard."),
    "early-game.last.no": words("%(name)s can wait. The next discard must be saved first."),
    "early-game.last.clues-left": words("The next discard must be saved."),
    "early-game.last.no-clue": words("No card needs saving."),
    # Delayed plays
    "theme.delayed": pwords("kind of puzzle", "Delayed plays"),
    "theme.delayed.about": words("Work out what a card could be that has to wait."),
    "delayed.goal": words("%(clue)s What could the card in focus be? Mark every possibility."),
    "delayed.note": words(
        "By convention, a play clue may also mean the card after cards with clues."
    ),
    "delayed.head": words("It could be <as or>%(cards)s</as>"),
    "delayed.head.only": words("It can only be the <as name>%(card)s</as>"),
    "delayed.missed": words("Right, but it could also be the <as name>%(card)s</as>"),
    "delayed.missed-several": words("Right, but it could also be <as or>%(cards)s</as>"),
    "delayed.yes": words(
        "The <as name>%(card)s</as> is next after %(name)s’s <as name>%(needed)s</as>, which has a "
        "clue."
    ),
    # i18n: %(cards)s is a list of cards.
    "delayed.yes-several": words(
        "The <as name>%(card)s</as> is next after %(cards)s, which have clues."
    ),
    "delayed.clued": words(
        "%(name)s’s <as name>%(card)s</as> already has a clue, and a second copy gets none."
    ),
    "delayed.seen": words("You see every copy of the <as name>%(card)s</as>."),
    # i18n: %(rank)s is the card’s number.
    "delayed.built": words(
        "The <as name>%(card)s</as> is trash: <as colour>%(card)s</as> already has its %(rank)s."
    ),
    "delayed.useless": words("The <as name>%(card)s</as> is trash."),
    "delayed.not-next": words(
        "The <as name>%(card)s</as> has to wait for the <as name>%(needed)s</as>, and you see none "
        "with a clue."
    ),
    # Prompt and finesse
    "theme.prompt": pwords("kind of puzzle", "Prompt"),
    "theme.prompt.about": words("A clue to somebody else asks you to play a card with a clue."),
    "reaction.goal": words("%(clue)s Which card do you play now?"),
    "prompt.note": words(
        "Prompt: play your newest card with a clue that could be the missing one."
    ),
    "theme.finesse": pwords("kind of puzzle", "Finesse"),
    "theme.finesse.about": words(
        "A clue to somebody else asks you to play your newest card without a clue."
    ),
    "finesse.note": words("Finesse: if there’s no prompt, play your newest card without a clue."),
    "reaction.none": words("None of my cards"),
    "reaction.head": words("Play card %(slot)s now"),
    "reaction.head.none": words("You don’t play a card now"),
    "reaction.not": words("Card %(slot)s isn’t the one to play"),
    # i18n: %(needed)s has to be played first. Which card of the reader’s is meant follows.
    "reaction.waits": words(
        "The clue is about %(name)s’s <as name>%(card)s</as>, which waits for the "
        "<as name>%(needed)s</as>."
    ),
    "reaction.about": words("The clue is about %(name)s’s <as name>%(card)s</as>."),
    "reaction.missing": words(
        "The <as name>%(needed)s</as> has to be played before the <as name>%(card)s</as>."
    ),
    "reaction.asked": words(
        "%(name)s’s <as name>%(card)s</as> isn’t playable yet, so the <as name>%(needed)s</as> "
        "must be yours."
    ),
    "reaction.not-asked.playable": words(
        "The clue is about %(name)s’s <as name>%(card)s</as>, which is playable: it waits for none "
        "of your cards."
    ),
    "reaction.not-asked.saved": words(
        "The clue saves %(name)s’s <as name>%(card)s</as>, and a save asks for none of your cards."
    ),
    "reaction.not-asked.others": words(
        "The clue is about %(name)s’s <as name>%(card)s</as>, and %(other)s plays the "
        "<as name>%(needed)s</as> before it."
    ),
    "reaction.not-yours.playable": words(
        "%(name)s’s <as name>%(card)s</as> doesn’t wait for your card %(slot)s."
    ),
    "reaction.not-yours.saved": words("A save clue doesn’t ask for your card %(slot)s."),
    "reaction.not-yours.others": words(
        "%(name)s’s <as name>%(card)s</as> waits for %(other)s’s <as name>%(needed)s</as>, not for "
        "your card %(slot)s."
    ),
    "convention.first.prompt": words(
        "Card %(slot)s is your newest card with a clue that could be the <as name>%(card)s</as>."
    ),
    "convention.first.finesse": words(
        "None of your cards with clues could be the <as name>%(card)s</as>, so it must be card "
        "%(slot)s, your newest without a clue."
    ),
    "convention.first.finesse-unclued": words(
        "None of your cards has a clue, so your newest, card %(slot)s, must be the "
        "<as name>%(card)s</as>."
    ),
    # i18n: %(slots)s is a list of numbers of cards.
    "convention.first.cannot.color": nwords(
        "“<as colour>%(suit)s</as>” pointed at card %(slots)s, so it can’t be the "
        "<as name>%(card)s</as>.",
        "“<as colour>%(suit)s</as>” pointed at cards %(slots)s, so they can’t be the "
        "<as name>%(card)s</as>.",
        count="num",
    ),
    "convention.first.cannot.rank": nwords(
        "“%(rank)s” pointed at card %(slots)s, so it can’t be the <as name>%(card)s</as>.",
        "“%(rank)s” pointed at cards %(slots)s, so they can’t be the <as name>%(card)s</as>.",
        count="num",
    ),
    "convention.first.cannot.not-color": nwords(
        "“<as colour>%(suit)s</as>” didn’t point at card %(slots)s, so it can’t be the "
        "<as name>%(card)s</as>.",
        "“<as colour>%(suit)s</as>” didn’t point at cards %(slots)s, so they can’t be the "
        "<as name>%(card)s</as>.",
        count="num",
    ),
    "convention.first.cannot.not-rank": nwords(
        "“%(rank)s” didn’t point at card %(slots)s, so it can’t be the <as name>%(card)s</as>.",
        "“%(rank)s” didn’t point at cards %(slots)s, so they can’t be the <as name>%(card)s</as>.",
        count="num",
    ),
    "convention.first.cannot": words("Card %(slot)s can’t be the <as name>%(card)s</as>."),
    "convention.first.older": words("Card %(slot)s isn’t your newest without a clue."),
    "convention.first.older-clued": words(
        "Card %(slot)s could be the <as name>%(card)s</as>, but a newer card with a clue comes "
        "first."
    ),
    "convention.first.no-clue": words(
        "Card %(slot)s has no clue, and a card with one comes first if it could be the "
        "<as name>%(card)s</as>."
    ),
}
