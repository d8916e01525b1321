"""The table of Hybrid in the words every game shares: profiles as faces, the board as a map with
figurines."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from monstrum.core.board import CARDS, MAP, Board, Counter, Face, Fact, Standing, Thing, Zone
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.catalog import APTITUDES, MODES, Catalog
from monstrum.games.hybrid.knowing.view import FigureView, SkirmishView
from monstrum.games.hybrid.positions.practice import PRACTICE
from monstrum.games.hybrid.speaking.briefing import briefing, goals_of
from monstrum.games.hybrid.speaking.cards_board import card_faces, card_zones
from monstrum.games.hybrid.speaking.glossary import printed_facts, rules_of, sign
from monstrum.games.hybrid.speaking.speech import Speaker
from monstrum.kit.kept import kept
from monstrum.kit.speaker import KEPT

SIGNS: Final = {
    ".": "floor", "#": "wall", " ": "void", "&": "pillar", "+": "door", "/": "passage", "=": "double_door",
    "~": "double_passage", "!": "locked", ":": "permanent", "%": "rocks", "?": "counter", "_": "trapdoor",
    "^": "pit", "<": "entry", ">": "exit",
}  # fmt: skip
OF_MISSIONS: Final = ("HY-2.1", "HY-13.1", "HY-15.4")
WHO: Final = (("outside", ("standby",)), ("gone", ("eliminated", "exited", "left_out")))


def faces(speaker: Speaker, catalog: Catalog, missions: Mapping[str, Any], language: str) -> list[Face]:
    """6.1, 6.6  Every profile as it is printed, every mission with its goals, every card."""
    names = speaker.names
    found: list[Face] = []
    for profile, id in enumerate(catalog.profile_ids):
        values = [catalog.value[profile * MODES + mode] for mode in range(MODES)]
        oc, dc, f, mv = (
            str(value) if value else speaker.plain("terms", "none", language) for value in values
        )
        printed = speaker.plain(
            "terms", "profile_values", language,
            nv=str(catalog.nv[profile]), oc=oc, dc=dc, f=f, mv=mv, mt=str(catalog.mt[profile]),
        )  # fmt: skip
        kind = f"kind_profile_{terms.SIDES[catalog.side[profile]]}"
        found.append(
            Face(
                ref=f"profile:{id}",
                name=names.name(id, language),
                kind=speaker.plain("terms", kind, language, rank=str(catalog.rank[profile])),
                value=str(catalog.rank[profile]),
                tags=tuple(aptitudes(catalog, profile)) + (("unique",) if catalog.most[profile] == 1 else ()),
                text=f"{printed}\n{names.text(id, language)}",
                facts=printed_facts(speaker, catalog, profile, language),
                rules=rules_of(catalog, profile),
                sort=terms.SIDES[catalog.side[profile]],
            )
        )
    kind = speaker.plain("terms", "kind_mission", language)
    for id in catalog.mission_ids:
        found.append(
            Face(
                f"mission:{id}",
                names.name(id, language),
                kind,
                text="\n".join(briefing(speaker, id, missions[id], language)),
                facts=goals_of(speaker, missions[id], language),
                rules=OF_MISSIONS,
                sort="mission",
            )
        )
    return found + card_faces(speaker, catalog, language)


def aptitudes(catalog: Catalog, profile: int) -> list[str]:
    """`conviction/1`, `puny`."""
    found: list[str] = []
    for place, name in enumerate(terms.APTITUDES):
        x = catalog.aptitude[profile * APTITUDES + place]
        if x:
            found.append(name if name in terms.WITHOUT_X else f"{name}/{x}")
    return found


def board(speaker: Speaker, view: SkirmishView, language: str) -> Board:
    """The map with everybody on it, then both sides: who is there or waits outside, who is out of play."""

    def title(code: str, **params: str) -> str:
        return speaker.say("zones", code, language, **params)

    zones = field_zones(
        speaker, view.map, view.legend, view.figures, view.active, view.own_commitment, view.objectives,
        view.templates, view.shut, view.darkness, view.mission, language,
    )  # fmt: skip
    recruits = tuple(
        Thing(f"recruit:{at}", face=f"profile:{id}") for at, id in enumerate(view.own_commitment)
    )
    if recruits and view.decision == "FORCE":
        name = title("recruits", side=terms.SIDES[view.seat])
        zones = [*zones, Zone(f"P{view.seat}.recruits", name, recruits, CARDS, view.seat, secret=True)]
    profiles = {letter: figure.profile for letter, figure in view.figures.items()}
    zones = [*zones, *card_zones(speaker, view.cards, view.seat, profiles, language)]
    practice = view.mission == PRACTICE
    mission = title("practice") if practice else speaker.names.name(view.mission, language)
    if view.round:
        status = title("status", mission=mission, round=str(view.round), limit=str(view.limit))
    else:
        status = title("status_setup", mission=mission)
    return Board(status, tuple(standing(speaker, view, seat, language) for seat in (0, 1)), tuple(zones))


@kept
def field_zones(
    speaker: Speaker,
    drawn: list[str],
    said: list[str],
    figures: dict[str, FigureView],
    active: str,
    picked: list[str],
    objectives: dict[str, str],
    templates: list[str],
    shut: list[str],
    darkness: dict[str, int],
    mission: str,
    language: str,
) -> list[Zone]:
    """The map and the mission, then those of both sides who wait outside or are gone."""

    def title(code: str, **params: str) -> str:
        return speaker.say("zones", code, language, **params)

    def figurine(letter: str) -> Thing:
        number = picked.index(letter) + 1 if letter in picked else 0
        return thing(speaker, figures[letter], letter, letter == active, number, language)

    rows = ground_rows(drawn, said, figures)
    letters = sorted({letter for row in rows for letter in row if letter in SIGNS or letter.isdigit()})
    legend = tuple(
        (sign, title("objective", number=sign) if sign.isdigit() else title(SIGNS[sign])) for sign in letters
    )
    present = [figurine(letter) for letter, figure in figures.items() if figure.at]
    present += [
        Thing(f"objective:{number}", title("objective", number=number), square)
        for number, square in objectives.items()
        if "," in square
    ]
    present += [template(title, text) for text in templates]
    present += [Thing(f"shut:{square}", title("shut"), square) for square in shut]
    present += [dark(title, tile, number) for tile, number in darkness.items()]
    zones = [Zone("map", title("map"), tuple(present), MAP, rows=tuple(rows), legend=legend)]
    if mission != PRACTICE:
        zones.append(Zone("mission", title("mission"), (Thing(f"mission:{mission}"),), CARDS))
    for seat, side in enumerate(terms.SIDES):
        for name, statuses in WHO:
            things = tuple(
                figurine(letter)
                for letter, figure in figures.items()
                if figure.side == side and figure.status in statuses
            )
            if things:
                zones.append(Zone(f"P{seat}.{name}", title(name, side=side), things, CARDS, seat))
    return zones


def ground_rows(drawn: list[str], said: list[str], figures: dict[str, FigureView]) -> list[str]:
    """The map without its figurines: the legend says what is under one, unless it is floor or is shown."""
    rows = [list(row) for row in drawn]
    under = {line[0]: line[-1] for line in said if " on " in line}
    for letter, figure in figures.items():
        if not figure.at:
            continue
        west, _, north = figure.at.partition(",")
        for row in range(int(north), int(north) + figure.base):
            for column in range(int(west), int(west) + figure.base):
                if rows[row][column] == letter:
                    rows[row][column] = under.get(letter, ".")
    return ["".join(row) for row in rows]


@kept
def thing(
    speaker: Speaker, figure: FigureView, letter: str, active: bool, picked: int, language: str
) -> Thing:
    """A figurine: its letter and name, where it stands, its Wounds, what is on it."""
    name = speaker.say(
        "terms", "figure", language, name=speaker.names.name(figure.profile, language), letter=letter
    )
    value = f"{figure.nv - figure.wounds}/{figure.nv}"
    states = states_of(figure)
    if picked:
        states = (*states, f"number {picked}")
    if active:
        states = ("active", *states)
    return Thing(
        f"figure:{letter}",
        name,
        figure.at,
        value,
        states,
        facing=figure.facing,
        size=figure.base,
        owner=terms.SIDES.index(figure.side),
        face=f"profile:{figure.profile}",
        facts=tuple(
            Fact(sign(speaker, code, language), str(value), code=code)
            for code, value in (
                ("NV", figure.nv - figure.wounds),
                *figure.values.items(),
                ("Mt", figure.mt),
            )
        ),
    )


def template(title: Callable[[str], str], text: str) -> Thing:
    """`GAS 3,2 SCORPION until 4`: two by two squares from there on."""
    kind, square = text.split()[:2]
    return Thing(f"template:{kind}:{square}", title(kind), square, size=2)


def dark(title: Callable[..., str], tile: str, number: int) -> Thing:
    """HY-8.1  `0,0-9,9`: a tile on which nobody sees farther than this."""
    first, _, last = tile.partition("-")
    wide = int(last.partition(",")[0]) - int(first.partition(",")[0]) + 1
    return Thing(f"darkness:{first}", title("darkness", number=str(number)), first, str(number), size=wide)


def states_of(figure: FigureView) -> tuple[str, ...]:
    """The counters that lie beside it, in short words; the number of the Activation counter only to its
    owner."""
    marks = (
        (figure.status not in ("board", "standby"), figure.status),
        (figure.mode != "", f"mode {figure.mode}"),
        (figure.parry > 0, f"parry {figure.parry}"),
        (figure.watch > 0, f"watch {figure.watch}"),
        (figure.furtive, "furtive"),
        (figure.hindered_by != "", f"hindered by {figure.hindered_by}"),
        (figure.carries > 0, f"carries {figure.carries}"),
        (figure.aura != "", f"aura {figure.aura} {figure.aura_range}"),
        (len(figure.mutations) > 0, f"mutations {' '.join(figure.mutations)}"),
        (figure.numbered, f"number {figure.order}" if figure.order else "numbered"),
        (figure.activated > 0, f"activated {figure.activated}"),
    )
    return tuple(text for holds, text in marks if holds)


def standing(speaker: Speaker, view: SkirmishView, seat: int, language: str) -> Standing:
    side = terms.SIDES[seat]
    own = [figure for figure in view.figures.values() if figure.side == side]
    numbers = (
        ("warriors", sum(figure.status in ("board", "standby") for figure in own)),
        ("wounds", sum(figure.wounds for figure in own if figure.status == "board")),
        ("exited", sum(figure.status == "exited" for figure in own)),
        ("score", view.score[side]),
        ("cards", view.cards.held[side].get("action", 0)),
        ("reserves", view.cards.held[side].get("event", 0) + view.cards.held[side].get("army", 0)),
        ("equipment", view.cards.held[side].get("aura", 0) + view.cards.held[side].get("mutation", 0)),
    )
    return told_standing(speaker, seat, numbers, language)


@lru_cache(KEPT)
def told_standing(
    speaker: Speaker, seat: int, numbers: tuple[tuple[str, int], ...], language: str
) -> Standing:
    facts = [
        Counter(speaker.say("counters", code, language, number=number), str(number), code=code)
        for code, number in numbers
    ]
    return Standing(seat, f"seat:P{seat}", tuple(facts))
