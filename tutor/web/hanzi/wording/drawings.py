"""What the ancient forms look like, in English, for those who do not see them.

A description tells a form from all others and does not say what it stands for: to find that out is
a part of the game. The ids are those of Character in tutor/games/hanzi/deck.py.
"""

from tutor.web.shell.words import Words, words

DRAWINGS: dict[str, Words] = {
    # i18n: All of these: what the drawing on a card looks like, for those who do not see it. Never
    # say what it stands for.
    "drawing.yi-one": words("one level line"),
    "drawing.ren": words(
        "two lines that part at the top, a short one to the left, a longer one bending down"
    ),
    "drawing.dao": words("an upright blade with a curved edge at the right, on a short handle"),
    "drawing.li": words(
        "a long bent line from the top right, crossed near its lower end by a bar with its left "
        "end turned up"
    ),
    "drawing.bu": words("an upright line with one short branch rising to the right"),
    "drawing.you": words(
        "three curved lines from the left that join at one point, with a bent tail to the right"
    ),
    "drawing.kou": words("a deep bowl with a line across it, a little below the rim"),
    "drawing.tu": words("a round lump with three dots in it, on a level line"),
    "drawing.nu": words(
        "a small ring on a line folded twice at its foot, with two curves from it that "
        "cross on the left"
    ),
    "drawing.zi-child": words("a ring on an upright line with two arms that curve up"),
    "drawing.mian": words("two lines that meet in a point at the top, on two uprights"),
    "drawing.shao": words("four short strokes around an empty middle"),
    "drawing.shan": words("three straight peaks on a flat base, the middle one tallest"),
    "drawing.xin": words(
        "two round lobes that run together in a point below, with two short lines inside"
    ),
    "drawing.shou": words("an upright line with two pairs of branches that curve up from it"),
    "drawing.pu": words(
        "three lines from the left that join at one point and cross a slanting rod, with "
        "a bent tail"
    ),
    "drawing.jin": words("a broad wedge with a curved edge at the left, on a long bent handle"),
    "drawing.ri": words("a rounded square with a dot in the middle"),
    "drawing.yue": words("a leaning crescent with a short line inside"),
    "drawing.mu-tree": words(
        "an upright line with two branches that curve up and two that curve down"
    ),
    "drawing.zhi": words("a wide shape rounded below, with three small ovals above it"),
    "drawing.shui": words("a wavy upright line with two short strokes on each side"),
    "drawing.huo": words("three curved tips that rise from a round base, the middle one tallest"),
    "drawing.niu": words(
        "a wide cup with ends that bend in, on a narrow wedge with a short line at each side"
    ),
    "drawing.quan": words(
        "a head at the top with its nose to the left, a slim body, two short lines to the"
        " left, a tail that curls up"
    ),
    "drawing.tian": words("a square divided in four"),
    "drawing.mu-eye": words("a pointed oval lying on its side, with a ring in the middle"),
    "drawing.shi-stone": words("a level line and a long slanting one, with a closed bowl beneath"),
    "drawing.shi-altar": words(
        "two level lines above an upright one, with a slanting stroke on each side"
    ),
    "drawing.he": words(
        "an upright line, bent over at the top, with branches that curve up and down"
    ),
    "drawing.er": words("a large curve, open at the lower left, with a smaller hook inside"),
    "drawing.zi-nose": words("two upright lines that widen into two bulges with a curl in each"),
    "drawing.cao": words(
        "two upright lines side by side, each with two branches that bend outwards"
    ),
    "drawing.yi-robe": words(
        "a peak over two crossing lines, with a broad arm on each side and a wide foot"
    ),
    "drawing.shi-pig": words(
        "a head at the top left with an oval at its tip, a round body, two short lines to the "
        "left, a short one hanging down"
    ),
    "drawing.zhui": words(
        "a plump shape with a point at the left, curved lines inside and two little lines below"
    ),
}
