"""Words back into actions: forgiving about spelling, and clear about what it did not understand.

Whether an action is legal is not asked here; `refusals.py` says why one is not.
"""

from typing import Final, NoReturn

from monstrum.content.names import Names, folded
from monstrum.content.suggestions import did_you_mean
from monstrum.core.engine import legal_actions
from monstrum.core.errors import UnreadableWords
from monstrum.games.xybrid import actions, kinds
from monstrum.games.xybrid.catalog import ARM, CORE, HEAD, SCIENCE_NAMES
from monstrum.games.xybrid.decisions import decision_now
from monstrum.games.xybrid.state import MOST_SEATS, LabState
from monstrum.games.xybrid.words import pending_kind, words

LONGEST_TEXT: Final = 400  # characters; nobody says more in one breath
QUOTED: Final = 60

NOTHING_WORDS: Final = ("none", "pass", "done", "nothing")
JOINING_WORDS: Final = ("and", "with", "for", "+", "&")
VERBS: Final = {
    "core": actions.TAKE,
    "draw": actions.TAKE,
    "attach": actions.FIT,
    "fit": actions.FIT,
    "activate": actions.USE,
    "mission": actions.USE,
    "use": actions.USE,
    "swap": actions.SWAP,
    "exchange": actions.SWAP,
    "with": actions.WITH,
    "pick": actions.CHOOSE,
    "pay": actions.CHOOSE,
    "choose": actions.CHOOSE,
    "bury": actions.CHOOSE,
    "take": actions.CHOOSE,
    "reveal": actions.BLOCKS,
}
BLOCK_OF_DECISION: Final = {
    kinds.CHOOSE_CORE: actions.TAKE,
    kinds.MISSION: actions.USE,
    kinds.DRAW: actions.TAKE,
    kinds.BUILD_ATTACH: actions.FIT,
    kinds.BUILD_SWAP: actions.SWAP,
    kinds.BUILD_SWAP_WITH: actions.WITH,
    kinds.BREAKTHROUGH: actions.BLOCKS,
    kinds.DEPLOY_ORDER: actions.USE,
    kinds.EFFECT_COST: actions.CHOOSE,
    kinds.EFFECT_COST_MORE: actions.CHOOSE,
    kinds.EFFECT_DRAW: actions.TAKE,
    kinds.EFFECT_PART: actions.CHOOSE,
    kinds.EFFECT_PART_MORE: actions.CHOOSE,
    kinds.EFFECT_UPTO: actions.CHOOSE,
    kinds.EFFECT_SWAP: actions.SWAP,
    kinds.EFFECT_SWAP_WITH: actions.WITH,
    kinds.EFFECT_PEEK: actions.CHOOSE,
    kinds.RANDOM_PART: actions.CHOOSE,
    kinds.DECK_SLOT: actions.CHOOSE,
    kinds.DEAL_ONE: actions.BLOCKS,
}


def single_words() -> dict[str, int]:
    """The words that are a whole action by themselves."""
    found = dict.fromkeys(NOTHING_WORDS, actions.NONE)
    found |= {"yes": actions.YES, "no": actions.NO, "left": actions.ON_LEFT, "right": actions.ON_RIGHT}
    found |= {f"p{seat}": actions.PLAYER + seat for seat in range(MOST_SEATS)}
    found |= {name.casefold(): actions.NAME + at for at, name in enumerate(SCIENCE_NAMES)}
    return found


SINGLE_WORDS: Final = single_words()


def parse(state: LabState, seat: int, text: str, names: Names) -> list[int]:
    """The path of picks these words stand for, legal or not. Raises UnreadableWords and nothing else."""
    return Reader(state, seat, names).path(text)


def read_card(text: str, names: Names) -> str:
    """The one card a text names, by id or English name; empty if none or several."""
    meant = names.meant(" ".join(folded(text[:LONGEST_TEXT])))
    return meant[0] if len(meant) == 1 else ""


