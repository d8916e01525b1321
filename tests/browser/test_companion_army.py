"""Hybrid beside the army sheet: a recorded mission, Wound by Wound, with the network cut."""

import re

from playwright.sync_api import expect

from monstrum.core.events import Event
from monstrum.games.hybrid.content import catalog as hy
from monstrum.games.hybrid.content.terms import MODES
from monstrum.games.hybrid.rules import events, rolls, success, warriors
from monstrum.games.hybrid.rules.movement import allowance
from monstrum.games.hybrid.state import ELIMINATED, FIGURES, ON_BOARD, SLOTS, STANDBY, SkirmishState
from tests.browser.beside import opened, recorded, settle_offline
from tests.browser.conftest import Visit
from tests.browser.evenings import muster
from tests.browser.visitor import Visitor

GAME = "2p-1.toml"
SIDES = ("Griffins", "Scorpions")
ROLLS = {rolls.STRIKE: "Strike", rolls.SHOT: "Shot", rolls.PARRY: "Parry"}
TICKS = {
    "from_behind": "From behind",
    "large_target": "Large target",
    "furtive_target": "Furtive target",
    "conviction": "Leader within 8",
}
STEPS = {
    "rocks": ("Rocks on the line", -1),
    "points": ("Action points", 1),
    "effects": ("Effects of cards", 1),
    "dorsal_protection": ("Dorsal Protection", -1),
}


def lay_out(ada: Visitor, kind: str, sums: list[tuple[str, int]]) -> None:
    """HY-5.4  What is rolled for, and everything that has to be ticked for it."""
    dialog = ada.page.get_by_role("dialog")
    ada.press(kind, dialog.get_by_role("group", name="What is rolled for"))
    if not {"felon", "dorsal_protection"}.isdisjoint(dict(sums)):
        sums = [
            ("from_behind", 1),
            *(line for line in sums if line[0] != "from_behind"),
        ]  # HY-14.13 takes its +1
    for name, amount in sums:
        if name in TICKS:
            ada.press(TICKS[name], dialog)
        elif name == "expert":
            dialog.get_by_label("Level of Mastery").select_option("4")
        elif name in STEPS:
            words, sign = STEPS[name]
            words, sign = ("Hindrance", -1) if name == "points" and amount < 0 else (words, sign)
            for _ in range(abs(amount)):
                ada.press(f"{words}: {'more' if amount * sign > 0 else 'less'}", dialog)


