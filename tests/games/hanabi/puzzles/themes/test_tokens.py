"""Tokens: counted turn by turn, with everything that costs one or brings one back."""

import pytest

from tests.games.hanabi.puzzles.page_messages import some
from tests.support.table_script import TableScript
from tutor.core.errors import IllegalActionError
from tutor.core.messages import Message, Player
from tutor.core.puzzle import Answer, Puzzle, answer_to
from tutor.games.hanabi.engine import Card, GameState, Play
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.proofs.reasons import parts

TOKENS = THEMES["tokens"]


def puzzle(table: TableScript, actions: str, count: str, viewer: str = "Ann") -> Puzzle[GameState]:
    """Return the question how many tokens there are after these actions."""
    question = {"actions": tuple(actions.split()), "count": count}
    return Puzzle("tokens", table.state, table.seat(viewer), question)


def counting(
    table: TableScript, actions: str, count: str = "clue-tokens", viewer: str = "Ann"
) -> Answer[GameState]:
    """Return the verdicts on all the numbers."""
    return answer_to(TOKENS, puzzle(table, actions, count, viewer), [])


def table(fireworks: str = "r4 y2", **settings: int | str) -> TableScript:
    """Return a table at which Ann is to act; Bob has a red 5 and Cat a yellow 3 in slot 1."""
    hands = ["b2 y1 y1 g1 g3", "r5 g2 b4 b1 w3", "y3 y4 w4 w1 w1"]
    return TableScript("Ann Bob Cat", hands, fireworks=fireworks, **settings)  # type: ignore[arg-type]  # names go with their types


def test_every_number_is_an_option() -> None:
    """From none to all of them, by the difficulty setting."""
    for code, most in (("base", 8), ("clues-10", 10)):
        given = counting(table(ruleset=code), "color-1-r play-0")
        assert [v.option for v in given.verdicts] == [f"tokens-{n}" for n in range(most + 1)]
    for code, most in (("base", 3), ("fuses-1", 1)):
        given = counting(table(ruleset=code), "color-1-r play-0", "fuse-tokens")
        assert [v.option for v in given.verdicts] == [f"tokens-{n}" for n in range(most + 1)]


SLIPS = [
    ("color-1-r play-0", 5, 4, "tokens.slip.bonus", "bonus"),
    ("discard-0 play-0 rank-0-1", 7, 8, "tokens.slip.bonus-lost", "bonus-lost"),
    ("color-1-r play-1", 5, 3, "tokens.slip.mistake", "misplay"),
    ("color-1-r play-1", 5, 5, "tokens.slip.recovers", "misplay"),
    ("color-1-r play-0", 5, 1, "tokens.slip.few-spent", "clue-cost"),
    ("color-1-r play-0", 5, 8, "tokens.slip.few-gained", "tokens"),
    ("color-1-r play-0", 5, 6, "tokens.slip.spent", "tokens"),
    ("discard-0 discard-0", 5, 5, "tokens.slip.now", "tokens"),
    ("discard-0 discard-0", 5, 6, "tokens.slip.gained", "tokens"),
    ("color-1-r play-0", 5, 5, "sentences", "tokens"),
]


@pytest.mark.parametrize(("actions", "before", "claimed", "message", "rule"), SLIPS)
def test_a_known_slip_is_called_by_its_name(
    actions: str, before: int, claimed: int, message: str, rule: str
) -> None:
    """A wrong number says how one gets to it, if there is a usual way."""
    verdict = counting(table(clue_tokens=before), actions).verdicts[claimed]
    assert (verdict.consequence.id, verdict.rule) == (message, rule)


def test_the_turns_are_told_as_the_viewer_sees_them() -> None:
    """Cards of others by their face, own cards by their place, clues without what they say."""
    goal = TOKENS.goal(puzzle(table(clue_tokens=5), "discard-1 play-0 rank-0-1", "clue-tokens"))
    assert goal.id == "tokens.goal.clue-tokens"
    assert goal.params["turns"] == Message(
        "tokens.turns.3",
        {
            "first": Message("does.discard-unseen", {"slot": 2}),
            "second": Message("does.play", {"name": Player(1), "card": Card("r5")}),
            "third": Message("does.clue.you-to", {"name": Player(2), "to": Player(0)}),
        },
    )


def test_the_proof_counts_step_by_step_but_not_to_the_end() -> None:
    """What there is at first, then what each turn does."""
    asked = puzzle(table(clue_tokens=5), "discard-1 play-0 play-1", "clue-tokens")
    first, *turns = TOKENS.proof(asked)
    assert (first.message.id, first.rule, first.kind) == ("fact.clue-tokens", "tokens", "seen")
    assert [fact.message.params["turn"] for fact in turns] == [1, 2, 3]
    facts = [(fact.message.params["effect"].id, fact.rule, fact.kind) for fact in turns]
    assert facts == [
        ("tokens.effect.discard", "discard", "played"),
        ("tokens.effect.bonus", "bonus", "played"),
        ("tokens.effect.mistake", "misplay", "played"),
    ]


def test_fuse_tokens_are_about_plays_alone() -> None:
    """Clues and discards are no part of that proof."""
    asked = puzzle(table(clue_tokens=5), "discard-1 play-0 play-1", "fuse-tokens")
    start, *plays = TOKENS.proof(asked)
    assert start.message.id == "fact.fuse-tokens"
    effects = [fact.message.params["effect"].id for fact in plays]
    assert effects == ["tokens.effect.joins", "tokens.effect.mistake"]


