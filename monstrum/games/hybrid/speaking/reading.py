"""Words back into actions: forgiving about spelling, and clear about what it did not understand.

Whether an action is legal is not asked here; `refusals.py` says why one is not.
"""

import re
from typing import Final, NoReturn

from monstrum.content.names import Names, folded
from monstrum.content.suggestions import did_you_mean
from monstrum.core.engine import legal_actions
from monstrum.core.errors import UnreadableWords
from monstrum.games.hybrid.asks import LAYOUT, SPACE
from monstrum.games.hybrid.content import terms
from monstrum.games.hybrid.rules import actions, kinds
from monstrum.games.hybrid.rules.squares import DIRECTION_NAMES, WIDTH
from monstrum.games.hybrid.speaking.card_words import CARD_VERBS, USES
from monstrum.games.hybrid.speaking.words import TURN_WORDS, figure_word, pending_kind, words
from monstrum.games.hybrid.state import FIGURES, NOT_IN_PLAY, SLOTS, SkirmishState

LONGEST_TEXT: Final = 400  # characters; nobody says more in one breath
QUOTED: Final = 60
_SQUARE: Final = re.compile(r"\(?\s*(\d{1,2})\s*,\s*(\d{1,2})\s*\)?")

NOTHING_WORDS: Final = ("none", "pass", "done", "nothing")
SINGLE_WORDS: Final = {
    "yes": actions.YES,
    "no": actions.NO,
    "stop": actions.STOP,
    "exit": actions.EXIT,
    "leave": actions.EXIT,
    "watch": actions.WATCH,
    "trap": actions.TRAP_UP,
    "event": actions.EVENT_UP,
    "griffin": actions.SIDE,
    "scorpion": actions.SIDE + 1,
}
FACINGS_ASKED: Final = (kinds.DEPLOY_FACING, kinds.ENTER_FACING, kinds.EFFECT_FACING)
DIRECTED: Final = {"step": actions.STEP, "jump": actions.JUMP, "brush": actions.BRUSH, "push": actions.STEP}
FIGURE_WORDS: Final = ("strike", "shoot", "hinder", "order", "lead", "wait", "pick", "attack", "pierce")
SQUARE_WORDS: Final = ("at", "aside", "activate", "entry", "square")
CARD_WORDS: Final = (*CARD_VERBS.values(), "card")
NUMBERED_BLOCKS: Final = ("choice", "tile", "lay", "spare")
JOINING_WORDS: Final = ("and", "over", "to", "at", "with", "then", "for", "facing", "as", "counter", "door")
VERBS: Final = (
    *DIRECTED, *FIGURE_WORDS, *SQUARE_WORDS, *SINGLE_WORDS, *NOTHING_WORDS, "mode", "level", "turn", "face",
    "put", "option", "enter", "deploy", "open", "close", "hand", "accept", "recruit", "roll",
    "move", "lay", *CARD_WORDS,
)  # fmt: skip


def parse(state: SkirmishState, seat: int, text: str, names: Names) -> list[int]:
    """The path of picks these words stand for, legal or not. Raises UnreadableWords and nothing else."""
    return Reader(state, seat, names).path(text)


def read_square(word: str) -> int | None:
    """`column,row` as a square; None if it is none."""
    match = _SQUARE.fullmatch(word)
    if match is None or int(match[1]) >= WIDTH or int(match[2]) >= WIDTH:
        return None
    return int(match[2]) * WIDTH + int(match[1])


def read_figure(state: SkirmishState, word: str) -> int | None:
    """The figurine with this letter, or with the same letter in the other case if only that one is there."""
    if word.startswith("#") and word[1:].isdigit() and int(word[1:4]) < FIGURES:
        return int(word[1:4])
    if len(word) != 1:
        return None
    for letter in (word, word.swapcase()):
        for figure in range(FIGURES):
            if state.status[figure] != NOT_IN_PLAY and state.letter[figure] == ord(letter):
                return figure
    return None


