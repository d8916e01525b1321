"""`why_not` is silent exactly when the words are legal, and else as specific as a player would want."""

import re
from pathlib import Path

import pytest

import monstrum.games.xybrid
from monstrum.core.engine import actor, decision, legal_actions, play
from monstrum.core.errors import IllegalAction
from monstrum.core.gestures import gestures, plan
from monstrum.core.quick import Quick
from monstrum.core.state import CHANCE
from monstrum.games.xybrid.effects.operations import TABLE
from monstrum.games.xybrid.game import XYbrid
from monstrum.games.xybrid.state import LabState
from tests.games.xybrid.positions import explicit_positions, positions, some_positions, strange
from tests.marks import rule
from tests.table import Table, lab, standard
from tests.tongues import LANGUAGES, well_refused

SOURCE = Path(monstrum.games.xybrid.__file__).parent


def refused(table: Table, seat: int, said: str) -> str:
    """The code, with the filter that failed."""
    refusal = table.game.why_not(table.state, seat, said)
    assert refusal is not None, f"{said!r} is legal"
    well_refused(table.game, refusal)
    failed = refusal.params.get("filter", "")
    return f"{refusal.code} {failed}".strip()


def sentence(table: Table, seat: int, said: str) -> str:
    refusal = table.game.why_not(table.state, seat, said)
    assert refusal is not None
    return table.game.say("refusals", refusal.code, **refusal.params)


# The property -------------------------------------------------------------------------------------


def check_every_action(game: XYbrid, state: LabState) -> None:
    for seat in range(CHANCE, state.seats):
        legal = set(legal_actions(state, seat))
        for action in range(game.space):
            words = game.words(state, action)
            refusal = game.why_not(state, seat, words)
            assert (refusal is None) == (action in legal), (decision(state), seat, words, refusal)
            if refusal is not None and seat == actor(state):
                assert refusal.code != "not_possible", (decision(state), words)
                well_refused(game, refusal, LANGUAGES[action % len(LANGUAGES)])


def test_words_are_refused_exactly_when_they_are_illegal() -> None:
    for game, state in [*some_positions()[::3], *explicit_positions()[::2]]:
        check_every_action(game, state)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(20))
def test_words_are_refused_exactly_when_they_are_illegal_everywhere(seed: int) -> None:
    game = strange() if seed % 2 else standard()
    for state in positions(game, 20, seed=100 + seed):
        check_every_action(game, state)


def test_gestures_are_refused_exactly_when_they_are_illegal() -> None:
    noise = Quick(1)
    seen = 0
    for game, state in some_positions():
        seat = actor(state)
        if state.over() or not legal_actions(state, seat):
            continue
        for path in gestures(state, seat)[:30]:
            assert game.why_not(state, seat, game.gesture_words(state, path)) is None
        if decision(state) not in ("BUILD_SWAP", "EFFECT_SWAP", "EFFECT_PART", "EFFECT_COST", "EFFECT_PEEK"):
            continue
        verb = "swap" if "SWAP" in decision(state) else "pick"
        near = [game.words(state, action).split()[-1] for action in legal_actions(state, seat)]
        attached = [id for player in game.view(state, seat).players.values() for id in player.values]
        likely = [*near[1:], *attached, "A01"]
        for _ in range(60):
            one, other = near[noise.below(len(near))], likely[noise.below(len(likely))]
            words = f"{verb} {one} {other}"
            if {one, other} & {"none", "done"}:
                continue
            try:
                plan(state, seat, game.parse(state, seat, words))
                legal = True
            except IllegalAction:
                legal = False
            assert (game.why_not(state, seat, words) is None) == legal, words
            seen += legal
    assert seen > 10


def test_refusals_depend_on_nothing_a_seat_does_not_know() -> None:
    for game, state in some_positions():
        for seat in range(state.seats):
            other = game.sample(game.know(state, seat), Quick(seat + 7))
            for action in range(0, game.space, 3):
                words = game.words(state, action)
                assert game.why_not(state, seat, words) == game.why_not(other, seat, words), words


