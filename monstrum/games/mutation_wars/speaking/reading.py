"""Words back into actions: forgiving about spelling, and clear about what it did not understand.

Whether an action is legal is not asked here; `refusals.py` says why one is not. A verb that belongs to
another decision than the one pending is refused as such: `protect M09` never plays the card.
"""

import re
from typing import Final

from monstrum.content.counting import counted
from monstrum.content.names import folded
from monstrum.content.suggestions import did_you_mean
from monstrum.games.mutation_wars.asks import ASKS
from monstrum.games.mutation_wars.content.catalog import KIND_NAMES, PARTS
from monstrum.games.mutation_wars.rules import actions
from monstrum.games.mutation_wars.speaking.decisions import NO_SPOT, empty_spots, lowest_empty
from monstrum.games.mutation_wars.speaking.reading_places import (
    BODY,
    SAME_VERB,
    SEAT,
    SPOT,
    PlaceReader,
)
from monstrum.games.mutation_wars.state import (
    EDGES,
    MOST_BODIES,
    STRICT_LATTICE,
    has_variant,
)
from monstrum.kit.reading import quoted

FILLERS: Final = (
    "and", "with", "to", "on", "at", "for", "from", "the", "a", "card", "cards", "+", "&", "body",
)  # fmt: skip

WORDS: Final = ASKS.verbs()
NOTHING_WORDS: Final = tuple(word for word, block in WORDS.items() if block == "none")
_SAID: Final = {verb: block for verb, block in WORDS.items() if block != "none"} | {"target": "seat"}
VERBS: Final = _SAID | {same: _SAID[verb] for same, verb in SAME_VERB.items()}
"""Every verb and the block it speaks of; `take` may speak of a kind, `target` of a body."""

PICK: Final = "pick"  # is said of spots in every decision
_NUMBER: Final = re.compile(r"[0-9]{1,3}")


