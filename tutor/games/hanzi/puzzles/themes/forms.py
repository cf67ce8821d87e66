"""Themes about ancient forms: read one, tell look-alikes apart, remember what was turned up."""

from collections.abc import Iterator, Mapping

from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, Explanation, Fact, Puzzle, Reason, Verdict
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import CHARACTER_OF_ID, CHARACTERS, Character, Glossed
from tutor.games.hanzi.engine import GameState
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT
from tutor.games.hanzi.knowledge.chances import Chances
from tutor.games.hanzi.puzzles import log
from tutor.games.hanzi.puzzles.games import PlayedPosition
from tutor.games.hanzi.puzzles.options import (
    character_name,
    character_of,
    drawing,
    spot_of,
)
from tutor.games.hanzi.puzzles.theme import HanziTheme, LoggedTheme, Question, ThemeFamily

PAIRS = tuple(
    (CHARACTER_OF_ID[one], CHARACTER_OF_ID[other])
    for one, other in (
        ("shan", "huo"),
        ("mu-tree", "he"),
        ("quan", "shi-pig"),
        ("you", "pu"),
        ("kou", "ri"),
    )
)

TWIN: dict[Character, Character] = {
    **dict(PAIRS),
    **{other: one for one, other in PAIRS},
}
"""The other one of the pair, for each that is in one."""


def pair_id(character: Character) -> str:
    """Return the name of the pair that the character is in: `shan-huo`."""
    [pair] = [pair for pair in PAIRS if character in pair]
    return "-".join(each.id for each in pair)


_OPTIONS = {1: 3, 2: 4, 3: 6}

_PICTURES = tuple(
    CHARACTER_OF_ID[name]
    for name in ("shan", "ri", "yue", "mu-tree", "kou", "shui", "huo", "tian", "mu-eye", "xin")
)
"""Those in which most people see what is meant once they are told that they are pictures."""


class ReadForm(HanziTheme):
    """Read a form: which component the ancient form of one card is.

    Nothing needs to be known but that forms are drawings of things.

    Question: `{"spot": "b3", "characters": ["char-ri", …]}`, the card and what to choose from.
    Options: those characters.

    Levels: 1 has three characters that still look like what they mean; 2 has four; 3 has six, among
    them one that is easily taken for the right one.
    """

    name = "hanzi-read-form"
    family = ThemeFamily.FORMS
    trains = (rules.CHARACTERS, rules.CARDS)
    about = rules.CARDS
    listed = "characters"
    choose = Choose.ONE
    levels = tuple(_OPTIONS)

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return which card is asked about."""
        return Message("hanzi-read-form.goal", {"spot": puzzle.question["spot"]})

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return the character with what it means."""
        return Message("hanzi-character.option", {"character": Glossed(character_of(option))})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether it is the character of the card."""
        character = character_of(option)
        if character is asked_character(puzzle):
            message = Message("hanzi-read-form.right", {"character": Glossed(character)})
            return Verdict(option, True, message, rules.ANCIENT_FORMS)
        return Verdict(option, False, drawn(character), rules.ANCIENT_FORMS)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the looks of the other forms, so that two are left."""
        others = [
            c for c in map(character_of, self.options(puzzle)) if c is not asked_character(puzzle)
        ]
        return tuple(Fact(drawn(c), rules.ANCIENT_FORMS, "drawing") for c in others[:-1])

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return the look of the character; for its look-alike, the difference."""
        right = asked_character(puzzle)
        message = drawn(right)
        if any(character_of(option) is TWIN.get(right) for option in answer.chosen):
            message = Message(f"hanzi-alike.{pair_id(right)}")
        reason = (Reason(message, (rules.ANCIENT_FORMS,)),)
        if answer.is_solved:
            return Explanation(None, reason)
        return Explanation(Message("hanzi-read-form.head", {"character": Glossed(right)}), reason)

    def ask(
        self, played: PlayedPosition, level: int, choice: SeededChoice
    ) -> Iterator[Puzzle[GameState]]:
        """Yield a question about a card that is drawn."""
        state = played.state
        cards = {spot: card.character for spot, card in enumerate(state.grid) if card}
        among = _PICTURES if level == 1 else CHARACTERS
        spots = [spot for spot, c in cards.items() if c in among and (level < 3 or c in TWIN)]
        if not spots:
            return
        spot = choice.pick(spots)
        right = cards[spot]
        options = [right, TWIN[right]] if level == 3 else [right]
        away = [c for c in among if c not in options and (level == 3 or TWIN.get(c) not in options)]
        options += choice.shuffled(away)[: _OPTIONS[level] - len(options)]
        names = tuple(map(character_name, choice.shuffled(options)))
        question = {"spot": NAME_OF_SPOT[spot], "characters": names}
        yield Puzzle(self.name, state, state.to_act, question)

    def kinds(self, state: GameState) -> Iterator[Question]:
        """Yield the question about a card."""
        yield {"spot": NAME_OF_SPOT[0], "characters": ()}


def asked_character(puzzle: Puzzle[GameState]) -> Character:
    """Return the component of the card that is asked about; ValueError for a gap."""
    return character_at(puzzle.position, puzzle.question["spot"])


def drawn(character: Character) -> Message:
    """Return the look of a character's ancient form in a sentence."""
    params = {"character": character, "drawing": drawing(character)}
    return Message("hanzi-form.drawn", params)


