"""What is allowed: every action is judged as the engine does, with what it costs and brings."""

from tests.games.hanabi.puzzles.page_messages import some
from tests.support.table_script import TableScript
from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Answer, Puzzle, answer_to
from tutor.games.hanabi.engine import Card, GameState
from tutor.games.hanabi.puzzles import THEMES

ALLOWED = THEMES["allowed"]
ACTIONS = ("play-0", "discard-1", "color-0-r", "color-1-r", "color-1-y", "rank-1-2", "rank-1-5")


def question(table: TableScript) -> Puzzle[GameState]:
    """Return what the player to act is asked."""
    return Puzzle("allowed", table.state, table.state.to_act, {"actions": ACTIONS})


def allowed(table: TableScript, *chosen: str) -> Answer[GameState]:
    """Return the answer of the player to act."""
    return answer_to(ALLOWED, question(table), chosen)


def told(table: TableScript) -> dict[str, tuple[bool, str, str]]:
    """Return for each option whether it is right, the id of its message, and its rule."""
    return {v.option: (v.is_right, v.consequence.id, v.rule) for v in allowed(table).verdicts}


def table(**settings: int | str) -> TableScript:
    """Return a table at which Ann is to act and Bob holds two reds, a 2 and no 5."""
    return TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"], **settings)  # type: ignore[arg-type]  # names go with their types


def test_with_some_tokens_everything_but_the_odd_clues_is_allowed() -> None:
    """Play, discard and clues that match; neither a clue to oneself nor one about nothing."""
    assert told(table(clue_tokens=4)) == {
        "play-0": (True, "allowed.play", "play-unknown"),
        "discard-1": (True, "allowed.discard", "discard"),
        "color-0-r": (False, "illegal.clue-to-self", "clue-one-player"),
        "color-1-r": (True, "allowed.color", "clue-cost"),
        "color-1-y": (False, "illegal.clue-touches-nothing.color", "clue-touches-some"),
        "rank-1-2": (True, "allowed.rank", "clue-cost"),
        "rank-1-5": (False, "illegal.clue-touches-nothing.rank", "clue-touches-some"),
        NONE: (False, "allowed.none-wrong", "no-passing"),
    }


def test_with_all_tokens_there_is_no_discard() -> None:
    """There would be no token to bring back."""
    assert told(table())["discard-1"] == (False, "illegal.clue-tokens-full", "discard-not-full")
    assert allowed(table(), "play-0", "color-1-r", "rank-1-2").is_solved


def test_without_a_token_there_is_no_clue() -> None:
    """Play and discard are what is left."""
    given = told(table(clue_tokens=0))
    assert {given[name] for name in ACTIONS if name.startswith(("color", "rank"))} == {
        (False, "illegal.no-clue-token", "clue-cost")
    }
    assert allowed(table(clue_tokens=0), "play-0", "discard-1").is_solved


def test_a_discard_is_allowed_because_a_token_is_missing() -> None:
    """The reason gives the number of tokens there are."""
    verdict = allowed(table(clue_tokens=4)).verdicts[1]
    assert verdict.consequence.params == {"all": 8}


def test_in_the_last_round_nobody_draws() -> None:
    """With an empty deck everything is still allowed, but no card comes."""
    given = told(table(clue_tokens=4, deck_size=0, turns_left=2))
    assert given["play-0"] == (True, "allowed.play.no-draw", "last-round-no-draw")


def test_playing_on_nobody_draws_either() -> None:
    """There is no last round then: the rule is that of playing on."""
    scenario = TableScript(
        "Ann Bob",
        ["b2 r5 y1 g1", "r1 g2 r4 b1"],
        ruleset="play-on",
        fireworks="r3 y5 g5 b5 w5",
        clue_tokens=4,
        deck_size=0,
    )
    assert told(scenario)["play-0"] == (True, "allowed.play.no-draw", "play-on")


