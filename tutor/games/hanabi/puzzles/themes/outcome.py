"""What happens: the result of playing a card that the viewer can see.

Question: `{"slot": 0}`, the slot that the player to act plays. Options: always all of `OPTIONS`,
which exclude each other and leave nothing out.
"""

from collections.abc import Iterator

from tutor.core.game import EndCondition
from tutor.core.messages import Message, Player
from tutor.core.puzzle import Answer, Choose, Explanation, Fact, Puzzle, Reason, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Play
from tutor.games.hanabi.engine.cards import TOP_RANK, Card, card_of
from tutor.games.hanabi.engine.events import FireworkCompleted, Misplayed
from tutor.games.hanabi.engine.reasons import EndCause
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import has
from tutor.games.hanabi.knowledge.status import needed
from tutor.games.hanabi.puzzles.option_names import CardAt
from tutor.games.hanabi.puzzles.proofs.card_status import (
    critical_fact,
    played_fact,
    played_reason,
    why_critical,
)
from tutor.games.hanabi.puzzles.proofs.reasons import (
    ABOUT_DRAWING,
    ABOUT_THE_DECK,
    Evidence,
    clue_tokens_fact,
    deck_fact,
    explanation,
    fuse_tokens_fact,
    rule_says,
    sentences,
    turns_left_fact,
)
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily, by_level

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

_FEW_CARDS = 3
"""So few cards in the deck make one think of the last round."""


class OutcomeOfPlay(HanabiTheme):
    """Rules of playing a card, of the bonus, and of the endings."""

    name = "outcome"
    family = ThemeFamily.RULES
    trains = (
        "goal",
        "play",
        "misplay",
        "firework",
        "one-per-colour",
        "bonus",
        "bonus-lost",
        "end-strikes",
        "end-perfect",
        "end-last-round",
        "fuse-tokens-fewer",
        "wild-firework",
        "play-on",
        "play-on-card-gone",
        "play-on-no-action",
    )
    choose = Choose.ONE
    thresholds = (4, 5, 6, 7)
    aims = by_level(
        (JOINS, MISTAKE),
        (JOINS, MISTAKE, RECOVERS, LOST),
        (MISTAKE, NO_TOKEN, LOST),
        (MISTAKE, LOST, SCORED, WON),
        (MISTAKE, RECOVERS, LOST, SCORED),
    )

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return who plays which card."""
        name, slot = Player(puzzle.position.to_act), puzzle.question["slot"]
        return Message("outcome.goal", {"name": name, "slot": slot + 1, "card": _card(puzzle)})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return everything that can happen, always all of it."""
        return OPTIONS

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the label of the option."""
        return Message(f"outcome.option.{option}")

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether this happens; the right option has the events and the position after.

        Raises IllegalActionError if the card cannot be played.
        """
        before = puzzle.position
        after = before.apply(Play(puzzle.question["slot"]))
        truth = outcome_of_play(after)
        if option != truth:
            why = _why_not(option, truth, puzzle, after)
            return Verdict(option, False, why.message, why.rules[0])
        why = _what_happens(truth, after)
        return Verdict(option, True, why.message, why.rules[0], self.proof(puzzle), after)

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return the events and their reasons, from the card to the end of the turn.

        Whoever expected another end also reads why the game doesn't end like that.
        """
        right = answer.right_verdicts[0]
        others = (fact.reason for fact in _of_other_colours(puzzle.position, _card(puzzle)))
        chain = _chain(puzzle, right, is_known=answer.is_solved)
        if answer.is_solved:
            return explanation(None, [chain], others)
        headline = Message(f"outcome.verdict.{right.option}")
        overlooked = [each.reason for each in answer.wrong if _expects_an_end(each, right)]
        return explanation(headline, [chain, *overlooked], others)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return whether the card fits, and whatever else could matter on this table."""
        state, card = puzzle.position, _card(puzzle)
        if not state.is_playable(card):
            more = _of_mistakes(state, card)
        else:
            more = _of_the_bonus(state, card) if card.rank == TOP_RANK else iter(())
        return (
            played_fact(state, card),
            *_of_other_colours(state, card),
            *more,
            *_of_the_deck(state),
        )

    def played_card(self, puzzle: Puzzle[GameState]) -> CardAt:
        """Return the card that the player to act plays."""
        return CardAt(puzzle.position.to_act, puzzle.question["slot"])

    def cards_asked_about(self, puzzle: Puzzle[GameState]) -> frozenset[CardAt]:
        """Return none: the slot of the question is the one that is played."""
        return frozenset()

    def irrelevant_facts(self, state: GameState) -> frozenset[str]:
        """Return the ids of facts that neither end the game nor change the card's effect.

        While there are cards in the deck, only mistakes and fireworks can end the game.
        """
        idle = ABOUT_THE_DECK if state.deck else ABOUT_DRAWING
        return idle | {"fact.fuse-tokens"} if state.strikes + 1 < state.ruleset.fuses else idle

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield a puzzle for each card of the player to act, in a drawn order."""
        others = [seat for seat in range(state.players) if seat != state.to_act]
        viewer = choice.pick(others)
        for slot in choice.shuffled(range(len(state.hands[state.to_act]))):
            yield Puzzle(self.name, state, viewer, {"slot": slot})

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether what happens is the aim.

        With a single fuse token every mistake is the end, and asked about as such.
        """
        after = puzzle.position.apply(Play(puzzle.question["slot"]))
        if aim == MISTAKE and after.ruleset.fuses == 1:
            aim = LOST
        return outcome_of_play(after) == aim


