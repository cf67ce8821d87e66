"""Three scripted partners: players that the program seats at the table.

**The quiet partner** of the scenarios is stated, deterministic, and foreseeable by everyone. They
leave the clues to the learner, and go only by what all players at the table know: what clues have
told about the own cards, the fireworks and the discard pile. So whoever looks at the table can tell
what such a partner will do. It is the first of these that can be done:

1. play the oldest card that this proves playable;
2. discard the oldest card that this proves useless, else the oldest that no clue has pointed at,
   else the oldest;
3. tell the next player who has cards the number of their oldest card;
4. play the oldest card that is not proven useless, else the oldest.

Clues come last: a partner gives one only when all clue tokens are available, so that discarding is
not allowed, or without a card in hand. The fourth is left when nobody else has a card, as happens
past the end of the deck.

**The greedy partner** looks no turn ahead, and gives a clue only where nothing else may be done:
the one that quiet partners give. What of several proven cards it plays is open, and so is whether
it discards a card that is proven useless or the oldest without a clue: what no greedy player
reaches takes a plan.

**The stated partner**, deterministic as well, never looks at their own hand, knows no conventions,
and does the first of these that can be done:

1. play the oldest card that clues and counting prove playable;
2. give the clue that proves most playable cards to their holder, by that clue and earlier ones;
3. with at least two clue tokens, tell the holder something new about a playable card;
4. discard the oldest card that is proven useless, else the oldest that no clue has touched, else
   the oldest not proven to be irreplaceable, else the oldest;
5. give the clue that touches most cards;
6. play the oldest card: nothing else is left.

Between clues that are equally good, the one to the player who acts sooner wins, colours before
numbers.

Puzzles are made with this partner, so it stays as it is. Whole games are played by others, who play
better and say why: tutor/games/hanabi/partners.
"""

from collections.abc import Iterable

from tutor.games.hanabi.engine.actions import Action, Clue, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.cards import TOUCHED
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import (
    IdentitySet,
    View,
    allowed,
    has,
    left_by_counting,
    oldest_unclued,
)
from tutor.games.hanabi.knowledge.status import CardStatuses, critical, playable, statuses, trash


def quiet_action(table: GameState | View) -> Action:
    """Return the action of the quiet partner to act. Raises ValueError once it is over.

    Neither the partner's own cards nor the deck matter. What the others hold matters only for the
    clue in 3: the partner sees those cards.
    """
    if table.ending is not None:
        raise ValueError("the game is over")
    me = table.to_act
    marks = table.marks[me]
    cards = statuses(table)
    slot = _proven_playable(marks, cards)
    if slot is not None:
        return Play(slot)
    if marks and table.clue_tokens < table.ruleset.clue_tokens:
        return Discard(_to_discard(marks, cards))
    clue = _spare_clue(table)
    return Play(_to_try(marks, cards)) if clue is None else clue


def _proven_playable(marks: tuple[int, ...], cards: CardStatuses) -> int | None:
    """Return the slot of the oldest card that is; None without one."""
    return next((slot for slot, bits in enumerate(marks) if cards.proven(bits).playable), None)


def _to_discard(marks: tuple[int, ...], cards: CardStatuses) -> int:
    """Return the slot of the card to discard when there is none to play."""
    useless = (slot for slot, bits in enumerate(marks) if cards.proven(bits).useless)
    return next(useless, oldest_unclued(marks) or 0)


def _to_try(marks: tuple[int, ...], cards: CardStatuses) -> int:
    """Return the slot of the oldest card that is not proven useless, else of the oldest."""
    slots = range(len(marks))
    return next((slot for slot in slots if not cards.proven(marks[slot]).useless), 0)