class LookAlike(HanziTheme):
    """Look-alikes: which of some cards is a component that is easily taken for another one.

    The right card and its look-alike are always among the options.

    Question: `{"character": "char-shan", "spots": ["b3", …]}`. Options: those spots.

    Levels: 1 has three cards, 2 four, 3 six; there is a look-alike in all of them, from level 2 on
    of another pair too if it lies there.
    """

    name = "hanzi-look-alike"
    family = ThemeFamily.FORMS
    trains = (rules.ANCIENT_FORMS,)
    about = rules.ANCIENT_FORMS
    listed = "spots"
    choose = Choose.ONE
    levels = tuple(_OPTIONS)

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return which character is looked for."""
        return Message("hanzi-look-alike.goal", {"character": Glossed(_wanted(puzzle))})

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return where the card lies."""
        return Message("hanzi-spot.option", {"spot": option})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether the card there is the character, and if not, which one it is."""
        character, wanted = character_at(puzzle.position, option), _wanted(puzzle)
        params = {"spot": option, "character": Glossed(character)}
        kind = "right" if character is wanted else "wrong"
        message = Message(f"hanzi-look-alike.{kind}", params)
        return Verdict(option, character is wanted, message, rules.ANCIENT_FORMS)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return the difference between the two, then the look of the form."""
        wanted = _wanted(puzzle)
        messages = [drawn(wanted)]
        if wanted in TWIN:
            messages.insert(0, Message(f"hanzi-alike.{pair_id(wanted)}"))
        return tuple(Fact(each, rules.ANCIENT_FORMS, "drawing") for each in messages)

    def ask(
        self, played: PlayedPosition, level: int, choice: SeededChoice
    ) -> Iterator[Puzzle[GameState]]:
        """Yield a question about a character that lies there with its look-alike."""
        state = played.state
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
        options = (wanted, TWIN[wanted], *others)[: _OPTIONS[level]]
        spots = sorted(choice.pick(lying[each]) for each in options)
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
    return state.card_at(spot_of(name)).character


SCORE, EFFECT = "score", "effect"

_CARDS_ASKED = {1: 3, 2: 4, 3: 5, 4: 6}
_LEARNED, _LEFT = 2, 3
"""From which level on forms that were learned, and cards that left, are among the options."""

Kinds = dict[str, list[int]]


