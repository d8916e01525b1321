"""MW-5, MW-8  The numbers behind an attack, a defence or a battle, part by part. All of it is public.

| Subject | Total |
|---|---|
| `P0`, `P0 attack` | the creature's attack; Glow Things lit as against a working Eye |
| `P0 attack unlit` | the same against a creature without one |
| `P0 defence` | the creature's defence |
| `P0 against P1` | attack minus defence if P0 attacked P1 and no card were played |
| `battle` | attack minus defence of the battle in progress, with the cards played so far |
"""

from monstrum.content.names import folded
from monstrum.content.suggestions import did_you_mean
from monstrum.core.contract import Explanation, Line
from monstrum.core.errors import UnreadableWords
from monstrum.games.mutation_wars.content.catalog import COLOURS, FAKE_TAIL, GLOW
from monstrum.games.mutation_wars.effects import opcodes
from monstrum.games.mutation_wars.rules.geometry import matched
from monstrum.games.mutation_wars.rules.glow_things import working_eye
from monstrum.games.mutation_wars.rules.modifiers import (
    card_does,
    counting_card,
    flat_modifier,
    part_modifier,
)
from monstrum.games.mutation_wars.state import (
    EDGES,
    FLIPPED,
    MARKS,
    NO_CARD,
    NO_SEAT,
    SPOTS,
    WarsState,
    part_design,
)

ATTACK = ("attack", "att", "a")
DEFENCE = ("defence", "defense", "def", "d")


def explain(state: WarsState, subject: str) -> Explanation:
    seats = [f"p{seat}" for seat in range(state.seats)]
    match folded(subject[:60]):
        case ["battle"] if state.attacker != NO_SEAT:
            return explain_battle(state)
        case ["battle"]:
            raise UnreadableWords("No battle is being fought; say 'P0 against P1' for one that might be.")
        case [one, ("against" | "attacks" | "vs" | "attack"), other] if one in seats and other in seats:
            if one == other:
                raise UnreadableWords("Nobody attacks their own creature (MW-8.3).")
            return between(state, seats.index(one), seats.index(other), NO_CARD, NO_CARD, subject.strip())
        case [one] if one in seats:
            return alone(state, seats.index(one), opcodes.ATT, True)
        case [one, stat] if one in seats and stat in (*ATTACK, *DEFENCE):
            return alone(state, seats.index(one), opcodes.ATT if stat in ATTACK else opcodes.DEF, True)
        case [one, stat, ("lit" | "unlit") as light] if one in seats and stat in ATTACK:
            return alone(state, seats.index(one), opcodes.ATT, light == "lit")
    examples = "'P0', 'P0 attack unlit', 'P0 defence', 'P0 against P1' or 'battle'"
    guess = did_you_mean(subject.strip()[:60], ["P0 attack", "P0 defence", "P0 against P1", "battle"])
    raise UnreadableWords(
        f"There is nothing to explain about {subject.strip()[:60]!r}{guess}; say {examples}."
    )


def alone(state: WarsState, seat: int, stat: int, lit: bool) -> Explanation:
    """MW-5.6  One statistic of one creature, without any card."""
    lines = creature_lines(state, seat, stat, lit, NO_CARD, NO_CARD)
    word = "defence" if stat == opcodes.DEF else "attack" if lit else "attack unlit"
    return Explanation(f"P{seat} {word}", tuple(lines), sum(line.amount for line in lines))


def explain_battle(state: WarsState) -> Explanation:
    """MW-8.13  With the cards played so far; a cancelled one has no effect."""
    attacking, defending = counting_card(state), state.defender_card
    lines: list[Line] = []
    ids = state.catalog.ids
    if attacking != state.attacker_card:
        cancelled = {"card": ids[state.attacker_card], "by": ids[defending]}
        lines.append(Line("cancelled", 0, ("MW-8.13",), cancelled))
    if card_does(state, defending, opcodes.END_BATTLE):
        lines.append(Line("called_off", 0, ("MW-8.13",), {"card": ids[defending]}))
        return Explanation("battle", tuple(lines), 0)
    found = between(state, state.attacker, state.defender, attacking, defending, "battle")
    return Explanation("battle", (*lines, *found.lines), found.total)


