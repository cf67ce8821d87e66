"""A judged answer as it is drawn: in short, proved, option by option, and what comes of it."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tutor.core.messages import Message, Player
from tutor.core.puzzle import NONE, Answer, Choose, Fact, Puzzle, Theme, Verdict, gathered
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.events import ClueGiven, Drew
from tutor.games.hanabi.puzzles.proofs.telling import happened
from tutor.web.hanabi.cards import Choice, Judged
from tutor.web.hanabi.empathy import EmpathyView, empathy_view
from tutor.web.hanabi.families import is_about_rules
from tutor.web.hanabi.options import IDENTITY, cards_chosen
from tutor.web.hanabi.questions import asked_about
from tutor.web.hanabi.table import HandView, TableView, hand_view, table_view
from tutor.web.hanabi.wording import WORDS
from tutor.web.teaching.puzzles.judging import proof
from tutor.web.teaching.puzzles.steps import deciding, told_steps

TRY_IT = "try-it"
"""The theme in which any action may be tried out."""

FEW = 8
"""With more options than these, what is said of several is said once, and most is folded away."""


@dataclass(frozen=True, slots=True)
class VerdictView:
    """What became of an option, in a word; `judged` is None if it was rightly left alone.

    Options that have the same said of them share a verdict, so there can be several `labels`.
    `steps` is how it is found, unless the proof of the puzzle has said so; `hand` is the hand
    afterwards, where the option is a clue.
    """

    labels: tuple[Message, ...]
    judged: Judged | None
    word: Message
    consequence: Message
    rule: str
    steps: tuple[Fact, ...] = ()
    hand: HandView | None = None
    in_line: bool = False
    """Whether the labels are nothing but cards, which stand side by side."""


@dataclass(frozen=True, slots=True)
class ResultView:
    """A judged answer, and the table that it leads to.

    `right` are the labels of the right options, unless any of many would do; `others` the verdicts
    that are folded away. `shown` means that nobody answered: the answer was
    asked for.
    """

    goal: Message
    headline: Message
    solved: bool
    shown: bool
    chosen: tuple[Message, ...]
    """What was chosen, where that is one option."""
    summary: tuple[Message, ...]
    rule: str
    """The id of the rule that speaks against the answer, or for it."""
    proof: tuple[Fact, ...]
    right: tuple[Message, ...]
    right_in_line: bool
    """Whether they are nothing but cards, which stand side by side."""
    verdicts: tuple[VerdictView, ...]
    others: tuple[VerdictView, ...]
    steps: tuple[Message, ...]
    table: TableView
    is_after: bool
    """Whether `table` is the position that an action has led to."""
    seats: tuple[Message, ...]
    """The names of the players, for links to the table as they see it."""
    seat: int
    """The seat from which the table is seen."""
    empathy: EmpathyView | None
    """What is known at that seat, if that was asked."""

    @property
    def state(self) -> str:
        """Return the verdict in a word: right, wrong, or shown."""
        return "shown" if self.shown else "right" if self.solved else "wrong"


def result_view(
    theme: Theme[GameState],
    puzzle: Puzzle[GameState],
    answer: Answer[GameState],
    seat: int | None = None,
    *,
    thorough: bool = False,
) -> ResultView:
    """Return what the answer leads to; without a seat only what the viewer gets to see of it.

    If it is `thorough`, steps are told of wrong options that were rightly left alone, too.
    """
    several = theme.choose is Choose.ALL
    shown = not answer.chosen
    solved = answer.solved
    judged = {
        verdict.option: _judged(theme, answer, verdict, solved) for verdict in answer.verdicts
    }
    after = _after(answer)
    table = after or puzzle.position
    led_to = _led_to(after, puzzle.viewer) if theme.name == TRY_IT else ()
    verdicts = tuple(
        _verdicts(
            theme,
            puzzle,
            answer,
            judged,
            own_hands=after is None and not _are_many(answer),
            thorough=thorough,
        )
    )
    folded = _folded(verdicts, answer)
    return ResultView(
        goal=theme.goal(puzzle),
        headline=_headline(theme, solved=solved, shown=shown),
        solved=solved and not shown,
        shown=shown,
        chosen=tuple(
            theme.label(puzzle, option) for option in answer.chosen if answer.choose is Choose.ONE
        ),
        summary=led_to or _summary(theme, answer),
        rule=_rule(answer, judged),
        proof=_steps(theme, puzzle, answer),
        right=_right(theme, puzzle, answer),
        right_in_line=answer.verdicts[0].option.startswith(IDENTITY),
        verdicts=tuple(verdict for verdict in verdicts if verdict not in folded),
        others=folded,
        # A question that goes through several actions has told them.
        steps=() if led_to or "actions" in puzzle.question else _seen_steps(after, puzzle.viewer),
        # What a clue says about the other cards is the point where a clue was asked about.
        table=table_view(
            table,
            puzzle.viewer if seat is None else seat,
            choices=_settled(judged, answer, several, puzzle.position if after is None else None),
            asked=asked_about(puzzle) if after is None else (),
            pointed=_pointed(_clue_given(after)),
            denied="clue" in puzzle.question or not is_about_rules(theme.name),
            reader=puzzle.viewer,
        ),
        is_after=after is not None,
        seats=tuple(seat_name(each, puzzle.viewer) for each in range(table.players)),
        seat=puzzle.viewer if seat is None else seat,
        empathy=None if seat is None else empathy_view(table, seat),
    )


def _are_many(answer: Answer[GameState]) -> bool:
    return len(answer.verdicts) > FEW


def _right(
    theme: Theme[GameState], puzzle: Puzzle[GameState], answer: Answer[GameState]
) -> tuple[Message, ...]:
    """Return the labels of the right options; none if any of many would do."""
    right = [verdict.option for verdict in answer.verdicts if verdict.correct]
    if answer.choose is Choose.ONE and len(right) > FEW:
        return ()
    return tuple(theme.label(puzzle, option) for option in right)


def _folded(
    verdicts: tuple[VerdictView, ...], answer: Answer[GameState]
) -> tuple[VerdictView, ...]:
    """Return the verdicts that are folded away: those beyond what was chosen or missed.

    If one of many right options was asked for, the other ones are not missed.
    """
    any_will_do = answer.choose is Choose.ONE and len(answer.correct_options) > FEW
    more = (Judged.MISSED,) if any_will_do else ()
    return tuple(each for each in verdicts if each.judged in (None, Judged.ALSO, *more))


def _judged(
    theme: Theme[GameState],
    answer: Answer[GameState],
    verdict: Verdict[GameState],
    solved: bool,
) -> Judged | None:
    if verdict.option in answer.chosen:
        return Judged.RIGHT if verdict.correct else Judged.WRONG
    if not verdict.correct:
        return None
    if not answer.chosen:
        return Judged.RIGHT
    if theme.name == TRY_IT:
        return Judged.ALSO
    return Judged.ALSO if answer.choose is Choose.ONE and solved else Judged.MISSED


def _word(
    theme: Theme[GameState], verdict: Verdict[GameState], judged: Judged | None, *, shown: bool
) -> Message:
    """Return what became of an option in a word; an action that may be tried is allowed or not."""
    if theme.name == TRY_IT:
        return Message("result.allowed" if verdict.correct else "result.not-allowed")
    return Message(f"choice.{judged or ('wrong' if shown else 'left-alone')}")


def _rule(answer: Answer[GameState], judged: Mapping[str, Judged | None]) -> str:
    """Return the rule of what was wrong, else of what was missed, else of what was right."""
    for what in (Judged.WRONG, Judged.MISSED, Judged.RIGHT):
        for verdict in answer.verdicts:
            if judged[verdict.option] is what:
                return verdict.rule
    return ""


def _settled(
    judged: Mapping[str, Judged | None],
    answer: Answer[GameState],
    several: bool,
    before: GameState | None,
) -> dict[str, Choice]:
    """Return the choices as they lie on the cards, now that nothing can be chosen any more.

    Own cards that were played or discarded lie there only `before`.
    """
    choices = {
        option: Choice(
            "", option, several, checked=option in answer.chosen, judged=verdict, settled=True
        )
        for option, verdict in judged.items()
    }
    if before is None:
        return choices
    return cards_chosen(choices, before.to_act, len(before.hands[before.to_act]))


def _verdicts(
    theme: Theme[GameState],
    puzzle: Puzzle[GameState],
    answer: Answer[GameState],
    judged: Mapping[str, Judged | None],
    *,
    own_hands: bool,
    thorough: bool,
) -> Iterator[VerdictView]:
    """Yield the verdicts in the order of the options; what is said of several of many, once."""
    told = frozenset(map(_key, proof(theme, puzzle)))
    alike: dict[tuple[object, ...], list[Verdict[GameState]]] = {}
    for verdict in answer.verdicts:
        if verdict.option == NONE and judged[NONE] is None:
            continue
        has_hand = own_hands and _clue_given(verdict.after) is not None
        same = (
            (judged[verdict.option], verdict.rule, verdict.consequence)
            if _are_many(answer) and not has_hand
            else (verdict.option,)
        )
        alike.setdefault(same, []).append(verdict)
    for said in alike.values():
        first = said[0]
        new = any(_key(fact) not in told for fact in first.facts)
        is_told = thorough or judged[first.option] is not None
        yield VerdictView(
            labels=tuple(theme.label(puzzle, verdict.option) for verdict in said),
            judged=judged[first.option],
            word=_word(theme, first, judged[first.option], shown=not answer.chosen),
            consequence=_consequence(first, answer),
            rule=first.rule,
            steps=first.facts if new and is_told and len(said) == 1 else (),
            hand=_hand_after(puzzle, first) if own_hands else None,
            in_line=first.option.startswith(IDENTITY),
        )


def _key(fact: Fact) -> tuple[object, ...]:
    return (fact.message, fact.rule)


def _after(answer: Answer[GameState]) -> GameState | None:
    """Return the position that the answer leads to; None where there is none, or several."""
    if answer.choose is Choose.ONE:
        for verdict in answer.verdicts:
            if verdict.option in answer.chosen and verdict.after is not None:
                return verdict.after
    told = [
        verdict.after
        for verdict in answer.verdicts
        if verdict.correct or answer.choose is Choose.ALL
    ]
    if not told or any(after != told[0] for after in told):
        return None
    return told[0]


def _seen_steps(after: GameState | None, viewer: int) -> tuple[Message, ...]:
    """Return what has happened, but for the viewer's own new card, which the viewer cannot see."""
    events = () if after is None else after.events
    return tuple(
        happened(event)
        for event in events
        if not (isinstance(event, Drew) and event.player == viewer)
    )


