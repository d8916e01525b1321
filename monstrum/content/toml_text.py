"""Values as TOML, on one line each. Reading them again gives equal values."""

import re
from typing import Final

_BARE: Final = re.compile(r"[A-Za-z0-9_-]+")


def toml_value(value: object) -> str:
    """Texts, numbers, truths, lists and tables of them."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return repr(value)
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{toml_key(key)} = {toml_value(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list | tuple):
        return "[" + ", ".join(toml_value(item) for item in value) + "]"
    return '"' + "".join(_escaped(letter) for letter in str(value)) + '"'


def toml_key(key: str) -> str:
    return key if _BARE.fullmatch(key) else toml_value(key)


def _escaped(letter: str) -> str:
    if letter in '"\\':
        return f"\\{letter}"
    return letter if letter.isprintable() else f"\\U{ord(letter):08x}"
