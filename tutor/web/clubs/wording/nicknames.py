"""What is said to those who join a board, and the nicknames that they are offered."""

from tutor.web.shell.words import Words, nwords, pwords, words

NICKNAMES: dict[str, Words] = {
    "nickname.short": nwords(
        "A nickname must have %(least)s to %(most)s character.",
        "A nickname must have %(least)s to %(most)s characters.",
        count="most",
    ),
    "nickname.long": nwords(
        "A nickname must have %(least)s to %(most)s character.",
        "A nickname must have %(least)s to %(most)s characters.",
        count="most",
    ),
    "nickname.characters": words(
        "Use letters and digits, with at least one letter. Single spaces, hyphens, apostrophes or "
        "full stops are allowed between them."
    ),
    "nickname.taken": words("Somebody here already has this nickname. Choose another."),
    "board.full": nwords(
        "The board is full: %(num)s learner is on it. You can go on without it.",
        "The board is full: %(num)s learners are on it. You can go on without it.",
        count="num",
    ),
    "board.closed": words("The board is closed: nothing more can be added."),
    # i18n: Nicknames that a club's board offers, to children as well. Any friendly thing will do
    # that suits everybody and teases nobody: it need not be the same thing in each language, but
    # all of them have to differ. 2 to 20 letters; spaces and hyphens may stand between them.
    "nickname.lantern": pwords("nickname", "Lantern"),
    "nickname.sparkler": pwords("nickname", "Sparkler"),
    "nickname.comet": pwords("nickname", "Comet"),
    "nickname.firefly": pwords("nickname", "Firefly"),
    "nickname.star": pwords("nickname", "Star"),
    "nickname.rainbow": pwords("nickname", "Rainbow"),
    "nickname.rocket": pwords("nickname", "Rocket"),
    "nickname.lighthouse": pwords("nickname", "Lighthouse"),
    "nickname.compass": pwords("nickname", "Compass"),
    "nickname.kite": pwords("nickname", "Kite"),
    "nickname.maple": pwords("nickname", "Maple"),
    "nickname.acorn": pwords("nickname", "Acorn"),
    "nickname.cloud": pwords("nickname", "Cloud"),
    "nickname.wave": pwords("nickname", "Wave"),
    "nickname.owl": pwords("nickname", "Owl"),
    "nickname.otter": pwords("nickname", "Otter"),
    "nickname.penguin": pwords("nickname", "Penguin"),
    "nickname.dolphin": pwords("nickname", "Dolphin"),
    "nickname.crane": pwords("nickname", "Crane"),
    "nickname.swallow": pwords("nickname", "Swallow"),
    "nickname.hedgehog": pwords("nickname", "Hedgehog"),
    "nickname.squirrel": pwords("nickname", "Squirrel"),
    "nickname.panda": pwords("nickname", "Panda"),
    "nickname.dragon": pwords("nickname", "Dragon"),
}
