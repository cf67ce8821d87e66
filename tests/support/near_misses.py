"""Texts that are nearly right: what hypothesis makes of good ones by a few small edits."""

from hypothesis import strategies as st


@st.composite
def mutated(draw: st.DrawFn, good: st.SearchStrategy[str], alphabet: str) -> str:
    """Draw a good text with one to four edits: characters put in, taken out, doubled or swapped.

    `alphabet` are the characters that are put in most of the time, rather than any character.
    """
    text = draw(good)
    for _ in range(draw(st.integers(1, 4))):
        text = _edited(draw, text, alphabet)
    return text


def _edited(draw: st.DrawFn, text: str, alphabet: str) -> str:
    start = draw(st.integers(0, len(text)))
    end = min(len(text), start + draw(st.integers(0, 4)))
    before, found, after = text[:start], text[start:end], text[end:]
    match draw(st.sampled_from(("replace", "insert", "delete", "double", "move"))):
        case "replace":
            return before + draw(_pieces(alphabet)) + after
        case "insert":
            return before + draw(_pieces(alphabet)) + found + after
        case "delete":
            return before + after
        case "double":
            return before + found + found + after
        case _:
            place = draw(st.integers(0, len(before + after)))
            rest = before + after
            return rest[:place] + found + rest[place:]


def _pieces(alphabet: str) -> st.SearchStrategy[str]:
    likely = st.text(alphabet, min_size=1, max_size=3)
    return st.one_of(likely, likely, st.text(min_size=1, max_size=3))
