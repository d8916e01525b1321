"""What a decision may lead to, told before anybody decides."""

import re
from collections import Counter

from monstrum.core.contract import SPECTATOR
from monstrum.core.engine import actor, legal_actions, play
from monstrum.games.mutation_wars.rules import actions, events
from monstrum.games.mutation_wars.speaking.decisions import BATTLE_CARDS, REARRANGING, decision_now
from monstrum.games.mutation_wars.state import WarsState
from tests.games.mutation_wars.positions import some_positions, standard
from tests.marks import rule


@rule("MW-11.1", "MW-11.2", "MW-11.4")
def test_spoils_are_told_as_they_come_if_nobody_plays_another_card() -> None:
    told: set[str] = set()
    for state in some_positions():
        if decision_now(state).kind not in BATTLE_CARDS or state.finalists:
            continue
        (line,) = standard().outlook(state, actor(state)).lines
        assert standard().outlook(state, SPECTATOR).lines == ()
        found = re.search(r"P(\d) (?:takes|draws) (\d+)", line)
        told.add("spoils" if found else line)
        assert gains(state.clone()) == ({int(found[1]): int(found[2])} if found else {}), line
    assert "spoils" in told


def gains(state: WarsState) -> Counter[int]:
    """Nobody plays a card: how many cards who has taken or drawn as spoils."""
    state.listen()
    while decision_now(state).kind in BATTLE_CARDS:
        play(state, actor(state), actions.NONE)
    while decision_now(state).name in ("protect", "spoils_split", "pick_back"):
        play(state, actor(state), legal_actions(state, actor(state))[0])
    found: Counter[int] = Counter()
    for event in state.events.take():
        if event.kind == events.STOLEN:
            found[event.a] += 1
        elif event.kind == events.SPOILS_DRAWN:
            found[event.a] += event.b + event.c
    return found


def test_a_rearrangement_tells_its_parts_in_the_order_of_its_words() -> None:
    seen = 0
    for state in some_positions():
        now = decision_now(state)
        if now.kind not in REARRANGING or now.b > 0:
            continue
        refs = standard().outlook(state, now.actor).refs
        assert refs[0] in standard().refs(state, legal_actions(state, now.actor)[0])
        stay = " ".join(ref.rpartition(".")[0].rpartition(".")[2] for ref in refs)
        refused = standard().why_not(state, now.actor, f"rearrange {stay}")
        assert refused is not None
        assert refused.code == "must_change", "every part where it is: read in the right order"
        seen += 1
    assert seen > 0
