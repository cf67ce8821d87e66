"""Explanations say what decides before the fold: why a pick fails, and why the right one holds."""

from tests.support.table_script import TableScript
from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Explanation, Puzzle, answer_to
from tutor.games.hanabi.engine import Card, Suit
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.puzzles.proofs.reasons import parts


def explained(theme: str, table: TableScript, *chosen: str, **question: object) -> Explanation:
    """Return the explanation that the player to act gets for these options."""
    puzzle = Puzzle(theme, table.state, table.state.to_act, question)
    return THEMES[theme].explain(puzzle, answer_to(THEMES[theme], puzzle, chosen))


def said(told: Explanation) -> list[str]:
    """Return the ids of the sentences before the fold."""
    return [part.id for each in told.reason for part in parts(each.message)]


def told_of_ones(fireworks: str = "") -> TableScript:
    """Return a table at which Bob, to act, has been told of his ones, cards 1 and 4."""
    hands = ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"]
    return TableScript("Ann Bob", hands, fireworks=fireworks).do("Ann clues 1 to Bob (slots 1,4)")


# Safe play


def test_a_wrong_card_is_followed_by_what_the_right_ones_are() -> None:
    """Card 2 is none of the cards that fit; cards 1 and 4 can only be such."""
    told = explained("safe-play", told_of_ones(), "play-1")
    assert told.headline == Message("safe-play.never", {"slot": 2})
    assert said(told) == ["safe-play.none-of-these", "safe-play.fit-those"]
    wrong, right = parts(told.reason[0].message)
    assert wrong.params["cards"] == tuple(map(Card, ["r1", "y1", "g1", "b1", "w1"]))
    assert right.params["slots"] == (1, 4)


def test_a_card_that_must_wait_names_what_its_firework_needs() -> None:
    """A red card that is no 1 cannot start the red firework."""
    hands = ["b2 y1 y1 g1 g3", "r3 g2 y4 b1 w3"]
    table = TableScript("Ann Bob", hands)
    table.do("Ann clues red to Bob (slot 1)", "Bob clues 2 to Ann (slot 1)")
    table.do("Ann clues 1 to Bob (slot 4)")
    told = explained("safe-play", table, "play-0")
    waits = parts(told.reason[0].message)[0]
    assert (waits.id, waits.params["card"], waits.params["needed"]) == (
        "safe-play.waits",
        Card("r1"),
        1,
    )


def test_a_single_right_card_is_named_with_its_firework() -> None:
    """Bob's card 1 is the red 3, and red has reached 2."""
    hands = ["b2 y1 y1 g1 g3", "r3 g2 y4 b1 w3"]
    table = TableScript("Ann Bob", hands, fireworks="r2")
    table.do("Ann clues red to Bob (slot 1)", "Bob clues 2 to Ann (slot 1)")
    table.do("Ann clues 3 to Bob (slots 1,5)")
    told = explained("safe-play", table, "play-1")
    fit = parts(told.reason[0].message)[-1]
    assert fit == Message("safe-play.fit", {"slot": 1, "card": Card("r3"), "top": 2})
    found = explained("safe-play", table, "play-0")
    assert said(found) == ["proof.color-and-rank", "standing.fits"]


def test_that_no_card_is_safe_is_shown_by_the_tempting_one() -> None:
    """Each 1 may be the red one, which has been built: one sentence for all of them."""
    told = explained("safe-play", told_of_ones("r1"), NONE)
    assert said(told) == ["safe-play.each-could-be.built"]


