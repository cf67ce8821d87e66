"""Punctuation as each language sets it."""

import re
from typing import NamedTuple

_CJK = "\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff"
_MARKUP = re.compile(r"</?[a-z][^<>]*>", re.IGNORECASE)


class Slip(NamedTuple):
    """A pattern that should not occur, and what to do instead."""

    pattern: re.Pattern[str]
    advice: str


def _slip(pattern: str, advice: str) -> Slip:
    return Slip(re.compile(pattern, re.IGNORECASE), advice)


_ANY_CJK = (
    _slip(rf"[{_CJK}][,.:;?!]|[,.:;?!][{_CJK}]", "full-width punctuation beside a Han or kana"),
    _slip(rf"[{_CJK}]\s+[{_CJK}]", "no space between full-width characters"),
    _slip(rf"[{_CJK}] ?\(|\) ?[{_CJK}]", "full-width brackets （）"),
    _slip(r"\.\.\.", "…… instead of three points"),
    _slip("<i>|<em>", "no italics"),
    _slip("[！-～０-９Ａ-Ｚａ-ｚ](?<![，：；？！（）～／])", "half-width letters and digits"),
    _slip(r"[，。、；：？！）」』”]\s|\s[（「『“]", "no space beside full-width punctuation"),
)

_SLIPS = {
    "ja": (
        *_ANY_CJK,
        _slip("[，．]", "、 and 。"),
        _slip('[“”‘’"]', "「」"),
    ),
    "zh_Hant": (
        *_ANY_CJK,
        _slip('[“”‘’"]', "「」"),
        _slip("．", "。"),
    ),
    "zh_Hans": (
        *_ANY_CJK,
        _slip('[「」『』"]', "“”"),
        _slip("．", "。"),
    ),
    "ru": (
        _slip('["“”„]', "«»"),
        _slip(r"\S +—|\s-\s| – ", "an em dash after a no-break space"),
        _slip("^—(?! )", "a space after the dash"),
        _slip(r"(?<![\w-])[авикосуя] (?=\w|[«<%])", "a no-break space after a one-letter word"),
        _slip(r"\.\.\.", "… instead of three points"),
        _slip(r"  ", "one space"),
        _slip(
            r"\b(еще|ее|нее|моем|твоем|своем|счет\w*|желт\w*|черн\w*|зелен\w*|идет\w*|берет|кладет|дает"
            r"|сдает\w*|ведет|придет\w*|пойдет|найдет\w*|остается|узнает|трех|четырех|вдвоем"
            r"|втроем|вчетвером|впятером|причем|вернет\w*|начнет\w*|возьмет\w*|назовет\w*)\b",
            "ё wherever it is spoken",
        ),
    ),
}


# The old national character sets hold the characters of one script and not of the others.
_CHARACTER_SET = {"ja": "shift_jis", "zh_Hant": "big5", "zh_Hans": "gb2312"}
_HAN = re.compile("[\u3400-\u4dbf\u4e00-\u9fff]")


def slips(locale: str, text: str, source: str = "") -> list[str]:
    """Return a complaint for each place where the text breaks the habits of its language.

    Characters of another script may be quoted if the English text `source` quotes them too.
    """
    bare = _MARKUP.sub("", text)
    found = []
    for slip in _SLIPS.get(locale, ()):
        if match := slip.pattern.search(bare):
            start = max(match.start() - 8, 0)
            found.append(f"{slip.advice}: …{bare[start : match.end() + 8]}…")
    if strangers := _strangers(locale, bare, source):
        found.append(f"characters of another script: {strangers}")
    return found


def _strangers(locale: str, text: str, source: str) -> str:
    """Return the Han characters that this language does not write so: 烟 in Traditional, …."""
    charset = _CHARACTER_SET.get(locale, "utf-8")
    known = "".join(_HAN.findall(text)).encode(charset, errors="ignore").decode(charset) + source
    return "".join(dict.fromkeys(han for han in _HAN.findall(text) if han not in known))
