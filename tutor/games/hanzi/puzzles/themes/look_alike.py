"""Look-alikes: which of some cards is a component that is easily taken for another one.

Question: `{"character": "char-shan", "spots": ["b3", …]}`. Options: those spots.

Levels: 1 has three cards, 2 four, 3 six; there is a look-alike in all of them, from level 2 on of
another pair too if it lies there.
"""

from collections.abc import Iterator

from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, Puzzle, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import Character
from tutor.games.hanzi.engine import GameState, Ruleset
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT
from tutor.games.hanzi.puzzles.games import turn_starts
from tutor.games.hanzi.puzzles.look_alikes import TWIN, pair_id
from tutor.games.hanzi.puzzles.option_names import character_name, character_of, spot_of
from tutor.games.hanzi.puzzles.telling import meaning
from tutor.games.hanzi.puzzles.theme import HanziTheme, Moment, Question, ThemeFamily
from tutor.games.hanzi.puzzles.themes.read_form import drawn

_OPTIONS = {1: 3, 2: 4, 3: 6}


class LookAlike(HanziTheme):
    """The right card and its look-alike are always among the options."""

    name = "hanzi-look-alike"
    family = ThemeFamily.FORMS
    trains = (rules.ANCIENT_FORMS,)
    choose = Choose.ONE
    levels = tuple(_OPTIONS)

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return which character is looked for."""
        character = _wanted(puzzle)
        params = {"character": character, "meaning": meaning(character)}
        return Message("hanzi-look-alike.goal", params)

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the spots of the cards."""
        return tuple(puzzle.question["spots"])

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return where the card lies."""
        return Message("hanzi-spot.option", {"spot": option})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the card there is the character, and if not, which one it is."""
        found, wanted = character_at(puzzle.position, option), _wanted(puzzle)
        params = {"spot": option, "character": found, "meaning": meaning(found)}
        kind = "right" if found is wanted else "wrong"
        said = Message(f"hanzi-look-alike.{kind}", params)
        return Verdict(option, found is wanted, said, rules.ANCIENT_FORMS)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return what tells the two apart, then what the form looks like."""
        wanted = _wanted(puzzle)
        said = [drawn(wanted)]
        if wanted in TWIN:
            said.insert(0, Message(f"hanzi-alike.{pair_id(wanted)}"))
        return tuple(Fact(each, rules.ANCIENT_FORMS, "drawing") for each in said)

    def moments(self, ruleset: Ruleset, level: int, choice: SeededChoice) -> Iterator[Moment]:
        """Yield starts of turns."""
        return turn_starts(ruleset, choice)

    def ask(self, moment: Moment, level: int, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield a question about a character that lies there with its look-alike."""
        state = moment.state
        lying: dict[Character, list[int]] = {}
        for spot, card in enumerate(state.grid):
            if card:
                lying.setdefault(card.character, []).append(spot)
        both = [c for c in lying if TWIN.get(c) in lying]
        if not both:
            return
        wanted = choice.pick(both)
        others = choice.shuffled([c for c in lying if c not in (wanted, TWIN[wanted])])
        if level > 1:  # those of other pairs first
            others = tuple(sorted(others, key=lambda c: TWIN.get(c) not in lying))
        shown = (wanted, TWIN[wanted], *others)[: _OPTIONS[level]]
        spots = sorted(choice.pick(lying[each]) for each in shown)
        names = tuple(NAME_OF_SPOT[spot] for spot in spots)
        question = {"character": character_name(wanted), "spots": names}
        yield Puzzle(self.name, state, state.to_act, question)

    def kinds(self, state: GameState) -> Iterator[Question]:
        """Yield a question for each character that has a look-alike."""
        for character in TWIN:
            yield {"character": character_name(character), "spots": ()}


def _wanted(puzzle: Puzzle[GameState]) -> Character:
    return character_of(puzzle.question["character"])


def character_at(state: GameState, name: str) -> Character:
    """Return the component of the card at this spot; ValueError for a gap."""
    card = state.grid[spot_of(name)]
    if card is None:
        raise ValueError(f"no card lies at {name}")
    return card.character
