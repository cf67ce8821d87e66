"""Tokens: how many there are after a few turns.

Question: `{"actions": ["color-1-r", "discard-0", …], "count": "clue-tokens"}`: the actions of the
player to act and of those who follow, one each turn, and which tokens to count: `clue-tokens`
available, or `fuse-tokens` left. Options: `tokens-n` for every number that there can be.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise

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
from tutor.games.hanabi.engine.cards import TOP_RANK, Card
from tutor.games.hanabi.engine.events import FireworkCompleted, Misplayed, Played
from tutor.games.hanabi.engine.reasons import EndCause
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.option_names import TokenCount, read_as
from tutor.games.hanabi.puzzles.proofs.action_messages import told_action
from tutor.games.hanabi.puzzles.proofs.reasons import (
    Evidence,
    clue_tokens_fact,
    explanation,
    fuse_tokens_fact,
    sentences,
)
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily, by_level

CLUE_TOKENS = "clue-tokens"
FUSE_TOKENS = "fuse-tokens"

PLAIN = "plain"
MISTAKE = "mistake"
BONUS = "bonus"
FUSES = "fuses"

_FEWEST_TURNS, _MOST_TURNS = 2, 4

Turn = tuple[GameState, Action, GameState]
"""The position before an action, the action, and the position after it."""

_SLIPS_TO_NAME = frozenset({"tokens.slip.discard", "tokens.slip.fuse-back"})
"""Ids of the messages on a wrong count that say more than the right count does."""


class Tokens(HanabiTheme):
    """Rules of what costs a token and what brings one back."""

    name = "tokens"
    family = ThemeFamily.RULES
    trains = ("tokens", "discard", "bonus", "misplay")
    choose = Choose.ONE
    thresholds = (6, 7, 9, 10)
    aims = by_level(
        (PLAIN, MISTAKE, BONUS, FUSES),
        (MISTAKE, FUSES),
        (PLAIN, MISTAKE, BONUS),
        (PLAIN, MISTAKE, BONUS),
        (PLAIN, MISTAKE, BONUS),
    )

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
        is_right = number == truth
        message, rule = _reckoning(puzzle).message, "tokens"
        if not is_right:
            message, rule = _slip(puzzle, turns, number, truth)
        return Verdict(option, is_right, message, rule, facts if is_right else (), after)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return how many tokens there are at first, and what each turn does to them.

        Only plays do anything to fuse tokens.
        """
        state = puzzle.position
        counts_clues = _counts_clues(puzzle)
        facts = [clue_tokens_fact(state, "tokens") if counts_clues else fuse_tokens_fact(state)]
        for number, turn in enumerate(_turns(puzzle), 1):
            if counts_clues or isinstance(turn[1], Play):
                effect, rule = _effect(puzzle, turn)
                message = Message("tokens.turn", {"turn": number, "effect": effect})
                facts.append(Fact(message, rule, Evidence.PLAYED))
        return tuple(facts)

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return how many there are, and how they come about in the order of play.

        All turns are in it, so that there is nothing to add.
        """
        if answer.is_solved:
            return explanation(None, [_reckoning(puzzle)])
        truth = _count(puzzle, _turns(puzzle)[-1][2])
        slip = next((e for e in answer.wrong if e.consequence.id in _SLIPS_TO_NAME), None)
        headline = Message(f"tokens.answer.{puzzle.question['count']}", {"num": truth})
        return explanation(headline, [_reckoning(puzzle, slip.reason if slip else None)])

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


def _reckoning(puzzle: Puzzle[GameState], slip: Reason | None = None) -> Reason:
    """Return the slip, the effects of the turns in the order of play, and the sum.

    Where no turn changes the number, it comes before the effects instead.
    """
    turns = _turns(puzzle)
    counts = [_count(puzzle, state) for state in (puzzle.position, *(turn[2] for turn in turns))]
    effects = _clue_tokens(turns) if _counts_clues(puzzle) else _fuse_tokens(turns)
    reasons = [*filter(None, [slip]), *effects]
    changes = [after - before for before, after in pairwise(counts) if after != before]
    if changes:
        signs = {change: "+" if change > 0 else "−" for change in changes}
        steps = (f" {sign} {changes.count(change)}" for change, sign in signs.items())
        params = {"sum": "".join([str(counts[0]), *steps]), "num": counts[-1]}
        reasons.append(Reason(Message("tokens.sum", params)))
    else:
        start = Message(f"tokens.start.{puzzle.question['count']}", {"num": counts[0]})
        reasons.insert(0, Reason(start))
    rules = dict.fromkeys(rule for each in reasons for rule in each.rules)
    return Reason(sentences(*dict.fromkeys(each.message for each in reasons)), tuple(rules))


def _clue_tokens(turns: Sequence[Turn]) -> Iterator[Reason]:
    """Yield the effects of the turns on the clue tokens, each kind where it comes first."""
    kinds = [_kind(turn) for turn in turns]
    for kind, rule in dict.fromkeys(kinds):
        cards = _cards(turns, kind)
        num = kinds.count((kind, rule))
        match kind:
            case "clue" | "discard":
                yield Reason(Message(f"tokens.{kind}s", {"num": num}), (rule,))
            case "joins":
                params = {"cards": cards, "card": cards[0], "num": num}
                yield Reason(Message("tokens.joins", params))
            case "mistake" if num > 1:
                yield Reason(Message("tokens.mistakes", {"cards": cards}), (rule,))
            case "mistake":
                yield Reason(Message("tokens.slip.mistake", {"card": cards[0]}), (rule,))
            case _:
                all_tokens = turns[0][0].ruleset.clue_tokens
                for card in cards:
                    params = {"card": card, "all": all_tokens}
                    yield Reason(Message(f"tokens.{kind}", params), (rule,))


def _fuse_tokens(turns: Sequence[Turn]) -> Iterator[Reason]:
    """Yield the effects of plays on the fuse tokens."""
    cards, lost = _cards(turns, "mistake"), _cards(turns, "lost")
    if len(cards) > 1:
        yield Reason(Message("tokens.fuse.several", {"cards": cards}), ("misplay",))
    elif cards:
        yield Reason(Message("tokens.fuse.one", {"card": cards[0]}), ("misplay",))
    if lost:
        yield Reason(Message("tokens.fuse.last", {"card": lost[0]}), ("end-strikes",))
    if not cards and not lost:
        yield Reason(Message("tokens.fuse.none"), ("misplay",))


def _kind(turn: Turn) -> tuple[str, str]:
    """Return the effect of a turn on the tokens, and the rule."""
    _, action, after = turn
    if isinstance(action, Discard):
        return "discard", "discard"
    if not isinstance(action, Play):
        return "clue", "clue-cost"
    if after.ending is EndCause.STRIKES:
        return "lost", "end-strikes"
    for event in after.events:
        if isinstance(event, Misplayed):
            return "mistake", "misplay"
        if isinstance(event, FireworkCompleted):
            return ("bonus", "bonus") if event.token_recovered else ("bonus-lost", "bonus-lost")
    return "joins", "play"


def _cards(turns: Iterable[Turn], *kinds: str) -> tuple[Card, ...]:
    """Return the cards that are played with one of these effects."""
    return tuple(
        before.hands[before.to_act][action.slot]
        for before, action, after in turns
        if isinstance(action, Play) and _kind((before, action, after))[0] in kinds
    )


def _effect(puzzle: Puzzle[GameState], turn: Turn) -> tuple[Message, str]:
    """Return the effect of a turn on the tokens asked about, and the rule."""
    name, rule = _kind(turn)
    cards = _cards([turn], name)
    if name == "lost":
        name, rule = "mistake", "misplay"
    if not _counts_clues(puzzle) and name != "mistake":
        name, rule = ("joins", "play") if cards else (f"{name}-no-fuse", rule)
    return Message(f"tokens.effect.{name}", {"card": cards[0]} if cards else {}), rule


def _slip(
    puzzle: Puzzle[GameState], turns: Sequence[Turn], number: int, truth: int
) -> tuple[Message, str]:
    """Return the mistake in counting that leads to this wrong number, and the rule against it.

    If people do not make such a mistake, why these turns cannot lead there.
    """
    if _counts_clues(puzzle):
        return _clue_slip(puzzle.position.clue_tokens, turns, number, truth)
    if number > truth + len(_mistakes(turns)):
        return Message("tokens.slip.fuse-back", {"number": number}), "tokens"
    if number > truth:
        return Message("tokens.slip.mistakes"), "misplay"
    if truth - number == _times("discard", turns):
        return Message("tokens.slip.discard"), "discard"
    return Message("tokens.slip.few-mistakes", {"number": number}), "misplay"


def _clue_slip(start: int, turns: Sequence[Turn], number: int, truth: int) -> tuple[Message, str]:
    """Return the mistake in counting clue tokens, and the rule against it."""
    missed, mistakes = _times("bonus", turns), _mistakes(turns)
    slips = (
        (-missed, "bonus", "bonus"),
        (_times("bonus-lost", turns), "bonus-lost", "bonus-lost"),
        (-len(mistakes), "mistake", "misplay"),
        (len(mistakes), "recovers", "misplay"),
    )
    for difference, slip, rule in slips:
        if number - truth == difference:
            params = {"card": mistakes[0]} if rule == "misplay" else {}
            return Message(f"tokens.slip.{slip}", params), rule
    gained = missed + _times("discard", turns)
    spent = start + gained - truth
    if number == start:
        return Message("tokens.slip.now"), "tokens"
    if number > start + gained:
        return Message("tokens.slip.few-gained", {"number": number}), "tokens"
    if number < start - spent:
        return Message("tokens.slip.few-spent", {"number": number}), "clue-cost"
    return Message("tokens.slip.spent" if number > truth else "tokens.slip.gained"), "tokens"


def _times(kind: str, turns: Iterable[Turn]) -> int:
    """Return how many of these turns have this effect."""
    return sum(_kind(turn)[0] == kind for turn in turns)


def _mistakes(turns: Iterable[Turn]) -> tuple[Card, ...]:
    """Return the cards that did not fit."""
    return _cards(turns, "mistake", "lost")


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
    fits = [act for act in plays if state.is_playable(hand[act.slot])]
    misses = [act for act in plays if act not in fits]
    if fives := [act for act in fits if hand[act.slot].rank == TOP_RANK]:
        return choice.pick(fives)
    kinds: list[Sequence[Action]] = [kind for kind in (clues, discards, fits, misses) if kind]
    return choice.pick(choice.pick(kinds)) if kinds else None