def _led_to(after: GameState | None, viewer: int) -> tuple[Message, ...]:
    """Return what a play or a discard has led to; nothing for a clue, which tells it itself."""
    clue = _clue_given(after)
    if after is None or (clue is not None and after.ending is None):
        return ()
    return _seen_steps(after, viewer)


def _consequence(verdict: Verdict[GameState], answer: Answer[GameState]) -> Message:
    """Return what the verdict says, but for a play that has ended the game: nobody draws then."""
    after = verdict.after
    ended = verdict.option in answer.chosen and after is not None and after.ending is not None
    if ended and verdict.consequence.id == "allowed.play":
        return Message("rule.play-unknown.1")
    return verdict.consequence


def _clue_given(after: GameState | None) -> ClueGiven | None:
    """Return the clue that has just been given, if one has."""
    events = () if after is None else after.events
    return next((event for event in events if isinstance(event, ClueGiven)), None)


def _pointed(clue: ClueGiven | None) -> set[tuple[int, int]]:
    """Return the player and slot of the cards that a clue points at."""
    return set() if clue is None else {(clue.clue.target, slot) for slot in clue.slots}


def _hand_after(puzzle: Puzzle[GameState], verdict: Verdict[GameState]) -> HandView | None:
    """Return the hand that this option's clue is about, pointed at and told; None for no clue."""
    clue = _clue_given(verdict.after)
    if verdict.after is None or clue is None:
        return None
    seat = clue.clue.target
    return hand_view(verdict.after, seat, puzzle.viewer, pointed=_pointed(clue), denied=True)


