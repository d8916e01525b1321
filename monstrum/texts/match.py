"""A match: one game being played, with everything needed to write it down and to verify it afterwards.

The state moves as answers arrive. The list of entries is the record: inside a sealed block it waits until the
block closes and then takes the picks in seat order, so that it never tells who was faster. Beside it runs a
chain of digests: each link is the hash of the link before and of the state after the entry.
"""

import hashlib
import json
import time
from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from monstrum.content.counting import counted
from monstrum.core import engine
from monstrum.core.chance import seed_bytes
from monstrum.core.codec import digest
from monstrum.core.contract import SPECTATOR, Game, Refusal, Result
from monstrum.core.errors import BadConfig, IllegalAction, UnreadableWords
from monstrum.core.events import AUTOMATIC, Event
from monstrum.core.gestures import plan
from monstrum.core.state import NOTHING, State
from monstrum.kit.speaker import ENGLISH
from monstrum.texts.platform import said, spoken
from monstrum.texts.unfolding import Stage, unfold


class Refused(IllegalAction):
    """Words that are readable and not allowed now; the sentence says why and by which rules."""

    def __init__(self, seat: int, refusal: Refusal, sentence: str) -> None:
        self.refusal = refusal
        super().__init__(seat, NOTHING, sentence)


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer: who, which action, its words, and the words others may read."""

    seat: int
    action: int
    words: str
    public: str


@dataclass(frozen=True, slots=True)
class Told:
    """An event and how many entries there were when it happened."""

    ply: int
    event: Event


@dataclass(frozen=True, slots=True)
class Rekey:
    """After so many entries something random was taken back: chance went on with another seed."""

    ply: int
    seed: str  # 64 hex digits
    learned: tuple[int, ...]  # what seats had read meanwhile (`Game.learned`)


@dataclass(frozen=True, slots=True)
class Before:
    """Where undo goes back to."""

    state: State
    entries: int
    told: int


class Answered:
    """An answer and where it was given, so that what came of it can be shown step by step."""

    def __init__(self, before: Before, seat: int, actions: Sequence[int], after: int) -> None:
        self.before = before
        self.after = after  # so many events there were then
        self._seat = seat
        self._actions = tuple(actions)
        self._stages: list[Stage] | None = None

    def stages(self) -> list[Stage]:
        """Found when somebody asks for them."""
        if self._stages is None:
            self._stages = list(unfold(self.before.state, self._seat, self._actions))
        return self._stages


class Pending:
    """What is asked in a position: its answers are found once, and what they are called is read once."""

    def __init__(self, game: Game, state: State) -> None:
        self.state = state
        self.question = game.question(state)
        self._legal: dict[int, list[int]] = {}
        self._spectator: Any = None

    def legal(self, seat: int) -> list[int]:
        """What a seat may do."""
        if seat not in self._legal:
            self._legal[seat] = engine.legal_actions(self.state, seat)
        return self._legal[seat]

    def spectator(self) -> Any:
        """What a spectator sees."""
        if self._spectator is None:
            self._spectator = self.question.game.view(self.state, SPECTATOR)
        return self._spectator


LATELY: Final = 64  # answers that can be shown step by step


class Match:
    """One game with its history."""

    def __init__(
        self,
        game: Game,
        config: Mapping[str, Any],
        seed: int | str | bytes,
        names: Sequence[str] = (),
        rules_version: str = "",
    ) -> None:
        """`rules_version`: the one it was begun by, if that is another one than the game's now."""
        self.game = game
        self.rules_version = rules_version or game.rules_version
        self.config = game.checked_config(config)
        self.seed = seed_bytes(seed)
        self.state = self.opening()
        self.names = [str(name) for name in names] or [f"P{seat}" for seat in range(self.state.seats)]
        if len(self.names) != self.state.seats:
            raise BadConfig(f"There are {self.state.seats} seats, but {counted(len(self.names), 'name')}.")
        self.entries: list[Entry] = []
        self.starts: list[int] = []  # per entry: how many there were before its gesture or sealed block
        self.rekeys: list[Rekey] = []
        self.chain = [
            first_link(game, self.rules_version, self.config, self.seed)
        ]  # one link more than entries
        self.picks: dict[int, list[Entry]] = {}  # per seat, while a sealed block is open
        self.told: list[Told] = []
        self.block: State | None = None  # the state in which the sealed block opened
        self.befores: list[Before] = []
        self.lately: deque[Answered] = deque(maxlen=LATELY)
        self.resigned: list[tuple[int, int]] = []  # seats, and how many entries there were
        self.given_up = False  # a resignation has ended the game
        self._pending: Pending | None = None
        self._led_to: Pending | None = None  # what was asked right after the last answer
        self._listen()

    @property
    def pending(self) -> Pending:
        """What is asked now; another one after every answer."""
        if self._pending is None or self._pending.state is not self.state:
            self._pending = Pending(self.game, self.state)
        return self._pending

    def reached(self) -> Stage | None:
        """The last thing that happened, if all is as it was right after it."""
        if not self.lately or self._led_to is not self.pending:
            return None
        stages = self.lately[-1].stages()
        return stages[-1] if stages and stages[-1].ends else None

    def over(self) -> bool:
        return self.given_up or self.state.over()

    def waiting(self) -> list[int]:
        """Who owes a decision; nobody after the game."""
        return [] if self.given_up else engine.waiting(self.state)

    def resign(self, seat: int, ends: bool) -> None:
        """A seat gives the game up; `ends`: and with it the game is over. What was chosen in a sealed block
        that nobody will open is never shown: it is taken back."""
        if self.over() or any(seat == gone for gone, _ in self.resigned):
            raise IllegalAction(seat, NOTHING, "There is nothing to give up.")
        if ends:
            for picker in list(self.picks):
                self.take_back(picker)
            self.block = None
        self.resigned.append((seat, len(self.entries)))
        self.given_up = ends

    def result(self) -> Result:
        """As the rules have it. After a resignation that ended the game those who stayed come first, as they
        stand; then whoever resigned, the last one first."""
        found = self.game.result(self.state)
        if not self.given_up:
            return found
        gone = [seat for seat, _ in self.resigned]
        stayed = [seat for seat in range(self.state.seats) if seat not in gone]
        ranks = list(found.ranks)
        for seat in stayed:
            ranks[seat] = 1 + sum(found.ranks[other] < found.ranks[seat] for other in stayed)
        for at, seat in enumerate(reversed(gone)):
            ranks[seat] = len(stayed) + at + 1
        return Result(tuple(ranks), found.returns, found.scores, drawn=False)

    def play(self, seat: int, answer: str | Sequence[int]) -> None:
        """Words of an action or of a whole gesture, or the actions themselves. Raises IllegalAction."""
        actions = self.read(seat, answer) if isinstance(answer, str) else list(answer)
        before = Before(self.state.clone(), len(self.entries), len(self.told))
        for action in actions:
            if engine.sealed(self.state):
                self._pick(seat, action)
            else:
                self._enter(seat, action)
        self.starts += [before.entries] * (len(self.entries) - len(self.starts))
        self.lately.append(Answered(before, seat, actions, len(self.told)))
        self._led_to = self.pending
        self._remember(seat, before)

    def read(self, seat: int, text: str) -> list[int]:
        """The actions that words stand for. Raises UnreadableWords or Refused."""
        path = self.game.parse(self.state, seat, text)
        refusal = self.game.why_not(self.state, seat, text)
        if refusal is not None:
            raise Refused(seat, refusal, refusal_sentence(self.game, refusal))
        return plan(self.state, seat, path)

    def take_back(self, seat: int) -> None:
        """In a sealed block: the seat's picks, as long as somebody has not committed."""
        self._pending = None
        engine.take_back(self.state, seat)
        self.picks.pop(seat, None)

    # Undo -------------------------------------------------------------------------------------------

    def can_undo(self, seat: int) -> bool:
        """Until something was revealed or random, or somebody else had to decide."""
        return bool(self.befores) and engine.waiting(self.state) == [seat]

    def undo(self, seat: int) -> None:
        """Back to where the seat's last answer was given."""
        if not self.can_undo(seat):
            raise IllegalAction(seat, NOTHING, said("nothing_undone"))
        before = self.befores.pop()
        self.state = before.state.clone()
        self.state.listen()
        del self.entries[before.entries :]
        del self.starts[before.entries :]
        del self.chain[before.entries + 1 :]
        del self.told[before.told :]
        while self.lately and self.lately[-1].before.told >= before.told:
            self.lately.pop()

    def free_plies(self, seat: int) -> list[int]:
        """The plies the seat may go back to without asking anybody, the nearest last."""
        return [before.entries for before in self.befores] if self.can_undo(seat) else []

    def rewind(self, ply: int) -> None:
        """Back to a ply at which an answer began, whatever has happened since, by playing up to it again."""
        if not 0 <= ply <= len(self.entries) or (ply < len(self.entries) and self.starts[ply] != ply):
            raise IllegalAction(NOTHING, NOTHING, f"No answer began at ply {ply}.")
        again = self.anew()
        rekeys = [rekey for rekey in self.rekeys[len(again.rekeys) :] if rekey.ply <= ply]
        while len(again.entries) < ply or rekeys:
            if rekeys and rekeys[0].ply == len(again.entries) and not again.picks:
                again.rekey(rekeys.pop(0))
                continue
            at = len(again.entries) + sum(len(picks) for picks in again.picks.values())
            entry = self.entries[at]
            last = at + 1
            if not engine.sealed(again.state):
                while last < ply and self.starts[last] == self.starts[at]:
                    last += 1
            again.play(entry.seat, [said.action for said in self.entries[at:last]])
            time.sleep(0)  # a long game takes long to play: other threads have their turn
        again._keep_told(self.told, ply)
        again.resigned = self.resigned
        vars(self).update(vars(again))

    def opening(self) -> State:
        """The position before anything is played."""
        return self.game.start(self.config, self.seed)

    def anew(self) -> "Match":
        """Where playing again begins."""
        return Match(self.game, self.config, self.seed, self.names, self.rules_version)

    def _keep_told(self, told: list[Told], ply: int) -> None:
        """What was told before that ply stays as it was told: in a sealed block people came in any order,
        and some chose twice."""
        kept = [event for event in told if event.ply < ply]
        kept += [event for event in self.told if event.ply >= ply]
        shift = len(kept) - len(self.told)
        self.befores = [replace(before, told=before.told + shift) for before in self.befores]
        self.lately.clear()  # the order in which it was told may be another one
        self.told = kept

    def rekey(self, rekey: Rekey) -> None:
        """Chance goes on with another seed; nothing before this can be undone freely any more."""
        self._pending = None
        self.game.rekey(self.state, rekey.seed, rekey.learned)
        self.rekeys.append(rekey)
        self.befores.clear()

    def _remember(self, seat: int, before: Before) -> None:
        news = [told.event for told in self.told[before.told :]]
        passed = any(event.kind == AUTOMATIC and event.a != seat for event in news)
        if passed or any(event.marks for event in news) or engine.waiting(self.state) != [seat] or self.picks:
            self.befores.clear()
        else:
            self.befores.append(before)

    # The log ----------------------------------------------------------------------------------------

    def log(self, seat: int, since: int = 0, until: int | None = None) -> list[str]:
        """The sentences of the events `since … until` that the seat (-1: a spectator) may read."""
        events = [told.event for told in self.told[since:until]]
        sentences = [
            self.game.tell(event, self.state, spoken(), seat) for event in events if event.seen_by(seat)
        ]
        return [sentence for sentence in sentences if sentence]

    def _listen(self) -> None:
        ply = len(self.entries)
        self.told.extend(Told(ply, event) for event in self.state.events.take())

    # Entries ----------------------------------------------------------------------------------------

    def _enter(self, seat: int, action: int) -> None:
        entry = self._entry(seat, action)
        self._pending = None
        engine.step(self.state, action)
        self._append(entry, self.state)
        self._listen()

    def _pick(self, seat: int, action: int) -> None:
        """One pick of a sealed block; the one that closes it brings all of them into the list."""
        if self.block is None:
            self.block = self.state.clone()
        entry = self._entry(seat, action)
        others = [other for other in engine.waiting(self.state) if other != seat]
        size = len(self.state.buffers[seat]) if 0 <= seat < self.state.seats else 0
        self._pending = None
        engine.commit(self.state, seat, action)
        self.picks.setdefault(seat, []).append(entry)
        if others or (engine.sealed(self.state) and len(self.state.buffers[seat]) == size + 1):
            self._listen()
            return
        walk, self.block = self.block, None
        for picker in sorted(self.picks):
            for picked in self.picks[picker]:
                walk.load()
                engine.commit(walk, picked.seat, picked.action)
                self._append(picked, walk)
        self.picks.clear()
        self._listen()

    def _entry(self, seat: int, action: int) -> Entry:
        """Checked here, and nowhere after."""
        if action not in self.pending.legal(seat):
            raise IllegalAction(seat, action)
        question = self.pending.question
        return Entry(seat, action, question.words(action), question.public_words(action))

    def _append(self, entry: Entry, after: State) -> None:
        self.entries.append(entry)
        self.chain.append(next_link(self.chain[-1], after))


