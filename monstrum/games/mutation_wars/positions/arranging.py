"""A state from a position in text: everything can be set, what is left out gets defaults.

| Left out | Default |
|---|---|
| `players` | as many as the position speaks of, at least 2 |
| `turn`, `phase`, `token`, `actor` | 1, battle, P0, the holder of the token |
| a seat's creature | one bare body of a colour that is left |
| a seat's hand | empty |
| `decks` | all other cards, shuffled by the seed; `…` in a list stands for them |
| `discards` | empty |
| `complete_since` | creatures that are complete have been so since the last action |
"""

from collections.abc import Callable, Mapping
from typing import Any

from monstrum.content.facts import REST
from monstrum.core.chance import Script
from monstrum.core.engine import settle
from monstrum.core.errors import BadConfig, BadPosition
from monstrum.games.mutation_wars.content.catalog import COLOUR_LETTERS, COLOURS, DECK_NAMES, Catalog
from monstrum.games.mutation_wars.positions.creature_text import CreatureText
from monstrum.games.mutation_wars.positions.first import empty_state
from monstrum.games.mutation_wars.positions.given import BATTLE_KEYS, SeatText, WarsGiven
from monstrum.games.mutation_wars.positions.pending import read_pending, read_sightings
from monstrum.games.mutation_wars.positions.playable import check_playable
from monstrum.games.mutation_wars.rules.decks import put_in_hand, put_on_discard
from monstrum.games.mutation_wars.rules.geometry import add_body, join_body, put_part
from monstrum.games.mutation_wars.rules.winning import complete
from monstrum.games.mutation_wars.state import (
    EDGES,
    END_OF_TURN,
    FLIPPED,
    MARKS,
    NO_SEAT,
    PHASE_NAMES,
    REVERSED,
    VARIANT_NAMES,
    WarsState,
)

Check = Callable[[Mapping[str, Any]], dict[str, Any]]  # a configuration, its defaults filled in
SETTINGS = ("target_bodies", "max_turns", "variants")  # that a position may repeat


def arrange(
    table: Mapping[str, Any],
    catalog: Catalog,
    check: Check,
    config: Mapping[str, Any] | None = None,
    seed: int | str | bytes = 0,
    script: Script | None = None,
) -> WarsState:
    """The state a position describes, settled."""
    said = dict(config or {})
    given = WarsGiven(table, catalog, check(said)["players"] if "players" in said else None)
    state = empty_state(given.seats, catalog, given.chance(seed))
    state.chance.script = script
    read_settings(state, given, check, said)
    read_numbers(state, given)
    Layout(state, given).lay_all()
    read_completion(state, given)
    read_battle(state, given)
    read_sightings(state, given)
    read_pending(state, given)
    check_playable(state)
    settle(state)
    return state


def read_settings(state: WarsState, given: WarsGiven, check: Check, config: dict[str, Any]) -> None:
    """MW-13.1, MW-2.8, MW-15  What was agreed before the game."""
    repeated = {key: given.table[key] for key in SETTINGS if key in given}
    try:
        agreed = check({**config, "players": given.seats, **repeated})
    except BadConfig as error:
        raise BadPosition(str(error)) from None
    state.target = agreed["target_bodies"]
    state.last_turn = agreed["max_turns"]
    for name in agreed["variants"]:
        state.variants |= 1 << VARIANT_NAMES.index(name)


def read_numbers(state: WarsState, given: WarsGiven) -> None:
    setup = given.phase == "setup"
    state.turn = given.number("turn", 0 if setup else 1, 0, 1_000_000)
    state.phase = END_OF_TURN if given.phase == "over" else PHASE_NAMES.index(given.phase)
    state.token = given.seat("token")
    state.counter = given.number("counter", 0, 0, 1_000_000)
    state.attacked = given.seat_mask("attacked")
    state.finalists = given.seat_mask("finalists")
    state.winner = given.seat("winner") if "winner" in given else NO_SEAT
    for name, score in given.inner("scores", given.seat_names()).items():
        state.own_scores()[given.as_seat("scores", name)] = given.as_number(
            f"scores.{name}", score, 0, 10_000
        )


def read_completion(state: WarsState, given: WarsGiven) -> None:
    """MW-13.4, MW-13.5  When each creature became complete, and by whose action."""
    if "complete_since" not in given:
        whole = [seat for seat in range(state.seats) if state.bodies[seat] and complete(state, seat)]
        if whole and "counter" not in given:
            state.counter = 1
        for seat in whole:
            state.own_since()[seat] = max(1, state.counter)
            state.own_by()[seat] = seat
    for name, value in given.inner("complete_since", given.seat_names()).items():
        since = given.as_number(f"complete_since.{name}", value, 0, 1_000_000)
        state.own_since()[given.as_seat("complete_since", name)] = since
    for name, value in given.inner("completed_by", given.seat_names()).items():
        state.own_by()[given.as_seat("completed_by", name)] = given.as_seat(f"completed_by.{name}", value)


def read_battle(state: WarsState, given: WarsGiven) -> None:
    table = given.inner("battle", BATTLE_KEYS)
    if "attacker" in table:
        state.attacker = given.as_seat("battle.attacker", table["attacker"])
    if "defender" in table:
        state.defender = given.as_seat("battle.defender", table["defender"])
    if "attacker_card" in table:
        state.attacker_card = given.design(str(table["attacker_card"]), "battle.attacker_card")
    if "defender_card" in table:
        state.defender_card = given.design(str(table["defender_card"]), "battle.defender_card")
    if "protected" in table:
        state.protected = given.design(str(table["protected"]), "battle.protected")


