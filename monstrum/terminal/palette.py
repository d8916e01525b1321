"""The colours of the house, as in the browser: glass holds things, paper tells things, phosphor invites."""

from typing import Final

PAGE: Final = "#0b1214"
PANEL: Final = "#121c1f"
RAISED: Final = "#1a282c"
CONTROL: Final = "#25383d"
TEXT: Final = "#f5eedc"
QUIET: Final = "#bccac6"
CAPTION: Final = "#93a6a3"
PHOSPHOR: Final = "#d8f65a"
ON_PHOSPHOR: Final = "#141b06"
PAPER: Final = "#f3e7c6"
ON_PAPER: Final = "#1d2118"
NO: Final = "#ff8a78"
NO_GROUND: Final = "#3a1a18"
INFO: Final = "#8fdcff"
GOLD: Final = "#f0c64d"
EDGE: Final = "#6b858c"
LINE: Final = "#3a5057"
SECRET: Final = "#e2d6fa"
SECRET_GROUND: Final = "#3a2a5c"
SECRET_EDGE: Final = "#b79cf0"

SCIENCES: Final = {"BIO": "#6ce2b8", "CHE": "#ffcf33", "PHY": "#b0adff", "ROB": "#ff725c"}
