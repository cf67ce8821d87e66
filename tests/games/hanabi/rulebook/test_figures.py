"""The pictures show positions of real games, and what their captions say."""

from collections import Counter

import pytest

from tutor.core.game import EndCondition
from tutor.core.messages import Player
from tutor.games.hanabi.engine import Card, ColorClue, Ruleset, Suit
from tutor.games.hanabi.engine.cards import RANKS
from tutor.games.hanabi.engine.events import FireworkCompleted, LastRoundBegan, Misplayed
from tutor.games.hanabi.engine.reasons import EndCause
from tutor.games.hanabi.rulebook import BOXES, RULES, Figure, TableSetup, rulebook

ANN, BOB = 0, 1

FIGURES: dict[str, Figure] = {
    rule.id: rule.figure for rule in RULES.values() if rule.figure is not None
}


def figure(rule_id: str, kind: str) -> Figure:
    """Return a rule's picture, which must be of this kind."""
    found = FIGURES[rule_id]
    assert found.kind == kind
    return found


def test_these_rules_have_pictures() -> None:
    """These rules are easier to see than to read."""
    assert set(FIGURES) == {
        "copies",
        "own-hand-hidden",
        "clue-one-fact",
        "clue-complete",
        "clue-denies",
        "last-copy",
        "misplay",
        "firework",
        "bonus",
        "end-last-round",
        "score",
        "lost-score",
        "sixth-suit",
        "avalanche",
        "wild-touched",
        "wild-proof",
        "wild-firework",
        "play-on-card-gone",
    }


@pytest.mark.parametrize("rule_id", FIGURES)
def test_a_picture_uses_the_cards_of_one_deck(rule_id: str) -> None:
    """Hands, deck, discards and fireworks together are the whole deck, no card twice."""
    state = FIGURES[rule_id].state
    built = [
        Card(f"{suit}{rank}")
        for suit in state.ruleset.suits
        for rank in RANKS
        if rank <= state.firework(suit)
    ]
    cards = [*(card for hand in state.hands for card in hand), *state.deck, *state.discards, *built]
    assert Counter(cards) == state.ruleset.deck_counts


@pytest.mark.parametrize("rule_id", FIGURES)
def test_a_caption_is_the_rules_own(rule_id: str) -> None:
    """A caption belongs to the rule, and a player whom it calls "you" is the viewer."""
    shown = FIGURES[rule_id]
    assert shown.caption.id == f"rule.{rule_id}.figure"
    you = shown.caption.params.get("player")
    assert you == (None if shown.viewer is None else Player(shown.viewer))


def test_pictures_follow_the_ruleset() -> None:
    """Pictures of the basic rules show the game of the table."""
    for code in ("fuses-1", "clues-10", "sixth-5", "wild-10"):
        table = TableSetup(BOXES["en"], Ruleset.parse(code))
        rules = rulebook(table).rules
        drawn = {name: rules[name].figure for name in FIGURES}
        basic = [name for name in FIGURES if FIGURES[name].state.ruleset == Ruleset()]
        assert len(basic) == 12
        for name in basic:
            shown = drawn[name]
            assert shown is not None
            assert shown.state.ruleset == table.ruleset


def test_pictures_of_a_last_round_need_one() -> None:
    """A table that plays on sees them as they would be without playing on."""
    rules = rulebook(TableSetup(BOXES["ru"], Ruleset(play_on=True))).rules
    for name in ("end-last-round", "score", "last-copy"):
        shown = rules[name].figure
        assert shown is not None
        assert not shown.state.ruleset.play_on


def test_copies_shows_every_red_card_of_the_deck() -> None:
    """Ten cards: three 1s, two each of 2, 3 and 4, one 5."""
    shown = figure("copies", "cards").cards
    assert " ".join(map(str, shown)) == "r1 r1 r1 r2 r2 r3 r3 r4 r4 r5"