class Reader:
    """Reads for one seat in one state: the pending decision gives bare ids their meaning."""

    def __init__(self, state: LabState, seat: int, names: Names) -> None:
        self.state = state
        self.seat = seat
        self.names = names

    def path(self, text: str) -> list[int]:
        if len(text) > LONGEST_TEXT:
            self.give_up(f"{quoted(text)} is too long to be an action.")
        said = folded(text)
        if not said:
            self.give_up("Nothing was said.")
        if len(said) == 1 and said[0] in SINGLE_WORDS:
            return [SINGLE_WORDS[said[0]]]
        if said[0] not in VERBS:
            return self.bare(text, said)
        if len(said) == 2 and said[1] in NOTHING_WORDS:
            return [actions.NONE]
        if self.names.meant(" ".join(said)):  # a card may be called 'Draw Bridge'
            return self.bare(text, said)
        if len(said) == 1:
            self.give_up(f"'{said[0]}' needs a card.")
        return self.block_path(said[0], VERBS[said[0]], self.cards(said[1:], VERBS[said[0]]))

    def bare(self, text: str, said: list[str]) -> list[int]:
        """Cards without a verb: what the pending decision does with cards."""
        known_verb = did_you_mean(said[0], VERBS) if len(said) > 1 else ""
        block = BLOCK_OF_DECISION.get(pending_kind(self.state), -1)
        if not self.starts_with_card(said):
            guess = did_you_mean(" ".join(said), [*self.names.all_spellings(), *SINGLE_WORDS])
            self.give_up(f"{quoted(text)} is not understood{guess or known_verb}.")
        cards = self.cards(said, block)
        if all(id in self.state.catalog.breakthrough_ids for id in cards):
            block = actions.BLOCKS
        if block < 0:
            self.give_up(f"It is not clear what to do with {quoted(text)}.")
        return self.block_path("", block, cards)

    def starts_with_card(self, said: list[str]) -> bool:
        return any(
            self.names.meant(" ".join(said[:end])) for end in range(1, min(self.names.longest, len(said)) + 1)
        )

    def cards(self, said: list[str], block: int) -> list[str]:
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

    def the_one(self, said: str, meant: list[str], block: int) -> str:
        """Of several cards with one name, the only one of the kind the verb speaks of."""
        fitting = [
            id for id in meant if (id in self.state.catalog.breakthrough_ids) == (block == actions.BLOCKS)
        ]
        if len(meant) > 1 and len(fitting) != 1:
            self.give_up(f"{quoted(said)} is the name of {' and '.join(meant)}: say which.")
        return fitting[0] if fitting else meant[0]

    def block_path(self, verb: str, block: int, cards: list[str]) -> list[int]:
        catalog = self.state.catalog
        for id in cards:
            wanted = catalog.breakthrough_ids if block == actions.BLOCKS else catalog.ids
            if id not in wanted:
                kind = "breakthrough" if block == actions.BLOCKS else "part"
                self.give_up(f"'{verb or id}' speaks of a {kind} here, and {id} is none.")
        if block == actions.BLOCKS:
            self.at_most(1, cards)
            return [actions.reveal_action(catalog, catalog.breakthrough_ids.index(cards[0]))]
        parts = [catalog.ids.index(id) for id in cards]
        if block in (actions.SWAP, actions.WITH) and len(parts) == 2 and parts[0] == self.begun_with():
            return [actions.part_action(catalog, actions.WITH, parts[1])]
        if block == actions.SWAP:
            self.at_most(2, cards)
            blocks = [actions.SWAP, actions.WITH]
            return [actions.part_action(catalog, blocks[at], part) for at, part in enumerate(parts)]
        if block != actions.CHOOSE:
            self.at_most(1, cards)
        return [actions.part_action(catalog, block, part) for part in parts]

    def begun_with(self) -> int:
        """The first part of the pair in progress, maybe one taken by itself; -1 if there is none."""
        now = decision_now(self.state)
        return now.part if now.kind in (kinds.BUILD_SWAP_WITH, kinds.EFFECT_SWAP_WITH) else -1

    def at_most(self, number: int, cards: list[str]) -> None:
        if len(cards) > number:
            allowed = "one card" if number == 1 else "two cards"
            self.give_up(
                f"These are {len(cards)} cards ({quoted(' '.join(cards))}) where {allowed} can be named."
            )

    def give_up(self, complaint: str) -> NoReturn:
        examples = ", ".join(f"'{example}'" for example in self.examples())
        raise UnreadableWords(f"{complaint} Understood here: {examples}.")

    def examples(self) -> list[str]:
        """Two or three things the seat could say now; where it has no say, things anybody might say once."""
        legal = legal_actions(self.state, self.seat)
        if not legal:
            catalog = self.state.catalog
            arm, head, core = (catalog.ids[list(catalog.type_of).index(kind)] for kind in (ARM, HEAD, CORE))
            return [f"draw {arm}", f"activate {head}", f"core {core}"]
        shown = [legal[0], legal[len(legal) // 2], legal[-1]]
        return list(dict.fromkeys(words(self.state, action) for action in shown))


def quoted(text: str) -> str:
    """What was said, short and printable."""
    plain = "".join(letter if letter.isprintable() else "?" for letter in text[: QUOTED + 1])
    return f"'{plain[:QUOTED]}…'" if len(plain) > QUOTED else f"'{plain}'"
