"""Themes about chances: which task or pair is most likely, and what a token is worth."""

from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations

from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, Puzzle, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import CARDS, Character, Glossed, Task
from tutor.games.hanzi.engine import GameState, parse_action
from tutor.games.hanzi.engine.actions import NameTask
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT, PRICE_OF_CARD, PRICE_OF_SWAP, TO_TURN
from tutor.games.hanzi.knowledge.chances import Chances
from tutor.games.hanzi.knowledge.view import View
from tutor.games.hanzi.puzzles import log
from tutor.games.hanzi.puzzles.games import PlayedPosition
from tutor.games.hanzi.puzzles.options import chance_message, pair_name, pair_of
from tutor.games.hanzi.puzzles.theme import LoggedTheme, Question, ThemeFamily
from tutor.games.hanzi.puzzles.themes.crafting import ANY, pair_message, tasks_asked

KEEP, THIRD, SWAP = "keep", "third", "swap"
_PRICES = {KEEP: 0, THIRD: PRICE_OF_CARD, SWAP: PRICE_OF_SWAP}
_RULES = {KEEP: rules.CRAFTING, THIRD: rules.THIRD_CARD, SWAP: rules.SWAP_SUPPLY}
_LEVEL_WITH_SWAP = 3


class ThirdCard(LoggedTheme):
    """A third card: what gives the best chance to make a task this turn, without wasting a token.

    Chances are exact: shares of all the layouts that fit what was turned up.

    Question: `{"log": [entries of log.py], "ways": ["keep", "third"]}`, what can be done. Options:
    those ways; `swap` is a swap of a task with the supply, for two tokens. The viewer can read no
    form but those in the log. Right is the best chance, and of equal ones the way that costs less.

    Levels: the number of craftings in the log, 3, 4 and 5; at level 3 there is `swap` too. At level
    1 a task that is sure to be made is one of which both parts were seen.
    """

    name = "hanzi-third-card"
    family = ThemeFamily.DECIDING
    trains = (rules.THIRD_CARD, rules.TOKEN_PHASE, rules.SWAP_SUPPLY, rules.TOKENS)
    about = rules.TOKEN_PHASE
    listed = "ways"
    choose = Choose.ONE
    craftings: Mapping[int, int] = {1: 3, 2: 4, 3: 5}
    levels = tuple(craftings)
    tables = 2

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the goal."""
        return Message("hanzi-third-card.goal")

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the label of the use of tokens."""
        return Message(f"hanzi-third-card.option.{option}", {"num": _PRICES[option]})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether no other way has a better chance, or the same one for fewer tokens."""
        view, ways = self.view(puzzle), self.options(puzzle)
        chances = {way: _surest(view, way)[0] for way in ways}
        best = max(ways, key=lambda way: (chances[way], -_PRICES[way]))
        if option != best and chances[option] == chances[best]:
            message = Message("hanzi-third-card.wasted", {"num": _PRICES[option]})
        else:
            message = chance_message("hanzi-third-card", chances[option])
        return Verdict(option, option == best, message, _RULES[option])

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the known parts of the best task of each way."""
        view = self.view(puzzle)
        tasks = dict.fromkeys(_surest(view, way)[1] for way in self.options(puzzle))
        facts = (fact for task in tasks if task for fact in parts_known(view, task))
        return tuple(dict.fromkeys(facts))

    def ask(
        self, played: PlayedPosition, level: int, choice: SeededChoice
    ) -> Iterator[Puzzle[GameState]]:
        """Yield the question if there are tokens for every way."""
        state = played.state
        tokens = state.tokens[state.to_act]
        every = (KEEP, THIRD, SWAP)[: 3 if level == _LEVEL_WITH_SWAP else 2]
        ways = tuple(way for way in every if _PRICES[way] <= tokens)
        if not played.log or ways != every:
            return
        puzzle = Puzzle(
            self.name, state, state.to_act, {"log": log.write(played.log), "ways": ways}
        )
        [right] = [way for way in ways if self.judge(puzzle, way).is_right]
        if level == 1 and right == KEEP and len(self.proof(puzzle)) > 1:
            return  # it takes counting to know where the parts lie
        yield puzzle

    def kinds(self, state: GameState) -> Iterator[Question]:
        """Yield the question about ways."""
        yield {"log": (), "ways": ()}