def test_a_clue_is_allowed_because_of_the_cards_that_match() -> None:
    """They are named, and the table after it is there."""
    scenario = table(clue_tokens=4)
    verdict = allowed(scenario).verdicts[3]
    assert verdict.consequence.params["cards"] == (Card("r1"), Card("r4"))
    assert verdict.after == scenario.do("Ann clues red to Bob (slots 1,3)").state


def test_a_clue_that_matches_only_multicolour_cards_says_why() -> None:
    """A colour clue points at them too (rule `wild-touched`)."""
    scenario = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 m4 b1 w3"], ruleset="wild-10")
    puzzle = Puzzle("allowed", scenario.state, 0, {"actions": ("play-0", "color-1-y", "color-1-r")})
    told = ALLOWED.explain(puzzle, answer_to(ALLOWED, puzzle, ["play-0"]))
    assert [(each.message.id, each.rules) for each in told.reason] == [
        ("allowed.wild-color", ("wild-touched",)),
        ("allowed.color", ("clue-touches-some",)),
    ]


def test_the_verdict_names_what_was_wrong_or_how_many_were_missed() -> None:
    """The first wrong action, with its reason; then why those missed are allowed."""
    given = allowed(table(), "play-0", "discard-1")
    told = ALLOWED.explain(question(table()), given)
    assert told.headline == Message("allowed.not.discard")
    assert [(each.message.id, each.rules) for each in told.reason] == [
        ("allowed.all-tokens", ("discard-not-full",)),
        ("allowed.clues", ("clue-touches-some",)),
    ]
    assert not told.details
    told = ALLOWED.explain(question(table()), allowed(table(), "play-0"))
    assert told.headline == Message("allowed.more", {"num": 2})
    assert [each.message.id for each in told.reason] == ["allowed.clues"]
    clues = told.reason[0].message.params["clues"]
    assert [each.id for each in clues] == ["allowed.clues.color", "allowed.clues.rank"]


def test_every_missed_action_has_its_cause() -> None:
    """The fold has only those of what is not allowed."""
    scenario = table(clue_tokens=4)
    told = ALLOWED.explain(question(scenario), allowed(scenario, "play-0"))
    assert [each.message.id for each in told.reason] == [
        "allowed.discard",
        "allowed.clues",
    ]
    assert [each.message.id for each in told.details] == [
        "illegal.clue-touches-nothing.color",
        "allowed.lacks.rank",
        "allowed.no-clue-to-self",
    ]


def test_the_right_answer_says_what_the_table_forbids() -> None:
    """All tokens are there; then the clues that match nothing, the first of them with the rule."""
    given = allowed(table(), "play-0", "color-1-r", "rank-1-2")
    told = ALLOWED.explain(question(table()), given)
    assert [each.message.id for each in told.reason] == ["illegal.clue-tokens-full"]
    assert [each.message.id for each in told.details[:3]] == [
        "illegal.clue-touches-nothing.color",
        "allowed.lacks.rank",
        "allowed.no-clue-to-self",
    ]


def test_an_answer_shown_says_why_what_is_left_on_the_page_is_allowed() -> None:
    """Clues come first, which one could doubt most; what is not allowed is in the fold."""
    scenario = table(clue_tokens=4)
    told = ALLOWED.explain(question(scenario), allowed(scenario))
    assert told.headline == Message("allowed.some", {"num": 4, "all": 7})
    assert [each.message.id for each in told.reason] == [
        "allowed.clues",
        "allowed.discard",
        "allowed.play",
    ]
    assert "illegal.clue-touches-nothing.color" in [each.message.id for each in told.details]
    told = ALLOWED.explain(question(table()), allowed(table()))
    assert [each.message.id for each in told.reason] == [
        "allowed.clues",
        "allowed.play",
    ]
    told = ALLOWED.explain(question(table(clue_tokens=0)), allowed(table(clue_tokens=0)))
    assert [each.message.id for each in told.reason] == ["allowed.discard", "allowed.play"]


