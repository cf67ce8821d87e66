"""What was seen: which cards are sure to score, or not to, by what was turned up before.

Question: `{"log": [entries of log.py], "want": "score", "spots": ["b3", …]}`; `want` may be
`effect` too. Options: those spots. The viewer can read no form but those in the log.

Levels: the number of craftings in the log, 2, 3, 4 and 5, and of cards, 3, 4, 5 and 6. From level 2
on a card that nobody turned up shows the same form as one that was; from level 3 on one that was
turned up has left, and another one lies there.
"""

from collections.abc import Iterator, Sequence

from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, Puzzle, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi import rules
from tutor.games.hanzi.engine import GameState, Ruleset
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT
from tutor.games.hanzi.knowledge import Chances, Memory
from tutor.games.hanzi.puzzles import log
from tutor.games.hanzi.puzzles.games import turns_after
from tutor.games.hanzi.puzzles.option_names import spot_of
from tutor.games.hanzi.puzzles.telling import gives
from tutor.games.hanzi.puzzles.theme import HanziTheme, Moment, Question, ThemeFamily

SCORE, EFFECT = "score", "effect"

_TURNS = {1: 2, 2: 3, 3: 4, 4: 5}
_OPTIONS = {1: 3, 2: 4, 3: 5, 4: 6}
_LEARNED, _LEFT = 2, 3
"""From which level on forms that were learned, and cards that left, are among the options."""

Kinds = dict[str, list[int]]


class Seen(HanziTheme):
    """Equal forms are equal characters, and a new card says nothing of the one that lay there."""

    name = "hanzi-seen"
    family = ThemeFamily.FORMS
    trains = (rules.ANCIENT_FORMS,)
    choose = Choose.ALL
    levels = tuple(_TURNS)
    rulesets = (Ruleset.PLAIN,)

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return what is looked for."""
        return Message(f"hanzi-seen.goal.{_want(puzzle)}")

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the spots of the cards."""
        return tuple(puzzle.question["spots"])

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return where the card lies."""
        return Message("hanzi-spot.option", {"spot": option})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether it is sure, and whence it is known if it is."""
        spot, state = spot_of(option), puzzle.position
        view = log.view(log.read(puzzle.question["log"]), state, puzzle.viewer)
        chance = Chances(view).scores(spot)
        right = chance == (1 if _want(puzzle) == SCORE else 0)
        cell = view.cells[spot]
        if cell is None:
            raise ValueError(f"no card lies at {option}")
        if cell.card is None:
            said = Message(f"hanzi-seen.{'counted' if right else 'unknown'}", {"spot": option})
        elif cell.seen:
            params = {"spot": option, "character": cell.character, "gives": gives(cell.card)}
            said = Message("hanzi-seen.seen", params)
        else:  # another card of the component, whose effect may be another one
            role = SCORE if cell.card.points else EFFECT
            params = {"spot": option, "character": cell.character}
            said = Message(f"hanzi-seen.learned.{role}", params)
        return Verdict(option, right, said, rules.ANCIENT_FORMS)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return by what rules cards are known, and where a card has left since."""
        turns = log.read(puzzle.question["log"])
        memory = log.memory(turns, puzzle.position)
        facts = [Fact(Message("hanzi-seen.same-form"), rules.ANCIENT_FORMS, "rule")]
        for spot in map(spot_of, puzzle.question["spots"]):
            if spot in _left(memory):
                params = {"spot": NAME_OF_SPOT[spot]}
                facts.append(Fact(Message("hanzi-seen.new-card", params), rules.MATCH, "log"))
        return tuple(facts)

    def moments(self, ruleset: Ruleset, level: int, choice: SeededChoice) -> Iterator[Moment]:
        """Return the starts of turns after so many craftings."""
        return turns_after(_TURNS[level], ruleset, 2 + choice.below(3), choice)

    def ask(self, moment: Moment, level: int, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield a question in which some cards are sure, and there is a trap of the level."""
        state, entries = moment.state, log.write(moment.log)
        if not moment.log:
            return
        kinds = _kinds(moment)
        asked = [choice.pick(kinds["seen"])] if kinds["seen"] else []
        if level >= _LEARNED and kinds["learned"]:
            asked.append(choice.pick(kinds["learned"]))
        if level >= _LEFT and kinds["left"]:
            asked.append(choice.pick(kinds["left"]))
        if len(asked) < min(level, _LEFT):
            return
        rest = choice.shuffled([*kinds["seen"], *kinds["unknown"][:3]])
        asked += [spot for spot in rest if spot not in asked][: _OPTIONS[level] - len(asked)]
        names = tuple(NAME_OF_SPOT[spot] for spot in sorted(asked))
        question = {"log": entries, "want": choice.pick((SCORE, EFFECT)), "spots": names}
        yield Puzzle(self.name, state, state.to_act, question)

    def kinds(self, state: GameState) -> Iterator[Question]:
        """Yield the question about cards that score, and about those with an effect."""
        for want in (SCORE, EFFECT):
            yield {"log": (), "want": want, "spots": ()}


def _want(puzzle: Puzzle[GameState]) -> str:
    want = puzzle.question["want"]
    if want not in (SCORE, EFFECT):
        raise ValueError(f"{want} is neither {SCORE} nor {EFFECT}")
    return str(want)


def _left(memory: Memory) -> set[int]:
    """Return the spots whose cards have left and were not turned up again."""
    there = {seen.spot for seen in memory.sightings if seen.lies_there}
    return {seen.spot for seen in memory.sightings if not seen.lies_there} - there


def _kinds(moment: Moment) -> Kinds:
    """Return the spots with cards by how they are known; what only counting tells is left out."""
    memory = log.memory(moment.log, moment.state)
    view = log.view(moment.log, moment.state, moment.state.to_act)
    chances, left = Chances(view), _left(memory)
    kinds: Kinds = {"seen": [], "learned": [], "left": [], "unknown": []}
    for spot, cell in enumerate(view.cells):
        if cell is None:
            continue
        if cell.character:
            kinds["seen" if cell.seen else "learned"].append(spot)
        elif chances.scores(spot) not in (0, 1):
            kinds["left" if spot in left else "unknown"].append(spot)
    return {kind: _mixed(spots, moment) for kind, spots in kinds.items()}


def _mixed(spots: Sequence[int], moment: Moment) -> list[int]:
    """Return the spots in an order drawn from the position."""
    return list(SeededChoice(str(moment.state)).shuffled(spots))