# Codes and sentences ------------------------------------------------------------------------------


def codes_in_source() -> set[str]:
    """Every code written in the modules of refusals."""
    names = ("refusals.py", "part_refusals.py", "unfit.py", "moments.py")
    kit = [SOURCE.parents[1] / "kit" / name for name in ("refusing.py", "table_game.py")]
    files = [*(SOURCE / "speaking" / name for name in names), *kit]
    text = "".join(file.read_text("utf-8") for file in files)
    found = set(re.findall(r'Refusal\(\s*"(\w+)"', text))
    found |= set(re.findall(r'(?:about|elsewhere)\(\s*state, part, "(\w+)"', text))
    found |= set(re.findall(r'(?:told\(id, |\()"(\w+)", "XY-', text))  # when a thing is an answer
    return found | {"mission_condition"}


def filters_in_source() -> set[str]:
    text = (SOURCE / "speaking" / "unfit.py").read_text("utf-8")
    found = {*re.findall(r'unfit\(\s*state, part, "(\w+)"', text), "no_open_slot"}
    return found | {each.refusal.split()[0] for each in TABLE if each.refusal}


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    assert codes_in_source() == standard().speaker.catalogues["en"].codes("refusals")


def test_every_filter_has_its_sentence() -> None:
    part, rest = "A02", {"place": "lab", "zone": "me.hand", "types": "arm", "sciences": "BIO", "number": "3"}
    rest |= {"limit": "2", "side": "left", "trigger": "DRAW", "source": "A01", "first": "A01"}
    plain = standard().say("refusals", "not_a_candidate", part=part, filter="other")
    for failed in filters_in_source():
        assert standard().say("refusals", "not_a_candidate", part=part, filter=failed, **rest) != plain, (
            failed
        )


def test_the_fallback_exists() -> None:
    assert standard().say("refusals", "not_possible") == "This is not possible now."


# Whose decision -----------------------------------------------------------------------------------


def test_others_wait() -> None:
    table = lab(P0="C02", lab="A13 H06", step="draw")
    assert refused(table, 1, "draw A13") == "not_your_turn"
    assert refused(table, 1, "what?") == "not_your_turn"
    assert sentence(table, 1, "draw A13") == "It is P0's decision now."
    assert refused(table, -1, "draw A13") == "not_a_seat"
    assert refused(table, 4, "draw A13") == "not_a_seat"


def test_a_finished_game_refuses_everything() -> None:
    table = lab(P0="C02 inf 3", step="over")
    assert refused(table, 0, "draw A13") == "game_over"


@rule("XY-7.1")
def test_a_commitment_is_made_once() -> None:
    table = lab(P0="C02 breakthroughs{B01 B05}", P1="C04 breakthroughs{B02}", step="breakthroughs")
    assert refused(table, 0, "reveal B02") == "not_yours"
    assert refused(table, 0, "reveal B09") == "not_yours"
    assert refused(table, 0, "draw A13") == "wrong_decision"
    table.play(0, "reveal B05")
    assert refused(table, 0, "reveal B05") == "already_committed"
    assert sentence(table, 0, "none") == "You have committed already; P1 must still choose."


def test_nonsense_is_unreadable() -> None:
    table = lab(P0="C02", lab="A13 H06", step="draw")
    assert refused(table, 0, "fly to the moon") == "unreadable"
    assert "Understood here: 'draw A13', 'draw H06'." in sentence(table, 0, "fly to the moon")


# Turns --------------------------------------------------------------------------------------------


@rule("XY-2.3")
def test_a_core_must_be_in_the_core_pile() -> None:
    table = lab(step="cores", first="P0")
    assert refused(table, 0, "core A01") == "not_a_core"
    table.play(0, "core C05")
    assert refused(table, 1, "core C05") == "not_in_core_pile"
    assert sentence(table, 1, "core C05").endswith("it is on P0's monster.")