def _spare_clue(table: GameState | View) -> Action | None:
    """Return the clue that is given when there is nothing else to do, None if none is allowed.

    The next player's hand is hidden in a view of that player only, who is then not to act.
    """
    players = len(table.hands)
    for step in range(1, players):
        target = (table.to_act + step) % players
        if table.hands[target]:
            return RankClue(target, table.hands[target][0].rank)
    # Nobody else has a card: a clue that touches nothing, where a table agrees to such clues.
    return RankClue((table.to_act + 1) % players, 1) if table.ruleset.empty_clues else None


def greedy_actions(state: GameState) -> tuple[Action, ...]:
    """Return the actions of a greedy player to act, from that player's view.

    Raises ValueError once the game is over.
    """
    view = View.of(state, state.to_act)
    could_be = left_by_counting(view)
    fits, useless = playable(view), trash(view)
    plays = tuple(Play(slot) for slot, cards in enumerate(could_be) if not cards & ~fits)
    if plays:
        return plays
    marks = state.marks[state.to_act]
    if not marks or state.clue_tokens == state.ruleset.clue_tokens:
        return (quiet_action(state),)
    slots = {oldest_unclued(marks) or 0}
    slots |= {slot for slot, cards in enumerate(could_be) if not cards & ~useless}
    return tuple(map(Discard, sorted(slots)))


_TOKENS_FOR_A_HINT = 2


def stated_action(state: GameState) -> Action:
    """Return the action of the partner to act. Raises ValueError once the game is over.

    Hidden cards never matter: whatever looks the same to the partner is answered the same.
    """
    actions = state.legal_actions()
    if not actions:
        raise ValueError("the game is over")
    view = View.of(state, state.to_act)
    could_be = left_by_counting(view)
    good = playable(view)
    proven = [slot for slot, cards in enumerate(could_be) if not cards & ~good]
    if proven:
        return Play(proven[0])
    clues = _in_turn(state, actions)
    return (
        _telling_clue(state, clues, good)
        or _discard(view, could_be, actions)
        or max(clues, key=lambda clue: len(state.touched(clue)), default=None)
        or actions[0]
    )


def _in_turn(state: GameState, actions: Iterable[Action]) -> list[Clue]:
    """Return the clues among the actions, to the player who acts next first."""
    clues = [action for action in actions if isinstance(action, ColorClue | RankClue)]
    return sorted(clues, key=lambda clue: (clue.target - state.to_act) % state.players)


def _telling_clue(state: GameState, clues: list[Clue], good: IdentitySet) -> Clue | None:
    """Return the clue that proves most cards playable, else one that says more of such a card."""
    best, most, hint = None, 0, None
    ruleset, tables = state.ruleset, state.ruleset.tables
    # By player: the playable cards that are not yet known to be so, and what they have been told.
    to_tell = {
        seat: [
            (card, bits)
            for card, bits in zip(hand, state.marks[seat], strict=True)
            if has(good, card) and allowed(ruleset, bits) & ~good
        ]
        for seat, hand in enumerate(state.hands)
        if seat != state.to_act
    }
    for clue in clues:
        mark = tables.mark[tables.bit(clue)]
        proves = 0
        for card, old in to_tell[clue.target]:
            new = old | mark[card]
            proves += not allowed(ruleset, new) & ~good
            if hint is None and (new & ~old) & TOUCHED:
                hint = clue
        if proves > most:
            best, most = clue, proves
    return best or (hint if state.clue_tokens >= _TOKENS_FOR_A_HINT else None)


def _discard(
    view: View, could_be: tuple[IdentitySet, ...], actions: Iterable[Action]
) -> Discard | None:
    """Return the discard that costs least, None if none is allowed."""
    slots = [action.slot for action in actions if isinstance(action, Discard)]
    if not slots:
        return None
    useless, irreplaceable = trash(view), critical(view)
    marks = view.marks[view.seat]
    orders = (
        [slot for slot in slots if not could_be[slot] & ~useless],
        [slot for slot in slots if not marks[slot] & TOUCHED],
        [slot for slot in slots if could_be[slot] & ~irreplaceable],
        slots,
    )
    return Discard(next(order[0] for order in orders if order))
