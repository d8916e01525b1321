"""Start here: Hybrid as a `Game`, one pack at a time. Every method hands over to the module that knows.

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
from monstrum.content.names import Names
from monstrum.content.pack import Pack
from monstrum.content.shipped import load_catalogues, pack_folder
from monstrum.content.suggestions import did_you_mean
from monstrum.core.board import Board, Cue, Face, Lookout, Outlook, Rolled, Roster
from monstrum.core.chance import Script, new_chance
from monstrum.core.contract import Explanation, Game, Refusal, Result, Sentence, Setting, Words
from monstrum.core.engine import settle
from monstrum.core.errors import BadConfig
from monstrum.core.events import Event
from monstrum.core.knowledge import Knowledge
from monstrum.core.quick import Quick
from monstrum.core.state import State
from monstrum.games.hybrid import actions, terms
from monstrum.games.hybrid.arranging import arrange, parse_position
from monstrum.games.hybrid.board import board, faces
from monstrum.games.hybrid.briefing import briefing
from monstrum.games.hybrid.catalog import Catalog
from monstrum.games.hybrid.cues import cue
from monstrum.games.hybrid.data_folder import DATA
from monstrum.games.hybrid.explain import explain
from monstrum.games.hybrid.facts import chance_script, expectation, facts
from monstrum.games.hybrid.glossary import terms_of
from monstrum.games.hybrid.knowledge import SkirmishKnowledge, know
from monstrum.games.hybrid.labels import label
from monstrum.games.hybrid.muster import roster
from monstrum.games.hybrid.notation import print_position
from monstrum.games.hybrid.outlook import outlook
from monstrum.games.hybrid.program import build_catalog
from monstrum.games.hybrid.prompts import prompt
from monstrum.games.hybrid.reading import parse
from monstrum.games.hybrid.refs import refs
from monstrum.games.hybrid.refusals import why_not
from monstrum.games.hybrid.rekeying import learned, rekey
from monstrum.games.hybrid.rules.victory import returns
from monstrum.games.hybrid.sample import sample
from monstrum.games.hybrid.schema import load
from monstrum.games.hybrid.setup import first_state
from monstrum.games.hybrid.sightlines import sight
from monstrum.games.hybrid.speech import ENGLISH, SkirmishSpeaker
from monstrum.games.hybrid.state import GRIFFIN, SCORPION, SkirmishState
from monstrum.games.hybrid.stored import load_state
from monstrum.games.hybrid.telling import rolled, tell, told
from monstrum.games.hybrid.view import SkirmishView, view
from monstrum.games.hybrid.words import gesture_words, public_words, words

SEATS: Final = 2


class Hybrid(Game):
    """Hybrid with one pack."""

    name: ClassVar[str] = "hybrid"
    title: ClassVar[str] = "Hybrid"
    rules_version: ClassVar[str] = "4"
    least_seats: ClassVar[int] = SEATS
    most_seats: ClassVar[int] = SEATS
    windows: ClassVar[frozenset[str]] = frozenset({"CARDS", "HINDRANCE"})

    def __init__(self, pack: Pack, catalog: Catalog, catalogues: Mapping[str, Catalogue]) -> None:
        self.pack = pack
        self.catalog = catalog
        self.names = Names(pack.texts)
        self.speaker = SkirmishSpeaker(self.names, catalogues)
        self.pack_name = pack.name
        self.pack_hash = pack.hash
        self.pack_folder = pack.folder
        self.space = actions.SPACE
        self.layout_hash = layout_hash(catalog)
        self.beginnings: dict[str, SkirmishState] = {}
        missions = tuple(catalog.mission_ids)
        called = {id: Words(self.names.name(id, ENGLISH), self.names.text(id, ENGLISH)) for id in missions}
        self.settings = (Setting("mission", missions, words=called),)

    def card_name(self, id: str, language: str = ENGLISH) -> str:
        return self.names.name(id, language)

    def card_text(self, id: str, language: str = ENGLISH) -> str:
        return self.names.text(id, language)

    def briefing(self, mission: str, language: str = ENGLISH) -> list[str]:
        """The story and the goals of a mission, in sentences."""
        return briefing(self.speaker, mission, self.pack.cards["missions"][mission], language)

    # States -----------------------------------------------------------------------------------------

    def start(
        self,
        config: Mapping[str, Any],
        seed: int | str | bytes,
        *,
        explicit: bool = False,
        script: Script | None = None,
    ) -> SkirmishState:
        mission: str = self.checked_config(config)["mission"]
        state = self.beginning(mission).clone()
        state.chance = new_chance(seed, explicit)
        state.chance.script = script
        state.listen()
        settle(state)
        return state

    def beginning(self, mission: str) -> SkirmishState:
        """The position before the first step of the setup; it is made once and copied for every game."""
        if mission not in self.beginnings:
            chosen = self.catalog.missions[self.catalog.mission_ids.index(mission)]
            self.beginnings[mission] = first_state(self.catalog, chosen, new_chance(0))
        return self.beginnings[mission]

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
        skirmish = skirmish_state(state)
        scores = (skirmish.score[GRIFFIN], skirmish.score[SCORPION])
        griffin, scorpion = returns(skirmish)
        ranks = (1 if griffin >= scorpion else 2, 1 if scorpion >= griffin else 2)
        return Result(ranks, (griffin, scorpion), scores, drawn=griffin == scorpion)

    def turns(self, state: State) -> int:
        return int(skirmish_state(state).round)

    def decode(self, data: bytes) -> SkirmishState:
        return load_state(data, self.catalog)

    def position(self, state: State) -> str:
        return print_position(skirmish_state(state))

    def parse_position(self, text: str) -> SkirmishState:
        return parse_position(text, self.catalog)

    # Taking back what chance has shown ----------------------------------------------------------------

    def learned(self, undone: State, events: Sequence[Event] = ()) -> list[int]:
        return learned(skirmish_state(undone), events)

    def rekey(self, state: State, seed: int | str | bytes, learned: Sequence[int] = ()) -> None:
        rekey(skirmish_state(state), seed, learned)

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
        return facts(skirmish_state(state))

    def expectation(self, then: Mapping[str, Any]) -> dict[str, Any]:
        return expectation(then)

    # Words ------------------------------------------------------------------------------------------

    def words(self, state: State, action: int) -> str:
        return words(skirmish_state(state), action)

    def public_words(self, state: State, action: int) -> str:
        return public_words(skirmish_state(state), action)

    def gesture_words(self, state: State, path: list[int]) -> str:
        return gesture_words(skirmish_state(state), path)

    def parse(self, state: State, seat: int, text: str) -> list[int]:
        return parse(skirmish_state(state), seat, text, self.names)

    def label(self, state: State, action: int, language: str = ENGLISH) -> str:
        return label(self.speaker, skirmish_state(state), action, language)

    def prompt(self, state: State, seat: int, language: str = ENGLISH) -> str:
        return prompt(self.speaker, skirmish_state(state), seat, language)

    def refs(self, state: State, action: int) -> list[str]:
        return refs(skirmish_state(state), action)

    def told(self, event: Event, state: State) -> Sentence:
        return told(event, skirmish_state(state))

    def tell(self, event: Event, state: State, language: str = ENGLISH) -> str:
        return tell(self.speaker, event, skirmish_state(state), language)

    def cue(self, event: Event, state: State) -> Cue:
        return cue(skirmish_state(state), event)

    # What a seat may know ---------------------------------------------------------------------------

    def view(self, state: State, seat: int) -> SkirmishView:
        return view(skirmish_state(state), seat)

    def know(self, state: State, seat: int) -> SkirmishKnowledge:
        return know(skirmish_state(state), seat)

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

    # Why --------------------------------------------------------------------------------------------

    def why_not(self, state: State, seat: int, text: str) -> Refusal | None:
        return why_not(skirmish_state(state), seat, text, self.names)

    def explain(self, state: State, seat: int, subject: str) -> Explanation:
        return explain(skirmish_state(state), seat, subject)

    def outlook(self, state: State, seat: int, language: str = ENGLISH) -> Outlook:
        return outlook(self.speaker, skirmish_state(state), seat, language)

    def sight(self, state: State, ref: str, facing: str = "", language: str = ENGLISH) -> Lookout:
        return sight(self.speaker, skirmish_state(state), ref, facing, language)

    def roster(
        self, state: State, seat: int, picked: Sequence[int], language: str = ENGLISH
    ) -> Roster | None:
        missions = self.pack.cards["missions"]
        return roster(self.speaker, skirmish_state(state), seat, picked, missions, language)

    def rolled(self, event: Event, language: str = ENGLISH) -> Rolled | None:
        return rolled(self.speaker, event, language)

    def say(self, section: str, code: str, language: str = ENGLISH, **params: object) -> str:
        return self.speaker.say(section, code, language, **params)


def skirmish_state(state: State) -> SkirmishState:
    assert isinstance(state, SkirmishState), "a state of another game"
    return state


def layout_hash(catalog: Catalog) -> str:
    """Changes when the meaning of an action number does: the blocks and what stands behind them."""
    layout = json.dumps(["hybrid", actions.BLOCKS, terms.MODES, catalog.profile_ids, catalog.card_ids])
    return hashlib.sha256(layout.encode()).hexdigest()


def load_hybrid(pack: str | Path = "standard") -> Hybrid:
    """Hybrid with a shipped pack by name, or with the pack in a folder."""
    loaded, content = load(pack_folder(DATA, pack, Hybrid.title), lambda name: DATA / name)
    return Hybrid(loaded, build_catalog(content, loaded.name, loaded.hash), load_catalogues(DATA))
