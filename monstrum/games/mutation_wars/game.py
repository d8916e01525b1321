"""Start here: Mutation Wars as a `Game`, one pack at a time. Every method hands over to a module that knows.

`asks.py` says what can be asked and how it is answered, `events.py` what can happen; `TableGame` makes words,
labels, refs and sentences of both. `config.py` and `setup.py` make the first position, `view.py` and
`knowledge.py` say what a seat may know, `refusals.py` and `explain.py` say why.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, ClassVar

from msgspec.structs import replace

from monstrum.content.language import Catalogue
from monstrum.content.pack import Pack
from monstrum.content.shipped import load_catalogues, pack_folder
from monstrum.core.board import Board, Face, Outlook
from monstrum.core.chance import Script, new_chance
from monstrum.core.contract import Explanation, Refusal, Result, Setting, Words
from monstrum.core.events import Event
from monstrum.core.knowledge import Knowledge
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.games.mutation_wars.asks import ASKS
from monstrum.games.mutation_wars.content.catalog import Catalog
from monstrum.games.mutation_wars.content.names import WarsNames
from monstrum.games.mutation_wars.content.schema import DATA, load
from monstrum.games.mutation_wars.effects.program import build_catalog
from monstrum.games.mutation_wars.knowing.knowledge import WarsKnowledge, know
from monstrum.games.mutation_wars.knowing.rekeying import learned, rekey
from monstrum.games.mutation_wars.knowing.sample import sample
from monstrum.games.mutation_wars.knowing.view import WarsView, seat_view, view
from monstrum.games.mutation_wars.positions.arranging import arrange
from monstrum.games.mutation_wars.positions.config import MODES, Config, checked, numbered
from monstrum.games.mutation_wars.positions.facts import chance_script, expectation, facts
from monstrum.games.mutation_wars.positions.first import first_state
from monstrum.games.mutation_wars.positions.notation import print_position
from monstrum.games.mutation_wars.positions.stored import load_state
from monstrum.games.mutation_wars.rules.winning import ranks, returns
from monstrum.games.mutation_wars.speaking.board import board, faces
from monstrum.games.mutation_wars.speaking.decisions import Decision
from monstrum.games.mutation_wars.speaking.explain import explain
from monstrum.games.mutation_wars.speaking.glossary import terms_of
from monstrum.games.mutation_wars.speaking.moments import not_now
from monstrum.games.mutation_wars.speaking.outlook import outlook
from monstrum.games.mutation_wars.speaking.prompts import prompt
from monstrum.games.mutation_wars.speaking.reading import WarsReader
from monstrum.games.mutation_wars.speaking.refusals import TURNS, mixed_exchange, refused, too_many
from monstrum.games.mutation_wars.speaking.speech import WarsSpeaker
from monstrum.games.mutation_wars.speaking.telling import STORY
from monstrum.games.mutation_wars.state import LEAST_SEATS, MOST_SEATS, NO_SEAT, VARIANT_NAMES, WarsState
from monstrum.kit.speaker import ENGLISH
from monstrum.kit.table_game import TableGame


class MutationWars(TableGame[WarsState]):
    """Mutation Wars with one pack."""

    name: ClassVar[str] = "mutation_wars"
    title: ClassVar[str] = "Mutation Wars"
    rules_version: ClassVar[str] = "1"
    least_seats: ClassVar[int] = LEAST_SEATS
    most_seats: ClassVar[int] = MOST_SEATS
    state_class = WarsState
    reader = WarsReader
    order = TURNS
    names: WarsNames
    speaker: WarsSpeaker

    def __init__(self, pack: Pack, catalog: Catalog, catalogues: Mapping[str, Catalogue]) -> None:
        names = WarsNames(pack.texts)
        super().__init__(pack, catalog, names, WarsSpeaker(names, catalogues), ASKS, STORY)
        self.catalog = catalog

    @cached_property
    def settings(self) -> tuple[Setting, ...]:  # type: ignore[override]
        """Read when somebody chooses: a simulation says nothing."""
        return self.offered()

    def offered(self, language: str = ENGLISH) -> tuple[Setting, ...]:
        return (
            self.setting("mode", MODES, language),
            self.setting("variants", tuple(VARIANT_NAMES), language, several=True),
        )

    def setting(self, key: str, choices: tuple[str, ...], language: str, several: bool = False) -> Setting:
        title = self.speaker.say("settings", key, language)
        return Setting(key, choices, several, self.meanings(key, choices, language), title)

    def meanings(self, key: str, choices: tuple[str, ...], language: str) -> dict[str, Words]:
        """What each choice of a setting is called, and what it means."""
        say = self.speaker.say
        return {
            choice: Words(
                say("settings", f"{key}_{choice}_name", language),
                say("settings", f"{key}_{choice}", language),
            )
            for choice in choices
        }

    # States -----------------------------------------------------------------------------------------

    def first(self, config: Mapping[str, Any]) -> WarsState:
        return self.beginning(numbered(config))

    def beginning(self, config: Config) -> WarsState:
        """The position before the first shuffle."""
        return self.begun(config, lambda: first_state(config, self.catalog, new_chance(0)))

    def checked_config(self, config: Mapping[str, Any]) -> dict[str, Any]:
        return checked(config)

    def result(self, state: State) -> Result:
        """MW-13.6  One winner; the others are not ranked. The score of a seat is the number of its bodies."""
        wars = self.own(state)
        nobody = wars.winner == NO_SEAT  # MW-2.8
        return Result(tuple(ranks(wars)), tuple(returns(wars)), tuple(wars.bodies), drawn=nobody)

    def turns(self, state: State) -> int:
        return int(self.own(state).turn)

    def decode(self, data: bytes) -> WarsState:
        return load_state(data, self.catalog)

    def position(self, state: State) -> str:
        return print_position(self.own(state))

    # Taking back what chance has shown ----------------------------------------------------------------

    def learned(self, undone: State, events: Sequence[Event] = ()) -> list[int]:
        return learned(self.own(undone), events)

    def rekey(self, state: State, seed: int | str | bytes, learned: Sequence[int] = ()) -> None:
        rekey(self.own(state), seed, learned)

    # Scenarios --------------------------------------------------------------------------------------

    def arrange(
        self,
        given: Mapping[str, Any],
        config: Mapping[str, Any],
        seed: int | str | bytes,
        script: Script | None = None,
    ) -> WarsState:
        return arrange(self.by_id(given), self.catalog, self.checked_config, config, seed, script)

    def script(self, chance: Mapping[str, Any]) -> Script:
        return chance_script(self.by_id(chance), self.catalog)

    def facts(self, state: State) -> dict[str, Any]:
        return facts(self.own(state))

    def expectation(self, then: Mapping[str, Any]) -> dict[str, Any]:
        return expectation(self.by_id(then))

    # Words ------------------------------------------------------------------------------------------

    def prompted(self, state: State, now: Any, seat: int, language: str = ENGLISH) -> str:
        return prompt(self.speaker, self.own(state), now, seat, language)

    # What a seat may know ---------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> WarsView:
        return view(self.own(state), seat)

    def view_beside(self, state: State, seat: int, spectator: Callable[[], Any]) -> WarsView:
        return seat_view(self.own(state), spectator(), seat)

    def know(self, state: State, seat: int) -> WarsKnowledge:
        return know(self.own(state), seat)

    def sample(self, knowledge: Knowledge, rng: Quick) -> WarsState:
        assert isinstance(knowledge, WarsKnowledge), "knowledge of another game"
        return sample(knowledge, rng)

    # A table that anybody can draw -------------------------------------------------------------------

    def faces(self, language: str = ENGLISH) -> list[Face]:
        return faces(self.speaker, self.catalog, language)

    def terms(self, language: str = ENGLISH) -> list[Face]:
        return terms_of(self.speaker, language)

    def board(self, view: Any, language: str = ENGLISH) -> Board:
        assert isinstance(view, WarsView), "a view of another game"
        return board(self.speaker, view, language)

    def pictured(self, view: Any) -> Any:
        return replace(view, waiting=[], decision="", counter=0)

    # Why --------------------------------------------------------------------------------------------

    def path_refused(self, state: State, seat: int, path: list[int]) -> Refusal | None:
        mixed = mixed_exchange(self.own(state), path, self.wording)
        return mixed or super().path_refused(state, seat, path)

    def too_many(self, state: State, path: list[int], allowed: int) -> Refusal:
        return too_many(self.own(state), path, allowed, self.wording)

    def refused(self, state: State, seat: int, action: int) -> Refusal:
        return refused(self.own(state), seat, action, self.wording)

    def not_now(self, state: State, seat: int, ref: str) -> Refusal | None:
        return not_now(self.own(state), seat, ref, self.wording)

    def explain(self, state: State, seat: int, subject: str) -> Explanation:
        return explain(self.own(state), subject)

    def foreseen(self, state: State, now: Decision, seat: int, language: str = ENGLISH) -> Outlook:
        return outlook(self.speaker, self.own(state), now, seat, language)


def wars_state(state: State) -> WarsState:
    assert isinstance(state, WarsState), "a state of another game"
    return state


def load_mutation_wars(pack: str | Path = "standard") -> MutationWars:
    """Mutation Wars with a shipped pack by name, or with the pack in a folder."""
    loaded, cards = load(pack_folder(DATA, pack, MutationWars.title), lambda name: DATA / name)
    return MutationWars(loaded, build_catalog(cards, loaded.name, loaded.hash), load_catalogues(DATA))
