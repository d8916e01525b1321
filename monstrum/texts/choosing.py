"""One decision of one person, from the first pick of a gesture to the last. Nothing is played before that.

The engine picks sets in ascending order, since each set needs one path; people pick them in any order.
A gesture whose picks have different verbs (`swap H11`, then `with H03`) keeps its order.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from monstrum.core import engine
from monstrum.core.board import Way
from monstrum.core.contract import Game, Question, Refusal
from monstrum.core.errors import MonstrumError
from monstrum.core.gestures import goes_on, pick, plan
from monstrum.core.state import State
from monstrum.texts.platform import spoken

MOST_PATHS: Final = 1_500  # with more than these, picks keep the order of the engine
KEYS: Final = "1234567890abcdefghjkmnotvwxyzABCDEFGHJKMNOTVWXYZ"  # the others mean something at the table


@dataclass(frozen=True, slots=True)
class Choice:
    """One option as a person sees it; `action` is None where the rules do not allow it."""

    action: int | None
    words: str
    label: str
    refs: tuple[str, ...]
    key: str = ""
    way: Way | None = None  # several answers, one after the other: they lead to a place


def is_called(ref: str, sort: str, named: str) -> bool:
    """`seat:P1` is called P1, `spot:P0.b0.1` P0.b0.1 or simply b0.1."""
    found, _, id = ref.partition(":")
    return found == sort and (id == named or id.endswith(f".{named}"))


class Choosing:
    """What a seat that owes a decision has picked so far, and what it may pick next."""

    def __init__(self, game: Game, state: State, seat: int, language: str = "") -> None:
        """`language`: if it is not that of whoever is being answered."""
        self.language = language or spoken()
        self.game = game
        self.state = state
        self.seat = seat
        self.picked: list[int] = []
        self._verbs: dict[int, str] = {}
        self._paths = self._all_paths()
        self._sets = self._verbs_of_sets()
        self._choices: list[Choice] | None = None

    # Picking ----------------------------------------------------------------------------------------

    def take(self, action: int) -> list[int] | None:
        """Pick; the actions to play once the gesture is complete. A last pick without choice is made too."""
        self.picked.append(action)
        self._choices = None
        while (path := self.complete()) is None:
            following = self.next_actions()
            if len(following) != 1:
                return None
            self.picked.append(following[0])
        return plan(self.state, self.seat, path)

    def cancel(self) -> bool:
        """Drop the last pick; False if there is none."""
        if not self.picked:
            return False
        self.picked.pop()
        self._choices = None
        return True

    def choices(self) -> list[Choice]:
        """What may be picked now, with a key for each as long as there are keys."""
        if self._choices is None:
            actions = self.next_actions()
            keys = KEYS.ljust(len(actions))
            asked = self.question()
            self._choices = [
                self._choice(asked, action, keys[at].strip()) for at, action in enumerate(actions)
            ]
        return self._choices

    def touched(self) -> list[str]:
        """The things on the table that have been picked."""
        found: list[str] = []
        walk = self.state
        for action in self.picked:
            found += self.game.refs(walk, action)
            walk = self._step(walk, action)
        return found

    def question(self) -> Question:
        """What is asked after the picks so far."""
        return self.game.question(self._now())

    def prompt(self) -> str:
        return self.question().prompt(self.seat, self.language)

    def so_far(self) -> str:
        """The gesture in the making, in words for people."""
        labels: list[str] = []
        walk = self.state
        for action in self.picked:
            labels.append(self.game.label(walk, action, self.language))
            walk = self._step(walk, action)
        return " · ".join(labels)

    # Why not ----------------------------------------------------------------------------------------

    def refused(self, refs: Iterable[str]) -> list[Choice]:
        """The things that are no option now, as options that explain themselves."""
        known = {ref for choice in self.choices() for ref in choice.refs} | set(self.touched())
        found: list[Choice] = []
        for ref in refs:
            words = "" if ref in known else self.words_for(ref)
            if words:
                found.append(Choice(None, words, self._label_for(ref, words), (ref,)))
        return found

    def words_for(self, ref: str) -> str:
        """How one would say it of this thing, as options of the same sort say it; empty if nobody would."""
        sort, _, id = ref.partition(":")
        if self.picked:
            verb, *ids = self.game.gesture_words(self.state, self.picked).split()
            all_ids = sorted([*ids, id]) if self._picks_a_set() else [*ids, id]
            return " ".join([verb, *all_ids]) if ids else ""
        for choice in self.choices():
            verb, _, named = choice.words.rpartition(" ")
            if verb and any(is_called(touched, sort, named) for touched in choice.refs):
                return f"{verb} {id}"
        return ""

    def why_not(self, words: str) -> Refusal | None:
        return self.game.why_not(self.state, self.seat, words)

    def _label_for(self, ref: str, words: str) -> str:
        try:
            path = self.game.parse(self.state, self.seat, words)
        except MonstrumError:
            return words
        return self.game.label(self._now(), path[-1], self.language)

    # Paths ------------------------------------------------------------------------------------------

    def _choice(self, asked: Question, action: int, key: str) -> Choice:
        label = asked.label(action, self.language)
        return Choice(action, asked.words(action), label, tuple(asked.refs(action)), key)

    def next_actions(self) -> list[int]:
        """What may be picked now, as the engine orders it."""
        if self._paths is None:
            return engine.legal_actions(self._now(), self.seat)
        found: dict[int, None] = {}
        for path in self._paths:
            if self._fits(path) and len(path) > len(self.picked):
                if self._is_set(path):
                    found.update(dict.fromkeys((Counter(path) - Counter(self.picked)).elements()))
                else:
                    found[path[len(self.picked)]] = None
        return list(found)

    def complete(self) -> list[int] | None:
        """The whole path of picks, in the order of the engine, if nothing is left to pick."""
        if self._paths is None:
            return self.picked if self._ends_gesture() else None
        for path in self._paths:
            if len(path) == len(self.picked) and self._fits(path):
                return path
        return None

    def _ends_gesture(self) -> bool:
        """Whether nothing is left to pick after the last pick."""
        if engine.sealed(self.state):
            return True
        walk = self.state
        for action in self.picked[:-1]:
            walk = self._step(walk, action)
        return not goes_on(pick(walk, self.picked[-1]), self.seat)

    def _fits(self, path: list[int]) -> bool:
        if self._is_set(path):
            return not Counter(self.picked) - Counter(path)
        return path[: len(self.picked)] == self.picked

    def _picks_a_set(self) -> bool:
        return any(self._is_set(path) and self._fits(path) for path in self._paths or ())

    def _is_set(self, path: list[int]) -> bool:
        verbs = {self._verb(action) for action in path}
        return len(path) > 1 and len(verbs) == 1 and verbs <= self._sets

    def _verbs_of_sets(self) -> set[str]:
        """The verbs whose picks the engine always wants ascending. Where it does not, the order means
        something: a body for each part of a creature."""
        ascending: set[str] = set()
        ordered: set[str] = set()
        for path in self._paths or ():
            verbs = {self._verb(action) for action in path}
            if len(path) > 1 and len(verbs) == 1 and path == sorted(path):
                ascending |= verbs
            elif len(path) > 1:
                ordered |= verbs
        return ascending - ordered

    def _verb(self, action: int) -> str:
        if action not in self._verbs:
            self._verbs[action] = self.game.words(self.state, action).partition(" ")[0]
        return self._verbs[action]

    def _now(self) -> State:
        """The position after the picks so far; of a set picked in any order, one after as many of them."""
        walk = self.state
        for action in self._in_order():
            walk = self._step(walk, action)
        return walk

    def _in_order(self) -> list[int]:
        for path in self._paths or ():
            if self._is_set(path) and self._fits(path):
                return path[: len(self.picked)]
        return self.picked

    def _step(self, walk: State, action: int) -> State:
        """One pick further; a pick out of the engine's order leaves the question as it was."""
        if engine.sealed(walk) or action not in engine.legal_actions(walk, self.seat):
            return walk
        after = pick(walk, action)
        return after if goes_on(after, self.seat) else walk

    def _all_paths(self) -> list[list[int]] | None:
        """Every gesture, or None if they are too many to list."""
        found: list[list[int]] = []

        def extend(state: State, path: list[int]) -> None:
            if len(found) > MOST_PATHS:
                return
            after = pick(state, path[-1])
            if goes_on(after, self.seat):
                for action in engine.legal_actions(after, self.seat):
                    extend(after, [*path, action])
            else:
                found.append(path)

        for action in engine.legal_actions(self.state, self.seat):
            if engine.sealed(self.state):
                found.append([action])
            else:
                extend(self.state, [action])
        return found if len(found) <= MOST_PATHS else None