def summed(sentences: Iterable[str]) -> list[str]:
    """Sentences that begin with a space are terms: they go with the one that tells what they came to."""
    found: list[str] = []
    terms: list[str] = []
    for sentence in sentences:
        if sentence.startswith(" "):
            terms.append(sentence)
            continue
        said = ", ".join(term.strip() for term in terms)
        found.append(f"{sentence.removesuffix('.')} ({said})." if said else sentence)
        terms.clear()
    return [*found, *terms]


def unreadable_sentence(game: Game, error: UnreadableWords) -> str:
    """Why words are no action: in English exactly what is wrong with them, elsewhere what could be said."""
    if spoken() == ENGLISH or not error.examples:
        return str(error)
    params = {"reason": str(error), "examples": error.examples}
    return game.say("refusals", "unreadable", spoken(), **params)


def refusal_sentence(game: Game, refusal: Refusal) -> str:
    """The sentence of the catalogue, and the rules behind it."""
    sentence = game.say("refusals", refusal.code, spoken(), **refusal.params)
    return f"{sentence} ({', '.join(refusal.rules)})" if refusal.rules else sentence


def first_link(game: Game, rules_version: str, config: Mapping[str, Any], seed: bytes) -> str:
    """The start of the chain. Names are left out: people may be renamed, games may not be changed."""
    facts = [game.name, rules_version, game.pack_hash, dict(config), seed.hex()]
    return _hash(json.dumps(facts, sort_keys=True, separators=(",", ":")))


def next_link(link: str, state: State) -> str:
    return _hash(link + digest(state))


def _hash(text: str) -> str:
    return hashlib.blake2b(text.encode(), digest_size=16).hexdigest()
