"""What a game offers to everybody outside: server, bots, laboratory, terminal, tests.

The engine moves states (`engine.py`); a `Game` gives them a start, names and words. It is never compiled: it
talks to people.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

from monstrum.core.board import Board, Cue, Face, Lookout, Outlook, Rolled, Roster
from monstrum.core.chance import Script
from monstrum.core.codec import encode
from monstrum.core.events import Event
from monstrum.core.knowledge import Knowledge
from monstrum.core.quick import Quick
from monstrum.core.state import State

SPECTATOR = -1  # as a seat: sees what everybody sees


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something is not possible: a code and parameters for the catalogues, and the rules behind it."""

    code: str
    rules: tuple[str, ...] = ()
    params: Mapping[str, str] = field(default_factory=dict)


class Sentence(NamedTuple):
    """Which sentence of the catalogue tells an event, and with what."""

    code: str
    params: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Line:
    """One number behind an outcome: what it is, how much, by which rules."""

    code: str
    amount: int
    rules: tuple[str, ...] = ()
    params: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Explanation:
    """The numbers behind an outcome, in the order they are added up."""

    subject: str
    lines: tuple[Line, ...]
    total: int


@dataclass(frozen=True, slots=True)
class Result:
    """How a finished game went: competition ranks and zero-sum returns, by seat.

    In a drawn game all are level and nobody has won; a shared victory is something else."""

    ranks: tuple[int, ...]
    returns: tuple[float, ...]
    scores: tuple[int, ...]
    drawn: bool = False

    def winners(self) -> list[int]:
        return [] if self.drawn else [seat for seat, rank in enumerate(self.ranks) if rank == 1]


class Words(NamedTuple):
    """What a choice is called, and what it means."""

    title: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Setting:
    """One thing that can be agreed before a game, for those who offer a choice: a key of its config."""

    key: str
    choices: tuple[str, ...]  # the first is the default, unless several may be chosen: then none is
    several: bool = False
    words: Mapping[str, Words] = field(default_factory=dict)  # by choice; the choice itself if it has none
    title: str = ""  # what it is called; its key if nobody says it


class Question:
    """What is asked in a settled state, and everything that is said of its answers: read once by whoever
    has more than one thing to say. Nobody changes the state meanwhile."""

    def __init__(self, game: "Game", state: State) -> None:
        self.game = game
        self.state = state

    def prompt(self, seat: int, language: str = "en") -> str:
        return self.game.prompt(self.state, seat, language)

    def words(self, action: int) -> str:
        return self.game.words(self.state, action)

    def public_words(self, action: int) -> str:
        return self.game.public_words(self.state, action)

    def label(self, action: int, language: str = "en") -> str:
        return self.game.label(self.state, action, language)

    def refs(self, action: int) -> list[str]:
        return self.game.refs(self.state, action)

    def block(self, action: int) -> str:
        """The block of the action space, in no language: `step`; empty where a game has none."""
        return ""

    def declines(self, action: int) -> bool:
        """Whether it leaves things as they are: pass, done, none."""
        return False

    def subject(self) -> list[str]:
        """The things on the table that it is about, whatever is answered."""
        return []

    def outlook(self, seat: int, language: str = "en") -> Outlook:
        return self.game.outlook(self.state, seat, language)


