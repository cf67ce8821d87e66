"""The builder's form: a draft of a plan, with the problems in it.

Each button sends the whole form and names an action, which makes another draft. A draft without
problems is a plan, and its address has everything; one with problems is shown again with the text
that was typed.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import StrEnum
from itertools import chain, islice

from werkzeug.datastructures import MultiDict

from tutor import registry
from tutor.clubs import limits
from tutor.clubs.items import Evening, Item, evenings, pasted
from tutor.clubs.plan import Plan, agreement
from tutor.clubs.texts import one_line
from tutor.core.errors import BadSyntaxError, TutorError
from tutor.core.library import Entry, listed_entries
from tutor.core.messages import Message
from tutor.web.clubs.item_view import item_at_address
from tutor.web.shell.errors import unread_text
from tutor.web.shell.languages import LANGUAGES
from tutor.web.shell.view_options import required, required_number
from tutor.web.site.game_pages import GamePages
from tutor.web.site.reader_options import LANGS, RULES, listed_language

PLAN = "plan"
"""The query field with the text of the plan in the form."""

BOX = "box"
"""The id of the box on the table, empty if everyone has the one of their own language."""
NAME, EVENING, PASTED, CONVENTIONS = "name", "evening", "pasted", "conventions"
GREETING = "greeting-"
"""The prefix of a greeting's field, before the tag of its language."""

SHOWN = "shown"
"""The field with the list, box and rules that the form was shown with, as the text of a plan."""

LESSON, THEME, LEVEL, NUMBER = "lesson", "theme", "level", "number"
"""The fields of what is to be added to the list."""

_TO_ADD = (LESSON, THEME, LEVEL, NUMBER, PASTED)

DO = "do"
"""The field that says which button was pressed."""

OWN = "own"
"""The value of EVENING for a list of one's own."""

LIST = "list"
"""The list: its query field, its anchor, and the place of its problems."""

WHOLE = "whole"
"""The place of problems that belong to no single part of the form."""

MOST_AT_ONCE = 5
"""Puzzles that are added with one press."""


class Button(StrEnum):
    """The buttons of the form; some are followed by a colon and an item of the list."""

    LINK = "link"
    """Finishes: makes the link, or saves the changes."""
    SHOW = "show"
    PASTE = "paste"
    COMPOSE = "compose"
    """Leads to the page on which a puzzle at a position is made."""
    OWN = "own"
    LESSON = "lesson"
    PUZZLES = "puzzles"
    UP = "up"
    DOWN = "down"
    REMOVE = "remove"


