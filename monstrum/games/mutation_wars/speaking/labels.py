"""Labels that a line of `asks.py` alone does not tell: bodies, spots and what lies there, sums of cards."""

from monstrum.games.mutation_wars.content.catalog import COLOUR_LETTERS
from monstrum.games.mutation_wars.rules.building import price
from monstrum.games.mutation_wars.speaking.decisions import Decision, next_to_place
from monstrum.games.mutation_wars.speaking.places import attach_place, body_text, part_at, spot_of, spot_text
from monstrum.games.mutation_wars.state import EDGES, MOST_BODIES, SPOTS, WarsState

Labelled = tuple[str, dict[str, str]]


def price_params(state: WarsState, now: Decision, _: int) -> dict[str, str]:
    cost = price(state, now.actor) if now.actor >= 0 else 0
    return {"number": str(cost)}


def edge_params(state: WarsState, now: Decision, edge: int) -> dict[str, str]:
    return {"number": str(edge + 1)}


def split(state: WarsState, now: Decision, mutate: int) -> Labelled:
    battle = now.register("cards", 0) - mutate
    if "split" in now.ask.answers and battle >= 0:
        return "split", {"mutate": str(mutate), "battle": str(battle)}
    return "split_mutate", {"mutate": str(mutate)}


def body(state: WarsState, now: Decision, place: int) -> Labelled:
    seat, number = divmod(place, MOST_BODIES)
    params = {"player": f"P{seat}", "body": body_text(number)}
    if seat >= state.seats or number >= state.bodies[seat]:
        return "no_body", params
    return "body", params | {"colour": COLOUR_LETTERS[state.colours[place]]}


def body_for_part(state: WarsState, now: Decision, place: int) -> Labelled:
    """REARRANGE: the body, and the part it is asked for."""
    code, params = body(state, now, place)
    if code == "no_body" or place // MOST_BODIES != now.creature:
        return code, params
    spot = next_to_place(state, now)
    return "rearrange", params | {"part": part_at(state, now.creature, spot), "spot": spot_text(spot)}


def spot(state: WarsState, now: Decision, place: int) -> Labelled:
    """What is done with the part there; `…_empty` where there is none."""
    seat, number = divmod(place, SPOTS)
    code = now.ask.words.get("spot", "at" if "attach" in now.ask.answers else "pick")
    assert isinstance(code, str)
    params = {"player": f"P{seat}", "spot": spot_text(number), "part": part_at(state, seat, number)}
    if code == "join":
        params["colour"] = COLOUR_LETTERS[now.register("colour")]
    if seat != now.actor:
        params["spot"] = spot_of(seat, number)
    return (code if params["part"] else f"{code}_empty"), params


def attach(state: WarsState, now: Decision, place: int) -> Labelled:
    design, number = divmod(place, MOST_BODIES)
    params = {"part": state.catalog.ids[design], "spot": attach_place(state, now, number)}
    if now.actor < 0 or number >= state.bodies[now.actor]:
        return "attach", params
    params["colour"] = COLOUR_LETTERS[state.colours[now.actor * MOST_BODIES + number]]
    return "attach_body", params


assert EDGES * MOST_BODIES == SPOTS
