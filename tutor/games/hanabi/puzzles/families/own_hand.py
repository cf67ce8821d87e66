"""What the themes about one's own hidden cards share: the view, the slots, and what follows."""

from collections.abc import Callable, Iterable, Sequence

from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Answer, Explanation, Fact, Puzzle, Reason, Verdict
from tutor.games.hanabi.engine.actions import Discard, Play, parse_action
from tutor.games.hanabi.engine.cards import TOUCHED, Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View
from tutor.games.hanabi.puzzles.proofs.reasons import (
    Evidence,
    because,
    brief,
    explained,
    parts,
    sentences,
)

_SUBTLE = (Evidence.DENIED, Evidence.COUNTED, Evidence.JOINT)


def own_view(puzzle: Puzzle[GameState]) -> View:
    """Return what the puzzle's viewer sees; themes judge by nothing else."""
    return View.of(puzzle.position, puzzle.viewer)


def options_for(action: type[Play] | type[Discard], view: View) -> tuple[str, ...]:
    """Return the names of playing or discarding each own card, oldest first."""
    return tuple(str(action(slot)) for slot in range(view.hand_size))


def slot_of(option: str) -> int:
    """Return the slot that `play-S` or `discard-S` is about; ValueError for another action."""
    action = parse_action(option)
    if not isinstance(action, Play | Discard):
        raise ValueError(f"{option} is about no own card")
    return action.slot


def is_pointed_at(view: View, slot: int) -> bool:
    """Return whether any clue has pointed at the viewer's card in this slot."""
    return view.marks[view.seat][slot] & TOUCHED != 0


def is_subtle(facts: Iterable[Fact]) -> bool:
    """Return whether the proof takes more than the clues that pointed at the card."""
    return any(fact.kind in _SUBTLE for fact in facts)


def identity(view: View, slot: int, card: Card, could_be: IdentitySet) -> Message:
    """Return that the viewer's card is this one, or could be if there are others left."""
    kind = "own.is" if could_be == 1 << card else "own.could-be"
    told = {"slot": slot + 1, "card": card, "num": view.ruleset.copies(card)}
    return Message(kind, told)


def explain_marks(
    name: str,
    answer: Answer[GameState],
    headline: Callable[[int], Message],
    why: Callable[[int], Sequence[Reason]],
) -> Explanation:
    """Return an explanation where all own cards had to be marked of which something is certain.

    `headline` is about a wrong card; `why` is the proof for a right one, the most important reason
    first. The right cards that were missed are explained, or the hardest one if none was.
    """
    right = [each for each in answer.verdicts if each.correct]
    is_none = right[0].option == NONE
    hardest = sorted(right, key=lambda verdict: len(verdict.facts), reverse=True)
    first, *others = answer.missed or hardest
    if is_none:
        proof: tuple[Reason, ...] = (because(first),)
        more = _reasons(answer.verdicts)
    else:
        proof = tuple(why(slot_of(first.option)))
        more = [part for each in others for part in why(slot_of(each.option))]
    wrong = answer.wrong
    if wrong and wrong[0].option != NONE:
        rest = proof if is_none else (Reason(_of_slots(f"{name}.rest", right)),)
        chosen, *told = _reasons(wrong)
        more = [*_reasons(answer.verdicts, wrong)] if is_none else more
        facts = () if told else wrong[0].facts
        known = brief(each for each in facts if each.message not in parts(chosen.message))
        details = [*known, *told, *proof, *more]
        return explained(headline(slot_of(wrong[0].option)), [chosen, *rest], details)
    kind = "partly" if answer.is_partly_right else "right"
    is_plain = is_none or answer.solved
    about = answer.missed if answer.is_partly_right else right
    named = None if is_plain else _of_slots(f"{name}.{kind}", about)
    return explained(named, proof[:2], [*proof[2:], *more])


def _of_slots(message: str, verdicts: Iterable[Verdict[GameState]]) -> Message:
    """Return a message about the own cards that these verdicts are about."""
    slots = tuple(slot_of(each.option) + 1 for each in verdicts)
    return Message(message, {"slots": slots, "num": len(slots)})


def _reasons(
    verdicts: Iterable[Verdict[GameState]], said: Iterable[Verdict[GameState]] = ()
) -> list[Reason]:
    """Return what is said of wrong options but those that are `said`, no sentence of it twice."""
    known = {part for each in said for part in parts(each.consequence)}
    reasons = []
    for verdict in verdicts:
        if verdict.correct or not (
            new := [p for p in parts(verdict.consequence) if p not in known]
        ):
            continue
        known.update(new)
        reasons.append(Reason(sentences(*new), (verdict.rule,)))
    return reasons