def seat_name(seat: int, viewer: int) -> Message:
    """Return what a seat is called by whoever sits at `viewer`."""
    if seat == viewer:
        return Message("seat.you", {"name": Player(seat)})
    return Message(f"player.{seat}")


def _steps(
    theme: Theme[GameState], puzzle: Puzzle[GameState], answer: Answer[GameState]
) -> tuple[Fact, ...]:
    """Return the steps of the proof; where any action may be tried, those about the one chosen."""
    if theme.name != TRY_IT or not answer.chosen:
        return told_steps(theme, puzzle)
    chosen = (verdict for verdict in answer.verdicts if verdict.option in answer.chosen)
    return deciding(theme, puzzle, gathered(chosen))


def _headline(theme: Theme[GameState], *, solved: bool, shown: bool) -> Message:
    """Return the result in a word; an action that was tried out is allowed or not, never right."""
    if shown:
        return Message("result.shown")
    if theme.name == TRY_IT:
        return Message("result.allowed" if solved else "result.not-allowed")
    return Message("result.right" if solved else "result.not-quite")


def _summary(theme: Theme[GameState], answer: Answer[GameState]) -> tuple[Message, ...]:
    """Return the result in short, the consequence first."""
    chosen = [verdict for verdict in answer.verdicts if verdict.option in answer.chosen]
    if answer.choose is Choose.ONE:
        solved = answer.solved
        right = [verdict for verdict in answer.verdicts if verdict.correct and not solved]
        # One right option is told at once; several are better looked up in the list, and so is a
        # clue: what the chosen one proves and what the right one does would seem to disagree.
        if len(right) != 1 or _clue_given(right[0].after) is not None:
            right = []
        told = [verdict.consequence for verdict in (*chosen, *right)]
        # Where the same thing speaks against one and for the other, it is said once.
        return tuple(told[:1] if told and told[0] == told[-1] else told)
    if not chosen:
        return ()
    if answer.solved:
        return (Message(f"{theme.name}.solved"),) if f"{theme.name}.solved" in WORDS else ()
    if answer.chosen == {NONE}:
        return (chosen[0].consequence,)
    found = sum(verdict.correct for verdict in chosen)
    summary = [Message("result.found", {"found": found, "all": len(answer.correct_options)})]
    if wrong := len(chosen) - found:
        summary.append(Message("result.too-many", {"num": wrong}))
    return tuple(summary)
