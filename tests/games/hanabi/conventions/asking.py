"""Questions on conventions, put together in short."""

from typing import Any

from tutor.games.hanabi.conventions.questions import answers

NAMES = ("Alice", "Bob", "Cathy", "Donald")

START = dict.fromkeys("rygbp", 0)

UNKNOWN = "- - - - -"


def table(*hands: str, stacks: str = "", discards: str = "", **more: Any) -> dict[str, Any]:
    """Return the question without what is asked: hands from slot 1, the newest, as "r2:2 - y1"."""
    players = [
        {
            "name": name,
            "hand": [None if card[0] == "-" else card[:2] for card in hand.split()],
            "clued": [
                card.split(":")[1].split("+") if ":" in card else [] for card in hand.split()
            ],
        }
        for name, hand in zip(NAMES, hands, strict=False)
    ]
    tops = START | {each[0]: int(each[1]) for each in stacks.split()}
    return {"players": players, "stacks": tops, "discards": discards.split(), **more}


def clue(by: str, to: str, value: str, *touches: int) -> dict[str, Any]:
    """Return a clue as questions write it."""
    return {"by": by, "to": to, "clue": value, "touches": list(touches)}


def ask(question: dict[str, Any], of: str, what: str, **more: Any) -> Any:
    """Return the answer to one thing asked."""
    [answer] = answers(question | {"asks": [{"of": of, "what": what, **more}]})
    return answer
