"""Score: how many points a game is worth that is over, or its place on the scale.

Question: `{"ask": "score"}` or `{"ask": "rating"}`. Options: `points-n` for the score and for what
one gets by miscounting, or `rating-<id>` for every step of the scale. Where
play goes on after the deck, there is no scale but `rating-perfect` and `rating-failed`, which then
stand after its steps.
"""

from collections.abc import Iterator

from tutor.core.game import EndCondition
from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, Explanation, Fact, Puzzle, Reason, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.actions import Action, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.cards import TOP_RANK, card_of
from tutor.games.hanabi.engine.reasons import EndCause
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.scoring import SCALE_SIX, Rating, rating, scale_for
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.option_names import Points, ScaleStep, read_option
from tutor.games.hanabi.puzzles.proofs.reasons import (
    Evidence,
    explanation,
    fuse_tokens_fact,
    rule_says,
)
from tutor.games.hanabi.puzzles.theme import HanabiTheme, ThemeFamily, by_level

SCORE = "score"
RATING = "rating"
LOST = "lost"

PERFECT = "perfect"
FAILED = "failed"

_USUAL_RATING = "very-good"

_CHOICES = 6
_MORE_CHOICES = 2
"""Beyond those, below or above, so that the place of the true count tells nothing."""


class Score(HanabiTheme):
    """Rules `score`, `scale`, `lost-score` and `six-scale`.

    Playing on leaves nothing to count (rule `play-on-score`), so no such puzzle is looked for; one
    set up by hand is judged all the same.
    """

    name = "score"
    family = ThemeFamily.RULES
    trains = ("score", "scale", "lost-score", "six-scale")
    choose = Choose.ONE
    thresholds = (5, 8, 11, 13)
    fits_play_on = False
    aims = by_level(
        (SCORE, LOST), (SCORE, RATING, LOST), (SCORE, RATING), (SCORE, RATING), (RATING,)
    )

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return whether the points or the place on the scale are asked for."""
        return Message(f"score.goal.{puzzle.question['ask']}")

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the points that one could come to, fewest first, or the steps of the scale."""
        state = puzzle.position
        if puzzle.question["ask"] == SCORE:
            return tuple(str(Points(points)) for points in sorted(_counts(state)))
        steps = [step.id for step in scale_for(state.ruleset.max_score)]
        if state.ruleset.play_on:
            steps += [PERFECT, FAILED]
        return tuple(str(ScaleStep(step)) for step in steps)

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the points, or the name of the step."""
        match read_option(option):
            case Points(number):
                return Message("option.points", {"num": number})
            case ScaleStep(step):
                return Message(f"score.option.{step}")
        raise ValueError(f"{option} is neither points nor a step of the scale")

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the game is worth so much; a known slip is called by its name.

        Raises ValueError if the game is not over.
        """
        state = puzzle.position
        match read_option(option):
            case Points(number):
                is_right = number == _score(state)
                message, rule = _reckoning(state) if is_right else _miscounted(state, number)
            case ScaleStep(step):
                is_right = step == _rated(state)
                message, rule = _place(state) if is_right else _misplaced(state, step)
            case _:
                raise ValueError(f"{option} is neither points nor a step of the scale")
        return Verdict(option, is_right, message, rule, self.proof(puzzle) if is_right else ())

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return how to count and what there is to count, step by step."""
        state = puzzle.position
        if state.ruleset.play_on:
            return (rule_says("play-on-score", "1"), *_of_the_end(state))
        counted = tuple(_of_the_end(state))
        if puzzle.question["ask"] == SCORE:
            return counted
        score = _score(state)
        total = Fact(Message("score.total", {"num": score}), "scale", Evidence.COUNTED)
        return (*counted, total)

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return the score, its place on the scale, what was overlooked, and how it is counted.

        The headline never names the right place: beside ✕ it would read as the one that was chosen.
        """
        state, ruleset = puzzle.position, puzzle.position.ruleset
        most = ruleset.max_score
        right = answer.right_verdicts[0]
        wrong = [each.reason for each in answer.wrong]
        message, rule = _reckoning(state)
        reckoning = Reason(message, (rule,))
        headline = None if answer.is_solved else Message("score.answer", {"num": _score(state)})
        if puzzle.question["ask"] == SCORE:
            is_vague = {each.message.id for each in wrong} & {"score.slip.high", "score.slip.low"}
            slip = () if _is_lost(state) or is_vague else wrong
            return explanation(headline, (*slip, reckoning))
        if state.ruleset.play_on:
            headline = None if answer.is_solved else right.consequence
            return explanation(headline, (*wrong, right.reason))
        place = right.reason
        if not answer.is_solved:
            place = _place_of(rating(_score(state), most), ruleset)
        return explanation(headline, (*wrong, place), (reckoning,))

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield both questions about an end that the game could come to from here.

        It is quickly played, with a drawn share of luck, slips and waste.
        """
        if state.ruleset.play_on:
            return
        luck, folly = choice.pick(((100, 0), (80, 0), (50, 0), (60, 25)))
        while state.ending is None:
            state = state.apply(_quick(state, luck, folly, choice))
        viewer = choice.below(state.players)
        for question in (SCORE, RATING):
            yield Puzzle(self.name, state, viewer, {"ask": question})

    def is_usual(self, puzzle: Puzzle[GameState]) -> bool:
        """Return whether the scale is asked about and the score stands where most scores do."""
        state = puzzle.position
        return puzzle.question["ask"] == RATING and _rated(state) == _USUAL_RATING

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether this is asked for; LOST: either, about a lost game with cards built."""
        state = puzzle.position
        if state.ending is EndCause.STRIKES:
            return aim == LOST and state.points > 0
        return bool(puzzle.question["ask"] == aim)


