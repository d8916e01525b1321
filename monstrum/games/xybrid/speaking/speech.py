"""How the parameters of XYbrid's sentences are spoken."""

from collections.abc import Mapping

from monstrum.content.language import Catalogue
from monstrum.content.names import Names
from monstrum.kit.speaker import Speaker


class LabSpeaker(Speaker):
    """One pack's names and one catalogue per language."""

    def __init__(self, names: Names, catalogues: Mapping[str, Catalogue]) -> None:
        super().__init__(names, catalogues)
        self.spoken |= dict.fromkeys(("part", "other", "first", "source", "card", "breakthrough"), self.card)
        for name in ("type", "science", "side", "slot", "zone", "operation"):
            self.spoken[name] = self.term(name)
        self.spoken |= {
            "thing": self.thing,
            "place": self.place,
            "parts": self.listed(self.card, "comma"),
            "types": self.listed(self.term("type"), "comma"),
            "sciences": self.listed(self.term("science"), "and"),
        }

    def thing(self, text: str, language: str) -> str:
        """`A02`, or `P1:A02` for a part that is somebody else's."""
        player, _, id = text.rpartition(":")
        if not player:
            return self.card(id, language)
        return self.word("terms", "theirs", language, player=player, name=self.card(id, language))

    def place(self, text: str, language: str) -> str:
        """`lab`, or `P1.hand`."""
        player, _, where = text.rpartition(".")
        return self.word("terms", f"place_{where}", language, player=player)
