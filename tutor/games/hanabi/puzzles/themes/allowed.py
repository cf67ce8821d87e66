"""What is allowed: mark every action that the rules allow now.

Question: `{"actions": ["play-0", …]}`, the actions asked about. Options: those actions, and
`none`.
"""

from collections.abc import Iterator, Mapping, Sequence

from tutor.core.messages import Message, Player
from tutor.core.puzzle import NONE, Answer, Choose, Explanation, Fact, Puzzle, Reason, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import (
    Action,
    Clue,
    ColorClue,
    Discard,
    Play,
    RankClue,
    parse_action,
)
from tutor.games.hanabi.engine.cards import RANKS
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.proofs.action_messages import action_label, clue_params
from tutor.games.hanabi.puzzles.proofs.reasons import ABOUT_THE_DECK, explanation
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily, by_level
from tutor.games.hanabi.puzzles.theme_bases.permission import (
    ALL_TOKENS,
    LAST_CARD,
    NO_DECK,
    NO_TOKEN,
    SOME_TOKENS,
    grounds,
    is_allowed,
    permission,
    situation,
    without_repeats,
)

_FEWEST_ACTIONS = 4
_MOST_EXPLAINED = 3
"""So many reasons are under the headline; more lie in the fold."""
_MOST_CLUES = 3
_PLAIN_MATCHES = frozenset({"allowed.color", "allowed.rank"})
_WEIGHTS = (
    "discard-not-full",
    "clue-cost",
    "wild-never-named",
    "clue-touches-some",
    "clue-one-player",
)
"""The rules that forbid an action, the one that people overlook first."""


class Allowed(HanabiTheme):
    """Rules of the turn: what may be done when, and to whom."""

    name = "allowed"
    family = ThemeFamily.RULES
    trains = (
        "tokens",
        "turn",
        "no-passing",
        "clue-cost",
        "clue-one-player",
        "clue-touches-some",
        "discard",
        "discard-not-full",
        "play-unknown",
        "clue-tokens-more",
        "wild-never-named",
        "last-round-no-draw",
    )
    choose = Choose.ALL
    thresholds = (8, 9, 10, 11)
    aims = by_level(
        (SOME_TOKENS, ALL_TOKENS, NO_TOKEN),
        (SOME_TOKENS, ALL_TOKENS),
        (SOME_TOKENS, ALL_TOKENS),
        (SOME_TOKENS, ALL_TOKENS, LAST_CARD),
        (SOME_TOKENS, ALL_TOKENS, LAST_CARD, NO_DECK),
    )

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the actions asked about, and `none`."""
        return (*puzzle.question["actions"], NONE)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the label of the action."""
        if option == NONE:
            return Message("allowed.option.none")
        return action_label(parse_action(option), puzzle.position.to_act)

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the action is allowed, and why.

        Nothing is told of hidden cards: only clues, which turn up no card, have an `after`.
        """
        state = puzzle.position
        if option == NONE:
            some = any(is_allowed(state, name) for name in puzzle.question["actions"])
            told = Message("allowed.none-wrong" if some else "allowed.none-right")
            return Verdict(option, not some, told, "no-passing")
        return permission(state, option)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the facts that the actions depend on, each rule and each hand once."""
        actions = map(parse_action, puzzle.question["actions"])
        return tuple(
            dict.fromkeys(fact for action in actions for fact in grounds(puzzle.position, action))
        )

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return why the first wrong action is not allowed, and why those missed are.

        The fold says why the other wrong actions are not; unless something was wrong, all others.
        An answer that is shown has only the right actions left on the page, so it explains those.
        """
        missed = [permission_reason(each) for each in answer.missed]
        refused = [
            permission_reason(each)
            for each in sorted(answer.verdicts, key=_by_weight)
            if not each.is_right and each.option != NONE
        ]
        if answer.is_solved:
            said = refused[:1] or [permission_reason(each) for each in answer.verdicts[-1:]]
            return explanation(None, said, without_repeats([*said, *refused])[len(said) :])
        if answer.is_shown or answer.chosen == (NONE,):
            headline = None if answer.right == (NONE,) else _some(puzzle)
            right = sorted(answer.right_verdicts, key=_by_doubt)
            causes = list(map(permission_reason, right))
            return _with_fold(headline, causes, without_repeats(refused))
        if answer.is_partly_right:
            headline = Message("allowed.more", {"num": len(missed)})
            return _with_fold(headline, missed, without_repeats(refused))
        first, *others = answer.wrong
        headline, why = _forbidden(puzzle, first.option), _why_forbidden(puzzle, first)
        wrong = without_repeats([why, *map(permission_reason, others)])[1:]
        return _with_fold(headline, [why, *missed], wrong)

    def irrelevant_facts(self, state: GameState) -> frozenset[str]:
        """Return the ids of facts on how far the game has got, which forbid no action."""
        return ABOUT_THE_DECK

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield one puzzle that asks about an action of every kind, tempting ones among them."""
        size = len(state.hands[state.to_act])
        actions: list[Action] = (
            [Play(choice.below(size)), Discard(choice.below(size))] if size else []
        )
        actions += _tempting_clues(state, 1 + choice.below(_MOST_CLUES), choice)
        names = tuple(dict.fromkeys(map(str, actions)))
        yield Puzzle(self.name, state, state.to_act, {"actions": names})

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether some of at least four actions are allowed and some not, on such a table.

        The aim is the situation: tokens all there, some or none; the last card of the deck; no deck
        any more. That every kind of action is among those asked about is `ask`'s doing.
        """
        state, names = puzzle.position, puzzle.question["actions"]
        if situation(state) != aim or len(names) < _FEWEST_ACTIONS:
            return False
        return 0 < sum(is_allowed(state, name) for name in names) < len(names)


def _with_fold(
    headline: Message | None, reasons: Sequence[Reason], others: Sequence[Reason]
) -> Explanation:
    """Return the explanation; of many reasons, the last ones lie in the fold."""
    reasons, most = _clues_together(reasons), _MOST_EXPLAINED
    return explanation(headline, reasons[:most], [*reasons[most:], *others])


def _clues_together(reasons: Sequence[Reason]) -> tuple[Reason, ...]:
    """Return the reasons; two or more clues to one player that plainly match in one sentence."""
    clues: dict[Player, list[Message]] = {}
    for message in (each.message for each in reasons if each.message.id in _PLAIN_MATCHES):
        clues.setdefault(message.params["name"], []).append(message)
    return tuple(dict.fromkeys(_with_others(each, clues) for each in reasons))


def _with_others(reason: Reason, clues: Mapping[Player, Sequence[Message]]) -> Reason:
    """Return the reason; of a clue that is one of several to its player, that for all of them."""
    is_plain = reason.message.id in _PLAIN_MATCHES
    alike = clues[reason.message.params["name"]] if is_plain else ()
    if len(alike) < 2:
        return reason
    listed = tuple(
        Message(each.id.replace("allowed.", "allowed.clues."), each.params) for each in alike
    )
    params = {"name": reason.message.params["name"], "clues": listed}
    return Reason(Message("allowed.clues", params), reason.rules)


def permission_reason(verdict: Verdict[GameState]) -> Reason:
    """Return why an action is allowed or not; of a clue not what it costs, but what it matches."""
    if not verdict.is_right or verdict.rule != "clue-cost":
        return verdict.reason
    is_wild = verdict.consequence.id == "allowed.wild-color"
    return Reason(verdict.consequence, ("wild-touched" if is_wild else "clue-touches-some",))


def _by_weight(verdict: Verdict[GameState]) -> int:
    """Return a small number for what the table forbids now, a large one for what is never done."""
    return _WEIGHTS.index(verdict.rule) if verdict.rule in _WEIGHTS else len(_WEIGHTS)


def _by_doubt(verdict: Verdict[GameState]) -> tuple[int, bool]:
    """Return the place of an action's kind, and whether it is a clue that plainly matches."""
    if verdict.option == NONE:
        return 0, False
    match parse_action(verdict.option):
        case Play():
            return 2, False
        case Discard():
            return 1, False
    return 0, verdict.consequence.id in _PLAIN_MATCHES