def test_own_hand_hidden_is_a_start_seen_by_ann() -> None:
    """Nothing has happened yet, and we sit in Ann's seat."""
    shown = figure("own-hand-hidden", "table")
    assert shown.viewer == ANN
    assert shown.state.points == len(shown.state.discards) == 0
    assert shown.state.deck_size == 50 - 3 * 5


def test_the_complete_clue_points_at_both_red_cards() -> None:
    """What is pointed at is what the engine says the clue touches: two red cards."""
    shown = figure("clue-one-fact", "hand")
    slots = shown.state.touched(ColorClue(BOB, Suit.RED))
    assert shown.seat == BOB
    assert shown.viewer is None
    assert shown.pointed == {(BOB, slot) for slot in slots}
    assert [shown.state.hands[BOB][slot].suit for slot in slots] == [Suit.RED, Suit.RED]


def test_the_incomplete_clue_leaves_out_one_card() -> None:
    """The same hand with one red card pointed at; the caption names the only other one."""
    shown = figure("clue-complete", "hand")
    assert shown.state == FIGURES["clue-one-fact"].state
    complete = FIGURES["clue-one-fact"].pointed
    ((seat, slot),) = complete - shown.pointed
    assert shown.pointed < complete
    assert shown.caption.params["card"] == shown.state.hands[seat][slot]


def test_the_clue_as_heard_tells_two_red_and_three_not() -> None:
    """Bob sees backs; two are marked red, three as not red."""
    shown = figure("clue-denies", "hand")
    assert (shown.viewer, shown.seat, shown.denied) == (BOB, BOB, True)
    told = shown.state.clue_marks[BOB]
    assert [card.colors for card in told].count((Suit.RED,)) == 2
    assert [card.denied_colors for card in told].count((Suit.RED,)) == 3


def test_the_last_copy_is_in_the_discard_pile() -> None:
    """Every copy of the card named is there, and its firework had not passed it."""
    shown = figure("last-copy", "discards")
    gone = shown.caption.params["card"]
    assert shown.state.discards.count(gone) == shown.state.ruleset.copies(gone)
    assert shown.state.firework(gone.suit) <= shown.caption.params["stop"] == gone.rank - 1
    assert gone.suit is Suit.BLUE
    example = RULES["last-copy"].paragraphs[1]
    assert example.params["card"] == gone  # type: ignore[union-attr]  # a sentence, not a list


def test_the_misplay_is_bobs_and_has_cost_a_fuse() -> None:
    """Bob has just played the card; the card that was waited for still fits."""
    shown = figure("misplay", "table")
    values, state = shown.caption.params, shown.state
    event = next(event for event in state.events if isinstance(event, Misplayed))
    assert (event.player, event.card) == (shown.viewer, values["card"]) == (BOB, Card("r3"))
    assert state.discards[-1] == values["card"]
    assert state.strikes == 1
    assert state.is_playable(values["needed"])
    assert values["needed"].suit is values["card"].suit


def test_the_firework_has_grown_from_1_to_3() -> None:
    """Red stands at 3 and waits for its 4."""
    shown = figure("firework", "fireworks")
    assert shown.caption.params == {"top": 3, "next": Card("r4")}
    assert shown.state.firework(Suit.RED) == 3


def test_the_bonus_has_brought_back_one_token() -> None:
    """Ann has just completed red; the count went up by one."""
    shown = figure("bonus", "table")
    values, state = shown.caption.params, shown.state
    assert FireworkCompleted(Suit.RED, token_recovered=True) in state.events
    assert (state.to_act - 1) % state.players == shown.viewer == ANN
    assert values["after"] == state.clue_tokens == values["before"] + 1


def test_the_last_round_has_just_begun_for_the_drawer() -> None:
    """The viewer drew the last card, and of the turns to come the last is the viewer's."""
    shown = figure("end-last-round", "table")
    state = shown.state
    began = next(event for event in state.events if isinstance(event, LastRoundBegan))
    assert began.player == shown.viewer == BOB
    assert state.deck_size == 0
    assert shown.caption.params["num"] == state.turns_left == state.players == 3
    assert (state.to_act + state.turns_left - 1) % state.players == shown.viewer


