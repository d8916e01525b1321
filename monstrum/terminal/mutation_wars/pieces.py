"""The small things of Mutation Wars as letters: parts on their spots, bodies, cards in a hand."""

from dataclasses import dataclass
from typing import Final

from monstrum.games.mutation_wars.game import MutationWars
from monstrum.games.mutation_wars.knowing.view import BodyView
from monstrum.terminal.look import Look
from monstrum.terminal.palette import CAPTION, GOLD, PHOSPHOR, QUIET, TEXT
from monstrum.terminal.phrases import spoken
from monstrum.terminal.sketch import Line, Piece, handle

COLOURS: Final = {"R": "#ff8a78", "G": "#6ce2b8", "B": "#8fb8ff", "Y": "#ffcf33"}
NARROW_TYPE: Final = 4  # letters of a type where there is little room
TOKEN, ATTACKED, COMPLETE = "◉", "✗", "★"


@dataclass(frozen=True, slots=True)
class Spot:
    """An edge of a body: a part, an empty spot, or a joint."""

    ref: str
    held: str  # as in the view: `Eye:R`, `~FT:R'`, `-`, `^`, `>b1`
    value: str
    matched: bool

    @property
    def joint(self) -> bool:
        return self.held[0] in "^>"


def game_of(look: Look) -> MutationWars:
    assert isinstance(look.game, MutationWars)
    return look.game


def spots_of(player: str, number: int, body: BodyView) -> list[Spot]:
    """The three edges of a body."""
    return [
        Spot(f"spot:{player}.b{number}.{edge}", held, value, held.strip("~'")[-1] == body.colour)
        for edge, (held, value) in enumerate(zip(body.edges, body.values, strict=True))
    ]


def spot_name(spot: Spot, narrow: bool) -> str:
    """`Spikes:R`, or `Spik:R` where there is little room; joints as they are."""
    if spot.joint or spot.held == "-" or not narrow:
        return "·" if spot.held == "-" else spot.held
    kind, _, colour = spot.held.partition(":")
    flipped = kind.startswith("~")
    return f"{'~' if flipped else ''}{kind.lstrip('~')[:NARROW_TYPE]}:{colour}"


def spot_style(spot: Spot) -> str:
    if spot.joint or spot.held == "-":
        return CAPTION
    colour = COLOURS[spot.held.strip("'")[-1]]
    return f"dim {colour}" if spot.held.startswith("~") else f"bold {colour}"


def spot_line(spot: Spot, narrow: bool) -> Line:
    """Handle and name; a joint cannot be pointed at."""
    name = spot_name(spot, narrow)
    if spot.joint:
        return [Piece(f" {name}", CAPTION)]
    return [handle(spot.ref), Piece(name, spot_style(spot), spot.ref)]


def value_piece(spot: Spot) -> Piece:
    """Attack and defence; golden where the colour adds to them."""
    return Piece(spot.value, GOLD if spot.matched and not spot.held.startswith("~") else QUIET, spot.ref)


def body_piece(player: str, number: int, body: BodyView) -> Line:
    """`R0`: the colour and the number of a body."""
    ref = f"body:{player}.b{number}"
    return [handle(ref), Piece(f"{body.colour}{number}", f"bold {COLOURS[body.colour]}", ref)]


def card_chunk(look: Look, id: str, number: int, named: bool, pointable: bool = True) -> Line:
    """` M09 Leprosy`, ` Eye:R×2`: a card in hand or discard."""
    ref = f"card:{id}" if pointable else ""
    colour = COLOURS.get(id.partition(":")[2], TEXT)
    name = f" {game_of(look).card_name(id, spoken())}" if named and ":" not in id else ""
    times = f"×{number}" if number > 1 else ""
    style = f"bold {PHOSPHOR}" if ref and ref in look.lit else colour
    first = handle(ref) if ref else Piece(" ")
    return [first, Piece(f"{id}{name}{times}", style, ref)]
