"""Positions of cards in places as text, as bytes, and as facts that scenarios compare.

    players = 2
    P0.hand = "M01 M16"
    at.L2   = "P1:M05 P0:M09"     # whose they are, where the place does not say it
    next    = "P0"

What is named nowhere lies where it begins.
"""

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from monstrum.content.facts import Zone
from monstrum.content.toml_text import toml_value
from monstrum.core.chance import Script
from monstrum.core.codec import Numbers, decode_numbers, load_chance, load_pending
from monstrum.core.errors import BadPosition
from monstrum.core.state import NOBODY
from monstrum.kit.asks import Asks
from monstrum.kit.cards.places import Cards
from monstrum.kit.cards.state import CardState
from monstrum.kit.given import Given, asked_facts, find
from monstrum.kit.goes_on import Sorts, check_goes_on, check_records
from monstrum.kit.stack_text import chance_lines, read_stack, stack_lines

SORTS: Sorts = {
    "seat": lambda state, seat: 0 <= seat < state.seats,
    "card": lambda state, card: 0 <= card < len(state.cards.ids),
}
NEXT = "next"  # whose turn it is, where a position does not say what is pending
KNOWN = "known"  # what seats know beyond what the places show them
ALWAYS = ("game", "players", "seed", "words", "explicit", "stack", NEXT, KNOWN)


class GivenCards(Given):
    """A position as it was written."""

    keys: ClassVar[tuple[str, ...]] = ALWAYS

    def __init__(self, game: str, table: Mapping[str, Any], state: CardState) -> None:
        super().__init__(table, state.seats)
        self.game = game  # type: ignore[misc]
        self.state = state

    def fill(self, asks: Asks[Any]) -> None:
        """Everything but what follows when nothing is said of it."""
        state = self.state
        tops = dict.fromkeys(name.partition(".")[0] for name in state.room.names)
        self.check_keys(*tops, *state.numbers)
        for name in state.numbers:
            state.numbers[name] = self.number(name, state.numbers[name], 0, 1 << 40)
        laid: set[int] = set()
        for place, name in enumerate(state.room.names):
            for said in self.as_list(name, self.said(name)):
                self.lay(said, place, laid)
        for name, cards in self.inner(KNOWN, [*self.seat_names(), "all"]).items():
            for card in self.as_list(f"known.{name}", cards):
                mask = state.room.everybody if name == "all" else 1 << self.as_seat(KNOWN, name)
                state.known[find(card, state.cards.ids, "known names", "card")] |= mask
        read_stack(state, self.texts("stack"), asks.kinds(), lambda who: self.as_seat("stack", who))

    def said(self, name: str) -> object:
        top, dot, rest = name.partition(".")
        if not dot:
            return self.table.get(name, [])
        known = [other.partition(".")[2] for other in self.state.room.names if other.startswith(f"{top}.")]
        return self.inner(top, known).get(rest, [])

    def lay(self, said: str, place: int, laid: set[int]) -> None:
        whose, _, id = said.rpartition(":")
        state = self.state
        card = find(id, state.cards.ids, f"{state.room.names[place]} names", "card")
        if card in laid:
            raise BadPosition(f"{state.cards.ids[card]} lies in two places.")
        laid.add(card)
        state.put(card, place)
        state.known[card] = state.room.watched[place]
        if whose:
            state.owner[card] = self.as_seat(state.room.names[place], whose)


def lay_out(
    name: str,
    state: CardState,
    given: Mapping[str, Any],
    asks: Asks[Any],
    seed: int | str | bytes,
    go_on: Callable[[CardState, int], None],
) -> None:
    """What a position says, put into a state in which every card lies where it begins."""
    reader = GivenCards(name, given, state)
    state.chance = reader.chance(seed)
    reader.fill(asks)
    if "stack" not in reader:
        go_on(state, reader.seat(NEXT))
    check_pending(state, asks)


def check_pending(state: CardState, asks: Asks[Any]) -> None:
    check_records(asks, state, SORTS)
    check_goes_on(state)


