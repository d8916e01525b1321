"""What changed between two JSON values, in one small form: for the steps of an update and for replays.

A *change* is read against the old value:

| change | the new value |
|---|---|
| a number, a string, true, false, null, a list | that value itself |
| `{"=": value}` | the value; the only way to write an object as a whole |
| `{}` | the old one |
| `{"~": {key: change, …}, "-": [key, …]}` | the old object: these keys changed or new, those gone |
| `{"@": [edit, …]}` | the old list, walked from its start: see below |

An edit of a list is a whole number `n` (keep the next `n` items; if negative, leave out `-n`), a list (put
these items in), or a change of the next item. What is left of the list at the end is kept. Items are matched
by what they are called (`ref`, `name`, `title`, `seat`, `place`), so that a thing that moves is changed.
`web/src/stage/differences.ts` reads the same form; `tests/server/differences.json` holds both to it.
"""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

Json = Any

ENCODE: Final = msgspec.json.Encoder().encode
NAMES: Final = ("ref", "name", "title", "seat", "place")
PLAIN: Final = (str, int, bool, type(None))  # what is compared without writing it down
UNCHANGED: Final[dict[str, Json]] = {}
FIELDS: Final[dict[type, tuple[str, ...]]] = {}  # of each class of things that were compared
NAMING: Final[dict[type, tuple[str, ...]]] = {}  # and those they are called by


def plain(value: object) -> Json:
    """As JSON will have it."""
    return msgspec.to_builtins(value)


def difference(old: Json, new: Json) -> Json:
    """The change that leads from one value to the other. Dataclasses, and tuples of them, are compared as
    they are, and stand as they are in the change: whoever writes it down makes JSON of them."""
    return UNCHANGED if same(old, new) else difference_of_others(old, new)


def difference_of_others(old: Json, new: Json) -> Json:
    """Of two values that are known not to be the same."""
    if is_struct(new):
        return of_structs(old, new) if type(old) is type(new) else {"=": new}
    if isinstance(new, dict):
        return of_objects(old, new) if isinstance(old, dict) else {"=": new}
    if isinstance(new, list | tuple) and isinstance(old, list | tuple) and old and new:
        return of_lists(old, new)
    return new


def applied(change: Json, old: Json) -> Json:
    """The new value; the old one is left as it is, and shared where nothing changed."""
    if not isinstance(change, dict):
        return change
    if not change:
        return old
    if "=" in change:
        return change["="]
    if "@" in change:
        return edited(change["@"], old)
    kept = {key: value for key, value in old.items() if key not in change.get("-", ())}
    return kept | {key: applied(each, old.get(key)) for key, each in change.get("~", {}).items()}


def same(one: Json, other: Json) -> bool:
    """Written alike: `1` and `true` are not. What only differs in the order of its keys is found out further
    down."""
    if one is other:
        return True
    kind = type(one)
    if kind in PLAIN or fields_of(kind) or (kind is tuple and one and is_struct(one[0])):
        return kind is type(other) and bool(one == other)
    return bool(one == other) and ENCODE(one) == ENCODE(other)


def is_struct(value: object) -> bool:
    """A dataclass: each of its fields is always of one kind, so what is equal is written alike."""
    return bool(fields_of(type(value)))


def fields_of(kind: type) -> tuple[str, ...]:
    """Of a dataclass, in order; of anything else none."""
    if kind not in FIELDS:
        FIELDS[kind] = tuple(getattr(kind, "__dataclass_fields__", ()))
    return FIELDS[kind]


def of_structs(old: Any, new: Any) -> Json:
    changed = {}
    for name in fields_of(type(new)):
        before, now = getattr(old, name), getattr(new, name)
        if before is not now and not same(before, now):
            changed[name] = difference_of_others(before, now)
    return {"~": changed} if changed else UNCHANGED


def of_objects(old: dict[str, Json], new: dict[str, Json]) -> Json:
    changed = {
        key: {"=": value} if key not in old and isinstance(value, dict) else difference(old.get(key), value)
        for key, value in new.items()
        if key not in old or not same(old[key], value)
    }
    gone = [key for key in old if key not in new]
    return ({"~": changed} if changed else {}) | ({"-": gone} if gone else {})


