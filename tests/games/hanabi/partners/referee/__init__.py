"""A referee who derives what partners do from the stated rules, and shares no code with them.

The rules, of which the first that applies is acted by (docs/partners.md has them in full):

stop-mistake    The next player would play a card that does not fit: a safe clue, honest if there is
                one, then with most new plays, fewest needless cards, most news.
save            Before the last round. The next player has nothing that seems playable or useless to
                them, and the oldest card that no clue has touched is the last copy, or in a game of
                two a playable card, or a 2 that is needed and not doubled in that hand. A safe and
                honest clue that touches it or adds plays, and leaves less at stake in the
                receiver's next discard: least at stake, most new plays, one that touches it, fewest
                needless cards, most news. With the last token, the same for the last copy of the
                second player on, where one that touches it comes before new plays.
                At stake are 6 - number points for a last copy, half a point for another card to
                save; the next discard is that of discard-oldest or discard-least.
play-…          Of the cards that are playable as far as understood, the largest share of what it
                can be has its next number in another hand, then the lowest possible number, then
                the oldest: `proven` by clues and counting, `pointed` otherwise. With one card in
                the deck and one such card, `tell-playable` comes first.
tell-playable   A safe and honest clue to one who still has a turn: most new plays, fewest needless
                cards, one with nothing to play, most useful ones, lowest numbers to be played, most
                news. Not with the last token while the second player on is about to lose a last
                copy.
play-chance     In the last round, unless a mistake would lose: the likeliest card. At the very end
                of the rules again, where nothing else is allowed.
tell-more       With two clue tokens, before the last round, where giver or receiver is literal: a
                safe clue that says something new of a playable card that nobody is about to play.
save            With two tokens more than players, from one who is not literal: a safe and honest
                clue without needless cards that first touches last copies, and puts no more at
                stake: most of them, most news.
gain-time       Before the last round, at a pace of 1 or less: of the safe clues an honest one, with
                most news. Not with the last token, as `tell-playable`.
discard-proven  The oldest card that can't be played any more.
discard-oldest  The oldest card that no clue has touched.
discard-least   The lowest share of last copies among what the card can be.
tell-least      As gain-time; of all clues when none is safe.

A clue from a literal player to one who isn't, where that player could have discarded, is about a
playable card: if it says something new of just one card that can be playable and wasn't proven so,
that card is meant.

Of clues that are equally good the one to the player who acts sooner wins, colours before numbers.
Cards are told apart by plain sets, and all that is asked of them is looked up in the open.
"""

from collections.abc import Iterable, Mapping
from typing import Any

from tests.games.hanabi.partners.referee.rules import Found, Rules
from tests.games.hanabi.partners.referee.table import Said, Table, matches
from tutor.games.hanabi.engine.actions import Action, Discard, Play
from tutor.games.hanabi.engine.state import GameState

__all__ = ["Referee", "same"]


class Referee:
    """Follows a game and says what the partner whose turn it is has to do."""

    def __init__(self, state: GameState, literal: Iterable[int]) -> None:
        self.literal = set(literal)
        self.said: list[list[Said | None]] = [[None] * len(hand) for hand in state.hands]

    def follow(self, before: GameState, action: Action, state: GameState) -> None:
        """Take note of an action that everybody has seen."""
        me = before.to_act
        if isinstance(action, Play | Discard):
            del self.said[me][action.slot]
            self.said[me] += [None] * (len(state.hands[me]) - len(self.said[me]))
        elif action.target not in self.literal:
            hand, told = before.hands[action.target], list(before.clue_marks_in(action.target))
            slots = [s for s, card in enumerate(hand) if matches(before.ruleset, action, card)]
            table, said = Table(before), self.said[action.target]
            if me not in self.literal:
                meant = table.after(me, action, told, slots)
            elif before.clue_tokens < before.ruleset.clue_tokens:
                meant = table.after_literal(me, action, told, slots, said)
            else:
                meant = {}
            for slot, what in meant.items():
                said[slot] = what

    def due(self, state: GameState) -> Found:
        """Return the action, the rule and the facts."""
        return Rules(state, self.said, self.literal).due()


def same(found: Found, action: Action, rule: str, facts: Mapping[str, Any]) -> bool:
    """Return whether a partner did what was due, and said why."""
    return found == (action, rule, dict(facts))
