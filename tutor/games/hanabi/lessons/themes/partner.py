"""What a partner knows: what the partner's card could be from there, and what is sure to fit.

A partner sees your cards and you do not, so what counts is what you can follow: the clues, and the
cards that both of you see.

`partner-knows`: question `{"card": "card-P-S"}`, options `identity-x` for every card of the game.
`partner-plays`: question `{"player": P}`, options `card-P-S` for each card of that hand, and
`none`.
"""

from tutor.core.lesson import reasons
from tutor.core.messages import Message, Player
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
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View, cards_in, has
from tutor.games.hanabi.knowledge.status import playable
from tutor.games.hanabi.lessons.themes.lesson_theme import StepTheme
from tutor.games.hanabi.puzzles.option_names import CardAt, Identity, read_as, read_card_at
from tutor.games.hanabi.puzzles.proofs.card_status import playable_fact, rule_on_copies
from tutor.games.hanabi.puzzles.proofs.proof import possible, ruled_out, slot_facts
from tutor.games.hanabi.puzzles.theme_bases.identities import IdentityOptions
from tutor.games.hanabi.puzzles.theme_bases.marking import place_and_face


class PartnerKnows(IdentityOptions, StepTheme):
    """Mark everything that a partner's card could be, as far as the partner can tell."""

    name = "partner-knows"
    choose = Choose.ALL

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return whose card is asked about, and the request to mark all that it can be."""
        at = read_card_at(puzzle.question["card"])
        return Message("partner-knows.goal", {"name": Player(at.player), "slot": at.slot + 1})

    def note(self, puzzle: Puzzle[GameState]) -> Reason:
        """Return the note: the partner relies on clues and visible cards."""
        at = read_card_at(puzzle.question["card"])
        return Reason(Message("partner-knows.note", {"name": Player(at.player)}))

    def cards_asked_about(self, puzzle: Puzzle[GameState]) -> frozenset[CardAt]:
        """Return the partner's card."""
        return frozenset({read_card_at(puzzle.question["card"])})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the partner has to reckon with this card, or the first fact against it."""
        at, card = read_card_at(puzzle.question["card"]), read_as(Identity, option).card
        view = _followed(puzzle, at.player)
        if has(possible(view)[at.slot], card):
            message = Message("partner-knows.can-be", {"name": Player(at.player)})
            return Verdict(option, True, message, rule_on_copies(view.ruleset, [card]))
        fact = ruled_out(view, at.slot, card, puzzle.viewer)
        return Verdict(option, False, fact.message, fact.rule, (fact,))

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the facts that leave just what the card can be."""
        at = read_card_at(puzzle.question["card"])
        return slot_facts(_followed(puzzle, at.player), at.slot, puzzle.viewer)

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return why a card is wrong, or its identities; then the facts on the others."""
        if answer.is_solved:
            return Explanation(None, ())
        at = read_card_at(puzzle.question["card"])
        cards = cards_in(possible(_followed(puzzle, at.player))[at.slot])
        who = {"name": Player(at.player)}
        message = Message("partner-knows.all", {**who, "cards": cards, "num": len(cards)})
        reason = reasons(*answer.wrong[:1]) or (Reason(message),)
        headline = None
        if answer.wrong:
            card = read_as(Identity, answer.wrong[0].option).card
            headline = Message("partner-knows.head", {**who, "card": card})
            reason += (Reason(message),)
        facts = (fact.reason for fact in self.proof(puzzle))
        details = tuple(each for each in dict.fromkeys(facts) if each not in reason)
        return Explanation(headline, reason, details)


class PartnerPlays(StepTheme):
    """Mark every card that a partner can be sure fits, or none."""

    name = "partner-plays"
    choose = Choose.ALL

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return whose cards are asked about."""
        return Message("partner-plays.goal", {"name": Player(puzzle.question["player"])})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the cards of the partner, and `none`."""
        player = puzzle.question["player"]
        slots = range(len(puzzle.position.hands[player]))
        return (*(str(CardAt(player, slot)) for slot in slots), NONE)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return whose card it is, its place and its face."""
        if option == NONE:
            return Message("safe-play.option.none")
        return place_and_face(puzzle.position, option)

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the partner can be sure of the card, or what else it could be for them."""
        player = puzzle.question["player"]
        view = _followed(puzzle, player)
        who: dict[str, object] = {"name": Player(player)}
        fits, could_be = playable(view), possible(view)
        if option == NONE:
            some = any(not each & ~fits for each in could_be)
            message = Message(f"partner-plays.none-{'wrong' if some else 'right'}", who)
            return Verdict(option, not some, message, "play")
        slot = read_card_at(option).slot
        who["slot"] = slot + 1
        facts = slot_facts(view, slot, puzzle.viewer, ~fits)
        if not could_be[slot] & ~fits:
            cards = cards_in(could_be[slot])
            message = Message("partner-plays.sure", {**who, "cards": cards, "num": len(cards)})
            return Verdict(option, True, message, "play", facts)
        card = cards_in(could_be[slot] & ~fits)[0]
        fact = playable_fact(view, card)
        message = Message("partner-plays.may-fail", {**who, "card": card})
        return Verdict(option, False, message, fact.rule, (*facts, fact))

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the facts that settle the clued cards."""
        player = puzzle.question["player"]
        marks = puzzle.position.clue_marks_in(player)
        return facts_of(
            self.judge(puzzle, str(CardAt(player, slot)))
            for slot, each in enumerate(marks)
            if each.colors or each.ranks
        )

    def headline(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Message | None:
        """Return of which card the partner cannot be sure, or of how many they can."""
        who = {"name": Player(puzzle.question["player"])}
        if not answer.wrong:
            return None
        option = answer.wrong[0].option
        if option == NONE:
            params = {**who, "num": len(answer.right)}
            return Message("partner-plays.head.some", params)
        slot = read_card_at(option).slot
        return Message("partner-plays.head.unsure", {**who, "slot": slot + 1})


def _followed(puzzle: Puzzle[GameState], player: int) -> View:
    """Return the partner's view as far as the viewer can follow it."""
    return View.of(puzzle.position, player).hiding(puzzle.viewer)