def between(
    state: WarsState, attacker: int, defender: int, attacking: int, defending: int, subject: str
) -> Explanation:
    """MW-8.12  The attack, part by part, then the defence, which counts against it."""
    lines, against = both_sides(state, attacker, defender, attacking, defending)
    lines += [Line(line.code, -line.amount, line.rules, line.params) for line in against]
    return Explanation(subject, tuple(lines), sum(line.amount for line in lines))


def both_sides(
    state: WarsState, attacker: int, defender: int, attacking: int, defending: int
) -> tuple[list[Line], list[Line]]:
    """MW-8.12  The attack of the one and the defence of the other, with these cards."""
    lit = working_eye(state, defender)
    return (
        creature_lines(state, attacker, opcodes.ATT, lit, attacking, defending),
        creature_lines(state, defender, opcodes.DEF, lit, defending, attacking),
    )


def creature_lines(state: WarsState, seat: int, stat: int, lit: bool, own: int, foreign: int) -> list[Line]:
    """Every part, then the flat modifiers. `own` is the card of the creature's player: its positive values
    help; `foreign` is the other card: its negative values hurt (MW-8.8)."""
    lines: list[Line] = []
    for spot in range(state.bodies[seat] * EDGES):
        if state.edges[seat * SPOTS + spot] >= 0:
            lines += part_lines(state, seat, spot, stat, lit, own, foreign)
    total = sum(line.amount for line in lines)
    whose = {"player": f"P{seat}", "stat": stat_word(stat)}
    for card, positive in ((own, True), (foreign, False)):
        flat = flat_modifier(state, card, stat, positive)
        if flat:
            lines.append(
                Line("flat", flat, ("MW-8.8", "MW-8.11"), {**whose, "card": state.catalog.ids[card]})
            )
            total += flat
    if total < 0:
        lines.append(Line("floor_total", -total, ("MW-8.11",), whose))
    return lines


def part_lines(
    state: WarsState, seat: int, spot: int, stat: int, lit: bool, own: int, foreign: int
) -> list[Line]:
    """MW-5.5, MW-8.10  Base, colour bonus, light, the cards, and the floor of one part."""
    part = state.edges[seat * SPOTS + spot]
    kind = part // (MARKS * COLOURS)
    about = {
        "player": f"P{seat}",
        "part": state.catalog.ids[part_design(part)],
        "spot": f"b{spot // EDGES}.{spot % EDGES}",
        "stat": stat_word(stat),
    }
    if part & FLIPPED:
        return [Line("flipped", 0, ("MW-5.4",), about)]
    if kind == FAKE_TAIL:
        return [Line("fake_tail", 0, ("MW-5.3",), about)]
    table = state.catalog.attack if stat == opcodes.ATT else state.catalog.defence
    dark = kind == GLOW and stat == opcodes.ATT and not lit
    base, rules = ("unlit", ("MW-10.1", "MW-10.2")) if dark else ("base", ("MW-5.5",))
    lines = [Line(base, 0 if dark else table[kind], rules, about)]
    if matched(state, seat, spot):
        lines.append(Line("matched", 1, ("MW-5.2",), about))
    for card, positive in ((own, True), (foreign, False)):
        change = part_modifier(state, card, stat, positive, kind)
        if change and positive and dark:
            lines.append(Line("dark", 0, ("MW-10.5",), {**about, "card": state.catalog.ids[card]}))
        elif change:
            named = {**about, "card": state.catalog.ids[card]}
            lines.append(Line("card", change, ("MW-8.8", "MW-8.9"), named))
    total = sum(line.amount for line in lines)
    if total < 0:
        lines.append(Line("floor", -total, ("MW-8.10",), about))
    return lines


def stat_word(stat: int) -> str:
    return "attack" if stat == opcodes.ATT else "defence"
