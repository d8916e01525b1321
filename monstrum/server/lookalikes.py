"""Letters that look like others, for comparing a name with the few that are ours.

This is not for telling two people's names apart: it takes everything for Latin that could be taken for it.
"""

import unicodedata
from typing import Final

PAIRS: Final = {
    "a": "аαɑᴀ4@ꭺꓮ",
    "b": "вьβʙ8ƃᏏꓐ",
    "c": "сϲᴄҁⲥꓚ",
    "d": "ԁᴅɗժꓒ",
    "e": "еεєэᴇ3ҽɛⲉꓰ",
    "f": "ғϝꜰƒꓝ",
    "g": "ɡɢցԍ9ǥꓖᏀ",
    "h": "нηһհʜꓧ",
    "i": "іιɪıї1|!lӏⅼ",
    "j": "јϳᴊꓙ",
    "k": "кκᴋҡꓗ",
    "m": "ммᴍꓟϻ",
    "n": "пոռɴղꓠ",
    "o": "оοօᴏ0øоσⲟꓳ",
    "p": "рρᴘꓑ",
    "q": "ԛգ",
    "r": "гяʀᴦꓣɾ",
    "s": "ѕꜱ5$ꓢʂ",
    "t": "тτᴛ7ꓔ+",
    "u": "υսᴜꓴц",
    "v": "νѵᴠꓦ",
    "w": "ѡԝωᴡꓪш",
    "x": "хχҳꓫ×",
    "y": "уүγʏұꓬчү",
    "z": "ᴢʐꓜ2",
}
LOOKS_LIKE: Final = {ord(other): plain for plain, others in PAIRS.items() for other in others}


def skeleton(text: str) -> str:
    """What is left of a text when only the shapes of letters count."""
    plain = "".join(
        letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter)
    )
    shapes = plain.casefold().translate(LOOKS_LIKE)
    return "".join(letter for letter in shapes if letter.isalnum()).replace("rn", "m").replace("vv", "w")
