"""What happens: the result of playing a card that the viewer can see.

Question: `{"slot": 0}`, the slot that the player to act plays. Options: always all of `OPTIONS`,
which exclude each other and leave nothing out.
"""

from collections.abc import Iterator, Mapping

from tutor.core.messages import Message, Player
from tutor.core.outcome import EndCondition
from tutor.core.puzzle import Choose, Puzzle, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Play
from tutor.games.hanabi.engine.cards import TOP_RANK, Card, card_of
from tutor.games.hanabi.engine.events import FireworkCompleted, Misplayed
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.telling import happened

JOINS = "joins-firework"
RECOVERS = "completes-recovers"
NO_TOKEN = "completes-no-token"
MISTAKE = "mistake"
LOST = "ends-lost"
WON = "ends-won"
SCORED = "ends-scored"

OPTIONS = (JOINS, RECOVERS, NO_TOKEN, MISTAKE, LOST, WON, SCORED)
"""The first four say that the game goes on, the others that it is over."""

_ENDS = {EndCondition.LOST: LOST, EndCondition.WON: WON, EndCondition.SCORED: SCORED}

Because = tuple[Message, str]
"""A reason, and the id of the rule that it rests on."""


class WhatHappens:
    """Rules of playing a card, of the bonus, and of the endings."""

    name = "outcome"
    choose = Choose.ONE
    aims: Mapping[int, tuple[str, ...]] = {
        1: (JOINS, MISTAKE),
        2: (JOINS, MISTAKE, RECOVERS),
        3: (JOINS, MISTAKE, RECOVERS, NO_TOKEN, LOST, WON, SCORED),
    }

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return who plays which card."""
        state, slot = puzzle.position, puzzle.question["slot"]
        return Message(
            "outcome.goal",
            {
                "you": Player(puzzle.viewer),
                "name": Player(state.to_act),
                "slot": slot + 1,
                "card": state.hands[state.to_act][slot],
            },
        )

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return everything that can happen, always all of it."""
        return OPTIONS

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return what the option claims."""
        return Message(f"outcome.option.{option}")

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether this happens; the right option has the events and the position after.

        Raises IllegalActionError if the card cannot be played.
        """
        before = puzzle.position
        after = before.apply(Play(puzzle.question["slot"]))
        truth = what_happens(after)
        if option != truth:
            message, rule = _why_not(option, truth, puzzle, after)
            return Verdict(option, False, message, rule)
        message, rule = _why(truth, after)
        steps = (_fit(puzzle)[0], *map(happened, after.events))
        return Verdict(option, True, message, rule, steps, after)

    def ask(
        self, state: GameState, level: int, choice: SeededChoice
    ) -> Iterator[Puzzle[GameState]]:
        """Yield a puzzle for each card of the player to act, in a drawn order."""
        others = [seat for seat in range(state.players) if seat != state.to_act]
        viewer = choice.pick(others)
        for slot in choice.shuffled(range(len(state.hands[state.to_act]))):
            yield Puzzle(self.name, state, viewer, {"slot": slot})

    def is_worth_asking(self, puzzle: Puzzle[GameState], level: int, aim: str) -> bool:
        """Return whether what happens is the aim, with the traps of the level.

        Level 2 asks about firework cards past the 1 and about near misses. At level 3 a card that
        joins is played in the last round or begins it, and a mistake leaves one fuse token. With a
        single fuse token every mistake is the end, and asked about as such.
        """
        before = puzzle.position
        if aim == MISTAKE and before.ruleset.fuses == 1:
            aim = LOST
        if what_happens(before.apply(Play(puzzle.question["slot"]))) != aim:
            return False
        card = _card(puzzle)
        if level == 2 and aim == JOINS:
            return card.rank > 1
        if level == 2 and aim == MISTAKE:
            return abs(card.rank - before.firework(card.suit) - 1) <= 1
        if level == 3 and aim == JOINS:
            return before.deck_size <= 1
        if level == 3 and aim == MISTAKE:
            return before.ruleset.fuses - before.strikes == 2
        return True


