"""What a thing on the table of Hybrid is: a warrior, a profile, a square, the mission."""

from typing import Any

from monstrum.core.contract import Game
from monstrum.games.hybrid.game import Hybrid
from monstrum.games.hybrid.knowing.view import SkirmishView
from monstrum.games.hybrid.speaking.board import SIGNS, aptitudes, ground_rows
from monstrum.terminal.hybrid.plan import square_of
from monstrum.terminal.hybrid.signs import marks
from monstrum.terminal.look import Card


def card(game: Game, view: Any, ref: str) -> Card | None:
    """By its ref; the subject is what `explain` calls it."""
    assert isinstance(game, Hybrid)
    assert isinstance(view, SkirmishView)
    sort, _, id = ref.partition(":")
    if sort == "figure" and id in view.figures:
        return warrior(game, view, id)
    if sort in ("profile", "card"):
        return printed(game, sort, id)
    if sort == "mode" and view.active in view.figures:
        mode = game.say("terms", f"mode_{id}")
        return Card(
            mode,
            f"{view.active}'s value {view.figures[view.active].values.get(id, 0)}",
            "",
            subject=f"{id} {view.active}",
        )
    if sort in ("square", "door", "objective"):
        place = id if sort != "objective" else view.objectives.get(id, "")
        return square(game, view, place) if "," in place else None
    return None


def warrior(game: Hybrid, view: SkirmishView, letter: str) -> Card:
    figure = view.figures[letter]
    values = " ".join(f"{mode} {value}" for mode, value in figure.values.items())
    wounds = f", {figure.wounds} Wounds" if figure.wounds else ""
    facts = f"NV {figure.nv}{wounds} · {values}"
    if figure.at:
        facts += f" · on {figure.at}, faces {game.say('terms', f'facing_{figure.facing}')}"
    if beside := marks(figure):
        facts += f" · {beside}"
    text = "\n".join(filter(None, [apt(game, figure.profile), game.card_text(figure.profile)]))
    name = game.say("terms", "figure", name=game.card_name(figure.profile), letter=letter)
    return Card(name, facts, text, subject=letter if figure.status == "board" else "")


def apt(game: Hybrid, profile: str) -> str:
    """`conviction/1, puny`"""
    return ", ".join(aptitudes(game.catalog, game.catalog.profile_ids.index(profile)))


def printed(game: Hybrid, sort: str, id: str) -> Card:
    face = next(face for face in game.faces() if face.ref == f"{sort}:{id}")
    if sort == "card":
        return Card(face.name, f"{id} · {face.kind}", face.text)
    values, _, text = face.text.partition("\n")
    return Card(face.name, f"{face.kind} · {values}", "\n".join(filter(None, [", ".join(face.tags), text])))


def square(game: Hybrid, view: SkirmishView, place: str) -> Card | None:
    column, row = square_of(place)
    sign = ground_rows(view)[row][column]
    meaning = (
        game.say("zones", "objective", number=sign) if sign.isdigit() else game.say("zones", SIGNS[sign])
    )
    return Card(place, meaning, "")
