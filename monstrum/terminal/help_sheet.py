"""What the keys do and what the signs mean."""

from typing import Final

from rich.text import Text

from monstrum.terminal.palette import PHOSPHOR, TEXT
from monstrum.terminal.phrases import phrase
from monstrum.terminal.sheets import Sheet

KEYS: Final = (  # each with the code of what it means; some keys have names, too
    ("1 2 … a b …", "option"),
    ("*", "walk"),
    ("Tab", "table"),
    ("*", "click"),
    ("Esc", "cancel"),
    ("i", "card"),
    ("u", "undo"),
    ("p", "piles"),
    ("l r s q", "others"),
    ("+ −", "speed"),
    ("*", "watch"),
)


def help_sheet(legend: str) -> Sheet:
    text = Text()
    for key, meaning in KEYS:
        named = phrase(f"help_{meaning}_key") if key == "*" else key
        text.append(f"{named:<11} ", f"bold {PHOSPHOR}").append(f"{phrase(f'help_{meaning}')}\n", TEXT)
    return Sheet(text.append("\n").append(legend) if legend else text)
