"""MW-8.12  The two numbers of a battle as everybody adds them up: part by part, then the cards."""

from itertools import groupby
from typing import NamedTuple

from monstrum.core.board import BAD, GOOD, Sum, SumLine
from monstrum.games.mutation_wars.knowing.view import BattleView, LineView, WarsView
from monstrum.kit.speaker import Speaker


def battle_sums(speaker: Speaker, view: WarsView, language: str) -> tuple[Sum, ...]:
    """The attack and the defence, while there is a battle."""
    if view.battle is None:
        return ()
    battle = view.battle
    return (
        one_sum(speaker, "attack", battle.attacker, battle.attack, language),
        one_sum(speaker, "defence", battle.defender, battle.defence, language),
    )


def one_sum(speaker: Speaker, stat: str, player: str, lines: list[LineView], language: str) -> Sum:
    rows: list[SumLine] = []
    for spot, found in groupby(lines, key=lambda line: line.params.get("spot", "")):
        told = list(found)
        rows += [part_row(speaker, spot, told, language)] if spot else card_rows(speaker, told, language)
    total = sum(line.amount for line in lines)
    return Sum(speaker.plain("sums", stat, language), str(total), tuple(rows), int(player[1:]))


def part_row(speaker: Speaker, spot: str, lines: list[LineView], language: str) -> SumLine:
    """MW-5.5, MW-8.10  One part with everything that changes it; what is printed needs no note."""
    params = lines[0].params
    notes = [
        speaker.say("sums", line.code, language, **line.params, amount=f"{line.amount:+}")
        for line in lines
        if line.code != "base"
    ]
    return SumLine(
        speaker.say("sums", "part", language, **params),
        str(sum(line.amount for line in lines)),
        ", ".join(notes),
        f"spot:{params['player']}.{spot}",
        tuple(dict.fromkeys(rule for line in lines for rule in line.rules)),
    )


def card_rows(speaker: Speaker, lines: list[LineView], language: str) -> list[SumLine]:
    """MW-8.11  What counts for the creature as a whole."""
    return [
        SumLine(
            speaker.say("sums", f"{line.code}_row", language, **line.params),
            f"{line.amount:+}",
            ref=f"card:{line.params['card']}" if "card" in line.params else "",
            rules=tuple(line.rules),
        )
        for line in lines
    ]


class Prospect(NamedTuple):
    """What a battle would come to, in words, and what to think of it."""

    text: str
    tone: str = ""


def prospect_notes(speaker: Speaker, view: WarsView, language: str) -> dict[str, Prospect]:
    """MW-8.7, MW-8.12  By Battle card of the reader: what the battle would come to with it, or why it will
    not; by "" with none. Empty while they have no card to choose."""
    if view.battle is None or not view.battle.prospects:
        return {}
    held = view.hands[f"P{view.seat}"].battle
    barred = "defender_only" if f"P{view.seat}" == view.battle.attacker else "called_off"
    why_not = Prospect(speaker.plain("sums", barred, language))
    notes = dict.fromkeys(held if isinstance(held, list) else (), why_not)
    return notes | {
        id: outcome(speaker, view.battle, view.seat, numbers, language)
        for id, numbers in view.battle.prospects.items()
    }


def outcome(speaker: Speaker, battle: BattleView, seat: int, numbers: list[int], language: str) -> Prospect:
    """MW-11.8  From the reader's side: how much they would win or lose by, the victor's card included."""
    attack, defence, more = numbers
    ahead = attack - defence if f"P{seat}" == battle.attacker else defence - attack
    code = "tie" if ahead == 0 else "win" if ahead > 0 else "lose"
    said = {"attack": attack, "defence": defence, "more": more, "by": abs(ahead) + more}
    told = {name: str(number) for name, number in said.items()}
    text = speaker.plain("sums", f"{code}_more" if more else code, language, **told)
    return Prospect(text, {"win": GOOD, "lose": BAD}.get(code, ""))
