"""Guesses what was meant by a word nobody knows."""

from collections.abc import Collection
from difflib import get_close_matches


def did_you_mean(word: str, known: Collection[str]) -> str:
    """` (did you mean DESTROY?)`, or nothing when no known word is close."""
    meant = closest(word, known)
    return f" (did you mean {meant}?)" if meant else ""


def closest(word: str, known: Collection[str]) -> str:
    """The known word that is nearly this one, or nothing."""
    by_folded = {name.casefold(): name for name in known}
    close = get_close_matches(word.casefold(), by_folded, n=1, cutoff=0.6)
    return by_folded[close[0]] if close else ""