@rule("XY-4.3", "XY-4.11")
def test_draws_are_refused_with_the_reason() -> None:
    table = lab(P0="C02[A01l A10r L02]", lab="A18 A25 H06 L13 X01", step="draw")
    assert refused(table, 0, "draw A18") == "not_needed"
    assert "(head)" in sentence(table, 0, "draw A18")
    assert refused(table, 0, "draw A13") == "not_in_lab"
    assert refused(table, 0, "draw C05") == "core_never_drawn"
    assert refused(table, 0, "none") == "must_choose"
    assert refused(table, 0, "activate H15") == "wrong_decision"
    assert sentence(table, 0, "left") == "That is not the question: you must draw a part from the lab."


@rule("XY-3.1", "XY-3.3", "XY-3.5")
def test_missions_are_refused_with_the_reason() -> None:
    table = lab(round=2, P0="C02[H03] pile{H15 A16 C11 H01 H04}", P1="C04[H11] pile{L14}", lab="A10 L13")
    assert refused(table, 0, "activate L14") == "not_in_pile"
    assert refused(table, 0, "activate H01") == "no_mission_effect"
    assert refused(table, 0, "activate A16") == "mission_cost"
    assert refused(table, 0, "activate H04") == "mission_condition"
    assert table.game.why_not(table.state, 0, "mission H15") is None


@rule("XY-5.2")
def test_attachments_are_refused_with_the_reason() -> None:
    table = lab(P0="C02[H03 A01l] hand{A18 A24 H11 L13 L02}", step="build")
    assert decision(table.state) == "BUILD_ATTACH"
    assert refused(table, 0, "attach H11") == "type_already_filled"
    assert refused(table, 0, "attach L13") == "other_type_first"
    assert refused(table, 0, "attach A25") == "not_in_hand"


@rule("XY-5.4", "XY-5.5", "XY-5.8")
def test_swaps_are_refused_with_the_reason() -> None:
    table = lab(P0="C02[H03 A01l A10r L02 +X01] hand{H11 H06}", step="build")
    assert refused(table, 0, "swap C05") == "not_swappable"
    assert refused(table, 0, "swap X02") == "not_swappable"
    assert refused(table, 0, "swap A18") == "not_in_hand"
    assert refused(table, 0, "with H03") == "swap_not_begun"
    assert refused(table, 0, "swap H11 A01") == "types_differ"
    assert refused(table, 0, "swap H11 A18") == "not_attached"
    table.play(0, "swap H11 H03")
    assert refused(table, 0, "swap H03") == "just_replaced"
    assert refused(table, 0, "swap H03 H11") == "just_replaced"


def test_a_swap_that_has_begun_is_finished() -> None:
    table = lab(P0="C02[H03 A01l A10r L02] hand{A24}", step="build")
    play(table.state, 0, table.game.parse(table.state, 0, "swap A24")[0])
    assert refused(table, 0, "swap A24") == "swap_begun"
    assert refused(table, 0, "done") == "must_choose"
    assert refused(table, 0, "with H03") == "types_differ"


# Deployment and effects ---------------------------------------------------------------------------


@rule("XY-8.1", "XY-8.3")
def test_activations_are_refused_with_the_reason() -> None:
    table = lab(
        P0="C10[H11 A03l A01r L11 +X14 +X15]",
        P1="C02[H03 A02l]",
        activated="X14",
        jammed="X15",
        step="deploy",
    )
    assert refused(table, 0, "activate A02") == "not_attached"
    assert refused(table, 0, "activate A01") == "no_deploy_effect"
    assert refused(table, 0, "activate X14") == "already_activated"
    assert refused(table, 0, "activate X15") == "jammed"
    assert refused(table, 0, "activate C10") == "not_tied"
    assert "worth 5" in sentence(table, 0, "activate C10")


@rule("XY-13.7", "XY-14.4")
def test_candidates_are_refused_with_the_filter_that_failed() -> None:
    table = lab(P0="C02[H03 A14l]", P1="C04[H05 A18l A01r L13] hand{A25}", step="deploy", activated="H05")
    assert refused(table, 0, "pick L13") == "not_a_candidate shielded"
    assert refused(table, 0, "pick C04") == "not_a_candidate core"
    assert refused(table, 0, "pick A14") == "not_a_candidate not_in_zone"
    assert refused(table, 0, "pick A25") == "not_a_candidate not_in_zone"
    assert refused(table, 0, "none") == "must_choose"
    assert refused(table, 0, "pick A01 A18") == "too_many"


