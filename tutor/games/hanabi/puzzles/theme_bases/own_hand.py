"""What the themes about one's own hidden cards share: the view, the slots, and what follows."""

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence

from tutor.core.messages import Message
from tutor.core.puzzle import (
    NONE,
    Answer,
    Choose,
    Explanation,
    Fact,
    Puzzle,
    Reason,
    Verdict,
    facts_of,
)
from tutor.games.hanabi.engine.actions import Discard, Play, parse_action
from tutor.games.hanabi.engine.cards import TOUCHED
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View, cards_in
from tutor.games.hanabi.puzzles.proofs.action_messages import action_label
from tutor.games.hanabi.puzzles.proofs.proof import possible, slot_facts
from tutor.games.hanabi.puzzles.proofs.reasons import (
    Evidence,
    brief,
    explanation,
    paragraph_of,
    parts,
)
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily

_SUBTLE = (Evidence.DENIED, Evidence.COUNTED, Evidence.JOINT)
"""Kinds of facts beyond the clues that pointed at the card."""
_MOST_DETAILS = 5
_MOST_WITH_PROOFS = 6
_OF_SEVERAL = {
    "proof.color": "own.several.color",
    "proof.wild-color": "own.several.color",
    "proof.rank": "own.several.rank",
    "proof.not-color": "own.several.not-color",
    "proof.not-rank": "own.several.not-rank",
    "proof.taken-by-your-card": "own.several.taken",
    "proof.taken-by-your-cards": "own.several.taken-by-several",
    "proof.left": "own.several.left",
}
"""Facts about one card, and the same about several."""


def own_view(puzzle: Puzzle[GameState]) -> View:
    """Return the view of the puzzle's viewer; themes judge by nothing else."""
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


