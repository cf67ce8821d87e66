"""Read a form: which component the ancient form of one card is.

Question: `{"spot": "b3", "characters": ["char-ri", …]}`, the card and what to choose from. Options:
those characters.

Levels: 1 has three characters that still look like what they mean; 2 has four; 3 has six, among
them one that is easily taken for the right one.
"""

from collections.abc import Iterator

from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, Explanation, Fact, Puzzle, Reason, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import CHARACTER_OF_ID, CHARACTERS, Character
from tutor.games.hanzi.engine import GameState, Ruleset
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT
from tutor.games.hanzi.puzzles.games import turn_starts
from tutor.games.hanzi.puzzles.look_alikes import TWIN, pair_id
from tutor.games.hanzi.puzzles.option_names import character_name, character_of, spot_of
from tutor.games.hanzi.puzzles.telling import drawing, meaning
from tutor.games.hanzi.puzzles.theme import HanziTheme, Moment, Question, ThemeFamily

_OPTIONS = {1: 3, 2: 4, 3: 6}

_PICTURES = tuple(
    CHARACTER_OF_ID[name]
    for name in ("shan", "ri", "yue", "mu-tree", "kou", "shui", "huo", "tian", "mu-eye", "xin")
)
"""Those in which most people see what is meant once they are told that they are pictures."""


class ReadForm(HanziTheme):
    """Nothing needs to be known but that forms are drawings of things."""

    name = "hanzi-read-form"
    family = ThemeFamily.FORMS
    trains = (rules.CHARACTERS, rules.CARDS)
    choose = Choose.ONE
    levels = tuple(_OPTIONS)

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return which card is asked about."""
        return Message("hanzi-read-form.goal", {"spot": puzzle.question["spot"]})

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the characters to choose from."""
        return tuple(puzzle.question["characters"])

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the character with what it means."""
        character = character_of(option)
        return Message(
            "hanzi-character.option", {"character": character, "meaning": meaning(character)}
        )

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether it is the character of the card."""
        character = character_of(option)
        if character is asked(puzzle):
            said = Message(
                "hanzi-read-form.right", {"character": character, "meaning": meaning(character)}
            )
            return Verdict(option, True, said, rules.ANCIENT_FORMS)
        return Verdict(option, False, drawn(character), rules.ANCIENT_FORMS)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return what the forms of others look like, so that two are left."""
        others = [c for c in map(character_of, self.options(puzzle)) if c is not asked(puzzle)]
        return tuple(Fact(drawn(c), rules.ANCIENT_FORMS, "drawing") for c in others[:-1])

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return what the character looks like; for its look-alike, what tells the two apart."""
        right = asked(puzzle)
        head = {"character": right, "meaning": meaning(right)}
        said = drawn(right)
        if any(character_of(option) is TWIN.get(right) for option in answer.chosen):
            said = Message(f"hanzi-alike.{pair_id(right)}")
        reason = (Reason(said, (rules.ANCIENT_FORMS,)),)
        if answer.solved:
            return Explanation(None, reason)
        return Explanation(Message("hanzi-read-form.head", head), reason)

    def moments(self, ruleset: Ruleset, level: int, choice: SeededChoice) -> Iterator[Moment]:
        """Yield starts of turns."""
        return turn_starts(ruleset, choice)

    def ask(self, moment: Moment, level: int, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield a question about a card that is drawn."""
        state = moment.state
        cards = {spot: card.character for spot, card in enumerate(state.grid) if card}
        among = _PICTURES if level == 1 else CHARACTERS
        spots = [spot for spot, c in cards.items() if c in among and (level < 3 or c in TWIN)]
        if not spots:
            return
        spot = choice.pick(spots)
        right = cards[spot]
        shown = [right, TWIN[right]] if level == 3 else [right]
        away = [c for c in among if c not in shown and (level == 3 or TWIN.get(c) not in shown)]
        shown += choice.shuffled(away)[: _OPTIONS[level] - len(shown)]
        names = tuple(map(character_name, choice.shuffled(shown)))
        question = {"spot": NAME_OF_SPOT[spot], "characters": names}
        yield Puzzle(self.name, state, state.to_act, question)

    def kinds(self, state: GameState) -> Iterator[Question]:
        """Yield the question about a card."""
        yield {"spot": NAME_OF_SPOT[0], "characters": ()}


def asked(puzzle: Puzzle[GameState]) -> Character:
    """Return the component of the card that is asked about; ValueError for a gap."""
    card = puzzle.position.grid[spot_of(puzzle.question["spot"])]
    if card is None:
        raise ValueError(f"no card lies at {puzzle.question['spot']}")
    return card.character


def drawn(character: Character) -> Message:
    """Return what the ancient form of a character looks like, in a sentence."""
    params = {"character": character, "drawing": drawing(character)}
    return Message("hanzi-form.drawn", params)