class Layout:
    """Lays every card and every body somewhere, once (MW-14.7)."""

    def __init__(self, state: WarsState, given: WarsGiven) -> None:
        self.state = state
        self.given = given
        self.catalog = state.catalog
        self.left = list(state.catalog.copies)  # per design: copies no key has named yet
        self.bodies = list(state.catalog.body_copies)  # the same per colour

    def lay_all(self) -> None:
        texts = [self.given.seat_text(seat) for seat in range(self.state.seats)]
        for seat, text in enumerate(texts):
            self.lay_seat(seat, text)
        pile = self.given.deck("decks", "bodies")
        named = self.given.colours(pile or [])
        for colour in named:
            self.take_body(colour, "decks.bodies")
        self.lay_bare_bodies(texts)
        self.lay_pile(pile, named)
        for kind, name in enumerate(DECK_NAMES):
            self.lay_discard(kind, self.given.deck("discards", name) or [], f"discards.{name}")
        for design in self.given.designs(self.given.as_list("out", self.given.table.get("out", [])), "out"):
            self.take_card(design, "out")
            self.state.out[design] += 1
        for kind, name in enumerate(DECK_NAMES):
            self.lay_deck(kind, self.given.deck("decks", name), f"decks.{name}")

    # Cards ----------------------------------------------------------------------------------------

    def take_card(self, design: int, key: str) -> None:
        if self.left[design] == 0:
            id, copies = self.catalog.ids[design], self.catalog.copies[design]
            number = {0: "there is none", 1: "there is one"}.get(copies, f"there are {copies}")
            raise BadPosition(f"{key} names {id} once too often: {number} in this pack.")
        self.left[design] -= 1

    def lay_seat(self, seat: int, text: SeatText) -> None:
        if text.creature is not None:
            self.lay_creature(seat, text.creature)
        for design in self.given.designs(text.hand or [], f"the hand of P{seat}"):
            self.take_card(design, f"the hand of P{seat}")
            put_in_hand(self.state, seat, design)

    def kind_checked(self, names: list[str], kind: int, key: str) -> list[int]:
        """The designs of these names, taken; all of them belong in this deck."""
        found = self.given.designs([name for name in names if name != REST], key)
        for design in found:
            if self.catalog.kind_of[design] != kind:
                raise BadPosition(f"{key} names {self.catalog.ids[design]}, which belongs into another deck.")
            self.take_card(design, key)
        return found

    def lay_discard(self, kind: int, names: list[str], key: str) -> None:
        for design in self.kind_checked(names, kind, key):
            put_on_discard(self.state, design)

    def lay_deck(self, kind: int, names: list[str] | None, key: str) -> None:
        """From the top down; what is named nowhere lies where `…` stands, or stays in the box."""
        listed = [REST] if names is None else names
        named = self.kind_checked(listed, kind, key)
        rest: list[int] = []
        for design in range(self.catalog.first[kind], self.catalog.first[kind + 1]):
            rest += [design] * self.left[design]
            if REST not in listed:
                self.state.out[design] += self.left[design]
            self.left[design] = 0
        cards = self.with_rest(listed, named, rest)
        room = self.catalog.room[kind]
        for at, design in enumerate(reversed(cards)):
            self.state.own_deck()[room + at] = design
        self.state.own_sizes()
        self.state.deck_size[kind] = len(cards)

    def with_rest(self, listed: list[str], named: list[int], rest: list[int]) -> list[int]:
        """The named cards with the others, shuffled, in the place of `…`."""
        if REST not in listed:
            return named
        mixer = self.state.chance.clone()  # a generator of its own: the game's is left as it was
        mixer.script = None
        mixer.mix(rest)
        at = listed.index(REST)
        return [*named[:at], *rest, *named[at:]]

    # Bodies ---------------------------------------------------------------------------------------

    def take_body(self, colour: int, key: str) -> None:
        if self.bodies[colour] == 0:
            letter, copies = COLOUR_LETTERS[colour], self.catalog.body_copies[colour]
            raise BadPosition(f"{key} names a body {letter} too often: there are {copies} of them.")
        self.bodies[colour] -= 1

    def lay_creature(self, seat: int, creature: CreatureText) -> None:
        state, key = self.state, f"the creature of P{seat}"
        if len(creature.colours) > state.target:
            raise BadPosition(f"{key} has {len(creature.colours)} bodies, more than {state.target} (MW-4.7).")
        for body, colour in enumerate(creature.colours):
            self.take_body(colour, key)
            parent, edge = creature.joints[body]
            if parent < 0:
                add_body(state, seat, colour)
            else:
                join_body(state, seat, parent * EDGES + edge, colour)
        for (body, edge), part in creature.parts.items():
            design = part.kind * COLOURS + part.colour
            self.take_card(design, key)
            marks = (FLIPPED if part.flipped else 0) + (REVERSED if part.turned else 0)
            put_part(state, seat, body * EDGES + edge, design * MARKS + marks)

    def lay_bare_bodies(self, texts: list[SeatText]) -> None:
        """Seats nobody speaks of have a bare body; before the bodies are handed out they have none."""
        if self.given.phase == "setup" and "stack" in self.given:
            return
        for seat, text in enumerate(texts):
            if text.creature is None:
                start = seat % COLOURS
                order = [*range(start, COLOURS), *range(start)]
                left = [colour for colour in order if self.bodies[colour]]
                if not left:
                    raise BadPosition(f"There is no body left for P{seat}: give it a creature.")
                self.bodies[left[0]] -= 1
                add_body(self.state, seat, left[0])

    def lay_pile(self, listed: list[str] | None, named: list[int]) -> None:
        rest = [colour for colour in range(COLOURS) for _ in range(self.bodies[colour])]
        cards = self.with_rest([REST] if listed is None else listed, named, rest)
        for at, colour in enumerate(reversed(cards)):
            self.state.own_pile()[at] = colour
        self.state.pile_size = len(cards)