def tempting(fireworks: str, second: str = "r5") -> TableScript:
    """Return a table at which Bob has been told of a red 4, of another 4 and of red cards."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", f"r4 {second} g2 b4 w3"], fireworks=fireworks)
    reds = "slots 1,2" if second == "r5" else "slot 1"
    table.do(f"Ann clues red to Bob ({reds})", "Bob clues 2 to Ann (slot 1)")
    return table.do("Ann clues 4 to Bob (slots 1,4)")


def test_an_answer_shown_says_why_other_clued_cards_are_not_certain() -> None:
    """Card 2 is red, but no 4; card 4 is a 4, but may be of a colour that needs none."""
    for chosen in ((), (NONE,)):
        told = explained("safe-play", tempting("r3 b3"), *chosen)
        early = {"slot": 4, "card": Card("y4"), "num": 2, "needed": 1}
        assert parts(told.reason[0].message)[2:] == (
            Message("safe-play.could-be.too-early", early),
        )
        assert said(told)[:2] == ["proof.color-and-rank", "standing.fits"]
        needed = {"slot": 2, "needed": Card("r4")}
        assert told.details[0].message == Message("safe-play.not-needed", needed)


def test_a_clued_card_that_must_wait_is_named_where_no_other_tempts() -> None:
    """Card 2 is red, but no 4; no other 4 than the red one fits."""
    told = explained("safe-play", tempting("r3"))
    needed = {"slot": 2, "needed": Card("r4")}
    assert parts(told.reason[0].message)[2:] == (Message("safe-play.not-needed", needed),)


def test_where_right_cards_could_be_several_the_tempting_one_is_in_the_fold() -> None:
    """Any of the 4s fits, one of which is red, and card 2 is a red card that is no 4."""
    told = explained("safe-play", tempting("r3 y3 g3 b3 w3"))
    assert said(told) == ["safe-play.fit", "safe-play.fit-each"]
    assert "safe-play.not-needed" in [each.message.id for each in told.details]


def test_whoever_found_the_card_is_not_told_of_others() -> None:
    """They have not been tempted."""
    found = explained("safe-play", tempting("r3 b3"), "play-0")
    assert said(found) == ["proof.color-and-rank", "standing.fits"]


# Safe discard


def test_safe_cards_are_none_of_the_critical_ones() -> None:
    """After a wrong discard, the sentence about the safe cards has what they cannot be."""
    hands = ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w5"]
    table = TableScript("Ann Bob", hands, clue_tokens=5, discards="y5 b5")
    table.do("Ann clues 1 to Bob (slots 1,4)")
    rest = parts(explained("safe-discard", table, "discard-4").reason[0].message)[1]
    assert rest.id == "safe-discard.rest-all"
    assert rest.params["slots"] == (1, 4)
    assert {card.rank for card in rest.params["cards"]} == {5}


# What do I know


def test_a_wrong_identity_is_followed_by_all_that_are_possible() -> None:
    """The clue that rules it out, then what is left."""
    told = explained("knowledge", told_of_ones(), "identity-r2", slot=0)
    assert said(told) == ["proof.rank", "knowledge.all"]
    assert parts(told.reason[0].message)[1].params["num"] == 5


def test_only_the_signs_that_are_there_are_named() -> None:
    """Bob's card 1 is neither a 1 nor a 2: the 15 cards it can be are too many to list."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r3 g2 r1 b1 w3"])
    table.do("Ann clues 1 to Bob (slots 3,4)", "Bob clues 2 to Ann (slot 1)")
    table.do("Ann clues 2 to Bob (slot 2)")
    chosen = {
        "many-missed": ("identity-r1",),
        "many": ("identity-r1", "identity-r3"),
    }
    for kind, options in chosen.items():
        assert f"knowledge.{kind}" in said(explained("knowledge", table, *options, slot=0))


def test_a_missed_identity_says_how_many_copies_are_in_sight() -> None:
    """Ann holds two of the three yellow 1s."""
    ones = [f"identity-{card}" for card in ("r1", "g1", "b1", "w1")]
    told = explained("knowledge", told_of_ones(), *ones, slot=0)
    missed = {"num": 1, "card": Card("y1"), "cards": (Card("y1"),)}
    assert told.headline == Message("knowledge.also", missed)
    assert told.reason[0].message == Message("knowledge.missed.seen", {"num": 3, "seen": 2})