def print_position(name: str, state: CardState, asks: Asks[Any]) -> str:
    """All of it; the inverse of `lay_out`."""
    lines = [f'game = "{name}"', f"players = {state.seats}", *chance_lines(state.chance)]
    lines += [f"{key} = {number}" for key, number in state.numbers.items()]
    lines += [f"{place} = {toml_value(spelled(state, at))}" for at, place in enumerate(state.room.names)]
    for seat in range(state.seats + 1):
        more = [card for card, mask in enumerate(state.known) if mask & ~seen(state, card) & 1 << seat]
        if more:
            key = f"P{seat}" if seat < state.seats else "all"
            lines.append(f"known.{key} = {toml_value([state.cards.ids[card] for card in more])}")
    pending = ", ".join(toml_value(line) for line in stack_lines(state, asks.key))
    return "\n".join([*lines, f"stack = [{pending}]", ""])


def seen(state: CardState, card: int) -> int:
    return state.room.watched[state.place[card]]


def spelled(state: CardState, place: int) -> list[str]:
    ids, owner = state.cards.ids, state.room.owners[place]
    return [
        ids[card] if state.owner[card] == owner else f"P{state.owner[card]}:{ids[card]}"
        for card in state.lying[place]
    ]


def load_state(
    data: bytes, empty: Callable[[int], CardState], asks: Asks[Any], least: int, most: int
) -> CardState:
    """A stored state back from its bytes, trusting nothing in them; `empty` makes one for so many seats."""
    numbers = Numbers(decode_numbers(data))
    chance = load_chance(numbers)
    seats = numbers.one()
    if not least <= seats <= most:
        raise BadPosition(f"The stored state is for {seats} players.")
    state = empty(seats)
    state.chance = chance
    size = len(state.place)
    piles = [numbers.many() for _ in state.lying]
    if sorted(card for pile in piles for card in pile) != list(range(size)):
        raise BadPosition("The stored state has lost a card.")
    state.lying = [[] for _ in piles]
    state.place = [NOBODY] * size
    for place, pile in enumerate(piles):
        for card in pile:
            state.put(card, place)
    state.owner = [numbers.one() for _ in range(size)]
    state.known = [numbers.one() for _ in range(size)]
    state.numbers = {name: numbers.one() for name in state.numbers}
    load_pending(state, numbers)
    numbers.finish()
    everybody = state.room.everybody
    if not all(NOBODY <= owner < seats for owner in state.owner) or not all(
        0 <= mask <= everybody for mask in state.known
    ):
        raise BadPosition("The stored state stands where no game stands.")
    check_pending(state, asks)
    return state


def facts(state: CardState, scores: list[int], ranks: list[int]) -> dict[str, Any]:
    """The truth, for `[then]`."""
    seats = [f"P{seat}" for seat in range(state.seats)]
    found: dict[str, Any] = {
        "players": state.seats,
        **state.numbers,
        **asked_facts(state),
        "ranks": ranks,
        "winners": [seat for seat, rank in zip(seats, ranks, strict=True) if rank == 1 and state.over()],
    }
    for seat, score in zip(seats, scores, strict=True):
        found[seat] = {"score": score}
    for place, name in enumerate(state.room.names):
        top, dot, rest = name.partition(".")
        zone = Zone(tuple(spelled(state, place)), state.room.kinds[place].ordered)
        if dot:
            found.setdefault(top, {})[rest] = zone
        else:
            found[name] = zone
    return found


def chance_script(chance: Mapping[str, Any], cards: Cards, block: str) -> Script:
    """`[chance]`: the cards that are drawn, one after the other."""
    picks = chance.get("pick", [])
    if not isinstance(picks, list) or set(chance) - {"pick"}:
        raise BadPosition('[chance] of this game is a list of drawn cards: pick = ["A01", "A02"].')
    numbers = [find(str(id), cards.ids, "chance.pick names", "card") for id in picks]
    return Script([], [cards.layout.action(block, card) for card in numbers], [])
