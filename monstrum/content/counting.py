"""Numbers with their nouns: 1 game, 2 games. Sentences of a catalogue say `{number?game|games}`."""


def counted(number: int, one: str, many: str = "") -> str:
    """`many` is the noun with an s, unless it is given."""
    return f"{number} {one if number == 1 else many or one + 's'}"
