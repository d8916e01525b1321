"""The small things words are made of: spots, bodies, seats, edges, colours; and how one says one is lost.

`reading.py` puts them together.
"""

import re
from typing import Final

from monstrum.games.mutation_wars.content.catalog import COLOUR_LETTERS
from monstrum.games.mutation_wars.content.names import WarsNames
from monstrum.games.mutation_wars.rules import actions
from monstrum.games.mutation_wars.rules.geometry import stands_for
from monstrum.games.mutation_wars.speaking.decisions import Decision
from monstrum.games.mutation_wars.state import (
    EDGES,
    MOST_BODIES,
    MOST_SEATS,
    NO_SEAT,
    WarsState,
    content,
)
from monstrum.kit.reading import Reader, WrongVerb, quoted

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

SEAT: Final = re.compile(r"p([0-9])")
BODY: Final = re.compile(r"(?:p([0-9])\.?)?b([0-9])")
SPOT: Final = re.compile(r"(?:p([0-9])\.?)?b([0-9])\.([0-9])")


class PlaceReader(Reader):
    """The pending decision says whose creature is meant."""

    state: WarsState
    names: WarsNames
    now: Decision

    # Places ---------------------------------------------------------------------------------------

    def joined(self, items: list[str]) -> list[str]:
        """`p1 b0.1` is `p1.b0.1`."""
        found: list[str] = []
        for word in items:
            if found and SEAT.fullmatch(found[-1]) and word.startswith("b"):
                found[-1] = f"{found[-1]}.{word}"
            else:
                found.append(word)
        return found

    def spot(self, word: str) -> int:
        match = SPOT.fullmatch(word)
        if match is None:
            self.give_up(f"{quoted(word)} is no spot: say a body and an edge, like b0.1.")
        body, edge = self.number(match[2], MOST_BODIES, "b"), self.number(match[3], EDGES, "edge ")
        if match[1]:
            return actions.spot_action(self.seat_number(match[1]), body * EDGES + edge)
        seat = self.own_creature(word)
        return actions.spot_action(seat, self.standing_for(seat, body * EDGES + edge))

    def standing_for(self, seat: int, spot: int) -> int:
        """MW-2.7  The spot of the same body that stands for this one: the lowest that holds the same."""
        if not stands_for(self.state, seat, spot):
            held = content(self.state, seat, spot)
            for lower in range(spot - spot % EDGES, spot):
                if content(self.state, seat, lower) == held:
                    return lower
        return spot

    def body(self, word: str) -> int:
        match = BODY.fullmatch(word)
        if match is None:
            self.give_up(f"{quoted(word)} is no body: say b0, or P1.b0.")
        seat = self.seat_number(match[1]) if match[1] else self.own_creature(word)
        return actions.body_action(seat, self.number(match[2], MOST_BODIES, "b"))

    def own_creature(self, word: str) -> int:
        if self.now.creature == NO_SEAT:
            self.give_up(f"Say whose {quoted(word)} is meant, like P1.{word}.")
        return self.now.creature

    def seat_action(self, word: str) -> int:
        match = SEAT.fullmatch(word)
        assert match is not None
        return actions.SEAT + self.seat_number(match[1])

    def seat_number(self, digit: str) -> int:
        return self.number(digit, MOST_SEATS, "P")

    def number(self, digit: str, limit: int, prefix: str) -> int:
        if int(digit) >= limit:
            self.give_up(f"There is no {prefix}{digit}: the last one is {prefix}{limit - 1}.")
        return int(digit)

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

    # Saying so ------------------------------------------------------------------------------------

    def one(self, items: list[str]) -> str:
        if len(items) != 1:
            self.give_up(f"One thing can be said here, not {quoted(' '.join(items))}.")
        return items[0]

    def check_verb(self, said: str, wanted: str, general: tuple[str, ...] = ()) -> None:
        """A verb of another decision answers a question that is not asked."""
        verb = SAME_VERB.get(said, said)
        if not said or not wanted or verb == wanted or verb in general:
            return
        raise WrongVerb(self.with_examples(f"'{said}' is not the question here."))

    def verb_of(self, block: str) -> str:
        """The word with which the pending decision names things of a block; empty if it does not ask for
        them."""
        usual = self.wording.layout.space.block(block).verb if block in self.now.ask.answers else ""
        verb = self.now.ask.words.get(block, usual)
        assert isinstance(verb, str)
        return verb

    def usual(self) -> list[str]:
        return ["attach Eye:R b0.1", "play M09", "attack P1"]
