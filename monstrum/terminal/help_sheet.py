"""What the keys do and what the signs mean."""

from typing import Final

from rich.text import Text

from monstrum.terminal.palette import PHOSPHOR, TEXT
from monstrum.terminal.sheets import Sheet

KEYS: Final = (
    ("1 2 … a b …", "choose the option, or the thing, of that key"),
    ("↑ ↓ Enter", "walk through the options, choose one"),
    ("Tab", "to the table and back; arrows walk there too"),
    ("click", "on an option or a thing chooses it; ✗: why not"),
    ("Esc", "take back a pick, while the gesture is open"),
    ("i", "read the card, and the sum behind its value"),
    ("u", "undo, until others learned or had to decide"),
    ("p", "open or close the piles"),
    ("l r s q", "log, rules, save, quit (the game is kept)"),
    ("+ −", "bots play faster or slower"),
    ("space →", "watching bots: pause, one step"),
)


def help_sheet(legend: str) -> Sheet:
    text = Text()
    for key, meaning in KEYS:
        text.append(f"{key:<11} ", f"bold {PHOSPHOR}").append(f"{meaning}\n", TEXT)
    return Sheet(text.append("\n").append(legend) if legend else text)
