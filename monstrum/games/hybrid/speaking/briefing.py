"""6.7  What a mission asks of both sides, in sentences: story, goals, objectives, the last round."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from monstrum.core.board import Fact
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.content.predicates import OF_WHO_ACCEPTS, VICTORY, Forms, Predicate, read_predicate
from monstrum.games.hybrid.speaking.speech import Speaker, capital

AT_LIMIT: Final = {"DRAW": "at_limit_DRAW", "CARRIER": "at_limit_CARRIER"}
SCORES: Final = re.compile(
    r"(?P<trigger>ON_WOUND_SUFFERED|ON_ELIMINATED) "
    r"FIG\[ENEMY,ALL(,rank>=(?P<rank>\d))?\]\.score\(n=(?P<number>\d+)\)"
)

BURDEN: Final = re.compile(
    r"CONTINUOUS FIG\[ANY,ALL,carrying=(?P<number>\d)\]\.mod_mt\(n=-(?P<points>\d+)\)/WHILE_IN_PLAY"
)
BURSTS: Final = re.compile(
    r"ROUND_END \?(?P<goal>\S+) SQ\[ANY,(?P<number>\d+),RANDOM\]\.template\(kind=(?P<kind>\w+)\)"
)


def briefing(speaker: Speaker, id: str, mission: Mapping[str, Any], language: str) -> list[str]:
    """`mission` is its table in the pack, which was checked when the pack was loaded."""
    found = [speaker.names.text(id, language)]
    found += [fact.note for fact in goals_of(speaker, mission, language)]
    found += [objective(speaker, each, language) for each in mission.get("objectives", [])]
    if mission.get("special") and "score" in str(mission["victory"]):
        found.append(scoring(speaker, mission["special"], language))
    found += specials(speaker, mission.get("special", []), language)
    found.append(last_round(speaker, mission, language))
    return [capital(sentence) for sentence in found if sentence]


def goals_of(speaker: Speaker, mission: Mapping[str, Any], language: str) -> tuple[Fact, ...]:
    """By side: how it wins, in a sentence."""
    found: list[Fact] = []
    for side in terms.SIDES:
        groups = [
            joined(speaker, "and", [goal(speaker, text, VICTORY, language) for text in group], language)
            for group in mission["victory"].get(side, [])
        ]
        if groups:
            goals = joined(speaker, "or", groups, language)
            wins = capital(speaker.say("goals", "wins", language, side=side, goals=goals))
            found.append(Fact(side, "", wins))
    return tuple(found)


def specials(speaker: Speaker, special: Sequence[Mapping[str, Any]], language: str) -> list[str]:
    """6.7  What else holds in this mission: a burden, rooms that burst. Points have their own sentence."""
    found: list[str] = []
    for effect in effects_of(special):
        if read := BURDEN.fullmatch(effect):
            found.append(speaker.say("goals", "burden", language, **read.groupdict()))
        elif read := BURSTS.fullmatch(effect):
            when = goal(speaker, read["goal"], VICTORY, language)
            bursts = speaker.say(
                "goals", "bursts", language, number=read["number"], template=read["kind"], goal=when
            )
            found.append(bursts)
    return found


def effects_of(special: Sequence[Mapping[str, Any]]) -> list[str]:
    """The effects of a mission, one after the other, as its pack writes them."""
    rows = [[row["effect"]] if isinstance(row["effect"], str) else row["effect"] for row in special]
    return [effect.strip() for effects in rows for effect in effects]


def scoring(speaker: Speaker, special: Sequence[Mapping[str, Any]], language: str) -> str:
    """6.7  What brings points: the effects of the mission that score, each in words."""
    found: list[str] = []
    for effect in effects_of(special):
        if read := SCORES.fullmatch(effect):
            code = f"score_{read['trigger']}" + ("_rank" if read["rank"] else "")
            params = {"number": read["number"], "rank": read["rank"] or ""}
            found.append(speaker.say("goals", code, language, **params))
    if not found:
        return speaker.say("goals", "scoring", language)
    return speaker.say("goals", "scores", language, scores=joined(speaker, "and", found, language))


def last_round(speaker: Speaker, mission: Mapping[str, Any], language: str) -> str:
    """HY-15.4  How many rounds there are, and who wins then."""
    limit, _, number = str(mission.get("at_limit", "DRAW")).partition(":")
    rounds = speaker.say("goals", "limit", language, number=mission["round_limit"])
    code = AT_LIMIT.get(limit, "at_limit_SIDE")
    if limit == "DRAW" and "more_score_at_end" in str(mission["victory"]):
        code = "at_limit_DRAW_points"
    side = limit if limit in terms.SIDES else terms.SIDES[0]
    return f"{rounds} {speaker.say('goals', code, language, side=side, number=number)}"


def objective(speaker: Speaker, row: Mapping[str, Any], language: str) -> str:
    """HY-13.1  Who may accept it, and after what."""
    accepts = str(row["accepts"])
    whom = (
        speaker.speak("side", accepts, language)
        if accepts in terms.SIDES
        else speaker.say("goals", "anybody", language)
    )
    needs = [goal(speaker, text, OF_WHO_ACCEPTS, language) for text in row.get("needs", [])]
    code = "objective_needs" if needs else "objective"
    said = joined(speaker, "and", needs, language)
    return speaker.say("goals", code, language, number=row["n"], square=row["square"], whom=whom, needs=said)


def goal(speaker: Speaker, text: str, forms: Forms, language: str) -> str:
    """`exited>=2` → "2 have left by the Exit"."""
    read: Predicate = read_predicate(text, forms, {})
    code = "exited_profile" if read.name == "exited" and read.word else read.name
    if read.name == "rank":
        code = "rank_most" if read.sign == "<=" else "rank_least"
    params: dict[str, str] = {
        "number": str(read.number),
        "numbers": ", ".join(map(str, read.numbers)),
        "word": read.word,
    }
    if read.name == "flag":
        params["word"] = speaker.speak("flag", read.word, language)
    if read.name == "none_on_board":
        params["side"] = read.word
    if code in ("eliminate", "exited_profile", "profile"):
        params["profile"] = read.word
    said = speaker.say("goals", code, language, **params)
    return speaker.say("goals", "not", language, goal=said) if read.negated else said


def joined(speaker: Speaker, how: str, parts: Sequence[str], language: str) -> str:
    if not parts:
        return ""
    found = parts[0]
    for part in parts[1:]:
        found = speaker.say("goals", how, language, one=found, more=part)
    return found
