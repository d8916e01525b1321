"""Words back into actions: forgiving about spelling, and clear about what it did not understand.

Whether an action is legal is not asked here; `refusals.py` says why one is not.
"""

from typing import Final

from monstrum.content.names import folded
from monstrum.content.suggestions import did_you_mean
from monstrum.games.xybrid.asks import ASKS, BREAKTHROUGHS, SPACE
from monstrum.games.xybrid.content.catalog import ARM, CORE, HEAD
from monstrum.games.xybrid.state import LabState
from monstrum.kit.reading import Reader, quoted

JOINING_WORDS: Final = ("and", "with", "for", "+", "&")
SINGLE_WORDS: Final = ASKS.single_words()
NOTHING_WORDS: Final = tuple(word for word, (block, _) in SINGLE_WORDS.items() if block == "none")
VERBS: Final = {verb: block for verb, block in ASKS.verbs().items() if verb not in SINGLE_WORDS}


class CardReader(Reader):
    """Reads the cards of a gesture; without a verb, what the pending decision does with cards."""

    state: LabState

    def understood(self, text: str) -> list[int]:
        said = folded(text)
        if len(said) == 1 and said[0] in SINGLE_WORDS:
            return [self.action(*SINGLE_WORDS[said[0]])]
        if said[0] not in VERBS:
            return self.bare(text, said)
        if len(said) == 2 and said[1] in NOTHING_WORDS:
            return [self.action("none", 0)]
        if self.names.meant(" ".join(said)):  # a card may be called 'Draw Bridge'
            return self.bare(text, said)
        if len(said) == 1:
            self.give_up(f"'{said[0]}' needs a card.")
        block = VERBS[said[0]]
        return self.block_path(said[0], block, self.cards(said[1:], block))

    def action(self, block: str, thing: int) -> int:
        return self.wording.layout.action(block, thing)

    def bare(self, text: str, said: list[str]) -> list[int]:
        """Cards without a verb: what the pending decision does with cards."""
        known_verb = did_you_mean(said[0], VERBS) if len(said) > 1 else ""
        block = next((name for name in self.now.ask.answers if isinstance(SPACE.block(name).things, str)), "")
        if not self.starts_with_card(said):
            guess = did_you_mean(" ".join(said), [*self.names.all_spellings(), *SINGLE_WORDS])
            self.give_up(f"{quoted(text)} is not understood{guess or known_verb}.")
        cards = self.cards(said, block)
        if all(id in self.state.catalog.breakthrough_ids for id in cards):
            block = "reveal"
        if not block:
            self.give_up(f"It is not clear what to do with {quoted(text)}.")
        return self.block_path("", block, cards)

    def starts_with_card(self, said: list[str]) -> bool:
        return any(
            self.names.meant(" ".join(said[:end])) for end in range(1, min(self.names.longest, len(said)) + 1)
        )

    def cards(self, said: list[str], block: str) -> list[str]:
        """The cards named one after the other; at each place the longest name counts."""
        found: list[str] = []
        at = 0
        while at < len(said):
            for end in range(min(len(said), at + self.names.longest), at, -1):
                meant = self.names.meant(" ".join(said[at:end]))
                if meant:
                    found.append(self.the_one(" ".join(said[at:end]), meant, block))
                    at = end
                    break
            else:
                if not found or said[at] not in JOINING_WORDS or at + 1 == len(said):
                    rest = " ".join(said[at:])
                    guess = did_you_mean(rest, self.names.all_spellings())
                    self.give_up(f"There is no card {quoted(rest)}{guess}.")
                at += 1
        return found

    def the_one(self, said: str, meant: list[str], block: str) -> str:
        """Of several cards with one name, the only one of the kind the verb speaks of."""
        fitting = [id for id in meant if (id in self.state.catalog.breakthrough_ids) == (block == "reveal")]
        if len(meant) > 1 and len(fitting) != 1:
            self.give_up(f"{quoted(said)} is the name of {' and '.join(meant)}: say which.")
        return fitting[0] if fitting else meant[0]

    def block_path(self, verb: str, block: str, cards: list[str]) -> list[int]:
        things = self.wording.layout.names[block]
        for id in cards:
            if id not in things:
                kind = "breakthrough" if SPACE.block(block).things == BREAKTHROUGHS else "part"
                self.give_up(f"'{verb or id}' speaks of a {kind} here, and {id} is none.")
        parts = [things.index(id) for id in cards]
        if block in ("swap", "with") and len(parts) == 2 and parts[0] == self.begun_with():
            return [self.action("with", parts[1])]
        if block == "swap":
            self.at_most(2, cards)
            return [self.action(("swap", "with")[at], part) for at, part in enumerate(parts)]
        if block != "choose":
            self.at_most(1, cards)
        return [self.action(block, part) for part in parts]

    def begun_with(self) -> int:
        """The first part of the pair in progress, maybe one taken by itself; -1 if there is none."""
        return self.now.register("part") if "with" in self.now.ask.answers else -1

    def at_most(self, number: int, cards: list[str]) -> None:
        if len(cards) > number:
            allowed = "one card" if number == 1 else "two cards"
            self.give_up(
                f"These are {len(cards)} cards ({quoted(' '.join(cards))}) where {allowed} can be named."
            )

    def usual(self) -> list[str]:
        catalog = self.state.catalog
        arm, head, core = (catalog.ids[list(catalog.type_of).index(kind)] for kind in (ARM, HEAD, CORE))
        return [f"draw {arm}", f"activate {head}", f"core {core}"]
