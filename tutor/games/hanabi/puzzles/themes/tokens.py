"""Tokens: how many there are after a few turns.

Question: `{"actions": ["color-1-r", "discard-0", …], "count": "clue-tokens"}`: the actions of the
player to act and of those who follow, one each turn, and which tokens to count: `clue-tokens`
available, or `fuse-tokens` left. Options: `tokens-n` for every number that there can be.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, Explanation, Fact, Puzzle, Reason, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import (
    Action,
    ColorClue,
    Discard,
    Play,
    RankClue,
    parse_action,
)
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.events import FireworkCompleted, Misplayed, Played
from tutor.games.hanabi.engine.reasons import EndCause
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.option_names import TokenCount, read_as
from tutor.games.hanabi.puzzles.proofs.action_messages import told_action
from tutor.games.hanabi.puzzles.proofs.reasons import (
    Evidence,
    because,
    clue_tokens_fact,
    explained,
    fuse_tokens_fact,
    sentences,
)
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily

CLUE_TOKENS = "clue-tokens"
FUSE_TOKENS = "fuse-tokens"

PLAIN = "plain"
MISTAKE = "mistake"
BONUS = "bonus"
FUSES = "fuses"

_FEWEST_TURNS, _MOST_TURNS = 2, 4

Turn = tuple[GameState, Action, GameState]
"""The position before an action, the action, and the position after it."""

_SLIPS_TO_NAME = frozenset(
    f"tokens.slip.{slip}" for slip in ("bonus-lost", "mistake", "recovers", "discard", "fuse-back")
)
"""Ids of the messages on a wrong count that say more than the right count does."""


class Tokens(HanabiTheme):
    """Rules of what costs a token and what brings one back."""

    name = "tokens"
    family = ThemeFamily.RULES
    trains = "tokens discard bonus misplay"
    choose = Choose.ONE
    thresholds = (6, 7, 9, 10)
    aims: Mapping[int, tuple[str, ...]] = {
        1: (PLAIN, MISTAKE, BONUS, FUSES),
        2: (MISTAKE, FUSES),
        3: (PLAIN, MISTAKE, BONUS),
        4: (PLAIN, MISTAKE, BONUS),
        5: (PLAIN, MISTAKE, BONUS),
    }

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the players' actions, turn by turn, and which tokens to count."""
        steps = [told_action(before, action, puzzle.viewer) for before, action, _ in _turns(puzzle)]
        places = ("first", "second", "third", "fourth")
        turns = Message(f"tokens.turns.{len(steps)}", dict(zip(places, steps, strict=False)))
        return Message(f"tokens.goal.{puzzle.question['count']}", {"turns": turns})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return every number of such tokens, from none to all of them."""
        ruleset = puzzle.position.ruleset
        most = ruleset.clue_tokens if _counts_clues(puzzle) else ruleset.fuses
        return tuple(str(TokenCount(number)) for number in range(most + 1))

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the number of tokens."""
        number = read_as(TokenCount, option).number
        return Message(f"tokens.option.{puzzle.question['count']}", {"num": number})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether there are so many tokens at the end; a known slip is called by its name.

        `after` is the position after all the turns, the same for every option. Raises
        IllegalActionError if one of the actions is not allowed when its turn comes.
        """
        turns = _turns(puzzle)
        after = turns[-1][2]
        truth, number = _count(puzzle, after), read_as(TokenCount, option).number
        facts = self.proof(puzzle)
        correct = number == truth
        message, rule = _reckoning(puzzle).message, "tokens"
        if not correct:
            message, rule = _slip(puzzle, turns, number, truth)
        return Verdict(option, correct, message, rule, facts if correct else (), after)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return how many tokens there are at first, and what each turn does to them."""
        state = puzzle.position
        start = (
            clue_tokens_fact(state, "tokens") if _counts_clues(puzzle) else fuse_tokens_fact(state)
        )
        steps = enumerate(_turns(puzzle))
        return (start, *(fact for turn, step in steps for fact in _effects(puzzle, turn, step)))

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return how many there are, and how they come about, beginning with what was overlooked.

        All turns are in it, so that there is nothing to add.
        """
        if answer.solved:
            return explained(None, [_reckoning(puzzle)])
        truth = _count(puzzle, _turns(puzzle)[-1][2])
        slip = next((e for e in answer.wrong if e.consequence.id in _SLIPS_TO_NAME), None)
        return explained(
            _answer(puzzle, truth), [_reckoning(puzzle, because(slip) if slip else None)]
        )

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield a question about clue tokens and one about fuse tokens, after drawn turns."""
        viewer = choice.below(state.players)
        count = _FEWEST_TURNS + choice.below(_MOST_TURNS - _FEWEST_TURNS + 1)
        actions = tuple(map(str, _sequence(state, viewer, count, choice)))
        if len(actions) < count:
            return
        for tokens in (CLUE_TOKENS, FUSE_TOKENS):
            yield Puzzle(self.name, state, viewer, {"actions": actions, "count": tokens})

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether the turns hold the trap aimed at.

        PLAIN: no mistake and no completed firework; MISTAKE: one that costs no clue token; BONUS: a
        firework is completed, whether or not a token comes back for it; FUSES: fuse tokens are
        asked about, and at least one card is played.
        """
        events = [event for _, _, after in _turns(puzzle) for event in after.events]
        completed = any(isinstance(event, FireworkCompleted) for event in events)
        mistaken = any(isinstance(event, Misplayed) for event in events)
        if not _counts_clues(puzzle):
            return aim == FUSES and (mistaken or any(isinstance(event, Played) for event in events))
        if aim == BONUS:
            return completed
        return aim == (MISTAKE if mistaken else PLAIN) and not completed


def _counts_clues(puzzle: Puzzle[GameState]) -> bool:
    return bool(puzzle.question["count"] == CLUE_TOKENS)


def _count(puzzle: Puzzle[GameState], state: GameState) -> int:
    """Return how many of the tokens asked about there are in this position."""
    return state.clue_tokens if _counts_clues(puzzle) else state.ruleset.fuses - state.strikes


def _turns(puzzle: Puzzle[GameState]) -> list[Turn]:
    """Return the turns in order."""
    state, turns = puzzle.position, []
    for name in puzzle.question["actions"]:
        action = parse_action(name)
        after = state.apply(action)
        turns.append((state, action, after))
        state = after
    return turns


def _answer(puzzle: Puzzle[GameState], truth: int) -> Message:
    """Return how many tokens there are in the end."""
    return Message(f"tokens.answer.{puzzle.question['count']}", {"num": truth})


def _effects(puzzle: Puzzle[GameState], turn: int, step: Turn) -> Iterator[Fact]:
    """Yield the effect of a turn on the tokens; on fuse tokens, only of plays."""
    if _counts_clues(puzzle) or isinstance(step[1], Play):
        effect, rule = _effect(puzzle, step)
        params = {"turn": turn + 1, "effect": effect}
        yield Fact(Message("tokens.turn", params), rule, Evidence.PLAYED)


def _reckoning(puzzle: Puzzle[GameState], slip: Reason | None = None) -> Reason:
    """Return the effects of the turns, one sentence for each kind of turn, the slip first."""
    turns = _turns(puzzle)
    number, count = _count(puzzle, puzzle.position), puzzle.question["count"]
    start = Reason(Message(f"tokens.start.{count}", {"num": number}))
    if not _counts_clues(puzzle):
        reasons = [*filter(None, [slip]), start, *_fuse_tokens(turns)]
    else:
        mistakes = [*_mistakes(turns)]
        counted = [start, *_clue_tokens(turns)]
        match slip.message.id if slip else "":
            case "tokens.slip.mistake":
                reasons = [*mistakes, *counted]
            case "tokens.slip.recovers":
                lost = [Reason(Message("outcome.ended.strikes"), ("end-strikes",))]
                is_lost = turns[-1][2].ending is EndCause.STRIKES
                reasons = [*filter(None, [slip]), *(lost if is_lost else []), *counted]
            case _:
                reasons = [*filter(None, [slip]), *counted, *mistakes]
    rules = dict.fromkeys(rule for each in reasons for rule in each.rules)
    return Reason(sentences(*dict.fromkeys(each.message for each in reasons)), tuple(rules))


def _clue_tokens(turns: Sequence[Turn]) -> Iterator[Reason]:
    """Yield the effects of turns without mistakes on the clue tokens."""
    clues = sum(isinstance(action, ColorClue | RankClue) for _, action, _ in turns)
    discards = sum(isinstance(action, Discard) for _, action, _ in turns)
    if clues:
        yield Reason(Message("tokens.clues", {"num": clues}), ("clue-cost",))
    if discards:
        yield Reason(Message("tokens.discards", {"num": discards}), ("discard",))
    for card, happens, _ in _plays(turns):
        if happens == "bonus":
            yield Reason(Message("tokens.bonus", {"card": card}), ("bonus",))
        elif happens == "bonus-lost":
            yield Reason(Message("tokens.slip.bonus-lost"), ("bonus-lost",))
    joined = tuple(card for card, happens, _ in _plays(turns) if happens == "joins")
    if joined:
        params = {"cards": joined, "card": joined[0], "num": len(joined)}
        yield Reason(Message("tokens.joins", params))


def _mistakes(turns: Sequence[Turn]) -> Iterator[Reason]:
    """Yield that mistakes cost no clue tokens."""
    cards = tuple(card for card, happens, _ in _plays(turns) if happens == "mistake")
    is_lost = turns[-1][2].ending is EndCause.STRIKES
    others = cards[:-1] if is_lost else cards
    if len(others) > 1:
        yield Reason(Message("tokens.mistakes", {"cards": others}), ("misplay",))
    elif others:
        yield Reason(Message("tokens.slip.mistake", {"card": others[0]}), ("misplay",))
    if is_lost:
        yield Reason(Message("tokens.lost", {"card": cards[-1]}), ("end-strikes",))


def _fuse_tokens(turns: Sequence[Turn]) -> Iterator[Reason]:
    """Yield the effects of plays on the fuse tokens."""
    cards = tuple(card for card, happens, _ in _plays(turns) if happens == "mistake")
    is_lost = turns[-1][2].ending is EndCause.STRIKES
    others = cards[:-1] if is_lost else cards
    if len(others) > 1:
        yield Reason(Message("tokens.fuse.several", {"cards": others}), ("misplay",))
    elif others:
        yield Reason(Message("tokens.fuse.one", {"card": others[0]}), ("misplay",))
    if is_lost:
        yield Reason(Message("tokens.fuse.last", {"card": cards[-1]}), ("end-strikes",))
    if not cards:
        yield Reason(Message("tokens.fuse.none"), ("misplay",))


def _plays(turns: Iterable[Turn]) -> Iterator[tuple[Card, str, GameState]]:
    """Yield the cards that are played, what each did to the tokens, and the position after it."""
    for before, action, after in turns:
        if isinstance(action, Play):
            yield before.hands[before.to_act][action.slot], _played(after)[0], after


def _effect(puzzle: Puzzle[GameState], step: Turn) -> tuple[Message, str]:
    """Return the effect of a turn on the tokens asked about, and the rule."""
    before, action, after = step
    params: dict[str, object] = {}
    if isinstance(action, Play):
        params["card"] = before.hands[before.to_act][action.slot]
        name, rule = _played(after)
    elif isinstance(action, Discard):
        name, rule = "discard", "discard"
    else:
        name, rule = "clue", "clue-cost"
    if not _counts_clues(puzzle) and name != "mistake":
        name, rule = ("joins", "play") if isinstance(action, Play) else (f"{name}-no-fuse", rule)
    return Message(f"tokens.effect.{name}", params), rule


def _played(after: GameState) -> tuple[str, str]:
    """Return the effect of the last play on the tokens, and the rule."""
    for event in after.events:
        if isinstance(event, Misplayed):
            return "mistake", "misplay"
        if isinstance(event, FireworkCompleted):
            return ("bonus", "bonus") if event.token_recovered else ("bonus-lost", "bonus-lost")
    return "joins", "play"


def _slip(
    puzzle: Puzzle[GameState], turns: Sequence[Turn], number: int, truth: int
) -> tuple[Message, str]:
    """Return by which mistake in counting one gets this wrong number, and the rule against it.

    If it is no mistake that people make, why these turns cannot lead there.
    """
    happened = [_played(after)[0] for _, action, after in turns if isinstance(action, Play)]
    missed, lost, mistakes = map(happened.count, ("bonus", "bonus-lost", "mistake"))
    discards = sum(isinstance(action, Discard) for _, action, _ in turns)
    if not _counts_clues(puzzle):
        if number > truth:
            return _fuses_kept(number, truth + mistakes)
        if truth - number == discards:
            return Message("tokens.slip.discard"), "discard"
        return Message("tokens.slip.few-mistakes", {"number": number}), "misplay"
    slips = {
        mistakes: ("recovers", "misplay"),
        -mistakes: ("mistake", "misplay"),
        lost: ("bonus-lost", "bonus-lost"),
        -missed: ("bonus", "bonus"),
    }
    if number - truth in slips:
        slip, rule = slips[number - truth]
        params = {"card": _misplayed(turns)} if rule == "misplay" else {}
        return Message(f"tokens.slip.{slip}", params), rule
    start, gained = puzzle.position.clue_tokens, missed + discards
    spent = start + gained - truth
    if number == start:
        return Message("tokens.slip.now"), "tokens"
    if number > start + gained:
        return Message("tokens.slip.few-gained", {"number": number}), "tokens"
    if number < start - spent:
        return Message("tokens.slip.few-spent", {"number": number}), "clue-cost"
    return Message("tokens.slip.spent" if number > truth else "tokens.slip.gained"), "tokens"


def _misplayed(turns: Sequence[Turn]) -> Card:
    """Return the first card that did not fit."""
    events = (event for _, _, after in turns for event in after.events)
    return next(event.card for event in events if isinstance(event, Misplayed))


def _fuses_kept(number: int, start: int) -> tuple[Message, str]:
    """Return why more fuse tokens than there are left is wrong."""
    if number > start:
        return Message("tokens.slip.fuse-back", {"number": number}), "tokens"
    return Message("tokens.slip.mistakes"), "misplay"


def _sequence(state: GameState, viewer: int, count: int, choice: SeededChoice) -> Iterator[Action]:
    """Yield drawn actions, one a turn, after none of which the game is over but the last.

    Only cards held from the start are played, discarded or touched by the clues, so that nothing is
    given away of what will be drawn; and the viewer plays none.
    """
    held = [list(range(len(hand))) for hand in state.hands]
    for turn in range(count):
        me = state.to_act
        action = _drawn(state, viewer, held, choice)
        if action is None:
            return
        state = state.apply(action)
        if state.ending is not None and (turn < count - 1 or state.ending is not EndCause.STRIKES):
            return
        yield action
        if isinstance(action, Play | Discard):
            # The cards behind it move up; the one drawn comes last and stays where it is.
            held[me] = [slot - (slot > action.slot) for slot in held[me] if slot != action.slot]


def _drawn(
    state: GameState, viewer: int, held_by: Sequence[Sequence[int]], choice: SeededChoice
) -> Action | None:
    """Return a drawn action of the player to act: as often as can be one that changes something.

    `held_by` are the slots of each player's cards that were held from the start.
    """
    actions = state.legal_actions()
    hand, held = state.hands[state.to_act], held_by[state.to_act]
    clues = [
        act
        for act in actions
        if isinstance(act, ColorClue | RankClue)
        and not set(state.touched(act)).isdisjoint(held_by[act.target])
    ]
    unseen = state.to_act == viewer
    # When playing on, a discard can be the end: the viewer has to see that it is not.
    may_discard = not (unseen and state.ruleset.play_on)
    discards = [
        act for act in actions if isinstance(act, Discard) and act.slot in held and may_discard
    ]
    plays = [act for act in actions if isinstance(act, Play) and act.slot in held and not unseen]
    fives = [act for act in plays if hand[act.slot].rank == 5 and state.is_playable(hand[act.slot])]
    fits = [act for act in plays if state.is_playable(hand[act.slot])]
    misses = [act for act in plays if not state.is_playable(hand[act.slot])]
    if fives:
        return choice.pick(fives)
    kinds: list[Sequence[Action]] = [kind for kind in (clues, discards, fits, misses) if kind]
    return choice.pick(choice.pick(kinds)) if kinds else None
