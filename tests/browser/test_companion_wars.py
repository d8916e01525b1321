"""Mutation Wars beside the pad: a recorded game, from the first body to the last turn, offline."""

import re

from playwright.sync_api import expect

from monstrum.games.mutation_wars.content import catalog as mw
from monstrum.games.mutation_wars.rules import building, events, statistics, winning
from monstrum.games.mutation_wars.rules.glow_things import has_glow
from monstrum.games.mutation_wars.state import (
    EDGES,
    EMPTY,
    FLIPPED,
    MARKS,
    MOST_BODIES,
    REVERSED,
    SPOTS,
    UP,
    WarsState,
)
from tests.browser.beside import opened, recorded, settle_offline
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

COLOURS = {"R": "red", "G": "green", "B": "blue", "Y": "yellow"}
GAME = "2p-9.toml"  # two bodies win; cards, evasions and a winner


class Pad:
    """The hands of whoever keeps the pad."""

    def __init__(self, ada: Visitor, names: dict[str, str]) -> None:
        self.ada = ada
        self.page = ada.page
        self.names = names  # of the types of parts, and of Battle cards

    def look_at(self, seat: int) -> None:
        self.page.get_by_role("list", name="Battle Statistics").get_by_role(
            "button", name=f"Player {seat + 1}"
        ).click()

    def give_token(self, seat: int) -> None:
        self.look_at(seat)
        self.ada.press("Menu")
        button = self.ada.button(re.compile("^Token to"))
        if button.is_enabled():
            button.click()
        self.page.keyboard.press("Escape")
        self.page.get_by_role("button", name=f"Player {seat + 1} holds the token").wait_for()

    def copy(self, state: WarsState) -> None:
        """Everything that lies on the table differently from the pad is tapped in."""
        for seat in range(int(state.seats)):
            self.look_at(seat)
            for body in range(int(state.bodies[seat])):
                colour = self.colour(state.colours[seat * MOST_BODIES + body])
                place = self.page.locator(f"[data-body='{body}']")
                if place.count() == 0:
                    self.grow(state, seat, body, colour)
                elif f"{colour} body" not in (place.get_attribute("aria-label") or "").lower():
                    place.click()
                    self.ada.press(colour, self.page.get_by_role("group", name="Another tile"))
            for spot in spots(state, seat):
                self.part(state, seat, spot)

    def grow(self, state: WarsState, seat: int, body: int, colour: str) -> None:
        if body == 0:
            self.ada.press(colour, self.page.get_by_role("group", name="Colour of the first body"))
        else:
            first = seat * SPOTS
            at = next(s for s in range(SPOTS) if int(state.edges[first + s]) == UP - body)
            self.page.locator(f"[data-spot='{at // EDGES}.{at % EDGES}']").click()
            self.ada.press(colour, self.page.get_by_role("group", name="A new body here"))
        self.page.locator(f"[data-body='{body}']").wait_for()

    def part(self, state: WarsState, seat: int, spot: int) -> None:
        """One spot; the sheet is opened as often as a hand needs it."""
        held = int(state.edges[seat * SPOTS + spot])
        wanted = self.words(state, held)
        place = self.page.locator(f"[data-spot='{spot // EDGES}.{spot % EDGES}']")
        label = f"Player {seat + 1}: {wanted}"
        if place.get_attribute("aria-label") == label:
            return
        place.click()
        sheet = self.page.get_by_role("dialog")
        if held == EMPTY:
            self.ada.press("Take it off", sheet)
        else:
            self.ada.press(
                self.colour((held // MARKS) % mw.COLOURS),
                sheet.get_by_role("group", name="Colour of the part"),
            )
            self.ada.press(re.compile(f"^{self.kind(state, held)} "), sheet)
            for mark, button in ((FLIPPED, "Flip it"), (REVERSED, "Turn the tail")):
                if held & mark:
                    place.click()
                    self.ada.press(re.compile(button), sheet)
        expect(place).to_have_attribute("aria-label", label)

    def words(self, state: WarsState, held: int) -> str:
        if held == EMPTY:
            return "empty spot"
        colour = self.colour((held // MARKS) % mw.COLOURS)
        marks = (", flipped" if held & FLIPPED else "") + (", turned" if held & REVERSED else "")
        return f"{colour} {self.kind(state, held)}{marks}"

    def kind(self, state: WarsState, held: int) -> str:
        design = held // MARKS
        return self.names[state.catalog.ids[design]].partition(" ")[2]

    def colour(self, number: int) -> str:
        return COLOURS[mw.COLOUR_LETTERS[number]]

    def fight(self, attacker: int, defender: int, cards: list[str]) -> None:
        """The battle is laid out on the calculator."""
        self.ada.press(re.compile("^Battle$"))
        sheet = self.page.get_by_role("dialog", name="Battle")
        sheet.get_by_label("Attacker").select_option(f"{attacker}")
        sheet.get_by_label("Defender").select_option(f"{defender}")
        for at, card in enumerate(cards):
            sheet.get_by_label("Their Battle card").nth(at).select_option(
                self.names.get(card, card) if card else "none"
            )

    def evade(self, before: WarsState, after: WarsState, words: str) -> None:
        """MW-9.3  One press: the battle is off, and the tail turned or gone."""
        body, edge = (int(number) for number in re.findall(r"\d+", words))
        at = int(before.defender) * SPOTS + body * EDGES + edge
        colour = self.colour((int(before.edges[at]) // MARKS) % mw.COLOURS)
        goes = "goes" if int(after.edges[at]) == EMPTY else "turns"
        buttons = self.ada.button(f"Evaded: {colour} Fake Tail {goes}")
        alone = buttons.count() == 1
        buttons.first.click()
        self.look_at(int(before.defender))
        if alone:
            expect(self.page.locator(f"[data-spot='{body}.{edge}']")).to_have_attribute(
                "aria-label", f"Player {int(before.defender) + 1}: {self.words(after, int(after.edges[at]))}"
            )


def spots(state: WarsState, seat: int) -> list[int]:
    return [s for s in range(state.bodies[seat] * EDGES) if int(state.edges[seat * SPOTS + s]) >= EMPTY]


def agrees(pad: Pad, state: WarsState) -> None:
    """The pad shows what the rules count: attack, defence, price, winning creature, token."""
    page = pad.page
    for seat in range(int(state.seats)):
        lit, unlit = (int(statistics.attack(state, seat, light)) for light in (True, False))
        attack = f"{lit}|{unlit}" if has_glow(state, seat) else str(lit)
        numbers = f"attack {attack} defence {int(statistics.defence(state, seat))}"
        button = page.get_by_role("list", name="Battle Statistics").get_by_role(
            "button", name=f"Player {seat + 1}"
        )
        expect(button).to_have_accessible_name(re.compile(re.escape(numbers)))
        pad.look_at(seat)
        card = page.get_by_role("region", name=f"Creature of Player {seat + 1}")
        if state.bodies[seat] < state.target:
            expect(card).to_contain_text(f"Next body: {int(building.price(state, seat))} cards")
        expect(card).to_contain_text("A winning creature" if winning.complete(state, seat) else "To win:")
    holder = f"Player {int(state.token) + 1} holds the token"
    page.get_by_role("button", name=re.compile(holder)).wait_for()


def test_a_whole_recorded_game_beside_the_pad_offline(visit: Visit) -> None:
    """MW-2.3, MW-5.6, MW-6.5, MW-8.1, MW-8.10, MW-12.4, MW-13.2  The pad and the rules never differ."""
    game, state, moves = recorded("mutation_wars", GAME)
    assert isinstance(state, WarsState)
    ada = opened(visit, "2 players: Battle pad")
    settle_offline(ada)
    pad = Pad(
        ada, {face.ref.partition(":")[2]: face.name[:1].upper() + face.name[1:] for face in game.faces("en")}
    )
    ada.press(f"{int(state.target)} bodies to win")
    turn, fought, evaded, cards = 1, 0, 0, ["", ""]
    token_lies = False
    for move in moves:
        before = move.before
        assert isinstance(before, WarsState)
        if before.turn == 1 and not token_lies:
            token_lies = True
            pad.give_token(int(before.token))
        if move.words.startswith("attack"):
            cards = ["", ""]
        elif move.decision in ("attacker_card", "defender_card"):
            cards[move.decision == "defender_card"] = move.words.partition("play ")[2]
        told = {event.kind: event for event in move.events}
        if events.FOUGHT in told:
            battle = told[events.FOUGHT]
            pad.copy(before)
            pad.fight(int(battle.a), int(battle.b), cards)
            status = ada.page.get_by_role("dialog", name="Battle").get_by_role("status")
            expect(status).to_contain_text(f"{int(battle.c)}:{int(battle.d)}, ")
            if events.WON_BATTLE in told:
                won = told[events.WON_BATTLE]
                expect(status).to_contain_text(f"Player {int(won.a) + 1} wins by {int(won.c)}")
            ada.press("Write it down")
            fought += 1
        elif move.words.startswith("evade"):
            pad.copy(before)
            pad.fight(int(before.attacker), int(before.defender), ["", ""])
            pad.evade(before, state, move.words)
            evaded += 1
        if int(state.turn) > turn and not state.over():
            turn = int(state.turn)
            ada.press(re.compile("^End of turn"))
            ada.page.get_by_role("heading", name=f"Turn {turn}").wait_for()
            pad.copy(state)
            agrees(pad, state)
    pad.copy(state)
    agrees(pad, state)
    assert (fought, evaded) > (2, 0)
    winner = int(state.winner)
    ada.press("End game")
    ada.press(f"Player {winner + 1} (complete)")
    result = ada.page.get_by_role("region", name="Result")
    result.get_by_text(f"Player {winner + 1} wins").wait_for()
    ada.page.reload()
    result.get_by_text(f"Player {winner + 1} wins").wait_for()
    print(f"\n{fought} battles, {evaded} evasions, {turn} turns")
