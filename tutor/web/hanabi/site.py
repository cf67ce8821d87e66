"""Hanabi on the site: everything that the rest of the site knows of it."""

from tutor.games import hanabi
from tutor.web.hanabi import using
from tutor.web.hanabi.families import FAMILIES
from tutor.web.hanabi.setting import HanabiSetting
from tutor.web.hanabi.wording import WORDS
from tutor.web.teaching.game_site import Chapter, GameSite

SITE = GameSite(
    game=hanabi.GAME,
    mount="",  # links to it were printed before there was another game
    words=WORDS,
    setting=HanabiSetting(),
    families=FAMILIES,
    chapters=(
        Chapter("clues", "r", ("goal", "hidden", "clue", "complete", "denies")),
        Chapter("cards", "y", ("discard", "play", "bonus")),
        Chapter("end", "g", ("endings", "score", "pile", "round")),
        Chapter(
            "more",
            "b",
            ("difficulty", "sixth", "avalanche", "wild", "playing-on", "graduation"),
        ),
    ),
    blueprints=(using.blueprint,),
)
