"""HY-12  Equipment: Auras and Mutations."""

from typing import Any

from tests.marks import rule
from tests.rules.hybrid.skirmish import Skirmish, skirmish

ROOM = "\n".join(["#########", *["#.......#"] * 7, "#########"])


def bearer(*legend: str, hand: list[str], **more: Any) -> Skirmish:
    """A is Ambrosius (Aura/3) and is activated."""
    keys = {"hands": {"GRIFFIN": hand}, "leaders": {"GRIFFIN": "A"}, **more.pop("keys", {})}
    return skirmish(
        more.pop("map", ROOM),
        *legend,
        active=more.pop("active", "A"),
        A={"profile": "G_AMBROSIUS"},
        keys=keys,
        **more,
    )


@rule("HY-12.1", "HY-12.2", "HY-14.2")
def test_an_aura_is_declared_at_the_start_and_shown() -> None:
    aura = bearer("A@4,4 N", "B@4,6 N", "s@1,1 E", hand=["AUR-03", "AUR-04"])
    assert (aura.asked, aura.seat) == ("AURA", 0)
    assert aura.options == ["none", "aura AUR-03", "aura AUR-04"]
    assert aura.refusal("aura AUR-01").code == "not_held"
    assert aura.game.view(aura.state, 1).cards.known["GRIFFIN"] == {}
    aura.play("aura AUR-03")
    assert aura.asked == "MODE"  # it acts before the mode is chosen
    theirs = aura.game.view(aura.state, 1)
    assert theirs.figures["A"].aura == "AUR-03"
    assert theirs.cards.known["GRIFFIN"] == {"AUR-03": 1}  # shown once, known for good; it stays in hand
    assert theirs.cards.held["GRIFFIN"] == {"aura": 2}


@rule("HY-12.2", "HY-12.4")
def test_it_ends_at_the_bearers_next_activation_and_may_be_swapped() -> None:
    aura = bearer("A@4,4 N", "B@4,6 N", "s@1,1 E", hand=["AUR-03", "AUR-04"])
    aura.play("aura AUR-03", "mode DC", "stop", "level 1")
    assert aura.facts["staying"] == ["AUR-03 GRIFFIN A aura"]
    while aura.asked != "AURA":
        aura.pass_time()
    assert aura.facts["staying"] == []  # A1 has ended it
    aura.play("aura AUR-04")
    assert aura.facts["staying"] == ["AUR-04 GRIFFIN A aura"]  # one at a time


@rule("HY-12.3")
def test_the_zone_is_measured_in_squares_and_never_holds_the_bearer() -> None:
    aura = bearer("A@4,4 N", "B@7,7 N", "C@7,3 N", "s@1,1 E", hand=["AUR-04"])
    aura.play("aura AUR-04", "mode OC")
    explain = aura.game.explain
    assert explain(aura.state, 0, "move B").total == 7  # 3,3 away: inside
    assert explain(aura.state, 0, "move C").total == 7
    assert explain(aura.state, 0, "move A").total == 5  # not the bearer
    far = bearer(
        "A@4,4 N",
        "B@7,7 N",
        "s@1,1 E",
        hand=["AUR-04"],
        map="\n".join(["#" * 11, *["#.........#"] * 8, "#" * 11]),
    )
    far.play("aura AUR-04", "mode MV", "level 1", "step N")
    assert explain(far.state, 0, "move B").total == 5  # four rows away now: evaluated continuously


@rule("HY-12.3")
def test_walls_do_not_matter() -> None:
    behind = bearer("A@2 E", "B@4 W", "s@7 W", hand=["AUR-04"], map="#.A#B..s#")
    behind.play("aura AUR-04")
    assert behind.game.explain(behind.state, 0, "move B").total == 7


@rule("HY-6.5", "HY-12.2")
def test_the_aura_of_an_eliminated_bearer_ends() -> None:
    aura = skirmish(
        "#.sA.B#", "s@2 E", "A@3 W", "B@5 W", active="s", dice=[1],
        A={"profile": "G_AMBROSIUS", "wounds": 4},
        keys={"staying": ["AUR-04 GRIFFIN A aura"], "hands": {"GRIFFIN": ["AUR-04"]}},
    )  # fmt: skip
    assert aura.game.explain(aura.state, 0, "move B").total == 7
    aura.play("mode OC", "strike A", "level 1")
    assert aura.facts["staying"] == []
    assert aura.game.explain(aura.state, 0, "move B").total == 5


def mutant(hand: list[str], **more: Any) -> Skirmish:
    """h is a Hybrid (Mutation/1) and is activated; x an Aberration (Mutation/2)."""
    active = more.pop("active", "h")
    return skirmish(
        more.pop("map", "#########\n#hxx...A#\n#.xx....#\n#########"),
        *more.pop("legend", ("h@1,1 E", "x@2,1 E", "A@7,1 W")),
        active=active, h={"profile": "S_HYBRID", **more.pop("h", {})},
        x={"profile": "S_ABERRATION"}, keys={"hands": {"SCORPION": hand}}, **more,
    )  # fmt: skip


@rule("HY-12.5", "HY-14.9")
def test_mutations_are_awarded_within_x() -> None:
    body = mutant(["MUT-03", "MUT-07"])
    assert (body.asked, body.seat) == ("MUTATION", 1)
    body.play("mutate MUT-03")
    assert body.asked == "MODE"  # Mutation/1: no further card in the game
    assert body.figure("h")["awarded"] == 1
    assert body.game.view(body.state, 0).figures["h"].mutations == ["MUT-03"]
    assert body.game.explain(body.state, 0, "move h").total == 7
    two = mutant(["MUT-03", "MUT-07"], active="x")
    two.play("mutate MUT-07")
    assert two.options == ["none", "mutate MUT-03"]
    two.play("none")
    assert two.asked == "MODE"


@rule("HY-12.5")
def test_no_card_beyond_x() -> None:
    body = mutant(["MUT-03"], h={"awarded": 1})
    assert body.asked == "MODE"


@rule("HY-12.6", "HY-12.9", "HY-6.5")
def test_a_mutation_tells_what_it_does_before_it_is_discarded() -> None:
    body = skirmish(
        "#Ah..#", "A@1 E", "h@2 W", active="A", dice=[1],
        h={"profile": "S_HYBRID", "wounds": 3, "awarded": 1},
        keys={"staying": ["MUT-05 SCORPION h mutation"]},
    )  # fmt: skip
    body.play("mode OC", "strike h", "level 1")
    assert body.figure("h")["status"] == "eliminated"
    assert body.wounds("A") == 1  # Volatile Blood: every enemy in contact
    assert body.facts["staying"] == []
    assert body.facts["discard"] == ["MUT-05"]
