"""Combinations of effects that no printed card has: what the rules say of each, in positions that show it."""

import pytest

from monstrum.games.hybrid.content.checking import Context, read_effect, separate
from monstrum.games.hybrid.rules.sources import CONSTANT
from tests.marks import rule
from tests.rules.hybrid.effects import CARD, OTHER, carry_out, lab, laboratory
from tests.rules.hybrid.skirmish import Skirmish, skirmish

DUEL = ("#As.#", "A@1 E", "s@2 W")


def score(fight: Skirmish) -> int:
    return int(fight.facts["score"]["GRIFFIN"])


def with_cards(
    effects: str, griffin: list[str], scorpion: list[str], *board: str, copies: int = 1, **keys: object
) -> Skirmish:
    """A game in which ACT-99 has these effects, and both sides hold cards."""
    more = {"hands": {"GRIFFIN": griffin, "SCORPION": scorpion}}
    game = laboratory(*effects.split("; "), deck="ACTION", copies=copies)
    return skirmish(*(board or DUEL), active="A", game=game, keys=more, **keys)  # type: ignore[arg-type]


# Parries of what is avoidable -----------------------------------------------------------------------


@rule("HY-9.27", "HY-9.21")
def test_an_avoidable_wound_that_is_parried_is_a_parry() -> None:
    both = ("ON_PARRY FIG[ENEMY,ALL].score(n=1)", "BEFORE_ROLL FIG[ENEMY,ALL].mod_sl(n=+4)/ROUND")
    game = laboratory(*both, stays=True, other=("FIG[ENEMY,ALL].wound(n=1,avoidable=true)",))
    fight = skirmish("#A.s.t#", "A@1 E", "s@3 W", "t@5 W", active="A", game=game, s={"parry": 1}, dice=[8])
    carry_out(fight, how=CONSTANT)
    carry_out(fight, id=OTHER)
    assert (fight.wounds("s"), fight.wounds("t"), score(fight)) == (0, 1, 1)


@rule("HY-6.4", "HY-6.9")
def test_all_wounds_of_an_effect_fall_together_after_the_parries() -> None:
    seen = "ON_WOUND_SUFFERED FIG[ENEMY,ALL].score(n=1)"
    gone = "ON_ELIMINATED FIG[ENEMY,ALL].for_each(target=FIG[ENEMY,ALL,unwounded],do={SELF.score(n=10)})"
    game = laboratory(seen, gone, stays=True, other=("FIG[ENEMY,ALL].wound(n=1,avoidable=true)",))
    fight = skirmish(
        "#A.s.t#", "A@1 E", "s@3 W", "t@5 W", active="A", game=game, dice=[9],
        s={"parry": 1}, t={"wounds": 3},
    )  # fmt: skip
    carry_out(fight, how=CONSTANT)
    carry_out(fight, id=OTHER)  # t falls when s, whose parry has failed, is wounded already
    assert (fight.wounds("s"), score(fight)) == (1, 2)


@rule("HY-9.23", "HY-9.21")
def test_a_clumsy_strike_is_not_answered_by_a_parry_that_is_forbidden() -> None:
    fight = lab(
        "FIG[ENEMY,ALL].forbid(what=PARRY)/ROUND", *DUEL, dice=[10], s={"parry": 2}
    ).play("mode OC", "strike s", "level 1")  # fmt: skip
    assert fight.wounds("A") == 0


# Skilled Firing -------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", ["FIRE", "ATTACK"])
@rule("HY-9.41")
def test_a_watching_shooter_to_whom_it_is_forbidden_does_not_shoot(what: str) -> None:
    fight = lab(
        f"FIG[ENEMY,ALL].forbid(what={what})/ROUND", "#A....s#", "A@1 E", "s@6 W", s={"watch": 1}, dice=[1]
    ).play("mode MV", "level 1", "step E")  # fmt: skip
    assert (fight.wounds("A"), fight.figure("s")["watch"]) == (0, 1)