def test_places_of_copies_are_told_where_few_are_counted() -> None:
    """The 5 in the discard pile is named as such, not in a list of cards that are in sight."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r5 g2 r4 b1 w3"], discards="b5 w5")
    table.do("Ann clues blue to Bob (slot 4)", "Bob clues 2 to Ann (slot 1)")
    table.do("Ann clues 4 to Bob (slot 3)")
    told = explained("knowledge", table, "identity-r1", slot=3)
    assert "proof.counted-there" in [each.message.id for each in told.details]


# Still perfect?


def perfect_or_not(discards: str, *chosen: str) -> Explanation:
    """Return the explanation at a table where nothing is built and these cards are discarded."""
    hands = ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"]
    return explained("still-perfect", TableScript("Ann Bob", hands, discards=discards), *chosen)


def test_nothing_is_lost_while_a_copy_is_left() -> None:
    """The cards of which one copy is left are named."""
    told = perfect_or_not("r3 y4", "points-24")
    assert told.headline == Message("still-perfect.perfect", {"num": 25})
    assert said(told) == ["still-perfect.last-left"]
    assert told.reason[0].message.params["cards"] == (Card("r3"), Card("y4"))


def test_every_lost_card_stands_before_the_fold() -> None:
    """One with the sum; several in one sentence, with the sum."""
    one = perfect_or_not("r5", "points-25")
    assert said(one) == ["standing.stops", "still-perfect.others"]
    others = parts(one.reason[0].message)[1]
    assert others.params == {"all": 25, "lost": 1, "num": 24}
    told = perfect_or_not("r5 y5 b3 b3", "points-25")
    assert said(told) == ["still-perfect.lost", "still-perfect.right"]
    lost, right = parts(told.reason[0].message)
    assert lost.params["tops"] == (4, 4, 2)
    assert right.params["sum"] == "4 + 4 + 5 + 2 + 5 = 20"
    alike = perfect_or_not("r5 y5", "points-0")
    assert said(alike) == ["still-perfect.now", "still-perfect.lost-alike", "still-perfect.right"]
    assert parts(alike.reason[0].message)[1].params["top"] == 4


def test_a_wrong_score_has_the_misunderstanding_that_leads_to_it() -> None:
    """Without a 3, the 4 and the 5 are lost too; a 4 with a copy left is not; 2 can be reached."""
    assert said(perfect_or_not("b3 b3", "points-24"))[0] == "still-perfect.blocks"
    assert said(perfect_or_not("r4", "points-24"))[0] == "still-perfect.copy-left"
    assert said(perfect_or_not("b3 b3", "points-20"))[0] == "still-perfect.still-grows"


# Point at them


def test_a_clue_to_multicolour_cards_gives_its_rule_before_the_fold() -> None:
    """That the clue points at the multicolour 4 has a rule of its own."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 m4 b1 w3"], ruleset="wild-10")
    told = explained("point-out", table, "card-1-1", clue="color-1-r")
    assert [each.rules for each in told.reason] == [("wild-touched",)]


# What happens?


def test_what_happens_is_told_from_the_card_to_the_end_of_the_turn() -> None:
    """A 5 completes its firework; whoever expected another end also reads why it isn't one."""
    table = TableScript(
        "Ann Bob",
        ["r5 y1 y1 g1 g3", "r1 g2 m4 b1 w3"],
        fireworks="r4",
        ruleset="wild-10",
        clue_tokens=3,
    )
    chain = ["standing.fits", "outcome.recovers"]
    for option in ("joins-firework", "mistake", "ends-lost"):
        told = explained("outcome", table, option, slot=0)
        assert [part.id for part in parts(told.reason[0].message)] == chain
        assert len(told.reason) == 1
    assert said(explained("outcome", table, "ends-won", slot=0)) == [*chain, "outcome.not-won"]


# Odds


def test_a_chance_names_the_cards_that_it_rests_on() -> None:
    """Bob's card 1 is red: it can be any of the red cards, and only the red 1 fits."""
    table = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r3 g2 y4 b1 w3"])
    table.do("Ann clues red to Bob (slot 1)")
    told = explained("odds", table, "play-0", act="play")
    can_be, fit = parts(told.reason[0].message)[:2]
    assert [can_be.id, fit.id] == ["odds.can-be", "odds.play.of-these"]
    red = {1: 3, 2: 2, 3: 2, 4: 2}
    copies = [Message("odds.copies", {"card": Card(f"r{n}"), "num": red[n]}) for n in red]
    assert can_be.params["cards"] == (*copies, Card("r5"))
    assert (fit.params["hits"], fit.params["all"]) == (3, 10)


