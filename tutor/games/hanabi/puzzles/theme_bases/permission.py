"""Whether an action is allowed and why: shared by the themes that ask for it.

Nothing is told of cards that the player to act does not see.
"""

from collections.abc import Iterable

from tutor.core.errors import IllegalActionError
from tutor.core.messages import Message
from tutor.core.puzzle import Fact, Reason, Verdict
from tutor.games.hanabi.engine.actions import (
    Action,
    Clue,
    ColorClue,
    Discard,
    Play,
    parse_action,
)
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.proofs.action_messages import clue_params, refusal
from tutor.games.hanabi.puzzles.proofs.reasons import (
    clue_tokens_fact,
    deck_fact,
    hand_fact,
    rule_says,
    turns_left_fact,
)

SOME_TOKENS = "some-tokens"
ALL_TOKENS = "all-tokens"
NO_TOKEN = "no-token"
LAST_CARD = "last-card"
NO_DECK = "no-deck"

_NO_MATCH = "illegal.clue-touches-nothing"


def situation(state: GameState) -> str:
    """Return the facts on the table: the end of the game first, then the clue tokens."""
    if not state.deck:
        return NO_DECK
    if state.deck_size == 1:
        return LAST_CARD
    if not state.clue_tokens:
        return NO_TOKEN
    return ALL_TOKENS if state.clue_tokens == state.ruleset.clue_tokens else SOME_TOKENS


def is_allowed(state: GameState, name: str) -> bool:
    """Return whether the player to act may do what has this name."""
    return parse_action(name) in state.legal_actions()


def permission(state: GameState, name: str) -> Verdict[GameState]:
    """Return whether the action is allowed and why, and the facts to tell by.

    Only clues, which turn up no card, have an `after`. Raises BadSyntaxError if no action has this
    name.
    """
    action = parse_action(name)
    facts = grounds(state, action)
    try:
        state.verify(action)
    except IllegalActionError as error:
        return Verdict(name, False, refusal(error), error.rule, facts)
    if isinstance(action, Play) and not state.deck:
        rule = "play-on" if state.ruleset.play_on else "last-round-no-draw"
        return Verdict(name, True, Message("allowed.play.no-draw"), rule, facts)
    if isinstance(action, Play):
        return Verdict(name, True, Message("allowed.play"), "play-unknown", facts)
    if isinstance(action, Discard):
        params = {"all": state.ruleset.clue_tokens}
        return Verdict(name, True, Message("allowed.discard", params), "discard", facts)
    return Verdict(name, True, _telling(state, action), "clue-cost", facts, state.apply(action))


def grounds(state: GameState, action: Action) -> tuple[Fact, ...]:
    """Return the facts by which one can tell whether the action is allowed."""
    if isinstance(action, Play):
        return (*_end_of_deck(state), rule_says("play-unknown", "1"))
    if isinstance(action, Discard):
        tokens = clue_tokens_fact(state, "tokens")
        most = state.ruleset.clue_tokens
        if state.clue_tokens == most:
            return (*_end_of_deck(state), tokens, rule_says("discard-not-full", "1", num=most))
        return (*_end_of_deck(state), tokens, rule_says("discard", "1"))
    return _clue_grounds(state, action)


def _clue_grounds(state: GameState, clue: Clue) -> tuple[Fact, ...]:
    """Return the facts about a clue, in the order in which the rules are asked."""
    tokens = clue_tokens_fact(state, "tokens")
    if not state.clue_tokens:
        return tokens, rule_says("clue-cost", "2")
    if clue.target == state.to_act:
        return (rule_says("clue-one-player", "2"),)
    if isinstance(clue, ColorClue) and clue.suit is state.ruleset.wild_suit:
        return (rule_says("wild-never-named", "1"),)
    agreed = ".empty" if state.ruleset.empty_clues else ""
    return (
        tokens,
        rule_says("clue-touches-some", f"1{agreed}"),
        hand_fact(state, clue.target, "clue-touches-some"),
    )


def _end_of_deck(state: GameState) -> tuple[Fact, ...]:
    """Return the effect of the deck's last card, or of an empty deck."""
    if state.deck_size > 1:
        return ()
    if state.ruleset.play_on:
        return () if state.deck else (deck_fact(state), rule_says("play-on", "1"))
    if state.deck:
        return deck_fact(state), rule_says("end-last-round", "1")
    return turns_left_fact(state), rule_says("last-round-no-draw", "1")


def _telling(state: GameState, clue: Clue) -> Message:
    """Return why a clue is allowed: the cards that it points at, if any."""
    hand = state.hands[clue.target]
    cards = tuple(dict.fromkeys(hand[slot] for slot in state.touched(clue)))
    kind, wild = clue.kind, state.ruleset.wild_suit
    if not cards:
        kind = f"empty.{kind}"
    elif isinstance(clue, ColorClue) and all(card.suit is wild for card in cards):
        kind = "wild-color"
    return Message(f"allowed.{kind}", {**clue_params(clue), "cards": cards})


def without_repeats(reasons: Iterable[Reason]) -> list[Reason]:
    """Return the reasons of actions that were not chosen.

    That a clue has to match a card is said with the first that doesn't.
    """
    told, said = [], False
    for reason in dict.fromkeys(reasons):
        begins, _, kind = reason.message.id.rpartition(".")
        if reason.message.id == "illegal.clue-to-self":
            reason = Reason(Message("allowed.no-clue-to-self"), reason.rules)
        if begins == _NO_MATCH and said:
            reason = Reason(Message(f"allowed.lacks.{kind}", reason.message.params), reason.rules)
        said = said or begins == _NO_MATCH
        told.append(reason)
    return told
