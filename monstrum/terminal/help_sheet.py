"""What the keys do and what the signs mean."""

from typing import Final

from rich.text import Text

from monstrum.terminal.palette import PHOSPHOR, TEXT
from monstrum.terminal.sheets import Sheet

KEYS: Final = (
    ("1 2 … a b …", "choose the option, or the thing, with that key"),
    ("↑ ↓ Enter", "walk through the options and choose one"),
    ("Tab", "to the table and back; there the arrows walk from thing to thing"),
    ("click", "on an option or a thing: chooses it; on one with ✗: why not"),
    ("Esc", "take back the last pick of a gesture that is not complete"),
    ("i", "read the card: text, effect, the sum behind its value"),
    ("u", "undo, until something was revealed or others had to decide"),
    ("p", "open or close the piles"),
    ("l  r  s  q", "log, rules, save, quit (the game is kept)"),
    ("+ −", "bots play faster or slower"),
    ("space →", "while watching bots: pause, and one step"),
)


def help_sheet(legend: str) -> Sheet:
    text = Text()
    for key, meaning in KEYS:
        text.append(f"{key:<12} ", f"bold {PHOSPHOR}").append(f"{meaning}\n", TEXT)
    return Sheet(text.append("\n").append(legend) if legend else text)
