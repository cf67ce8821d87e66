"""Last round: who still has a turn after an action, and when nobody has."""

import pytest

from tests.games.hanabi.puzzles.page_messages import some
from tests.support.table_script import TableScript
from tutor.core.errors import IllegalActionError
from tutor.core.messages import Message, Player
from tutor.core.puzzle import NONE, Answer, Puzzle, answer_to
from tutor.games.hanabi.engine import Discard, GameState, Ruleset
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.puzzles import THEMES

LAST_ROUND = THEMES["last-round"]
EVERYBODY = {"player-0", "player-1", "player-2"}


def asking(table: TableScript, action: str, viewer: str = "Ann") -> Answer[GameState]:
    """Return the verdicts on who still has a turn."""
    asked = Puzzle("last-round", table.state, table.seat(viewer), {"action": action})
    return answer_to(LAST_ROUND, asked, [])


def told(given: Answer[GameState]) -> dict[str, tuple[str, str]]:
    """Return the id of each verdict's message and its rule, by option."""
    return {v.option: (v.consequence.id, v.rule) for v in given.verdicts}


def table(**settings: int | str) -> TableScript:
    """Return a table for three at which Bob is to act, with a red 1 and a green 4."""
    hands = ["b2 y1 y1 g1 g3", "r1 g4 r4 b1 w3", "y3 y4 w4 w1 w1"]
    known: dict[str, int | str] = {"starts": "Bob", "clue_tokens": 4}
    return TableScript("Ann Bob Cat", hands, **(known | settings))  # type: ignore[arg-type]  # names go with their types


def ending(turns_left: int, **settings: int | str) -> TableScript:
    """Return the same table in the last round."""
    return table(deck_size=0, turns_left=turns_left, **settings)


@pytest.mark.parametrize("action", ["discard-0", "play-0", "play-1"])
def test_whoever_draws_the_last_card_has_a_turn_too(action: str) -> None:
    """The last card ends nothing: everyone has one more turn, the drawer last."""
    given = asking(table(deck_size=1), action)
    assert given.right_options == EVERYBODY
    assert told(given)["player-1"] == ("last-round.has-turn", "end-last-round")
    assert told(given)[NONE] == ("outcome.last-round-begins", "end-last-round")


@pytest.mark.parametrize(("deck", "action"), [(1, "color-2-y"), (2, "discard-0")])
def test_before_the_last_card_is_drawn_everyone_has_turns(deck: int, action: str) -> None:
    """A clue draws nothing, and two cards are one more than the last."""
    given = asking(table(deck_size=deck), action)
    assert given.right_options == EVERYBODY
    assert told(given)[NONE] == ("outcome.deck-left", "end-last-round")
    assert told(given)["player-2"] == ("last-round.has-turn", "end-last-round")


@pytest.mark.parametrize(
    ("turns_left", "right"),
    [(3, {"player-2", "player-0"}), (2, {"player-2"}), (1, {NONE})],
)
def test_in_the_last_round_turns_run_out(turns_left: int, right: set[str]) -> None:
    """After one of them, those that are left go to the players who come next."""
    assert asking(ending(turns_left), "color-2-y").right_options == right


def test_who_has_had_a_turn_has_no_other() -> None:
    """The verdicts say so, player by player."""
    assert told(asking(ending(2), "discard-0")) == {
        "player-0": ("last-round.had-turn.you-name", "end-last-round"),
        "player-1": ("last-round.last-turn", "end-last-round"),
        "player-2": ("last-round.has-turn", "end-last-round"),
        NONE: ("outcome.turns-left", "end-last-round"),
    }


def test_the_last_turn_ends_the_game() -> None:
    """Nobody has a turn, and every verdict says why."""
    given = told(asking(ending(1), "discard-0"))
    assert given.pop(NONE) == ("last-round.ended.last-round", "end-last-round")
    assert set(given.values()) == {
        ("last-round.had-turn", "end-last-round"),
        ("last-round.had-turn.you-name", "end-last-round"),
        ("last-round.last-turn", "end-last-round"),
    }


def test_the_last_mistake_ends_everything_at_once() -> None:
    """Even as the last card would have been drawn."""
    given = asking(table(deck_size=1, strikes=2), "play-1")
    assert given.right_options == {NONE}
    verdicts = told(given)
    assert verdicts.pop(NONE) == ("outcome.ended.strikes", "end-strikes")
    assert set(verdicts.values()) == {("last-round.last-fuse", "end-strikes")}


