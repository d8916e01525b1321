"""Start here: Mutation Wars as a `Game`, one pack at a time. Every method hands over to a module that knows.

`config.py` and `setup.py` make the first position, `frames.py` wires the rules, `words.py` and `reading.py`
name actions, `labels.py`, `prompts.py` and `telling.py` speak to people, `view.py` and `knowledge.py` say
what a seat may know, `refusals.py` and `explain.py` say why.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final

from monstrum.content.language import Catalogue
from monstrum.content.names import folded
from monstrum.content.pack import Pack
from monstrum.content.shipped import load_catalogues, pack_folder
from monstrum.core.board import Board, Cue, Face, Outlook
from monstrum.core.chance import Script, new_chance
from monstrum.core.contract import Explanation, Game, Refusal, Result, Sentence, Setting, Words
from monstrum.core.engine import settle
from monstrum.core.events import Event
from monstrum.core.knowledge import Knowledge
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.games.mutation_wars import actions
from monstrum.games.mutation_wars.arranging import arrange, parse_position
from monstrum.games.mutation_wars.board import board, faces
from monstrum.games.mutation_wars.catalog import KIND_NAMES, Catalog
from monstrum.games.mutation_wars.config import MODES, Config, checked, in_numbers
from monstrum.games.mutation_wars.cues import cue
from monstrum.games.mutation_wars.explain import explain
from monstrum.games.mutation_wars.facts import chance_script, expectation, facts
from monstrum.games.mutation_wars.glossary import terms_of
from monstrum.games.mutation_wars.knowledge import WarsKnowledge, know
from monstrum.games.mutation_wars.labels import label
from monstrum.games.mutation_wars.names import LETTERS, WarsNames
from monstrum.games.mutation_wars.notation import print_position
from monstrum.games.mutation_wars.outlook import outlook
from monstrum.games.mutation_wars.program import build_catalog
from monstrum.games.mutation_wars.prompts import prompt
from monstrum.games.mutation_wars.reading import parse
from monstrum.games.mutation_wars.refs import refs
from monstrum.games.mutation_wars.refusals import why_not
from monstrum.games.mutation_wars.rekeying import learned, rekey
from monstrum.games.mutation_wars.rules.winning import ranks, returns
from monstrum.games.mutation_wars.sample import sample
from monstrum.games.mutation_wars.schema import DATA, load
from monstrum.games.mutation_wars.setup import first_state
from monstrum.games.mutation_wars.speech import ENGLISH, WarsSpeaker
from monstrum.games.mutation_wars.state import (
    LEAST_SEATS,
    MOST_BODIES,
    MOST_SEATS,
    NO_SEAT,
    SPOTS,
    VARIANT_NAMES,
    WarsState,
)
from monstrum.games.mutation_wars.stored import load_state
from monstrum.games.mutation_wars.telling import tell, told
from monstrum.games.mutation_wars.view import WarsView, view
from monstrum.games.mutation_wars.words import gesture_words, public_words, words

WINDOWS: Final = frozenset(
    [
        "mutate_action",
        "battle_action",
        "attacker_card",
        "defender_card",
        "evade",
        "reset_tail",
        "refill",
        "cleanup_action",
    ]
)


class MutationWars(Game):
    """Mutation Wars with one pack."""

    name: ClassVar[str] = "mutation_wars"
    title: ClassVar[str] = "Mutation Wars"
    rules_version: ClassVar[str] = "1"
    least_seats: ClassVar[int] = LEAST_SEATS
    most_seats: ClassVar[int] = MOST_SEATS
    windows: ClassVar[frozenset[str]] = WINDOWS

    def __init__(self, pack: Pack, catalog: Catalog, catalogues: Mapping[str, Catalogue]) -> None:
        self.pack = pack
        self.catalog = catalog
        self.names = WarsNames(pack.texts)
        self.speaker = WarsSpeaker(self.names, catalogues)
        self.pack_name = pack.name
        self.pack_hash = pack.hash
        self.pack_folder = pack.folder
        self.space = actions.space(catalog)
        self.layout_hash = layout_hash(catalog)
        self.beginnings: dict[Config, WarsState] = {}
        self.settings = (
            Setting("mode", MODES, words=self.meanings("mode", MODES)),
            Setting(
                "variants",
                tuple(VARIANT_NAMES),
                several=True,
                words=self.meanings("variants", tuple(VARIANT_NAMES)),
            ),
        )

    def meanings(self, key: str, choices: tuple[str, ...]) -> dict[str, Words]:
        """What each choice of a setting means."""
        return {
            choice: Words(choice.replace("-", " "), self.speaker.say("settings", f"{key}_{choice}"))
            for choice in choices
        }

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
    ) -> WarsState:
        state = self.beginning(in_numbers(config)).clone()
        state.chance = new_chance(seed, explicit)
        state.chance.script = script
        state.listen()
        settle(state)
        return state

    def beginning(self, config: Config) -> WarsState:
        """The position before the first shuffle; it is made once and copied for every game."""
        if config not in self.beginnings:
            self.beginnings[config] = first_state(config, self.catalog, new_chance(0))
        return self.beginnings[config]

    def checked_config(self, config: Mapping[str, Any]) -> dict[str, Any]:
        return checked(config)

    def result(self, state: State) -> Result:
        """MW-13.6  One winner; the others are not ranked. The score of a seat is the number of its bodies."""
        wars = wars_state(state)
        nobody = wars.winner == NO_SEAT  # MW-2.8
        return Result(tuple(ranks(wars)), tuple(returns(wars)), tuple(wars.bodies), drawn=nobody)

    def turns(self, state: State) -> int:
        return int(wars_state(state).turn)

    def decode(self, data: bytes) -> WarsState:
        return load_state(data, self.catalog)

    def position(self, state: State) -> str:
        return print_position(wars_state(state))

    def parse_position(self, text: str) -> WarsState:
        return parse_position(text, self.catalog, self.checked_config)

    # Taking back what chance has shown ----------------------------------------------------------------

    def learned(self, undone: State, events: Sequence[Event] = ()) -> list[int]:
        return learned(wars_state(undone), events)

    def rekey(self, state: State, seed: int | str | bytes, learned: Sequence[int] = ()) -> None:
        rekey(wars_state(state), seed, learned)

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
        return facts(wars_state(state))

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
        return words(wars_state(state), action)

    def public_words(self, state: State, action: int) -> str:
        return public_words(wars_state(state), action)

    def gesture_words(self, state: State, path: list[int]) -> str:
        return gesture_words(wars_state(state), path)

    def parse(self, state: State, seat: int, text: str) -> list[int]:
        return parse(wars_state(state), seat, text, self.names)

    def label(self, state: State, action: int, language: str = ENGLISH) -> str:
        return label(self.speaker, wars_state(state), action, language)

    def prompt(self, state: State, seat: int, language: str = ENGLISH) -> str:
        return prompt(self.speaker, wars_state(state), seat, language)

    def refs(self, state: State, action: int) -> list[str]:
        return refs(wars_state(state), action)

    def told(self, event: Event, state: State) -> Sentence:
        return told(event, wars_state(state))

    def tell(self, event: Event, state: State, language: str = ENGLISH) -> str:
        return tell(self.speaker, event, wars_state(state), language)

    def cue(self, event: Event, state: State) -> Cue:
        return cue(wars_state(state).catalog, event)

    # What a seat may know ---------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> WarsView:
        return view(wars_state(state), seat)

    def know(self, state: State, seat: int) -> WarsKnowledge:
        return know(wars_state(state), seat)

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

    # Why --------------------------------------------------------------------------------------------

    def why_not(self, state: State, seat: int, text: str) -> Refusal | None:
        return why_not(wars_state(state), seat, text, self.names)

    def explain(self, state: State, seat: int, subject: str) -> Explanation:
        return explain(wars_state(state), subject)

    def outlook(self, state: State, seat: int, language: str = ENGLISH) -> Outlook:
        return outlook(self.speaker, wars_state(state), seat, language)

    def say(self, section: str, code: str, language: str = ENGLISH, **params: object) -> str:
        return self.speaker.say(section, code, language, **params)


def wars_state(state: State) -> WarsState:
    assert isinstance(state, WarsState), "a state of another game"
    return state


def layout_hash(catalog: Catalog) -> str:
    """Changes when the meaning of an action number does: the blocks and the cards behind them."""
    blocks: list[object] = ["none", "buy", "edge 1", "edge 2", *KIND_NAMES]
    blocks += [f"P{seat}" for seat in range(MOST_SEATS)]
    blocks += [*LETTERS, ["body", MOST_SEATS, MOST_BODIES], ["spot", MOST_SEATS, SPOTS]]
    blocks += [["attach", MOST_BODIES], "card", ["split", actions.space(catalog)]]
    layout = json.dumps(["mutation_wars", blocks, catalog.ids])
    return hashlib.sha256(layout.encode()).hexdigest()


def load_mutation_wars(pack: str | Path = "standard") -> MutationWars:
    """Mutation Wars with a shipped pack by name, or with the pack in a folder."""
    loaded, cards = load(pack_folder(DATA, pack, MutationWars.title), lambda name: DATA / name)
    return MutationWars(loaded, build_catalog(cards, loaded.name, loaded.hash), load_catalogues(DATA))
