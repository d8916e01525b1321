"""What a game can ask, declared once: one line per kind of record on the stack.

    Ask(kinds.DRAW, Draw("DRAW"), "XY-4.1", ("take",), refused={"take": draw_refused}),

A line names the frame that lists and resolves the answers, the rule, the blocks of the action space it is
answered with, and the registers of its record. Words, labels, refs, refusals, checks of positions in text and
the tables of the documentation follow from these lines; nobody else lists the decisions of a game.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any, Final, Generic, TypeVar

from librt.vecs import vec

from monstrum.core.state import CHANCE, NOBODY, Frame, State, frame_table
from monstrum.kit.space import Label, Refs, Refused, Said, Space, check_numbers, words_of

A_SEAT: Final = 0  # in `by`: whichever seat
NOT_THERE: Final = -1  # a register that a record does not have


Subject = Callable[[Any, Any], list[str]]
"""Of a state and what is asked now: the things on the table the question is about."""


@dataclass(frozen=True, slots=True)
class Ask:
    """A kind of record: what stands behind it, how it is answered and by whom, what its registers are called.

    `record` names the registers from the first on. `row:row` is a register that must hold a row: the word
    after the colon is one of the sorts the game knows how to check."""

    kind: int
    frame: Frame[Any]
    rule: str = ""
    answers: tuple[str, ...] = ()  # blocks of the action space; none for what runs alone
    record: str = ""
    by: tuple[int, ...] = (A_SEAT,)
    written: str = ""  # its name in positions, where it is not that of the decision (with + for later picks)
    words: Mapping[str, str | Said] = field(default_factory=dict)  # what this decision calls a block
    labels: Mapping[str, str | Label] = field(default_factory=dict)  # of a block, where it has its own
    refs: Mapping[str, Refs] = field(default_factory=dict)  # of a block, where it touches other things
    secret: tuple[str, ...] = ()  # blocks whose things others may not read
    # What its prompt says beside its code: what is added to it (`_more`), or another one; and parameters.
    prompt: Callable[[Any, Any], tuple[str, dict[str, str]]] | None = None
    window: bool = False  # it comes again and again: one may be spared
    decides: tuple[str, ...] = ()  # blocks that decline elsewhere; here they are a choice like any other
    subject: Subject | None = None  # what it is about, where it is not what all questions of the game say
    alone: str = ""  # the sentence that tells that its only option was taken by itself
    passed: str = ""  # the sentence that tells that nothing was chosen, where it has its own
    refused: Mapping[str, Refused] = field(default_factory=dict)  # why a thing of a block is not possible
    # A sentence more on what it is about: its code, or who tells it; and who tells what its answers lead to.
    note: str | Callable[..., str] = ""
    outlook: str = ""
    likes: Callable[[Any, int, list[int]], list[float]] | None = None  # how much a bot likes each answer

    @property
    def name(self) -> str:
        """As in the rules document; the next pick of a gesture has the name of the first."""
        return self.frame.name

    @property
    def key(self) -> str:
        """As it is written in positions, where every kind has a name of its own."""
        return self.written or (self.name + "+" if self.frame.follows else self.name).upper()

    def refusal(self, block: str) -> Refused | None:
        """Why a thing of a block is not possible."""
        return self.refused.get(block)

    def place(self, register: str) -> int:
        """Which register it is, or NOT_THERE."""
        return places(self.record).get(register, NOT_THERE)


def step(kind: int, frame: Frame[Any], record: str = "") -> Ask:
    """What runs alone."""
    return Ask(kind, frame, record=record, by=(NOBODY,))


def chance(
    kind: int, frame: Frame[Any], rule: str, answers: tuple[str, ...], record: str = "", **more: Any
) -> Ask:
    """What chance decides."""
    return Ask(kind, frame, rule, answers, record, (CHANCE,), **more)


@cache
def places(record: str) -> dict[str, int]:
    """The number of each register by its name."""
    return {name: at for at, name in enumerate(registers(record)[0])}


@cache
def registers(record: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Names and sorts; no sort for numbers that may be anything."""
    found = [register.partition(":") for register in record.split()]
    return tuple(name for name, _, _ in found), tuple(sort for _, _, sort in found)


@dataclass(frozen=True, slots=True)
class Asked:
    """What is being decided now: its line, and the registers of the record by name."""

    ask: Ask
    actor: int
    numbers: tuple[int, ...]

    @property
    def kind(self) -> int:
        return self.ask.kind

    @property
    def name(self) -> str:
        return self.ask.name

    def register(self, name: str, otherwise: int = NOT_THERE) -> int:
        at = self.ask.place(name)
        return otherwise if at == NOT_THERE else self.numbers[at]

    def prompt_code(self, more: str) -> str:
        """The code of a prompt: the name of the decision, with more after it, or another one."""
        return more if more and not more.startswith("_") else self.name.lower() + more


