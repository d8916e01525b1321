"""Start here: XYbrid as a `Game`, one pack at a time. Every method hands over to the module that knows.

`setup.py` makes the first position, `frames.py` wires the rules, `words.py` and `reading.py` name actions,
`labels.py`, `prompts.py` and `telling.py` speak to people, `view.py` and `knowledge.py` say what a seat may
know, `refusals.py` and `explain.py` say why.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from monstrum.content.language import Catalogue
from monstrum.content.names import Names, folded
from monstrum.content.pack import Pack
from monstrum.content.shipped import load_catalogues, pack_folder
from monstrum.content.suggestions import did_you_mean
from monstrum.core.board import Board, Cue, Face
from monstrum.core.chance import Script, new_chance
from monstrum.core.contract import Explanation, Game, Refusal, Result, Sentence
from monstrum.core.engine import settle
from monstrum.core.errors import BadConfig
from monstrum.core.events import Event
from monstrum.core.knowledge import Knowledge
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.games.xybrid import actions
from monstrum.games.xybrid.arranging import arrange, parse_position
from monstrum.games.xybrid.board import board, faces
from monstrum.games.xybrid.catalog import SCIENCE_NAMES, Catalog
from monstrum.games.xybrid.cues import cue
from monstrum.games.xybrid.explain import explain
from monstrum.games.xybrid.facts import chance_script, expectation, facts
from monstrum.games.xybrid.glossary import terms_of
from monstrum.games.xybrid.knowledge import LabKnowledge, know
from monstrum.games.xybrid.labels import label
from monstrum.games.xybrid.notation import print_position
from monstrum.games.xybrid.program import build_catalog
from monstrum.games.xybrid.prompts import prompt
from monstrum.games.xybrid.reading import parse
from monstrum.games.xybrid.refs import refs
from monstrum.games.xybrid.refusals import why_not
from monstrum.games.xybrid.rekeying import learned, rekey
from monstrum.games.xybrid.rules.ending import ranks, returns
from monstrum.games.xybrid.sample import sample
from monstrum.games.xybrid.schema import load
from monstrum.games.xybrid.setup import first_state
from monstrum.games.xybrid.speech import ENGLISH, Speaker
from monstrum.games.xybrid.state import MOST_SEATS, LabState
from monstrum.games.xybrid.stored import load_state
from monstrum.games.xybrid.telling import tell, told
from monstrum.games.xybrid.view import LabView, view
from monstrum.games.xybrid.words import gesture_words, public_words, words

DATA: Final = Path(__file__).parent / "data"
LEAST_SEATS: Final = 2


class XYbrid(Game):
    """XYbrid with one pack."""

    name: ClassVar[str] = "xybrid"
    title: ClassVar[str] = "XYbrid"
    rules_version: ClassVar[str] = "1"
    least_seats: ClassVar[int] = LEAST_SEATS
    most_seats: ClassVar[int] = MOST_SEATS

    def __init__(self, pack: Pack, catalog: Catalog, catalogues: Mapping[str, Catalogue]) -> None:
        self.pack = pack
        self.catalog = catalog
        self.names = Names(pack.texts)
        self.speaker = Speaker(self.names, catalogues)
        self.pack_name = pack.name
        self.pack_hash = pack.hash
        self.pack_folder = pack.folder
        self.space = actions.space(catalog)
        self.layout_hash = layout_hash(catalog)
        self.beginnings: dict[int, LabState] = {}

    def card_name(self, id: str, language: str = ENGLISH) -> str:
        return self.names.name(id, language)

    def card_text(self, id: str, language: str = ENGLISH) -> str:
        return self.names.text(id, language)

    # States -----------------------------------------------------------------------------------------

    def start(
        self,
        config: Mapping[str, Any],
        seed: int | str | bytes,
        *,
        explicit: bool = False,
        script: Script | None = None,
    ) -> LabState:
        seats: int = self.checked_config(config)["players"]
        state = self.beginning(seats).clone()
        state.chance = new_chance(seed, explicit)
        state.chance.script = script
        state.listen()
        settle(state)
        return state

    def beginning(self, seats: int) -> LabState:
        """The position before the first shuffle; it is made once and copied for every game."""
        if seats not in self.beginnings:
            self.beginnings[seats] = first_state(seats, self.catalog, new_chance(0))
        return self.beginnings[seats]

    def checked_config(self, config: Mapping[str, Any]) -> dict[str, Any]:
        """`players`, 2 if it is not said; nothing else."""
        for key in config:
            if key != "players":
                guess = did_you_mean(str(key), ["players"])
                raise BadConfig(f"XYbrid has no setting '{key}'{guess}; there is only 'players'.")
        players = config.get("players", LEAST_SEATS)
        if not isinstance(players, int) or isinstance(players, bool):
            raise BadConfig(f"'players' is a number from {LEAST_SEATS} to {MOST_SEATS}, not {players!r}.")
        if not LEAST_SEATS <= players <= MOST_SEATS:
            raise BadConfig(f"XYbrid is for {LEAST_SEATS} to {MOST_SEATS} players, not {players}.")
        return {"players": players}

    def result(self, state: State) -> Result:
        lab = lab_state(state)
        return Result(tuple(ranks(lab)), tuple(returns(lab)), tuple(lab.infamy))

    def turns(self, state: State) -> int:
        return int(lab_state(state).round)

    def decode(self, data: bytes) -> LabState:
        return load_state(data, self.catalog)

    def position(self, state: State) -> str:
        return print_position(lab_state(state))

    def parse_position(self, text: str) -> LabState:
        return parse_position(text, self.catalog)

    # Taking back what chance has shown ----------------------------------------------------------------

    def learned(self, undone: State, events: Sequence[Event] = ()) -> list[int]:
        return learned(lab_state(undone))

    def rekey(self, state: State, seed: int | str | bytes, learned: Sequence[int] = ()) -> None:
        rekey(lab_state(state), seed, learned)

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
        return facts(lab_state(state))

    def expectation(self, then: Mapping[str, Any]) -> dict[str, Any]:
        return expectation(self.by_id(then))

    def by_id(self, table: Mapping[str, Any]) -> dict[str, Any]:
        """The same table with the names of cards in lists replaced by their ids."""
        return {key: self.named_by_id(value) for key, value in table.items()}

    def named_by_id(self, value: Any) -> Any:
        if isinstance(value, Mapping):
            return self.by_id(value)
        if isinstance(value, list):
            return [self.named_by_id(item) for item in value]
        meant = self.names.meant(" ".join(folded(value))) if isinstance(value, str) else []
        return meant[0] if len(meant) == 1 and meant[0].casefold() != value.casefold() else value

    # Words ------------------------------------------------------------------------------------------

    def words(self, state: State, action: int) -> str:
        return words(lab_state(state), action)

    def public_words(self, state: State, action: int) -> str:
        return public_words(lab_state(state), action)

    def gesture_words(self, state: State, path: list[int]) -> str:
        return gesture_words(lab_state(state), path)

    def parse(self, state: State, seat: int, text: str) -> list[int]:
        return parse(lab_state(state), seat, text, self.names)

    def label(self, state: State, action: int, language: str = ENGLISH) -> str:
        return label(self.speaker, lab_state(state), action, language)

    def prompt(self, state: State, seat: int, language: str = ENGLISH) -> str:
        return prompt(self.speaker, lab_state(state), seat, language)

    def refs(self, state: State, action: int) -> list[str]:
        return refs(lab_state(state), action)

    def told(self, event: Event, state: State) -> Sentence:
        return told(event, lab_state(state))

    def tell(self, event: Event, state: State, language: str = ENGLISH) -> str:
        return tell(self.speaker, event, lab_state(state), language)

    def cue(self, event: Event, state: State) -> Cue:
        return cue(lab_state(state).catalog, event)

    # What a seat may know ---------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> LabView:
        return view(lab_state(state), seat)

    def know(self, state: State, seat: int) -> LabKnowledge:
        return know(lab_state(state), seat)

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

    # Why --------------------------------------------------------------------------------------------

    def why_not(self, state: State, seat: int, text: str) -> Refusal | None:
        return why_not(lab_state(state), seat, text, self.names)

    def explain(self, state: State, seat: int, subject: str) -> Explanation:
        return explain(lab_state(state), seat, subject, self.names)

    def say(self, section: str, code: str, language: str = ENGLISH, **params: object) -> str:
        return self.speaker.say(section, code, language, **params)


def lab_state(state: State) -> LabState:
    assert isinstance(state, LabState), "a state of another game"
    return state


def layout_hash(catalog: Catalog) -> str:
    """Changes when the meaning of an action number does: the blocks and the cards behind them."""
    blocks = [
        "none",
        "yes",
        "no",
        "left",
        "right",
        *(f"P{seat}" for seat in range(MOST_SEATS)),
        *SCIENCE_NAMES,
    ]
    blocks += ["take", "fit", "use", "swap", "with", "choose", "reveal"]
    layout = json.dumps(["xybrid", blocks, catalog.ids, catalog.breakthrough_ids])
    return hashlib.sha256(layout.encode()).hexdigest()


def load_xybrid(pack: str | Path = "standard") -> XYbrid:
    """XYbrid with a shipped pack by name, or with the pack in a folder."""
    loaded, parts, breakthroughs = load(pack_folder(DATA, pack, XYbrid.title), lambda name: DATA / name)
    return XYbrid(
        loaded, build_catalog(parts, breakthroughs, loaded.name, loaded.hash), load_catalogues(DATA)
    )
