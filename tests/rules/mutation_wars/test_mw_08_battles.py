"""MW-8 – MW-11  Battles: the numbers, and what the victor takes."""

import random

import pytest

from monstrum.core.engine import actor, legal_actions, play
from monstrum.core.errors import UnreadableWords
from monstrum.games.mutation_wars.rules import events, kinds
from monstrum.games.mutation_wars.state import WarsState
from tests.marks import rule
from tests.wars_table import standard, wars, with_cards


def battles(seed: int, turns: int) -> list[tuple[WarsState, int]]:
    """Battles of a random game just before the defender decides about a card, and the last options of it."""
    rng = random.Random(seed)
    state = standard().start({"players": 2 + seed % 4, "max_turns": turns, "target_bodies": 6}, seed)
    found = []
    while not state.over():
        options = legal_actions(state, actor(state))
        if state.kind == kinds.DEFENDER_CARD:
            found.append((state.clone(), rng.choice(options)))
        keen = options[0] == 0 and len(options) > 1  # rather do something than pass
        play(state, actor(state), rng.choice(options[1:] if keen else options))
        state.events.take()
    return found


@rule("MW-8.8", "MW-8.9", "MW-8.10", "MW-8.11", "MW-8.12", "MW-10.1", "MW-10.4", "MW-10.5")
@pytest.mark.parametrize("seed", range(8))
def test_an_explanation_adds_up_to_what_happens(seed: int) -> None:
    compared = 0
    for state, action in battles(seed, 30):
        state.listen()
        attacker, defender = state.attacker, state.defender
        decided = state.clone()
        decided.defender_card = action - 376 if action else -1
        explained = standard().explain(decided, 0, "battle")
        assert explained.total == sum(line.amount for line in explained.lines)
        assert all(line.rules for line in explained.lines)
        play(state, defender, action)
        fought = [event for event in state.events.take() if event.kind == events.FOUGHT]
        if not fought:
            assert explained.lines[-1].code == "called_off"
            continue
        assert (fought[0].a, fought[0].b) == (attacker, defender)
        assert explained.total == fought[0].c - fought[0].d
        own = [line for line in explained.lines if line.params.get("stat") == "attack"]
        assert sum(line.amount for line in own) == fought[0].c
        compared += 1
    assert compared > 15


@rule("MW-5.6", "MW-10.3")
def test_the_pad_is_explained_part_by_part() -> None:
    table = wars("R(Eye:R, ~Tail:B, FT:R)", "B(Glow:B, Tent:G, -)")
    lines = table.game.explain(table.state, 0, "P0").lines
    assert [(line.code, line.amount) for line in lines] == [
        ("base", 3), ("matched", 1), ("flipped", 0), ("fake_tail", 0),
    ]  # fmt: skip
    assert table.game.explain(table.state, 0, "P1 attack").total == 7
    assert table.game.explain(table.state, 0, "P1 attack unlit").total == 4
    assert table.game.explain(table.state, 0, "P1 defence").total == 2
    assert table.game.explain(table.state, 0, "P1 against P0").total == 7 - 3
    for nonsense in ("", "P7", "battle", "P0 against P0", "Eye", "P0 defence unlit"):
        with pytest.raises(UnreadableWords):
            table.game.explain(table.state, 0, nonsense)


@rule("MW-8.8")
def test_both_values_of_a_card_may_count() -> None:
    """An invented card raises the own attack and lowers the other's defence."""
    pack = with_cards(BT90="PART_MOD(+2/-1; claw); FLAT_MOD(+1/-1)")
    table = wars("R(Claw:G, -, -)", "G(Claw:R, Tail:R, -)", pack=pack, hands={"P0": ["BT90"]})
    table.play(0, "attack P1", "play BT90")
    assert table.happened("FOUGHT") == [(0, 1, 3 + 2 + 1, 0 + 2 - 1)]


@rule("MW-5.3")
def test_no_card_gives_a_fake_tail_a_value() -> None:
    pack = with_cards(BT90="PART_MOD(+5/+5; fake_tail, tail)")
    table = wars("R(FT:R, Tail:B, -)", "G(-, -, -)", pack=pack, hands={"P0": ["BT90"]})
    table.play(0, "attack P1", "play BT90")
    assert table.happened("FOUGHT") == [(0, 1, 6, 0)]


@rule("MW-8.13")
def test_a_cancelled_card_gives_no_spoils_either() -> None:
    pack = with_cards(BT90="STEAL_MOD(9); FLAT_MOD(+9/0)", BT91="defender: CANCEL_CARD; FLAT_MOD(0/+1)")
    table = wars("R(Claw:G, -, -)", "G(-, -, -)", pack=pack, hands={"P0": ["BT90"], "P1": ["BT91"]})
    table.play(0, "attack P1", "play BT90")
    assert [(line.code, line.amount) for line in table.game.explain(table.state, 0, "battle").lines] == [
        ("base", 3), ("flat", 9),
    ]  # fmt: skip
    table.play(1, "play BT91")
    assert table.happened("FOUGHT") == [(0, 1, 3, 1)]
    assert table.happened("WON_BATTLE") == [(0, 1, 2, 0)]