OVER: Final = Ask(-1, Frame(""))  # nothing is asked in a finished game

N = TypeVar("N", bound=Asked)


class Asks(Generic[N]):
    """The table of a game: its lines by kind. `now` makes what the game wants to know of a pending
    decision."""

    def __init__(
        self,
        space: Space,
        now: Callable[[Any, Ask], N],
        lines: Sequence[Ask],
        numbered: Mapping[str, int],
        subject: Subject | None = None,
    ) -> None:
        self.space = space
        self.subject = subject  # what a question is about whose line does not say it
        self.lines = sorted(lines, key=lambda line: line.kind)
        self.read = now
        if [line.kind for line in self.lines] != list(range(len(self.lines))):
            raise ValueError(
                f"{space.game}: every kind of record needs one line, and has a number from 0 on."
            )
        for line in self.asks():
            for block in (
                *line.answers,
                *line.words,
                *line.labels,
                *line.refs,
                *line.refused,
                *line.secret,
                *line.decides,
            ):
                space.block(block)
        check_numbers(space, numbered)

    def asks(self) -> list[Ask]:
        return [line for line in self.lines if line.answers]

    def frames(self) -> "vec[Frame[Any]]":
        """The frames keep nothing, so every game may share one table."""
        return frame_table([line.frame for line in self.lines])

    def of(self, kind: int) -> Ask:
        return self.lines[kind]

    def key(self, kind: int) -> str:
        return self.lines[kind].key

    def kinds(self) -> dict[str, int]:
        """The kinds by their keys."""
        return {line.key: line.kind for line in self.lines}

    def pending(self, state: State) -> Ask:
        """The line of what is asked now; OVER in a finished game."""
        if state.over():
            return OVER
        state.load()
        return self.lines[state.kind]

    def now(self, state: State) -> N:
        """What is being decided in a settled state."""
        return self.read(state, self.pending(state))

    def verbs(self) -> dict[str, str]:
        """Every verb that is understood, and the block it speaks of."""
        more: dict[str, list[str]] = {}
        for line in self.asks():
            for block, verb in line.words.items():
                if isinstance(verb, str):
                    more.setdefault(block, []).append(verb)
        return words_of(self.space, more)

    def single_words(self) -> dict[str, tuple[str, int]]:
        """The words that are a whole action by themselves, and their places."""
        found: dict[str, tuple[str, int]] = {}
        for block in self.space.blocks:
            if block.things == 1:
                found |= {verb: (block.name, 0) for verb, of in self.verbs().items() if of == block.name}
            elif isinstance(block.things, tuple) and not block.verb:
                found |= {thing.casefold(): (block.name, at) for at, thing in enumerate(block.things)}
        return found


def asked(state: State, line: Ask) -> Asked:
    """The record on top of the stack as it is; for games that want to know no more."""
    return Asked(line, *record_of(state, line))


def record_of(state: State, line: Ask) -> tuple[int, tuple[int, ...]]:
    """Actor and registers of the loaded record."""
    if line.kind < 0:
        return NOBODY, ()
    return state.actor, (state.a, state.b, state.c, state.d, state.e, state.f)


# Documentation --------------------------------------------------------------------------------------


def action_table(asks: Asks[Any]) -> str:
    """The blocks of the action space, their numbers, and the decisions they answer."""
    rows = ["| Block | Integers | Decisions |", "|---|---|---|"]
    at = 0
    packed: list[str] = []  # sizes that the pack decides, so far
    for block in asks.space.blocks:
        names = dict.fromkeys(described(line) for line in asks.asks() if block.name in line.answers)
        times = {size: packed.count(size) for size in packed}
        start = " + ".join([str(at), *(f"{n} × {size}" if n > 1 else size for size, n in times.items())])
        if isinstance(block.things, str) or callable(block.things):
            numbers = f"{start} + {block.noun}"
            packed.append(f"{block.noun}s")
        else:
            size = block.things if isinstance(block.things, int) else len(block.things)
            end = at + size - 1
            numbers = start if size == 1 else f"{start} – {end}" if not packed else f"{start} …"
            at += size
        title = block.name.upper() + (f" + {block.noun}" if block.noun else "")
        rows.append(f"| {title} | {numbers} | {', '.join(names) or 'none'} |")
    return "\n".join(rows)


def described(line: Ask) -> str:
    return f"chance: {line.name}" if CHANCE in line.by and A_SEAT not in line.by else line.name
