"""What a thing on the table of Hybrid is: a warrior, a profile, a square, the mission."""

from collections.abc import Sequence
from typing import Any

from monstrum.core.contract import Game
from monstrum.games.hybrid.game import Hybrid
from monstrum.games.hybrid.knowing.view import SkirmishView
from monstrum.games.hybrid.speaking.board import SIGNS, aptitudes, ground_rows
from monstrum.kit.speaker import ENGLISH
from monstrum.terminal.hybrid.plan import square_of
from monstrum.terminal.hybrid.signs import marks, short
from monstrum.terminal.look import Card
from monstrum.terminal.phrases import phrase, spoken


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
        mode = game.say("terms", f"mode_{id}", spoken())
        return Card(
            mode,
            phrase("hy_mode_value", id=view.active, value=view.figures[view.active].values.get(id, 0)),
            "",
            subject=f"{id} {view.active}",
        )
    if sort in ("square", "door", "objective"):
        place = id if sort != "objective" else view.objectives.get(id, "")
        return square(game, view, place) if "," in place else None
    return None


def warrior(game: Hybrid, view: SkirmishView, letter: str) -> Card:
    figure = view.figures[letter]
    values = " ".join(f"{short(game, mode)} {value}" for mode, value in figure.values.items())
    wounds = f", {phrase('hy_wounds', number=figure.wounds)}" if figure.wounds else ""
    facts = f"{short(game, 'NV')} {figure.nv}{wounds} · {values}"
    if figure.at:
        facing = game.say("terms", f"facing_{figure.facing}", spoken())
        facts += f" · {phrase('hy_on', square=figure.at, facing=facing)}"
    if beside := marks(game, figure):
        facts += f" · {beside}"
    text = "\n".join(filter(None, [apt(game, figure.profile), game.card_text(figure.profile, spoken())]))
    name = game.say("terms", "figure", spoken(), name=game.card_name(figure.profile, spoken()), letter=letter)
    return Card(name, facts, text, subject=letter if figure.status == "board" else "")


def apt(game: Hybrid, profile: str) -> str:
    """`Conviction/1, Puny`"""
    return named(game, aptitudes(game.catalog, game.catalog.profile_ids.index(profile)))


def named(game: Hybrid, tags: Sequence[str]) -> str:
    """What aptitudes are called; of other tags the tag itself."""
    found: list[str] = []
    for tag in tags:
        code, slash, level = tag.partition("/")
        known = game.speaker.catalogues[ENGLISH].has("glossary", f"aptitude_{code}_name")
        name = game.speaker.plain("glossary", f"aptitude_{code}_name", spoken()) if known else code
        found.append(f"{name}{slash}{level}")
    return ", ".join(found)


def printed(game: Hybrid, sort: str, id: str) -> Card:
    face = next(face for face in game.faces(spoken()) if face.ref == f"{sort}:{id}")
    if sort == "card":
        return Card(face.name, f"{id} · {face.kind}", face.text)
    values, _, text = face.text.partition("\n")
    return Card(face.name, f"{face.kind} · {values}", "\n".join(filter(None, [named(game, face.tags), text])))


def square(game: Hybrid, view: SkirmishView, place: str) -> Card | None:
    column, row = square_of(place)
    sign = ground_rows(view.map, view.legend, view.figures)[row][column]
    meaning = (
        game.say("zones", "objective", spoken(), number=sign)
        if sign.isdigit()
        else game.say("zones", SIGNS[sign], spoken())
    )
    return Card(place, meaning, "")