def outcome_of_play(after: GameState) -> str:
    """Return the option that tells what the play that led to this position did."""
    if after.outcome is not None:
        return _ENDS[after.outcome.end_condition]
    for event in after.events:
        if isinstance(event, Misplayed):
            return MISTAKE
        if isinstance(event, FireworkCompleted):
            return RECOVERS if event.token_recovered else NO_TOKEN
    return JOINS


def _chain(puzzle: Puzzle[GameState], right: Verdict[GameState], *, is_known: bool) -> Reason:
    """Return why the card fits or not, and what comes of it.

    Unless it `is_known`, the headline says that the game is lost.
    """
    fit = played_reason(puzzle.position, _card(puzzle))
    if right.option == JOINS:
        return fit
    after = right.after
    assert after is not None
    if after.ending is EndCause.PERFECT:
        params = {"card": _card(puzzle), "points": after.points}
        return Reason(Message("outcome.last-firework", params), (*fit.rules, right.rule))
    happens = [right.consequence]
    discarded = Message("outcome.discarded", {"card": _card(puzzle)})
    is_mistake = any(isinstance(event, Misplayed) for event in after.events)
    if after.ending is EndCause.STRIKES and not is_known:
        happens = [Message("outcome.costs-last-fuse")]
    elif after.ending in {EndCause.CARD_GONE, EndCause.NO_ACTION}:
        happens = [_why_over(puzzle, after).message, right.consequence]
    elif right.option == MISTAKE or (is_mistake and after.ending is EndCause.LAST_ROUND):
        happens = [discarded, right.consequence]
    rules = (*fit.rules, *(("misplay",) if is_mistake else ()), right.rule)
    return Reason(sentences(fit.message, *happens), tuple(dict.fromkeys(rules)))


def _expects_an_end(wrong: Verdict[GameState], right: Verdict[GameState]) -> bool:
    """Return whether a wrong choice ends the game, and what `_chain` says doesn't rule that out."""
    if right.option in _ENDS.values():
        return wrong.consequence.id == "outcome.fuses-left"
    return wrong.option in {WON, SCORED}


def _card(puzzle: Puzzle[GameState]) -> Card:
    state = puzzle.position
    slot: int = puzzle.question["slot"]
    return state.hands[state.to_act][slot]


def _of_other_colours(state: GameState, card: Card) -> Iterator[Fact]:
    """Yield why a card does not go to the firework of another colour, where one might think so."""
    if card.suit is state.ruleset.wild_suit:
        yield Fact(Message("outcome.multicolour"), "wild-firework", Evidence.RULE)
    elif not state.is_playable(card) and card.rank - 1 in state.fireworks:
        waiting = zip(state.ruleset.suits, state.fireworks, strict=True)
        suit, *others = (suit for suit, top in waiting if top == card.rank - 1)
        # A puzzle's level counts the colours in its facts.
        params = {"needed": card_of(suit, card.rank), "rank": card.rank, "card": card}
        kind = "other-colours" if others else "other-colour"
        yield Fact(Message(f"outcome.{kind}", params), "firework", Evidence.SEEN)


def _of_mistakes(state: GameState, card: Card) -> Iterator[Fact]:
    """Yield the facts on a mistake with this card."""
    fuses = state.ruleset.fuses
    yield fuse_tokens_fact(state)
    if fuses == 1:
        yield rule_says("end-strikes", "only")
        return
    yield rule_says("misplay", "title")
    if state.strikes + 1 == fuses:
        yield rule_says("end-strikes", "1", num=fuses)
    elif state.ruleset.play_on and has(needed(state), card):
        yield critical_fact(state, card)


def _of_the_bonus(state: GameState, card: Card) -> Iterator[Fact]:
    """Yield the facts on completing a firework: the other fireworks, and the tokens."""
    tops = zip(state.ruleset.suits, state.fireworks, strict=True)
    others = sum(top < TOP_RANK for suit, top in tops if suit is not card.suit)
    if not others:
        yield Fact(Message("outcome.all-others"), "end-perfect", Evidence.SEEN)
        yield rule_says("end-perfect", "1", num=state.ruleset.max_score)
        return
    yield Fact(Message("outcome.others", {"num": others}), "end-perfect", Evidence.SEEN)
    yield rule_says("bonus", "1", rank=TOP_RANK)
    most = state.ruleset.clue_tokens
    yield clue_tokens_fact(state, "bonus")
    if state.clue_tokens == most:
        yield rule_says("bonus-lost", "1", num=most)