def test_the_last_firework_ends_everything_at_once() -> None:
    """Nobody has to have the rest of their turns."""
    hands = ["b2 y1 y1 g1 g3", "w5 g4 r4 b1 w3", "y3 y4 w4 w1 w1"]
    built = "r5 y5 g5 b5 w4"
    scenario = TableScript("Ann Bob Cat", hands, fireworks=built, deck_size=1, starts="Bob")
    given = asking(scenario, "play-0")
    assert given.right_options == {NONE}
    assert told(given)[NONE] == ("outcome.ended.perfect", "end-perfect")


@pytest.mark.parametrize(
    ("scenario", "chosen", "headline"),
    [
        (ending(2), [], Message("last-round.who", {"names": (Player(2),), "num": 1})),
        (ending(2), [NONE], Message("last-round.who", {"names": (Player(2),), "num": 1})),
        (ending(3), ["player-2"], Message("last-round.missed.you")),
        (ending(3), [], Message("last-round.who.you-and", {"names": (Player(2),), "num": 1})),
        (ending(1), ["player-2"], Message("last-round.over")),
        (table(deck_size=3), [], Message("last-round.everyone")),
        (
            table(deck_size=3),
            ["player-1"],
            Message("last-round.missed.you-and", {"names": (Message("last-round.you"), Player(2))}),
        ),
    ],
)
def test_the_headline_is_the_answer(
    scenario: TableScript, chosen: list[str], headline: Message
) -> None:
    """Who still has a turn, or who has one too."""
    asked = Puzzle("last-round", scenario.state, 0, {"action": "color-2-y"})
    assert LAST_ROUND.explain(asked, answer_to(LAST_ROUND, asked, chosen)).headline == headline


def proof(scenario: TableScript, action: str) -> list[str]:
    """Return the ids of the facts."""
    asked = Puzzle("last-round", scenario.state, 0, {"action": action})
    return [fact.message.id for fact in LAST_ROUND.proof(asked)]


def test_the_proof_says_how_far_the_game_has_got() -> None:
    """The deck before the last round, the turns and who has the last one within it."""
    deck = ["fact.deck", "last-round.draws"]
    assert proof(table(deck_size=1), "color-2-y") == deck
    assert proof(table(deck_size=1), "discard-0") == [*deck, "rule.end-last-round.1"]
    turns = ["table.turns-left", "last-round.drawer", "rule.end-last-round.1"]
    assert proof(ending(2), "discard-0") == turns
    assert proof(ending(1), "discard-0") == [turns[0], turns[2]]


@pytest.mark.parametrize(
    ("action", "rule"), [("discard-0", "discard"), ("play-0", "play"), ("color-2-y", "play")]
)
def test_drawing_is_told_by_the_rule_of_the_action(action: str, rule: str) -> None:
    """That one draws stands in the rules of playing and discarding."""
    asked = Puzzle("last-round", table(deck_size=3).state, 0, {"action": action})
    [fact] = [each for each in LAST_ROUND.proof(asked) if each.message.id == "last-round.draws"]
    assert fact.rule == rule


def test_the_proof_says_what_could_end_the_game() -> None:
    """A card that does not fit brings the fuse tokens in."""
    facts = proof(table(deck_size=1, strikes=2), "play-1")
    assert facts[-2:] == ["fact.fuse-tokens", "rule.end-strikes.1"]
    assert proof(table(deck_size=1), "play-0")[3:] == ["standing.fits-first"]


def test_playing_on_there_is_nothing_to_ask() -> None:
    """There is no last round then."""
    assert not LAST_ROUND.makes_sense(Ruleset.parse("wild-5.play-on"))
    assert LAST_ROUND.makes_sense(Ruleset.parse("wild-5.fuses-1"))


def test_an_action_that_is_not_allowed_is_no_question() -> None:
    """The engine's refusal comes through."""
    with pytest.raises(IllegalActionError):
        asking(table(deck_size=1, clue_tokens=0), "color-2-y")


def test_playing_the_game_out_agrees() -> None:
    """Whoever still acts when everybody just discards or gives a clue has a turn, and no other."""
    for asked in some(LAST_ROUND):
        state = asked.position.apply(parse_action(asked.question["action"]))
        acted: set[str] = set()
        while state.outcome is None and len(acted) < state.players:
            acted.add(f"player-{state.to_act}")
            actions = [act for act in state.legal_actions() if not str(act).startswith("play")]
            discards = [act for act in actions if isinstance(act, Discard)]
            state = state.apply((discards or actions)[0])
        assert answer_to(LAST_ROUND, asked, []).right_options == (acted or {NONE})
