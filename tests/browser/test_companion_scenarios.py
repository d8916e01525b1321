"""The companion beside the scenario files: positions laid out by hand, numbers read off the phone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from monstrum.core.contract import Game
from monstrum.core.engine import decision
from monstrum.core.events import Event
from monstrum.core.state import State
from monstrum.games.hybrid.content import catalog as hy
from monstrum.games.hybrid.content.terms import APTITUDES, MODES
from monstrum.games.hybrid.rules import events as hybrid_events
from monstrum.games.hybrid.rules import rolls, success
from monstrum.games.hybrid.state import SkirmishState
from monstrum.games.mutation_wars.rules import events as wars_events
from monstrum.games.mutation_wars.state import WarsState
from monstrum.games.xybrid.rules import infamy
from monstrum.games.xybrid.state import MONSTER, PILE, LabState
from monstrum.texts.scenario import Shelf, first_position, run_step
from monstrum.texts.scenario_file import read_scenario
from tests.browser.beside import opened
from tests.browser.conftest import Visit
from tests.browser.evenings import begin
from tests.browser.test_companion_army import lay_out
from tests.browser.test_companion_infamy import chain, enter_monster
from tests.browser.test_companion_wars import Pad, agrees
from tests.browser.visitor import PHONE, Visitor
from tests.server.wire import ROOT

SCENARIOS = ROOT / "tests" / "scenarios"
SHELF = Shelf()
KINDS = {
    rolls.STRIKE: "Strike",
    rolls.SHOT: "Shot",
    rolls.PARRY: "Parry",
    rolls.TRAP: "Trap",
    rolls.COMBINED: "Combined",
}


def beside(game: str, *some: str) -> pytest.MarkDecorator:
    """A few scenarios of a game now, all of them in the long run."""
    folder = SCENARIOS / game
    every = pytest.param(sorted(folder.glob("*.toml")), marks=pytest.mark.soak)
    return pytest.mark.parametrize(
        "paths", [[folder / f"{name}.toml" for name in some], every], ids=["some", "all"]
    )


def told(path: Path) -> tuple[Game, State, Iterator[tuple[State, str, list[Event]]]]:
    """A scenario: its game, its first position, and by step the table before it, the words, what followed."""
    scenario = read_scenario(path)
    game = SHELF.game_of(scenario)
    state = first_position(scenario, game)

    def steps() -> Iterator[tuple[State, str, list[Event]]]:
        for step in scenario.steps:
            before, heard = state.clone(), len(state.events.list)
            run_step(game, state, step)
            words = next((str(said) for key, said in step.items() if re.fullmatch("P[0-9]", key)), "")
            yield before, words, list(state.events.list[heard:])

    return game, state, steps()


def names_of(game: Game) -> dict[str, str]:
    return {face.ref.partition(":")[2]: face.name[:1].upper() + face.name[1:] for face in game.faces("en")}


# XYbrid -------------------------------------------------------------------------------------------------


@beside("xybrid", "XY-WE-21", "XY-WE-22", "XY-WE-31")
def test_monsters_of_scenarios_are_worth_the_same(visit: Visit, paths: list[Path]) -> None:
    """XY-9.1, XY-9.2, XY-14.1  Standing effects of all monsters, and the hand."""
    ada = visit(size=PHONE)
    laid = 0
    for path in paths:
        game, state, _ = told(path)
        assert isinstance(state, LabState)
        seats = range(int(state.seats))
        beside = any(chain(state, PILE + seat) for seat in seats) or read_scenario(path).pack
        if beside or not any(len(chain(state, MONSTER + seat)) > 1 for seat in seats):
            continue  # piles are made by earlier rounds, packs by their owners
        for part in range(len(state.catalog.ids)):
            state.own_boost()[part] = 0  # what DEPLOY effects have changed is added by hand
        worth = [
            int(infamy.monster_worth(state, seat)) + int(infamy.hand_worth(state, seat)) for seat in seats
        ]
        begin(ada, f"{len(seats)} players: Infamy")
        for number in range(2, int(state.round) + 1):
            ada.press(f"Begin round {number}")
        for seat in seats:
            if state.infamy[seat]:
                ada.press(f"123 type a number for Player {seat + 1}")
                ada.page.get_by_label("How much").fill(str(int(state.infamy[seat])))
                ada.press("Write it down")
                ada.page.get_by_role("dialog").wait_for(state="detached")
        for seat in seats:
            enter_monster(ada, state, seat, names_of(game))
        for seat in seats:
            ada.press(f"Monster of Player {seat + 1}")
            dialog = ada.page.get_by_role("dialog")
            expect(dialog.locator(".big"), path.name).to_have_text(str(worth[seat]))
            ada.page.keyboard.press("Escape")
            dialog.wait_for(state="detached")
        laid += 1
    print(f"\n{laid} positions of scenarios beside the tracker")
    assert laid


# Mutation Wars ------------------------------------------------------------------------------------------


@beside("mutation_wars", "MW-E02", "MW-10.5-dazzle", "MW-8.11-floor")
def test_battles_of_scenarios_end_the_same(visit: Visit, paths: list[Path]) -> None:
    """MW-8.1, MW-8.8 – MW-8.13, MW-10, MW-11.8  Creatures, cards, both numbers, by how much."""
    ada = visit(size=PHONE)
    laid = fought = 0
    for path in paths:
        game, state, steps = told(path)
        assert isinstance(state, WarsState)
        pad, cards, copied = Pad(ada, names_of(game)), ["", ""], False
        for before, words, happened in steps:
            assert isinstance(before, WarsState)
            if read_scenario(path).pack or not all(before.bodies[seat] for seat in range(int(before.seats))):
                break
            if not copied:
                begin(ada, f"{int(before.seats)} players: Battle pad")
                ada.press(f"{int(before.target)} bodies to win")
                ada.press(f"Player {int(before.token) + 1} is first")
                pad.copy(before)
                agrees(pad, before)
                copied, laid = True, laid + 1
            if words.startswith("attack"):
                cards = ["", ""]
            elif decision(before) in ("attacker_card", "defender_card"):
                played = words.partition("play ")[2]
                cards[decision(before) == "defender_card"] = "" if played == "no card" else played
            battle = next((event for event in happened if event.kind == wars_events.FOUGHT), None)
            if battle:
                pad.copy(before)
                pad.fight(int(battle.a), int(battle.b), cards)
                status = ada.page.get_by_role("dialog", name="Battle").get_by_role("status")
                expect(status, path.name).to_contain_text(f"{int(battle.c)}:{int(battle.d)}, ")
                ada.press("Write it down")
                fought += 1
    print(f"\n{laid} positions and {fought} battles of scenarios beside the pad")
    assert laid
    assert fought


# Hybrid -------------------------------------------------------------------------------------------------


@beside("hybrid", "HY-E19-hit", "HY-E37-behind", "HY-E13-velocity")
def test_rolls_of_scenarios_have_the_same_success_level(visit: Visit, paths: list[Path]) -> None:
    """HY-5.4  Warriors of the examples as own entries; every modifier ticked by hand."""
    ada = opened(visit, "Begin an Army sheet")
    counted = 0
    for path in paths:
        _, _, steps = told(path)
        sums: list[tuple[str, int]] = []
        for before, _, happened in steps:
            assert isinstance(before, SkirmishState)
            for event in happened:
                if event.kind == hybrid_events.SL_LINE:
                    sums.append((success.MODIFIER_NAMES[event.b], int(event.c)))
                elif event.kind == hybrid_events.ROLLED:
                    counted += 1
                    kind = KINDS.get(int(event.d) // rolls.DIE_AT, "Other")
                    warrior = f"W{counted}"
                    enlist(ada, before, int(event.a), warrior, dict(sums))
                    ada.press(re.compile(f"is the mode of {warrior}"))
                    lay_out(ada, kind, sums)
                    if kind == "Strike" and before.wounds[event.a] and "wounds" not in dict(sums):
                        ada.page.get_by_label("Level of Mastery").select_option("2")  # HY-9.12
                    found = ada.page.get_by_role("dialog").locator(".big")
                    expect(found, f"{path.name} {sums}").to_have_text(str(int(event.b)))
                    ada.press("Close")
                    ada.press(f"{warrior}: all about them")
                    ada.press("Out of the game")
                    sums = []
    print(f"\n{counted} rolls of scenarios beside the sheet")
    assert counted


def enlist(ada: Visitor, state: SkirmishState, figure: int, name: str, sums: dict[str, int]) -> None:
    """The warrior with their values and Aptitudes, their Wounds and what they have eliminated."""
    catalog, profile = state.catalog, int(state.profile[figure])
    ada.press("Add a warrior")
    dialog = ada.page.get_by_role("dialog")
    ada.press("Your own entry", dialog)
    dialog.get_by_label("Name", exact=True).fill(name)
    dialog.get_by_label("NV", exact=True).fill(str(int(catalog.nv[profile])))
    for mode, word in enumerate(MODES):
        dialog.get_by_label(word, exact=True).fill(str(int(catalog.value[profile * hy.MODES + mode])))
    for aptitude, word in enumerate(APTITUDES):
        x = int(catalog.aptitude[profile * hy.APTITUDES + aptitude])
        if x:
            dialog.get_by_role("combobox", name="Aptitude").select_option(word)
            dialog.get_by_label("X", exact=True).fill(str(x))
            ada.press("Give it", dialog)
    ada.press("Add it", dialog)
    ada.see(f"{name} is on the sheet")
    ada.press("Close", dialog)
    for hurt in range(-sums.get("wounds", 0)):
        ada.press(re.compile(f"^{name} has {hurt} of"))
    if state.lost[figure] and "wounds" not in sums:  # HY-14.12: Prestige does not come back with health
        ada.press(re.compile(f"^{name} has 0 of"))
        ada.press(f"{name}: all about them")
        ada.press("Heal")
        ada.press("Close")
    if "frenzy" in sums:
        ada.press(f"{name}: all about them")
        for _ in range(sums["frenzy"] // int(catalog.aptitude[profile * hy.APTITUDES + hy.FRENZY])):
            ada.press("Frenzy: one more elimination")
        ada.press("Close")