def _surest(view: View, way: str) -> tuple[Fraction, Task | None]:
    """Return the best chance in this way, with the task; KeyError for a way that there is not.

    Raises ValueError if there are too few tokens for it.
    """
    chances, price = Chances(view), _PRICES[way]
    if price > view.tokens:
        raise ValueError(f"{way} costs {price} tokens")
    tasks = (*view.tasks, *view.supply) if way == SWAP else view.tasks
    cards = TO_TURN + (way == THIRD)
    best: tuple[Fraction, Task | None] = (Fraction(0), None)
    for task in tasks:
        if (chance := chances.best(task, cards)) > best[0]:
            best = chance, task
    return best


def parts_known(view: View, task: Task) -> tuple[Fact, ...]:
    """Return a task's parts and how many can be found, then how many drawings may be the rest.

    A drawing may be the part if it is on as many cards.
    """
    lying = {cell.character for cell in view.cells if cell and cell.character}
    one, other = map(Glossed, task.parts)
    missing = [part for part in task.parts if part not in lying]
    params: dict[str, object] = {"task": Glossed(task), "one": one, "other": other}
    messages = [Message(f"hanzi-known.{len(missing)}", params)]
    chances = Chances(view)
    unread = {
        (cell.form, cell.period): spot
        for spot, cell in enumerate(view.cells)
        if cell and not cell.character
    }
    for card, count in zip(CARDS, view.left, strict=True):
        forms = sum(card in chances.could_be(spot) for spot in unread.values())
        if card.character in missing and count and forms:
            # All cards of the first period begin on the grid; one of the second may be in the pile.
            name = "hanzi-is-one-of" if card.period == 1 else "hanzi-could-be"
            params = {"character": Glossed(card.character), "period": card.period, "num": forms}
            messages.append(Message(name, params))
    return tuple(Fact(each, rules.ANCIENT_FORMS, "log") for each in messages)


_PAIRS_BY_LEVEL = {3: 4, 4: 6}
_KNOWN_PARTS_BY_LEVEL = {3: 1, 4: 0}