def test_an_answer_shown_explains_the_clue_that_seems_to_match_nothing() -> None:
    """A colour that points at a multicolour card only comes before another clue."""
    scenario = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 m4 b1 w3"], ruleset="wild-10")
    puzzle = Puzzle("allowed", scenario.state, 0, {"actions": ("play-0", "color-1-r", "color-1-y")})
    told = ALLOWED.explain(puzzle, answer_to(ALLOWED, puzzle, []))
    assert [each.message.id for each in told.reason] == [
        "allowed.wild-color",
        "allowed.color",
        "allowed.play",
    ]


def test_an_answer_shown_without_an_allowed_action_has_no_count() -> None:
    """That none is allowed is the reason."""
    scenario = table(clue_tokens=0)
    puzzle = Puzzle("allowed", scenario.state, 0, {"actions": ("color-1-r", "rank-1-2")})
    told = ALLOWED.explain(puzzle, answer_to(ALLOWED, puzzle, []))
    assert told.headline is None
    assert [each.message.id for each in told.reason] == ["allowed.none-right"]


def test_multicolour_is_not_named_where_it_is_wild() -> None:
    """Bob has a multicolour card, and still the clue is refused."""
    scenario = TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 m4 b1 w3"], ruleset="wild-10")
    puzzle = Puzzle("allowed", scenario.state, 0, {"actions": ("play-0", "color-1-m")})
    verdict = ALLOWED.judge(puzzle, "color-1-m")
    assert (verdict.is_right, verdict.consequence.id) == (False, "illegal.wild-suit-named")


def test_at_some_tables_a_clue_may_be_about_nothing() -> None:
    """The ruleset decides, not the theme."""
    assert told(table(ruleset="empty-clues"))["color-1-y"] == (
        True,
        "allowed.empty.color",
        "clue-cost",
    )


def test_none_is_right_when_nothing_is_allowed() -> None:
    """The puzzle asks about two clues, and there is no token."""
    puzzle = Puzzle(
        "allowed", table(clue_tokens=0).state, 0, {"actions": ("color-1-r", "rank-1-2")}
    )
    given = answer_to(ALLOWED, puzzle, [NONE])
    assert given.is_solved
    assert given.verdicts[-1].consequence.id == "allowed.none-right"


def proof(scenario: TableScript, *actions: str) -> list[str]:
    """Return the ids of the facts for a question about these actions."""
    puzzle = Puzzle("allowed", scenario.state, scenario.state.to_act, {"actions": actions})
    return [fact.message.id for fact in ALLOWED.proof(puzzle)]


def test_every_action_has_its_own_grounds() -> None:
    """What a play, a discard and a clue depend on, and nothing else."""
    scenario = table(clue_tokens=4)
    assert proof(scenario, "play-0") == ["rule.play-unknown.1"]
    assert proof(scenario, "discard-0") == ["fact.clue-tokens", "rule.discard.1"]
    assert proof(table(), "discard-0") == ["fact.clue-tokens", "rule.discard-not-full.1"]
    assert proof(scenario, "color-0-r") == ["rule.clue-one-player.2"]
    assert proof(scenario, "rank-1-5") == [
        "fact.clue-tokens",
        "rule.clue-touches-some.1",
        "supplies.hand",
    ]
    assert proof(table(clue_tokens=0), "rank-1-5") == ["fact.clue-tokens", "rule.clue-cost.2"]


def test_each_fact_is_told_once() -> None:
    """Several actions may rest on one fact."""
    facts = proof(table(clue_tokens=4), *ACTIONS)
    assert len(facts) == len(set(facts)) == 6


def test_the_engine_agrees() -> None:
    """Right is exactly what the engine counts among the legal actions."""
    for puzzle in some(ALLOWED):
        legal = set(map(str, puzzle.position.legal_actions()))
        right = answer_to(ALLOWED, puzzle, []).right_options
        assert right == legal & set(puzzle.question["actions"])
