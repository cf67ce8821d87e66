"""A third card: what gives the best chance to make a task this turn, without wasting a token.

Question: `{"log": [entries of log.py], "ways": ["keep", "third"]}`, what can be done. Options:
those ways; `swap` is a swap of a task with the supply, for two tokens. The viewer can read no form
but those in the log. Right is the best chance, and of equal ones the way that costs less.

Levels: the number of craftings in the log, 3, 4 and 5; at level 3 there is `swap` too. At level 1
a task that is sure to be made is one of which both parts were seen.
"""

from collections.abc import Iterator
from fractions import Fraction

from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, Puzzle, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import CARDS, Task
from tutor.games.hanzi.engine import GameState, Ruleset
from tutor.games.hanzi.engine.ruleset import PRICE_OF_CARD, PRICE_OF_SWAP, TO_TURN
from tutor.games.hanzi.knowledge import Chances, View
from tutor.games.hanzi.puzzles import log
from tutor.games.hanzi.puzzles.games import turns_after
from tutor.games.hanzi.puzzles.telling import chance_said
from tutor.games.hanzi.puzzles.theme import HanziTheme, Moment, Question, ThemeFamily

KEEP, THIRD, SWAP = "keep", "third", "swap"
_PRICES = {KEEP: 0, THIRD: PRICE_OF_CARD, SWAP: PRICE_OF_SWAP}
_RULES = {KEEP: rules.CRAFTING, THIRD: rules.THIRD_CARD, SWAP: rules.SWAP_SUPPLY}
_TURNS = {1: 3, 2: 4, 3: 5}
_LEVEL_WITH_SWAP = 3


class ThirdCard(HanziTheme):
    """Chances are exact: shares of all the layouts that fit what was turned up."""

    name = "hanzi-third-card"
    family = ThemeFamily.DECIDING
    trains = (rules.THIRD_CARD, rules.TOKEN_PHASE, rules.SWAP_SUPPLY, rules.TOKENS)
    choose = Choose.ONE
    levels = tuple(_TURNS)
    rulesets = (Ruleset.PLAIN,)

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return what is aimed at."""
        return Message("hanzi-third-card.goal")

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the ways that there are."""
        return tuple(puzzle.question["ways"])

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return what is done with the tokens."""
        return Message(f"hanzi-third-card.option.{option}", {"num": _PRICES[option]})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether no other way has a better chance, or the same one for fewer tokens."""
        view, ways = _view(puzzle), self.options(puzzle)
        chances = {way: _surest(view, way)[0] for way in ways}
        best = max(ways, key=lambda way: (chances[way], -_PRICES[way]))
        if option != best and chances[option] == chances[best]:
            said = Message("hanzi-third-card.wasted", {"num": _PRICES[option]})
        else:
            said = chance_said("hanzi-third-card", chances[option])
        return Verdict(option, option == best, said, _RULES[option])

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return what is known of the parts of the best task of each way."""
        view = _view(puzzle)
        tasks = dict.fromkeys(_surest(view, way)[1] for way in self.options(puzzle))
        facts = (fact for task in tasks if task for fact in parts_known(view, task))
        return tuple(dict.fromkeys(facts))

    def moments(self, ruleset: Ruleset, level: int, choice: SeededChoice) -> Iterator[Moment]:
        """Return the starts of turns after so many craftings."""
        return turns_after(_TURNS[level], ruleset, 2 + choice.below(2), choice)

    def ask(self, moment: Moment, level: int, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the question if there are tokens for each way; what is right is drawn first."""
        state = moment.state
        tokens = state.tokens[state.to_act]
        every = (KEEP, THIRD, SWAP)[: 3 if level == _LEVEL_WITH_SWAP else 2]
        ways = tuple(way for way in every if _PRICES[way] <= tokens)
        puzzle = Puzzle(
            self.name, state, state.to_act, {"log": log.write(moment.log), "ways": ways}
        )
        if not moment.log or len(ways) < 2 + (level == _LEVEL_WITH_SWAP):
            return
        [right] = [way for way in ways if self.judge(puzzle, way).correct]
        if level == 1 and right == KEEP and len(self.proof(puzzle)) > 1:
            return  # it takes counting to know where the parts lie
        yield puzzle

    def kinds(self, state: GameState) -> Iterator[Question]:
        """Yield the question about ways."""
        yield {"log": (), "ways": ()}


def _view(puzzle: Puzzle[GameState]) -> View:
    return log.view(log.read(puzzle.question["log"]), puzzle.position, puzzle.viewer)


def _surest(view: View, way: str) -> tuple[Fraction, Task | None]:
    """Return the best chance in this way, with the task; KeyError for a way that there is not.

    Raises ValueError if there are too few tokens for it.
    """
    chances, own = Chances(view), view.tasks[view.seat]
    price = _PRICES[way]
    if price > view.tokens[view.seat]:
        raise ValueError(f"{way} costs {price} tokens")
    tasks = (*own, *view.supply) if way == SWAP else own
    cards = TO_TURN + (way == THIRD)
    best: tuple[Fraction, Task | None] = (Fraction(0), None)
    for task in tasks:
        if (chance := chances.best(task, cards)) > best[0]:
            best = chance, task
    return best


def parts_known(view: View, task: Task) -> tuple[Fact, ...]:
    """Return of what a task is made, how much of it can be found, and on how many cards the rest.

    A form that is on as many cards as the part that is looked for may be it, no other one.
    """
    lying = {cell.character for cell in view.cells if cell and cell.character}
    one, other = task.parts
    missing = [part for part in task.parts if part not in lying]
    params: dict[str, object] = {"task": task, "one": one, "other": other}
    said = [Message(f"hanzi-known.{len(missing)}", params)]
    for card, count in zip(CARDS, view.left, strict=True):
        if card.character in missing and count:
            params = {"character": card.character, "period": card.period, "num": count}
            said.append(Message("hanzi-copies", params))
    return tuple(Fact(each, rules.ANCIENT_FORMS, "log") for each in said)
