"""`--set mission=HYM-2`: what a game can be told before it begins, as its own configuration knows it."""

from collections.abc import Iterable

from monstrum.core.errors import BadConfig

HELP = "A setting of the game, like mission=HYM-2; may be given several times."


def parse_settings(said: Iterable[str]) -> dict[str, str | int]:
    """The settings by name; a number is a number. Whether a game knows them the game says."""
    found: dict[str, str | int] = {}
    for text in said:
        name, equals, value = text.partition("=")
        name, value = name.strip(), value.strip()
        if not equals or not name or not value:
            raise BadConfig(f"A setting looks like mission=HYM-2, not '{text[:60]}'.")
        if name in found:
            raise BadConfig(f"The setting '{name}' is given twice.")
        if name == "players":
            raise BadConfig("How many players there are follows from --players.")
        found[name] = int(value) if value.isdigit() and len(value) < 10 else value
    return found