@rule("HY-3.10", "HY-9.40")
def test_who_is_put_in_skilled_firing_gives_up_his_number() -> None:
    fight = lab(
        "FIG[FRIEND,ALL,not:activated].set_mode(mode=F,level=3)", "#AB#s#", "A@1 E", "B@2 W", "s@4 E",
        B={"order": 2}, s={"order": 1}, A={"activated": 1}, keys={"acted": 1},
    )  # fmt: skip
    assert fight.figure("B")["watch"] == 1
    fight.play("mode DC", "stop", "level 1")
    fight.play("mode DC", "stop", "level 1")
    assert fight.facts["round"] == 2  # nobody is left to be activated


# What Action cards do, and for which rolls ----------------------------------------------------------


@rule("HY-10.15", "HY-9.24")
def test_an_effect_laid_for_a_strike_does_not_count_for_the_counter_strike() -> None:
    fight = with_cards("OPPOSING.mod_sl(n=-4)/ACTION", [CARD], [], s={"parry": 3}, dice=[5, 1, 4])
    fight.play("mode OC", "strike s", f"lay {CARD} effect", "level 1")
    # H: NV 4. His parry has SL 0 (die 1 succeeds), his counter-strike SL 4 again.
    assert fight.wounds("A") == 1


@rule("HY-5.12", "HY-5.10")
def test_a_card_laid_in_this_action_never_counts_for_a_roll_without_a_mode() -> None:
    for duration in ("ACTION", "ACTIVATION", "ROUND", "ROUNDS:2", "GAME", "NEXT_ACTIVATION"):
        fight = with_cards(
            f"SELF.mod_sl(n=+4)/{duration}", [CARD], [], "#A^..s#", "A@1 E", "s@5 W", dice=[6]
        ).play("mode MV", f"lay {CARD} effect", "level 1", "jump E")  # fmt: skip
        assert (fight.wounds("A"), fight.at("A")) == (1, "2,0"), duration


@rule("HY-5.12")
def test_a_card_of_an_earlier_action_counts_for_a_roll_without_a_mode() -> None:
    fight = with_cards(
        "SELF.mod_sl(n=+4)/GAME", [CARD], [], "#A^..s#", "A@1 E", "s@5 W", s={"order": 1}, dice=[3, 4, 8],
    )  # fmt: skip
    fight.play("mode MV", f"lay {CARD} effect", "level 1", "stop")
    fight.play("mode DC", "stop", "level 1")
    fight.commit(0, "order A") if fight.asked == "ORDER" else None
    while fight.asked != "MODE" or fight.seat != 0:
        fight.pass_time()
    fight.play("mode MV", "level 1", "jump E")
    assert fight.at("A") == "3,0"


@rule("HY-10.10")
def test_of_two_equal_cards_only_the_cancelled_one_loses_its_effect() -> None:
    fight = with_cards("SELF.mod_sl(n=+2)/ACTION", [CARD, CARD], ["ACT-02"], dice=[7], copies=2)
    fight.play("mode OC", "strike s", f"lay {CARD} effect", f"lay {CARD} effect")
    fight.play("lay ACT-02 effect", "level 1")
    assert fight.wounds("s") == 1  # NV 5 and 2 of the card that is left


# Rolls made again -----------------------------------------------------------------------------------


def test_a_second_reroll_of_the_same_roll_is_not_asked_for() -> None:
    game = laboratory("AFTER_ROLL SELF.reroll(which=OWN)~opt", stays=True,
                      other=("AFTER_ROLL FIG[ENEMY,ALL].reroll(which=OWN)~opt",))  # fmt: skip
    fight = skirmish(*DUEL, active="A", game=game, dice=[9, 4])
    carry_out(fight, on="A", how=CONSTANT)
    carry_out(fight, owner=1, how=CONSTANT, id=OTHER)
    fight.play("mode OC", "strike s", "level 1")
    assert (fight.asked, fight.seat) == ("EFFECT_MAY", 0)
    fight.play("yes")
    assert fight.wounds("s") == 1  # the second result stands: nobody is asked again


