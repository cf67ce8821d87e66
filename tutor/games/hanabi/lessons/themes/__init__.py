"""The themes that only lessons have: no game that is drawn by lot would give rise to them."""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.games.hanabi.lessons.themes.decision import BestAction
from tutor.games.hanabi.lessons.themes.etiquette import Etiquette
from tutor.games.hanabi.lessons.themes.how_many import HowMany
from tutor.games.hanabi.lessons.themes.leaflet import LeafletHas
from tutor.games.hanabi.lessons.themes.lesson_theme import LessonTheme
from tutor.games.hanabi.lessons.themes.meant import AgreedCards, ClueSays, MeantCard
from tutor.games.hanabi.lessons.themes.partner import PartnerKnows, PartnerPlays
from tutor.games.hanabi.lessons.themes.reason import ReasonTheme
from tutor.games.hanabi.lessons.themes.score_points import ScorePoints
from tutor.games.hanabi.lessons.themes.where import WhereTo
from tutor.games.hanabi.lessons.themes.your_box import YourBox

_ALL: tuple[LessonTheme, ...] = (
    Etiquette(),
    ReasonTheme(),
    HowMany(),
    WhereTo(),
    PartnerKnows(),
    PartnerPlays(),
    BestAction(),
    YourBox(),
    LeafletHas(),
    ScorePoints(),
    MeantCard(),
    ClueSays(),
    AgreedCards(),
)

ONLY_IN_LESSONS: Mapping[str, LessonTheme] = MappingProxyType({theme.name: theme for theme in _ALL})
"""These themes by name."""
