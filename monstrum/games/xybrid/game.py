"""Start here: XYbrid as a `Game`, one pack at a time. Every method hands over to the module that knows.

`asks.py` says what can be asked and how it is answered, `events.py` what can happen; `TableGame` makes words,
labels, refs and sentences of both. `setup.py` makes the first position, `view.py` and `knowledge.py` say what
a seat may know, `refusals.py` and `explain.py` say why.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

from msgspec.structs import replace

from monstrum.content.language import Catalogue
from monstrum.content.names import Names
from monstrum.content.pack import Pack
from monstrum.content.shipped import load_catalogues, pack_folder
from monstrum.core.board import Board, Face, Outlook
from monstrum.core.chance import Script, new_chance
from monstrum.core.contract import Explanation, Refusal, Result
from monstrum.core.events import Event
from monstrum.core.knowledge import Knowledge
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.games.xybrid.asks import ASKS
from monstrum.games.xybrid.content.catalog import Catalog
from monstrum.games.xybrid.content.schema import DATA, load
from monstrum.games.xybrid.effects.program import build_catalog
from monstrum.games.xybrid.knowing.knowledge import LabKnowledge, know
from monstrum.games.xybrid.knowing.rekeying import learned, rekey
from monstrum.games.xybrid.knowing.sample import sample
from monstrum.games.xybrid.knowing.view import LabView, seat_view, view
from monstrum.games.xybrid.positions.arranging import arrange
from monstrum.games.xybrid.positions.facts import chance_script, expectation, facts
from monstrum.games.xybrid.positions.first import first_state
from monstrum.games.xybrid.positions.notation import print_position
from monstrum.games.xybrid.positions.stored import load_state
from monstrum.games.xybrid.rules.ending import ranks, returns
from monstrum.games.xybrid.speaking.board import board, faces
from monstrum.games.xybrid.speaking.decisions import Decision
from monstrum.games.xybrid.speaking.explain import explain
from monstrum.games.xybrid.speaking.glossary import terms_of
from monstrum.games.xybrid.speaking.moments import not_now
from monstrum.games.xybrid.speaking.outlook import outlook
from monstrum.games.xybrid.speaking.prompts import prompt
from monstrum.games.xybrid.speaking.reading import CardReader
from monstrum.games.xybrid.speaking.refusals import TURNS, path_refused, refused
from monstrum.games.xybrid.speaking.speech import LabSpeaker
from monstrum.games.xybrid.speaking.telling import STORY
from monstrum.games.xybrid.state import LEAST_SEATS, MOST_SEATS, LabState
from monstrum.kit.speaker import ENGLISH
from monstrum.kit.table_game import TableGame


class XYbrid(TableGame[LabState]):
    """XYbrid with one pack."""

    name: ClassVar[str] = "xybrid"
    title: ClassVar[str] = "XYbrid"
    rules_version: ClassVar[str] = "1"
    least_seats: ClassVar[int] = LEAST_SEATS
    most_seats: ClassVar[int] = MOST_SEATS
    state_class = LabState
    reader = CardReader
    order = TURNS

    def __init__(self, pack: Pack, catalog: Catalog, catalogues: Mapping[str, Catalogue]) -> None:
        names = Names(pack.texts)
        super().__init__(pack, catalog, names, LabSpeaker(names, catalogues), ASKS, STORY)
        self.catalog = catalog

    # States -----------------------------------------------------------------------------------------

    def first(self, config: Mapping[str, Any]) -> LabState:
        return self.beginning(config["players"])

    def beginning(self, seats: int) -> LabState:
        """The position before the first shuffle."""
        return self.begun(seats, lambda: first_state(seats, self.catalog, new_chance(0)))

    def result(self, state: State) -> Result:
        lab = self.own(state)
        return Result(tuple(ranks(lab)), tuple(returns(lab)), tuple(lab.infamy))

    def turns(self, state: State) -> int:
        return int(self.own(state).round)

    def decode(self, data: bytes) -> LabState:
        return load_state(data, self.catalog)

    def position(self, state: State) -> str:
        return print_position(self.own(state))

    # Taking back what chance has shown ----------------------------------------------------------------

    def learned(self, undone: State, events: Sequence[Event] = ()) -> list[int]:
        return learned(self.own(undone))

    def rekey(self, state: State, seed: int | str | bytes, learned: Sequence[int] = ()) -> None:
        rekey(self.own(state), seed, learned)

    # Scenarios --------------------------------------------------------------------------------------

    def arrange(
        self,
        given: Mapping[str, Any],
        config: Mapping[str, Any],
        seed: int | str | bytes,
        script: Script | None = None,
    ) -> LabState:
        players: int | None = self.checked_config(config)["players"] if config else None
        return arrange(self.by_id(given), self.catalog, players, seed, script)

    def script(self, chance: Mapping[str, Any]) -> Script:
        return chance_script(chance, self.catalog)

    def facts(self, state: State) -> dict[str, Any]:
        return facts(self.own(state))

    def expectation(self, then: Mapping[str, Any]) -> dict[str, Any]:
        return expectation(self.by_id(then))

    # Words ------------------------------------------------------------------------------------------

    def prompted(self, state: State, now: Any, seat: int, language: str = ENGLISH) -> str:
        return prompt(self.speaker, self.own(state), now, seat, language)

    # What a seat may know ---------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> LabView:
        return view(self.own(state), seat)

    def view_beside(self, state: State, seat: int, spectator: Callable[[], Any]) -> LabView:
        return seat_view(self.own(state), spectator(), seat)

    def know(self, state: State, seat: int) -> LabKnowledge:
        return know(self.own(state), seat)

    def sample(self, knowledge: Knowledge, rng: Quick) -> LabState:
        assert isinstance(knowledge, LabKnowledge), "knowledge of another game"
        return sample(knowledge, rng)

    # A table that anybody can draw -------------------------------------------------------------------

    def faces(self, language: str = ENGLISH) -> list[Face]:
        return faces(self.speaker, self.catalog, language)

    def terms(self, language: str = ENGLISH) -> list[Face]:
        return terms_of(self.speaker, language)

    def board(self, view: Any, language: str = ENGLISH) -> Board:
        assert isinstance(view, LabView), "a view of another game"
        return board(self.speaker, view, language)

    def pictured(self, view: Any) -> Any:
        return replace(view, waiting=[], decision="")

    # Why --------------------------------------------------------------------------------------------

    def path_refused(self, state: State, seat: int, path: list[int]) -> Refusal | None:
        return path_refused(self.own(state), seat, path, self.wording)

    def refused(self, state: State, seat: int, action: int) -> Refusal:
        return refused(self.own(state), seat, action, self.wording)

    def not_now(self, state: State, seat: int, ref: str) -> Refusal | None:
        return not_now(self.own(state), seat, ref)

    def foreseen(self, state: State, now: Decision, seat: int, language: str = ENGLISH) -> Outlook:
        return outlook(self.speaker, self.own(state), now, seat, language)

    def explain(self, state: State, seat: int, subject: str) -> Explanation:
        return explain(self.own(state), seat, subject, self.names)


def lab_state(state: State) -> LabState:
    assert isinstance(state, LabState), "a state of another game"
    return state


def load_xybrid(pack: str | Path = "standard") -> XYbrid:
    """XYbrid with a shipped pack by name, or with the pack in a folder."""
    loaded, parts, breakthroughs = load(pack_folder(DATA, pack, XYbrid.title), lambda name: DATA / name)
    return XYbrid(
        loaded, build_catalog(parts, breakthroughs, loaded.name, loaded.hash), load_catalogues(DATA)
    )