def of_lists(old: Sequence[Json], new: Sequence[Json]) -> Json:
    """Equal ends are kept; between them, items of one name are changed, others left out and put in."""
    start, end, least = 0, 0, min(len(old), len(new))
    while start < least and (old[start] is new[start] or same(old[start], new[start])):
        start += 1
    while end < least - start and (old[-1 - end] is new[-1 - end] or same(old[-1 - end], new[-1 - end])):
        end += 1
    edits = Edits()
    edits.keep(start)
    middle, fresh = old[start : len(old) - end], new[start : len(new) - end]
    at = put = 0
    for left, right in matched(middle, fresh) if middle and fresh else ():
        if left > at or right > put:
            edits.leave_out(left - at)
            edits.put_in(fresh[put:right])
        edits.change(middle[left], fresh[right])
        at, put = left + 1, right + 1
    edits.leave_out(len(middle) - at)
    edits.put_in(fresh[put:])
    return {"@": edits.list}


class Edits:
    """The edits of a list as they are written."""

    def __init__(self) -> None:
        self.list: list[Json] = []

    def keep(self, count: int) -> None:
        if count and self.list and isinstance(self.list[-1], int) and self.list[-1] > 0:
            self.list[-1] += count
        elif count:
            self.list.append(count)

    def leave_out(self, count: int) -> None:
        if count:
            self.list.append(-count)

    def put_in(self, items: Sequence[Json]) -> None:
        if items:
            self.list.append(list(items))

    def change(self, old: Json, new: Json) -> None:
        if old is new:
            self.keep(1)
            return
        change = difference(old, new)
        if change == UNCHANGED and isinstance(change, dict):
            self.keep(1)
        else:
            self.list.append(change if isinstance(change, dict) else {"=": change})


def edited(edits: Sequence[Json], old: Sequence[Json]) -> list[Json]:
    new: list[Json] = []
    at = 0
    for edit in edits:
        if isinstance(edit, dict):
            new.append(applied(edit, old[at]))
            at += 1
        elif isinstance(edit, list | tuple):
            new.extend(edit)
        elif edit < 0:
            at -= edit
        else:
            new.extend(old[at : at + edit])
            at += edit
    return new + list(old[at:])


def matched(old: Sequence[Json], new: Sequence[Json]) -> list[tuple[int, int]]:
    """Which item of one list is the same thing as which of the other, as pairs of places."""
    if len(old) == len(new):
        for one, other in zip(old, new, strict=True):
            if one is not other and name_of(one) != name_of(other):
                break
        else:
            return [(at, at) for at in range(len(old))]
    named, wanted = [name_of(item) for item in old], [name_of(item) for item in new]
    if len(old) == 1:
        return [(0, wanted.index(named[0]))] if named[0] in wanted else []
    if len(new) == 1:
        return [(named.index(wanted[0]), 0)] if wanted[0] in named else []
    return pairs(named, wanted)


def name_of(item: Json) -> str:
    """Two items of one name are the same thing at two times."""
    kind = type(item)
    if is_struct(item):
        said = [getattr(item, key) for key in naming(kind)]
    elif kind is dict:
        said = [item.get(key) for key in NAMES]
    else:
        return "-" if isinstance(item, list | tuple) else f"{kind.__name__} {item}"
    return "/".join([str(each) for each in said if each is not None and each != ""]) or "-"


def naming(kind: type) -> tuple[str, ...]:
    """Of a dataclass: the fields its things are called by."""
    if kind not in NAMING:
        NAMING[kind] = tuple([key for key in NAMES if key in fields_of(kind)])
    return NAMING[kind]


def pairs(old: Sequence[str], new: Sequence[str]) -> list[tuple[int, int]]:
    """The longest common part of two lists of names, as pairs of places."""
    longest = [[0] * (len(new) + 1) for _ in range(len(old) + 1)]
    for left in range(len(old) - 1, -1, -1):
        for right in range(len(new) - 1, -1, -1):
            longest[left][right] = (
                longest[left + 1][right + 1] + 1
                if old[left] == new[right]
                else max(longest[left + 1][right], longest[left][right + 1])
            )
    found: list[tuple[int, int]] = []
    left = right = 0
    while left < len(old) and right < len(new):
        if old[left] == new[right]:
            found.append((left, right))
            left, right = left + 1, right + 1
        elif longest[left + 1][right] >= longest[left][right + 1]:
            left += 1
        else:
            right += 1
    return found
