"""The pictures of Hànzì's rules show what their captions say, and the numbers are the box's."""

from collections import Counter

from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import CARDS, CHARACTERS, DECK, TASKS, Character
from tutor.games.hanzi.engine import GameState
from tutor.games.hanzi.engine.actions import TurnUp
from tutor.games.hanzi.engine.events import Matched, Missed
from tutor.games.hanzi.rulebook import RULES, Figure
from tutor.games.hanzi.rulebook.figures import EXAMPLE
from tutor.web.hanzi.wording import WORDS


def figure(rule_id: str) -> Figure:
    """Return the picture of a rule."""
    found = RULES[rule_id].figure
    assert isinstance(found, Figure)
    return found


def position(shown: Figure) -> GameState:
    """Return the position that a picture is drawn from."""
    assert shown.state is not None
    return shown.state


def turned(shown: Figure) -> list[Character]:
    """Return the components that are turned up, by their spots."""
    grid = position(shown).grid
    return [card.character for spot in sorted(shown.turned) if (card := grid[spot])]


def test_a_match_has_both_parts_and_a_miss_has_not() -> None:
    """Ann crafts a task that lies before her; with a third card there is one card more."""
    match, miss, third = map(figure, (rules.MATCH, rules.MISS, rules.THIRD_CARD))
    parts = Counter(EXAMPLE.parts)
    assert Counter(turned(match)) == parts
    assert Counter(turned(miss)) - parts == {miss.caption.params["seen"].named: 1}
    assert Counter(turned(third)) - parts == {third.caption.params["back"].named: 1}
    for shown, event in ((match, Matched), (miss, Missed), (third, Matched)):
        state = position(shown)
        [last] = shown.turned - {*state.face_up}
        assert state.named is EXAMPLE
        assert EXAMPLE in state.tasks[0]
        assert any(isinstance(each, event) for each in state.apply(TurnUp(last)).events)


def test_the_grid_holds_the_first_period_with_ancient_sides_up() -> None:
    """Thirty cards, none turned, as they lie at the start; with Cangjie one has the marker."""
    shown = figure(rules.GRID)
    assert Counter(position(shown).grid) == Counter(card for card in DECK if card.period == 1)
    assert len(position(shown).grid) == 30
    assert not shown.turned
    assert position(shown).marker is None
    assert position(figure(rules.CANGJIE)).marker in range(30)


def test_the_marker_goes_to_cards_beside_it_and_not_to_gaps() -> None:
    """One neighbour of four is a gap, and so is the spot under the marker."""
    shown = figure(rules.MARKER_MOVE)
    state = position(shown)
    assert state.marker is not None
    assert state.grid[state.marker] is None
    assert {abs(spot - state.marker) for spot in shown.reachable} <= {1, 6}
    assert all(state.grid[spot] for spot in shown.reachable)
    assert shown.caption.params["num"] == len(shown.reachable) == 3


def test_the_winner_has_just_enough() -> None:
    assert sum(card.points for card in figure(rules.WIN).cards) == 10


def test_numbers_are_those_of_the_box() -> None:
    """Copied from the box on purpose, so that a wrong constant shows up as a difference."""
    said = {
        name: dict(message.params)
        for rule in RULES.values()
        for message in rule.sentences
        if (name := message.id.removeprefix("rule.hanzi-"))
    }
    assert said["cards.title"] == {"num": 54}
    assert said["cards.scoring"] == {"num": 27, "points": 2}
    assert said["cards.effect"] == {"num": 27}
    assert said["cards.3"] == {"first": 30, "second": 24}
    assert said["tasks.title"] == {"num": 27}
    assert said["tasks.2"] == {"first": 15, "second": 12}
    assert said["tokens.title"] == {"num": 10}
    assert said["goal.3"] == {"fewest": 2, "most": 5}
    assert said["grid.title"] == {"columns": 6, "rows": 5}
    assert said["deal.title"] == said["deal.2"] == {"num": 3}
    assert said["five-players.1"] == {"num": 15}
    assert said["third-card.title"] == {"num": 1}
    assert said["third-card.1"] == {"num": 3}
    assert said["swap-supply.title"] == {"num": 2}
    assert said["three-tasks.1"] == {"num": 3}
    assert said["win.1"] == {"points": 10, "num": 5}
    assert said["cangjie.1"] == {"fewest": 1, "most": 4}
    assert said["cangjie.3"] == said["marker-token.title"] == {"num": 1}
    copies = [said[f"{name}.cards"]["num"] for name in ("swap-task", "draw-card", "take-token")]
    assert copies == [4, 4, 5]
    assert [said[f"{name}.cards"]["num"] for name in ("counter", "craft-twice", "three-tasks")] == [
        5,
        4,
        3,
    ]


def test_characters_and_effects_have_the_words_of_the_deck() -> None:
    """Each has a meaning, an origin and the name of its effect."""
    ids = (*(each.id for each in CHARACTERS), *(task.id for task in TASKS))
    assert all(f"hanzi-meaning.{name}" in WORDS for name in ids)
    assert all(f"hanzi-etymology.{task.etymology}" in WORDS for task in TASKS)
    effects = {card.effect for card in CARDS if card.effect}
    assert all(f"hanzi-effect.{each}{end}" in WORDS for each in effects for end in ("", ".is"))
