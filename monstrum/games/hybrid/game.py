"""Start here: Hybrid as a `Game`, one pack at a time. Every method hands over to the module that knows.

`asks.py` says what can be asked and how it is answered, `events.py` what can happen; `TableGame` makes words,
labels, refs and sentences of both. `setup.py` makes the first position, `view.py` and `knowledge.py` say what
a seat may know, `refusals.py` and `explain.py` say why.
"""

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from msgspec.structs import replace

from monstrum.content.language import Catalogue
from monstrum.content.names import Names
from monstrum.content.pack import Pack
from monstrum.content.shipped import load_catalogues, pack_folder
from monstrum.content.suggestions import did_you_mean
from monstrum.core.board import Board, Face, Lookout, Outlook, Rolled, Roster
from monstrum.core.chance import Script, new_chance
from monstrum.core.contract import SPECTATOR, Explanation, Refusal, Result, Setting, Words
from monstrum.core.errors import BadConfig
from monstrum.core.events import Event
from monstrum.core.knowledge import Knowledge
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.games.hybrid.asks import ASKS
from monstrum.games.hybrid.content.catalog import Catalog
from monstrum.games.hybrid.content.data_folder import DATA
from monstrum.games.hybrid.content.schema import load
from monstrum.games.hybrid.effects.program import build_catalog
from monstrum.games.hybrid.knowing.knowledge import SkirmishKnowledge, know
from monstrum.games.hybrid.knowing.rekeying import learned, rekey
from monstrum.games.hybrid.knowing.sample import sample
from monstrum.games.hybrid.knowing.view import SkirmishView, seat_view, view
from monstrum.games.hybrid.positions.arranging import arrange
from monstrum.games.hybrid.positions.facts import chance_script, expectation, facts
from monstrum.games.hybrid.positions.first import first_state
from monstrum.games.hybrid.positions.notation import print_position
from monstrum.games.hybrid.positions.stored import load_state
from monstrum.games.hybrid.rules.victory import returns
from monstrum.games.hybrid.speaking.board import board, faces
from monstrum.games.hybrid.speaking.briefing import briefing
from monstrum.games.hybrid.speaking.card_refusals import card_unasked
from monstrum.games.hybrid.speaking.explain import explain
from monstrum.games.hybrid.speaking.glossary import terms_of
from monstrum.games.hybrid.speaking.muster import roster
from monstrum.games.hybrid.speaking.outlook import outlook
from monstrum.games.hybrid.speaking.prompts import prompt
from monstrum.games.hybrid.speaking.reading import SkirmishReader
from monstrum.games.hybrid.speaking.refusals import TURNS, refused
from monstrum.games.hybrid.speaking.sightlines import sight
from monstrum.games.hybrid.speaking.speech import ENGLISH, SkirmishSpeaker, capital
from monstrum.games.hybrid.speaking.telling import STORY, rolled
from monstrum.games.hybrid.state import GRIFFIN, SCORPION, SkirmishState
from monstrum.kit.table_game import TableGame

SEATS: Final = 2