FUSE_SLIPS = [
    # Bob misplays: 3 fuse tokens become 2.
    ("discard-1 play-1", 3, "tokens.slip.mistakes"),
    ("discard-1 play-1", 1, "tokens.slip.discard"),
    ("discard-1 play-1", 0, "tokens.slip.few-mistakes"),
]


@pytest.mark.parametrize(("actions", "claimed", "message"), FUSE_SLIPS)
def test_a_wrong_number_of_fuse_tokens_says_what_it_overlooks(
    actions: str, claimed: int, message: str
) -> None:
    """A mistake left out, a discard counted, or a mistake too many."""
    verdict = counting(table(clue_tokens=5), actions, "fuse-tokens").verdicts[claimed]
    assert verdict.consequence.id == message
    assert verdict.consequence.params.keys() <= {"number"}, "a first miss must not say how many"


def explained(table: TableScript, actions: str, count: str, claimed: str) -> list[str]:
    """Return the ids of the sentences about an answer."""
    asked = puzzle(table, actions, count)
    told = TOKENS.explain(asked, answer_to(TOKENS, asked, [claimed]))
    assert not told.details, "all turns are in the reason"
    return [part.id for each in told.reason for part in parts(each.message)]


def test_the_explanation_goes_turn_by_turn_to_the_sum() -> None:
    """A sentence for each kind of turn in the order of play, then the sum."""
    known = explained(table(clue_tokens=5), "discard-1 play-0 play-1", "clue-tokens", "tokens-2")
    assert known == [
        "tokens.discards",
        "tokens.bonus",
        "tokens.slip.mistake",
        "tokens.sum",
    ]
    fuses = explained(table(clue_tokens=5), "discard-1 play-0 play-1", "fuse-tokens", "tokens-3")
    assert fuses == ["tokens.fuse.one", "tokens.sum"]


def test_the_sum_has_the_tokens_spent_and_those_that_come_back() -> None:
    """A firework completed with all tokens there changes none; without a change there is no sum."""
    asked = puzzle(table(clue_tokens=7), "discard-0 play-0 rank-0-1", "clue-tokens")
    said = parts(TOKENS.explain(asked, answer_to(TOKENS, asked, [])).reason[0].message)
    assert said[1] == Message("tokens.bonus-lost", {"card": Card("r5"), "all": 8})
    assert said[-1] == Message("tokens.sum", {"sum": "7 + 1 − 1", "num": 7})
    same = explained(table(clue_tokens=5), "discard-0 play-0", "fuse-tokens", "tokens-3")
    assert same == ["tokens.start.fuse-tokens", "tokens.fuse.none"]


def test_the_explanation_begins_with_a_slip() -> None:
    """A discard was taken for a mistake."""
    said = explained(table(clue_tokens=5), "discard-1 play-1", "fuse-tokens", "tokens-1")
    assert said == ["tokens.slip.discard", "tokens.fuse.one", "tokens.sum"]


def test_the_explanation_says_when_the_game_is_lost() -> None:
    """The last fuse token goes with the card, whatever is counted."""
    last = table(clue_tokens=5, strikes=2, discards="w1 b1")
    for count, end in (("clue-tokens", "tokens.lost"), ("fuse-tokens", "tokens.fuse.last")):
        assert explained(last, "color-1-r play-1", count, "tokens-1")[-2:] == [end, "tokens.sum"]


def test_an_action_out_of_turn_is_no_question() -> None:
    """The engine's refusal comes through."""
    with pytest.raises(IllegalActionError):
        counting(table(clue_tokens=1), "color-1-r color-2-y")


def test_generated_turns_show_nothing_hidden() -> None:
    """The viewer never plays, and nobody plays or discards a card drawn on the way."""
    for asked in some(TOKENS):
        state = asked.position
        held = [list(hand) for hand in state.hands]
        for name in asked.question["actions"]:
            action, me = parse_action(name), state.to_act
            if hasattr(action, "slot"):
                assert not (isinstance(action, Play) and me == asked.viewer)
                held[me].remove(state.hands[me][action.slot])
            state = state.apply(action)


def test_plain_arithmetic_agrees() -> None:
    """Adding and taking away by hand comes to the number that is right."""
    for asked in some(TOKENS):
        state, ruleset = asked.position, asked.position.ruleset
        clues, fuses = state.clue_tokens, ruleset.fuses - state.strikes
        tops = dict(zip(ruleset.suits, state.fireworks, strict=True))
        for name in asked.question["actions"]:
            kind, _, rest = name.partition("-")
            card = state.hands[state.to_act][int(rest)] if kind in ("play", "discard") else None
            if card is None:
                clues -= 1
            elif kind == "discard":
                clues += 1
            elif card.rank == tops[card.suit] + 1:
                tops[card.suit] += 1
                clues = min(ruleset.clue_tokens, clues + (card.rank == 5))
            else:
                fuses -= 1
            state = state.apply(parse_action(name))
        left = clues if asked.question["count"] == "clue-tokens" else fuses
        assert answer_to(TOKENS, asked, []).right_options == {f"tokens-{left}"}