@dataclass(frozen=True, slots=True)
class Draft:
    """The content of the form; `problems` has a sentence by the field beside which it stands.

    `typed` is what was in the fields for adding to the list, which no plan has.
    """

    name: str = ""
    items: tuple[Item, ...] = ()
    languages: tuple[str, ...] = ()
    greetings: Mapping[str, str] = field(default_factory=dict)
    box: str = ""
    rules: str = field(default_factory=lambda: Plan().rules)
    conventions: str = ""
    asked: bool = False
    """Whether the evening's question about the box is unanswered."""
    typed: Mapping[str, str] = field(default_factory=lambda: dict.fromkeys(_TO_ADD, ""))
    problems: Mapping[str, Message] = field(default_factory=dict)

    @classmethod
    def new(cls, language: str) -> "Draft":
        """Return an organiser's first draft: the first evening, in the page's language."""
        evening = next(iter(evenings().values()))
        return cls(items=evening.items, languages=(language,), rules=evening.rules)

    @classmethod
    def from_plan(cls, plan: Plan) -> "Draft":
        """Return the form with a plan in it."""
        greetings = dict(plan.greetings)
        return cls(
            plan.name,
            plan.items,
            plan.languages,
            greetings,
            plan.box,
            plan.rules,
            plan.conventions,
        )

    @classmethod
    def from_form(cls, fields: MultiDict[str, str], pages: GamePages) -> "Draft":
        """Return the draft in the form; BadSyntaxError for what the form could not send.

        `pages` are those of the first game, which is what a club's box and rules are of.
        """
        plan_on_page = Plan.parse(fields.get(SHOWN, str(Plan())))
        items, rules = _evening_sent(fields, plan_on_page, pages)
        chosen = {BOX: _box_sent(fields, pages), RULES: rules}
        evening = evenings().get(cls(items=items).evening)
        if evening and evening.game is pages.game:
            before = (
                plan_on_page.setting
                if plan_on_page.items == items
                else {**plan_on_page.setting, RULES: rules}
            )
            chosen = {**pages.setting.setting_for_evening(evening.rules, fields, chosen, before)}
        languages = tuple(listed_language(LANGS, tag).tag for tag in fields.getlist(LANGS))
        ordered = tuple(each.tag for each in LANGUAGES if each.tag in languages)
        # Greetings of languages that are not ticked stay in their fields.
        greetings = {each.tag: one_line(fields.get(GREETING + each.tag, "")) for each in LANGUAGES}
        return cls(
            name=one_line(fields.get(NAME, "")),
            items=items,
            languages=ordered,
            greetings={tag: text for tag, text in greetings.items() if text},
            box=chosen[BOX],
            rules=chosen[RULES],
            conventions=_conventions_sent(fields, pages),
            asked=bool(evening and questions_of(evening, pages, chosen) and not chosen[BOX]),
            typed={each: fields.get(each, "") for each in _TO_ADD},
        )

    @property
    def evening(self) -> str:
        """The id of the prepared evening that this is, or `OWN`."""
        ids = (each.id for each in evenings().values() if each.items == self.items)
        return next(ids, OWN)

    @property
    def shown(self) -> str:
        """The plan as a hidden field of the form, to notice changes."""
        return str(Plan(items=self.items, box=self.box, rules=self.rules))

    @property
    def setting(self) -> Mapping[str, str]:
        """The chosen box and rules, as in `Plan.setting`."""
        return {BOX: self.box, RULES: self.rules}

    def plan(self) -> Plan:
        """Return the plan; BadSyntaxError if there are `problems`."""
        greetings = tuple(each for each in self.greetings.items() if each[0] in self.languages)
        return Plan(
            self.name,
            self.items,
            self.languages,
            greetings,
            self.box,
            self.rules,
            self.conventions,
        )

    # --- What buttons do ---

    def after(self, button: str) -> "Draft":
        """Return the draft after a button was pressed; BadSyntaxError for an unknown button.

        Every button also adds the items in the field for pasting.
        """
        action, _, named = button.partition(":")
        draft = self
        match action:
            case Button.LINK | Button.SHOW | Button.PASTE | Button.COMPOSE:
                pass
            case Button.OWN:
                draft = replace(self, items=())
            case Button.LESSON:
                draft = self._with((Item.parse(self.typed[LESSON]),), LESSON)
            case Button.PUZZLES:
                draft = self._with(self._puzzles(), THEME)
            case Button.UP | Button.DOWN:
                draft = self._moved(named, -1 if action == Button.UP else 1)
            case Button.REMOVE:
                left = tuple(item for item in self.items if item.id != named)
                draft = replace(self, items=left)
            case _:
                raise BadSyntaxError(DO, button, 0, "a button of the form")
        return draft._with_pasted()._checked(needs_list=action == Button.LINK)

    def with_item(self, item: Item) -> "Draft":
        """Return the draft with the item at the end of its list, or with a problem."""
        return self._with((item,), LIST)._checked(needs_list=False)

    def _with(self, more: Iterable[Item], place: str) -> "Draft":
        """Return the draft with new items at the end of its list; problems are shown at `place`."""
        items = tuple(dict.fromkeys((*self.items, *more)))
        if len(items) > limits.ITEMS:
            return self._with_problem(place, "list-full", most=limits.ITEMS)
        if items == self.items:
            return self._with_problem(place, "nothing-new")
        return replace(self, items=items)

    def _puzzles(self) -> Iterator[Item]:
        """Return as many puzzles as are asked for, the first that are not in the list yet."""
        theme = self.typed[THEME]
        level = required_number(LEVEL, self.typed[LEVEL], range(1, max(levels()) + 1))
        number = required_number(NUMBER, self.typed[NUMBER], range(1, MOST_AT_ONCE + 1))
        listed = {item.id for item in self.items}
        open_ones = (
            Item(entry.id)
            for entry in _entries_of(theme)
            if entry.level == level and entry.id not in listed
        )
        return islice(open_ones, number)

    def _moved(self, name: str, by: int) -> "Draft":
        """Return the draft with an item moved `by` places, if they exist."""
        ids = [item.id for item in self.items]
        if name not in ids or not 0 <= ids.index(name) + by < len(ids):
            return self
        place = ids.index(name)
        ids[place], ids[place + by] = ids[place + by], ids[place]
        return replace(self, items=tuple(map(Item, ids)))

    def _with_pasted(self) -> "Draft":
        text = self.typed[PASTED]
        if not text.strip() or self.problems:
            return self
        try:
            draft = self._with(_items_pasted(text), PASTED)
        except BadSyntaxError as error:
            return self._with_problem(PASTED, "not-ours", text=unread_text(error.text))
        return draft if draft.problems else replace(draft, typed={**draft.typed, PASTED: ""})

    # --- What is wrong with it ---

    def _checked(self, *, needs_list: bool) -> "Draft":
        """Return the draft with every problem that keeps it from becoming a plan."""
        draft = self
        texts = chain(
            ((NAME, self.name, limits.NAME),),
            (
                (GREETING + tag, self.greetings.get(tag, ""), limits.GREETING)
                for tag in self.languages
            ),
        )
        for place, text, most in texts:
            if len(text) > most:
                draft = draft._with_problem(place, "too-long", most=most, num=len(text))
        if needs_list and not self.items:
            draft = draft._with_problem(LIST, "empty")
        if needs_list and self.asked:
            draft = draft._with_problem(EVENING, "which-cards")
        if not draft.problems and not draft.plan().fits_link:
            draft = draft._with_problem(WHOLE, "too-much")
        return draft

    def _with_problem(self, place: str, problem: str, **params: object) -> "Draft":
        problems = {**self.problems, place: Message(f"club-builder.{problem}", params)}
        return replace(self, problems=dict(sorted(problems.items(), key=_place_on_page)))


