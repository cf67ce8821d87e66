"""Puzzles as they are drawn: the question on its table, and after an answer the verdicts."""

from collections.abc import Collection
from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Answer, Choose, Puzzle, Theme, Verdict
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.events import ClueGiven
from tutor.games.hanabi.rulebook import RULES, Rule
from tutor.web.presenters.cards import Choice, Judged
from tutor.web.presenters.table import HandView, TableView, hand_view, table_view
from tutor.web.presenters.table_choice import played

FIELD = "answer"
"""The name of the form field; it comes as often as options are chosen."""

_ON_CARD = "card-"


@dataclass(frozen=True, slots=True)
class OptionView:
    """An option that stands in a list, and not on a card of the table."""

    choice: Choice
    label: Message


@dataclass(frozen=True, slots=True)
class PuzzleView:
    """A puzzle waiting for an answer. It is made from what the viewer sees, and judges nothing."""

    goal: Message
    facts: tuple[Message, ...]
    table: TableView
    options: tuple[OptionView, ...]


@dataclass(frozen=True, slots=True)
class VerdictView:
    """What became of one option: `judged` is None if it was rightly left alone.

    `hand` is the hand afterwards, where the option is a clue.
    """

    label: Message
    judged: Judged | None
    consequence: Message
    rule: Rule | None
    hand: HandView | None


@dataclass(frozen=True, slots=True)
class ResultView:
    """A judged answer: in short, option by option, and what then happens on the table."""

    goal: Message
    solved: bool
    summary: tuple[Message, ...]
    verdicts: tuple[VerdictView, ...]
    steps: tuple[Message, ...]
    table: TableView
    is_after: bool
    """Whether `table` is the position that the question's action leads to."""


def puzzle_view(
    theme: Theme[GameState], puzzle: Puzzle[GameState], chosen: Collection[str] = ()
) -> PuzzleView:
    """Return the puzzle to be answered; `chosen` are the options that are chosen already."""
    several = theme.choose is Choose.ALL
    choices = {
        option: Choice(FIELD, option, several, checked=option in chosen)
        for option in theme.options(puzzle)
    }
    table = table_view(puzzle.position, puzzle.viewer, choices=choices, played=_played(puzzle))
    listed = tuple(
        OptionView(choice, theme.label(puzzle, option))
        for option, choice in choices.items()
        if not option.startswith(_ON_CARD)
    )
    return PuzzleView(theme.goal(puzzle), _facts(puzzle.position), table, listed)


def result_view(
    theme: Theme[GameState], puzzle: Puzzle[GameState], answer: Answer[GameState]
) -> ResultView:
    """Return what the answer leads to, as far as the viewer gets to see it."""
    several = theme.choose is Choose.ALL
    choices = {
        verdict.option: Choice(
            FIELD,
            verdict.option,
            several,
            checked=verdict.option in answer.chosen,
            judged=_judged(answer, verdict),
            settled=True,
        )
        for verdict in answer.verdicts
    }
    after = _one_after(answer)
    told = [
        verdict for verdict in answer.verdicts if verdict.option != NONE or _counts(verdict, answer)
    ]
    return ResultView(
        goal=theme.goal(puzzle),
        solved=answer.solved,
        summary=_summary(theme, answer),
        verdicts=tuple(
            VerdictView(
                label=theme.label(puzzle, verdict.option),
                judged=choices[verdict.option].judged,
                consequence=verdict.consequence,
                rule=RULES.get(verdict.rule),
                hand=_hand_after(puzzle, verdict) if after is None else None,
            )
            for verdict in told
        ),
        steps=tuple(
            step for verdict in answer.verdicts if verdict.correct for step in verdict.facts
        ),
        # What a clue says about the other cards is the point where a clue was asked about.
        table=table_view(
            after or puzzle.position,
            puzzle.viewer,
            choices=choices,
            denied="clue" in puzzle.question,
        ),
        is_after=after is not None,
    )


def _facts(state: GameState) -> tuple[Message, ...]:
    """Return in words what lies open on the table."""
    ruleset = state.ruleset
    fuses = {"left": ruleset.fuses - state.strikes, "all": ruleset.fuses}
    facts = [
        *played(ruleset),
        Message("fact.players", {"num": state.players}),
        Message("fact.clue-tokens", {"left": state.clue_tokens, "all": ruleset.clue_tokens}),
        Message("fact.fuse-tokens", fuses),
        Message("fact.deck", {"num": state.deck_size}),
    ]
    if state.turns_left:
        facts.append(Message("table.turns-left", {"num": state.turns_left}))
    return tuple(facts)


def _played(puzzle: Puzzle[GameState]) -> tuple[int, int] | None:
    """Return the player and slot of the card whose play is asked about, if that is the question."""
    slot = puzzle.question.get("slot")
    return None if slot is None else (puzzle.position.to_act, slot)


def _judged(answer: Answer[GameState], verdict: Verdict[GameState]) -> Judged | None:
    if verdict.option in answer.chosen:
        return Judged.RIGHT if verdict.correct else Judged.WRONG
    return Judged.MISSED if verdict.correct else None


def _counts(verdict: Verdict[GameState], answer: Answer[GameState]) -> bool:
    """Return whether "none of these" is worth a line of its own."""
    return verdict.correct or verdict.option in answer.chosen


def _one_after(answer: Answer[GameState]) -> GameState | None:
    """Return the position after the question's own action; None where each option has its own."""
    if answer.choose is Choose.ONE:
        return next(verdict.after for verdict in answer.verdicts if verdict.correct)
    first, *others = (verdict.after for verdict in answer.verdicts)
    return first if all(after == first for after in others) else None


def _hand_after(puzzle: Puzzle[GameState], verdict: Verdict[GameState]) -> HandView | None:
    """Return the hand that this option's clue is about, pointed at and told; None for no clue."""
    after = verdict.after
    if after is None or not isinstance(after.events[0], ClueGiven):
        return None
    seat = after.events[0].clue.target
    pointed = {(seat, slot) for slot in after.events[0].slots}
    return hand_view(after, seat, puzzle.viewer, pointed=pointed, denied=True)


def _summary(theme: Theme[GameState], answer: Answer[GameState]) -> tuple[Message, ...]:
    """Return the result in short, the consequence first."""
    chosen = [verdict for verdict in answer.verdicts if verdict.option in answer.chosen]
    if answer.choose is Choose.ONE:
        right = [verdict for verdict in answer.verdicts if verdict.correct and not answer.solved]
        told = [verdict.consequence for verdict in (*chosen, *right)]
        # Where the same thing speaks against one and for the other, it is said once.
        return tuple(told[:1] if told[0] == told[-1] else told)
    if answer.solved:
        return (Message(f"{theme.name}.solved"),)
    if answer.chosen == {NONE}:
        return (chosen[0].consequence,)
    found = sum(verdict.correct for verdict in chosen)
    summary = [Message("result.found", {"found": found, "all": len(answer.correct_options)})]
    if wrong := len(chosen) - found:
        summary.append(Message("result.too-many", {"num": wrong}))
    return tuple(summary)