def _of_the_deck(state: GameState) -> Iterator[Fact]:
    """Yield the facts on the end of the deck, and on the turns after it."""
    if state.ruleset.play_on:
        if state.deck_size <= _FEW_CARDS:
            yield deck_fact(state)
            yield rule_says("play-on", "1")
        if not state.deck:
            yield rule_says("last-round-no-draw", "play-on")
            if not state.hands[(state.to_act + 1) % state.players]:
                yield rule_says("play-on-no-action", "1")
    elif state.turns_left is not None:
        yield turns_left_fact(state)
        yield rule_says("end-last-round", "1")
        yield rule_says("last-round-no-draw", "1")
    elif state.deck_size == 1:
        yield deck_fact(state)
        yield rule_says("end-last-round", "1")
    elif state.deck_size <= _FEW_CARDS:
        yield deck_fact(state)


def _what_happens(truth: str, after: GameState) -> Reason:
    """Return what happens, with its rule."""
    ruleset = after.ruleset
    if after.ending is not None:
        params = {"points": after.points, "all": ruleset.fuses}
        return Reason(Message(f"outcome.ended.{after.ending}", params), (after.ending.rule,))
    if truth == MISTAKE:
        return Reason(
            Message("outcome.mistake", {"num": after.strikes, "all": ruleset.fuses}), ("misplay",)
        )
    if truth == RECOVERS:
        params = {"tokens": after.clue_tokens, "all": ruleset.clue_tokens}
        return Reason(Message("outcome.recovers", params), ("bonus",))
    if truth == NO_TOKEN:
        return Reason(Message("outcome.no-token", {"all": ruleset.clue_tokens}), ("bonus-lost",))
    return Reason(Message("outcome.joins"), ("play",))


def _why_not(option: str, truth: str, puzzle: Puzzle[GameState], after: GameState) -> Reason:
    """Return the first thing that is wrong with an option that does not happen.

    It says what the option overlooks, and not what happens.
    """
    if option in _ENDS.values():
        return _why_no_such_end(option, puzzle, after)
    fits = not any(isinstance(event, Misplayed) for event in after.events)
    if fits is (option == MISTAKE):
        return played_reason(puzzle.position, _card(puzzle))
    is_top = _card(puzzle).rank == TOP_RANK
    if fits and is_top is (option == JOINS):
        message = Message("outcome.is-last" if is_top else "outcome.not-last", {"top": TOP_RANK})
        return Reason(message, ("bonus",))
    if after.ending is not None:
        return _why_over(puzzle, after)
    # The card completes its firework, and the option has the bonus wrong.
    if truth == NO_TOKEN:
        return Reason(Message("outcome.all-there"), ("bonus-lost",))
    return Reason(Message("outcome.one-spent"), ("bonus",))


def _why_over(puzzle: Puzzle[GameState], after: GameState) -> Reason:
    """Return why the game cannot go on after this play."""
    match after.ending:
        case EndCause.STRIKES:
            return Reason(Message("outcome.last-fuse"), ("end-strikes",))
        case EndCause.PERFECT:
            return Reason(Message("outcome.all-others"), ("end-perfect",))
        case EndCause.LAST_ROUND:
            return Reason(Message("outcome.last-turn"), ("end-last-round",))
        case EndCause.CARD_GONE:
            last_copy = why_critical(puzzle.position, _card(puzzle))
            return Reason(last_copy.message, ("play-on-card-gone",))
    return Reason(Message("outcome.nothing-to-do"), ("play-on-no-action",))


def _why_no_such_end(option: str, puzzle: Puzzle[GameState], after: GameState) -> Reason:
    """Return why the game does not end in this way."""
    before, ruleset = puzzle.position, after.ruleset
    if option == LOST:
        if after.strikes == before.strikes:
            return played_reason(puzzle.position, _card(puzzle))
        params = {"num": ruleset.fuses - before.strikes}
        return Reason(Message("outcome.fuses-left", params), ("end-strikes",))
    if option == WON:
        params = {"points": after.points, "all": ruleset.max_score}
        return Reason(Message("outcome.not-won", params), ("end-perfect",))
    if ruleset.play_on:
        return Reason(Message("outcome.play-on"), ("play-on",))
    if before.turns_left is None:
        if after.turns_left is not None:
            return Reason(Message("outcome.last-round-begins"), ("end-last-round",))
        return Reason(Message("outcome.deck-left", {"num": before.deck_size}), ("end-last-round",))
    if after.ending is not None:
        return _why_over(puzzle, after)
    return Reason(Message("outcome.turns-left", {"num": after.turns_left}), ("end-last-round",))
