"""What is agreed before a game: players, dealer, mode, target, last turn, variants (rules, section 1)."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from monstrum.content.suggestions import did_you_mean
from monstrum.core.errors import BadConfig
from monstrum.games.mutation_wars.state import (
    LEAST_SEATS,
    MOST_BODIES,
    MOST_SEATS,
    NO_SEAT,
    VARIANT_NAMES,
)

STANDARD: Final = "standard"
EXTENDED: Final = "extended"
MODES: Final = (STANDARD, EXTENDED)
TARGETS: Final = {STANDARD: 4, EXTENDED: 6}  # MW-13.1
MOST_EXTENDED: Final = 3  # players of the extended game, unless the target is given
LEAST_BODIES: Final = 2
LAST_TURN: Final = 300
MOST_TURNS: Final = 100_000
RANDOM: Final = "random"
KEYS: Final = ("players", "dealer", "mode", "target_bodies", "max_turns", "variants")


@dataclass(frozen=True, slots=True)
class Config:
    """A checked configuration, in numbers."""

    players: int
    dealer: int  # NO_SEAT: random
    target_bodies: int
    max_turns: int
    variants: int  # mask


def checked(config: Mapping[str, Any]) -> dict[str, Any]:
    """The full configuration with defaults filled in. Raises BadConfig."""
    for key in config:
        if key not in KEYS:
            guess = did_you_mean(str(key), KEYS)
            raise BadConfig(f"Mutation Wars has no setting '{key}'{guess}; there are {', '.join(KEYS)}.")
    players = number(config, "players", LEAST_SEATS, LEAST_SEATS, MOST_SEATS)
    mode = config.get("mode", STANDARD)
    if mode not in MODES:
        guess = did_you_mean(str(mode), MODES)
        raise BadConfig(f"'mode' is {' or '.join(MODES)}, not {mode!r}{guess}.")
    if mode == EXTENDED and players > MOST_EXTENDED and config.get("target_bodies") is None:
        raise BadConfig(
            f"The extended game is for {LEAST_SEATS} to {MOST_EXTENDED} players, not {players}: 16 bodies do "
            "not carry so many creatures of six. Give 'target_bodies' to play it nevertheless (MW-13.1)."
        )
    return {
        "players": players,
        "dealer": dealer_name(config.get("dealer", RANDOM), players),
        "mode": mode,
        "target_bodies": number(config, "target_bodies", TARGETS[mode], LEAST_BODIES, MOST_BODIES),
        "max_turns": number(config, "max_turns", LAST_TURN, 1, MOST_TURNS),
        "variants": variant_names(config.get("variants", [])),
    }


def in_numbers(config: Mapping[str, Any]) -> Config:
    """The configuration as the engine has it; checked on the way."""
    full = checked(config)
    dealer = NO_SEAT if full["dealer"] == RANDOM else int(full["dealer"][1:])
    variants = sum(1 << VARIANT_NAMES.index(name) for name in full["variants"])
    return Config(full["players"], dealer, full["target_bodies"], full["max_turns"], variants)


def number(config: Mapping[str, Any], key: str, default: int, least: int, most: int) -> int:
    value = config.get(key)
    if value is None:
        return default
    if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
        raise BadConfig(f"'{key}' is a number from {least} to {most}, not {value!r}.")
    return value


def dealer_name(value: object, players: int) -> str:
    """MW-1.2  A seat by name or number, or random."""
    if value is None or value == RANDOM:
        return RANDOM
    names = [f"P{seat}" for seat in range(players)]
    if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < players:
        return names[value]
    if isinstance(value, str) and value.upper() in names:
        return value.upper()
    raise BadConfig(f"'dealer' is {RANDOM} or one of {', '.join(names)}, not {value!r}.")


def variant_names(value: object) -> list[str]:
    """MW-15  Names in a list, or in one text with spaces or commas; each at most once, in a fixed order."""
    said = value.replace(",", " ").split() if isinstance(value, str) else value
    if not isinstance(said, (list, tuple)):
        raise BadConfig(f"'variants' is a list of names, not {value!r}.")
    for name in said:
        if name not in VARIANT_NAMES:
            guess = did_you_mean(str(name), VARIANT_NAMES)
            raise BadConfig(f"There is no variant {name!r}{guess}; there are {', '.join(VARIANT_NAMES)}.")
    return [name for name in VARIANT_NAMES if name in said]
