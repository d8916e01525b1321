"""Words back into actions: forgiving about spelling, and clear about what it did not understand.

Whether an action is legal is not asked here; `refusals.py` says why one is not. A verb that belongs to
another decision than the one pending is refused as such: `protect M09` never plays the card.
"""

import re
from typing import Final, NoReturn

from monstrum.content.suggestions import did_you_mean
from monstrum.core.engine import legal_actions
from monstrum.core.errors import UnreadableWords
from monstrum.games.mutation_wars import actions, kinds
from monstrum.games.mutation_wars.catalog import COLOUR_LETTERS, KIND_NAMES, PARTS
from monstrum.games.mutation_wars.decisions import (
    ATTACHING,
    NO_SPOT,
    decision_now,
    empty_spots,
    lowest_empty,
)
from monstrum.games.mutation_wars.names import Names, folded
from monstrum.games.mutation_wars.state import (
    EDGES,
    MOST_BODIES,
    MOST_SEATS,
    NO_SEAT,
    STRICT_LATTICE,
    WarsState,
    has_variant,
)
from monstrum.games.mutation_wars.words import CARD_VERBS, PLAY, SPOT_VERBS, words

LONGEST_TEXT: Final = 400  # characters; nobody says more in one breath
QUOTED: Final = 60

NOTHING_WORDS: Final = ("none", "pass", "done", "stop", "decline", "nothing", "no")
FILLERS: Final = (
    "and",
    "with",
    "to",
    "on",
    "at",
    "for",
    "from",
    "the",
    "a",
    "card",
    "cards",
    "+",
    "&",
    "body",
)

NOTHING, BUYING, ATTACH, CARDS, SPOTS, SEATS, BODIES, EDGE, DRAW, COLOUR = range(10)
VERBS: Final = {
    "buy": BUYING,
    "attach": ATTACH,
    "grow": ATTACH,
    "play": CARDS,
    "pay": CARDS,
    "discard": CARDS,
    "take": CARDS,
    "give": CARDS,
    "pass": CARDS,
    "protect": CARDS,
    "keep": CARDS,
    "exchange": CARDS,
    "trade": CARDS,
    "deal": CARDS,
    "join": SPOTS,
    "lose": SPOTS,
    "pick": SPOTS,
    "choose": SPOTS,
    "return": SPOTS,
    "remove": SPOTS,
    "swap": SPOTS,
    "with": SPOTS,
    "at": SPOTS,
    "reset": SPOTS,
    "evade": SPOTS,
    "attack": SEATS,
    "target": SEATS,
    "dealer": SEATS,
    "rearrange": BODIES,
    "put": BODIES,
    "edge": EDGE,
    "draw": DRAW,
    "reveal": COLOUR,
}
SAME_VERB: Final = {
    "grow": "attach",
    "trade": "exchange",
    "keep": "protect",
    "choose": "pick",
    "return": "pick",
    "remove": "pick",
    "put": "rearrange",
    "pass": "give",
}
ANY_SPOT_VERBS: Final = ("pick",)  # may stand for the decision's own verb

_SEAT: Final = re.compile(r"p([0-9])")
_BODY: Final = re.compile(r"(?:p([0-9])\.?)?b([0-9])")
_SPOT: Final = re.compile(r"(?:p([0-9])\.?)?b([0-9])\.([0-9])")
_NUMBER: Final = re.compile(r"[0-9]{1,3}")


class WrongVerb(UnreadableWords):
    """The words are clear, but answer another question than the one that is asked."""


def parse(state: WarsState, seat: int, text: str, names: Names) -> list[int]:
    """The path of picks these words stand for, legal or not. Raises UnreadableWords and nothing else."""
    return Reader(state, seat, names).path(text)


def read_card(text: str, names: Names) -> str:
    """The one card a text names, by id or English name; empty if none or several."""
    meant = names.meant(" ".join(folded(text[:LONGEST_TEXT])))
    return meant[0] if len(meant) == 1 else ""


