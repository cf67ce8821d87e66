"""Shows Hanabi: the table, the choices on it, and the results of answers."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from tutor.core.messages import Message
from tutor.core.puzzle import Fact, Puzzle, Theme
from tutor.core.rulebook import Rulebook
from tutor.games.hanabi.engine import Card, GameState, Suit
from tutor.games.hanabi.engine.events import Drew
from tutor.games.hanabi.lessons import LESSON_THEMES
from tutor.games.hanabi.lessons.stage import ALL_MARKS, MARKS, NO_MARKS
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.option_names import Identity, read_option
from tutor.games.hanabi.puzzles.proofs.action_messages import event_message
from tutor.games.hanabi.puzzles.theme import ThemeFamily
from tutor.games.hanabi.rulebook import Figure, TableSetup
from tutor.games.hanabi.rulebook.boxes import too_few
from tutor.games.hanabi.rulebook.summary import summary
from tutor.web.hanabi.cards import (
    card_in_form,
    card_name,
    chip,
    suit_in_form,
    suit_name,
)
from tutor.web.hanabi.empathy import EmpathyView, empathy_view
from tutor.web.hanabi.figures import FigureView, figure_view, summary_picture
from tutor.web.hanabi.options import arrange_choices
from tutor.web.hanabi.setting_form import rules_played
from tutor.web.hanabi.table import Annotations, TableView, table_view, unmarked
from tutor.web.hanabi.typed import HanabiTyping
from tutor.web.shell.speaker import ValueFormat
from tutor.web.site.game_pages import Family
from tutor.web.site.presentation import (
    Choice,
    Presentation,
    QuestionOnTable,
    SummaryBlock,
)
from tutor.web.site.reader_options import current_setting

_EMBLEMS = {
    ThemeFamily.RULES: "r",
    ThemeFamily.READING: "b",
    ThemeFamily.HELPING: "g",
    ThemeFamily.SCENARIOS: "y",
    ThemeFamily.CONVENTIONS: "w",
}

FAMILIES = tuple(
    Family(
        family.value,
        _EMBLEMS[family],
        tuple(name for name, theme in THEMES.items() if theme.family is family),
        taught=family is ThemeFamily.CONVENTIONS,
    )
    for family in ThemeFamily
)
"""In the order in which they are shown, as are the themes of each."""


def is_about_rules(theme: str) -> bool:
    """Return whether a theme asks about the rules, not about hidden cards."""
    return theme in THEMES and THEMES[theme].family is ThemeFamily.RULES


class HanabiPresentation(Presentation[GameState, TableView]):
    """See `Presentation`."""

    macros = MappingProxyType(
        {
            "table": "hanabi/macros/table.html",
            "figure": "hanabi/macros/table.html",
            "options": "hanabi/macros/options.html",
            "knowledge": "hanabi/macros/game.html",
            "emblem": "hanabi/macros/game.html",
            "symbols": "hanabi/macros/sprite.html",
            "error_picture": "hanabi/macros/game.html",
            "certificate_picture": "hanabi/macros/game.html",
            "setting_form": "hanabi/macros/setting_form.html",
            "setting_of_club": "hanabi/macros/setting_form.html",
            "setting_fields_of_club": "hanabi/macros/setting_form.html",
            "evening_questions": "hanabi/macros/setting_form.html",
            "position_form": "hanabi/macros/position_form.html",
            "summary_picture": "hanabi/macros/game.html",
        }
    )
    value_formats = MappingProxyType(
        {
            Card: ValueFormat(card_name, chip, card_in_form),
            Suit: ValueFormat(suit_name, in_form=suit_in_form),
        }
    )

    typing = HanabiTyping()

    def body_class(self, setting: TableSetup) -> str:
        """Return the class of a table whose fuse tokens aren't red."""
        color = setting.box.fuse_tokens.color
        return "" if color == "red" else f"{color}-fuses"

    # --- A position ---

    def unusual_rules(self, state: GameState) -> tuple[Message, ...]:
        """Return the rules that differ from the basic game, except tokens."""
        variant = state.ruleset.variant
        _, *others = rules_played(state.ruleset)
        if variant.has_sixth_suit:
            return (Message(f"table-choice.asked.{variant}"), *others)
        return tuple(others)

    def shortfalls(self, state: GameState) -> tuple[Message, ...]:
        """Return the pieces that the box lacks for the ruleset."""
        return too_few(TableSetup(current_setting().box, state.ruleset))

    def table(self, state: GameState, viewer: int, *, theme: str | None = None) -> TableView:
        """Return the table; where the rules are asked about, without what clues have denied."""
        denied = theme is None or not is_about_rules(theme)
        return table_view(state, viewer, Annotations(denied=denied))

    def events(self, state: GameState, viewer: int) -> tuple[Message, ...]:
        """Return the events, without the card that the viewer drew."""
        return tuple(
            event_message(event, viewer)
            for event in state.events
            if not (isinstance(event, Drew) and event.player == viewer)
        )

    def knowledge(self, state: GameState, seat: int) -> EmpathyView:
        """Return a player's knowledge about the own hand."""
        return empathy_view(state, seat)

    # --- A question ---

    def question(
        self,
        theme: Theme[GameState],
        puzzle: Puzzle[GameState],
        choices: Mapping[str, Choice],
        state: GameState | None = None,
        seat: int | None = None,
    ) -> QuestionOnTable[TableView]:
        """Return the question with its choices on cards, at hands and beside the table."""
        position = puzzle.position if state is None else state
        named = LESSON_THEMES[puzzle.theme]
        actor, is_open = position.to_act, seat is None
        layout = arrange_choices(
            choices, lambda option: theme.label(puzzle, option), actor, len(position.hands[actor])
        )
        marks = puzzle.question.get(MARKS, ALL_MARKS)
        table = table_view(
            unmarked(position) if marks == NO_MARKS and is_open else position,
            puzzle.viewer if seat is None else seat,
            Annotations(
                choices=layout.on_cards,
                actions=layout.at_hands,
                played=named.played_card(puzzle) if state is None else None,
                asked=named.cards_asked_about(puzzle) if state is None else (),
                denied=state is not None
                or ((marks == ALL_MARKS or not is_open) and not is_about_rules(theme.name)),
            ),
            reader=puzzle.viewer,
        )
        drawn = (*layout.on_cards.values(), *(each.choice for each in layout.beside.listed))
        return QuestionOnTable(table, layout.beside, any(choice.reason for choice in drawn))

    def check(self, puzzle: Puzzle[GameState]) -> None:
        """Raise LookupError if the question names a card that is not there."""
        for card in LESSON_THEMES[puzzle.theme].cards_asked_about(puzzle):
            puzzle.position.hands[card.player][card.slot]

    # --- An answer ---

    def is_idle_hint(self, fact: Fact) -> bool:
        """Return whether a fact says just that all fuse tokens are still there, and several."""
        params = fact.message.params
        return fact.message.id == "fact.fuse-tokens" and 1 < params["left"] == params["all"]

    def is_picture(self, option: str) -> bool:
        """Return whether an option is what a card could be, which is drawn as a card."""
        return isinstance(read_option(option), Identity)

    # --- On paper ---

    def in_languages(self, tables: Sequence[TableView]) -> TableView:
        """Return the table with the names of players, and whose turn it is, in all languages."""
        table = tables[0]
        hands = tuple(
            replace(
                hand,
                name=_joined(each.hands[place].name for each in tables),
                turn=_joined(each.hands[place].turn for each in tables),
            )
            for place, hand in enumerate(table.hands)
        )
        return replace(table, hands=hands, last_round=_joined(each.last_round for each in tables))

    # --- Rules ---

    def figure(self, figure: Figure) -> FigureView:
        """Return a picture of the rules, drawn from its position."""
        return figure_view(figure)

    def summary(self, book: Rulebook) -> tuple[SummaryBlock, ...]:
        """Return the summary of the rules for play."""
        return tuple(
            SummaryBlock(block.title, block.points, summary_picture(block))
            for block in summary(book.setting)
        )


def _joined(texts: Iterable[str]) -> str:
    return " · ".join(dict.fromkeys(texts))