class Seen(LoggedTheme):
    """What was seen: which cards are sure to score, or not to, by what was turned up before.

    Equal forms are equal characters, and a new card says nothing of the one that lay there.

    Question: `{"log": [entries of log.py], "want": "score", "spots": ["b3", …]}`; `want` may be
    `effect` too. Options: those spots. The viewer can read no form but those in the log.

    Levels: the number of craftings in the log, 2, 3, 4 and 5, and of cards, 3, 4, 5 and 6. From
    level 2 on a card that nobody turned up shows the same form as one that was; from level 3 on one
    that was turned up has left, and another one lies there.
    """

    name = "hanzi-seen"
    family = ThemeFamily.FORMS
    trains = (rules.ANCIENT_FORMS,)
    about = rules.ANCIENT_FORMS
    listed = "spots"
    choose = Choose.ALL
    craftings: Mapping[int, int] = {1: 2, 2: 3, 3: 4, 4: 5}
    levels = tuple(craftings)

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the question."""
        return Message(f"hanzi-seen.goal.{_want(puzzle)}")

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return where the card lies."""
        return Message("hanzi-spot.option", {"spot": option})

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether it is sure, and whence it is known if it is."""
        spot = spot_of(option)
        view = self.view(puzzle)
        chance = Chances(view).scores(spot)
        right = chance == (1 if _want(puzzle) == SCORE else 0)
        cell = view.cells[spot]
        if cell is None:
            raise ValueError(f"no card lies at {option}")
        if cell.card is None or cell.character is None:
            message = Message(f"hanzi-seen.{'counted' if right else 'unknown'}", {"spot": option})
        elif cell.seen:
            message = Message("hanzi-seen.seen", {"spot": option, "card": Glossed(cell.card)})
        else:  # another card of the component, whose effect may be another one
            role = SCORE if cell.card.points else EFFECT
            params = {"spot": option, "character": Glossed(cell.character)}
            message = Message(f"hanzi-seen.learned.{role}", params)
        return Verdict(option, right, message, rules.ANCIENT_FORMS)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return by what rules cards are known, and where a card has left since."""
        turns = log.read(puzzle.question["log"])
        memory = log.memory(turns, puzzle.position)
        facts = [Fact(Message("hanzi-seen.same-form"), rules.ANCIENT_FORMS, "rule")]
        for spot in map(spot_of, puzzle.question["spots"]):
            if spot in memory.left:
                params = {"spot": NAME_OF_SPOT[spot]}
                facts.append(Fact(Message("hanzi-seen.new-card", params), rules.MATCH, "log"))
        return tuple(facts)

    def ask(
        self, played: PlayedPosition, level: int, choice: SeededChoice
    ) -> Iterator[Puzzle[GameState]]:
        """Yield a question in which some cards are sure, and there is a trap of the level."""
        state, entries = played.state, log.write(played.log)
        if not played.log:
            return
        kinds = _kinds(played)
        asked = [choice.pick(kinds["seen"])] if kinds["seen"] else []
        if level >= _LEARNED and kinds["learned"]:
            asked.append(choice.pick(kinds["learned"]))
        if level >= _LEFT and kinds["left"]:
            asked.append(choice.pick(kinds["left"]))
        if len(asked) < min(level, _LEFT):
            return
        rest = choice.shuffled([*kinds["seen"], *kinds["unknown"][:3]])
        asked += [spot for spot in rest if spot not in asked][: _CARDS_ASKED[level] - len(asked)]
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


def _kinds(played: PlayedPosition) -> Kinds:
    """Return the spots with cards by how they are known, in an order drawn from the position.

    What only counting tells is left out.
    """
    memory = log.memory(played.log, played.state)
    view = log.view(played.log, played.state, played.state.to_act)
    chances = Chances(view)
    kinds: Kinds = {"seen": [], "learned": [], "left": [], "unknown": []}
    for spot, cell in enumerate(view.cells):
        if cell is None:
            continue
        if cell.character:
            kinds["seen" if cell.seen else "learned"].append(spot)
        elif chances.scores(spot) not in (0, 1):
            kinds["left" if spot in memory.left else "unknown"].append(spot)
    name = str(played.state)
    return {kind: list(SeededChoice(name).shuffled(spots)) for kind, spots in kinds.items()}