class OwnCards(HanabiTheme):
    """A theme that asks for every own card of which something is certain, or `none`.

    What that is, is for its subclass to say: what is done with the cards, and the `rule` by which
    it is right. `after` is None in every verdict: the action would turn the card up.
    """

    family = ThemeFamily.READING
    choose = Choose.ALL
    action: type[Play] | type[Discard]
    rule: str
    of_several: Mapping[str, str] = {}
    """Ids of the causes of one card, and of the same of several."""

    @abstractmethod
    def unsafe(self, view: View) -> IdentitySet:
        """Return the identities that make a card unsafe."""

    @abstractmethod
    def judge_card(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether it is certain of the card, or a case in which it is not so."""

    def safe_slots(self, view: View) -> tuple[int, ...]:
        """Return the slots of the cards of which it is certain."""
        unsafe = self.unsafe(view)
        return tuple(slot for slot, could in enumerate(possible(view)) if not could & unsafe)

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the action with each of the own cards, and `none`."""
        return (*options_for(self.action, own_view(puzzle)), NONE)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the label of the option."""
        if option == NONE:
            return Message(f"{self.name}.option.none")
        return action_label(parse_action(option), puzzle.viewer)

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether it is certain of the card, or of none."""
        if option != NONE:
            return self.judge_card(puzzle, option)
        some = bool(self.safe_slots(own_view(puzzle)))
        told = Message(f"{self.name}.none-{'wrong' if some else 'right'}")
        return Verdict(option, not some, told, self.rule)

    @abstractmethod
    def wrong_headline(self, view: View, slot: int) -> Message:
        """Return that the card in this slot is not safe."""

    @abstractmethod
    def right_cards(
        self, view: View, answer: Answer[GameState], slots: Sequence[int]
    ) -> Sequence[Reason]:
        """Return which cards are safe, after why a wrong one is not."""

    @abstractmethod
    def why_right(
        self, view: View, answer: Answer[GameState], slots: Sequence[int]
    ) -> tuple[Sequence[Reason], Sequence[Reason]]:
        """Return why the cards in these slots are safe, and the details for the fold."""

    def tempting(self, view: View) -> Sequence[Reason]:
        """Return why other cards may seem safe."""
        return ()

    def why_tempting(self, view: View, seem: Sequence[Reason]) -> Sequence[Reason]:
        """Return the proofs for what `tempting` says, for the fold."""
        return ()

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return why a chosen card is not safe, or which safe ones were missed, and why."""
        view = own_view(puzzle)
        right = answer.right_verdicts
        wrong = [each for each in answer.wrong if each.option != NONE]
        if right[0].option == NONE:
            return self._explain_none(view, answer, wrong)
        slots = [slot_of(each.option) for each in right]
        if wrong:
            return self._explain_wrong(view, answer, slots)
        if answer.is_partly_right:
            slots = [slot_of(each.option) for each in answer.missed]
        kind = "partly" if answer.is_partly_right else "right"
        headline = None if answer.is_solved else Message(f"{self.name}.{kind}", of_slots(slots))
        reasons, proof = self.why_right(view, answer, slots)
        seem = () if answer.is_solved or answer.is_partly_right else self.tempting(view)
        # A list of cards is long enough.
        most = 0 if any("cards" in each.message.params for each in reasons) else 1
        details = [*seem[most:], *proof, *self.why_tempting(view, seem)]
        return explanation(headline, [paragraph_of(*reasons, *seem[:most])], _by_slot(details))

    def _explain_none(
        self, view: View, answer: Answer[GameState], wrong: Sequence[Verdict[GameState]]
    ) -> Explanation:
        """Return why no card is safe, the `wrong` ones first."""
        every = sorted(answer.verdicts, key=lambda verdict: len(verdict.facts), reverse=True)
        cause, *others = self._causes([*wrong, *(each for each in every if each not in wrong)])
        if wrong:
            headline = self.wrong_headline(view, slot_of(wrong[0].option))
            details = _by_slot([*_known(view, wrong[0]), *others])[:_MOST_DETAILS]
            none = answer.right_verdicts[0].reason
            return explanation(headline, [paragraph_of(cause, none)], details)
        shown = Message(f"{self.name}.none") if answer.is_shown else None
        return explanation(shown, [cause], _by_slot(others))

    def _explain_wrong(
        self, view: View, answer: Answer[GameState], slots: Sequence[int]
    ) -> Explanation:
        """Return why the first wrong card is not safe, and that those in `slots` are."""
        wrong = answer.wrong
        cause, *others = self._causes(wrong)
        marked = {slot_of(each.option) + 1 for each in wrong}
        seem = [each for each in self.tempting(view) if each.message.params["slot"] not in marked]
        reasons, proof = self.why_right(view, answer, slots)
        named = [each for each in reasons if "place" in each.message.params]
        first = [*_known(view, wrong[0]), *named, *proof]
        details = _by_slot([*first, *others, *seem][:_MOST_WITH_PROOFS])
        headline = self.wrong_headline(view, slot_of(wrong[0].option))
        return explanation(
            headline, [paragraph_of(cause, *self.right_cards(view, answer, slots))], details
        )

    def _causes(self, verdicts: Iterable[Verdict[GameState]]) -> list[Reason]:
        """Return the causes of wrong options; a cause that several cards share comes once."""
        alike: dict[Message, list[Verdict[GameState]]] = {}
        for verdict in verdicts:
            message = verdict.consequence
            if "slots" in message.params or message.id in self.of_several:
                own = {"slot", "slots", *(("num",) if "slots" in message.params else ())}
                said = {key: value for key, value in message.params.items() if key not in own}
                message = Message(message.id, said)
            if not verdict.is_right:
                alike.setdefault(message, []).append(verdict)
        causes = []
        for first, *others in alike.values():
            message = first.consequence
            if others:
                slots = of_slots([slot_of(each.option) for each in (first, *others)])
                kind = self.of_several.get(message.id, message.id)
                message = Message(kind, {**message.params, **slots})
            causes.append(Reason(message, (first.rule,)))
        return causes

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the facts that settle the safe cards and the clued ones.

        The latter may look safe.
        """
        view = own_view(puzzle)
        safe = self.safe_slots(view)
        return facts_of(
            self.judge(puzzle, option)
            for slot, option in enumerate(options_for(self.action, view))
            if slot in safe or is_pointed_at(view, slot)
        )

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether some cards are safe and some are not, found as the aim has it.

        `plain`: by the clues that pointed at the cards. `subtle`: that takes more. `none`: nothing
        is safe, though a card at which a clue has pointed may be in some cases.
        """
        view = own_view(puzzle)
        safe, unsafe = self.safe_slots(view), self.unsafe(view)
        if not safe:
            return aim == "none" and any(
                could_be & ~unsafe and is_pointed_at(view, slot)
                for slot, could_be in enumerate(possible(view))
            )
        if aim == "none" or len(safe) == view.hand_size:
            return False
        facts = (fact for slot in safe for fact in slot_facts(view, slot, view.seat, unsafe))
        subtle = any(fact.kind in _SUBTLE for fact in facts)
        return aim == ("subtle" if subtle else "plain")


def of_slots(slots: Sequence[int]) -> dict[str, object]:
    """Return the values of a sentence about the own cards in these slots."""
    return {"slots": tuple(slot + 1 for slot in sorted(slots)), "num": len(slots)}


def _known(view: View, wrong: Verdict[GameState]) -> Sequence[Reason]:
    """Return the facts about the place of a wrong card: all of them if what is left is named."""
    slot = slot_of(wrong.option)
    cards = cards_in(possible(view)[slot])
    is_named = len(cards) == 1 or wrong.consequence.params.get("cards") == cards
    facts = slot_facts(view, slot, view.seat) if is_named else wrong.facts
    return brief(fact for fact in facts if "place" in fact.message.params)


def _by_slot(reasons: Iterable[Reason]) -> list[Reason]:
    """Return the reasons in the order of the cards that they are about."""

    def slot(reason: Reason) -> int:
        params = parts(reason.message)[0].params
        place = params.get("place")
        of_card = place.params if isinstance(place, Message) else params
        first: int = of_card.get("slot") or min(of_card.get("slots", (0,)))
        return first

    return sorted(reasons, key=slot)


def together(proofs: Iterable[tuple[int, Sequence[Fact]]]) -> list[Reason]:
    """Return the proofs of the cards in these slots as reasons; what several share comes once."""
    alike: dict[Message, list[tuple[int, Reason]]] = {}
    for slot, facts in proofs:
        for reason in brief(facts):
            message = reason.message
            if message.id in _OF_SEVERAL:
                said = {key: value for key, value in message.params.items() if key != "place"}
                message = Message(_OF_SEVERAL[message.id], said)
            alike.setdefault(message, []).append((slot, reason))
    reasons = []
    for message, proved in alike.items():
        reason = proved[0][1]
        if len(proved) > 1:
            params = {**of_slots([slot for slot, _ in proved]), **message.params}
            reason = Reason(Message(message.id, params), reason.rules)
        reasons.append(reason)
    return reasons
