"""What the terminal says, in the language of whoever sits there."""

from dataclasses import replace

from textual.binding import ActiveBinding
from textual.screen import Screen

from monstrum.texts.platform import phrase, platform, spoken

__all__ = ["SpokenKeys", "key_phrase", "phrase", "spoken"]


def key_phrase(code: str) -> str:
    """What a key does; the library's own widgets have theirs, which are shown nowhere."""
    return (
        phrase(f"key_{code}") if code and platform().catalogues["en"].has("terminal", f"key_{code}") else code
    )


class SpokenKeys(Screen[None]):
    """A screen whose foot tells what the keys do: its bindings have codes, and the foot says them."""

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        return {
            key: each._replace(
                binding=replace(each.binding, description=key_phrase(each.binding.description))
            )
            for key, each in super().active_bindings.items()
        }
