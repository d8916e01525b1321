"""Random boards, the same ones for a seed, as the package draws them and as the slow twin sees them."""

import random

from monstrum.core.errors import MonstrumError
from tests.rules.hybrid.boards import Board
from tests.rules.hybrid.slow import Piece, World

GROUND = "......." * 4 + "##&%%%%^^_::/++!"
OPEN_GROUND = "." * 40 + "##%^:+"
DOUBLES = ("==", "~~", "!!")
KINDS = {  # profile → what the slow twin must know of it
    "T": {},
    "H": {},
    "P": {"puny": True},
    "QUICK": {"velocity": True},
    "TITAN": {"titan": True},
    "LYNX": {"lynx": 2},
    "X": {"size": 2, "titan": True},
    "BIG": {"size": 2},
}


def random_board(seed: int, *, widest: int = 8) -> tuple[Board, World]:
    rng = random.Random(seed)
    crowded = seed % 3 == 0  # many figurines in a small open room: friends in the way, enemies beside them
    while True:
        try:
            return attempt(rng, 6 if crowded else widest, crowded)
        except MonstrumError:
            continue  # a door of three squares, a figurine in a wall: draw again


def attempt(rng: random.Random, widest: int, crowded: bool) -> tuple[Board, World]:
    columns, height = rng.randint(4, widest), rng.randint(3, widest)
    ground = OPEN_GROUND if crowded else GROUND
    grid = [[rng.choice(ground) for _ in range(columns)] for _ in range(height)]
    for _ in range(rng.randint(0, 2)):
        pair = rng.choice(DOUBLES)
        row, column = rng.randrange(height - 1), rng.randrange(columns - 1)
        upright = rng.random() < 0.5
        grid[row][column] = pair[0]
        grid[row + upright][column + (not upright)] = pair[1]
    rows = tuple("".join(row) for row in grid)
    pieces: list[Piece] = []
    profiles: dict[str, str] = {}
    legend: list[str] = []
    for at in range(rng.randint(6, 9) if crowded else rng.randint(2, 6)):
        profile = rng.choice([*KINDS, "T", "H", "BIG", "X"])
        letter = chr(ord("A" if at == 0 or rng.random() < 0.5 else "a") + at)
        for _ in range(12):
            square = (rng.randrange(columns), rng.randrange(height))
            piece = Piece(letter, square, rng.randrange(4), **KINDS[profile])  # type: ignore[arg-type]
            if has_room(piece, rows, pieces):
                pieces.append(piece)
                profiles[letter] = profile
                legend.append(f"{letter}@{square[0]},{square[1]} {'NESW'[piece.facing]}")
                break
    exits = frozenset((0, row) for row in range(height) if rng.random() < 0.3)
    board = Board(rows, *legend, exits={"GRIFFIN": sorted(exits)} if exits else {}, profiles=profiles)
    return board, World(rows, tuple(pieces), exits)


def has_room(piece: Piece, rows: tuple[str, ...], pieces: list[Piece]) -> bool:
    world = World(rows, ())
    if any(world.solid(one) or (piece.size == 2 and world.sign(one) == "/") for one in piece.cover()):
        return False
    return not any(piece.cover() & other.cover() for other in pieces)