@rule("MW-8.7")
def test_a_card_for_defenders_is_refused_to_the_attacker() -> None:
    table = wars("R(Claw:G, -, -)", "G(-, -, -)", hands={"P0": ["BT21", "BT18"], "P1": ["BT22"]})
    table.play(0, "attack P1")
    assert table.choices(0) == ["none", "play BT18"]
    assert table.refuses(0, "play BT21") == "defender_only"
    assert table.refuses(0, "play M01") == "for_mutating"


@rule("MW-8.3", "MW-8.4")
def test_why_an_attack_is_refused() -> None:
    table = wars("R(Claw:G, -, -)", "G(-, -, -)", "B(-, -, -)", attacked=["P2"])
    assert table.choices(0) == ["pass", "attack P1"]
    assert table.refuses(0, "attack P0") == "not_yourself"
    assert table.refuses(0, "attack P2") == "already_attacked"
    assert table.refuses(0, "attack P3") == "no_such_player"
    assert table.refuses(0, "protect M01") == "wrong_decision"


@rule("MW-9.1", "MW-9.6")
def test_why_a_tail_cannot_be_used() -> None:
    table = wars("R(Claw:G, -, -)", "G(FT:G, ~FT:R, Eye:B)")
    table.play(0, "attack P1")
    assert table.choices(1) == ["decline", "evade b0.0"]
    assert table.refuses(1, "evade b0.1") == "tail_flipped"
    assert table.refuses(1, "evade b0.2") == "not_a_fake_tail"
    assert table.refuses(1, "evade P0.b0.0") == "wrong_creature"


@rule("MW-11.2", "MW-11.7")
def test_every_unprotected_card_is_as_likely_as_the_others() -> None:
    taken: dict[str, int] = {}
    for seed in range(600):
        table = wars(
            "R(Snout:G, -, -)", "B(-, -, -)", seed=seed, hands={"P1": ["M01", "M01", "BT01", "BT02"]}
        )
        table.play(0, "attack P1")
        table.play(1, "none", "protect BT02")
        taken[table.hand(0)] = taken.get(table.hand(0), 0) + 1
    assert set(taken) == {"M01", "BT01"}
    assert 350 <= taken["M01"] <= 450


@rule("MW-11.4", "MW-11.6")
def test_a_split_that_is_not_there_is_refused() -> None:
    table = wars(
        "R(Sting:R, -, -)", "B(-, -, -)", decks={"mutate": ["M01"], "battle": ["BT01", "BT02", "BT03"]}
    )
    table.play(0, "attack P1")
    assert table.choices(0) == ["draw 0 2", "draw 1 1"]
    assert table.refuses(0, "draw 2 0") == "wrong_split"
    table.play(0, "draw 1 1")
    assert table.hand(0) == "M01 BT01"


@rule("MW-15.6")
def test_backs_are_picked_among_the_kinds_left() -> None:
    table = wars(
        "R(Claw:R, -, -)", "B(-, -, -)", hands={"P1": ["M01", "M02", "BT01"]},
        config={"players": 2, "variants": ["pick-backs"]},
    )  # fmt: skip
    table.play(0, "attack P1")
    table.play(1, "none", "protect M02")
    assert table.choices(0) == ["take MU", "take BT"]
    assert table.refuses(0, "take BP") == "none_of_kind"
    shown = [table.game.view(table.state, seat).battle for seat in (0, 1)]
    assert [battle.protected for battle in shown if battle] == ["MU", "M02"]
    table.play(0, "take BT")
    assert table.hand(0) == "M01 BT01"  # the last one is the only one left


@rule("MW-15.2")
def test_in_a_final_battle_only_candidates_fight_and_nobody_is_robbed() -> None:
    config = {"players": 3, "target_bodies": 2, "variants": ["final-battle"]}
    table = wars(
        "R(Claw:R, Claw:G, >G(Sting:G, Eye:R))", "B(Spikes:B, Tail:R, >Y(Spikes:Y, Tail:B))", "G(-, -, -)",
        phase="end", complete_since={"P0": 5, "P1": 4}, counter=9, hands={"P1": ["M01", "M02"]},
        config=config,
    )  # fmt: skip
    assert table.asked() == "P0 battle_action"
    assert table.choices(0) == ["pass", "attack P1"]
    assert table.refuses(0, "attack P2") == "not_a_candidate"
    table.play(0, "attack P1")
    assert table.asked() == "P1 battle_action"
    assert table.fact("scores")["P0"] > 0
    table.play(1, "pass")
    assert table.fact("winners") == ["P0"]
    assert table.hand(1) == "M01 M02"


@rule("MW-15.2", "MW-13.3")
def test_a_final_battle_nobody_fights_is_decided_by_who_was_first() -> None:
    config = {"players": 2, "target_bodies": 2, "variants": ["final-battle"]}
    table = wars(
        "R(Claw:R, Claw:G, >G(Sting:G, Eye:R))", "B(Spikes:B, Tail:R, >Y(Spikes:Y, Tail:B))",
        phase="end", complete_since={"P0": 5, "P1": 4}, counter=9, config=config,
    )  # fmt: skip
    table.play(0, "pass")
    table.play(1, "pass")
    assert table.fact("winners") == ["P1"]