class WarsReader(PlaceReader):
    """The pending decision gives bare things their meaning."""

    def understood(self, text: str) -> list[int]:
        said = folded(text)
        if self.names.meant(" ".join(said)):  # a card may be called 'Play Dead'
            return self.cards("", said)
        if self.says_nothing(said):
            return [actions.NONE]
        if said[0] not in VERBS:
            return self.bare(text, said)
        return self.spoken(said[0], said[1:])

    def says_nothing(self, said: list[str]) -> bool:
        """`pass`, `none`, `play no card`, `evade not`."""
        rest = said[1:] if said[0] in VERBS and said[0] not in NOTHING_WORDS and len(said) > 1 else said
        return rest[0] in NOTHING_WORDS and all(word in FILLERS for word in rest[1:])

    def spoken(self, verb: str, rest: list[str]) -> list[int]:
        block = VERBS[verb]
        items = rest if block in ("card", "attach") else [word for word in rest if word not in FILLERS]
        if block == "buy":
            if items:
                self.give_up(f"'buy' is said alone: {quoted(' '.join(rest))} is chosen later.")
            return [actions.BUY]
        if not items:
            self.give_up(f"'{verb}' needs something after it.")
        if block == "attach":
            return self.attach(items)
        if block == "card":
            return self.cards_or_kind(verb, items)
        if block == "spot":
            return self.spots(verb, items)
        if block == "seat":
            return self.seat_or_body(verb, items)
        if block == "body":
            return [self.body(word) for word in items]
        if block == "edge":
            return [self.edge(self.one(items))]
        return self.split(items) if block == "split" else [self.colour(self.one(items))]

    def bare(self, text: str, said: list[str]) -> list[int]:
        """Things without a verb: what the pending decision does with them."""
        if all(SPOT.fullmatch(word) for word in said):
            return self.spots("", said)
        if all(BODY.fullmatch(word) for word in said):
            return [self.body(word) for word in said]
        if len(said) == 1 and SEAT.fullmatch(said[0]):
            return [self.seat_action(said[0])]
        if len(said) == 1 and said[0].upper() in KIND_NAMES:
            return [actions.KIND + KIND_NAMES.index(said[0].upper())]
        if self.starts_with_card(said):
            if "attach" in self.now.ask.answers and any(BODY.match(word) for word in said):
                return self.attach(said)
            return self.cards("", said)
        known = [*self.names.all_spellings(), *VERBS, *NOTHING_WORDS]
        guess = did_you_mean(" ".join(said), known) or did_you_mean(said[0], VERBS)
        self.give_up(f"{quoted(text)} is not understood{guess}.")

    # Cards ----------------------------------------------------------------------------------------

    def cards_or_kind(self, verb: str, items: list[str]) -> list[int]:
        if verb == "take" and len(items) == 1 and items[0].upper() in KIND_NAMES:
            return [actions.KIND + KIND_NAMES.index(items[0].upper())]
        return self.cards(verb, items)

    def cards(self, verb: str, items: list[str]) -> list[int]:
        """Sets have one path: ascending, whatever the order of saying."""
        designs = sorted(self.designs(items))
        if "attach" in self.now.ask.answers and not verb and len(designs) == 1 and designs[0] < PARTS:
            return self.attach(items)
        self.check_verb(verb, self.verb_of("card"))
        return [actions.card_action(design) for design in designs]

    def starts_with_card(self, said: list[str]) -> bool:
        longest = min(self.names.longest, len(said))
        return any(self.names.meant(" ".join(said[:end])) for end in range(1, longest + 1))

    def designs(self, said: list[str]) -> list[int]:
        """The cards named one after the other; at each place the longest name counts."""
        found: list[int] = []
        at = 0
        while at < len(said):
            for end in range(min(len(said), at + self.names.longest), at, -1):
                meant = self.names.meant(" ".join(said[at:end]))
                if meant:
                    found.append(self.the_one(" ".join(said[at:end]), meant))
                    at = end
                    break
            else:
                if said[at] not in FILLERS or at + 1 == len(said):
                    rest = " ".join(said[at:])
                    guess = did_you_mean(rest, self.names.all_spellings())
                    self.give_up(f"There is no card {quoted(rest)}{guess}.")
                at += 1
        if not found:
            self.give_up(f"There is no card {quoted(' '.join(said))}.")
        return found

    def the_one(self, said: str, meant: list[str]) -> int:
        if len(meant) > 1:
            self.give_up(f"{quoted(said)} is the name of {' and '.join(meant)}: say which.")
        return self.state.catalog.ids.index(meant[0])

    # Attaching ------------------------------------------------------------------------------------

    def attach(self, items: list[str]) -> list[int]:
        """MW-4.3  Any empty spot of a body means the body; a spot that is not empty is left to be refused."""
        places = [word for word in items if BODY.fullmatch(word) or SPOT.fullmatch(word)]
        cards = [word for word in items if word not in places]
        while len(cards) > 1 and cards[-1] in FILLERS:
            cards.pop()
        if len(places) > 1 or not cards:
            self.give_up("Say one Body Part card and one spot.")
        designs = self.designs(cards)
        if len(designs) > 1 or designs[0] >= PARTS:
            said = self.state.catalog.ids[designs[-1]]
            self.give_up(f"One Body Part card is attached at a time, and {said} is not it.")
        if not places:
            return [actions.attach_action(designs[0], self.only_body())]
        match = SPOT.fullmatch(places[0])
        if match is None:
            return [actions.attach_action(designs[0], self.body_number(places[0]))]
        body, edge = self.number(match[2], MOST_BODIES, "b"), self.number(match[3], EDGES, "edge ")
        owner = self.seat_number(match[1]) if match[1] else self.now.actor
        action = actions.attach_action(designs[0], body)
        spot = body * EDGES + edge
        if spot == self.freed() and owner == self.now.actor:
            return [action]
        free = empty_spots(self.state, owner, body) if 0 <= owner < self.state.seats else []
        exact = has_variant(self.state, STRICT_LATTICE) and len(free) > 1
        if spot in free and owner == self.now.actor and not exact:
            return [action]
        return [action, actions.spot_action(max(owner, 0), spot)]

    def only_body(self) -> int:
        """The body that is meant where none is said: the freed one, or the only one with an empty spot."""
        if self.freed() != NO_SPOT:
            return self.freed() // EDGES
        seat = self.now.actor
        if seat >= 0:
            free = [b for b in range(MOST_BODIES) if lowest_empty(self.state, seat, b) != NO_SPOT]
            if len(free) == 1:
                return free[0]
        self.give_up("Say where to attach it, like b0.1.")

    def freed(self) -> int:
        """The only spot that may be filled, or NO_SPOT."""
        return self.now.register("freed", NO_SPOT)

    # Spots, bodies, seats -------------------------------------------------------------------------

    def spots(self, verb: str, items: list[str]) -> list[int]:
        self.check_verb(verb, self.verb_of("spot"), (PICK,))
        items = self.joined(items)
        edges: list[int] = []
        if "edge" in items:
            at = items.index("edge")
            edges = [self.edge(self.one(items[at + 1 :]))]
            items = items[:at]
        found = sorted(self.spot(word) for word in items)
        first = self.now.register("first", NO_SPOT)
        if first != NO_SPOT and len(found) == 2:
            begun = actions.spot_action(self.now.creature, first)
            found = [action for action in found if action != begun] or found
        return found + edges

    def body_number(self, word: str) -> int:
        match = BODY.fullmatch(word)
        assert match is not None
        if match[1] and self.seat_number(match[1]) != self.now.actor:
            self.give_up(f"Parts are attached to your own creature, not to {quoted(word)}.")
        return self.number(match[2], MOST_BODIES, "b")

    def seat_or_body(self, verb: str, items: list[str]) -> list[int]:
        word = self.one(self.joined(items))
        if SEAT.fullmatch(word):
            self.check_verb(verb, self.verb_of("seat"))
            return [self.seat_action(word)]
        return [self.body(word)]

    # The rest -------------------------------------------------------------------------------------

    def split(self, items: list[str]) -> list[int]:
        """MW-11.6  `draw 1 1`, `draw 1 MU 1 BT`: Mutate cards, then Battle cards."""
        numbers = [int(word) for word in items if _NUMBER.fullmatch(word)]
        if not 1 <= len(numbers) <= 2 or any(
            not _NUMBER.fullmatch(word) and word.upper() not in KIND_NAMES for word in items
        ):
            self.give_up("Say how many Mutate and how many Battle cards, like 'draw 1 1'.")
        cards = self.now.register("cards")
        if "split" in self.now.ask.answers and len(numbers) == 2 and sum(numbers) != cards:
            wanted = counted(cards, "card is", "cards are")
            self.give_up(f"{numbers[0]} and {numbers[1]} are {sum(numbers)}: {wanted} drawn here.")
        action = actions.split_action(self.state.catalog, numbers[0])
        if action >= actions.space(self.state.catalog):
            self.give_up(f"There are not so many Mutate cards: {numbers[0]}.")
        return [action]