def test_a_reroll_is_made_before_what_comes_after_it() -> None:
    """The opponent who may set the die decides when he has seen the new one."""
    game = laboratory("AFTER_ROLL SELF.reroll(which=OWN)", stays=True,
                      other=("AFTER_ROLL FIG[ENEMY,ALL].set_die(value=10)~opt",))  # fmt: skip
    fight = skirmish(*DUEL, active="A", game=game, dice=[9, 8])
    carry_out(fight, on="A", how=CONSTANT)
    carry_out(fight, owner=1, how=CONSTANT, id=OTHER)
    fight.play("mode OC", "strike s", "level 1")
    assert (fight.asked, fight.seat) == ("EFFECT_MAY", 1)
    assert any("8" in line for line in fight.told())
    assert fight.play("no").wounds("s") == 0


# Those who return -----------------------------------------------------------------------------------


@rule("HY-14.4")
@pytest.mark.parametrize(("first", "hits"), [("SELF.heal(n=1)", 1), ("SELF.eliminate()", 0)])
def test_a_leader_who_returns_leads_no_more(first: str, hits: int) -> None:
    """Conviction/1 makes SL 6 of NV 5, and a 6 a hit; not after the leader was gone."""
    game = laboratory(first, other=("FIG[FRIEND,ALL].revive(where=ENTRY,wounds=0)",))
    fight = skirmish(
        "<L.As.#", "L@1 E", "A@3 E", "s@4 W", active="A", game=game, dice=[6],
        A={"profile": "T_CONVICTION"}, keys={"leaders": {"GRIFFIN": "L"}},
    )  # fmt: skip
    carry_out(fight, on="L")
    if not hits:
        carry_out(fight, id=OTHER)
        fight.play(fight.options[0])
        assert fight.at("L") == "0,0"
    fight.play("mode OC", "strike s", "level 1")
    assert fight.wounds("s") == hits


@rule("HY-15.2")
def test_who_returns_does_not_infiltrate_in_this_round() -> None:
    game = laboratory("SELF.eliminate()", other=("FIG[FRIEND,ALL].revive(where=ENTRY,wounds=0)",))
    fight = skirmish(
        "<AB..#..s#", "A@1 E", "B@2 E", "s@8 E", active="A", game=game, keys={"acted": 1, "limit": 9},
        B={"profile": "T_INFILTRATION", "activated": 1, "mode": "MV"}, A={"activated": 2}, dice=[3, 4],
    )  # fmt: skip
    carry_out(fight, on="B")
    carry_out(fight, id=OTHER)
    fight.play(fight.options[0])
    fight.play("mode DC", "stop", "level 1")
    assert (fight.facts["round"], fight.asked) != (1, "INFILTRATE")
    assert fight.facts["round"] == 2


def test_an_extra_activation_is_gone_with_who_is_eliminated() -> None:
    game = laboratory(
        "SELF.extra_activation()", "SELF.eliminate()", other=("FIG[FRIEND,ALL].revive(where=ENTRY,wounds=0)",)
    )
    fight = skirmish(
        "<AB..#..s#", "A@1 E", "B@2 E", "s@8 E", active="A", game=game, keys={"acted": 1, "limit": 9},
        dice=[3, 4],
    )  # fmt: skip
    carry_out(fight, on="B")
    carry_out(fight, id=OTHER)
    fight.play(fight.options[0])
    fight.play("mode DC", "stop", "level 1")
    assert fight.facts["round"] == 2


# Prestige ---------------------------------------------------------------------------------------------


@rule("HY-14.12", "HY-6.8")
def test_prestige_that_was_suspended_is_lost_by_a_wound_too() -> None:
    effects = (
        "SELF.remove_aptitude(name=prestige,x=1)/ACTION",
        "SELF.wound(n=1,avoidable=false)",
        "SELF.heal(n=1)",
    )
    fight = lab(effects, *DUEL, A={"profile": "T_PRESTIGE"}, dice=[6])
    fight.play("mode OC", "strike s", "level 1")
    assert (fight.wounds("A"), fight.figure("A")["lost"]) == (0, ["prestige"])