def scale_lines(ruleset: Ruleset) -> tuple[Message, ...]:
    """Return the scale as the rulebook has it: what it is for, then line by line."""
    lines = (_line(step, ruleset)[0] for step in scale_for(ruleset.max_score))
    return Message("rule.scale.1"), *lines


def _score(state: GameState) -> int:
    """Return the score of a game that is over; ValueError if it goes on."""
    if state.outcome is None:
        raise ValueError("the game is not over")
    return state.outcome.score


def _is_lost(state: GameState) -> bool:
    return state.outcome is not None and state.outcome.end_condition is EndCondition.LOST


def _rated(state: GameState) -> str:
    """Return the id of the game's place on the scale, or what stands for it when playing on."""
    score, most = _score(state), state.ruleset.max_score
    if state.ruleset.play_on:
        return PERFECT if score == most else FAILED
    return rating(score, most).id


def _counts(state: GameState) -> dict[int, str]:
    """Return the score and wrong counts, each with the slip that leads there; always as many.

    First come the mistakes that people make, then neighbours of the true count.
    """
    truth, built, most = _score(state), state.points, state.ruleset.max_score
    complete = state.fireworks.count(TOP_RANK)
    added = sum(top * (top + 1) // 2 for top in state.fireworks)
    counts = {truth: "", built: "", 0: "zero"}
    slips = {"fireworks": complete, "complete": complete * TOP_RANK, "sum": added}
    for slip, points in slips.items():
        counts.setdefault(points, slip)
    # Which neighbour comes first must not always be the same, or the place would tell.
    first = 1 if len(state.discards) % 2 else -1
    near = (built + side * step for step in range(1, most) for side in (first, -first))
    for points in near:
        if len(counts) >= _CHOICES:
            break
        if 0 <= points <= most:
            counts.setdefault(points, "")
    below = [points for points in range(built - 1, -1, -1) if points not in counts]
    above = [points for points in range(built + 1, most + 1) if points not in counts]
    under = len(state.discards) // 3 % (_MORE_CHOICES + 1)
    over = _MORE_CHOICES - under
    more = below[:under] + above[:over] + below[under:] + above[over:]
    return counts | dict.fromkeys(more[:_MORE_CHOICES], "")


def _miscounted(state: GameState, points: int) -> tuple[Message, str]:
    """Return why the score is not so many points, without the score."""
    if _is_lost(state):
        return Message("score.slip.lost"), "lost-score"
    direction = "high" if points > _score(state) else "low"
    slip = _counts(state)[points] or direction
    return Message(f"score.slip.{slip}", {"num": points}), "score"


def _reckoning(state: GameState) -> tuple[Message, str]:
    """Return how the true score comes about."""
    if _is_lost(state):
        return Message("score.lost", {"num": state.points}), "lost-score"
    if not state.points:
        return Message("score.nothing"), "score"
    tops = " + ".join(str(top) for top in state.fireworks if top)
    return Message("score.counted", {"sum": tops, "num": state.points}), "score"


def _place(state: GameState) -> tuple[Message, str]:
    """Return the game's rating in words, and the rule."""
    if state.ruleset.play_on:
        won = _rated(state) == PERFECT
        return Message("score.play-on.perfect" if won else "score.play-on.failed"), "play-on-score"
    score = _score(state)
    step = rating(score, state.ruleset.max_score)
    message = _place_of(step, state.ruleset).message
    kind = message.id.replace("step.is", "step.right")
    return Message(kind, {**message.params, "num": score}), _line(step, state.ruleset)[1]


def _misplaced(state: GameState, step_id: str) -> tuple[Message, str]:
    """Return the points that another rating stands for, and the rule."""
    if state.ruleset.play_on:
        return Message("rule.play-on-score.1"), "play-on-score"
    scale = scale_for(state.ruleset.max_score)
    if _is_lost(state) and step_id == rating(state.points, state.ruleset.max_score).id:
        return Message("score.slip.lost"), "lost-score"
    reason = _place_of(next(step for step in scale if step.id == step_id), state.ruleset)
    return reason.message, reason.rules[0]


def _place_of(step: Rating, ruleset: Ruleset) -> Reason:
    """Return how many points a place on the scale stands for."""
    single = ".single" if step.low == step.high else ""
    name = Message(f"score.option.{step.id}")
    params = {"step": name, "low": step.low, "high": step.high}
    return Reason(Message(f"score.step.is{single}", params), (_line(step, ruleset)[1],))


def _line(step: Rating, ruleset: Ruleset) -> tuple[Message, str]:
    """Return the line of the scale, and the rule in which it stands."""
    rule = "six-scale" if ruleset.variant.has_sixth_suit and step in SCALE_SIX[-2:] else "scale"
    return Message(f"rule.{rule}.{step.id}", {"low": step.low, "high": step.high}), rule


def _of_the_end(state: GameState) -> Iterator[Fact]:
    """Yield how the game ended, and what lies in the fireworks if that still counts."""
    if state.ending is EndCause.STRIKES:
        yield fuse_tokens_fact(state)
        yield rule_says("lost-score", "1")
        return
    yield rule_says("score", "1")
    complete = state.fireworks.count(TOP_RANK)
    if complete:
        params = {"num": complete, "each": TOP_RANK}
        yield Fact(Message("score.complete", params), "score", Evidence.SEEN)
    tops = zip(state.ruleset.suits, state.fireworks, strict=True)
    unfinished = [(suit, top) for suit, top in tops if 0 < top < TOP_RANK]
    if unfinished:
        yield rule_says("score", "2", num=max(top for _, top in unfinished))
    for suit, top in unfinished:
        params = {"card": card_of(suit, top), "num": top}
        yield Fact(Message("score.unfinished", params), "score", Evidence.SEEN)


def _quick(state: GameState, luck: int, folly: int, choice: SeededChoice) -> Action:
    """Return an action: a card that fits, or anything, or what does no great harm."""
    hand = state.hands[state.to_act]
    fate = choice.below(100)
    if fate < luck:
        for slot, card in enumerate(hand):
            if state.is_playable(card):
                return Play(slot)
    elif fate < luck + folly and hand:
        return Play(choice.below(len(hand)))
    actions = state.legal_actions()
    clues = [action for action in actions if isinstance(action, ColorClue | RankClue)]
    discards = [action for action in actions if isinstance(action, Discard)]
    if clues and (choice.below(2) or not discards):
        return choice.pick(clues)
    return choice.pick(discards) if discards else actions[0]