def test_the_score_is_the_sum_of_the_top_cards() -> None:
    """A finished game, scored; the sum in the caption comes out."""
    shown = figure("score", "fireworks")
    values, outcome = shown.caption.params, shown.state.outcome
    assert outcome is not None
    assert outcome.end_condition is EndCondition.SCORED
    assert sum(map(int, values["sum"].split("+"))) == values["num"] == outcome.score
    assert values["num"] > max(shown.state.fireworks)


def test_the_lost_game_had_cards_built_and_scores_nothing() -> None:
    """Three cards stand, yet the score is 0."""
    shown = figure("lost-score", "fireworks")
    outcome = shown.state.outcome
    assert outcome is not None
    assert outcome.end_condition is EndCondition.LOST
    assert shown.caption.params == {"num": shown.state.points, "score": outcome.score}
    assert shown.state.points > outcome.score


def test_the_sixth_firework_has_begun() -> None:
    """Multicolour stands at the number in the caption and waits for the card in it."""
    shown = figure("sixth-suit", "fireworks")
    assert shown.state.ruleset.variant.multicolor_cards == 10
    assert shown.caption.params == {"top": 1, "next": Card("m2")}
    assert shown.state.firework(Suit.MULTI) == 1


def test_the_avalanche_has_one_card_of_each_number() -> None:
    assert " ".join(map(str, figure("avalanche", "cards").cards)) == "m1 m2 m3 m4 m5"


def test_a_red_clue_points_at_red_and_multicolour_cards() -> None:
    """What is pointed at is what the engine says: two red cards and the one in the caption."""
    shown = figure("wild-touched", "hand")
    state = shown.state
    assert state.ruleset.variant.is_wild
    slots = state.touched(ColorClue(BOB, Suit.RED))
    assert shown.pointed == {(BOB, slot) for slot in slots}
    wild = shown.caption.params["card"]
    assert sorted(str(state.hands[BOB][slot]) for slot in slots) == [str(wild), "r1", "r3"]
    assert wild.suit is Suit.MULTI


def test_just_one_card_was_told_two_colours_and_is_multicolour() -> None:
    """Bob sees its back, and can tell all the same."""
    shown = figure("wild-proof", "hand")
    assert shown.viewer == shown.seat == BOB
    told = shown.state.clue_marks[BOB]
    (slot,) = (slot for slot, card in enumerate(told) if len(card.colors) > 1)
    assert told[slot].colors == (Suit.RED, Suit.BLUE)
    assert shown.state.hands[BOB][slot].suit is Suit.MULTI


def test_the_joker_that_was_none_is_a_mistake() -> None:
    """Red waited for the card named, and the multicolour card of that number did not fit."""
    shown = figure("wild-firework", "table")
    played, needed = shown.caption.params["card"], shown.caption.params["needed"]
    (event,) = (event for event in shown.state.events if isinstance(event, Misplayed))
    assert event.card == played
    assert (played.suit, needed.suit) == (Suit.MULTI, Suit.RED)
    assert played.rank == needed.rank == shown.state.firework(Suit.RED) + 1
    assert shown.state.firework(Suit.MULTI) == 0


def test_the_game_that_played_on_is_lost_with_the_card() -> None:
    """Every copy of the card in the caption is gone, and that is what ended the game."""
    shown = figure("play-on-card-gone", "discards")
    gone, state = shown.caption.params["card"], shown.state
    assert state.ending is EndCause.CARD_GONE
    assert state.discards.count(gone) == state.ruleset.copies(gone)


def test_a_wild_table_hears_red_or_multicolour() -> None:
    """Where multicolour cards are wild, the caption does not call two cards red for certain."""
    heard = (
        rulebook(TableSetup(BOXES["zh-Hant"], Ruleset.parse("wild-10"))).rules["clue-denies"].figure
    )
    assert heard is not None
    assert heard.caption.id == "rule.clue-denies.figure.wild"
