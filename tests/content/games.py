"""The three games as the content tests see them: triggers, printed effects, shipped packs."""

import tomllib
from pathlib import Path

import monstrum

HERE = Path(__file__).parent
SHIPPED = Path(monstrum.__file__).parent / "games" / "xybrid" / "data"

XYBRID_TRIGGERS = ("DRAW", "DEPLOY", "MISSION", "BREAKTHROUGH", "STATIC")
HYBRID_TRIGGERS = (
    "ON_PLAY",
    "ROUND_START",
    "ROUND_END",
    "ACTIVATION_START",
    "ACTIVATION_END",
    "BEFORE_ROLL",
    "AFTER_ROLL",
    "ON_HIT",
    "ON_WOUND_DEALT",
    "ON_WOUND_SUFFERED",
    "ON_PARRY",
    "ON_ELIMINATE",
    "ON_ELIMINATED",
    "ON_MOVE_END",
    "ON_ENTER_SQUARE",
    "ON_OBJECTIVE",
    "FIRST_CONTACT",
    "FIRST_BLOOD",
    "AURA",
    "CONTINUOUS",
)


def shipped(name: str) -> Path:
    """The folder of a shipped XYbrid pack."""
    return SHIPPED / name


def xybrid_effects() -> list[tuple[str, str]]:
    """Card id and effect of every entry of the standard pack, breakthroughs without their trigger."""
    found = []
    for file in ("parts.toml", "breakthroughs.toml"):
        for id, card in tomllib.loads((shipped("standard") / file).read_text("utf-8")).items():
            texts = card.get("effect", [])
            found += [(id, text) for text in ([texts] if isinstance(texts, str) else texts)]
    return found


def printed_effects(game: str) -> list[tuple[str, str]]:
    """Card id and effect of every card of Mutation Wars or Hybrid."""
    return list(tomllib.loads((HERE / "printed" / f"{game}.toml").read_text("utf-8")).items())
