"""The fields by which addresses of lessons and puzzles say which club's list a reader follows.

`?club=<ref>&solved=<mask>` goes along with links and forms on the pages of the list's items; the
clubs draw the way along it (clubs/club_list.py). The fields say nothing of what is read, so
canonical addresses and links to pass on are without them. Views are marked with what a list has to
know of them: `list_item` is the argument with the id of the lesson or puzzle, `beside_list` is for
pages that a list leads to beside them.
"""

import re
from typing import Any

from flask import request

from tutor.clubs.items import Solved
from tutor.web.shell.view_marks import mark

CLUB = "club"
"""The ref of the club whose list it is."""

SOLVED = "solved"
"""The items of the list that are solved, as the text of a `Solved`."""

_REF = re.compile("~?[A-Za-z0-9_-]{1,2000}")


def list_of_address() -> dict[str, Any]:
    """Return the club of this request's address and what is solved; nothing without a club.

    Raises BadSyntaxError for a `solved` that no link of ours has.
    """
    ref, solved = request.args.get(CLUB, ""), request.args.get(SOLVED, "")
    if not _REF.fullmatch(ref):
        return {}
    return {CLUB: ref, SOLVED: str(Solved.parse(solved))} if solved else {CLUB: ref}


def list_fields() -> dict[str, Any]:
    """Return the fields that links to pages of the same item have to carry on; raises as above."""
    return list_of_address() if mark("list_item") else {}