class Reader:
    """Reads for one seat in one state: the pending decision gives bare words their meaning."""

    def __init__(self, state: SkirmishState, seat: int, names: Names) -> None:
        self.state = state
        self.seat = seat
        self.names = names
        self.kind = pending_kind(state)

    def path(self, text: str) -> list[int]:
        if len(text) > LONGEST_TEXT:
            self.give_up(f"{quoted(text)} is too long to be an action.")
        said = _SQUARE.sub(lambda match: f" {match[1]},{match[2]} ", text).split()
        if not said:
            self.give_up("Nothing was said.")
        verb = said[0].casefold()
        rest = said[1:]
        if not rest:
            return self.one_word(said[0])
        if verb in DIRECTED:
            return [DIRECTED[verb] + self.direction(self.only(rest))]
        if verb == "turn":
            return [self.turn(self.only(rest))]
        if verb == "face":
            return [actions.FACING + self.facing(self.only(rest))]
        if verb == "mode":
            return [actions.MODE + self.word_of(self.only(rest).upper(), terms.MODES, "mode")]
        if verb in ("level", "roll", "accept"):
            return [self.numbered(verb, self.only(rest))]
        if verb == "option":
            return [self.option(self.only(rest))]
        if verb == "tile" and not rest[0].startswith("#"):
            tiles = self.state.catalog.tiles
            return [actions.TILE + self.word_of(self.only(rest).upper(), tiles, "tile")]
        if verb in ("open", "close") or (verb == "door" and self.kind == kinds.EFFECT_PICK):
            return [self.door(self.only(rest))]
        if verb == "hand":
            return [actions.HAND_TO + self.figure(self.only(rest))]
        if verb == "recruit":
            if rest[0].startswith("#"):
                return [self.in_block("profile", self.only(rest))]
            return [actions.PROFILE + self.profile(id) for id in self.profiles(rest)]
        if verb in ("deploy", "enter", "put"):
            return self.placed(verb, rest)
        if verb in FIGURE_WORDS:
            return [actions.FIGURE + self.figure(word) for word in self.plain(rest)]
        if verb == "at" and len(self.plain(rest)) == 2:
            return self.placed(verb, rest)
        if verb in SQUARE_WORDS:
            return [actions.SQUARE + self.square(self.only(rest))]
        if verb in CARD_WORDS:
            return [actions.CARD + self.card(rest)]
        if verb == "lay" and not rest[0].startswith("#"):
            return [self.laid(rest)]
        if verb in NUMBERED_BLOCKS:
            return [self.in_block(verb, self.only(rest))]
        return self.bare(text, said)

    # One word ---------------------------------------------------------------------------------------

    def one_word(self, word: str) -> list[int]:
        """Letters of figurines and facings are told apart by what is being asked."""
        low = word.casefold()
        if self.kind == kinds.MODE and word.upper() in terms.MODES:
            return [actions.MODE + terms.MODES.index(word.upper())]
        if self.kind in FACINGS_ASKED and word.upper() in terms.FACINGS:
            return [actions.FACING + terms.FACINGS.index(word.upper())]
        if low in NOTHING_WORDS:
            return [actions.STOP if self.kind == kinds.MOVE and low != "none" else actions.NONE]
        if low == "move" and self.kind == kinds.FACE_TURN:
            return [actions.NONE]
        if low == "enter":
            return [actions.ENTER]
        if low in SINGLE_WORDS:
            return [SINGLE_WORDS[low]]
        if low in TURN_WORDS:
            return [actions.TURN + TURN_WORDS.index(low)]
        if self.kind == kinds.MOVE and word.upper() in DIRECTION_NAMES:
            return [actions.STEP + DIRECTION_NAMES.index(word.upper())]
        if self.kind == kinds.LEVEL and re.fullmatch(r"[lL]?[1-6]", word):
            return [actions.LEVEL + int(word[-1])]
        if low in VERBS:
            self.give_up(f"'{low}' needs something after it.")
        return self.bare(word, [word])

    def bare(self, text: str, said: list[str]) -> list[int]:
        """Figurines, squares or profiles without a verb: what the pending decision does with them."""
        if len(said) == 1 and (square := read_square(said[0])) is not None:
            return [actions.SQUARE + square]
        if all(read_figure(self.state, word) is not None for word in said):
            return [actions.FIGURE + self.figure(word) for word in said]
        meant = self.names.meant(" ".join(folded(text)))
        if len(meant) == 1 and meant[0] in self.state.catalog.card_ids:
            return [actions.CARD + self.state.catalog.card_ids.index(meant[0])]
        if meant:
            return [actions.PROFILE + self.profile(id) for id in self.profiles(said)]
        self.give_up(f"{quoted(text)} is not understood{did_you_mean(said[0].casefold(), VERBS)}.")

    # Pieces -----------------------------------------------------------------------------------------

    def plain(self, said: list[str]) -> list[str]:
        """Without the words that only join; a letter that is a word stays (`a`)."""
        return [word for word in said if word.casefold() not in JOINING_WORDS]

    def only(self, said: list[str]) -> str:
        left = self.plain(said)
        if len(left) != 1:
            self.give_up(f"{quoted(' '.join(said))} should be one thing.")
        return left[0]

    def placed(self, verb: str, said: list[str]) -> list[int]:
        """`deploy A 1,4 E`, `deploy 1,4`, `enter 0,4 E`: the letter may be left out, the facing said
        later."""
        left = self.plain(said)
        if verb == "deploy" and left and read_square(left[0]) is None:
            figure = self.figure(left[0])
            if self.kind in (kinds.DEPLOY, kinds.DEPLOY_FACING) and figure != self.asked_about():
                asked = figure_word(self.state, self.asked_about())
                self.give_up(f"It is {asked} who is deployed now, not {left[0]}.")
            left = left[1:]
        if not 1 <= len(left) <= 2:
            self.give_up(f"'{verb}' needs a square and a facing, like '{verb} 1,4 E'.")
        found = [actions.SQUARE + self.square(left[0])]
        if len(left) == 2:
            found.append(actions.FACING + self.facing(left[1]))
        if self.kind in (kinds.ENTER_AT, kinds.DEPLOY, kinds.DEPLOY_FACING):
            return found
        return [actions.ENTER, *found] if verb == "enter" else found

    def option(self, word: str) -> int:
        """`option 2`: the second of the effects on offer."""
        number = int(word) if word.isdigit() and len(word) < 4 else 0
        if not 1 <= number <= 32:
            self.give_up(f"'option' needs a number from 1 to 32, not {quoted(word)}.")
        return actions.CHOICE + number - 1

    def asked_about(self) -> int:
        self.state.load()
        return self.state.a

    def direction(self, word: str) -> int:
        return self.word_of(word.upper(), DIRECTION_NAMES, "direction")

    def facing(self, word: str) -> int:
        return self.word_of(word.upper(), terms.FACINGS, "facing")

    def word_of(self, word: str, known: tuple[str, ...] | list[str], what: str) -> int:
        if word not in known:
            self.give_up(f"{quoted(word)} is no {what}; there is: {', '.join(known)}.")
        return list(known).index(word)

    def turn(self, word: str) -> int:
        """`left`, `right`, `half`, or the facing to turn to."""
        if word.casefold() in TURN_WORDS:
            return actions.TURN + TURN_WORDS.index(word.casefold())
        quarters = (self.facing(word) - self.state.facing[self.mover()]) % 4
        if quarters == 0:
            self.give_up(f"The warrior faces {word.upper()} already.")
        return actions.TURN + (actions.RIGHT, actions.HALF, actions.LEFT)[quarters - 1]

    def mover(self) -> int:
        """The warrior whose Movement or turn is asked for; the first one where none is."""
        if self.kind not in (kinds.MOVE, kinds.OBJECTIVE_TURN):
            return 0
        return self.asked_about() % 256

    def numbered(self, verb: str, word: str) -> int:
        first, most = {
            "level": (actions.LEVEL, 6),
            "roll": (actions.DIE, 10),
            "accept": (actions.OBJECTIVE, 6),
        }[verb]
        digits = word.lstrip("Ll") if verb == "level" else word
        least = 0 if verb == "accept" else 1
        if not digits.isdigit() or not least <= int(digits[:3]) <= most:
            self.give_up(f"'{verb}' needs a number from 1 to {most}, not {quoted(word)}.")
        return first + int(digits)

    def in_block(self, block: str, word: str) -> int:
        """`card #12`: by its number in the block."""
        first, number = LAYOUT.first[block], LAYOUT.number_of(SPACE.block(block))
        if not word.startswith("#") or not word[1:].isdigit() or not int(word[1:6]) < number:
            self.give_up(f"'{block}' needs a number from #0 to #{number - 1}, not {quoted(word)}.")
        return first + int(word[1:6])

    def door(self, word: str) -> int:
        if word.startswith("#"):
            return self.in_block("door", word)
        square = self.square(word)
        door = self.state.mission.door_at[square]
        if door < 0:
            self.give_up(f"There is no door on {word}.")
        return actions.DOOR + door

    def square(self, word: str) -> int:
        found = read_square(word)
        if found is None:
            self.give_up(f"{quoted(word)} is no square; a square is column,row, like 3,4.")
        return found

    def figure(self, word: str) -> int:
        found = read_figure(self.state, word)
        if found is None:
            self.give_up(f"There is no figurine {quoted(word)}; there is: {self.letters()}.")
        return found

    def letters(self) -> str:
        present = [f for f in range(FIGURES) if self.state.status[f] != NOT_IN_PLAY]
        sides = [[figure_word(self.state, f) for f in present if f // SLOTS == side] for side in (0, 1)]
        return ", ".join(sides[0] + sides[1]) or "nobody yet"

    def profiles(self, said: list[str]) -> list[str]:
        """Profiles named one after the other, by id or name; at each place the longest name counts."""
        found: list[str] = []
        at = 0
        while at < len(said):
            for end in range(min(len(said), at + self.names.longest), at, -1):
                meant = self.names.meant(" ".join(folded(" ".join(said[at:end]))))
                if len(meant) == 1:
                    found.append(meant[0])
                    at = end
                    break
            else:
                rest = " ".join(said[at:])
                self.give_up(
                    f"There is no profile {quoted(rest)}{did_you_mean(rest, self.known_profiles())}."
                )
        return found

    def card(self, said: list[str]) -> int:
        """A card by id, name or `#number`."""
        if len(said) == 1 and said[0].startswith("#"):
            return self.in_block("card", said[0]) - actions.CARD
        text = " ".join(said)
        ids = self.state.catalog.card_ids
        if text.upper() in ids:
            return ids.index(text.upper())
        meant = [id for id in self.names.meant(" ".join(folded(text))) if id in ids]
        if len(meant) != 1:
            self.give_up(f"There is no card {quoted(text)}{did_you_mean(text, ids)}.")
        return ids.index(meant[0])

    def laid(self, said: list[str]) -> int:
        """`ACT-08 effect`, `ACT-08 points 2`; without a word the points are meant."""
        left = self.plain(said)
        shot = 0
        if len(left) > 1 and left[-1] in ("1", "2"):
            shot = int(left.pop()) - 1
        use = 0
        if len(left) > 1 and left[-1].casefold() in USES:
            use = USES.index(left.pop().casefold())
        card = self.card(left)
        if card >= self.state.catalog.action_cards:
            self.give_up(f"{quoted(' '.join(left))} is no Action card.")
        return int(actions.lay_action(card, use, shot))

    def known_profiles(self) -> list[str]:
        ids = self.state.catalog.profile_ids
        return [*ids, *(self.names.name(id) for id in ids)]

    def profile(self, id: str) -> int:
        if id not in self.state.catalog.profile_ids:
            self.give_up(f"{id} is no profile.")
        return self.state.catalog.profile_ids.index(id)

    # Giving up --------------------------------------------------------------------------------------

    def give_up(self, complaint: str) -> NoReturn:
        examples = ", ".join(f"'{example}'" for example in self.examples())
        raise UnreadableWords(f"{complaint} Understood here: {examples}.")

    def examples(self) -> list[str]:
        """Two or three things the seat could say now; where it has no say, things anybody might say once."""
        legal = legal_actions(self.state, self.seat)
        if not legal:
            return ["step N", "turn left", "mode OC"]
        shown = [legal[0], legal[len(legal) // 2], legal[-1]]
        return list(dict.fromkeys(words(self.state, action) for action in shown))


def quoted(text: str) -> str:
    """What was said, short and printable."""
    plain = "".join(letter if letter.isprintable() else "?" for letter in text[: QUOTED + 1])
    return f"'{plain[:QUOTED]}…'" if len(plain) > QUOTED else f"'{plain}'"
