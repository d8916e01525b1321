"""The table of Hybrid as text: the board with its columns and rows, then every warrior in one line."""

from monstrum.cli.plain import Plain
from monstrum.content.counting import counted
from monstrum.games.hybrid import terms
from monstrum.games.hybrid.board import aptitudes, states_of
from monstrum.games.hybrid.game import Hybrid
from monstrum.games.hybrid.view import SkirmishView
from monstrum.texts.match import Match


def draw_hybrid(match: Match, seat: int) -> str:
    """What the seat (-1: a spectator) sees."""
    view = match.game.view(match.state, seat)
    assert isinstance(view, SkirmishView)
    lines = [heading(view), *drawn_map(view), ""]
    for side in terms.SIDES:
        lines.append(f"{side}  ({counted(view.score[side], 'point')})")
        lines += [
            warrior(match, view, letter) for letter, figure in view.figures.items() if figure.side == side
        ]
    return "\n".join(lines)


def heading(view: SkirmishView) -> str:
    return f"{view.mission}  round {view.round} of {view.limit}" if view.round else f"{view.mission}  setup"


def drawn_map(view: SkirmishView) -> list[str]:
    """Columns above, rows to the left: tens, then ones."""
    width = len(view.map[0])
    tens = "".join(str(column // 10) if column % 10 == 0 else " " for column in range(width))
    ones = "".join(str(column % 10) for column in range(width))
    return [f"   {tens}", f"   {ones}", *(f"{row:2} {text}" for row, text in enumerate(view.map))]


def warrior(match: Match, view: SkirmishView, letter: str) -> str:
    """`A  Templar of Hod  1,4 E  NV 4 (1 Wound)  OC 3 DC 3 F 1 MV 1  mode OC`."""
    assert isinstance(match.game, Hybrid)
    figure = view.figures[letter]
    place = f"{figure.at} {figure.facing}" if figure.at else figure.status
    values = " ".join(f"{mode} {value}" for mode, value in figure.values.items())
    wounds = f" ({counted(figure.wounds, 'wound')})" if figure.wounds else ""
    marks = ", ".join(states_of(figure))
    mark = ">" if letter == view.active else " "
    name = match.game.card_name(figure.profile)
    return f"{mark} {letter}  {name:22} {place:8} NV {figure.nv}{wounds}  {values}  {marks}".rstrip()


def card_hybrid(game: Hybrid, said: str) -> str:
    """A profile or mission by its id or its name."""
    meant = game.names.meant(" ".join(said.replace(",", " ").casefold().split()))
    if len(meant) != 1:
        return f"There is no profile or mission '{said[:60]}'."
    id = meant[0]
    found = next((face for face in game.faces() if face.ref.endswith(f":{id}")), None)
    if found is None:
        return f"{game.card_name(id)} ({id}): {game.card_text(id)}"
    lines = [f"{found.name} ({id}), {found.kind}", found.text]
    if id in game.catalog.profile_ids:
        owned = aptitudes(game.catalog, game.catalog.profile_ids.index(id))
        lines.insert(1, ", ".join(owned) or "no aptitudes")
    return "\n".join(lines)


PLAIN = Plain(draw_hybrid, card_hybrid)