class Sheet:
    """The hands of whoever keeps the sheet."""

    def __init__(self, ada: Visitor, names: dict[str, str]) -> None:
        self.ada = ada
        self.page = ada.page
        self.names = names
        self.cards: dict[int, int] = {}  # figure: which card of its side, in the order they were added
        self.wounds: dict[int, int] = {}

    def side(self, figure: int) -> None:
        self.ada.press(SIDES[figure // SLOTS], self.page.get_by_role("group", name="Side"))

    def muster(self, state: SkirmishState) -> None:
        for figure in range(FIGURES):
            if state.status[figure] in (ON_BOARD, STANDBY):
                self.side(figure)
                self.ada.press("Add a warrior")
                self.ada.press(re.compile(f"^{self.name(state, figure)}"), self.page.get_by_role("dialog"))
                self.page.get_by_text(f"{self.name(state, figure)} is on the sheet").wait_for()
                self.ada.press("Close")
                self.cards[figure] = len([other for other in self.cards if other // SLOTS == figure // SLOTS])
                self.wounds[figure] = 0

    def name(self, state: SkirmishState, figure: int) -> str:
        return self.names[state.catalog.profile_ids[state.profile[figure]]]

    def about(self, state: SkirmishState, figure: int) -> None:
        """Everything about one warrior."""
        self.side(figure)
        self.ada.button(f"{self.name(state, figure)}: all about them").first.click()
        self.page.get_by_role("dialog").wait_for()

    def wound(self, state: SkirmishState, figure: int) -> None:
        self.side(figure)
        self.ada.press(re.compile(f"{self.name(state, figure)} has .* one more"))
        self.wounds[figure] += 1

    def mode(self, state: SkirmishState, figure: int, mode: int) -> None:
        """HY-4.1, HY-4.5  The mode is announced, which activates the warrior; then its first level."""
        self.about(state, figure)
        dialog = self.page.get_by_role("dialog")
        self.ada.press(re.compile(f"^{MODES[mode]} "), dialog.get_by_role("group", name="Mode"))
        levels = dialog.get_by_role("group", name="Level of Mastery").get_by_role("button")
        expect(dialog.get_by_role("button", name="Activated")).to_have_attribute("aria-pressed", "true")
        levels.first.click()
        if MODES[mode] in ("OC", "F"):  # the dice fall now
            dialog.get_by_role("group", name="What is rolled for").wait_for()
            self.ada.press("Close", dialog)
        dialog.wait_for(state="detached")
        self.side(figure)
        self.page.get_by_role(
            "button", name=f"{MODES[mode]}1 is the mode of {self.name(state, figure)}"
        ).wait_for()

    def roll(self, state: SkirmishState, rolled: Event, sums: list[tuple[str, int]]) -> None:
        """The Success Level of a roll, from what the table says of it."""
        figure = int(rolled.a)
        self.side(figure)
        self.ada.press(re.compile(f"is the mode of {self.name(state, figure)}"))
        dialog = self.page.get_by_role("dialog")
        lay_out(self.ada, ROLLS[int(rolled.d) // rolls.DIE_AT], sums)
        expect(dialog.locator(".big")).to_have_text(str(int(rolled.b)))
        self.page.keyboard.press("Escape")
        dialog.wait_for(state="detached")

    def agrees(self, state: SkirmishState) -> None:
        """HY-4.3, HY-6.1, HY-7.1  Values as the Wounds leave them."""
        for figure in self.cards:
            self.side(figure)
            name = self.name(state, figure)
            if state.status[figure] == ELIMINATED:
                self.page.get_by_text(re.compile(f"Out: .*{name}")).wait_for()
                continue
            button = self.page.get_by_role(
                "button", name=re.compile(f"^{name} has {int(state.wounds[figure])} of")
            )
            card = self.page.get_by_role("listitem").filter(has=button)
            for mode in range(hy.MODES):
                if warriors.printed_value(state, figure, mode):
                    expect(card).to_contain_text(
                        f"{MODES[mode]} {int(warriors.mode_value(state, figure, mode))}"
                    )
            expect(card).to_contain_text(f"Mt {int(allowance(state, figure, 0))}")


def test_a_whole_recorded_mission_beside_the_sheet_offline(visit: Visit) -> None:
    """HY-3.10, HY-4.3, HY-5.4, HY-6.1  Modes, Wounds, Success Levels and rounds of a whole game."""
    game, state, moves = recorded("hybrid", GAME)
    assert isinstance(state, SkirmishState)
    ada = opened(visit, "Begin an Army sheet")
    settle_offline(ada)
    names = {face.ref.partition(":")[2]: face.name[:1].upper() + face.name[1:] for face in game.faces("en")}
    sheet = Sheet(ada, names)
    round, counted, sums = 1, 0, list[tuple[str, int]]()
    for move in moves:
        before = move.before
        assert isinstance(before, SkirmishState)
        if not sheet.cards and state.round == 1:
            sheet.muster(state)
            ada.press("Activation Roll")
            ada.press("Roll for both sides")
            ada.page.get_by_role("dialog").get_by_text(re.compile("win and say|roll again")).wait_for()
            ada.press("Close")
        for event in move.events:
            if event.kind == events.SL_LINE:
                sums.append((success.MODIFIER_NAMES[event.b], int(event.c)))
            elif event.kind == events.ROLLED:
                if int(event.d) // rolls.DIE_AT in ROLLS:
                    sheet.roll(state, event, sums)
                    counted += 1
                sums = []
            elif event.kind == events.MODE_ANNOUNCED:
                sheet.mode(state, int(event.a), int(event.b))
            elif event.kind == events.WOUNDED:
                for _ in range(int(event.b)):
                    sheet.wound(state, int(event.a))
        if int(state.round) > round and not state.over():
            sheet.agrees(state)
            ada.press(f"End of round {round}")
            round = int(state.round)
            ada.page.get_by_role("heading", name=f"Round {round}").wait_for()
    sheet.agrees(state)
    assert counted > 2
    ada.press("Menu")
    ada.press("End the game")
    winner = SIDES[game.result(state).ranks.index(1)]
    ada.press(re.compile(f"^{winner}$"), ada.page.get_by_role("dialog"))
    ada.page.get_by_role("region", name="Result").get_by_text(f"{winner} win").wait_for()
    print(f"\n{round} rounds, {counted} rolls, {sum(sheet.wounds.values())} Wounds")


def test_a_strike_from_the_announcement_to_the_wound_in_five_taps(visit: Visit) -> None:
    """HY-3.2, HY-3.10, HY-4.3, HY-9.2, HY-14.7  With real dice; one undo takes back one tap."""
    ada = opened(visit, "Begin an Army sheet")
    page = ada.page
    muster(ada, "Griffins", "Conscript", "Templar of Hod")
    muster(ada, "Scorpions", "Dawn Warrior")
    ada.press("Activation Roll")
    ada.press("6", page.get_by_role("group", name="Die of the Griffins"))
    ada.press("4", page.get_by_role("group", name="Die of the Scorpions"))
    page.get_by_role("dialog").get_by_text("Scorpions win and say who starts").wait_for()
    ada.press("Close")
    ada.press("Order")
    ada.press("– Dawn Warrior", page.get_by_role("dialog"))
    ada.press("Done")
    dialog = page.get_by_role("dialog")
    ada.press("1. Dawn Warrior", page.get_by_role("group", name="Next"))  # one
    ada.press("OC 4", dialog)  # two
    ada.press("6 Heroic Strike: two Wounds (2 Action points)", dialog)  # three: cards raise the value
    expect(dialog.locator(".big")).to_have_text("6")  # NV 4, and the two points that the level needs
    ada.press("3: success", dialog)  # four
    ada.press("Conscript", dialog.get_by_role("group", name="2 Wounds: for whom?"))  # five
    dialog.wait_for(state="detached")
    expect(page.get_by_text("Frenzy 1")).to_be_visible()  # HY-14.7: struck down hand-to-hand
    page.get_by_role("button", name="End of round 1").wait_for()
    ada.press(re.compile("^Undo “2 Wounds for Conscript”"))
    expect(page.get_by_text("Frenzy 1")).to_have_count(0)
    ada.press("Griffins", page.get_by_role("group", name="Side"))
    page.get_by_role("button", name="Conscript has 0 of 2 Wounds: one more").wait_for()


def test_a_squad_acts_as_in_the_last_round_and_ends_with_points(visit: Visit) -> None:
    """HY-3.7, HY-3.8, HY-15.4  One tap for all counters; who waits with Skilled Firing has none."""
    ada = opened(visit, "Begin an Army sheet")
    page = ada.page
    muster(ada, "Griffins", "Fusilier", "Spearman", "Conscript")
    dialog = page.get_by_role("dialog")
    ada.press("Order")
    for name in ("Conscript", "Spearman"):
        ada.press(f"– {name}", dialog)
    ada.press("Done")
    ada.press("Fusilier: all about them")
    ada.press("F 5", dialog)
    ada.press("3 Skilled Firing: wait for a target", dialog)
    dialog.wait_for(state="detached")
    ada.press("End of round 1")
    ada.press("Order")
    ada.press("As in the last round")
    dialog.wait_for(state="detached")
    page.get_by_text("2. Spearman").first.wait_for()
    page.get_by_text("1. Conscript").first.wait_for()
    ada.press("Undo “Activation 1 for Conscript”")
    expect(page.get_by_text("2. Spearman")).to_have_count(0)
    ada.press("Menu")
    ada.press("End the game")
    for _ in range(2):
        ada.press("Points of the Griffins: more", dialog)
    ada.press(re.compile("^Griffins$"), dialog)
    page.get_by_role("region", name="Result").get_by_text("Griffins win, 2:0").wait_for()