class BestChance(LoggedTheme):
    """The best chance: which task, or which pair of cards, is most likely to be a match.

    Chances are exact: shares of all the layouts that fit what was turned up.

    Question: `{"log": [entries of log.py], "task": "any", "pairs": []}`: which of the own tasks;
    with a task and pairs it is which of these pairs. Options: the tasks, named as the engine names
    crafting them, or the pairs. The viewer can read no form but those in the log.

    Levels: the number of craftings in the log, 2, 4, 3 and 5; pairs are asked about from level 3
    on: 4 pairs for a task of which one part was seen, then 6 for one of which none was. At level 1
    more is known of one task than of the others.
    """

    name = "hanzi-best-chance"
    family = ThemeFamily.DECIDING
    trains = (rules.CRAFTING, rules.ANCIENT_FORMS)
    about = rules.ANCIENT_FORMS
    choose = Choose.ONE
    craftings: Mapping[int, int] = {1: 2, 2: 4, 3: 3, 4: 5}
    levels = tuple(craftings)

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the question: a choice of tasks, or of pairs for one task."""
        if not puzzle.question["pairs"]:
            return Message("hanzi-best-chance.goal.task")
        [task] = tasks_asked(puzzle)
        return Message("hanzi-best-chance.goal.pair", {"task": Glossed(task)})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the pairs, or the viewer's tasks."""
        pairs = tuple(puzzle.question["pairs"])
        return pairs or tuple(str(NameTask(t)) for t in puzzle.position.tasks[puzzle.viewer])

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the task with what it means, or where the two cards lie."""
        if puzzle.question["pairs"]:
            return pair_message(option)
        return Message("hanzi-character.option", {"character": Glossed(_task(option))})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether no other option has a better chance, and the exact chance."""
        view = self.view(puzzle)
        chance = _chance(puzzle, view, option)
        best = max(_chance(puzzle, view, each) for each in self.options(puzzle))
        message = chance_message("hanzi-best-chance", chance)
        if not puzzle.question["pairs"]:
            task = _task(option)
            known = _known(view, task)
            if known == len(task.parts):
                message = Message("hanzi-best-chance.2-known", {"task": Glossed(task)})
            elif 0 < chance < 1:
                message = chance_message(f"hanzi-best-chance.{known}-known", chance)
        elif not chance:
            message = _no_part(puzzle, view, option) or message
        return Verdict(option, chance == best, message, rules.CRAFTING)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return of what the tasks in question are made, and how many parts were seen."""
        view = self.view(puzzle)
        facts = (fact for task in tasks_asked(puzzle) for fact in parts_known(view, task))
        return tuple(dict.fromkeys(facts))

    def ask(
        self, played: PlayedPosition, level: int, choice: SeededChoice
    ) -> Iterator[Puzzle[GameState]]:
        """Yield the question about tasks, or from level 3 on about drawn pairs for one task."""
        state, entries = played.state, log.write(played.log)
        view = log.view(played.log, state, state.to_act)
        known = sorted(_known(view, task) for task in state.tasks[state.to_act])
        if not played.log or (level == 1 and known[-1] == known[-2]):
            return
        question: dict[str, object] = {"log": entries, "task": ANY, "pairs": ()}
        if level in _PAIRS_BY_LEVEL:
            known_parts, pairs = _KNOWN_PARTS_BY_LEVEL[level], _PAIRS_BY_LEVEL[level]
            tasks = [t for t in state.tasks[state.to_act] if _known(view, t) == known_parts]
            if not tasks:
                return
            task = choice.pick(tasks)
            question |= {"task": task.id, "pairs": _pairs(view, task, pairs, choice)}
        puzzle = Puzzle(self.name, state, state.to_act, question)
        chances = [_chance(puzzle, view, each) for each in self.options(puzzle)]
        if chances.count(max(chances)) == 1 and len(chances) >= _PAIRS_BY_LEVEL.get(level, 2):
            yield puzzle

    def kinds(self, state: GameState) -> Iterator[Question]:
        """Yield the question about tasks, and for each of them about pairs."""
        for name in (ANY, *(task.id for task in state.tasks[state.to_act])):
            yield {"log": (), "task": name, "pairs": ()}


def _task(option: str) -> Task:
    action = parse_action(option)
    if not isinstance(action, NameTask) or action.task is None:
        raise ValueError(f"{option} names no task")
    return action.task


def _chance(puzzle: Puzzle[GameState], view: View, option: str) -> Fraction:
    if not puzzle.question["pairs"]:
        return Chances(view).best(_task(option))
    [task] = tasks_asked(puzzle)
    return Chances(view).makes(task, pair_of(option))


def _no_part(puzzle: Puzzle[GameState], view: View, option: str) -> Message | None:
    """Return which card of a pair can be read and is no part of the task, None if neither is."""
    [task] = tasks_asked(puzzle)
    for spot, character in _read(view).items():
        if spot in pair_of(option) and character not in task.parts:
            params = {"character": Glossed(character), "task": Glossed(task)}
            return Message("hanzi-best-chance.no-part", {"spot": NAME_OF_SPOT[spot], **params})
    return None


def _known(view: View, task: Task) -> int:
    """Return how many parts of a task can be found by what was seen."""
    return sum(part in _read(view).values() for part in task.parts)


def _read(view: View) -> dict[int, Character]:
    """Return the characters that can be read, by spot."""
    return {s: cell.character for s, cell in enumerate(view.cells) if cell and cell.character}


def _pairs(view: View, task: Task, count: int, choice: SeededChoice) -> tuple[str, ...]:
    """Return the names of so many pairs of a few drawn cards, one of them better than all others.

    There are fewer if no pair can be a match.
    """
    chances, read = Chances(view), _read(view)
    spots = choice.shuffled([spot for spot, cell in enumerate(view.cells) if cell])
    parts = [spot for spot in spots if read.get(spot) in task.parts] or spots
    one, other = next(
        ((a, b) for a in parts for b in spots if a != b and chances.makes(task, (a, b))), (0, 0)
    )
    seen = [spot for spot in spots if spot in read and spot not in parts]
    unread = [spot for spot in spots if spot not in read]
    drawn = {one, other, *seen[:1], *unread[:3]}
    pairs = choice.shuffled(list(combinations(sorted(drawn), 2)))
    best = max(chances.makes(task, pair) for pair in pairs)
    rights = [pair for pair in pairs if chances.makes(task, pair) == best]
    wrong = [pair for pair in pairs if pair not in rights]
    return tuple(pair_name(*pair) for pair in choice.shuffled([rights[0], *wrong[: count - 1]]))