@rule("HY-14.12", "HY-6.6")
def test_a_wounded_warrior_of_a_position_has_lost_his_prestige() -> None:
    fight = lab("SELF.heal(n=1)", *DUEL, A={"profile": "T_PRESTIGE", "wounds": 1}, dice=[6])
    assert fight.play("mode OC", "strike s", "level 1").wounds("s") == 0


# Eliminating ------------------------------------------------------------------------------------------


def test_who_eliminates_two_at_once_has_eliminated_twice() -> None:
    effects = ("ON_ELIMINATE FIG[FRIEND,ALL].score(n=1)", "FIG[FRIEND,ALL].mod_mode(n=+2,modes=F)/GAME")
    fight = lab(
        effects, "#....s.#\n#A.....#\n#....t.#", "A@1,1 E", "s@5,0 W", "t@5,2 W", how=CONSTANT, on="",
        s={"wounds": 3}, t={"wounds": 3}, dice=[2, 2],
    )  # fmt: skip
    fight.play("mode F", "stop", "shoot s", "shoot t")
    assert score(fight) == 2


# NV that depends on something -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("which", "words"),
    [
        ("mode=OC", ["mode OC"]),
        ("range=1", ["mode MV", "step E", "step E"]),
        ("on=TRAPDOOR_CLOSED", ["mode MV", "step E"]),
    ],
)
@rule("HY-6.6", "HY-6.3", "HY-6.7")
def test_natural_value_lowered_by_what_a_warrior_does_eliminates_at_once(
    which: str, words: list[str]
) -> None:
    fight = lab(
        f"CONTINUOUS FIG[ENEMY,ALL,{which}].mod_nv(n=-1)/WHILE_IN_PLAY", "#A_.s.B#", "A@1 E", "s@4 W",
        "B@6 W", on="s", owner=1, how=CONSTANT, A={"wounds": 4}, keys={"deck": {"ACT-01": 3}},
    )  # fmt: skip
    fight.play(*words[:-1])
    assert fight.figure("A")["status"] == "board"
    fight.play(words[-1])
    assert fight.figure("A")["status"] == "eliminated"
    assert fight.facts["hands"]["GRIFFIN"] == ["ACT-01"]  # by an opponent's card: HY-10.3


@rule("HY-6.6", "HY-6.3")
def test_natural_value_lent_for_an_action_is_missed_when_it_is_over() -> None:
    fight = with_cards(
        "SELF.mod_nv(n=+2)/ACTION; SELF.wound(n=1)", [CARD], [], "#As.B#", "A@1 E", "s@2 W", "B@4 W",
        A={"wounds": 4}, dice=[9],
    )  # fmt: skip
    fight.play("mode OC", "strike s", f"lay {CARD} effect")
    assert fight.figure("A")["status"] == "eliminated"


@rule("HY-6.6", "HY-6.3")
def test_natural_value_follows_the_round_and_the_hand() -> None:
    board = ("#A..s.B#", "A@1 E", "s@4 W", "B@6 W")
    later = lab(
        "CONTINUOUS ?round>=2 FIG[FRIEND,ALL].mod_nv(n=-1)/WHILE_IN_PLAY", *board, how=CONSTANT, on="",
        A={"wounds": 4}, keys={"limit": 9},
    )  # fmt: skip
    later.play("mode DC", "stop")
    assert later.figure("A")["status"] == "eliminated"
    poor = lab(
        "CONTINUOUS ?not:cards_in_hand>=1 FIG[FRIEND,ALL].mod_nv(n=-1)/WHILE_IN_PLAY", *board, how=CONSTANT,
        on="", A={"wounds": 4}, keys={"hands": {"GRIFFIN": ["ACT-01"]}},
    )  # fmt: skip
    poor.play("mode DC", "stop")
    assert poor.figure("A")["status"] == "board"
    poor.play("lay ACT-01 points")
    assert poor.figure("A")["status"] == "eliminated"