def _some(puzzle: Puzzle[GameState]) -> Message:
    """Return how many of the actions are allowed."""
    names = puzzle.question["actions"]
    right = sum(is_allowed(puzzle.position, name) for name in names)
    return Message("allowed.some", {"num": right, "all": len(names)})


def _why_forbidden(puzzle: Puzzle[GameState], verdict: Verdict[GameState]) -> Reason:
    """Return the cause that the headline about this action leaves open."""
    match parse_action(verdict.option):
        case Discard():
            params = {"num": puzzle.position.ruleset.clue_tokens}
            return Reason(Message("allowed.all-tokens", params), (verdict.rule,))
        case ColorClue(target, suit) if (
            target != puzzle.position.to_act and suit is puzzle.position.ruleset.wild_suit
        ):
            return Reason(Message("allowed.name-another"), (verdict.rule,))
    return verdict.reason


def _forbidden(puzzle: Puzzle[GameState], option: str) -> Message:
    """Return that an action is not allowed."""
    action = parse_action(option)
    if isinstance(action, Play | Discard):
        return Message("allowed.not.discard")
    if action.target == puzzle.position.to_act:
        return Message("allowed.not.clue-self")
    return Message(f"allowed.not.{action.kind}", clue_params(action))


def _tempting_clues(state: GameState, size: int, choice: SeededChoice) -> list[Clue]:
    """Return clues that touch a card, clues that touch none, and one to the giver.

    `size` is about how many there are of each; they go to a drawn player or to all. Own cards play
    no part, so that the options give nothing away.
    """
    me, suits = state.to_act, state.ruleset.clue_suits
    others = [seat for seat in range(state.players) if seat != me]
    if choice.below(2):
        others = [choice.pick(others)]
    kinds: tuple[list[Clue], list[Clue]] = (
        [ColorClue(seat, suit) for seat in others for suit in suits],
        [RankClue(seat, rank) for seat in others for rank in RANKS],
    )
    matching = [[clue for clue in kind if state.touched(clue)] for kind in kinds]
    empty = [[clue for clue in kind if not state.touched(clue)] for kind in kinds]
    to_self: list[Clue] = [ColorClue(me, choice.pick(suits)), RankClue(me, choice.pick(RANKS))]
    if size == 1:
        sets = [matching[0] + matching[1], empty[0] + empty[1], to_self]
    elif size == 2:
        sets = [*matching, empty[0] + empty[1], to_self]
    else:
        sets = [*matching, *empty, to_self]
    wild = state.ruleset.wild_suit
    if wild is not None:
        sets.append([ColorClue(seat, wild) for seat in others])
    picked = [choice.pick(clues) for clues in sets if clues]
    return sorted(picked, key=lambda clue: (clue.target, isinstance(clue, RankClue)))
