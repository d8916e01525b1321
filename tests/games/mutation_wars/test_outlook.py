"""What a decision may lead to, told before anybody decides."""

import re
from collections import Counter

from monstrum.core.contract import SPECTATOR
from monstrum.core.engine import actor, legal_actions, play
from monstrum.games.mutation_wars.asks import ASKS
from monstrum.games.mutation_wars.rules import actions, events, kinds
from monstrum.games.mutation_wars.speaking.decisions import PLACING, card_running
from monstrum.games.mutation_wars.state import NO_CARD, WarsState
from tests.games.mutation_wars.positions import arranged, some_positions, standard
from tests.marks import rule

BATTLE_CARDS = (kinds.ATTACKER_CARD, kinds.DEFENDER_CARD)


@rule("MW-11.1", "MW-11.2", "MW-11.4")
def test_spoils_are_told_as_they_come_if_nobody_plays_another_card() -> None:
    told: set[str] = set()
    for state in some_positions():
        if ASKS.now(state).kind not in BATTLE_CARDS or state.finalists:
            continue
        (line,) = standard().outlook(state, actor(state)).lines
        assert standard().outlook(state, SPECTATOR).lines == ()
        found = re.search(r"(?:P(\d)|you) (?:takes?|draws?) (\d+)", line)
        told.add("spoils" if found else line)
        assert f"P{actor(state)}" not in line, "who reads it is *you*"
        victor = int(found[1] or actor(state)) if found else -1
        assert gains(state.clone()) == ({victor: int(found[2])} if found else {}), line
    assert "spoils" in told


def gains(state: WarsState) -> Counter[int]:
    """Nobody plays a card: how many cards who has taken or drawn as spoils."""
    state.listen()
    while ASKS.now(state).kind in BATTLE_CARDS:
        play(state, actor(state), actions.NONE)
    while ASKS.now(state).name in ("protect", "spoils_split", "pick_back"):
        play(state, actor(state), legal_actions(state, actor(state))[0])
    found: Counter[int] = Counter()
    for event in state.events.take():
        if event.kind == events.STOLEN:
            found[event.a] += 1
        elif event.kind == events.SPOILS_DRAWN:
            found[event.a] += event.b + event.c
    return found


@rule("MW-8.6", "MW-11.2")
def test_spoils_say_that_a_card_which_is_played_cannot_be_taken() -> None:
    hands = {"P0": ["BT01"], "P1": ["M01", "M02", "BT03"]}
    state = arranged(creatures=["R(Claw:R, Eye:R, -)", "G"], hands=hands)
    play(state, 0, standard().parse(state, 0, "attack P1")[0])
    (line,) = standard().outlook(state, 0).lines
    assert line.endswith("you take 2 at random; one less if P1 still plays a card.")
    play(state, 0, actions.NONE)
    (line,) = standard().outlook(state, 1).lines
    assert line.endswith("P0 takes 2 at random; one less if you still play a card.")
    play(state, 1, standard().parse(state, 1, "play BT03")[0])
    assert gains(state) == {0: 1}


@rule("MW-11.2")
def test_spoils_that_a_played_card_makes_no_fewer_are_told_as_they_are() -> None:
    many = ["M01", "M02", "M03", "M04", "M05", "M06", "BT03"]
    state = arranged(creatures=["R(Claw:G, -, -)", "G"], hands={"P1": many})
    play(state, 0, standard().parse(state, 0, "attack P1")[0])
    assert not any("one less" in line for line in standard().outlook(state, actor(state)).lines)


def test_a_rearrangement_tells_its_parts_in_the_order_of_its_words() -> None:
    seen = 0
    for state in some_positions():
        now = ASKS.now(state)
        if now.name != PLACING or now.register("placed") > 0:
            continue
        refs = standard().outlook(state, now.actor).refs
        assert refs[0] in standard().refs(state, legal_actions(state, now.actor)[0])
        stay = " ".join(ref.rpartition(".")[0].rpartition(".")[2] for ref in refs)
        refused = standard().why_not(state, now.actor, f"rearrange {stay}")
        assert refused is not None
        assert refused.code == "must_change", "every part where it is: read in the right order"
        seen += 1
    assert seen > 0


def test_a_card_that_asks_says_what_it_does() -> None:
    seen: set[str] = set()
    for state in some_positions():
        card = card_running(state)
        if card == NO_CARD or actor(state) < 0:
            continue
        id = state.catalog.ids[card]
        assert standard().outlook(state, actor(state)).note == f"“{standard().speaker.names.text(id)}”", id
        seen.add(id)
    assert len(seen) > 3


@rule("MW-11.2")
def test_who_protects_a_card_knows_how_many_of_the_others_are_taken() -> None:
    state = arranged(creatures=["R(Claw:G, -, -)", "G"], hands={"P1": ["M01", "M02", "M03"]})
    play(state, 0, standard().parse(state, 0, "attack P1")[0])
    while ASKS.now(state).kind in BATTLE_CARDS:
        play(state, actor(state), actions.NONE)
    assert ASKS.now(state).name == "protect"
    assert standard().outlook(state, 1).note == "P0 takes 2 of the others at random."


@rule("MW-5.5", "MW-10.2")
def test_a_part_tells_what_it_would_add_before_it_is_attached() -> None:
    hand = ["Claw:R", "Claw:G", "Glow:R", "FT:R"]
    state = arranged(phase="build", creatures=["R(Eye:G, -, -)", "G"], hands={"P0": hand})
    told = {
        standard().words(state, each.action).split()[1]: each.sum.total
        for each in standard().outlook(state, 0).odds
    }
    assert told == {"Claw:R": "4/2", "Claw:G": "3/1", "Glow:R": "4|1/2"}


@rule("MW-8.12", "MW-10.1")
def test_an_attack_tells_what_would_stand_against_what() -> None:
    creatures = ["R(Claw:R, Glow:B, -)", "G(Spikes:B, -, -)", "G(Eye:B, -, -)"]
    state = arranged(creatures=creatures)
    told = {
        standard().words(state, each.action): each.sum.total for each in standard().outlook(state, 0).odds
    }
    assert told == {"attack P1": "4 : 3", "attack P2": "7 : 2"}