@rule("HY-6.6", "HY-6.3")
def test_natural_value_lent_for_a_round_is_missed_when_it_is_over() -> None:
    wounded = lab(
        ("FIG[FRIEND,ALL].mod_nv(n=+1)/ROUND", "FIG[FRIEND,ALL].wound(n=5)"), "#A..s.B#", "A@1 E", "s@4 W",
        "B@6 W", keys={"limit": 9},
    )  # fmt: skip
    assert wounded.wounds("A") == 5
    wounded.play("mode DC", "stop")
    assert wounded.facts["outcome"] == "SCORPION"


# Doors ------------------------------------------------------------------------------------------------


@rule("HY-7.18")
def test_each_of_many_doors_is_opened_once_and_closed_once() -> None:
    """The last of 31 doors is a bit like the others, in a register of 64."""
    room = "#A" + "." * 28 + "#"
    rows = ["##" + "+" * 28 + "#", room, "#.s" + "." * 24 + "++" + "+" + "#"]
    fight = skirmish("\n".join(rows), "A@1,1 E", "s@2,2 W", active="A", A={"at": "29,1"})
    fight.play("mode MV", "level 1", "open 29,2")
    assert "close 29,2" in fight.options
    fight.play("close 29,2")
    assert "open 29,2" not in fight.options
    fight.play("open 29,0", "close 29,0")
    assert "open 29,0" not in fight.options


# Gas --------------------------------------------------------------------------------------------------


@rule("HY-13.5")
def test_walking_from_one_cloud_into_another_is_walking_into_gas() -> None:
    fight = skirmish(
        "#......#\n#A....s#", "A@1,1 E", "s@6,1 W", active="A", dice=[9],
        keys={"templates": ["GAS 1,0 until 9", "GAS 3,0 SCORPION until 9"]},
    )  # fmt: skip
    fight.play("mode MV", "level 1", "step E", "step E")
    assert fight.wounds("A") == 1


# Notation ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("wounds", "scored"), [(0, 0), (1, 5)])
def test_nested_effects_have_conditions_of_their_own(wounds: int, scored: int) -> None:
    fight = lab(
        "SELF.fixed_roll(sl=9,then={?wounded OWNER.score(n=5)})", *DUEL, A={"wounds": wounds}, dice=[1]
    )
    assert score(fight) == scored


def test_one_of_the_options_may_be_to_do_nothing() -> None:
    board = "SELF.choose(options=[{OWNER.score(n=1)},{}],by=OWNER)"
    assert score(lab(board, *DUEL).play("option 2")) == 0
    assert score(lab(board, *DUEL).play("option 1")) == 1


def test_effects_in_one_text_have_their_own_triggers() -> None:
    texts = separate(
        "ROUND_START OWNER.score(n=1); SELF.choose(options=[{SELF.heal(n=1); SELF.move(n=1)},{}],by=OWNER)"
    )
    assert texts[0] == "ROUND_START OWNER.score(n=1)"
    first, second = (read_effect(text, Context()) for text in texts)
    assert (first.trigger, first.condition) == ("ROUND_START", None)
    assert (second.trigger, len(second.ops)) == ("ON_PLAY", 1)


def test_aptitudes_without_a_number_are_granted_without_one() -> None:
    fight = lab("SELF.grant_aptitude(name=titan)/ROUND", "#A%.s#", "A@1 E", "s@4 W")
    fight.play("mode OC", "step E")
    assert "stop" in fight.options  # a Titan may stop on rocks


@rule("HY-9.26", "HY-9.20")
def test_a_wound_before_the_level_is_chosen_ends_defensive_combat() -> None:
    fight = with_cards("SELF.wound(n=1,avoidable=false)", ["ACT-99"], [])
    fight.play("mode DC", "stop", "lay ACT-99 effect")
    assert (fight.wounds("A"), fight.figure("A")["parry"]) == (1, 0)
    assert fight.asked != "LEVEL"