def test_a_chance_that_counts_copies_says_how_many_of_each() -> None:
    """Red and green fit: Bob sees two of the three red 1s, and one of the green 1s."""
    hands = ["b2 y3 y4 g1 g3", "r1 g2 r4 b1 w3"]
    table = TableScript("Ann Bob", hands, fireworks="y1 b1 w1", discards="r1 r1 y1")
    told = explained("odds", table.do("Ann clues 1 to Bob (slots 1,4)"), act="play")
    assert told.headline == Message("odds.play.answer", {"slots": (1, 4), "num": 2})
    chance = next(
        part
        for each in told.details
        for part in parts(each.message)
        if part.id == "odds.play.of-these"
    )
    green = Message("odds.copies", {"card": Card("g1"), "num": 2})
    assert chance.params["cards"] == (Card("r1"), green)


def test_cards_that_could_be_the_same_share_their_chance_in_the_fold() -> None:
    """Each card's chance is explained, in the order of the hand."""
    hands = ["b2 y3 y4 g1 g3", "r1 g2 r4 b1 w3"]
    table = TableScript("Ann Bob", hands, fireworks="y1 b1 w1", discards="r1 r1 y1")
    told = explained("odds", table.do("Ann clues 1 to Bob (slots 1,4)"), act="play")
    slots = [parts(each.message)[0].params.get("slots") for each in told.details]
    assert [each for each in slots if each] == [(1, 4), (2, 3, 5)]


# Last round


def test_a_game_that_a_card_ends_is_explained_once() -> None:
    """Why the card does not fit and what that costs; the fold has nothing to add."""
    table = TableScript(
        "Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"], strikes=2, discards="r3 y4"
    )
    told = explained("last-round", table, "player-1", action="play-0")
    assert told.headline == Message("last-round.over")
    assert said(told) == ["standing.too-early", "outcome.ended.strikes"]
    assert told.details == ()


def test_a_last_mistake_is_caused_by_what_is_next() -> None:
    """Red needs its 2: that both lie in the discard pile makes no difference to the red 3."""
    hands = ["r3 y1 y1 g1 g3", "b1 g2 r4 b1 w3"]
    table = TableScript("Ann Bob", hands, fireworks="r1", strikes=2, discards="r2 r2")
    told = explained("last-round", table, "player-1", action="play-0")
    assert said(told) == ["standing.not-next", "outcome.ended.strikes"]
    assert told.details == ()


# Clues that help


def helped(name: str, *chosen: str) -> Explanation:
    """Return the explanation of an answer to a puzzle of the library."""
    entry = library()[name]
    theme = THEMES[entry.theme]
    return theme.explain(entry.puzzle, answer_to(theme, entry.puzzle, chosen))


def test_whoever_gave_neither_of_two_right_clues_is_told_both() -> None:
    """“4” points at the card and “3” leaves it out, which whoever gave a right one isn’t told."""
    other = Message("helping.also-aside.rank", {"rank": 3, "slot": 2})
    for chosen in ((), ("color-3-g",)):
        told = helped("make-playable-004", *chosen)
        assert other in [each.message for each in (*told.reason, *told.details)]
    for right in ("rank-3-3", "rank-3-4"):
        told = helped("make-playable-004", right)
        assert other not in [each.message for each in (*told.reason, *told.details)]


def test_of_several_right_clues_one_is_explained_and_the_others_named() -> None:
    """Four colours and two numbers do: all but the one that is explained come first in the fold."""
    told = helped("save-023", "rank-2-1")
    assert "helping.settles.after-color.color" in said(told)
    colors, ranks, *_ = (each.message for each in told.details)
    assert colors == Message("helping.also.colors", {"suits": tuple(map(Suit, "gbw"))})
    assert ranks == Message("helping.also.ranks", {"ranks": (3, 4)})
