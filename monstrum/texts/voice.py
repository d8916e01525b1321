"""What the teacher of a lesson says, in the words of a language: to the page, and on a terminal."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Voice:
    """What the teacher says now."""

    step: int  # of so many voices
    steps: int
    id: str
    say: str
    why: str
    changed: str  # by the answer before
    rule: str
    show: list[str]  # refs of what is meant
    words: str  # what to do; empty: go on
    label: str  # the same for people
    aside: str  # the answer that was not asked for
    done: bool
