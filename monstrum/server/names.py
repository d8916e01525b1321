"""What somebody may be called: whatever others can read, in any script, and tell from names of our own."""

import re
import unicodedata
from typing import Final

from monstrum.bots.names import HUMAN, bot_names
from monstrum.core.errors import MonstrumError
from monstrum.server.lookalikes import skeleton
from monstrum.server.store import GONE, HIDDEN
from monstrum.server.tongues import said

LONGEST_NAME: Final = 24
MOST_MARKS: Final = 2  # on one letter of an alphabet; other scripts stack up to
MOST_STACKED: Final = 4
ALPHABETS: Final = ("LATIN", "GREEK", "CYRILLIC", "DIGIT")

SEAT: Final = re.compile(r"p\d+")  # the log calls seats P0, P1 …
TITLES: Final = frozenset({"bot", "ai", "the", "a"})  # "the greedy bot" is greedy

BLANK: Final = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\u034f\u180b\u180c\u180d\u180e\u180f")
"""Letters, marks and symbols that show nothing."""
JOINERS: Final = "\u200c\u200d"
EMOJI_STYLE: Final = "\ufe0f"
JOINED: Final = (
    "ARABIC", "SYRIAC", "NKO", "MONGOLIAN", "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL",
    "TELUGU", "KANNADA", "MALAYALAM", "SINHALA", "KHMER", "MYANMAR", "TIBETAN",
)  # fmt: skip
"""Scripts in which two letters may have to be joined, or kept from it, by a sign that is not seen."""


class BadName(MonstrumError):
    """Nobody can be called that."""


def clean_name(name: str) -> str:
    """As it was meant, with single spaces. Raises BadName."""
    normal = unicodedata.normalize("NFKC", name[: 8 * LONGEST_NAME])
    clean = " ".join(normal.split())
    if not 1 <= len(clean) <= LONGEST_NAME:
        raise BadName(said("name_length", number=LONGEST_NAME))
    if any(unseen(clean, at) for at in range(len(clean))):
        raise BadName(said("name_unseen"))
    if not shows(clean):
        raise BadName(said("name_empty"))
    if stacked(clean):
        raise BadName(said("name_marks"))
    if reserved(clean):
        raise BadName(said("name_taken"))
    return clean


def unseen(name: str, at: int) -> bool:
    """Whether a letter shows nothing, and is not needed between its neighbours."""
    letter = name[at]
    before, after = name[at - 1 : at], name[at + 1 : at + 2]
    if letter in JOINERS:
        return not (joined(before) and joined(after)) and not (pictured(before) and pictured(after))
    if letter == EMOJI_STYLE:
        return not pictured(before)
    kind = unicodedata.category(letter)
    selector = "\ufe00" <= letter <= "\ufe0f" or "\U000e0000" <= letter <= "\U000e0fff"
    return letter in BLANK or selector or kind in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def joined(letter: str) -> bool:
    return letter != "" and unicodedata.name(letter, "").startswith(JOINED)


def pictured(letter: str) -> bool:
    return letter != "" and (unicodedata.category(letter) in ("So", "Sk") or letter == EMOJI_STYLE)


def stacked(name: str) -> bool:
    """More marks on one letter than its script has, marks on nothing, or marks around a letter."""
    base, marks = "", 0
    for letter in unicodedata.normalize("NFD", name):
        kind = unicodedata.category(letter)
        if kind == "Me" or (kind == "Mn" and (not base or base.isspace())):
            return letter != EMOJI_STYLE
        if kind != "Mn":
            base, marks = letter, 0
            continue
        marks += 1
        if marks > (MOST_MARKS if unicodedata.name(base, "").startswith(ALPHABETS) else MOST_STACKED):
            return True
    return False


def reserved(name: str) -> bool:
    """Whether it looks like the name of a bot, a seat, or of somebody who is gone."""
    taken = {skeleton(word) for word in (*bot_names(), HUMAN, GONE, HIDDEN, "monstrum")}
    whole = skeleton(name)
    words = [skeleton(word) for word in re.split(r"[\W_]+", name)]
    short = "".join(word for word in words if word not in {skeleton(title) for title in TITLES})
    return bool({whole, short} & taken) or SEAT.fullmatch(name.casefold()) is not None


def shows(name: str) -> bool:
    """Whether there is something to see: a letter, a digit or a picture."""
    return any(unicodedata.category(letter)[0] in "LNS" for letter in name)
