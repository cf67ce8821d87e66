"""The pages of a game, with what they need: setting, presentation, words.

One `GamePages` describes all that the site has to know of a game; `create_app` builds the site from
a tuple of them. The first is mounted at the root of each language (`/en/rules/`), any other one
below its own name (`/en/hanzi/rules/`). The game is a part of the address as the language is: views
of a `GameBlueprint` are given it and pass it on, and links stay within the game unless they name
another one (`game=`).
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from flask import Blueprint, Flask

from tutor.core.game import Game
from tutor.core.messages import Message
from tutor.web.shell.words import Words
from tutor.web.site.presentation import DealPages, PositionForm, Presentation
from tutor.web.site.preview import Preview, words_only
from tutor.web.site.setting_kind import SettingKind

GAME = "game"
"""The part of an address with the mount of a game, empty for the first."""


@dataclass(frozen=True, slots=True)
class Family:
    """Themes that are shown together: an id, an emblem, their names."""

    id: str
    emblem: str
    themes: tuple[str, ...]
    taught: bool = False
    """Whether a lesson with such a step comes before these puzzles."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """Lessons under one title: an id, an emblem, their ids."""

    id: str
    emblem: str
    lessons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OwnPage:
    """A page that only one game has: its endpoint, its path below the game, its name in links.

    Every page of the game leads there. It is kept offline, exported and listed for search engines,
    as are the pages `below`, by their paths, that it leads to. Those `offline` are just kept, each
    with these queries.
    """

    endpoint: str
    path: str
    title: Message
    below: tuple[str, ...] = ()
    offline: Mapping[str, tuple[str, ...]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class RuleExtra:
    """An extra part of a rule's page: a template and its context."""

    template: str
    context: Callable[[], Mapping[str, object]]
    fields: tuple[str, ...] = ()
    """The query fields that the context depends on."""


@dataclass(frozen=True, slots=True)
class HomePage:
    """The home page of a game: a template and its context."""

    template: str = "home/index.html"
    context: Callable[["GamePages"], Mapping[str, object]] = lambda pages: {}


@dataclass(frozen=True, slots=True)
class PuzzlePages:
    """A game's part of the puzzle pages."""

    families: tuple[Family, ...] = ()
    fallback_rulesets: tuple[str, ...] = ()
    """Rulesets to offer, in order, for themes that make no sense with the chosen one."""
    rule_of_fact: Mapping[str, str] = field(default_factory=dict)
    """The rules of facts about the ruleset, by the ids of their messages."""
    kept: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The ids of offline puzzles by theme; other themes have their first puzzle."""
    typing_help: str | None = None
    """The endpoint of its page on how answers are typed, at `#typing`."""


@dataclass(frozen=True, slots=True)
class LessonPages:
    """A game's lessons in chapters, the path to a first game, and moved steps."""

    chapters: tuple[Chapter, ...] = ()
    first_path: tuple[str, ...] = ()
    """The ids of the lessons that are enough for a first game, in order: the first of all, and a
    chapter of their own. Each leads straight to the next."""
    moved_steps: Mapping[str, str] = field(default_factory=dict)
    """The new places of steps that have moved, `lesson/step` by `lesson/step`."""


@dataclass(frozen=True, slots=True)
class RulePages:
    """The parts of rules pages that the rulebook doesn't have."""

    extras: Mapping[str, RuleExtra] = field(default_factory=dict)
    """Extra parts of rules pages, by the ids of the rules."""
    popular: tuple[str, ...] = ()
    """The ids of the questions shown above the rules; the others are folded."""
    source: Message | None = None
    """A note above the rules on their sources."""
    ours: frozenset[str] = frozenset()
    """The ids of sentences with a ruling of this site; pages mark them."""
    search_words: Callable[[], Mapping[tuple[str, str], Sequence[str]]] = dict
    """Returns extra search words, by the tag of the language and a rule's id.

    With an empty id they are lists of words for the same thing (see rules/search/index.py).
    """


PositionReader = Callable[[Mapping[str, Any], Mapping[str, str]], Any]
"""Returns a position from the parts of an address's path and the fields of its query.

Raises TutorError for an address that has none.
"""


@dataclass(frozen=True, slots=True)
class PlayPages:
    """The pages on which whole games are played."""

    page: OwnPage
    after: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    """The ids of the lessons that lead there, and the fields of its query that say how to play."""
    positions: Mapping[str, PositionReader] = field(default_factory=dict)
    """The readers of the positions on pages of a game, by the endpoints of the pages."""
    position_form: PositionForm | None = None
    """The form for a position put up by hand, on the pages of clubs."""
    deals: DealPages | None = None
    """The pages of its deals, if it has duplicate tournaments (`game.duplicate`)."""
    companion: OwnPage | None = None
    """The page that helps people who play with real cards."""


@dataclass(frozen=True, kw_only=True, eq=False)  # by identity, so that it can be a key of caches
class GamePages:
    """All that the site has to know of a game.

    `mount` is the part of the address below which its pages are, empty for the first game. `words`
    are the English words of its messages; among them are those that pages say of this game alone
    (`page_text`): `pages.<id>.name` and the like. `presentation` shows its positions and
    options (see presentation.py); `setting` is what its readers choose.
    """

    game: Game
    mount: str
    words: Mapping[str, Words]
    setting: SettingKind
    presentation: Presentation[Any, Any]
    catalogue: str = ""
    """The catalogue that translates its pages, by default one named as `mount`."""
    catalogues: Mapping[str, str] = field(default_factory=dict)
    """The catalogues of its other pages, by the names of their blueprints."""
    name: str = ""
    """The name on its boxes, the same in every language; used on paper."""
    home: HomePage = HomePage()
    rules: RulePages = RulePages()
    lessons: LessonPages = LessonPages()
    puzzles: PuzzlePages = PuzzlePages()
    play: PlayPages | None = None
    blueprints: tuple[Blueprint, ...] = ()
    """Pages that only this game has."""
    own_pages: tuple[OwnPage, ...] = ()
    """Those of them that others lead to."""
    operations: tuple[Blueprint, ...] = ()
    """Operations of the API that only this game has (tutor/web/api/)."""
    box_name: Callable[[str], Message] = lambda box: Message(f"box.{box}")
    """Returns the name of a box, by its id."""
    credit: Message | None = None
    """The game's author and publisher, for the foot of each page."""
    preview: Callable[[Preview], str] = words_only
    """Returns the link-preview picture of a page as SVG."""
    styles: tuple[Path, ...] = ()
    """The game's own style sheets, joined behind those of every game. The first game has its own in
    the bundles of the site (tutor/web/shell/static_files.py)."""
    forms: Mapping[tuple[str, str], Mapping[str, str]] = field(default_factory=dict)
    """The forms of its values, by the tag of the language and the name (see shell/speaker.py)."""
    sample_values: Mapping[str, object] = field(default_factory=dict)
    """Values of the game by the names of placeholders, for examples of messages."""
    init_app: Callable[[Flask], None] = lambda app: None
    """Registers globals and filters for its own templates."""
    folder: Path | None = None
    """The folder of `templates` and `translations`, for a game outside this package."""

    @property
    def prefix(self) -> str:
        """The prefix of its paths below the language: "" or "/hanzi"."""
        return f"/{self.mount}" if self.mount else ""
