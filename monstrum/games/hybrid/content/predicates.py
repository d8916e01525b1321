"""Conditions and filters in words: `wounded`, `not:large`, `rank<=1`, `flag=key:1`, `objective_done:2`.

Effects, missions and victory groups use them; which ones are allowed differs, how they are written does not.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from monstrum.content.suggestions import did_you_mean
from monstrum.core.errors import ContentError
from monstrum.games.hybrid.content import terms

_PREDICATE: Final = re.compile(
    r"(?P<no>not:)?(?P<name>[A-Za-z_]+)(?:(?P<sign><=|>=|=|:)(?P<value>\[[0-9, ]*\]|[A-Za-z0-9_:]+))?"
)
HIGHEST: Final = 99


@dataclass(frozen=True, slots=True)
class Form:
    """How a predicate goes on after its name; the value is one of `words`, or what `kind` says."""

    sign: str = ""
    kind: str = ""  # number, profile, aptitude, tile, flag, counter, list, side


@dataclass(frozen=True, slots=True)
class Predicate:
    """One condition. `number` is the number in it, `word` the word."""

    name: str
    sign: str = ""
    word: str = ""
    number: int = 0
    negated: bool = False
    numbers: tuple[int, ...] = ()

    def __str__(self) -> str:
        return f"{'not:' if self.negated else ''}{self.name}{self.sign}{self.value}"

    @property
    def value(self) -> str:
        if self.numbers:
            return f"[{','.join(map(str, self.numbers))}]"
        if self.name in ("flag", "on") and self.word and (self.name == "flag" or self.number):
            return f"{self.word}:{self.number}"
        return self.word or (str(self.number) if self.sign else "")


Forms = Mapping[str, tuple[Form, ...]]

OF_A_FIGURE: Final[Forms] = {
    "wounded": (Form(),),
    "unwounded": (Form(),),
    "wounds": (Form(">=", "number"),),
    "rank": (Form("<=", "number"), Form(">=", "number")),
    "profile": (Form("=", "profile"),),
    "has_aptitude": (Form("=", "aptitude"),),
    "large": (Form(),),
    "mode": (Form("=", "mode"),),
    "in_contact": (Form(),),
    "behind": (Form(),),
    "is_leader": (Form(),),
    "activated": (Form(),),
    "not_activated": (Form(),),
    "carrying": (Form("=", "objective"),),
}
OF_A_PLACE: Final[Forms] = {
    "in_tile": (Form("=", "tile"),),
    "on": (Form("=", "counter"),),
    "in_template": (Form("=", "template"),),
}
OF_THE_GAME: Final[Forms] = {
    "ALWAYS": (Form(),),
    "round": (Form(">=", "number"),),
    "cards_in_hand": (Form(">=", "number"),),
    "flag": (Form("=", "flag"),),
    "objective_done": (Form(":", "objective"),),
}
CONDITIONS: Final[Forms] = {**OF_THE_GAME, **OF_A_FIGURE, **OF_A_PLACE}
OF_WHO_ACCEPTS: Final[Forms] = {
    name: forms for name, forms in CONDITIONS.items() if name not in ("in_contact", "behind")
}
"""What an Objective may need (HY-13.2): of the game, and of the warrior who would accept it."""
VICTORY: Final[Forms] = {
    "eliminate_all": (Form(),),
    "eliminate": (Form(":", "profile"),),
    "survive_until": (Form(":", "number"),),
    "objective_done": (Form(":", "objective"),),
    "objectives_in_order": (Form(":", "list"),),
    "exited": (Form(">=", "number"), Form(":", "profile")),
    "exited_with": (Form(":", "objective"),),
    "none_on_board": (Form(":", "side"),),
    "flag": (Form("=", "flag"),),
    "round": (Form(">=", "number"),),
    "score": (Form(">=", "number"),),
    "more_score_at_end": (Form(),),
    "rank_eliminated": (Form(">=", "number"),),
}
WORDS: Final[Mapping[str, tuple[str, ...]]] = {
    "aptitude": terms.APTITUDES,
    "mode": terms.MODES,
    "template": terms.TEMPLATES,
    "side": terms.SIDES,
}


def spellings(forms: Forms) -> list[str]:
    """How the predicates look, for messages."""
    return [
        name + form.sign + (form.kind and f"<{form.kind}>") for name, all in forms.items() for form in all
    ]


def read_predicate(
    text: str, forms: Forms, known: Mapping[str, tuple[str, ...]], at: int | None = None, whole: str = ""
) -> Predicate:
    """One predicate; `known` lists the profiles, tiles … of the pack, a list left out allows any name.

    A ContentError names the position `at` in the text `whole` it stands in.
    """
    match = _PREDICATE.fullmatch(text.strip())
    allowed = spellings(forms)
    if match is None or match["name"] not in forms:
        word = match["name"] if match else text
        message = f"unknown condition '{word}'{did_you_mean(word, list(forms))}"
        if word in CONDITIONS or word in VICTORY:
            message = f"'{word}' is no condition here"
        raise ContentError(message, position=at, text=whole, allowed=allowed)
    name, sign, value = match["name"], match["sign"] or "", match["value"] or ""
    if match["no"] and forms is VICTORY:
        raise ContentError("a victory condition has no 'not:'", position=at, text=whole)
    for form in forms[name]:
        if form.sign == sign:
            return _with_value(name, form, value, bool(match["no"]), known, at, whole)
    wanted = " or ".join(spellings({name: forms[name]}))
    raise ContentError(f"'{text.strip()}' should look like {wanted}", position=at, text=whole)


def _with_value(
    name: str,
    form: Form,
    value: str,
    negated: bool,
    known: Mapping[str, tuple[str, ...]],
    at: int | None,
    whole: str,
) -> Predicate:
    def refuse(what: str, allowed: tuple[str, ...] = ()) -> ContentError:
        return ContentError(f"'{value}' is no {what}", position=at, text=whole, allowed=allowed)

    if not form.sign:
        return Predicate(name, negated=negated)
    if form.kind == "list":
        numbers = tuple(int(number) for number in re.findall(r"\d+", value))
        if not value.startswith("[") or not numbers or len(set(numbers)) < len(numbers):
            raise refuse("list of different objectives like [1,2,3]")
        if not all(1 <= number <= terms.OBJECTIVES for number in numbers):
            raise refuse(f"list of objectives from 1 to {terms.OBJECTIVES}")
        return Predicate(name, form.sign, numbers=numbers)
    if form.kind in ("number", "objective"):
        highest = terms.OBJECTIVES if form.kind == "objective" else HIGHEST
        lowest = 1 if form.kind == "objective" else 0
        if not value.isdigit() or not lowest <= int(value) <= highest:
            raise refuse(f"number from {lowest} to {highest}")
        return Predicate(name, form.sign, number=int(value), negated=negated)
    if form.kind == "flag":
        flag, colon, number = value.partition(":")
        if not colon or not number.isdigit() or not flag or int(number) > HIGHEST:
            raise refuse("flag with its value, like key:1")
        return Predicate(name, form.sign, flag, int(number), negated)
    if form.kind == "counter":
        word, _, number = value.partition(":")
        numbered = number.isdigit() and 1 <= int(number) <= terms.OBJECTIVES
        if word not in terms.COUNTERS or (number and (word != "OBJECTIVE" or not numbered)):
            raise refuse("counter", terms.COUNTERS)
        return Predicate(name, form.sign, word, int(number or 0), negated)
    words = WORDS.get(form.kind) or known.get(form.kind)
    if words is not None and value not in words:
        message = f"unknown {form.kind} '{value}'{did_you_mean(value, words)}"
        raise ContentError(message, position=at, text=whole, allowed=words)
    return Predicate(name, form.sign, value, negated=negated)