@rule("XY-4.5")
def test_draws_of_effects_have_filters_of_their_own() -> None:
    table = lab(P0="C02[H03 A01l A10r]", lab="L15 A18 X01 X16 X02", deck="H06 H07 …", step="draw")
    table.play(0, "draw L15")
    assert decision(table.state) == "EFFECT_DRAW"
    assert refused(table, 0, "draw A18") == "not_a_candidate value_too_high"
    assert refused(table, 0, "draw A25") == "not_in_lab"


@rule("XY-13.5", "XY-13.8")
def test_pairs_are_refused_with_the_reason() -> None:
    table = lab(P0="C02[H03 A01l A10r]", lab="L09 L13 A18 A24", step="draw")
    table.play(0, "draw L09")
    assert decision(table.state) == "EFFECT_SWAP"
    assert refused(table, 0, "swap H03") == "not_a_candidate no_partner"
    assert refused(table, 0, "swap A01 L13") == "not_a_candidate types_differ"
    assert refused(table, 0, "swap A01 A10") == "not_a_candidate not_in_zone"
    assert refused(table, 0, "swap C02") == "not_a_candidate core"


def test_sets_are_picked_upwards_and_completely() -> None:
    table = lab(P0="C02[H09 A01l A10r L02]", step="deploy")
    assert decision(table.state) == "EFFECT_PART"
    assert refused(table, 0, "pick H09") == "not_a_candidate source_itself"
    assert refused(table, 0, "pick L02") == "not_a_candidate cannot_complete"
    assert refused(table, 0, "pick A10 A01") == "not_a_candidate sets_ascend"
    assert refused(table, 0, "pick A01 A01") == "not_a_candidate already_picked"
    assert refused(table, 0, "pick A01 A10 L02") == "too_many"
    assert table.game.why_not(table.state, 0, "pick A01 A10") is None


@pytest.mark.parametrize("seen", [True, False])
def test_what_the_peeker_did_not_see_is_not_seen(seen: bool) -> None:
    table = lab(P0="C02[A01l A10r L02]", lab="H13 H06", deck="A18 H03 X02 L13 …", step="draw")
    table.play(0, "draw H13")
    assert refused(table, 1, "bury H03") == "not_your_turn"
    part = "A18" if seen else "L13"
    assert (table.game.why_not(table.state, 0, f"bury {part}") is None) == seen
    for id in ("L13", "A25", "A01"):
        assert refused(table, 0, f"bury {id}") == "not_seen"


def test_players_are_refused_with_the_reason() -> None:
    table = lab(players=3, P0="C02[A05l]", P1="C04 inf 5", P2="C05 inf 5", step="deploy")
    assert decision(table.state) == "EFFECT_PLAYER"
    assert refused(table, 0, "P0") == "not_an_opponent"
    assert refused(table, 0, "P3") == "no_such_player"
    table = lab(players=4, P0="C02[A05l]", P1="C04 inf 5", P2="C05 inf 5", P3="C01 inf 4", step="deploy")
    assert refused(table, 0, "P3") == "not_leader"
    assert sentence(table, 0, "P3").endswith("P1 and P2.")


def test_chance_has_outcomes() -> None:
    game = standard()
    state = game.start({}, 1, explicit=True)
    while actor(state) != CHANCE:
        play(state, actor(state), legal_actions(state, actor(state))[0])
    assert game.why_not(state, CHANCE, "pick A01") is None
    refusal = game.why_not(state, CHANCE, "draw A01")
    assert refusal is not None
    assert refusal.code == "not_an_outcome"
    refusal = game.why_not(state, 0, "pick A01")
    assert refusal is not None
    assert refusal.code == "chance_decides"
