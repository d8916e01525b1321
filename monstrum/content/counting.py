"""Numbers with their nouns: 1 game, 2 games. Sentences of a catalogue say `{number?game|games}`."""


def counted(number: int, one: str, many: str = "") -> str:
    """`many` is the noun with an s, unless it is given."""
    return f"{number} {one if number == 1 else many or one + 's'}"


def between(least: int, most: int, one: str) -> str:
    """`2 to 4 players`, and `2 players` where there is no choice."""
    return counted(most, one) if least == most else f"{least} to {counted(most, one)}"