class Reader:
    """Reads for one seat in one state: the pending decision gives bare things their meaning."""

    def __init__(self, state: WarsState, seat: int, names: Names) -> None:
        self.state = state
        self.seat = seat
        self.names = names
        self.now = decision_now(state)

    def path(self, text: str) -> list[int]:
        if len(text) > LONGEST_TEXT:
            self.give_up(f"{quoted(text)} is too long to be an action.")
        said = folded(text)
        if not said:
            self.give_up("Nothing was said.")
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
        sort = VERBS[verb]
        items = [word for word in rest if word not in FILLERS] if sort not in (CARDS, ATTACH) else rest
        if sort == BUYING:
            if items:
                self.give_up(f"'buy' is said alone: {quoted(' '.join(rest))} is chosen later.")
            return [actions.BUY]
        if not items:
            self.give_up(f"'{verb}' needs something after it.")
        if sort == ATTACH:
            return self.attach(items)
        if sort == CARDS:
            return self.cards_or_kind(verb, items)
        if sort == SPOTS:
            return self.spots(verb, items)
        if sort == SEATS:
            return self.seat_or_body(verb, items)
        if sort == BODIES:
            return [self.body(word) for word in items]
        if sort == EDGE:
            return [self.edge(self.one(items))]
        return self.split(items) if sort == DRAW else [self.colour(self.one(items))]

    def bare(self, text: str, said: list[str]) -> list[int]:
        """Things without a verb: what the pending decision does with them."""
        if all(_SPOT.fullmatch(word) for word in said):
            return self.spots("", said)
        if all(_BODY.fullmatch(word) for word in said):
            return [self.body(word) for word in said]
        if len(said) == 1 and _SEAT.fullmatch(said[0]):
            return [self.seat_action(said[0])]
        if len(said) == 1 and said[0].upper() in KIND_NAMES:
            return [actions.KIND + KIND_NAMES.index(said[0].upper())]
        if self.starts_with_card(said):
            if self.now.kind in ATTACHING and any(_BODY.match(word) for word in said):
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
        if self.now.kind in ATTACHING and not verb and len(designs) == 1 and designs[0] < PARTS:
            return self.attach(items)
        self.check_verb(verb, CARD_VERBS.get(self.now.kind, PLAY if self.asks_for_cards() else ""))
        return [actions.card_action(design) for design in designs]

    def asks_for_cards(self) -> bool:
        """Whether `play` is the word for a card in the pending decision."""
        return self.now.kind in (
            kinds.MUTATE_ACTION,
            kinds.BUILD_OR_MUTATE_ACTION,
            kinds.ATTACKER_CARD,
            kinds.DEFENDER_CARD,
        )

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
        places = [word for word in items if _BODY.fullmatch(word) or _SPOT.fullmatch(word)]
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
        match = _SPOT.fullmatch(places[0])
        if match is None:
            return [actions.attach_action(designs[0], self.body_number(places[0]))]
        body, edge = self.number(match[2], MOST_BODIES, "b"), self.number(match[3], EDGES, "edge ")
        owner = self.seat_number(match[1]) if match[1] else self.now.creature
        action = actions.attach_action(designs[0], body)
        spot = body * EDGES + edge
        if self.now.kind == kinds.REFILL and spot == self.now.a and owner == self.now.actor:
            return [action]
        free = empty_spots(self.state, owner, body) if 0 <= owner < self.state.seats else []
        exact = has_variant(self.state, STRICT_LATTICE) and len(free) > 1
        if spot in free and owner == self.now.actor and not exact:
            return [action]
        return [action, actions.spot_action(max(owner, 0), spot)]

    def only_body(self) -> int:
        """The body that is meant where none is said: the freed one, or the only one with an empty spot."""
        if self.now.kind == kinds.REFILL:
            return self.now.a // EDGES
        seat = self.now.actor
        if seat >= 0:
            free = [b for b in range(MOST_BODIES) if lowest_empty(self.state, seat, b) != NO_SPOT]
            if len(free) == 1:
                return free[0]
        self.give_up("Say where to attach it, like b0.1.")

    # Spots, bodies, seats -------------------------------------------------------------------------

    def spots(self, verb: str, items: list[str]) -> list[int]:
        self.check_verb(verb, SPOT_VERBS.get(self.now.kind, "pick"), ANY_SPOT_VERBS)
        items = self.joined(items)
        edges: list[int] = []
        if "edge" in items:
            at = items.index("edge")
            edges = [self.edge(self.one(items[at + 1 :]))]
            items = items[:at]
        found = sorted(self.spot(word) for word in items)
        if self.now.kind == kinds.SWAP_SPOTS_WITH and len(found) == 2:
            begun = actions.spot_action(self.now.a, self.now.b)
            found = [action for action in found if action != begun] or found
        return found + edges

    def joined(self, items: list[str]) -> list[str]:
        """`p1 b0.1` is `p1.b0.1`."""
        found: list[str] = []
        for word in items:
            if found and _SEAT.fullmatch(found[-1]) and word.startswith("b"):
                found[-1] = f"{found[-1]}.{word}"
            else:
                found.append(word)
        return found

    def spot(self, word: str) -> int:
        match = _SPOT.fullmatch(word)
        if match is None:
            self.give_up(f"{quoted(word)} is no spot: say a body and an edge, like b0.1.")
        seat = self.seat_number(match[1]) if match[1] else self.own_creature(word)
        body, edge = self.number(match[2], MOST_BODIES, "b"), self.number(match[3], EDGES, "edge ")
        return actions.spot_action(seat, body * EDGES + edge)

    def body(self, word: str) -> int:
        match = _BODY.fullmatch(word)
        if match is None:
            self.give_up(f"{quoted(word)} is no body: say b0, or P1.b0.")
        seat = self.seat_number(match[1]) if match[1] else self.own_creature(word)
        return actions.body_action(seat, self.number(match[2], MOST_BODIES, "b"))

    def body_number(self, word: str) -> int:
        match = _BODY.fullmatch(word)
        assert match is not None
        if match[1] and self.seat_number(match[1]) != self.now.actor:
            self.give_up(f"Parts are attached to your own creature, not to {quoted(word)}.")
        return self.number(match[2], MOST_BODIES, "b")

    def own_creature(self, word: str) -> int:
        if self.now.creature == NO_SEAT:
            self.give_up(f"Say whose {quoted(word)} is meant, like P1.{word}.")
        return self.now.creature

    def seat_or_body(self, verb: str, items: list[str]) -> list[int]:
        word = self.one(self.joined(items))
        if _SEAT.fullmatch(word):
            asks_to_attack = self.now.kind == kinds.BATTLE_ACTION
            asks_for_target = self.now.kind in (kinds.TARGET_CREATURE, kinds.TARGET_OPPONENT)
            wanted = "attack" if asks_to_attack else "target" if asks_for_target else ""
            self.check_verb(verb, wanted)
            return [self.seat_action(word)]
        return [self.body(word)]

    def seat_action(self, word: str) -> int:
        match = _SEAT.fullmatch(word)
        assert match is not None
        return actions.SEAT + self.seat_number(match[1])

    def seat_number(self, digit: str) -> int:
        return self.number(digit, MOST_SEATS, "P")

    def number(self, digit: str, limit: int, prefix: str) -> int:
        if int(digit) >= limit:
            self.give_up(f"There is no {prefix}{digit}: the last one is {prefix}{limit - 1}.")
        return int(digit)

    # The rest -------------------------------------------------------------------------------------

    def edge(self, word: str) -> int:
        if word not in ("1", "2"):
            self.give_up(
                f"The displaced part goes to edge 1 or edge 2 of the new body, not to {quoted(word)}."
            )
        return actions.EDGE + int(word)

    def colour(self, word: str) -> int:
        colour = self.names.colours.get(word, -1)
        if colour < 0:
            self.give_up(f"There is no colour {quoted(word)}: say one of {', '.join(COLOUR_LETTERS)}.")
        return actions.COLOUR + colour

    def split(self, items: list[str]) -> list[int]:
        """MW-11.6  `draw 1 1`, `draw 1 MU 1 BT`: Mutate cards, then Battle cards."""
        numbers = [int(word) for word in items if _NUMBER.fullmatch(word)]
        if not 1 <= len(numbers) <= 2 or any(
            not _NUMBER.fullmatch(word) and word.upper() not in KIND_NAMES for word in items
        ):
            self.give_up("Say how many Mutate and how many Battle cards, like 'draw 1 1'.")
        if self.now.kind == kinds.SPOILS_SPLIT and len(numbers) == 2 and sum(numbers) != self.now.a:
            self.give_up(
                f"{numbers[0]} and {numbers[1]} are {sum(numbers)}: {self.now.a} cards are drawn here."
            )
        action = actions.split_action(self.state.catalog, numbers[0])
        if action >= actions.space(self.state.catalog):
            self.give_up(f"There are not so many Mutate cards: {numbers[0]}.")
        return [action]

    def one(self, items: list[str]) -> str:
        if len(items) != 1:
            self.give_up(f"One thing can be said here, not {quoted(' '.join(items))}.")
        return items[0]

    def check_verb(self, said: str, wanted: str, general: tuple[str, ...] = ()) -> None:
        """A verb of another decision answers a question that is not asked."""
        verb = SAME_VERB.get(said, said)
        if not said or not wanted or verb == wanted or verb in general:
            return
        raise WrongVerb(f"'{said}' is not the question here. {self.understood()}")

    def give_up(self, complaint: str) -> NoReturn:
        raise UnreadableWords(f"{complaint} {self.understood()}")

    def understood(self) -> str:
        examples = ", ".join(f"'{example}'" for example in self.examples())
        return f"Understood here: {examples}."

    def examples(self) -> list[str]:
        """Two or three things the seat could say now; where it has no say, things anybody might say once."""
        legal = legal_actions(self.state, self.seat)
        if not legal:
            return ["attach Eye:R b0.1", "play M09", "attack P1"]
        shown = [legal[0], legal[len(legal) // 2], legal[-1]]
        return list(dict.fromkeys(words(self.state, action) for action in shown))


def quoted(text: str) -> str:
    """What was said, short and printable."""
    plain = "".join(letter if letter.isprintable() else "?" for letter in text[: QUOTED + 1])
    return f"'{plain[:QUOTED]}…'" if len(plain) > QUOTED else f"'{plain}'"