def what_happens(after: GameState) -> str:
    """Return the option that tells what the play that led to this position did."""
    if after.outcome is not None:
        return _ENDS[after.outcome.end_condition]
    for event in after.events:
        if isinstance(event, Misplayed):
            return MISTAKE
        if isinstance(event, FireworkCompleted):
            return RECOVERS if event.token_recovered else NO_TOKEN
    return JOINS


def _card(puzzle: Puzzle[GameState]) -> Card:
    state = puzzle.position
    slot: int = puzzle.question["slot"]
    return state.hands[state.to_act][slot]


def _fit(puzzle: Puzzle[GameState]) -> Because:
    """Return why the card fits its firework or does not."""
    card = _card(puzzle)
    top = puzzle.position.firework(card.suit)
    if top == TOP_RANK:
        return Message("outcome.firework-complete", {"card": card}), "one-per-colour"
    if card.rank <= top:
        return Message("outcome.already-built", {"card": card}), "one-per-colour"
    if card.rank > top + 1:
        needed = card_of(card.suit, top + 1)
        return Message("outcome.too-early", {"card": card, "needed": needed}), "firework"
    if card.rank == 1:
        return Message("outcome.fits-first", {"card": card}), "play"
    return Message("outcome.fits", {"card": card, "top": card_of(card.suit, top)}), "play"


def _why(truth: str, after: GameState) -> Because:
    """Return what happens, for the option that says so."""
    ruleset = after.ruleset
    if after.ending is not None:
        told = {"points": after.points, "all": ruleset.fuses}
        return Message(f"outcome.ended.{after.ending}", told), after.ending.rule
    if truth == MISTAKE:
        return Message("outcome.mistake", {"num": after.strikes, "all": ruleset.fuses}), "misplay"
    if truth == RECOVERS:
        return Message(
            "outcome.recovers", {"tokens": after.clue_tokens, "all": ruleset.clue_tokens}
        ), "bonus"
    if truth == NO_TOKEN:
        return Message("outcome.no-token", {"all": ruleset.clue_tokens}), "bonus-lost"
    return Message("outcome.joins"), "play"


def _why_not(option: str, truth: str, puzzle: Puzzle[GameState], after: GameState) -> Because:
    """Return the first thing that is wrong with an option that does not happen."""
    if option in _ENDS.values():
        return _why_no_such_end(option, puzzle, after)
    fits = not any(isinstance(event, Misplayed) for event in after.events)
    if fits is (option == MISTAKE):
        return _fit(puzzle)
    is_top = _card(puzzle).rank == TOP_RANK
    if fits and is_top is (option == JOINS):
        message = Message("outcome.is-last" if is_top else "outcome.not-last", {"top": TOP_RANK})
        return message, "bonus"
    # The card does what the option says, but the tokens are otherwise or the game is over.
    return _why(truth, after)


def _why_no_such_end(option: str, puzzle: Puzzle[GameState], after: GameState) -> Because:
    """Return why the game does not end in this way."""
    ruleset = after.ruleset
    if option == LOST:
        strike = after.strikes > puzzle.position.strikes
        if not strike:
            return _fit(puzzle)
        told = {"num": after.strikes, "all": ruleset.fuses}
        return Message("outcome.not-lost", told), "end-strikes"
    if option == WON:
        told = {"points": after.points, "all": ruleset.max_score}
        return Message("outcome.not-won", told), "end-perfect"
    if after.ending is not None:
        return _why(option, after)
    if not after.deck and ruleset.play_on:
        return Message("outcome.play-on"), "end-perfect"
    if after.turns_left is None:
        return Message("outcome.deck-left", {"num": after.deck_size}), "end-last-round"
    kind = "turns-left" if puzzle.position.turns_left is not None else "last-round-begins"
    return Message(f"outcome.{kind}", {"num": after.turns_left}), "end-last-round"
