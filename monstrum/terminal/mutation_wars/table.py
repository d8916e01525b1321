"""The table of Mutation Wars: the battle and the decks above, the players below, side by side."""

from collections import Counter
from typing import Final

from monstrum.games.mutation_wars.content.catalog import DECK_NAMES
from monstrum.games.mutation_wars.knowing.view import WarsView
from monstrum.terminal.look import Look
from monstrum.terminal.mutation_wars.pieces import COLOURS, card_chunk, game_of
from monstrum.terminal.mutation_wars.players import CHUNKS, NAMES, ROWS, SHORT, TRIANGLES, pad, player_block
from monstrum.terminal.palette import CAPTION, GOLD, NO, QUIET, TEXT
from monstrum.terminal.phrases import phrase, spoken
from monstrum.terminal.sketch import Block, Drawn, Line, Piece, beside, flowing, handle

COMPACT: Final = 70  # narrower than this, nothing is framed
NARROWEST_PLAYER: Final = 30


def legend() -> str:
    """A body, then what the signs mean."""
    return "\n".join(
        (
            f"     Eye:R ╱ ╲ Tail:B     {phrase('mw_legend_parts')}",
            f"       4/3╱ R0╲1/2        {phrase('mw_legend_body')}",
            f"    ▔▔▔ Glow:G 3|0/1 ▔▔▔  {phrase('mw_legend_glow')}",
            phrase("mw_legend_spots"),
            phrase("mw_legend_marks"),
        )
    )


def draw(look: Look) -> Drawn:
    """Everything the seat sees, in the room there is."""
    view = look.view
    assert isinstance(view, WarsView)
    upper = [*decks(look, view), *discards(look, view), *battle(look, view)]
    return Drawn([*upper, *players(look, view, look.height - len(upper))], zones(view))


def status(look: Look) -> str:
    view = look.view
    assert isinstance(view, WarsView)
    if view.over:
        return phrase("over")
    phase = game_of(look).say("terms", f"phase_{view.phase}", spoken())
    if view.phase == "setup":
        return phrase("mw_setup", player=view.token)
    turn = phrase("mw_turn", number=view.turn, phase=phase, player=view.token)
    if not view.variants or look.width < COMPACT * 2:
        return turn
    names = [game_of(look).say("settings", f"variants_{each}_name", spoken()) for each in view.variants]
    return f"{turn} · {', '.join(names)}"


def zones(view: WarsView) -> dict[str, str]:
    """Where each thing lies: what shares a zone with an option is worth explaining when it is none."""
    found: dict[str, str] = {}
    for name, bodies in view.bodies.items():
        found[f"seat:{name}"] = "players"
        for number, body in enumerate(bodies):
            found[f"body:{name}.b{number}"] = f"{name} bodies"
            for edge, held in enumerate(body.edges):
                if held[0] not in "^>":
                    found[f"spot:{name}.b{number}.{edge}"] = f"{name} creature"
        for kind in DECK_NAMES:
            cards: int | list[str] = getattr(view.hands[name], kind)
            if not isinstance(cards, int):
                found |= {f"card:{id}": f"{name} {kind}" for id in cards}
    return found


# What everybody shares ----------------------------------------------------------------------------


def decks(look: Look, view: WarsView) -> Block:
    """How many cards lie face down and face up, and the bodies that are left."""
    roomy = look.width >= COMPACT
    line: Line = [Piece(phrase("mw_decks") if roomy else "", f"bold {CAPTION}")]
    for kind, name in (*SHORT.items(), ("bodies", phrase("mw_bodies" if roomy else "mw_bodies_short"))):
        ref = f"deck:{kind}"
        first = handle(ref) if ref in look.lit else Piece(" ")
        line += [first, Piece(f"{getattr(view.decks, kind)} {name}", QUIET, ref)]
    if any(getattr(view.discards, kind) for kind in DECK_NAMES):
        sizes = "·".join(str(len(getattr(view.discards, kind))) for kind in DECK_NAMES)
        sign = "▾" if look.piles_open else "▸"
        caption = f"{sign}{' ' if roomy else ''}{phrase('mw_discards', numbers=sizes)}"
        line += [handle("pile:discards"), Piece(caption, CAPTION, "pile:discards")]
    return [line]