def _items_pasted(text: str) -> list[Item]:
    """Return the items of a text, no more than show that it has too many.

    Raises BadSyntaxError for the first word that is none.
    """
    items: list[Item] = []
    for word in text.replace(",", " ").split()[: limits.ITEMS + 1]:
        path, _, query = word.partition("?")
        if not path.endswith("/puzzles/at"):
            items += pasted(word)
            continue
        try:
            items.append(item_at_address(query))
        except TutorError:
            raise BadSyntaxError(PASTED, word, 0, "a puzzle at a position") from None
    return items


def _evening_sent(
    fields: MultiDict[str, str], plan_on_page: Plan, pages: GamePages
) -> tuple[tuple[Item, ...], str]:
    """Return the list and the rules that were chosen.

    A newly chosen evening brings its own list. One of the first game also brings its rules, unless
    others have just been chosen.
    """
    _, code = pages.setting.composed(list(fields.items(multi=True)))
    rules = pages.game.canonical(code)
    before = Draft(items=plan_on_page.items).evening
    chosen = fields.get(EVENING, before)
    if chosen == before:
        return plan_on_page.items, rules
    if chosen == OWN:
        return (), rules
    evening = evenings()[required(EVENING, chosen, evenings())]
    if evening.game is pages.game:
        rules = pages.setting.rules_for_evening(rules, plan_on_page.rules, evening.rules)
    return evening.items, rules


def questions_of(evening: Evening, pages: GamePages, chosen: Mapping[str, str]) -> Sequence[object]:
    """Return the questions of an evening, answered by `chosen`; only the first game has any."""
    if evening.game is not pages.game:
        return ()
    return pages.setting.evening_questions(evening.rules, chosen)


def _conventions_sent(fields: MultiDict[str, str], pages: GamePages) -> str:
    names = pages.game.conventions
    sent = [required(CONVENTIONS, each, names) for each in fields.getlist(CONVENTIONS)]
    return agreement(sent, names)


def _box_sent(fields: MultiDict[str, str], pages: GamePages) -> str:
    box = fields.get(BOX, "")
    return required(BOX, box, pages.game.boxes) if box else ""


def levels() -> tuple[int, ...]:
    """Return the levels that the puzzles of any game have."""
    of_themes = (each for game in registry.GAMES for each in game.levels.values())
    return tuple(sorted({level for each in of_themes for level in each}))


def _entries_of(theme: str) -> tuple[Entry, ...]:
    """Return the library's puzzles of a theme; BadSyntaxError if no game has it."""
    for game in registry.GAMES:
        if theme in game.themes:
            return listed_entries(game.library().values(), theme)
    raise BadSyntaxError(THEME, theme, 0, "the name of a theme")


def _place_on_page(problem: tuple[str, Message]) -> int:
    greetings = (GREETING + language.tag for language in LANGUAGES)
    order = (EVENING, LIST, LESSON, THEME, PASTED, *greetings, NAME, WHOLE)
    return order.index(problem[0])
