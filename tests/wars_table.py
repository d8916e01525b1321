"""Mutation Wars for tests that read like the rules: creatures in notation, decisions in words.

table = wars("R(Claw:G, -, -)", "Y(FT:Y, -, -)")
table.play(0, "attack P1")
table.play(1, "evade b0.0")
assert table.creature(1) == "Y(FT:Y', -, -)"

Keys are those of positions; `pick` and `shuffle` script chance; `pack` is a game with other cards.
"""

import hashlib
import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from monstrum.content.pack import ENGLISH, Pack
from monstrum.core.contract import SPECTATOR
from monstrum.core.engine import decision, legal_actions, play, take_back, waiting
from monstrum.core.gestures import gestures, plan
from monstrum.games.mutation_wars.content.schema import read_pack
from monstrum.games.mutation_wars.effects.program import build_catalog
from monstrum.games.mutation_wars.game import MutationWars, load_mutation_wars
from monstrum.games.mutation_wars.positions.notation import creature_text, discard_ids, hand_ids
from monstrum.games.mutation_wars.rules import events
from monstrum.games.mutation_wars.state import WarsState
from tests.tongues import well_refused


@cache
def standard() -> MutationWars:
    return load_mutation_wars("standard")


def with_cards(**effects: str) -> MutationWars:
    """The standard cards and these: `with_cards(M90="DRAW(BT, 2, all)", BT90="FLAT_MOD(+1/0)")`, one of each.

    They pass the checks of every pack; what is wrong with them is raised as PackErrors."""
    return _with_cards(json.dumps(effects, sort_keys=True))


@cache
def _with_cards(spelled: str) -> MutationWars:
    base = standard().pack
    cards = {stem: dict(tables) for stem, tables in base.cards.items()}
    texts = {language: dict(tables) for language, tables in base.texts.items()}
    for id, effect in json.loads(spelled).items():
        role = {"role": "defender"} if effect.startswith("defender: ") else {}
        table = {"count": 2, "effect": effect.removeprefix("defender: "), **role}
        cards["battle" if id.startswith("BT") else "mutate"][id] = table
        texts[ENGLISH][id] = {"name": f"Test {id}", "text": "For tests."}
    digest = hashlib.sha256(spelled.encode()).hexdigest()
    pack = Pack("test", "mutation_wars", "Test", "1", "MIT", (), digest, base.folder, cards, texts)
    catalog = build_catalog(read_pack(pack), pack.name, pack.hash)
    return MutationWars(pack, catalog, standard().speaker.catalogues)


def wars(
    *creatures: str,
    pack: MutationWars | None = None,
    pick: Sequence[str] = (),
    shuffle: Sequence[Any] = (),
    seed: int | str = 0,
    config: Mapping[str, Any] | None = None,
    **given: Any,
) -> "Table":
    """A position, settled; the phase is battle if nothing else is said."""
    game = pack or standard()
    script = game.script({"pick": list(pick), "shuffle": list(shuffle)})
    if creatures:
        given["creatures"] = list(creatures)
    return Table(game, game.arrange(given, config or {}, seed, script))


def new_game(seed: int | str = 0, *, explicit: bool = False, **config: Any) -> "Table":
    """A game from the start: somebody must attach a part."""
    return Table(standard(), standard().start(config, seed, explicit=explicit))


class Table:
    """One state with its game."""

    def __init__(self, game: MutationWars, state: WarsState) -> None:
        self.game = game
        self.state = state

    # Playing

    def play(self, seat: int, *said: str) -> None:
        """Decisions in words, one after the other; `take back` takes a commitment back."""
        for words in said:
            if words == "take back":
                take_back(self.state, seat)
                continue
            refusal = self.game.why_not(self.state, seat, words)
            if refusal is not None:
                sentence = self.game.say("refusals", refusal.code, **refusal.params)
                offered = ", ".join(self.options(seat)) or "nothing"
                raise AssertionError(f"P{seat} {words!r}: {sentence} (offered: {offered})")
            for action in plan(self.state, seat, self.game.parse(self.state, seat, words)):
                play(self.state, seat, action)

    def options(self, seat: int) -> list[str]:
        """Whole gestures, in canonical order."""
        return [self.game.gesture_words(self.state, path) for path in gestures(self.state, seat)]

    def choices(self, seat: int) -> list[str]:
        """Single actions, in canonical order."""
        return [self.game.words(self.state, action) for action in legal_actions(self.state, seat)]

    def refuses(self, seat: int, words: str) -> str:
        """The code of the refusal; empty if the words are allowed."""
        refusal = self.game.why_not(self.state, seat, words)
        if refusal is None:
            return ""
        well_refused(self.game, refusal)
        return refusal.code

    def asked(self) -> str:
        """Who owes a decision, and which: `P0 build_action`."""
        return " ".join([*(f"P{seat}" for seat in waiting(self.state)), decision(self.state)])

    # Looking

    def creature(self, seat: int) -> str:
        return creature_text(self.state, seat)

    def hand(self, seat: int) -> str:
        return " ".join(hand_ids(self.state, seat))

    def discards(self) -> str:
        return " ".join(id for kind in range(3) for id in discard_ids(self.state, kind))

    def fact(self, name: str) -> Any:
        """What a scenario may ask: `counter`, `attack`, `complete` …"""
        return self.game.facts(self.state)[name]

    def knows(self, seat: int) -> list[str]:
        """What a seat has seen of the hands of others: `M09 P1`, `M09 P1 P2` where it may be either."""
        seen = self.game.view(self.state, seat).sightings
        return [" ".join([sighting.card, *sighting.where]) for sighting in seen]

    def happened(self, name: str, seen_by: int = SPECTATOR) -> list[tuple[int, ...]]:
        """The numbers of the events of one kind."""
        kind: int = getattr(events, name)
        told = [event for event in self.state.events.list if event.kind == kind and event.seen_by(seen_by)]
        return [(event.a, event.b, event.c, event.d) for event in told]