def discards(look: Look, view: WarsView) -> Block:
    """MW-14.1  Face up and open to all; shown when somebody wants to see them, or must choose from them."""
    choosing = view.taking and f"P{look.seat}" in view.waiting
    if not look.piles_open and not choosing:
        return []
    lines: Block = []
    for kind in DECK_NAMES:
        ids: list[str] = getattr(view.discards, kind)
        if ids:
            chunks = [
                card_chunk(look, id, number, named=False, pointable=choosing)
                for id, number in Counter(reversed(ids)).items()
            ]
            lines += flowing([[Piece(f"▾{SHORT[kind]}", CAPTION), *chunks[0]], *chunks[1:]], look.width)
    return lines


def battle(look: Look, view: WarsView) -> Block:
    """MW-8  Who fights whom, with what; or the body that has just been turned up."""
    lines: Block = []
    if view.battle is not None:
        fight = view.battle
        line: Line = [Piece(f"{phrase('mw_battle')} ", f"bold {NO}")]
        sides = ((fight.attacker, fight.attacker_card), (fight.defender, fight.defender_card))
        for number, (who, card) in enumerate(sides):
            line += [Piece(" ▸ " if number else "", NO), Piece(f"{who} {pad(view, who)}", f"bold {GOLD}")]
            if card is not None:
                name = f" {game_of(look).card_name(card, spoken())}" if look.width >= COMPACT else ""
                line += [handle(f"card:{card}"), Piece(f"{card}{name}", TEXT, f"card:{card}")]
        lines.append(line)
    if view.revealed is not None:
        colour = game_of(look).speaker.speak("colour", view.revealed, spoken())
        lines.append(
            [
                Piece(f"{phrase('mw_turned_up')} ", f"bold {CAPTION}"),
                Piece(phrase("mw_body", name=colour), f"bold {COLOURS[view.revealed]}"),
            ]
        )
    return lines


# Players ------------------------------------------------------------------------------------------


def players(look: Look, view: WarsView, height: int) -> Block:
    """All side by side if each has room, else in rows. Who matters most now is shown most fully."""
    frame = look.width >= COMPACT
    across = max(1, min(view.seats, (look.width + 1) // (NARROWEST_PLAYER + 1)))
    rows = -(-view.seats // across)
    across = -(-view.seats // rows)
    width = (look.width - across + 1) // across
    levels = [CHUNKS] * view.seats
    blocks = [player_block(look, view, seat, width, CHUNKS, frame) for seat in range(view.seats)]
    for level in (ROWS, TRIANGLES, NAMES):
        for seat in by_importance(look, view):
            if levels[seat] == level + 1:
                fuller = [*blocks]
                fuller[seat] = player_block(look, view, seat, width, level, frame)
                if height_of(fuller, across) <= height:
                    blocks, levels[seat] = fuller, level
    return [line for row in in_rows(blocks, across) for line in beside(row, [width] * len(row))]


def in_rows(blocks: list[Block], across: int) -> list[list[Block]]:
    return [blocks[first : first + across] for first in range(0, len(blocks), across)]


def height_of(blocks: list[Block], across: int) -> int:
    return sum(max(len(block) for block in row) for row in in_rows(blocks, across))


def by_importance(look: Look, view: WarsView) -> list[int]:
    """The one who looks, those whose things can be chosen now, the others."""

    def touched(seat: int) -> bool:
        return any(ref.startswith((f"spot:P{seat}.", f"body:P{seat}.")) for ref in look.lit)

    return sorted(range(view.seats), key=lambda seat: (seat != look.seat, not touched(seat), seat))
