"""The palette as a theme of textual, and the rules of layout that all screens share."""

from typing import Final

from textual.theme import Theme

from monstrum.terminal import palette

STITCHED_GLASS: Final = Theme(
    name="stitched-glass",
    primary=palette.PHOSPHOR,
    secondary=palette.INFO,
    accent=palette.GOLD,
    foreground=palette.TEXT,
    background=palette.PAGE,
    surface=palette.PANEL,
    panel=palette.RAISED,
    success=palette.PHOSPHOR,
    warning=palette.GOLD,
    error=palette.NO,
    dark=True,
    variables={
        "footer-key-foreground": palette.PHOSPHOR,
        "footer-background": palette.PANEL,
        "block-cursor-background": palette.CONTROL,
        "block-cursor-foreground": palette.TEXT,
        "block-cursor-text-style": "bold",
        "block-cursor-blurred-background": palette.RAISED,
        "block-cursor-blurred-foreground": palette.TEXT,
        "block-cursor-blurred-text-style": "none",
        "block-hover-background": palette.RAISED,
        "border": palette.EDGE,
        "border-blurred": palette.LINE,
        "input-cursor-background": palette.PHOSPHOR,
    },
)

SHARED_CSS: Final = """
OptionList { border: none; padding: 0; background: $surface; scrollbar-size-vertical: 1; }
OptionList:focus { border: none; background-tint: $surface 0%; }
.sheet OptionList { background: $panel; height: auto; }
.sheet #rules { height: 1fr; }
VerticalScroll { scrollbar-size-vertical: 1; }
ModalScreen { background: #000000 55%; }
.sheet { background: $panel; border: round $border; padding: 0 1; }
.-refusal .sheet { border: round $error; }
RankingScreen .sheet { border: round $accent; }
.keys { color: #93a6a3; }
.caption { color: #93a6a3; text-style: bold; }
"""