class Hybrid(TableGame[SkirmishState]):
    """Hybrid with one pack."""

    name: ClassVar[str] = "hybrid"
    title: ClassVar[str] = "Hybrid"
    rules_version: ClassVar[str] = "4"
    least_seats: ClassVar[int] = SEATS
    most_seats: ClassVar[int] = SEATS
    state_class = SkirmishState
    reader = SkirmishReader
    order = TURNS

    def __init__(self, pack: Pack, catalog: Catalog, catalogues: Mapping[str, Catalogue]) -> None:
        names = Names(pack.texts)
        super().__init__(pack, catalog, names, SkirmishSpeaker(names, catalogues), ASKS, STORY)
        self.catalog = catalog
        self.settings = self.offered()

    def offered(self, language: str = ENGLISH) -> tuple[Setting, ...]:
        missions = tuple(self.catalog.mission_ids)
        called = {id: Words(self.names.name(id, language), self.names.text(id, language)) for id in missions}
        title = self.speaker.say("zones", "mission_setting", language)
        return (Setting("mission", missions, words=called, title=title),)

    def briefing(self, mission: str, language: str = ENGLISH) -> list[str]:
        """The story and the goals of a mission, in sentences."""
        return briefing(self.speaker, mission, self.pack.cards["missions"][mission], language)

    # States -----------------------------------------------------------------------------------------

    def first(self, config: Mapping[str, Any]) -> SkirmishState:
        return self.beginning(config["mission"])

    def beginning(self, mission: str) -> SkirmishState:
        """The position before the first step of the setup."""
        chosen = self.catalog.missions[self.catalog.mission_ids.index(mission)]
        return self.begun(mission, lambda: first_state(self.catalog, chosen, new_chance(0)))

    def checked_config(self, config: Mapping[str, Any]) -> dict[str, Any]:
        """`mission`, the first of the pack if it is not said; `players` is always 2."""
        for key in config:
            if key not in ("mission", "players"):
                guess = did_you_mean(str(key), ["mission", "players"])
                raise BadConfig(f"Hybrid has no setting '{key}'{guess}; there is 'mission' and 'players'.")
        players = config.get("players", SEATS)
        if players != SEATS or isinstance(players, bool):
            raise BadConfig(f"Hybrid is for {SEATS} players, not {players!r}.")
        missions = self.catalog.mission_ids
        mission = config.get("mission", missions[0])
        if mission not in missions:
            guess = did_you_mean(str(mission), missions)
            raise BadConfig(f"There is no mission {mission!r}{guess}; there is: {', '.join(missions)}.")
        return {"players": SEATS, "mission": mission}

    def result(self, state: State) -> Result:
        """HY-15.5  One side wins, or it is a draw."""
        skirmish = self.own(state)
        scores = (skirmish.score[GRIFFIN], skirmish.score[SCORPION])
        griffin, scorpion = returns(skirmish)
        ranks = (1 if griffin >= scorpion else 2, 1 if scorpion >= griffin else 2)
        return Result(ranks, (griffin, scorpion), scores, drawn=griffin == scorpion)

    def turns(self, state: State) -> int:
        return int(self.own(state).round)

    def decode(self, data: bytes) -> SkirmishState:
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
    ) -> SkirmishState:
        mission: str | None = self.checked_config(config)["mission"] if "mission" in config else None
        return arrange(given, self.catalog, mission, seed, script)

    def script(self, chance: Mapping[str, Any]) -> Script:
        return chance_script(chance, self.catalog)

    def facts(self, state: State) -> dict[str, Any]:
        return facts(self.own(state))

    def expectation(self, then: Mapping[str, Any]) -> dict[str, Any]:
        return expectation(then)

    # Words ------------------------------------------------------------------------------------------

    def prompted(self, state: State, now: Any, seat: int, language: str = ENGLISH) -> str:
        return prompt(self.speaker, self.own(state), now, seat, language)

    def tell(self, event: Event, state: State, language: str = ENGLISH, reader: int = SPECTATOR) -> str:
        return capital(super().tell(event, state, language, reader))

    # What a seat may know ---------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> SkirmishView:
        return view(self.own(state), seat)

    def view_beside(self, state: State, seat: int, spectator: Callable[[], Any]) -> SkirmishView:
        return seat_view(self.own(state), spectator(), seat)

    def know(self, state: State, seat: int) -> SkirmishKnowledge:
        return know(self.own(state), seat)

    def sample(self, knowledge: Knowledge, rng: Quick) -> SkirmishState:
        assert isinstance(knowledge, SkirmishKnowledge), "knowledge of another game"
        return sample(knowledge, rng)

    # A table that anybody can draw -------------------------------------------------------------------

    def faces(self, language: str = ENGLISH) -> list[Face]:
        return faces(self.speaker, self.catalog, self.pack.cards["missions"], language)

    def terms(self, language: str = ENGLISH) -> list[Face]:
        return terms_of(self.speaker, language)

    def board(self, view: Any, language: str = ENGLISH) -> Board:
        assert isinstance(view, SkirmishView), "a view of another game"
        return board(self.speaker, view, language)

    def pictured(self, view: Any) -> Any:
        return replace(view, waiting=[], decision=view.decision if view.decision == "FORCE" else "")

    # Why --------------------------------------------------------------------------------------------

    def refused(self, state: State, seat: int, action: int) -> Refusal:
        return refused(self.own(state), seat, action, self.wording)

    def not_now(self, state: State, seat: int, ref: str) -> Refusal | None:
        return card_unasked(self.own(state), seat, ref)

    def explain(self, state: State, seat: int, subject: str) -> Explanation:
        return explain(self.own(state), seat, subject)

    def foreseen(self, state: State, now: object, seat: int, language: str = ENGLISH) -> Outlook:
        return outlook(self.speaker, self.own(state), seat, language)

    def sight(self, state: State, ref: str, facing: str = "", language: str = ENGLISH) -> Lookout:
        return sight(self.speaker, self.own(state), ref, facing, language)

    def roster(
        self, state: State, seat: int, picked: Sequence[int], language: str = ENGLISH
    ) -> Roster | None:
        missions = self.pack.cards["missions"]
        return roster(self.speaker, self.own(state), seat, picked, missions, language)

    def rolled(self, event: Event, language: str = ENGLISH) -> Rolled | None:
        return rolled(self.speaker, event, language)


def skirmish_state(state: State) -> SkirmishState:
    assert isinstance(state, SkirmishState), "a state of another game"
    return state


def load_hybrid(pack: str | Path = "standard") -> Hybrid:
    """Hybrid with a shipped pack by name, or with the pack in a folder."""
    loaded, content = load(pack_folder(DATA, pack, Hybrid.title), lambda name: DATA / name)
    return Hybrid(loaded, build_catalog(content, loaded.name, loaded.hash), load_catalogues(DATA))
