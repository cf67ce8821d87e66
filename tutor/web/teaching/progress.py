"""One's own progress: what has been done, kept in the browser of whoever has done it.

The server knows none of it. Pages carry marks that say what has been done on them, and
static/script/memory.js writes them down in localStorage and fills in what it finds there.

**What pages say.** `data-done="puzzle <name>"` or `"step <lesson> <number>"` with
`data-right="yes"` or `"no"`, `data-day="2026-11-21"` beside it for a puzzle of that day, and
`data-days` with the name of the group if that is another than `days`; `data-rated="<game> <theme>
<level>"` where the answer says something about who gave it;
beside a step, `data-kind` is its theme and `data-rule` the id of its rule, or of the one missed;
`data-done="lesson <lesson>"` at the last step of a lesson; `data-done="deal <points>"` with
`data-day` for a game of the day's deal, of which the first one counts.

**What is filled in.** `data-lesson`, on a link to a lesson's first step, says that it is done;
`data-resume`, with all lessons and the numbers of their steps, leads to the very step at which one
was left; `data-dealt` with a day gets the points of its deal; `data-tally` says how many of these
lessons are done; `data-puzzle="<name>"` gets "solved" or "to review"; `data-figure` gets a number,
and `data-if` shows a part only if that is not 0: `lessons`, `solved`, `solved <theme>`, `missed`,
`days`, `row`, `rating <game or theme>`, and `scripts`, which is 1. The words are in
macros/memory.html. A link `data-next` leads to the next puzzle (puzzles/practice.py).

**What is kept** is one object in JSON under the key `done`: by group the names of what was done,
each with 1, or with 0 for what was missed and not solved since. Groups are lessons that are done
(`+3`; `+2` and `+1` are from releases in which lessons had stars), steps tried of a lesson that is
not finished (`.clue`), endless puzzles by their address, `days` of which the puzzle was answered
(days since 1970-01-01 in UTC), puzzles of the library by theme, days by the points made with their
deals (`deal-17`). Names are ids as they are, so the library may grow. Those of another game than
the first carry its name, and its days are `<game>-days`, so that one memory is enough for all; a
page counts the lessons and themes that it names. A later format has to be kept under another key.

Two groups have several numbers to a name. `*` has ratings by game and theme: points, deviation and
number of answers. `?` has what waits for review, by group and number, at most a hundred: how often
it has been solved since it was missed, and the minute since 1970 at which it comes back. With a
number for each puzzle answered that is all there is, some eight bytes for each.

**The text** to carry to another device says the same, with numbers in a row put together; `!` marks
what was missed, and colons stand between the numbers of a name:

    hanabi1;*=hanabi:1247:188:9;+3=goal;.clue=1-2;?=odds/7:0:29921812;days=20778-20780;odds=1-5,7!;q1vbxa

It begins with the format's name and version and ends with a checksum (FNV-1a, 32 bits, to base 36).
Texts without the groups `*` and `?` are older, and as good. Where two texts meet, the best of both
stays: the rating with more answers, the review that is later.
"""

from flask import render_template

from tutor.web.shell.view_marks import marked
from tutor.web.teaching.game_site import GameBlueprint, current_site
from tutor.web.teaching.lessons.lesson_view import path_view
from tutor.web.teaching.puzzles.answer_form import days_group
from tutor.web.teaching.puzzles.practice import name_templates
from tutor.web.teaching.setting import carries

blueprint = GameBlueprint("progress", __name__)


@blueprint.get("/progress/")
@carries()
@marked(preview_template="teaching/progress.html")
def page() -> str:
    """Return the page with every figure still open; it is the same for everyone."""
    game = current_site().game
    return render_template(
        "teaching/progress.html",
        lessons=path_view(),
        themes=game.themes,
        version=game.generator_version,
        days_group=days_group(),
        puzzle_urls=name_templates(),
    )