class Game(ABC):
    """One game with one pack. States it made are moved by `monstrum.core.engine`."""

    name: ClassVar[str]
    title: ClassVar[str]
    rules_version: ClassVar[str]
    least_seats: ClassVar[int]
    most_seats: ClassVar[int]
    windows: frozenset[str] = frozenset()  # decisions that come again and again: one may be spared
    settings: tuple[Setting, ...] = ()  # beside the number of players; a pack may add to the choices

    pack_name: str
    pack_hash: str
    pack_folder: Path  # where another process finds the same cards
    space: int  # actions are 0 … space-1
    layout_hash: str  # changes when the meaning of an action number does

    # States -----------------------------------------------------------------------------------------

    @abstractmethod
    def start(
        self,
        config: Mapping[str, Any],
        seed: int | str | bytes,
        *,
        explicit: bool = False,
        script: Script | None = None,
    ) -> State:
        """The first decision of a game, settled. Raises BadConfig."""

    @abstractmethod
    def checked_config(self, config: Mapping[str, Any]) -> dict[str, Any]:
        """The full configuration with defaults filled in. Raises BadConfig."""

    @abstractmethod
    def result(self, state: State) -> Result:
        """Ranks as they stand; final when the game is over."""

    def turns(self, state: State) -> int:
        """How many turns or rounds have begun, as the game counts them; 0 where it counts none."""
        return 0

    @abstractmethod
    def decode(self, data: bytes) -> State:
        """The inverse of `codec.encode`. Raises BadPosition."""

    @abstractmethod
    def position(self, state: State) -> str:
        """The whole state as readable text (TOML, in the notation of the rules document)."""

    @abstractmethod
    def parse_position(self, text: str) -> State:
        """The inverse of `position`; what is left out gets defaults. Raises BadPosition."""

    # Taking back what chance has shown ----------------------------------------------------------------

    @abstractmethod
    def learned(self, undone: State, events: Sequence[Event] = ()) -> list[int]:
        """What seats have read in a state that is taken back and nobody can make them forget, as numbers;
        `events`: what happened since the place the table goes back to."""

    @abstractmethod
    def rekey(self, state: State, seed: int | str | bytes, learned: Sequence[int] = ()) -> None:
        """After an undo past chance: another generator, loose cards in another order, and what was learned
        stays known. Equal states, seeds and numbers give equal states."""

    # Scenarios --------------------------------------------------------------------------------------

    @abstractmethod
    def arrange(
        self,
        given: Mapping[str, Any],
        config: Mapping[str, Any],
        seed: int | str | bytes,
        script: Script | None = None,
    ) -> State:
        """The settled state a `[given]` describes. Raises BadPosition."""

    @abstractmethod
    def script(self, chance: Mapping[str, Any]) -> Script:
        """A `[chance]` table as scripted outcomes. Raises BadPosition."""

    @abstractmethod
    def facts(self, state: State) -> dict[str, Any]:
        """Everything a `[then]` may ask of a state, as nested tables."""

    @abstractmethod
    def expectation(self, then: Mapping[str, Any]) -> dict[str, Any]:
        """A `[then]` in the shape of `facts`. Raises BadPosition."""

    # Words ------------------------------------------------------------------------------------------

    def question(self, state: State) -> Question:
        """What is asked now, for who has more than one thing to say of it."""
        return Question(self, state)

    @abstractmethod
    def words(self, state: State, action: int) -> str:
        """One action as language-free words: `draw A13`."""

    def public_words(self, state: State, action: int) -> str:
        """The words as the other seats may read them: `bury ?` where the choice itself is private."""
        return self.words(state, action)

    @abstractmethod
    def gesture_words(self, state: State, path: list[int]) -> str:
        """A whole gesture: `swap H11 H03`."""

    @abstractmethod
    def parse(self, state: State, seat: int, text: str) -> list[int]:
        """The inverse, legal or not: the path of picks these words stand for. Raises UnreadableWords."""

    @abstractmethod
    def label(self, state: State, action: int, language: str = "en") -> str:
        """One action as a sentence for people."""

    @abstractmethod
    def prompt(self, state: State, seat: int, language: str = "en") -> str:
        """What the seat must do, or whom it waits for."""

    @abstractmethod
    def refs(self, state: State, action: int) -> list[str]:
        """The things on the table an option touches: `part:A13`, `seat:P1`, `slot:P0.arm.left` …"""

    @abstractmethod
    def told(self, event: Event, state: State) -> Sentence:
        """The sentence that tells an event, by its code; an empty code for events no sentence tells."""

    @abstractmethod
    def tell(self, event: Event, state: State, language: str = "en", reader: int = SPECTATOR) -> str:
        """An event as a sentence, to whoever sits on the seat `reader`: `You draw …`; empty for events nobody
        needs to read."""

    def cue(self, event: Event, state: State) -> Cue:
        """What the sentence of an event is about, for those who show it happening."""
        return Cue()

    # What a seat may know ---------------------------------------------------------------------------

    @abstractmethod
    def view(self, state: State, seat: int) -> Any:
        """What a seat sees: a frozen struct built up from nothing."""

    def view_beside(self, state: State, seat: int, spectator: Callable[[], Any]) -> Any:
        """The same, for whoever may have found out already what a spectator sees of this position."""
        return self.view(state, seat)

    @abstractmethod
    def know(self, state: State, seat: int) -> Knowledge:
        """The hard facts a seat has learned, the truth erased."""

    @abstractmethod
    def sample(self, knowledge: Knowledge, rng: Quick) -> State:
        """A state consistent with the knowledge; equal knowledge and equal rng give equal states."""

    def encode_knowledge(self, knowledge: Knowledge) -> bytes:
        """Knowledge for a process that must never hold the truth: a sample, which tells its seat the same."""
        return encode(self.sample(knowledge, Quick(0)))

    # A table that anybody can draw -------------------------------------------------------------------

    def offered(self, language: str = "en") -> tuple[Setting, ...]:
        """The settings, with what their choices are called in a language."""
        return self.settings

    @abstractmethod
    def faces(self, language: str = "en") -> list[Face]:
        """Every card of the pack as it is printed."""

    def terms(self, language: str = "en") -> list[Face]:
        """The words that cards, profiles and counters use without explaining them, each with its meaning."""
        return []

    @abstractmethod
    def board(self, view: Any, language: str = "en") -> Board:
        """A view as zones of things. It sees nothing but the view."""

    def pictured(self, view: Any) -> Any:
        """What of a view its board shows: two views for which this is equal are drawn alike."""
        return view

    # Why --------------------------------------------------------------------------------------------

    @abstractmethod
    def why_not(self, state: State, seat: int, text: str) -> Refusal | None:
        """Why these words are not possible for the seat now; None exactly when they are legal."""

    def not_now(self, state: State, seat: int, ref: str) -> Refusal | None:
        """Why a thing on the table that nothing asked now is about is no answer: when it would be one. None
        where there is nothing to say of it."""
        return None

    @abstractmethod
    def explain(self, state: State, seat: int, subject: str) -> Explanation:
        """The numbers behind a value or a score, from the seat's knowledge."""

    def outlook(self, state: State, seat: int, language: str = "en") -> Outlook:
        """What the seat's pending decision may lead to, from the seat's knowledge; empty where there is
        nothing to tell, and for a seat that is not asked."""
        return Outlook()

    def sight(self, state: State, ref: str, facing: str = "", language: str = "en") -> Lookout:
        """What is seen from a thing, or from a place as if whoever acts stood there; public, and empty where
        a game knows no sight. Raises UnreadableWords for what is neither."""
        return Lookout()

    def roster(self, state: State, seat: int, picked: Sequence[int], language: str = "en") -> Roster | None:
        """What a force comes to with these picks, in any order; None where no force is being built."""
        return None

    def rolled(self, event: Event, language: str = "en") -> Rolled | None:
        """The die an event tells of, for those who draw it."""
        return None

    @abstractmethod
    def say(self, section: str, code: str, language: str = "en", **params: object) -> str:
        """A sentence of the language catalogue."""
